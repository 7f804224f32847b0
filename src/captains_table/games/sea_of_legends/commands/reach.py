"""Whether a game can come to an episode and its choices, and whether deeds are done and read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from captains_table.games.sea_of_legends.content.pack import (
    Condition,
    Episode,
    Option,
    Pack,
    Postscript,
    effect_lists,
)
from captains_table.games.sea_of_legends.content.story import Story
from captains_table.games.sea_of_legends.stories.episodes import rank

TOGETHER = 2  # Factions beside the Spanish
DEEDS = ("deed", "no_deed", "others_deed")


class Reach:
    """What can come up in games of a pack."""

    def __init__(self, pack: Pack) -> None:
        self.story = Story(pack.adventures)
        self.faction = {one.id: one.faction for one in pack.characters}
        self._can_become: dict[tuple[str, str], set[str]] = {}  # by arc and person
        for one in self.story.played.values():
            types = {option.type for option in one.episode.options if option.type}
            self._can_become.setdefault((one.episode.arc, one.who), set()).update(types)

    # Deeds

    @cached_property
    def done(self) -> set[str]:
        """The deeds that somebody can do."""
        return set(self.story.deeds.values())

    @cached_property
    def read(self) -> Counter[str]:
        """The deeds that conditions ask for, and how often."""
        found: Counter[str] = Counter()
        for record in self.story.told:
            options = record.options if isinstance(record, Episode) else ()
            for condition in (*record.when, *(c for option in options for c in option.when)):
                found.update(getattr(condition, name) for name in DEEDS if getattr(condition, name))
        return found

    @staticmethod
    def deeds_of(record: Episode | Postscript) -> set[str]:
        """The deeds that are done in an episode or by a Postscript."""
        return {e.deed for effects in effect_lists(record) for e in effects if e.deed}

    # Episodes

    def why_never(self, episode: Episode) -> str:
        """Why no game comes to an episode; nothing where one can."""
        places = [one for one in self.story.played.values() if one.episode is episode]
        reasons = []
        for one in places:
            reason = self.contradiction(episode, one.who, episode.when)
            if not reason:
                others = self.story.at(episode.arc, episode.stage, one.who)
                always = max((rank(o) for o in others if not o.episode.when), default=(False, 0))
                reason = "another episode always comes before it" if rank(one) < always else ""
            if not reason:
                return ""
            reasons.append(reason)
        return reasons[0] if reasons else "nobody has such an arc"

    def why_never_chosen(self, episode: Episode, option: Option) -> str:
        """Why nobody can ever choose an option."""
        whos = [one.who for one in self.story.played.values() if one.episode is episode]
        conditions = (*episode.when, *option.when)
        reasons = [self.contradiction(episode, who, conditions) for who in whos]
        return reasons[0] if reasons and all(reasons) else ""

    def contradiction(self, episode: Episode, who: str, conditions: Sequence[Condition]) -> str:
        """Why conditions cannot all hold in an episode with somebody."""
        asked = {c.deed for c in conditions if c.deed}
        if never := sorted((asked | {c.others_deed for c in conditions} - {""}) - self.done):
            return f"nobody can have done {never[0]!r}"
        if both := asked & {c.no_deed for c in conditions}:
            return f"{sorted(both)[0]!r} is asked for, and that it is not done"
        return (
            self._type(episode, who, conditions)
            or self._numbers(conditions)
            or self._factions(episode, who, conditions)
        )

    def _type(self, episode: Episode, who: str, conditions: Sequence[Condition]) -> str:
        wanted = [set(c.type) for c in conditions if c.type]
        arc = {"service": "captain", "reconcile": "lover"}.get(episode.arc, episode.arc)
        arc = "nemesis" if arc in ("old_score", "finale") else arc
        there = set().union(
            *(self._can_become.get((a, who), set()) for a in (arc, f"secondary_{arc}"))
        )
        if wanted and episode.stage == 1 and arc == episode.arc:
            return "at stage 1 no arc has a type"
        if wanted and not set.intersection(there, *wanted):
            return f"no choice with {who} leads to {', '.join(sorted(set.union(*wanted)))}"
        captains = [set(c.captain) for c in conditions if c.captain]
        if episode.arc == "prologue":
            captains.append({who})
        if captains and not set.intersection(*captains):
            return "nobody is all these captains"
        return ""

    def _numbers(self, conditions: Sequence[Condition]) -> str:
        for faction in {c.faction for c in conditions}:
            about = [c for c in conditions if c.faction == faction]
            if max(c.relation for c in about) > min(c.relation_most for c in about):
                return "no relation is at least and at most that"
        if conditions and max(c.grudge for c in conditions) > min(
            c.grudge_most for c in conditions
        ):
            return "no grudge is at least and at most that"
        return ""

    def _factions(self, episode: Episode, who: str, conditions: Sequence[Condition]) -> str:
        """Two Factions play beside the Spanish; that of whom the episode is with is one of them."""
        playing = {c.in_play for c in conditions} | {
            self.faction.get(c.crew, "") for c in conditions
        }
        if episode.arc != "prologue":
            playing.add(self.faction.get(who, ""))
        if len(playing - {"", "spanish"}) > TOGETHER:
            return "so many Factions never play together"
        return ""
