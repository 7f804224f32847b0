"""What a captain of Sea of Legends could do in each region, and what that would be worth."""

from __future__ import annotations

from functools import cached_property

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import (
    FACTIONS,
    MOST_SEATS,
    NPC_TYPES,
    REGIONS,
    SPOILS,
    TOKENS,
)
from captains_table.games.sea_of_legends.box import NPC_TYPE_OF as TYPE_OF
from captains_table.games.sea_of_legends.captain.effects import ports_of
from captains_table.games.sea_of_legends.captain.flags import (
    flag_of,
    flags_left,
    may_challenge_port,
    may_use_port,
)
from captains_table.games.sea_of_legends.captain.notoriety import TRUE_LOVE, notoriety
from captains_table.games.sea_of_legends.captain.ports import bury_price, ship_price
from captains_table.games.sea_of_legends.captain.tableau import capacity, crew, lies, movement
from captains_table.games.sea_of_legends.challenge.challenge import (
    ADVENTURE,
    FIRST_FACTION,
    FIRST_SEAT,
    THE_PORT,
    ally_bonus,
    assigned,
    set_adventure,
    set_target,
)
from captains_table.games.sea_of_legends.challenge.dice import CAPTAIN
from captains_table.games.sea_of_legends.challenge.odds import distribution, means
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect, Option
from captains_table.games.sea_of_legends.factions.alignment import (
    ALLIED,
    FACTION_OF,
    HOSTILE,
    LEADER,
    group_strength,
    stance,
)
from captains_table.games.sea_of_legends.factions.npcs import relics_of_player
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.greedy.worth import (
    BRITISH,
    DREAD,
    EXHAUSTED,
    FLAG,
    ITEM,
    TAVERN_CARD,
    attack_cost,
    crew_worth,
    defeat_worth,
    effects_worth,
    gold_worth,
    urgency,
)
from captains_table.games.sea_of_legends.state import (
    ALL_SHIPS,
    CELL,
    FIRST,
    KIND,
    OWNERS,
    REGION,
    cell,
)
from captains_table.games.sea_of_legends.stories.adventures import is_open, next_episode

GAME = 4.3  # gold of a Game in a Tavern, about
SOON = 5  # gold that comes in until the next turn, about
WIN = 2.5  # to have what wins at the end of the round
# How likely an NPC is to come for a captain within its reach, by its type.
COMES = {
    "galleon": 0.30,
    "seeker": 0.50,
    "king": 0.50,
    "officer": 0.20,
    "admiral": 0.30,
    "guardian": 0.15,
    "tetzahuitl": 0.20,
    "soldier": 0.15,
    "colossus": 0.15,
}
FOR_RELICS = 0.6  # of Guardians and Tetzahuitl, for a captain with a Summoning Relic
ALREADY_HERE = 0.6
CANNON, MOVE, ROOM = 0.12, 0.20, 0.14  # what a Ship is worth beyond its Notoriety
# What completing an episode leads to, beyond its own results.
AHEAD = {"captain": (0.50, 0.50, 0.35, 0.0), "lover": (0.30, 0.35, 0.0), "nemesis": (0.1, 0.15, 0)}
EXPECTED_CREW_COST = 5.7


class Chart:
    """Everything that a decision in a captain's turn looks at, worked out once."""

    def __init__(self, s: State, p: int) -> None:
        self.s, self.p = s, p
        self.book = book(s)
        self.gold = gold_worth(s, p)
        self.fame = notoriety(s, p)
        self.best_other = max((notoriety(s, q) for q in range(s.seats) if q != p), default=0)
        self.hostile = self._hostile()
        self._trial = s.copy()
        self._reached: dict[tuple[int, ...], dict[int, float]] = {}
        self._visits: dict[tuple[str, int], float] = {}
        self._deeds: dict[tuple[int, int], list[tuple[float, int]]] = {}

    def _hostile(self) -> dict[int, list[int]]:
        """The hostile NPCs in each region."""
        s = self.s
        hostile = [stance(s, self.p, faction) == HOSTILE for faction in range(len(FACTIONS))]
        found: dict[int, list[int]] = {}
        for npc, where in enumerate(s.npc_at):
            if where != NONE and hostile[FACTION_OF[npc]]:
                found.setdefault(where, []).append(npc)
        return found

    def glory(self, gained: float) -> float:
        """What so much Notoriety is worth: more than itself where it wins."""
        reached = self.fame + gained
        wins = reached >= self.book.pack.goal and reached > self.best_other
        return gained + WIN if wins and gained > 0 else gained

    # Odds

    def chance(self, region: int, target: int) -> float:
        """How likely it is to win a Challenge of a target in a region."""
        t, p = self._trial, self.p
        t.at[p] = region
        set_target(t, p, target)
        bonus = ally_bonus(t) if self._has_allies else 0
        sea = self.book.port[region] is None
        if t.defending != NONE:
            mine = self._strengths((t.against, sea, NONE), p)
            theirs = self._strengths((t.against, sea, t.defending), int(t.defending))
            return sum(
                chance * other
                for strength, chance in mine.items()
                for needed, other in theirs.items()
                if strength + bonus >= needed
            )
        foes = self.hostile.get(region, ()) if t.foe != NONE else ()
        leader = any(LEADER[npc] for npc in foes)
        mine = self._strengths((t.against, sea, t.foe, leader), p)
        return _at_least(mine, t.difficulty - bonus)

    def chance_of_adventure(self, difficulty: int) -> float:
        """How likely it is to reach the difficulty of an Adventure."""
        set_adventure(self._trial, self.p, difficulty)
        return _at_least(self._strengths((ADVENTURE,), self.p), difficulty)

    def _strengths(self, key: tuple[int, ...], p: int) -> dict[int, float]:
        if key not in self._reached:
            dice = self.book.pack.dice
            self._reached[key] = distribution(dice.captain, dice.bonus, means(self._trial, p))
        return self._reached[key]

    @cached_property
    def _has_allies(self) -> bool:
        return any(stance(self.s, self.p, f) == ALLIED for f in self.s.factions)

    @cached_property
    def aside(self) -> float:
        """What the icons of a Challenge bring besides Strength: cards and gold."""
        total = 0.0
        for number, icon, ability in assigned(self.s, self.p):
            count = 1.3 if icon == CAPTAIN else 1.0
            for e in ability.effects:
                if e.do == "gold":
                    total += self.gold * e.n * count * (0.7 if number else 1)
                elif e.do == "draw":
                    total += 0.7 * (TAVERN_CARD if e.deck == "tavern" else 0.3)
        return total

    # What can be done in a region

    def deeds(self, region: int, purse: int) -> list[tuple[float, int]]:
        """The Player Actions that a region offers with so much gold: worth and code."""
        if (region, purse) not in self._deeds:
            self._deeds[region, purse] = self._find_deeds(region, purse)
        return self._deeds[region, purse]

    def _find_deeds(self, region: int, purse: int) -> list[tuple[float, int]]:
        if region in self.hostile:
            return [self._fight(region)]
        s, p = self.s, self.p
        found = self._adventures(region)
        if self.book.port[region] is not None:
            if may_use_port(s, p, region):
                found.append((self._visit(region, purse), FIRST["visit"]))
            if may_challenge_port(s, p, region):
                found.append((self._capture(region), FIRST["challenge"] + THE_PORT))
        for q in range(s.seats):
            if q != p and s.at[q] == region:
                found.append((self._duel(region, q), FIRST["challenge"] + FIRST_SEAT + q))
        return found

    def _fight(self, region: int) -> tuple[float, int]:
        """The strongest hostile NPCs there."""
        s = self.s
        factions = {FACTION_OF[npc] for npc in self.hostile[region]}
        faction = max(factions, key=lambda f: (group_strength(s, f, region), f))
        foes = [npc for npc in self.hostile[region] if FACTION_OF[npc] == faction]
        target = FIRST_FACTION + faction
        worth = sum(defeat_worth(s, self.p, npc, self.gold) for npc in foes)
        fame = sum(self.book.npc[npc].notoriety for npc in foes)
        worth += self.glory(fame) - fame
        chance = self.chance(region, target)
        return chance * worth + self.aside - 0.05, FIRST["challenge"] + target

    def _capture(self, region: int) -> float:
        s, p = self.s, self.p
        port = self.book.port[region]
        assert port is not None
        worth = effects_worth(s, p, port.reward, self.gold)
        fame = sum(e.n for e in port.reward if e.do == "notoriety")
        worth += self.glory(fame) - fame
        worth += FLAG if flags_left(s, p) else FLAG / 3
        if s.infested[region]:
            worth += urgency(s, p, DREAD)
        if s.flag[region] == flag_of(BRITISH):
            worth += urgency(s, p, BRITISH)
        elif NONE != s.flag[region] < MOST_SEATS:
            worth += FLAG / 3
        return self.chance(region, THE_PORT) * worth + self.aside

    def _duel(self, region: int, q: int) -> float:
        chance = self.chance(region, FIRST_SEAT + q)
        behind = 0.4 if self.best_other >= self.fame and notoriety(self.s, q) >= 7 else 0.0
        return chance * (self._prize(q) + behind) - (1 - chance) * self._prize(self.p) + self.aside

    def _prize(self, q: int) -> float:
        s = self.s
        relic = 1.05 if s.total[cell("relics", q)] else 0.0
        item = ITEM if s.total[cell("items", q)] else 0.0
        return max(relic, item, self.gold * (s.gold[q] // 2))

    def _adventures(self, region: int) -> list[tuple[float, int]]:
        s, p = self.s, self.p
        found = []
        for token, (where, on) in enumerate(zip(s.token_at[p], s.token_on[p], strict=True)):
            if (s.at[on] if on != NONE else where) == region and region != NONE:
                worth = self._adventure(token)
                if worth is not None:
                    found.append((worth, FIRST["adventure"] + token))
        return found

    def _adventure(self, token: int) -> float | None:
        s, p = self.s, self.p
        episode = next_episode(s, p, token)
        if episode is None:
            return None
        arc, stage, _ = episode
        record = self.book.episodes[self.book.episode_number(*episode)]
        options = [self.option(option) for option in record.options if is_open(s, p, token, option)]
        ahead = AHEAD.get(arc.removeprefix("secondary_"), (0.0,) * 4)[stage - 1]
        love = [place for place in range(2) if s.favor[p][place] == TRUE_LOVE - 1]
        if (arc in ("lover", "reconcile") and 0 in love) or (
            arc == "secondary_lover" and 1 in love
        ):
            ahead += self.glory(1.0) - 0.3
        return max(options) + effects_worth(s, p, record.done, self.gold) + ahead

    def option(self, option: Option) -> float:
        """What a choice in an Adventure is worth."""
        s, p = self.s, self.p
        won = effects_worth(s, p, option.ok, self.gold)
        fame = _fame(option.ok)
        won += self.glory(fame) - fame
        if option.challenge:
            chance = self.chance_of_adventure(option.challenge)
            won = chance * won + (1 - chance) * effects_worth(s, p, option.fail, self.gold)
            won += self.aside - 0.05
        return won + effects_worth(s, p, option.cost, self.gold)

    # Port Actions

    def _visit(self, region: int, purse: int) -> float:
        """The same in all Ports of a type."""
        kind = self._type(region)
        if (kind, purse) not in self._visits:
            tired = EXHAUSTED * self.s.total[cell("exhausted", self.p)]
            self._visits[kind, purse] = tired + self._port_action(kind, purse)
        return self._visits[kind, purse]

    def _port_action(self, kind: str, purse: int) -> float:
        if kind == "tavern":
            return self.gold * GAME + TAVERN_CARD
        if kind == "hideout":
            return self._bury(purse)
        if kind == "shipyard":
            return max((gain for gain, _ in self.ships(purse)), default=0.0)
        return self._hire(purse)

    def _bury(self, purse: int) -> float:
        best, tens = 0.0, 1
        while tens <= (self.s.bury_limit or 99):
            price = bury_price(self.s, self.p, tens)
            if price > purse:
                break
            best = max(best, self.glory(tens) - self.gold * price)
            tens += 1
        return best

    def ships(self, purse: int) -> list[tuple[float, int]]:
        """The Ships that so much gold buys: what is gained, and which."""
        s, p = self.s, self.p
        mine = self.book.ship[s.ship[p]]
        found = []
        for name in self._ship_names:
            number = ALL_SHIPS.index(name)
            ship = self.book.ship[number]
            price = ship_price(s, p, number)
            if ship.rank < mine.rank or price > purse:
                continue
            gain = self.glory(ship.notoriety) if ship.rank > mine.rank else 0.0
            gain += CANNON * (ship.cannons - mine.cannons) + MOVE * (ship.movement - mine.movement)
            gain += ROOM * (ship.capacity - mine.capacity) - self.gold * price
            found.append((gain, number))
        return found

    @cached_property
    def _ship_names(self) -> list[str]:
        return lies(self.s, CELL["ship_deck"])

    def _hire(self, purse: int) -> float:
        """Three Crew are shown; whoever is hired must be better than who must leave."""
        s, p = self.s, self.p
        aboard = sorted(crew_worth(self.book, card) for card in crew(s, p))
        room = capacity(s, p) - len(aboard)
        worth, left = 0.0, purse
        typical = 0.088 * EXPECTED_CREW_COST + 0.15
        for n in range(3):
            if left < EXPECTED_CREW_COST:
                break
            gone = 0.0 if n < room else aboard[n - max(0, room)] if aboard else 0.0
            gain = typical - gone - self.gold * EXPECTED_CREW_COST
            if gain <= 0:
                break
            worth += gain
            left -= int(EXPECTED_CREW_COST)
        return worth + (0.12 if purse >= 5 else 0.0)

    # Free Actions

    def gifts(self, region: int) -> float:
        """What Free Actions bring in a region: Rumors that come true, tokens, Spoils."""
        if region in self.hostile:
            return 0.0
        s, p, relics = self.s, self.p, 0
        relics += sum(where == region for where in self._rumors)
        relics += sum(where == region for where in s.relic_at)
        if s.trophies[p] and self.book.port[region] is not None:
            left = sum(s.cards[CELL["faction_decks"]][KIND[card]] for card in SPOILS)
            relics += min(s.trophies[p], left)
        return self.glory(relics) * 1.1 + 0.5 * (s.loose_trophies[region] > 0)

    @cached_property
    def _rumors(self) -> list[int]:
        names = lies(self.s, cell("rumors", self.p))
        return [REGION[self.book.tavern[card].rumor] for card in names]

    # Danger

    def risk(self, region: int) -> float:
        """What NPCs nearby would cost who ends a turn there, on average."""
        total = 0.0
        for where, npcs in self.hostile.items():
            far = self.book.distance[where][region]
            for npc in npcs:
                kind = TYPE_OF[npc]
                if far <= self.book.npc[npc].movement + self.s.haste[kind]:
                    total += self._dangers[kind] * (ALREADY_HERE if far == 0 else 1.0)
        return min(total, 1.5)

    @cached_property
    def _dangers(self) -> list[float]:
        s, p = self.s, self.p
        wanted = bool(relics_of_player(s, p))
        found = []
        for kind, name in enumerate(NPC_TYPES):
            comes = COMES[name]
            if wanted and name in ("guardian", "tetzahuitl"):
                comes = FOR_RELICS
            found.append(comes * attack_cost(s, p, TYPE_OF.index(kind), self.gold))
        return found

    # Later turns

    @cached_property
    def later(self) -> list[tuple[float, int, float]]:
        """For each region what it offers next turn: the best with its code, and what is left if
        that is done already."""
        income = self.book.pack.income * len(ports_of(self.s, OWNERS[self.p]))
        purse = self.s.gold[self.p] + SOON + income
        found = []
        for region in range(len(REGIONS)):
            gifts = self.gifts(region)
            deeds = sorted(self.deeds(region, purse), reverse=True)
            best, code = deeds[0] if deeds else (0.0, NONE)
            second = deeds[1][0] if len(deeds) > 1 else 0.0
            found.append((gifts + best, code, gifts + second))
        return found

    @cached_property
    def pace(self) -> float:
        """Regions that are sailed in a turn."""
        return max(1.0, movement(self.s, self.p) - self.s.move_bonus + self.s.slow[self.p])

    def prospect(self, region: int, done_at: int, done: int) -> float:
        """What the next turns from a region are worth after something was done: the best, and part
        of the second best."""
        far, pace = self.book.distance[region], self.pace
        first = second = 0.0
        for there, (worth, code, otherwise) in enumerate(self.later):
            if code == done != NONE and self._is_over(there, done_at, done):
                worth = otherwise
            if worth <= second:
                continue
            worth *= DISCOUNT[max(1, -int(-far[there] // pace))]
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
        return 0.75 * first + 0.25 * second

    def _is_over(self, there: int, done_at: int, done: int) -> bool:
        """Whether what was done cannot be done there any more: an Adventure token is somewhere else
        then, gold is spent; only Taverns are always good."""
        if done != FIRST["visit"]:
            return there == done_at or FIRST["adventure"] <= done < FIRST["adventure"] + len(TOKENS)
        return self._type(done_at) == self._type(there) != "tavern"

    def _type(self, region: int) -> str:
        port = self.book.port[region]
        return port.type if port is not None else ""


DISCOUNT = [1.0, 0.85, 0.62, 0.45, 0.32, 0.23, 0.16, 0.1, 0.1, 0.1]


def _at_least(strengths: dict[int, float], needed: int) -> float:
    return sum(chance for strength, chance in strengths.items() if strength >= needed)


def _fame(effects: tuple[Effect, ...]) -> int:
    """Notoriety among effects: their own, and that of Relics."""
    relics = ("faction_relic", "ally_relic", "ally_or_lover")
    return sum(e.n for e in effects if e.do == "notoriety") + sum(e.do in relics for e in effects)
