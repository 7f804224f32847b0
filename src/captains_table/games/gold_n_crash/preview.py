"""What an action would lead to, worked out before it is chosen from what the seat that chooses
knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from captains_table.games.gold_n_crash.columns import at
from captains_table.games.gold_n_crash.end import GUEST_GOLD
from captains_table.games.gold_n_crash.guests import NINE_GOLD
from captains_table.games.gold_n_crash.state import COLUMNS, GUESTS, OBSERVED, ROBUST

View = Mapping[str, Any]
Cards = Sequence[str]

# Guests that wait for so many cards of one type.
WAITS_FOR = {
    "three_reinforce": ("reinforce", 3),
    "three_fish": ("fish", 3),
    "two_gold": ("gold", 2),
    "three_board": ("board", 3),
}


def type_in(card: str) -> str:
    """The type of a crew card, from its name.

    >>> type_in("octopirate_bomb2")
    'bomb'
    """
    return card.partition("_")[2][:-1]


def gold_on(card: str) -> int:
    """What a crew card or a Guest counts.

    >>> gold_on("meowmurai_gold6"), gold_on("five_cards")
    (6, 6)
    """
    return GUEST_GOLD[GUESTS.index(card)] if card in GUESTS else int(card[-1])


def count_in(cards: Cards, kind: str) -> int:
    """How many cards of a type are among these."""
    return sum(type_in(card) == kind for card in cards)


def own_columns(view: View, p: int) -> list[list[str]]:
    """A seat's three columns."""
    return list(view["column"][at(p, 0) : at(p, COLUMNS)])


def deck_left(view: View, p: int) -> int:
    """How many cards a seat can still draw."""
    return int(view["deck"][p]["size"]) + len(view["top"][p]) + len(view["bottom"][p])


def progress(view: View, place: int) -> tuple[int, int]:
    """How far the column below a Guest is, and what the Guest waits for. Rules, "The Esteemed
    Guests"; rulings GC-34 and GC-35."""
    guest, cards = view["guest"][place], view["column"][place]
    if guest in WAITS_FOR:
        kind, need = WAITS_FOR[guest]
        return count_in(cards, kind), need
    if guest == "nine_gold":
        every = view["options"]["gold_counts_in_column"]
        return sum(gold_on(c) for c in cards if every or type_in(c) != "gold"), NINE_GOLD
    if guest == "two_in_a_turn":
        p, column = divmod(place, COLUMNS)
        return (view["played"][column] if p == view["active"] else 0), 2
    if guest == "five_cards":
        return len(cards), 5
    return len({type_in(card) for card in cards}), 4


def robustness(view: View, place: int) -> list[int]:
    """How robust a Zeppelin can be, as far as the viewer knows: the three of a seat differ, and
    each is tougher than what it resisted. Ruling GC-16."""
    p, column = divmod(place, COLUMNS)
    if wreck := view["wreck"][place]:
        return [wreck]
    possible = set()
    for values in permutations(range(1, ROBUST + 1)):
        if all(_may_be(view, p, c, value) for c, value in enumerate(values)):
            possible.add(values[column])
    return sorted(possible)


def _may_be(view: View, p: int, column: int, value: int) -> bool:
    place = at(p, column)
    if wreck := view["wreck"][place]:
        return bool(value == wreck)
    hull = view["hull"][p][column]
    if hull is not None and hull > 0:
        return bool(value == hull)
    return bool(value > view["resisted"][place])


@dataclass
class Effect:
    """What happens through an action up to the next choice or surprise. `after` is the view as far
    as it is certain then; the rest says what changed:

    `strength` of a Bomb and `destroys`, which is None where nobody can know it yet; the cards that
    are `boarded`, `fished`, `secured`, `cracked`, `looted`, `moved` or `called_back`; how many are
    `drawn`, `looked` at or still to be secured (`to_secure`, out of the columns in `sources`); the
    Guest that comes to the Treasure, whether the column is cleared and of which type that is the
    third card; whether the deck runs out and whether the game is won on the spot.
    """

    after: dict[str, Any]
    strength: int = 0
    destroys: bool | None = False
    boarded: list[str] = field(default_factory=list)
    fished: list[str] = field(default_factory=list)
    secured: list[str] = field(default_factory=list)
    cracked: str | None = None
    looted: str | None = None
    moved: str | None = None
    called_back: str | None = None
    drawn: int = 0
    looked: int = 0
    to_secure: int = 0
    sources: list[int] = field(default_factory=list)
    guest: str | None = None
    third: str | None = None
    empties_deck: bool = False
    wins: bool = False


def effect_of(view: View, action: Mapping[str, Any]) -> Effect:
    """What an action of the seat that has the turn leads to."""
    effect = Effect(_copy(view))
    match action:
        case {"do": "draw"}:
            _draw(effect, 1)
        case {"do": "play", "card": kind, "gold": gold, "column": column}:
            _play(effect, kind, gold, column)
        case {"do": "discard", "column": column}:
            _discard(effect, column)
        case {"do": "secure", "column": column}:
            _secure(effect, column)
        case {"do": "manoeuvre", "from": source, "to": target}:
            columns = own_columns(effect.after, effect.after["active"])
            effect.moved = columns[source].pop()
            columns[target].append(effect.moved)
            _after_card(effect, target)
        case {"do": "call_back", "column": column}:
            columns = own_columns(effect.after, effect.after["active"])
            effect.called_back = columns[column].pop()
            _to_hand(effect.after, effect.called_back)
    return effect


def _copy(view: View) -> dict[str, Any]:
    """A view whose piles can be changed."""
    after = dict(view)
    for name in ("column", "discard", "treasure", "top", "bottom"):
        after[name] = [list(cards) for cards in view[name]]
    for name in ("guest", "resisted", "wreck", "played"):
        after[name] = list(view[name])
    for name in ("deck", "hand"):
        after[name] = [dict(zone) for zone in view[name]]
    for hand in after["hand"]:
        if "cards" in hand:
            hand["cards"] = dict(hand["cards"])
    return after


def _to_hand(after: dict[str, Any], card: str) -> None:
    hand = after["hand"][after["active"]]
    hand["size"] += 1
    hand["cards"][card] = hand["cards"].get(card, 0) + 1


def _from_hand(after: dict[str, Any], kind: str, gold: int) -> str:
    """Take a card from the hand, one of the own crew first: they all do the same."""
    p = after["active"]
    hand = after["hand"][p]
    card = next(
        name
        for crew in (after["crew"][p], after["crew"][1 - p])
        if (name := f"{crew}_{kind}{gold}") in hand["cards"]
    )
    hand["size"] -= 1
    hand["cards"][card] -= 1
    if not hand["cards"][card]:
        del hand["cards"][card]
    return card


# Rulebook, "The Play Action Effects"


def _play(effect: Effect, kind: str, gold: int, column: int) -> None:
    after, p = effect.after, effect.after["active"]
    place, facing = at(p, column), at(1 - p, column)
    cards = after["column"][place]
    cards.append(_from_hand(after, kind, gold))
    after["played"][column] += 1
    times = count_in(cards, kind)
    match kind:
        case "bomb":
            _bomb(effect, facing, times)
        case "board":
            while times > len(effect.boarded) and after["column"][facing]:
                effect.boarded.append(after["column"][facing].pop())
                after["discard"][1 - p].append(effect.boarded[-1])
        case "fish":
            while times > len(effect.fished) and after["discard"][p]:
                effect.fished.append(after["discard"][p].pop())
                _to_hand(after, effect.fished[-1])
        case "reinforce":
            _draw(effect, times)
        case "secure":
            _ask_to_secure(effect, column, times)
    if not effect.wins:
        _after_card(effect, column)


def _draw(effect: Effect, times: int) -> None:
    """Draw; what Observe put on top is known."""
    after, p = effect.after, effect.after["active"]
    effect.drawn = min(times, deck_left(after, p))
    for _ in range(effect.drawn):
        if after["top"][p]:
            _to_hand(after, after["top"][p].pop())
        elif after["deck"][p]["size"]:
            after["deck"][p]["size"] -= 1
            after["hand"][p]["size"] += 1
        else:
            _to_hand(after, after["bottom"][p].pop())
    effect.empties_deck = deck_left(after, p) == 0 and after["emptied"] is None


def _bomb(effect: Effect, place: int, strength: int) -> None:
    """One check with all Bombs. Rulings GC-11, GC-12, GC-17 and GC-42."""
    after = effect.after
    possible = robustness(after, place)
    effect.strength = strength
    p = place // COLUMNS
    is_last = sum(wreck == 0 for wreck in after["wreck"][at(p, 0) : at(p, COLUMNS)]) == 1
    if min(possible) > strength:
        after["resisted"][place] = max(after["resisted"][place], strength)
    elif max(possible) > strength:
        effect.destroys = None  # never the last one: what the others are tells its robustness
    else:
        effect.destroys = True
        effect.wins = is_last
        after["guest"][place] = None
        after["resisted"][place] = 0
        if len(possible) == 1:
            after["wreck"][place] = possible[0]


def _ask_to_secure(effect: Effect, column: int, times: int) -> None:
    """How many cards the Secure cards of a column take, and from where. Rulings GC-9 and GC-21."""
    columns = own_columns(effect.after, effect.after["active"])
    beside = [c for c in range(COLUMNS) if abs(c - column) == 1]
    effect.to_secure = min(times, sum(len(columns[c]) for c in beside))
    effect.sources = [c for c in beside if columns[c]] if effect.to_secure else []


def _secure(effect: Effect, column: int) -> None:
    after, p = effect.after, effect.after["active"]
    effect.secured.append(own_columns(after, p)[column].pop())
    after["treasure"][p].append(effect.secured[-1])
    _ask_to_secure(effect, after["place"], after["repeats"] - 1)
    _after_card(effect, after["place"])


# Rulebook, "The Discard Action Effects"


def _discard(effect: Effect, column: int) -> None:
    after, p = effect.after, effect.after["active"]
    card = own_columns(after, p)[column].pop()
    after["discard"][p].append(card)
    match type_in(card):
        case "bomb":
            effect.cracked = after["treasure"][1 - p].pop()
            after["discard"][1 - p].append(effect.cracked)
        case "reinforce":
            effect.looked = min(OBSERVED, deck_left(after, p))
        case "secure":
            effect.looted = after["discard"][1 - p].pop()
            after["treasure"][p].append(effect.looted)


# Rulebook, "The Esteemed Guests" and the third card of a type


def _after_card(effect: Effect, column: int) -> None:
    """The Guest, then the third card. Nothing but the choices of a Secure comes before, and they
    do not touch this column; the Treasure waits for them. Rulings GC-29 to GC-33."""
    after, p = effect.after, effect.after["active"]
    place = at(p, column)
    if after["guest"][place] is not None:
        have, need = progress(after, place)
        if have >= need:
            effect.guest = after["guest"][place]
    cards = after["column"][place]
    effect.third = next((type_in(c) for c in cards if count_in(cards, type_in(c)) >= 3), None)
    if effect.to_secure:
        return
    if effect.guest is not None:
        after["guest"][place] = None
        after["treasure"][p].append(effect.guest)
    if effect.third is not None:
        after["discard"][p] += cards
        cards.clear()


def treasure_gold(cards: Cards) -> int:
    """The gold of a Treasure, Guests included. Ruling GC-43."""
    return sum(map(gold_on, cards))


def safe_part(cards: Cards) -> int:
    """How many cards of a Treasure nobody can take: the uppermost Guest and all below. Ruling
    GC-36."""
    return max((i + 1 for i, card in enumerate(cards) if card in GUESTS), default=0)
