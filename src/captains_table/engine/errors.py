"""Everything that can be refused, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from reprlib import Repr
from typing import Any

# A refusal that can be put into words: from a language to a sentence.
Sayable = Callable[[str], str]


class TableError(Exception):
    """The root of all our exceptions: catch this one to catch them all.

    >>> from captains_table import Table
    >>> try:
    ...     Table("oh-captain", seats=9)
    ... except TableError as error:
    ...     print(error)
    seats: Oh Captain! is for 3 to 6 players, not 9
    """

    # The same in other languages, where people meet it.
    said: Sayable | None = None

    def text(self, lang: str = "en") -> str:
        """Why not, in that language if there are words for it, otherwise in English.

        >>> from captains_table import Table
        >>> try:
        ...     Table("oh-captain", seats=9)
        ... except TableError as error:
        ...     print(error.text("fr"))
        seats...: Oh Capitaine... se joue de 3 à 6, pas à 9
        """
        return self.said(lang) if self.said else str(self)


class UnknownGame(TableError):
    """There is no game of that name.

    >>> from captains_table import Table
    >>> Table("chess")
    Traceback (most recent call last):
    captains_table.engine.errors.UnknownGame: game: there is no 'chess'; there are ...
    """


class UnknownPlayer(TableError):
    """There is no player (bot) of that name, or it does not play this game.

    >>> from captains_table import player
    >>> player("deep-blue")
    Traceback (most recent call last):
    captains_table.engine.errors.UnknownPlayer: player: there is no 'deep-blue'; there are ...
    """


class UnknownLanguage(TableError):
    """We have no catalogue in that language.

    >>> from captains_table import Table
    >>> Table("nomads", seats=2).seat_names("de")
    Traceback (most recent call last):
    captains_table.engine.errors.UnknownLanguage: lang: there are words in en, fr, not 'de'
    """


class BadSeats(TableError):
    """The game is not for so many seats, or there is no such seat.

    >>> from captains_table import Table
    >>> Table("oh-captain", seats=4).view(4)
    Traceback (most recent call last):
    captains_table.engine.errors.BadSeats: seat: 4 is not one of 0 to 3
    """


class BadOption(TableError):
    """No such option, or no such value of it.

    >>> from captains_table import Table
    >>> Table("oh-captain", seats=4, options={"adventurers": "none"})
    Traceback (most recent call last):
    captains_table.engine.errors.BadOption: options.adventurers: 'none' is none of 'dealt', 'chosen'
    """


class BadChance(TableError):
    """The function that fixes draws and dice gave no possible outcome.

    >>> from captains_table import Table
    >>> Table("oh-captain", seats=4, chance=lambda kind, outcomes, weights: 99)
    Traceback (most recent call last):
    captains_table.engine.errors.BadChance: chance: 99 is no outcome of captain; there are 4
    """


class BadBatch(TableError):
    """A batch of games was asked for something that it cannot do.

    >>> from captains_table import Batch
    >>> Batch("gold-n-crash", count=0)
    Traceback (most recent call last):
    captains_table.engine.errors.BadBatch: count: at least one game is expected, not 0
    """


class BadLog(TableError):
    """The log cannot be replayed; the sentence names the field.

    >>> from captains_table import Table
    >>> log = Table("oh-captain", seats=4).log
    >>> log["steps"][0] = {"chance": "captain", "outcome": 9}
    >>> Table.replay(log)
    Traceback (most recent call last):
    captains_table.engine.errors.BadLog: steps[0]: outcome: 9 cannot happen here (captain)
    """


class BadPosition(TableError):
    """Play could not go on from the position; `field` is where.

    >>> from captains_table import Table
    >>> position = Table("oh-captain", seats=4, seed=7).position()
    >>> Table.at("oh-captain", {**position, "coins": [1, 1, 1, 1]})
    Traceback (most recent call last):
    captains_table.engine.errors.BadPosition: coins: coins and supply make 20, not 30
    """

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field, self._why = field, why

    def __reduce__(self) -> tuple[type[BadPosition], tuple[str, str]]:
        return type(self), (self.field, self._why)


class Missing(TableError):
    """A part that this needs is not there: not installed, or the game does not have it.

    >>> raise Missing.extra("numba", "fast")
    Traceback (most recent call last):
    captains_table.engine.errors.Missing: numba is not installed: pip install 'captains-table[fast]'
    """

    @classmethod
    def extra(cls, package: str | None, extra: str) -> Missing:
        """What an extra of ours would bring."""
        from captains_table.engine.words import refused  # which refuses languages by this module

        return refused(cls, "extra", package=str(package), extra=extra)


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


class Refusal(TableError):
    """A refusal that people read, in their language. Nothing has changed."""

    def __init__(self, say: Sayable) -> None:
        super().__init__()
        self._say = say

    def text(self, lang: str = "en") -> str:
        """Why not, as a sentence in that language.

        >>> from captains_table import Table
        >>> table = Table("oh-captain", seats=4, seed=7)
        >>> table.explain(0, {"do": "mutiny"}).text("fr")
        'Seul un Explorateur ayant plus de pièces que le Capitaine choisit entre ...'
        """
        return self._say(lang)

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process goes what it says, in every language, and not who says it."""
        return type(self), (self._in_writing(),)

    def _in_writing(self) -> Sayable:
        from captains_table.engine.words import Said  # which refuses languages by this module

        return Said.of(self._say)


class CannotUndo(Refusal):
    """The last choice cannot be taken back.

    >>> from captains_table import Table
    >>> Table("oh-captain", seats=4, seed=7).undo(1)
    Traceback (most recent call last):
    captains_table.engine.errors.CannotUndo: You can take back a choice only ...
    """


class IllegalChoice(Refusal):
    """The rules forbid this choice.

    `rule` is the identifier in the game's rule register, or "" where no rule of the game is
    concerned (it is not that seat's decision, there is no such action, the game is over);
    `citation` names the section of the rulebook or the ruling, and `text(lang)` says it in a
    sentence.

    >>> from captains_table import Table
    >>> table = Table("oh-captain", seats=4, seed=7)
    >>> table.explain(0, {"do": "mutiny"})
    <IllegalChoice OC-R31: Only an Explorer richer in coins than the Captain chooses ...>
    >>> table.explain(0, {"do": "mutiny"}).citation
    'Turn Structure: Mutiny or Loyalty?'
    """

    def __init__(self, rule: str, citation: str, say: Sayable) -> None:
        super().__init__(say)
        self.rule = rule
        self.citation = citation

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rule, self.citation, self._in_writing())

    def __repr__(self) -> str:
        return f"<IllegalChoice {self.rule or 'by no rule'}: {self}>"
