"""What Nemeses do in a Challenge. Rules, "Challenges", step 5."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do
from captains_table.games.sea_of_legends.captain.effects import effect, run_effects
from captains_table.games.sea_of_legends.captain.using import offer, offering
from captains_table.games.sea_of_legends.challenge.dice import free_dice
from captains_table.games.sea_of_legends.content.book import Effects, book
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import DO, FACE, PEOPLE, STEP, kind_named

ALL_OF_THEM = 9  # more abilities than two Nemeses have


def abilities(s: State, p: int, place: int) -> tuple[Effects, ...]:
    """The unlocked abilities of a Nemesis, from the top (R56)."""
    if s.nemesis[p][place] == NONE:
        return ()
    side = book(s).character[s.nemesis[p][place]].nemesis
    return (side.first, side.second, side.third)[: s.malice[p][place]]


def struck(s: State, p: int, place: int, count: int) -> tuple[Effects, ...]:
    """The abilities of a Nemesis that a threshold of so many faces reaches, from the top (R100)."""
    return abilities(s, p, place)[:count]


def awake(s: State, p: int) -> list[int]:
    """Which of a player's Nemeses have an ability unlocked; one without is inert (R57)."""
    return [place for place in range(2) if abilities(s, p, place)]


def _card(s: State, p: int, place: int) -> int:
    return kind_named(PEOPLE[s.nemesis[p][place]])


def push_nemeses(s: State, p: int) -> None:
    """Let a player's Nemeses act once step 4 is done."""
    then(s, STEP.THRESHOLD, p)


def reach_threshold(s: State, p: int, count: int) -> None:
    """When all of step 4 is done, the Nemesis faces that are left are the threshold (R100). They
    are never assigned (A24). What ignores Nemeses is offered; after that they come."""
    if count != NONE:
        wake_nemeses(s, p, count)
        return
    count = len(free_dice(s, (FACE.NEMESIS,)))
    if not count or not awake(s, p):
        return
    tell(s, EVENT.NEMESIS_THRESHOLD, p, NONE, count)
    then(s, STEP.THRESHOLD, p, count)
    offer(s, STEP.SHIELD, p, "nemesis")


def wake_nemeses(s: State, p: int, count: int) -> None:
    """Of two their captain says who is first."""
    there = awake(s, p)
    if len(there) > 1:
        then(s, STEP.ORDER_NEMESES, p, count)
    elif there:
        then(s, STEP.NEMESIS, p, there[0], 0, count)


@effect("shield")
def _shield(s: State, p: int, e: Effect, icons: int) -> None:
    """So many of the Nemesis abilities to come are ignored; n is 0 for all."""
    s.shields = min(ALL_OF_THEM, s.shields + (e.n * icons or ALL_OF_THEM))


def may_be_first(s: State, p: int) -> list[int]:
    """Either of the two that are awake."""
    return [DO.PICK + _card(s, p, place) for place in awake(s, p)]


def order_nemeses(s: State, p: int, count: int, card: int) -> None:
    """Each of two Nemeses has the whole threshold; their owner says who is first (A22)."""
    first, second = awake(s, p)
    if card == _card(s, p, second):
        first, second = second, first
    then(s, STEP.NEMESIS, p, second, 0, count)
    then(s, STEP.NEMESIS, p, first, 0, count)


def suffer_nemesis(s: State, p: int, place: int, index: int, count: int) -> None:
    """The unlocked abilities from the top, each once, until the threshold is reached (R100)."""
    reached = struck(s, p, place, count)
    if index >= len(reached):
        return
    then(s, STEP.NEMESIS, p, place, index + 1, count)
    if s.shields:
        s.shields -= 1
        tell(s, EVENT.NEMESIS_IGNORED, p, _card(s, p, place), index + 1)
    else:
        tell(s, EVENT.NEMESIS_ACTIVATED, p, _card(s, p, place), index + 1)
        run_effects(s, p, reached[index])


NEMESIS_STEPS = (
    Do("threshold(p, count)", reach_threshold),
    offering("shield", "nemesis"),
    Ask("order_nemeses(p, count)", "p", may_be_first, pick=order_nemeses),
    Do("nemesis(p, place, index, count)", suffer_nemesis),
)
