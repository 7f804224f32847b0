"""`captain play` without a game: what is to be played, by whom, in which language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table as Grid
from rich.text import Text

import captains_table as ct
from captains_table.engine.shelf import evenings
from captains_table.engine.words import LANGUAGES, words
from captains_table.players import players_of
from captains_table.terminal.crew import DEFAULT, PERSON
from captains_table.terminal.evening import stages
from captains_table.terminal.prose import Prose
from captains_table.terminal.screen import Screen
from captains_table.terminal.trouble import Trouble


@dataclass(frozen=True)
class Wanted:
    """What somebody has chosen: as if it had been typed."""

    game: str
    seats: int
    players: list[str]  # by seat
    lang: str


def choose(screen: Screen, seats: int | None) -> Wanted:
    """Ask for everything, with something usual to take by Enter. Without a keyboard it is refused:
    nobody could answer."""
    if not screen.is_live:
        raise Trouble("no-game", there=", ".join([*ct.game_names(), *evenings()]))
    screen, game = _game(screen)
    first, *more = stages(game)
    possible = [n for n in first.seats if all(n in after.seats for after in more)]
    usual = min(first.usual_seats, possible[-1])
    seats = seats if seats in possible else _seats(screen, possible, usual)
    people = _people(screen, seats)
    bots = seats - people
    bot = _bot(screen, first) if bots else DEFAULT
    return Wanted(game, seats, [PERSON] * people + [bot] * bots, screen.lang)


def _game(screen: Screen) -> tuple[Screen, str]:
    """A game or an evening by its number, after as many changes of the language as somebody
    likes."""
    names = [*ct.game_names(), *evenings()]
    others = _show_games(screen, names)
    while True:
        answer = screen.ask(screen.say("menu-game", last=len(names))).lower()
        if answer in others:
            screen = Screen(answer, screen.pause)
            others = _show_games(screen, names)
        elif answer in names:
            return screen, answer
        elif answer in screen.say("key-quit").split():
            raise EOFError
        elif (number := _number(screen, answer, 1, len(names))) is not None:
            return screen, names[number - 1]


def _show_games(screen: Screen, names: Sequence[str]) -> list[str]:
    """The menu, and the languages that one can change to from there."""
    others = [lang for lang in LANGUAGES if lang != screen.lang]
    screen.clear()
    screen.show(Text(screen.say("menu-title"), "brass"), Text())
    screen.show(_listed([_told(screen, name) for name in names]), Text())
    for lang in others:
        screen.tell("menu-language", "faint", key=lang, name=screen.say(f"language-{lang}"))
    return others


def _told(screen: Screen, name: str) -> tuple[str, str]:
    """A game in two lines: its title, and what it is about."""
    if name in evenings():
        titles = [words(game.folder, screen.lang).say("title") for game in stages(name)]
        called = words(stages(name)[-1].folder, screen.lang).say("evening-title")
        return called, screen.say("menu-evening", games=" + ".join(titles))
    catalogue = words(ct.game(name).folder, screen.lang)
    return catalogue.say(
        "title"
    ), f"{catalogue.say('players-and-time')}. {catalogue.say('tagline')}"


def _seats(screen: Screen, possible: Sequence[int], usual: int) -> int:
    least, most = possible[0], possible[-1]
    if least == most:
        return least
    question = screen.say("menu-seats", least=least, most=most, usual=usual)
    return _asked(screen, question, least, most, usual)


def _people(screen: Screen, seats: int) -> int:
    """How many of them are people: one, if nobody says anything else; none look on."""
    return _asked(screen, screen.say("menu-people", most=seats), 0, seats, 1)


def _bot(screen: Screen, game: ct.Game) -> str:
    """Which bot sits on the other seats; the strongest, if nobody says anything else."""
    names = players_of(game)
    if len(names) == 1:
        return names[0]
    screen.show(_listed([(name, screen.say(f"bot-{name}")) for name in names]))
    last = len(names)
    return names[_asked(screen, screen.say("menu-bot", last=last), 1, last, last) - 1]


def _asked(screen: Screen, question: str, least: int, most: int, usual: int) -> int:
    """A number from a range; by Enter the usual one."""
    while True:
        if not (answer := screen.ask(question)):
            return usual
        if (number := _number(screen, answer, least, most)) is not None:
            return number


def _number(screen: Screen, answer: str, least: int, most: int) -> int | None:
    """The number that was typed; if it is none of these, that is said."""
    if answer.isdecimal() and len(answer) < 4 and least <= int(answer) <= most:
        return int(answer)
    screen.tell("menu-numbers", "coral", least=least, most=most)
    return None


def _listed(rows: Sequence[tuple[str, str]]) -> Grid:
    """Numbers, names and what there is to say about them."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="lamp", justify="right")
    grid.add_column(style="name", no_wrap=True)
    grid.add_column()
    for number, (name, about) in enumerate(rows, 1):
        grid.add_row(str(number), name, Prose(about))
    return grid
