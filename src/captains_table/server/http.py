"""Over HTTP: the shelf, tables, seats. Every refusal is a `Problem`."""

from __future__ import annotations

import asyncio
import gzip
import hmac
import re
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

import captains_table as ct
from captains_table.server import looking, tables
from captains_table.server.decode import BadMessage, decode
from captains_table.server.desk import Desk
from captains_table.server.games_info import all_games, game_words, rule_chapters
from captains_table.server.house import address, house_of
from captains_table.server.limits import Limits
from captains_table.server.messages import (
    Content,
    Drawable,
    Draws,
    GameInfo,
    Health,
    Join,
    Lang,
    MoveCode,
    MyTables,
    Opened,
    OpenTable,
    PushKey,
    PushKeys,
    Qr,
    RuleChapter,
    Seated,
    TableInfo,
    UseCode,
)
from captains_table.server.metrics import CONTENT_TYPE
from captains_table.server.openapi import described, json_of
from captains_table.server.qr import drawn
from captains_table.server.refusals import Refuse
from captains_table.server.socket_messages import Frame, OpenMoment

T = TypeVar("T", bound=msgspec.Struct)

router = APIRouter(default_response_class=Response)

GameName = Annotated[str, Path(pattern="^[a-z0-9-]{1,40}$")]
TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,40}$")]
Seq = Annotated[int, Path(ge=0, le=1_000_000)]
First = Annotated[int, Query(ge=1, le=1_000_000)]
Form = Literal["html", "markdown"]

_BEARER = re.compile(r"Bearer ([A-Za-z0-9_-]{16,64})", re.IGNORECASE)
_BOOK = {"Cache-Control": "public, max-age=300"}
_CHANGES = {"Cache-Control": "no-cache"}  # before the game its options may
_FINISHED = {"Cache-Control": "public, max-age=86400"}
_TEXT = {"text/plain": {"schema": {"type": "string"}}}
_PAGE = {f"text/{form}": {"schema": {"type": "string"}} for form in ("html", "markdown")}
_LOG = {"application/json": {"schema": {"type": "object"}}}


def told(message: Any, headers: dict[str, str] | None = None) -> Response:
    """A message as an answer; what nobody said otherwise of, nobody keeps."""
    return Response(
        msgspec.json.encode(message),
        headers={"Cache-Control": "no-store"} | (headers or {}),
        media_type="application/json",
    )


def _packed(request: Request, body: bytes, headers: dict[str, str]) -> Response:
    """A part of an archive, as it lies there if the browser can unpack it."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, headers=headers, media_type="application/json")


async def body_of(request: Request, kind: type[T], most: int = 0) -> T:
    """The body of a request, as such a message; so many bytes at most, if not the usual number."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refuse(415, "not_json", "Send JSON (Content-Type: application/json).")
    limits, data = house_of(request).settings.limits, bytearray()
    most, seconds = most or limits.body_bytes, limits.body_seconds
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                data += part
                if len(data) > most:
                    raise Refuse(413, "too_long", f"That is too long: {most} bytes are the most.")
    except TimeoutError:
        text = f"That took too long to arrive: {seconds} seconds are the most."
        raise Refuse(408, "too_slow", text) from None
    try:
        return decode(msgspec.json.Decoder(kind), bytes(data))
    except BadMessage as bad:
        raise Refuse(400, "bad_message", str(bad)) from None


def token_of(request: Request) -> str:
    """The seat token in the header, the only place for it."""
    found = _BEARER.fullmatch(request.headers.get("authorization", ""))
    if found is None:
        raise Refuse(401, "no_token", "Send the token of your seat: Authorization: Bearer TOKEN.")
    return found[1]


# The shelf


@router.get("/api/games", **described(json_of(list[GameInfo])))
async def get_games(lang: Lang = "en") -> Response:
    """The games on the shelf."""
    return told(all_games(lang), _BOOK)


@router.get("/api/games/{game}/rules", **described(json_of(list[RuleChapter])))
async def get_rules(game: GameName, lang: Lang = "en") -> Response:
    """The rules of a game in our own words, rulings marked."""
    return told(rule_chapters(game, lang), _BOOK)


@router.get("/api/games/{game}/words", **described(_TEXT))
async def get_words(game: GameName, lang: Lang = "en") -> Response:
    """The words of a game: its Fluent file, then the one that all games share."""
    return Response(game_words(game, lang), headers=_BOOK, media_type="text/plain")


# Tables


@router.post("/api/tables", **described(json_of(Opened), body=OpenTable))
async def post_table(request: Request) -> Response:
    """Put up a table and sit down at it."""
    house, who = house_of(request), address(request, house_of(request).settings)
    asked = await body_of(request, OpenTable, house.settings.limits.content_bytes)
    if not house.doorkeeper.may_open_table(who):
        raise Refuse(429, "limit", "You put up many tables in a short time. Try again later.")
    try:
        await house.reader.prepare(asked.game, asked.seats, asked.options)
    except ct.TableError as error:
        raise tables.not_possible(error) from None
    opener = hmac.digest(house.keeper.secret.encode(), who.encode(), "sha256").hex()[:24]
    return told(await house.keeper.ask(_open_table, asked, opener, house.settings.limits))


def _open_table(desk: Desk, asked: OpenTable, opener: str, limits: Limits) -> Opened:
    if desk.db.count_open(opener) >= limits.open_tables_an_address:
        text = "You have too many open tables here. Finish or close some."
        raise Refuse(429, "crowded_address", text)
    if desk.db.count_kept(opener) >= limits.kept_tables_an_address:
        text = "You have put up very many tables here. There is room again when old ones are gone."
        raise Refuse(429, "crowded_address", text)
    if desk.db.count_open() >= limits.open_tables:
        raise Refuse(503, "crowded", "There are too many tables here just now. Try again later.")
    return tables.open_table(desk, asked, opener)


@router.get("/api/tables", **described(json_of(list[TableInfo])))
async def get_tables(request: Request) -> Response:
    """The lobby: listed tables that wait or play."""
    house = house_of(request)
    return told(await house.reader.ask(looking.lobby, house.keeper.clock.now()))


@router.post("/api/tables/mine", **described(json_of(list[TableInfo]), body=MyTables))
async def post_my_tables(request: Request) -> Response:
    """The tables of these seats."""
    asked = await body_of(request, MyTables)
    house = house_of(request)
    now = house.keeper.clock.now()
    return told(await house.reader.ask(looking.my_tables, asked.tokens, now))


@router.get("/api/tables/{table_id}", **described(json_of(TableInfo)))
async def get_table(request: Request, table_id: TableId) -> Response:
    """What everybody may know of a table."""
    house = house_of(request)
    now = house.keeper.clock.now()
    return told(await house.reader.ask(looking.table_info, table_id, now))


@router.post("/api/tables/{table_id}/join", **described(json_of(Seated), body=Join))
async def post_join(request: Request, table_id: TableId) -> Response:
    """Sit down; in a rematch with the token of the game before, on the seat that is kept."""
    asked = await body_of(request, Join)
    before = token_of(request) if "authorization" in request.headers else None
    return told(await house_of(request).keeper.ask(tables.join, table_id, asked, before))


@router.get("/api/tables/{table_id}/content", **described(json_of(Content)))
async def get_content(request: Request, table_id: TableId, lang: Lang = "en") -> Response:
    """What the board of a table is drawn from: data and words of its own."""
    body = await house_of(request).clerk.content(table_id, lang)
    return _packed(request, body, _CHANGES)


# Finished games


@router.get("/api/tables/{table_id}/log", **described(_LOG))
async def get_log(request: Request, table_id: TableId) -> Response:
    """The log of a finished game, as a file."""
    body = await house_of(request).clerk.kept(looking.kept, table_id, "log")
    name = {"Content-Disposition": f'attachment; filename="captains-table-{table_id}.json"'}
    return _packed(request, body, _FINISHED | name)


@router.get("/api/tables/{table_id}/tale", **described(_PAGE))
async def get_tale(
    request: Request, table_id: TableId, lang: Lang = "en", form: Form = "html"
) -> Response:
    """The whole story of a finished game, to read, print and keep."""
    text = await house_of(request).clerk.tale(table_id, lang, form)
    return Response(text, headers=_FINISHED, media_type=f"text/{form}; charset=utf-8")


@router.get("/api/tables/{table_id}/draws", **described(json_of(Draws)))
async def get_draws(request: Request, table_id: TableId) -> Response:
    """Every draw of a finished game, to be checked against its seed."""
    body = await house_of(request).clerk.kept(looking.kept, table_id, "draws")
    return _packed(request, body, _FINISHED)


@router.get("/api/tables/{table_id}/moments", **described(json_of(list[Frame])))
async def get_moments(
    request: Request, table_id: TableId, first: First = 1, lang: Lang = "en"
) -> Response:
    """Moments of a finished game from one on; the next ones come after the last of them."""
    clerk = house_of(request).clerk
    body, is_packed = await clerk.kept(looking.moments, table_id, first, lang)
    if is_packed:
        return _packed(request, body, _FINISHED)
    return Response(body, headers=_FINISHED, media_type="application/json")


@router.get("/api/tables/{table_id}/opened", **described(json_of(list[OpenMoment])))
async def get_opened(request: Request, table_id: TableId, first: First = 1) -> Response:
    """The same moments with all cards open, and what each seat was told."""
    clerk = house_of(request).clerk
    body = await clerk.kept(looking.opened, table_id, first)
    return _packed(request, body, _FINISHED)


@router.get("/api/tables/{table_id}/moments/{seq}", **described(json_of(Frame)))
async def get_moment(request: Request, table_id: TableId, seq: Seq, lang: Lang = "en") -> Response:
    """A finished game as everybody saw it after an entry, with all that was told until then."""
    frame = await house_of(request).clerk.kept(looking.moment, table_id, seq, lang)
    return Response(frame, headers=_FINISHED, media_type="application/json")


# Seats


@router.post("/api/code", **described(json_of(MoveCode), bearer=True))
async def post_code(request: Request) -> Response:
    """A code that moves the seat to another device."""
    return told(await house_of(request).keeper.ask(tables.move_code, token_of(request)))


@router.post("/api/code/use", **described(json_of(Seated), body=UseCode))
async def post_use_code(request: Request) -> Response:
    """Take a seat over with its code."""
    asked = await body_of(request, UseCode)
    return told(await house_of(request).keeper.ask(tables.use_code, asked.code))


@router.get("/api/push/key", **described(json_of(PushKey)))
async def get_push_key(request: Request) -> Response:
    """The key that a browser needs before it can be pushed to."""
    push = house_of(request).push
    return told(PushKey(push.public_key if push else ""))


@router.post("/api/push", **described({}, body=PushKeys, bearer=True))
async def post_push(request: Request) -> Response:
    """Tell this browser when it is the seat's turn."""
    token = token_of(request)
    asked = await body_of(request, PushKeys)
    if house_of(request).push is None:
        raise Refuse(404, "no_push", "This server sends no push messages.")
    await house_of(request).keeper.ask(tables.subscribe, token, asked)
    return Response()


# Links


@router.post("/api/qr", **described(json_of(Qr), body=Drawable))
async def post_qr(request: Request) -> Response:
    """A link as a QR code, for a phone that is held before the screen. It is sent in the body: a
    link that moves a seat is to be in nobody's log."""
    asked = await body_of(request, Drawable)
    return told(drawn(asked.text))


# For the host


@router.get("/api/health", **described(json_of(Health)))
async def get_health(request: Request) -> Response:
    """Whether games can go on here: the rules' thread answers, the store takes what is written, and
    bots can think."""
    house = house_of(request)
    if why := await house.examiner.trouble():
        raise why
    return told(Health("ok"))


@router.get("/metrics", **described(_TEXT))
async def get_metrics(request: Request) -> Response:
    """Counters of this process, as Prometheus reads them."""
    house = house_of(request)
    gauges = {
        "captain_connections": len(house.lines),
        "captain_tables_in_memory": house.keeper.tables_in_memory(),
    }
    return Response(house.metrics.text(gauges), headers={"Content-Type": CONTENT_TYPE})
