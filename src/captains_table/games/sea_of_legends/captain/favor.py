"""The Favor of Lovers and the Malice of Nemeses."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask
from captains_table.games.sea_of_legends.captain.effects import effect, use
from captains_table.games.sea_of_legends.captain.gains import check_room
from captains_table.games.sea_of_legends.captain.tableau import usable, use_codes
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import DO, PEOPLE, STEP, USABLE, kind_named

MOST_FAVOR, MOST_MALICE = 4, 3
EVERY_NEMESIS = 1  # whose Malice `prevent_malice` is about; otherwise of one


def change_favor(s: State, p: int, place: int, by: int) -> None:
    """Favor gained moves the token down, lost up (R55); the top ability stays unlocked."""
    if s.lover[p][place] != NONE:
        value = max(1, min(MOST_FAVOR, s.favor[p][place] + by))
        if value != s.favor[p][place]:
            s.favor[p][place] = value
            tell(s, EVENT.FAVOR_CHANGED, p, kind_named(PEOPLE[s.lover[p][place]]), value)
            check_room(s, p)


def change_malice(s: State, p: int, place: int, by: int) -> None:
    """Malice unlocks one ability after the other; without any the Nemesis is inert (R57)."""
    if s.nemesis[p][place] != NONE:
        value = max(0, min(MOST_MALICE, s.malice[p][place] + by))
        if value != s.malice[p][place]:
            s.malice[p][place] = value
            tell(s, EVENT.MALICE_CHANGED, p, kind_named(PEOPLE[s.nemesis[p][place]]), value)


def nemesis_that_grows(s: State, p: int) -> int:
    """Whose Malice rises: the first Nemesis that is not at the end of its abilities; NONE: none."""
    for place in range(2):
        if s.nemesis[p][place] != NONE and s.malice[p][place] < MOST_MALICE:
            return place
    return NONE


@effect("favor")
def _favor(s: State, p: int, e: Effect, icons: int) -> None:
    change_favor(s, p, 0 if s.lover[p][0] != NONE else 1, e.n)


@effect("malice")
def _malice(s: State, p: int, e: Effect, icons: int) -> None:
    """It rises, unless its captain can prevent that and does; or it falls."""
    everyone = EVERY_NEMESIS if e.who == "all" else NONE
    if e.n < 0:
        for place in (0, 1) if everyone == EVERY_NEMESIS else (int(s.nemesis[p][0] == NONE),):
            change_malice(s, p, place, e.n)
    elif nemesis_that_grows(s, p) == NONE:
        return
    elif usable(s, p, "malice"):
        then(s, STEP.PREVENT_MALICE, p, e.n, everyone)
    else:
        raise_malice(s, p, e.n, everyone)


def raise_malice(s: State, p: int, by: int, everyone: int) -> None:
    """Of the Nemesis that grows, or of every one that the captain has: ruling SL-A68."""
    if everyone == EVERY_NEMESIS:
        for place in (0, 1):
            change_malice(s, p, place, by)
    elif (place := nemesis_that_grows(s, p)) != NONE:
        change_malice(s, p, place, by)


def may_prevent_malice(s: State, p: int) -> list[int]:
    """Whatever can, or nothing of it."""
    return [*use_codes(usable(s, p, "malice")), DO.REFUSE]


def prevent_malice(s: State, p: int, source: int) -> None:
    """It is used, and Malice stays as it is."""
    tell(s, EVENT.ABILITY_USED, p, source)
    use(s, p, USABLE[source])


@effect("prevent")
def _prevent(s: State, p: int, e: Effect, icons: int) -> None:
    """Nothing happens: that is the point."""


FAVOR_STEPS = (
    Ask(
        "prevent_malice(p, by, everyone)",
        "p",
        may_prevent_malice,
        use=prevent_malice,
        refuse=raise_malice,
    ),
)
