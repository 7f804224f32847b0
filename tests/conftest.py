"""What concerns all tests: which are collected, and what is said at the end of a run."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from captains_table.server.pages import is_built
from tests.installed import built

# No example is too slow on a slow machine, and every run tries the same ones.
settings.register_profile("ours", deadline=None, derandomize=True)
settings.load_profile("ours")

GPU_TESTS = Path(__file__).parent / "gpu"


@pytest.fixture(autouse=True)
def _no_loop_runs_yet(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that tests of this process have opened keeps an event loop running; others need
    one of their own."""
    if "browser" in request.fixturenames:
        yield
    else:
        running = asyncio._get_running_loop()
        asyncio._set_running_loop(None)
        yield
        asyncio._set_running_loop(running)


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, with the client that is built."""
    assert is_built(), "the browser client is not built: `make client`"
    return built("wheel", tmp_path_factory.mktemp("wheel"))


def _part_of(nodeid: str) -> str:
    """The part of the house that a test is about: tests/games/nomads, tests/server, src."""
    folders = nodeid.split("::")[0].split("/")[:-1]
    return "/".join(folders[: 3 if "games" in folders[:2] else 2]) or "."


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The tests that need a GPU run only when they are asked for: `make gpu`."""
    asked_for = any("gpu" in Path(argument.split("::")[0]).parts for argument in config.args)
    return True if collection_path == GPU_TESTS and not asked_for else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first: the other process does the rest, and neither has to wait at
    the end. And one process compiles all rules, so that nothing is compiled twice."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Half a million objects stay to the end; the collector need not look at them each time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 10, 100)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say how much each part of the tests took, and what tests want people to know:
    record_property("note", ...)."""
    reports = [report for group in terminalreporter.stats.values() for report in group]
    tests: dict[str, int] = {}
    seconds: dict[str, float] = {}
    for report in reports:
        if isinstance(report, pytest.TestReport):
            part = _part_of(report.nodeid)
            tests[part] = tests.get(part, 0) + (report.when == "call")
            seconds[part] = seconds.get(part, 0) + report.duration
    if len(tests) > 1:
        terminalreporter.section("parts, and the seconds that their tests took", sep="=")
        for part, spent in sorted(seconds.items(), key=itemgetter(1), reverse=True):
            terminalreporter.write_line(f"{spent:6.0f} s  {tests[part]:5} tests  {part}")
    for report in reports:
        for name, value in getattr(report, "user_properties", ()):
            if name == "note" and report.when == "call":
                terminalreporter.write_line(value)
