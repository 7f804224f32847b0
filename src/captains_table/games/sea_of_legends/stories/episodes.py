"""Which episode comes: the next stage of an arc, and among its episodes one whose conditions hold.
Rules, "Go on an Adventure"."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.engine.declare import NONE
from captains_table.games.sea_of_legends.box import (
    CAPTAINS,
    FACTION_CHARACTERS,
    FACTIONS,
    LEGENDARY,
    TOKENS,
)
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Condition
from captains_table.games.sea_of_legends.content.story import Played
from captains_table.games.sea_of_legends.content.vocabulary import ARC_TYPES
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    CELL,
    DEEDS,
    PEOPLE,
    TOKEN,
    cell,
    kind_named,
)

STAGES = 3  # of a Lover's or Nemesis's arc
LAST_OF_CAPTAIN = 4
PROLOGUE_DONE, FLIPS = 1, 3  # Captain Adventures that are over (R31, R75)
TRUE_LOVE = 4


def person(s: State, p: int, token: int) -> tuple[str, int]:
    """Whose arc a token stands for: "lover" or "nemesis", and the place of the card; the Captain's
    own has neither."""
    if token == TOKEN.SECONDARY:
        return ("lover" if s.lover[p][1] != NONE else "nemesis"), 1
    return TOKENS[token], 0


def next_episode(s: State, p: int, token: int) -> tuple[str, int, str] | None:
    """The arc, stage and person of the next episode; None when the arc is over (A31, A32)."""
    done = s.stage[p][token]
    if token == TOKEN.CAPTAIN:
        if done < PROLOGUE_DONE:
            return "prologue", 1, CAPTAINS[s.captain[p]]
        if done <= LAST_OF_CAPTAIN:
            return "captain", int(done), FACTION_CHARACTERS[s.representative[p]]
        return "service", 1, FACTION_CHARACTERS[s.representative[p]]
    kind, place = person(s, p, token)
    who = (s.lover if kind == "lover" else s.nemesis)[p][place]
    if who == NONE:
        return None
    if done < STAGES:
        arc = kind if token != TOKEN.SECONDARY else f"secondary_{kind}"
        return arc, int(done) + 1, PEOPLE[who]
    if kind == "lover":
        return ("reconcile", 1, PEOPLE[who]) if s.favor[p][place] < TRUE_LOVE else None
    if s.malice[p][place] == 0:
        return None
    return ("finale" if done == STAGES else "old_score"), 1, PEOPLE[who]


def candidates(s: State, p: int, token: int) -> list[Played]:
    """The episodes of which the next one is drawn: those whose conditions hold, and of these the
    ones with most conditions; one that stands in only where nobody has their own."""
    found = next_episode(s, p, token)
    assert found is not None
    fit = [one for one in book(s).story.at(*found) if hold(s, p, token, one.episode.when)]
    best = max(map(rank, fit))
    return [one for one in fit if rank(one) == best]


def rank(one: Played) -> tuple[bool, int]:
    """What comes before what: the more it asks for, the earlier."""
    episode = one.episode
    return not episode.is_plain, bool(episode.who) + sum(map(_parts, episode.when))


def _parts(condition: Condition) -> int:
    """How many things a condition asks for; whose relation it is, is no other thing."""
    plain = Condition()
    fields = (name for name in condition.__struct_fields__ if name != "faction")
    return sum(getattr(condition, name) != getattr(plain, name) for name in fields)


def playing(s: State) -> Played:
    """The episode that is being played."""
    return book(s).story.played[s.episode]


# Conditions


def hold(s: State, p: int, token: int, conditions: Sequence[Condition]) -> bool:
    """Whether all conditions hold for a captain; "this arc" is that of the token."""
    return all(_holds(s, p, token, condition) for condition in conditions)


def _holds(s: State, p: int, token: int, c: Condition) -> bool:
    place = int(token == TOKEN.SECONDARY)
    others = [q for q in range(s.seats) if q != p]
    lovers, nemeses = (
        [PEOPLE[who] for who in row[p] if who != NONE] for row in (s.lover, s.nemesis)
    )
    return (
        (not c.deed or has_done(s, p, c.deed))
        and not (c.no_deed and has_done(s, p, c.no_deed))
        and (not c.others_deed or any(has_done(s, q, c.others_deed) for q in others))
        and (not c.type or type_of_arc(s, p, token) in c.type)
        and (not c.captain or CAPTAINS[s.captain[p]] in c.captain)
        and c.relation <= relation_with(s, p, c.faction) <= c.relation_most
        and c.warmth <= s.warmth[p][place]
        and c.grudge <= s.grudge[p][place] <= c.grudge_most
        and (not c.lover or c.lover in lovers)
        and (not c.nemesis or c.nemesis in nemeses)
        and (not c.crew or is_aboard(s, p, c.crew))
        and (not c.in_play or FACTIONS.index(c.in_play) in s.factions)
        and c.seats <= s.seats
        and (not c.broken or s.broken[p] > 0)
    )


def has_done(s: State, p: int, deed: str) -> bool:
    """Whether a captain is remembered for a deed."""
    return DEEDS.place(deed) in s.deeds[p][: s.deeds_count[p]]


def type_of_arc(s: State, p: int, token: int) -> str:
    """What an arc became; "none" before that, and where there is no arc."""
    became = NONE if token == NONE else s.arc_type[p][token]
    return "none" if became == NONE else ARC_TYPES[became]


def relation_with(s: State, p: int, faction: str) -> int:
    """The relation with a faction, or with that of the Captain arc; none before there is one."""
    number = FACTIONS.index(faction) if faction else s.arc_faction[p]
    return int(s.relation[p][number]) if number != NONE else 0


def is_aboard(s: State, p: int, who: str) -> bool:
    """Whether somebody's Legendary Crew sails with a captain."""
    card = kind_named(LEGENDARY[FACTION_CHARACTERS.index(who)])
    return bool(s.cards[cell(CELL.READY, p)][card] or s.cards[cell(CELL.EXHAUSTED, p)][card])
