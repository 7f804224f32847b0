"""What the questions of Sea of Legends can speak of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import numbers
from captains_table.engine.words import Seat
from captains_table.games.sea_of_legends.box import FACTIONS, NPC_TYPES, NPCS, REGIONS
from captains_table.games.sea_of_legends.captain.losses import DEED
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import STATE
from captains_table.games.sea_of_legends.steps import STEPS
from captains_table.games.sea_of_legends.stories.episodes import playing

# What `pick_crew` asks for, as prompts name it.
DEEDS = {
    DEED.EXHAUST: "exhaust",
    DEED.DISCARD: "discard",
    DEED.REFRESH: "refresh",
    DEED.REFRESH_OTHER: "refresh",
}


def choice_values(s: State, action: Mapping[str, Any]) -> dict[str, Any]:
    """A captain who may be Challenged goes by name."""
    target = str(action.get("target", ""))
    return {"target": Seat(int(target[-1]))} if target.startswith("seat-") else {}


def prompt_values(s: State, p: int) -> dict[str, Any]:
    """The people, factions, NPCs and places that a decision is about, and what is at stake."""
    values: dict[str, Any] = {"difficulty": s.difficulty, "round": s.round}
    for name in ("active", "challenger", "roller", "defending", "victim", "first"):
        if getattr(s, name) != NONE:
            values[name] = Seat(getattr(s, name))
    if s.foe != NONE:
        values["faction"] = FACTIONS[s.foe]
    if s.attacker != NONE:
        values["npc"] = NPCS[s.attacker]
        where = s.npc_at[s.attacker]
        values["from_region"] = None if where == NONE else REGIONS[where]
    if s.episode != NONE:
        values["episode"] = playing(s).name
    if s.postscript != NONE:
        values["letter"] = book(s).story.letter[s.postscript].id
    if s.goal != NONE:
        values["region"] = REGIONS[s.goal]
    step, waiting = STEPS[s.step], numbers(s)
    if step == "pick_crew":
        values["deed"] = DEEDS[waiting[1]]
    elif step == "choose_outcome":
        card = STATE.kind_names[waiting[1]]
        values["game"] = values["terms"] = book(s).tavern[card].game
    elif step == "choose_place":
        values["npc_type"] = NPC_TYPES[waiting[0]]
    return values
