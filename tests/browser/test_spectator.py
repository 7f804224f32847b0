"""Who watches sees what lies open for everybody, and can do nothing."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import captains_table as ct
from tests.browser.conftest import Sit
from tests.browser.person import Person, who_is_asked
from tests.browser.prepared import prepare
from tests.serving import Server

# Games whose secrets come later than the moment that is looked at here.
LATER = ("sea-of-legends",)


@pytest.mark.parametrize("game", ct.game_names())
def test_a_spectator_sees_nothing_secret(sit: Sit, server: Server, game: str) -> None:
    table, seats = prepare(server, game, choices=20)
    players = [sit(f"/t/{table}", seats=[seat]) for seat in seats]
    watcher = sit(f"/t/{table}")
    for person in (*players, watcher):
        person.sees_board()
    watcher.sees("watching")
    expect(watcher.page.locator(".ask .choices, .ask .words, [data-choice]")).to_have_count(0)

    lines = watcher.page.get_by_role("list", name=watcher.say("log")).get_by_role("listitem")
    _moves_until_told(players, lines)

    watcher.page.get_by_role("tab", name=watcher.say("chat")).click()
    expect(watcher.page.get_by_label(watcher.say("chat-write"))).to_have_count(0)
    for frame in watcher.frames():
        assert (frame["seat"], frame["mine"], frame["choices"]) == (None, [], [])
        assert not frame["undo"]
        assert frame["prompt"] == ""
        assert frame["table"]["seed"] == ""
    views = [player.frames()[0]["view"] for player in players]
    shown = watcher.frames()[0]["view"]
    secrets = _secrets(views)
    assert secrets or game in LATER or not ct.game(game).has_secrets
    for name, owner in secrets:
        assert "cards" not in _zone(shown, name, owner)


def _moves_until_told(players: list[Person], lines: Locator) -> None:
    """Whoever has the turn chooses, and the watcher is told; some choices are made in silence."""
    before = lines.count()
    for _ in range(6):
        acting, seen = who_is_asked(players)
        acting.choose_any(seen)
        with suppress(AssertionError):
            expect(lines.nth(before)).to_be_visible(timeout=2_000)
            return
    raise AssertionError("six choices, and the watcher was told nothing")


def _zone(view: dict[str, Any], name: str, owner: int | None) -> dict[str, Any]:
    zone: dict[str, Any] = view[name] if owner is None else view[name][owner]
    return zone


def _secrets(views: list[dict[str, Any]]) -> list[tuple[str, int | None]]:
    """Where some seat sees faces and another does not."""
    places: list[tuple[str, int | None]] = []
    for name, value in views[0].items():
        if isinstance(value, dict) and "size" in value:
            places.append((name, None))
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            places += [(name, owner) for owner in range(len(value))]
    return [
        place for place in places if len({"cards" in _zone(view, *place) for view in views}) == 2
    ]
