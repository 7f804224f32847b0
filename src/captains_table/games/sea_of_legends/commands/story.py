"""The command `captain story`: what is told in Sea of Legends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from captains_table.engine.logs import check_header
from captains_table.engine.shelf import game
from captains_table.engine.words import Words, words
from captains_table.games.sea_of_legends.box import CAPTAINS, PORTS
from captains_table.games.sea_of_legends.commands.page_lines import page_lines
from captains_table.games.sea_of_legends.commands.story_check import check_stories
from captains_table.games.sea_of_legends.commands.story_map import write_map
from captains_table.games.sea_of_legends.commands.story_read import GAME, Past, read_story
from captains_table.games.sea_of_legends.content.book import open_book
from captains_table.games.sea_of_legends.content.loading import BUILTIN, builtin, load
from captains_table.games.sea_of_legends.content.vocabulary import ARC_TYPES
from captains_table.games.sea_of_legends.stories.page import story_words
from captains_table.games.sea_of_legends.stories.tale import as_text
from captains_table.terminal.command_line import Command, Group
from captains_table.terminal.screen import Screen
from captains_table.terminal.trouble import Trouble

app = typer.Typer(name="story", cls=Group, no_args_is_help=True)

Folder = Annotated[Path, typer.Argument(metavar="DIR")]
Lang = Annotated[str | None, typer.Option(metavar="en|fr")]


@app.command("check", cls=Command)
def check_command(
    folder: Folder = BUILTIN,
    person: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    missing: Annotated[bool, typer.Option("--missing")] = False,
    lang: Lang = None,
) -> None:
    """Say everything that is wrong with the stories of a pack: file, line and reason."""
    if not folder.is_dir():
        raise Trouble("not-a-folder" if folder.exists() else "no-folder", folder=str(folder))
    checked = check_stories(folder)
    found = [one for one in checked.findings if not person or one.person in person]
    for one in found:
        typer.echo(str(one))
    if missing:
        for place in checked.missing:
            typer.echo(place)
    say = _words(lang).say
    mistakes = sum(not one.is_remark for one in found)
    typer.echo(
        say(
            "story-checked",
            episodes=checked.episodes,
            letters=checked.letters,
            deeds=checked.deeds,
            later=checked.later,
            differing=checked.differing,
            others=checked.of_others,
            missing=len(checked.missing),
            mistakes=mistakes,
            remarks=len(found) - mistakes,
        )
    )
    if mistakes:
        raise typer.Exit(1)


@app.command("read", cls=Command)
def read_command(
    episode: Annotated[str, typer.Argument(metavar="EPISODE")],
    folder: Annotated[Path, typer.Option(metavar="DIR")] = BUILTIN,
    captain: Annotated[str, typer.Option(metavar="NAME")] = "kahina",
    type: Annotated[str, typer.Option(metavar="TYPE")] = "",
    deeds: Annotated[str, typer.Option(metavar="DEED,...")] = "",
    others: Annotated[str, typer.Option(metavar="DEED,...")] = "",
    warmth: Annotated[int, typer.Option(min=0, max=3)] = 0,
    grudge: Annotated[int, typer.Option(min=0, max=3)] = 0,
    relation: Annotated[int, typer.Option(min=-3, max=6)] = 1,
    port: Annotated[str, typer.Option(metavar="PORT")] = "HAV",
    alone: Annotated[bool, typer.Option("--alone")] = False,
    lang: Lang = None,
) -> None:
    """Read an episode or a Postscript: its opening, its choices and what comes of them."""
    if captain not in CAPTAINS:
        raise Trouble("bad-value", name="--captain", possible=", ".join(CAPTAINS))
    if type not in ("", *ARC_TYPES):
        raise Trouble("bad-value", name="--type", possible=", ".join(ARC_TYPES))
    if port not in PORTS:
        raise Trouble("bad-value", name="--port", possible=", ".join(PORTS))
    past = Past(
        captain,
        type,
        [deed for deed in deeds.split(",") if deed],
        [deed for deed in others.split(",") if deed],
        warmth,
        grudge,
        relation,
        port,
        alone,
    )
    screen = Screen(lang)
    book = open_book(builtin() if folder == BUILTIN else load(folder))
    for page in read_story(book, episode, past, screen.lang):
        for line in page_lines(page, _words(lang), screen.width):
            typer.echo(line)
        typer.echo()


@app.command("map", cls=Command)
def map_command(
    to: Annotated[Path, typer.Argument(metavar="TO")] = Path("docs/stories"),
    folder: Annotated[Path, typer.Option(metavar="DIR")] = BUILTIN,
    lang: Lang = None,
) -> None:
    """Write every arc as a picture of its branches, and a page that shows them."""
    book = open_book(builtin() if folder == BUILTIN else load(folder))
    files = write_map(book, story_words(book, Screen(lang).lang), to)
    typer.echo(_words(lang).say("content-copied", count=len(files), folder=str(to)))


@app.command("tale", cls=Command)
def tale_command(
    log: Annotated[Path, typer.Argument(metavar="LOG")],
    to: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N")] = None,
    lang: Lang = None,
) -> None:
    """Tell the whole story of a saved game: as Markdown, or into a file as HTML or Markdown."""
    saved = _read(log)
    check_header(saved)
    if saved["game"] != GAME:
        raise Trouble("other-game", file=str(log), title=game(saved["game"]).title, game=GAME)
    if seat is not None and not 1 <= seat <= saved["seats"]:
        raise Trouble("bad-value", name="--seat", possible=f"1 - {saved['seats']}")
    form = "html" if to is not None and to.suffix in (".html", ".htm") else "markdown"
    text = as_text(saved, Screen(lang).lang, form, None if seat is None else seat - 1)
    if to is None:
        typer.echo(text, nl=False)
    else:
        to.write_text(text, encoding="utf-8")


def _read(file: Path) -> Any:
    """What the file of a game holds."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        raise Trouble("no-saved-game", file=str(file)) from None


def _words(lang: str | None) -> Words:
    """The game's own catalogue, in the language of the screen."""
    return words(Path(__file__).parents[1], Screen(lang).lang)
