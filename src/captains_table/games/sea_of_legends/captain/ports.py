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
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.factions.alignment import hostile_groups
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    ALL_CREW,
    ALL_SHIPS,
    CELL,
    DERIVED,
    DO,
    STATE,
    STEP,
    USABLE,
    cell,
    kind_named,
)

HIRING_HALL_CARDS = 3
TEN = 10  # gold that is buried for a Notoriety
MOST_TENS = 99
MOST_GAMES = 9
ACTION_OF = {
    "tavern": STEP.TAVERN,
    "hiring_hall": STEP.HIRE,
    "shipyard": STEP.BUY_SHIP,
    "hideout": STEP.BURY,
}


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
    tell(s, EVENT.PORT_VISITED, p, s.at[p])
    refresh_all(s, p)
    then(s, ACTION_OF[port.type], p)
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
        then(s, STEP.PORT_EXTRAS, p)
    for name in free:
        use_source(s, p, USABLE.index(name))


def _costs_nothing(s: State, p: int, name: str) -> bool:
    ability = ability_of(s, p, name)
    paid = ability.pay_gold or ability.pay_item or any(e.do == "bury" for e in ability.effects)
    return is_lasting(name) and not paid


def may_use_extra(s: State, p: int) -> list[int]:
    """Any of them, or no more."""
    return [*use_codes(_extras(s, p)), DO.DONE]


def use_extra(s: State, p: int, source: int) -> None:
    """Use it, and perhaps another."""
    then(s, STEP.MORE_PORT_EXTRAS, p)
    use_source(s, p, source)


# Tavern (R83)


def visit_tavern(s: State, p: int) -> None:
    """Draw the top Tavern card, play its Game, then keep it."""
    cards = 1 + s.more_games
    s.more_games = 0
    then(s, STEP.PLAY_GAME, p)
    push_draw(s, "tavern", cards)


@effect("games")
def _games(s: State, p: int, e: Effect, icons: int) -> None:
    s.more_games = min(MOST_GAMES, s.more_games + e.n)


def play_game(s: State, p: int) -> None:
    """Of several cards one is chosen; of two outcomes likewise."""
    cards = drawn(s, TAVERN)
    if len(cards) > 1:
        then(s, STEP.CHOOSE_GAME, p)
    elif cards:
        then(s, STEP.TAKE_DRAWN, p, 1)
        possible = _possible_outcomes(s, p, kind_named(cards[0]))
        if len(possible) > 1:
            then(s, STEP.CHOOSE_OUTCOME, p, kind_named(cards[0]))
        else:
            resolve_game(s, p, kind_named(cards[0]), possible[0])


def may_choose_game(s: State) -> list[int]:
    """The Game of any of the cards that were drawn."""
    return [DO.KEEP + TAVERN.index(card) for card in drawn(s, TAVERN)]


def choose_game(s: State, p: int, number: int) -> None:
    """The Game of this card is played; the other cards are discarded."""
    for card in drawn(s, TAVERN):
        if card != TAVERN[number]:
            discard_drawn(s, card)
            tell(s, EVENT.CARD_DISCARDED, p, kind_named(card))
    then(s, STEP.PLAY_GAME, p)


def _outcomes(s: State, kind: int) -> tuple[tuple[Effect, ...], ...]:
    return book(s).games[book(s).tavern[STATE.kind_names[kind]].game].outcomes


def _possible_outcomes(s: State, p: int, kind: int) -> list[int]:
    """Where there is a choice, none that would exhaust Crew without a refreshed one (A52)."""
    outcomes = _outcomes(s, kind)
    ready = s.total[cell(CELL.READY, p)]
    costless = [all(e.do != "exhaust" for e in effects) for effects in outcomes]
    return [i for i, free in enumerate(costless) if ready or free] or list(range(len(outcomes)))


def may_choose_outcome(s: State, p: int, kind: int) -> list[int]:
    """Any outcome of the Game that this captain can bear."""
    return [DO.OUTCOME + number for number in _possible_outcomes(s, p, kind)]


def resolve_game(s: State, p: int, kind: int, outcome: int) -> None:
    """The outcome happens as it is printed."""
    tell(s, EVENT.GAME_PLAYED, p, kind, outcome)
    run_effects(s, p, _outcomes(s, kind)[outcome])


# Hiring Hall (R87)


def visit_hiring_hall(s: State, p: int) -> None:
    """Draw three Crew and hire any of them."""
    then(s, STEP.HIRE_CREW, p, ANY_NUMBER, 0)
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
    there = [ALL_SHIPS.index(name) for name in lies(s, CELL.SHIP_DECK)]
    return [
        ship
        for ship in there
        if book(s).ship[ship].rank >= rank and ship_price(s, p, ship) <= s.gold[p]
    ]


def may_buy_ship(s: State, p: int) -> list[int]:
    """Any of them, or none."""
    return [*(DO.BUY + ship for ship in ships_for_sale(s, p)), DO.DONE]


def buy_ship(s: State, p: int, ship: int) -> None:
    """Pay for it and take it."""
    price = ship_price(s, p, ship)
    lose_gold(s, p, price)
    tell(s, EVENT.SHIP_BOUGHT, p, kind_named(ALL_SHIPS[ship]), price)
    take_ship(s, p, ship)


def take_ship(s: State, p: int, ship: int) -> None:
    """There is always exactly one Ship (R58): the old one goes back to the Ship deck, a Class 1
    Ship leaves the game. A higher Class brings its Notoriety (R89). The Crew must find room (A17).
    """
    old = s.ship[p]
    gain_fame(s, p, ship_fame(s, p, ship))
    DERIVED.pick(s, CELL.SHIP_DECK, kind_named(ALL_SHIPS[ship]))
    target = CELL.BOX if ALL_SHIPS[old] in SHIPS[0] else CELL.SHIP_DECK
    DERIVED.put(s, target, kind_named(ALL_SHIPS[old]))
    s.ship[p] = ship
    check_room(s, p)


def ship_fame(s: State, p: int, ship: int) -> int:
    """A higher Class brings its Notoriety (R89)."""
    ships = book(s).ship
    return ships[ship].notoriety if ships[ship].rank > ships[s.ship[p]].rank else 0


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
    tell(s, EVENT.GOLD_BURIED, p, price, tens)


def may_bury(s: State, p: int) -> list[int]:
    """As many tens as there is gold for, or none."""
    codes = [DO.DONE]
    for tens in range(1, _bury_limit(s) + 1):
        if bury_price(s, p, tens) > s.gold[p]:
            break
        codes.append(DO.BURY + tens - 1)
    return codes


def bury(s: State, p: int, tens: int) -> None:
    """So many tens are paid for and become Notoriety."""
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
