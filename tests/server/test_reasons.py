"""Every reason that the server can give has a sentence of the client's in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from captains_table import server
from tools.npm import WEB

# What says why not, and where in it the code stands.
SAYING = {"Refuse": 1, "Refused": 1, "Farewell": 0, "leave": 0, "problem": 1}
# What the rules forbid is told by the server, in the reader's language.
BY_THE_RULES = {"illegal", "no_undo"}


def codes() -> Iterator[str]:
    """All codes in the server's source; one that is handed on was written down elsewhere."""
    for file in Path(server.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            if name in SAYING and isinstance(code := call.args[SAYING[name]], ast.Constant):
                yield str(code.value)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reason_has_words(lang: str) -> None:
    file = WEB / "src" / "words" / f"{lang}.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    said = {message.id.name for message in body if isinstance(message, Message)}
    given = set(codes())
    assert {"not_host", "muted", "too_soon", "no_table", "crowded", "closed"} < given
    silent = {
        code for code in given - BY_THE_RULES if not said & {f"problem-{code}", f"farewell-{code}"}
    }
    assert silent == set()
    unused = {id[8:] for id in said if id.startswith("problem-")} - given
    assert unused == set()
