"""An evening of two games, as it is told at each of its tables."""

from __future__ import annotations

from functools import cache

import captains_table as ct
from captains_table.engine.contract import Evening
from captains_table.engine.shelf import evenings
from captains_table.engine.words import words
from captains_table.server.live import Live
from captains_table.server.messages import EveningInfo
from captains_table.server.socket_messages import Following, GameBefore


@cache
def second_game(first: str, seats: int) -> tuple[ct.Game, Evening] | None:
    """The game that can follow that one with so many people."""
    for _, game in evenings().values():
        if game.evening is not None and game.evening.after == first and seats in game.seats:
            return game, game.evening
    return None


def evening_info(first: ct.Game, lang: str) -> EveningInfo | None:
    """The evening that begins with a game."""
    found = [(seats, second_game(first.name, seats)) for seats in first.seats]
    seats = [count for count, second in found if second is not None]
    if not seats:
        return None
    second = next(second for _, second in found if second is not None)
    catalogue = words(second[0].folder, lang)
    title, tagline = catalogue.say("evening-title"), catalogue.say("evening-tagline")
    return EveningInfo(second[1].name, second[0].name, title, tagline, seats)


def following(live: Live, lang: str) -> Following | None:
    """The game that can follow this one."""
    second = second_game(live.row.game, live.row.seats)
    if second is None or live.row.status not in ("waiting", "playing", "over"):
        return None
    game, agreed = second[0], live.row.settings.get("goes_on", False)
    catalogue = words(game.folder, lang)
    return Following(game.name, catalogue.say("evening-title"), catalogue.say("evening-on"), agreed)


def game_before(live: Live, lang: str) -> GameBefore | None:
    """How the game before ended, whose people go on here."""
    evening = ct.game(live.row.game).evening
    told = live.row.options.get(evening.option) if evening is not None else None
    if evening is None or not isinstance(told, dict):
        return None
    first, before = ct.game(evening.after), evening.kept(told)
    catalogue = words(first.folder, lang)
    return GameBefore(
        game=first.name,
        title=catalogue.say("title"),
        scores=list(before.scores),
        ranking=[list(tied) for tied in before.ranking],
        personas=[
            catalogue.say(f"{first.persona}-{who}") if who else "" for who in before.personas
        ],
    )
