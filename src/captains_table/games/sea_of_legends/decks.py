"""The three shuffled decks: drawing from them, and looking at what lies on top.

A deck is what is left in it; every draw is chance. Cards that somebody has looked at lie in the
zones `DECK_top_1` and so on, the uppermost first, and are drawn before the others; cards that
somebody has put under the deck lie in `DECK_bottom` and are drawn after them (A62).
"""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.knowledge import NO_HINT
from captains_table.games.sea_of_legends.book import book
from captains_table.games.sea_of_legends.effects import effect
from captains_table.games.sea_of_legends.events import NOBODY, tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.frames import Args, Ask, Do, Draw, node, push
from captains_table.games.sea_of_legends.pack import Effect
from captains_table.games.sea_of_legends.state import (
    CELL,
    DECK_NAMES,
    DERIVED,
    FIRST,
    KIND,
    PEEKABLE,
    PEEKED,
    STATE,
    STEP,
)
from captains_table.games.sea_of_legends.tableau import lies, move_card

# The cells of each deck's cards on top, the uppermost first.
TOPS = {
    deck: [CELL[f"{deck}_top_{n}"] for n in range(1, PEEKED + 1) if f"{deck}_top_{n}" in CELL]
    for deck in DECK_NAMES
}
GOES_TO = {"tavern": "drawn", "crew": "drawn", "event": "event_now"}
# In whose hand cards are while they are put in order; of Crew only one is ever looked at.
HAND = {"tavern": CELL["tavern_peek"], "event": CELL["event_peek"]}
BOTTOM = {deck: CELL[f"{deck}_bottom"] for deck in DECK_NAMES}
# What is done with cards that were looked at: nothing, one goes under the deck, or may, or they
# are put in order.
AFTERS = ("", "bottom", "may_bottom", "reorder")


def push_draw(s: State, deck: str, count: int) -> None:
    """Draw cards, one after the other, into `drawn` (Events: into `event_now`). What was pushed
    before finds them there; there are fewer where deck and discard run out."""
    push(s, "draw_cards", DECK_NAMES.index(deck), count)


def _draw_cards(s: State, args: Args) -> None:
    deck, count = DECK_NAMES[args[0]], args[1]
    if count:  # a deck is rebuilt when a card is needed, so what is drawn last is shuffled in too
        rebuild(s, deck)
    if count and cards_left(s, deck):
        push(s, "draw_cards", args[0], count - 1)
        push(s, f"draw_{deck}")


def cards_left(s: State, deck: str) -> int:
    """How many cards a deck has, those on top and at the bottom included."""
    return int(sum(s.total[place] for place in (*TOPS[deck], CELL[f"{deck}_deck"], BOTTOM[deck])))


def rebuild(s: State, deck: str) -> None:
    """An empty deck is its discard, shuffled (R86, R87, R147)."""
    discard = CELL[f"{deck}_discard"]
    if cards_left(s, deck) == 0 and s.total[discard]:
        for card in lies(s, discard):
            move_card(s, discard, CELL[f"{deck}_deck"], card)
        tell(s, "deck_rebuilt", DECK_NAMES.index(deck))


def outcomes(s: State, cell: int) -> list[tuple[int, int]]:
    """Every kind of card in a cell, and how many there are."""
    return [(kind, count) for kind, count in enumerate(s.cards[cell]) if count]


def _next_cell(s: State, deck: str) -> int:
    """Where the uppermost card lies."""
    return TOPS[deck][0] if s.total[TOPS[deck][0]] else _unseen_cell(s, deck)


def _unseen_cell(s: State, deck: str) -> int:
    """Where the card lies that is next after those on top."""
    rest = CELL[f"{deck}_deck"]
    return rest if s.total[rest] else BOTTOM[deck]


def _drawn(s: State, deck: str, kind: int) -> None:
    DERIVED.move(s, _next_cell(s, deck), CELL[GOES_TO[deck]], kind, NO_HINT)
    _move_up(s, deck)
    if _is_for_its_game(s):
        tell(s, "card_drawn", kind, NONE, book(s).game_number(STATE.kind_names[kind]))
    else:
        tell(s, "card_drawn", kind, seen=NOBODY)


def _is_for_its_game(s: State) -> bool:
    """Whether the Tavern action draws: then the Game is played next (R83), otherwise it is skipped
    (R84)."""
    return bool(s.todo_count and s.todo[s.todo_count - 1] == STEP["play_game"])


def _move_up(s: State, deck: str) -> None:
    """Where a card on top is gone, those below it move up."""
    tops = TOPS[deck]
    for place in range(1, len(tops)):
        if s.total[tops[place]] and not s.total[tops[place - 1]]:
            move_card(s, tops[place], tops[place - 1], lies(s, tops[place])[0])


def _draw_node(deck: str) -> Draw:
    return Draw(
        lambda s, args: outcomes(s, _next_cell(s, deck)),
        lambda s, args, kind: _drawn(s, deck, kind),
        STATE.kind_names,
    )


node("draw_cards", Do(_draw_cards))
for _deck in DECK_NAMES:
    node(f"draw_{_deck}", _draw_node(_deck))


# Looking at the cards on top


@effect("peek")
def peek(s: State, p: int, e: Effect, icons: int) -> None:
    """Look at the top cards of a deck, of any deck where the card says so."""
    after = AFTERS.index(e.after)
    if e.deck == "any":
        push(s, "peek_deck", p, e.n, after)
    else:
        push(s, "peek", p, DECK_NAMES.index(e.deck), e.n, after)


def _decks_to_look_at(s: State, args: Args) -> list[int]:
    there = [
        FIRST["look"] + number
        for number, deck in enumerate(DECK_NAMES)
        if cards_left(s, deck) or s.total[CELL[f"{deck}_discard"]]
    ]
    return there or [FIRST["done"]]


def _look_at(s: State, args: Args, code: int) -> None:
    p, count, after, _ = args
    if code != FIRST["done"]:
        push(s, "peek", p, code - FIRST["look"], count, after)


def _peek(s: State, args: Args) -> None:
    """A look shows as many cards as the deck has, and shuffles only where it has none."""
    p, number, count, after = args
    deck = DECK_NAMES[number]
    rebuild(s, deck)
    count = min(count, len(TOPS[deck]), cards_left(s, deck))
    s.peeker = p
    tell(s, "deck_looked_at", p, number, count)
    push(s, "after_peek", number, count, after)
    for place in reversed(range(count)):
        push(s, "draw_peek", number, place)


def _outcomes_of_a_look(s: State, args: Args) -> list[tuple[int, int]]:
    """A card that lies on top already is the only one that it can be."""
    deck = DECK_NAMES[args[0]]
    top = TOPS[deck][args[1]]
    return outcomes(s, top if s.total[top] else _unseen_cell(s, deck))


def _seen(s: State, args: Args, kind: int) -> None:
    """The one who looks knows the card from now on; whoever knew it before still does."""
    deck = DECK_NAMES[args[0]]
    top = TOPS[deck][args[1]]
    if not s.total[top]:
        DERIVED.move(s, _unseen_cell(s, deck), top, kind, NO_HINT)
    s.known[s.peeker][DERIVED.slot(top) + kind] = 1
    tell(s, "card_seen", s.peeker, args[0], kind, seen=1 << s.peeker)


def _after_peek(s: State, args: Args) -> None:
    """Take the cards in hand where they can be put in order; nobody else knows their order any
    more."""
    number, count, after, _ = args
    deck, what = DECK_NAMES[number], AFTERS[after]
    if not what or count < (1 if what == "may_bottom" else 2):
        s.peeker = NONE
        return
    if what == "reorder":
        for top in TOPS[deck][:count]:
            move_card(s, top, HAND[deck], lies(s, top)[0])
        tell(s, "cards_put_in_order", s.peeker, number, count)
    push(s, "place_peeked", number, 0, count, after)


def _peeked_choices(s: State, args: Args) -> list[int]:
    number, _, count, after = args
    deck = DECK_NAMES[number]
    if AFTERS[after] == "reorder":
        hand = dict.fromkeys(lies(s, HAND[deck]))
        return [FIRST["on_top"] + PEEKABLE.index(card) for card in hand]
    cards = dict.fromkeys(card for top in TOPS[deck][:count] for card in lies(s, top))
    keep = [FIRST["done"]] if AFTERS[after] == "may_bottom" else []
    return keep + [FIRST["under"] + PEEKABLE.index(card) for card in cards]


def _place_peeked(s: State, args: Args, code: int) -> None:
    """Put a card back, the uppermost first; or put one under the deck, face down."""
    number, place, count, after = args
    deck = DECK_NAMES[number]
    if AFTERS[after] == "reorder":
        hand = HAND[deck]
        move_card(s, hand, TOPS[deck][place], PEEKABLE[code - FIRST["on_top"]])
        if s.total[hand] > 1:
            push(s, "place_peeked", number, place + 1, count, after)
            return
        move_card(s, hand, TOPS[deck][place + 1], lies(s, hand)[0])
    elif code != FIRST["done"]:
        card = PEEKABLE[code - FIRST["under"]]
        top = next(top for top in TOPS[deck] if s.cards[top][KIND[card]])
        move_card(s, top, BOTTOM[deck], card)
        _move_up(s, deck)
        tell(s, "card_put_under", s.peeker, number, KIND[card], seen=1 << s.peeker)
    s.peeker = NONE


node("peek_deck", Ask(lambda s, args: args[0], _decks_to_look_at, _look_at))
node("peek", Do(_peek))
node("draw_peek", Draw(_outcomes_of_a_look, _seen, STATE.kind_names))
node("after_peek", Do(_after_peek))
node("place_peeked", Ask(lambda s, args: s.peeker, _peeked_choices, _place_peeked))
