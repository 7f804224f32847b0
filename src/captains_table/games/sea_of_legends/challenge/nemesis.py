"""What Nemeses do in a Challenge. Rules, "Challenges", step 5."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do
from captains_table.games.sea_of_legends.captain.effects import effect, run_effects
from captains_table.games.sea_of_legends.captain.using import offer, offering
from captains_table.games.sea_of_legends.challenge.dice import NEMESIS, free_dice
from captains_table.games.sea_of_legends.content.book import Effects, book
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.events import tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import FIRST, KIND, PEOPLE, STEP

ALL_OF_THEM = 9  # more abilities than two Nemeses have


def abilities(s: State, p: int, place: int) -> tuple[Effects, ...]:
    """The unlocked abilities of a Nemesis, from the top (R56)."""
    if s.nemesis[p][place] == NONE:
        return ()
    side = book(s).character[s.nemesis[p][place]].nemesis
    return (side.first, side.second, side.third)[: s.malice[p][place]]


def awake(s: State, p: int) -> list[int]:
    """Which of a player's Nemeses have an ability unlocked; one without is inert (R57)."""
    return [place for place in range(2) if abilities(s, p, place)]


def _card(s: State, p: int, place: int) -> int:
    return KIND[PEOPLE[s.nemesis[p][place]]]


def push_nemeses(s: State, p: int) -> None:
    """Let a player's Nemeses act once step 4 is done."""
    then(s, STEP["threshold"], p)


def reach_threshold(s: State, p: int) -> None:
    """When all of step 4 is done, the Nemesis faces that are left are the threshold (R100). They
    are never assigned (A24)."""
    count = len(free_dice(s, (NEMESIS,)))
    if not count or not awake(s, p):
        return
    tell(s, "nemesis_threshold", p, NONE, count)
    if len(awake(s, p)) > 1:
        then(s, STEP["order_nemeses"], p, count)
    else:
        then(s, STEP["nemesis"], p, awake(s, p)[0], 0, count)
    offer(s, "shield", p, "nemesis")


@effect("shield")
def _shield(s: State, p: int, e: Effect, icons: int) -> None:
    """So many of the Nemesis abilities to come are ignored; n is 0 for all."""
    s.shields = min(ALL_OF_THEM, s.shields + (e.n * icons or ALL_OF_THEM))


def may_be_first(s: State, p: int) -> list[int]:
    """Either of them."""
    return [FIRST["pick"] + _card(s, p, place) for place in awake(s, p)]


def order_nemeses(s: State, p: int, count: int, card: int) -> None:
    """Each of two Nemeses has the whole threshold; their owner says who is first (A22)."""
    first, second = awake(s, p)
    if card == _card(s, p, second):
        first, second = second, first
    then(s, STEP["nemesis"], p, second, 0, count)
    then(s, STEP["nemesis"], p, first, 0, count)


def suffer_nemesis(s: State, p: int, place: int, index: int, count: int) -> None:
    """The unlocked abilities from the top, each once, until the threshold is reached (R100)."""
    unlocked = abilities(s, p, place)
    if index >= min(count, len(unlocked)):
        return
    then(s, STEP["nemesis"], p, place, index + 1, count)
    if s.shields:
        s.shields -= 1
        tell(s, "nemesis_ignored", p, _card(s, p, place), index + 1)
    else:
        tell(s, "nemesis_activated", p, _card(s, p, place), index + 1)
        run_effects(s, p, unlocked[index])


NEMESIS_STEPS = (
    Do("threshold(p)", reach_threshold),
    offering("shield", "nemesis"),
    Ask("order_nemeses(p, count)", "p", may_be_first, pick=order_nemeses),
    Do("nemesis(p, place, index, count)", suffer_nemesis),
)
