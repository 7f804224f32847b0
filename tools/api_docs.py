"""The reference of the front door, from the docstrings of its names.

`python -m tools.api_docs` writes `docs/api.md`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import captains_table as ct

FILE = Path(__file__).parent.parent / "docs" / "api.md"
FROM = "captains_table"  # examples of other modules import from it; the page does so once

HEAD = f"""\
# The front door

All of `captains_table` that people and programs can rely on. What goes in and comes out is plain \
data that can be written as JSON; what is refused raises an exception of ours. [Study the \
games](study.md) shows how these play together.

An `Action` is a record such as `{{"do": "announce", "item": "hook"}}`. A `Seed` is a whole number \
or a text; a `Chance` is a function of a kind of draw, its outcomes and their weights that returns \
the index of one of them. `lang` is `"en"` or `"fr"`.

This page is made from the docstrings (`make types`), and its examples are tests. They begin with:

```python
>>> from {FROM} import *

```
"""

# Every public name, and every public member of the classes that stand here by themselves.
GROUPS = {
    "Tables": "Table Table.seats Table.seq Table.decision Table.outcome Table.copy Table.of",
    "Choosing": """
        Decision Decision.choices Decision.alone Decision.prompt Choice Choice.label
        Table.choose Table.explain Table.undo Table.can_undo Table.take_back
    """,
    "Looking": """
        Table.view Table.events Table.facts Table.hints Table.story Table.action Table.resample
        Table.seat_names Table.personas Table.call Table.say_event Table.in_lines Table.say_line
        Table.say_action Table.say_prompt Table.words
    """,
    "Foreseeing": "Table.foresee Table.look_ahead",
    "Positions and logs": """
        Table.position Table.at Table.log Table.replay Table.retrace Table.draws
    """,
    "Games": """
        game_names game Game Game.options Game.actions Game.steps Game.outcomes Game.has_secrets
        Game.rules Game.seats_for Game.agree Option Option.default Option.at Outcome
    """,
    "Players": "play player Player Player.choose",
    "Batches": """
        Batch Batch.mover Batch.observation Batch.legal Batch.rewards Batch.done Batch.illegal
        Batch.reset Batch.step Batch.choose Batch.observe Batch.features Batch.table Batch.put
        Batch.save Batch.load Batch.wait Features Features.varying Features.encoder Feature Encoder
    """,
    "Errors": """
        TableError IllegalChoice IllegalChoice.text CannotUndo BadSeats BadOption BadChance
        BadPosition BadLog BadBatch UnknownGame UnknownPlayer UnknownLanguage
    """,
}


class _Bare(str):
    """An annotation, without the quotes that it would be written with."""

    def __repr__(self) -> str:
        return str(self)


def names() -> list[str]:
    """Every name on the page."""
    return [name for group in GROUPS.values() for name in group.split()]


def found(name: str) -> Any:
    """What has that name: a member of a class as it is declared there."""
    first, _, member = name.partition(".")
    whole = getattr(ct, first)
    return inspect.getattr_static(whole, member) if member else whole


def docstring(name: str) -> str:
    """What is said about it there."""
    return inspect.getdoc(found(name)) or ""


def example(doc: str) -> str:
    """The example in a docstring, without the line that the page has at its head."""
    lines = doc[doc.find(">>>") :].splitlines() if ">>>" in doc else []
    return "\n".join(line for line in lines if not line.startswith(f">>> from {FROM} import "))


def signature(name: str) -> str:
    """How it is called, or of what type it is."""
    thing = found(name)
    if isinstance(thing, property | cached_property):
        getter = thing.fget if isinstance(thing, property) else thing.func
        assert getter is not None  # all of ours can be read
        return f"{name}: {inspect.signature(getter).return_annotation}"
    if isinstance(thing, classmethod):
        return name + _written(thing.__func__, bound=True)
    if not inspect.isclass(thing):
        return name + _written(thing, bound="." in name)
    if thing is ct.Table:
        return name + _written(thing.__init__, bound=True).removesuffix(" -> None")
    return name  # people are given those, and make none


def _written(function: Callable[..., Any], bound: bool) -> str:
    """A signature as people write it, without `self`."""
    whole = inspect.signature(function)
    parts = [part.replace(annotation=_Bare(part.annotation)) for part in whole.parameters.values()]
    returned = _Bare(whole.return_annotation)
    return str(whole.replace(parameters=parts[bound:], return_annotation=returned))


def page() -> str:
    """The whole page `docs/api.md`."""
    return "\n".join([HEAD, *(line for group in GROUPS for line in _group(group))])


def _group(group: str) -> Iterator[str]:
    yield f"## {group}\n"
    for name in GROUPS[group].split():
        doc, called = docstring(name), signature(name)
        yield f"### `{name}`\n"
        if called != name:
            yield f"`{called}`\n"
        for paragraph in doc[: doc.find(">>>")].strip().split("\n\n"):
            is_list = paragraph.startswith("- ")
            yield (paragraph if is_list else paragraph.replace("\n", " ")) + "\n"
        yield f"```python\n{example(doc)}\n\n```\n"


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
