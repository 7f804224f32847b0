"""What the people at this keyboard are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import captains_table as ct
from captains_table.terminal.crew import PERSON
from captains_table.terminal.screen import Screen
from captains_table.terminal.trouble import Trouble

LONGEST = 16  # letters: a name stands in columns of tables


def people_at(
    screen: Screen, table: ct.Table, crew: Sequence[str], given: Sequence[str]
) -> dict[int, str]:
    """The name of each person who has one, by seat: as it was given, or as they say themselves,
    where several people share a keyboard."""
    seats = [seat for seat, player in enumerate(crew) if player == PERSON]
    if len(given) > len(seats):
        raise Trouble("too-many-names", names=len(given), people=len(seats))
    names: dict[int, str] = {}
    for seat, name in zip(seats, given, strict=False):
        if (trouble := _trouble(screen, table, name, names.values())) is not None:
            raise trouble
        names[seat] = name
    if not given and len(seats) > 1 and screen.is_live:
        screen.clear()
        screen.tell("names-why")
        for number, seat in enumerate(seats, 1):
            if name := _ask(screen, table, number, list(names.values())):
                names[seat] = name
    return names


def _ask(screen: Screen, table: ct.Table, number: int, taken: Sequence[str]) -> str:
    while True:
        name = screen.ask(screen.say("name-of", number=number))
        trouble = _trouble(screen, table, name, taken) if name else None
        if trouble is None:
            return name
        screen.warn(trouble.text(screen.lang))


def _trouble(screen: Screen, table: ct.Table, name: str, taken: Iterable[str]) -> Trouble | None:
    """Why somebody cannot be called that: nobody could tell them from somebody else."""
    if len(name) > LONGEST or not name.isprintable() or not name.strip():
        return Trouble("bad-name", name=name[:LONGEST], most=LONGEST)
    others = [*taken, *_personas(screen, table)]
    if name.casefold() in {other.casefold() for other in others}:
        return Trouble("name-taken", name=name)
    return None


def _personas(screen: Screen, table: ct.Table) -> list[str]:
    """Everybody whom a seat can play, by name."""
    game, catalogue = table.game, table.words(screen.lang)
    called = (f"{game.persona}-{who}" for who in (game.personas if game.persona else ()))
    return [catalogue.say(message) for message in called if catalogue.has(message)]
