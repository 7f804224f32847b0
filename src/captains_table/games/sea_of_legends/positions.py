"""What the steps need of a position, beyond what the declaration says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from captains_table.engine.declare import NONE
from captains_table.engine.needs import Need, Reason, unmet
from captains_table.engine.plain import State
from captains_table.games.sea_of_legends.adventures import CAPTAIN, chosen_factions
from captains_table.games.sea_of_legends.alignment import KING, in_supply
from captains_table.games.sea_of_legends.bonds import can_become_lover
from captains_table.games.sea_of_legends.book import Effects, book
from captains_table.games.sea_of_legends.box import (
    CALM_SEA,
    CHARACTERS,
    EVENTS,
    FACES,
    FACTIONS,
    NPC_TYPES,
    NPCS,
    PORTS,
    REGIONS,
    SUMMONING_CARDS,
    TAVERN,
    TOKENS,
    TROPHIES,
    WOUNDS,
)
from captains_table.games.sea_of_legends.challenge import NPC, PLAYER, PORT
from captains_table.games.sea_of_legends.decks import AFTERS, HAND, TOPS, cards_left
from captains_table.games.sea_of_legends.dice import HALF
from captains_table.games.sea_of_legends.effects import HANDLERS
from captains_table.games.sea_of_legends.event_cards import PLACES
from captains_table.games.sea_of_legends.flags import FLAGS
from captains_table.games.sea_of_legends.frames import EACH
from captains_table.games.sea_of_legends.guides import OBJECTIVES
from captains_table.games.sea_of_legends.losses import REFRESH_OTHER, RUMOR
from captains_table.games.sea_of_legends.nemesis import awake
from captains_table.games.sea_of_legends.npcs import type_of
from captains_table.games.sea_of_legends.objectives import COMPANY, DANGER
from captains_table.games.sea_of_legends.prizes import prizes
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
from captains_table.games.sea_of_legends.tableau import capacity, crowd
from captains_table.games.sea_of_legends.winning import LAST_ROUNDS

DEALT = 3  # Lover/Nemesis cards for each seat
SO_DEEP = DEPTH - 20  # no more waits, so that there is room for what follows


def _to_be_seen(s: State) -> list[tuple[int, int]]:
    return [(frame.a, frame.b) for frame in to_do(s, "draw_peek")]


class Frame(NamedTuple):
    """A step that is next or waits, where it stands on the list, and its numbers."""

    step: str
    place: int
    a: int
    b: int
    c: int
    d: int


def frames(s: State) -> list[Frame]:
    """All of them, what is next the last."""
    steps = [STEPS[step] for step in (*s.todo[: s.todo_count], s.step) if step != NONE]
    return [Frame(step, i, *s.args[i * EACH : (i + 1) * EACH]) for i, step in enumerate(steps)]


def to_do(s: State, *steps: str) -> list[Frame]:
    """Those of some steps."""
    return [frame for frame in frames(s) if frame.step in steps]


# What a word of the vocabulary works with.
WORDS = {
    **dict.fromkeys(("flee", "give_relics", "give_trophies"), "attacker"),
    "defeat_nemesis": "episode_token",
}


def _can_be_done(s: State, p: int, effects: Effects) -> bool:
    """Whether there are effects that a seat can go through here."""
    words = {one.do for one in effects}
    return (
        bool(words)
        and words <= set(HANDLERS)
        and all(getattr(s, WORDS[word]) != NONE for word in words & set(WORDS))
        and not ("flee" in words and to_do(s, "end_challenge"))
        and not ("legendary" in words and s.representative[p] == NONE)
    )


# What the numbers of a step can be, the others being NONE. `any` is a number or NONE, an `amount`
# may be 0, `some` may not.
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
    **dict.fromkeys(("attack", "choose_victim", "choose_player", "flee_npc"), ("on_board",)),
    "evaluate": ("on_board",),
    "special": ("npc",),
    **dict.fromkeys(("activate", "next_npc", "choose_npc", "faction_done"), ("faction",)),
    **dict.fromkeys(("attacked", "suffer"), ("npc", "seat")),
    "choose_target": ("on_board", "amount"),
    "drift": ("on_board", "some"),
    "travel": ("on_board", "amount", "minds"),
    "choose_route": ("on_board", "some", "minds"),
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
    "pick_item": ("seat", "any", "sort_or_none", "any"),
    "pick_loss": ("seat", "some", "sort", "any"),
    "pick_seat": ("seat", "amount"),
    "order_nemeses": ("seat", "some"),
    "prevent_malice": ("seat", "some", "any"),
    "nemesis": ("seat", "second", "amount", "amount"),
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
BOUNDS: dict[str, Callable[[State], range]] = {
    "seat": lambda s: range(s.seats),
    "npc": lambda s: range(len(NPCS)),
    "npc_type": lambda s: range(len(NPC_TYPES)),
    "faction": lambda s: range(len(FACTIONS)),
    "port": lambda s: range(len(PORTS)),
    "token": lambda s: range(len(TOKENS)),
    "second": lambda s: range(2),
    "deck": lambda s: range(len(DECK_NAMES)),
    "after": lambda s: range(len(AFTERS)),
    "die": lambda s: range(min(DICE, s.die_count + 1)),
    "dice": lambda s: range(1 << HALF),
    "faces": lambda s: range(1, 1 << len(FACES)),
    "where": lambda s: range(len(PLACES)),
    "list": lambda s: range(len(book(s).lists)),
    "option": lambda s: range(len(book(s).options)),
    "tavern": lambda s: range(KIND[TAVERN[0]], KIND[TAVERN[-1]] + 1),
    "deed": lambda s: range(REFRESH_OTHER + 1),
    "sort": lambda s: range(RUMOR + 1),
    "sort_or_none": lambda s: range(NONE, RUMOR + 1),
    "minds": lambda s: range((DANGER | COMPANY) + 1),
    "amount": lambda s: range(MOST + 1),
    "some": lambda s: range(1, MOST + 1),
    "any": lambda s: range(NONE, MOST + 1),
    "": lambda s: range(NONE, NONE + 1),
}
# What must hold of the numbers of a step, next or waiting, beyond their bounds.
FITS: dict[str, Callable[[State, Frame], object]] = {
    "effects": lambda s, f: _can_be_done(s, f.c, book(s).lists[f.a][f.b :]),
    "flee": lambda s, f: not to_do(s, "end_challenge"),
    "roll": lambda s, f: f.a < f.b <= DICE,
    "reroll_dice": lambda s, f: (f.b + (f.c << HALF)) >> s.die_count == 0,
    "representative": lambda s, f: s.arc_faction[f.a] != NONE,
    "make_room": lambda s, f: crowd(s, f.a) > capacity(s, f.a),
    "take_prize": lambda s, f: f.a != f.b and prizes(s, f.b),
    "choose_bond": lambda s, f: can_become_lover(s, f.a),
    "choose_place": lambda s, f: in_supply(s, NPC_TYPES[f.a]),
    "choose_lover": lambda s, f: Frame("choose_nemesis", f.place - 1, f.a, -1, -1, -1) in frames(s),
    "after_peek": lambda s, f: (
        f.b <= min(cards_left(s, DECK_NAMES[f.a]), len(TOPS[DECK_NAMES[f.a]]))
        and all(
            s.total[top] or (f.a, i) in _to_be_seen(s)
            for i, top in enumerate(TOPS[DECK_NAMES[f.a]][: f.b])
        )
    ),
    "draw_peek": lambda s, f: any(f.a == g.a and f.b < g.b for g in to_do(s, "after_peek")),
    "draw_cards": lambda s, f: DECK_NAMES[f.a] != "event" or (to_do(s, "event") and not f.b),
    "event": lambda s, f: STEPS[s.step] == "draw_event",
    "band": lambda s, f: not s.cards[CELL["event_now"]][KIND[CALM_SEA]],
    "defender": lambda s, f: s.defending != NONE,
    "order_nemeses": lambda s, f: len(awake(s, f.a)) == 2,
    "turn_dice": lambda s, f: f.c < len(FACES),
    "place_peeked": lambda s, f: (
        AFTERS[f.d] != "reorder"
        or (DECK_NAMES[f.a] in HAND and 2 <= f.c - f.b == s.total[HAND[DECK_NAMES[f.a]]])
    ),
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
# What is asked or drawn at once and never waits.
NEVER_WAITS = (
    *("first_player", "choose_game", "choose_outcome", "keep_card", "peek_deck", "place_peeked"),
    *("pick_crew", "pick_loss", "pick_seat", "pick_flag", "prevent_malice", "turn_dice"),
    *("reroll_dice", "move_flag", "choose_option", "choose_bond", "choose_relic", "choose_port"),
    *("choose_mark", "answer_postscript", "choose_faction", "choose_npc", "choose_target"),
    *("choose_route", "drift", "choose_victim", "choose_player", "react", "flee", "choose_place"),
    *("draw_tavern", "draw_crew", "draw_event", "begin_turn", "end_turn", "next_turn", "peek"),
    *("faction_turn", "activate", "evaluate", "adventure", "gather", "travel", "return_tokens"),
)
# Steps that are part of something, and the step that waits until it is over.
PARTS: dict[str, tuple[str, ...]] = {
    "end_challenge": (
        *("gather", "pool", "roll", "assign", "turn_dice", "reroll_dice", "threshold", "shield"),
        *("nemesis", "order_nemeses", "defender", "compare", "won", "outcome", "take_prize"),
    ),
    "end_episode": ("choose_option", "representative", "episode_result", "episode_done"),
    "end_postscript": ("answer_postscript",),
    "end_event": ("event", "band", "draw_event"),
    "after_peek": ("draw_peek",),
    "attack": ("choose_target", "travel", "choose_route", "drift"),
    "special": ("choose_player", "attacked", "suffer", "react", "react_again"),
}
# What is there while one of these steps is next or waits, and only then.
THERE_WHILE: dict[str, tuple[str, ...]] = {
    "against": ("end_challenge",),
    "challenger": ("end_challenge",),
    "roller": ("end_challenge",),
    "attacker": ("attack", "choose_victim", "special"),
    "episode": ("end_episode",),
    "episode_token": ("end_episode",),
    "postscript": ("end_postscript",),
    "peeker": ("after_peek", "place_peeked"),
}


def _stack(s: State) -> Iterator[Reason]:
    """What is next and what waits: each with its numbers, each under what it can wait under."""
    if s.args_count != EACH * (s.todo_count + (s.step != NONE)):
        yield "args", f"there are {EACH} numbers for each step that is next or waits"
    if s.todo_count > SO_DEEP:
        yield "todo", f"at most {SO_DEEP} steps wait"
    every = frames(s)
    for frame in every:
        name = "step" if frame.place == s.todo_count else f"todo[{frame.place}]"
        kinds = (*NUMBERS.get(frame.step, ()), "", "", "", "")[:EACH]
        for i, kind in enumerate(kinds):
            value = frame[2 + i]
            if value not in BOUNDS.get(kind, BOUNDS["npc"])(s) or (
                kind == "on_board" and s.npc_at[value] == NONE
            ):
                yield f"args[{frame.place * EACH + i}]", f"{frame.step}: {value} is not possible"
        if frame.step in FITS and not FITS[frame.step](s, frame):
            yield f"args[{frame.place * EACH}]", f"{frame.step} cannot be to do here"
        if name != "step" and frame.step in NEVER_WAITS:
            yield name, f"{frame.step} never waits"
        above = every[frame.place + 1].step if name != "step" else frame.step
        if RANK.get(frame.step, OTHERS) > RANK.get(above, OTHERS):
            yield name, f"{above} comes after it"
        for end, parts in PARTS.items():
            if frame.step in parts and end not in [one.step for one in every[: frame.place]]:
                yield name, f"{frame.step} is over before {end}"
    for end in PARTS:
        if len(to_do(s, end)) > 1:
            yield "todo", f"{end} waits once"
    if every and every[0].step not in LASTING:
        yield "todo", f"{every[0].step} waits for something"


def _there(s: State) -> Iterator[Reason]:
    """What is missing for a step that is to be done, or there without it."""
    for field, steps in THERE_WHILE.items():
        if bool(to_do(s, *steps)) != (getattr(s, field) != NONE):
            yield field, f"it is there while {' or '.join(steps)} is to be done, and only then"


def _each(test: Callable[[State, int], object]) -> Callable[[State], bool]:
    return lambda s: all(test(s, p) for p in range(s.seats))


def _asked(s: State, step: str, p: int) -> int:
    """How often a seat is still to be asked that, or dealt a card."""
    if to_do(s, "first_player"):
        return DEALT if step == "deal_character" else 1
    return sum(frame.a == p for frame in to_do(s, step))


def _can_choose(s: State, p: int) -> bool:
    """Whether a seat that is to choose Lover or Nemesis has none, and cards to choose from."""
    lover, nemesis = _asked(s, "choose_lover", p), _asked(s, "choose_nemesis", p)
    cards = s.total[cell("dealt", p)] + _asked(s, "deal_character", p)
    free = s.lover[p][0] == NONE or not lover, s.nemesis[p][0] == NONE or not nemesis
    return all(free) and max(lover, nemesis) <= 1 and cards >= lover + nemesis


def _decks_suffice(s: State) -> bool:
    """Whether there are the Captains and people that are to be chosen and dealt."""
    captains, people = (
        sum(_asked(s, step, p) for p in range(s.seats))
        for step in ("choose_captain", "deal_character")
    )
    return s.total[CELL["captains"]] >= captains and s.total[CELL["characters"]] >= people


def _speaks(s: State, p: int) -> bool:
    """Whether somebody of the faction of a Captain's arc speaks for it, after the Prologue."""
    faction, who = s.arc_faction[p], s.representative[p]
    if who == NONE:
        return not s.stage[p][CAPTAIN]
    people = book(s).character[len(CHARACTERS) :]
    return faction != NONE and people[who].faction == FACTIONS[faction]


def _relics_fit(s: State) -> bool:
    """Whether each Summoning Relic is in one place, and its card goes with it."""
    for card, at, holder in zip(SUMMONING_CARDS, s.relic_at, s.relic_holder, strict=True):
        p = holder - FIRST_PLAYER_HOLDER
        places = [cell("relics", q) for q in range(s.seats)]
        there = [place for place in places if s.cards[place][KIND[card]]]
        is_out = at != NONE or holder != NONE
        if (at != NONE and holder != NONE) or p >= s.seats:
            return False
        if there != (places[p : p + 1] if p >= 0 else []):
            return False
        if is_out and not there and not s.cards[CELL["faction_decks"]][KIND[card]]:
            return False
    return True


def _tops_fit(s: State) -> bool:
    """Whether cards that somebody looked at lie on top one by one."""
    rows = [[s.total[top] for top in tops] for tops in TOPS.values()]
    return all(row == sorted(row, reverse=True) and max(row) <= 1 for row in rows)


def _on_ports(s: State) -> bool:
    seas = range(len(PORTS), len(REGIONS))
    return all(s.flag[r] == s.fort[r] == NONE and not s.infested[r] for r in seas)


def _flags_suffice(s: State) -> bool:
    owners = (*range(s.seats), *range(len(FLAGS) - len(FACTIONS), len(FLAGS)))
    flags = [flag for flag in s.flag if flag != NONE]
    return all(flag in owners and flags.count(flag) <= FLAGS[flag] for flag in flags)


def _places_fit(s: State, p: int) -> bool:
    """Whether people of factions are Secondary, and only they, and there is one Secondary."""
    people = [(who, place) for row in (s.lover, s.nemesis) for place, who in enumerate(row[p])]
    fit = all(who == NONE or (who >= len(CHARACTERS)) == place for who, place in people)
    return fit and NONE in (s.lover[p][1], s.nemesis[p][1])


def _is_event(s: State) -> bool:
    """Whether a card lies there while an Event is resolved, and only then."""
    resolving = to_do(s, "end_event") and not to_do(s, "event")
    return s.total[CELL["event_now"]] == bool(resolving)


NEEDS = (
    Need("winner", lambda s: s.winner == NONE or s.step == NONE, "the game would be over"),
    Need("first", lambda s: (s.first == NONE) == bool(to_do(s, "first_player")), "is drawn first"),
    Need(
        "active",
        lambda s: s.active != NONE or not to_do(s, "turn", "income"),
        "it is somebody's turn",
    ),
    Need(
        "round",
        lambda s: (
            s.round < LAST_ROUNDS[s.option_last_round]
            or not to_do(s, "begin_round", "pass_first", "first_player")
        ),
        "there is one more to come",
    ),
    Need("episode", lambda s: s.episode < len(book(s).episodes), "the content has fewer"),
    Need("postscript", lambda s: s.postscript < len(book(s).postscripts), "the content has fewer"),
    # each captain
    Need(
        "captain",
        _each(lambda s, p: (s.captain[p] == NONE) == _asked(s, "choose_captain", p)),
        "everybody has one, but for those who are to choose one",
    ),
    Need(
        "at",
        _each(lambda s, p: (s.captain[p] == NONE) == (s.at[p] == NONE)),
        "a Captain is somewhere, and nobody else is",
    ),
    Need("ship", _each(lambda s, p: s.ship[p] != NONE), "everybody has one"),
    Need("dealt", _each(_can_choose), "Lover and Nemesis are chosen of them once"),
    Need("characters", _decks_suffice, "there are too few Captains or people"),
    Need("lover", _each(_places_fit), "people of factions are Secondary, and one of them at most"),
    Need("token_on", _each(lambda s, p: max(s.token_on[p]) < s.seats), "nobody sits there"),
    Need(
        "arc_faction",
        _each(lambda s, p: s.arc_faction[p] in (NONE, *chosen_factions(s))),
        "is one of the two chosen factions",
    ),
    Need("representative", _each(_speaks), "somebody of its faction speaks in a Captain's arc"),
    # a Challenge
    Need(
        "foe",
        lambda s: (s.foe == NONE) == (s.against != NPC),
        "a faction is Challenged where NPCs are, and only there",
    ),
    Need(
        "defending",
        lambda s: (s.defending == NONE) == (s.against != PLAYER),
        "somebody is Challenged where players are, and only there",
    ),
    Need(
        "defending",
        lambda s: s.defending == NONE or s.defending != s.challenger,
        "nobody Challenges themselves",
    ),
    Need("roller", lambda s: s.roller in (s.challenger, s.defending), "only the two sides roll"),
    Need(
        "against",
        lambda s: s.against != PORT or book(s).port[s.at[s.challenger]] is not None,
        "there is no Port",
    ),
    Need(
        "die",
        lambda s: s.die_count == s.die_bonus_count == s.die_spent_count,
        "each die is of one sort, and is assigned or not",
    ),
    # an attack
    Need(
        "objective",
        lambda s: s.attacker == NONE or s.objective < len(OBJECTIVES[type_of(s.attacker)]),
        "the acting NPC has no such Objective",
    ),
    Need("objective", lambda s: s.objective != NONE, "it follows one", ("choose_target",)),
    Need("goal", lambda s: s.goal != NONE or not to_do(s, "travel", "choose_route"), "it has one"),
    Need("victim", lambda s: s.victim != NONE, "somebody is attacked", ("react",)),
    # the board
    Need("flag", _on_ports, "Flags, Forts and Infestations are on Ports"),
    Need("flag", _flags_suffice, "nobody has so many"),
    Need("relic_at", _relics_fit, "a Summoning Relic is in one place, and its card goes with it"),
    Need("wounds", lambda s: s.wounds < WOUNDS or s.npc_at[KING] == NONE, "the King is gone then"),
    Need(
        "trophies",
        lambda s: sum((*s.trophies, *s.npc_trophies, *s.loose_trophies)) <= TROPHIES,
        f"there are {TROPHIES} Trophies",
    ),
    # decks
    Need("tavern_top_1", _tops_fit, "cards that somebody looked at lie on top one by one"),
    Need("event_now", _is_event, "a card lies there while an Event is resolved, and only then"),
    Need(
        "event_deck",
        lambda s: (
            any(not s.cards[CELL["box"]][KIND[card]] for card in EVENTS)
            or s.cards[CELL["box"]][KIND[CALM_SEA]] < 3
        ),
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
    yield from _there(s)
    yield from unmet(NEEDS, s, STEPS)
