"""A real Chromium: an installed one where there is one, else the one of @sparticuz/chromium."""

from __future__ import annotations

import subprocess
from functools import cache
from shutil import which

import pytest

from tools.npm import WEB, environment

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNPACK = (
    "import('@sparticuz/chromium').then(async (m) => console.log(await m.default.executablePath()))"
)
# No sandbox: tests may run as root; no requests of its own to anybody.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@cache
def executable() -> str:
    """Where it is. Without one, the run fails: nothing is passed over in silence."""
    for name in NAMES:
        if found := which(name):
            return found
    env = environment()
    node = which("node", path=env["PATH"]) or "node"
    unpacked = subprocess.run(
        [node, "--eval", UNPACK], cwd=WEB, env=env, capture_output=True, text=True, check=False
    )
    if unpacked.returncode:
        pytest.exit("there is no Chromium: install one, or run `make test`", returncode=1)
    return unpacked.stdout.strip()
