"""Which situations could not arise, beyond what the declaration rules out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from captains_table.engine.declare import NONE
from captains_table.engine.flow import CHANCE
from captains_table.engine.numbered import EACH
from captains_table.games.sea_of_legends.adventures import CAPTAIN, FLIPS, chosen_factions
from captains_table.games.sea_of_legends.alignment import FACTION_OF, KING
from captains_table.games.sea_of_legends.book import book
from captains_table.games.sea_of_legends.box import (
    CAPTAINS,
    CHARACTERS,
    CREW,
    EVENT_CARDS,
    EVENTS,
    FACTIONS,
    INFESTATIONS,
    LEGENDARY,
    LEGENDARY_OF,
    NPCS,
    PORTS,
    REGIONS,
    RELICS,
    SHIPS,
    SUMMONING_CARDS,
    SUMMONING_RELICS,
    TAVERN,
    TOKENS,
    TROPHIES,
    WOUNDS,
    faction_deck,
)
from captains_table.games.sea_of_legends.challenge import NPC, PLAYER, PORT
from captains_table.games.sea_of_legends.decks import HAND, TOPS
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.flags import DREAD, FLAGS
from captains_table.games.sea_of_legends.guides import OBJECTIVES, SPANISH
from captains_table.games.sea_of_legends.npcs import TETZAHUITL, type_of
from captains_table.games.sea_of_legends.positions_steps import (
    SETTING_UP,
    steps_to_do,
    wrong_deal,
    wrong_fields,
    wrong_looks,
    wrong_numbers,
    wrong_order,
)
from captains_table.games.sea_of_legends.rules import FLOW
from captains_table.games.sea_of_legends.setup import FEW
from captains_table.games.sea_of_legends.state import (
    ACTIONS,
    CELL,
    FIRST_PLAYER_HOLDER,
    KIND,
    ON_HER_CARD,
    OWNERS,
    STATE,
    STEPS,
    cell,
)
from captains_table.games.sea_of_legends.winning import LAST_ROUNDS

Reason = tuple[str, str]
SETUP = ("first_player", "choose_captain", "deal_character", "choose_lover", "choose_nemesis")


def impossible(s: State) -> Reason | None:
    """The field that could not be so, and why; None where the position can arise."""
    for reason in _reasons(s):
        return reason
    return None


def _reasons(s: State) -> Iterator[Reason]:
    yield from _steps(s)
    yield from wrong_order(s)
    yield from wrong_fields(s)
    yield from wrong_numbers(s)
    yield from wrong_deal(s)
    yield from wrong_looks(s)
    yield from _rounds(s)
    yield from _challenge(s)
    yield from _acting(s)
    yield from _board(s)
    yield from _npcs(s)
    yield from _relics(s)
    for p in range(s.seats):
        yield from _captain(s, p)
    yield from _decks(s)
    yield from _box(s)
    yield from _dice(s)
    yield from _tales(s)
    yield from _asked(s)


def _steps(s: State) -> Iterator[Reason]:
    if s.step == NONE and s.todo_count:
        yield "step", "something is to be done, so something is next"
    waiting = s.todo_count + (s.step != NONE)
    if s.args_count != EACH * waiting:
        yield "args", f"{EACH * waiting} numbers belong to what is to be done"
    if s.step != NONE and STEPS[s.step] not in DECIDED:
        yield "step", f"{STEPS[s.step]} happens by itself, so it cannot be next"


def _rounds(s: State) -> Iterator[Reason]:
    """Rounds are counted from 1 to the last; the set-up comes before the first."""
    last = LAST_ROUNDS[s.option_last_round]
    steps = set(steps_to_do(s))
    more_to_come = "begin_round" in steps
    if s.round == 0 and not more_to_come and s.first != NONE:
        yield "round", "the first one has begun"
    if s.round and steps.intersection(SETTING_UP[:-1]):
        yield "round", "the set-up comes before the first one"
    if s.round > last - more_to_come:
        yield "round", f"the last one is {last}"
    if s.winner != NONE and (s.winner not in s.factions or s.winner == SPANISH):
        yield "winner", f"{FACTIONS[s.winner]} cannot win here"


def _challenge(s: State) -> Iterator[Reason]:
    """Who is Challenged, and whose dice they are."""
    if (s.foe == NONE) == (s.against == NPC):
        yield "foe", "a faction is Challenged where NPCs are, and only there"
    if (s.defending == NONE) == (s.against == PLAYER):
        yield "defending", "somebody is Challenged where players are, and only there"
    if s.defending == s.challenger != NONE:
        yield "defending", "nobody Challenges themselves"
    if s.roller not in (s.challenger, s.defending):
        yield "roller", "only the two sides roll"
    if s.against == PORT and book(s).port[s.at[s.challenger]] is None:
        yield f"at[{s.challenger}]", "a Port is Challenged"


def _acting(s: State) -> Iterator[Reason]:
    """The NPC that acts is on the board until it has attacked, and its Objective is one of its
    guide."""
    if s.attacker == NONE:
        return
    if "attack" in steps_to_do(s) and s.npc_at[s.attacker] == NONE:
        yield f"npc_at[{s.attacker}]", "it is acting"
    if s.objective >= len(OBJECTIVES[type_of(s.attacker)]):
        yield "objective", f"{NPCS[s.attacker]} has no such Objective"


def _begun(s: State) -> bool:
    """Whether everybody has chosen."""
    return not set(SETUP).intersection(steps_to_do(s))


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
    for name, factions in (("flag", [f - FIRST_SEATLESS for f in flags]), ("fort", list(s.fort))):
        for region, faction in enumerate(factions):
            if faction >= 0 and faction not in s.factions:
                yield f"{name}[{region}]", f"{FACTIONS[faction]} does not play"
    if any(s.infested) and DREAD not in s.factions:
        yield "infested", "the Dread Tide does not play"
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
    if s.wounds and FACTIONS.index("atlantian") not in s.factions:
        yield "wounds", "the Atlantian Usurpers do not play"
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
        for name in ("lover", "nemesis"):
            who = getattr(s, name)[p][place]
            if who != NONE and (who >= len(CHARACTERS)) != place:
                yield f"{name}[{p}][{place}]", "people of factions are Secondary, and only they"
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
    yield from _arc(s, p)
    if not _begun(s):
        return
    for name in ("captain", "ship", "at"):
        if getattr(s, name)[p] == NONE:
            yield f"{name}[{p}]", "everybody has one, once the game has begun"


def _arc(s: State, p: int) -> Iterator[Reason]:
    """The Captain arc begins with the Prologue, which everybody has been through when the first
    round begins (R30, R31); its third Adventure turns the card (R75)."""
    faction, speaker, done = s.arc_faction[p], s.representative[p], s.stage[p][CAPTAIN]
    if faction != NONE and faction not in chosen_factions(s):
        yield f"arc_faction[{p}]", f"{FACTIONS[faction]} is not one of the two chosen factions"
    if done and faction == NONE:
        yield f"arc_faction[{p}]", "the Prologue is over"
    if done and speaker == NONE:
        yield f"representative[{p}]", "the Prologue is over"
    if speaker != NONE and (
        faction == NONE or book(s).character[len(CHARACTERS) + speaker].faction != FACTIONS[faction]
    ):
        yield f"representative[{p}]", "speaks for another faction"
    if s.round and not done:
        yield f"stage[{p}][{CAPTAIN}]", "the Prologue comes before the first round"
    if s.legendary[p] != (done >= FLIPS):
        yield f"legendary[{p}]", f"the card is turned after {FLIPS} Captain Adventures"
    if s.favour_next[p] != NONE and s.favour_next[p] not in s.factions:
        yield f"favour_next[{p}]", f"{FACTIONS[s.favour_next[p]]} does not play"


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
    for deck, hand in HAND.items():
        if s.total[hand] and s.peeker == NONE:
            yield f"{deck}_peek", "somebody looks at them"


def _box(s: State) -> Iterator[Reason]:
    """Out of the game are Class 1 Ships, Starter Crew, Calm Seas, people, and what belongs to
    factions that do not play or to another number of players; that is nowhere else (R18, R26)."""
    box = CELL["box"]
    apart = set(_not_played(s))
    for card in (*CAPTAINS, *TAVERN, *CREW, *SHIPS[1], *SHIPS[2], *RELICS, *LEGENDARY, *EVENTS):
        if s.cards[box][KIND[card]] and card not in apart:
            yield "box", f"{card} is in the game"
    for number, (zone, owner) in enumerate(STATE.cells(s.seats)):
        for card in apart if number != box and s.total[number] else ():
            if s.cards[number][KIND[card]]:
                place = zone.name if owner == NONE else f"{zone.name}[{owner}]"
                yield place, f"{card} is not in the game"


def _not_played(s: State) -> Iterator[str]:
    players = "few" if s.seats <= FEW else "many"
    for number, faction in enumerate(FACTIONS):
        plays = number in s.factions
        if not plays:
            legendary = LEGENDARY_OF.get(faction, ())
            yield from (*faction_deck(faction), *legendary, *(f"F{card[1:]}" for card in legendary))
        for card in EVENT_CARDS[faction]:
            if not plays or book(s).event[card].set != players:
                yield card


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


# Where somebody or chance decides; everything else happens by itself.
DECIDED = {*chain(*FLOW.decisions.values()), *FLOW.outcomes}
LEAST = {"order_nemeses": 2, "move_flag": 2}  # choices where fewer are not asked


def _asked(s: State) -> Iterator[Reason]:
    """Whoever is asked can choose something; what is drawn can be drawn."""
    if s.step == NONE:
        return
    codes, weights = [0] * ACTIONS.count, [0] * ACTIONS.count
    try:
        asked = FLOW.mover(s)
        if asked == CHANCE:
            there = FLOW.chances(s, codes, weights) > 0
        else:
            least = LEAST.get(STEPS[s.step], 1)
            there = 0 <= asked < s.seats and FLOW.legal(s, codes) >= least
    except (IndexError, KeyError, ValueError, TypeError, AssertionError):
        there = False
    if not there:
        yield "todo", f"{STEPS[s.step]} cannot be to do here"
