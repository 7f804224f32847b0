"""What everybody at a table of Sea of Legends could count: everything here lies open (A55)."""

from __future__ import annotations

from typing import TypedDict

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import (
    BONUS_DICE,
    CAPTAIN_DICE,
    CAPTAINS,
    FACES,
    FACTIONS,
    NPC_TYPE_OF,
    NPC_TYPES,
    NPCS,
    REGIONS,
    SUMMONING_RELICS,
    TOKENS,
)
from captains_table.games.sea_of_legends.captain.notoriety import breakdown
from captains_table.games.sea_of_legends.captain.tableau import capacity, crowd, movement
from captains_table.games.sea_of_legends.challenge.challenge import (
    assigned,
    cannons,
    needed,
    reached,
)
from captains_table.games.sea_of_legends.challenge.dice import (
    CHALLENGER,
    OTHER_SIDE,
    base_strength,
    free_dice,
    side_of,
)
from captains_table.games.sea_of_legends.challenge.nemesis import struck
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.factions.alignment import (
    FACTION_OF,
    group,
    group_strength,
    groups_at,
    lasting_stance,
    port_strength,
    strength_of,
)
from captains_table.games.sea_of_legends.factions.guides import progress
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    AGAINST,
    ASSIGNED,
    EPISODES,
    FACE,
    NPC,
    TALES,
    TOKEN,
)
from captains_table.games.sea_of_legends.stories.adventures import token_region
from captains_table.games.sea_of_legends.stories.episodes import (
    candidates,
    next_episode,
    playing,
)

STANCES = ("hostile", "neutral", "allied")


class Group(TypedDict):
    """The NPCs of a faction in a region, who fight as one."""

    region: str
    faction: str
    npcs: list[str]
    strength: int


class Progress(TypedDict):
    """How far a faction is on one way to its victory: what it has, what its NPCs carry and have
    still to bring home, and what it needs."""

    what: str
    have: int
    carried: int
    need: int


class Challenge(TypedDict):
    """How it stands while dice are rolled: the Strength of who rolls, what allies will add
    included; what the numerals on the dice make of it; what the other side has reached; what is
    needed to win, and whether it is reached (None while the other side is still to roll); the dice
    of each sort that are rolled; which icon works which ability of who rolls; and how many
    abilities of each Nemesis the Nemesis faces would wake."""

    strength: int
    dice: int
    against: int
    needed: int | None
    enough: bool | None
    captain_dice: int
    bonus_dice: int
    abilities: dict[str, str]
    strikes: list[int]


class Sailing(TypedDict):
    """What a Ship can do as things are: Bonus dice from its cannons, how far it sails, how many
    Crew find room on it, and how many need room."""

    cannons: int
    movement: int
    capacity: int
    crew: int


class Episode(TypedDict):
    """An episode: the message that names it, and whom it is about."""

    title: str
    who: str


class Chapter(TypedDict):
    """What a captain has been through: an episode and what was chosen (`title-EPISODE` and
    `tale-CHOSEN` are their messages), with whom and where in which arc, and whether that was lost;
    a Postscript that was answered, or a promise broken, has no arc."""

    episode: str
    who: str
    arc: str
    stage: int
    chosen: str
    lost: bool


class Facts(TypedDict):
    """The Notoriety that wins; the Strength of one NPC of each type, of each group and of each
    Port; where each seat's Notoriety is from; how each faction stands to each seat, and how far it
    is with its own goal; the Challenge, while there is one; each seat's Ship, once it has one; in
    which region each of a seat's Adventure tokens is; the next episode of each of its arcs, which
    is the one that is played while it is played; and each seat's logbook, its story so far."""

    goal: int
    strengths: dict[str, int]
    groups: list[Group]
    ports: dict[str, int]
    notoriety: list[dict[str, int]]
    progress: dict[str, list[Progress]]
    stances: list[dict[str, str]]
    challenge: Challenge | None
    ships: list[Sailing | None]
    tokens: list[dict[str, str]]
    episodes: list[dict[str, Episode]]
    logbook: list[list[Chapter]]


def scores(s: State) -> tuple[list[int], list[dict[str, int]]]:
    """Everybody's Notoriety and where it is from. Rules, "Notoriety"."""
    rows = [breakdown(s, p) for p in range(s.seats)]
    return [row["total"] for row in rows], rows


def facts(s: State) -> Facts:
    """All of it. Rules, "Alignment", "Challenges", "Notoriety" and "Winning"."""
    ports = [region for region in range(len(REGIONS)) if book(s).port[region] is not None]
    factions = s.factions[: s.factions_count]
    return {
        "goal": book(s).pack.goal,
        "strengths": {
            kind: strength_of(s, NPC_TYPE_OF.index(number)) for number, kind in enumerate(NPC_TYPES)
        },
        "groups": [
            {
                "region": name,
                "faction": FACTIONS[faction],
                "npcs": [NPCS[npc] for npc in group(s, faction, region)],
                "strength": group_strength(s, faction, region),
            }
            for region, name in enumerate(REGIONS)
            for faction in groups_at(s, region)
        ],
        "ports": {REGIONS[region]: port_strength(s, region) for region in ports},
        "notoriety": scores(s)[1],
        "progress": {
            FACTIONS[faction]: [
                {
                    "what": what,
                    "have": int(have),
                    "carried": _carried(s, faction, what),
                    "need": need,
                }
                for what, have, need in progress(s, faction)
            ]
            for faction in factions
        },
        "stances": [
            {FACTIONS[faction]: STANCES[lasting_stance(s, p, faction)] for faction in factions}
            for p in range(s.seats)
        ],
        "challenge": None if s.roller == NONE else _challenge(s),
        "ships": [None if s.ship[p] == NONE else _sailing(s, p) for p in range(s.seats)],
        "tokens": [_tokens(s, p) for p in range(s.seats)],
        "episodes": [_episodes(s, p) for p in range(s.seats)],
        "logbook": [_logbook(s, p) for p in range(s.seats)],
    }


def _carried(s: State, faction: int, what: str) -> int:
    """What its NPCs hold of what it counts; a Leader who keeps it is its home."""
    npcs = [npc for npc, of in enumerate(FACTION_OF) if of == faction]
    if what == "relics":
        return sum(s.relic_holder[relic] in npcs for relic in range(SUMMONING_RELICS))
    if what == "gold":
        return int(sum(s.npc_gold[npc] for npc in npcs if npc != NPC.ADMIRAL))
    if what == "trophies":
        return int(sum(s.npc_trophies[npc] for npc in npcs if npc != NPC.KING))
    return 0


def _challenge(s: State) -> Challenge:
    p, side = s.roller, side_of(s, s.roller)
    strength, against = reached(s, side), reached(s, CHALLENGER + OTHER_SIDE - side)
    first_of_two = s.against == AGAINST.PLAYER and side == CHALLENGER
    goal = None if first_of_two else needed(side, against)
    threshold = len(free_dice(s, (FACE.NEMESIS,)))
    return {
        "strength": strength,
        "dice": base_strength(s),
        "against": against,
        "needed": goal,
        "enough": None if goal is None else strength >= goal,
        "captain_dice": CAPTAIN_DICE,
        "bonus_dice": min(s.bonus_dice, BONUS_DICE),
        "abilities": {ASSIGNED[number]: FACES[icon] for number, icon, _ in assigned(s, p)},
        "strikes": [len(struck(s, p, place, threshold)) for place in range(2)],
    }


def _sailing(s: State, p: int) -> Sailing:
    return {
        "cannons": cannons(s, p),
        "movement": movement(s, p),
        "capacity": capacity(s, p),
        "crew": crowd(s, p),
    }


def _tokens(s: State, p: int) -> dict[str, str]:
    places = {name: token_region(s, p, token) for token, name in enumerate(TOKENS)}
    return {name: REGIONS[region] for name, region in places.items() if region != NONE}


def _episodes(s: State, p: int) -> dict[str, Episode]:
    found: dict[str, Episode] = {}
    for token, name in enumerate(TOKENS):
        if s.captain[p] == NONE or (episode := next_episode(s, p, token)) is None:
            continue
        arc, _, who = episode
        is_played = s.episode != NONE and s.episode_token == token and s.episode in _of(s, episode)
        names = [playing(s).name] if is_played else [one.name for one in candidates(s, p, token)]
        title = f"title-{names[0]}" if len(names) == 1 else f"arc-{arc}"
        about = CAPTAINS[s.captain[p]] if token == TOKEN.CAPTAIN else who
        found[name] = {"title": title, "who": about}
    return found


def _of(s: State, place: tuple[str, int, str]) -> list[int]:
    """The episodes of an arc and stage with a person, as the state holds them."""
    return [EPISODES.place(one.name) for one in book(s).story.at(*place)]


def _logbook(s: State, p: int) -> list[Chapter]:
    """A captain's story so far."""
    story, count = book(s).story, s.chapters_count[p]
    found: list[Chapter] = []
    for chapter, tale, lost in zip(s.chapters[p], s.chosen[p], s.lost[p][:count], strict=False):
        if not story.knows(chapter, tale):
            continue  # it is of another content
        played = story.played.get(chapter)
        found.append(
            {
                "episode": EPISODES[chapter],
                "who": played.who if played else "",
                "arc": played.episode.arc if played else "",
                "stage": played.episode.stage if played else 0,
                "chosen": TALES[tale],
                "lost": bool(lost),
            }
        )
    return found
