"""A position of Gold'n'Crash that could not arise is refused, with the field and the reason."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import captains_table as ct
from tests import positions
from tests.garbage import Json, mutated, play_on, positions_at, refused_or_played, steps_seen
from tests.positions import Change, Source, all_are_let_in, option, put, put_in, shift
from tests.rules.gold_n_crash.scenario import TYPES, play, situation
from tests.rules.script import do

GAME = ct.game("gold-n-crash")
OTHERWISE: Json = {
    "first_player": 1,
    "guests": "chosen",
    "endless_limit": 20,
    "stop_early": True,
    "observe_with_one": True,
    "loot_needs": 2,
    "gold_counts_in_column": False,
}
at = partial(positions.at, GAME.name)
refused_for = partial(positions.refused_for, GAME.name)
some = partial(positions.some, GAME.name)


# Where cards lie


def own(position: Json, field: str) -> Any:
    """What the seat has there whose turn it is."""
    return position[field][position["active"]]


def others(position: Json, field: str) -> Any:
    """What the other seat has there."""
    return position[field][1 - position["active"]]


def any_of(cards: Any) -> str:
    """A card, or a Guest, that lies there."""
    return str(list(cards)[-1])


def card_type(card: str) -> str:
    return card.split("_")[1][:-1]


def place(position: Json) -> int:
    """The place, among the six, of the column where a card takes effect."""
    return 3 * int(position["active"]) + int(position["place"])


def own_columns(position: Json) -> list[list[str]]:
    first = 3 * position["active"]
    return list(position["column"][first : first + 3])


def drawn(position: Json) -> list[int]:
    """How many cards each seat has drawn since the beginning of its first turn."""
    known = zip(position["top"], position["bottom"], strict=True)
    unknown = zip(position["deck"], position["looked"], strict=True)
    return [
        26 - len(a) - len(b) - sum(c.values()) - sum(d.values())
        for (a, b), (c, d) in zip(known, unknown, strict=True)
    ]


# Positions to begin with


def mid_game(position: Json) -> bool:
    """Neither deck is empty or whole, and nothing is known of a hand."""
    return (
        all(0 < cards < 20 for cards in drawn(position))
        and not any(map(bool, position["known"][2]["hand"]))
        and all(position["hand"])
    )


def over_by_bombs() -> Json:
    """Seat 0 has just destroyed the last Zeppelin of seat 1."""
    table = situation(
        hands={0: ["bomb1"]},
        columns={(0, 0): ["bomb2", "bomb1"], (0, 1): ["fish1", "fish1", "gold4"]},
        wrecks={(1, 1): 1, (1, 2): 2},
    )
    do(table, play("bomb1", 0))
    return table.position()


UNDAMAGED = some("action", lambda p: undamaged(p) and mid_game(p))
ACTION = some("action", lambda p: mid_game(p) and p["actions"] == 2)
SECOND_ACTION = some("action", lambda p: mid_game(p) and p["actions"] == 1)
FIRST_TURN = some("action", lambda p: drawn(p) == [0, 0] and p["idle"] == 1)
DRAW = some("draw", lambda p: p["todo"] == ["end_of_action"])
REINFORCE = some("draw", lambda p: p["todo"] == ["end_of_action", "after_card"])
LOOK = some("draw", lambda p: "look" in p["todo"] and not own(p, "looked"))
BOMB = some("robustness", lambda p: undamaged(p) and p["repeats"] == 1)
SECURE = some("secure")
OBSERVE = some("observe", lambda p: sum(own(p, "looked").values()) == 2)
OBSERVE_ONE = some("observe", lambda p: sum(own(p, "looked").values()) == 1)
LAST_TURN = some("action", lambda p: p["emptied"] == 1 - p["active"])
LAST_ACTION = some("action", lambda p: p["emptied"] == 1 - p["active"] and p["actions"] == 1)
OVER = some("over", lambda p: p["emptied"] is not None)
FIRST_PLAYER = some("first_player")
GUEST = some("guest", lambda p: p["guest"].count(None) == 3)
LAYING_OUT = some("draw", lambda p: p["active"] is None and len(p["discard"][0]) == 3)
FIRST_HANDS = some("draw", lambda p: p["active"] is None and sum(p["hand"][1].values()) == 4)


# Changes


def from_deck(seat: int, target: str, of: int) -> Change:
    """A card of a seat's deck lies somewhere of a seat's."""

    def change(position: Json) -> None:
        source = position["deck"][seat]
        shift(any_of(source), source, position[target][of])

    return change


def from_own_deck(target: str) -> Change:
    return lambda p: from_deck(p["active"], target, p["active"])(p)


def three_alike(position: Json) -> list[tuple[Any, str]]:
    """Cards of one type in seat 0's deck and discard pile, three at least, and where each lies."""
    deck, pile = position["deck"][0], position["discard"][0]
    cards = [(deck, card) for card, n in deck.items() for _ in range(n)]
    cards += [(pile, card) for card in pile]
    rows = [[c for c in cards if card_type(c[1]) == name] for name in TYPES]
    return max(rows, key=len) if len(max(rows, key=len)) > 2 else []


def three_of_a_type(position: Json) -> None:
    """They lie in seat 0's first column."""
    for source, card in three_alike(position)[:3]:
        shift(card, source, position["column"][0])


def guest_secured_from_the_box(position: Json) -> None:
    shift(any_of(position["box"]), position["box"], position["treasure"][0])


def guest_out_of_a_window(position: Json) -> None:
    """A Guest is in the box, and the Zeppelin flies."""
    index = next(i for i, guest in enumerate(position["guest"]) if guest)
    shift(position["guest"][index], {position["guest"][index]: 1}, position["box"])
    position["guest"][index] = None


def a_guest_gets_nine_gold(position: Json) -> None:
    """The Guest who wishes for 9 Gold is aboard where there are two Gold cards of 6 and 4."""
    guests, box = position["guest"], position["box"]
    if "nine_gold" in guests:
        index = guests.index("nine_gold")
        guests[0], guests[index] = guests[index], guests[0]
    else:
        shift("nine_gold", box, [])
        shift(guests[0], {guests[0]: 1}, box)
        guests[0] = "nine_gold"
    for card in ("octopirate_gold4", "octopirate_gold6"):
        shift(card, position["deck"][0], position["column"][0])


def two_gold_cards_left(position: Json) -> bool:
    left = position["deck"][0]
    known = {"octopirate_gold4", "octopirate_gold6"} <= left.keys()
    guests = [*position["guest"], *position["box"]]
    return mid_game(position) and known and "nine_gold" in guests and not position["column"][0]


def twice_in_vain(position: Json) -> None:
    """Two cards were played in the column of the Guest who wishes for that."""
    index = position["guest"].index("two_in_a_turn")
    position["played"] = [2 * (column == index % 3) for column in range(3)]


def is_watched_twice(position: Json) -> bool:
    """That Guest waits with the seat whose turn was the last."""
    return any(
        guest == "two_in_a_turn" and i // 3 == position["active"]
        for i, guest in enumerate(position["guest"])
    )


def swapped_discard(position: Json) -> None:
    """The card that was discarded is at the very bottom of the pile."""
    own(position, "discard").insert(0, own(position, "discard").pop())


def other_type_below(position: Json) -> bool:
    pile = own(position, "discard")
    return len(pile) > 1 and card_type(pile[-1]) != card_type(pile[-2])


def last_card_goes_first(position: Json) -> None:
    row = position["column"][place(position)]
    row.insert(0, row.pop())


def mixed_column(position: Json) -> bool:
    row = position["column"][place(position)]
    return len({card_type(card) for card in row[-2:]}) == 2


def the_others_are_empty(position: Json) -> None:
    """Everything from the other columns is in the discard pile; the card that was played is not."""
    for column, row in enumerate(own_columns(position)):
        if column != position["place"]:
            while row:
                shift(row[-1], row, own(position, "discard"))


def one_column_is_longer(position: Json) -> bool:
    """There was a card where this one was played."""
    return len(position["column"][place(position)]) > 1


def it_resisted(position: Json) -> None:
    """The Zeppelin that is bombed resisted before, and its owner knows how robust it is."""
    others(position, "hull")[position["place"]] = 2
    position["resisted"][3 * (1 - position["active"]) + position["place"]] = 1


def undamaged(position: Json) -> bool:
    return others(position, "hull") == [-1] * 3 and not any(position["wreck"])


def no_card_in_the_columns(position: Json) -> None:
    for row in own_columns(position):
        while row:
            shift(row[-1], row, others(position, "discard"))


def one_placed_back(position: Json) -> None:
    """Instead of on or under the deck, the card is still among the others."""
    for name in ("top", "bottom"):
        while row := own(position, name):
            shift(row[-1], row, own(position, "deck"))


def looked_with_an_empty_deck(position: Json) -> None:
    """All cards of the deck but one were drawn."""
    cards = own(position, "deck")
    while sum(cards.values()) > 1:
        shift(any_of(cards), cards, own(position, "hand"))
    for row in (own(position, "top"), own(position, "bottom")):
        while row:
            shift(row[-1], row, own(position, "hand"))
    position["looks"] = 0


def zeppelin_down(position: Json, seat: int, column: int, robustness: int) -> None:
    """A Zeppelin was destroyed, and its Guest lost."""
    index = 3 * seat + column
    if guest := position["guest"][index]:
        shift(guest, {guest: 1}, position["box"])
    position["guest"][index] = None
    position["wreck"][index] = robustness
    position["hull"][seat][column], position["resisted"][index] = -1, 0


def all_down(seat: int) -> Change:
    def change(position: Json) -> None:
        for column in range(3):
            zeppelin_down(position, seat, column, column + 1)

    return change


def guest_of_a_wreck(position: Json) -> None:
    position["wreck"][next(i for i, guest in enumerate(position["guest"]) if guest)] = 1


def two_alike(position: Json) -> None:
    position.update(resisted=[1, 1, 0, 0, 0, 0], hull=[[2, 2, -1], [-1] * 3])


def other_active(position: Json) -> None:
    position["active"] = 1 - position["active"]


def first_card_of_the_other_crew(position: Json) -> None:
    card = any_of(position["deck"][1])
    shift(position["discard"][0][0], position["discard"][0], position["deck"][0])
    shift(card, position["deck"][1], position["discard"][0])


# By reason: a position, what is changed, and the field that is refused. ACTIVE, OTHER, PLACE, GUEST
# and TWICE are found in the position.
IMPOSSIBLE: dict[str, list[tuple[Source, Change, str]]] = {
    # What is to be done
    "something is to be done, so something is next": [
        (OVER, put(todo=["action"]), "step"),
    ],
    "action then next_turn cannot be to do": [
        (ACTION, put(todo=["next_turn"]), "todo"),
    ],
    "end_of_action then draw cannot be to do": [
        (DRAW, put(step="end_of_action", todo=["draw"]), "todo"),
    ],
    "something is always to be done until the game ends": [
        (ACTION, put(step=None), "step"),
        (OVER, lambda p: p.update(active=p["emptied"], idle=0), "step"),
    ],
    "somebody must be, once the game has begun": [
        (GUEST, put(step="action", todo=[]), "active"),
        (ACTION, put(first=None), "first"),
    ],
    "is another by the option": [
        (ACTION, lambda p: p["options"].update(first_player=1 - p["first"]), "first"),
    ],
    # Decks and hands
    "nobody drew yet, so the turns since the beginning are counted": [
        (FIRST_TURN, put(idle=2), "active"),
    ],
    "a deck holds the cards of its own crew": [
        (ACTION, from_deck(1, "deck", 0), "deck[0]"),
        (ACTION, from_deck(0, "top", 1), "top[1]"),
        (ACTION, from_deck(1, "bottom", 0), "bottom[0]"),
        (OBSERVE, lambda p: from_deck(1 - p["active"], "looked", p["active"])(p), "looked[ACTIVE]"),
    ],
    "everybody knows of a card of the other crew": [
        (ACTION, from_deck(1, "hand", 0), "hand[0]"),
    ],
    "is the same for everybody else": [
        (
            ACTION,
            lambda p: p["known"][0].update(hand=[{}, {any_of(p["hand"][1]): 1}]),
            "known[0].hand[1]",
        ),
    ],
    "ten cards were dealt from it": [
        (FIRST_TURN, lambda p: shift(any_of(p["hand"][0]), p["hand"][0], p["deck"][0]), "deck[0]"),
    ],
    "is the first whose deck ran out": [
        (ACTION, put(emptied=0), "emptied"),
        (LAST_TURN, put(emptied=None), "emptied"),
        (LAST_ACTION, lambda p: p.update(emptied=p["active"], idle=0), "emptied"),
    ],
    "a deck ran out in this turn or in the one before": [
        (LAST_TURN, put(idle=2), "idle"),
    ],
    # Zeppelins, Guests and columns
    "each Zeppelin of a crew has a robustness of its own": [
        (UNDAMAGED, two_alike, "hull[0]"),
        (
            ACTION,
            lambda p: p.update(hull=[[0, -1, -1], [-1] * 3], wreck=[0] * 6, resisted=[0] * 6),
            "hull[0]",
        ),
    ],
    "a destroyed Zeppelin has no hull and no Guest": [
        (UNDAMAGED, guest_of_a_wreck, "wreck[GUEST]"),
    ],
    "a Zeppelin resists fewer Bombs than it is robust": [
        (UNDAMAGED, put(hull=[[3, -1, -1], [-1] * 3]), "resisted[0]"),
        (UNDAMAGED, put(resisted=[0, 0, 0, 0, 0, 1]), "resisted[5]"),
        (UNDAMAGED, put(hull=[[-1, 2, -1], [-1] * 3], resisted=[0, 2, 0, 0, 0, 0]), "resisted[1]"),
    ],
    "the last Zeppelin ends the game": [
        (ACTION, all_down(0), "winner"),
        (ACTION, put(winner=0), "winner"),
    ],
    "a seat can secure the Guests of its own three Zeppelins": [
        (
            some("action", lambda p: mid_game(p) and all(p["guest"][:3])),
            guest_secured_from_the_box,
            "treasure[0]",
        ),
    ],
    "a Guest is lost with a Zeppelin only": [
        (UNDAMAGED, guest_out_of_a_window, "box"),
    ],
    "a pleased Guest moves into the Treasure": [
        (some("action", two_gold_cards_left), a_guest_gets_nine_gold, "guest[0]"),
        (some("over", is_watched_twice), twice_in_vain, "guest[TWICE]"),
    ],
    "the third card of a type clears a column": [
        (some("action", lambda p: mid_game(p) and three_alike(p)), three_of_a_type, "column[0]"),
        (some("over", three_alike), three_of_a_type, "column[0]"),
    ],
    "the fullest column is closed to the card that is played": [
        (some("robustness", one_column_is_longer), the_others_are_empty, "column[PLACE]"),
    ],
    "the card that was played lies last there": [
        (some("robustness", mixed_column), last_card_goes_first, "column[PLACE]"),
        (some("secure", mixed_column), last_card_goes_first, "column[PLACE]"),
        (SECURE, put(played=[0, 0, 0]), "column[PLACE]"),
    ],
    # A turn
    "there are one or two left": [
        (ACTION, put(actions=0), "actions"),
    ],
    "a card played is an action": [
        (ACTION, put(played=[0, 1, 0]), "played"),
        (SECOND_ACTION, put(played=[1, 0, 1]), "played"),
        (OVER, put(played=[1, 1, 1]), "played"),
    ],
    "is where a played card takes effect": [
        (ACTION, put(place=1), "place"),
        (BOMB, put(place=-1), "place"),
    ],
    "nobody drew a card in this turn": [
        (ACTION, put(idle=0), "idle"),
        (
            some(
                "draw",
                lambda p: p["todo"] == ["end_of_action", "after_card"] and p["actions"] == 2,
            ),
            put(idle=0),
            "idle",
        ),
    ],
    "the game would be over": [
        (ACTION, put(idle=41), "idle"),
        (some("action", lambda p: p["idle"] == 1, endless_limit=20), put(idle=21), "idle"),
    ],
    "a card whose place is known is drawn without chance": [
        (DRAW, from_own_deck("top"), "top[ACTIVE]"),
    ],
    "the robustness of that Zeppelin is known": [
        (BOMB, it_resisted, "step"),
        (BOMB, lambda p: zeppelin_down(p, 1 - p["active"], p["place"], 1), "step"),
    ],
    "a card takes effect once for each card of its type in the column": [
        (BOMB, put(repeats=2), "repeats"),
        (BOMB, put(repeats=0), "repeats"),
        (
            SECURE,
            lambda p: p.update(repeats=1 + sum("secure" in c for c in p["column"][place(p)])),
            "repeats",
        ),
        (SECURE, put(repeats=0), "repeats"),
        (REINFORCE, put(repeats=1), "repeats"),
        (some("draw", lambda p: "reinforce" in p["todo"]), put(repeats=0), "repeats"),
    ],
    "no card was played that takes effect": [
        (ACTION, put(repeats=1), "repeats"),
    ],
    "nothing can be done at secure": [
        (some("secure", lambda p: p["repeats"] == 1), the_others_are_empty, "step"),
    ],
    "nothing can be done at call_back": [
        (some("call_back"), no_card_in_the_columns, "step"),
    ],
    "nothing can be done at manoeuvre": [
        (some("manoeuvre"), no_card_in_the_columns, "step"),
    ],
    "the card that was discarded lies on top": [
        (
            some("manoeuvre", lambda p: other_type_below(p) and mid_game(p)),
            swapped_discard,
            "discard[ACTIVE]",
        ),
        (some("call_back", other_type_below), swapped_discard, "discard[ACTIVE]"),
        (some("observe", other_type_below), swapped_discard, "discard[ACTIVE]"),
        (
            some("draw", lambda p: "look" in p["todo"] and other_type_below(p)),
            swapped_discard,
            "discard[ACTIVE]",
        ),
    ],
    # Observe
    "it is not this seat's turn": [
        (
            OBSERVE,
            lambda p: from_deck(1 - p["active"], "looked", 1 - p["active"])(p),
            "looked[OTHER]",
        ),
    ],
    "cards lie there while they are observed": [
        (ACTION, from_own_deck("looked"), "looked[ACTIVE]"),
    ],
    "all cards were looked at": [
        (ACTION, put(looks=1), "looks"),
    ],
    "two cards are looked at": [
        (LOOK, put(looks=2), "looks"),
        (LOOK, put(looks=0), "looks"),
    ],
    "two cards are observed, and then placed": [
        (OBSERVE, from_own_deck("looked"), "looked[ACTIVE]"),
        (OBSERVE_ONE, one_placed_back, "looked[ACTIVE]"),
    ],
    "these cards would have been looked at": [
        (
            some(
                "observe",
                lambda p: sum(own(p, "looked").values()) == 2 and not own(p, "top"),
            ),
            from_own_deck("top"),
            "top[ACTIVE]",
        ),
    ],
    "there are too few cards to observe": [
        (LOOK, looked_with_an_empty_deck, "deck[ACTIVE]"),
    ],
    # The end
    "has destroyed all Zeppelins of the other": [
        (over_by_bombs, put(winner=None), "winner"),
        (over_by_bombs, put(winner=1), "winner"),
        (over_by_bombs, all_down(0), "winner"),
        (OVER, put(winner=0), "winner"),
    ],
    "has just destroyed the last Zeppelin": [
        (over_by_bombs, other_active, "active"),
        (over_by_bombs, put(played=[0, 1, 0]), "active"),
    ],
    "the game was over earlier": [
        (OVER, put(idle=41), "idle"),
    ],
    "only the last Zeppelin ends a turn early": [
        (OVER, put(actions=1), "actions"),
        (over_by_bombs, put(actions=0), "actions"),
    ],
    "the game is over": [
        (OVER, put(repeats=1), "repeats"),
        (OVER, put(looks=1), "looks"),
        (OVER, put(place=0), "place"),
        (some("over", lambda p: own(p, "deck")), from_own_deck("looked"), "looked[ACTIVE]"),
    ],
    # Setup
    "the first turn has not begun": [
        (ACTION, put(step="guest", todo=["next_turn", "set_up_crew"]), "active"),
        (GUEST, put(active=0), "active"),
        (GUEST, put(emptied=0), "emptied"),
        (GUEST, put(winner=0), "winner"),
        (GUEST, put(actions=2), "actions"),
        (GUEST, put(repeats=1), "repeats"),
        (GUEST, put(looks=1), "looks"),
        (GUEST, put(idle=1), "idle"),
    ],
    "nothing lies there before the first turn": [
        (GUEST, from_deck(0, "column", 0), "column"),
        (GUEST, from_deck(0, "treasure", 0), "treasure"),
        (GUEST, from_deck(0, "top", 0), "top"),
        (GUEST, from_deck(0, "bottom", 0), "bottom"),
        (GUEST, put(played=[0, 0, 1]), "played"),
    ],
    "no card was played yet": [
        (GUEST, put(place=0), "place"),
    ],
    "nothing was bombed yet": [
        (GUEST, put_in("wreck", 5, 1), "wreck"),
        (GUEST, put_in("resisted", 5, 1), "resisted"),
        (GUEST, put_in("hull", 1, [-1, -1, 2]), "hull"),
    ],
    "nobody looks at a deck before the first turn": [
        (GUEST, from_deck(1, "looked", 1), "looked[1]"),
    ],
    "the first hands are drawn unseen": [
        (
            FIRST_HANDS,
            lambda p: [
                p["known"][seer]["hand"].__setitem__(1, {any_of(p["hand"][1]): 1})
                for seer in (0, 2)
            ],
            "known[2].hand[1]",
        ),
    ],
    "is found out first": [
        (FIRST_PLAYER, put(first=1), "first"),
        (GUEST, put(first=None), "first"),
    ],
    "was agreed, so nobody finds it out": [
        (FIRST_PLAYER, option(first_player=1), "first"),
    ],
    "Guests come aboard in another way by the option": [
        (GUEST, option(guests="chosen"), "step"),
        (GUEST, put(step="choose_guest"), "step"),
    ],
    "Guests come aboard one Zeppelin after the other": [
        (GUEST, lambda p: p["guest"].reverse(), "guest"),
        (LAYING_OUT, guest_out_of_a_window, "guest"),
    ],
    "nobody is aboard before it is clear who begins": [
        (FIRST_PLAYER, lambda p: p["guest"].__setitem__(0, p["box"].popitem()[0]), "guest"),
    ],
    "five cards are laid out, then five are drawn": [
        (LAYING_OUT, from_deck(0, "hand", 0), "discard[0]"),
        (FIRST_HANDS, from_deck(0, "discard", 0), "discard[0]"),
        (FIRST_HANDS, from_deck(0, "hand", 0), "discard[0]"),
    ],
    "it is not this seat's time to lay out cards": [
        (GUEST, from_deck(0, "discard", 0), "discard[0]"),
        (LAYING_OUT, from_deck(1, "discard", 1), "discard[1]"),
    ],
    "everybody begins with the cards of the own crew": [
        (LAYING_OUT, first_card_of_the_other_crew, "discard[0]"),
    ],
    "everybody has the first cards": [
        (FIRST_HANDS, from_deck(1, "hand", 1), "step"),
    ],
}


@pytest.mark.parametrize(
    ("why", "number"), [(why, n) for why, cases in IMPOSSIBLE.items() for n in range(len(cases))]
)
def test_it_could_not_be_so(why: str, number: int) -> None:
    source, change, field = IMPOSSIBLE[why][number]
    position = source()
    at(copy.deepcopy(position))
    change(position)
    active = position["active"] or 0
    names = {
        "ACTIVE": active,
        "OTHER": 1 - active,
        "PLACE": 3 * active + position["place"],
        "GUEST": next((i for i, guest in enumerate(position["guest"]) if guest), None),
        "TWICE": next((i for i, g in enumerate(position["guest"]) if g == "two_in_a_turn"), None),
    }
    for word, place_or_seat in names.items():
        field = field.replace(word, str(place_or_seat))
    refused_for(position, field, why)


def reasons() -> Iterator[str]:
    """Every sentence in the code that a position can be refused with, as far as it is fixed."""
    for file in GAME.folder.glob("positions*.py"):
        code = ast.parse(file.read_text(encoding="utf-8"))
        for node in (n for r in ast.walk(code) if isinstance(r, ast.Return) for n in ast.walk(r)):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                words = (n.value for n in ast.walk(node.elts[1]) if isinstance(n, ast.Constant))
                yield max((word for word in words if isinstance(word, str)), key=len)


def test_every_reason_is_given() -> None:
    found = set(reasons())
    assert len(found) > 50
    for sentence in found:
        assert any(sentence in why for why in IMPOSSIBLE), sentence


# What is in the box


@pytest.mark.parametrize(
    ("field", "seat"), [("hand", 0), ("deck", 1), ("discard", 0), ("treasure", 1), ("column", 4)]
)
def test_one_card_more(field: str, seat: int) -> None:
    for card in ("octopirate_bomb1", "meowmurai_gold6"):
        position = ACTION()
        shift(card, {card: 1}, position[field][seat])
        refused_for(position, card)


def test_a_card_or_a_guest_is_missing() -> None:
    position = ACTION()
    card = any_of(position["deck"][0])
    shift(card, position["deck"][0], [])
    refused_for(position, card)
    position = ACTION()
    guest, _ = position["box"].popitem()
    refused_for(position, guest)


def test_guests_and_crews_have_their_places() -> None:
    position = ACTION()
    shift(any_of(position["box"]), position["box"], position["hand"][0])
    refused_for(position, f"hand[0].{any_of(position['hand'][0])}")
    position = ACTION()
    position["guest"][0] = "octopirate_gold4"
    refused_for(position, "guest[0]")


# What is possible all the same


def test_a_bomb_ends_the_game_before_the_guest_and_the_third_card() -> None:
    position = over_by_bombs()
    assert position["column"][0] == ["octopirate_bomb2", "octopirate_bomb1", "octopirate_bomb1"]
    assert at(position).outcome


def test_one_card_is_observed_where_the_table_is_content_with_it() -> None:
    position = LOOK()
    looked_with_an_empty_deck(position)
    position["options"]["observe_with_one"] = True
    play_on(at(position))


@pytest.mark.parametrize("options", [{}, OTHERWISE], ids=["usual", "other"])
def test_every_position_that_arose_is_let_in(options: Json) -> None:
    all_are_let_in(GAME.name, 2, most=150, **options)


@st.deferred  # not before it is asked for: collecting tests is to take no time
def tampered() -> st.SearchStrategy[Json]:
    """Positions that arose, to be changed."""
    return st.sampled_from(
        [
            position
            for options in ({}, OTHERWISE)
            for step in steps_seen(2, GAME.name, **options)
            for position in positions_at(step, 2, 100, GAME.name, **options)[::13]
        ]
    )


@settings(max_examples=400)
@given(data=st.data(), position=tampered)
def test_a_position_that_was_tampered_with_is_refused_or_played(
    data: st.DataObject, position: Json
) -> None:
    changed = data.draw(mutated(position))
    refused_or_played(lambda: at(changed))


@settings(max_examples=300)
@given(data=st.data(), position=tampered)
def test_so_is_one_whose_cards_and_numbers_were_moved(data: st.DataObject, position: Json) -> None:
    changed = copy.deepcopy(position)
    rows = [row for f in ("column", "discard", "treasure", "top", "bottom") for row in changed[f]]
    zones = [cards for f in ("deck", "hand", "looked") for cards in changed[f]]
    for _ in range(data.draw(st.integers(1, 3))):
        if data.draw(st.booleans()):
            source = data.draw(st.sampled_from([cards for cards in [*rows, *zones] if cards]))
            card = data.draw(st.sampled_from(sorted(source)))
            shift(card, source, data.draw(st.sampled_from([*rows, *zones])))
        else:
            name = data.draw(
                st.sampled_from(["active", "actions", "place", "repeats", "looks", "idle"])
            )
            changed[name] = data.draw(st.integers(0, 2))
    refused_or_played(lambda: at(changed))
