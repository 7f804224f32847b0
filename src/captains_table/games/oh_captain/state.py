"""Oh Captain!: its words, its pieces, its state and its actions."""

from __future__ import annotations

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

MOST_SEATS = 6
COINS = 30
MOONS_FLIPS = 2

# Cards. The box holds so many of each (rulebook, "Contents").
BOX_OF_CARDS = {
    "lantern2": 4,
    "lantern3": 3,
    "egg": 7,
    "hook": 5,
    "lizard": 5,
    "pistol": 5,
    "purse": 5,
    "nomads": 1,
}
CARDS = tuple(BOX_OF_CARDS)
COPIES = tuple(BOX_OF_CARDS.values())
LOOT = tuple(card for card in CARDS if card != "nomads")  # what can lie in a loot
ITEMS = tuple(card for card in LOOT if card != "purse")  # what can be found in the cave

# What an Explorer can announce.
CLAIMS = ("lantern", "hook", "lizard", "pistol")
SAY, ALL_CLAIMS = Numbers(CLAIMS), len(CLAIMS)

ADVENTURERS = ("lys", "nostromo", "moon", "red", "siana", "ulrich")
ADVENTURER, ALL_ADVENTURERS = Numbers(ADVENTURERS), len(ADVENTURERS)

FACES = ("up", "down")
FACE = Numbers(FACES)

# What can be next, in the order of a game: decisions, chance nodes, then what happens by itself.
STEPS = (
    "captain",
    "deal",
    "choose_adventurer",
    "discard",
    "mutiny_or_loyalty",
    "nostromo_pick",
    "draw",
    "announce",
    "captain_choice",
    "target",
    "respond",
    "pick_card",
    "siana_pick",
    "pick",
    "red_target",
    "moon_flip",
    "challenge_coin",
    "end_of_turn",
    "next_turn",
)
STEP = Numbers(STEPS)
MOST_STEPS = 12  # next turn, three discards and six Adventurers at setup, with room to spare

STATE = Declaration(
    options=(
        Option("adventurers", "choice", ("dealt", "chosen"), "how everybody gets an Adventurer"),
        Option("captain", "seat", ("random", *range(MOST_SEATS)), "who is Captain first"),
        Option("all_adventurers", "flag", (False, True), "Siana and Ulrich below five players too"),
        Option(
            "choosing_order",
            "choice",
            ("clockwise", "anticlockwise"),
            "which way round Adventurers are chosen",
        ),
        Option(
            "siana_only_eggs",
            "choice",
            ("attacker_picks", "fizzles"),
            "what happens when only Eggs of hers could be hit",
        ),
    ),
    numbers=(
        seat_number("captain", "who has the bottle", marks=("bottle",)),
        seat_number("active", "the Explorer whose turn it is, with the cave before them"),
        name_number("adventurer", ADVENTURERS, "who each seat plays", per_seat=True),
        Number("coins", 0, COINS, "each seat's coins", per_seat=True),
        Number("supply", 0, COINS, "the coins in the middle"),
        name_number("said", CLAIMS, "what the active Explorer announced this turn"),
        seat_number("attacker", "who attacks this turn"),
        seat_number("target", "who is attacked"),
        Number("flips", 0, MOONS_FLIPS, "how many cards Moon may still turn down this turn"),
        name_number("step", STEPS, "what is next"),
        name_number(
            "todo", STEPS, "what is to be done after it, the last first", length=MOST_STEPS
        ),
    ),
    kinds=BOX_OF_CARDS,
    groups={"not_egg": tuple(card for card in LOOT if card != "egg")},
    zones=(
        Zone("cave", "the deck: what nobody has drawn yet", (*ITEMS, "nomads")),
        Zone(
            "found",
            "the card found this turn, until it is bought, kept or shown",
            ITEMS,
            seen_by="active",
        ),
        Zone(
            "discard",
            "the pile under the bottle",
            LOOT,
            seen_by="captain",
            remembered=True,
        ),
        Zone("box", "purses that are not in the game", ("purse",), seen_by="everyone"),
        Zone("arrived", "the Nomads, once they are here", ("nomads",), seen_by="everyone"),
        Zone(
            "loot_down",
            "the face-down loot of each seat",
            LOOT,
            seen_by="owner",
            per_seat=True,
            remembered=True,
        ),
        Zone("loot_up", "the face-up loot of each seat", LOOT, seen_by="everyone", per_seat=True),
    ),
    amounts=(Amount("coin", ("coins", "supply"), COINS),),
)
CARD, CELL, OPTION = STATE.label_numbers, STATE.cell_numbers, STATE.option_numbers
EACH_SEAT = STATE.stride()

DERIVED = derive(STATE)

SEAT_NUMBERS = range(MOST_SEATS)
ACTIONS = Actions(
    Pattern("choose_adventurer", adventurer=ADVENTURERS),
    Pattern("mutiny"),
    Pattern("loyalty"),
    Pattern("recover", card=LOOT),
    Pattern("pass"),
    Pattern("announce", item=CLAIMS),
    Pattern("buy"),
    Pattern("let"),
    Pattern("attack", seat=SEAT_NUMBERS),
    Pattern("accept"),
    Pattern("challenge"),
    Pattern("take", face=("up",), card=LOOT),
    Pattern("take", face=("down",)),
    Pattern("give", face=("up",), card=LOOT),
    Pattern("give", face=("down",), card=LOOT),
    Pattern("take_coin", seat=SEAT_NUMBERS),
    Pattern("turn_down", card=LOOT),
    Pattern("done"),
)
DO = ACTIONS.numbers
