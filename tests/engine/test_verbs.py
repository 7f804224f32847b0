"""What a choice stands for: the function of its verb is handed its arguments."""

from __future__ import annotations

from typing import Any

import pytest

from captains_table.engine.actions import Actions, Pattern
from captains_table.engine.errors import BadDeclaration
from captains_table.engine.verbs import by_verb

ACTIONS = Actions(
    Pattern("wait"),
    Pattern("sail", ship=("sloop",), start=range(3), end=range(1, 5)),
    Pattern("sail", ship=("raft",)),
    Pattern("nod", to=("all", "one"), times=range(2)),
    Pattern("wave", hand=("left",), times=range(3)),
    Pattern("wave", hand=("right",), times=range(3)),
)


def sailed(v: Any, start: int, end: int, wind: int) -> tuple[Any, ...]:
    return "sailed", v, start, end, wind


def drifted(v: Any, wind: int) -> tuple[Any, ...]:
    return "drifted", v, wind


def nodded(v: Any, to: int, times: int, wind: int) -> tuple[Any, ...]:
    return "nodded", v, to, times, wind


def waved(v: Any, hand: int, times: int, wind: int) -> tuple[Any, ...]:
    return "waved", v, hand, times, wind


def test_each_verb_has_its_function_and_gets_its_arguments() -> None:
    chosen = by_verb(ACTIONS, "wind", sail=(sailed, drifted), nod=nodded, wave=waved)
    names = {"sail": "sailed", "nod": "nodded", "wave": "waved"}
    for code in range(ACTIONS.count):
        verb, numbers = ACTIONS.decode(code)
        found: Any = chosen("a view", code, 7)
        if verb == "wait":
            assert found == 0
        elif ACTIONS.action(code).get("ship") == "raft":
            assert found == ("drifted", "a view", 7)
        elif verb == "wave":
            hand = ["left", "right"].index(ACTIONS.action(code)["hand"])
            assert found == ("waved", "a view", hand, *numbers, 7)
        else:
            assert found == (names[verb], "a view", *numbers, 7)


def also_named_sailed() -> Any:
    def sailed(v: Any, *others: int) -> tuple[Any, ...]:
        return "another", *others

    return sailed


def test_functions_of_one_name_are_told_apart() -> None:
    chosen = by_verb(ACTIONS, "wind", sail=(sailed, also_named_sailed()))
    raft = ACTIONS.code({"do": "sail", "ship": "raft"})
    assert chosen(None, raft, 7) == ("another", 7)  # type: ignore[comparison-overlap]


@pytest.mark.parametrize(
    ("verbs", "why"),
    [
        ({"sail": sailed}, "each pattern of sail needs a function"),
        ({"nod": (nodded, waved)}, "nod is 1 patterns"),
        ({"jump": drifted}, "jump is 0 patterns"),
    ],
)
def test_what_does_not_fit_is_refused(verbs: dict[str, Any], why: str) -> None:
    with pytest.raises(BadDeclaration, match=why):
        by_verb(ACTIONS, "wind", **verbs)
