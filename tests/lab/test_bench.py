"""`captain bench`: what it says and counts. How fast anything is, no test asks."""

from __future__ import annotations

import json
import math
import os
import sys
from importlib import import_module
from random import Random
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import captains_table as ct
from captains_table.engine.errors import Missing
from captains_table.lab.bench import bench_command, ours, peer
from captains_table.lab.bench.benches import Bench, all_benches_of, chosen
from captains_table.lab.bench.measure import Effort, Figures, compare, middle, one_core
from captains_table.lab.bench.startup import seconds_to_answer

SEA = "sea-of-legends"
KEYS = ["bench", "game", "backend", "ours", "unit", "peer", "peer_value", "ratio", "goal", "met"]
OPTIONAL = {"quartiles", "reason", "machine"}

every_game = pytest.mark.parametrize("game", ct.game_names())
BENCHES = [bench for name in ct.game_names() for bench in all_benches_of(name)]
# Of a game without a peer or a compiled form, only whole games and copies are measured.
every_game_with_a_peer = pytest.mark.parametrize(
    "game", sorted({bench.game for bench in BENCHES if bench.peer})
)

app = typer.Typer()
app.command()(bench_command)


def bench(*names: str, arguments: tuple[str, ...] = ()) -> Any:
    only = [word for name in names for word in ("--only", name)]
    return CliRunner().invoke(app, ["--quick", *only, *arguments], env={"COLUMNS": "80"})


def rows(game: str, *names: str) -> list[dict[str, Any]]:
    """What the benches of a game say as JSON, with what holds for every line."""
    result = bench(*names, arguments=(game, "--json"))
    assert result.exit_code == 0, result.output
    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert [row["bench"] for row in found] == list(names)
    for row in found:
        assert [key for key in row if key not in OPTIONAL] == KEYS
        assert row["game"] == game
        if row["ours"] is None:
            assert row["reason"]
            for key in ("peer_value", "ratio", "goal", "met"):
                assert row[key] is None, key
        else:
            assert "reason" not in row
            assert isinstance(row["met"], bool)
            assert math.isfinite(row["ours"])
            assert row["ours"] > 0
    return found


def named(name: str) -> Bench:
    (found,) = chosen(["oh-captain"], [name])
    return found


# What is said


@every_game_with_a_peer
def test_comparisons(game: str) -> None:
    plain = [bench for bench in chosen([game], []) if bench.kind.backend == "plain"]
    for row, asked in zip(rows(game, *(b.kind.name for b in plain)), plain, strict=True):
        assert row["backend"] == "plain"
        assert row["peer"].startswith(f"OpenSpiel {asked.peer}, ")
        assert math.isfinite(row["peer_value"])
        assert row["peer_value"] > 0
        low, high = row["quartiles"]
        assert 0 < low <= row["ratio"] <= high < math.inf
        assert row["goal"] == asked.goal
        assert row["met"] == (row["ratio"] >= row["goal"])
        assert "Python" in row["machine"]


def test_whole_games_and_copies_of_tables() -> None:
    found = rows(SEA, "table-copy", "random-game", "greedy-game")
    assert [row["unit"] for row in found] == ["µs", "s", "s"]
    for row in found:
        assert row["peer"] is row["peer_value"] is row["ratio"] is None
        assert row["met"] == (row["ours"] <= row["goal"])
    assert [bench.goal for bench in chosen([SEA], [])] == [300, 2, 10]


@pytest.mark.long
def test_compiled_code() -> None:
    compiled, warm = rows("oh-captain", "compiled", "compile-warm")
    assert compiled["ratio"] > 0
    assert warm["unit"] == "s"
    assert warm["peer"] is warm["peer_value"] is warm["ratio"] is None
    assert warm["met"] == (warm["ours"] <= warm["goal"])


def test_gpu_has_figures_or_a_reason() -> None:
    for row in rows("oh-captain", "cuda-games", "cuda-steps"):
        assert row["peer"] is row["ratio"] is None
        assert (row["goal"] is None) == ("reason" in row)


@pytest.mark.parametrize(
    ("module", "name", "install"),
    [("pyspiel", "plain-loop", "[lab]"), ("numba", "compiled", "[fast]")],
)
def test_what_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, module: str, name: str, install: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)  # importing it fails now
    (row,) = rows("oh-captain", name)
    assert row["ours"] is None
    assert f"pip install 'captains-table{install}'" in row["reason"]
    assert "\n" not in row["reason"]


def test_tables_for_people() -> None:
    result = bench("plain-loop", "copy", "cuda-games", arguments=("oh-captain", "nomads"))
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    words = [line.split() for line in lines if line.strip()]
    starts = [words.index([game]) for game in ("oh-captain", "nomads")]
    told = {"oh-captain": words[: starts[1]], "nomads": words[starts[1] :]}
    benches = {"oh-captain": ["plain-loop", "copy", "cuda-games"]}
    benches["nomads"] = ["plain-loop", "cuda-games"]
    for game, names in benches.items():
        figures = [line for line in told[game] if line[0] in names]
        assert [line[0] for line in figures] == names
        assert all(line[-1] in ("yes", "no", "-") for line in figures)
    assert "Peer of copy: OpenSpiel hanabi, clone." in lines
    assert "Peer of plain-loop: OpenSpiel mancala, Python loop." in lines
    assert "captains-table 0." in result.stdout


def test_progress_goes_to_the_error_stream() -> None:
    result = bench("copy", "cuda-games", arguments=("oh-captain", "--json"))
    assert "1/2 oh-captain copy" in result.stderr
    assert "2/2 oh-captain cuda-games" in result.stderr
    assert "1/2" not in result.stdout


@pytest.mark.parametrize(
    ("arguments", "unknown"),
    [
        (("--only", "compile-hot"), "compile-hot"),
        (("oh-capitaine",), "oh-capitaine"),
        (("--only", "copy", "nomads"), "copy"),  # only other games have it
    ],
)
def test_unknown_names_are_refused_in_one_line(arguments: tuple[str, ...], unknown: str) -> None:
    result = bench(arguments=arguments)
    assert result.exit_code != 0
    assert isinstance(result.exception, ct.TableError)  # the command `captain` prints its text
    assert unknown in str(result.exception)
    assert "\n" not in str(result.exception)
    assert not result.stdout


# What is chosen


def test_every_game_that_is_there_is_measured_and_no_other() -> None:
    assert {bench.game for bench in chosen([], [])} == set(ct.game_names())


def test_games_and_benches_are_chosen_together() -> None:
    found = [(bench.game, bench.kind.name) for bench in chosen(["nomads"], ["compiled"])]
    assert found == [("nomads", "compiled")]
    copied = {bench.game for bench in chosen([], ["copy"])}
    assert copied == {bench.game for bench in BENCHES if bench.kind.name == "copy"}
    assert "oh-captain" in copied
    assert "nomads" not in copied


def test_a_bench_is_written_once() -> None:
    names = [(bench.game, bench.kind.name) for bench in BENCHES]
    assert len(set(names)) == len(names)


def test_a_peer_has_a_way_to_play() -> None:
    for asked in BENCHES:
        assert bool(asked.peer) == bool(asked.kind.how_peer_plays), asked


# What is measured


@every_game_with_a_peer
def test_every_way_to_play_counts_the_same_decisions(game: str) -> None:
    games = 300
    plays = (ours.plain_games, ours.table_games)
    means = [play(ct.game(game))(games) / games for play in plays]
    assert means[0] == pytest.approx(means[1], rel=0.05)


@every_game
def test_copies_are_of_a_game_in_play(game: str) -> None:
    rules = ct.game(game)
    state = ours.middle_of_a_game(rules)
    assert rules.code.mover(state) in range(rules.usual_seats)
    assert ours.copies(rules)(5) == 5


def test_rollouts_of_hearts_have_decisions_of_four_players() -> None:
    play = peer.rollouts("hearts")
    passed, played = 4 * 3, 52
    assert play(1) == passed + played
    assert play(10) == 10 * (passed + played)


def test_games_of_mancala_are_counted_as_long_as_they_are() -> None:
    spiel = import_module("pyspiel")
    random, games, moves = Random(1), 1000, 0
    for _ in range(games):
        state = spiel.load_game("mancala").new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
        moves += state.move_number()
    for play in (peer.python_games("mancala"), peer.rollouts("mancala")):
        assert play(games) == pytest.approx(moves, rel=0.05)


def test_compare_takes_turns() -> None:
    turns: list[str] = []

    def work(name: str) -> Any:
        def do(count: int) -> int:
            turns.append(name)
            return sum(1 for _ in range(count))

        return do

    figures = compare(work("ours"), work("peer"), Effort(seconds=0.01, slice=0.001))
    measured = turns[-6:]  # before these, the size of a slice was found
    assert measured == ["ours", "peer"] * 3
    assert figures.peer is not None
    assert figures.ours > 0 < figures.peer


def test_middle() -> None:
    assert middle([5.0, 1.0, 2.0, 4.0, 3.0]) == Figures(3.0, (2.0, 4.0))


def test_seconds_are_to_be_few_and_everything_else_much() -> None:
    cold, steps, loop = named("compile-cold"), named("cuda-steps"), named("plain-loop")
    assert cold.is_met(Figures(ours=30.0))
    assert not cold.is_met(Figures(ours=30.1))
    assert steps.is_met(Figures(ours=300e6))
    assert not steps.is_met(Figures(ours=299e6))
    assert loop.is_met(Figures(ours=1.0, peer=0.5, ratio=2.0))
    assert not loop.is_met(Figures(ours=1e9, peer=1e9, ratio=1.0))


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="the system cannot pin")
def test_one_core_only_while_measuring() -> None:
    before = os.sched_getaffinity(0)
    with one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


# Fresh processes


def python(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


def test_a_process_is_timed_with_its_environment() -> None:
    code = "import os; print(int(os.environ['GAMES']), flush=True)"
    assert seconds_to_answer(python(code), {"GAMES": "1"}) > 0


def test_a_process_that_misses_a_part_says_so() -> None:
    code = "from captains_table.engine.errors import Missing; raise Missing('numba: not here')"
    with pytest.raises(Missing, match=r"^numba: not here$"):
        seconds_to_answer(python(code), {})


@pytest.mark.parametrize("code", ["raise ValueError(3)", "pass", "print(1); raise ValueError(3)"])
def test_a_process_that_fails_gives_no_figure(code: str) -> None:
    with pytest.raises(RuntimeError):
        seconds_to_answer(python(code), {})
