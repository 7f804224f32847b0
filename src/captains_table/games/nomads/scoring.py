"""Rulebook, "Intermediate Scoring" and "Final Scoring"."""

from __future__ import annotations

from captains_table.engine.flow import emit
from captains_table.engine.knowledge import EVERYBODY, NO_HINT
from captains_table.games.nomads.events import EVENT
from captains_table.games.nomads.fields import Fields, State
from captains_table.games.nomads.state import CELL, LEGEND_CARDS, OPTION, SONGS, TILE
from captains_table.games.nomads.tiles import move, tiles

MOONS_FOR_SCORING = 4
FIRST_PRIZE, SECOND_PRIZE = 3, 1
NO_LIMIT = 1000  # above every score


def song_points(s: Fields, p: int) -> int:
    """What a seat's Song scores."""
    points = 0
    for song in range(SONGS):
        if s.song_of[song] == p:
            points += s.song_points[song]
    return points


def legend_points(s: Fields, p: int) -> int:
    """What a seat's Legends score. Rules, "Legends"."""
    points = 0
    for card in range(LEGEND_CARDS):
        if s.legend_of[card] == p:
            points += s.legend_value[card]
    return points


def legends_written(s: State, p: int) -> int:
    """How many Legend cards a seat has."""
    count = 0
    for card in range(LEGEND_CARDS):
        if s.legend_of[card] == p:
            count += 1
    return count


def tiles_kept(s: State, p: int) -> int:
    """Stories, wilds and coins that a seat has not spent: each costs a point. Rulings NO-26 and
    NO-L1."""
    return s.total[tiles(p)] - s.cards[tiles(p)][TILE.OPAL]


def score(s: State, p: int) -> int:
    """A seat's score in an intermediate scoring; Opal Moons do not count. Rules, "Intermediate
    Scoring"; ruling NO-26."""
    return song_points(s, p) + legend_points(s, p) - tiles_kept(s, p)


def score_full_chart(s: State) -> None:
    """Four Opal Moons on the chart at the end of a turn: scoring, with more of them again. Rules,
    "Intermediate Scoring"; rulings NO-24 and NO-25."""
    if s.total[CELL.CHART] >= MOONS_FOR_SCORING:
        score_moons(s)
    while (
        s.total[CELL.CHART] >= MOONS_FOR_SCORING
        and s.option_eight_moons == OPTION.EIGHT_MOONS_AT_ONCE
    ):
        score_moons(s)


def score_moons(s: State) -> None:
    """Three Opal Moons for the highest score, one for the second. Rules, "Intermediate Scoring";
    rulings NO-26 to NO-29."""
    emit(s, EVENT.SCORING_BEGUN, 0, 0, 0, EVERYBODY)
    for p in range(s.seats):
        emit(s, EVENT.SCORE_COUNTED, p, 0, score(s, p), EVERYBODY)
    best = best_below(s, NO_LIMIT)
    second = best_below(s, best)
    left = MOONS_FOR_SCORING - award(s, best)
    if second < best:
        left -= award(s, second)
    for _ in range(left):
        move(s, CELL.CHART, CELL.BOX, TILE.OPAL, NO_HINT)
    if left > 0:
        emit(s, EVENT.MOONS_LOST, 0, 0, left, EVERYBODY)


def best_below(s: State, limit: int) -> int:
    """The highest score below that limit, or the limit where there is none."""
    found = limit
    for p in range(s.seats):
        mine = score(s, p)
        if mine < limit and (found == limit or mine > found):
            found = mine
    return found


def seats_with(s: State, points: int) -> int:
    """How many seats have that score."""
    count = 0
    for p in range(s.seats):
        if score(s, p) == points:
            count += 1
    return count


def prize(s: State, p: int) -> int:
    """How many Opal Moons a seat wins where four are shared out as the scores are now. Rules,
    "Intermediate Scoring"; rulings NO-27 to NO-29."""
    best = best_below(s, NO_LIMIT)
    tied = seats_with(s, best)
    four = tied > 1 and s.option_tie_for_first == OPTION.TIE_FOR_FIRST_SHARE_FOUR
    if score(s, p) == best:
        return (MOONS_FOR_SCORING if four else FIRST_PRIZE) // tied
    second = best_below(s, best)
    if four or score(s, p) < second or seats_with(s, second) > 1:
        return 0
    return SECOND_PRIZE


def award(s: State, points: int) -> int:
    """Each seat with that score wins its Opal Moons; returns how many that were."""
    given = 0
    for p in range(s.seats):
        moons = prize(s, p)
        if score(s, p) == points and moons > 0:
            for _ in range(moons):
                move(s, CELL.CHART, tiles(p), TILE.OPAL, NO_HINT)
            given += moons
            emit(s, EVENT.MOONS_WON, p, 0, moons, EVERYBODY)
    return given


def points(s: State, p: int) -> int:
    """The final score. Rules, "Final Scoring"; ruling NO-32."""
    return score(s, p) + s.cards[tiles(p)][TILE.OPAL]


def standing(s: State, p: int) -> int:
    """Most points, then most Legend cards; a victory can be shared. Rules, "Final Scoring"; ruling
    NO-33."""
    return points(s, p) * 32 + legends_written(s, p)
