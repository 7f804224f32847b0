"""What people are told. The last argument of an event can be secret: the rules say who saw it."""

from __future__ import annotations

from captains_table.engine.events import EventKind
from captains_table.engine.names import Numbers
from captains_table.games.oh_captain.state import ADVENTURERS, CLAIMS, LOOT

EVENTS = (
    EventKind("captain_appointed", "seat"),
    EventKind("adventurer_taken", "seat", "adventurer"),
    EventKind("discard_laid", "seat", "", "card"),
    EventKind("turn_begun", "seat"),
    EventKind("mutiny_declared", "seat", "former", "count"),
    EventKind("card_recovered", "seat", "", "card"),
    EventKind("loyalty_pledged", "seat", "captain"),
    EventKind("card_drawn", "seat", "", "card"),
    EventKind("item_announced", "seat", "item"),
    EventKind("item_bought", "seat", "seller", "card"),
    EventKind("seller_lied", "seat"),
    EventKind("item_left", "seat", "finder"),
    EventKind("nobody_to_attack", "seat", "item"),
    EventKind("attacked", "seat", "target", "item"),
    EventKind("attack_accepted", "seat", "attacker"),
    EventKind("attack_challenged", "seat", "attacker"),
    EventKind("lie_caught", "seat", "target", "card"),
    EventKind("truth_proved", "seat", "target", "card"),
    EventKind("challenge_paid", "seat", "winner", "count"),
    EventKind("coin_stolen", "seat", "target"),
    EventKind("open_card_hooked", "seat", "target", "card"),
    EventKind("hidden_card_hooked", "seat", "target", "card"),
    EventKind("open_card_shot", "seat", "target", "card"),
    EventKind("hidden_card_shot", "seat", "target", "card"),
    EventKind("card_lit", "seat", "target", "card"),
    EventKind("only_eggs", "seat"),
    EventKind("attack_fizzled", "seat", "target"),
    EventKind("red_took_coin", "seat", "target"),
    EventKind("card_turned_down", "seat", "", "card"),
    EventKind("nomads_arrived", "seat"),
    EventKind("majority_won", "seat", "item"),
    EventKind("points_scored", "seat", "", "count"),
)
EVENT = Numbers(kind.name for kind in EVENTS)

# How the arguments are written; the others are seats and counts as they are.
NAMES = {"card": LOOT, "item": CLAIMS, "adventurer": ADVENTURERS}
