"""What the steps need of a position, beyond what the declaration says."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.needs import Need, Steps, refusing
from captains_table.games.oh_captain.effects import can_be_attacked
from captains_table.games.oh_captain.fields import State
from captains_table.games.oh_captain.state import CELL, SAY, STEPS

TODO = Steps(STEPS)
# What waits, the last first, and the steps that can be next then.
WAITS = {
    "next_turn (discard ){3}(deal |choose_adventurer )*": "captain deal choose_adventurer",
    "next_turn (discard ){0,2}": "discard",
    "": "mutiny_or_loyalty draw announce captain_choice over",
    "end_of_turn ": "target respond",
    "end_of_turn (challenge_coin )?": "pick_card siana_pick pick",
    "next_turn ": "nostromo_pick red_target moon_flip",
}
SETUP = ("captain", "deal", "choose_adventurer", "discard")
PICKS = ("pick_card", "siana_pick", "pick")
ATTACKED = ("respond", *PICKS)
ANNOUNCED = ("captain_choice", "target", *ATTACKED)
EXPLORING = ("mutiny_or_loyalty", "draw", "announce", *ANNOUNCED, "red_target", "moon_flip")
TURN = (*EXPLORING, "nostromo_pick")


def _lacking(s: State) -> int:
    """How many seats are still to get an Adventurer."""
    return sum(step in ("deal", "choose_adventurer") for step in TODO.to_do(s))


def _is_held(s: State) -> bool:
    """Whether the active Explorer has found a card that nobody has bought, kept or shown."""
    step = TODO.next(s)
    is_used = step == "target" and s.attacker != s.captain
    return is_used or step in ("announce", "captain_choice", "respond")


def _others_have_coins(s: State) -> bool:
    return all(s.coins[p] for p in range(s.seats) if p not in (s.active, s.captain))


NEEDS = (
    Need(
        "adventurer",
        lambda s: s.adventurer.count(NONE) == _lacking(s),
        "everybody has one, but for those who are still to get one",
    ),
    Need(
        "adventurer",
        lambda s: all(s.adventurer.count(one) == 1 for one in s.adventurer if one != NONE),
        "nobody shares an Adventurer",
    ),
    Need(
        "arrived", lambda s: not s.total[CELL.ARRIVED], "the Nomads end the game", (*SETUP, *TURN)
    ),
    Need(
        "step", lambda s: s.total[CELL.ARRIVED], "the Nomads end the game, nothing else", ("over",)
    ),
    Need(
        "found",
        lambda s: s.total[CELL.FOUND] == _is_held(s),
        "one card lies there until it is bought, kept or shown",
    ),
    # setup
    Need("coins", lambda s: not any(s.coins), "there is no Captain yet", ("captain",)),
    Need("box", lambda s: s.total[CELL.BOX] >= s.seats - 1, "one for every Explorer", ("captain",)),
    Need(
        "cave",
        lambda s: s.total[CELL.CAVE] > TODO.to_do(s).count("discard"),
        "cards of it go under the bottle",
        SETUP,
    ),
    # a turn
    Need(
        "captain",
        lambda s: s.captain != NONE,
        "somebody is",
        (*SETUP[1:], *TURN, "over"),
    ),
    Need("active", lambda s: s.active not in (NONE, s.captain), "is an Explorer", EXPLORING),
    Need("active", lambda s: s.active == s.captain, "is the new Captain", ("nostromo_pick",)),
    Need("coins", lambda s: s.coins[s.active], "loyalty costs a coin", ("mutiny_or_loyalty",)),
    Need("said", lambda s: s.said != NONE, "something was announced", ANNOUNCED),
    Need("said", lambda s: s.said != SAY.LIZARD, "a Lizard hits no card", PICKS),
    Need(
        "attacker",
        lambda s: s.attacker in (s.active, s.captain),
        "the active Explorer attacks, or the Captain",
        ("target", *PICKS),
    ),
    Need("attacker", lambda s: s.attacker == s.active, "nobody doubts the Captain", ("respond",)),
    Need(
        "target",
        lambda s: s.target not in (NONE, s.attacker, s.captain),
        "another Explorer is attacked",
        ATTACKED,
    ),
    Need(
        "target",
        lambda s: can_be_attacked(s, s.target, s.attacker, s.said),
        "the announced item does nothing there",
        ("respond",),
    ),
    Need("coins", _others_have_coins, "Red takes one from another Explorer", ("red_target",)),
    Need("flips", lambda s: s.flips, "Moon may turn a card down", ("moon_flip",)),
)
impossible = refusing(TODO, WAITS, NEEDS)
