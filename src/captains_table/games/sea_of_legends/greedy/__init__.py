"""The greedy player of Sea of Legends: it plans its next two moves by distances and expected values
and takes what promises most. Nothing is simulated.

Plain Python on what a seat sees; the game does not compile. Of equals it takes any, by its own
stream.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from captains_table.engine.actions import Decoded
from captains_table.engine.declare import NONE
from captains_table.engine.numbered import numbers
from captains_table.engine.rng import below
from captains_table.games.sea_of_legends.box import (
    CHARACTERS,
    CREW,
    FACTIONS,
    ITEMS,
    LEGENDARY,
    TAVERN,
)
from captains_table.games.sea_of_legends.captain.gains import hire_price
from captains_table.games.sea_of_legends.captain.losses import DEED
from captains_table.games.sea_of_legends.captain.notoriety import crew_fame, notoriety
from captains_table.games.sea_of_legends.captain.ports import TEN
from captains_table.games.sea_of_legends.captain.tableau import (
    ability_of,
    capacity,
    crew,
    crowd,
    hired_cost,
)
from captains_table.games.sea_of_legends.challenge.prizes import PRIZE, half_of_the_gold
from captains_table.games.sea_of_legends.content.book import Effects, book
from captains_table.games.sea_of_legends.content.pack import Effect, Promise
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.greedy import dice, factions
from captains_table.games.sea_of_legends.greedy.chart import Chart
from captains_table.games.sea_of_legends.greedy.ports import PortActions
from captains_table.games.sea_of_legends.greedy.voyage import turn
from captains_table.games.sea_of_legends.greedy.worth import (
    EXHAUSTED,
    MALICE,
    ability_worth,
    attack_cost,
    card_worth,
    crew_worth,
    effects_worth,
    gold_worth,
)
from captains_table.games.sea_of_legends.state import (
    ACTIONS,
    CELL,
    DO,
    STATE,
    STEP,
    USABLE,
    cell,
    region_named,
)
from captains_table.games.sea_of_legends.steps import STEPS
from captains_table.games.sea_of_legends.stories.bonds import BOND, MARK
from captains_table.games.sea_of_legends.stories.episodes import playing
from captains_table.games.sea_of_legends.stories.postscripts import answering

HEART = 1.3  # a Secondary Lover from the first round on: four Adventures, and Notoriety in the end
KIND_NAMES = STATE.kind_names
Score = Callable[[State, int, Decoded], float]
Whole = Callable[[State, int, list[int]], int]


def choose(s: State, p: int, codes: Sequence[int], r: Any) -> int:
    """The index of what a seat takes, from a state that holds what it sees."""
    if len(codes) == 1:
        return 0
    name = STEPS[s.step]
    whole = WHOLE.get(name)
    if whole:
        return list(codes).index(whole(s, p, list(codes)))
    score = SCORES.get(name)
    worth = [score(s, p, ACTIONS.decode(code)) if score else 0.0 for code in codes]
    best = max(worth)
    equal = [i for i, value in enumerate(worth) if value > best - 1e-9]
    return equal[below(r, len(equal))]


# Setup


def lover(s: State, p: int, choice: Decoded) -> float:
    """Strength is what helps everywhere."""
    side = book(s).character[choice.number].lover
    near = book(s).distance[s.at[p]]
    return (
        ability_worth(side.first)
        + ability_worth(side.third)
        + ability_worth(side.second) / 2
        - 0.04 * near[region_named(side.start)]
    )


def nemesis(s: State, p: int, choice: Decoded) -> float:
    """The one that does least."""
    side = book(s).character[choice.number].nemesis
    parts = (side.first, side.second, side.third)
    return -sum(weight * _spite(effects) for weight, effects in zip((3, 2, 1), parts, strict=True))


def _spite(effects: Effects) -> float:
    return sum(SPITE.get(e.do, 0.2) * (e.n or 3) for e in effects)


SPITE = {"strength": -0.35, "target": 0.35, "count_down": 0.3, "lose_gold": 0.06, "exhaust": 0.08}


# Cards and gold


def outcome(s: State, p: int, choice: Decoded) -> float:
    """An outcome of a Game."""
    card = KIND_NAMES[numbers(s)[1]]
    game = book(s).games[book(s).tavern[card].game]
    return effects_worth(s, p, game.outcomes[choice.number], gold_worth(s, p))


def keep(s: State, p: int, choice: Decoded) -> float:
    """A Tavern card, with its Game if that is played; none is worth nothing."""
    if choice.verb == "done":
        return 0.0
    card = TAVERN[choice.number]
    worth = card_worth(s, p, card)
    if s.step == STEP.CHOOSE_GAME:
        game = book(s).games[book(s).tavern[card].game]
        worth += max(effects_worth(s, p, effects, gold_worth(s, p)) for effects in game.outcomes)
    return worth


def hire(s: State, p: int, choice: Decoded) -> float:
    """Whoever is worth more than the gold and than who has to leave for them."""
    if choice.verb == "done":
        return 0.0
    card = CREW[choice.number]
    _, _, discount, free = numbers(s)
    price = hire_price(s, p, discount, free, card)
    worth = crew_worth(book(s), card) - gold_worth(s, p) * price
    hired = hired_cost(s, p)
    if crew_fame(hired) < crew_fame(hired + book(s).cost[card]):
        worth += 0.1
    if crowd(s, p) >= capacity(s, p):
        worth -= min(crew_worth(book(s), name) for name in crew(s, p) if name not in LEGENDARY)
    return worth - 0.02


def buy(s: State, p: int, codes: list[int]) -> int:
    """The Ship that gains most."""
    gain, ship = max(PortActions(s, p).ships(int(s.gold[p])), default=(0.0, NONE))
    return DO.BUY + ship if gain > 0 else DO.DONE


def bury(s: State, p: int, codes: list[int]) -> int:
    """All that there is, unless gold is worth more than Notoriety."""
    ports = PortActions(s, p)
    return max(codes, key=lambda code: ports.burial(ACTIONS.decode(code)))


def lose_card(s: State, p: int, choice: Decoded) -> float:
    """What is worth least: a card, or gold where that may be lost in its place."""
    if choice.verb == "pay":
        return -gold_worth(s, p) * choice.number
    return -card_worth(s, p, KIND_NAMES[choice.number])


def gain_card(s: State, p: int, choice: Decoded) -> float:
    """A card that is gained: whichever is worth most."""
    return card_worth(s, p, KIND_NAMES[choice.number])


def pick_crew(s: State, p: int, choice: Decoded) -> float:
    """Exhaust and discard who matters least, refresh who matters most."""
    card = KIND_NAMES[choice.number]
    deed = numbers(s)[1]
    if deed != DEED.DISCARD:
        worth = ability_worth(book(s).ability[card])
        return -worth if deed == DEED.EXHAUST else worth
    tired = EXHAUSTED if s.cards[cell(CELL.EXHAUSTED, p)][choice.number] else 0.0
    return tired - crew_worth(book(s), card)


def use(s: State, p: int, choice: Decoded) -> float:
    """What comes with a Port Action or a victory: gold always, buried gold where it pays."""
    if choice.verb == "done":
        return 0.0
    name = USABLE[choice.number]
    worth = -card_worth(s, p, name) if name in ITEMS else -EXHAUSTED / 2
    return worth + sum(_used(s, p, e) for e in ability_of(s, p, name).effects)


def _used(s: State, p: int, e: Effect) -> float:
    if e.do == "bury":
        return PortActions(s, p).glory(e.n) - gold_worth(s, p) * TEN * e.n
    if e.do == "games":
        return 0.3
    return effects_worth(s, p, (e,), gold_worth(s, p))


# Attacks


def react(s: State, p: int, choice: Decoded) -> float:
    """What saves more than it costs."""
    if choice.verb == "done":
        return 0.0
    name = USABLE[choice.number]
    cost = card_worth(s, p, name) if name in ITEMS else EXHAUSTED if name in book(s).cost else 0.0
    attack = {e.do: e for e in book(s).npc[s.attacker].attack}
    saved = 0.0
    for e in ability_of(s, p, name).effects:
        if e.do == "cancel_attack":
            saved += attack_cost(s, p, int(s.attacker), gold_worth(s, p))
        elif e.do == "keep_gold" and "lose_gold" in attack and not s.kept_gold:
            saved -= effects_worth(s, p, (attack["lose_gold"],), gold_worth(s, p))
        elif e.do == "keep_crew" and "discard_crew" in attack and not s.kept_crew:
            saved -= effects_worth(s, p, (attack["discard_crew"],), gold_worth(s, p))
        elif e.do == "stay_ready" and "exhaust" in attack and not s.kept_ready:
            saved -= effects_worth(s, p, (attack["exhaust"],), gold_worth(s, p))
        elif e.do == "flee_far" and s.flee_range < e.n:
            saved += 0.05
    return saved - cost


def flee(s: State, p: int, codes: list[int]) -> int:
    """Where most can be done next."""
    chart = Chart(s, p)

    def worth(code: int) -> float:
        region = ACTIONS.decode(code).number
        danger = 0.4 if region in chart.hostile else 0.0
        return chart.prospect(region, NONE, NONE) - chart.risk(region) - danger

    return max(codes, key=worth)


# Players


def prize(s: State, p: int, choice: Decoded) -> float:
    """The dearest thing that a defeated player has."""
    loser = numbers(s)[1]
    if choice.verb == "take":
        return gold_worth(s, p) * half_of_the_gold(s, loser) if choice.number == PRIZE.GOLD else 1.0
    return card_worth(s, p, KIND_NAMES[choice.number])


def richest(s: State, p: int, choice: Decoded) -> float:
    """Somebody to take gold from: whoever has most."""
    return float(s.gold[choice.number])


# Adventures


def option(s: State, p: int, codes: list[int]) -> int:
    """The choice that promises most."""
    chart, options = Chart(s, p), playing(s).episode.options

    def worth(code: int) -> float:
        number = ACTIONS.decode(code).number
        return chart.option(options[number]) if number < len(options) else chart.promise()

    return max(codes, key=worth)


def answer(s: State, p: int, choice: Decoded) -> float:
    """Whether a Postscript asks for more than it is worth."""
    letter, gold = answering(s), gold_worth(s, p)
    if choice.verb == "refuse":
        return effects_worth(s, p, letter.refuse, gold)
    promise = letter.promise or Promise()
    owed = max(effects_worth(s, p, part, gold) for part in (promise.ok, promise.broken))
    return effects_worth(s, p, letter.accept + letter.cost, gold) + owed / 2


def bond(s: State, p: int, choice: Decoded) -> float:
    """A Relic is Notoriety now; somebody's heart is what their abilities do, and an arc to come."""
    if choice.number == BOND.ALLY_RELIC:
        faction = FACTIONS[s.arc_faction[p]]
        return effects_worth(s, p, (Effect("ally_relic", faction=faction),), gold_worth(s, p))
    side = book(s).character[len(CHARACTERS) + s.representative[p]].lover
    left = max(0, book(s).pack.goal - max(notoriety(s, q) for q in range(s.seats)))
    first, rest = ability_worth(side.first), ability_worth(side.second) + ability_worth(side.third)
    return HEART * left / book(s).pack.goal + 2 * first + rest


def mark(s: State, p: int, choice: Decoded) -> float:
    """A Fort keeps others away; a Flag may help a faction to win."""
    return float(choice.number == MARK.FORT)


def prevent(s: State, p: int, choice: Decoded) -> float:
    """What costs less: the Malice, or what keeps it away."""
    if choice.verb == "refuse":
        return -MALICE
    return -gold_worth(s, p) * ability_of(s, p, USABLE[choice.number]).pay_gold


# All of them

WHOLE: dict[str, Whole] = {
    "turn": turn,
    "buy_ship": buy,
    "bury": bury,
    "choose_option": option,
    "flee": flee,
    "pool": dice.pool,
    "assign": dice.assign,
    "turn_dice": dice.turn_dice,
    "reroll_dice": dice.reroll_dice,
    "shield": dice.shield,
}
SCORES: dict[str, Score] = {
    "choose_lover": lover,
    "choose_nemesis": nemesis,
    "place_galleon": factions.place,
    "port_extras": use,
    "choose_game": keep,
    "choose_outcome": outcome,
    "keep_card": keep,
    "hire_crew": hire,
    "make_room": lose_card,
    "pick_crew": pick_crew,
    "pick_loss": lose_card,
    "pick_seat": richest,
    "prevent_malice": prevent,
    "won": use,
    "take_prize": prize,
    "choose_relic": gain_card,
    "choose_mark": mark,
    "choose_bond": bond,
    "answer_postscript": answer,
    "place_peeked": lambda s, p, choice: float(choice.verb == "done"),
    "choose_faction": factions.faction,
    "choose_target": factions.region,
    "choose_route": factions.region,
    "drift": factions.drift,
    "choose_player": factions.seat,
    "react": react,
    "flee_npc": factions.place,
    "choose_place": factions.place,
}
# Everything else is all the same to it: any will do.
