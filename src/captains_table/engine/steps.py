"""The flow of play: steps, declared beside the chapters that explain them.

A step is a node of play. At an `Ask` a seat chooses: it says who, what may be chosen, and what each
verb does. At a `Draw` chance decides: it says what can happen, and what that leads to. A `Do`
happens by itself. `flow` writes `mover`, `legal`, `chances` and `apply` from them, in the dialect,
so that compiled code has an `if` chain and no table to look up. It decodes a verb's arguments: the
function of `Pattern("attack", seat=range(6))` is called with the state and the seat, a name comes
as its place among the names. An argument that can only be one thing is not handed over.

Rules that do not compile say so and may have more: steps in any order, functions that return a
list of what is possible, and steps with numbers of their own (`engine/numbered.py`). Each function
of `Do("travel(npc, left)", travel)` is handed those of the numbers that it has a parameter for,
after the state and before everything else.

Some decisions are asked `openly`: how much may be chosen there depends on nothing that is hidden
from anybody at the table. Where such a decision has one choice, everybody can tell that it has, so
it tells nobody anything if a program makes it at once. A game names the steps for which that holds
and for which nobody wants to stop and think; the conformance suite holds it to them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import signature
from itertools import chain
from typing import Any

from captains_table.engine import numbered
from captains_table.engine.actions import Actions
from captains_table.engine.declare import NONE
from captains_table.engine.errors import BadDeclaration
from captains_table.engine.flow import CHANCE, OVER, take_step
from captains_table.engine.verbs import Does, Written, branches

Asked = str | Callable[..., int]  # a number of the step or of the state, or a function
Possible = Callable[..., Any]  # writes what is possible and returns how much, or a list of it

# The numbers of a step in what is written: while it is next, and once it is taken off.
_NEXT = tuple(f"s.args[s.args_count - {numbered.EACH - place}]" for place in range(numbered.EACH))
_TAKEN = tuple(f"number_{place}" for place in range(numbered.EACH))


class Step:
    """A node of play. `declared` is its name and, where it has numbers of its own, their names.

    >>> Step("travel(npc, left)").numbers
    ('npc', 'left')
    """

    def __init__(self, declared: str) -> None:
        found = re.fullmatch(r"(\w+)(?:\((\w+(?:, \w+)*)\))?", declared)
        if not found:
            raise BadDeclaration(f"steps: {declared} is no name, nor a name with numbers")
        self.step = found[1]
        self.numbers = tuple(found[2].split(", ")) if found[2] else ()
        if len(self.numbers) > numbered.EACH:
            raise BadDeclaration(f"steps: {declared} has more than {numbered.EACH} numbers")


class Ask(Step):
    """A seat chooses. `who` is a function of the state, or the number that holds the seat; `may`
    writes the codes of what may be chosen and returns how many; then what each verb does, several
    where it has several patterns. One function for patterns that are alike is handed the number of
    the pattern first.

    >>> Ask("respond", "target", len, accept=print, challenge=print).verbs
    {'accept': (<built-in function print>,), 'challenge': (<built-in function print>,)}
    """

    def __init__(
        self,
        declared: str,
        who: Asked,
        may: Possible,
        /,
        **verbs: Does | Sequence[Does],
    ) -> None:
        super().__init__(declared)
        self.who, self.may = who, may
        self.verbs = {
            verb: tuple(does) if isinstance(does, Sequence) else (does,)
            for verb, does in verbs.items()
        }


class Draw(Step):
    """Chance decides. `outcomes` writes what can happen and how likely each is, and returns how
    many there are; `names` is how they are told. With `when`, that is only so where it is not 0;
    elsewhere a seat chooses, by an `Ask` of the same step."""

    def __init__(
        self,
        declared: str,
        outcomes: Possible,
        happens: Does,
        names: Sequence[Any],
        when: Asked | None = None,
    ) -> None:
        super().__init__(declared)
        self.outcomes, self.happens, self.names, self.when = outcomes, happens, names, when


class Do(Step):
    """It happens by itself: `run` is called as soon as it is next."""

    def __init__(self, declared: str, run: Does) -> None:
        super().__init__(declared)
        self.run = run


@dataclass(frozen=True)
class Flow:
    """What `flow` makes of the steps of a game: the functions that its rules are driven by (`go_on`
    does one step that happens by itself), how chance is told, which decisions each verb answers,
    the numbers of the steps that have some, and which decisions are asked openly."""

    steps: tuple[str, ...]
    mover: Callable[[Any], int]
    legal: Callable[[Any, Any], int]
    chances: Callable[[Any, Any, Any], int]
    apply: Callable[[Any, int], None]
    go_on: Callable[[Any], None]
    outcomes: Mapping[str, Sequence[Any]]
    decisions: Mapping[str, tuple[str, ...]]
    numbers: Mapping[str, tuple[str, ...]]
    openly: frozenset[str]
    source: str = field(repr=False)


def flow(
    declared: Sequence[str],
    actions: Actions,
    *chapters: Iterable[Step],
    often: Sequence[str] = (),
    openly: Sequence[str] = (),
    compiles: bool = True,
) -> Flow:
    """The flow of a game whose state declares its steps in that order. What is tested first is
    reached fastest: `often` names the commonest steps. `openly` names decisions of which everybody
    can tell how much may be chosen. Where the rules do not compile, `may` and `outcomes` return
    lists: of codes, and of codes with their weights."""
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
    by_itself = [isinstance(steps[name], Do) for name in declared]
    if compiles and by_itself != sorted(by_itself):
        raise BadDeclaration("steps: what happens by itself comes after everything else")
    if compiles and any(step.numbers for step in every):
        raise BadDeclaration("steps: only where rules do not compile have steps numbers")
    writer = _Writer(
        declared, actions, [steps[name] for name in (*often, *declared)], draws, compiles
    )
    source = writer.source()
    writer.written.run(source)
    asks = [step for step in steps.values() if isinstance(step, Ask)]
    if unasked := sorted(set(openly) - {ask.step for ask in asks}):
        named = ", ".join(unasked)
        raise BadDeclaration(f"steps: {named} cannot be asked openly: no seat chooses there")
    made = ("mover", "legal", "chances", "apply", "go_on")
    return Flow(
        steps=tuple(declared),
        **{name: writer.written.space[name] for name in made},
        outcomes={name: draw.names for name, draw in draws.items()},
        decisions={
            verb: tuple(ask.step for ask in asks if verb in ask.verbs) for verb in actions.verbs
        },
        numbers={name: step.numbers for name, step in steps.items() if step.numbers},
        openly=frozenset(openly),
        source=source,
    )


def write_codes(codes: Sequence[int], out: Any) -> int:
    """What may be chosen, from a list."""
    out[: len(codes)] = codes
    return len(codes)


def write_outcomes(outcomes: Sequence[tuple[int, int]], out: Any, weights: Any) -> int:
    """What can happen and how likely it is, from a list."""
    for place, (code, weight) in enumerate(outcomes):
        out[place], weights[place] = code, weight
    return len(outcomes)


class _Writer:
    """Writes the functions as text."""

    def __init__(
        self,
        declared: Sequence[str],
        actions: Actions,
        steps: Iterable[Step],
        draws: Mapping[str, Draw],
        compiles: bool,
    ) -> None:
        self._number = {name: number for number, name in enumerate(declared)}
        self._actions, self._draws, self._compiles = actions, draws, compiles
        self._steps = list({step.step: step for step in steps}.values())
        self._numbered = any(step.numbers for step in self._steps)
        take: Callable[..., Any] = numbered.take_step if self._numbered else take_step
        self.written = Written(__name__)
        for function in (take, numbered.numbers, write_codes, write_outcomes):
            self.written.name(function)

    def _call(
        self, step: Step, function: Callable[..., Any], slots: Sequence[str], *others: str
    ) -> str:
        """A call with the state, the numbers of the step that it names, and the rest."""
        taken: list[str] = []
        if not self._compiles:
            names = list(signature(function).parameters)[1:]
            mine = names[: len(names) - len(others)]
            if len(names) < len(others) or not set(mine) <= set(step.numbers):
                raise BadDeclaration(
                    f"steps: {step.step} cannot call {function.__name__}({', '.join(names)})"
                )
            taken = [slots[step.numbers.index(name)] for name in mine]
        return f"{self.written.name(function)}({', '.join(('s', *taken, *others))})"

    def _asked(self, step: Step, what: Asked, slots: Sequence[str]) -> str:
        if not isinstance(what, str):
            return self._call(step, what, slots)
        return slots[step.numbers.index(what)] if what in step.numbers else f"s.{what}"

    def _is(self, *steps: Step) -> str:
        numbers = [self._number[step.step] for step in steps]
        if len(steps) > 1 and not self._compiles:
            return f"step in {_set(numbers)}"
        return " or ".join(f"step == {number}" for number in numbers)

    def source(self) -> str:
        """The source of all functions."""
        parts = [self._mover(), self._legal(), self._chances(), self._go_on(), self._apply()]
        return "\n\n\n".join(parts) + "\n"

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
        who, when = self._asked(ask, ask.who, _NEXT), self._when(ask, _NEXT)
        return f"{CHANCE} if {when} else {who}" if when else who

    def _when(self, step: Step, slots: Sequence[str]) -> str:
        """The question whether chance decides this time; none where a seat always does."""
        draw = self._draws.get(step.step)
        return self._asked(draw, draw.when, slots) if draw and draw.when is not None else ""

    def _legal(self) -> str:
        lines = ["def legal(s, out):", "    step = s.step"]
        for step in self._steps:
            if isinstance(step, Ask):
                found = self._possible(step, step.may, "write_codes", "out")
                lines += [f"    if {self._is(step)}:", f"        return {found}"]
        return "\n".join([*lines, "    return 0"])

    def _chances(self) -> str:
        lines = ["def chances(s, out, weights):", "    step = s.step"]
        for step in self._steps:
            if draw := self._draws.get(step.step):
                found = self._possible(draw, draw.outcomes, "write_outcomes", "out", "weights")
                lines += [f"    if {self._is(step)}:", f"        return {found}"]
        return "\n".join([*lines, "    return 0"])

    def _possible(self, step: Step, function: Possible, write: str, *room: str) -> str:
        """A function writes what is possible, or it is written for it."""
        if self._compiles:
            return self._call(step, function, _NEXT, *room)
        return f"{write}({self._call(step, function, _NEXT)}, {', '.join(room)})"

    def _take(self) -> list[str]:
        if not self._numbered:
            return ["    step = take_step(s)"]
        return [f"    {', '.join(_TAKEN)} = numbers(s)", "    step = take_step(s)"]

    def _go_on(self) -> str:
        lines, word = ["def go_on(s):", *self._take()], "if"
        for step in self._steps:
            if isinstance(step, Do):
                run = self._call(step, step.run, _TAKEN)
                lines += [f"    {word} {self._is(step)}:", f"        {run}"]
                word = "elif"
        return "\n".join(lines)

    def _apply(self) -> str:
        lines, word = ["def apply(s, choice):", *self._take()], "if"
        for step in self._steps:
            if isinstance(step, Draw):
                body = [self._call(step, step.happens, _TAKEN, "choice")]
            elif isinstance(step, Ask):
                body = self._chosen(step)
            else:
                continue
            lines += [f"    {word} {self._is(step)}:", *(f"        {line}" for line in body)]
            word = "elif"
        return "\n".join([*lines, f"    while {self._goes_on()}:", "        go_on(s)"])

    def _chosen(self, ask: Ask) -> list[str]:
        """What follows from a choice, or from chance where that decides this time."""
        if not (when := self._when(ask, _TAKEN)):
            return self._verbs(ask)
        draw = self._draws[ask.step]
        happens = self._call(draw, draw.happens, _TAKEN, "choice")
        verbs = [f"    {line}" for line in self._verbs(ask)]
        return [f"if {when}:", f"    {happens}", "else:", *verbs]

    def _goes_on(self) -> str:
        """The question whether what is next happens by itself."""
        numbers = {self._number[step.step] for step in self._steps if isinstance(step, Do)}
        if self._compiles:
            return f"s.step >= {min(numbers, default=len(self._number))}"
        return f"s.step in {_set(numbers)}" if numbers else "False"

    def _verbs(self, ask: Ask) -> list[str]:
        """What was chosen, and what it does. The last verb needs no question."""
        found = branches(self._actions, ask.verbs)
        calls = [self._call(ask, branch.does, _TAKEN, *branch.arguments) for branch in found]
        if len(calls) == 1:
            return calls
        words = [f"{'elif' if number else 'if'} {one.question}" for number, one in enumerate(found)]
        words[-1] = "else"
        return [
            line
            for word, call in zip(words, calls, strict=True)
            for line in (f"{word}:", f"    {call}")
        ]


def _set(numbers: Iterable[int]) -> str:
    return f"{{{', '.join(map(str, sorted(numbers)))}}}"
