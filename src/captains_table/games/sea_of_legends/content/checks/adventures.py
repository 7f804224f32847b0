"""The Adventures of a pack: every arc and stage is there, and nobody is left without a choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Sized
from typing import Any

from captains_table.engine.errors import shown
from captains_table.games.sea_of_legends.box import (
    CAPTAINS,
    CHARACTERS,
    FACTION_CHARACTERS,
    FACTIONS,
)
from captains_table.games.sea_of_legends.content.pack import Effect, Episode, Option, Postscript
from captains_table.games.sea_of_legends.content.shape import Path, Report
from captains_table.games.sea_of_legends.content.vocabulary import (
    ARCS,
    FACTION_POSTSCRIPTS,
    LOVER_ARCS,
    NEMESIS_ARCS,
    POSTSCRIPTS,
    TAGS,
)

EPISODES: Path = ("adventures", "episodes")
CAPTAIN_ARCS = ("captain", "service")
# Whom an episode of an arc can be for.
PEOPLE = {
    **dict.fromkeys(ARCS, (*CHARACTERS, *FACTION_CHARACTERS)),
    **dict.fromkeys(CAPTAIN_ARCS, FACTION_CHARACTERS),
    **dict.fromkeys(("secondary_lover", "secondary_nemesis"), FACTION_CHARACTERS),
    "prologue": CAPTAINS,
}
FACTION_TAGS = ("first", "second")
# Effects that need an episode of their own.
NEEDED_BY = {
    "defeat_nemesis": "only an arc with a Nemesis can end so",
    "keep_promise": "only in a choice with `favour: true`",
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
        report.add(
            (*path, "stage"), f"{arc} has stages 1 to {ARCS[arc][0]}, not {shown(episode.stage)}"
        )
    if episode.who not in PEOPLE[arc] and (episode.who or arc == "prologue"):
        report.add((*path, "who"), f"{arc} has no episodes of {episode.who!r}")
    if episode.title is None and arc not in TITLED_BY_BEATS:
        report.add(path, "`title` is missing")
    if arc in LOVER_ARCS and Effect("favor") not in episode.done:
        report.add(path, "an episode with a Lover ends with `done: [{do: favor}]`")
    if arc in NEMESIS_ARCS and Effect("malice", -1) not in episode.done:
        report.add(path, "an episode with a Nemesis ends with `done: [{do: malice, n: -1}]`")
    if arc not in NEMESIS_ARCS:
        _refuse(report, (*path, "done"), episode.done, "defeat_nemesis")
        for i, option in enumerate(episode.options):
            for field in ("ok", "fail"):
                place = (*path, "options", i, field)
                _refuse(report, place, getattr(option, field), "defeat_nemesis")
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
        _check_tag(report, place, episode, option)
        if option.favour and episode.arc not in CAPTAIN_ARCS:
            report.add((*place, "favour"), "favours are done in Captain Adventures")
        for field in ("ok", "fail"):
            if not option.favour:
                _refuse(report, (*place, field), getattr(option, field), "keep_promise")


def _check_tag(report: Report, path: Path, episode: Episode, option: Option) -> None:
    """What a choice can lead to depends on the episode."""
    if option.tag not in ("", *TAGS):
        report.add((*path, "tag"), f"there is no tag {option.tag!r}")
    elif episode.arc == "prologue" and option.tag not in FACTION_TAGS:
        report.add(path, "in a Prologue the tag `first` or `second` is expected")
    elif episode.arc != "prologue" and option.tag in FACTION_TAGS:
        report.add((*path, "tag"), f"the tag {option.tag!r} belongs into a Prologue")
    elif option.tag not in ("", *FACTION_TAGS) and (episode.arc, episode.stage) != ("captain", 1):
        report.add((*path, "tag"), f"the tag {option.tag!r} belongs into stage 1 of a Captain arc")


def _refuse(report: Report, path: Path, effects: Sequence[Effect], word: str) -> None:
    """A word that does not belong there."""
    for i, effect in enumerate(effects):
        if effect.do == word:
            report.add((*path, i, "do"), f"`{word}` does not belong here ({NEEDED_BY[word]})")


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
        for field in ("accept", "refuse"):
            for word in NEEDED_BY:
                _refuse(report, (*path, field), getattr(postscript, field), word)
        if postscript.id in names:
            report.add((*path, "id"), f"{postscript.id!r} is there already")
        found.add(key)
        names.add(postscript.id)
    for faction, kind in sorted(expected - found) if complete else ():
        whose = f" of {faction}" if faction else ""
        report.add(("adventures", "postscripts"), f"missing: {kind}{whose}")
