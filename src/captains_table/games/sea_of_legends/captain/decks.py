"""The three shuffled decks: drawing from them, and looking at what lies on top.

A deck is what is left in it; every draw is chance. Cards that somebody has looked at lie in the
zones `DECK_top_1` and so on, the uppermost first, and are drawn before the others; cards that
somebody has put under the deck lie in `DECK_bottom` and are drawn after them (A62).
"""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.knowledge import NO_HINT
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do, Draw
from captains_table.games.sea_of_legends.captain.effects import effect, leave_it
from captains_table.games.sea_of_legends.captain.tableau import lies, move_card
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.events import EVENT, NOBODY, tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    CELL,
    DECK_NAMES,
    DERIVED,
    DO,
    PEEKABLE,
    STATE,
    STEP,
    ZONES,
    kind_named,
)

# The cells of each deck's cards on top, the uppermost first.
TOPS = {
    deck: [STATE.cell(zone.name) for zone in ZONES if zone.name.startswith(f"{deck}_top_")]
    for deck in DECK_NAMES
}
REST = {"tavern": CELL.TAVERN_DECK, "crew": CELL.CREW_DECK, "event": CELL.EVENT_DECK}
BOTTOM = {"tavern": CELL.TAVERN_BOTTOM, "crew": CELL.CREW_BOTTOM, "event": CELL.EVENT_BOTTOM}
DISCARD = {"tavern": CELL.TAVERN_DISCARD, "crew": CELL.CREW_DISCARD, "event": CELL.EVENT_DISCARD}
GOES_TO = {"tavern": CELL.DRAWN, "crew": CELL.DRAWN, "event": CELL.EVENT_NOW}
DRAW_STEP = {"tavern": STEP.DRAW_TAVERN, "crew": STEP.DRAW_CREW, "event": STEP.DRAW_EVENT}
# In whose hand cards are while they are put in order; of Crew only one is ever looked at.
HAND = {"tavern": CELL.TAVERN_PEEK, "event": CELL.EVENT_PEEK}
# What is done with cards that were looked at: nothing, one goes under the deck, or may, or they
# are put in order.
AFTERS = ("", "bottom", "may_bottom", "reorder")


def push_draw(s: State, deck: str, count: int) -> None:
    """Draw cards, one after the other, into `drawn` (Events: into `event_now`). What was pushed
    before finds them there; there are fewer where deck and discard run out."""
    then(s, STEP.DRAW_CARDS, DECK_NAMES.index(deck), count)


def draw_cards(s: State, deck: int, count: int) -> None:
    """One after the other. A deck is rebuilt when a card is needed, so what is drawn last is
    shuffled in too."""
    name = DECK_NAMES[deck]
    if count:
        rebuild(s, name)
    if count and cards_left(s, name):
        then(s, STEP.DRAW_CARDS, deck, count - 1)
        then(s, DRAW_STEP[name])


def cards_left(s: State, deck: str) -> int:
    """How many cards a deck has, those on top and at the bottom included."""
    return int(sum(s.total[place] for place in (*TOPS[deck], REST[deck], BOTTOM[deck])))


def rebuild(s: State, deck: str) -> None:
    """An empty deck is its discard, shuffled (R86, R87, R147)."""
    discard = DISCARD[deck]
    if cards_left(s, deck) == 0 and s.total[discard]:
        for card in lies(s, discard):
            move_card(s, discard, REST[deck], card)
        tell(s, EVENT.DECK_REBUILT, DECK_NAMES.index(deck))


def outcomes(s: State, cell: int) -> list[tuple[int, int]]:
    """Every kind of card in a cell, and how many there are."""
    return [(kind, count) for kind, count in enumerate(s.cards[cell]) if count]


def _next_cell(s: State, deck: str) -> int:
    """Where the uppermost card lies."""
    return TOPS[deck][0] if s.total[TOPS[deck][0]] else _unseen_cell(s, deck)


def _unseen_cell(s: State, deck: str) -> int:
    """Where the card lies that is next after those on top."""
    rest = REST[deck]
    return rest if s.total[rest] else BOTTOM[deck]


def drawing(deck: str) -> Draw:
    """The step that draws the uppermost card of a deck."""

    def any_card(s: State) -> list[tuple[int, int]]:
        return outcomes(s, _next_cell(s, deck))

    def draw_card(s: State, kind: int) -> None:
        _drawn(s, deck, kind)

    return Draw(f"draw_{deck}", any_card, draw_card, STATE.kind_names)


def _drawn(s: State, deck: str, kind: int) -> None:
    DERIVED.move(s, _next_cell(s, deck), GOES_TO[deck], kind, NO_HINT)
    _move_up(s, deck)
    if _is_for_its_game(s):
        tell(s, EVENT.CARD_DRAWN, kind, NONE, book(s).game_number(STATE.kind_names[kind]))
    else:
        tell(s, EVENT.CARD_DRAWN, kind, seen=NOBODY)


def _is_for_its_game(s: State) -> bool:
    """Whether the Tavern action draws: then the Game is played next (R83), otherwise it is skipped
    (R84)."""
    return bool(s.todo_count and s.todo[s.todo_count - 1] == STEP.PLAY_GAME)


def _move_up(s: State, deck: str) -> None:
    """Where a card on top is gone, those below it move up."""
    tops = TOPS[deck]
    for place in range(1, len(tops)):
        if s.total[tops[place]] and not s.total[tops[place - 1]]:
            move_card(s, tops[place], tops[place - 1], lies(s, tops[place])[0])


# Looking at the cards on top


@effect("peek")
def peek(s: State, p: int, e: Effect, icons: int) -> None:
    """Look at the top cards of a deck, of any deck where the card says so."""
    after = AFTERS.index(e.after)
    if e.deck == "any":
        then(s, STEP.PEEK_DECK, p, e.n, after)
    else:
        then(s, STEP.PEEK, p, DECK_NAMES.index(e.deck), e.n, after)


def may_look(s: State) -> list[int]:
    """Every deck that has a card, or will have."""
    there = [
        DO.LOOK + number
        for number, deck in enumerate(DECK_NAMES)
        if cards_left(s, deck) or s.total[DISCARD[deck]]
    ]
    return there or [DO.DONE]


def look_at(s: State, p: int, count: int, after: int, deck: int) -> None:
    """Look at the top cards of this one."""
    then(s, STEP.PEEK, p, deck, count, after)


def begin_look(s: State, p: int, deck: int, count: int, after: int) -> None:
    """A look shows as many cards as the deck has, and shuffles only where it has none."""
    name = DECK_NAMES[deck]
    rebuild(s, name)
    count = min(count, len(TOPS[name]), cards_left(s, name))
    s.peeker = p
    tell(s, EVENT.DECK_LOOKED_AT, p, deck, count)
    then(s, STEP.AFTER_PEEK, deck, count, after)
    for place in reversed(range(count)):
        then(s, STEP.DRAW_PEEK, deck, place)


def any_card_on_top(s: State, deck: int, place: int) -> list[tuple[int, int]]:
    """A card that lies on top already is the only one that it can be."""
    top = TOPS[DECK_NAMES[deck]][place]
    return outcomes(s, top if s.total[top] else _unseen_cell(s, DECK_NAMES[deck]))


def see_card(s: State, deck: int, place: int, kind: int) -> None:
    """The one who looks knows the card from now on; whoever knew it before still does."""
    top = TOPS[DECK_NAMES[deck]][place]
    if not s.total[top]:
        DERIVED.move(s, _unseen_cell(s, DECK_NAMES[deck]), top, kind, NO_HINT)
    s.known[s.peeker][DERIVED.slot(top) + kind] = 1
    tell(s, EVENT.CARD_SEEN, s.peeker, deck, kind, seen=1 << s.peeker)


def after_look(s: State, deck: int, count: int, after: int) -> None:
    """Take the cards in hand where they can be put in order; nobody else knows their order any
    more."""
    name, what = DECK_NAMES[deck], AFTERS[after]
    if not what or count < (1 if what == "may_bottom" else 2):
        s.peeker = NONE
        return
    if what == "reorder":
        for top in TOPS[name][:count]:
            move_card(s, top, HAND[name], lies(s, top)[0])
        tell(s, EVENT.CARDS_PUT_IN_ORDER, s.peeker, deck, count)
    then(s, STEP.PLACE_PEEKED, deck, 0, count, after)


def may_place(s: State, deck: int, count: int, after: int) -> list[int]:
    """Any card in hand comes next; or one of those on top goes under the deck, which may be
    left."""
    name = DECK_NAMES[deck]
    if AFTERS[after] == "reorder":
        hand = dict.fromkeys(lies(s, HAND[name]))
        return [DO.ON_TOP + PEEKABLE.index(card) for card in hand]
    cards = dict.fromkeys(card for top in TOPS[name][:count] for card in lies(s, top))
    keep = [DO.DONE] if AFTERS[after] == "may_bottom" else []
    return keep + [DO.UNDER + PEEKABLE.index(card) for card in cards]


def put_on_top(s: State, deck: int, place: int, count: int, after: int, card: int) -> None:
    """Put a card back, the uppermost first; the last one goes by itself."""
    tops, hand = TOPS[DECK_NAMES[deck]], HAND[DECK_NAMES[deck]]
    move_card(s, hand, tops[place], PEEKABLE[card])
    if s.total[hand] > 1:
        then(s, STEP.PLACE_PEEKED, deck, place + 1, count, after)
    else:
        move_card(s, hand, tops[place + 1], lies(s, hand)[0])
        end_look(s)


def put_under(s: State, deck: int, card: int) -> None:
    """Put a card under the deck, face down."""
    name, kind = DECK_NAMES[deck], kind_named(PEEKABLE[card])
    top = next(top for top in TOPS[name] if s.cards[top][kind])
    move_card(s, top, BOTTOM[name], PEEKABLE[card])
    _move_up(s, name)
    tell(s, EVENT.CARD_PUT_UNDER, s.peeker, deck, kind, seen=1 << s.peeker)
    end_look(s)


def end_look(s: State) -> None:
    """Nobody looks at the top of a deck any more."""
    s.peeker = NONE


DECK_STEPS = (
    Do("draw_cards(deck, count)", draw_cards),
    *(drawing(deck) for deck in DECK_NAMES),
    Ask("peek_deck(p, count, after)", "p", may_look, look=look_at, done=leave_it),
    Do("peek(p, deck, count, after)", begin_look),
    Draw("draw_peek(deck, place)", any_card_on_top, see_card, STATE.kind_names),
    Do("after_peek(deck, count, after)", after_look),
    Ask(
        "place_peeked(deck, place, count, after)",
        "peeker",
        may_place,
        on_top=put_on_top,
        under=put_under,
        done=end_look,
    ),
)
