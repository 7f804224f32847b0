"""What can be asked about tables over HTTP. Each function is a job for the keeper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import captains_table as ct
from captains_table.engine.errors import UnknownPlayer
from captains_table.server import frames
from captains_table.server.draws import new_seed
from captains_table.server.keeper import NO_TABLE, Desk, Refuse
from captains_table.server.live import Differs, Live
from captains_table.server.messages import (
    Content,
    Frame,
    Join,
    MoveCode,
    Opened,
    OpenTable,
    PushKeys,
    Seated,
    TableInfo,
)
from captains_table.server.seating import (
    EXPIRES,
    STAND_IN,
    begin,
    begin_when_full,
    hashed,
    new_table_id,
    new_token,
)
from captains_table.server.store.rows import EntryRow, SeatRow, TableRow

CODE_MS = 600_000
LISTED = 100
TOGETHER = 25  # moments of a finished game in one answer
SEAT_KEY = ("table_id", "seat")


def open_table(desk: Desk, asked: OpenTable) -> Opened:
    """Put up a table, and sit down at it."""
    game = _checked_game(asked)
    bots = [*asked.bots, *[None] * asked.seats][: asked.seats]
    if len(asked.bots) > asked.seats:
        raise Refuse(422, "bots", f"bots: {asked.seats} seats cannot take {len(asked.bots)}.")
    for strength in bots:
        _check_strength(strength or STAND_IN)
    people = [seat for seat, strength in enumerate(bots) if strength is None]
    if not people:
        raise Refuse(422, "only_bots", "bots: one seat must be left for you.")
    mine = people if asked.hot_seat else people[:1]
    seated, seats = [], []
    table_id = new_table_id()
    for seat, strength in enumerate(bots):
        if seat in mine:
            token = new_token()
            seated.append(Seated(table_id, seat, token))
            name = asked.name if seat == mine[0] else f"{asked.name} {mine.index(seat) + 1}"
            seats.append(
                SeatRow(
                    table_id,
                    seat,
                    "person",
                    name=name,
                    token_hash=hashed(token),
                    nonce=asked.nonce,
                    away=desk.now,
                )
            )
        elif strength is not None:
            seats.append(SeatRow(table_id, seat, "bot", strength=strength))
        else:
            seats.append(SeatRow(table_id, seat, "open"))
    settings = {
        "listed": asked.listed,
        "pace": asked.pace,
        "minutes": asked.minutes,
        "hot_seat": asked.hot_seat,
        "muted": False,
        "lang": asked.lang,
    }
    live = put_up(desk, table_id, game, asked.options, settings, mine[0], seats)
    if asked.begin:
        begin(desk, live)
    else:
        begin_when_full(desk, live)
    return Opened(table_id, seated)


def _checked_game(asked: OpenTable) -> ct.Game:
    try:
        game = ct.game(asked.game)
        game.empty(game.seats_for(asked.seats, asked.options), asked.options)
    except ct.TableError as error:
        raise Refuse(422, "options", str(error)) from None
    return game


def _check_strength(name: str) -> None:
    try:
        ct.player(name, seed=0)
    except UnknownPlayer as error:
        raise Refuse(422, "no_bot", str(error)) from None


def put_up(
    desk: Desk,
    table_id: str,
    game: ct.Game,
    options: dict[str, Any],
    settings: dict[str, Any],
    host: int,
    seats: Sequence[SeatRow],
) -> Live:
    """A new table in the store."""
    row = TableRow(
        id=table_id,
        game=game.name,
        rules=game.rules,
        status="waiting",
        seats=len(seats),
        options=options,
        settings=settings,
        host=host,
        seed=new_seed(),
        created=desk.now,
        touched=desk.now,
        expires=desk.now + EXPIRES["waiting"],
    )
    desk.db.new_table(row)
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
    token = new_token()
    desk.set_seat(
        live,
        seat,
        kind="person",
        name=asked.name,
        token_hash=hashed(token),
        nonce=asked.nonce,
        away=desk.now,
    )
    if live.seats[live.row.host].kind != "person":  # of a rematch: the host has not come
        desk.update(live, host=seat)
    begin_when_full(desk, live)
    return Seated(table_id, seat, token)


def _kept_seat(desk: Desk, live: Live, old_token: str | None) -> int | None:
    """The open seat that waits for somebody from the table before."""
    old = desk.db.seat_by_token(hashed(old_token)) if old_token else None
    if old is None:
        return None
    before = desk.db.table(old.table_id)
    if before is None or before.rematch != live.row.id:
        return None
    return old.seat if live.seats[old.seat].kind == "open" else None


def table_info(desk: Desk, table_id: str) -> TableInfo:
    """What everybody may know of a table."""
    return frames.table_info(desk.live(table_id), desk.now)


def lobby(desk: Desk) -> list[TableInfo]:
    """Listed tables, those that wait for people first."""
    rows = desk.db.listed(desk.now, LISTED)
    return [frames.table_info(Live(row, desk.db.seats(row.id)), desk.now) for row in rows]


def my_tables(desk: Desk, tokens: Sequence[str]) -> list[TableInfo]:
    """The tables where these tokens have a seat."""
    found = {}
    for token in tokens:
        seat = desk.db.seat_by_token(hashed(token))
        row = desk.db.table(seat.table_id) if seat else None
        if row is not None and row.id not in found:
            found[row.id] = frames.table_info(Live(row, desk.db.seats(row.id)), desk.now)
    return list(found.values())


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
    return Seated(live.row.id, moved.seat, token)


def finished_log(desk: Desk, table_id: str) -> dict[str, Any]:
    """The whole game as a file, when it is over: with its seed, so anybody can check the draws."""
    live = _whole(desk, table_id)
    return {**live.playing.log, "seed": live.dice_seed}


def content(desk: Desk, table_id: str, lang: str) -> Content:
    """What a board is drawn from, and the words that the options bring."""
    row = desk.db.table(table_id)
    if row is None:
        raise NO_TABLE
    game = ct.game(row.game)
    options = game.agree(row.seats, row.options)
    return Content(dict(game.content(options)), dict(game.own_words(options, lang)))


def moment(desk: Desk, table_id: str, seq: int, lang: str) -> Frame:
    """A finished game as it stood after an entry, told as it was told then to everybody."""
    return _as_it_stood(desk, _whole(desk, table_id, seq), seq, lang, 0)


def moments(desk: Desk, table_id: str, first: int, lang: str) -> list[Frame]:
    """Moments of a finished game from one on, as many as go together; each with what it told."""
    live = _whole(desk, table_id, first)
    told = [_as_it_stood(desk, live, first, lang, first - 1)]
    for entry in desk.db.entries(table_id, first)[: TOGETHER - 1]:
        _follow(live, [entry])
        told.append(_as_it_stood(desk, live, entry.seq, lang, entry.seq - 1))
    return told


def _as_it_stood(desk: Desk, live: Live, seq: int, lang: str, since: int) -> Frame:
    live.row = replace(live.row, seq=seq)
    return frames.frame(live, None, [], lang, since, desk.now)


def _whole(desk: Desk, table_id: str, until: int | None = None) -> Live:
    """A finished game from its beginning, up to an entry."""
    row = desk.db.table(table_id)
    if row is None:
        raise NO_TABLE
    if row.status != "over":
        raise Refuse(409, "not_over", "The game is not over yet.")
    if until is not None and not 1 <= until <= row.seq:
        raise Refuse(404, "moment", f"This game has the moments 1 to {row.seq}.")
    live = Live(row, desk.db.seats(table_id))
    _follow(live, desk.db.entries(table_id)[:until])
    return live


def _follow(live: Live, entries: Sequence[EntryRow]) -> None:
    try:
        live.load(entries)
    except Differs:
        raise Refuse(409, "rules", "This game was played under rules of another time.") from None


def subscribe(desk: Desk, token: str, keys: PushKeys) -> None:
    """Where a seat's browser wants to be told that it is its turn."""
    seat = own_seat(desk, token)
    live = desk.live(seat.table_id)
    own = {"p256dh": keys.p256dh, "auth": keys.auth}
    push = {"endpoint": keys.endpoint, "keys": own, "lang": keys.lang}
    desk.set_seat(live, seat.seat, push=push)
