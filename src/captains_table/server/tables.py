"""What can be done to tables over HTTP. Each function is a job for the keeper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import captains_table as ct
from captains_table.engine.errors import UnknownPlayer
from captains_table.server.desk import Desk
from captains_table.server.draws import commitment, new_seed
from captains_table.server.evening import second_game
from captains_table.server.live import Live
from captains_table.server.messages import Join, MoveCode, Opened, OpenTable, PushKeys, Seated
from captains_table.server.names import alike, clean, is_a_bots
from captains_table.server.progress import EXPIRES, STAND_IN
from captains_table.server.refusals import Refuse
from captains_table.server.store.rows import SeatRow, TableRow
from captains_table.server.tokens import hashed, new_table_id, new_token

CODE_MS = 600_000
SEAT_KEY = ("table_id", "seat")


def open_table(desk: Desk, asked: OpenTable, opener: str = "") -> Opened:
    """Put up a table, and sit down at it."""
    game = _checked_game(asked)
    if asked.goes_on and second_game(asked.game, asked.seats) is None:
        raise Refuse(422, "no_evening", "No other game follows this one for so many people.")
    bots = [*asked.bots, *[None] * asked.seats][: asked.seats]
    if len(asked.bots) > asked.seats:
        raise Refuse(422, "bots", f"bots: {asked.seats} seats cannot take {len(asked.bots)}.")
    for strength in bots:
        _check_strength(strength or STAND_IN)
    people = [seat for seat, strength in enumerate(bots) if strength is None]
    if not people:
        raise Refuse(422, "only_bots", "bots: one seat must be left for you.")
    mine = people if asked.hot_seat else people[:1]
    tokens, table_id = {seat: new_token() for seat in mine}, new_table_id()
    if (asked.turn_seconds and asked.minutes) or (asked.increment and not asked.minutes):
        raise Refuse(422, "clock", "These kinds of clock do not go together.")
    called = _names(asked, len(mine))
    seats = []
    for seat, strength in enumerate(bots):
        if seat in tokens:
            name = called[mine.index(seat)]
            hash_, away = hashed(tokens[seat]), desk.now
            seats.append(SeatRow(table_id, seat, "person", name, token_hash=hash_, away=away))
        elif strength is not None:
            seats.append(SeatRow(table_id, seat, "bot", strength=strength))
        else:
            seats.append(SeatRow(table_id, seat, "open"))
    settings = {
        "listed": asked.listed,
        "pace": asked.pace,
        "minutes": asked.minutes,
        "increment": asked.increment,
        "turn_seconds": asked.turn_seconds,
        "hot_seat": asked.hot_seat,
        "muted": False,
        "lang": asked.lang,
        "begin": asked.begin,
        "goes_on": asked.goes_on,
    }
    live = put_up(desk, table_id, game, asked.options, settings, mine[0], seats, opener)
    promise = live.row.commitment
    seated = [Seated(table_id, seat, token, promise) for seat, token in tokens.items()]
    return Opened(table_id, seated, promise)


def _names(asked: OpenTable, many: int) -> list[str]:
    """How the people on this device are called: by their names, or by a number."""
    first = _clean(asked.name)
    given = [*map(_clean, asked.names), *[""] * many]
    names = [first, *(name or f"{first} {place}" for place, name in enumerate(given, 2))][:many]
    for place, name in enumerate(names):
        if any(alike(name, before) for before in names[:place]):
            raise Refuse(422, "name", "names: two of you look alike. Choose other names.")
    return names


def _checked_game(asked: OpenTable) -> ct.Game:
    try:
        game = ct.game(asked.game)
        game.agree(game.seats_for(asked.seats, asked.options), asked.options)
    except ct.TableError as error:
        raise not_possible(error) from None
    return game


def not_possible(error: ct.TableError) -> Refuse:
    """What is told about options that no game can be played with."""
    return Refuse(422, "options", str(error))


def _check_strength(name: str) -> None:
    try:
        ct.player(name, seed=0)
    except UnknownPlayer as error:
        raise Refuse(422, "no_bot", str(error)) from None


def _clean(name: str) -> str:
    """The name as people will see it."""
    seen = clean(name)
    if not seen:
        raise Refuse(422, "name", "name: nobody could see that name. Choose another.")
    if is_a_bots(seen):
        raise Refuse(422, "name", "name: bots are called so here. Choose another.")
    return seen


def _check_name(live: Live, name: str, seat: int) -> None:
    """No two people at a table look alike."""
    if any(other.name and other.seat != seat and alike(other.name, name) for other in live.seats):
        raise Refuse(409, "name", "Somebody at this table has that name. Choose another.")


def put_up(
    desk: Desk,
    table_id: str,
    game: ct.Game,
    options: dict[str, Any],
    settings: dict[str, Any],
    host: int,
    seats: Sequence[SeatRow],
    opener: str,
) -> Live:
    """A new table in the store, with a promise of its seed: nobody's nonce is known by then."""
    seed = new_seed()
    row = TableRow(
        id=table_id,
        game=game.name,
        rules=game.rules,
        status="waiting",
        seats=len(seats),
        options=options,
        settings=settings,
        host=host,
        seed=seed,
        commitment=commitment(seed),
        opener=opener,
        created=desk.today,
        touched=desk.now,
        expires=desk.now + EXPIRES["waiting"],
    )
    desk.db.new_table(row)
    desk.prepared.add(table_id)  # its options were read by now
    for seat in seats:
        columns = {name: value for name, value in vars(seat).items() if name not in SEAT_KEY}
        desk.db.set_seat(table_id, seat.seat, **columns)
    return desk.live(table_id)


def join(desk: Desk, table_id: str, asked: Join, old_token: str | None = None) -> Seated:
    """Sit down. Whoever sat at the table before a rematch has that seat kept for them."""
    live = desk.live(table_id)
    if live.row.status == "closed":
        raise Refuse(409, "ended", "The table is closed already.")
    if live.row.status != "waiting":
        raise Refuse(409, "begun", "The game has begun; you can watch it.")
    kept = _kept_seat(desk, live, old_token)
    open_seats = [seat.seat for seat in live.seats if seat.kind == "open"]
    free = [seat for seat in open_seats if not live.seats[seat].name or seat == kept]
    seat = kept if kept is not None else asked.seat if asked.seat is not None else (free or [-1])[0]
    if seat not in free:
        if asked.seat is None:
            raise Refuse(409, "full", "There is no seat left.")
        raise Refuse(409, "taken", "That seat is taken.")
    name, token = _clean(asked.name), new_token()
    _check_name(live, name, seat)
    sits = {"kind": "person", "name": name, "token_hash": hashed(token), "away": desk.now}
    desk.set_seat(live, seat, **sits)
    if live.seats[live.row.host].kind != "person":  # of a rematch: the host has not come
        desk.update(live, host=seat)
    return Seated(table_id, seat, token, live.row.commitment)


def _kept_seat(desk: Desk, live: Live, old_token: str | None) -> int | None:
    """The open seat that waits for somebody from the table before."""
    old = desk.db.seat_by_token(hashed(old_token)) if old_token else None
    if old is None:
        return None
    before = desk.db.table(old.table_id)
    if before is None or before.rematch != live.row.id:
        return None
    return old.seat if live.seats[old.seat].kind == "open" else None


def own_seat(desk: Desk, token: str) -> SeatRow:
    """The seat that a token proves."""
    seat = desk.db.seat_by_token(hashed(token))
    if seat is None:
        raise Refuse(401, "token", "This seat is not yours any more.")
    return seat


def move_code(desk: Desk, token: str) -> MoveCode:
    """A code, good once and for ten minutes, that moves a seat to another device."""
    seat, code = own_seat(desk, token), new_token()
    desk.db.new_code(hashed(code), seat.table_id, seat.seat, desk.now + CODE_MS)
    return MoveCode(code, CODE_MS // 1000)


def use_code(desk: Desk, code: str) -> Seated:
    """Take a seat over on this device. The old token is worth nothing from now on."""
    moved = desk.db.use_code(hashed(code), desk.now)
    if moved is None:
        raise Refuse(404, "code", "This code was used already, or it is too old.")
    live, token = desk.live(moved.table_id), new_token()
    desk.set_seat(live, moved.seat, token_hash=hashed(token), push=None)
    return Seated(live.row.id, moved.seat, token, live.row.commitment)


def subscribe(desk: Desk, token: str, keys: PushKeys) -> None:
    """Where a seat's browser wants to be told that it is its turn."""
    seat = own_seat(desk, token)
    live = desk.live(seat.table_id)
    own = {"p256dh": keys.p256dh, "auth": keys.auth}
    push = {"endpoint": keys.endpoint, "keys": own, "lang": keys.lang}
    desk.set_seat(live, seat.seat, push=push)
