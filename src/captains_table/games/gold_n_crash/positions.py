"""What the steps need of a position, beyond what the declaration says."""

from __future__ import annotations

from collections.abc import Iterator

from captains_table.engine.declare import NONE
from captains_table.engine.needs import Need, Reason, misplaced, unmet
from captains_table.engine.plain import State
from captains_table.games.gold_n_crash.end import LIMITS
from captains_table.games.gold_n_crash.guests import ALL_TYPES
from captains_table.games.gold_n_crash.setup import who_is_set_up
from captains_table.games.gold_n_crash.state import (
    ACTIONS_A_TURN,
    BOX,
    COLUMNS,
    DECK_SIZE,
    DISCARDED_AT_SETUP,
    HAND_AT_SETUP,
    OBSERVED,
    SEATS,
    STEPS,
    ZEPPELINS,
    at,
    count_type,
    deck,
    deck_size,
    hand,
    last_type,
    looked,
)

# What waits under each step, the last first.
WAITS = {
    "first_player": "next_turn set_up_crew (guest |choose_guest )",
    "guest": "next_turn set_up_crew ",
    "choose_guest": "next_turn set_up_crew ",
    "draw": "next_turn set_up_crew |end_of_action (look |after_card (reinforce )?)?",
    "action": "",
    "robustness": "end_of_action after_card ",
    "secure": "end_of_action after_card ",
    "manoeuvre": "end_of_action ",
    "call_back": "end_of_action ",
    "observe": "end_of_action ",
    "over": "",
}
AFTER_SETUP = DECK_SIZE - DISCARDED_AT_SETUP - HAND_AT_SETUP
EFFECTS = ("robustness", "secure")


def _waits(s: State, step: str) -> bool:
    return STEPS.index(step) in s.todo[: s.todo_count]


def _lacking(s: State, p: int) -> int:
    """How many cards a seat is still to be dealt."""
    if not _waits(s, "set_up_crew"):
        return 0
    laid, held = s.discard_count[p], s.total[hand(p)]
    return max(0, DISCARDED_AT_SETUP - laid) + max(0, HAND_AT_SETUP - held)


def _are_observed(s: State) -> bool:
    """Whether cards lie where they are looked at only while the active seat observes."""
    seen = [s.total[looked(p)] for p in range(SEATS)]
    if s.step == STEPS.index("observe") or _waits(s, "look"):
        seen[s.active] = 0
    return not any(seen)


def _robustness(s: State, p: int) -> list[int]:
    """What is known of a seat's Zeppelins, each once."""
    wrecks = [s.wreck[at(p, column)] for column in range(COLUMNS)]
    return [value for value in (*s.hull[p], *wrecks) if value not in (NONE, 0)]


def _hulls_fit(s: State) -> bool:
    """Whether a Zeppelin has a hull where it resisted something, of more than that."""
    hulls = [value for p in range(SEATS) for value in s.hull[p]]
    return all(
        resisted < value if resisted and not wreck else value == NONE and not resisted
        for value, resisted, wreck in zip(hulls, s.resisted, s.wreck, strict=True)
    )


def _columns_fit(s: State) -> bool:
    """Whether at most two cards of a type lie in a column, three where the third one takes
    effect."""
    third = at(s.active, s.place) if _waits(s, "after_card") else NONE
    return all(
        count_type(s, place, kind) <= 2 + (place == third and kind == last_type(s, place))
        for place in range(ZEPPELINS if s.step != NONE else 0)
        for kind in range(ALL_TYPES)
    )


def _is_unknown(s: State) -> bool:
    """Whether nobody knows how robust the bombed Zeppelin is."""
    p = 1 - s.active
    return s.hull[p][s.place] == NONE and s.wreck[at(p, s.place)] == 0


def _has_ended(s: State) -> bool:
    last_turn = s.emptied != NONE and s.emptied != s.active
    return s.winner != NONE or last_turn or s.idle >= LIMITS[s.option_endless_limit]


NEEDS = (
    Need("first", lambda s: s.first != NONE, "somebody begins", tuple(WAITS)[1:]),
    Need(
        "active",
        lambda s: (s.active == NONE) == _waits(s, "set_up_crew"),
        "somebody is, but not before the first turn",
    ),
    # setup
    Need("idle", lambda s: s.idle == 0 or not _waits(s, "set_up_crew"), "no turn has begun"),
    Need(
        "guest",
        lambda s: s.step == NONE or s.guest.count(NONE) <= s.total[BOX] or s.active != NONE,
        "there are not so many Guests in the box",
    ),
    Need("guest", lambda s: NONE in s.guest, "all are aboard", ("guest", "choose_guest")),
    Need(
        "deck",
        lambda s: all(s.total[deck(p)] >= _lacking(s, p) for p in range(SEATS)),
        "the first cards are dealt from it",
    ),
    Need(
        "deck",
        lambda s: all(
            deck_size(s, p) + s.total[looked(p)] - _lacking(s, p) <= AFTER_SETUP
            for p in range(SEATS)
        ),
        "ten cards are dealt from it",
    ),
    Need(
        "step",
        lambda s: s.active != NONE or who_is_set_up(s) != NONE,
        "everybody has the first cards",
        ("draw",),
    ),
    # Zeppelins
    Need(
        "hull",
        lambda s: 0 not in [*s.hull[0], *s.hull[1]],
        "the robustness of a Zeppelin is 1, 2 or 3",
    ),
    Need(
        "hull",
        lambda s: all(len(set(_robustness(s, p))) == len(_robustness(s, p)) for p in range(SEATS)),
        "each Zeppelin of a crew has a robustness of its own",
    ),
    Need("resisted", _hulls_fit, "a Zeppelin that flies resists fewer Bombs than it is robust"),
    Need(
        "winner",
        lambda s: s.step == NONE or s.winner == NONE,
        "the game would be over",
    ),
    # a turn
    Need(
        "actions",
        lambda s: s.actions or s.active == NONE or s.step == NONE,
        "one is being taken",
    ),
    Need(
        "played",
        lambda s: (
            max(s.played) + s.actions <= ACTIONS_A_TURN + _waits(s, "after_card") or s.step == NONE
        ),
        "a card played is an action",
    ),
    Need(
        "place",
        lambda s: s.place != NONE or not _waits(s, "after_card"),
        "is where a played card takes effect",
    ),
    Need(
        "column",
        lambda s: not _waits(s, "after_card") or s.column_count[at(s.active, s.place)],
        "the card that was played lies there",
    ),
    Need("column", _columns_fit, "the third card of a type clears a column"),
    Need("repeats", lambda s: s.repeats, "something is to be applied", EFFECTS),
    Need(
        "repeats",
        lambda s: s.repeats or not _waits(s, "reinforce"),
        "something is to be applied",
        ("draw",),
    ),
    Need("step", _is_unknown, "the robustness of that Zeppelin is known", ("robustness",)),
    Need(
        "top",
        lambda s: s.active == NONE or not s.top_count[s.active],
        "a card whose place is known is drawn without chance",
        ("draw",),
    ),
    Need("looked", _are_observed, "cards lie there while they are observed"),
    Need(
        "looked",
        lambda s: s.total[looked(s.active)] + s.top_count[s.active] <= OBSERVED,
        "two cards are observed",
        ("observe",),
    ),
    Need(
        "looks",
        lambda s: (
            not _waits(s, "look")
            or (
                s.total[looked(s.active)] + 1 + s.looks <= OBSERVED
                and 1 + s.looks <= deck_size(s, s.active)
            )
        ),
        "two cards are looked at",
        ("draw",),
    ),
    Need("step", _has_ended, "something is always to be done until the game ends", ("over",)),
)


def impossible(s: State) -> Iterator[Reason]:
    """What is wrong in a position, by field."""
    yield from misplaced(WAITS, s, STEPS)
    yield from unmet(NEEDS, s, STEPS)
