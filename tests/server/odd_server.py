"""A real server that is odd: without limits, of another release, or with a wrong clock."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import captains_table as ct
from captains_table.server.limits import Limits
from tests.server.jumping_clock import CLOCK
from tests.serving import Server, limits

ROOT = Path(__file__).parents[2]
# Everybody in a test has the same address, and hurries.
HURRY = ("_a_second", "_at_once", "_an_hour", "_an_address", "_in_progress")
NO_LIMITS = limits(**{name: 1_000_000 for name in vars(Limits()) if name.endswith(HURRY)})


class OddServer(Server):
    """`captain serve` from that folder, at a time of its own. Both may change between starts, the
    time at any moment."""

    def __init__(
        self,
        store: str,
        *options: str,
        clock: Path,
        package: Path | None = None,
        env: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        self._clock, self.package = clock, package
        self.has_workers = "--workers" in options
        self.set_clock(0 if not clock.exists() else int(clock.read_text()))
        super().__init__(store, *options, env=env, **more)

    def set_clock(self, seconds: int) -> None:
        """How far it is off; it is never seen half written."""
        new = self._clock.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self._clock)

    def start(self) -> None:
        """Start it; after a stop at the same port as before."""
        self._command[1:3] = ["-m", "tests.server.jumping_clock"]
        folders = [self.package, os.environ.get("PYTHONPATH"), ROOT]
        self._env["PYTHONPATH"] = os.pathsep.join(str(folder) for folder in folders if folder)
        self._env[CLOCK] = str(self._clock)
        super().start()


def other_release(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """A copy of the package in which some files have another text in place of one."""
    package = Path(ct.__file__).parent
    copy = folder / package.name
    # What is compiled is copied too, but for files that another process is writing just now.
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("*.pyc.*"))
    for file, old, new in changes:
        text = (copy / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file}: {old!r} is there {text.count(old)} times"
        (copy / file).write_text(text.replace(old, new), encoding="utf-8")
    return folder
