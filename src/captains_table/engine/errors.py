"""Everything that can be refused, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from reprlib import Repr
from typing import Any


class TableError(Exception):
    """The root of all our exceptions: catch this one to catch them all."""


class UnknownGame(TableError):
    """There is no game of that name."""


class UnknownPlayer(TableError):
    """There is no player (bot) of that name, or it does not play this game."""


class UnknownLanguage(TableError):
    """We have no catalogue in that language."""


class BadSeats(TableError):
    """The game is not for so many seats, or there is no such seat."""


class BadOption(TableError):
    """No such option, or no such value of it."""


class BadChance(TableError):
    """The function that fixes draws and dice gave no possible outcome."""


class BadLog(TableError):
    """The log cannot be replayed; the sentence names the field."""


class BadPosition(TableError):
    """Play could not go on from the position; `field` is where."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field


class Missing(TableError):
    """A part that this needs is not there: not installed, or the game does not have it."""


class BadDeclaration(TableError):
    """A game declares its state in a way that the engine cannot keep its promises for."""


_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = 60


def shown(value: Any) -> str:
    """Whatever somebody sent, short enough for a sentence."""
    try:
        return _SHORT.repr(value)
    except Exception:  # numbers too long to write, objects that cannot say what they are
        return f"that {type(value).__name__}"


def named(name: Any) -> str:
    """A name that somebody sent: as it is, if it looks like one."""
    is_name = isinstance(name, str) and len(name) <= 60 and name.isprintable()
    return name if is_name else shown(name)


def listed(names: Sequence[str], most: int = 40) -> str:
    """Names side by side; of very many the first ones."""
    rest = len(names) - most
    return ", ".join(names[:most]) + (f" and {rest} others" if rest > 0 else "")


# A refusal that can be put into words: from a language to a sentence.
Sayable = Callable[[str], str]


class Refusal(TableError):
    """A refusal that people read, in their language. Nothing has changed."""

    def __init__(self, say: Sayable) -> None:
        super().__init__()
        self._say = say

    def text(self, lang: str = "en") -> str:
        """Why not, as a sentence in that language."""
        return self._say(lang)

    def __str__(self) -> str:
        return self.text("en")


class CannotUndo(Refusal):
    """The last choice cannot be taken back."""


class IllegalChoice(Refusal):
    """The rules forbid this choice.

    `rule` is the identifier in the game's rule register, or "" where no rule of the game is
    concerned (it is not that seat's decision, there is no such action, the game is over);
    `citation` names the section of the rulebook or the ruling.
    """

    def __init__(self, rule: str, citation: str, say: Sayable) -> None:
        super().__init__(say)
        self.rule = rule
        self.citation = citation

    def __repr__(self) -> str:
        return f"<IllegalChoice {self.rule or 'by no rule'}: {self}>"
