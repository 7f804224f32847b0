"""For positions that somebody wrote: what the numbers of each step can be, and what must be there
while it is to be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import EACH
from captains_table.games.sea_of_legends.book import book
from captains_table.games.sea_of_legends.box import (
    FACES,
    FACTIONS,
    NPC_TYPES,
    NPCS,
    PORTS,
    TAVERN,
    TOKENS,
)
from captains_table.games.sea_of_legends.decks import AFTERS, HAND, TOPS, cards_left
from captains_table.games.sea_of_legends.dice import HALF
from captains_table.games.sea_of_legends.event_cards import PLACES
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.losses import REFRESH_OTHER, RUMOR
from captains_table.games.sea_of_legends.objectives import COMPANY, DANGER
from captains_table.games.sea_of_legends.state import (
    CELL,
    DECK_NAMES,
    DICE,
    EACH_SEAT,
    KIND,
    MOST,
    STEPS,
)

Reason = tuple[str, str]
DEALT = 3  # Lover/Nemesis cards for each seat

# The numbers of the steps that have some, by what they are: see `_bounds`. `any` is a number or
# nothing, an `amount` may be 0, `some` may not.
NUMBERS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (
            *("choose_captain", "deal_character", "choose_lover", "choose_nemesis"),
            *("place_galleon", "prologue", "begin_turn", "port_extras", "more_port_extras"),
            *("tavern", "play_game", "choose_game", "hire", "buy_ship", "bury", "make_room"),
            *("gain_card", "find_item", "pick_flag", "gather", "pool", "assign", "threshold"),
            *("shield", "won", "choose_bond", "representative", "postscript"),
            *("answer_postscript", "react", "react_again", "flee", "calm"),
        ),
        ("seat",),
    ),
    **dict.fromkeys(
        ("evaluate", "attack", "choose_victim", "choose_player", "special", "flee_npc"), ("npc",)
    ),
    **dict.fromkeys(("activate", "next_npc", "choose_npc", "faction_done"), ("faction",)),
    **dict.fromkeys(("attacked", "suffer"), ("npc", "seat")),
    "choose_target": ("npc", "amount"),
    "drift": ("npc", "some"),
    "travel": ("npc", "amount", "minds"),
    "choose_route": ("npc", "some", "minds"),
    **dict.fromkeys(("adventure", "choose_option", "end_episode"), ("seat", "token")),
    "episode_done": ("seat", "token"),
    "episode_result": ("seat", "token", "option"),
    "move_token": ("seat", "token", "some"),
    **dict.fromkeys(("choose_relic", "choose_port"), ("seat", "faction")),
    "choose_mark": ("seat", "faction", "port"),
    **dict.fromkeys(("capture", "move_flag"), ("seat", "port")),
    "take_prize": ("seat", "seat"),
    "choose_outcome": ("seat", "tavern"),
    "take_drawn": ("seat", "amount", "any", "any"),
    "keep_card": ("seat", "some", "any", "any"),
    "hire_crew": ("seat", "some", "amount", "any"),
    "pick_crew": ("seat", "deed", "some"),
    "pick_item": ("seat", "any", "any", "any"),
    "pick_loss": ("seat", "some", "sort", "any"),
    "pick_seat": ("seat", "amount"),
    "order_nemeses": ("seat", "some"),
    "prevent_malice": ("seat", "some", "any"),
    "nemesis": ("seat", "place", "amount", "amount"),
    "effects": ("list", "amount", "seat", "some"),
    "draw_cards": ("deck", "amount"),
    "peek_deck": ("seat", "some", "after"),
    "peek": ("seat", "deck", "some", "after"),
    "draw_peek": ("deck", "amount"),
    "after_peek": ("deck", "amount", "after"),
    "place_peeked": ("deck", "amount", "some", "after"),
    "roll": ("die", "some"),
    "reroll_dice": ("some", "dice", "dice"),
    "turn_dice": ("some", "faces", "any"),
    "band": ("amount",),
    "place_npc": ("npc_type", "amount", "where"),
    "choose_place": ("npc_type", "where"),
}

# The steps of the set-up, and that which ends it: whatever else is to be done comes before them.
SETTING_UP = (
    *("first_player", "choose_captain", "deal_character", "choose_lover", "choose_nemesis"),
    *("place_galleon", "prologue", "begin_round"),
)
# What is asked or drawn at once and never waits.
NEVER_WAITS = (
    *("first_player", "choose_game", "choose_outcome", "keep_card", "peek_deck", "place_peeked"),
    *("pick_crew", "pick_loss", "pick_seat", "pick_flag", "prevent_malice", "turn_dice"),
    *("reroll_dice", "move_flag", "choose_option", "choose_bond", "choose_relic", "choose_port"),
    *("choose_mark", "answer_postscript", "choose_faction", "choose_npc", "choose_target"),
    *("choose_route", "drift", "choose_victim", "choose_player", "react", "flee", "choose_place"),
    *("draw_tavern", "draw_crew", "draw_event"),
)
# What is there while one of these steps is next or waits, and only then.
THERE_WHILE: dict[str, tuple[str, ...]] = {
    "active": ("turn",),
    "against": ("end_challenge",),
    "challenger": ("end_challenge",),
    "roller": ("end_challenge",),
    "attacker": ("attack", "choose_victim", "special"),
    "episode": ("end_episode",),
    "episode_token": ("end_episode",),
    "postscript": ("end_postscript",),
    "peeker": ("after_peek", "place_peeked"),
}
# What must be there while a step is next; it may stay there longer.
NEEDED_BY = {"choose_route": "goal", "choose_target": "objective"}
# Steps that are part of something, and the step that waits until it is over.
PARTS: dict[str, tuple[str, ...]] = {
    "end_challenge": (
        *("gather", "pool", "roll", "assign", "turn_dice", "reroll_dice", "threshold", "shield"),
        *("nemesis", "order_nemeses", "defender", "compare", "won", "outcome", "take_prize"),
    ),
    "end_episode": ("choose_option", "representative", "episode_result", "episode_done"),
    "end_postscript": ("answer_postscript",),
    "end_event": ("event", "band"),
    "attack": ("choose_target", "travel", "choose_route", "drift"),
}


def wrong_fields(s: State) -> Iterator[Reason]:
    """What is missing for a step that is to be done, or there without it."""
    steps = set(steps_to_do(s))
    for field, reasons in THERE_WHILE.items():
        wanted = bool(steps.intersection(reasons))
        if wanted != (getattr(s, field) != NONE):
            one = " or ".join(reasons)
            yield field, f"it is there while {one} is to be done, and only then"
    next_step = STEPS[s.step] if s.step != NONE else ""
    needed = NEEDED_BY.get(next_step)
    if needed and getattr(s, needed) == NONE:
        yield needed, f"{next_step} is next"
    if (s.first == NONE) != ("first_player" in steps):
        yield "first", "somebody is, once that is drawn"
    if s.winner != NONE and steps:
        yield "winner", "the game would be over"
    if ("end_event" in steps and "event" not in steps) != bool(s.total[CELL["event_now"]]):
        yield "event_now", "a card lies there while an Event is resolved, and only then"


def wrong_order(s: State) -> Iterator[Reason]:
    """What cannot wait, or not for that."""
    steps = steps_to_do(s)
    for number, name in enumerate(steps[:-1]):
        if name in NEVER_WAITS:
            yield f"todo[{number}]", f"{name} never waits"
        if steps[number + 1] in SETTING_UP and name not in SETTING_UP:
            yield f"todo[{number}]", f"{steps[number + 1]} comes after it"
    for end, parts in PARTS.items():
        over = steps.index(end) if end in steps else len(steps)
        early = [number for number, name in enumerate(steps) if name in parts and number < over]
        for number in early:
            yield _place(number, steps), f"{steps[number]} is over before {end}"
    if "event" in steps and steps[-1] != "draw_event":
        yield "todo", "an Event is drawn before it is resolved"


def _place(number: int, steps: Sequence[str]) -> str:
    return "step" if number == len(steps) - 1 else f"todo[{number}]"


def _bounds(s: State) -> dict[str, range]:
    return {
        "seat": range(s.seats),
        "npc": range(len(NPCS)),
        "npc_type": range(len(NPC_TYPES)),
        "faction": range(len(FACTIONS)),
        "port": range(len(PORTS)),
        "token": range(len(TOKENS)),
        "place": range(2),
        "deck": range(len(DECK_NAMES)),
        "after": range(len(AFTERS)),
        "die": range(DICE),
        "dice": range(1 << HALF),
        "faces": range(1, 1 << len(FACES)),
        "where": range(len(PLACES)),
        "list": range(len(book(s).lists)),
        "option": range(len(book(s).options)),
        "tavern": range(KIND[TAVERN[0]], KIND[TAVERN[-1]] + 1),
        "deed": range(REFRESH_OTHER + 1),
        "sort": range(RUMOR + 1),
        "minds": range((DANGER | COMPANY) + 1),
        "amount": range(MOST + 1),
        "some": range(1, MOST + 1),
    }


def wrong_numbers(s: State) -> Iterator[Reason]:
    """The numbers of what is next and of what waits that cannot be theirs."""
    bounds = _bounds(s)
    for number, name in enumerate(steps_to_do(s)):
        kinds = NUMBERS.get(name, ())
        values = s.args[number * EACH : (number + 1) * EACH]
        for place, value in enumerate(values):
            kind = kinds[place] if place < len(kinds) else ""
            if not kind and value != NONE:
                yield f"args[{number * EACH + place}]", f"{name} has {len(kinds)} numbers"
            if kind in bounds and value not in bounds[kind]:
                yield f"args[{number * EACH + place}]", f"{name}: {value} is not possible"
        if name == "effects" and values[1] >= len(book(s).lists[values[0]]):
            yield f"args[{number * EACH + 1}]", "the list has fewer effects"
        if name == "roll" and not values[0] < values[1] <= DICE:
            yield f"args[{number * EACH + 1}]", "dice are rolled one after the other"


def wrong_looks(s: State) -> Iterator[Reason]:
    """Who looks at cards has as many of them as were on top, or will have."""
    for number, name in enumerate(steps_to_do(s)):
        deck, *numbers = s.args[number * EACH : (number + 1) * EACH]
        if name == "after_peek" and numbers[0] > cards_left(s, DECK_NAMES[deck]):
            yield f"args[{number * EACH + 1}]", "the deck has fewer cards"
        elif name == "draw_peek" and numbers[0] >= len(TOPS[DECK_NAMES[deck]]):
            yield f"args[{number * EACH + 1}]", "nobody looks at so many"
        elif name == "place_peeked" and AFTERS[numbers[2]] == "reorder":
            hand = HAND.get(DECK_NAMES[deck])
            left = numbers[1] - numbers[0]
            if hand is None or left < 2 or s.total[hand] != left:
                yield f"args[{number * EACH + 2}]", f"{left} cards are put in order"


def wrong_deal(s: State) -> Iterator[Reason]:
    """Who has still to choose has three cards, or as many as are not dealt yet."""
    waiting = [(name, s.args[number * EACH]) for number, name in enumerate(steps_to_do(s))]
    for p in range(s.seats):
        dealt = s.total[CELL["dealt"] + p * EACH_SEAT] + waiting.count(("deal_character", p))
        lover, nemesis = (waiting.count((f"choose_{it}", p)) for it in ("lover", "nemesis"))
        wanted = {(1, 1): DEALT, (0, 1): DEALT - 1}.get((lover, nemesis), 0)
        if dealt != wanted:
            yield f"dealt[{p}]", f"{wanted} cards are expected, dealt or to be dealt"


def steps_to_do(s: State) -> list[str]:
    """The steps that wait, what is next the last."""
    return [STEPS[step] for step in (*s.todo[: s.todo_count], s.step) if step != NONE]
