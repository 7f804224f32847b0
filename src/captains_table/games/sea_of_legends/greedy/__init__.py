"""The greedy player of Sea of Legends: it plans its next two moves by distances and expected values
and takes what promises most. Nothing is simulated.

Plain Python on what a seat sees; the game does not compile. Of equals it takes any, by its own
stream.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import numbers
from captains_table.engine.rng import below
from captains_table.games.sea_of_legends.box import CREW, ITEMS, LEGENDARY, TAVERN
from captains_table.games.sea_of_legends.captain.gains import crew_price
from captains_table.games.sea_of_legends.captain.losses import DISCARD, EXHAUST
from captains_table.games.sea_of_legends.captain.ports import bury_price
from captains_table.games.sea_of_legends.captain.tableau import ability_of, capacity, crew, crowd
from captains_table.games.sea_of_legends.content.book import Effects, book
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.greedy import dice, factions
from captains_table.games.sea_of_legends.greedy.chart import Chart
from captains_table.games.sea_of_legends.greedy.voyage import turn
from captains_table.games.sea_of_legends.greedy.worth import (
    EXHAUSTED,
    ability_worth,
    attack_cost,
    card_worth,
    crew_worth,
    effects_worth,
    gold_worth,
)
from captains_table.games.sea_of_legends.state import FIRST, REGION, STATE, STEPS, USABLE, cell

KIND_NAMES = STATE.kind_names
DONE, REFUSE = FIRST["done"], FIRST["refuse"]
Score = Callable[[State, int, int], float]
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
    worth = [score(s, p, code) for code in codes] if score else [0.0] * len(codes)
    best = max(worth)
    equal = [i for i, value in enumerate(worth) if value > best - 1e-9]
    return equal[below(r, len(equal))]


# Setup


def lover(s: State, p: int, code: int) -> float:
    """Strength is what helps everywhere."""
    side = book(s).character[code - FIRST["lover"]].lover
    near = book(s).distance[s.at[p]]
    return (
        ability_worth(side.first)
        + ability_worth(side.third)
        + ability_worth(side.second) / 2
        - 0.04 * near[REGION[side.start]]
    )


def nemesis(s: State, p: int, code: int) -> float:
    """The one that does least."""
    side = book(s).character[code - FIRST["nemesis"]].nemesis
    parts = (side.first, side.second, side.third)
    return -sum(weight * _spite(effects) for weight, effects in zip((3, 2, 1), parts, strict=True))


def _spite(effects: Effects) -> float:
    return sum(SPITE.get(e.do, 0.2) * (e.n or 3) for e in effects)


SPITE = {"strength": -0.35, "target": 0.35, "count_down": 0.3, "lose_gold": 0.06, "exhaust": 0.08}


# Cards and gold


def outcome(s: State, p: int, code: int) -> float:
    """An outcome of a Game."""
    card = KIND_NAMES[numbers(s)[1]]
    game = book(s).games[book(s).tavern[card].game]
    return effects_worth(s, p, game.outcomes[code - FIRST["outcome"]], gold_worth(s, p))


def keep(s: State, p: int, code: int) -> float:
    """A Tavern card, with its Game if that is played; none is worth nothing."""
    if code == DONE:
        return 0.0
    card = TAVERN[code - FIRST["keep"]]
    worth = card_worth(s, p, card)
    if STEPS[s.step] == "choose_game":
        game = book(s).games[book(s).tavern[card].game]
        worth += max(effects_worth(s, p, effects, gold_worth(s, p)) for effects in game.outcomes)
    return worth


def hire(s: State, p: int, code: int) -> float:
    """Whoever is worth more than the gold and than who has to leave for them."""
    if code == DONE:
        return 0.0
    card = CREW[code - FIRST["hire"]]
    _, _, discount, free = numbers(s)
    price = 0 if free != NONE else crew_price(s, p, card, discount)
    worth = crew_worth(book(s), card) - gold_worth(s, p) * price
    hired = sum(book(s).cost[name] for name in crew(s, p) if name in CREW)
    if hired // 10 < (hired + book(s).cost[card]) // 10:
        worth += 0.1
    if crowd(s, p) >= capacity(s, p):
        worth -= min(crew_worth(book(s), name) for name in crew(s, p) if name not in LEGENDARY)
    return worth - 0.02


def buy(s: State, p: int, codes: list[int]) -> int:
    """The Ship that gains most."""
    gain, ship = max(Chart(s, p).ships(int(s.gold[p])), default=(0.0, NONE))
    return FIRST["buy"] + ship if gain > 0 else DONE


def bury(s: State, p: int, codes: list[int]) -> int:
    """All that there is, unless gold is worth more than Notoriety."""
    chart = Chart(s, p)

    def gain(code: int) -> float:
        if code == DONE:
            return 0.0
        tens = code - FIRST["bury"] + 1
        return chart.glory(tens) - chart.gold * bury_price(s, p, tens)

    return max(codes, key=gain)


def lose_card(s: State, p: int, code: int) -> float:
    """What is worth least: a card, or gold where that may be lost in its place."""
    if code >= FIRST["pay"]:
        return -gold_worth(s, p) * (code - FIRST["pay"] + 1)
    return -card_worth(s, p, KIND_NAMES[code - FIRST["pick"]])


def gain_card(s: State, p: int, code: int) -> float:
    """What is worth most."""
    return card_worth(s, p, KIND_NAMES[code - FIRST["pick"]])


def pick_crew(s: State, p: int, code: int) -> float:
    """Exhaust and discard who matters least, refresh who matters most."""
    card = KIND_NAMES[code - FIRST["pick"]]
    deed = numbers(s)[1]
    if deed != DISCARD:
        worth = ability_worth(book(s).ability[card])
        return -worth if deed == EXHAUST else worth
    tired = EXHAUSTED if s.cards[cell("exhausted", p)][code - FIRST["pick"]] else 0.0
    return tired - crew_worth(book(s), card)


def use(s: State, p: int, code: int) -> float:
    """What comes with a Port Action or a victory: gold always, buried gold where it pays."""
    if code == DONE:
        return 0.0
    name = USABLE[code - FIRST["use"]]
    worth = -card_worth(s, p, name) if name in ITEMS else -EXHAUSTED / 2
    return worth + sum(_used(s, p, e) for e in ability_of(s, p, name).effects)


def _used(s: State, p: int, e: Effect) -> float:
    if e.do == "bury":
        return Chart(s, p).glory(e.n) - gold_worth(s, p) * 10 * e.n
    if e.do == "games":
        return 0.3
    return effects_worth(s, p, (e,), gold_worth(s, p))


# Attacks


def react(s: State, p: int, code: int) -> float:
    """What saves more than it costs."""
    if code == DONE:
        return 0.0
    name = USABLE[code - FIRST["use"]]
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
        region = code - FIRST["region"]
        danger = 0.4 if region in chart.hostile else 0.0
        return chart.prospect(region, NONE, NONE) - chart.risk(region) - danger

    return max(codes, key=worth)


# Players


def prize(s: State, p: int, code: int) -> float:
    """The dearest thing that a defeated player has."""
    loser = numbers(s)[1]
    if code == FIRST["take"]:
        return gold_worth(s, p) * (s.gold[loser] // 2)
    if code == FIRST["take"] + 1:
        return 1.0
    return card_worth(s, p, KIND_NAMES[code - FIRST["pick"]])


def richest(s: State, p: int, code: int) -> float:
    """Whoever has most gold."""
    return float(s.gold[code - FIRST["seat"]])


# Adventures


def option(s: State, p: int, codes: list[int]) -> int:
    """The choice that promises most."""
    chart = Chart(s, p)
    return max(codes, key=lambda c: chart.option(book(s).options[c - FIRST["option"]]))


def answer(s: State, p: int, code: int) -> float:
    """Whether a Postscript asks for more than it is worth."""
    letter, gold = book(s).postscripts[s.postscript], gold_worth(s, p)
    if code == REFUSE:
        return effects_worth(s, p, letter.refuse, gold)
    return effects_worth(s, p, letter.accept + letter.cost, gold)


def mark(s: State, p: int, code: int) -> float:
    """A Fort keeps others away; a Flag may help a faction to win."""
    return float(code == FIRST["mark"] + 1)


def prevent(s: State, p: int, code: int) -> float:
    """Malice costs more than three gold."""
    return 0.22 if code == REFUSE else gold_worth(s, p) * 3


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
    "choose_bond": lambda s, p, code: float(code == FIRST["bond"]),
    "answer_postscript": answer,
    "place_peeked": lambda s, p, code: float(code == DONE),
    "choose_faction": factions.faction,
    "choose_target": factions.region,
    "choose_route": factions.region,
    "drift": lambda s, p, code: 0.0 if code == DONE else factions.region(s, p, code),
    "choose_player": factions.seat,
    "react": react,
    "flee_npc": factions.place,
    "choose_place": factions.place,
}
# Everything else is all the same to it: any will do.
