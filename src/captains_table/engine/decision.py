"""A decision and its choices, as a table offers them."""

from __future__ import annotations

from typing import Protocol

from captains_table.engine.actions import Action
from captains_table.engine.game import Game


class Sayer(Protocol):
    """The table that a decision belongs to: it knows the words."""

    game: Game

    def say_action(self, action: Action, lang: str) -> str:
        """An action in a few words."""
        ...

    def say_prompt(self, seat: int, kind: str, lang: str) -> str:
        """What a decision asks."""
        ...


class Choice:
    """One of a decision's options: its index there, the game's code for it, and its record."""

    __slots__ = ("_table", "action", "code", "index")

    def __init__(self, table: Sayer, index: int, code: int) -> None:
        self._table = table
        self.index = index
        self.code = code
        self.action: Action = table.game.verbs.action(code)

    def label(self, lang: str = "en") -> str:
        """What it does, in a few words."""
        return self._table.say_action(self.action, lang)

    def __repr__(self) -> str:
        return f"Choice({self.index}, {self.code}, {self.action})"


class Decision:
    """A seat must choose."""

    def __init__(self, table: Sayer, seat: int, kind: str, codes: list[int]) -> None:
        self._table = table
        self.seat = seat
        self.kind = kind
        self.codes = codes
        self._choices: list[Choice] | None = None

    @property
    def choices(self) -> list[Choice]:
        """Everything that is legal now."""
        if self._choices is None:
            self._choices = [Choice(self._table, i, code) for i, code in enumerate(self.codes)]
        return self._choices

    def prompt(self, lang: str = "en") -> str:
        """What is asked, as a sentence to the seat that decides."""
        return self._table.say_prompt(self.seat, self.kind, lang)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, {len(self.codes)} choices)"
