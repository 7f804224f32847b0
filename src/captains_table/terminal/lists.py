"""The lists: which games there are, and the rules of one."""

from __future__ import annotations

from itertools import groupby

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import captains_table as ct
from captains_table.engine.register import register
from captains_table.engine.words import LANGUAGES, words
from captains_table.terminal.help import HOUSE, rule_list
from captains_table.terminal.prose import heading, indented
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
    for name in ct.game_names():
        game = ct.game(name)
        grid.add_row(
            Text(name, "name"),
            words(game.folder, screen.lang).say("title"),
            f"{game.seats[0]}-{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0]),
            ", ".join(LANGUAGES),
            str(game.actions),
            game.rules,
        )
    hints = [screen.say("games-hint", game=ct.game_names()[0]), screen.say("games-lumarathon")]
    return [grid, *(indented(hint, "faint") for hint in hints)]


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
    parts: list[RenderableType] = []
    if only is None:
        title = words(game.folder, screen.lang).say("title")
        message = "rulings-of" if rulings else "rules-of"
        parts.append(indented(screen.say(message, title=title), "brass"))
        parts.append(indented(screen.say("rules-note", mark=HOUSE), "faint"))
    for section, rules in groupby(entries, key=lambda rule: rule.section[screen.lang]):
        parts.append(heading(section, "sea"))
        for rule in rules:
            parts.append(Padding(rule_list(screen, [rule]), (0, 1), expand=False))
            if rule.option:
                parts.append(indented(screen.say("see-option", option=rule.option), "kelp"))
    options = [o for o in game.options if only is None or o.name == entries[0].option]
    if options:
        parts += [heading(screen.say("options"), "sea"), _options(screen, game, options)]
    return parts


def _options(screen: Screen, game: ct.Game, options: list[ct.Option]) -> RenderableType:
    """What can be agreed before a game, as it is typed and in words."""
    catalogue = words(game.folder, screen.lang)
    grid = Grid.grid(padding=(0, 1))
    for option in options:
        grid.add_row(Text(catalogue.option(option), "name"))
        for value in option.values:
            plain, told = str(value).lower(), catalogue.option_value(option, value)
            usual = f" ({screen.say('usual')})" if value is option.default else ""
            grid.add_row(Text(f"  {option.name}={plain}", "kelp"), told + usual)
        if option.kind == "data":
            own = catalogue.option_value(option, "own")
            grid.add_row(Text(f"  {option.name}={screen.say('file')}", "kelp"), own)
    return grid
