"""Small effects on one captain: Crew, cards, Flags and movement, and the choices that they bring.
Most of them are losses."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.names import Numbers
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do
from captains_table.games.sea_of_legends.box import (
    ITEMS,
    LEGENDARY,
    NPC_TYPES,
    RUMORS,
    SUMMONING_CARDS,
)
from captains_table.games.sea_of_legends.captain.effects import effect, is_attacked
from captains_table.games.sea_of_legends.captain.flags import take_flag, weakest_ports
from captains_table.games.sea_of_legends.captain.gains import check_room, crew_choices, discard_crew
from captains_table.games.sea_of_legends.captain.gold import pay
from captains_table.games.sea_of_legends.captain.tableau import (
    crew,
    exhaust,
    lies,
    move_card,
    refresh,
)
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.factions.guides import claim_trophy
from captains_table.games.sea_of_legends.factions.npcs import drop_relic
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import CELL, DO, STATE, STEP, cell, kind_named

MOST_SLOW, MOST_MOVE = 9, 40
# What `pick_crew` asks for.
DEED = Numbers(("exhaust", "discard", "refresh", "refresh_other"))
# What `pick_item` asks for: an Item, an Item or without one a Relic, an Item or a Relic, a Rumor.
SORT = Numbers(("item", "item_else_relic", "item_or_relic", "rumor"))


# Crew


def exhaust_crew(s: State, p: int, count: int) -> None:
    """Exhaust Crew, as many as are refreshed (A52); their captain chooses which."""
    _of_crew(s, p, DEED.EXHAUST, count)


def refresh_crew(s: State, p: int, count: int) -> None:
    """Refresh Crew; their captain chooses which."""
    _of_crew(s, p, DEED.REFRESH, count)


def lose_crew(s: State, p: int, count: int) -> None:
    """Discard Crew; their captain chooses which."""
    _of_crew(s, p, DEED.DISCARD, count)


def to_refresh(s: State, p: int, other: bool) -> list[str]:
    """The exhausted Crew; without those that refresh Crew, where one of these does it: two of them
    could refresh each other without end."""
    exhausted = lies(s, cell(CELL.EXHAUSTED, p))
    if not other:
        return exhausted
    ability = book(s).ability
    return [card for card in exhausted if all(e.do != "refresh" for e in ability[card].effects)]


def _candidates(s: State, p: int, deed: int) -> list[str]:
    """The Crew that can be picked, one entry a card."""
    if deed == DEED.EXHAUST:
        return lies(s, cell(CELL.READY, p))
    if deed in (DEED.REFRESH, DEED.REFRESH_OTHER):
        return to_refresh(s, p, deed == DEED.REFRESH_OTHER)
    return [card for card in crew(s, p) if _may_leave(s) or card not in LEGENDARY]


def _may_leave(s: State) -> bool:
    """Legendary Crew can be chosen for what an Adventure or its Postscript demands, never in a
    Challenge and for nothing else (R62, A52)."""
    return bool(s.roller == NONE and (s.episode != NONE or s.postscript != NONE))


def _of_crew(s: State, p: int, deed: int, count: int) -> None:
    """Do it to so many; where that is all of them (or `count` is 0), nobody is asked."""
    there = _candidates(s, p, deed)
    if count == 0 or len(there) <= count:
        for card in there:
            _to_crew(s, p, deed, card)
    else:
        then(s, STEP.PICK_CREW, p, deed, count)


def _to_crew(s: State, p: int, deed: int, card: str) -> None:
    if deed == DEED.DISCARD:
        discard_crew(s, p, card)
    elif deed == DEED.EXHAUST:
        exhaust(s, p, card)
        tell(s, EVENT.CREW_EXHAUSTED, p, kind_named(card))
    else:
        refresh(s, p, card)
        tell(s, EVENT.CREW_REFRESHED, p, kind_named(card))


def may_pick_crew(s: State, p: int, deed: int) -> list[int]:
    """Any of the Crew that it can be done to."""
    if deed == DEED.DISCARD:
        return crew_choices(s, p, _may_leave(s))
    return [DO.PICK + kind_named(card) for card in dict.fromkeys(_candidates(s, p, deed))]


def pick_crew(s: State, p: int, deed: int, count: int, kind: int) -> None:
    """One of them, and perhaps another."""
    _to_crew(s, p, deed, STATE.kind_names[kind])
    if count > 1:
        _of_crew(s, p, deed, count - 1)


@effect("refresh")
def _refresh(s: State, p: int, e: Effect, icons: int) -> None:
    _of_crew(s, p, DEED.REFRESH_OTHER if e.other else DEED.REFRESH, e.n * icons)


@effect("exhaust")
def _exhaust(s: State, p: int, e: Effect, icons: int) -> None:
    if not (is_attacked(s, p) and s.kept_ready):
        exhaust_crew(s, p, e.n)


@effect("discard_crew")
def _discard_crew(s: State, p: int, e: Effect, icons: int) -> None:
    if not (is_attacked(s, p) and s.kept_crew):
        lose_crew(s, p, e.n)


# Items, Rumors and Relics


@effect("discard_item")
def _discard_item(s: State, p: int, e: Effect, icons: int) -> None:
    """An Item; where the card says so a Relic, or gold, at once or only without an Item."""
    what = SORT.ITEM_OR_RELIC if e.or_relic else SORT.ITEM_ELSE_RELIC if e.else_relic else SORT.ITEM
    if e.trophy and s.attacker != NONE and _cards_to_lose(s, p, what):
        claim_trophy(s, s.attacker)
    _discard_or_pay(s, p, e, what)


@effect("discard_rumor")
def _discard_rumor(s: State, p: int, e: Effect, icons: int) -> None:
    _discard_or_pay(s, p, e, SORT.RUMOR)


def _discard_or_pay(s: State, p: int, e: Effect, what: int) -> None:
    if _cards_to_lose(s, p, what):
        then(s, STEP.PICK_ITEM, p, e.n, what, e.or_gold)
    else:
        pay(s, p, e.or_gold or e.else_gold)


def _cards_to_lose(s: State, p: int, what: int) -> list[str]:
    """The cards of that sort that could be discarded."""
    if what == SORT.RUMOR:
        return lies(s, cell(CELL.RUMORS, p))
    items = lies(s, cell(CELL.ITEMS, p))
    relics = list(dict.fromkeys(lies(s, cell(CELL.RELICS, p))))
    if what == SORT.ITEM_OR_RELIC:
        return items + relics
    return relics if what == SORT.ITEM_ELSE_RELIC and not items else items


def lose_cards(s: State, p: int, count: int, what: int, gold: int) -> None:
    """Discard cards of a sort, by default one Item; ask where there is a choice."""
    count, what = max(count, 1), max(what, SORT.ITEM)
    cards = _cards_to_lose(s, p, what)
    if len(cards) == 1 and not _may_pay(s, p, gold):
        lose_one(s, p, count, what, kind_named(cards[0]))
    elif cards:
        then(s, STEP.PICK_LOSS, p, count, what, gold)


def _may_pay(s: State, p: int, gold: int) -> bool:
    """Whether gold may be lost in place of a card: whoever has all of it may (A63)."""
    return 0 < gold <= s.gold[p]


def may_lose(s: State, p: int, what: int, gold: int) -> list[int]:
    """Any card of the sort, or gold in its place."""
    cards = [DO.PICK + kind_named(card) for card in _cards_to_lose(s, p, what)]
    return cards + ([DO.PAY + gold - 1] if _may_pay(s, p, gold) else [])


def lose_gold_instead(s: State, p: int, gold: int) -> None:
    """Gold in place of all cards."""
    pay(s, p, gold)


def lose_one(s: State, p: int, count: int, what: int, kind: int) -> None:
    """This card, and perhaps another. Who finds no room without it leaves before that."""
    if count > 1:
        then(s, STEP.PICK_ITEM, p, count - 1, what)
    discard_card(s, p, STATE.kind_names[kind])


def discard_card(s: State, p: int, card: str) -> None:
    """Items, Rumors and the Relics that came of them go to the Tavern discard, the Relics of
    factions to their decks; a Summoning Relic stays in the region (A43)."""
    tell(s, EVENT.CARD_DISCARDED, p, kind_named(card))
    if card in SUMMONING_CARDS:
        drop_relic(s, SUMMONING_CARDS.index(card), s.at[p])
        return
    zone = CELL.ITEMS if card in ITEMS else CELL.RELICS
    if card in RUMORS and s.cards[cell(CELL.RUMORS, p)][kind_named(card)]:
        zone = CELL.RUMORS
    of_tavern = card in ITEMS or card in RUMORS
    move_card(s, cell(zone, p), CELL.TAVERN_DISCARD if of_tavern else CELL.FACTION_DECKS, card)
    check_room(s, p)


# Flags


@effect("remove_flag")
def _remove_flag(s: State, p: int, e: Effect, icons: int) -> None:
    """From the weakest Port; of several equally weak ones the owner chooses."""
    weakest = weakest_ports(s, p)
    if not weakest:
        pay(s, p, e.else_gold)
    elif len(weakest) == 1:
        take_flag(s, weakest[0])
    else:
        then(s, STEP.PICK_FLAG, p)


def may_lose_flag(s: State, p: int) -> list[int]:
    """Any of the weakest Ports."""
    return [DO.REGION + region for region in weakest_ports(s, p)]


# Movement and alignment in a turn


@effect("movement")
def _movement(s: State, p: int, e: Effect, icons: int) -> None:
    """A captain in this turn, or a type of NPC until the next Event."""
    if e.npc:
        s.haste[NPC_TYPES.index(e.npc)] = min(MOST_SLOW, s.haste[NPC_TYPES.index(e.npc)] + e.n)
        tell(s, EVENT.NPCS_HASTENED, NPC_TYPES.index(e.npc), NONE, e.n)
    else:
        s.move_bonus = min(MOST_MOVE, s.move_bonus + e.n)


@effect("slow")
def _slow(s: State, p: int, e: Effect, icons: int) -> None:
    s.slow_next[p] = min(MOST_SLOW, s.slow_next[p] + e.n)
    tell(s, EVENT.SLOWED, p, NONE, e.n)


@effect("neutral")
def _neutral(s: State, p: int, e: Effect, icons: int) -> None:
    s.neutral = 1


@effect("pass_hostile")
def _pass_hostile(s: State, p: int, e: Effect, icons: int) -> None:
    s.passes = min(MOST_SLOW, s.passes + e.n)


@effect("enter_port")
def _enter_port(s: State, p: int, e: Effect, icons: int) -> None:
    s.entering = 1


LOSS_STEPS = (
    Ask("pick_crew(p, deed, count)", "p", may_pick_crew, pick=pick_crew),
    Do("pick_item(p, count, what, gold)", lose_cards),
    Ask("pick_loss(p, count, what, gold)", "p", may_lose, pick=lose_one, pay=lose_gold_instead),
    Ask("pick_flag(p)", "p", may_lose_flag, region=take_flag),
)
