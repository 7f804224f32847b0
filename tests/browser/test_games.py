"""Every game is played to the end in the browser, against bots: on the board where what was chosen
glows there, by number key otherwise."""

from __future__ import annotations

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


# Presses what on the board leads to the choice with this code, one thing after the other: a card is
# taken up, and then it is said where it goes. What comes too late is no answer. Whether there was
# anything.
PRESS = """async code => {
  const frame = () => new Promise(requestAnimationFrame);
  const pressed = new Set();
  for (;;) {
    const free = (how) => [...document.querySelectorAll(`.box [data-choice${how}"${code}"]`)].find(
      (one) => !pressed.has(one));
    const offer = free("=") ?? free("~=");
    if (!offer) return pressed.size > 0;
    pressed.add(offer);
    offer.click();
    await frame();
    await frame();
  }
}"""


def _choose(me: Person, seen: Seen) -> bool:
    """Any choice; whether it could be made on the board."""
    index = me.any_of(seen)
    asked = next(frame for frame in reversed(me.frames()) if frame["seq"] == seen.seq)
    code = asked["choices"][index]["code"]
    if not me.page.evaluate(PRESS, code):
        me.choose(index, seen)
        return False
    me.waits_past(seen)
    me.chose(seen)
    return True
