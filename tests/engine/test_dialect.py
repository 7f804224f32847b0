"""The rules of every game that compiles, and its compiled players, keep to the dialect."""

from __future__ import annotations

import ast
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from pkgutil import walk_packages
from types import FunctionType, ModuleType

import pytest

import captains_table as ct
from captains_table.engine import kernels
from captains_table.engine.compile import reached
from captains_table.engine.dialect import offences
from captains_table.engine.drivers import drivers, no_bot
from captains_table.engine.names import Numbers

PACKAGE = Path(ct.__file__).parent

# Sea of Legends is plain Python: it says so (`compiles`), and compiling it is refused.
COMPILED = [name for name in ct.game_names() if ct.game(name).compiles]


def functions_of(game: str) -> list[FunctionType]:
    made = drivers(ct.game(game), ct.game(game).bot or no_bot).values()
    return [value for value in made if isinstance(value, FunctionType)]


@pytest.mark.parametrize("game", COMPILED)
def test_the_rules_and_players_of_every_compiled_game_keep_to_the_dialect(game: str) -> None:
    assert [str(offence) for offence in offences(functions_of(game))] == []


@pytest.mark.parametrize("game", COMPILED)
def test_the_check_reaches_rules_derived_functions_and_players(game: str) -> None:
    found = reached(functions_of(game))
    files = {function.__code__.co_filename for function in found}
    bot = ct.game(game).bot
    assert bot is None or bot.__code__.co_filename in files
    assert {ct.game(game).folder.name, "engine"} <= {Path(file).parent.name for file in files}
    assert any(file.startswith("<derived") for file in files)
    assert kernels.__file__ not in files


def test_every_declared_name_that_any_module_uses_exists() -> None:
    """Also where nothing compiles: `STEP.ANNUONCE` would wait there for somebody to come by."""
    used = []
    for package in ("games", "players", "terminal", "lab"):
        for found in walk_packages([str(PACKAGE / package)], f"captains_table.{package}."):
            used += names_used(import_module(found.name))
    assert len(used) > 500
    assert [place for place, exists in used if not exists] == []


def names_used(module: ModuleType) -> list[tuple[str, bool]]:
    """Where a module says `STEP.DRAW` and the like, and whether there is such a name."""
    source = Path(str(module.__file__))
    return [
        (f"{source}:{node.lineno}: {ast.unparse(node)}", hasattr(names, node.attr))
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
        if isinstance(names := getattr(module, node.value.id, None), Numbers)
    ]


# One line each ends with "# here" and is the only offence; the words are part of the reason.
OFFENCES = {
    "keyword argument": ("keyword", "return other(s, p=1)  # here"),
    "argument list in a call": ("positional", "return other(*s.coins)  # here"),
    "string": ("string", 's.said = "hook"  # here'),
    "bytes": ("string", 's.said = b"hook"  # here'),
    "f-string": ("string", 's.said = f"{s.said}"  # here'),
    "second docstring": ("string", '"""One."""\n    """Two."""  # here'),
    "dict": ("dict", "s.said = {1: 2}  # here"),
    "dict comprehension": ("comprehension", "x = {i: i for i in range(3)}  # here"),
    "set": ("set", "x = {1, 2}  # here"),
    "list": ("list", "x = [1, 2]  # here"),
    "list comprehension": ("comprehension", "x = [i for i in range(3)]  # here"),
    "tuple": ("tuple", "x = (1, 2)  # here"),
    "unpacking": ("tuple", "x, y = s.coins  # here"),
    "membership": ("search", "return p in s.coins  # here"),
    "lambda": ("lambda", "x = lambda: 1  # here"),
    "nested function": ("inside", "def inner():  # here\n        return 1\n    return 0"),
    "class": ("class", "class Inner:  # here\n        pass"),
    "float": ("float", "return 0.5  # here"),
    "complex number": ("float", "return 2j  # here"),
    "true division": ("//", "return p / 2  # here"),
    "true division in place": ("//", "p /= 2  # here\n    return p"),
    "power": ("power", "return p ** 2  # here"),
    "none": ("None", "return None  # here"),
    "comparison with none": ("objects", "return p is p  # here"),
    "try": ("exception", "try:  # here\n        p = 1\n    except ValueError:\n        p = 2"),
    "raise": ("exception", "raise ValueError  # here"),
    "assert": ("exception", "assert p  # here"),
    "yield": ("generator", "yield p  # here"),
    "generator": ("generator", "x = max(i for i in range(p))  # here"),
    "with": ("with", "with s.lock:  # here\n        pass"),
    "global": ("global", "global COUNT  # here\n    COUNT = 2"),
    "import": ("import", "import math  # here"),
    "import from": ("import", "from math import floor  # here"),
    "delete": ("Delete", "del s.coins  # here"),
    "walrus": ("NamedExpr", "return (x := p)  # here"),
    "match": ("Match", "match p:  # here\n        case 1:\n            return 2"),
    "two indices": ("one index", "return s.cards[1, p]  # here"),
    "slice": ("slice", "x = s.coins[1:]  # here"),
    "builtin": ("sum", "return sum(s.coins)  # here"),
    "foreign function": ("floor", "return floor(p)  # here"),
    "function of a library": ("dedent", "return dedent(p)  # here"),
    "method": ("method", "s.coins.append(p)  # here"),
    "argument that is called": ("value", "return p(s)  # here"),
    "table of functions": ("value", "return TABLE[0](s, p)  # here"),
    "function as a value": ("other", "x = other  # here"),
    "module": ("attribute", "return math_module.pi  # here"),
    "attribute of a number": ("attribute", "return p.real  # here"),
    "attribute of an attribute": ("attribute", "return s.inner.coins  # here"),
    "attribute of a module value": ("attribute", "return COUNT.real  # here"),
    "misspelt name": ("STEP.DARW", "return STEP.DARW  # here"),
    "name that is set": ("STEP.DRAW", "STEP.DRAW = 2  # here"),
    "all names at once": ("STEP", "return STEP  # here"),
    "attribute set elsewhere": ("attribute", "p.coins = 1  # here"),
    "mutable module value": ("MUTABLE", "return MUTABLE[0]  # here"),
    "module value that is text": ("TEXT", "return TEXT  # here"),
    "loop over an array": ("range", "for x in s.coins:  # here\n        p += x"),
    "recursion": ("recursion", "return rule(s, p - 1)  # here"),
}

MODULE = """\
import math as math_module
from math import floor
from textwrap import dedent
from captains_table.engine.flow import emit
from captains_table.engine.names import Numbers

STEP = Numbers(("deal", "draw"))
COUNT, NUMBERS, MUTABLE, TEXT = 1, (1, 2), [1], "text"


def other(s, p):
    return p


TABLE = (other,)


def rule(s, p):
    {body}
"""


def loaded(folder: Path, source: str) -> ModuleType:
    """The source as a module in a file of its own."""
    file = folder / "some_rules.py"
    file.write_text(source, encoding="utf-8")
    spec = spec_from_file_location("captains_table.some_rules", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def line_marked(source: str, mark: str = "# here") -> int:
    return next(n for n, line in enumerate(source.splitlines(), 1) if line.endswith(mark))


@pytest.mark.parametrize("name", OFFENCES)
def test_what_does_not_belong_into_rules_is_found(name: str, tmp_path: Path) -> None:
    words, body = OFFENCES[name]
    source = MODULE.format(body=body)
    found = offences([loaded(tmp_path, source).rule])
    assert [(o.file, o.line, o.function) for o in found] == [
        (str(tmp_path / "some_rules.py"), line_marked(source), "rule")
    ]
    assert words in found[0].reason


@pytest.mark.parametrize(
    ("words", "source"),
    [
        ("default", "def rule(s, p=0):  # here\n    return p"),
        ("positional", "def rule(s, *p):  # here\n    return 0"),
        ("positional", "def rule(s, **p):  # here\n    return 0"),
        ("positional", "def rule(s, *, p):  # here\n    return p"),
        (
            "decorator",
            "from typing import final\n@final  # here\ndef rule(s):\n    return 0",
        ),
        (
            "inside",
            "def make():\n  def rule(s):  # here\n    return 0\n  return rule\nrule = make()",
        ),
        ("lambda", "rule = lambda s: 0  # here"),
        ("coroutine", "async def rule(s):  # here\n    return 0"),
    ],
)
def test_so_is_a_function_of_another_form(words: str, source: str, tmp_path: Path) -> None:
    found = offences([loaded(tmp_path, source).rule])
    assert [o.line for o in found] == [line_marked(source)]
    assert words in found[0].reason


def test_recursion_is_found_through_other_functions(tmp_path: Path) -> None:
    source = """\
def rule(s):
    return second(s)  # one

def second(s):
    return third(s)  # two

def third(s):
    leaf(s)
    return rule(s)  # three

def leaf(s):
    return 1
"""
    found = offences([loaded(tmp_path, source).rule])
    assert [o.line for o in found] == [
        line_marked(source, f"# {n}") for n in ("one", "two", "three")
    ]


def test_an_offence_is_found_in_a_function_that_is_called(tmp_path: Path) -> None:
    source = MODULE.replace("return p\n", "return p / 2  # here\n").format(
        body="return other(s, p)"
    )
    found = offences([loaded(tmp_path, source).rule])
    assert [(o.line, o.function) for o in found] == [(line_marked(source), "other")]
    assert str(found[0]).startswith(f"{tmp_path / 'some_rules.py'}:{found[0].line}: other: ")


def test_what_belongs_into_rules_is_left_alone(tmp_path: Path) -> None:
    body = '''"""What it does."""
    total: int = 0
    while True:
        for i in range(len(s.coins)):
            if s.cards[i][p] > NUMBERS[0] and not total:
                s.coins[i] -= min(1, abs(-p))
            else:
                continue
        total += other(s, STEP.DRAW) // 2 if p else int(True)
        emit(s, COUNT, 0, 0, 0, 0)
        break
    s.said = total
    return total'''
    assert offences([loaded(tmp_path, MODULE.format(body=body)).rule]) == []
