"""What a game declares, as pages for people: `reference/GAME.md` (decisions, actions, chance,
events, options, facts, observation), `positions/GAME.md` (the fields of its positions) and
`rules/GAME.md` (its register; in French under `fr`).

`python -m captains_table.engine.describe DIR` writes them, for each game that is there.
"""

from __future__ import annotations

from pathlib import Path

from captains_table.engine.describe.positions import describe
from captains_table.engine.describe.reference import reference
from captains_table.engine.describe.rules import rules_page
from captains_table.engine.game import Game
from captains_table.engine.words import LANGUAGES


def pages(game: Game) -> dict[str, str]:
    """The pages of a game, by where they lie in the folder."""
    made = {
        f"reference/{game.name}.md": reference(game),
        f"positions/{game.name}.md": describe(game),
    }
    for lang in LANGUAGES:
        folder = "rules" if lang == LANGUAGES[0] else f"{lang}/rules"
        made[f"{folder}/{game.name}.md"] = rules_page(game, lang)
    return made


def write_pages(folder: Path, games: list[Game]) -> None:
    """Write the pages of these games."""
    for game in games:
        for name, text in pages(game).items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
