"""What the numbers of each step can be, for positions that somebody wrote."""

from __future__ import annotations

from collections.abc import Iterator

from captains_table.engine.declare import NONE
from captains_table.engine.plain import State
from captains_table.games.sea_of_legends.book import book
from captains_table.games.sea_of_legends.box import (
    FACTIONS,
    NPC_TYPES,
    NPCS,
    REGIONS,
    TOKENS,
)
from captains_table.games.sea_of_legends.event_cards import PLACES
from captains_table.games.sea_of_legends.frames import EACH
from captains_table.games.sea_of_legends.state import CELL, DECK_NAMES, DICE, EACH_SEAT, STEPS

Reason = tuple[str, str]
DEALT = 3  # Lover/Nemesis cards for each seat

# The numbers of the steps that have some, by what they are: `any` is an amount or nothing.
NUMBERS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (
            *("choose_captain", "deal_character", "choose_lover", "choose_nemesis"),
            *("place_galleon", "prologue", "begin_turn", "port_extras", "more_port_extras"),
            *("tavern", "play_game", "choose_game", "hire", "buy_ship", "bury", "make_room"),
            *(
                "gain_card",
                "find_item",
                "pick_flag",
                "gather",
                "pool",
                "assign",
                "threshold",
                "shield",
                "won",
            ),
            *("choose_bond", "representative", "postscript", "answer_postscript", "react"),
            "react_again",
            *("flee", "calm"),
        ),
        ("seat",),
    ),
    **dict.fromkeys(
        ("evaluate", "attack", "choose_victim", "choose_player", "special", "flee_npc"), ("npc",)
    ),
    **dict.fromkeys(("activate", "next_npc", "choose_npc", "faction_done"), ("faction",)),
    **dict.fromkeys(("attacked", "suffer"), ("npc", "seat")),
    **dict.fromkeys(("choose_target", "drift"), ("npc", "any")),
    **dict.fromkeys(("travel", "choose_route"), ("npc", "any", "any")),
    **dict.fromkeys(("adventure", "choose_option", "end_episode"), ("seat", "token")),
    "episode_done": ("seat", "token"),
    "episode_result": ("seat", "token", "option"),
    "move_token": ("seat", "token", "any"),
    **dict.fromkeys(("choose_relic", "choose_port"), ("seat", "faction")),
    "choose_mark": ("seat", "faction", "region"),
    **dict.fromkeys(("capture", "move_flag"), ("seat", "region")),
    "take_prize": ("seat", "seat"),
    "choose_outcome": ("seat", "any"),
    **dict.fromkeys(("take_drawn", "keep_card"), ("seat", "any", "any", "any")),
    "hire_crew": ("seat", "any", "any", "any"),
    "pick_crew": ("seat", "any", "any"),
    **dict.fromkeys(("pick_item", "pick_loss"), ("seat", "any", "any", "any")),
    **dict.fromkeys(("pick_seat", "prevent_malice", "order_nemeses"), ("seat", "any")),
    "nemesis": ("seat", "place", "any", "any"),
    "effects": ("list", "any", "seat", "any"),
    "draw_cards": ("deck", "any"),
    "peek_deck": ("seat", "any", "any"),
    "peek": ("seat", "deck", "any", "any"),
    "draw_peek": ("deck", "any"),
    "after_peek": ("deck", "any", "any"),
    "place_peeked": ("deck", "any", "any", "any"),
    "roll": ("die", "any"),
    **dict.fromkeys(("reroll_dice", "turn_dice"), ("any", "any", "any")),
    "band": ("any",),
    "place_npc": ("npc_type", "any", "where"),
    "choose_place": ("npc_type", "where"),
}


def wrong_numbers(s: State) -> Iterator[Reason]:
    """The numbers of what is next and of what waits that cannot be theirs."""
    bounds = {
        "seat": s.seats,
        "npc": len(NPCS),
        "npc_type": len(NPC_TYPES),
        "faction": len(FACTIONS),
        "region": len(REGIONS),
        "token": len(TOKENS),
        "place": 2,
        "deck": len(DECK_NAMES),
        "die": DICE,
        "where": len(PLACES),
        "list": len(book(s).lists),
        "option": len(book(s).options),
    }
    for number, name in enumerate(_steps(s)):
        kinds = NUMBERS.get(name, ())
        for place in range(EACH):
            value = s.args[number * EACH + place]
            kind = kinds[place] if place < len(kinds) else ""
            if not kind and value != NONE:
                yield f"args[{number * EACH + place}]", f"{name} has {len(kinds)} numbers"
            if kind in bounds and not 0 <= value < bounds[kind]:
                yield f"args[{number * EACH + place}]", f"{name}: {value} is not possible"


def wrong_deal(s: State) -> Iterator[Reason]:
    """Who has still to choose has three cards, or as many as are not dealt yet."""
    waiting = [(name, s.args[number * EACH]) for number, name in enumerate(_steps(s))]
    for p in range(s.seats):
        dealt = s.total[CELL["dealt"] + p * EACH_SEAT] + waiting.count(("deal_character", p))
        lover, nemesis = (waiting.count((f"choose_{it}", p)) for it in ("lover", "nemesis"))
        wanted = {(1, 1): DEALT, (0, 1): DEALT - 1}.get((lover, nemesis), 0)
        if dealt != wanted:
            yield f"dealt[{p}]", f"{wanted} cards are expected, dealt or to be dealt"


def _steps(s: State) -> list[str]:
    """The steps that wait, what is next the last."""
    return [STEPS[step] for step in (*s.todo[: s.todo_count], s.step) if step != NONE]
