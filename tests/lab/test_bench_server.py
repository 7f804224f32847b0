"""`captain bench server`: what it counts. How fast anything is, no test asks."""

from __future__ import annotations

import json
import os

import pytest

import captains_table as ct
from captains_table.lab.bench import boardgame_io as peer
from captains_table.lab.bench.benches import Bench, all_benches_of, chosen
from captains_table.lab.bench.clients import due_times, resident
from captains_table.lab.bench.measure import Effort, Figures, in_pairs
from captains_table.lab.bench.server import percentile


def named(name: str) -> Bench:
    (found,) = chosen(["server"], [name])
    return found


def test_the_server_is_measured_only_when_it_is_named() -> None:
    names = [bench.kind.name for bench in chosen(["server"], [])]
    assert names == ["server-moves", "server-choice", "server-disturbed", "server-socket"]
    assert not {bench.kind.name for bench in chosen([], [])} & set(names)
    assert not {bench.kind.name for bench in chosen(["nomads"], [])} & set(names)
    everything = {bench.kind.name for bench in chosen(["server", "oh-captain"], [])}
    assert everything > set(names)
    all_of_all = [bench for name in ct.game_names() for bench in all_benches_of(name)]
    assert len(chosen(["server", *ct.game_names()], [])) == len(all_of_all)


def test_time_and_memory_are_to_be_little() -> None:
    moves, choice, socket = (named(f"server-{name}") for name in ("moves", "choice", "socket"))
    assert moves.is_met(Figures(ours=400, peer=200, ratio=2.0))
    assert not moves.is_met(Figures(ours=399, peer=200, ratio=1.99))
    assert choice.is_met(Figures(ours=99.0))
    assert not choice.is_met(Figures(ours=101.0))
    assert socket.is_met(Figures(ours=59.0))
    assert not socket.is_met(Figures(ours=61.0))


@pytest.mark.parametrize(
    ("values", "share", "found"),
    [
        ([3.0], 99, 3.0),
        ([2.0, 1.0], 50, 1.0),
        ([2.0, 1.0], 51, 2.0),
        ([1.0] * 98 + [9.0] * 2, 99, 9),
    ],
)
def test_a_percentile_is_a_value_that_was_measured(
    values: list[float], share: int, found: float
) -> None:
    assert percentile(values, share) == found


def test_choices_are_spread_evenly_over_the_tables() -> None:
    rate, tables, seconds = 200, 1000, 20
    times = [due_times(0, rate, tables, number, seconds) for number in range(tables)]
    assert {len(of_table) for of_table in times} == {4}
    together = sorted(time for of_table in times for time in of_table)
    assert together == pytest.approx([number / rate for number in range(rate * seconds)])


def test_the_first_time_is_not_counted() -> None:
    ours, others = iter([1.0, 30.0, 40.0, 50.0]), iter([1.0, 10.0, 10.0, 10.0])
    figures = in_pairs(lambda: next(ours), lambda: next(others), Effort(seconds=0))
    assert (figures.ours, figures.peer, figures.ratio) == (40.0, 10.0, 4.0)


def test_games_of_the_peer_fill_the_board_and_nobody_wins() -> None:
    assert sorted(peer.DRAW) == list(range(9))
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    for player in (0, 1):
        assert not any(set(line) <= set(peer.DRAW[player::2]) for line in lines)


def test_moves_of_the_peer_name_the_state_they_are_for() -> None:
    text = peer.move("match", 1, 3)
    name, action, state, match, player = json.loads(text.removeprefix(peer.PREFIX))
    assert (name, state, match, player) == ("update", 3, "match", "1")
    assert action["payload"]["args"] == [peer.DRAW[3]]


@pytest.mark.parametrize(
    ("text", "state"),
    [
        (peer.event("sync", "match", {"state": {"_stateID": 0}}), 0),
        (peer.event("update", "match", {"_stateID": 9}), 9),
        (peer.event("matchData", "match", []), None),
        (peer.PING, None),
    ],
)
def test_states_of_the_peer(text: str, state: int | None) -> None:
    assert peer.state_of(text) == state


@pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="the system does not tell")
def test_memory_is_counted_in_bytes() -> None:
    assert 1_000_000 < resident(os.getpid()) < 1 << 40
