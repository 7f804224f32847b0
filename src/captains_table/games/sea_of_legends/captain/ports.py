"""Port Actions: Tavern, Hiring Hall, Shipyard and Hideout. Rules, "Port Actions"."""

from __future__ import annotations

from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do
from captains_table.games.sea_of_legends.box import ITEMS, SHIPS, TAVERN
from captains_table.games.sea_of_legends.captain.decks import push_draw
from captains_table.games.sea_of_legends.captain.effects import effect, leave_it, run_effects
from captains_table.games.sea_of_legends.captain.flags import may_use_port
from captains_table.games.sea_of_legends.captain.gains import (
    ANY_NUMBER,
    check_room,
    discard_drawn,
    drawn,
)
from captains_table.games.sea_of_legends.captain.tableau import (
    ability_of,
    gain_fame,
    lies,
    lose_gold,
    refresh_all,
    standing,
    usable,
    use_codes,
)
from captains_table.games.sea_of_legends.captain.using import use_source
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.events import tell
from captains_table.games.sea_of_legends.factions.alignment import hostile_groups
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    ALL_CREW,
    ALL_SHIPS,
    CELL,
    DERIVED,
    FIRST,
    KIND,
    STATE,
    STEP,
    USABLE,
    cell,
)

HIRING_HALL_CARDS = 3
TEN = 10  # gold that is buried for a Notoriety
MOST_TENS = 99
MOST_GAMES = 9
STEP_OF = {"tavern": "tavern", "hiring_hall": "hire", "shipyard": "buy_ship", "hideout": "bury"}


def may_visit(s: State, p: int) -> bool:
    """In a Port without hostile NPCs that nobody else controls, allied factions apart (R81)."""
    region = s.at[p]
    return bool(
        book(s).port[region] is not None
        and not hostile_groups(s, p, region)
        and may_use_port(s, p, region)
    )


def visit(s: State, p: int) -> None:
    """Take the Port Action of this Port: first all Crew are refreshed (R82), then what works
    together with it, then the action itself."""
    port = book(s).port[s.at[p]]
    assert port is not None
    tell(s, "port_visited", p, s.at[p])
    refresh_all(s, p)
    then(s, STEP[STEP_OF[port.type]], p)
    push_extras(s, p)


# What works together with a Port Action


def is_lasting(name: str) -> bool:
    """Whether it is neither exhausted nor discarded when it is used."""
    return name not in ALL_CREW and name not in ITEMS


def opens_port(s: State, p: int, name: str) -> bool:
    """Whether something lets its captain use a Port that somebody else controls."""
    return any(e.do == "enter_port" for e in ability_of(s, p, name).effects)


def _extras(s: State, p: int) -> list[str]:
    names = usable(s, p, "port")
    return [name for name in names if not opens_port(s, p, name) and _affordable(s, p, name)]


def _affordable(s: State, p: int, name: str) -> bool:
    """Whether there is the gold for what would be buried."""
    tens = sum(e.n for e in ability_of(s, p, name).effects if e.do == "bury")
    return bool(s.gold[p] >= TEN * tens and tens <= _bury_limit(s))


def push_extras(s: State, p: int) -> None:
    """Relics and Lovers that cost nothing work by themselves; the rest is asked for."""
    extras = _extras(s, p)
    free = [name for name in extras if _costs_nothing(s, p, name)]
    if len(free) < len(extras):
        then(s, STEP["port_extras"], p)
    for name in free:
        use_source(s, p, USABLE.index(name))


def _costs_nothing(s: State, p: int, name: str) -> bool:
    ability = ability_of(s, p, name)
    paid = ability.pay_gold or ability.pay_item or any(e.do == "bury" for e in ability.effects)
    return is_lasting(name) and not paid


def may_use_extra(s: State, p: int) -> list[int]:
    """Any of them, or no more."""
    return [*use_codes(_extras(s, p)), FIRST["done"]]


def use_extra(s: State, p: int, source: int) -> None:
    """Use it, and perhaps another."""
    then(s, STEP["more_port_extras"], p)
    use_source(s, p, source)


# Tavern (R83)


def visit_tavern(s: State, p: int) -> None:
    """Draw the top Tavern card, play its Game, then keep it."""
    cards = 1 + s.more_games
    s.more_games = 0
    then(s, STEP["play_game"], p)
    push_draw(s, "tavern", cards)


@effect("games")
def _games(s: State, p: int, e: Effect, icons: int) -> None:
    s.more_games = min(MOST_GAMES, s.more_games + e.n)


def play_game(s: State, p: int) -> None:
    """Of several cards one is chosen; of two outcomes likewise."""
    cards = drawn(s, TAVERN)
    if len(cards) > 1:
        then(s, STEP["choose_game"], p)
    elif cards:
        then(s, STEP["take_drawn"], p, 1)
        possible = _possible_outcomes(s, p, KIND[cards[0]])
        if len(possible) > 1:
            then(s, STEP["choose_outcome"], p, KIND[cards[0]])
        else:
            resolve_game(s, p, KIND[cards[0]], possible[0])


def may_choose_game(s: State) -> list[int]:
    """Any of the cards."""
    return [FIRST["keep"] + TAVERN.index(card) for card in drawn(s, TAVERN)]


def choose_game(s: State, p: int, number: int) -> None:
    """The others are discarded."""
    for card in drawn(s, TAVERN):
        if card != TAVERN[number]:
            discard_drawn(s, card)
            tell(s, "card_discarded", p, KIND[card])
    then(s, STEP["play_game"], p)


def _outcomes(s: State, kind: int) -> tuple[tuple[Effect, ...], ...]:
    return book(s).games[book(s).tavern[STATE.kind_names[kind]].game].outcomes


def _possible_outcomes(s: State, p: int, kind: int) -> list[int]:
    """Where there is a choice, none that would exhaust Crew without a refreshed one (A52)."""
    outcomes = _outcomes(s, kind)
    ready = s.total[cell("ready", p)]
    costless = [all(e.do != "exhaust" for e in effects) for effects in outcomes]
    return [i for i, free in enumerate(costless) if ready or free] or list(range(len(outcomes)))


def may_choose_outcome(s: State, p: int, kind: int) -> list[int]:
    """Any that is possible."""
    return [FIRST["outcome"] + number for number in _possible_outcomes(s, p, kind)]


def resolve_game(s: State, p: int, kind: int, outcome: int) -> None:
    """What the outcome brings."""
    tell(s, "game_played", p, kind, outcome)
    run_effects(s, p, _outcomes(s, kind)[outcome])


# Hiring Hall (R87)


def visit_hiring_hall(s: State, p: int) -> None:
    """Draw three Crew and hire any of them."""
    then(s, STEP["hire_crew"], p, ANY_NUMBER, 0)
    push_draw(s, "crew", HIRING_HALL_CARDS)


# Shipyard (R88)


def ship_price(s: State, p: int, ship: int) -> int:
    """Its cost, less that of the Ship that is given for it; never below nothing (A18)."""
    ships = book(s).ship
    less = sum(e.n for e in standing(s, p, "discount") if e.on == "ship")
    return max(0, ships[ship].cost - ships[s.ship[p]].cost - less)


def ships_for_sale(s: State, p: int) -> list[int]:
    """Ships of the same or a higher Class that there is gold for."""
    rank = book(s).ship[s.ship[p]].rank
    there = [ALL_SHIPS.index(name) for name in lies(s, CELL["ship_deck"])]
    return [
        ship
        for ship in there
        if book(s).ship[ship].rank >= rank and ship_price(s, p, ship) <= s.gold[p]
    ]


def may_buy_ship(s: State, p: int) -> list[int]:
    """Any of them, or none."""
    return [*(FIRST["buy"] + ship for ship in ships_for_sale(s, p)), FIRST["done"]]


def buy_ship(s: State, p: int, ship: int) -> None:
    """Pay for it and take it."""
    price = ship_price(s, p, ship)
    lose_gold(s, p, price)
    tell(s, "ship_bought", p, KIND[ALL_SHIPS[ship]], price)
    take_ship(s, p, ship)


def take_ship(s: State, p: int, ship: int) -> None:
    """There is always exactly one Ship (R58): the old one goes back to the Ship deck, a Class 1
    Ship leaves the game. A higher Class brings its Notoriety (R89). The Crew must find room (A17).
    """
    old, ships = s.ship[p], book(s).ship
    DERIVED.pick(s, CELL["ship_deck"], KIND[ALL_SHIPS[ship]])
    target = "box" if ALL_SHIPS[old] in SHIPS[0] else "ship_deck"
    DERIVED.put(s, CELL[target], KIND[ALL_SHIPS[old]])
    s.ship[p] = ship
    if ships[ship].rank > ships[old].rank:
        gain_fame(s, p, ships[ship].notoriety)
    check_room(s, p)


# Hideout (R91)


def bury_price(s: State, p: int, tens: int) -> int:
    """Gold in tens; something may make the first ten cheaper."""
    less = sum(e.n for e in standing(s, p, "discount") if e.on == "bury")
    return TEN * tens - min(less, TEN)


def _bury_limit(s: State) -> int:
    """What an Event may limit in a turn, less what was buried already."""
    return max(0, (int(s.bury_limit) or MOST_TENS) - int(s.buried))


def bury_gold(s: State, p: int, tens: int, price: int) -> None:
    """A Notoriety for every ten, for good."""
    lose_gold(s, p, price)
    gain_fame(s, p, tens)
    s.buried += tens
    tell(s, "gold_buried", p, price, tens)


def may_bury(s: State, p: int) -> list[int]:
    """As many tens as there is gold for, or none."""
    codes = [FIRST["done"]]
    for tens in range(1, _bury_limit(s) + 1):
        if bury_price(s, p, tens) > s.gold[p]:
            break
        codes.append(FIRST["bury"] + tens - 1)
    return codes


def bury(s: State, p: int, tens: int) -> None:
    """Bury them."""
    bury_gold(s, p, tens, bury_price(s, p, tens))


@effect("bury")
def _bury_effect(s: State, p: int, e: Effect, icons: int) -> None:
    """By an ability, in any Port."""
    tens = min(e.n, s.gold[p] // TEN, _bury_limit(s))
    if tens:
        bury_gold(s, p, tens, TEN * tens)


PORT_STEPS = (
    Ask("port_extras(p)", "p", may_use_extra, use=use_extra, done=leave_it),
    Do("more_port_extras(p)", push_extras),
    Do("tavern(p)", visit_tavern),
    Do("play_game(p)", play_game),
    Ask("choose_game(p)", "p", may_choose_game, keep=choose_game),
    Ask("choose_outcome(p, kind)", "p", may_choose_outcome, outcome=resolve_game),
    Do("hire(p)", visit_hiring_hall),
    Ask("buy_ship(p)", "p", may_buy_ship, buy=buy_ship, done=leave_it),
    Ask("bury(p)", "p", may_bury, bury=bury, done=leave_it),
)
