"""What a captain of Sea of Legends could do in each region, and what that would be worth."""

from __future__ import annotations

from functools import cached_property

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import FACTIONS, MOST_SEATS, NPC_TYPES, REGIONS
from captains_table.games.sea_of_legends.box import NPC_TYPE_OF as TYPE_OF
from captains_table.games.sea_of_legends.captain.flags import (
    flag_of,
    flags_left,
)
from captains_table.games.sea_of_legends.captain.notoriety import TRUE_LOVE, notoriety
from captains_table.games.sea_of_legends.captain.tableau import movement
from captains_table.games.sea_of_legends.challenge.challenge import (
    TARGET,
    ally_bonus,
    assigned,
    set_adventure,
    set_target,
    targets,
)
from captains_table.games.sea_of_legends.challenge.odds import distribution, means
from captains_table.games.sea_of_legends.challenge.prizes import half_of_the_gold
from captains_table.games.sea_of_legends.content.pack import Effect, Option
from captains_table.games.sea_of_legends.factions.alignment import (
    FACTION_OF,
    LEADER,
    STANCE,
    group,
    stance,
)
from captains_table.games.sea_of_legends.factions.npcs import reach, relics_of_player, reward
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.greedy.ports import PortActions
from captains_table.games.sea_of_legends.greedy.worth import (
    FLAG,
    ITEM,
    TAVERN_CARD,
    attack_cost,
    defeat_worth,
    effects_worth,
    urgency,
)
from captains_table.games.sea_of_legends.state import (
    ACTIONS,
    AGAINST,
    CELL,
    DO,
    FACE,
    FACTION,
    cell,
)
from captains_table.games.sea_of_legends.stories.adventures import is_open
from captains_table.games.sea_of_legends.stories.episodes import candidates, next_episode
from captains_table.games.sea_of_legends.stories.memory import promised
from captains_table.games.sea_of_legends.turn import (
    TROPHY,
    claimable,
    income_of,
    loose_tokens,
    peaceful_actions,
    spoils_on_offer,
)

SOON = 5  # gold that comes in until the next turn, about
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
# What completing an episode leads to, beyond its own results.
AHEAD = {"captain": (0.50, 0.50, 0.35, 0.0), "lover": (0.30, 0.35, 0.0), "nemesis": (0.1, 0.15, 0)}


class Chart(PortActions):
    """Everything that a decision in a captain's turn looks at, worked out once."""

    def __init__(self, s: State, p: int) -> None:
        super().__init__(s, p)
        self.hostile = self._hostile()
        self._trial = s.copy()
        self._reached: dict[tuple[int, ...], dict[int, float]] = {}
        self._deeds: dict[tuple[int, int], list[tuple[float, int]]] = {}

    def _hostile(self) -> dict[int, list[int]]:
        """The hostile NPCs in each region."""
        s = self.s
        hostile = [stance(s, self.p, faction) == STANCE.HOSTILE for faction in range(len(FACTIONS))]
        found: dict[int, list[int]] = {}
        for npc, where in enumerate(s.npc_at):
            if where != NONE and hostile[FACTION_OF[npc]]:
                found.setdefault(where, []).append(npc)
        return found

    # Odds

    def chance(self, region: int, target: int) -> float:
        """How likely it is to win a Challenge of a target in a region."""
        t, p = self._at(region), self.p
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
        return _at_least(self._strengths((AGAINST.ADVENTURE,), self.p), difficulty)

    def _strengths(self, key: tuple[int, ...], p: int) -> dict[int, float]:
        if key not in self._reached:
            dice = self.book.pack.dice
            self._reached[key] = distribution(dice.captain, dice.bonus, means(self._trial, p))
        return self._reached[key]

    @cached_property
    def _has_allies(self) -> bool:
        return any(stance(self.s, self.p, f) == STANCE.ALLIED for f in self.s.factions)

    @cached_property
    def aside(self) -> float:
        """What the icons of a Challenge bring besides Strength: cards and gold."""
        total = 0.0
        for number, icon, ability in assigned(self.s, self.p):
            count = 1.3 if icon == FACE.CAPTAIN else 1.0
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
        there, p = self._at(region), self.p
        found = []
        for target in targets(there, p):
            found.append((self._challenge(region, target), DO.CHALLENGE + target))
        if region not in self.hostile:
            for code in peaceful_actions(there, p):
                if code == DO.VISIT:
                    found.append((self.visit(region, purse), code))
                else:
                    found.append((self._adventure(ACTIONS.decode(code).number), code))
        return found

    def _at(self, region: int) -> State:
        """The same with the captain in that region."""
        self._trial.at[self.p] = region
        return self._trial

    def _challenge(self, region: int, target: int) -> float:
        if target == TARGET.PORT:
            return self._capture(region)
        if target >= TARGET.SEATS:
            return self._duel(region, target - TARGET.SEATS)
        return self._fight(region, target - TARGET.FACTIONS)

    def _fight(self, region: int, faction: int) -> float:
        """The NPCs of a faction there."""
        s = self.s
        foes = group(s, faction, region)
        worth = sum(defeat_worth(s, self.p, npc, self.gold) for npc in foes)
        fame = sum(reward(s, npc)[1] for npc in foes)
        worth += self.glory(fame) - fame
        chance = self.chance(region, TARGET.FACTIONS + faction)
        return chance * worth + self.aside - 0.05

    def _capture(self, region: int) -> float:
        s, p = self.s, self.p
        port = self.book.port[region]
        assert port is not None
        worth = effects_worth(s, p, port.reward, self.gold)
        fame = sum(e.n for e in port.reward if e.do == "notoriety")
        worth += self.glory(fame) - fame
        worth += FLAG if flags_left(s, p) else FLAG / 3
        if s.infested[region]:
            worth += urgency(s, p, FACTION.DREAD)
        if s.flag[region] == flag_of(FACTION.BRITISH):
            worth += urgency(s, p, FACTION.BRITISH)
        elif NONE != s.flag[region] < MOST_SEATS:
            worth += FLAG / 3
        return self.chance(region, TARGET.PORT) * worth + self.aside

    def _duel(self, region: int, q: int) -> float:
        chance = self.chance(region, TARGET.SEATS + q)
        behind = 0.4 if self.best_other >= self.fame and notoriety(self.s, q) >= 7 else 0.0
        return chance * (self._prize(q) + behind) - (1 - chance) * self._prize(self.p) + self.aside

    def _prize(self, q: int) -> float:
        s = self.s
        relic = 1.05 if s.total[cell(CELL.RELICS, q)] else 0.0
        item = ITEM if s.total[cell(CELL.ITEMS, q)] else 0.0
        return max(relic, item, self.gold * half_of_the_gold(s, q))

    def _adventure(self, token: int) -> float:
        """The next episode of an arc: its best choice."""
        s, p = self.s, self.p
        episode = next_episode(s, p, token)
        assert episode is not None
        arc, stage, _ = episode
        record = candidates(s, p, token)[0].episode
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

    def promise(self) -> float:
        """What it is worth to keep a promise: what follows, and that it is not broken."""
        letter = promised(self.s, self.p)
        assert letter is not None
        assert letter.promise is not None
        kept, broken = (
            effects_worth(self.s, self.p, part, self.gold)
            for part in (letter.promise.ok, letter.promise.broken)
        )
        return kept - broken

    # Free Actions

    def gifts(self, region: int) -> float:
        """What Free Actions bring in a region: Rumors that come true, tokens, Spoils."""
        if region in self.hostile:
            return 0.0
        there, p = self._at(region), self.p
        tokens = loose_tokens(there, p)
        trophy = TROPHY in tokens
        relics = len(claimable(there, p)) + len(tokens) - trophy
        relics += min(self.s.trophies[p], len(spoils_on_offer(there, p)))
        return self.glory(relics) * 1.1 + 0.5 * trophy

    # Danger

    def risk(self, region: int) -> float:
        """What NPCs nearby would cost who ends a turn there, on average."""
        total = 0.0
        for where, npcs in self.hostile.items():
            far = self.book.distance[where][region]
            for npc in npcs:
                kind = TYPE_OF[npc]
                if far <= reach(self.s, npc):
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
        purse = self.s.gold[self.p] + SOON + income_of(self.s, self.p)
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
        if done != DO.VISIT:
            return there == done_at or ACTIONS.decode(done).verb == "adventure"
        return self.port_type(done_at) == self.port_type(there) != "tavern"


DISCOUNT = [1.0, 0.85, 0.62, 0.45, 0.32, 0.23, 0.16, 0.1, 0.1, 0.1]


def _at_least(strengths: dict[int, float], needed: int) -> float:
    return sum(chance for strength, chance in strengths.items() if strength >= needed)


def _fame(effects: tuple[Effect, ...]) -> int:
    """Notoriety among effects: their own, and that of Relics."""
    relics = ("faction_relic", "ally_relic", "ally_or_lover")
    return sum(e.n for e in effects if e.do == "notoriety") + sum(e.do in relics for e in effects)
