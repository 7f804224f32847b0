"""The games: every folder here that has a `game.py`, and those that other packages bring.

Nothing is listed. A package brings a game with an entry point of the group `captains_table.games`,
whose name is the game's and whose value says where its `Game` stands:

    [project.entry-points."captains_table.games"]
    pearls = "pearls.game:PEARLS"

What is wrong with somebody's package is said in one line, and its game is left out.
"""

from __future__ import annotations

import logging
import re
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from captains_table.engine.errors import BadDeclaration
from captains_table.engine.game import Game
from captains_table.engine.register import register
from captains_table.engine.shelf import Found, add_games
from captains_table.engine.words import LANGUAGES, words

HERE = Path(__file__).parent
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NEEDED = ("title", "tagline", "minutes")  # what a list of games says of each
OF_AN_EVENING = ("evening-title", "evening-tagline")

log = logging.getLogger(__name__)


def folders() -> Found:
    """The games in this folder."""
    found = sorted(file.parent.name for file in HERE.glob("*/game.py"))
    return {folder.replace("_", "-"): partial(_in_folder, folder) for folder in found}


@cache
def _in_folder(folder: str) -> Game:
    """The one `Game` that a folder's `game.py` holds."""
    there = vars(import_module(f"{__name__}.{folder}.game")).values()
    (game,) = (value for value in there if isinstance(value, Game))
    return game


@cache
def brought() -> Found:
    """The games of other packages, each of them whole enough to stand on the shelf."""
    found: dict[str, Game] = {}
    for point in entry_points(group=__name__):
        try:
            if point.name in found or point.name in folders():
                raise BadDeclaration("there is another game of that name")
            found[point.name] = _from_package(point)
        except (Exception, SystemExit) as error:
            reason = f"{type(error).__name__}: {error}".splitlines()[0]
            log.warning("the game %s (%s) is left out: %s", point.name, point.value, reason)
    return {name: partial(_as_it_is, game) for name, game in found.items()}


def _from_package(point: EntryPoint) -> Game:
    """The game of an entry point, if everybody could be told of it."""
    game = point.load()
    if not isinstance(game, Game):
        raise BadDeclaration("this is no Game")
    if game.name != point.name or not NAME.fullmatch(game.name):
        raise BadDeclaration(f"it calls itself {game.name!r}")
    if not game.package:
        raise BadDeclaration("a game stands in a folder of its own, a package")
    needed: tuple[str, ...] = NEEDED
    if game.evening is not None:
        needed += OF_AN_EVENING
        if not NAME.fullmatch(game.evening.name):
            raise BadDeclaration(f"its evening calls itself {game.evening.name!r}")
        if game.evening.option not in [option.name for option in game.options]:
            raise BadDeclaration(f"its evening has no option {game.evening.option!r}")
    for lang in LANGUAGES:
        said = {message: words(game.folder, lang).say(message) for message in needed}
        int(said["minutes"])
    register(game.folder)
    return game


def _as_it_is(game: Game) -> Game:
    return game


add_games(folders(), brought)
