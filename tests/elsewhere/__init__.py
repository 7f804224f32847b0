"""Games of other packages: how tests put one beside ours without installing anything."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import captains_table as ct

SOURCE = Path(ct.__file__).parents[1]
CAPTAIN = "from captains_table.cli import app; app()"


def put_beside(site: Path, package: str, point: str) -> None:
    """What an installer would write for a package in that folder: that it is there, and its entry
    point `NAME = MODULE:OBJECT`."""
    told = site / f"{package}-1.0.dist-info"
    told.mkdir(parents=True)
    text = f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"
    (told / "METADATA").write_text(text, encoding="utf-8")
    (told / "entry_points.txt").write_text(f"[captains_table.games]\n{point}\n", encoding="utf-8")


def site_with_cairn(folder: Path) -> Path:
    """A folder with the package of Cairn, as if it were installed."""
    site = folder / "site"
    # Others may be compiling its modules just now.
    compiled = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(__file__).parent / "cairn", site / "cairn", ignore=compiled)
    put_beside(site, "cairn", "cairn = cairn.game:CAIRN")
    return site


def beside(site: Path) -> dict[str, str]:
    """The environment of a process that finds what lies in that folder, and us."""
    wide = {"COLUMNS": "120"}  # lists do not break there
    return {**os.environ, **wide, "PYTHONPATH": f"{site}{os.pathsep}{SOURCE}"}


def run(
    site: Path, *arguments: str, cwd: Path | None = None, given: str = ""
) -> subprocess.CompletedProcess[str]:
    """Python in a process of its own that finds what lies in that folder."""
    return subprocess.run(
        [sys.executable, *arguments],
        env=beside(site),
        cwd=cwd or site,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


def captain(site: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """The command `captain` there."""
    return run(site, "-c", CAPTAIN, *arguments, given=given)
