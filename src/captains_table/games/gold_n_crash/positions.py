"""What the steps need of a position, beyond what the declaration says."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.needs import Need, Steps, for_each_seat, refusing
from captains_table.games.gold_n_crash.cards import deck, deck_size, hand, looked
from captains_table.games.gold_n_crash.columns import at, count_type, last_type
from captains_table.games.gold_n_crash.end import LIMITS
from captains_table.games.gold_n_crash.fields import State
from captains_table.games.gold_n_crash.guests import ALL_TYPES
from captains_table.games.gold_n_crash.setup import who_is_set_up
from captains_table.games.gold_n_crash.state import (
    ACTIONS_A_TURN,
    CELL,
    COLUMNS,
    DECK_SIZE,
    DISCARDED_AT_SETUP,
    HAND_AT_SETUP,
    OBSERVED,
    SEATS,
    STEPS,
    ZEPPELINS,
)

TODO = Steps(STEPS)
# What waits, the last first, and the steps that can be next then.
WAITS = {
    "next_turn set_up_crew (guest |choose_guest )": "first_player",
    "next_turn set_up_crew ": "guest choose_guest draw",
    "": "action over",
    "end_of_action ": "draw manoeuvre call_back observe",
    "end_of_action look ": "draw",
    "end_of_action after_card ": "draw robustness secure",
    "end_of_action after_card reinforce ": "draw",
}
INVITING = ("first_player", "guest", "choose_guest")
IN_A_TURN = ("draw", "action", "robustness", "secure", "manoeuvre", "call_back", "observe")


def _waits(s: State, step: str) -> bool:
    return step in TODO.waiting(s)


def _deck_fits(s: State, p: int) -> bool:
    """Whether the first ten cards can be dealt from a deck, or were."""
    laid, held = DISCARDED_AT_SETUP - s.discard_count[p], HAND_AT_SETUP - s.total[hand(p)]
    lacking = max(0, laid) + max(0, held) if _waits(s, "set_up_crew") else 0
    size = deck_size(s, p) + s.total[looked(p)] - lacking
    return s.total[deck(p)] >= lacking and size <= DECK_SIZE - DISCARDED_AT_SETUP - HAND_AT_SETUP


def _hulls_fit(s: State, p: int) -> bool:
    """Whether a seat's Zeppelins are robust in different ways, and those with a hull have resisted
    less than that, and no others have."""
    wrecks, resisted = (row[at(p, 0) : at(p, COLUMNS)] for row in (s.wreck, s.resisted))
    known = [value for value in (*s.hull[p], *wrecks) if value not in (NONE, 0)]
    return len(set(known)) == len(known) and all(
        0 < less < hull if hull != NONE and not wreck else hull == NONE and not less
        for hull, less, wreck in zip(s.hull[p], resisted, wrecks, strict=True)
    )


def _columns_fit(s: State) -> bool:
    """Whether at most two cards of a type are in a column, three where the third takes effect."""
    third = at(s.active, s.place) if _waits(s, "after_card") else NONE
    return all(
        count_type(s, place, kind) <= 2 + (place == third and kind == last_type(s, place))
        for place in range(ZEPPELINS)
        for kind in range(ALL_TYPES)
    )


def _is_observed(s: State) -> bool:
    """Whether cards lie there only while the active seat observes, and there is room on top."""
    seen = [s.total[looked(p)] for p in range(SEATS)]
    if TODO.next(s) == "observe" or _waits(s, "look"):
        seen[s.active] = max(0, seen[s.active] + s.top_count[s.active] - OBSERVED)
    return not any(seen)


def _can_look(s: State) -> bool:
    """Whether the cards still to be looked at are there, and no more than two in all."""
    more = 1 + s.looks
    return more <= deck_size(s, s.active) and s.total[looked(s.active)] + more <= OBSERVED


def _is_unknown(s: State) -> bool:
    facing = 1 - s.active
    return s.hull[facing][s.place] == NONE and s.wreck[at(facing, s.place)] == 0


def _has_ended(s: State) -> bool:
    last_turn = s.emptied not in (NONE, s.active)
    return s.winner != NONE or last_turn or s.idle >= LIMITS[s.option_endless_limit]


NEEDS = (
    Need("first", lambda s: s.first != NONE, "somebody begins", (*INVITING[1:], *IN_A_TURN)),
    Need(
        "active",
        lambda s: (s.active == NONE) == _waits(s, "set_up_crew"),
        "somebody is, but not before the first turn",
    ),
    # setup
    Need("idle", lambda s: not (s.idle and _waits(s, "set_up_crew")), "no turn has begun"),
    Need(
        "guest",
        lambda s: 0 < s.guest.count(NONE) <= s.total[CELL.BOX],
        "one is in the box for each Zeppelin that has none",
        INVITING,
    ),
    Need("deck", for_each_seat(_deck_fits), "ten cards leave it before the first turn"),
    Need(
        "step",
        lambda s: s.active != NONE or who_is_set_up(s) != NONE,
        "everybody has the first cards",
        ("draw",),
    ),
    # a turn
    Need("hull", for_each_seat(_hulls_fit), "each is robust in its own way, and resisted less"),
    Need("winner", lambda s: s.winner == NONE, "the game would be over", IN_A_TURN),
    Need(
        "actions", lambda s: s.actions or _waits(s, "set_up_crew"), "one is being taken", IN_A_TURN
    ),
    Need(
        "played",
        lambda s: max(s.played) + s.actions <= ACTIONS_A_TURN + _waits(s, "after_card"),
        "a card played is an action",
        IN_A_TURN,
    ),
    Need(
        "place",
        lambda s: (
            not _waits(s, "after_card")
            or (s.place != NONE and s.column_count[at(s.active, s.place)])
        ),
        "is where the card lies that takes effect",
    ),
    Need("column", _columns_fit, "the third card of a type clears it", IN_A_TURN),
    Need("repeats", lambda s: s.repeats, "it is applied", ("robustness", "secure")),
    Need("repeats", lambda s: s.repeats or not _waits(s, "reinforce"), "one is drawn", ("draw",)),
    Need("step", _is_unknown, "the robustness of that Zeppelin is known", ("robustness",)),
    Need(
        "top",
        lambda s: s.active == NONE or not s.top_count[s.active],
        "a card whose place is known is drawn without chance",
        ("draw",),
    ),
    Need("looked", _is_observed, "two cards lie there while they are observed"),
    Need("looks", lambda s: not _waits(s, "look") or _can_look(s), "two cards are observed"),
    Need("step", _has_ended, "something is always to be done until the game ends", ("over",)),
)
impossible = refusing(TODO, WAITS, NEEDS)
