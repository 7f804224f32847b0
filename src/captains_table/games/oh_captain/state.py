"""Oh Captain!: its words, its pieces, its state and its actions."""

from __future__ import annotations

from captains_table.engine.actions import Actions, Pattern
from captains_table.engine.declare import (
    Declaration,
    Number,
    Option,
    Zone,
    name_number,
    seat_number,
)
from captains_table.engine.derive import derive

MOST_SEATS = 6
COINS = 30
CAPTAINS_COINS, EXPLORERS_COINS = 5, 3
DISCARDED_AT_SETUP = 3
LAST_CARDS = 4  # the Nomads and the three items shuffled with them at the bottom of the cave
MAJORITY_TOKEN = 4
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
LANTERN2, LANTERN3, EGG, HOOK, LIZARD, PISTOL, PURSE, NOMADS = range(8)
CARDS = tuple(BOX_OF_CARDS)
LOOT = CARDS[:NOMADS]  # what can lie in a loot
ITEMS = CARDS[:PURSE]  # what can be found in the cave

# What an Explorer can announce.
CLAIMS = ("lantern", "hook", "lizard", "pistol")
SAY_LANTERN, SAY_HOOK, SAY_LIZARD, SAY_PISTOL = range(4)

ADVENTURERS = ("lys", "nostromo", "moon", "red", "siana", "ulrich")
LYS, NOSTROMO, MOON, RED, SIANA, ULRICH = range(6)
SMALL_CREW = 4  # only the first four join 3 or 4 players

FACES = ("up", "down")
UP, DOWN = range(2)

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
CAPTAIN, DEAL, CHOOSE_ADVENTURER, DISCARD_ONE = range(4)
MUTINY_OR_LOYALTY, NOSTROMO_PICK, DRAW, ANNOUNCE, CAPTAIN_CHOICE = range(4, 9)
TARGET, RESPOND, PICK_CARD, SIANA_PICK, PICK = range(9, 14)
RED_TARGET, MOON_FLIP, CHALLENGE_COIN, END_OF_TURN, NEXT_TURN = range(14, 19)
FIRST_AUTOMATIC = CHALLENGE_COIN
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
        seat_number("captain", "who has the bottle"),
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
    sums={COINS: ("coins", "supply")},
)
NOT_EGG = STATE.label("not_egg")

DERIVED = derive(STATE)
move, reveal = DERIVED.move, DERIVED.reveal
learn, hand_over = DERIVED.learn, DERIVED.hand_over

CAVE, FOUND, DISCARD = STATE.cell("cave"), STATE.cell("found"), STATE.cell("discard")
BOX, ARRIVED = STATE.cell("box"), STATE.cell("arrived")
FIRST_DOWN, FIRST_UP, EACH_SEAT = STATE.cell("loot_down"), STATE.cell("loot_up"), STATE.step()


def loot_down(p: int) -> int:
    """The cell of a seat's face-down loot."""
    return FIRST_DOWN + p * EACH_SEAT


def loot_up(p: int) -> int:
    """The cell of a seat's face-up loot."""
    return FIRST_UP + p * EACH_SEAT


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
    Pattern("give", face=FACES, card=LOOT),
    Pattern("take_coin", seat=SEAT_NUMBERS),
    Pattern("turn_down", card=LOOT),
    Pattern("done"),
)
DO_CHOOSE = ACTIONS.first("choose_adventurer")
DO_MUTINY, DO_LOYALTY = ACTIONS.first("mutiny"), ACTIONS.first("loyalty")
DO_RECOVER, DO_PASS = ACTIONS.first("recover"), ACTIONS.first("pass")
DO_ANNOUNCE = ACTIONS.first("announce")
DO_BUY, DO_LET = ACTIONS.first("buy"), ACTIONS.first("let")
DO_ATTACK = ACTIONS.first("attack")
DO_ACCEPT, DO_CHALLENGE = ACTIONS.first("accept"), ACTIONS.first("challenge")
DO_TAKE_UP, DO_TAKE_DOWN = ACTIONS.first("take"), ACTIONS.first("take", 1)
DO_GIVE_UP = ACTIONS.first("give")
DO_GIVE_DOWN = DO_GIVE_UP + PURSE + 1
DO_TAKE_COIN = ACTIONS.first("take_coin")
DO_TURN_DOWN, DO_DONE = ACTIONS.first("turn_down"), ACTIONS.first("done")
