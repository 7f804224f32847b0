"""The Adventures of a pack: every arc and stage is there, and nobody is left without a choice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Sized
from typing import Any

from captains_table.engine.errors import shown
from captains_table.games.sea_of_legends.box import (
    CAPTAINS,
    CHARACTERS,
    FACTION_CHARACTERS,
    FACTIONS,
    PORTS,
)
from captains_table.games.sea_of_legends.content.checks.effects import NAME
from captains_table.games.sea_of_legends.content.pack import (
    Condition,
    Effect,
    Episode,
    Option,
    Postscript,
)
from captains_table.games.sea_of_legends.content.shape import Path, Report
from captains_table.games.sea_of_legends.content.vocabulary import (
    ARC_TYPES,
    ARCS,
    FACTION_POSTSCRIPTS,
    LEADS,
    LOVER_ARCS,
    NEMESIS_ARCS,
    POSTSCRIPTS,
    TYPES,
)

EPISODES: Path = ("adventures", "episodes")
CAPTAIN_ARCS = ("captain", "service")
EVERYBODY = (*CHARACTERS, *FACTION_CHARACTERS)
# Whom an episode of an arc can be for.
PEOPLE = {
    **dict.fromkeys(ARCS, EVERYBODY),
    **dict.fromkeys(("lover", "nemesis"), CHARACTERS),
    **dict.fromkeys(CAPTAIN_ARCS, FACTION_CHARACTERS),
    **dict.fromkeys(("secondary_lover", "secondary_nemesis"), FACTION_CHARACTERS),
    "prologue": CAPTAINS,
}
# The titles of these come from the beats of a character.
TITLED_BY_BEATS = ("captain", "lover", "nemesis", "secondary_lover", "secondary_nemesis")
ENDS = "only an arc with a Nemesis can end so"
# The names that each condition knows.
NAMED: dict[str, Sequence[str]] = {
    "type": ARC_TYPES,
    "captain": CAPTAINS,
    "faction": FACTIONS,
    "lover": EVERYBODY,
    "nemesis": EVERYBODY,
    "crew": FACTION_CHARACTERS,
    "in_play": FACTIONS,
}


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
    # With one of the wrong shape, nobody knows which are missing.
    all_episodes = _count(adventures, "episodes") == len(episodes)
    all_letters = _count(adventures, "postscripts") == len(postscripts)
    names: set[str] = set()
    plain: set[tuple[str, int, str]] = set()
    for path, episode in episodes.items():
        _check_episode(report, path, episode)
        if episode.id in names:
            report.add((*path, "id"), f"{episode.id!r} is there already")
        key = (episode.arc, episode.stage, episode.who)
        if episode.is_plain and key in plain:
            report.add(path, "there is an episode of this arc and stage already")
        names.add(episode.id)
        plain |= {key} if episode.is_plain else set()
    if all_episodes:
        _check_all_there(report, episodes.values())
    _check_postscripts(report, postscripts, all_letters)
    if all_episodes and all_letters:
        _check_letters(report, episodes, [letter.id for letter in postscripts.values()])


def _count(adventures: Mapping[str, Any], field: str) -> int:
    items = adventures.get(field)
    return len(items) if isinstance(items, Sized) else 0


def _check_all_there(report: Report, episodes: Iterable[Episode]) -> None:
    """Everybody has an episode of every arc and stage that always holds."""
    always = [one for one in episodes if not one.when]
    found = {(one.arc, one.stage, one.who) for one in always}
    for arc, (stages, _) in ARCS.items():
        for stage in range(1, stages + 1):
            if (arc, stage, "") in found:
                continue
            missing = [who for who in PEOPLE[arc] if (arc, stage, who) not in found]
            if missing:
                whose = "" if missing == [*PEOPLE[arc]] else f" of {', '.join(missing)}"
                report.add(EPISODES, f"missing: {arc}{whose}, stage {stage}")


def _check_episode(report: Report, path: Path, episode: Episode) -> None:
    arc = episode.arc
    if not NAME.fullmatch(episode.id):
        report.add((*path, "id"), "small letters, digits and underscores are expected")
    if arc not in ARCS:
        report.add((*path, "arc"), f"there is no arc {arc!r}; there are {', '.join(ARCS)}")
        return
    if not 1 <= episode.stage <= ARCS[arc][0]:
        report.add(
            (*path, "stage"), f"{arc} has stages 1 to {ARCS[arc][0]}, not {shown(episode.stage)}"
        )
    if episode.who not in PEOPLE[arc] and (episode.who or arc == "prologue"):
        report.add((*path, "who"), f"{arc} has no episodes of {episode.who!r}")
    if episode.is_plain and episode.title is None and arc not in TITLED_BY_BEATS:
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
    _check_conditions(report, path, episode.when)
    _check_port(report, path, episode.token)
    _check_options(report, path, episode)


def _check_options(report: Report, path: Path, episode: Episode) -> None:
    options = episode.options
    if len(options) < 2:
        report.add((*path, "options"), f"at least two choices are expected, not {len(options)}")
    if not any(is_free(option) for option in options):
        report.add(
            (*path, "options"),
            "one choice must be free: without cost, Challenge and condition",
        )
    names = [option.id for option in options]
    for i, option in enumerate(options):
        place = (*path, "options", i)
        if not NAME.fullmatch(option.id) and option.id:
            report.add((*place, "id"), "small letters, digits and underscores are expected")
        if option.id in names[:i] or option.id == "promise":
            report.add((*place, "id"), f"{option.id!r} is there already")
        if option.cost and option.challenge:
            report.add(place, "a choice has a cost or a Challenge, not both")
        if option.fail and not option.challenge:
            report.add((*place, "fail"), "without a Challenge nothing can fail")
        if (option.label is None) == episode.is_plain:
            report.add(place, "`label` is missing: the others have one")
        _check_conditions(report, place, option.when)
        _check_port(report, place, option.token)
        _check_type(report, place, episode, option)


def _check_type(report: Report, path: Path, episode: Episode, option: Option) -> None:
    """What a choice can lead to depends on the episode."""
    if episode.arc == "prologue" and option.leads not in LEADS:
        report.add(path, "in a Prologue `leads: first` or `leads: second` is expected")
    elif episode.arc != "prologue" and option.leads:
        report.add((*path, "leads"), "`leads` belongs into a Prologue")
    if not option.type:
        return
    types = TYPES.get(episode.arc.removeprefix("secondary_"), ())
    if episode.stage != 1 or not types:
        reason = f"the type {option.type!r} belongs into stage 1 of an arc"
        report.add((*path, "type"), reason)
    elif option.type not in types:
        reason = f"there is no type {option.type!r} here; there are {', '.join(types)}"
        report.add((*path, "type"), reason)


def _check_conditions(report: Report, path: Path, conditions: Sequence[Condition]) -> None:
    for i, condition in enumerate(conditions):
        place = (*path, "when", i)
        if condition == Condition():
            report.add(place, "a condition is expected")
        for field, known in NAMED.items():
            value = getattr(condition, field)
            for name in value if isinstance(value, tuple) else (value,):
                if name and name not in known:
                    report.add(
                        (*place, field), f"there is no {name!r}; there are {', '.join(known)}"
                    )
        has_relation = condition.relation != -9 or condition.relation_most != 9
        if condition.faction and not has_relation:
            report.add((*place, "faction"), "`faction` says whose `relation` it is")


def _check_port(report: Report, path: Path, port: str) -> None:
    if port and port not in PORTS:
        report.add((*path, "token"), f"there is no Port {port!r}")


def _refuse(report: Report, path: Path, effects: Sequence[Effect], word: str) -> None:
    """A word that does not belong there."""
    for i, effect in enumerate(effects):
        if effect.do == word:
            report.add((*path, i, "do"), f"`{word}` does not belong here ({ENDS})")


def is_free(option: Option) -> bool:
    """Whether everybody can choose it, and nothing can fail."""
    return not option.cost and not option.challenge and not option.when


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
            _refuse(report, (*path, field), getattr(postscript, field), "defeat_nemesis")
        if postscript.promise is not None:
            for field in ("ok", "broken"):
                effects = getattr(postscript.promise, field)
                _refuse(report, (*path, "promise", field), effects, "defeat_nemesis")
        _check_conditions(report, path, postscript.when)
        if postscript.id in names:
            report.add((*path, "id"), f"{postscript.id!r} is there already")
        if not postscript.when:
            found.add(key)
        names.add(postscript.id)
    for faction, kind in sorted(expected - found) if complete else ():
        whose = f" of {faction}" if faction else ""
        report.add(("adventures", "postscripts"), f"missing: {kind}{whose}")


def _check_letters(report: Report, episodes: Mapping[Path, Episode], known: list[str]) -> None:
    for path, episode in episodes.items():
        for i, option in enumerate(episode.options):
            if option.letter is not None and option.letter.id not in known:
                reason = f"there is no Postscript {option.letter.id!r}"
                report.add((*path, "options", i, "letter", "id"), reason)
