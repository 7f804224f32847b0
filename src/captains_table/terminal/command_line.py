"""The command line in the language of whoever uses it: its help pages, and what it refuses.

No text is in the commands. What a command does is the message `do-COMMAND` of the terminal's
catalogue, and what an option is for `opt-COMMAND-NAME`, or `opt-NAME` where several commands share
it. A command that has no words there (a tool for developers) says what it says itself, in English.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from itertools import pairwise
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text
from typer._click.exceptions import (
    BadOptionUsage,
    BadParameter,
    ClickException,
    MissingParameter,
    NoArgsIsHelpError,
    NoSuchOption,
    UsageError,
)
from typer.core import TyperCommand, TyperGroup

import captains_table as ct
from captains_table.engine.words import LANGUAGES, language
from captains_table.terminal.commands import commands_of_games, words_of_games
from captains_table.terminal.prose import Prose, indented
from captains_table.terminal.screen import Screen, system_language
from captains_table.terminal.signs import bear_with_the_terminal
from captains_table.terminal.started import command as how_called
from captains_table.terminal.trouble import Trouble

INTERRUPTED = 130


def spoken(words: Sequence[str]) -> str:
    """The language of a command line: what `--lang` says there, or the system's.

    >>> spoken(["play", "--lang", "fr"]), spoken(["games", "--lang=fr"])
    ('fr', 'fr')
    """
    for word, following in pairwise([*words, ""]):
        option, _, value = word.partition("=")
        if option == "--lang" and (value or following) in LANGUAGES:
            return value or following
    return system_language()


def _language(value: str | None) -> str | None:
    """Refuses languages in which there are no words; which it is was read before (`spoken`)."""
    return value if value is None else language(value)


@cache
def _lang() -> Any:
    """The option `--lang`: every command has it, also one that says nothing itself, for it may
    refuse something."""
    app = typer.Typer(add_completion=False)

    @app.command()
    def speak(
        lang: Annotated[
            str | None,
            typer.Option(metavar="en|fr", callback=_language, expose_value=False),
        ] = None,
    ) -> None:
        """Nothing: only its option is wanted."""

    return typer.main.get_command(app).params[0]


def _with_lang(params: list[Any]) -> list[Any]:
    return params if any("--lang" in param.opts for param in params) else [*params, _lang()]


class Command(TyperCommand):
    """A command whose help page is in words of ours."""

    def get_params(self, ctx: Any) -> list[Any]:
        """What it can be told, and the language."""
        return _with_lang(super().get_params(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show our help page in place of the usual one."""
        show_help(self, ctx)


class Group(TyperGroup):
    """Several commands under one name, with our own help page."""

    def get_params(self, ctx: Any) -> list[Any]:
        """What it can be told, and the language."""
        return _with_lang(super().get_params(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show our help page in place of the usual one."""
        show_help(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is meant; what there is not is refused with what there is."""
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            there = self.list_commands(ctx)
            near = get_close_matches(args[0], there) or there
            raise Trouble("no-such-command", name=args[0], there=", ".join(near))
        return super().resolve_command(ctx, args)


class Captain(Group):
    """The whole command. What it refuses is one line on the error stream, never a traceback. The
    commands that games bring are looked for where a name is none of our own, and for a list of all.
    """

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name: ours, or that of a game."""
        return super().get_command(ctx, cmd_name) or commands_of_games().get(cmd_name)

    def list_commands(self, ctx: Any) -> list[str]:
        """Ours, then those of games."""
        ours = super().list_commands(ctx)
        return [*ours, *(name for name in commands_of_games() if name not in ours)]

    def main(self, args: Sequence[str] | None = None, *given: Any, **more: Any) -> Any:
        """Run what was typed, and end the process with its code."""
        words = list(sys.argv[1:] if args is None else args)
        lang = spoken(words)
        try:
            code = super().main(words, *given, **{**more, "standalone_mode": False}, obj=lang)
        except ct.TableError as error:
            sys.exit(_refuse(error.text(lang)))
        except NoArgsIsHelpError:
            sys.exit(2)  # making the error has shown the help
        except ClickException as error:
            here = error.ctx if type(error) is UsageError else None
            if here and isinstance(here.command, Group):
                show_help(here.command, here)  # none of its commands was named
                sys.exit(2)
            sys.exit(_refuse(_in_words(error).text(lang)))
        sys.exit(code or 0)

    def invoke(self, ctx: Any) -> Any:
        """Run a command; Ctrl-C and the end of input end it."""
        try:
            return super().invoke(ctx)
        except (KeyboardInterrupt, EOFError) as left:
            typer.echo()
            code = INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
            raise typer.Exit(code) from None


def _refuse(why: str) -> int:
    bear_with_the_terminal()
    typer.echo(f"captain: {why}", err=True)
    return 2


def _in_words(error: ClickException) -> Trouble:
    """What the parser of the command line found, as we say it."""
    match error:
        case NoSuchOption():
            near = ", ".join(error.possibilities or ())
            return Trouble("no-such-option", name=error.option_name, near=near or "none")
        case BadOptionUsage():
            return Trouble("needs-value", name=error.option_name)
        case MissingParameter() if error.param is not None:
            return Trouble("missing", name=_called(error.param))
        case BadParameter() if error.param is not None:
            return Trouble(
                "bad-value", name=_called(error.param), possible=_possible(error.param) or "none"
            )
    return Trouble("command-line", why=error.format_message())


# Help pages


def show_help(command: Any, ctx: Any) -> None:
    """What a command does, what it can be told, and what commands it has."""
    screen = Screen(ctx.find_root().obj)
    screen.show(Text.assemble((screen.say("usage"), "brass"), f" {_usage(command, ctx)}"))
    screen.show(indented(_does(screen, command, ctx)))
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    options = [p for p in command.get_params(ctx) if p.param_type_name == "option"]
    for title, rows in (
        ("arguments", [(_called(p), _about(screen, ctx, p)) for p in arguments]),
        ("options-title", [(_names(p), _about(screen, ctx, p)) for p in options]),
        ("commands", list(_commands(screen, command, ctx))),
    ):
        if rows:
            screen.show(Text(), Text(screen.say(title), "brass"), _two_columns(rows))


def _usage(command: Any, ctx: Any) -> str:
    pieces = [_called(p) for p in command.params if p.param_type_name == "argument"]
    more = ["COMMAND ..."] if isinstance(command, TyperGroup) else ["[OPTIONS]", *pieces]
    return " ".join([how_called(), *_path(ctx), *more])


def _does(screen: Screen, command: Any, ctx: Any) -> str:
    message = f"do-{'-'.join(_path(ctx)) or 'captain'}"
    return _said(screen, message) or (command.help or "").strip()


def _said(screen: Screen, message: str) -> str:
    """A text of our catalogue, or of that of a game that brings the command."""
    if screen.words.has(message):
        return screen.say(message, command=how_called())
    for catalogue in words_of_games(screen.lang):
        if catalogue.has(message):
            return catalogue.say(message)
    return ""


def _path(ctx: Any) -> list[str]:
    """The names of the commands that led here, without `captain` itself."""
    return ctx.command_path.split()[1:] if ctx.parent is not None else []


def _commands(screen: Screen, command: Any, ctx: Any) -> Iterator[tuple[str, str]]:
    for name in command.list_commands(ctx) if isinstance(command, TyperGroup) else ():
        said = _said(screen, f"do-{'-'.join([*_path(ctx), name])}")
        yield name, said or command.get_command(ctx, name).get_short_help_str(limit=200)


def _about(screen: Screen, ctx: Any, parameter: Any) -> str:
    """What an option is for, and what it is if nobody says anything."""
    name = parameter.name.replace("_", "-")
    for message in (f"opt-{'-'.join([*_path(ctx), name])}", f"opt-{name}"):
        if text := _said(screen, message):
            break
    else:
        text = parameter.help or ""
    usual = parameter.default
    if isinstance(usual, int | float | StrEnum) and not isinstance(usual, bool):
        text = f"{text} ({screen.say('usual-value', value=str(usual))})"
    return f"{text} ({parameter.envvar})" if getattr(parameter, "envvar", None) else text


def _names(option: Any) -> str:
    """How an option is typed, with what comes after it."""
    names = ", ".join((*option.opts, *option.secondary_opts))
    if option.is_flag:
        return names
    return f"{names} {option.metavar or '...'}"


def _called(parameter: Any) -> str:
    """An argument as help pages show it, an option by its name."""
    if parameter.param_type_name == "option":
        return str(parameter.opts[-1])
    name = parameter.metavar or parameter.name.upper()
    return name if parameter.required or name.startswith("[") else f"[{name}]"


def _possible(parameter: Any) -> str:
    """The values that can be chosen from, where they are few."""
    return parameter.metavar if "|" in (parameter.metavar or "") else ""


def _two_columns(rows: Sequence[tuple[str, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="lamp", max_width=34)
    grid.add_column(ratio=1)
    for name, text in rows:
        grid.add_row(Text(f" {name}"), Prose(text))
    return grid
