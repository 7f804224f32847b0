"""Pictures of boards for the documentation, taken while a test plays: `make pictures`."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Any

from PIL import Image

from tests.browser.person import Person

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
COLOURS = 256
# What one can do at the moments that show most of a game, where there are many kinds of them.
SCENES = {"sea-of-legends": "sail"}


def is_scene(frame: dict[str, Any]) -> bool:
    """Whether this is such a moment."""
    wanted = SCENES.get(frame["table"]["game"])
    return wanted is None or any(choice["action"]["do"] == wanted for choice in frame["choices"])


def picture(person: Person, name: str) -> None:
    """What this person sees now, where pictures are wanted."""
    if not os.environ.get("CAPTAIN_PICTURES"):
        return
    FOLDER.mkdir(exist_ok=True)
    person.page.mouse.move(0, 0)
    seen = Image.open(io.BytesIO(person.page.screenshot()))
    octree = Image.Quantize.FASTOCTREE  # keeps the colours of small things
    fewer = seen.convert("RGB").quantize(COLOURS, octree, dither=Image.Dither.NONE)
    fewer.save(FOLDER / f"{name}.png", optimize=True)
