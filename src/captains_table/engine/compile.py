"""The same rules source for Numba: every function is created again, wrapped by a compiler, so that
they call each other compiled. Calls are followed through all modules of a game and the engine."""

from __future__ import annotations

import ast
import hashlib
import inspect
import os
from collections.abc import Callable, Iterable, Mapping
from dis import get_instructions
from itertools import pairwise
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, cast

from captains_table.engine.flow import emit
from captains_table.engine.names import Numbers
from captains_table.engine.plain import State

Wrap = Callable[[FunctionType], Any]

CHECKOUT = Path(__file__).parents[3]  # where the package lies in one


def _say_nothing(s: State, kind: int, a: int, b: int, c: int, seen: int) -> None:
    """What `emit` compiles to: nobody listens to compiled games."""


def rebuild(roots: Iterable[FunctionType], wrap: Wrap) -> dict[str, Any]:
    """The functions, wrapped, with all that they call; by name."""
    made: dict[FunctionType, Any] = {}
    return {root.__name__: _rebuild(root, wrap, made) for root in roots}


def _rebuild(function: FunctionType, wrap: Wrap, made: dict[FunctionType, Any]) -> Any:
    if function is emit:
        return _rebuild(cast(FunctionType, _say_nothing), wrap, made)
    if function not in made:
        namespace = {"__name__": function.__module__, "__builtins__": __builtins__}
        for name, value in _used(function):
            called = isinstance(value, FunctionType)
            namespace[name] = _rebuild(value, wrap, made) if called else value
        code = _with_plain_names(function, namespace)
        made[function] = wrap(
            FunctionType(code, namespace, function.__name__, function.__defaults__)
        )
    return made[function]


def _with_plain_names(function: FunctionType, namespace: Mapping[str, Any]) -> CodeType:
    """The code of a function in which `STEP.DRAW` is one name, not an attribute of an object."""
    if not any("." in name for name in namespace):
        return function.__code__
    tree = ast.parse(inspect.getsource(function))
    ast.increment_lineno(tree, function.__code__.co_firstlineno - 1)
    tree = _PlainNames(namespace).visit(tree)
    module = compile(tree, function.__code__.co_filename, "exec", dont_inherit=True)
    codes = (made for made in module.co_consts if isinstance(made, CodeType))
    return next(code for code in codes if code.co_name == function.__code__.co_name)


class _PlainNames(ast.NodeTransformer):
    """Makes one name of each attribute that the namespace knows as one."""

    def __init__(self, namespace: Mapping[str, Any]) -> None:
        self._namespace = namespace

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        name = ast.unparse(node)
        if name in self._namespace:
            return ast.copy_location(ast.Name(name, node.ctx), node)
        self.generic_visit(node)
        return node


def _used(function: FunctionType) -> list[tuple[str, Any]]:
    """The module-level names that a function uses, with their values; of `Numbers`, the numbers
    that it uses: `STEP.DRAW`."""
    found = {}
    for name, value, following in _loaded(function):
        if isinstance(value, Numbers):
            found[f"{name}.{following}"] = getattr(value, following)
        else:
            found[name] = value
    return list(found.items())


def _loaded(function: FunctionType) -> Iterable[tuple[str, Any, str]]:
    """The module-level names that a function loads, with their values, and what the instruction
    after that is about: the attribute, where it loads one."""
    known = function.__globals__
    instructions = (i for i in get_instructions(function) if i.opname != "EXTENDED_ARG")
    for this, following in pairwise(instructions):
        if this.opname == "LOAD_GLOBAL" and this.argval in known:
            yield this.argval, known[this.argval], following.argval


def reached(roots: Iterable[FunctionType]) -> list[FunctionType]:
    """All functions that the roots call, themselves included."""
    found: dict[FunctionType, None] = {}
    todo = list(roots)
    while todo:
        function = todo.pop()
        if function not in found and function is not emit:
            found[function] = None
            todo += [value for _, value, _ in _loaded(function) if isinstance(value, FunctionType)]
    return list(found)


def source_key(roots: Iterable[FunctionType]) -> str:
    """A name for exactly this source: that of all functions reached, and the values they use."""
    digest = hashlib.sha256()
    for function in sorted(reached(roots), key=lambda f: (f.__module__, f.__name__)):
        digest.update(inspect.getsource(function).encode())
        for name, value in _used(function):
            if not isinstance(value, FunctionType):
                digest.update(f"{name}={value!r};".encode())
    return digest.hexdigest()[:20]


def cache_folder(key: str) -> Path:
    """Where compiled code of that source is kept: in the checkout, if this is one; a package that
    is installed keeps it where its user keeps such things. CAPTAIN_CACHE names another place."""
    named = os.environ.get("CAPTAIN_CACHE")
    return (Path(named) if named else _caches()) / key


def _caches() -> Path:
    if (CHECKOUT / "src" / "captains_table").is_dir() and (CHECKOUT / "Makefile").is_file():
        return CHECKOUT / ".cache" / "rules"
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "captains-table"
