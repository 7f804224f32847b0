"""Tables made to measure: which cards lie where when a turn goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import captains_table as ct
from tests.games.script import Action, Script, told

CREWS = ("octopirate", "meowmurai")
TYPES = ("bomb", "board", "fish", "reinforce", "secure", "gold")
VALUES = {1: 3, 2: 2, 3: 1}
CREW = Counter(
    {f"{kind}{value}": n for kind in TYPES[:5] for value, n in VALUES.items()}
    | {"gold4": 5, "gold6": 1}
)
# Those that come true by themselves most rarely come first: they are aboard where none is named.
GUESTS = (
    "five_cards",
    "three_board",
    "three_fish",
    "three_reinforce",
    "two_gold",
    "four_types",
    "nine_gold",
    "two_in_a_turn",
)
PLACES = [(seat, column) for seat in (0, 1) for column in range(3)]
DECK_AT_FIRST = 26
FIRST_DISCARDS = ("bomb2", "board2", "fish2", "reinforce2", "secure2")
FIRST_HAND = ("bomb1", "board1", "fish1", "reinforce1", "secure1")
Place = tuple[int, int]
Cards = Sequence[str]


def piece(seat: int, card: str) -> str:
    """A card as the table names it: without a crew it is one of the seat's own."""
    return f"{CREWS[seat]}_{card}" if card in CREW else card


def pieces(seat: int, cards: Cards) -> list[str]:
    """Cards of a seat as the table names them."""
    return [piece(seat, card) for card in cards]


def short(seat: int, name: str) -> str:
    """A card as the tests name it: of the seat's own crew, without the crew."""
    return name.removeprefix(f"{CREWS[seat]}_")


def begin(
    first: int = 0,
    guests: Sequence[str] = (),
    discards: Mapping[int, Cards] | None = None,
    hands: Mapping[int, Cards] | None = None,
    script: Script | None = None,
    **options: Any,
) -> ct.Table:
    """A table at its first decision. `guests` come aboard in that order: the first player's and
    the other's in turn, from column 0 on. Each seat lays out five cards, then draws five."""
    dealt = [
        card
        for seat in (0, 1)
        for row in ((discards or {}).get(seat, FIRST_DISCARDS), (hands or {}).get(seat, FIRST_HAND))
        for card in pieces(seat, row)
    ]
    chance = script or Script(first_player=[first], guest=guests, draw=dealt)
    return ct.Table("gold-n-crash", options=options, chance=chance, checked=True)


def situation(
    *,
    active: int = 0,
    first: int | None = None,
    actions: int | None = None,
    columns: Mapping[Place, Cards] | None = None,
    hands: Mapping[int, Cards] | None = None,
    decks: Mapping[int, Cards] | None = None,
    tops: Mapping[int, Cards] | None = None,
    bottoms: Mapping[int, Cards] | None = None,
    discards: Mapping[int, Cards] | None = None,
    treasures: Mapping[int, Cards] | None = None,
    guests: Mapping[Place, str | None] | None = None,
    hulls: Mapping[Place, int] | None = None,
    resisted: Mapping[Place, int] | None = None,
    wrecks: Mapping[Place, int] | None = None,
    played: Sequence[int] = (0, 0, 0),
    idle: int | None = None,
    emptied: int | None = None,
    rest: str | None = None,
    draws: Cards = (),
    robustness: Sequence[int] = (),
    script: Script | None = None,
    **options: Any,
) -> ct.Table:
    """A table where the active seat is about to act.

    A place is (seat, column). Cards are listed from the oldest or lowest to the newest or
    uppermost. A card without a crew is one of the seat's own; a card that is nowhere is in its own
    crew's deck. Where the deck cannot hold all of them, or `decks` names what it holds, the others
    are where they matter least: in the hand of the seat that is not active (where everybody knows
    of cards of the other crew), or in each seat's `rest`: "discard", "treasure" or "hand".
    A Zeppelin for which no Guest is named has one who still waits, unless it is a wreck or a Guest
    of its owner is in the Treasure instead. `hulls` are Zeppelins that resisted, one Bomb unless
    `resisted` says otherwise; `draws` (cards of the active seat) and `robustness` are what chance
    brings, unless there is a whole `script`. Unless they are named, `actions` and `idle` fit who
    emptied the deck, and `first` fits a game in which nobody has drawn yet.
    """
    column = [pieces(seat, (columns or {}).get((seat, c), ())) for seat, c in PLACES]

    def of_both(cards: Mapping[int, Cards] | None) -> list[list[str]]:
        return [pieces(seat, (cards or {}).get(seat, ())) for seat in (0, 1)]

    hand, top, bottom = of_both(hands), of_both(tops), of_both(bottoms)
    pile = {"discard": of_both(discards), "treasure": of_both(treasures), "hand": hand}
    used = Counter(c for rows in (column, top, bottom, *pile.values()) for row in rows for c in row)
    deck: list[Counter[str]] = []
    for seat in (0, 1):
        left = Counter({piece(seat, card): n for card, n in CREW.items()}) - used
        named = (decks or {}).get(seat)
        if named is None:
            room = DECK_AT_FIRST - len(top[seat]) - len(bottom[seat])
            scripted = Counter(pieces(active, draws)) & left
            inside = Counter([*scripted.elements(), *(left - scripted).elements()][:room])
        else:
            inside = Counter(pieces(seat, named))
        deck.append(inside)
        others = (left - inside).elements()
        (pile[rest][seat] if rest else hand[1 - active])[:0] = others
    empty = [seat for seat in (0, 1) if not (top[seat] or deck[seat] or bottom[seat])]
    if emptied is None and empty:
        emptied = active if empty == [active] else 1 - active
    if idle is None:
        idle = 0 if emptied == active else 1
    if actions is None:
        actions = 1 if emptied == active else 2
    if first is None:
        first = active if idle % 2 else 1 - active
    destroyed = [(wrecks or {}).get(place, 0) for place in PLACES]
    aboard = _aboard(guests or {}, pile["treasure"], destroyed, column)
    elsewhere = {*aboard, *pile["treasure"][0], *pile["treasure"][1]}
    box = [guest for guest in GUESTS if guest not in elsewhere]
    # A card of the other crew came from a discard pile or a column: everybody knows of it.
    foreign = [_foreign(seat, hand[seat]) for seat in (0, 1)]
    robust = [(hulls or {}).get(place, -1) for place in PLACES]
    position = {
        **ct.Table("gold-n-crash", options=options, seed=1).position(),
        "first": first,
        "active": active,
        "actions": actions,
        "column": column,
        "discard": pile["discard"],
        "treasure": pile["treasure"],
        "top": top,
        "bottom": bottom,
        "guest": aboard,
        "hull": [robust[:3], robust[3:]],
        "resisted": [(resisted or {}).get(place, int(place in (hulls or {}))) for place in PLACES],
        "wreck": destroyed,
        "played": list(played),
        "idle": idle,
        "emptied": emptied,
        "box": dict.fromkeys(box, 1),
        "deck": [dict(cards) for cards in deck],
        "hand": [dict(Counter(cards)) for cards in hand],
        "known": [
            {"hand": [{} if seer == seat else foreign[seat] for seat in (0, 1)]}
            for seer in (0, 1, None)
        ],
    }
    chance = script or Script(draw=pieces(active, draws), robustness=robustness)
    return ct.Table.at("gold-n-crash", position, chance=chance, checked=True)


def _aboard(
    named: Mapping[Place, str | None],
    treasure: Sequence[Cards],
    destroyed: Sequence[int],
    columns: Sequence[Cards],
) -> list[str | None]:
    """The Guests of the six Zeppelins, none of whom the cards below would please. Who has Guests in
    the Treasure lacks as many, first where the Zeppelin is a wreck, then from column 2 on."""
    secured = [{g for g in cards if g in GUESTS} for cards in treasure]
    gone = set(named.values()) | secured[0] | secured[1]
    free = [guest for guest in GUESTS if guest not in gone]
    aboard: list[str | None] = []
    for seat in (0, 1):
        mine = range(3 * seat, 3 * seat + 3)
        open_ = [i for i in mine if not destroyed[i] and PLACES[i] not in named]
        gone_too = sum(
            destroyed[i] > 0 or (PLACES[i] in named and not named[PLACES[i]]) for i in mine
        )
        missing = max(0, len(secured[seat]) - gone_too)
        filled = open_[: max(0, len(open_) - missing)]
        for i in mine:
            if i in filled:
                waiting = next(g for g in free if not _is_pleased(g, columns[i]))
                free.remove(waiting)
                aboard.append(waiting)
            else:
                aboard.append(named.get(PLACES[i]))
    return aboard


def _is_pleased(guest: str, cards: Cards) -> bool:
    """Whether a Guest has what they wish for; "three_board" and the like say what."""
    types = Counter(card.split("_")[1][:-1] for card in cards)
    wishes = {
        "five_cards": len(cards) >= 5,
        "four_types": len(types) >= 4,
        "nine_gold": sum(int(card[-1]) for card in cards) >= 9,
        "two_gold": types["gold"] >= 2,
    }
    return wishes.get(guest, types[guest.removeprefix("three_")] >= 3)


def _foreign(seat: int, cards: Cards) -> dict[str, int]:
    return dict(Counter(card for card in cards if not card.startswith(CREWS[seat])))


# What lies where


def column(table: ct.Table, seat: int, number: int) -> list[str]:
    """The cards of a column, the oldest first."""
    return [short(seat, card) for card in table.position()["column"][3 * seat + number]]


def discarded(table: ct.Table, seat: int) -> list[str]:
    """A discard pile, the uppermost card last."""
    return [short(seat, card) for card in table.position()["discard"][seat]]


def treasure(table: ct.Table, seat: int) -> list[str]:
    """A Treasure, the uppermost card last."""
    return [short(seat, card) for card in table.position()["treasure"][seat]]


def hand(table: ct.Table, seat: int) -> list[str]:
    """The cards of a hand, sorted."""
    cards = Counter(table.position()["hand"][seat])
    return sorted(short(seat, card) for card in cards.elements())


def deck_size(table: ct.Table, seat: int) -> int:
    """How many cards a seat can still draw."""
    position = table.position()
    known = len(position["top"][seat]) + len(position["bottom"][seat])
    unknown: int = sum(position["deck"][seat].values())
    return known + unknown


def guest(table: ct.Table, seat: int, number: int) -> str | None:
    """The Guest above a column, if there is still one."""
    name: str | None = table.position()["guest"][3 * seat + number]
    return name


def wreck(table: ct.Table, seat: int, number: int) -> int:
    """The robustness of a destroyed Zeppelin; 0 for one that flies."""
    value: int = table.position()["wreck"][3 * seat + number]
    return value


def told_of(table: ct.Table, event: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What a seat, or everybody, was told of events of that name, in order."""
    return [e for e in told(table, seat) if e["event"] == event]


def happened(table: ct.Table, seat: int | None = None, since: int = 0) -> list[str]:
    """The names of what a seat, or everybody, was told, in order."""
    return [e["event"] for e in told(table, seat, since)]


# Actions


def play(card: str, column: int) -> Action:
    """Play a card, such as "bomb1", in a column."""
    return {"do": "play", "card": card[:-1], "gold": int(card[-1]), "column": column}


def discard(column: int) -> Action:
    """Discard the last card of a column."""
    return {"do": "discard", "column": column}


def secure(column: int) -> Action:
    """Secure the last card of an adjacent column."""
    return {"do": "secure", "column": column}


def manoeuvre(source: int, target: int) -> Action:
    """Move the last card of a column to another."""
    return {"do": "manoeuvre", "from": source, "to": target}


def call_back(column: int) -> Action:
    """Take the last card of a column back to the hand."""
    return {"do": "call_back", "column": column}


def observe(card: str, to: str) -> Action:
    """Place a card that was looked at on "top" of the deck or at the "bottom"."""
    return {"do": "observe", "card": card[:-1], "gold": int(card[-1]), "to": to}


def choose(guest: str) -> Action:
    """Choose a Guest for the next Zeppelin."""
    return {"do": "choose_guest", "guest": guest}


DRAW, PASS = {"do": "draw"}, {"do": "pass"}


def random_game(seed: int = 0, **options: Any) -> Iterator[ct.Table]:
    """A whole game by chance: the table at each decision, and at the end."""
    random = Random(seed)
    table = ct.Table("gold-n-crash", seed=seed, options=options, checked=True)
    while table.decision:
        yield table
        table.choose(random.randrange(len(table.decision.choices)))
    yield table
