"""What every check of a content pack works with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from captains_table.engine.errors import shown
from captains_table.games.sea_of_legends.content.pack import (
    Captain,
    Character,
    Episode,
    EventCard,
    Faction,
    Game,
    Port,
    Postscript,
    Record,
    Role,
    Sea,
    Ship,
    TavernCard,
)
from captains_table.games.sea_of_legends.content.shape import Path, Report

LISTS: dict[tuple[str, ...], type[Record]] = {
    ("captains",): Captain,
    ("ships",): Ship,
    ("starters",): Role,
    ("crew",): Role,
    ("games",): Game,
    ("tavern",): TavernCard,
    ("characters",): Character,
    ("factions",): Faction,
    ("events",): EventCard,
    ("map", "ports"): Port,
    ("map", "seas"): Sea,
    ("adventures", "episodes"): Episode,
    ("adventures", "postscripts"): Postscript,
}

T = TypeVar("T", bound=Record)


class Draft:
    """A pack that is being checked: its data, the records whose shape is right, and the report."""

    def __init__(self, report: Report, data: Mapping[str, Any]) -> None:
        self.report = report
        self.data = data
        # Now, because what is found below must not hide anything else.
        self.well_shaped: dict[tuple[str, ...], list[tuple[Path, Any]]] = {
            path: [
                ((*path, i), msgspec.convert(item, kind))
                for i, item in enumerate(self.items(*path))
                if not report.spoils((*path, i))
            ]
            for path, kind in LISTS.items()
        }
        self.name_is_well_shaped = "name" in data and not report.spoils(("name",))

    def items(self, *path: str) -> Sequence[Any]:
        """A list in the data, empty where there is none."""
        found: Any = self.data
        for step in path:
            found = found.get(step) if isinstance(found, Mapping) else None
        return found if isinstance(found, Sequence) and not isinstance(found, str) else ()

    def records(self, kind: type[T], *path: str) -> Iterator[tuple[Path, T]]:
        """The records of a list whose shape is right."""
        yield from self.well_shaped[path]

    def at(self, path: Path) -> Any:
        """What the data holds at a place."""
        found: Any = self.data
        for step in path:
            found = found[step]
        return found

    def one_of(self, path: Path, value: str, known: Sequence[str], what: str) -> None:
        """A name that is known, of whatever it names."""
        if value not in known:
            self.report.add(path, f"there is no {what} {value!r}")

    def enough(self, path: Path, wanted: int, there: int) -> None:
        """Not more than the box holds."""
        if wanted > there:
            self.report.add(path, f"the box holds {there}, not {shown(wanted)}")
