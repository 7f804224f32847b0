"""Every game is played to the end in the browser, against bots: on the board where what was chosen
glows there, by number key otherwise."""

from __future__ import annotations

import pytest

import captains_table as ct
from tests.browser.conftest import Sit
from tests.browser.person import PAST, Person, Seen
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


# What on the board leads to the choice with this code, and was not pressed yet; first what leads
# nowhere else. Clicks it and says whether there was any.
PRESS = """code => {
  const free = (how) => [...document.querySelectorAll(`.box [data-choice${how}"${code}"]`)].filter(
    (one) => one.dataset.pressed === undefined);
  const offers = [...free("="), ...free("~=")];
  for (const offer of offers) offer.dataset.pressed = "";
  offers[0]?.click();
  return offers.length > 0;
}"""
# Whether something else leads there now, or the page was sent what came of it.
NEXT = """([code, last]) => {
  const seq = Number(localStorage.getItem(`captain.seen.${location.pathname.split("/")[2]}`));
  return seq > last || document.querySelector(`.box [data-choice~="${code}"]:not([data-pressed])`);
}"""


def _choose(me: Person, seen: Seen) -> bool:
    """Any choice; whether it could be made on the board."""
    index = me.any_of(seen)
    code = me.frames()[-1]["choices"][index]["code"]
    on_board = bool(me.page.evaluate(PRESS, code))
    if not on_board:
        me.choose(index, seen)
        return False
    while not me.page.evaluate(PAST, seen.seq):
        me.page.wait_for_function(NEXT, arg=[code, seen.seq])
        if not me.page.evaluate(PAST, seen.seq):
            me.page.evaluate(PRESS, code)  # something was taken up; where does it go?
    me.chose(seen)
    return True
