"""Which pages the manual has, in which order, and what the site itself says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import captains_table as ct

HOME = "docs/README.md"


@dataclass(frozen=True)
class Part:
    """A part of the manual: its title, and its pages by their files."""

    title: str
    pages: tuple[str, ...]


def _each_game(folder: str) -> tuple[str, ...]:
    return tuple(f"docs/{folder}/{name}.md" for name in ct.game_names())


CONTENTS = {
    "en": (
        Part("", (HOME,)),
        Part("Play", ("docs/play.md", "docs/how-to-play.md", *_each_game("rules"))),
        Part("Host", ("docs/host.md", "docs/reliability.md")),
        Part("Own the box", ("docs/own-the-box.md", "docs/nomads-values.md")),
        Part("Design", ("docs/design.md", "docs/sea-balance.md")),
        Part("Study", ("docs/study.md", "docs/benchmarks.md")),
        Part(
            "Write stories",
            (
                "docs/stories/bible.md",
                "docs/stories/format.md",
                "docs/stories/bible-people.md",
                "docs/stories/bible-factions-and-arcs.md",
                "docs/stories/bible-deeds.md",
                "docs/stories/bible-samples.md",
                "docs/sea-content.md",
            ),
        ),
        Part("Add a game", ("docs/add-a-game.md",)),
        Part("Reference", ("docs/api.md", *_each_game("reference"), *_each_game("positions"))),
        Part("Maintain", ("CONTRIBUTING.md", "docs/server.md", "web/README.md")),
    ),
    "fr": (
        Part("", ("docs/fr/README.md",)),
        Part("Jouer", ("docs/fr/play.md", "docs/fr/how-to-play.md", *_each_game("fr/rules"))),
        Part("Héberger", ("docs/fr/host.md",)),
    ),
}

# What the site says around the pages.
WORDS = {
    "en": {
        "lang": "en",
        "brand": "Captain's Table",
        "skip": "To the content",
        "menu": "All pages",
        "here": "On this page",
        "search": "Search",
        "search-label": "Search the manual",
        "found": "Found",
        "none": "Nothing found",
        "day": "By day",
        "night": "By night",
        "markdown": "This page as Markdown",
        "before": "Back",
        "after": "On",
        "other": "Français",
        "other-lang": "fr",
    },
    "fr": {
        "lang": "fr",
        "brand": "La Table du capitaine",
        "skip": "Au contenu",
        "menu": "Toutes les pages",
        "here": "Sur cette page",
        "search": "Chercher",
        "search-label": "Chercher dans le manuel",
        "found": "Trouvé",
        "none": "Rien trouvé",
        "day": "De jour",
        "night": "De nuit",
        "markdown": "Cette page en Markdown",
        "before": "Précédente",
        "after": "Suivante",
        "other": "English",
        "other-lang": "en",
    },
}


def files(lang: str) -> Iterator[str]:
    """All pages in that language, in their order."""
    return (file for part in CONTENTS[lang] for file in part.pages)


def address(file: str) -> str:
    """Where a page lies in the site, without its ending: a README is the first of its folder."""
    path = file.removesuffix(".md").removeprefix("docs/").lower()
    path = "client" if file == "web/README.md" else path
    return path.removesuffix("readme") + "index" if path.endswith("readme") else path


def twin(file: str, lang: str) -> str:
    """The same page in another language, or else that language's first page."""
    bare = file.removeprefix("docs/").removeprefix("fr/")
    there = f"docs/{bare}" if lang == "en" else f"docs/{lang}/{bare}"
    return there if there in files(lang) else CONTENTS[lang][0].pages[0]
