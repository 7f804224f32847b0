"""Pictures of boards for the documentation, taken while a test plays: `make pictures`."""

from __future__ import annotations

import io
import os
from pathlib import Path

from PIL import Image

from tests.browser.person import Person

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
COLOURS = 256
# The decision that shows most of a game, where its choices are of many kinds.
SCENES = {"sea-of-legends": "turn"}


def picture(person: Person, name: str) -> None:
    """What this person sees now, where pictures are wanted."""
    if not os.environ.get("CAPTAIN_PICTURES"):
        return
    FOLDER.mkdir(exist_ok=True)
    person.page.mouse.move(0, 0)
    seen = Image.open(io.BytesIO(person.page.screenshot()))
    seen.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(
        FOLDER / f"{name}.png", optimize=True
    )
