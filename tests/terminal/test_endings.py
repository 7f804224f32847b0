"""The end of a game on a small screen, and what is said about a tie; and why an undo is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import captains_table as ct
from captains_table.engine.register import register
from captains_table.engine.words import LANGUAGES
from captains_table.terminal.boards import board, kind_of_board
from captains_table.terminal.ending import verdict
from captains_table.terminal.screen import Screen
from tests.terminal.drawn import lines
from tests.terminal.test_terminal import Terminal

LAST = {
    "en": ("Enter next", "Press Enter", "Save the log"),
    "fr": ("Entrée suite", "Appuyez sur Entrée", "Enregistrer le journal"),
}
SHORT = {"sea-of-legends": ("--option", "last_round=20", "--seats", "4")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ct.game_names())
def test_the_end_is_in_sight_on_24_lines(game: str, lang: str, tmp_path: Path) -> None:
    terminal = Terminal(
        *("play", game, "--watch", "--players", "random", "--no-intro", "--speed", "at-once"),
        *("--lang", lang, "--seed", "2", *SHORT.get(game, ())),
        size=(80, 24),
        folder=tmp_path,
    )
    assert terminal.until(LAST[lang][0])
    terminal.type("a\n")
    asked = terminal.until(*LAST[lang][1:])  # all of it has been told
    while asked == LAST[lang][1]:
        terminal.type("\n")
        asked = terminal.until(*LAST[lang][1:])
        assert len(terminal.screen()) <= 24, "\n".join(terminal.screen())
        assert max(map(len, terminal.screen())) <= 80
    assert asked == LAST[lang][2]
    terminal.type("n\n")
    assert terminal.end() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tie_is_decided_by_a_rule_that_is_shown(lang: str) -> None:
    tied = 0
    for seed in range(60):
        table = ct.Table("oh-captain", seats=3, seed=seed)
        bot = ct.player("random", seed=seed)
        while table.decision is not None:
            table.choose(bot.choose(table.view(table.decision.seat)))
        outcome = table.outcome
        assert outcome is not None
        screen = Screen(lang)
        drawn = board(screen, table, table.view(None))
        text = " ".join(" ".join(lines(drawn, verdict(screen, table, outcome, None))).split())
        rule = register(table.game.folder)["OC-31"].text[lang].split()[0:4]
        first, second = sorted(outcome.scores, reverse=True)[:2]
        is_tied = first == second and len(outcome.winners) == 1
        tied += is_tied
        assert (" ".join(rule) in text) == is_tied
    assert tied


@pytest.mark.parametrize("name", ct.game_names())
def test_the_rule_about_ties_is_one_of_the_game(name: str) -> None:
    game = ct.game(name)
    rule = kind_of_board(game).TIE_BREAK
    assert not rule or rule in register(game.folder)


def test_an_undo_is_refused_for_what_it_would_need() -> None:

    def why(table: ct.Table, seat: int) -> str:
        with pytest.raises(ct.CannotUndo) as refused:
            table.undo(seat)
        assert refused.value.text("fr") != refused.value.text("en")
        return refused.value.text("en")

    table = ct.Table("nomads", seats=2, seed=7)
    assert table.decision is not None
    first = table.decision.seat
    assert "nothing to take back" in why(table, first)
    while table.decision is not None and table.decision.seat == first:
        table.choose(0)
    assert "still yours" in why(table, first)
    while table.decision is not None and table.decision.seat != first:
        table.choose(0)
    assert "nobody else has chosen since" in why(table, first)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["nomads", "oh-captain"])
def test_ones_own_talent_is_shown_without_asking(name: str, lang: str) -> None:
    table = ct.Table(name, seats=4, seed=5)
    for seat, who in enumerate(table.view(0)["adventurer"]):
        drawn = board(Screen(lang), table, table.view(seat))
        ready = drawn.words.values({"adventurer": who}, [])
        text = " ".join(
            re.sub("[│╰─╯]", " ", " ".join(lines(drawn, drawn.draw(drawn.has_room)))).split()
        )
        assert ready["adventurer_talent"][:40] in text
        told = [table.say_event(event, lang, seat) for event in table.events(seat)]
        assert any(ready["adventurer_talent"] in line for line in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nomads_shows_one_score_everywhere(lang: str) -> None:
    """The score on the table is the one that the game ends with."""
    table = ct.Table("nomads", seats=3, seed=4)
    bot = ct.player("random", seed=4)
    while table.decision is not None:
        table.choose(bot.choose(table.view(table.decision.seat)))
    assert table.outcome is not None
    drawn = board(Screen(lang), table, table.view(None))
    text = "\n".join(lines(drawn, drawn.draw(False)))
    for name, score in zip(table.seat_names(lang), table.outcome.scores, strict=True):
        assert re.search(rf"{name}.* {score} *│$", text, re.MULTILINE), text
