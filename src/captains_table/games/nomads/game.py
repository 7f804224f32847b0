"""Nomads tied together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains_table.engine.contract import other_begins
from captains_table.engine.errors import BadOption, shown
from captains_table.engine.events import Run
from captains_table.engine.game import Game
from captains_table.games.nomads.aftermath import verdict
from captains_table.games.nomads.events import EVENTS, NAMES
from captains_table.games.nomads.lumarathon import (
    LUMARATHON,
    marathon_settings,
    people_in,
    read_after,
)
from captains_table.games.nomads.positions import impossible
from captains_table.games.nomads.refusals import refusal
from captains_table.games.nomads.rules import FLOW
from captains_table.games.nomads.scoring import points, standing
from captains_table.games.nomads.setup import set_up
from captains_table.games.nomads.state import ACTIONS, DERIVED
from captains_table.games.nomads.tell import (
    Facts,
    choice_values,
    facts,
    hints,
    prompt_values,
    scores,
)
from captains_table.games.nomads.values import legend_names, read_values, value_settings

# At most 112 tiles leave the stacks, at most 60 turns pass between two of them, and a turn with all
# discs in hand has fewer than 30 steps. Games that people play have some 300 steps.
LONGEST = 112 * 60 * 30

# Every set of the seven stories can be a payment; no other decision offers as much.
MOST_CHOICES = 128


def notices(seats: int, options: Mapping[str, Any]) -> list[str]:
    """Words of warning about a choice of options: message names."""
    return ["notice-own-values" if isinstance(options["values"], Mapping) else "notice-values"]


def read_data(name: str, value: Any, seats: int) -> Any:
    """An option that is an object, checked."""
    if not isinstance(value, Mapping):
        raise BadOption(f"options.{name}: an object is expected, not {shown(value)}")
    return read_values(value) if name == "values" else read_after(value, seats)


def settings(seats: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """What the options come to."""
    if options["after"] is not None and options["first_player"] != "random":
        raise BadOption("options.first_player: the last Captain of the game before begins")
    return {
        **value_settings(options["values"]),
        **marathon_settings(options["after"], seats),
    }


def seats_implied(options: Mapping[str, Any]) -> int | None:
    """As many as played the game before."""
    return people_in(options.get("after"))


def own_words(options: Mapping[str, Any], lang: str) -> Mapping[str, str]:
    """The names of the legends."""
    return legend_names(options["values"], lang)


NOMADS = Game(
    name="nomads",
    title="Nomads",
    seats=(2, 3, 4, 5),
    usual_seats=4,
    derived=DERIVED,
    verbs=ACTIONS,
    flow=FLOW,
    set_up=set_up,
    standing=standing,
    verdict=verdict,
    points=points,
    events=EVENTS,
    event_names=NAMES,
    runs={
        "tile_revealed": Run("stacks-laid-out", "tile", "tiles", beside="stack"),
        "disc_dropped": Run("discs-dropped", "space", "spaces", in_order=True),
    },
    continues={
        "disc_dropped": ("pile_moved",),
        "last_disc_dropped": ("pile_moved", "disc_dropped", "pair_dropped"),
        "tile_revealed": ("tile_taken", "tile_discarded", "moon_risen"),
    },
    persona="adventurer",
    scores=scores,
    refusal=refusal,
    impossible=impossible,
    prompt_values=prompt_values,
    choice_values=choice_values,
    quick={"setup": "quick"},
    longest=LONGEST,
    most_choices=MOST_CHOICES,
    notices=notices,
    read_data=read_data,
    settings=settings,
    seats_implied=seats_implied,
    own_words=own_words,
    looks_ahead=True,
    finishing=("double_drop", "skip", "lys_target", "red_lift", "pay"),
    assumed=("single", "drop", "no_lift"),  # that no talent is used
    hints=hints,
    facts=facts,
    facts_type=Facts,
    rematch=other_begins("first_player", "first"),
    evening=LUMARATHON,
)
