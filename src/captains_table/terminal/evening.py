"""An evening of two games with the same people: who is who in each, and both results at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.align import Align
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

import captains_table as ct
from captains_table.engine.contract import Before
from captains_table.engine.shelf import evenings
from captains_table.engine.words import Person, Words, words
from captains_table.terminal.crew import PERSON
from captains_table.terminal.ending import place_of
from captains_table.terminal.screen import Screen
from captains_table.terminal.trouble import Trouble


def stages(name: str) -> list[ct.Game]:
    """The games that are asked for by a name: one, or the two of an evening."""
    try:
        return [ct.game(name)]
    except ct.UnknownGame:
        if (both := evenings().get(name)) is None:
            raise
        return list(both)


def rehearse(table: ct.Table, second: ct.Game, options: Mapping[str, Any]) -> None:
    """Refuse now what the second game of the evening would refuse after the first, which is played
    to its end by chance for that; the table itself stays as it is."""
    assert second.evening is not None
    if second.evening.option in options:
        asked = {"option": second.evening.option, "evening": second.evening.name}
        raise Trouble("first-of-evening", **asked)
    twin, by_chance = table.copy(), ct.player("random", seed=0)
    while decision := twin.decision:
        twin.choose(by_chance.choose(twin.view(decision.seat)))
    follow(twin, second, 0, options)


def follow(
    table: ct.Table, second: ct.Game, seed: int | str, options: Mapping[str, Any]
) -> ct.Table:
    """The table of the second game, with the people of the first."""
    assert second.evening is not None
    return ct.Table(second.name, None, seed, {**options, second.evening.option: table.log})


def before(table: ct.Table) -> Before | None:
    """How the game before ended, if there was one."""
    evening = table.game.evening
    kept = table.log["options"][evening.option] if evening else None
    return evening.kept(kept) if evening and kept is not None else None


def who_is_who(screen: Screen, table: ct.Table, crew: Sequence[str]) -> RenderableType | None:
    """Whom everybody played in the game before and plays now; None where there was none before."""
    if (result := before(table)) is None:
        return None
    first, second = _titles(screen, table)
    grid = Grid(title=_title(screen, table), box=box.ROUNDED, border_style="sea")
    for head in (screen.say("seat"), first, second):
        grid.add_column(head, header_style="name")
    played = _played(screen, table, result)
    for person, (then, now) in zip(_people(screen, table, crew), played, strict=True):
        grid.add_row(person, then or "·", now or "·")
    return Align.center(grid)


def both_results(
    screen: Screen, table: ct.Table, outcome: ct.Outcome, crew: Sequence[str]
) -> RenderableType | None:
    """Points and place in both games for each person; there is no joint score. None where no game
    was played before."""
    if (result := before(table)) is None:
        return None
    first, second = _titles(screen, table)
    grid = Grid(title=_title(screen, table), box=box.ROUNDED, border_style="sea")
    for head in (screen.say("seat"), first, screen.say("place"), second, screen.say("place")):
        grid.add_column(head, header_style="name")
    played = _played(screen, table, result)
    everybody = _people(screen, table, crew)
    for seat, (person, (then, now)) in enumerate(zip(everybody, played, strict=True)):
        if then and now:
            person = screen.say("person-was", person=person, then=then, now=now)
        elif then or now:
            person = f"{person} ({then or now})"
        grid.add_row(
            person,
            str(result.scores[seat]),
            str(place_of(result.ranking, seat)),
            str(outcome.scores[seat]),
            str(place_of(outcome.ranking, seat)),
        )
    return Align.center(grid)


def _people(screen: Screen, table: ct.Table, crew: Sequence[str]) -> list[str]:
    """What each seat is called in both games: by who sits there, not by whom they play."""
    people = [name for name in crew if name == PERSON]
    called = table.seat_names(screen.lang)
    told = []
    for seat, name in enumerate(crew, 1):
        if isinstance(called[seat - 1], Person):
            told.append(called[seat - 1])
        elif name != PERSON:
            told.append(screen.say("person-bot", number=seat, name=name))
        elif len(people) == 1:
            told.append(screen.say("person-you"))
        else:
            told.append(screen.say("person-seat", number=seat))
    return told


def _played(screen: Screen, table: ct.Table, result: Before) -> list[tuple[str, str]]:
    """Whom each seat played before and plays now, in words; "" where it is nobody."""
    assert table.game.evening is not None
    first = ct.game(table.game.evening.after)
    catalogue = words(first.folder, screen.lang)
    then = _in_words(catalogue, first, result.personas)
    game = table.game
    playing = table.view(None)[game.persona] if game.persona else [None] * table.seats
    return list(zip(then, _in_words(table.words(screen.lang), game, playing), strict=True))


def _in_words(catalogue: Words, game: ct.Game, played: Sequence[str | None]) -> list[str]:
    return [catalogue.say(f"{game.persona}-{who}") if who else "" for who in played]


def _titles(screen: Screen, table: ct.Table) -> tuple[str, str]:
    assert table.game.evening is not None
    first = ct.game(table.game.evening.after)
    return words(first.folder, screen.lang).say("title"), table.words(screen.lang).say("title")


def _title(screen: Screen, table: ct.Table) -> Text:
    return Text(table.words(screen.lang).say("evening-title"), "brass")
