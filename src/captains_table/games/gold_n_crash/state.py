"""Gold'n'Crash: its words, its pieces, its state and its actions."""

from __future__ import annotations

from captains_table.engine.actions import Actions, Pattern
from captains_table.engine.declare import (
    NONE,
    Declaration,
    Number,
    Option,
    Zone,
    name_number,
    seat_number,
)
from captains_table.engine.derive import derive
from captains_table.engine.names import Numbers

SEATS = 2
COLUMNS = 3
ZEPPELINS = SEATS * COLUMNS  # a seat's columns and Zeppelins are its three of six places
ACTIONS_A_TURN = 2
DISCARDED_AT_SETUP, HAND_AT_SETUP = 5, 5
ROBUST = 3  # the highest robustness
COLUMN_ROOM = 13  # two of each type, and a last card while it resolves: ruling GC-6
OBSERVED = 2  # cards that Observe shows
LOOT_NEEDS = (1, 2)  # cards in the discard pile that Loot needs, by option

# Crew cards: a type and a gold value. Each crew has so many of each (rulebook, "Contents").
TYPES = ("bomb", "board", "fish", "reinforce", "secure", "gold")
TYPE = Numbers(TYPES)
CARDS = (
    *((kind, value) for kind in TYPES[: TYPE.GOLD] for value in (1, 2, 3)),
    ("gold", 4),
    ("gold", 6),
)
COPIES = (3, 2, 1) * TYPE.GOLD + (5, 1)
DECK = len(CARDS)  # different cards of a crew
CREWS = ("octopirate", "meowmurai")
CREW_CARDS = tuple(tuple(f"{crew}_{kind}{value}" for kind, value in CARDS) for crew in CREWS)
ALL_CREW = (*CREW_CARDS[0], *CREW_CARDS[1])
DECK_SIZE = sum(COPIES)

GUESTS = (
    "nine_gold",
    "two_in_a_turn",
    "three_reinforce",
    "five_cards",
    "four_types",
    "three_fish",
    "two_gold",
    "three_board",
)
WANTS = Numbers(GUESTS)
FIRST_GUEST = 2 * DECK
PIECES = {
    **dict(zip(ALL_CREW, COPIES * 2, strict=True)),
    **dict.fromkeys(GUESTS, 1),
}

PLACES = ("top", "bottom")
PLACE = Numbers(PLACES)

# What can be next, in the order of a game: decisions and chance nodes, then what happens by itself.
STEPS = (
    "first_player",
    "guest",
    "choose_guest",
    "draw",
    "action",
    "robustness",
    "secure",
    "manoeuvre",
    "call_back",
    "observe",
    "set_up_crew",
    "reinforce",
    "look",
    "after_card",
    "end_of_action",
    "next_turn",
)
STEP = Numbers(STEPS)
MOST_STEPS = 5

STATE = Declaration(
    options=(
        Option("first_player", "seat", ("random", 0, 1), "who begins"),
        Option("guests", "choice", ("dealt", "chosen"), "how the Guests come aboard"),
        Option("endless_limit", "choice", (40, 20, 80), "turns without a draw that end the game"),
        Option("stop_early", "flag", (False, True), "a turn may end before both actions"),
        Option("observe_with_one", "flag", (False, True), "Observe with one card in the deck"),
        Option("loot_needs", "choice", LOOT_NEEDS, "cards in the discard pile that Loot needs"),
        Option(
            "gold_counts_in_column", "flag", (True, False), "Gold cards count for the 9-Gold Guest"
        ),
    ),
    settings=(name_number("crew", CREWS, "the crew of each seat", per_seat=True),),
    numbers=(
        seat_number("first", "who began"),
        seat_number("active", "whose turn it is"),
        Number("actions", 0, ACTIONS_A_TURN, "actions left in this turn"),
        name_number(
            "column",
            ALL_CREW,
            "the cards below each Zeppelin, the oldest first: seat 0's three, then seat 1's",
            length=COLUMN_ROOM,
            places=ZEPPELINS,
            pieces=True,
            seat_places=True,
        ),
        name_number(
            "discard",
            ALL_CREW,
            "each seat's discard pile, the uppermost card last",
            per_seat=True,
            length=2 * DECK_SIZE,
            pieces=True,
        ),
        name_number(
            "treasure",
            (*ALL_CREW, *GUESTS),
            "each seat's Treasure, the uppermost card last",
            per_seat=True,
            length=2 * DECK_SIZE + len(GUESTS),
            pieces=True,
        ),
        name_number(
            "top",
            ALL_CREW,
            "cards that Observe put on the deck, the uppermost last",
            per_seat=True,
            length=OBSERVED,
            pieces=True,
            seen_by="owner",
            secret_kinds=CREW_CARDS,
        ),
        name_number(
            "bottom",
            ALL_CREW,
            "cards that Observe put under the deck, the lowest first",
            per_seat=True,
            length=DECK_SIZE - DISCARDED_AT_SETUP - HAND_AT_SETUP,
            pieces=True,
            seen_by="owner",
            secret_kinds=CREW_CARDS,
        ),
        name_number(
            "guest",
            GUESTS,
            "the Guest of each Zeppelin",
            places=ZEPPELINS,
            pieces=True,
            seat_places=True,
        ),
        Number(
            "hull",
            NONE,
            ROBUST,
            "the robustness of each Zeppelin that resisted, as its owner knows it",
            per_seat=True,
            places=COLUMNS,
            seen_by="owner",
        ),
        Number(
            "resisted",
            0,
            ROBUST - 1,
            "the most Bombs each Zeppelin resisted",
            places=ZEPPELINS,
            seat_places=True,
        ),
        Number(
            "wreck",
            0,
            ROBUST,
            "the robustness of a destroyed Zeppelin",
            places=ZEPPELINS,
            seat_places=True,
        ),
        Number(
            "played", 0, ACTIONS_A_TURN, "cards played in each column this turn", places=COLUMNS
        ),
        Number("place", NONE, COLUMNS - 1, "the column where a card was played or moved in"),
        Number("repeats", 0, 3, "how often its effect is still to be applied"),
        Number("looks", 0, OBSERVED, "cards still to be looked at"),
        Number("idle", 0, 80, "how many turns in a row no deck shrank"),
        seat_number("emptied", "whose deck ran out first"),
        seat_number("winner", "who destroyed the last Zeppelin"),
        name_number("step", STEPS, "what is next"),
        name_number(
            "todo", STEPS, "what is to be done after it, the last first", length=MOST_STEPS
        ),
    ),
    kinds=PIECES,
    zones=(
        Zone("box", "Guests that are not in the game", GUESTS, seen_by="everyone"),
        Zone(
            "deck",
            "each seat's deck, but for cards whose place Observe made known",
            ALL_CREW,
            per_seat=True,
            secret_kinds=CREW_CARDS,
        ),
        Zone(
            "hand",
            "each seat's hand",
            ALL_CREW,
            seen_by="owner",
            per_seat=True,
            remembered=True,
            secret_kinds=CREW_CARDS,
        ),
        Zone(
            "looked",
            "the cards that Observe shows a seat",
            ALL_CREW,
            seen_by="owner",
            per_seat=True,
            secret_kinds=CREW_CARDS,
        ),
    ),
)

CELL, OPTION = STATE.cell_numbers, STATE.option_numbers
EACH_SEAT = STATE.stride()

DERIVED = derive(STATE)

COLUMN_NUMBERS = range(COLUMNS)
ACTIONS = Actions(
    Pattern("choose_guest", guest=GUESTS),
    Pattern("draw"),
    *(Pattern("play", card=(kind,), gold=(value,), column=COLUMN_NUMBERS) for kind, value in CARDS),
    Pattern("discard", column=COLUMN_NUMBERS),
    Pattern("pass"),
    Pattern("secure", column=COLUMN_NUMBERS),
    Pattern("manoeuvre", **{"from": COLUMN_NUMBERS, "to": COLUMN_NUMBERS}),
    Pattern("call_back", column=COLUMN_NUMBERS),
    *(Pattern("observe", card=(kind,), gold=(value,), to=PLACES) for kind, value in CARDS),
)
DO = ACTIONS.numbers
