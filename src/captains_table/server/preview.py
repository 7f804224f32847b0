"""What a chat shows of a link that is pasted into it: who invites, and to what. It is no more than
whoever opens the link reads there."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

import captains_table as ct
from captains_table.engine.words import words
from captains_table.server import WORDS
from captains_table.server.store.db import Db

ICON = "icon-512.png"


class Preview(NamedTuple):
    """A title and a sentence."""

    title: str
    text: str
    lang: str


def preview_of(db: Db, table_id: str) -> Preview | None:
    """A table, in its host's language; None where nothing is to be told of it."""
    row = db.table(table_id)
    if row is None or row.game not in ct.game_names():
        return None
    lang: str = row.settings["lang"]
    say = words(WORDS, lang).say
    seats = db.seats(table_id)
    told = {
        "game": words(ct.game(row.game).folder, lang).say("title"),
        "host": seats[row.host].name,
        "free": sum(seat.kind == "open" for seat in seats),
    }
    kind = row.status if row.status in ("waiting", "playing", "over") else "gone"
    if kind == "waiting" and not told["host"]:
        kind = "gone"  # of a rematch: the host has not come yet
    return Preview(say(f"link-{kind}", **told), say(f"link-{kind}-about", **told), lang)


def tags(preview: Preview, home: str) -> str:
    """The same for the head of a page (Open Graph); `home` is the address of the house."""
    locale = {"en": "en_GB", "fr": "fr_FR"}[preview.lang]
    told = {
        "og:title": preview.title,
        "og:description": preview.text,
        "og:site_name": "Captain's Table",
        "og:type": "website",
        "og:locale": locale,
        "og:image": f"{home}/{ICON}",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()
    )
