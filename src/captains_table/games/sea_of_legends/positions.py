"""Which situations could not arise, beyond what the declaration rules out."""

from __future__ import annotations

from collections.abc import Iterator

from captains_table.engine.declare import NONE
from captains_table.engine.plain import State
from captains_table.games.sea_of_legends.alignment import FACTION_OF, KING
from captains_table.games.sea_of_legends.book import book
from captains_table.games.sea_of_legends.box import (
    ALLY_RELICS,
    FACTIONS,
    INFESTATIONS,
    NPCS,
    PORTS,
    REGIONS,
    SUMMONING_CARDS,
    SUMMONING_RELICS,
    TOKENS,
    TROPHIES,
    WOUNDS,
)
from captains_table.games.sea_of_legends.decks import TOPS
from captains_table.games.sea_of_legends.flags import FLAGS
from captains_table.games.sea_of_legends.frames import EACH, NODES, Ask, Do, here
from captains_table.games.sea_of_legends.npcs import TETZAHUITL
from captains_table.games.sea_of_legends.positions_steps import wrong_deal, wrong_numbers
from captains_table.games.sea_of_legends.state import (
    CELL,
    FIRST_PLAYER_HOLDER,
    KIND,
    ON_HER_CARD,
    OWNERS,
    STEPS,
    cell,
)

Reason = tuple[str, str]
SETUP = ("first_player", "choose_captain", "deal_character", "choose_lover", "choose_nemesis")


def impossible(s: State) -> Reason | None:
    """The field that could not be so, and why; None where the position can arise."""
    for reason in _reasons(s):
        return reason
    return None


def _reasons(s: State) -> Iterator[Reason]:
    yield from _steps(s)
    yield from wrong_numbers(s)
    yield from wrong_deal(s)
    yield from _board(s)
    yield from _npcs(s)
    yield from _relics(s)
    for p in range(s.seats):
        yield from _captain(s, p)
    yield from _decks(s)
    yield from _dice(s)
    yield from _tales(s)
    yield from _asked(s)


def _steps(s: State) -> Iterator[Reason]:
    if s.step == NONE and s.todo_count:
        yield "step", "something is to be done, so something is next"
    waiting = s.todo_count + (s.step != NONE)
    if s.args_count != EACH * waiting:
        yield "args", f"{EACH * waiting} numbers belong to what is to be done"
    if s.step != NONE and isinstance(NODES[STEPS[s.step]], Do):
        yield "step", f"{STEPS[s.step]} happens by itself, so it cannot be next"
    if s.step == NONE and s.first == NONE:
        yield "first", "somebody was, once the game is over"


def _begun(s: State) -> bool:
    """Whether everybody has chosen."""
    steps = {STEPS[step] for step in (*s.todo[: s.todo_count], s.step) if step != NONE}
    return not steps & set(SETUP)


def _board(s: State) -> Iterator[Reason]:
    """Flags, Forts and Infestations are on Ports, and no more than the box holds (R5, R8)."""
    for region in range(len(PORTS), len(REGIONS)):
        for name in ("flag", "fort"):
            if getattr(s, name)[region] != NONE:
                yield f"{name}[{region}]", "is not a Port"
        if s.infested[region]:
            yield f"infested[{region}]", "is not a Port"
    flags = list(s.flag)
    for owner, most in enumerate(FLAGS):
        if flags.count(owner) > most:
            yield "flag", f"{OWNERS[owner]} has {most} Flags, not {flags.count(owner)}"
    for p in range(s.seats, FIRST_SEATLESS):
        if p in flags:
            yield f"flag[{flags.index(p)}]", "nobody sits there"
    for faction in range(len(FACTIONS)):
        if list(s.fort).count(faction) > 1:
            yield "fort", f"{FACTIONS[faction]} has one Fort"
    for region in range(len(PORTS)):
        if s.fort[region] != NONE and s.flag[region] not in (NONE, FIRST_SEATLESS + s.fort[region]):
            yield f"flag[{region}]", "no other Flag can be where a Fort is"
    if sum(s.infested) > INFESTATIONS:
        yield "infested", f"there are {INFESTATIONS} Infestations"


FIRST_SEATLESS = len(OWNERS) - len(FACTIONS)


def _npcs(s: State) -> Iterator[Reason]:
    """Only NPCs of the factions of this game are there, and what they hold is with them."""
    for npc, where in enumerate(s.npc_at):
        if where != NONE and FACTION_OF[npc] not in s.factions:
            yield f"npc_at[{npc}]", f"{FACTIONS[FACTION_OF[npc]]} does not play"
        if where == NONE:
            for name in ("npc_gold", "npc_notoriety", "npc_trophies"):
                if getattr(s, name)[npc] and not (npc == KING and name == "npc_trophies"):
                    yield f"{name}[{npc}]", "it is in the supply"
    if s.wounds == WOUNDS and s.npc_at[KING] != NONE:
        yield f"npc_at[{KING}]", "with the third Wound he is gone"
    held = sum(s.npc_trophies) + sum(s.trophies) + sum(s.loose_trophies)
    if held > TROPHIES:
        yield "npc_trophies", f"there are {TROPHIES} Trophies, not {held}"
    if held and FACTIONS.index("atlantian") not in s.factions:
        yield "npc_trophies", "the Atlantian Usurpers do not play"
    if s.treasury and FACTIONS.index("british") not in s.factions:
        yield "treasury", "the British Empire does not play"


def _relics(s: State) -> Iterator[Reason]:
    """A Summoning Relic lies somewhere or is held by somebody, and its card goes with it."""
    plays = FACTIONS.index("tlaloc") in s.factions
    for relic in range(SUMMONING_RELICS):
        at, holder = s.relic_at[relic], s.relic_holder[relic]
        if plays and (at == NONE) == (holder == NONE):
            yield f"relic_at[{relic}]", "it lies in a region, or somebody holds it"
        if not plays and (at != NONE or holder != NONE):
            yield f"relic_at[{relic}]", "the Children of Tlaloc do not play"
        if holder >= FIRST_PLAYER_HOLDER + s.seats:
            yield f"relic_holder[{relic}]", "nobody sits there"
        if holder < len(NPCS) and holder != NONE:
            if s.npc_at[holder] == NONE:
                yield f"relic_holder[{relic}]", "it is in the supply"
            if holder == TETZAHUITL:
                yield f"relic_holder[{relic}]", "hers are on her card"
        if holder == ON_HER_CARD and s.npc_at[TETZAHUITL] == NONE:
            yield f"relic_holder[{relic}]", "she is in the supply"
        for p in range(s.seats):
            has_card = bool(s.cards[cell("relics", p)][KIND[SUMMONING_CARDS[relic]]])
            if has_card != (holder == FIRST_PLAYER_HOLDER + p):
                yield f"relics[{p}]", "the card of a Summoning Relic goes with its token"


def _captain(s: State, p: int) -> Iterator[Reason]:
    """What everybody has in front of them once the game has begun (R21 to R27)."""
    if (s.captain[p] == NONE) != (s.at[p] == NONE):
        yield f"at[{p}]", "a Captain is somewhere, and nobody else is"
    for place in range(2):
        if (s.lover[p][place] == NONE) != (s.favor[p][place] == 0):
            yield f"favor[{p}][{place}]", "a Lover has Favor, and only a Lover"
        if s.nemesis[p][place] == NONE and s.malice[p][place]:
            yield f"malice[{p}][{place}]", "only a Nemesis has Malice"
    if s.lover[p][1] != NONE and s.nemesis[p][1] != NONE:
        yield f"lover[{p}][1]", "there is one Secondary token"
    for token in range(len(TOKENS)):
        if s.token_at[p][token] != NONE and s.token_on[p][token] != NONE:
            yield f"token_at[{p}][{token}]", "it lies on a Captain card"
        if s.token_on[p][token] == p or s.token_on[p][token] >= s.seats:
            yield f"token_on[{p}][{token}]", "another player's Captain card is expected"
    if (s.arc_faction[p] == NONE) and s.representative[p] != NONE:
        yield f"representative[{p}]", "speaks for a faction"
    for faction in range(len(FACTIONS)):
        if faction not in s.factions and any(
            s.cards[cell("relics", p)][KIND[card]] for card in ALLY_RELICS[FACTIONS[faction]]
        ):
            yield f"relics[{p}]", f"{FACTIONS[faction]} does not play"
    if not _begun(s):
        return
    for name in ("captain", "ship", "at"):
        if getattr(s, name)[p] == NONE:
            yield f"{name}[{p}]", "everybody has one, once the game has begun"


def _decks(s: State) -> Iterator[Reason]:
    """Cards that somebody looked at lie on top one by one."""
    for deck, tops in TOPS.items():
        for place, top in enumerate(tops):
            if s.total[top] > 1:
                yield f"{deck}_top_{place + 1}", "one card lies there"
            if place and s.total[top] and not s.total[tops[place - 1]]:
                yield f"{deck}_top_{place + 1}", "the card above it is missing"
    if s.total[CELL["event_now"]] > 1:
        yield "event_now", "one Event is resolved at a time"
    for zone in ("tavern_peek", "event_peek"):
        if s.total[CELL[zone]] and s.peeker == NONE:
            yield zone, "somebody looks at them"


def _dice(s: State) -> Iterator[Reason]:
    """Each die shows something, is of one sort, and is assigned or not."""
    for name in ("die_bonus", "die_spent"):
        if getattr(s, f"{name}_count") != s.die_count:
            yield name, f"there are {s.die_count} dice"


def _tales(s: State) -> Iterator[Reason]:
    """Episodes and Postscripts are those of the content."""
    if s.episode >= len(book(s).episodes):
        yield "episode", f"the content has {len(book(s).episodes)}"
    if s.postscript >= len(book(s).postscripts):
        yield "postscript", f"the content has {len(book(s).postscripts)}"


def _asked(s: State) -> Iterator[Reason]:
    """Whoever is asked can choose something; what is drawn can be drawn."""
    if s.step == NONE:
        return
    node, args = NODES[STEPS[s.step]], here(s)
    try:
        if isinstance(node, Ask):
            asked = node.who(s, args)
            there = 0 <= asked < s.seats and node.choices(s, args)
        else:
            assert not isinstance(node, Do)
            there = node.outcomes(s, args)
    except (IndexError, KeyError, ValueError, TypeError, AssertionError):
        there = False
    if not there:
        yield "todo", f"{STEPS[s.step]} cannot be to do here"
