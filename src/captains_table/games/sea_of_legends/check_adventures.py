"""The Adventures of a pack: every arc and stage is there, and nobody is left without a choice."""

from __future__ import annotations

from collections.abc import Mapping, Sized
from typing import Any

from captains_table.games.sea_of_legends.box import (
    CAPTAINS,
    CHARACTERS,
    FACTION_CHARACTERS,
    FACTIONS,
)
from captains_table.games.sea_of_legends.pack import Effect, Episode, Option, Postscript
from captains_table.games.sea_of_legends.shape import Path, Report
from captains_table.games.sea_of_legends.vocabulary import (
    ARCS,
    FACTION_POSTSCRIPTS,
    LOVER_ARCS,
    NEMESIS_ARCS,
    POSTSCRIPTS,
    TAGS,
)

EPISODES: Path = ("adventures", "episodes")
# Whom an episode of an arc can be for.
PEOPLE = {
    **dict.fromkeys(ARCS, (*CHARACTERS, *FACTION_CHARACTERS)),
    **dict.fromkeys(("captain", "service"), FACTION_CHARACTERS),
    **dict.fromkeys(("secondary_lover", "secondary_nemesis"), FACTION_CHARACTERS),
    "prologue": CAPTAINS,
}
# The titles of these come from the beats of a character.
TITLED_BY_BEATS = ("captain", "lover", "nemesis", "secondary_lover", "secondary_nemesis")


def check_adventures(
    report: Report,
    data: Mapping[str, Any],
    episodes: Mapping[Path, Episode],
    postscripts: Mapping[Path, Postscript],
) -> None:
    """Everything that is wrong with the episodes and Postscripts whose shape is right."""
    adventures = data.get("adventures")
    if not isinstance(adventures, Mapping):
        return
    found: set[tuple[str, int, str]] = set()
    for path, episode in episodes.items():
        _check_episode(report, path, episode)
        key = (episode.arc, episode.stage, episode.who)
        if key in found:
            report.add(path, "there is an episode of this arc and stage already")
        found.add(key)
    # With one of the wrong shape, nobody knows which are missing.
    if _count(adventures, "episodes") == len(episodes):
        _check_all_there(report, found)
    complete = _count(adventures, "postscripts") == len(postscripts)
    _check_postscripts(report, postscripts, complete)


def _count(adventures: Mapping[str, Any], field: str) -> int:
    items = adventures.get(field)
    return len(items) if isinstance(items, Sized) else 0


def _check_all_there(report: Report, found: set[tuple[str, int, str]]) -> None:
    for arc, (stages, _) in ARCS.items():
        for stage in range(1, stages + 1):
            for who in CAPTAINS if arc == "prologue" else ("",):
                if (arc, stage, who) not in found:
                    whose = f" of {who}" if who else ""
                    report.add(EPISODES, f"missing: {arc}{whose}, stage {stage}")


def _check_episode(report: Report, path: Path, episode: Episode) -> None:
    arc = episode.arc
    if arc not in ARCS:
        report.add((*path, "arc"), f"there is no arc {arc!r}; there are {', '.join(ARCS)}")
        return
    if not 1 <= episode.stage <= ARCS[arc][0]:
        report.add((*path, "stage"), f"{arc} has stages 1 to {ARCS[arc][0]}, not {episode.stage}")
    if episode.who not in PEOPLE[arc] and (episode.who or arc == "prologue"):
        report.add((*path, "who"), f"{arc} has no episodes of {episode.who!r}")
    if episode.title is None and arc not in TITLED_BY_BEATS:
        report.add(path, "`title` is missing")
    if arc in LOVER_ARCS and Effect("favor") not in episode.done:
        report.add(path, "an episode with a Lover ends with `done: [{do: favor}]`")
    if arc in NEMESIS_ARCS and Effect("malice", -1) not in episode.done:
        report.add(path, "an episode with a Nemesis ends with `done: [{do: malice, n: -1}]`")
    _check_options(report, path, episode)


def _check_options(report: Report, path: Path, episode: Episode) -> None:
    usual = [option for option in episode.options if not option.favour]
    if len(usual) < 2:
        report.add((*path, "options"), f"at least two choices are expected, not {len(usual)}")
    if not any(is_free(option) for option in usual):
        report.add(
            (*path, "options"),
            "one choice must be free: without cost, Challenge and relation",
        )
    names = [option.id for option in episode.options]
    for i, option in enumerate(episode.options):
        place = (*path, "options", i)
        if option.id in names[:i]:
            report.add((*place, "id"), f"{option.id!r} is there already")
        if option.cost and option.challenge:
            report.add(place, "a choice has a cost or a Challenge, not both")
        if option.fail and not option.challenge:
            report.add((*place, "fail"), "without a Challenge nothing can fail")
        if option.tag not in ("", *TAGS):
            report.add((*place, "tag"), f"there is no tag {option.tag!r}")
        elif episode.arc == "prologue" and option.tag not in ("first", "second"):
            report.add(place, "in a Prologue the tag `first` or `second` is expected")


def is_free(option: Option) -> bool:
    """Whether everybody can choose it, and nothing can fail."""
    return not option.cost and not option.challenge and option.relation == -9


def _check_postscripts(
    report: Report, postscripts: Mapping[Path, Postscript], complete: bool
) -> None:
    expected = {(f, kind) for f in FACTIONS for kind in FACTION_POSTSCRIPTS}
    expected |= {("", kind) for kind in POSTSCRIPTS}
    found: set[tuple[str, str]] = set()
    names: set[str] = set()
    for path, postscript in postscripts.items():
        key = (postscript.faction, postscript.kind)
        if key not in expected:
            whose = postscript.faction or "no Faction"
            report.add((*path, "kind"), f"there is no Postscript {key[1]!r} of {whose}")
        if postscript.id in names:
            report.add((*path, "id"), f"{postscript.id!r} is there already")
        found.add(key)
        names.add(postscript.id)
    for faction, kind in sorted(expected - found) if complete else ():
        whose = f" of {faction}" if faction else ""
        report.add(("adventures", "postscripts"), f"missing: {kind}{whose}")
