"""The lists: which games there are, and the rules of one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import captains_table as ct
from captains_table.engine.register import Rule, register
from captains_table.engine.shelf import evenings
from captains_table.engine.words import LANGUAGES, words
from captains_table.terminal.help import HOUSE, rule_list
from captains_table.terminal.prose import heading, indented
from captains_table.terminal.screen import Screen
from captains_table.terminal.started import command
from captains_table.terminal.trouble import Trouble


def games_list(screen: Screen, everything: bool) -> list[RenderableType]:
    """All games: for how many, how long and what they are about; with `everything` also what
    programs ask for."""
    grid = Grid(
        title=Text(screen.say("games-title"), "brass"),
        box=box.ROUNDED,
        border_style="sea",
        header_style="faint",
    )
    heads = ("game", "name", "players", "minutes", "about")
    for head in ("name", "languages", "actions", "rules") if everything else heads:
        grid.add_column(screen.say(f"col-{head}"), no_wrap=head in ("name", "rules"))
    for name in ct.game_names():
        game = ct.game(name)
        say = words(game.folder, screen.lang).say
        if everything:
            grid.add_row(Text(name, "name"), ", ".join(LANGUAGES), str(game.actions), game.rules)
        else:
            seats = "-".join(map(str, sorted({game.seats[0], game.seats[-1]})))
            about = (say("minutes"), say("tagline"))
            grid.add_row(say("title"), Text(name, "name"), seats, *about)
    hints = [screen.say("games-hint", command=command(), game=ct.game_names()[0])]
    for name, (_, second) in evenings().items():
        tagline = words(second.folder, screen.lang).say("evening-tagline")
        hints.append(screen.say("games-evening", command=command(), tagline=tagline, name=name))
    hints.append(screen.say("games-menu", command=command()))
    return [grid, *(indented(hint, "faint") for hint in hints)]


def rules_list(
    screen: Screen, games: Sequence[ct.Game], only: str | None, rulings: bool
) -> list[RenderableType]:
    """The rules of a game, or of both games of an evening, by section; or the rulings, or a single
    entry."""
    parts: list[RenderableType] = []
    for game in games:
        entries = list(register(game.folder).values())
        if only is not None:
            entries = [rule for rule in entries if rule.id.lower() == only.lower()]
        elif rulings:
            entries = [rule for rule in entries if rule.is_ruling]
        if entries:
            parts += _rules_of(screen, game, entries, only, rulings)
    if only is not None and not parts:
        titles = ", ".join(game.title for game in games)
        asked = {"title": titles, "rule": only, "game": games[0].name}
        raise Trouble("no-such-rule", command=command(), **asked)
    return parts


def _rules_of(
    screen: Screen, game: ct.Game, entries: list[Rule], only: str | None, rulings: bool
) -> list[RenderableType]:
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
        parts += options_list(screen, game, options)
    return parts


def options_list(
    screen: Screen, game: ct.Game, options: Sequence[ct.Option]
) -> list[RenderableType]:
    """What can be agreed before a game, under a heading."""
    return [heading(screen.say("options"), "sea"), _options(screen, game, options)]


def _options(screen: Screen, game: ct.Game, options: Sequence[ct.Option]) -> RenderableType:
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
