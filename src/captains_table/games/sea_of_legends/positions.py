"""What the steps need of a position, beyond what the declaration says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from captains_table.engine.declare import NONE
from captains_table.engine.needs import Need, Reason, Steps, for_each_seat, unmet
from captains_table.engine.numbered import EACH
from captains_table.games.sea_of_legends import box
from captains_table.games.sea_of_legends.captain.decks import AFTERS, HAND, TOPS, cards_left
from captains_table.games.sea_of_legends.captain.effects import HANDLERS
from captains_table.games.sea_of_legends.captain.flags import FLAGS
from captains_table.games.sea_of_legends.captain.losses import REFRESH_OTHER, RUMOR
from captains_table.games.sea_of_legends.captain.tableau import crowd
from captains_table.games.sea_of_legends.challenge.challenge import NPC, PLAYER, PORT
from captains_table.games.sea_of_legends.challenge.dice import HALF
from captains_table.games.sea_of_legends.challenge.nemesis import awake
from captains_table.games.sea_of_legends.challenge.prizes import prizes
from captains_table.games.sea_of_legends.content.book import Effects, book
from captains_table.games.sea_of_legends.factions.alignment import KING, in_supply
from captains_table.games.sea_of_legends.factions.event_cards import PLACES
from captains_table.games.sea_of_legends.factions.guides import OBJECTIVES
from captains_table.games.sea_of_legends.factions.npcs import type_of
from captains_table.games.sea_of_legends.factions.objectives import COMPANY, DANGER
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    CELL,
    DECK_NAMES,
    DEPTH,
    DICE,
    FIRST_PLAYER_HOLDER,
    KIND,
    MOST,
    STEPS,
    cell,
)
from captains_table.games.sea_of_legends.stories.adventures import CAPTAIN, chosen_factions
from captains_table.games.sea_of_legends.stories.bonds import can_become_lover
from captains_table.games.sea_of_legends.winning import LAST_ROUNDS

TODO = Steps(STEPS)
SO_DEEP = DEPTH - 20  # no more waits, so that there is room for what follows
DEALT = 3  # Lover/Nemesis cards for each seat

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
threshold(seat) shield(seat) nemesis(seat second amount amount) order_nemeses(seat some)
won(seat) take_prize(seat seat) capture(seat port) move_flag(seat port)
choose_option(seat token) episode_result(seat token option) episode_done(seat token)
end_episode(seat token) representative(seat) move_token(seat token some) choose_bond(seat)
choose_relic(seat faction) choose_port(seat faction) choose_mark(seat faction port)
postscript(seat) answer_postscript(seat) next_npc(faction) choose_npc(faction)
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
    lists |= {"option": book(s).options, "deck": DECK_NAMES, "after": AFTERS}
    sizes = {name: len(names) for name, names in lists.items()}
    sizes |= {"second": 2, "die": s.die_count + 1, "dice": 1 << HALF, "amount": MOST + 1}
    sizes |= {"deed": REFRESH_OTHER + 1, "sort": RUMOR + 1, "minds": (DANGER | COMPANY) + 1}
    out = [npc for npc, region in enumerate(s.npc_at) if region != NONE]
    return {name: range(size) for name, size in sizes.items()} | {
        **{"fleeing": out, "acting": [s.attacker], "npc": [n for n in out if n == s.attacker]},
        "face": range(NONE, len(box.FACES)),
        "faces": range(1, 1 << len(box.FACES)),
        "tavern": range(KIND[box.TAVERN[0]], KIND[box.TAVERN[-1]] + 1),
        "sorts": range(NONE, RUMOR + 1),
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


# What must hold of a step, next or waiting, beyond the bounds of its numbers.
FITS: dict[str, Callable[[State, Due], object]] = {
    "effects": lambda s, f: _can_be_done(s, f.c, book(s).lists[f.a][f.b :]),
    "flee": lambda s, f: s.against == NONE,
    "roll": lambda s, f: f.a < f.b <= DICE,
    "reroll_dice": lambda s, f: (f.b + (f.c << HALF)) >> s.die_count == 0,
    "representative": lambda s, f: s.arc_faction[f.a] != NONE,
    "make_room": lambda s, f: crowd(s, f.a),
    "defender": lambda s, f: s.defending != NONE,
    "order_nemeses": lambda s, f: len(awake(s, f.a)) == 2,
    "take_prize": lambda s, f: f.a != f.b and prizes(s, f.b),
    "choose_bond": lambda s, f: can_become_lover(s, f.a),
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
    "band": lambda s, f: not s.cards[CELL["event_now"]][KIND[box.CALM_SEA]],
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
    *("choose_route", "drift", "choose_victim", "choose_player", "react", "flee", "choose_place"),
    *("draw_tavern", "draw_crew", "draw_event", "begin_turn", "end_turn", "next_turn", "peek"),
    *("faction_turn", "activate", "evaluate", "adventure", "gather", "travel", "return_tokens"),
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


def _stack(s: State) -> Iterator[Reason]:
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


def _asked(s: State, step: str, p: int) -> int:
    """How often a seat is still to be asked that, or dealt a card."""
    if all_due(s, "first_player"):
        return DEALT if step == "deal_character" else 1
    return sum(due.a == p for due in all_due(s, step))


def _captain_fits(s: State, p: int) -> bool:
    return (s.at[p] == NONE) == (s.captain[p] == NONE) == _asked(s, "choose_captain", p)


def _can_choose(s: State, p: int) -> bool:
    """Whether a seat that is to choose Lover or Nemesis has none, and cards to choose from."""
    lover, nemesis = _asked(s, "choose_lover", p), _asked(s, "choose_nemesis", p)
    cards = s.total[cell("dealt", p)] + _asked(s, "deal_character", p)
    has_none = (not lover or s.lover[p][0] == NONE) and (not nemesis or s.nemesis[p][0] == NONE)
    return has_none and max(lover, nemesis) <= 1 and cards >= lover + nemesis


def _suffices(deck: str, step: str) -> Callable[[State], bool]:
    """Whether a deck has the cards that are to be chosen or dealt."""
    return lambda s: s.total[CELL[deck]] >= sum(_asked(s, step, p) for p in range(s.seats))


def _speaks(s: State, p: int) -> bool:
    """Whether a Captain's arc is about a chosen faction, and somebody speaks for that after the
    Prologue."""
    faction, who = s.arc_faction[p], s.representative[p]
    if who == NONE:
        return not s.stage[p][CAPTAIN] and faction in (NONE, *chosen_factions(s))
    speaker = book(s).character[len(box.CHARACTERS) + who]
    return faction in chosen_factions(s) and speaker.faction == box.FACTIONS[faction]


def _people_fit(s: State, p: int) -> bool:
    """Whether people of factions are Secondary, and only they, and there is one Secondary."""
    people = [(who, place) for row in (s.lover, s.nemesis) for place, who in enumerate(row[p])]
    fit = all(who == NONE or (who >= len(box.CHARACTERS)) == place for who, place in people)
    return fit and NONE in (s.lover[p][1], s.nemesis[p][1])


def _relics_fit(s: State) -> bool:
    """Whether each Summoning Relic is in one place; its card is its holder's, or in its deck."""
    for card, at, holder in zip(box.SUMMONING_CARDS, s.relic_at, s.relic_holder, strict=True):
        owner = holder - FIRST_PLAYER_HOLDER
        owners = [p for p in range(s.seats) if s.cards[cell("relics", p)][KIND[card]]]
        in_deck = s.cards[CELL["faction_decks"]][KIND[card]]
        has_card = owners or in_deck or at == holder == NONE
        if NONE not in (at, holder) or owners != [p for p in [owner] if p >= 0] or not has_card:
            return False
    return True


def _flags_fit(s: State) -> bool:
    """Whether Flags, Forts and Infestations are on Ports, and nobody has too many Flags."""
    at_sea = slice(len(box.PORTS), None)
    owners = (*range(s.seats), *range(box.MOST_SEATS, len(FLAGS)))
    flags = [flag for flag in s.flag if flag != NONE]
    return (
        {*s.flag[at_sea], *s.fort[at_sea]} == {NONE}
        and not any(s.infested[at_sea])
        and all(flag in owners and flags.count(flag) <= FLAGS[flag] for flag in flags)
    )


def _tops_fit(s: State) -> bool:
    rows = [[s.total[top] for top in tops] for tops in TOPS.values()]
    return all(row == sorted(row, reverse=True) and max(row) <= 1 for row in rows)


def _event_fits(s: State) -> bool:
    resolving = all_due(s, "end_event") and not all_due(s, "event")
    return s.total[CELL["event_now"]] == bool(resolving)


NEEDS = (
    Need("winner", lambda s: s.winner == NONE or s.step == NONE, "the game would be over"),
    Need(
        "first",
        lambda s: (s.first == NONE) == bool(all_due(s, "first_player")),
        "somebody is, once that is drawn",
    ),
    Need("active", lambda s: s.active != NONE or not all_due(s, "turn", "income"), "takes a turn"),
    Need(
        "round",
        lambda s: (
            s.round < LAST_ROUNDS[s.option_last_round]
            or not all_due(s, "begin_round", "pass_first", "first_player")
        ),
        "there is one more to come",
    ),
    Need("episode", lambda s: s.episode < len(book(s).episodes), "the content has fewer"),
    Need("postscript", lambda s: s.postscript < len(book(s).postscripts), "the content has fewer"),
    # each captain
    Need("captain", for_each_seat(_captain_fits), "is chosen by everybody once, and is somewhere"),
    Need("ship", lambda s: NONE not in s.ship, "everybody has one"),
    Need("dealt", for_each_seat(_can_choose), "Lover and Nemesis are chosen of them, once"),
    Need("captains", _suffices("captains", "choose_captain"), "everybody chooses one"),
    Need("characters", _suffices("characters", "deal_character"), "everybody is dealt three"),
    Need("lover", for_each_seat(_people_fit), "people of factions are Secondary, and one at most"),
    Need("token_on", lambda s: max(map(max, s.token_on)) < s.seats, "nobody sits there"),
    Need("representative", for_each_seat(_speaks), "speaks for the faction of a Captain's arc"),
    # a Challenge
    Need("foe", lambda s: (s.foe != NONE) == (s.against == NPC), "is there if NPCs are Challenged"),
    Need(
        "defending",
        lambda s: (
            (s.defending != NONE) == (s.against == PLAYER)
            and (s.against == NONE or s.defending != s.challenger)
        ),
        "is another player, if one is Challenged",
    ),
    Need("roller", lambda s: s.roller in (s.challenger, s.defending), "is one of the two sides"),
    Need(
        "against",
        lambda s: s.against != PORT or s.at[s.challenger] < len(box.PORTS),
        "there is no Port",
    ),
    Need(
        "die",
        lambda s: s.die_count == s.die_bonus_count == s.die_spent_count,
        "each is of one sort, and is assigned or not",
    ),
    # the board
    Need(
        "objective",
        lambda s: s.attacker == NONE or s.objective < len(OBJECTIVES[type_of(s.attacker)]),
        "the acting NPC has no such Objective",
    ),
    Need("flag", _flags_fit, "Flags are on Ports, and so many"),
    Need(
        "fort",
        lambda s: all(s.fort.count(faction) <= 1 for faction in range(len(box.FACTIONS))),
        "each faction has one",
    ),
    Need(
        "infested",
        lambda s: sum(s.infested) <= box.INFESTATIONS,
        f"there are {box.INFESTATIONS} Infestations",
    ),
    Need("relic_at", _relics_fit, "a Summoning Relic is in one place, and its card goes with it"),
    Need("wounds", lambda s: s.wounds < box.WOUNDS or s.npc_at[KING] == NONE, "he would be gone"),
    Need(
        "trophies",
        lambda s: sum((*s.trophies, *s.npc_trophies, *s.loose_trophies)) <= box.TROPHIES,
        f"there are {box.TROPHIES} Trophies",
    ),
    # decks
    Need("tavern_top_1", _tops_fit, "cards that somebody looked at lie on top one by one"),
    Need("event_now", _event_fits, "a card lies there while an Event is resolved, and only then"),
    Need(
        "event_deck",
        lambda s: any(s.total[CELL[zone]] for zone in CELL if zone.startswith("event_")),
        "there are no Events",
    ),
    Need(
        "event_peek",
        lambda s: s.peeker != NONE or not any(s.total[hand] for hand in HAND.values()),
        "somebody looks at them",
    ),
)


def impossible(s: State) -> Iterator[Reason]:
    """What is wrong in a position, by field."""
    yield from _stack(s)
    yield from unmet(TODO, NEEDS, s)
    for due in all_due(s, *FITS):
        if not FITS[due.step](s, due):
            yield f"args[{due.place * EACH}]", f"{due.step} cannot be to do here"
