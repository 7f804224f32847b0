"""The command `captain`."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import captains_table as ct
from captains_table.engine.errors import Missing
from captains_table.lab.bench import bench_command
from captains_table.new_game import lay_out
from captains_table.terminal.content import content_app
from captains_table.terminal.crew import crew, seat_players
from captains_table.terminal.files import Keeper, read_table
from captains_table.terminal.lists import games_list, rules_list
from captains_table.terminal.options import has_option, read_options, rehearse, stages
from captains_table.terminal.play import Play
from captains_table.terminal.replay import Replay
from captains_table.terminal.screen import PAUSE, Screen


class Captain(TyperGroup):
    """What we refuse is one line on the error stream, never a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except ct.TableError as error:
            typer.echo(f"captain: {error}", err=True)
            raise typer.Exit(2) from None
        except (KeyboardInterrupt, EOFError) as left:
            typer.echo()
            raise typer.Exit(130 if isinstance(left, KeyboardInterrupt) else 0) from None


app = typer.Typer(cls=Captain, no_args_is_help=True, add_completion=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name, as `captain games` says.")]
Lang = Annotated[
    str | None, typer.Option(help="en or fr; your system's language if you say nothing.")
]


@app.callback()
def captain() -> None:
    """A table for board games: play them, read their rules, look at games you saved."""


@app.command()
def play(
    game: GameName,
    seats: Annotated[
        int | None,
        typer.Option(help="How many sit at the table; as many as is usual if you say nothing."),
    ] = None,
    lang: Lang = None,
    seed: Annotated[
        str | None, typer.Option(help="The same seed gives the same game, bots included.")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, counted from 0.")] = None,
    hot_seat: Annotated[
        bool,
        typer.Option("--hot-seat", help="Several people share this keyboard, screen cleared."),
    ] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Bots play, you look on.")] = False,
    players: Annotated[
        str,
        typer.Option(help="Bots by name (a,b,...), or one name a seat, with `person` for people."),
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="name=value; `captain rules GAME` names them.")
    ] = None,
    content: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Sea of Legends with a content pack of your own."),
    ] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game there, move by move.")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses for bots' moves.")] = False,
    intro: Annotated[bool, typer.Option(help="Begin with the game in one screen.")] = True,
) -> None:
    """Play a game in this terminal; `lumarathon` is Oh Captain!, then Nomads."""
    if content is not None:
        option = [*(option or ()), f"content={content}"]
    screen = Screen(lang, pause=0 if fast else PAUSE)
    keeper = Keeper(save, load)
    drawn_from = _seed(seed)
    evening = stages(game)
    if load is None:
        chosen = read_options(evening, option or [])
        table = _new_table(evening[0], seats, drawn_from, chosen)
    else:
        table = _loaded(game, load, {"seats": seats, "seed": seed})
        chosen = read_options(evening[evening.index(table.game) + 1 :], option or [])
    names = [name.strip() for name in players.split(",") if name.strip()]
    names_by_seat = crew(table.seats, names, seat, hot_seat, watch)

    def sitting(table: ct.Table, keeper: Keeper, is_new: bool, more: list[str] | None) -> Play:
        """A game of the evening; `more` are the options of the one that follows, if one does."""
        bots = seat_players(names_by_seat, drawn_from)
        seed = drawn_from if is_new else None
        asked = shlex.join([game, *(word for text in more or () for word in ("--option", text))])
        return Play(
            screen,
            table,
            names_by_seat,
            bots,
            keeper,
            seed,
            asked,
            introduces=intro and is_new,
            goes_on=more is not None,
        )

    if table.game is evening[-1]:
        sitting(table, keeper, load is None, None).run()
        return
    second = evening[-1]
    rehearse(second, table.seats, chosen[second.name])
    second_keeper = Keeper(save and save.with_stem(f"{save.stem}-{second.name}"), None)
    more = [text for text in option or () if has_option(second, text)]
    sitting(table, keeper, load is None, more).run()
    if table.outcome is not None:
        options = {**chosen[second.name], "after": table.log}
        table = ct.Table(second.name, None, drawn_from, options)
        sitting(table, second_keeper, True, None).run()


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
            raise ct.BadOption(f"{name}: cannot be chosen with --load, the saved game goes on")
    table = read_table(file)
    if table.game not in stages(game):
        raise ct.BadLog(f"{file}: this is a game of {table.game.title}, not of {game}")
    return table


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    lang: Lang = None,
    seat: Annotated[int | None, typer.Option(help="See what this seat saw, from 0.")] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Hide nothing; only for games that are over.")
    ] = False,
) -> None:
    """Look at a saved game, step by step."""
    Replay(Screen(lang), file, seat, everything).run()


@app.command()
def games(lang: Lang = None) -> None:
    """List the games."""
    screen = Screen(lang)
    screen.show(*games_list(screen))


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="One entry only.")] = None,
    lang: Lang = None,
    rulings: Annotated[bool, typer.Option("--rulings", help="Our own rulings only.")] = False,
) -> None:
    """Read the rules of a game, in our own words."""
    screen = Screen(lang)
    screen.show(*rules_list(screen, ct.game(game), rule, rulings))


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen at. [127.0.0.1; with --lan 0.0.0.0]")
    ] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any that is free.")] = 8000,
    store: Annotated[
        str, typer.Option(envvar="CAPTAIN_STORE", help="sqlite:///FILE or postgresql://...")
    ] = "sqlite:///captains-table.db",
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes; more than one need PostgreSQL.")
    ] = 1,
    lan: Annotated[
        bool, typer.Option("--lan", help="For everybody in this house; shows a QR code.")
    ] = False,
    public_url: Annotated[
        str, typer.Option(envvar="CAPTAIN_PUBLIC_URL", help="What browsers see, behind a proxy.")
    ] = "",
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open a browser here.")
    ] = False,
    limit: Annotated[
        list[str] | None, typer.Option(help="name=number; docs/host.md names them.")
    ] = None,
    log: Annotated[
        str | None, typer.Option(help="json or plain; plain on a terminal if you say nothing.")
    ] = None,
) -> None:
    """Put the table into the browser."""
    # Only here: other commands start faster without the server, and some do without it.
    try:
        from captains_table.server.house import Settings
        from captains_table.server.limits import Limits
        from captains_table.server.push import Push
        from captains_table.server.serve import Plan
        from captains_table.server.serve import serve as serve_here
    except ModuleNotFoundError as error:
        raise Missing(
            f"serve: {error.name} is not there; pip install 'captains-table[server]' brings it"
        ) from None

    settings = Settings(store, public_url, Limits.read(os.environ, limit or []))
    if key := os.environ.get("CAPTAIN_PUSH_KEY"):
        contact = os.environ.get("CAPTAIN_PUSH_CONTACT", settings.push_contact)
        Push(key, contact)  # a bad key is told now
        settings = replace(settings, push_key=key, push_contact=contact)
    host = host or ("0.0.0.0" if lan else "127.0.0.1")
    log = log or ("plain" if sys.stderr.isatty() else "json")
    serve_here(Plan(settings, host, port, workers, log), lan, open_browser)


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="What programs call it: small letters and dashes.")],
    into: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="As a package of its own, in a new folder."),
    ] = None,
) -> None:
    """Lay out a new game: a small one that can be played at once, to begin from."""
    for file in lay_out(name, into):
        typer.echo(file)


app.command("bench")(bench_command)
app.add_typer(content_app, name="content")
