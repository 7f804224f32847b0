"""Nomads: its words, its pieces, its state and its actions."""

from __future__ import annotations

from itertools import product

from captains_table.engine.actions import Actions, Pattern
from captains_table.engine.declare import (
    Amount,
    Declaration,
    Number,
    Option,
    Zone,
    name_number,
    seat_number,
)
from captains_table.engine.derive import derive
from captains_table.engine.names import Numbers

MOST_SEATS = 5
SPACES = 8  # around the campfire, each with a stack of tiles
STACK_HEIGHT = 14
ENDLESS = 60  # turns without a tile until the game ends all the same

# Tiles. The box holds so many of each (rulebook, "Contents"); coins are Lumarathon prizes.
STORIES = ("A", "B", "C", "D", "E", "F", "G")
BOX_OF_TILES = {**dict.fromkeys(STORIES, 14), "opal": 12, "wild": 2, "coin": MOST_SEATS}
TILES = tuple(BOX_OF_TILES)
COPIES = tuple(BOX_OF_TILES.values())
LEGENDS = len(STORIES)
IN_STACKS = tuple(tile for tile in TILES if tile != "coin")
MOST_WILDS = 3  # two tiles and a coin

# Cards: four of each legend, then the Songs.
LADDER = 4
LEGEND_CARDS = LEGENDS * LADDER
SONGS = 4
CARDS = (
    *(f"{story}{level}" for story, level in product(STORIES, range(1, LADDER + 1))),
    *(f"song{number}" for number in range(1, SONGS + 1)),
)
MOST_VALUE, MOST_NEED, MOST_POINTS = 9, 7, 30

ADVENTURERS = ("ulrich", "moon", "red", "siana", "nostromo")
ADVENTURER, ALL_ADVENTURERS = Numbers(ADVENTURERS), len(ADVENTURERS)
DISCS = (*ADVENTURERS, "nomad", "frog")  # an Adventurer's discs have the Adventurer's number
DISC = Numbers(DISCS)
ALL_DISCS = 19

WAYS = ("cw", "ccw")
WAY = Numbers(WAYS)

# What can be next, in the order of a game: decisions and chance nodes, then what happens by itself.
STEPS = (
    "first_player",
    "deal",
    "choose_adventurer",
    "place_frog",
    "place_unplayed",
    "place_disc",
    "place_lys",
    "moon_step",
    "turn",
    "pay",
    "double_drop",
    "skip",
    "lys_target",
    "red_lift",
    "reveal",
    "last_write",
    "lay_out",
    "lay_nomads",
    "listen",
    "end_of_turn",
    "next_turn",
    "next_writer",
)
STEP = Numbers(STEPS)
MOST_STEPS = 5  # end of turn, listening, Red's lift, Lys and a new tile

STATE = Declaration(
    options=(
        Option("adventurers", "choice", ("dealt", "chosen"), "how everybody gets an Adventurer"),
        Option("first_player", "seat", ("random", *range(MOST_SEATS)), "who begins"),
        Option("setup", "choice", ("placed", "quick"), "who places the discs: people or chance"),
        Option("values", "data", ("even", "mixed"), "the reconstructed values of the cards"),
        Option(
            "eight_moons",
            "choice",
            ("at_once", "next_turn"),
            "when the next four Opal Moons of eight are scored",
        ),
        Option(
            "tie_for_first",
            "choice",
            ("share_four", "share_three"),
            "how many Opal Moons are shared by those who are tied for first",
        ),
        Option("after", "data", (None,), "the game of Oh Captain! that was played before"),
    ),
    settings=(
        Number(
            "legend_value", 1, MOST_VALUE, "value of each Legend card, A first", places=LEGEND_CARDS
        ),
        Number("song_need", 1, MOST_NEED, "different tiles that each Song needs", places=SONGS),
        Number("song_points", 0, MOST_POINTS, "points of each Song", places=SONGS),
        seat_number("last_captain", "who begins because they ended Oh Captain! as its Captain"),
        seat_number("last_placed", "who places the unplayed discs because they finished last"),
        Number("coin", 0, 1, "a coin for who won Oh Captain!", per_seat=True),
    ),
    numbers=(
        seat_number("first", "the first player"),
        seat_number("active", "whose turn it is, to play or to place discs"),
        name_number("adventurer", ADVENTURERS, "who each seat plays", per_seat=True),
        name_number(
            "pile",
            DISCS,
            "the discs on each space, clockwise, from bottom to top",
            length=ALL_DISCS,
            places=SPACES,
        ),
        name_number(
            "hand", DISCS, "the discs being moved, the next to be dropped last", length=ALL_DISCS
        ),
        Number("place", -1, SPACES - 1, "the space reached by the discs being moved, or -1"),
        name_number("way", WAYS, "the way they go"),
        Number("used", 0, 1, "whether Ulrich or Siana used their talent in this move"),
        Number("lys", -1, SPACES - 1, "the stack that Lys points at, or -1", marks=("lys",)),
        Number("height", 0, STACK_HEIGHT, "how many tiles each stack holds", places=SPACES),
        name_number(
            "top", IN_STACKS, "the uppermost tile of each stack", places=SPACES, pieces=True
        ),
        Number("heard", 0, SPACES * MOST_SEATS, "how far the listening has come"),
        Number(
            "legend_of",
            -1,
            0,
            "who has each Legend card, A first",
            is_seat=True,
            places=LEGEND_CARDS,
            marks=CARDS[:LEGEND_CARDS],
        ),
        Number(
            "song_of",
            -1,
            0,
            "who has each Song",
            is_seat=True,
            places=SONGS,
            marks=CARDS[LEGEND_CARDS:],
        ),
        name_number("writing", CARDS, "the card that is being paid for"),
        Number("idle", 0, ENDLESS, "how many turns in a row no tile left a stack"),
        Number("closing", 0, MOST_SEATS, "how many seats may still write a last card"),
        name_number("step", STEPS, "what is next"),
        name_number(
            "todo", STEPS, "what is to be done after it, the last first", length=MOST_STEPS
        ),
    ),
    kinds=BOX_OF_TILES,
    amounts=(Amount("disc", ("pile", "hand")),),
    zones=(
        Zone("unseen", "the tiles below the uppermost ones, in all stacks", IN_STACKS),
        Zone("chart", "Opal Moons on the Moon chart", ("opal",), seen_by="everyone"),
        Zone("box", "what is out of the game", TILES, seen_by="everyone"),
        Zone(
            "tiles",
            "what each seat has: stories, wilds, a coin, and Opal Moons from scorings",
            TILES,
            seen_by="everyone",
            per_seat=True,
        ),
    ),
)

TILE, CELL, OPTION = STATE.label_numbers, STATE.cell_numbers, STATE.option_numbers
EACH_SEAT = STATE.stride()

DERIVED = derive(STATE)

# A payment of different tiles is a set of stories, bit 0 for A; of identical tiles, a story and
# how many. With each go up to three wilds.
SETS = tuple({story: 1 for i, story in enumerate(STORIES) if bits >> i & 1} for bits in range(128))
MOST_SAME = 9
SAME = tuple({story: n} for story in STORIES for n in range(2, MOST_SAME + 1))
EACH_STORY = MOST_SAME - 1

SPACE_NUMBERS = range(SPACES)
ACTIONS = Actions(
    Pattern("choose_adventurer", adventurer=ADVENTURERS),
    Pattern("place_frog", space=SPACE_NUMBERS),
    Pattern("place_unplayed", adventurer=ADVENTURERS, space=SPACE_NUMBERS),
    Pattern("place_disc", space=SPACE_NUMBERS),
    Pattern("place_lys", stack=SPACE_NUMBERS),
    Pattern("stay"),
    Pattern("step", way=WAYS),
    Pattern("move", space=SPACE_NUMBERS, way=WAYS),
    Pattern("pass"),
    Pattern("song", need=range(1, MOST_NEED + 1)),
    Pattern("legend", legend=STORIES, value=range(1, MOST_VALUE + 1)),
    Pattern("single"),
    Pattern("double"),
    Pattern("drop"),
    Pattern("skip"),
    Pattern("lys_target", stack=SPACE_NUMBERS),
    Pattern("no_lift"),
    Pattern("lift", space=SPACE_NUMBERS, height=range(ALL_DISCS)),
    Pattern("pay", tiles=SETS, wilds=range(MOST_WILDS + 1)),
    Pattern("pay", tiles=SAME, wilds=range(MOST_WILDS + 1)),
)
DO = ACTIONS.numbers
