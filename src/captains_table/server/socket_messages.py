"""The messages of a socket: what a browser does at a table, and what it is shown."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from captains_table.server.messages import Asked, Lang, TableInfo, Token, Told

ChatText = Annotated[
    str, Meta(min_length=1, max_length=300, pattern=r"^[^\x00-\x1f\x7f-\x9f]+$(?!\n)")
]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]


# From the browser


class Hello(Asked, tag="hello"):
    """The first message. Without tokens: as a spectator. Who shares a device has several. The first
    nonce of a seat, before the game begins, becomes part of the seed of all draws."""

    tokens: Annotated[list[Token], Meta(max_length=6)] = []  # noqa: RUF012  each has its own
    lang: Lang = "en"
    since: int = 0  # the last seq whose log is known here
    nonce: Nonce = ""


class Choose(Asked, tag="choose"):
    """Make a choice, by its code."""

    command_id: CommandId
    expected_seq: int
    seat: int
    code: int


class Undo(Asked, tag="undo"):
    """Take the last choice back."""

    command_id: CommandId
    expected_seq: int
    seat: int


class Explain(Asked, tag="explain"):
    """Which rule forbids this action?"""

    seat: int
    action: dict[str, Any]


class Foresee(Asked, tag="foresee"):
    """What is the choice with this code certain to lead to?"""

    seat: int
    expected_seq: int
    code: int


class Say(Asked, tag="say"):
    """A line of chat for everybody at the table."""

    command_id: CommandId
    seat: int
    text: ChatText


class Manage(Asked, tag="manage"):
    """Something about the table, not the game: begin, seat a bot, empty a seat, close, mute the
    chat (these for the host), stand up, ask for a rematch or for the second game of an evening;
    when somebody left: wait on, let a bot play for them, or end the game; come back; ask the others
    for one's last choice back, and agree to that or refuse it; leave the chores to a bot for this
    turn or for the game, or do them oneself again; lift the curtain on a shared device."""

    command_id: CommandId
    seat: int
    do: Literal[
        "begin",
        "bot",
        "empty",
        "close",
        "mute",
        "unmute",
        "stand_up",
        "ask_undo",
        "agree_undo",
        "refuse_undo",
        "evening",
        "chores_turn",
        "chores_game",
        "chores_mine",
        "rematch",
        "wait",
        "stand_in",
        "end",
        "come_back",
        "lift",
    ]
    other: int | None = None  # the seat concerned
    strength: str = "greedy"


class Arrange(Asked, tag="arrange"):
    """Before the game, of the host: how many seats there are, and what is agreed beyond what is
    agreed already."""

    command_id: CommandId
    seat: int
    seats: int | None = None
    options: dict[str, Any] = {}  # noqa: RUF012  each has its own


class Speak(Asked, tag="speak"):
    """From now on in this language."""

    lang: Lang


class Pong(Asked, tag="pong"):
    """Yes, still there. Any other message says so too."""


FromBrowser = Hello | Choose | Undo | Explain | Foresee | Say | Manage | Arrange | Speak | Pong


# To the browser


class LogLine(Told):
    """Something that happened, as this seat was told. `text` says it alone; where several events
    belong together (the dice of a roll, a journey), `together` is what the log says of them all,
    with the first, and "" with the others. With `turn` somebody's turn begins: that of the `seat`
    of the event, if it has one."""

    seq: int
    event: dict[str, Any]
    text: str
    together: str | None = None
    turn: bool = False


class Offered(Told):
    """One of the things that may be done now."""

    index: int
    code: int
    action: dict[str, Any]
    label: str


class Refusal(Told):
    """The rule that forbids a choice, and what it says."""

    rule: str
    citation: str
    text: str


class Result(Told):
    """How a game ended: points, winners, places, and where points are from."""

    scores: list[int]
    winners: list[int]
    ranking: list[list[int]]
    breakdown: list[dict[str, Any]]
    undone: int = 0  # how often something was taken back that had revealed something
    why: str = ""  # where points do not say it all: a faction won, a tie was broken
    beside: list[dict[str, int]] = []  # noqa: RUF012  what is remembered of each seat


class Following(Told):
    """The game that can follow this one with the same people: what the evening is called, and the
    way there (`label`). `agreed`: that was settled when the table was put up."""

    game: str
    title: str
    label: str
    agreed: bool


class GameBefore(Told):
    """How the first game of an evening ended, and whom everybody played there."""

    game: str
    title: str
    scores: list[int]
    ranking: list[list[int]]
    personas: list[str]


class ChatLine(Told, tag="chat"):
    """What somebody at the table said, in the order of its numbers."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class UndoAsked(Told):
    """Somebody wants their last choice back, and what has happened since: who agreed, and whose
    answer is missing."""

    seat: int
    agreed: list[int]
    missing: list[int]


class Chores(Told):
    """Decisions that are bookkeeping: for how long this seat has handed them over ("" for not at
    all, "turn", "game"), and whether one is asked of it now."""

    handed_over: str
    asked: bool


class Frame(Told, tag="frame"):
    """The whole table as one seat sees it. `log` holds what happened after the `since` of Hello or
    the last frame on this connection."""

    table: TableInfo
    seat: int | None  # whose view this is; None: a spectator's
    mine: list[int]  # the seats of this connection
    seq: int
    view: dict[str, Any]
    names: list[str]  # of the seats in all that is told: of the people, and of whom bots play
    personas: list[str]  # whom the seats play; "" where that is nobody
    prompt: str
    choices: list[Offered]
    alone: bool  # one choice, and everybody can tell that: a browser may make it by itself
    facts: dict[str, Any]  # what could be counted from the view: points so far, Strengths
    story: dict[str, Any]  # what everybody reads now, in games that tell a story
    hints: dict[str, Any]  # what the game tells the seat that decides: odds, what a move will do
    undo: bool  # whether this seat can take its last choice back, at once
    undo_by_asking: bool  # whether it could if all the others agreed
    undo_asked: UndoAsked | None  # what the others are asked for
    chores: Chores | None  # where the game has some
    since: int
    log: list[LogLine]
    result: Result | None
    notices: list[str]
    following: Following | None  # the game that can follow, once this is over
    before: GameBefore | None  # the one that these people played before


class OpenMoment(Told):
    """A moment of a finished game with all cards open, and what each seat was told then, in every
    language."""

    seq: int
    view: dict[str, Any]
    facts: dict[str, Any]
    log: dict[str, list[list[LogLine]]]


class Done(Told, tag="done"):
    """A command was carried out, and will not be forgotten."""

    command_id: str
    seq: int


class Refused(Told, tag="refused"):
    """A command had no effect; `code` names the reason. `text` is English, but for what the rules
    forbid (illegal, no_undo), which is in the reader's language. After `stale` a fresh frame
    follows."""

    command_id: str
    code: str
    text: str
    refusal: Refusal | None = None


class Explained(Told, tag="explained"):
    """The answer to `Explain`: None where the action is allowed."""

    refusal: Refusal | None


class Foreseen(Told, tag="foreseen"):
    """The answer to `Foresee`: events that are certain, without the arguments that are open, and
    what changes in the view for certain. `assumed`: only if nothing else is done on the way."""

    seq: int
    code: int
    events: list[dict[str, Any]]
    changes: dict[str, Any]
    assumed: bool


class Farewell(Told, tag="farewell"):
    """The server ends this connection: too_slow, too_much, replaced, closed, bad_message."""

    code: str
    text: str


class Ping(Told, tag="ping"):
    """Are you still there? It comes whenever nothing was heard of a browser for a while."""


ToBrowser = Frame | Done | Refused | Explained | Foreseen | ChatLine | Farewell | Ping
