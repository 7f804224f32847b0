"""Every game is played to the end in the browser, against bots: on the board where what was chosen
glows there, by number key otherwise."""

from __future__ import annotations

import re

import pytest

import captains_table as ct
from tests.browser.conftest import Sit
from tests.browser.person import Person, Seen
from tests.browser.pictures import is_scene, picture

LIVELY = 22  # the choice from which on there is much to see


@pytest.mark.parametrize("game", ct.game_names())
def test_a_game_is_played_to_the_end(sit: Sit, game: str) -> None:
    me = sit()
    seats = max(2, ct.game(game).seats[0])
    me.set_up(game, seats=seats, bots=seats - 1)
    clicked = turn = 0
    pictured = False
    while (seen := me.look()).kind != "over":
        turn += 1
        if turn >= LIVELY and not pictured and is_scene(me.frames()[-1]):
            picture(me, f"{game}-laptop")
            pictured = True
        clicked += _choose(me, seen)
    assert clicked > 5
    me.sees("rematch")
    me.press("result-board")
    me.sees_board()


def _choose(me: Person, seen: Seen) -> bool:
    """Any choice; whether it could be made on the board."""
    index = me.any_of(seen)
    label = me.page.locator(".bar .choices button span").nth(index).inner_text()
    board = me.page.locator(".board").first
    named = board.get_by_role("button", name=re.compile(rf"(^|\. ){re.escape(label)}$"))
    thing = board.get_by_role("button", name=re.compile(re.escape(label)))
    if named.count() == 1:
        named.click()
    elif thing.count() == 1:
        thing.click()
        if me.waits_for_more(seen, label):  # something was taken up; where does it go?
            named.click()
    else:
        me.choose(index, seen)
        return False
    me.chose(seen)
    return True
