"""What is next in a position and what waits: each step with numbers that it can have, under what it
can wait under, and where it can be done."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from captains_table.engine.declare import NONE
from captains_table.engine.needs import Reason, Steps
from captains_table.engine.numbered import EACH
from captains_table.games.sea_of_legends import box
from captains_table.games.sea_of_legends.captain.decks import AFTERS, HAND, TOPS, cards_left
from captains_table.games.sea_of_legends.captain.effects import HANDLERS
from captains_table.games.sea_of_legends.captain.losses import DEED, SORT
from captains_table.games.sea_of_legends.captain.tableau import capacity, crowd
from captains_table.games.sea_of_legends.challenge.dice import HALF
from captains_table.games.sea_of_legends.challenge.nemesis import awake
from captains_table.games.sea_of_legends.challenge.prizes import prizes
from captains_table.games.sea_of_legends.content.book import Effects, book
from captains_table.games.sea_of_legends.factions.alignment import in_supply
from captains_table.games.sea_of_legends.factions.event_cards import PLACES
from captains_table.games.sea_of_legends.factions.objectives import COMPANY, DANGER
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    CELL,
    DECK_NAMES,
    DEPTH,
    DICE,
    MOST,
    kind_named,
)
from captains_table.games.sea_of_legends.steps import STEPS
from captains_table.games.sea_of_legends.stories.bonds import can_become_lover
from captains_table.games.sea_of_legends.stories.episodes import next_episode, playing

TODO = Steps(STEPS)
SO_DEEP = DEPTH - 20  # no more waits, so that there is room for what follows

# The steps that have numbers, and what those are; the others are NONE. An `amount` may be 0, `some`
# may not, `any` may be NONE; `npc` is the one that acts, `acting` too, but that may be gone.
SIGNATURES = """
choose_captain(seat) deal_character(seat) choose_lover(seat) choose_nemesis(seat) prologue(seat)
place_galleon(seat) port_extras(seat) more_port_extras(seat) tavern(seat) play_game(seat)
choose_game(seat) choose_outcome(seat tavern) hire(seat) buy_ship(seat) bury(seat) make_room(seat)
gain_card(seat) find_item(seat) take_drawn(seat amount any any) keep_card(seat some any any)
hire_crew(seat some amount any)
draw_cards(deck amount) peek_deck(seat some after) draw_peek(deck amount)
after_peek(deck amount after) place_peeked(deck amount some after)
effects(list amount seat some) pick_crew(seat deed some) pick_item(seat any sorts any)
pick_loss(seat some sort any) pick_seat(seat amount) pick_flag(seat) prevent_malice(seat some any)
pool(seat) assign(seat) roll(die some) turn_dice(some faces face) reroll_dice(some dice dice)
threshold(seat any) shield(seat) nemesis(seat second amount amount) order_nemeses(seat some)
won(seat) take_prize(seat seat) capture(seat port) move_flag(seat port)
draw_episode(seat token)
choose_option(seat token) episode_result(seat token option) episode_done(seat token)
end_episode(seat token) representative(seat) move_token(seat token some) choose_bond(seat)
choose_relic(seat faction) choose_port(seat faction) choose_mark(seat faction port)
postscript(seat letter one_of_deeds) answer_postscript(seat) next_npc(faction) choose_npc(faction)
faction_done(faction) choose_target(npc amount) choose_route(npc some minds) drift(npc some)
attack(npc) choose_victim(npc) choose_player(npc) flee_npc(fleeing) special(acting)
attacked(acting seat) suffer(acting seat) react(seat) react_again(seat) flee(seat)
band(amount) calm(seat) place_npc(kind amount where) choose_place(kind where)
"""
NUMBERS = {step: kinds.split() for step, kinds in re.findall(r"(\w+)\((.*?)\)", SIGNATURES)}


def _bounds(s: State) -> dict[str, Sequence[int]]:
    """What each of those numbers can be."""
    lists = {"port": box.PORTS, "token": box.TOKENS, "faction": box.FACTIONS, "seat": s.captain}
    lists |= {"kind": box.NPC_TYPES, "where": PLACES, "list": book(s).lists}
    lists |= {"deck": DECK_NAMES, "after": AFTERS}
    sizes = {name: len(names) for name, names in lists.items()}
    one = book(s).story.played.get(s.episode)
    sizes["option"] = 1 if one is None else len(one.episode.options) + 1
    sizes |= {"second": 2, "die": s.die_count + 1, "dice": 1 << HALF, "amount": MOST + 1}
    sizes |= {
        "deed": DEED.REFRESH_OTHER + 1,
        "sort": SORT.RUMOR + 1,
        "minds": (DANGER | COMPANY) + 1,
    }
    out = [npc for npc, region in enumerate(s.npc_at) if region != NONE]
    return {name: range(size) for name, size in sizes.items()} | {
        **{"fleeing": out, "acting": [s.attacker], "npc": [n for n in out if n == s.attacker]},
        "letter": range(NONE, len(book(s).story.postscripts) * box.MOST_SEATS),
        "one_of_deeds": range(NONE, len(book(s).story.deeds)),
        "face": range(NONE, len(box.FACES)),
        "faces": range(1, 1 << len(box.FACES)),
        "tavern": range(kind_named(box.TAVERN[0]), kind_named(box.TAVERN[-1]) + 1),
        "sorts": range(NONE, SORT.RUMOR + 1),
        "some": range(1, MOST + 1),
        "any": range(NONE, MOST + 1),
        "": [NONE],
    }


class Due(NamedTuple):
    """A step that is next or waits, where it stands on the list, and its numbers."""

    step: str
    place: int
    a: int
    b: int
    c: int
    d: int


def all_due(s: State, *steps: str) -> list[Due]:
    """What waits and, last, what is next: all of it, or those steps."""
    every = TODO.to_do(s) if s.step != NONE else []
    found = [Due(step, i, *s.args[i * EACH : (i + 1) * EACH]) for i, step in enumerate(every)]
    return [due for due in found if not steps or due.step in steps]


# What a word of the vocabulary works with.
WORDS = {
    **dict.fromkeys(("flee", "give_relics", "give_trophies"), "attacker"),
    "defeat_nemesis": "episode_token",
}


def _can_be_done(s: State, p: int, effects: Effects) -> bool:
    """Whether there are effects that a seat can go through here."""
    words = {one.do for one in effects}
    if ("flee" in words and s.against != NONE) or not words or not words <= set(HANDLERS):
        return False
    has_speaker = "legendary" not in words or s.representative[p] != NONE
    return has_speaker and all(getattr(s, WORDS[word]) != NONE for word in words & set(WORDS))


def _will_be_seen(s: State, f: Due) -> bool:
    """Whether as many cards are on top of the deck, or are to be looked at."""
    deck, looks = DECK_NAMES[f.a], [(one.a, one.b) for one in all_due(s, "draw_peek")]
    tops = enumerate(TOPS[deck][: f.b])
    fit = f.b <= min(cards_left(s, deck), len(TOPS[deck]))
    return fit and all(s.total[top] or (f.a, place) in looks for place, top in tops)


def _in_hand(s: State, f: Due) -> bool:
    """Whether the cards that are put in order are in hand."""
    hand = HAND.get(DECK_NAMES[f.a])
    in_order = AFTERS[f.d] == "reorder"
    return not in_order or (hand is not None and 2 <= f.c - f.b == s.total[hand])


def _is_played(s: State, f: Due) -> bool:
    """Whether it is the episode of that captain and token that is being played."""
    one, end = playing(s), all_due(s, "end_episode")
    arc, stage, _ = one.episode.arc, one.episode.stage, one.who
    return [(due.a, due.b) for due in end] == [(f.a, f.b)] and (
        arc,
        stage,
        one.who,
    ) == next_episode(s, f.a, f.b)


def _has_option(s: State, f: Due) -> bool:
    """Whether there is that option; the last is what was promised."""
    return f.c < len(playing(s).episode.options) or s.promise[f.a] != NONE


# What must hold of a step, next or waiting, beyond the bounds of its numbers.
FITS: dict[str, Callable[[State, Due], object]] = {
    "effects": lambda s, f: _can_be_done(s, f.c, book(s).lists[f.a][f.b :]),
    "flee": lambda s, f: s.against == NONE,
    "roll": lambda s, f: f.a < f.b <= DICE,
    "reroll_dice": lambda s, f: (f.b + (f.c << HALF)) >> s.die_count == 0,
    "representative": lambda s, f: s.arc_faction[f.a] != NONE,
    "make_room": lambda s, f: crowd(s, f.a) > capacity(s, f.a),
    "defender": lambda s, f: s.defending != NONE,
    "order_nemeses": lambda s, f: len(awake(s, f.a)) == 2,
    "take_prize": lambda s, f: f.a != f.b and prizes(s, f.b),
    "choose_bond": lambda s, f: can_become_lover(s, f.a),
    "draw_episode": lambda s, f: next_episode(s, f.a, f.b) is not None,
    "choose_option": _is_played,
    "episode_result": lambda s, f: _is_played(s, f) and _has_option(s, f),
    "postscript": lambda s, f: f.b == NONE or f.b % box.MOST_SEATS < s.seats,
    "choose_target": lambda s, f: s.objective != NONE,
    "choose_route": lambda s, f: s.goal != NONE,
    "react": lambda s, f: s.victim != NONE,
    "choose_place": lambda s, f: in_supply(s, box.NPC_TYPES[f.a]),
    "choose_lover": lambda s, f: f._replace(step="choose_nemesis", place=f.place - 1) in all_due(s),
    "after_peek": _will_be_seen,
    "draw_peek": lambda s, f: any(f.a == g.a and f.b < g.b for g in all_due(s, "after_peek")),
    "place_peeked": _in_hand,
    "draw_cards": lambda s, f: DECK_NAMES[f.a] != "event" or (all_due(s, "event") and not f.b),
    "event": lambda s, f: TODO.next(s) == "draw_event",
    "band": lambda s, f: not s.cards[CELL.EVENT_NOW][kind_named(box.CALM_SEA)],
}
# What the game goes on with: one of these is under everything else.
LASTING = ("first_player", "begin_round", "turn", "income", "winner_check", "pass_first")
# What must be under everything else, and what on top of it, by rank.
RANK = {
    **dict.fromkeys(LASTING, 0),
    **{"prologue": 1, "next_faction": 1, "faction_done": 2, "next_npc": 3},
    **{"place_galleon": 5, "choose_nemesis": 6, "choose_lover": 6, "deal_character": 7},
    **{"choose_captain": 8},
}
OTHERS = 4
# What is asked, drawn or done at once and never waits.
NEVER_WAITS = (
    *("first_player", "choose_game", "choose_outcome", "keep_card", "peek_deck", "place_peeked"),
    *("pick_crew", "pick_loss", "pick_seat", "pick_flag", "prevent_malice", "turn_dice"),
    *("reroll_dice", "move_flag", "choose_option", "choose_bond", "choose_relic", "choose_port"),
    *("choose_mark", "answer_postscript", "choose_faction", "choose_npc", "choose_target"),
    *(
        "draw_episode",
        "choose_route",
        "drift",
        "choose_victim",
        "choose_player",
        "react",
        "flee",
        "choose_place",
    ),
    *("draw_tavern", "draw_crew", "draw_event", "begin_turn", "end_turn", "next_turn", "peek"),
    *("faction_turn", "activate", "evaluate", "adventure", "gather", "travel", "return_tokens"),
    *("make_room", "order_nemeses"),
)
# What begins and ends: the step that waits until it is over, once; the fields that are there until
# then, and only then; and the steps that are part of it.
WHOLES = {
    "end_challenge": (
        "against challenger roller",
        "pool roll assign turn_dice reroll_dice threshold shield nemesis order_nemeses defender"
        " compare won outcome take_prize",
    ),
    "end_episode": (
        "episode episode_token",
        "choose_option representative episode_result episode_done",
    ),
    "end_postscript": ("postscript", "answer_postscript"),
    "end_event": ("", "event band draw_event"),
    "attack choose_victim special": (
        "attacker",
        "choose_target choose_route drift choose_player attacked suffer react react_again",
    ),
    "after_peek place_peeked": ("peeker", "draw_peek"),
}


def misplaced(s: State) -> Iterator[Reason]:
    """What is next and what waits: each with its numbers, each under what it can wait under."""
    every, bounds = all_due(s), _bounds(s)
    if s.args_count != EACH * len(every):
        yield "args", f"there are {EACH} numbers for each step that is next or waits"
    if len(every) > SO_DEEP:
        yield "todo", f"at most {SO_DEEP} steps wait"
    for due, above in zip(every, [*every, None][1:], strict=True):
        name = f"todo[{due.place}]" if above else "step"
        first = due.place * EACH
        for i, kind in enumerate([*NUMBERS.get(due.step, ()), *[""] * EACH][:EACH]):
            if s.args[first + i] not in bounds[kind]:
                yield f"args[{first + i}]", f"{due.step}: {s.args[first + i]} is not possible"
        if above and due.step in NEVER_WAITS:
            yield name, f"{due.step} never waits"
        if above and RANK.get(due.step, OTHERS) > RANK.get(above.step, OTHERS):
            yield name, f"{above.step} comes after it"
    for end, (fields, parts) in WHOLES.items():
        ends, inside = all_due(s, *end.split()), all_due(s, *parts.split())
        if len(ends) > 1 or (inside and not (ends and ends[0].place < inside[0].place)):
            yield "todo", f"{parts.replace(' ', ', ')} come before {end.replace(' ', ' or ')}, once"
        for field in fields.split():
            if bool(ends) != (getattr(s, field) != NONE):
                yield field, f"is there until {end.replace(' ', ' or ')}, and only then"
    if every and every[0].step not in LASTING:
        yield "todo", f"{every[0].step} waits for something"


def undoable(s: State) -> Iterator[Reason]:
    """Steps that cannot be done as things are."""
    for due in all_due(s, *FITS):
        if not FITS[due.step](s, due):
            yield f"args[{due.place * EACH}]", f"{due.step} cannot be to do here"
