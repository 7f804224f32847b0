"""Cards that are gained: kept, hired or simply taken; and room for Crew. Rules, "Tavern Cards",
"Crew"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.book import book
from captains_table.games.sea_of_legends.box import CREW, ITEMS, LEGENDARY, TAVERN
from captains_table.games.sea_of_legends.decks import BOTTOM, TOPS, push_draw
from captains_table.games.sea_of_legends.effects import effect
from captains_table.games.sea_of_legends.events import tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.frames import Args, Ask, Do, node, push
from captains_table.games.sea_of_legends.pack import Effect
from captains_table.games.sea_of_legends.state import CELL, FIRST, KIND, cell
from captains_table.games.sea_of_legends.tableau import (
    capacity,
    crew,
    crowd,
    dismiss,
    lies,
    lose_gold,
    move_card,
    standing,
)

DRAWN = CELL["drawn"]
ANY_NUMBER = 99  # as many as one likes
HALF = 99  # in place of a discount: half the cost
CHEAPEST = 1  # a standing discount leaves at least this to be paid
# Where there can be Items to draw.
ITEM_PLACES = (CELL["tavern_deck"], CELL["tavern_discard"], *TOPS["tavern"], BOTTOM["tavern"])
UP_TO = 1  # of several cards that may be kept, fewer may be


def drawn(s: State, cards: tuple[str, ...]) -> list[str]:
    """The drawn cards of a deck."""
    return [card for card in lies(s, DRAWN) if card in cards]


def discard_drawn(s: State, card: str) -> None:
    """What is not kept goes face up to its discard (R86, R87)."""
    move_card(s, DRAWN, CELL["tavern_discard" if card in TAVERN else "crew_discard"], card)


# Tavern cards


@effect("draw")
def draw(s: State, p: int, e: Effect, icons: int) -> None:
    """Each icon draws a card, all at once (R52); some of them are kept or hired."""
    if e.deck == "tavern":
        waiting = drawn(s, TAVERN)  # the card whose Game this is belongs to somebody already
        other = KIND[waiting[0]] if waiting else NONE
        push(s, "take_drawn", p, e.keep, other, UP_TO if e.keep > 1 else NONE)
    else:
        push(s, "hire_crew", p, e.keep, HALF if e.half else e.discount, e.cost)
    push_draw(s, e.deck, icons)


def _on_offer(s: State, args: Args) -> list[str]:
    return [card for card in drawn(s, TAVERN) if KIND[card] != args[2]]


def _take_drawn(s: State, args: Args) -> None:
    """Take all drawn Tavern cards that may be kept; ask for one where there are more than that, or
    where it may be fewer."""
    p, keep, other, fewer = args
    offered = _on_offer(s, args)
    if keep and offered and (fewer == UP_TO or keep < len(offered)):
        push(s, "keep_card", p, keep, other, fewer)
        return
    for card in offered:
        if keep:
            take_tavern_card(s, p, card)
        else:
            discard_drawn(s, card)
            tell(s, "card_discarded", p, KIND[card])


def _keep_choices(s: State, args: Args) -> list[int]:
    codes = [FIRST["keep"] + TAVERN.index(card) for card in _on_offer(s, args)]
    return [*codes, FIRST["done"]] if args[3] == UP_TO else codes


def _keep_card(s: State, args: Args, code: int) -> None:
    p, keep, other, fewer = args
    if code == FIRST["done"]:
        push(s, "take_drawn", p, 0, other)
        return
    take_tavern_card(s, p, TAVERN[code - FIRST["keep"]])
    push(s, "take_drawn", p, keep - 1, other, fewer)


def take_tavern_card(s: State, p: int, card: str) -> None:
    """An Item is an Item at once; a Rumor is laid out with its Rumor up (R83, R84)."""
    move_card(s, DRAWN, cell("items" if card in ITEMS else "rumors", p), card)
    tell(s, "card_gained", p, KIND[card])


node("take_drawn", Do(_take_drawn))
node("keep_card", Ask(lambda s, args: args[0], _keep_choices, _keep_card))


@effect("gain_card")
def gain_card(s: State, p: int, e: Effect, icons: int) -> None:
    """Take the top Tavern card without its Game, the next Item of that deck, or the top Crew for
    nothing."""
    if e.deck == "item":
        push(s, "find_item", p)
        return
    if e.deck == "tavern":
        push(s, "take_drawn", p, 1)
    else:
        push(s, "gain_card", p)
    push_draw(s, e.deck, 1)


def _gain_card(s: State, args: Args) -> None:
    for card in drawn(s, CREW):
        join(s, args[0], card, 0)
    check_room(s, args[0])


def _find_item(s: State, args: Args) -> None:
    """Turn Tavern cards over until one is an Item; Rumors go to the discard (R86)."""
    for card in drawn(s, TAVERN):
        if card in ITEMS:
            take_tavern_card(s, args[0], card)
            return
        discard_drawn(s, card)
    if any(s.cards[place][KIND[card]] for place in ITEM_PLACES for card in ITEMS):
        push(s, "find_item", args[0])
        push_draw(s, "tavern", 1)


node("gain_card", Do(_gain_card))
node("find_item", Do(_find_item))


# Crew


def join(s: State, p: int, card: str, price: int) -> None:
    """A new Crew is refreshed and can be used at once (R65)."""
    lose_gold(s, p, price)
    move_card(s, DRAWN, cell("ready", p), card)
    tell(s, "crew_hired", p, KIND[card], price)


def crew_price(s: State, p: int, card: str, discount: int) -> int:
    """What a Crew costs: less by an ability's discount (or half of it, rounded up), and by
    whatever makes all Crew cheaper, but not for nothing."""
    cost = book(s).cost[card]
    cost = -(-cost // 2) if discount == HALF else max(0, cost - discount)
    less = sum(e.n for e in standing(s, p, "discount") if e.on == "crew")
    return cost if cost <= CHEAPEST else max(CHEAPEST, cost - less)


def hire_price(s: State, args: Args, card: str) -> int:
    """The price of a drawn Crew by the terms of a step; NONE: it cannot be had by them."""
    p, _, discount, free = args
    if free != NONE:
        return 0 if book(s).cost[card] <= free else NONE
    return crew_price(s, p, card, discount)


def _hire_choices(s: State, args: Args) -> list[int]:
    codes = [FIRST["done"]]
    for card in drawn(s, CREW):
        if NONE < hire_price(s, args, card) <= s.gold[args[0]]:
            codes.append(FIRST["hire"] + CREW.index(card))
    return codes


def _hire_crew(s: State, args: Args, code: int) -> None:
    """Hire somebody and perhaps another; the others go to the discard (R87). Only then must there
    be room for all (A17)."""
    p, left, discount, free = args
    if code != FIRST["done"]:
        card = CREW[code - FIRST["hire"]]
        join(s, p, card, hire_price(s, args, card))
        if left > 1 and drawn(s, CREW):
            push(s, "hire_crew", p, left - 1, discount, free)
            return
    for card in drawn(s, CREW):
        discard_drawn(s, card)
    check_room(s, p)


node("hire_crew", Ask(lambda s, args: args[0], _hire_choices, _hire_crew))


def check_room(s: State, p: int) -> None:
    """Crew above the capacity must be discarded, which of them is their captain's choice (R61)."""
    if crowd(s, p) > capacity(s, p):
        push(s, "make_room", p)


def crew_choices(s: State, p: int, legendary: bool = False) -> list[int]:
    """Each of the Crew that could be discarded, Legendary Crew only where that is said (R62)."""
    cards = dict.fromkeys(card for card in crew(s, p) if legendary or card not in LEGENDARY)
    return [FIRST["pick"] + KIND[card] for card in cards]


def discard_crew(s: State, p: int, card: str) -> None:
    """A Crew leaves; everybody is told."""
    dismiss(s, p, card)
    tell(s, "crew_discarded", p, KIND[card])


def _make_room(s: State, args: Args, code: int) -> None:
    discard_crew(s, args[0], picked(code))
    check_room(s, args[0])


def picked(code: int) -> str:
    """The card that was picked."""
    return _KIND_NAMES[code - FIRST["pick"]]


_KIND_NAMES = tuple(KIND)
node(
    "make_room", Ask(lambda s, args: args[0], lambda s, args: crew_choices(s, args[0]), _make_room)
)
