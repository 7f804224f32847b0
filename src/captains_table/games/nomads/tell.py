"""What people are told about Nomads beyond what happened: scores, facts, hints, prompts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from captains_table.engine.declare import NONE
from captains_table.engine.words import Seat
from captains_table.games.nomads.discs import next_space, player_of
from captains_table.games.nomads.fields import State
from captains_table.games.nomads.move import top_disc
from captains_table.games.nomads.scoring import (
    MOONS_FOR_SCORING,
    legend_points,
    points,
    prize,
    score,
    song_points,
    tiles_kept,
)
from captains_table.games.nomads.state import (
    CARDS,
    CELL,
    COPIES,
    DISCS,
    DO,
    IN_STACKS,
    LADDER,
    LEGEND_CARDS,
    MOST_VALUE,
    SPACES,
    STEP,
    STORIES,
    TILE,
    TILES,
    WAYS,
)
from captains_table.games.nomads.tiles import tiles
from captains_table.games.nomads.turn import STACKS_AT_THE_END, stacks_left
from captains_table.games.nomads.writing import may_write, owed


class Standing(TypedDict):
    """A seat's score: counted now, as in an intermediate scoring; and with Opal Moons, as in the
    end."""

    now: int
    in_the_end: int


class Facts(TypedDict):
    """What can be counted: how the seats stand, where their points are from; whose disc each
    is and whose lies on top at each place (None where it is nobody's who plays); where the next
    disc in hand falls; how many Opal Moons fill the Moon chart, and how many each seat would win if
    it were full now; how many tiles of each kind the stacks still hold; and how many stacks hold
    tiles, and hold them still when the game ends."""

    standing: list[Standing]
    points: list[dict[str, int]]
    owners: dict[str, int | None]
    listeners: list[int | None]
    next: int | None
    full_chart: int
    prizes: list[int]
    left: dict[str, int]
    stacks: int
    last_stacks: int


def scores(s: State) -> tuple[list[int], list[dict[str, int]]]:
    """Everybody's points and where they are from. Rules, "Final Scoring"."""
    breakdown = [
        {
            "song": song_points(s, p),
            "legends": legend_points(s, p),
            "moons": s.cards[tiles(p)][TILE.OPAL],
            "tiles": -tiles_kept(s, p),
            "total": points(s, p),
        }
        for p in range(s.seats)
    ]
    return [row["total"] for row in breakdown], breakdown


def facts(s: State) -> Facts:
    """Rules, "Listen to Stories", "Intermediate Scoring" and "Final Scoring"; rulings NO-19, NO-26
    and NO-32."""
    return {
        "standing": [{"now": score(s, p), "in_the_end": points(s, p)} for p in range(s.seats)],
        "points": scores(s)[1],
        "owners": {name: _seat(player_of(s, disc)) for disc, name in enumerate(DISCS)},
        "listeners": [_seat(player_of(s, top_disc(s, space))) for space in range(SPACES)],
        "next": next_space(s.place, s.way) if s.hand_count else None,
        "full_chart": MOONS_FOR_SCORING,
        "prizes": [prize(s, p) for p in range(s.seats)],
        "left": {tile: _left(s, TILES.index(tile)) for tile in IN_STACKS},
        "stacks": stacks_left(s),
        "last_stacks": STACKS_AT_THE_END,
    }


def _left(s: State, tile: int) -> int:
    """Tiles that are in the stacks, on top or below: all that lie nowhere else."""
    elsewhere = (CELL.CHART, CELL.BOX, *(tiles(p) for p in range(s.seats)))
    return COPIES[tile] - sum(s.cards[cell][tile] for cell in elsewhere)


def _seat(p: int) -> int | None:
    return None if p == NONE else p


def hints(s: State, p: int) -> dict[str, Any]:
    """The place that each choice is about whose action does not name it, by the code of the choice:
    where Lys would point, or where the next disc would fall. Rulings NO-15 to NO-17. And how many
    tiles each card takes that may be written. Rulings NO-20 and NO-22."""
    places: dict[int, int] = {}
    if s.step == STEP.MOON_STEP:
        places = {DO.STAY: s.lys}
        places |= {DO.STEP + way: next_space(s.lys, way) for way in range(len(WAYS))}
    elif s.step in (STEP.DOUBLE_DROP, STEP.SKIP):
        there = next_space(s.place, s.way)
        places = dict.fromkeys((DO.SINGLE, DO.DOUBLE, DO.DROP), there)
        places[DO.SKIP] = next_space(there, s.way)
    return {
        "places": {str(code): place for code, place in places.items()},
        "prices": {str(code): price for code, price in _prices(s).items()},
    }


def _prices(s: State) -> dict[int, int]:
    """What each card takes that may be written now, by the code of the choice."""
    if s.step not in (STEP.TURN, STEP.LAST_WRITE):
        return {}
    codes = [0] * len(CARDS)
    open_now = codes[: may_write(s, codes, 0)]
    return {
        code: owed(s, s.active, card)
        for card, code in enumerate(_card_codes(s))
        if code in open_now
    }


def _card_codes(s: State) -> list[int]:
    """The code of the choice to write each card."""
    legends = [
        DO.LEGEND + card // LADDER * MOST_VALUE + s.legend_value[card] - 1
        for card in range(LEGEND_CARDS)
    ]
    return [*legends, *(DO.SONG + need - 1 for need in s.song_need)]


def choice_values(s: State, action: Mapping[str, Any]) -> dict[str, Any]:
    """The tile by which people know the place of an action: the one on top of its stack."""
    place = action.get("space", action.get("stack"))
    return {} if place is None else {"tile": tile_at(s.top[place])}


def tile_at(top: int) -> str:
    """The tile on top of a stack by name, or "none" where no tile is left."""
    return "none" if top == NONE else TILES[top]


def prompt_values(s: State, p: int) -> dict[str, Any]:
    """What a prompt can speak of: the space reached and the discs in hand, or the card being paid
    for."""
    values: dict[str, Any] = {"hand": s.hand_count}
    if s.active != NONE:
        values["active"] = Seat(s.active)
    if s.lys != NONE:
        values["stack"] = s.lys
        values["tile"] = tile_at(s.top[s.lys])
    if s.hand_count:
        values["disc"] = DISCS[s.hand[s.hand_count - 1]]
        values["space"] = next_space(s.place, s.way)
    if s.writing >= LEGEND_CARDS:
        values["card"] = "song"
        values["need"] = s.song_need[s.writing - LEGEND_CARDS]
    elif s.writing != NONE:
        values["card"] = "legend"
        values["legend"] = STORIES[s.writing // LADDER]
        values["value"] = s.legend_value[s.writing]
    return values
