"""Which situations could not arise, beyond what the declaration rules out."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.games.gold_n_crash.cards import SPECTATOR, deck, deck_size, hand, looked, slot
from captains_table.games.gold_n_crash.columns import at, count_type
from captains_table.games.gold_n_crash.fields import State
from captains_table.games.gold_n_crash.guests import ALL_TYPES, is_pleased
from captains_table.games.gold_n_crash.positions_setup import (
    SETUP_STEPS,
    Reason,
    impossible_setup,
)
from captains_table.games.gold_n_crash.positions_turn import (
    TURN_STEPS,
    impossible_end,
    impossible_turn,
    last_type_if_any,
    unfinished,
)
from captains_table.games.gold_n_crash.state import (
    COLUMNS,
    DECK,
    DECK_SIZE,
    DISCARDED_AT_SETUP,
    FIRST_GUEST,
    HAND_AT_SETUP,
    SEATS,
    STEPS,
    WANTS,
    ZEPPELINS,
)


def impossible(s: State) -> Reason:
    """The field that could not be so, and why; None where the position can arise."""
    todo = (*s.todo[: s.todo_count], s.step) if s.step != NONE else ()
    if s.step == NONE and s.todo_count:
        return "step", "something is to be done, so something is next"
    if todo and todo not in SETUP_STEPS | TURN_STEPS:
        return "todo", f"{' then '.join(STEPS[step] for step in reversed(todo))} cannot be to do"
    if s.first != NONE and s.option_first_player not in (0, s.first + 1):
        return "first", "is another by the option"
    if reason := _crews(s) or _hands(s):
        return reason
    if todo in SETUP_STEPS:
        return impossible_setup(s, todo)
    for name in ("first", "active"):
        if getattr(s, name) == NONE:
            return name, "somebody must be, once the game has begun"
    return (
        _zeppelins(s)
        or _guests(s)
        or (impossible_turn(s, todo) if todo else impossible_end(s))
        or _columns(s, todo)
        or _decks(s)
    )


def _crews(s: State) -> Reason:
    """No card of the other crew comes into a deck."""
    for p in range(SEATS):
        theirs = range((1 - p) * DECK, (2 - p) * DECK)
        for name, cell in (("deck", deck(p)), ("looked", looked(p))):
            if any(s.cards[cell][kind] for kind in theirs):
                return f"{name}[{p}]", "a deck holds the cards of its own crew"
        for name in ("top", "bottom"):
            if any(kind in theirs for kind in getattr(s, name)[p]):
                return f"{name}[{p}]", "a deck holds the cards of its own crew"
    return None


def _hands(s: State) -> Reason:
    """What comes to a hand is seen by everybody, or by its owner alone when drawn from the deck."""
    for p in range(SEATS):
        for kind in range(SEATS * DECK):
            known = s.known[SPECTATOR][slot(hand(p)) + kind]
            if s.known[1 - p][slot(hand(p)) + kind] != known:
                return f"known[{1 - p}].hand[{p}]", "is the same for everybody else"
            if kind // DECK != p and s.cards[hand(p)][kind] > known:
                return f"hand[{p}]", "everybody knows of a card of the other crew"
    return None


def _zeppelins(s: State) -> Reason:
    for p in range(SEATS):
        found = [*s.hull[p], *(s.wreck[at(p, column)] or NONE for column in range(COLUMNS))]
        values = [value for value in found if value != NONE]
        if len(set(values)) < len(values) or 0 in values:
            return f"hull[{p}]", "each Zeppelin of a crew has a robustness of its own"
        for column in range(COLUMNS):
            place, value = at(p, column), s.hull[p][column]
            if s.wreck[place] and (value != NONE or s.resisted[place] or s.guest[place] != NONE):
                return f"wreck[{place}]", "a destroyed Zeppelin has no hull and no Guest"
            if (value != NONE) != (s.resisted[place] > 0) or 0 <= value <= s.resisted[place]:
                return f"resisted[{place}]", "a Zeppelin resists fewer Bombs than it is robust"
    return None


def _guests(s: State) -> Reason:
    """A Guest is aboard, in the Treasure of that seat, or lost with the Zeppelin."""
    for p in range(SEATS):
        places = range(at(p, 0), at(p, COLUMNS))
        secured = sum(kind >= FIRST_GUEST for kind in s.treasure[p][: s.treasure_count[p]])
        missing = COLUMNS - secured - sum(s.guest[place] != NONE for place in places)
        if missing < 0:
            return f"treasure[{p}]", "a seat can secure the Guests of its own three Zeppelins"
        if missing > sum(s.wreck[place] > 0 for place in places):
            return "box", "a Guest is lost with a Zeppelin only"
    return None


def _columns(s: State, todo: tuple[int, ...]) -> Reason:
    """After a card came in, a pleased Guest leaves, and a third card of a type clears the rest."""
    waiting = unfinished(s, todo)
    for place in range(ZEPPELINS):
        third = last_type_if_any(s, place) if place in waiting else NONE
        if any(count_type(s, place, kind) > 2 + (kind == third) for kind in range(ALL_TYPES)):
            return f"column[{place}]", "the third card of a type clears a column"
        if place not in waiting and _is_pleased(s, place):
            return f"guest[{place}]", "a pleased Guest moves into the Treasure"
    return None


def _is_pleased(s: State, place: int) -> bool:
    guest = s.guest[place]
    if guest == WANTS.TWO_IN_A_TURN:
        return place // COLUMNS == s.active and s.played[place % COLUMNS] >= 2
    return guest != NONE and bool(is_pleased(s, guest, place))


def _decks(s: State) -> Reason:
    """Cards are drawn and never come back. The first deck to run out brings the last turn."""
    left = [deck_size(s, p) + s.total[looked(p)] for p in range(SEATS)]
    at_first = DECK_SIZE - DISCARDED_AT_SETUP - HAND_AT_SETUP
    for p in range(SEATS):
        if left[p] > at_first:
            return f"deck[{p}]", "ten cards were dealt from it"
    if (s.emptied == NONE) != all(left) or (s.emptied != NONE and left[s.emptied]):
        return "emptied", "is the first whose deck ran out"
    if s.emptied != NONE and s.idle > (s.emptied != s.active):
        return "idle", "a deck ran out in this turn or in the one before"
    if left == [at_first, at_first] and s.active != s.first ^ ((s.idle - 1) & 1):
        return "active", "nobody drew yet, so the turns since the beginning are counted"
    return None
