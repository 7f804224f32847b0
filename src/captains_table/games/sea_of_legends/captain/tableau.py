"""What lies in front of each captain: gold, Crew, cards, and what they can do. Rules, "Tableau"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from captains_table.engine.declare import NONE
from captains_table.engine.knowledge import NO_HINT
from captains_table.games.sea_of_legends.box import (
    FACTIONS,
    ITEMS,
    LEGENDARY,
    NPC_TYPE_OF,
    NPC_TYPES,
    PREFIX,
    RELICS,
    STARTERS,
)
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Ability, Effect
from captains_table.games.sea_of_legends.factions.alignment import (
    FACTION_OF,
    LEADER,
    challenged_npcs,
    group,
)
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    AGAINST,
    ALL_CREW,
    CELL,
    DERIVED,
    DO,
    FACTION,
    MOST,
    STATE,
    USABLE,
    cell,
    kind_named,
)

SECONDS = ("lover-2", "second-2")  # the second ability of each Lover
IN_A_TURN = ("move", "turn", "turn_or_assign", "port")  # when abilities serve outside a Challenge


def lies(s: State, zone: int) -> list[str]:
    """The cards in a cell, one entry a card."""
    if not s.total[zone]:
        return []
    return [
        name
        for name, count in zip(STATE.kind_names, s.cards[zone], strict=True)
        if count
        for _ in range(count)
    ]


def move_card(s: State, source: int, target: int, card: str) -> int:
    """Move a card; returns who sees it."""
    return DERIVED.move(s, source, target, kind_named(card), NO_HINT)


def has(s: State, p: int, zone: int, card: str) -> bool:
    """Whether a card lies in a seat's zone."""
    return bool(s.cards[cell(zone, p)][kind_named(card)])


# Gold


def gain_gold(s: State, p: int, amount: int) -> None:
    """Gold never runs out (R4), but nobody counts further than to `MOST`."""
    s.gold[p] = min(MOST, s.gold[p] + amount)


def lose_gold(s: State, p: int, amount: int) -> int:
    """Lose what one has of it; returns how much that was."""
    lost = min(s.gold[p], amount)
    s.gold[p] -= lost
    return int(lost)


def gain_fame(s: State, p: int, amount: int) -> None:
    """Permanent Notoriety, on the Captain card (R154); it never runs out either."""
    s.fame[p] = min(MOST, s.fame[p] + amount)


# Crew


def crew(s: State, p: int) -> list[str]:
    """All Crew of a seat."""
    return lies(s, cell(CELL.READY, p)) + lies(s, cell(CELL.EXHAUSTED, p))


def exhaust(s: State, p: int, card: str) -> None:
    """Turn a Crew card: it cannot be used until it is refreshed (R60)."""
    move_card(s, cell(CELL.READY, p), cell(CELL.EXHAUSTED, p), card)


def refresh(s: State, p: int, card: str) -> None:
    """Turn an exhausted Crew card upright again."""
    move_card(s, cell(CELL.EXHAUSTED, p), cell(CELL.READY, p), card)


def refresh_all(s: State, p: int) -> None:
    """Turn all exhausted Crew of a captain upright again."""
    for card in lies(s, cell(CELL.EXHAUSTED, p)):
        refresh(s, p, card)


def dismiss(s: State, p: int, card: str) -> None:
    """Discard a Crew: Starter Crew leave the game (R61), Legendary Crew go back to their deck."""
    zone = CELL.READY if has(s, p, CELL.READY, card) else CELL.EXHAUSTED
    target = CELL.CREW_DISCARD
    if card in STARTERS:
        target = CELL.BOX
    elif card in LEGENDARY:
        target = CELL.FACTION_DECKS
    move_card(s, cell(zone, p), target, card)


def capacity(s: State, p: int) -> int:
    """How many Crew find room on the Ship. Rules, "Ships"."""
    return int(book(s).ship[s.ship[p]].capacity) + standing_sum(s, p, "capacity")


def crowd(s: State, p: int) -> int:
    """How many Crew need room: Legendary Crew do not (R62)."""
    return sum(card not in LEGENDARY for card in crew(s, p))


def movement(s: State, p: int) -> int:
    """How far the Captain can sail: the Ship, and whatever else counts (R37)."""
    ship = book(s).ship[s.ship[p]].movement
    return max(0, int(ship) + standing_sum(s, p, "movement") + s.move_bonus - s.slow[p])


# Abilities


def faction_of_card(card: str) -> int:
    """The faction that a Relic is from, or NONE."""
    for faction, mark in PREFIX.items():
        if card.startswith(mark) and card in RELICS:
            return FACTIONS.index(faction)
    return NONE


def sources(s: State, p: int) -> Iterator[tuple[str, Ability]]:
    """Everything with an ability that a seat could use or that works by itself, each copy of a
    Relic for itself."""
    abilities = book(s).ability
    for zone, names in ((CELL.READY, ALL_CREW), (CELL.ITEMS, ITEMS), (CELL.RELICS, RELICS)):
        where = cell(zone, p)
        if not s.total[where]:
            continue
        row = s.cards[where]
        for name in names:
            for _ in range(row[kind_named(name)]):
                yield name, abilities[name]
    for place, name in enumerate(SECONDS):
        if s.lover[p][place] != NONE and s.favor[p][place] >= 2:
            yield name, book(s).character[s.lover[p][place]].lover.second


def standing(s: State, p: int, do: str) -> Iterator[Effect]:
    """The effects of a sort that work by themselves."""
    for name, ability in sources(s, p):
        if ability.when == "always" and all(holds(s, p, need, name) for need in ability.needs):
            yield from (effect for effect in ability.effects if effect.do == do)


def standing_sum(s: State, p: int, do: str) -> int:
    """What such effects add up to."""
    return sum(effect.n for effect in standing(s, p, do))


def holds(s: State, p: int, need: str, source: str) -> bool:
    """Whether a condition of an ability is fulfilled now."""
    port = book(s).port[s.at[p]]
    if need in ("at_sea", "in_port"):
        return (port is None) == (need == "at_sea")
    if need == "in_tavern":
        return port is not None and port.type == "tavern"
    if need == "with_galleon":
        return bool(group(s, FACTION.SPANISH, s.at[p]))
    attacked = s.attacker != NONE and p == s.victim
    foes = [s.attacker] if attacked else challenged_npcs(s)
    if need == "vs_npc":
        return bool(foes)
    if need == "vs_port":
        return bool(s.against == AGAINST.PORT)
    if need == "vs_player":
        return bool(s.against == AGAINST.PLAYER)
    if need == "vs_leader":
        return any(LEADER[npc] for npc in foes)
    if need == "vs_other_faction":
        return any(FACTION_OF[npc] != faction_of_card(source) for npc in foes)
    return any(f"vs_{NPC_TYPES[NPC_TYPE_OF[npc]]}" == need for npc in foes)


def usable(s: State, p: int, *when: str) -> list[str]:
    """What a seat can use at such a moment: its conditions hold, it was not used up, and what it
    costs can be paid. Of two copies of a Relic each can be used."""
    found = []
    copies: Counter[str] = Counter()
    for name, ability in sources(s, p):
        if ability.when not in when or not all(holds(s, p, n, name) for n in ability.needs):
            continue
        copies[name] += 1
        limit = limit_of(s, name, ability)
        if limit and _is_used_up(s, p, limit, USABLE.index(name), copies[name]):
            continue
        if s.gold[p] < ability.pay_gold or s.total[cell(CELL.ITEMS, p)] < ability.pay_item:
            continue
        found.append(name)
    return found


def use_codes(names: Iterable[str]) -> list[int]:
    """The codes of using them; a second copy of a Relic is the same choice."""
    return [DO.USE + USABLE.index(name) for name in dict.fromkeys(names)]


def limit_of(s: State, source: str, ability: Ability) -> str:
    """How often it can be used. What costs nothing, a Relic or a Lover's second ability, works once
    in a Challenge, an attack or a turn; Crew and Items limit themselves, and what prevents Malice
    works every time."""
    itself = source in ALL_CREW or source in ITEMS or ability.when == "malice"
    once = ability.once or ("" if itself else "challenge")
    if once == "challenge" and ability.when in IN_A_TURN and s.against == NONE:
        return "turn"
    return once


def used_list(s: State, p: int, once: str) -> list[int]:
    """What a seat used in this Challenge, turn or round. Challenges and turns are one seat's."""
    if once == "round":
        return list(s.used_round[p][: s.used_round_count[p]])
    if once == "turn":
        return list(s.used_turn[: s.used_turn_count])
    return list(s.used[: s.used_count])


def _is_used_up(s: State, p: int, once: str, source: int, copies: int) -> bool:
    """Whether all copies of something were used, or no more can be kept count of."""
    used = used_list(s, p, once)
    return used.count(source) >= copies or len(used) >= _room(s, p, once)


def _room(s: State, p: int, once: str) -> int:
    return len({"round": s.used_round[p], "turn": s.used_turn}.get(once, s.used))


def note_used(s: State, p: int, once: str, source: int) -> None:
    """Remember that something was used, as long as there is room for it."""
    if len(used_list(s, p, once)) >= _room(s, p, once):
        return
    if once == "round":
        s.used_round[p][s.used_round_count[p]] = source
        s.used_round_count[p] += 1
    elif once == "turn":
        s.used_turn[s.used_turn_count] = source
        s.used_turn_count += 1
    else:
        s.used[s.used_count] = source
        s.used_count += 1


def clear_used(s: State, once: str) -> None:
    """A new Challenge or turn."""
    name = {"challenge": "used", "turn": "used_turn"}[once]
    for i in range(getattr(s, f"{name}_count")):
        getattr(s, name)[i] = NONE
    setattr(s, f"{name}_count", 0)


def clear_used_this_round(s: State) -> None:
    """A new round, for every seat."""
    for p in range(s.seats):
        for i in range(s.used_round_count[p]):
            s.used_round[p][i] = NONE
        s.used_round_count[p] = 0


def ability_of(s: State, p: int, source: str) -> Ability:
    """The ability of something that a seat can use."""
    if source in SECONDS:
        return book(s).character[s.lover[p][SECONDS.index(source)]].lover.second
    return book(s).ability[source]


def spend(s: State, p: int, source: str) -> None:
    """What using it costs: Crew are exhausted, Items discarded (R64), Relics and Lovers stay."""
    ability = ability_of(s, p, source)
    if source in ALL_CREW:
        exhaust(s, p, source)
    elif source in ITEMS:
        move_card(s, cell(CELL.ITEMS, p), CELL.TAVERN_DISCARD, source)
    if limit := limit_of(s, source, ability):
        note_used(s, p, limit, USABLE.index(source))
    lose_gold(s, p, ability.pay_gold)


def hired_cost(s: State, p: int) -> int:
    """What the Crew of a seat cost together: Starter and Legendary Crew cost nothing (A16)."""
    return sum(book(s).cost[card] for card in crew(s, p))
