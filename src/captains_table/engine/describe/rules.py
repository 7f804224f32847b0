"""The rules of a game and our rulings, from its register."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from captains_table.engine.describe.markdown import french, one_line
from captains_table.engine.game import Game
from captains_table.engine.register import Rule, register
from captains_table.engine.words import words


def rules_page(game: Game, lang: str) -> str:
    """All entries by section, in the order of the rulebook; rulings of our own are marked."""
    head = Path(__file__).with_name(f"rules.{lang}.md").read_text(encoding="utf-8")
    title = words(game.folder, lang).say("title")
    parts = [head.format(title=title, name=game.name).rstrip() + "\n"]
    entries = register(game.folder).values()
    for section, rules in groupby(entries, key=lambda rule: rule.section[lang]):
        parts += [f"## {section}\n", *(_entry(rule, lang) for rule in rules), ""]
    page = "\n".join(parts).rstrip() + "\n"
    return french(page) if lang == "fr" else page


def _entry(rule: Rule, lang: str) -> str:
    marks = {"en": ("house ruling", "option"), "fr": ("décision maison", "option")}
    house, option = marks[lang]
    also = [house] if rule.house else []
    also += [f"{option} `{rule.option}`"] if rule.option else []
    mark = f" *({', '.join(also)})*" if also else ""
    return f"- **{rule.id}**{mark} {one_line(rule.text[lang])}"
