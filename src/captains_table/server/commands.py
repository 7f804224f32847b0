"""What a browser can do at a table over its socket. Each function is a job for the keeper.

A command is carried out once, however often it arrives: its answer is stored with it. A refusal
changes nothing and is not stored.
"""

from __future__ import annotations

import msgspec

import captains_table as ct
from captains_table.server import frames, takeback
from captains_table.server.chores import is_done_for
from captains_table.server.desk import Desk, tell_chat
from captains_table.server.hub import Connection, Send
from captains_table.server.live import Live
from captains_table.server.manage import manage
from captains_table.server.progress import begin_when_full, come_back, stop_the_clock, write
from captains_table.server.refusals import Refuse
from captains_table.server.socket_messages import (
    Arrange,
    Choose,
    Done,
    Explain,
    Explained,
    Foresee,
    Foreseen,
    Hello,
    Manage,
    Refused,
    Say,
    Speak,
    Undo,
)
from captains_table.server.tokens import hashed
from captains_table.server.waiting import arrange, look_after_host

Command = Choose | Undo | Say | Manage | Arrange

FORGET_EVERY = 100  # commands of a table


def attach(desk: Desk, table_id: str, hello: Hello, send: Send) -> Connection:
    """A browser looks at a table, from the seats that its tokens prove. People share a device: who
    has lost a seat keeps the others."""
    live = desk.live(table_id)
    proofs = {}
    for token in hello.tokens:
        seat = desk.db.seat_by_token(hashed(token))
        if seat is not None and seat.table_id == table_id:
            proofs[seat.seat] = hashed(token)
    if hello.tokens and not proofs:
        raise Refuse(401, "token", "This seat is not yours any more.")
    connection = Connection(table_id, proofs, hello.lang, hello.since, send)
    for seat_number in connection.mine:
        come_back(desk, live, seat_number)
        if live.row.status == "waiting" and not live.seats[seat_number].nonce:
            desk.set_seat(live, seat_number, nonce=hello.nonce)
    if connection.proofs:
        begin_when_full(desk, live)
        look_after_host(desk, live)

    def welcome() -> None:
        desk.hub.add(connection)
        desk.hub.show_one(live, connection, desk.now)

    desk.after.append(welcome)
    tell_chat(desk, table_id)
    return connection


def detach(desk: Desk, connection: Connection) -> None:
    """A browser is gone. A seat that nobody looks from any more is away."""
    desk.hub.remove(connection)
    gone = set(connection.mine) - desk.hub.seats_here(connection.table)
    if gone and desk.db.table(connection.table):
        live = desk.live(connection.table)
        for seat in gone:
            if connection.holds(live, seat):
                desk.set_seat(live, seat, away=desk.now)
        look_after_host(desk, live)


def carry_out(
    desk: Desk, connection: Connection, message: Command | Explain | Foresee | Speak
) -> Done | Refused | Explained | Foreseen | None:
    """Do what a browser asks for, and answer."""
    live = desk.live(connection.table)
    if isinstance(message, Speak):
        connection.lang, connection.since = message.lang, 0
        desk.after.append(lambda: desk.hub.show_one(live, connection, desk.now))
        return None
    if isinstance(message, Explain):
        return explain(live, connection, message)
    if isinstance(message, Foresee):
        return foresee(desk, live, connection, message)
    if not connection.holds(live, message.seat):
        return Refused(message.command_id, "foreign", "That seat is not yours.")
    key = f"{message.seat}:{message.command_id}"
    if known := desk.db.answer(live.row.id, key):
        return msgspec.convert(known, Done)
    if isinstance(message, Choose | Undo) and message.expected_seq != live.row.seq:
        return stale(desk, live, connection, message.command_id)
    answer = _do(desk, live, connection, message)
    if isinstance(answer, Done):
        desk.db.keep_answer(live.row.id, key, msgspec.to_builtins(answer), desk.now)
        if live.answers % FORGET_EVERY == 0:  # also the first since it was loaded
            desk.db.forget_answers(live.row.id)
        live.answers += 1
        if not connection.holds(live, message.seat):  # who stood up can go on watching
            del connection.proofs[message.seat]
    return answer


def _do(desk: Desk, live: Live, connection: Connection, message: Command) -> Done | Refused:
    try:
        if isinstance(message, Choose):
            choose(desk, live, message.seat, message.code)
        elif isinstance(message, Undo):
            _check_playing(live)
            takeback.undo(desk, live, message.seat, connection.mine)
        elif isinstance(message, Say):
            say(desk, live, message)
        elif isinstance(message, Arrange):
            arrange(desk, live, message)
        else:
            manage(desk, live, message)
    except ct.IllegalChoice as error:
        why = frames.refusal(live, error, connection.lang)
        return Refused(message.command_id, "illegal", why.text, why)
    except ct.CannotUndo as error:
        return Refused(message.command_id, "no_undo", error.text(connection.lang))
    except Refuse as error:
        if error.status == 503:  # the table in memory is ahead of the store: it must be dropped
            raise
        return Refused(message.command_id, error.code, error.text)
    return Done(message.command_id, live.row.seq)


def stale(desk: Desk, live: Live, connection: Connection, command_id: str) -> Refused:
    """The table has moved on; the browser is shown how it stands."""
    desk.after.append(lambda: desk.hub.show_one(live, connection, desk.now))
    return Refused(command_id, "stale", "The table has moved on.")


def choose(desk: Desk, live: Live, seat: int, code: int) -> None:
    """A seat chooses; what is not offered to it is refused with its rule."""
    _check_playing(live)
    if live.row.turn != seat:
        action = live.playing.action(code) if _is_code(live, code) else code
        error = live.playing.explain(seat, action)
        assert error is not None
        raise error
    if is_done_for(live, seat):  # by a bot, and costs nobody time
        write(desk, live, live.choose(code, desk.today, "chore"))
        return
    entry = live.choose(code, desk.today)
    stop_the_clock(desk, live, seat)
    write(desk, live, entry)
    takeback.chosen(desk, live, seat)


def _check_playing(live: Live) -> None:
    if live.row.status != "playing":
        raise Refuse(409, "not_playing", "Nothing can be chosen at this table now.")


def _is_code(live: Live, code: int) -> bool:
    return 0 <= code < live.playing.game.actions


def say(desk: Desk, live: Live, message: Say) -> None:
    """Somebody says something to everybody at the table."""
    if live.row.settings["muted"]:
        raise Refuse(403, "muted", "The host has muted the chat.")
    name = live.seats[message.seat].name
    desk.db.say(live.row.id, message.seat, name, message.text, desk.today)
    tell_chat(desk, live.row.id)
    desk.db.notify(live.row.id, live.row.seq)


def explain(live: Live, connection: Connection, message: Explain) -> Explained | Refused:
    """Which rule forbids an action."""
    if not connection.holds(live, message.seat):
        return Refused("", "foreign", "That seat is not yours.")
    if live.table is None:
        return Refused("", "not_playing", "Nothing can be chosen at this table now.")
    error = live.table.explain(message.seat, message.action)
    return Explained(frames.refusal(live, error, connection.lang) if error else None)


def foresee(desk: Desk, live: Live, connection: Connection, message: Foresee) -> Foreseen | Refused:
    """What a choice is certain to lead to."""
    if not connection.holds(live, message.seat):
        return Refused("", "foreign", "That seat is not yours.")
    if not ct.game(live.row.game).looks_ahead:
        return Refused("", "cannot", "What a choice leads to is not told in this game.")
    if message.expected_seq != live.row.seq:
        return stale(desk, live, connection, "")
    decision = live.table.decision if live.table is not None else None
    if live.table is None or decision is None or decision.seat != message.seat:
        return Refused("", "not_playing", "Nothing is asked of that seat now.")
    if message.code not in decision.codes:
        return Refused("", "illegal", "That cannot be chosen now.")
    ahead = live.table.look_ahead(decision.codes.index(message.code))
    return Foreseen(live.row.seq, message.code, ahead.events, ahead.changes, ahead.assumed)
