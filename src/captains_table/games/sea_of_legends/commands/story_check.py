"""Everything that is wrong with the stories of a pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from captains_table.games.sea_of_legends.box import FACTIONS
from captains_table.games.sea_of_legends.commands.findings import Finding
from captains_table.games.sea_of_legends.commands.library import Library
from captains_table.games.sea_of_legends.commands.prose_checks import ProseCheck
from captains_table.games.sea_of_legends.commands.reach import Reach
from captains_table.games.sea_of_legends.commands.scale import off_the_scale
from captains_table.games.sea_of_legends.content.checks.adventures import PEOPLE
from captains_table.games.sea_of_legends.content.loading import Folder, mistakes_of
from captains_table.games.sea_of_legends.content.pack import (
    Adventures,
    Condition,
    Episode,
    Pack,
    Postscript,
)
from captains_table.games.sea_of_legends.content.story import Story
from captains_table.games.sea_of_legends.content.vocabulary import ARCS

STAGED = ("prologue", "captain", "lover", "nemesis", "secondary_lover", "secondary_nemesis")
# What prose can ask of the past, beside deeds.
PAST = ("type", "warmth", "grudge", "relation", *(f"relation_{name}" for name in FACTIONS))
OFTEN = 2  # places that a deed should be read at


class Checked(NamedTuple):
    """What was found, and how far the stories are."""

    findings: list[Finding]
    episodes: int
    letters: int
    deeds: int
    later: int  # episodes after the first of an arc
    differing: int  # of these, how many read differently for a different past
    of_others: int  # episodes that speak of what another captain did
    missing: list[str]  # arcs, stages and people whose episodes are still to be written


def check_stories(folder: Path) -> Checked:
    """What is wrong in a folder's stories; where the pack itself cannot be read, only that."""
    read = Folder(folder)
    found = [
        Finding(one.file, one.line, Path(one.file).stem, one.reason) for one in mistakes_of(read)
    ]
    try:
        pack = msgspec.convert(read.data, Pack)
    except msgspec.ValidationError:
        return Checked(found, 0, 0, 0, 0, 0, 0, [])
    pack = msgspec.structs.replace(pack, adventures=_sound(pack.adventures))
    library = Library(folder)
    check = _Check(read, pack, library)
    found += check.findings()
    story = Story(pack.adventures)
    own = [one for one in story.episodes if not one.is_plain]
    pasts = {one.id: _past(one, library, set(story.deeds.values())) for one in own}
    later = [one.id for one in own if one.stage > 1 or one.arc not in STAGED]
    return Checked(
        sorted(set(found)),
        len(own),
        sum(one.text is None for one in story.postscripts),
        len(story.deeds),
        len(later),
        sum(bool(pasts[name]) for name in later),
        sum("other" in past for past in pasts.values()),
        story.missing,
    )


def _past(episode: Episode, library: Library, deeds: set[str]) -> set[str]:
    """What of the past an episode asks for: "mine", and what an "other" captain did."""
    conditions = [*episode.when, *(c for option in episode.options for c in option.when)]
    found = {"mine" for c in conditions if c != Condition(others_deed=c.others_deed)}
    found |= {"other" for c in conditions if c.others_deed}
    for line in library.of("en"):
        if line.name.startswith(f"{episode.id}-"):
            told = line.variables & ({*PAST} | deeds)
            found |= {"mine"} if told else set()
            by = {name for name, keys in line.selections if name in deeds and "other" in keys}
            found |= {"other"} if by or {f"{deed}_by" for deed in deeds} & line.variables else set()
    return found


def _sound(adventures: Adventures) -> Adventures:
    """Those that somebody could go on: of the others it was said what is wrong."""
    sound = tuple(
        one
        for one in adventures.episodes
        if one.arc in ARCS
        and 1 <= one.stage <= ARCS[one.arc][0]
        and one.who in (*PEOPLE[one.arc], "")
    )
    return msgspec.structs.replace(adventures, episodes=sound)


class _Check:
    def __init__(self, read: Folder, pack: Pack, library: Library) -> None:
        self.read, self.pack, self.library = read, pack, library
        self.reach = Reach(pack)
        adventures = read.data["adventures"]
        self.place: Mapping[str, tuple[str, int]] = {
            record["id"]: (home, i)
            for home in ("episodes", "postscripts")
            for i, record in enumerate(adventures[home])
        }
        self.home = {name: Path(self._where(name)[0]).stem for name in self.place}

    def findings(self) -> Iterator[Finding]:
        """One after the other."""
        for episode in self.pack.adventures.episodes:
            if not episode.is_plain:
                yield from self._episode(episode)
        yield from self._deeds()
        yield from ProseCheck(self.library, self.pack, self.home).findings()

    def _where(self, name: str) -> tuple[str, int]:
        """The file and line of an episode or Postscript."""
        home, i = self.place[name]
        mistake = self.read.mistake(("adventures", home, i), "")
        return mistake.file, mistake.line

    def _found(self, name: str, reason: str, is_remark: bool = False) -> Finding:
        file, line = self._where(name)
        return Finding(file, line, Path(file).stem, f"{name}: {reason}", is_remark)

    def _episode(self, episode: Episode) -> Iterator[Finding]:
        if never := self.reach.why_never(episode):
            yield self._found(episode.id, f"no game comes to it: {never}")
        for option in episode.options:
            if never := self.reach.why_never_chosen(episode, option):
                yield self._found(episode.id, f"{option.id}: nobody can choose it: {never}")
        for option_name, why in off_the_scale(episode):
            yield self._found(episode.id, f"{option_name}: {why}" if option_name else why)

    def _deeds(self) -> Iterator[Finding]:
        """A deed is read somewhere, at best twice; what is read, somebody can do."""
        read = Counter(self.reach.read)
        for line in self.library.of("en"):
            read.update(line.variables)
            read.update(name.removesuffix("_by") for name in line.variables)
            read.update(key for name, keys in line.selections if name == "deed" for key in keys)
        for record in self.pack.adventures.told:
            for deed in sorted(self.reach.deeds_of(record)):
                if not read[deed]:
                    yield self._found(record.id, f"nothing reads the deed {deed!r}")
                elif read[deed] < OFTEN:
                    yield self._found(record.id, f"only one place reads the deed {deed!r}", True)
            yield from self._never_done(record)

    def _never_done(self, record: Episode | Postscript) -> Iterator[Finding]:
        """What a condition asks not to be done, and nobody can do."""
        options = record.options if isinstance(record, Episode) else ()
        for condition in (*record.when, *(c for option in options for c in option.when)):
            if condition.no_deed and condition.no_deed not in self.reach.done:
                yield self._found(record.id, f"nobody can have done {condition.no_deed!r}")
