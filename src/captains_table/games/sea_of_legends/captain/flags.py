"""Flags and Forts on Ports. Rules, "Flags", "Captured Ports", "Forts"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do
from captains_table.games.sea_of_legends.box import (
    CAPTAIN_FLAGS,
    FACTION_FLAGS,
    FACTIONS,
    MOST_SEATS,
)
from captains_table.games.sea_of_legends.captain.effects import ports_of, run_effects
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.factions.alignment import (
    STANCE,
    lasting_stance,
    port_strength,
    stance,
)
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import DO, FACTION, OWNERS, STEP

# How many Flags each owner has (R8).
FLAGS = (*(CAPTAIN_FLAGS for _ in range(MOST_SEATS)), *(FACTION_FLAGS[f] for f in FACTIONS))


def flag_of(faction: int) -> int:
    """A faction's number as the owner of a Flag; a seat's is the seat."""
    return MOST_SEATS + faction


def controller(s: State, region: int) -> int:
    """Whose Flag is on a Port, or NONE: with a Flag it is a Captured Port (R43)."""
    return int(s.flag[region])


def may_use_port(s: State, p: int, region: int) -> bool:
    """Whether a player may take a Port Action there: not where somebody else's Flag is, unless a
    faction's that is allied to them (R44), nor in an Infested Port without the Dread Tide as
    ally."""
    if s.infested[region] and stance(s, p, FACTION.DREAD) != STANCE.ALLIED:
        return False
    owner = controller(s, region)
    if owner in (NONE, p) or (s.entering and p == s.active):
        return True
    return owner >= MOST_SEATS and stance(s, p, owner - MOST_SEATS) == STANCE.ALLIED


def may_challenge_port(s: State, p: int, region: int) -> bool:
    """No Fort (R95), not one's own Port, no Port of a faction that is neutral or allied (A12)."""
    owner = controller(s, region)
    if book(s).port[region] is None or s.fort[region] != NONE or owner == p:
        return False
    return owner < MOST_SEATS or lasting_stance(s, p, owner - MOST_SEATS) == STANCE.HOSTILE


def flags_left(s: State, owner: int) -> int:
    """Flags that an owner can still place; they are limited (R5)."""
    return FLAGS[owner] - len(ports_of(s, OWNERS[owner]))


def closed_to(s: State, owner: int, region: int) -> bool:
    """Whether a Fort keeps an owner's Flag away; a faction's own Fort does not (R112, R114)."""
    return s.fort[region] != NONE and flag_of(s.fort[region]) != owner


def put_flag(s: State, owner: int, region: int) -> bool:
    """Place a Flag in the place of any other (R108); returns whether that was possible."""
    if controller(s, region) == owner:
        return True
    if closed_to(s, owner, region) or not flags_left(s, owner):
        return False
    take_flag(s, region)
    s.flag[region] = owner
    tell_flag(s, (EVENT.FLAG_PLACED, EVENT.FACTION_FLAG_PLACED), owner, region)
    return True


def take_flag(s: State, region: int) -> None:
    """Remove the Flag that is there, if one is."""
    if s.flag[region] != NONE:
        tell_flag(s, (EVENT.FLAG_REMOVED, EVENT.FACTION_FLAG_REMOVED), s.flag[region], region)
        s.flag[region] = NONE


def tell_flag(s: State, events: tuple[int, int], owner: int, region: int) -> None:
    """A seat's Flag or a faction's."""
    if owner < MOST_SEATS:
        tell(s, events[0], owner, region)
    else:
        tell(s, events[1], owner - MOST_SEATS, region)


def place_fort(s: State, faction: int, region: int) -> bool:
    """Place a faction's Fort, if it is in the supply, on a Port without one (R111). Flags of others
    and an Infestation of others leave (R114); returns whether it was placed. The Adventures that
    place Forts choose among Ports without a Flag, so only a position that was set up has one here.
    """
    if faction in s.fort or s.fort[region] != NONE or book(s).port[region] is None:
        return False
    s.fort[region] = faction
    tell(s, EVENT.FORT_PLACED, faction, region)
    if controller(s, region) != flag_of(faction):
        take_flag(s, region)
    if faction != FACTION.DREAD:
        remove_infestation(s, region)
    return True


def remove_infestation(s: State, region: int) -> None:
    """Take an Infestation off a Port, if one is there."""
    if s.infested[region]:
        s.infested[region] = 0
        tell(s, EVENT.INFESTATION_REMOVED, region)


def weakest_ports(s: State, p: int) -> list[int]:
    """The Ports of a player that have the lowest Strength (R109)."""
    ports = ports_of(s, OWNERS[p])
    lowest = min((port_strength(s, region) for region in ports), default=0)
    return [region for region in ports if port_strength(s, region) == lowest]


def capture(s: State, p: int, region: int) -> None:
    """Capture a Port: its reward, every time (A13), then the Flags, then other tokens (R104)."""
    port = book(s).port[region]
    assert port is not None
    tell(s, EVENT.PORT_CAPTURED, p, region)
    then(s, STEP.CAPTURE, p, region)
    run_effects(s, p, port.reward)


def raise_flag(s: State, p: int, region: int) -> None:
    """With all five Flags out, the one on the weakest Port moves (R109); whoever has several
    equally weak ones chooses (A14)."""
    take_flag(s, region)
    if not flags_left(s, p):
        weakest = weakest_ports(s, p)
        if len(weakest) > 1:
            then(s, STEP.MOVE_FLAG, p, region)
            return
        take_flag(s, weakest[0])
    _plant(s, p, region)


def _plant(s: State, p: int, region: int) -> None:
    put_flag(s, p, region)
    remove_infestation(s, region)


def may_move_flag(s: State, p: int) -> list[int]:
    """From any of the weakest Ports."""
    return [DO.REGION + weak for weak in weakest_ports(s, p)]


def move_flag(s: State, p: int, region: int, weak: int) -> None:
    """It leaves that Port for the captured one."""
    take_flag(s, weak)
    _plant(s, p, region)


FLAG_STEPS = (
    Do("capture(p, region)", raise_flag),
    Ask("move_flag(p, region)", "p", may_move_flag, region=move_flag),
)
