"""Small effects on one captain: gold, Crew, cards, Favor, Malice and movement, and the choices that
they bring. Most of them are losses."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do
from captains_table.games.sea_of_legends.box import ITEMS, LEGENDARY, RUMORS, SUMMONING_CARDS
from captains_table.games.sea_of_legends.captain.effects import amount, effect, use
from captains_table.games.sea_of_legends.captain.flags import take_flag, weakest_ports
from captains_table.games.sea_of_legends.captain.gains import check_room, crew_choices, discard_crew
from captains_table.games.sea_of_legends.captain.tableau import (
    crew,
    exhaust,
    gain_gold,
    lies,
    lose_gold,
    move_card,
    refresh,
    usable,
    use_codes,
)
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.events import tell
from captains_table.games.sea_of_legends.factions.alignment import TYPE
from captains_table.games.sea_of_legends.factions.guides import claim_trophy
from captains_table.games.sea_of_legends.factions.npcs import drop_relic, fill_treasury, lay_under
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    CELL,
    FIRST,
    KIND,
    PEOPLE,
    STATE,
    STEP,
    USABLE,
    cell,
)

MOST_FAVOR, MOST_MALICE = 4, 3
MOST_SLOW, MOST_MOVE = 9, 40
EVERY_NEMESIS = 1  # whose Malice `prevent_malice` is about; otherwise of one
# What `pick_crew` asks for.
EXHAUST, DISCARD, REFRESH, REFRESH_OTHER = range(4)
# What `pick_item` asks for: an Item, an Item or without one a Relic, an Item or a Relic, a Rumor.
ITEM, ITEM_ELSE_RELIC, ITEM_OR_RELIC, RUMOR = range(4)


def is_attacked(s: State, p: int) -> bool:
    """Whether a seat suffers the attack of an NPC now."""
    return bool(s.attacker != NONE and s.victim == p)


# Gold


def earn(s: State, p: int, gold: int) -> None:
    """Gain gold from the supply; everybody is told."""
    if gold:
        gain_gold(s, p, gold)
        tell(s, "gold_gained", p, NONE, gold)


def pay(s: State, p: int, gold: int) -> int:
    """Lose gold, or all that there is; everybody is told. Returns how much it was."""
    lost = lose_gold(s, p, gold)
    if lost:
        tell(s, "gold_lost", p, NONE, lost)
    return lost


def hand_over(s: State, p: int, other: int, gold: int) -> None:
    """A player pays another, or all that there is."""
    paid = lose_gold(s, p, gold)
    gain_gold(s, other, paid)
    tell(s, "gold_handed_over", p, other, paid)


@effect("gold")
def _gold(s: State, p: int, e: Effect, icons: int) -> None:
    earn(s, p, amount(s, p, e) * icons)


@effect("lose_gold")
def _lose_gold(s: State, p: int, e: Effect, icons: int) -> None:
    """To the supply, to the NPC that attacks, or to the Royal Treasury; what protects from this
    attack counts."""
    if e.half:
        due = s.gold[p] // 2 if e.down else -(-s.gold[p] // 2)
    else:
        due = amount(s, p, e) if e.n else s.gold[p]
    if is_attacked(s, p):
        kept = min(due, s.kept_gold)
        s.kept_gold -= kept
        due -= kept
    lost = pay(s, p, due)
    if e.to == "attacker" and s.attacker != NONE:
        lay_under(s, s.attacker, lost)
    elif e.to == "treasury":
        fill_treasury(s, lost)


@effect("ransom")
def _ransom(s: State, p: int, e: Effect, icons: int) -> None:
    """Somebody in the same or an adjacent region pays; the captain who asks chooses whom."""
    near = neighbours(s, p)
    if len(near) == 1:
        hand_over(s, near[0], p, e.n)
    elif near:
        then(s, STEP["pick_seat"], p, e.n)


def neighbours(s: State, p: int) -> list[int]:
    """The other players in a player's region or beside it who have gold."""
    close = (s.at[p], *book(s).near[s.at[p]])
    return [q for q in range(s.seats) if q != p and s.gold[q] and s.at[q] in close]


def may_ask_for_ransom(s: State, p: int) -> list[int]:
    """Any of them."""
    return [FIRST["seat"] + q for q in neighbours(s, p)]


def ask_for_ransom(s: State, p: int, gold: int, payer: int) -> None:
    """This one pays."""
    hand_over(s, payer, p, gold)


@effect("levy")
def _levy(s: State, p: int, e: Effect, icons: int) -> None:
    """Each other player pays; who plays alone gains something from the supply."""
    if s.seats == 1:
        earn(s, p, e.solo)
    for q in range(s.seats):
        if q != p and s.gold[q]:
            hand_over(s, q, p, e.n)


# Crew


def exhaust_crew(s: State, p: int, count: int) -> None:
    """Exhaust Crew, as many as are refreshed (A52); their captain chooses which."""
    _of_crew(s, p, EXHAUST, count)


def refresh_crew(s: State, p: int, count: int) -> None:
    """Refresh Crew; their captain chooses which."""
    _of_crew(s, p, REFRESH, count)


def lose_crew(s: State, p: int, count: int) -> None:
    """Discard Crew; their captain chooses which."""
    _of_crew(s, p, DISCARD, count)


def to_refresh(s: State, p: int, other: bool) -> list[str]:
    """The exhausted Crew; without those that refresh Crew, where one of these does it: two of them
    could refresh each other without end."""
    exhausted = lies(s, cell("exhausted", p))
    if not other:
        return exhausted
    ability = book(s).ability
    return [card for card in exhausted if all(e.do != "refresh" for e in ability[card].effects)]


def _candidates(s: State, p: int, deed: int) -> list[str]:
    """The Crew that can be picked, one entry a card."""
    if deed == EXHAUST:
        return lies(s, cell("ready", p))
    if deed in (REFRESH, REFRESH_OTHER):
        return to_refresh(s, p, deed == REFRESH_OTHER)
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
        then(s, STEP["pick_crew"], p, deed, count)


def _to_crew(s: State, p: int, deed: int, card: str) -> None:
    if deed == DISCARD:
        discard_crew(s, p, card)
    elif deed == EXHAUST:
        exhaust(s, p, card)
        tell(s, "crew_exhausted", p, KIND[card])
    else:
        refresh(s, p, card)
        tell(s, "crew_refreshed", p, KIND[card])


def may_pick_crew(s: State, p: int, deed: int) -> list[int]:
    """Any of the Crew that it can be done to."""
    if deed == DISCARD:
        return crew_choices(s, p, _may_leave(s))
    return [FIRST["pick"] + KIND[card] for card in dict.fromkeys(_candidates(s, p, deed))]


def pick_crew(s: State, p: int, deed: int, count: int, kind: int) -> None:
    """One of them, and perhaps another."""
    _to_crew(s, p, deed, STATE.kind_names[kind])
    if count > 1:
        _of_crew(s, p, deed, count - 1)


@effect("refresh")
def _refresh(s: State, p: int, e: Effect, icons: int) -> None:
    _of_crew(s, p, REFRESH_OTHER if e.other else REFRESH, e.n * icons)


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
    what = ITEM_OR_RELIC if e.or_relic else ITEM_ELSE_RELIC if e.else_relic else ITEM
    if e.trophy and s.attacker != NONE and _cards_to_lose(s, p, what):
        claim_trophy(s, s.attacker)
    _discard_or_pay(s, p, e, what)


@effect("discard_rumor")
def _discard_rumor(s: State, p: int, e: Effect, icons: int) -> None:
    _discard_or_pay(s, p, e, RUMOR)


def _discard_or_pay(s: State, p: int, e: Effect, what: int) -> None:
    if _cards_to_lose(s, p, what):
        then(s, STEP["pick_item"], p, e.n, what, e.or_gold)
    else:
        pay(s, p, e.or_gold or e.else_gold)


def _cards_to_lose(s: State, p: int, what: int) -> list[str]:
    """What could be discarded."""
    if what == RUMOR:
        return lies(s, cell("rumors", p))
    items = lies(s, cell("items", p))
    relics = list(dict.fromkeys(lies(s, cell("relics", p))))
    if what == ITEM_OR_RELIC:
        return items + relics
    return relics if what == ITEM_ELSE_RELIC and not items else items


def lose_cards(s: State, p: int, count: int, what: int, gold: int) -> None:
    """Discard cards of a sort, by default one Item; ask where there is a choice."""
    count, what = max(count, 1), max(what, ITEM)
    cards = _cards_to_lose(s, p, what)
    if len(cards) == 1 and not _may_pay(s, p, gold):
        discard_card(s, p, cards[0])
    elif cards:
        then(s, STEP["pick_loss"], p, count, what, gold)


def _may_pay(s: State, p: int, gold: int) -> bool:
    """Whether gold may be lost in place of a card: whoever has all of it may (A63)."""
    return 0 < gold <= s.gold[p]


def may_lose(s: State, p: int, what: int, gold: int) -> list[int]:
    """Any card of the sort, or gold in its place."""
    cards = [FIRST["pick"] + KIND[card] for card in _cards_to_lose(s, p, what)]
    return cards + ([FIRST["pay"] + gold - 1] if _may_pay(s, p, gold) else [])


def lose_gold_instead(s: State, p: int, gold: int) -> None:
    """Gold in place of all cards."""
    pay(s, p, gold)


def lose_one(s: State, p: int, count: int, what: int, kind: int) -> None:
    """This card, and perhaps another."""
    discard_card(s, p, STATE.kind_names[kind])
    if count > 1:
        then(s, STEP["pick_item"], p, count - 1, what)


def discard_card(s: State, p: int, card: str) -> None:
    """Items, Rumors and the Relics that came of them go to the Tavern discard, the Relics of
    factions to their decks; a Summoning Relic stays in the region (A43)."""
    tell(s, "card_discarded", p, KIND[card])
    if card in SUMMONING_CARDS:
        drop_relic(s, SUMMONING_CARDS.index(card), s.at[p])
        return
    zone = "items" if card in ITEMS else "relics"
    if card in RUMORS and s.cards[cell("rumors", p)][KIND[card]]:
        zone = "rumors"
    target = "tavern_discard" if card in ITEMS or card in RUMORS else "faction_decks"
    move_card(s, cell(zone, p), CELL[target], card)
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
        then(s, STEP["pick_flag"], p)


def may_lose_flag(s: State, p: int) -> list[int]:
    """Any of the weakest Ports."""
    return [FIRST["region"] + region for region in weakest_ports(s, p)]


# Favor and Malice


def change_favor(s: State, p: int, place: int, by: int) -> None:
    """Favor gained moves the token down, lost up (R55); the top ability stays unlocked."""
    if s.lover[p][place] != NONE:
        value = max(1, min(MOST_FAVOR, s.favor[p][place] + by))
        if value != s.favor[p][place]:
            s.favor[p][place] = value
            tell(s, "favor_changed", p, KIND[PEOPLE[s.lover[p][place]]], value)
            check_room(s, p)


def change_malice(s: State, p: int, place: int, by: int) -> None:
    """Malice unlocks one ability after the other; without any the Nemesis is inert (R57)."""
    if s.nemesis[p][place] != NONE:
        value = max(0, min(MOST_MALICE, s.malice[p][place] + by))
        if value != s.malice[p][place]:
            s.malice[p][place] = value
            tell(s, "malice_changed", p, KIND[PEOPLE[s.nemesis[p][place]]], value)


def nemesis_that_grows(s: State, p: int) -> int:
    """Whose Malice rises: the first Nemesis that is not at the end of its abilities; NONE: none."""
    for place in range(2):
        if s.nemesis[p][place] != NONE and s.malice[p][place] < MOST_MALICE:
            return place
    return NONE


@effect("favor")
def _favor(s: State, p: int, e: Effect, icons: int) -> None:
    change_favor(s, p, 0 if s.lover[p][0] != NONE else 1, e.n)


@effect("malice")
def _malice(s: State, p: int, e: Effect, icons: int) -> None:
    """It rises, unless its captain can prevent that and does; or it falls."""
    everyone = EVERY_NEMESIS if e.who == "all" else NONE
    if e.n < 0:
        for place in (0, 1) if everyone == EVERY_NEMESIS else (int(s.nemesis[p][0] == NONE),):
            change_malice(s, p, place, e.n)
    elif nemesis_that_grows(s, p) == NONE:
        return
    elif usable(s, p, "malice"):
        then(s, STEP["prevent_malice"], p, e.n, everyone)
    else:
        raise_malice(s, p, e.n, everyone)


def raise_malice(s: State, p: int, by: int, everyone: int) -> None:
    """Of the Nemesis that grows, or of every one that the captain has: ruling SL-A68."""
    if everyone == EVERY_NEMESIS:
        for place in (0, 1):
            change_malice(s, p, place, by)
    elif (place := nemesis_that_grows(s, p)) != NONE:
        change_malice(s, p, place, by)


def may_prevent_malice(s: State, p: int) -> list[int]:
    """Whatever can, or nothing of it."""
    return [*use_codes(usable(s, p, "malice")), FIRST["refuse"]]


def prevent_malice(s: State, p: int, source: int) -> None:
    """It is used, and Malice stays as it is."""
    tell(s, "ability_used", p, source)
    use(s, p, USABLE[source])


@effect("prevent")
def _prevent(s: State, p: int, e: Effect, icons: int) -> None:
    """Nothing happens: that is the point."""


# Movement and alignment in a turn


@effect("movement")
def _movement(s: State, p: int, e: Effect, icons: int) -> None:
    """A captain in this turn, or a type of NPC until the next Event."""
    if e.npc:
        s.haste[TYPE[e.npc]] = min(MOST_SLOW, s.haste[TYPE[e.npc]] + e.n)
        tell(s, "npcs_hastened", TYPE[e.npc], NONE, e.n)
    else:
        s.move_bonus = min(MOST_MOVE, s.move_bonus + e.n)


@effect("slow")
def _slow(s: State, p: int, e: Effect, icons: int) -> None:
    s.slow_next[p] = min(MOST_SLOW, s.slow_next[p] + e.n)
    tell(s, "slowed", p, NONE, e.n)


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
    Ask("pick_seat(p, gold)", "p", may_ask_for_ransom, seat=ask_for_ransom),
    Ask("pick_crew(p, deed, count)", "p", may_pick_crew, pick=pick_crew),
    Do("pick_item(p, count, what, gold)", lose_cards),
    Ask("pick_loss(p, count, what, gold)", "p", may_lose, pick=lose_one, pay=lose_gold_instead),
    Ask("pick_flag(p)", "p", may_lose_flag, region=take_flag),
    Ask(
        "prevent_malice(p, by, everyone)",
        "p",
        may_prevent_malice,
        use=prevent_malice,
        refuse=raise_malice,
    ),
)
