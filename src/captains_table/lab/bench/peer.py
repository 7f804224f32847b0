"""What we are held against: OpenSpiel, on card games with hidden hands like ours."""

from __future__ import annotations

from random import Random
from typing import Any

from captains_table.engine.errors import Missing
from captains_table.lab.bench.measure import Work
from captains_table.lab.bench.ours import SEED


def _open_spiel() -> Any:
    try:
        import pyspiel
    except ImportError:
        raise Missing("open_spiel is not installed: pip install 'captains-table[lab]'") from None
    return pyspiel


def hanabi_games() -> Work:
    """Whole random games in the Python loop that OpenSpiel is made for."""
    spiel = _open_spiel()
    game = spiel.load_game("hanabi")
    over, chance = int(spiel.PlayerId.TERMINAL), int(spiel.PlayerId.CHANCE)
    random = Random(SEED)

    def play(count: int) -> int:
        decisions = 0
        for _ in range(count):
            state = game.new_initial_state()
            while (player := state.current_player()) != over:
                if player == chance:
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, weights)[0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random.random() * len(actions))])
                    decisions += 1
        return decisions

    return play


def hanabi_clones() -> Work:
    """Clones of a state in the middle of a game."""
    random = Random(SEED)
    state = _open_spiel().load_game("hanabi").new_initial_state()
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


def hearts_rollouts() -> Work:
    """Random games from one deal to the end, in C++ only: a tree search of one simulation asks
    its evaluator once, and that plays all the rollouts before it answers."""
    spiel = _open_spiel()
    game = spiel.load_game("hearts")
    random = Random(SEED)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(random.choice(dealt.legal_actions()))
    decisions_each = _decisions_to_the_end(dealt.clone(), random)

    def play(count: int) -> int:
        evaluator = spiel.RandomRolloutEvaluator(count, random.getrandbits(30))
        explore, simulations, megabytes, solve, verbose = 2.0, 1, 50, False, False
        search = spiel.MCTSBot(
            game, evaluator, explore, simulations, megabytes, solve, SEED, verbose
        )
        search.step(dealt)
        return count * decisions_each

    return play


def _decisions_to_the_end(state: Any, random: Random) -> int:
    """From one deal it is the same number in every game: cards to pass, then 52 to play."""
    decisions = 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        decisions += 1
    return decisions
