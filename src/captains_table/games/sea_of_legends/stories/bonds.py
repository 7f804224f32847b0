"""What Adventures bring between a captain and a faction: relations, Relics, Legendary Crew, new
Lovers and enemies. Rules, "Captain Adventures", "Secondary Lovers and Nemeses"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.names import Numbers
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask
from captains_table.games.sea_of_legends.box import (
    ALLY_RELICS,
    CHARACTERS,
    FACTION_CHARACTERS,
    FACTION_RELICS,
    FACTIONS,
    LEGENDARY,
    LEGENDARY_OF,
    PORTS,
)
from captains_table.games.sea_of_legends.captain.effects import effect
from captains_table.games.sea_of_legends.captain.favor import change_favor
from captains_table.games.sea_of_legends.captain.flags import (
    flag_of,
    flags_left,
    place_fort,
    put_flag,
)
from captains_table.games.sea_of_legends.captain.tableau import crew, dismiss, has, move_card
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    CELL,
    DERIVED,
    DO,
    PEOPLE,
    STATE,
    STEP,
    TOKEN,
    cell,
    kind_named,
)
from captains_table.games.sea_of_legends.stories.adventures import send_token
from captains_table.games.sea_of_legends.stories.episodes import person

LOWEST, HIGHEST = -3, 6
OTHER_RELICS = slice(2, 7)  # of a faction's deck, after the two Ally Relics
BOND = Numbers(("ally_relic", "lover"))
MARK = Numbers(("flag", "fort"))


def faction_concerned(s: State, p: int, e: Effect) -> int:
    """Whom an effect is about: the faction it names, the one that wrote, or that of the arc."""
    if e.faction:
        return FACTIONS.index(e.faction)
    if s.postscript != NONE and book(s).story.letter[s.postscript].faction:
        return FACTIONS.index(book(s).story.letter[s.postscript].faction)
    return int(s.arc_faction[p])


def fits(s: State, p: int, e: Effect) -> bool:
    """Whether the relation is as the effect wants it."""
    faction = faction_concerned(s, p, e)
    return faction != NONE and e.relation <= s.relation[p][faction] <= e.relation_most


@effect("relation")
def _relation(s: State, p: int, e: Effect, icons: int) -> None:
    faction = faction_concerned(s, p, e)
    if faction in s.factions:
        change_relation(s, p, faction, e.n)


def change_relation(s: State, p: int, faction: int, by: int) -> None:
    """It rises or falls; everybody is told."""
    value = max(LOWEST, min(HIGHEST, s.relation[p][faction] + by))
    s.relation[p][faction] = value
    tell(s, EVENT.RELATION_CHANGED, p, faction, value)


# Relics


@effect("faction_relic")
def _faction_relic(s: State, p: int, e: Effect, icons: int) -> None:
    """A Relic of the faction, of the player's choice."""
    faction = faction_concerned(s, p, e)
    if fits(s, p, e) and relics_to_take(s, faction):
        then(s, STEP.CHOOSE_RELIC, p, faction)


def relics_to_take(s: State, faction: int) -> list[str]:
    """The Relics in a faction's deck, Ally Relics apart."""
    cards = FACTION_RELICS[FACTIONS[faction]][OTHER_RELICS]
    return [card for card in cards if s.cards[CELL.FACTION_DECKS][kind_named(card)]]


def may_choose_relic(s: State, faction: int) -> list[int]:
    """Any Relic of its deck but those that make allies."""
    return [DO.PICK + kind_named(card) for card in relics_to_take(s, faction)]


def choose_relic(s: State, p: int, kind: int) -> None:
    """Take it; it is worth Notoriety as long as it is held."""
    move_card(s, CELL.FACTION_DECKS, cell(CELL.RELICS, p), STATE.kind_names[kind])
    tell(s, EVENT.RELIC_GAINED, p, kind)


@effect("ally_relic")
def _ally_relic(s: State, p: int, e: Effect, icons: int) -> None:
    if fits(s, p, e):
        take_ally_relic(s, p, faction_concerned(s, p, e))


def take_ally_relic(s: State, p: int, faction: int) -> None:
    """The first, then the second."""
    for card in ALLY_RELICS[FACTIONS[faction]]:
        if not has(s, p, CELL.RELICS, card) and s.cards[CELL.FACTION_DECKS][kind_named(card)]:
            move_card(s, CELL.FACTION_DECKS, cell(CELL.RELICS, p), card)
            tell(s, EVENT.RELIC_GAINED, p, kind_named(card))
            return


# People


@effect("legendary")
def _legendary(s: State, p: int, e: Effect, icons: int) -> None:
    """The representative's Legendary Crew joins: no room and no gold needed (R62)."""
    card = LEGENDARY[s.representative[p]]
    if fits(s, p, e) and s.cards[CELL.FACTION_DECKS][kind_named(card)]:
        move_card(s, CELL.FACTION_DECKS, cell(CELL.READY, p), card)
        tell(s, EVENT.LEGENDARY_JOINED, p, kind_named(card))


@effect("leave")
def _leave(s: State, p: int, e: Effect, icons: int) -> None:
    """Legendary Crew of the faction leave (R79); without any, nothing happens (A34)."""
    if fits(s, p, e):
        names = LEGENDARY_OF.get(FACTIONS[faction_concerned(s, p, e)], ())
        for card in (card for card in crew(s, p) if card in names):
            dismiss(s, p, card)
            tell(s, EVENT.LEGENDARY_LEFT, p, kind_named(card))


def has_secondary(s: State, p: int) -> bool:
    """Whether the Secondary token is in use."""
    return bool(s.lover[p][1] != NONE or s.nemesis[p][1] != NONE)


def can_become_lover(s: State, p: int) -> bool:
    """The representative's card is there, and the Secondary token is free (R80)."""
    who = s.representative[p]
    if who == NONE or has_secondary(s, p):
        return False
    return bool(s.cards[CELL.FACTION_CHARACTERS][kind_named(FACTION_CHARACTERS[who])])


def take_character(s: State, p: int) -> int:
    """Take the representative's card from the open ones; its number among all people."""
    card = FACTION_CHARACTERS[s.representative[p]]
    DERIVED.pick(s, CELL.FACTION_CHARACTERS, kind_named(card))
    return len(CHARACTERS) + int(s.representative[p])


@effect("secondary_lover")
def _secondary_lover(s: State, p: int, e: Effect, icons: int) -> None:
    if can_become_lover(s, p):
        begin_love(s, p)


def begin_arc(s: State, p: int) -> None:
    """Nothing has happened yet with whom the Secondary token stands for."""
    s.stage[p][TOKEN.SECONDARY], s.arc_type[p][TOKEN.SECONDARY] = 0, NONE
    s.warmth[p][1] = s.grudge[p][1] = 0


def begin_love(s: State, p: int) -> None:
    """A Secondary Lover, with the top ability unlocked."""
    s.lover[p][1], s.favor[p][1] = take_character(s, p), 1
    begin_arc(s, p)
    tell(s, EVENT.SECONDARY_LOVER_GAINED, p, kind_named(FACTION_CHARACTERS[s.representative[p]]))
    send_token(s, p, TOKEN.SECONDARY)


@effect("secondary_nemesis")
def _secondary_nemesis(s: State, p: int, e: Effect, icons: int) -> None:
    """The representative becomes an enemy, also one who was a Lover."""
    if s.lover[p][1] == len(CHARACTERS) + s.representative[p]:
        turn_lover(s, p)
    elif can_become_lover(s, p):
        begin_hate(s, p, take_character(s, p))


def begin_hate(s: State, p: int, who: int) -> None:
    """A Secondary Nemesis, with the top ability unlocked."""
    s.nemesis[p][1], s.malice[p][1] = who, 1
    begin_arc(s, p)
    tell(s, EVENT.SECONDARY_NEMESIS_GAINED, p, kind_named(PEOPLE[who]))
    send_token(s, p, TOKEN.SECONDARY)


def turn_lover(s: State, p: int) -> None:
    """The Secondary Lover turns against the captain."""
    who = s.lover[p][1]
    s.lover[p][1], s.favor[p][1] = NONE, 0
    begin_hate(s, p, who)


@effect("estrange")
def _estrange(s: State, p: int, e: Effect, icons: int) -> None:
    """A Secondary Lover of the faction loses Favor, or turns (R79)."""
    who = s.lover[p][1]
    if who == NONE or not fits(s, p, e):
        return
    if book(s).character[who].faction == FACTIONS[faction_concerned(s, p, e)]:
        if s.favor[p][1] > 1:
            change_favor(s, p, 1, -1)
        else:
            turn_lover(s, p)


@effect("defeat_nemesis")
def _defeat_nemesis(s: State, p: int, e: Effect, icons: int) -> None:
    """The Nemesis of this arc leaves play (R77, A32)."""
    _, place = person(s, p, s.episode_token)
    who = s.nemesis[p][place]
    if who != NONE:
        s.nemesis[p][place], s.malice[p][place] = NONE, 0
        card = (*CHARACTERS, *FACTION_CHARACTERS)[who]
        DERIVED.put(s, CELL.BOX, kind_named(card))
        tell(s, EVENT.NEMESIS_DEFEATED, p, kind_named(card))


@effect("ally_or_lover")
def _ally_or_lover(s: State, p: int, e: Effect, icons: int) -> None:
    """An Ally Relic, or the representative as Secondary Lover (R74), unless that is a Nemesis."""
    if not fits(s, p, e) or s.nemesis[p][1] == len(CHARACTERS) + s.representative[p]:
        return
    if can_become_lover(s, p):
        then(s, STEP.CHOOSE_BOND, p)
    else:
        take_ally_relic(s, p, s.arc_faction[p])


def may_choose_bond(s: State) -> list[int]:
    """The representative as Secondary Lover, or an Ally Relic (R74)."""
    return [DO.BOND + BOND.ALLY_RELIC, DO.BOND + BOND.LOVER]


def choose_bond(s: State, p: int, bond: int) -> None:
    """The representative's heart, or a Relic."""
    if bond == BOND.LOVER:
        begin_love(s, p)
    else:
        take_ally_relic(s, p, s.arc_faction[p])


# Flags and Forts of a faction (R73, R110, R111)


@effect("flag_or_fort")
def _flag_or_fort(s: State, p: int, e: Effect, icons: int) -> None:
    faction = faction_concerned(s, p, e)
    if fits(s, p, e) and open_ports(s) and marks(s, faction):
        then(s, STEP.CHOOSE_PORT, p, faction)


def open_ports(s: State) -> list[int]:
    """Ports without Flag and Fort."""
    return [r for r in range(len(PORTS)) if s.flag[r] == NONE and s.fort[r] == NONE]


def marks(s: State, faction: int) -> list[int]:
    """What the faction has left to place."""
    left = [MARK.FLAG] if flags_left(s, flag_of(faction)) else []
    return left + ([MARK.FORT] if faction not in s.fort else [])


def may_choose_port(s: State) -> list[int]:
    """Any Port without Flag and Fort (R73)."""
    return [DO.REGION + region for region in open_ports(s)]


def choose_port(s: State, p: int, faction: int, region: int) -> None:
    """The Port comes first, then whether it gets a Flag or a Fort."""
    then(s, STEP.CHOOSE_MARK, p, faction, region)


def may_choose_mark(s: State, faction: int) -> list[int]:
    """A Flag or the Fort, whichever the faction has left."""
    return [DO.MARK + mark for mark in marks(s, faction)]


def choose_mark(s: State, faction: int, region: int, mark: int) -> None:
    """The faction's Flag or Fort is placed (R110, R111)."""
    if mark == MARK.FLAG:
        put_flag(s, flag_of(faction), region)
    else:
        place_fort(s, faction, region)


BOND_STEPS = (
    Ask("choose_relic(p, faction)", "p", may_choose_relic, pick=choose_relic),
    Ask("choose_bond(p)", "p", may_choose_bond, bond=choose_bond),
    Ask("choose_port(p, faction)", "p", may_choose_port, region=choose_port),
    Ask("choose_mark(p, faction, region)", "p", may_choose_mark, mark=choose_mark),
)
