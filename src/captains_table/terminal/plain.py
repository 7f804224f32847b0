"""The board of a game that has none of its own: what a view says, row by row."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, partial
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from captains_table.engine.declare import Number
from captains_table.engine.game import Game, game
from captains_table.terminal.drawing import Drawing, two_columns
from captains_table.terminal.prose import Prose

FLOW = ("step", "todo")  # the question below the board says it in words
NOTHING = "·"


class PlainBoard(Drawing):
    """Draws one view of any game: its numbers, then what lies in its zones."""

    def draw(self, with_talent: bool) -> RenderableType:
        """A row for each number and each zone, with what each seat has side by side."""
        grid = two_columns()
        for name, told in self._rows():
            grid.add_row(Text(self._label(name), "sea"), Prose(told))
        return self.bordered(self.words.say("title"), grid)

    def pieces(self) -> RenderableType:
        """Each kind, and how many there are."""
        grid = two_columns()
        for kind, count in self._game.declaration.kinds.items():
            grid.add_row(Text(self._called(kind), "name"), f"×{count}")
        return grid

    @cached_property
    def _game(self) -> Game:
        return game(self.view["game"])

    def _rows(self) -> Iterator[tuple[str, str]]:
        """The name of each number and zone, and what the viewer may know of it."""
        declaration = self._game.declaration
        for number in declaration.numbers:
            if number.name not in FLOW:
                tell = partial(self._number, number)
                yield number.name, self._of_each(number.name, number.per_seat, tell)
        for zone in declaration.zones:
            yield zone.name, self._of_each(zone.name, zone.per_seat, self._pieces)

    def _of_each(self, name: str, per_seat: bool, tell: Callable[[Any], str]) -> str:
        if not per_seat:
            return tell(self.view[name])
        each = zip(self.names, self.view[name], strict=True)
        return "   ".join(f"{seat}: {tell(told)}" for seat, told in each)

    def _number(self, number: Number, told: Any) -> str:
        if isinstance(told, list):
            return ", ".join(self._number(number, one) for one in told) or NOTHING
        if told is None:
            return NOTHING
        return self.names[told] if number.is_seat else self._called(told)

    def _pieces(self, lying: Mapping[str, Any]) -> str:
        """The pieces by name where the viewer sees them, otherwise how many there are."""
        if "cards" not in lying:
            return str(lying["size"])
        each = (f"{self._called(kind)} ×{count}" for kind, count in lying["cards"].items())
        return ", ".join(each) or NOTHING

    def _label(self, name: str) -> str:
        message = f"zone-{name.replace('_', '-')}"
        return self.words.say(message) if self.words.has(message) else name.replace("_", " ")

    def _called(self, value: Any) -> str:
        """The word for a name, as the sentences of the game have it; a number as it is."""
        for argument, names in self._game.event_names.items():
            if (
                isinstance(value, str)
                and value in names
                and self.words.has(message := f"{argument}-{value}")
            ):
                return self.words.say(message)
        return str(value).replace("_", " ")
