"""Everything that crosses the wire, typed once: here what all messages share, and those of HTTP;
`socket_messages` has the others.

The OpenAPI document and the client's TypeScript types are made from these classes. What a browser
sends derives from `Asked`, what it is sent from `Told`; both are strict: a field too many or of the
wrong type is refused by name.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# People's own words are text on one line. A name is cleaned of what nobody can see.
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Lang = Literal["en", "fr"]
Pace = Literal["live", "leisure"]
Status = Literal["waiting", "playing", "over", "frozen", "closed"]
SeatKind = Literal["open", "person", "bot"]


class Asked(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a browser sends: a field too many is a mistake."""


class Told(Struct):
    """What a browser is sent."""


# Over HTTP


class OptionInfo(Told):
    """A choice that a table can make before it begins."""

    name: str
    kind: str
    values: list[Any]
    label: str
    value_labels: list[str]


class EveningInfo(Told):
    """Two games in a row with the same people, for so many of them: `second` follows the game that
    this is told of."""

    name: str
    second: str
    title: str
    summary: str
    seats: list[int]


class GameInfo(Told):
    """A game on the shelf."""

    name: str
    title: str
    seats: list[int]
    usual_seats: int  # how many a table is laid for where nobody says it
    minutes: int
    summary: str
    options: list[OptionInfo]
    quick: dict[str, Any]  # the options of a game that begins at once, as far as it needs any
    players: list[str]  # the strengths of bots, weakest first
    rules: str  # their version
    secret: bool  # whether people who share a device need a curtain
    events: dict[str, list[str]]  # of each event, the arguments that are seats
    evening: EveningInfo | None = None  # that begins with it


class RuleText(Told):
    """A rule in our own words, or a ruling where the rulebook is silent."""

    id: str
    text: str
    citation: str
    ruling: bool


class Content(Told):
    """What a table is played with, as far as a board must know it: the game's own data (a map,
    values of cards) and the words that replace or join those of its catalogue."""

    board: dict[str, Any]
    words: dict[str, str]


class RuleChapter(Told):
    """The rules of one section of the rulebook."""

    title: str
    rules: list[RuleText]


class OpenTable(Asked):
    """Put up a table. `bots` names a strength for each seat that a bot takes, null for the others;
    the host sits in the first of those. With `hot_seat`, all other seats are the host's too."""

    game: str
    seats: int
    name: Name
    lang: Lang = "en"
    bots: list[str | None] = []
    options: dict[str, Any] = {}
    listed: bool = False
    pace: Pace = "live"
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0  # of thinking for each seat; 0: no clock
    increment: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds more after each turn
    turn_seconds: Annotated[int, Meta(ge=0, le=2_592_000)] = 0  # instead: so long for each turn
    hot_seat: bool = False
    names: Annotated[list[Name], Meta(max_length=5)] = []  # of the others who share the device
    goes_on: bool = False  # an evening: another game follows with the same people
    begin: bool = False  # begin as soon as you say hello: open seats are given to bots


class Join(Asked):
    """Sit down. Without a seat: the first that is open."""

    name: Name
    seat: int | None = None


class Seated(Told):
    """A seat is yours. The token proves it and is shown once. The commitment is the SHA-256 of the
    table's seed: remember it, and then add your own nonce with the first Hello."""

    table: str
    seat: int
    token: str
    commitment: str


class Opened(Told):
    """A table is up, and these seats at it are yours."""

    table: str
    seats: list[Seated]
    commitment: str


class MoveCode(Told):
    """What moves a seat to another device."""

    code: str
    seconds: int  # how long it is valid


class UseCode(Asked):
    """Take the seat over on this device; the old token ends."""

    code: Token


class Drawable(Asked):
    """A link that is to be shown as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Qr(Told):
    """A QR code: so many squares wide, and the dark ones as the path of an SVG."""

    size: int
    path: str


class SeatInfo(Told):
    """Who sits at a seat, and whether they are there."""

    seat: int
    kind: SeatKind
    name: str
    strength: str = ""  # of a bot
    here: bool = False  # has an open connection
    away: int = 0  # seconds since the last one was lost
    clock: int = -1  # seconds left, where there is a clock
    stand_in: bool = False  # a bot plays for somebody who left


class Evening(Told):
    """A game and the rematches before it: how many there were, and how many each seat has won."""

    games: int
    wins: list[int]


class TableInfo(Told):
    """What everybody may know of a table without sitting at it."""

    id: str
    game: str
    rules: str
    status: Status
    seats: list[SeatInfo]
    host: int
    options: dict[str, Any]
    listed: bool
    pace: Pace
    minutes: int
    increment: int
    turn_seconds: int
    hot_seat: bool
    created: int  # seconds since 1970
    touched: int  # when something happened in the game
    expires: int
    muted: bool  # the chat
    commitment: str  # SHA-256 of the seed
    seed: str = ""  # when the game is over
    nonces: list[str] = []
    reason: str = ""  # why it is frozen or closed: a message name
    rematch: str = ""  # the table that follows this one
    turn: int | None = None  # the seat that must choose
    winners: list[int] = []
    evening: Evening | None = None


class Problem(Told):
    """Why a request was refused, for people (`text`) and for programs (`code`)."""

    code: str
    text: str


class PushKeys(Asked):
    """Where a browser wants to be told that it is its turn."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    lang: Lang = "en"


class PushKey(Told):
    """The server's public key for Web Push; empty where the host has set none."""

    key: str


class MyTables(Asked):
    """Which tables are these tokens for? A browser keeps as many as may be asked for."""

    tokens: Annotated[list[Token], Meta(max_length=100)]


class Draw(Told):
    """Something that chance decided: what could happen, how likely, and which of it did."""

    kind: str
    outcomes: list[Any]
    weights: list[int]
    index: int


class Draws(Told):
    """Every draw of a finished game, in order, so that anybody can check them against the seed."""

    draws: list[Draw]


class Health(Told):
    """The answer of a server that is ready."""

    status: Literal["ok"]
