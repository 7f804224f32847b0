"""What a choice stands for, in the dialect: its code comes apart into a verb and its arguments.

Nobody else takes codes apart: `flow` writes with this what each verb of a step does, and `by_verb`
writes a function for whoever looks at a choice before it is made, as a player in the dialect does.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import prod
from typing import Any, NamedTuple

from captains_table.engine.actions import Actions, Pattern
from captains_table.engine.errors import BadDeclaration

Does = Callable[..., Any]


class Branch(NamedTuple):
    """A pattern of a verb: the question whether a choice is of it, the function that is called
    then, and its arguments, as text."""

    question: str
    does: Does
    arguments: tuple[str, ...]


def branches(actions: Actions, verbs: Mapping[str, Does | Sequence[Does]]) -> list[Branch]:
    """All patterns of these verbs, in order. One function for patterns that are alike is handed the
    number of the pattern first; an argument that can only be one thing is not handed over."""
    found = []
    for verb, given in verbs.items():
        functions = tuple(given) if isinstance(given, Sequence) else (given,)
        patterns = _patterns(actions, verb, len(functions))
        if len(patterns) != len(functions):
            raise BadDeclaration(f"steps: {verb} is {len(patterns)} patterns")
        for nth, (pattern, does) in enumerate(zip(patterns, functions, strict=True)):
            first = actions.first(verb, nth)
            size = prod(map(len, pattern.arguments.values()))
            question = f"{first} <= choice and choice < {first + size}"
            if size == 1:
                question = f"choice == {first}"
            found.append(Branch(question, does, _arguments(pattern, first)))
    return found


def _patterns(actions: Actions, verb: str, functions: int) -> list[Pattern]:
    """The patterns of a verb; as one, with their number before the rest, for one function."""
    patterns = actions.patterns(verb)
    if functions > 1 or len(patterns) < 2:
        return patterns
    shapes = {tuple(map(len, pattern.arguments.values())) for pattern in patterns}
    firsts = [actions.first(verb, nth) for nth in range(len(patterns))]
    gaps = {after - before for before, after in pairwise(firsts)}
    if len(shapes) > 1 or gaps != {prod(shapes.pop())}:
        raise BadDeclaration(f"steps: each pattern of {verb} needs a function")
    return [Pattern(verb, **{"": range(len(patterns)), **patterns[0].arguments})]


def _arguments(pattern: Pattern, first: int) -> tuple[str, ...]:
    """The arguments of a choice, each as a number, but for those that can only be one thing."""
    sizes = [len(values) for values in pattern.arguments.values()]
    found = []
    for place, (size, values) in enumerate(zip(sizes, pattern.arguments.values(), strict=True)):
        if size == 1:
            continue
        below = prod(sizes[place + 1 :])
        text = f"choice - {first}" if first else "choice"
        if below > 1:
            text = f"({text}) // {below}"
        if prod(sizes[:place]) > 1:
            text = f"({text}) % {size}"
        if isinstance(values, range) and values.start:
            text = f"{text} + {values.start}"
        found.append(text)
    return tuple(found)


class Written:
    """Functions that are written as text; they call others by names that are theirs alone."""

    def __init__(self, module: str) -> None:
        self._names: dict[Does, str] = {}
        self.space: dict[str, Any] = {"__name__": module}

    def name(self, function: Does) -> str:
        """A name that no other function of these has."""
        if function not in self._names:
            name = function.__name__
            while name in self.space:
                name += "_"
            self._names[function], self.space[name] = name, function
        return self._names[function]

    def run(self, source: str) -> None:
        """Make the functions. Their source can be looked up, as compilers and tracebacks do."""
        file = f"<steps {abs(hash(source)):x}>"
        linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
        exec(compile(source, file, "exec"), self.space)


def by_verb(actions: Actions, *more: str, **verbs: Does | Sequence[Does]) -> Callable[..., int]:
    """A function `f(v, choice, ...)` of the dialect. It calls the function of the verb that was
    chosen with v, the arguments of that verb, and whatever else it was called with itself (`more`
    names it). A verb without a function comes to 0.

    >>> actions = Actions(Pattern("wait"), Pattern("sail", start=range(3), end=range(4)))
    >>> def sailed(v, start, end, wind):
    ...     return wind * (end - start)
    >>> worth = by_verb(actions, "wind", sail=sailed)
    >>> worth(None, actions.code({"do": "sail", "start": 1, "end": 3}), 10)
    20
    >>> worth(None, actions.code({"do": "wait"}), 10)
    0
    """
    written = Written(__name__)
    lines = [f"def chosen({', '.join(('v', 'choice', *more))}):"]
    for question, does, arguments in branches(actions, verbs):
        call = f"{written.name(does)}({', '.join(('v', *arguments, *more))})"
        lines += [f"    if {question}:", f"        return {call}"]
    written.run("\n".join([*lines, "    return 0"]) + "\n")
    made: Callable[..., int] = written.space["chosen"]
    return made
