"""What to read at the table: the introduction, the keys, the rules behind a decision."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

import captains_table as ct
from captains_table.engine.register import Rule, register
from captains_table.engine.words import words
from captains_table.terminal.boards import board
from captains_table.terminal.prose import HARD_SPACE, Prose
from captains_table.terminal.screen import Screen

TYPED = ("cards", "log", "undo", "save", "help", "quit")  # each has a letter and then whole words
KEYS = ("number", "enter", "rules", "choice", *TYPED, "page", "pause")
HOUSE = "⌂"


def introduction(screen: Screen, game: ct.Game) -> RenderableType:
    """The game in one screen, for somebody who has never seen it."""
    catalogue = words(game.folder, screen.lang)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column(ratio=1)
    for line in catalogue.say("summary").splitlines():
        grid.add_row(Text("·", "lamp"), Prose(line))
    between = [Text()] if screen.is_roomy else []
    return Panel(
        Group(Text(catalogue.say("tagline"), "lamp"), *between, grid),
        title=Text(catalogue.say("title"), "brass"),
        title_align="left",
        subtitle=Text(catalogue.say("players-and-time"), "faint"),
        subtitle_align="right",
        border_style="sea",
        padding=(1, 2) if screen.is_roomy else (0, 1),
    )


def help_page(screen: Screen, table: ct.Table) -> RenderableType:
    """What can be typed, and what the signs on the table mean."""
    keys = Grid.grid(padding=(0, 2, 0, 0))
    keys.add_column(style="lamp", no_wrap=True)
    keys.add_column()
    for name in KEYS:
        key = screen.say(f"key-{name}")
        keys.add_row(key.split()[0] if name in TYPED else key, screen.say(f"help-{name}"))
    signs = board(screen, table, table.view(None)).signs()
    return _page(screen, "help-title", keys, Text(), signs)


def cards_page(screen: Screen, table: ct.Table) -> RenderableType:
    """All pieces of the game and what they are good for."""
    return _page(screen, "cards-title", board(screen, table, table.view(None)).pieces())


def rules_page(screen: Screen, table: ct.Table, decision: ct.Decision) -> RenderableType:
    """The rules behind a decision."""
    return _page(screen, "rules-title", _rules(screen, table, decision.kind))


def choice_page(
    screen: Screen, table: ct.Table, decision: ct.Decision, index: int
) -> RenderableType:
    """What one choice means: what is known of those it concerns, and the rules about it."""
    choice = decision.choices[index]
    about = board(screen, table, table.view(decision.seat)).about(choice.action)
    label = Text(choice.label(screen.lang), "name")
    rules = _rules(screen, table, f"{decision.kind}.{choice.action['do']}")
    return _page(screen, "about-choice", label, *map(Prose, about), rules)


def _rules(screen: Screen, table: ct.Table, about: str) -> RenderableType:
    """The rules about a decision, or about one kind of choice there: `captain_choice.buy`."""
    return rule_list(
        screen, [rule for rule in register(table.game.folder).values() if about in rule.asks]
    )


def rule_list(screen: Screen, rules: list[Rule]) -> RenderableType:
    """Rules with their identifiers; a house ruling is marked by a sign and in words."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="sea", no_wrap=True)
    grid.add_column()
    for rule in rules:
        text = Prose(rule.text[screen.lang])
        if rule.house:
            mark = f"{HOUSE} {screen.say('house')}".replace(" ", HARD_SPACE)
            text.append(f" {mark}", "coral")
        grid.add_row(rule.id, text)
    return grid


def _page(screen: Screen, title: str, *parts: RenderableType) -> RenderableType:
    heading = Text(screen.say(title), "brass")
    return Panel(Group(*parts), title=heading, title_align="left", border_style="sea")
