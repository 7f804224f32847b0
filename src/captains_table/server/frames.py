"""What a browser is sent of a table: everything as one seat sees it, in the reader's language."""

from __future__ import annotations

from typing import cast

import msgspec

import captains_table as ct
from captains_table.engine.register import register
from captains_table.server.clock import today
from captains_table.server.live import Live
from captains_table.server.messages import SeatInfo, SeatKind, Status, TableInfo
from captains_table.server.socket_messages import Frame, LogLine, Offered, Refusal, Result
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
    left = row.expires - now  # of the house's time; people read a calendar
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
        expires=(today() + left) // SECOND,
        muted=settings["muted"],
        commitment=row.commitment,
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
        away=0 if seat.away is None else max(0, now - seat.away) // SECOND,
        clock=clock,
        stand_in=seat.stand_in,
    )


def frame(live: Live, seat: int | None, mine: list[int], lang: str, since: int, now: int) -> Frame:
    """The table as a seat sees it, with what it was told after entry `since`."""
    table = live.table
    since = live.known_since(since)
    view = live.view(seat)
    if view:
        view = {**view, "seq": live.row.seq}
    decision = table.decision if table is not None and live.row.status == "playing" else None
    asked = decision is not None and decision.seat == seat
    return Frame(
        table=table_info(live, now),
        seat=seat,
        mine=mine,
        seq=live.row.seq,
        view=view,
        names=live.names(lang),
        prompt=decision.prompt(lang) if decision is not None and asked else "",
        choices=[
            Offered(choice.index, choice.code, choice.action, choice.label(lang))
            for choice in (decision.choices if decision is not None and asked else ())
        ],
        facts=live.facts(seat),
        story=table.story(lang) if table is not None else {},
        hints=table.hints(seat) if asked and table and seat is not None else {},
        undo=asked and live.can_undo() == seat,
        since=since,
        log=cast(list[LogLine], live.lines(seat, lang, since)),
        result=_result(live),
        notices=live.notices(lang),
    )


def _result(live: Live) -> Result | None:
    """How the game ended, as it was found then."""
    return Result(**live.row.result) if live.row.result is not None else None


encode = msgspec.json.Encoder().encode
