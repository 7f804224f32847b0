"""A table with all its cards open, for whoever looks back at a finished game."""

from __future__ import annotations

from typing import Any

from captains_table.engine.table import Table
from captains_table.engine.view import writer


def opened(table: Table) -> dict[str, Any]:
    """What a view would be if everybody could look everywhere.

    >>> table = Table("oh-captain", seats=4, seed=7)
    >>> table.view(None)["found"], opened(table)["found"]
    ({'size': 1}, {'size': 1, 'cards': {'hook': 1}})
    """
    write, view = writer(table.game.declaration), table.view(None)
    for zone, cards in write.cards(table.state).items():
        if isinstance(cards, list):
            view[zone] = [
                {**shut, "cards": here} for shut, here in zip(view[zone], cards, strict=True)
            ]
        else:
            view[zone] = {**view[zone], "cards": cards}
    return view | write.numbers(table.state)


def opened_facts(table: Table) -> dict[str, Any]:
    """What could be counted from that."""
    return dict(table.game.facts(table.state.copy()))
