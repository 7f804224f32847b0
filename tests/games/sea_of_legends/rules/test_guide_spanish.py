"""The Faction Guide of the Spanish Armada: Dominate; it cannot win."""

from __future__ import annotations

import pytest

from tests.games.sea_of_legends.rules.board import (
    REGION,
    flag,
    put,
)
from tests.games.sea_of_legends.rules.playing import (
    activate,
    acts,
    aims,
    begun,
    far_away,
    npcs,
    told,
    waits,
    where,
    winner,
)

FIRST_GAME = ("spanish", "tlaloc", "british")


def test_it_begins_with_nobody_but_the_galleon_of_the_players() -> None:
    """A57: no Galleon is placed by its guide; Galleons begin with Strength 4."""
    s = begun(2)
    assert not [npc for npc, _ in npcs(s) if npc.startswith("galleon")]
    assert s.level[0] == 0


@pytest.mark.parametrize("owner", ["seat-0", "british"])
def test_any_flag_but_its_own_is_dominated(owner: str) -> None:
    """A57: the Flag is removed and none is placed; the Galleon gains 2 gold."""
    s = far_away(FIRST_GAME)
    galleon = put(s, "galleon", "S4", strength=5)
    flag(s, "NAS", owner)
    acts(s, galleon)
    assert aims(s) == [("NAS", "dominate")]
    assert (where(s, galleon), s.flag[REGION["NAS"]], s.npc_gold[galleon]) == ("NAS", None, 2)
    assert told(s, "port_dominated")


def test_a_spanish_port_and_a_free_one_are_no_targets() -> None:
    """A57, R144: not a Port of its own faction, and not one without a Flag."""
    s = far_away(FIRST_GAME)
    galleon = put(s, "galleon", "S4", strength=5)
    flag(s, "NAS", "spanish")
    acts(s, galleon)
    assert aims(s) == [("VER", "defeat")]
    assert s.flag[REGION["NAS"]] is not None


def test_without_a_port_it_hunts_whom_it_can_defeat() -> None:
    """A57, A37: the nearest NPC or captain; not the Guardian beside it, which is stronger."""
    s = far_away(FIRST_GAME)
    galleon = put(s, "galleon", "S4", strength=5)
    put(s, "guardian", "TOR", strength=6)
    officer = put(s, "officer", "NAS", strength=4)
    acts(s, galleon)
    assert aims(s) == [("NAS", "defeat")]
    assert s.npc_at[officer] is None
    assert s.npc_gold[galleon] == 4


def test_it_never_wins() -> None:
    """R157: a Faction Turn in which it takes every Flag off goes on to the Event."""
    s = far_away(FIRST_GAME)
    put(s, "galleon", "NAS", strength=7)
    flag(s, "NAS", "seat-0")
    activate(s, "spanish")
    assert s.flag[REGION["NAS"]] is None
    assert winner(s) is None
    assert waits(s) == "draw_event"
