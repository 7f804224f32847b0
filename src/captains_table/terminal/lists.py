"""The lists: which games there are, and the rules of one."""

from __future__ import annotations

from itertools import groupby

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

import captains_table as ct
from captains_table.engine.register import Rule, register
from captains_table.engine.words import LANGUAGES, words
from captains_table.terminal.help import HOUSE, rule_list
from captains_table.terminal.prose import indented
from captains_table.terminal.screen import Screen


def games_list(screen: Screen) -> list[RenderableType]:
    """All games, a line each."""
    grid = Grid(
        title=Text(screen.say("games-title"), "brass"),
        box=box.ROUNDED,
        border_style="sea",
        header_style="faint",
    )
    for head in ("name", "game", "players", "languages", "actions", "rules"):
        grid.add_column(screen.say(f"col-{head}"))
    for name in ct.games():
        game = ct.game(name)
        grid.add_row(
            Text(name, "name"),
            words(game.folder, screen.lang).say("title"),
            f"{game.seats[0]}-{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0]),
            ", ".join(LANGUAGES),
            str(game.actions),
            game.rules,
        )
    return [grid, indented(screen.say("games-hint", game=ct.games()[0]), "faint")]


def rules_list(
    screen: Screen, game: ct.Game, only: str | None, rulings: bool
) -> list[RenderableType]:
    """The rules by section, or the rulings, or a single entry."""
    entries = list(register(game.folder).values())
    if only is not None:
        entries = [rule for rule in entries if rule.id.lower() == only.lower()]
        if not entries:
            raise ct.TableError(f"rules: {game.title} has no rule {only!r}")
    elif rulings:
        entries = [rule for rule in entries if rule.is_ruling]
    title = words(game.folder, screen.lang).say("title")
    parts: list[RenderableType] = []
    if only is None:
        heading = screen.say("rulings-of" if rulings else "rules-of", title=title)
        parts.append(Text(heading, "brass", justify="center"))
        parts.append(indented(screen.say("rules-note", mark=HOUSE), "faint"))
    for section, rules in groupby(entries, key=lambda rule: rule.section[screen.lang]):
        parts.append(Line(Text(section, "lamp"), style="sea", align="left"))
        for rule in rules:
            parts.append(Padding(rule_list(screen, [rule]), (0, 1)))
            if rule.option:
                parts.append(indented(_option(screen, game, rule), "kelp"))
    return parts


def _option(screen: Screen, game: ct.Game, rule: Rule) -> str:
    """The setting that changes a ruling, with its values and the usual one."""
    option = next(option for option in game.options if option.name == rule.option)
    values = [str(value).lower() for value in option.values]
    values[0] = screen.say("option-default", value=values[0])
    return screen.say("option-line", option=option.name, values=", ".join(values))
