"""The dialect of rules, checked: what CPython, Numba and CUDA all understand in the same way.

Rules are module-level functions with positional arguments over integers and fixed-size arrays.
`offences` reads the source of everything that some functions reach and names what does not
belong there. What is not listed here as allowed is an offence, so new syntax is one until we say
otherwise.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from textwrap import dedent
from types import FunctionType
from typing import Any

from captains_table.engine.compile import reached
from captains_table.engine.flow import emit
from captains_table.engine.names import Numbers

BUILTINS = ("range", "len", "min", "max", "int", "abs")
RECORDS = ("s", "v")  # the state and the observation, wherever they are handed on

_ALLOWED: tuple[type[ast.AST], ...] = (
    *(ast.Return, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Expr, ast.Pass),
    *(ast.For, ast.While, ast.If, ast.IfExp, ast.Break, ast.Continue),
    *(ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Compare, ast.Call),
    *(ast.Constant, ast.Name, ast.Attribute, ast.Subscript),
    *(ast.boolop, ast.operator, ast.unaryop, ast.cmpop, ast.expr_context),
)

# Why the others are not, where there is more to say than their name.
_WHY: dict[type[ast.AST], str] = {
    ast.FunctionDef: "a function inside another: rules are module-level functions",
    ast.AsyncFunctionDef: "a function inside another: rules are module-level functions",
    ast.Lambda: "a lambda: rules are module-level functions",
    ast.ClassDef: "a class",
    ast.JoinedStr: "a string: words live in catalogues",
    ast.Dict: "a dict: use an if chain",
    ast.DictComp: "a comprehension: rules allocate nothing",
    ast.ListComp: "a comprehension: rules allocate nothing",
    ast.SetComp: "a comprehension: rules allocate nothing",
    ast.GeneratorExp: "a generator: push a step instead",
    ast.Yield: "a generator: push a step instead",
    ast.YieldFrom: "a generator: push a step instead",
    ast.Await: "a coroutine: push a step instead",
    ast.Set: "a set: rules allocate nothing",
    ast.List: "a list: rules allocate nothing, scratch space is handed in",
    ast.Tuple: "a tuple: rules allocate nothing, scratch space is handed in",
    ast.Try: "an exception: compiled rules have none",
    ast.Raise: "an exception: compiled rules have none",
    ast.Assert: "an exception: compiled rules have none",
    ast.With: "a with block",
    ast.Global: "a global name: only the state changes",
    ast.Nonlocal: "a nonlocal name: only the state changes",
    ast.Import: "an import inside a function",
    ast.ImportFrom: "an import inside a function",
    ast.Starred: "an argument list: arguments are positional",
    ast.keyword: "a keyword argument: arguments are positional",
    ast.Slice: "a slice: one index at a time",
    ast.Div: "true division: there are no floats; use //",
    ast.Pow: "a power: it can be a float; multiply or shift",
    ast.In: "a search: compare one item at a time",
    ast.NotIn: "a search: compare one item at a time",
    ast.Is: "a comparison of objects: there are only numbers",
    ast.IsNot: "a comparison of objects: there are only numbers",
}


@dataclass(frozen=True)
class Offence:
    """Something in a function that rules cannot do."""

    file: str
    line: int
    function: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.function}: {self.reason}"


def offences(roots: Iterable[FunctionType]) -> list[Offence]:
    """All offences in the functions that the roots call, themselves included."""
    starts = list(roots)
    ours = {_package(root) for root in starts}
    functions = [f for f in reached(starts) if _package(f) in ours]
    checks = {function: _Check(function, ours) for function in functions}
    found = [offence for check in checks.values() for offence in check.run()]
    found += _recursion(checks)
    return sorted(found, key=lambda o: (o.file, o.line, o.reason))


def _package(function: FunctionType) -> str:
    return function.__module__.partition(".")[0]


def _recursion(checks: dict[FunctionType, _Check]) -> Iterator[Offence]:
    """Every call from which a function comes back to itself."""
    calls = {f: {called for called, _ in check.calls} for f, check in checks.items()}
    for function, check in checks.items():
        for called, line in check.calls:
            if function in _followed(called, calls):
                yield check.offence(
                    line, f"recursion through {called.__name__}: push a step instead"
                )


def _followed(
    start: FunctionType, calls: dict[FunctionType, set[FunctionType]]
) -> set[FunctionType]:
    seen: set[FunctionType] = set()
    todo = [start]
    while todo:
        function = todo.pop()
        if function not in seen:
            seen.add(function)
            todo += calls.get(function, ())
    return seen


class _Check:
    """The check of one function; afterwards `calls` holds the functions of ours that it calls,
    with the lines."""

    def __init__(self, function: FunctionType, ours: set[str]) -> None:
        self.function = function
        self.calls: list[tuple[FunctionType, int]] = []
        self._ours = ours
        self._code = function.__code__
        self._locals = {*self._code.co_varnames, *self._code.co_cellvars}

    def offence(self, line: int, reason: str) -> Offence:
        """An offence in this function."""
        return Offence(self._code.co_filename, line, self.function.__name__, reason)

    def run(self) -> list[Offence]:
        """What is wrong in it."""
        return [self.offence(line, reason) for line, reason in self._function()]

    def _function(self) -> Iterator[tuple[int, str]]:
        first = self._code.co_firstlineno
        if "." in self._code.co_qualname:
            yield first, "a function inside another: rules are module-level functions"
            return
        tree = ast.parse(dedent(inspect.getsource(self._code)))
        ast.increment_lineno(tree, first - 1)
        made = tree.body[0]
        if not isinstance(made, ast.FunctionDef):
            yield first, "a lambda or coroutine: rules are module-level functions"
            return
        for decorator in made.decorator_list:
            yield decorator.lineno, "a decorator: rules run as they are written"
        yield from self._arguments(made.args, made.lineno)
        body = made.body[1:] if ast.get_docstring(made) is not None else made.body
        for statement in body:
            yield from self._node(statement, statement.lineno)

    def _arguments(self, given: ast.arguments, line: int) -> Iterator[tuple[int, str]]:
        if given.vararg or given.kwarg or given.kwonlyargs:
            yield line, "an argument list or keyword argument: arguments are positional"
        if given.defaults:
            yield line, "a default value: arguments are positional"

    def _node(self, node: ast.AST, line: int) -> Iterator[tuple[int, str]]:
        line = getattr(node, "lineno", line)
        if type(node) in _WHY or not isinstance(node, _ALLOWED):
            yield line, _WHY.get(type(node), f"{type(node).__name__} is not in the dialect")
            return
        yield from self._special(node, line)
        if isinstance(node, ast.Attribute):
            return  # what it is an attribute of was looked at with it
        for child in _parts(node):
            yield from self._node(child, line)

    def _special(self, node: ast.AST, line: int) -> Iterator[tuple[int, str]]:
        """What depends on more than the kind of a node."""
        if isinstance(node, ast.Constant):
            yield from _constant(node, line)
        elif isinstance(node, ast.Name):
            yield from self._name(node, line)
        elif isinstance(node, ast.Attribute):
            yield from self._attribute(node, line)
        elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple):
            yield line, "two indices at once: one index at a time"
        elif isinstance(node, ast.For) and not _is_range(node.iter):
            yield line, "a loop over something else than range"
        elif isinstance(node, ast.Call):
            yield from self._call(node.func, line)

    def _attribute(self, node: ast.Attribute, line: int) -> Iterator[tuple[int, str]]:
        """The state and the observation have fields, and declared names have numbers."""
        base = node.value.id if isinstance(node.value, ast.Name) else ""
        value = self._global(base)
        if isinstance(value, Numbers):
            if not isinstance(node.ctx, ast.Load):
                yield line, f"{base}.{node.attr}: a declared name stays what it is"
            elif not hasattr(value, node.attr):
                yield line, f"{base}.{node.attr}: no such name is declared"
        elif base not in RECORDS or base not in self._locals:
            known = "the state s, the observation v and declared names"
            yield line, f"attribute {node.attr}: only {known} have any"

    def _global(self, name: str) -> Any:
        """What a module-level name stands for."""
        return None if name in self._locals else self.function.__globals__.get(name)

    def _name(self, node: ast.Name, line: int) -> Iterator[tuple[int, str]]:
        """Module-level names are numbers that stay what they are."""
        if node.id in self._locals:
            return
        value = self._global(node.id)
        numbers = value if isinstance(value, tuple) else (value,)
        if not all(isinstance(number, int) for number in numbers):
            yield line, f"{node.id}: a module-level name that is neither a number nor numbers"

    def _call(self, called: ast.expr, line: int) -> Iterator[tuple[int, str]]:
        if not isinstance(called, ast.Name) or called.id in self._locals:
            yield line, "a call of a value or method: only functions by their names"
            return
        value = self._global(called.id)
        if value is None and called.id in BUILTINS:
            return
        if not isinstance(value, FunctionType) or _package(value) not in self._ours:
            yield line, f"a call of {called.id}, which is no function of the rules"
        elif value is not emit:
            self.calls.append((value, line))


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """What to look at inside a node: annotations are for readers, a function's name was looked at
    where it is called, and an index pair is one offence."""
    for name, value in ast.iter_fields(node):
        skipped = (
            (name == "annotation")
            or (isinstance(node, ast.Call) and name == "func")
            or (isinstance(node, ast.Subscript) and isinstance(value, ast.Tuple))
        )
        if not skipped:
            items = value if isinstance(value, list) else [value]
            yield from (item for item in items if isinstance(item, ast.AST))


def _constant(node: ast.Constant, line: int) -> Iterator[tuple[int, str]]:
    if isinstance(node.value, float | complex):
        yield line, f"the float {node.value}: there are only whole numbers"
    elif isinstance(node.value, str | bytes):
        yield line, "a string: words live in catalogues"
    elif not isinstance(node.value, int):
        yield line, f"{node.value}: there are only whole numbers"


def _is_range(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"
    )
