"""What a browser is sent of a table: everything as one seat sees it, in the reader's language."""

from __future__ import annotations

from typing import cast

import msgspec

import captains_table as ct
from captains_table.engine.register import register
from captains_table.server.aftermath import evening_of
from captains_table.server.chores import chores
from captains_table.server.clock import today
from captains_table.server.consent import asked as asked_back
from captains_table.server.consent import last_choice, to_be_asked
from captains_table.server.curtain import is_covered
from captains_table.server.evening import following, game_before
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
        increment=settings.get("increment", 0),
        turn_seconds=settings.get("turn_seconds", 0),
        hot_seat=settings["hot_seat"],
        created=row.created // SECOND,
        touched=(today() - (now - row.touched)) // SECOND,
        expires=(today() + left) // SECOND,
        muted=settings["muted"],
        commitment=row.commitment,
        seed=row.seed if over else "",
        nonces=row.nonces,
        reason=row.reason,
        rematch=row.rematch,
        turn=row.turn,
        winners=row.result["winners"] if over and row.result else [],
        evening=evening_of(live),
    )


def _seat_info(live: Live, seat: SeatRow, now: int) -> SeatInfo:
    clock = -1
    if seat.clock is not None:
        its_turn = live.row.turn == seat.seat and live.row.status == "playing"
        running = its_turn and not seat.stand_in and not is_covered(live, seat.seat)
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
    back, others = last_choice(live, mine) is not None, to_be_asked(live, mine)
    return Frame(
        table=table_info(live, now),
        seat=seat,
        mine=mine,
        seq=live.row.seq,
        view=view,
        names=live.names(lang),
        personas=live.personas(lang),
        prompt=decision.prompt(lang) if decision is not None and asked else "",
        choices=[
            Offered(choice.index, choice.code, choice.action, choice.label(lang))
            for choice in (decision.choices if decision is not None and asked else ())
        ],
        alone=decision is not None and asked and decision.alone,
        facts=live.facts(seat),
        story=table.story(lang) if table is not None else {},
        hints=table.hints(seat) if asked and table and seat is not None else {},
        undo=(asked and live.can_undo() == seat) or (back and not others),
        undo_by_asking=back and bool(others),
        undo_asked=asked_back(live),
        chores=chores(live, seat),
        since=since,
        log=cast(list[LogLine], live.lines(seat, lang, since)),
        result=_result(live, lang),
        notices=live.notices(lang),
        following=following(live, lang),
        before=game_before(live, lang),
    )


def _result(live: Live, lang: str) -> Result | None:
    """How the game ended, as it was found then."""
    result = live.row.result
    return (
        None if result is None else Result(**{**result, "why": result.get("why", {}).get(lang, "")})
    )


encode = msgspec.json.Encoder().encode
