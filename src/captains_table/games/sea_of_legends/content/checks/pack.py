"""What must be true of a content pack, beyond its shape: names, words, numbers, and what is in the
box. Records with a mistake in their shape are left alone here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.games.sea_of_legends.content.checks.adventures import check_adventures
from captains_table.games.sea_of_legends.content.checks.cards import check_cards
from captains_table.games.sea_of_legends.content.checks.draft import Draft
from captains_table.games.sea_of_legends.content.checks.factions import check_events, check_factions
from captains_table.games.sea_of_legends.content.checks.map import check_map
from captains_table.games.sea_of_legends.content.checks.parts import check_parts
from captains_table.games.sea_of_legends.content.checks.pieces import check_numbered, check_pieces
from captains_table.games.sea_of_legends.content.pack import Episode, Pack, Port, Postscript
from captains_table.games.sea_of_legends.content.shape import Report, check_shape


def check_pack(report: Report, data: Any) -> None:
    """Everything that is wrong with a pack."""
    check_shape(report, Pack, data)
    if not isinstance(data, Mapping):
        return
    draft = Draft(report, data)
    check_parts(draft)
    check_pieces(draft)
    check_cards(draft)
    check_factions(draft)
    check_events(draft)
    check_map(report, data, dict(draft.records(Port, "map", "ports")))
    episodes = dict(draft.records(Episode, "adventures", "episodes"))
    postscripts = dict(draft.records(Postscript, "adventures", "postscripts"))
    check_adventures(report, data, episodes, postscripts)
    check_numbered(draft)
