"""What people are told about Gold'n'Crash beyond what happened: scores, facts, hints, prompts."""

from __future__ import annotations

from typing import Any, TypedDict

from captains_table.engine.declare import NONE
from captains_table.engine.words import Seat
from captains_table.games.gold_n_crash.cards import deck_size, gold_of
from captains_table.games.gold_n_crash.columns import at, count_with
from captains_table.games.gold_n_crash.end import GUEST_GOLD, treasure_gold
from captains_table.games.gold_n_crash.fields import State
from captains_table.games.gold_n_crash.guests import WANTED, gold_below, reached
from captains_table.games.gold_n_crash.play import resists
from captains_table.games.gold_n_crash.robustness import possible, robustness
from captains_table.games.gold_n_crash.rules import FLOW
from captains_table.games.gold_n_crash.state import (
    ACTIONS,
    ACTIONS_A_TURN,
    ALL_CREW,
    CARDS,
    COLUMNS,
    FIRST_GUEST,
    GUESTS,
    ROBUST,
    SEATS,
    ZEPPELINS,
)
from captains_table.games.gold_n_crash.turn import is_last_turn


class Zeppelin(TypedDict):
    """One of the six Zeppelins: how robust it can be as far as this seat knows, and in how many of
    all equally likely cases it falls to 1, 2 or 3 Bombs; how far its Guest's wish is (None where
    there is none), what that comes to in the end and what the Guest counts then, and the gold below
    it."""

    robustness: list[int]
    cases: int
    falls: list[int]
    reached: int | None
    wanted: int | None
    prize: int | None
    gold: int


class Facts(TypedDict):
    """What can be counted: the Zeppelins, in the order of their places; by seat the gold of
    each Treasure, how many of its cards nobody can take any more, the gold above them that can
    still be taken, and the cards left to draw; the actions of a turn; and how many turns are to
    come after this one, once that is certain."""

    zeppelins: list[Zeppelin]
    gold: list[int]
    safe: list[int]
    at_risk: list[int]
    left: list[int]
    actions: int
    turns_to_come: int | None


def scores(s: State) -> tuple[list[int], list[dict[str, int]]]:
    """Everybody's gold and where it is from. Rules, "End of the Game"."""
    breakdown = []
    for p in range(SEATS):
        guests = [k for k in s.treasure[p][: s.treasure_count[p]] if k >= FIRST_GUEST]
        invited = sum(GUEST_GOLD[k - FIRST_GUEST] for k in guests)
        gold = treasure_gold(s, p)
        breakdown.append({"crew": gold - invited, "guests": invited, "total": gold})
    return [row["total"] for row in breakdown], breakdown


def facts(s: State) -> Facts:
    """From what a seat sees. Rulings GC-16, GC-34 to GC-36, GC-39 and GC-43."""
    robust = robustness(s)
    return {
        "zeppelins": [_zeppelin(s, place, robust[place]) for place in range(ZEPPELINS)],
        "gold": [treasure_gold(s, p) for p in range(SEATS)],
        "safe": [safe_cards(s, p) for p in range(SEATS)],
        "at_risk": [_at_risk(s, p) for p in range(SEATS)],
        "left": [deck_size(s, p) for p in range(SEATS)],
        "actions": ACTIONS_A_TURN,
        "turns_to_come": None if s.emptied == NONE else int(not is_last_turn(s)),
    }


def _zeppelin(s: State, place: int, robust: list[int]) -> Zeppelin:
    guest = s.guest[place]
    waits = guest != NONE
    cases = possible(s, place // COLUMNS)
    return {
        "robustness": robust,
        "cases": len(cases),
        "falls": [] if s.wreck[place] else _falls([values[place % COLUMNS] for values in cases]),
        "reached": reached(s, guest, place) if waits else None,
        "wanted": WANTED[guest] if waits else None,
        "prize": GUEST_GOLD[guest] if waits else None,
        "gold": gold_below(s, place),
    }


def _falls(values: list[int]) -> list[int]:
    return [
        sum(not resists(value, strength) for value in values) for strength in range(1, ROBUST + 1)
    ]


def safe_cards(s: State, p: int) -> int:
    """How many cards of a Treasure nobody can take: the uppermost Guest and all below. Ruling
    GC-36."""
    cards = s.treasure[p][: s.treasure_count[p]]
    return max((i + 1 for i, kind in enumerate(cards) if kind >= FIRST_GUEST), default=0)


def _at_risk(s: State, p: int) -> int:
    cards = s.treasure[p][safe_cards(s, p) : s.treasure_count[p]]
    return sum(gold_of(kind) for kind in cards)


def hints(s: State, p: int) -> dict[str, Any]:
    """For each card that can be played, by the code of the choice, how often its effect would be
    applied if there are as many targets; for a Bomb, with which robustness the Zeppelin that it
    hits would crash, of what it can be."""
    codes = [0] * ACTIONS.count
    times, crashes = {}, {}
    robust = robustness(s)
    for code in codes[: FLOW.legal(s, codes)]:
        match ACTIONS.action(code):
            case {"do": "play", "card": kind, "gold": value, "column": column}:
                strength = count_with(s, CARDS.index((kind, value)), at(p, column))
                times[str(code)] = strength
                if kind == "bomb":
                    possible = robust[at(1 - p, column)]
                    crashes[str(code)] = [v for v in possible if not resists(v, strength)]
    return {"times": times, "crashes": crashes}


def board() -> dict[str, Any]:
    """What a board is drawn from: the gold of every card and Guest."""
    crew = {name: gold_of(kind) for kind, name in enumerate(ALL_CREW)}
    return {"gold": {**crew, **dict(zip(GUESTS, GUEST_GOLD, strict=True))}}


def prompt_values(s: State, p: int) -> dict[str, Any]:
    """What a prompt can speak of: who acts, the actions left, the column concerned and how often
    an effect is still to be applied."""
    values: dict[str, Any] = {"actions": s.actions, "repeats": s.repeats}
    if s.active != NONE:
        values["active"] = Seat(s.active)
    if s.place != NONE:
        values["column"] = s.place
    return values
