"""The same rules source for Numba: every function is created again, wrapped by a compiler, so that
they call each other compiled. Calls are followed through all modules of a game and the engine."""

from __future__ import annotations

import hashlib
import inspect
import os
from collections.abc import Callable, Iterable
from dis import get_instructions
from pathlib import Path
from types import FunctionType
from typing import Any, cast

from captains_table.engine.flow import emit
from captains_table.engine.plain import State

Wrap = Callable[[FunctionType], Any]


def _say_nothing(s: State, kind: int, a: int, b: int, c: int, seen: int) -> None:
    """What `emit` compiles to."""


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
        twin = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
        made[function] = wrap(twin)
    return made[function]


def _used(function: FunctionType) -> list[tuple[str, Any]]:
    """The module-level names that a function uses, with their values."""
    loaded = (i.argval for i in get_instructions(function) if i.opname == "LOAD_GLOBAL")
    known = function.__globals__
    return [(name, known[name]) for name in dict.fromkeys(loaded) if name in known]


def reached(roots: Iterable[FunctionType]) -> list[FunctionType]:
    """All functions that the roots call, themselves included."""
    found: dict[FunctionType, None] = {}
    todo = list(roots)
    while todo:
        function = todo.pop()
        if function not in found and function is not emit:
            found[function] = None
            todo += [value for _, value in _used(function) if isinstance(value, FunctionType)]
    return list(found)


def source_key(roots: Iterable[FunctionType]) -> str:
    """A name for exactly this source: bytecode, constants and values of all functions reached."""
    digest = hashlib.sha256()
    for function in sorted(reached(roots), key=lambda f: (f.__module__, f.__name__)):
        digest.update(inspect.getsource(function).encode())
        for name, value in _used(function):
            if not isinstance(value, FunctionType):
                digest.update(f"{name}={value!r};".encode())
    return digest.hexdigest()[:20]


def cache_folder(key: str) -> Path:
    """Where compiled code of that source is kept."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "captains-table" / key
