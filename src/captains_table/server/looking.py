"""What can be looked up about tables over HTTP. Each function only reads: a reader's thread runs
it, beside whoever plays."""

from __future__ import annotations

import gzip
import logging
from collections.abc import Iterable, Sequence
from operator import itemgetter

import msgspec

from captains_table.server import frames
from captains_table.server.archive import (
    LAST,
    OPENED,
    TOGETHER,
    content_of,
    content_part,
    moments_from,
    part_of,
    read_archive,
)
from captains_table.server.desk import has_own_content
from captains_table.server.journal import tell_once
from captains_table.server.live import Live
from captains_table.server.messages import TableInfo
from captains_table.server.refusals import NO_TABLE, Refuse
from captains_table.server.store.db import Db
from captains_table.server.store.rows import TableRow
from captains_table.server.store.store import is_broken
from captains_table.server.tokens import hashed

LISTED = 100

log = logging.getLogger("captain.looking")


class NotKept(Exception):
    """A finished game that the clerk has not kept yet."""


def table_info(db: Db, table_id: str, now: int) -> TableInfo:
    """What everybody may know of a table."""
    row = db.table(table_id)
    if row is None:
        raise NO_TABLE
    return frames.table_info(Live(row, db.seats(table_id)), now)


def lobby(db: Db, now: int) -> list[TableInfo]:
    """Listed tables, those that wait for people first."""
    return _infos(db, db.listed(now, LISTED), now)


def my_tables(db: Db, tokens: Sequence[str], now: int) -> list[TableInfo]:
    """The tables where these tokens have a seat."""
    seats = [db.seat_by_token(hashed(token)) for token in tokens]
    ids = dict.fromkeys(seat.table_id for seat in seats if seat is not None)
    return _infos(db, ids, now)


def _infos(db: Db, table_ids: Iterable[str], now: int) -> list[TableInfo]:
    """A table that cannot be told of is left out; the others are told of."""
    found = []
    for table_id in table_ids:
        try:
            found.append(table_info(db, table_id, now))
        except Exception as error:
            if is_broken(error):
                raise
            tell_once(log, "a table cannot be listed", table_id)
    return found


def content(db: Db, table_id: str, lang: str) -> bytes | TableRow:
    """What a board is drawn from, and the words that the options bring, packed; of a finished game
    as they were. The table itself, if somebody's own content must be read for that."""
    row = db.table(table_id)
    if row is None:
        raise NO_TABLE
    if kept := db.archive(table_id, content_part(lang)):
        return kept
    return row if has_own_content(row.options) else content_of(row, lang)


# Finished games, as they were


def kept(db: Db, table_id: str, name: str) -> bytes:
    """A part of a finished game, packed."""
    _over(db, table_id)
    body = db.archive(table_id, name)
    if body is not None:
        return body
    if db.archive(table_id, LAST) is None:
        raise NotKept
    raise Refuse(409, "rules", "This game was played under rules of another time.")


def opened(db: Db, table_id: str, first: int) -> bytes:
    """Moments of a finished game with all cards open, from the first of a part on; packed."""
    row = _over(db, table_id)
    if not 1 <= first <= row.seq or first % TOGETHER != 1:
        raise Refuse(404, "moment", "There is no part with moments that begins there.")
    try:
        return kept(db, table_id, part_of(first, OPENED))
    except Refuse:
        text = "Of this game only what everybody saw was kept."
        raise Refuse(409, "not_opened", text) from None


def moments(db: Db, table_id: str, first: int, lang: str) -> tuple[bytes, bool]:
    """Moments of a finished game from one on, as many as go together; each with what it told.
    Packed, if they are all that is in a part."""
    row = _over(db, table_id)
    if not 1 <= first <= row.seq:
        raise Refuse(404, "moment", f"This game has the moments 1 to {row.seq}.")
    body = kept(db, table_id, part_of(first, lang))
    if first % TOGETHER == 1:
        return body, True
    return moments_from(body, first), False


def moment(db: Db, table_id: str, seq: int, lang: str) -> bytes:
    """A finished game as it stood after an entry, with all that was told until then."""
    body, is_packed = moments(db, table_id, seq, lang)
    data = gzip.decompress(body) if is_packed else body
    frame = msgspec.json.decode(data, type=list[dict[str, msgspec.Raw]])[0]
    own = msgspec.json.decode(frame["log"], type=list[msgspec.Raw])
    last = read_archive(kept(db, table_id, LAST))
    lines = list(last.lines[lang][""])
    for undo, taken_back in last.undone.get(lang, ()):
        lines += taken_back if undo > seq else ()
    before = [line for number, line in sorted(lines, key=itemgetter(0)) if number < seq]
    told = msgspec.Raw(msgspec.json.encode([*before, *own]))
    return msgspec.json.encode({**frame, "log": told, "since": 0})


def _over(db: Db, table_id: str) -> TableRow:
    row = db.table(table_id)
    if row is None:
        raise NO_TABLE
    if row.status != "over":
        raise Refuse(409, "not_over", "The game is not over yet.")
    return row
