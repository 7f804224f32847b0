"""Which situations could not arise in a turn, or at the end of the game."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.flow import CHANCE
from captains_table.games.gold_n_crash.cards import deck_size, looked, type_of
from captains_table.games.gold_n_crash.columns import at, count_type, last_type
from captains_table.games.gold_n_crash.end import LIMITS
from captains_table.games.gold_n_crash.fields import State
from captains_table.games.gold_n_crash.play import flying
from captains_table.games.gold_n_crash.positions_setup import Reason
from captains_table.games.gold_n_crash.rules import FLOW
from captains_table.games.gold_n_crash.state import (
    ACTIONS,
    ACTIONS_A_TURN,
    COLUMNS,
    OBSERVED,
    SEATS,
    STEP,
    STEPS,
    TYPE,
)

# What can be to do, the next last.
TURN_STEPS = {
    (STEP.ACTION,),
    (STEP.END_OF_ACTION, STEP.DRAW),
    (STEP.END_OF_ACTION, STEP.AFTER_CARD, STEP.ROBUSTNESS),
    (STEP.END_OF_ACTION, STEP.AFTER_CARD, STEP.SECURE),
    (STEP.END_OF_ACTION, STEP.AFTER_CARD, STEP.DRAW),
    (STEP.END_OF_ACTION, STEP.AFTER_CARD, STEP.REINFORCE, STEP.DRAW),
    (STEP.END_OF_ACTION, STEP.MANOEUVRE),
    (STEP.END_OF_ACTION, STEP.CALL_BACK),
    (STEP.END_OF_ACTION, STEP.LOOK, STEP.DRAW),
    (STEP.END_OF_ACTION, STEP.OBSERVE),
}
# The card whose effect is applied when it was played, or discarded.
_PLAYED = {STEP.ROBUSTNESS: TYPE.BOMB, STEP.SECURE: TYPE.SECURE, STEP.DRAW: TYPE.REINFORCE}
_DISCARDED = {
    STEP.MANOEUVRE: TYPE.BOARD,
    STEP.CALL_BACK: TYPE.FISH,
    STEP.OBSERVE: TYPE.REINFORCE,
    STEP.DRAW: TYPE.REINFORCE,
}


def unfinished(s: State, todo: tuple[int, ...]) -> list[int]:
    """Columns whose Guest and third card still wait: where a played card takes effect, or where a
    Bomb ended the game before that."""
    if STEP.AFTER_CARD in todo:
        return [at(s.active, s.place)] if s.place != NONE else []
    if s.winner == NONE:
        return []
    return [
        at(s.winner, column)
        for column in range(COLUMNS)
        if s.played[column] and last_type_if_any(s, at(s.winner, column)) == TYPE.BOMB
    ]


def last_type_if_any(s: State, place: int) -> int:
    """The type of the last card of a column, or NONE."""
    return last_type(s, place) if s.column_count[place] else NONE


# A turn


def impossible_turn(s: State, todo: tuple[int, ...]) -> Reason:
    """The field that could not be so at this step of a turn, and why."""
    if s.winner != NONE or any(flying(s, p) == 0 for p in range(SEATS)):
        return "winner", "the last Zeppelin ends the game"
    if not 1 <= s.actions <= ACTIONS_A_TURN:
        return "actions", "there are one or two left"
    if sum(s.played) > ACTIONS_A_TURN - s.actions + (STEP.AFTER_CARD in todo):
        return "played", "a card played is an action"
    if (s.place != NONE) != (STEP.AFTER_CARD in todo):
        return "place", "is where a played card takes effect"
    step = todo[-1]
    if step == STEP.DRAW and s.top_count[s.active]:
        return f"top[{s.active}]", "a card whose place is known is drawn without chance"
    reason = _played(s, todo) if STEP.AFTER_CARD in todo else _discarded(s, todo)
    if reason := reason or _observed(s, todo) or _idle(s, todo):
        return reason
    room = [0] * ACTIONS.count
    count = FLOW.chances(s, room, room[:]) if FLOW.mover(s) == CHANCE else FLOW.legal(s, room)
    return None if count else ("step", f"nothing can be done at {STEPS[step]}")


def _played(s: State, todo: tuple[int, ...]) -> Reason:
    """A card was played and takes effect."""
    step, place = todo[-1], at(s.active, s.place)
    if last_type_if_any(s, place) != _PLAYED[step] or not s.played[s.place]:
        return f"column[{place}]", "the card that was played lies last there"
    before = [s.column_count[at(s.active, column)] for column in range(COLUMNS)]
    before[s.place] -= 1
    if step != STEP.SECURE and before[s.place] == max(before) > min(before):
        return f"column[{place}]", "the fullest column is closed to the card that is played"
    if step == STEP.ROBUSTNESS:
        facing = at(1 - s.active, s.place)
        if s.wreck[facing] or s.resisted[facing]:
            return "step", "the robustness of that Zeppelin is known"
    least, most = 0, 0
    times = count_type(s, place, _PLAYED[step])
    if step == STEP.ROBUSTNESS:
        least, most = times, times
    elif step == STEP.SECURE:
        least, most = 1, times
    elif STEP.REINFORCE in todo:
        least, most = 1, times - 1
    if not least <= s.repeats <= most:
        return "repeats", "a card takes effect once for each card of its type in the column"
    return None


def _discarded(s: State, todo: tuple[int, ...]) -> Reason:
    """Perhaps a card was discarded and takes effect."""
    if s.repeats:
        return "repeats", "no card was played that takes effect"
    if todo in ((STEP.ACTION,), (STEP.END_OF_ACTION, STEP.DRAW)):
        return None
    pile = s.discard[s.active][: s.discard_count[s.active]]
    if not pile or type_of(pile[-1]) != _DISCARDED[todo[-1]]:
        return f"discard[{s.active}]", "the card that was discarded lies on top"
    return None


def _observed(s: State, todo: tuple[int, ...]) -> Reason:
    """Who observes looks at two cards and then places them one after the other."""
    p = s.active
    seen, left = s.total[looked(p)], deck_size(s, p)
    if s.total[looked(1 - p)]:
        return f"looked[{1 - p}]", "it is not this seat's turn"
    if STEP.LOOK in todo:
        shown = min(OBSERVED, seen + left)
        if shown + s.option_observe_with_one < OBSERVED:
            return f"deck[{p}]", "there are too few cards to observe"
        return None if seen + s.looks + 1 == shown else ("looks", "two cards are looked at")
    if s.looks:
        return "looks", "all cards were looked at"
    if todo[-1] != STEP.OBSERVE:
        return (f"looked[{p}]", "cards lie there while they are observed") if seen else None
    placed = s.top_count[p] + s.bottom_count[p] > 0
    alone = bool(s.option_observe_with_one) and left == 0
    if seen > OBSERVED or (seen < OBSERVED and not (seen and (placed or alone))):
        return f"looked[{p}]", "two cards are observed, and then placed"
    if seen + s.top_count[p] > OBSERVED:
        return f"top[{p}]", "these cards would have been looked at"
    return None


def _idle(s: State, todo: tuple[int, ...]) -> Reason:
    """A turn is idle until somebody draws."""
    if s.idle > LIMITS[s.option_endless_limit]:
        return "idle", "the game would be over"
    drawn = 0
    if STEP.AFTER_CARD in todo and todo[-1] == STEP.DRAW:
        drawn = count_type(s, at(s.active, s.place), TYPE.REINFORCE) - 1 - s.repeats
    if s.idle == 0 and s.actions == ACTIONS_A_TURN and not drawn:
        return "idle", "nobody drew a card in this turn"
    return None


# The end


def impossible_end(s: State) -> Reason:
    """The field that could not be so once the game is over, and why."""
    wrecked = [p for p in range(SEATS) if flying(s, p) == 0]
    if (s.winner != NONE) != bool(wrecked) or s.winner in wrecked:
        return "winner", "has destroyed all Zeppelins of the other"
    if s.idle > LIMITS[s.option_endless_limit]:
        return "idle", "the game was over earlier"
    if s.winner != NONE:
        if s.active != s.winner or not unfinished(s, ()):
            return "active", "has just destroyed the last Zeppelin"
    elif s.emptied in (NONE, s.active) and s.idle < LIMITS[s.option_endless_limit]:
        return "step", "something is always to be done until the game ends"
    if (s.actions > 0) != (s.winner != NONE):
        return "actions", "only the last Zeppelin ends a turn early"
    if sum(s.played) > ACTIONS_A_TURN - s.actions + (s.winner != NONE):
        return "played", "a card played is an action"
    for name in ("repeats", "looks"):
        if getattr(s, name):
            return name, "the game is over"
    if s.place != NONE:
        return "place", "the game is over"
    for p in range(SEATS):
        if s.total[looked(p)]:
            return f"looked[{p}]", "the game is over"
    return None
