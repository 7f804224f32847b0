"""Cards that are gained: kept, hired or simply taken; and room for Crew. Rules, "Tavern Cards",
"Crew"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do
from captains_table.games.sea_of_legends.box import CREW, ITEMS, LEGENDARY, TAVERN
from captains_table.games.sea_of_legends.captain.decks import BOTTOM, TOPS, push_draw
from captains_table.games.sea_of_legends.captain.effects import effect
from captains_table.games.sea_of_legends.captain.tableau import (
    capacity,
    crew,
    crowd,
    dismiss,
    lies,
    lose_gold,
    move_card,
    standing,
)
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import CELL, DO, STATE, STEP, cell, kind_named

ANY_NUMBER = 99  # as many as one likes
HALF = 99  # in place of a discount: half the cost
CHEAPEST = 1  # a standing discount leaves at least this to be paid
# Where there can be Items to draw.
ITEM_PLACES = (CELL.TAVERN_DECK, CELL.TAVERN_DISCARD, *TOPS["tavern"], BOTTOM["tavern"])
UP_TO = 1  # of several cards that may be kept, fewer may be


def drawn(s: State, cards: tuple[str, ...]) -> list[str]:
    """The drawn cards of a deck."""
    return [card for card in lies(s, CELL.DRAWN) if card in cards]


def discard_drawn(s: State, card: str) -> None:
    """What is not kept goes face up to its discard (R86, R87)."""
    move_card(s, CELL.DRAWN, CELL.TAVERN_DISCARD if card in TAVERN else CELL.CREW_DISCARD, card)


# Tavern cards


@effect("draw")
def draw(s: State, p: int, e: Effect, icons: int) -> None:
    """Each icon draws a card, all at once (R52); some of them are kept or hired."""
    if e.deck == "tavern":
        waiting = drawn(s, TAVERN)  # the card whose Game this is belongs to somebody already
        other = kind_named(waiting[0]) if waiting else NONE
        then(s, STEP.TAKE_DRAWN, p, e.keep, other, UP_TO if e.keep > 1 else NONE)
    else:
        then(s, STEP.HIRE_CREW, p, e.keep, HALF if e.half else e.discount, e.cost)
    push_draw(s, e.deck, icons)


def _on_offer(s: State, other: int) -> list[str]:
    """The drawn cards, but for one that belongs to somebody already."""
    return [card for card in drawn(s, TAVERN) if kind_named(card) != other]


def take_drawn(s: State, p: int, keep: int, other: int, fewer: int) -> None:
    """Take all drawn Tavern cards that may be kept; ask for one where there are more than that, or
    where it may be fewer."""
    offered = _on_offer(s, other)
    if keep and offered and (fewer == UP_TO or keep < len(offered)):
        then(s, STEP.KEEP_CARD, p, keep, other, fewer)
        return
    for card in offered:
        if keep:
            take_tavern_card(s, p, card)
        else:
            discard_drawn(s, card)
            tell(s, EVENT.CARD_DISCARDED, p, kind_named(card))


def may_keep(s: State, other: int, fewer: int) -> list[int]:
    """Any of them; no more, where it may be fewer."""
    codes = [DO.KEEP + TAVERN.index(card) for card in _on_offer(s, other)]
    return [*codes, DO.DONE] if fewer == UP_TO else codes


def keep_card(s: State, p: int, keep: int, other: int, fewer: int, card: int) -> None:
    """Keep one, and perhaps another."""
    take_tavern_card(s, p, TAVERN[card])
    then(s, STEP.TAKE_DRAWN, p, keep - 1, other, fewer)


def keep_no_more(s: State, p: int, other: int) -> None:
    """Enough: the rest of the drawn cards is discarded."""
    then(s, STEP.TAKE_DRAWN, p, 0, other)


def take_tavern_card(s: State, p: int, card: str) -> None:
    """An Item is an Item at once; a Rumor is laid out with its Rumor up (R83, R84)."""
    move_card(s, CELL.DRAWN, cell(CELL.ITEMS if card in ITEMS else CELL.RUMORS, p), card)
    tell(s, EVENT.CARD_GAINED, p, kind_named(card))


@effect("gain_card")
def gain_card(s: State, p: int, e: Effect, icons: int) -> None:
    """Take the top Tavern card without its Game, the next Item of that deck, or the top Crew for
    nothing."""
    if e.deck == "item":
        then(s, STEP.FIND_ITEM, p)
        return
    if e.deck == "tavern":
        then(s, STEP.TAKE_DRAWN, p, 1)
    else:
        then(s, STEP.GAIN_CARD, p)
    push_draw(s, e.deck, 1)


def gain_crew(s: State, p: int) -> None:
    """The drawn Crew join for nothing."""
    for card in drawn(s, CREW):
        join(s, p, card, 0)
    check_room(s, p)


def find_item(s: State, p: int) -> None:
    """Turn Tavern cards over until one is an Item; Rumors go to the discard (R86)."""
    for card in drawn(s, TAVERN):
        if card in ITEMS:
            take_tavern_card(s, p, card)
            return
        discard_drawn(s, card)
    if any(s.cards[place][kind_named(card)] for place in ITEM_PLACES for card in ITEMS):
        then(s, STEP.FIND_ITEM, p)
        push_draw(s, "tavern", 1)


# Crew


def join(s: State, p: int, card: str, price: int) -> None:
    """A new Crew is refreshed and can be used at once (R65)."""
    lose_gold(s, p, price)
    move_card(s, CELL.DRAWN, cell(CELL.READY, p), card)
    tell(s, EVENT.CREW_HIRED, p, kind_named(card), price)


def crew_price(s: State, p: int, card: str, discount: int) -> int:
    """What a Crew costs: less by an ability's discount (or half of it, rounded up), and by
    whatever makes all Crew cheaper, but not for nothing."""
    cost = book(s).cost[card]
    cost = -(-cost // 2) if discount == HALF else max(0, cost - discount)
    less = sum(e.n for e in standing(s, p, "discount") if e.on == "crew")
    return cost if cost <= CHEAPEST else max(CHEAPEST, cost - less)


def hire_price(s: State, p: int, discount: int, free: int, card: str) -> int:
    """The price of a drawn Crew by these terms; NONE: it cannot be had by them."""
    if free != NONE:
        return 0 if book(s).cost[card] <= free else NONE
    return crew_price(s, p, card, discount)


def may_hire(s: State, p: int, discount: int, free: int) -> list[int]:
    """Whoever there is the gold for, or nobody."""
    codes = [DO.DONE]
    for card in drawn(s, CREW):
        if NONE < hire_price(s, p, discount, free, card) <= s.gold[p]:
            codes.append(DO.HIRE + CREW.index(card))
    return codes


def hire_crew(s: State, p: int, left: int, discount: int, free: int, number: int) -> None:
    """Hire somebody and perhaps another."""
    card = CREW[number]
    join(s, p, card, hire_price(s, p, discount, free, card))
    if left > 1 and drawn(s, CREW):
        then(s, STEP.HIRE_CREW, p, left - 1, discount, free)
    else:
        end_hiring(s, p)


def end_hiring(s: State, p: int) -> None:
    """The others go to the discard (R87). Only now must there be room for all (A17)."""
    for card in drawn(s, CREW):
        discard_drawn(s, card)
    check_room(s, p)


def check_room(s: State, p: int) -> None:
    """Crew above the capacity must be discarded, which of them is their captain's choice (R61)."""
    if crowd(s, p) > capacity(s, p):
        then(s, STEP.MAKE_ROOM, p)


def crew_choices(s: State, p: int, legendary: bool = False) -> list[int]:
    """Each of the Crew that could be discarded, Legendary Crew only where that is said (R62)."""
    cards = dict.fromkeys(card for card in crew(s, p) if legendary or card not in LEGENDARY)
    return [DO.PICK + kind_named(card) for card in cards]


def discard_crew(s: State, p: int, card: str) -> None:
    """A Crew leaves; everybody is told."""
    dismiss(s, p, card)
    tell(s, EVENT.CREW_DISCARDED, p, kind_named(card))


def may_make_room(s: State, p: int) -> list[int]:
    """Any Crew but Legendary Crew."""
    return crew_choices(s, p)


def make_room(s: State, p: int, kind: int) -> None:
    """Somebody leaves, and perhaps another must."""
    discard_crew(s, p, STATE.kind_names[kind])
    check_room(s, p)


GAIN_STEPS = (
    Do("take_drawn(p, keep, other, fewer)", take_drawn),
    Ask("keep_card(p, keep, other, fewer)", "p", may_keep, keep=keep_card, done=keep_no_more),
    Do("gain_card(p)", gain_crew),
    Do("find_item(p)", find_item),
    Ask("hire_crew(p, left, discount, free)", "p", may_hire, hire=hire_crew, done=end_hiring),
    Ask("make_room(p)", "p", may_make_room, pick=make_room),
)
