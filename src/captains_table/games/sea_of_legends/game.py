"""Sea of Legends tied together."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from captains_table.engine.errors import BadOption, shown
from captains_table.engine.events import Run
from captains_table.engine.game import Game
from captains_table.games.sea_of_legends import names
from captains_table.games.sea_of_legends.aftermath import verdict
from captains_table.games.sea_of_legends.box import FACTION_PAIRS, FACTIONS, MOST_SEATS
from captains_table.games.sea_of_legends.captain.notoriety import notoriety
from captains_table.games.sea_of_legends.content.book import Book, open_book
from captains_table.games.sea_of_legends.content.loading import (
    as_data,
    builtin,
    check,
    load,
    pack_from,
)
from captains_table.games.sea_of_legends.events import EVENTS, NAMES
from captains_table.games.sea_of_legends.facts import Facts, facts, scores
from captains_table.games.sea_of_legends.hints import board, hints
from captains_table.games.sea_of_legends.positions import impossible
from captains_table.games.sea_of_legends.prompts import choice_values, prompt_values
from captains_table.games.sea_of_legends.refusals import refusal
from captains_table.games.sea_of_legends.rules import FLOW
from captains_table.games.sea_of_legends.setup import set_up
from captains_table.games.sea_of_legends.state import ACTIONS, DERIVED
from captains_table.games.sea_of_legends.stories.choices import (
    meant_action,
    said_action,
    told_action,
)
from captains_table.games.sea_of_legends.stories.page import story_page
from captains_table.games.sea_of_legends.stories.tale import as_text
from captains_table.games.sea_of_legends.winning import standing, winners

LONGEST = 400_000  # 60 rounds; games that people play have some thousands of steps
PACKS = 16  # contents of one's own that are kept at hand


@cache
def _built_in() -> Book:
    return open_book(builtin())


@lru_cache(maxsize=PACKS)
def _book(encoded: bytes) -> Book:
    return open_book(pack_from(msgspec.json.decode(encoded)))


@lru_cache(maxsize=PACKS)
def _checked(encoded: bytes) -> Any:
    return as_data(pack_from(msgspec.json.decode(encoded)))


def _own_content(value: Mapping[str, Any]) -> Any:
    """A pack that somebody sent, with its defaults filled in. To check it takes long, and every
    table asks for it several times."""
    with suppress(TypeError, ValueError, RecursionError):
        encoded = msgspec.json.encode(value, order="deterministic")
        if msgspec.json.decode(encoded) == value:
            return _checked(encoded)
    return as_data(pack_from(value))  # no JSON: this says what is wrong with it


def content(options: Mapping[str, Any]) -> Book:
    """The content that a table is played with."""
    chosen = options["content"]
    if isinstance(chosen, str):
        return _built_in()
    return _book(msgspec.json.encode(chosen, order="deterministic"))


def read_data(name: str, value: Any, seats: int) -> Any:
    """The two chosen factions as a list; or a content pack, as `captain content` writes it."""
    if name == "content" and isinstance(value, Mapping):
        return _own_content(value)
    if name == "factions" and not isinstance(value, Mapping):
        wanted = [faction for faction in value if faction != "spanish"]
        for pair in FACTION_PAIRS:
            if wanted in (pair.split("-"), pair.split("-")[::-1]):
                return pair
        others = ", ".join(FACTIONS[1:])
        raise BadOption(f"options.factions: two of {others} are expected, not {shown(value)}")
    raise BadOption(f"options.{name}: {shown(value)} is not possible")


def read_folder(name: str, folder: Path) -> Any:
    """A content pack as its files are; the first mistake is named with file and line."""
    if name != "content":
        raise BadOption(f"options.{name}: {folder} is a folder")
    for mistake in check(folder):
        raise BadOption(f"options.content: {mistake}")
    return as_data(load(folder))


def settings(seats: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """The content, and the factions: the Spanish Armada always plays (R17)."""
    factions = [FACTIONS.index(name) for name in ("spanish", *options["factions"].split("-"))]
    return {"pack": content(options).number, "factions": factions, "factions_count": 3}


def own_words(options: Mapping[str, Any], lang: str) -> Mapping[str, str]:
    """The names of everything in the content."""
    first, second = options["factions"].split("-")
    return names.own_words(content(options), lang, (first, second))


def notices(seats: int, options: Mapping[str, Any]) -> list[str]:
    """Words of warning about a choice of options: message names."""
    return ["notice-content"]


SEA_OF_LEGENDS = Game(
    name="sea-of-legends",
    title="Sea of Legends",
    seats=tuple(range(1, MOST_SEATS + 1)),
    usual_seats=MOST_SEATS,
    derived=DERIVED,
    verbs=ACTIONS,
    flow=FLOW,
    set_up=set_up,
    standing=standing,
    verdict=verdict,
    points=notoriety,
    events=EVENTS,
    event_names=NAMES,
    runs={
        "die_rolled": Run("dice-rolled", "face", "faces", beside="die"),
        "character_dealt": Run("characters-dealt", "card", "cards"),
        "npc_moved": Run("npc-travelled", "region", "regions", in_order=True),
    },
    continues={"npc_moved": ("npc_aims", "npc_drifts")},
    turns=("turn_begun", "faction_turn_begun"),
    chores=(  # what the first player decides for the factions (R123)
        *("choose_faction", "choose_npc", "choose_target", "choose_route", "drift"),
        *("choose_victim", "choose_player", "flee_npc", "choose_place"),
    ),
    persona="captain",
    scores=scores,
    refusal=refusal,
    impossible=impossible,
    prompt_values=prompt_values,
    choice_values=choice_values,
    longest=LONGEST,
    notices=notices,
    read_data=read_data,
    read_folder=read_folder,
    settings=settings,
    open=content,
    own_words=own_words,
    told_action=told_action,
    meant_action=meant_action,
    said_action=said_action,
    story=story_page,
    tale=as_text,
    hints=hints,
    facts=facts,
    facts_type=Facts,
    dice=("roll",),
    content=lambda options: board(content(options)),
    compiles=False,
    winners=winners,
)
