"""A decision and its choices, as a table offers them."""

from __future__ import annotations

from typing import Protocol

from captains_table.engine.actions import Action
from captains_table.engine.game import Game


class Sayer(Protocol):
    """The table that a decision belongs to: it knows the words."""

    game: Game

    def action(self, code: int) -> Action:
        """The action of a code, as it is told in this situation."""
        ...

    def say_action(self, action: Action, lang: str, kind: str) -> str:
        """An action in a few words, those of this kind of decision where it has its own."""
        ...

    def say_prompt(self, seat: int, kind: str, lang: str) -> str:
        """What a decision of that kind asks the seat, as a sentence."""
        ...


class Choice:
    """One of a decision's options: its `index` there, the game's fixed number for it (`code`), and
    its record (`action`). `Table.choose` takes it.

    >>> from captains_table import Table
    >>> Table("oh-captain", seats=4, seed=7).decision.choices[1]
    Choice(1, 17, {'do': 'announce', 'item': 'hook'})
    """

    __slots__ = ("_kind", "_table", "action", "code", "index")

    def __init__(self, table: Sayer, index: int, code: int, kind: str) -> None:
        self._table = table
        self._kind = kind
        self.index = index
        self.code = code
        self.action: Action = table.action(code)

    def label(self, lang: str = "en") -> str:
        """What it does, in a few words.

        >>> from captains_table import Table
        >>> print(Table("oh-captain", seats=4, seed=7).decision.choices[1].label("fr"))
        « C’est un Grappin ! » (attrape une carte)
        """
        return self._table.say_action(self.action, lang, self._kind)

    def __repr__(self) -> str:
        return f"Choice({self.index}, {self.code}, {self.action})"


class Decision:
    """A seat must choose: `seat` is who, `kind` the step of play that asks, `codes` the fixed
    numbers of what may be chosen.

    >>> from captains_table import Table
    >>> decision = Table("oh-captain", seats=4, seed=7).decision
    >>> decision.seat, decision.kind, decision.codes
    (0, 'announce', [16, 17, 18, 19])
    """

    def __init__(self, table: Sayer, seat: int, kind: str, codes: list[int]) -> None:
        self._table = table
        self.seat = seat
        self.kind = kind
        self.codes = codes
        self._choices: list[Choice] | None = None

    @property
    def choices(self) -> list[Choice]:
        """Everything that is legal now.

        >>> from captains_table import Table
        >>> decision = Table("oh-captain", seats=4, seed=7).decision
        >>> [choice.action["item"] for choice in decision.choices]
        ['lantern', 'hook', 'lizard', 'pistol']
        """
        if self._choices is None:
            self._choices = [
                Choice(self._table, i, code, self.kind) for i, code in enumerate(self.codes)
            ]
        return self._choices

    @property
    def alone(self) -> bool:
        """Whether there is one choice and everybody at the table can tell that: who makes it at
        once tells nobody anything.

        >>> from captains_table import Table
        >>> Table("oh-captain", seats=4, seed=7).decision.alone
        False
        """
        return len(self.codes) == 1 and self.kind in self._table.game.flow.openly

    def prompt(self, lang: str = "en") -> str:
        """What is asked, as a sentence to the seat that decides.

        >>> from captains_table import Table
        >>> Table("oh-captain", seats=4, seed=7).decision.prompt()
        'You found a Hook. What do you tell Captain Moon: the truth or a lie?'
        """
        return self._table.say_prompt(self.seat, self.kind, lang)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, {len(self.codes)} choices)"
