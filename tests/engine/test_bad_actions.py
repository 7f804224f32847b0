"""Actions that nobody could mean, at every kind of decision of every game: each is refused with a
sentence, and nothing has changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.actions import Action
from tests.engine.garbage import NONSENSE, everything, position_at, refused, steps_seen

# For an argument of an action. Some are of the right type for some arguments.
ODD: tuple[Any, ...] = (
    *(None, True, 0.0, 1.0, "", "1", "egg", [1], {}, {"A": 1}, {"A": 1.0}, {"A": [1]}, {1: 1}),
    *(-1, 0, 99, 10**30, 10**5000),
)
# No argument of any action is like this.
ILL_SHAPED: tuple[Any, ...] = (
    *(None, True, 1.0, [], [1], {"A": 1.0}, {"A": True}, {1: 1}, 10**30, 10**5000),
)


def fewest(name: str) -> int:
    return ct.game(name).seats[0]


def at_every_step(name: str) -> Iterator[ct.Table]:
    """A table at each kind of decision that random games come to."""
    for step in steps_seen(fewest(name), name):
        table = ct.Table.at(name, position_at(step, fewest(name), game=name), seed=1)
        if table.decision:
            yield table


def examples(game: ct.Game) -> list[Action]:
    """One action of each pattern."""
    found = {}
    for code in range(game.actions):
        action = game.verbs.action(code)
        found[action["do"], *action] = action
    return list(found.values())


def spoilt(action: Action, odd: tuple[Any, ...] = ODD) -> Iterator[Action]:
    """The action with an argument too many, with one missing, and with odd ones."""
    yield {**action, "loudly": 1}
    yield {**action, 1: 1}  # type: ignore[dict-item]
    for name in action:
        yield {key: value for key, value in action.items() if key != name}
        for value in odd:
            yield {**action, name: value}


def speaks(refusal: ct.IllegalChoice | None) -> None:
    assert refusal is not None
    for lang in ("en", "fr"):
        assert 0 < len(refusal.text(lang)) < 1000


@pytest.mark.parametrize("name", ct.game_names())
def test_odd_actions_are_refused_at_every_decision(name: str) -> None:
    tried = 0
    for table in at_every_step(name):
        assert table.decision is not None
        before, seat = everything(table), table.decision.seat
        legal = [choice.action for choice in table.decision.choices]
        for example in examples(table.game):
            for action in spoilt(example):
                if table.game.verbs.code(action) in table.decision.codes:
                    assert action in legal
                    continue
                speaks(table.explain(seat, action))
                tried += 1
        assert everything(table) == before
    assert tried > 100


@pytest.mark.parametrize("name", ct.game_names())
def test_odd_actions_cannot_be_chosen_or_logged(name: str) -> None:
    table = ct.Table(name, fewest(name), seed=1)
    assert table.decision is not None
    seat, log = table.decision.seat, table.log
    for example in examples(table.game):
        for action in spoilt(example, (1.0, *NONSENSE.values())):
            assert isinstance(refused(lambda a=action: table.choose(a)), ct.IllegalChoice)  # type: ignore[misc]
            steps = [*log["steps"], {"seat": seat, "action": action}]
            again = {**log, "steps": steps}
            error = refused(lambda a=again: ct.Table.replay(a), f"steps[{table.seq}]: action")  # type: ignore[misc]
            assert isinstance(error, ct.BadLog)
    assert table.log == log


@pytest.mark.parametrize("name", ct.game_names())
def test_an_action_of_another_shape_is_none(name: str) -> None:
    """No rule forbids it; there is no such action."""
    table = ct.Table(name, fewest(name), seed=1)
    assert table.decision is not None
    nothing = table.explain(table.decision.seat, {"do": "dance"})
    assert nothing is not None
    for example in examples(table.game):
        ill = [{**example, name: value} for name in example for value in ILL_SHAPED]
        for action in [{**example, "loudly": 1}, *ill]:
            refusal = table.explain(table.decision.seat, action)
            assert refusal is not None
            assert (refusal.rule, refusal.text()) == ("", nothing.text()), action


def test_what_is_out_of_range_is_refused_by_a_rule() -> None:
    table = ct.Table.at("nomads", position_at("turn", 2, game="nomads"), seed=1)
    for action, rule in (
        ({"do": "move", "space": 99, "way": "cw"}, "NO-R36"),
        ({"do": "move", "space": -1, "way": "nowhere"}, "NO-R36"),
        ({"do": "song", "need": 99}, "NO-R56"),
        ({"do": "legend", "legend": "Z", "value": 1}, "NO-R57"),
        ({"do": "pay", "tiles": {"Z": 99}, "wilds": 99}, "NO-R56"),
    ):
        with pytest.raises(ct.IllegalChoice) as refusal:
            table.choose(action)
        assert refusal.value.rule == rule
