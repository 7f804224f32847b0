"""Games that are stepped together: learners choose, chance and the players of the house do the
rest. Templates in the dialect, as those of `drivers`; `stepping` binds them to a game.
"""

from __future__ import annotations

from collections.abc import Callable
from sys import modules
from typing import Any

from captains_table.engine.derive import bind
from captains_table.engine.drivers import LEARNER, drivers, no_bot
from captains_table.engine.flow import CHANCE, OVER
from captains_table.engine.game import Game
from captains_table.engine.plain import State

# The game's own functions, and those that drive them.
set_up: Any = None
mover: Any = None
legal: Any = None
apply: Any = None
standing: Any = None
points: Any = None
observe_turned: Any = None
reset: Any = None
below: Any = None
start_game: Any = None
let_chance_decide: Any = None
let_player_choose: Any = None

# What a seat is rewarded with when its game is over: its share of the victory, the share of the
# others that it leaves behind, or its points.
SHARE, RANK, POINTS = 0, 1, 2


def write_rewards(s: State, kind: int, rewards: Any) -> None:
    """Add what each seat is rewarded with for a finished game."""
    for p in range(s.seats):
        if kind == POINTS:
            rewards[p] += points(s, p)
        else:
            mine = standing(s, p)
            above = 0
            beside = 0
            for q in range(s.seats):
                theirs = standing(s, q)
                if theirs > mine:
                    above += 1
                elif theirs == mine and q != p:
                    beside += 1
            if kind == RANK:
                rewards[p] += (s.seats - 1 - above - beside / 2) / (s.seats - 1)
            elif above == 0:
                rewards[p] += 1 / (1 + beside)


def to_learner(
    s: State, codes: Any, weights: Any, r: Any, v: Any, lineup: Any, kind: int, rewards: Any
) -> int:
    """Go on until a learner must choose, in a new game when one is over; returns how many were.
    (Chance stands here once: on a GPU each further copy costs more than it saves.)"""
    ended = 0
    p = mover(s)
    while p < 0 or lineup[p] != LEARNER:
        if p == OVER:
            write_rewards(s, kind, rewards)
            ended += 1
            reset(s)
            set_up(s)
        elif p == CHANCE:
            let_chance_decide(s, codes, weights, r)
        else:
            let_player_choose(s, p, codes, r, v, lineup[p])
        p = mover(s)
    return ended


def show_next(
    s: State, codes: Any, turned_code: Any, i: int, movers: Any, seen: Any, masks: Any
) -> None:
    """Who must choose in game i, what that seat observes and what it may do, with the seats counted
    from it."""
    p = mover(s)
    movers[i] = p
    observe_turned(s, p, seen[i])
    masks[i] = 0
    for choice in range(legal(s, codes)):
        masks[i, turned_code[p, codes[choice]]] = 1


# What the threads of a processor do with the games of a batch from `first` to `last`: each has
# scratch space of its own.


def begin_games(
    states: Any,
    streams: Any,
    movers: Any,
    seen: Any,
    masks: Any,
    rewards: Any,
    lineup: Any,
    turned_code: Any,
    kind: int,
    seed: int,
    codes: Any,
    weights: Any,
    views: Any,
    first: int,
    last: int,
) -> None:
    """Start games and go on to the first decision of each."""
    for i in range(first, last):
        start_game(states[i], streams[i], seed, i)
    show_games(
        states, streams, movers, seen, masks, rewards, lineup, turned_code, kind,
        codes, weights, views, first, last,
    )  # fmt: skip


def show_games(
    states: Any,
    streams: Any,
    movers: Any,
    seen: Any,
    masks: Any,
    rewards: Any,
    lineup: Any,
    turned_code: Any,
    kind: int,
    codes: Any,
    weights: Any,
    views: Any,
    first: int,
    last: int,
) -> None:
    """Go on to a learner's decision; what ended before is nobody's doing, so nothing is told."""
    for i in range(first, last):
        to_learner(states[i], codes, weights, streams[i], views[0], lineup, kind, rewards[i])
        rewards[i] = 0
        show_next(states[i], codes, turned_code, i, movers, seen, masks)


def step_games(
    states: Any,
    streams: Any,
    movers: Any,
    seen: Any,
    masks: Any,
    rewards: Any,
    lineup: Any,
    turned_code: Any,
    kind: int,
    code_of: Any,
    actions: Any,
    ended: Any,
    illegal: Any,
    codes: Any,
    weights: Any,
    views: Any,
    first: int,
    last: int,
) -> None:
    """In each game the chosen action, then on to the next decision. What is not legal is counted
    and changes nothing."""
    for i in range(first, last):
        s = states[i]
        rewards[i] = 0
        ended[i] = 0
        action = actions[i]
        if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
            illegal[i] += 1
        else:
            apply(s, code_of[movers[i], action])
            ended[i] = to_learner(s, codes, weights, streams[i], views[0], lineup, kind, rewards[i])
            show_next(s, codes, turned_code, i, movers, seen, masks)


def choose_games(
    masks: Any,
    luck: Any,
    actions: Any,
    codes: Any,
    weights: Any,
    views: Any,
    first: int,
    last: int,
) -> None:
    """A legal action for each game, at random."""
    for i in range(first, last):
        actions[i] = any_of(masks[i], luck[i])


def any_of(mask: Any, r: Any) -> int:
    """One of those that are marked, each as likely."""
    count = 0
    for action in range(len(mask)):
        count += mask[action]
    rest = below(r, count)
    action = 0
    while rest > 0 or mask[action] == 0:
        rest -= mask[action]
        action += 1
    return action


def observe_games(
    states: Any,
    viewers: Any,
    seen: Any,
    codes: Any,
    weights: Any,
    views: Any,
    first: int,
    last: int,
) -> None:
    """What a seat of each game observes."""
    for i in range(first, last):
        observe_turned(states[i], viewers[i], seen[i])


TEMPLATES = (
    "write_rewards",
    "to_learner",
    "show_next",
    "show_games",
    "begin_games",
    "step_games",
    "any_of",
    "choose_games",
    "observe_games",
)


def stepping(game: Game, bot: Callable[..., int] = no_bot) -> dict[str, Any]:
    """The templates bound to a game, and all that they stand on, in plain Python, by name."""
    given = drivers(game, bot)
    bound = bind(modules[__name__], TEMPLATES, given)
    return given | {name: bound[name] for name in TEMPLATES}
