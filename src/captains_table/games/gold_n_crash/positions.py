"""Which situations could not arise, beyond what the declaration rules out."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.flow import CHANCE
from captains_table.engine.plain import State
from captains_table.games.gold_n_crash.end import LIMITS
from captains_table.games.gold_n_crash.guests import ALL_TYPES
from captains_table.games.gold_n_crash.play import flying
from captains_table.games.gold_n_crash.rules import chances, legal, mover
from captains_table.games.gold_n_crash.setup import ALL_GUESTS
from captains_table.games.gold_n_crash.state import (
    ACTION,
    ACTIONS,
    ACTIONS_A_TURN,
    AFTER_CARD,
    BOX,
    CALL_BACK,
    CHOOSE_GUEST,
    COLUMNS,
    DECK,
    DECK_SIZE,
    DISCARDED_AT_SETUP,
    DRAW,
    END_OF_ACTION,
    FIRST_PLAYER,
    GUEST,
    HAND_AT_SETUP,
    LOOK,
    MANOEUVRE,
    NEXT_TURN,
    OBSERVE,
    OBSERVED,
    REINFORCE_ONE,
    ROBUSTNESS,
    SEATS,
    SECURE_ONE,
    SET_UP_CREW,
    SPECTATOR,
    STEPS,
    ZEPPELINS,
    at,
    count_type,
    deck,
    deck_size,
    hand,
    looked,
    slot,
)

Reason = tuple[str, str] | None

# What can be to do, the next last.
_SETUP = {
    (NEXT_TURN, SET_UP_CREW, GUEST, FIRST_PLAYER),
    (NEXT_TURN, SET_UP_CREW, CHOOSE_GUEST, FIRST_PLAYER),
    (NEXT_TURN, SET_UP_CREW, GUEST),
    (NEXT_TURN, SET_UP_CREW, CHOOSE_GUEST),
    (NEXT_TURN, SET_UP_CREW, DRAW),
}
_TURN = {
    (ACTION,),
    (END_OF_ACTION, DRAW),
    (END_OF_ACTION, AFTER_CARD, ROBUSTNESS),
    (END_OF_ACTION, AFTER_CARD, SECURE_ONE),
    (END_OF_ACTION, AFTER_CARD, DRAW),
    (END_OF_ACTION, AFTER_CARD, REINFORCE_ONE, DRAW),
    (END_OF_ACTION, MANOEUVRE),
    (END_OF_ACTION, CALL_BACK),
    (END_OF_ACTION, LOOK, DRAW),
    (END_OF_ACTION, OBSERVE),
}


def impossible(s: State) -> Reason:
    """The field that could not be so, and why; None where the position can arise."""
    todo = (*s.todo[: s.todo_count], s.step) if s.step != NONE else ()
    if s.step == NONE and s.todo_count:
        return "step", "something is to be done, so something is next"
    if todo and todo not in _SETUP | _TURN:
        return "todo", f"{' then '.join(STEPS[step] for step in reversed(todo))} cannot be to do"
    if reason := _crews(s):
        return reason
    if todo in _SETUP:
        return _setup(s, todo)
    for name in ("first", "active"):
        if getattr(s, name) == NONE:
            return name, "somebody must be, once the game has begun"
    return _zeppelins(s) or _guests(s) or _columns(s, todo) or _decks(s) or _turn(s, todo)


def _crews(s: State) -> Reason:
    """Cards of the other crew come only by ways that everybody sees."""
    for p in range(SEATS):
        theirs = range((1 - p) * DECK, (2 - p) * DECK)
        if any(s.cards[deck(p)][kind] for kind in theirs):
            return f"deck[{p}]", "a deck holds the cards of its own crew"
        for name in ("top", "bottom"):
            if any(kind in theirs for kind in getattr(s, name)[p]):
                return f"{name}[{p}]", "a deck holds the cards of its own crew"
        for kind in theirs:
            if s.cards[hand(p)][kind] > s.known[SPECTATOR][slot(hand(p)) + kind]:
                return f"hand[{p}]", "everybody knows of a card of the other crew"
            if s.cards[looked(p)][kind]:
                return f"looked[{p}]", "a deck holds the cards of its own crew"
    return None


def _setup(s: State, todo: tuple[int, ...]) -> Reason:
    """Before the first turn."""
    step = todo[-1]
    for name in ("active", "emptied", "winner"):
        if getattr(s, name) != NONE:
            return name, "the first turn has not begun"
    for name in ("actions", "repeats", "looks", "idle"):
        if getattr(s, name):
            return name, "the first turn has not begun"
    for name in ("column_count", "treasure_count", "top_count", "bottom_count", "played"):
        if any(getattr(s, name)):
            return name.removesuffix("_count"), "nothing lies there before the first turn"
    if s.place != NONE:
        return "place", "no card was played yet"
    for name in ("wreck", "resisted"):
        if any(getattr(s, name)):
            return name, "nothing was bombed yet"
    if any(value != NONE for row in s.hull for value in row):
        return "hull", "nothing was bombed yet"
    if s.total[looked(0)] + s.total[looked(1)]:
        return "looked", "nobody looks at a deck before the first turn"
    if (s.first == NONE) != (step == FIRST_PLAYER):
        return "first", "is found out first"
    if s.option_first_player not in (0, s.first + 1) or (step == FIRST_PLAYER) > (
        s.option_first_player == 0
    ):
        return "first", "is another by the option"
    if (GUEST in todo and s.option_guests == 1) or (CHOOSE_GUEST in todo and s.option_guests == 0):
        return "step", "Guests come aboard in another way by the option"
    order = [at(s.first ^ turn, c) for c in range(COLUMNS) for turn in range(SEATS)]
    aboard = [s.guest[place] != NONE for place in order] if s.first != NONE else [False]
    if aboard != sorted(aboard, reverse=True) or all(aboard) != (step == DRAW):
        return "guest", "Guests come aboard one Zeppelin after the other"
    return _first_cards(s, step)


def _first_cards(s: State, step: int) -> Reason:
    dealt = [(s.discard_count[p], s.total[hand(p)]) for p in range(SEATS)]
    full = (DISCARDED_AT_SETUP, HAND_AT_SETUP)
    for p, (laid, held) in enumerate(dealt):
        if laid > full[0] or held > full[1] or (held and laid < full[0]):
            return f"discard[{p}]", "five cards are laid out, then five are drawn"
        if laid and (step != DRAW or (p == 1 and dealt[0] != full)):
            return f"discard[{p}]", "it is not this seat's time to lay out cards"
    return ("step", "everybody has the first cards") if dealt[1] == full else None


def _zeppelins(s: State) -> Reason:
    for p in range(SEATS):
        found = [*s.hull[p], *(s.wreck[at(p, c)] or NONE for c in range(COLUMNS))]
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
    lost = s.total[BOX] - (ALL_GUESTS - ZEPPELINS)
    if not 0 <= lost <= sum(value > 0 for value in s.wreck):
        return "box", "two Guests stay there, and those of destroyed Zeppelins"
    return None


def _columns(s: State, todo: tuple[int, ...]) -> Reason:
    resolving = at(s.active, s.place) if AFTER_CARD in todo and s.place != NONE else NONE
    for place in range(ZEPPELINS):
        for kind in range(ALL_TYPES):
            count = count_type(s, place, kind)
            if count > 3 or (count == 3 and place != resolving and todo):
                return f"column[{place}]", "the third card of a type clears a column"
    return None


def _decks(s: State) -> Reason:
    empty = [p for p in range(SEATS) if deck_size(s, p) == 0 and not _looking(s, p)]
    if (s.emptied == NONE) != (not empty) or (s.emptied != NONE and s.emptied not in empty):
        return "emptied", "is the first whose deck ran out"
    for p in range(SEATS):
        if deck_size(s, p) > DECK_SIZE - DISCARDED_AT_SETUP - HAND_AT_SETUP:
            return f"deck[{p}]", "ten cards were dealt from it"
    return None


def _looking(s: State, p: int) -> bool:
    return bool(s.total[looked(p)])


def _turn(s: State, todo: tuple[int, ...]) -> Reason:
    """What the step of a turn needs."""
    step = todo[-1] if todo else NONE
    if s.option_first_player not in (0, s.first + 1):
        return "first", "is another by the option"
    if not todo:
        return _over(s)
    if s.winner != NONE or any(flying(s, p) == 0 for p in range(SEATS)):
        return "winner", "the last Zeppelin ends the game"
    if not 1 <= s.actions <= ACTIONS_A_TURN:
        return "actions", "there are one or two left"
    if sum(s.played) > ACTIONS_A_TURN - s.actions + (AFTER_CARD in todo):
        return "played", "a card played is an action"
    if (s.place != NONE) != (AFTER_CARD in todo):
        return "place", "is where a card was played"
    due = step in (ROBUSTNESS, SECURE_ONE) or REINFORCE_ONE in todo
    if (s.repeats > 0) != due:
        return "repeats", "an effect is applied while a card is played"
    if s.looks > (OBSERVED - 1 if LOOK in todo else 0):
        return "looks", "two cards are looked at"
    if s.total[looked(1 - s.active)]:
        return f"looked[{1 - s.active}]", "it is not this seat's turn"
    seen = s.total[looked(s.active)]
    if (step == OBSERVE) != (seen > 0 and LOOK not in todo) or seen + s.looks > OBSERVED:
        return "looked", "cards lie there while they are observed"
    if not 0 <= s.idle <= LIMITS[s.option_endless_limit]:
        return "idle", "the game would be over"
    room = [0] * ACTIONS.count
    count = chances(s, room, room[:]) if mover(s) == CHANCE else legal(s, room)
    return None if count else ("step", f"nothing can be done at {STEPS[step]}")


def _over(s: State) -> Reason:
    wrecked = [p for p in range(SEATS) if flying(s, p) == 0]
    if (s.winner != NONE) != bool(wrecked) or s.winner in wrecked:
        return "winner", "has destroyed all Zeppelins of the other"
    if s.winner == NONE and s.emptied == NONE and s.idle < LIMITS[s.option_endless_limit]:
        return "step", "something is always to be done until the game ends"
    for name in ("repeats", "looks"):
        if getattr(s, name):
            return name, "the game is over"
    if s.place != NONE or s.total[looked(0)] + s.total[looked(1)]:
        return "place", "the game is over"
    return None
