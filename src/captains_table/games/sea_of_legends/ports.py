"""Port Actions: Tavern, Hiring Hall, Shipyard and Hideout. Rules, "Port Actions"."""

from __future__ import annotations

from captains_table.games.sea_of_legends.alignment import hostile_groups
from captains_table.games.sea_of_legends.book import book
from captains_table.games.sea_of_legends.box import ITEMS, SHIPS, TAVERN
from captains_table.games.sea_of_legends.decks import push_draw
from captains_table.games.sea_of_legends.effects import effect, run_effects
from captains_table.games.sea_of_legends.events import tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.flags import may_use_port
from captains_table.games.sea_of_legends.frames import Args, Ask, Do, node, push
from captains_table.games.sea_of_legends.gains import (
    ANY_NUMBER,
    check_room,
    discard_drawn,
    drawn,
)
from captains_table.games.sea_of_legends.pack import Effect
from captains_table.games.sea_of_legends.state import (
    ALL_CREW,
    ALL_SHIPS,
    CELL,
    DERIVED,
    FIRST,
    KIND,
    USABLE,
    cell,
)
from captains_table.games.sea_of_legends.tableau import (
    ability_of,
    gain_fame,
    lies,
    lose_gold,
    refresh_all,
    standing,
    usable,
    use_codes,
)
from captains_table.games.sea_of_legends.using import use_source

HIRING_HALL_CARDS = 3
TEN = 10  # gold that is buried for a Notoriety
MOST_TENS = 99
MOST_GAMES = 9
STEP_OF = {"tavern": "tavern", "hiring_hall": "hire", "shipyard": "buy_ship", "hideout": "bury"}


def _seat(s: State, args: Args) -> int:
    """The first number of each of these steps is who is asked."""
    return args[0]


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
    push(s, STEP_OF[port.type], p)
    _push_extras(s, p)


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


def _push_extras(s: State, p: int) -> None:
    """Relics and Lovers that cost nothing work by themselves; the rest is asked for."""
    extras = _extras(s, p)
    free = [name for name in extras if _costs_nothing(s, p, name)]
    if len(free) < len(extras):
        push(s, "port_extras", p)
    for name in free:
        use_source(s, p, USABLE.index(name))


def _costs_nothing(s: State, p: int, name: str) -> bool:
    ability = ability_of(s, p, name)
    paid = ability.pay_gold or ability.pay_item or any(e.do == "bury" for e in ability.effects)
    return is_lasting(name) and not paid


def _extra_choices(s: State, args: Args) -> list[int]:
    return [*use_codes(_extras(s, args[0])), FIRST["done"]]


def _extra(s: State, args: Args, code: int) -> None:
    if code != FIRST["done"]:
        push(s, "more_port_extras", args[0])
        use_source(s, args[0], code - FIRST["use"])


node("port_extras", Ask(_seat, _extra_choices, _extra))
node("more_port_extras", Do(lambda s, args: _push_extras(s, args[0])))


# Tavern (R83)


def _tavern(s: State, args: Args) -> None:
    """Draw the top Tavern card, play its Game, then keep it."""
    cards = 1 + s.more_games
    s.more_games = 0
    push(s, "play_game", args[0])
    push_draw(s, "tavern", cards)


@effect("games")
def _games(s: State, p: int, e: Effect, icons: int) -> None:
    s.more_games = min(MOST_GAMES, s.more_games + e.n)


def _play_game(s: State, args: Args) -> None:
    """Of several cards one is chosen; of two outcomes likewise."""
    p = args[0]
    cards = drawn(s, TAVERN)
    if len(cards) > 1:
        push(s, "choose_game", p)
    elif cards:
        push(s, "take_drawn", p, 1)
        possible = _possible_outcomes(s, p, KIND[cards[0]])
        if len(possible) > 1:
            push(s, "choose_outcome", p, KIND[cards[0]])
        else:
            _resolve_game(s, p, KIND[cards[0]], possible[0])


def _choose_game(s: State, args: Args, code: int) -> None:
    """The others are discarded."""
    chosen = TAVERN[code - FIRST["keep"]]
    for card in drawn(s, TAVERN):
        if card != chosen:
            discard_drawn(s, card)
            tell(s, "card_discarded", args[0], KIND[card])
    push(s, "play_game", args[0])


def _outcomes(s: State, kind: int) -> tuple[tuple[Effect, ...], ...]:
    return book(s).games[book(s).tavern[_KIND_NAMES[kind]].game].outcomes


def _possible_outcomes(s: State, p: int, kind: int) -> list[int]:
    """Where there is a choice, none that would exhaust Crew without a refreshed one (A52)."""
    outcomes = _outcomes(s, kind)
    ready = s.total[cell("ready", p)]
    costless = [all(e.do != "exhaust" for e in effects) for effects in outcomes]
    return [i for i, free in enumerate(costless) if ready or free] or list(range(len(outcomes)))


def _resolve_game(s: State, p: int, kind: int, outcome: int) -> None:
    tell(s, "game_played", p, kind, outcome)
    run_effects(s, p, _outcomes(s, kind)[outcome])


_KIND_NAMES = tuple(KIND)
node("tavern", Do(_tavern))
node("play_game", Do(_play_game))
node(
    "choose_game",
    Ask(
        _seat,
        lambda s, args: [FIRST["keep"] + TAVERN.index(card) for card in drawn(s, TAVERN)],
        _choose_game,
    ),
)
node(
    "choose_outcome",
    Ask(
        _seat,
        lambda s, args: [FIRST["outcome"] + i for i in _possible_outcomes(s, args[0], args[1])],
        lambda s, args, code: _resolve_game(s, args[0], args[1], code - FIRST["outcome"]),
    ),
)


# Hiring Hall (R87)


def _hire(s: State, args: Args) -> None:
    """Draw three Crew and hire any of them."""
    push(s, "hire_crew", args[0], ANY_NUMBER, 0)
    push_draw(s, "crew", HIRING_HALL_CARDS)


node("hire", Do(_hire))


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


def _buy_ship(s: State, args: Args, code: int) -> None:
    p, ship = args[0], code - FIRST["buy"]
    if code != FIRST["done"]:
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


node(
    "buy_ship",
    Ask(
        _seat,
        lambda s, args: [
            *(FIRST["buy"] + ship for ship in ships_for_sale(s, args[0])),
            FIRST["done"],
        ],
        _buy_ship,
    ),
)


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


def _bury_choices(s: State, args: Args) -> list[int]:
    p = args[0]
    codes = [FIRST["done"]]
    for tens in range(1, _bury_limit(s) + 1):
        if bury_price(s, p, tens) > s.gold[p]:
            break
        codes.append(FIRST["bury"] + tens - 1)
    return codes


def _bury(s: State, args: Args, code: int) -> None:
    if code != FIRST["done"]:
        tens = code - FIRST["bury"] + 1
        bury_gold(s, args[0], tens, bury_price(s, args[0], tens))


@effect("bury")
def _bury_effect(s: State, p: int, e: Effect, icons: int) -> None:
    """By an ability, in any Port."""
    tens = min(e.n, s.gold[p] // TEN, _bury_limit(s))
    if tens:
        bury_gold(s, p, tens, TEN * tens)


node("bury", Ask(_seat, _bury_choices, _bury))
