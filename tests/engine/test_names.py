"""Names of a declaration: numbers in plain rules, and the same numbers in compiled ones."""

from __future__ import annotations

import linecache
from types import FunctionType
from typing import Any

import pytest

from captains_table.engine import compile as compiling
from captains_table.engine.actions import Actions, Pattern
from captains_table.engine.declare import Declaration, Option, Zone
from captains_table.engine.errors import BadDeclaration
from captains_table.engine.flow import emit
from captains_table.engine.names import Numbers

STEP = Numbers(("deal", "draw", "end_of_turn"))
EVENT = Numbers({"card_drawn": 7})


def after(s: Any, step: int) -> int:
    """What follows a step."""
    if step == STEP.DRAW:
        emit(s, EVENT.CARD_DRAWN, 0, 0, 0, 0)
        return STEP.END_OF_TURN
    return int(s.seats) + STEP.DRAW + len("".strip())  # other attributes stay


class Played:
    seats = 40
    events = None


def rebuilt(function: Any) -> FunctionType:
    made: FunctionType = compiling.rebuild([function], lambda twin: twin)[function.__name__]
    return made


def test_compiled_rules_get_numbers_and_no_names() -> None:
    twin = rebuilt(after)
    assert [twin(Played(), step) for step in range(3)] == [41, 2, 41]
    assert not any(isinstance(value, Numbers) for value in twin.__globals__.values())
    assert not {"STEP", "EVENT", "DRAW"} & {*twin.__code__.co_names}


def test_they_stand_where_the_source_stands() -> None:
    twin, lines = rebuilt(after).__code__, after.__code__.co_lines()
    assert twin.co_filename == after.__code__.co_filename
    assert twin.co_firstlineno == after.__code__.co_firstlineno
    assert {line for *_, line in twin.co_lines()} == {line for *_, line in lines}


def written(source: str, **known: Any) -> FunctionType:
    """A function whose source is written by us, as the engine does."""
    file = "<written for a test>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    exec(compile(source, file, "exec"), known)
    made: FunctionType = known["rule"]
    return made


def test_written_functions_are_compiled_too() -> None:
    source = "\n\ndef rule(s):\n    return STEP.DRAW + MORE\n"
    twin = rebuilt(written(source, STEP=STEP, MORE=30, __name__="rules"))
    assert twin(None) == 31
    assert twin.__code__.co_firstlineno == 3


def test_another_number_is_another_version_of_the_compiled_code() -> None:
    source = "def rule(s):\n    return STEP.DRAW\n"
    keys = [
        compiling.source_key([written(source, STEP=Numbers(names), __name__="rules")])
        for names in (("draw", "deal"), ("deal", "draw"), ("draw", "other"))
    ]
    assert keys[0] != keys[1], "DRAW has another number"
    assert keys[0] == keys[2], "what is not used does not matter"


def test_a_name_stands_for_one_number() -> None:
    for names in (("draw", "Draw"), ("end of turn",), ("",)):
        with pytest.raises(BadDeclaration):
            Numbers(names)


def test_actions_options_and_zones_give_names() -> None:
    do = Actions(
        Pattern("play", card=("bomb",), column=range(3)),
        Pattern("play", card=("fish",), column=range(3)),
        Pattern("pay", tiles=range(5)),
        Pattern("pay", coins=range(2)),
        Pattern("pay", cards=range(2)),
        Pattern("pass"),
    ).numbers
    assert (do.PLAY, do.PLAY_BOMB, do.PLAY_FISH) == (0, 0, 3)
    assert (do.PAY, do.PAY_2, do.PAY_3, do.PASS) == (6, 11, 13, 15)
    state = Declaration(
        numbers=(),
        options=(
            Option("guests", "choice", ("dealt", "chosen")),
            Option("limit", "choice", (40, 20)),
            Option("strict", "flag", (True, False)),
        ),
        kinds={"egg": 2, "hook": 1},
        groups={"not_egg": ("hook",)},
        zones=(
            Zone("hand", "", ("egg", "hook"), per_seat=True),
            Zone("deck", "", ("egg",)),
            Zone("loot", "", ("egg",), per_seat=True),
        ),
    )
    option, cell, label = state.option_numbers, state.cell_numbers, state.label_numbers
    assert (option.GUESTS_CHOSEN, option.LIMIT_40, option.STRICT_FALSE) == (1, 0, 1)
    assert (cell.DECK, cell.HAND, cell.LOOT) == (0, 1, 2)
    assert (label.EGG, label.HOOK, label.NOT_EGG) == (0, 1, 2)
