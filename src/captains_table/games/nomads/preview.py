"""What a move would lead to, worked out before it is made from what everybody sees."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, NamedTuple

from captains_table.engine.view import writer
from captains_table.games.nomads.fields import State
from captains_table.games.nomads.scoring import points, score
from captains_table.games.nomads.state import SPACES, STATE, STEP, WAYS

View = Mapping[str, Any]

BENDERS = ("ulrich", "siana", "red")  # whose talents can change what a move leads to


class Heard(NamedTuple):
    """A tile that would leave its stack: for a seat, or for nobody where it is discarded. An Opal
    Moon goes to the Moon chart whoever hears it."""

    stack: int
    tile: str
    seat: int | None


class Landing(NamedTuple):
    """The ring after a move: the discs on each space from bottom to top, where each disc of the
    pile has landed, one after the other, how many that makes on each space, the space of the last
    one, whether Lys is met, and what is heard then."""

    piles: list[list[str]]
    drops: list[int]
    landed: list[int]
    last: int
    meets_lys: bool
    heard: list[Heard]


def landing(view: View, space: int, way: str) -> Landing:
    """Where the discs of a pile land if no talent changes it. Rules, "Move"; rulings NO-7 and
    NO-8."""
    piles = [list(pile) for pile in view["pile"]]
    hand, piles[space] = piles[space], []
    step = 1 if way == "cw" else -1
    drops = [(space + step * (number + 1)) % SPACES for number in range(len(hand))]
    for disc, place in zip(hand, drops, strict=True):
        piles[place].append(disc)
    landed = [drops.count(place) for place in range(SPACES)]
    last = drops[-1]
    return Landing(piles, drops, landed, last, last == view["lys"], _listening(view, piles))


def can_bend(view: View) -> bool:
    """Whether a talent of whoever moves can change what a move leads to."""
    return view["adventurer"][view["active"]] in BENDERS


def hints(s: State, p: int) -> Mapping[str, Any]:
    """Before seat p moves a pile: where its discs land and who hears what, for each pile and way;
    and how everybody stands. All of it can be seen by everybody."""
    if s.step != STEP.TURN:
        return {}
    view = {"seats": s.seats, **writer(STATE).seen(s, p)}
    moves = []
    for space, way in product(range(SPACES), WAYS):
        if view["pile"][space]:
            after = landing(view, space, way)
            heard = [each._asdict() for each in after.heard]
            move = {"space": space, "way": way, "drops": after.drops}
            moves.append({**move, "meets_lys": after.meets_lys, "heard": heard})
    return {"moves": moves, "can_bend": can_bend(view), "standing": how_they_stand(s)}


def how_they_stand(s: State) -> list[dict[str, int]]:
    """What each seat's score would be if it were counted `now`, as in an intermediate scoring:
    what is written, less the tiles that are kept; and what it would be `in_the_end`, with Opal
    Moons. Rules, "Intermediate Scoring" and "Final Scoring"; rulings NO-26 and NO-32."""
    return [{"now": score(s, p), "in_the_end": points(s, p)} for p in range(s.seats)]


def _listening(view: View, piles: list[list[str]]) -> list[Heard]:
    """Who hears what with these piles, in the order of the rules: from the active seat on,
    clockwise. Rules, "Listen to Stories"; rulings NO-12 to NO-14."""
    found = []
    for stack, pile in enumerate(piles):
        if view["height"][stack] and pile and pile[-1] != "nomad":
            found.append(Heard(stack, view["top"][stack], _listener(view, pile[-1])))
    active, seats = view["active"], view["seats"]
    return sorted(found, key=lambda h: ((active if h.seat is None else h.seat) - active) % seats)


def _listener(view: View, disc: str) -> int | None:
    """The seat whose disc that is, if anybody plays it. Ruling NO-19."""
    who = "nostromo" if disc == "frog" else disc
    return view["adventurer"].index(who) if who in view["adventurer"] else None
