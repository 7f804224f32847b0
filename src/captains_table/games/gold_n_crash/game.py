"""Gold'n'Crash tied together."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations, product
from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.game import Game
from captains_table.engine.plain import State
from captains_table.engine.words import Seat
from captains_table.games.gold_n_crash.end import GUEST_GOLD, standing, treasure_gold
from captains_table.games.gold_n_crash.events import EVENTS, NAMES
from captains_table.games.gold_n_crash.positions import impossible
from captains_table.games.gold_n_crash.refusals import refusal
from captains_table.games.gold_n_crash.rules import FLOW
from captains_table.games.gold_n_crash.setup import set_up
from captains_table.games.gold_n_crash.state import (
    ACTIONS,
    COLUMNS,
    DERIVED,
    FIRST_GUEST,
    ROBUST,
    SEATS,
    at,
)

# Between two draws at most 80 turns pass, of two actions with up to ten steps each; each of the 52
# cards is drawn once. Games that people play have some 300 steps.
LONGEST = 53 * 80 * 2 * 10


def scores(s: State) -> tuple[list[int], list[dict[str, int]]]:
    """Everybody's gold and where it is from. Rules, "End of the Game"."""
    breakdown = []
    for p in range(SEATS):
        guests = [k for k in s.treasure[p][: s.treasure_count[p]] if k >= FIRST_GUEST]
        invited = sum(GUEST_GOLD[k - FIRST_GUEST] for k in guests)
        gold = treasure_gold(s, p)
        breakdown.append({"crew": gold - invited, "guests": invited, "total": gold})
    return [row["total"] for row in breakdown], breakdown


def secret_numbers(s: State, seat: int) -> list[dict[str, list[list[int]]]]:
    """How robust the Zeppelins of other seats can be that resisted. Ruling GC-16."""
    rows = [[list(s.hull[p])] if p == seat else possible_hulls(s, p) for p in range(SEATS)]
    return [{"hull": list(hulls)} for hulls in product(*rows)]


def possible_hulls(s: State, p: int) -> list[list[int]]:
    """Each Zeppelin is tougher than what it resisted, and no two of a seat are alike. They were
    shuffled, so whatever fits that is equally likely."""
    tough = [column for column in range(COLUMNS) if s.resisted[at(p, column)] > 0]
    wrecked = [s.wreck[at(p, column)] for column in range(COLUMNS)]
    left = [value for value in range(1, ROBUST + 1) if value not in wrecked]
    possible = []
    for values in permutations(left, len(tough)):
        if all(v > s.resisted[at(p, c)] for c, v in zip(tough, values, strict=True)):
            found = dict(zip(tough, values, strict=True))
            possible.append([found.get(column, NONE) for column in range(COLUMNS)])
    return possible


def prompt_values(view: dict[str, Any]) -> dict[str, Any]:
    """What a prompt can speak of: who acts, the actions left, the column concerned and how often
    an effect is still to be applied."""
    values: dict[str, Any] = {"actions": view["actions"], "repeats": view["repeats"]}
    if view["active"] is not None:
        values["active"] = Seat(view["active"])
    if view["place"] >= 0:
        values["column"] = view["place"]
    return values


def settings(seats: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Seat 0 leads the Octopirates, seat 1 the Meowmurai."""
    return {"crew": list(range(SEATS))}


GOLD_N_CRASH = Game(
    name="gold-n-crash",
    title="Gold'n'Crash",
    seats=(SEATS,),
    usual_seats=SEATS,
    derived=DERIVED,
    verbs=ACTIONS,
    flow=FLOW,
    set_up=set_up,
    standing=standing,
    events=EVENTS,
    event_names=NAMES,
    persona="crew",
    scores=scores,
    refusal=refusal,
    impossible=impossible,
    prompt_values=prompt_values,
    longest=LONGEST,
    settings=settings,
    secret_numbers=secret_numbers,
)
