"""Whole games and single steps in the dialect: what compiled runs are made of.

These functions are templates: `drivers` binds them to a game's rules. The plain ones run as they
are, and the compilers take the same source. `codes` and `weights` are scratch space for the most
choices or outcomes that a node of the game can have; `r` is a random stream of two words.
"""

from __future__ import annotations

from collections.abc import Callable
from sys import modules
from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.derive import bind
from captains_table.engine.errors import Missing
from captains_table.engine.flow import CHANCE, OVER
from captains_table.engine.game import Game
from captains_table.engine.plain import State
from captains_table.engine.rng import WORD, below, seed_stream

# The game's own functions: see `RulesCode` and `Derived`.
set_up: Any = None
mover: Any = None
legal: Any = None
chances: Any = None
apply: Any = None
standing: Any = None
observe: Any = None
reset: Any = None
state_hash: Any = None
bot: Any = None  # bot(v, codes, count, r, strategy) -> index: a player in the dialect
tally: Any = None  # tally(s, table): count what is of interest in a finished game

STEPS = 0  # how many steps the game knows

VICTORY = 60  # can be shared by two to six
# In a line-up; any higher number is another strategy of the bot.
LEARNER = -1  # whoever steps the game: see `stepping`
RANDOM_PLAYER = 0
USUAL_PLAYER = 1  # the bot as people meet it


def start_game(s: State, r: Any, seed: int, number: int) -> None:
    """Game `number` of a seed: every game has a random stream of its own."""
    seed_stream(r, seed, number)
    reset(s)
    set_up(s)


def let_chance_decide(s: State, codes: Any, weights: Any, r: Any) -> None:
    """Let the outcome of a chance node happen."""
    count = chances(s, codes, weights)
    total = 0
    for i in range(count):
        total += weights[i]
    rest = below(r, total)
    i = 0
    while rest >= weights[i]:
        rest -= weights[i]
        i += 1
    apply(s, codes[i])


def random_step(s: State, codes: Any, weights: Any, r: Any) -> int:
    """One step of random play. Returns 1 for a decision, 0 for chance."""
    if mover(s) == CHANCE:
        let_chance_decide(s, codes, weights, r)
        return 0
    apply(s, codes[below(r, legal(s, codes))])
    return 1


def random_game(s: State, codes: Any, weights: Any, r: Any) -> int:
    """Play at random to the end; returns how many decisions there were."""
    decisions = 0
    while s.step != NONE:
        decisions += random_step(s, codes, weights, r)
    return decisions


def random_round(s: State, codes: Any, weights: Any, r: Any) -> int:
    """Random play through all steps of a turn, in their order; returns the decisions. Rounds until
    the game is over are the same as `random_game`, but threads of a GPU that play different games
    side by side stay together in them."""
    decisions = 0
    for step in range(STEPS):
        while s.step == step:
            decisions += random_step(s, codes, weights, r)
    return decisions


def hashed_game(s: State, codes: Any, weights: Any, r: Any) -> int:
    """Play at random to the end; returns one hash over the hashes of all states on the way."""
    total = state_hash(s)
    while s.step != NONE:
        random_step(s, codes, weights, r)
        total = (total * 31 + state_hash(s)) & WORD
    return total


def to_decision(s: State, codes: Any, weights: Any, r: Any) -> int:
    """Resolve chance until somebody must choose; returns that seat, or OVER."""
    p = mover(s)
    while p == CHANCE:
        let_chance_decide(s, codes, weights, r)
        p = mover(s)
    return p


def match(s: State, codes: Any, weights: Any, r: Any, v: Any, lineup: Any) -> int:
    """Play to the end with a player for each seat (RANDOM_PLAYER or a strategy of the bot, who
    sees only what its seat observes); returns how many decisions there were."""
    decisions = 0
    p = to_decision(s, codes, weights, r)
    while p != OVER:
        let_player_choose(s, p, codes, r, v, lineup[p])
        decisions += 1
        p = to_decision(s, codes, weights, r)
    return decisions


def let_player_choose(s: State, p: int, codes: Any, r: Any, v: Any, strategy: int) -> None:
    """Let a player of the house choose for that seat, from what it observes."""
    count = legal(s, codes)
    if strategy == RANDOM_PLAYER:
        choice = below(r, count)
    else:
        choice = ask_bot(s, p, codes, count, r, v, strategy)
    apply(s, codes[choice])


def ask_bot(s: State, p: int, codes: Any, count: int, r: Any, v: Any, strategy: int) -> int:
    """What the bot chooses for that seat."""
    observe(s, p, v)
    return bot(v, codes, count, r, strategy)


def no_bot_to_ask(s: State, p: int, codes: Any, count: int, r: Any, v: Any, strategy: int) -> int:
    """Stands where no bot plays, so that nobody compiles an observation for it."""
    return 0


def write_results(s: State, wins: Any) -> None:
    """Add a victory to the winner of a finished game, or parts of it where it is shared."""
    best = standing(s, 0)
    shared = 0
    for p in range(s.seats):
        mine = standing(s, p)
        if mine > best:
            best = mine
            shared = 0
        if mine == best:
            shared += 1
    for p in range(s.seats):
        if standing(s, p) == best:
            wins[p] += VICTORY // shared


# What one processor core runs: many games, one after the other, on the record states[0].


def play_games(
    states: Any, codes: Any, weights: Any, r: Any, seed: int, first: int, count: int
) -> int:
    """Random games; returns how many decisions there were."""
    s = states[0]
    decisions = 0
    for number in range(first, first + count):
        start_game(s, r, seed, number)
        decisions += random_game(s, codes, weights, r)
    return decisions


def hash_games(
    states: Any, codes: Any, weights: Any, r: Any, seed: int, first: int, hashes: Any
) -> None:
    """The hash of each of these random games."""
    s = states[0]
    for i in range(len(hashes)):
        start_game(s, r, seed, first + i)
        hashes[i] = hashed_game(s, codes, weights, r)


def play_matches(
    states: Any,
    codes: Any,
    weights: Any,
    r: Any,
    views: Any,
    lineup: Any,
    seed: int,
    first: int,
    count: int,
    table: Any,
) -> int:
    """Games between players, each counted in `table` when it is over: usually the victories of each
    seat. Returns the decisions."""
    s = states[0]
    decisions = 0
    for number in range(first, first + count):
        start_game(s, r, seed, number)
        decisions += match(s, codes, weights, r, views[0], lineup)
        tally(s, table)
    return decisions


TEMPLATES = (
    "start_game",
    "let_chance_decide",
    "random_step",
    "random_game",
    "random_round",
    "hashed_game",
    "to_decision",
    "match",
    "no_bot_to_ask",
    "ask_bot",
    "let_player_choose",
    "write_results",
    "play_games",
    "hash_games",
    "play_matches",
)


def no_bot(v: Any, codes: Any, count: int, r: Any, strategy: int) -> int:
    """Stands where a game has no player in the dialect."""
    return 0


def drivers(
    game: Game,
    bot: Callable[..., int] = no_bot,
    tally: Callable[[Any, Any], None] | None = None,
) -> dict[str, Any]:
    """The templates bound to a game, in plain Python, by name. A tally counts something else than
    victories."""
    if not game.compiles:
        raise Missing(f"{game.title} has no compiled form: its rules are plain Python")
    derived = game.derived
    given = {
        **vars(game.code),
        "observe": derived.observe,
        "observe_turned": derived.observe_turned,
        "reset": derived.reset,
        "state_hash": derived.state_hash,
        "bot": bot,
        "below": below,
        "seed_stream": seed_stream,
        "STEPS": len(game.steps),
    }
    if bot is no_bot:
        given["ask_bot"] = no_bot_to_ask
    bound = bind(modules[__name__], [name for name in TEMPLATES if name not in given], given)
    bound["tally"] = tally or bound["write_results"]
    return {name: bound[name] for name in (*TEMPLATES, *given)}
