"""What we are held against: games of OpenSpiel's that resemble ours, by their names there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from captains_table.engine.errors import Missing
from captains_table.lab.bench.measure import Work
from captains_table.lab.bench.ours import SEED

# Random games whose mean length stands for that of a rollout. Every game from one deal of hearts
# is as long as any other; with mancala, where lengths vary, the error is about 1 %.
COUNTED = 2000


def _open_spiel() -> Any:
    try:
        import pyspiel
    except ImportError:
        raise Missing.extra("open_spiel", "lab") from None
    return pyspiel


def python_games(name: str) -> Work:
    """Whole random games in the Python loop that OpenSpiel is made for."""
    new_game = _open_spiel().load_game(name).new_initial_state
    finish = _finisher(Random(SEED))
    return lambda count: sum(finish(new_game()) for _ in range(count))


def clones(name: str) -> Work:
    """Clones of a state in the middle of a game."""
    random = Random(SEED)
    state = _open_spiel().load_game(name).new_initial_state()
    states = []
    while not state.is_terminal():
        if not state.is_chance_node():
            states.append(state.clone())
        state.apply_action(random.choice(state.legal_actions()))
    clone = states[len(states) // 2].clone

    def make(count: int) -> int:
        for _ in range(count):
            clone()
        return count

    return make


def rollouts(name: str) -> Work:
    """Random games from one deal to the end, in C++ only: a tree search of one simulation asks
    its evaluator once, and that plays all the rollouts before it answers."""
    spiel = _open_spiel()
    game = spiel.load_game(name)
    random = Random(SEED)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(random.choice(dealt.legal_actions()))
    finish = _finisher(random)
    decisions_each = sum(finish(dealt.clone()) for _ in range(COUNTED)) / COUNTED

    def play(count: int) -> int:
        evaluator = spiel.RandomRolloutEvaluator(count, random.getrandbits(30))
        explore, simulations, megabytes, solve, verbose = 2.0, 1, 50, False, False
        search = spiel.MCTSBot(
            game, evaluator, explore, simulations, megabytes, solve, SEED, verbose
        )
        search.step(dealt)
        return round(count * decisions_each)

    return play


def _finisher(random: Random) -> Callable[[Any], int]:
    """What plays a state to the end at random, in Python, and counts the decisions."""
    spiel = _open_spiel()
    over, chance = int(spiel.PlayerId.TERMINAL), int(spiel.PlayerId.CHANCE)

    def finish(state: Any) -> int:
        decisions = 0
        while (player := state.current_player()) != over:
            if player == chance:
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                decisions += 1
        return decisions

    return finish
