"""What is counted of each game, in the dialect: sums in the rows of a table."""

from __future__ import annotations

from typing import Any

from captains_table.engine.drivers import VICTORY
from captains_table.games.nomads.fields import State
from captains_table.games.nomads.scoring import (
    legends_written,
    points,
    song_points,
    standing,
    tiles_kept,
)
from captains_table.games.nomads.state import SONGS, TILE
from captains_table.games.nomads.tiles import tiles

# Rows of the table. In those "by turn" a column is how many seats after the first one plays, in
# those "by Adventurer" an Adventurer, in SONG_TAKEN a Song. Victories are counted in sixtieths.
GAMES, WINS_BY_TURN, POINTS_BY_TURN = range(3)
PLAYED_BY_ADVENTURER, WINS_BY_ADVENTURER, POINTS_BY_ADVENTURER = range(3, 6)
SONG_TAKEN, WINNER, SEAT = range(6, 9)
ROWS, COLUMNS = 9, 8
# Columns of WINNER (one entry a game) and SEAT (one entry a seat).
BEST, BEST_SQUARED, MARGIN, MARGIN_SQUARED, SHARED, WITH_SONG = range(6)
SCORE, SCORE_SQUARED, SONG, LEGENDS, MOONS, TILES_LEFT = range(6)


def tally(s: State, table: Any) -> None:
    """Add what a finished game came to to the table of counts."""
    best = -1000
    second = -1000
    top = -100000
    shared = 0
    for p in range(s.seats):
        mine = points(s, p)
        if mine > best:
            second = best
            best = mine
        elif mine > second:
            second = mine
        if standing(s, p) > top:
            top = standing(s, p)
            shared = 0
        if standing(s, p) == top:
            shared += 1
    table[GAMES][0] += 1
    table[WINNER][BEST] += best
    table[WINNER][BEST_SQUARED] += best * best
    table[WINNER][MARGIN] += best - second
    table[WINNER][MARGIN_SQUARED] += (best - second) * (best - second)
    if shared > 1:
        table[WINNER][SHARED] += 1
    for p in range(s.seats):
        add_seat(s, p, top, shared, table)
    for song in range(SONGS):
        if s.song_of[song] >= 0:
            table[SONG_TAKEN][song] += 1


def add_seat(s: State, p: int, top: int, shared: int, table: Any) -> None:
    """Add what one seat made of it."""
    turn = (p - s.first + s.seats) % s.seats
    who = s.adventurer[p]
    mine = points(s, p)
    table[POINTS_BY_TURN][turn] += mine
    table[POINTS_BY_ADVENTURER][who] += mine
    table[PLAYED_BY_ADVENTURER][who] += 1
    if standing(s, p) == top:
        table[WINS_BY_TURN][turn] += VICTORY // shared
        table[WINS_BY_ADVENTURER][who] += VICTORY // shared
        if song_points(s, p) > 0:
            table[WINNER][WITH_SONG] += 1
    table[SEAT][SCORE] += mine
    table[SEAT][SCORE_SQUARED] += mine * mine
    table[SEAT][SONG] += song_points(s, p)
    table[SEAT][LEGENDS] += legends_written(s, p)
    table[SEAT][MOONS] += s.cards[tiles(p)][TILE.OPAL]
    table[SEAT][TILES_LEFT] += tiles_kept(s, p)
