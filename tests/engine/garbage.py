"""Input that nobody should send, and a look at what it did."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

import captains_table as ct
from captains_table.engine.flow import CHANCE, OVER
from captains_table.engine.plain import State
from captains_table.engine.position import write_position

GAME = ct.game("oh-captain")
Json = dict[str, Any]


def deep(levels: int = 100_000) -> list[Any]:
    """A list in a list in a list: more than a recursive writer can follow."""
    inner: list[Any] = []
    for _ in range(levels):
        inner = [inner]
    return inner


class Unspeakable:
    """An object that cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no words")


# Nothing of this is a seat, a number, a name, a record or a list that anything of ours expects.
NONSENSE: dict[str, Any] = {
    "bool": True,
    "float": 1.5,
    "not a number": float("nan"),
    "huge": 10**5000,
    "negative": -(10**30),
    "bytes": b"1",
    "surrogate": "\ud800",
    "long": "x" * 1_000_000,
    "set": {1},
    "object": object(),
    "unspeakable": Unspeakable(),
    "deep": deep(),
    "records": [{"do": "buy"}],
    "record": {"do": {"do": "buy"}},
    "odd keys": {1: 2, None: 3, (4,): 5},
}


def refused(call: Callable[[], Any], *words: str) -> ct.TableError:
    """The error of ours that the call raises, a sentence of bearable length with these words."""
    with pytest.raises(ct.TableError) as caught:
        call()
    sentence = str(caught.value)
    assert 0 < len(sentence) < 1000, sentence[:1000]
    for word in words:
        assert word in sentence
    return caught.value


def everything(table: ct.Table) -> str:
    """All that can be told of a table."""
    seats = range(table.state.seats)
    told = [[table.view(seat), table.events(seat)] for seat in (None, *seats)]
    return json.dumps([told, table.log, table.position()])


@contextmanager
def nothing_changes(table: ct.Table) -> Iterator[None]:
    """What is done inside leaves the table as it was."""
    before = everything(table)
    yield
    assert everything(table) == before


def play_on(table: ct.Table, seed: int = 0) -> None:
    """Play at random to the end, which must come."""
    random = Random(seed)
    for _ in range(table.game.longest):
        if table.decision is None:
            break
        table.choose(random.randrange(len(table.decision.choices)))
    assert table.outcome is not None


def plays_on(table: ct.Table) -> None:
    """What was let in plays to the end, every range checked, and can be resampled for anybody."""
    twin = ct.Table.at(table.game.name, table.position(), seed=1, checked=True)
    for seat in (None, *range(table.state.seats)):
        assert table.resample(seat, 1).view(seat) == table.view(seat)
    play_on(twin)


def refused_or_played(load: Callable[[], ct.Table]) -> None:
    """Either an error of ours, a sentence of bearable length, or a table like any other."""
    refusal: ct.TableError | None = None
    try:
        table = load()
    except ct.TableError as error:
        refusal = error
    if refusal is None:
        plays_on(table)
    else:
        assert 0 < len(str(refusal)) < 1000


@cache
def _finished(seed: int) -> str:
    table = ct.Table(GAME.name, seats=4, seed=seed)
    play_on(table, seed)
    return json.dumps(table.log)


def finished_log(seed: int = 1) -> Json:
    """The log of a whole game."""
    return dict(json.loads(_finished(seed)))


@cache
def _states(name: str, seats: int, **options: Any) -> dict[str, list[State]]:
    """States at every kind of node that comes up in random games, chance nodes too."""
    found: dict[str, list[State]] = {}
    game = ct.game(name)
    codes, weights = [0] * game.choices, [0] * game.choices
    for seed in range(20 if game.compiles else 4):
        random, state = Random(seed), game.start(seats, options)
        state.events = None
        while (mover := game.code.mover(state)) != OVER:
            found.setdefault(game.steps[state.step], []).append(state.copy())
            if mover == CHANCE:
                count = game.code.chances(state, codes, weights)
                game.code.apply(state, random.choices(codes[:count], weights[:count])[0])
            else:
                game.code.apply(state, random.choice(codes[: game.code.legal(state, codes)]))
        found.setdefault("over", []).append(state)
    return found


def position_at(
    step: str, seats: int = 4, nth: int = 0, game: str = GAME.name, **options: Any
) -> Json:
    """A position that arose in a random game, before that step; "over" for a finished game."""
    agreed = ct.game(game).agree(seats, options)
    return write_position(ct.game(game), _states(game, seats, **options)[step][nth], agreed)


def positions_at(
    step: str, seats: int = 4, most: int | None = None, game: str = GAME.name, **options: Any
) -> list[Json]:
    """All of them, or the first so many."""
    there = range(len(_states(game, seats, **options)[step][:most]))
    return [position_at(step, seats, nth, game, **options) for nth in there]


def steps_seen(seats: int = 4, game: str = GAME.name, **options: Any) -> list[str]:
    """The nodes that there are positions of."""
    return list(_states(game, seats, **options))


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in a JSON value, with each of its keys or indices."""
    keys: Any = ()
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = range(len(value))
    for key in keys:
        yield value, key
        yield from places(value[key])


scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 40),
    st.sampled_from([10**30, -1.0, 0.5, 1.0, "", "egg", "nomads", "draw", "1"]),
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=6,
)


@st.composite
def mutated(draw: st.DrawFn, document: Any) -> Any:
    """The document with one to three things in it deleted, replaced or put in, anywhere. Half of
    what is put in comes from elsewhere in the document, so that it looks right."""
    changed = copy.deepcopy(document)
    for _ in range(draw(st.integers(1, 3))):
        there = list(places(changed))
        if not there:
            break
        container, key = draw(st.sampled_from(there))
        other, place = draw(st.sampled_from(there))
        value = copy.deepcopy(other[place]) if draw(st.booleans()) else draw(values)
        how = draw(st.sampled_from(["delete", "replace", "insert", "nudge"]))
        if how == "delete":
            del container[key]
        elif how == "nudge" and type(container[key]) is int:
            container[key] += draw(st.sampled_from([-1, 1]))
        elif how == "insert" and isinstance(container, list):
            container.insert(key, value)
        elif how == "insert":
            container[draw(st.text(max_size=3))] = value
        else:
            container[key] = value
    return changed
