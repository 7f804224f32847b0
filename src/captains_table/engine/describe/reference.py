"""What programs meet in a game: decisions, actions, chance, events, options, facts. The page's own
words are in `reference.md`; sentences are those of the game's catalogue."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from pathlib import Path
from typing import Any, get_args, get_type_hints

from captains_table.engine.actions import Pattern
from captains_table.engine.describe.lists import Lists
from captains_table.engine.describe.markdown import coded, grid, listed, one_line, written
from captains_table.engine.describe.observation import observation_part
from captains_table.engine.events import EventKind
from captains_table.engine.game import Game
from captains_table.engine.words import Words, words

LANG = "en"


def reference(game: Game) -> str:
    """The page of a game."""
    said = words(game.folder, LANG)
    lists = Lists(said.with_own(game.own_words(game.agree(game.seats[0], {}), LANG)))
    page = Path(__file__).with_name("reference.md").read_text(encoding="utf-8")
    text = page.format(
        title=game.title,
        name=game.name,
        folder=game.folder.name,
        decisions=_decisions(game, said),
        count=game.actions,
        last=game.actions - 1,
        actions=_actions(game, said, lists),
        chance=_chance(game, lists),
        alone=_alone(game),
        numbers=_numbers(game),
        events=_events(game, said),
        arguments=_arguments(game, lists),
        options=_options(game, said),
        facts=_facts(game),
        observation=observation_part(game),
        lists=lists.part(),
    )
    return text.rstrip() + "\n"


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _asked(game: Game) -> dict[str, list[str]]:
    """Of each decision the verbs that answer it, in the order of play."""
    asked: dict[str, list[str]] = {}
    for verb, kinds in game.flow.decisions.items():
        for kind in kinds:
            asked.setdefault(kind, []).append(verb)
    return {step: asked[step] for step in game.steps if step in asked}


def _decisions(game: Game, said: Words) -> str:
    rows = [
        (
            f"`{kind}`",
            _maybe(said, f"kind-{_dashed(kind)}"),
            _maybe(said, f"prompt-{_dashed(kind)}"),
            ", ".join(coded(verbs)),
        )
        for kind, verbs in _asked(game).items()
    ]
    return grid(("kind", "title", "what is asked", "verbs"), rows)


def _maybe(said: Words, message: str, known: Mapping[str, Any] | None = None) -> str:
    return one_line(said.outline(message, known)) if said.has(message) else ""


def _actions(game: Game, said: Words, lists: Lists) -> str:
    rows, code, told = [], 0, ""
    for pattern in _patterns(game):
        many = prod(map(len, pattern.arguments.values()))
        codes = str(code) if many == 1 else f"{code} to {code + many - 1}"
        single = {name: values[0] for name, values in pattern.arguments.items() if len(values) == 1}
        known = {f"{name}_key": value for name, value in single.items()}
        sentence = _maybe(said, f"choice-{_dashed(pattern.do)}", known)
        rows.append(
            (
                f"`{pattern.do}`",
                _taken(pattern, lists),
                codes,
                sentence if sentence != told else "",
            )
        )
        code, told = code + many, sentence
    return grid(("`do`", "arguments", "codes", "what the choice is called"), rows)


def _patterns(game: Game) -> Iterator[Pattern]:
    """All patterns in the order of their codes."""
    seen: dict[str, int] = {}
    for do in game.verbs.verbs:
        yield game.verbs.patterns(do)[seen.get(do, 0)]
        seen[do] = seen.get(do, 0) + 1


def _taken(pattern: Pattern, lists: Lists) -> str:
    return "; ".join(
        f"`{name}`: {lists.told(values, f'`{name}` of `{pattern.do}`', name)}"
        for name, values in pattern.arguments.items()
    )


def _chance(game: Game, lists: Lists) -> str:
    rows = [
        (
            f"`{kind}`",
            str(len(outcomes)),
            lists.told(outcomes, f"outcomes of `{kind}`"),
            "where no seat decides it" if kind in _asked(game) else "",
        )
        for kind, outcomes in game.outcomes.items()
    ]
    return grid(("kind", "how many", "outcomes", "when"), rows)


def _alone(game: Game) -> str:
    """The steps that happen by themselves."""
    steps = [s for s in game.steps if s not in game.outcomes and s not in _asked(game)]
    if not steps:
        return "There is no such step in this game."
    told = listed(coded(steps))
    return f"Steps of play at which nobody chooses and nothing is drawn: {told}."


def _numbers(game: Game) -> str:
    """The steps that have numbers of their own."""
    if not game.flow.numbers:
        return ""
    rows = [(f"`{step}`", ", ".join(coded(names))) for step, names in game.flow.numbers.items()]
    table = grid(("step", "its numbers"), rows)
    note = "Some steps have numbers of their own, which stand in `args` of a position:"
    return f"\n\n{note}\n\n{table}"


def _events(game: Game, said: Words) -> str:
    rows = []
    for kind in game.events:
        message = f"event-{_dashed(kind.name)}"
        sentence = _maybe(said, message)
        if unseen := _maybe(said, f"{message}-unseen"):
            sentence += f" *Or:* {unseen}"
        rows.append((f"`{kind.name}`", _told(game, kind, bool(unseen)), sentence))
    return grid(("event", "arguments", "what people are told"), rows)


def _told(game: Game, kind: EventKind, secret: bool) -> str:
    seats = game.seats_in_events[kind.name]
    parts = []
    for name in (kind.a, kind.b, kind.c):
        if name:
            marks = ["seat"] if name in seats and name != "seat" else []
            marks += ["secret"] if secret and name == kind.c else []
            parts.append(f"`{name}`" + (f" ({', '.join(marks)})" if marks else ""))
    return ", ".join(parts)


def _arguments(game: Game, lists: Lists) -> str:
    used = {name for kind in game.events for name in (kind.a, kind.b, kind.c)}
    rows = [("`seat`, and those marked *seat*", "a seat, from 0")]
    if "count" in used:
        rows.append(("`count`", "a number"))
    rows += [
        (f"`{name}`", lists.told(values, f"`{name}` of events", name))
        for name, values in game.event_names.items()
        if name in used
    ]
    return grid(("argument", "what it is"), rows)


def _options(game: Game, said: Words) -> str:
    rows = []
    for option in game.options:
        values = [f"{written(value)} {said.option_value(option, value)}" for value in option.values]
        if option.kind == "data":
            values.append(f"an object: {said.option_value(option, 'own')}")
        rows.append(
            (f"`{option.name}`", said.option(option), written(option.default), "; ".join(values))
        )
    return grid(("option", "what it is", "usual", "values"), rows)


def _facts(game: Game) -> str:
    """What can be counted: the declared type, and those that it is made of."""
    told = "`table.facts(seat)` is what that seat could count from what it sees."
    kind = getattr(game, "facts_type", None)
    if kind is None:
        return f"{told} This game counts nothing."
    parts = [told]
    for each in _records(kind):
        head = f"`{each.__name__}`: " if each is not kind else ""
        fields = [(f"`{name}`", _type(hint)) for name, hint in get_type_hints(each).items()]
        parts += [head + one_line(inspect.getdoc(each) or ""), grid(("field", "value"), fields)]
    return "\n\n".join(parts)


def _records(kind: Any) -> Iterator[Any]:
    """A declared record, then those that it is made of."""
    found = [kind]
    for each in found:
        yield each
        for hint in get_type_hints(each).values():
            found += [inner for inner in _parts(hint) if inner not in found]


def _parts(hint: Any) -> Iterator[Any]:
    if hasattr(hint, "__total__"):
        yield hint
    for inner in get_args(hint):
        yield from _parts(inner)


def _type(hint: Any) -> str:
    """A type in a few words."""
    given: Sequence[Any] = get_args(hint)
    name = getattr(hint, "__origin__", hint)
    if name is list:
        return f"a list, each {_type(given[0])}"
    if name is dict:
        return f"an object, each value {_type(given[1])}"
    if type(None) in given:
        return " or ".join([*(_type(g) for g in given if g is not type(None)), "`null`"])
    plain = {int: "a number", str: "a name", bool: "true or false", float: "a number"}
    return plain.get(hint, f"`{getattr(hint, '__name__', hint)}`")
