"""What a browser is sent of a table: everything as one seat sees it, in the reader's language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import msgspec

import captains_table as ct
from captains_table.engine.register import register
from captains_table.server.draws import commitment
from captains_table.server.live import Live
from captains_table.server.messages import (
    Chosen,
    Frame,
    LogLine,
    Refusal,
    Result,
    SeatInfo,
    SeatKind,
    Status,
    TableInfo,
)
from captains_table.server.store.rows import SeatRow

SECOND = 1000  # the store counts milliseconds


def refusal(live: Live, error: ct.IllegalChoice, lang: str) -> Refusal:
    """A refusal with its rule, for people, in their language."""
    rules = register(ct.game(live.row.game).folder)
    citation = rules[error.rule].section[lang] if error.rule else ""
    return Refusal(rule=error.rule, citation=citation, text=error.text(lang))


def table_info(live: Live, now: int) -> TableInfo:
    """What everybody may know of a table."""
    row, settings = live.row, live.row.settings
    over = row.status == "over"
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        status=cast(Status, row.status),
        seats=[_seat_info(live, seat, now) for seat in live.seats],
        host=row.host,
        options=ct.game(row.game).options_seen(row.options),
        listed=settings["listed"],
        pace=settings["pace"],
        minutes=settings["minutes"],
        hot_seat=settings["hot_seat"],
        created=row.created // SECOND,
        expires=row.expires // SECOND,
        muted=settings["muted"],
        commitment=commitment(row.seed),
        seed=row.seed if over else "",
        nonces=row.nonces,
        reason=row.reason,
        rematch=row.rematch,
    )


def _seat_info(live: Live, seat: SeatRow, now: int) -> SeatInfo:
    clock = -1
    if seat.clock is not None:
        its_turn = live.row.turn == seat.seat and live.row.status == "playing"
        running = its_turn and not seat.stand_in
        clock = max(0, seat.clock - (now - live.row.touched if running else 0)) // SECOND
    return SeatInfo(
        seat=seat.seat,
        kind=cast(SeatKind, seat.kind),
        name=seat.name,
        strength=seat.strength,
        here=seat.kind == "person" and seat.away is None,
        away=0 if seat.away is None else (now - seat.away) // SECOND,
        clock=clock,
        stand_in=seat.stand_in,
    )


def frame(live: Live, seat: int | None, mine: list[int], lang: str, since: int, now: int) -> Frame:
    """The table as a seat sees it, with what it was told after entry `since`."""
    table = live.table
    since = live.known_since(since)
    view: dict[str, Any] = {}
    names: list[str] = []
    notices: list[str] = []
    if table is not None:
        view = {**live.view(seat), "seq": live.row.seq}
        names = table.seat_names(lang)
        words = table.words(lang)
        notices = [
            words.say(notice) for notice in table.game.notices(live.row.seats, view["options"])
        ]
    decision = table.decision if table is not None and live.row.status == "playing" else None
    asked = decision is not None and decision.seat == seat
    return Frame(
        table=table_info(live, now),
        seat=seat,
        mine=mine,
        seq=live.row.seq,
        view=view,
        names=names,
        prompt=decision.prompt(lang, view) if decision is not None and asked else "",
        choices=[
            Chosen(choice.index, choice.code, choice.action, choice.label(lang))
            for choice in (decision.choices if decision is not None and asked else ())
        ],
        hints=dict(table.game.hints(table.state, seat))
        if asked and table and seat is not None
        else {},
        undo=asked and live.can_undo() == seat,
        since=since,
        log=_log(live, seat, lang, since),
        result=_result(live),
        notices=notices,
    )


def _log(live: Live, seat: int | None, lang: str, since: int) -> list[LogLine]:
    """What a seat was told after an entry, as sentences."""
    first = len(live.lines)
    while first and live.lines[first - 1][0] > since:
        first -= 1
    lines = []
    teller = live.table or live.teller or _teller(live.row.game, live.row.seats)
    for number in range(first, len(live.lines)):
        for event in live.told_to(seat, number):
            lines.append(LogLine(live.lines[number][0], event, teller.say_event(event, lang)))
    return lines


@lru_cache(maxsize=32)
def _teller(game: str, seats: int) -> ct.Table:
    """A table that lends its words to one whose game cannot even be set up any more."""
    return ct.Table(game, seats, seed=0)


def _result(live: Live) -> Result | None:
    outcome = live.table.outcome if live.table is not None else None
    if outcome is None:
        return None
    return Result(
        scores=outcome.scores,
        winners=outcome.winners,
        ranking=outcome.ranking,
        breakdown=outcome.breakdown,
    )


encode = msgspec.json.Encoder().encode
