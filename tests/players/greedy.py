"""What greedy players choose."""

from __future__ import annotations

import captains_table as ct
from tests.games.script import Action


def answers(table: ct.Table, players: int = 8) -> list[Action]:
    """What greedy players choose here, each different choice once."""
    assert table.decision
    view = table.view(table.decision.seat)
    chosen = [ct.player("greedy", seed).choose(view) for seed in range(players)]
    return [table.decision.choices[index].action for index in sorted(set(chosen))]
