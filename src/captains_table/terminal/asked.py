"""`captain play GAME --NAME VALUE`: any option of that game, as if it were one of the command's."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from captains_table.terminal.command_line import Command
from captains_table.terminal.evening import stages
from captains_table.terminal.lists import options_list
from captains_table.terminal.screen import Screen
from captains_table.terminal.trouble import Trouble


class PlayCommand(Command):
    """A command whose GAME brings options of its own: `--first-player 1` is told to it as
    `--option first_player=1`. Where a name means both, it is the command's."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read what was typed; options of the game are put where the command expects them."""
        words = Words(self.get_params(ctx), args)
        ctx.meta[__name__] = words.game
        return super().parse_args(ctx, words.with_options())

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The command's own help, then the options of the game that was named."""
        super().format_help(ctx, formatter)
        screen = Screen(ctx.find_root().obj)
        for game in stages(ctx.meta[__name__]) if ctx.meta.get(__name__) else ():
            screen.show(*options_list(screen, game, game.options))


class Words:
    """What was typed after a command: its own options, those of a game, and the `game`, the first
    word that belongs to no option; "" where there is none."""

    def __init__(self, own: Iterable[Any], words: Sequence[str]) -> None:
        own = [param for param in own if param.param_type_name == "option"]
        self._flags = {name for param in own if param.is_flag for name in _names(param)}
        self._known = {name for param in own for name in _names(param)}
        self._kept: list[str] = []
        self._given: list[tuple[str, str | None]] = []  # options that are none of the command's
        self.game = ""
        self._read(list(words))

    def _read(self, words: list[str]) -> None:
        while words:
            word = words.pop(0)
            name, equals, value = word.partition("=")
            if word == "--":
                self._kept += [word, *words]
                break
            if not word.startswith("-"):
                self.game = self.game or word
                self._kept.append(word)
            elif name in self._known or not name.startswith("--"):
                takes_one = name in self._known - self._flags and not equals
                self._kept += [word, *(words.pop(0) for _ in words[:takes_one])]
            else:
                told = value if equals else (words.pop(0) if words else None)
                self._given.append((name, told))

    def with_options(self) -> list[str]:
        """The same with each option of the game as the command knows it; Trouble where the game
        has none of that name."""
        if not self._given or not self.game:
            return [*self._kept, *(name for name, _ in self._given)]
        there = [option.name for game in stages(self.game) for option in game.options]
        dashed = {f"--{name.replace('_', '-')}": name for name in there}
        told = []
        for name, value in self._given:
            option = dashed.get(name.replace("_", "-"))
            if option is None:
                listed = ", ".join(sorted([*dashed, *(n for n in self._known if n[:2] == "--")]))
                raise Trouble("no-such-game-option", game=self.game, name=name, there=listed)
            if value is None:
                raise Trouble("needs-value", name=name)
            told += ["--option", f"{option}={value}"]
        return [*self._kept, *told]


def _names(param: Any) -> list[str]:
    return [*param.opts, *param.secondary_opts]
