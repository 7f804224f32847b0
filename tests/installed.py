"""The package as people install it: from its wheel, beside what that says that it needs, and with
nothing else."""

from __future__ import annotations

import subprocess
import sys
import venv
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]


def built(kind: str, folder: Path) -> Path:
    """A package of that kind, `wheel` or `sdist`, in that folder."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind]
    subprocess.run([*command, "--directory", folder], cwd=ROOT, check=True, capture_output=True)
    (file,) = folder.iterdir()
    return file


class Installed:
    """A Python in that folder that has the wheel with these extras, as an installer would make it
    that finds our pinned versions and nothing newer."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        venv.create(folder, symlinks=True)
        self.bin = folder / "bin"
        (self.site,) = folder.glob("lib/python*/site-packages")
        pip = [sys.executable, "-m", "pip", "--python", str(folder), "install", "--quiet"]
        offline = ["--no-index", "--no-deps", "--no-compile", "--disable-pip-version-check"]
        subprocess.run([*pip, *offline, wheel], check=True)
        (ours,) = Distribution.discover(name="captains-table", path=[str(self.site)])
        for name in needed(ours, extras):
            self._put_in(distribution(name))

    def _put_in(self, package: Distribution) -> None:
        """What it consists of is linked, not copied."""
        parts = {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}
        for part in parts:
            if not (self.site / part).exists():
                (self.site / part).symlink_to(str(package.locate_file(part)))

    def run(self, command: str, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        """One of its commands, `captain` or `python`, away from the checkout."""
        return subprocess.run(
            [self.bin / command, *arguments],
            cwd=self.site,
            env={"PATH": str(self.bin), "COLUMNS": "120", **env},
            capture_output=True,
            text=True,
            check=False,
        )


def needed(package: Distribution, extras: Iterable[str]) -> set[str]:
    """The names of all that a package needs with these extras, directly or not."""
    found: set[str] = set()
    todo = [(package, extra) for extra in ("", *extras)]
    seen = set()
    while todo:
        this, extra = todo.pop()
        for text in this.requires or ():
            wanted = Requirement(text)
            if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
                found.add(wanted.name)
                further = [(wanted.name, more) for more in ("", *wanted.extras)]
                todo += [(distribution(name), e) for name, e in further if (name, e) not in seen]
                seen.update(further)
    return found
