"""The shelf: which games there are, and their rules, in the reader's language."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from pathlib import Path

import captains_table as ct
from captains_table.engine import words as engine_words
from captains_table.engine.register import register
from captains_table.engine.words import Words, words
from captains_table.players import PLAYERS, players_of
from captains_table.server.evening import evening_info
from captains_table.server.messages import GameInfo, OptionInfo, RuleChapter, RuleText

STRENGTHS = tuple(PLAYERS)
_SHARED = Path(engine_words.__file__).parent / "words"


@cache
def all_games(lang: str) -> list[GameInfo]:
    """What there is to know about every game before it is played."""
    return [_game(ct.game(name), lang) for name in ct.game_names()]


@cache
def rule_chapters(name: str, lang: str) -> list[RuleChapter]:
    """The rules of a game as they follow each other, in our own words."""
    rules = register(ct.game(name).folder).values()
    return [
        RuleChapter(
            title=title,
            rules=[
                RuleText(rule.id, rule.text[lang], rule.section[lang], rule.is_ruling)
                for rule in chapter
            ],
        )
        for title, chapter in groupby(rules, key=lambda rule: rule.section[lang])
    ]


@cache
def game_words(name: str, lang: str) -> str:
    """The catalogue of a game: its own Fluent file, then the one that all games share."""
    folders = (ct.game(name).folder, _SHARED)
    return "\n".join((folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in folders)


def _game(game: ct.Game, lang: str) -> GameInfo:
    catalogue = words(game.folder, lang)
    return GameInfo(
        name=game.name,
        title=catalogue.say("title"),
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        minutes=int(catalogue.say("minutes")),
        summary=catalogue.say("tagline"),
        options=[_option(option, catalogue) for option in game.options],
        quick=dict(game.quick),
        players=players_of(game),
        rules=game.rules,
        secret=game.has_secrets,
        events=dict(game.seats_in_events),
        evening=evening_info(game, lang),
    )


def _option(option: ct.Option, catalogue: Words) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        values=list(option.values),
        label=catalogue.option(option),
        value_labels=[catalogue.option_value(option, value) for value in option.values],
    )
