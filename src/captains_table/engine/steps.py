"""The flow of play: steps, declared beside the chapters that explain them.

A step is a node of play. At an `Ask` a seat chooses: it says who, what may be chosen, and what each
verb does. At a `Draw` chance decides: it says what can happen, and what that leads to. A `Do`
happens by itself. `flow` writes `mover`, `legal`, `chances` and `apply` from them, in the dialect,
so that compiled code has an `if` chain and no table to look up. It decodes a verb's arguments: the
function of `Pattern("attack", seat=range(6))` is called with the state and the seat, a name comes
as its place among the names. An argument that can only be one thing is not handed over.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, pairwise
from math import prod
from typing import Any

from captains_table.engine.actions import Actions, Pattern
from captains_table.engine.declare import NONE
from captains_table.engine.errors import BadDeclaration
from captains_table.engine.flow import CHANCE, OVER, take_step

Does = Callable[..., None]
Asked = str | Callable[[Any], int]  # a number of the state, or a function of it


class Ask:
    """A seat chooses. `who` is a function of the state, or the number that holds the seat; `may`
    writes the codes of what may be chosen and returns how many; then what each verb does, several
    where it has several patterns. One function for patterns that are alike is handed the number of
    the pattern first.

    >>> Ask("respond", "target", len, accept=print, challenge=print).verbs
    {'accept': (<built-in function print>,), 'challenge': (<built-in function print>,)}
    """

    def __init__(
        self,
        step: str,
        who: Asked,
        may: Callable[[Any, Any], int],
        /,
        **verbs: Does | Sequence[Does],
    ) -> None:
        self.step, self.who, self.may = step, who, may
        self.verbs = {
            verb: tuple(does) if isinstance(does, Sequence) else (does,)
            for verb, does in verbs.items()
        }


@dataclass(frozen=True)
class Draw:
    """Chance decides. `outcomes` writes what can happen and how likely each is, and returns how
    many there are; `names` is how they are told. With `when`, that is only so where it is not 0;
    elsewhere a seat chooses, by an `Ask` of the same step."""

    step: str
    outcomes: Callable[[Any, Any, Any], int]
    happens: Callable[[Any, int], None]
    names: Sequence[Any]
    when: Asked | None = None


@dataclass(frozen=True)
class Do:
    """It happens by itself."""

    step: str
    run: Callable[[Any], None]


Step = Ask | Draw | Do


@dataclass(frozen=True)
class Flow:
    """What `flow` makes of the steps of a game: the functions that its rules are driven by, how
    chance is told, and which decisions each verb answers."""

    steps: tuple[str, ...]
    mover: Callable[[Any], int]
    legal: Callable[[Any, Any], int]
    chances: Callable[[Any, Any, Any], int]
    apply: Callable[[Any, int], None]
    outcomes: Mapping[str, Sequence[Any]]
    decisions: Mapping[str, tuple[str, ...]]
    source: str = field(repr=False)


def flow(
    declared: Sequence[str],
    actions: Actions,
    *chapters: Iterable[Step],
    often: Sequence[str] = (),
) -> Flow:
    """The flow of a game whose state declares its steps in that order. What is tested first is
    reached fastest: `often` names the commonest steps."""
    every = list(chain(*chapters))
    draws = {step.step: step for step in every if isinstance(step, Draw)}
    always = [step for step in every if not isinstance(step, Draw) or step.when is None]
    steps = {step.step: step for step in always}
    if sorted(steps) != sorted(declared):
        odd = ", ".join(sorted(set(steps) ^ set(declared)))
        raise BadDeclaration(f"steps: {odd} must be declared in the state and beside a chapter")
    sometimes = [name for name, draw in draws.items() if draw.when is not None]
    if len(always) > len(steps) or any(not isinstance(steps[name], Ask) for name in sometimes):
        raise BadDeclaration(
            "steps: a step is declared once, and once more if chance has it `when`"
        )
    first_do = next((i for i, n in enumerate(declared) if isinstance(steps[n], Do)), len(declared))
    if any(not isinstance(steps[name], Do) for name in declared[first_do:]):
        raise BadDeclaration("steps: what happens by itself comes after everything else")
    writer = _Writer(declared, actions, [steps[name] for name in (*often, *declared)], draws)
    source = writer.source(first_do)
    file = f"<steps {abs(hash(source)):x}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    exec(compile(source, file, "exec"), writer.space)
    asks = [step for step in steps.values() if isinstance(step, Ask)]
    return Flow(
        steps=tuple(declared),
        **{name: writer.space[name] for name in ("mover", "legal", "chances", "apply")},
        outcomes={name: draw.names for name, draw in draws.items()},
        decisions={
            verb: tuple(ask.step for ask in asks if verb in ask.verbs) for verb in actions.verbs
        },
        source=source,
    )


class _Writer:
    """Writes the functions as text."""

    def __init__(
        self,
        declared: Sequence[str],
        actions: Actions,
        steps: Iterable[Step],
        draws: Mapping[str, Draw],
    ) -> None:
        self._number = {name: number for number, name in enumerate(declared)}
        self._actions, self._draws = actions, draws
        self._steps = list({step.step: step for step in steps}.values())
        self._names: dict[Any, str] = {take_step: "take_step"}
        self.space: dict[str, Any] = {"__name__": __name__, "take_step": take_step}

    def _call(self, function: Callable[..., Any], *arguments: str) -> str:
        """A call, under a name that no other function of these has."""
        if function not in self._names:
            name = function.__name__
            while name in self.space:
                name += "_"
            self._names[function], self.space[name] = name, function
        return f"{self._names[function]}({', '.join(('s', *arguments))})"

    def _asked(self, what: Asked) -> str:
        return f"s.{what}" if isinstance(what, str) else self._call(what)

    def _is(self, *steps: Step) -> str:
        return " or ".join(f"step == {self._number[step.step]}" for step in steps)

    def source(self, first_do: int) -> str:
        """All of them."""
        parts = [self._mover(), self._legal(), self._chances(), self._go_on()]
        return "\n\n\n".join([*parts, self._apply(first_do)]) + "\n"

    def _mover(self) -> str:
        lines = ["def mover(s):", "    step = s.step", f"    if step == {NONE}:"]
        lines.append(f"        return {OVER}")
        draws = [step for step in self._steps if isinstance(step, Draw)]
        if draws:
            lines += [f"    if {self._is(*draws)}:", f"        return {CHANCE}"]
        movers: dict[str, list[Step]] = {}
        for step in self._steps:
            if isinstance(step, Ask):
                movers.setdefault(self._who(step), []).append(step)
        for who, theirs in movers.items():
            lines += [f"    if {self._is(*theirs)}:", f"        return {who}"]
        return "\n".join([*lines, f"    return {OVER}"])

    def _who(self, ask: Ask) -> str:
        """Who moves there: a seat, if it is not chance this time."""
        when = self._when(ask)
        return f"{CHANCE} if {when} else {self._asked(ask.who)}" if when else self._asked(ask.who)

    def _when(self, step: Step) -> str:
        """The question whether chance decides this time; none where a seat always does."""
        draw = self._draws.get(step.step)
        return self._asked(draw.when) if draw and draw.when is not None else ""

    def _legal(self) -> str:
        lines = ["def legal(s, out):", "    step = s.step"]
        for step in self._steps:
            if isinstance(step, Ask):
                lines += [
                    f"    if {self._is(step)}:",
                    f"        return {self._call(step.may, 'out')}",
                ]
        return "\n".join([*lines, "    return 0"])

    def _chances(self) -> str:
        lines = ["def chances(s, out, weights):", "    step = s.step"]
        for step in self._steps:
            if step.step in self._draws:
                call = self._call(self._draws[step.step].outcomes, "out", "weights")
                lines += [f"    if {self._is(step)}:", f"        return {call}"]
        return "\n".join([*lines, "    return 0"])

    def _go_on(self) -> str:
        lines, word = ["def go_on(s):", "    step = take_step(s)"], "if"
        for step in self._steps:
            if isinstance(step, Do):
                lines += [f"    {word} {self._is(step)}:", f"        {self._call(step.run)}"]
                word = "elif"
        return "\n".join(lines)

    def _apply(self, first_do: int) -> str:
        lines, word = ["def apply(s, choice):", "    step = take_step(s)"], "if"
        for step in self._steps:
            if isinstance(step, Do):
                continue
            lines.append(f"    {word} {self._is(step)}:")
            word = "elif"
            if isinstance(step, Draw):
                lines.append(f"        {self._call(step.happens, 'choice')}")
            elif when := self._when(step):
                happens = self._call(self._draws[step.step].happens, "choice")
                lines += [f"        if {when}:", f"            {happens}", "        else:"]
                lines += [f"            {line}" for line in self._verbs(step)]
            else:
                lines += [f"        {line}" for line in self._verbs(step)]
        return "\n".join([*lines, f"    while s.step >= {first_do}:", "        go_on(s)"])

    def _verbs(self, ask: Ask) -> list[str]:
        """What was chosen, and what it does. The last verb needs no question."""
        branches = [
            (self._actions.first(verb, nth), pattern, does)
            for verb, all_of_it in ask.verbs.items()
            for nth, (pattern, does) in enumerate(
                zip(self._patterns(verb, len(all_of_it)), all_of_it, strict=True)
            )
        ]
        lines = []
        for number, (first, pattern, does) in enumerate(branches):
            call = self._call(does, *_arguments(pattern, first))
            if len(branches) == 1:
                return [call]
            size = prod(len(values) for values in pattern.arguments.values())
            question = (
                f"choice == {first}"
                if size == 1
                else f"{first} <= choice and choice < {first + size}"
            )
            is_last = number == len(branches) - 1
            word = "else" if is_last else f"{'elif' if number else 'if'} {question}"
            lines += [f"{word}:", f"    {call}"]
        return lines

    def _patterns(self, verb: str, functions: int) -> list[Pattern]:
        """The patterns of a verb; as one, with their number before the rest, for one function."""
        patterns = self._actions.patterns(verb)
        if functions > 1 or len(patterns) == 1:
            return patterns
        shapes = {tuple(map(len, pattern.arguments.values())) for pattern in patterns}
        firsts = [self._actions.first(verb, nth) for nth in range(len(patterns))]
        gaps = {after - before for before, after in pairwise(firsts)}
        if len(shapes) > 1 or gaps != {prod(shapes.pop())}:
            raise BadDeclaration(f"steps: each pattern of {verb} needs a function")
        return [Pattern(verb, **{"": range(len(patterns)), **patterns[0].arguments})]


def _arguments(pattern: Pattern, first: int) -> list[str]:
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
    return found
