"""The command `captain`."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

import captains_table as ct
from captains_table.engine.errors import Missing
from captains_table.lab.bench import bench_command
from captains_table.new_game import lay_out
from captains_table.terminal.asked import PlayCommand
from captains_table.terminal.command_line import Captain, Command
from captains_table.terminal.crew import PERSON, crew, crew_of_people, seat_players
from captains_table.terminal.evening import follow, rehearse, stages
from captains_table.terminal.files import GameFile, read_table
from captains_table.terminal.lists import games_list, rules_list
from captains_table.terminal.menu import choose
from captains_table.terminal.options import has_option, read_options
from captains_table.terminal.people import people_at
from captains_table.terminal.play import Play
from captains_table.terminal.replay import Replay
from captains_table.terminal.screen import SPEEDS, Screen
from captains_table.terminal.trouble import Trouble

app = typer.Typer(cls=Captain, no_args_is_help=True, add_completion=False)

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Lang = Annotated[str | None, typer.Option(metavar="en|fr")]


class Speed(StrEnum):
    """How long a sentence stays alone."""

    CALM = "calm"
    NORMAL = "normal"
    QUICK = "quick"
    AT_ONCE = "at-once"


@app.callback(invoke_without_command=True)
def captain(
    ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False
) -> None:
    """Everything is a command of its own."""
    if version:
        typer.echo(f"captains-table {ct.__version__}")
    elif ctx.invoked_subcommand is None:
        ctx.get_help()
        raise typer.Exit(2)
    else:
        return
    raise typer.Exit


@app.command(cls=PlayCommand)
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    lang: Lang = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N")] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat")] = False,
    names: Annotated[str, typer.Option(metavar="A,B,...")] = "",
    watch: Annotated[bool, typer.Option("--watch")] = False,
    players: Annotated[str, typer.Option(metavar="A,B,...")] = "",
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    speed: Annotated[Speed, typer.Option(metavar="|".join(SPEEDS))] = Speed.NORMAL,
    fast: Annotated[bool, typer.Option("--fast")] = False,
    intro: Annotated[bool, typer.Option()] = True,
) -> None:
    """Play a game in this terminal."""
    pause = 0 if fast else SPEEDS[speed]
    screen = Screen(lang, pause)
    listed = _listed(players)
    if game is None:
        wanted = choose(screen, seats)
        screen, game, seats = Screen(wanted.lang, pause), wanted.game, wanted.seats
        listed, watch = wanted.players, watch or PERSON not in wanted.players
    file = GameFile(save, load)
    drawn_from = _seed(seed)
    evening = stages(game)
    if load is None:
        chosen = read_options(evening, option or [])
        if seats is None and PERSON in listed and len(listed) in evening[0].seats:
            seats = len(listed)  # who sits where has been said for every seat
        table = _new_table(evening[0], seats, drawn_from, chosen)
    else:
        table = _loaded(game, load, {"seats": seats, "seed": seed})
        chosen = read_options(evening[evening.index(table.game) + 1 :], option or [])
    called = _listed(names)
    if len(called) > 1 and not (listed or hot_seat or watch):  # so many people, and bots
        listed = crew_of_people(table.seats, len(called))
    names_by_seat = crew(table.seats, listed, seat, hot_seat, watch)
    people = people_at(screen, table, names_by_seat, called)

    def sitting(table: ct.Table, file: GameFile, is_new: bool, more: list[str] | None) -> Play:
        """A game of the evening; `more` are the options of the one that follows, if one does."""
        bots = seat_players(names_by_seat, drawn_from)
        seed = drawn_from if is_new else None
        asked = shlex.join([game, *(word for text in more or () for word in ("--option", text))])
        return Play(
            screen,
            table,
            names_by_seat,
            people,
            bots,
            file,
            seed,
            asked,
            introduces=intro and is_new,
            goes_on=more is not None,
        )

    if table.game is evening[-1]:
        sitting(table, file, load is None, None).run()
        return
    second = evening[-1]
    rehearse(table, second, chosen[second.name])
    second_file = GameFile(save and save.with_stem(f"{save.stem}-{second.name}"), None)
    more = [text for text in option or () if has_option(second, text)]
    sitting(table, file, load is None, more).run()
    if table.outcome is not None:
        table = follow(table, second, drawn_from, chosen[second.name])
        sitting(table, second_file, True, None).run()


def _listed(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",") if name.strip()]


def _seed(text: str | None) -> int | str:
    """A number as a number; without a seed one that nobody can guess."""
    if text is None:
        return secrets.token_hex(32)
    if text.removeprefix("-").isdecimal() and len(text) < 20:
        return int(text)
    return text.encode(errors="replace").decode()


def _new_table(
    game: ct.Game, seats: int | None, seed: int | str, chosen: Mapping[str, Mapping[str, Any]]
) -> ct.Table:
    options = chosen[game.name]
    if seats is None and game.seats_implied(options) is None:
        seats = game.usual_seats
    return ct.Table(game.name, seats, seed, options)


def _loaded(game: str, file: Path, given: Mapping[str, Any]) -> ct.Table:
    """A saved game, which brings its seats, options and draws with it."""
    for name, value in given.items():
        if value:
            raise Trouble("with-load", name=f"--{name}")
    table = read_table(file)
    if table.game not in stages(game):
        raise Trouble("other-game", file=str(file), title=table.game.title, game=game)
    return table


@app.command(cls=Command)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    lang: Lang = None,
    seat: Annotated[int | None, typer.Option(metavar="N")] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
) -> None:
    """Look at a saved game, step by step."""
    Replay(Screen(lang), file, seat, everything).run()


@app.command(cls=Command)
def games(lang: Lang = None, everything: Annotated[bool, typer.Option("--all")] = False) -> None:
    """List the games."""
    screen = Screen(lang)
    screen.page(*games_list(screen, everything))


@app.command(cls=Command)
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]")] = None,
    lang: Lang = None,
    rulings: Annotated[bool, typer.Option("--rulings")] = False,
) -> None:
    """Read the rules of a game, or of both games of an evening, in our own words."""
    screen = Screen(lang)
    screen.page(*rules_list(screen, stages(game), rule, rulings))


@app.command(cls=Command)
def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N")] = 8000,
    store: Annotated[
        str, typer.Option(envvar="CAPTAIN_STORE", metavar="URL")
    ] = "sqlite:///captains-table.db",
    workers: Annotated[int, typer.Option(min=1, max=64, metavar="N")] = 1,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    public_url: Annotated[str, typer.Option(envvar="CAPTAIN_PUBLIC_URL", metavar="URL")] = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open")] = False,
    limit: Annotated[list[str] | None, typer.Option(metavar="NAME=N")] = None,
    log: Annotated[str | None, typer.Option(metavar="json|plain")] = None,
) -> None:
    """Put the table into the browser."""
    # Only here: other commands start faster without the server, and some do without it.
    try:
        from captains_table.server.house import Settings
        from captains_table.server.limits import Limits
        from captains_table.server.push import NO_PUSH, Push
        from captains_table.server.serve import Plan
        from captains_table.server.serve import serve as serve_here
    except ModuleNotFoundError as error:
        raise Missing.extra(error.name, "server") from None

    settings = Settings(store, public_url, Limits.read(os.environ, limit or []))
    key, contact = (os.environ.get(f"CAPTAIN_PUSH_{name}", "") for name in ("KEY", "CONTACT"))
    if key not in ("", NO_PUSH):
        Push(key, contact).check()  # a bad key is told now
    settings = replace(settings, push_key=key, push_contact=contact)
    host = host or ("0.0.0.0" if lan else "127.0.0.1")
    log = log or ("plain" if sys.stderr.isatty() else "json")
    serve_here(Plan(settings, host, port, workers, log), lan, open_browser)


@app.command("new-game", cls=Command)
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    into: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
) -> None:
    """Lay out a new game: a small one that can be played at once, to begin from."""
    for file in lay_out(name, into):
        typer.echo(file)


app.command("bench", cls=Command)(bench_command)
