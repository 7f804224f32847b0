"""How this command was started, so that it can be named to whoever is to start it again."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

COMMAND, PACKAGE = "captain", "captains_table"


def command() -> str:
    """What to type here for `captain`: its name where the system finds it, otherwise its path, or
    the Python that it runs in."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py" and started.parent.name == PACKAGE:
        return f"{_typed(Path(sys.executable))} -m {PACKAGE}"
    return _typed(started) if started.name == COMMAND and started.exists() else COMMAND


def _typed(program: Path) -> str:
    """A program by its name where the system finds it by that, otherwise by its path from here."""
    found, program = shutil.which(program.name), program.absolute()
    if found and Path(found).absolute() == program:
        return program.name
    here = Path.cwd()
    return shlex.quote(str(program.relative_to(here) if program.is_relative_to(here) else program))
