"""What can be asked of the store inside one transaction."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from secrets import token_hex
from typing import Any

from sqlalchemy import (
    JSON,
    BindParameter,
    Connection,
    Dialect,
    Insert,
    Select,
    Text,
    Update,
    bindparam,
    cast,
    delete,
    func,
    select,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite

from captains_table.server.store.history import entries_of
from captains_table.server.store.rows import (
    ChatRow,
    CodeRow,
    EntryRow,
    HouseRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from captains_table.server.store.schema import (
    archives,
    chat,
    codes,
    commands,
    entries,
    house,
    seats,
    snapshots,
    tables,
)

CHANNEL = "captain"  # of PostgreSQL's LISTEN and NOTIFY
OPEN = ("waiting", "playing")
ENDED = ("over", "frozen")
CHAT_LINES = 500  # of a table that are kept, the last ones
GRACE = 86_400_000  # milliseconds that every table has, in a store that had no time of its own
COMMANDS = 1000  # of a table whose answers are kept, about, the last ones


Often = Insert | Update | Select[Any]  # what `Db._run` takes

# What every choice needs is put together once: that takes longer than to run it.
_ID: BindParameter[Any] = bindparam("key")
_SEAT: BindParameter[Any] = bindparam("key_seat")
_TABLE = select(tables).where(tables.c.id == _ID)
_LOCKED_TABLE = _TABLE.with_for_update()
_UPDATE_TABLE = update(tables).where(tables.c.id == _ID)
_SEATS = select(seats).where(seats.c.table_id == _ID).order_by(seats.c.seat)
_UPDATE_SEAT = update(seats).where(seats.c.table_id == _ID, seats.c.seat == _SEAT)
_SEAT_BY_TOKEN = select(seats).where(seats.c.token_hash == _ID)
_ANSWER = select(cast(commands.c.answer, Text)).where(
    commands.c.table_id == _ID, commands.c.command_id == bindparam("command")
)


@cache
def _inserting(table: SqlTable, is_postgres: bool) -> Insert:
    insert = postgresql.insert if is_postgres else sqlite.insert
    # No error in the database: PostgreSQL would refuse everything after it.
    return insert(table).on_conflict_do_nothing()


@cache
def _prepared(statement: Often, dialect: Dialect, columns: tuple[str, ...]) -> tuple[str, set[str]]:
    """A statement as the driver takes it, and which of its values are JSON."""
    compiled = statement.compile(dialect=dialect, column_keys=columns)
    of_json = {name for name, bind in compiled.binds.items() if isinstance(bind.type, JSON)}
    return str(compiled), of_json


def as_json(value: Any) -> str:
    """A value of a JSON column."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


class Taken(Exception):
    """Another row has this key already; nothing was written, and the transaction can go on."""


class Db:
    """One transaction; `Store.transaction` hands it out."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._is_postgres = connection.dialect.name == "postgresql"
        self._driver: Any = connection.connection.driver_connection

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        """`with db.savepoint():` an exception inside undoes what was done inside, no more."""
        self._driver.execute("SAVEPOINT job")
        try:
            yield
        except BaseException as error:
            try:
                self._driver.execute("ROLLBACK TO SAVEPOINT job")
                self._driver.execute("RELEASE SAVEPOINT job")
            except Exception as gone:  # all of the transaction is undone
                why = getattr(error, "orig", error)
                raise error if isinstance(why, type(gone)) else gone from None
            raise
        self._driver.execute("RELEASE SAVEPOINT job")

    # Tables

    def new_table(self, row: TableRow) -> None:
        """Keep a new table; `Taken` where its id is."""
        self._insert(tables, vars(row))

    def table(self, id: str, lock: bool = False) -> TableRow | None:
        """A table. With `lock`, other workers that ask so wait until this transaction ends; who
        locks several locks them in the order of their ids."""
        query = _LOCKED_TABLE if lock else _TABLE
        row = self._connection.execute(query, {"key": id}).one_or_none()
        return TableRow(**row._mapping) if row else None

    def update_table(self, id: str, **columns: Any) -> None:
        """Change columns of a table."""
        self._run(_UPDATE_TABLE, {"key": id, **columns})

    def drop_table(self, id: str) -> None:
        """Forget a table and everything that belongs to it."""
        self._connection.execute(delete(tables).where(tables.c.id == id))

    def listed(self, now: int, limit: int) -> list[str]:
        """Open tables whose settings say `"listed": true`: waiting ones first, then the newest."""
        query = (
            select(tables.c.id)
            .where(tables.c.status.in_(OPEN), tables.c.expires > now)
            .where(tables.c.settings["listed"].as_boolean())
            .order_by((tables.c.status == "waiting").desc(), tables.c.created.desc(), tables.c.id)
            .limit(limit)
        )
        return self._ids(query)

    def due_bots(self, now: int, until: int, limit: int) -> list[str]:
        """Claim tables whose bot is due, until the moment given: no other worker gets them before.
        One that another transaction has locked is passed over."""
        query = (
            select(tables.c.id)
            .where(tables.c.bot_due <= now, tables.c.claimed < now)
            .order_by(tables.c.bot_due, tables.c.id)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        ids = self._ids(query)
        self._connection.execute(update(tables).where(tables.c.id.in_(ids)).values(claimed=until))
        return ids

    def expired(self, now: int, limit: int) -> list[str]:
        """Tables whose time is over, the oldest first."""
        query = select(tables.c.id).where(tables.c.expires <= now)
        return self._ids(query.order_by(tables.c.expires, tables.c.id).limit(limit))

    def drop_claims(self) -> None:
        """Whoever claimed a bot's turn is gone: the server that is alone here has just started."""
        self._connection.execute(update(tables).where(tables.c.claimed > 0).values(claimed=0))

    def put_aside(self, id: str, until: int) -> None:
        """Nobody plays a table's bots before that moment."""
        self._connection.execute(update(tables).where(tables.c.id == id).values(claimed=until))

    def bot_is_late(self, since: int, now: int) -> bool:
        """Whether a bot has been due for so long, and nobody has claimed its turn."""
        late = select(tables.c.id).where(tables.c.bot_due < since, tables.c.claimed < now)
        return self._connection.execute(late.limit(1)).first() is not None

    def outdated(self, game: str, rules: str, after: str, limit: int) -> list[str]:
        """Open tables of this game that were last played under other rules, in order, after an
        id."""
        query = select(tables.c.id).where(tables.c.status.in_(OPEN), tables.c.game == game)
        query = query.where(tables.c.rules != rules, tables.c.id > after)
        return self._ids(query.order_by(tables.c.id).limit(limit))

    def not_archived(self, after: str, limit: int) -> list[str]:
        """Tables that are over and whose game is not kept yet as it was, in order, after an id."""
        kept = select(archives.c.table_id).where(archives.c.table_id == tables.c.id)
        query = select(tables.c.id).where(tables.c.status.in_(ENDED), tables.c.id > after)
        return self._ids(query.where(~kept.exists()).order_by(tables.c.id).limit(limit))

    def count_open(self, opener: str | None = None) -> int:
        """How many tables are waiting or playing; with `opener`, of those that it put up."""
        query = select(func.count()).select_from(tables).where(tables.c.status.in_(OPEN))
        if opener is not None:
            query = query.where(tables.c.opener == opener)
        return self._connection.execute(query).scalar_one()

    def count_kept(self, opener: str) -> int:
        """How many tables are there that it put up, whatever became of them."""
        query = select(func.count()).select_from(tables).where(tables.c.opener == opener)
        return self._connection.execute(query).scalar_one()

    # The house

    def house(self, today: int) -> HouseRow:
        """The house's own time and secret. A store that has none yet goes on from when a table was
        last touched, whatever the calendar says now; an empty one from today."""
        row = self._connection.execute(select(house.c.at, house.c.secret)).one_or_none()
        last = self._connection.execute(select(func.max(tables.c.touched))).scalar_one() or 0
        if row is None:
            at = last or today
            with suppress(Taken):  # another worker was faster
                self._insert(house, {"id": 1, "at": at, "secret": token_hex(32)})
                self._give_time(at + GRACE)
            row = self._connection.execute(select(house.c.at, house.c.secret)).one()
        return HouseRow(max(row.at, last), row.secret)

    def _give_time(self, until: int) -> None:
        """No table ends before that moment. The first release went by the calendar: if that was
        wrong for a minute, what was touched then is far ahead of everything else."""
        soon = update(tables).where(tables.c.expires < until)
        self._connection.execute(soon.values(expires=until))

    def pulse(self, at: int) -> int:
        """Somebody serves at that moment; returns the latest moment that anybody served."""
        later = update(house).where(house.c.at < at).values(at=at)
        self._connection.execute(later)
        latest: int = self._connection.execute(select(house.c.at)).scalar_one()
        return latest

    # Seats

    def seats(self, id: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        rows = self._connection.execute(_SEATS, {"key": id})
        return [SeatRow(**row._mapping) for row in rows]

    def set_seat(self, id: str, seat: int, **columns: Any) -> None:
        """Change columns of a seat; where there is no such seat, it begins as these columns (among
        them `kind`) and the defaults of `SeatRow` say."""
        values = {"key": id, "key_seat": seat, **columns}
        if self._run(_UPDATE_SEAT, values).rowcount == 0:
            self._insert(seats, vars(SeatRow(table_id=id, seat=seat, **columns)))

    def drop_seats(self, id: str) -> None:
        """Forget the seats of a table, and the codes that move them: it is laid anew."""
        self._connection.execute(delete(codes).where(codes.c.table_id == id))
        self._connection.execute(delete(seats).where(seats.c.table_id == id))

    def seat_by_token(self, token_hash: str) -> SeatRow | None:
        """The seat that this token opens."""
        row = self._connection.execute(_SEAT_BY_TOKEN, {"key": token_hash}).one_or_none()
        return SeatRow(**row._mapping) if row else None

    def everybody_away(self, now: int) -> None:
        """Nobody is connected: the server has just been started."""
        there = seats.c.kind == "person", seats.c.away.is_(None)
        self._connection.execute(update(seats).where(*there).values(away=now))

    # A table's history

    def append(self, entry: EntryRow) -> None:
        """Keep an entry; `Taken` where another worker kept one with this seq."""
        self._insert(entries, vars(entry))

    def entries(self, id: str, after: int = 0) -> list[EntryRow]:
        """The entries of a table after this seq, in order."""
        return entries_of(self._connection, id, after)

    def snapshot(self, id: str) -> SnapshotRow | None:
        """The latest position that was kept, if it can be read: it only saves time."""
        query = select(snapshots).where(snapshots.c.table_id == id)
        latest = query.order_by(snapshots.c.seq.desc()).limit(1)
        try:
            row = self._connection.execute(latest).one_or_none()
        except ValueError:  # it is no JSON any more
            return None
        return SnapshotRow(**row._mapping) if row else None

    def keep_snapshot(self, id: str, seq: int, position: Any, rules: str) -> None:
        """Keep the position after the entry `seq`; `Taken` where it is kept."""
        self._insert(snapshots, vars(SnapshotRow(id, seq, position, rules)))

    def drop_snapshots(self, id: str) -> None:
        """Forget the positions of a table: its history begins at the beginning again."""
        self._connection.execute(delete(snapshots).where(snapshots.c.table_id == id))

    def tell_anew(self, id: str, seq: int, told: Any) -> None:
        """What an entry told, with what today's rules say of it beyond that."""
        where = entries.c.table_id == id, entries.c.seq == seq
        self._connection.execute(update(entries).where(*where).values(told=told))

    # A game that is over, as it was

    def archive(self, id: str, name: str) -> bytes | None:
        """A part of what is kept of a table, by its name."""
        query = select(archives.c.body).where(archives.c.table_id == id, archives.c.name == name)
        found = self._connection.execute(query).scalar_one_or_none()
        return None if found is None else bytes(found)

    def keep_archive(self, id: str, name: str, body: bytes) -> None:
        """Keep a part of it. What is kept already stays as it is."""
        with suppress(Taken):
            self._insert(archives, {"table_id": id, "name": name, "body": body})

    # Commands

    def answer(self, id: str, command_id: str) -> Any:
        """How a command was answered; None where it was not."""
        values = {"key": id, "command": command_id}
        found = self._run(_ANSWER, values).fetchone()
        return json.loads(found[0]) if found else None

    def keep_answer(self, id: str, command_id: str, answer: Any, at: int) -> None:
        """Remember how a command was answered; `Taken` where that is known already."""
        columns = {"table_id": id, "command_id": command_id, "answer": answer, "at": at}
        self._insert(commands, columns)

    def forget_answers(self, id: str) -> None:
        """All but the last ones of a table: nobody repeats a command that is so old."""
        of_table = commands.c.table_id == id
        old = select(commands.c.command_id).where(of_table)
        old = old.order_by(commands.c.at.desc(), commands.c.command_id).offset(COMMANDS)
        self._connection.execute(delete(commands).where(of_table, commands.c.command_id.in_(old)))

    # Chat

    def say(self, id: str, seat: int, name: str, text: str, at: int) -> ChatRow:
        """Keep something that was said, under the table's next number. The table must exist."""
        # Locked, so that two workers do not give the same number.
        self._connection.execute(select(tables.c.id).where(tables.c.id == id).with_for_update())
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == id)
        number = self._connection.execute(last).scalar_one() + 1
        row = ChatRow(id, number, seat, name, text, at)
        self._insert(chat, vars(row))
        old = chat.c.table_id == id, chat.c.number <= number - CHAT_LINES
        self._connection.execute(delete(chat).where(*old))
        return row

    def chat(self, id: str, last: int = 100) -> list[ChatRow]:
        """The last things that were said at a table, in order."""
        query = select(chat).where(chat.c.table_id == id).order_by(chat.c.number.desc())
        rows = self._connection.execute(query.limit(last))
        return [ChatRow(**row._mapping) for row in rows][::-1]

    # Codes that move a seat

    def new_code(self, code_hash: str, id: str, seat: int, expires: int) -> None:
        """Keep a code for a seat. A seat has one code: earlier ones end."""
        self._connection.execute(delete(codes).where(codes.c.table_id == id, codes.c.seat == seat))
        self._insert(codes, vars(CodeRow(code_hash, id, seat, expires)))

    def use_code(self, code_hash: str, now: int) -> CodeRow | None:
        """Take a code out of the store. None where it is unknown, used or expired."""
        query = delete(codes).where(codes.c.code_hash == code_hash).returning(codes)
        row = self._connection.execute(query).one_or_none()
        return CodeRow(**row._mapping) if row and row.expires > now else None

    # Other workers

    def notify(self, table_id: str, seq: int) -> None:
        """When this transaction is committed, tell every worker that the table is at `seq` (this
        one too). On SQLite there is only one."""
        if self._is_postgres:
            self._connection.execute(select(func.pg_notify(CHANNEL, f"{table_id} {seq}")))

    def _ids(self, query: Select[str]) -> list[str]:
        return list(self._connection.execute(query).scalars())

    def _insert(self, table: SqlTable, values: dict[str, Any]) -> None:
        if self._run(_inserting(table, self._is_postgres), values).rowcount != 1:
            raise Taken(table.name)

    def _run(self, statement: Often, values: Mapping[str, Any]) -> Any:
        """The driver's cursor. SQLAlchemy makes the statement; to run it too would take ten times
        as long, and every choice needs four."""
        text, of_json = _prepared(statement, self._connection.dialect, tuple(values))
        given = {
            name: as_json(value) if name in of_json and value is not None else value
            for name, value in values.items()
        }
        return self._driver.execute(text, given)
