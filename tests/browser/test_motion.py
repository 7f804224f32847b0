"""With everything in motion: what flies arrives, leaves nothing behind, and shows what is true."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

import captains_table as ct
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tools.npm import WEB

BOARDS = sorted(file.parent.name for file in (WEB / "src" / "boards").glob("*/Board.svelte"))

# Counts what is set in motion on the board.
COUNT = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.closest(".box")) moved += 1;
    return animate.apply(this, how);
  };
}"""
# Whether nothing moves on the board any more but what always does.
SETTLED = """() =>
  !document.querySelector(".box .air > *") &&
  document.querySelector(".box").getAnimations({ subtree: true }).every((moving) =>
    moving.playState !== "running" || moving.effect.getTiming().iterations === Infinity)"""
# Every piece and every button as it is called, but for those that tell how it came to this.
PIECES = """() => [...document.querySelectorAll(".box :is(button, [role=img]):not(.pager *)")].map(
  (thing) => (thing.ariaLabel ?? thing.textContent).trim())"""


@pytest.mark.parametrize("game", BOARDS)
def test_what_flies_arrives(sit: Sit, game: str) -> None:
    me = sit(reduced_motion="no-preference", taste={"tempo": "quick"})
    fewest = ct.game(game).seats[0]
    table = me.set_up(game, seats=fewest, bots=fewest - 1)
    me.page.evaluate(COUNT)
    me.play(most=10)
    me.look()
    me.page.wait_for_function(SETTLED)
    assert me.page.evaluate("moved") > 5

    seats = json.loads(me.page.evaluate("localStorage['captain.seats']"))
    calm = sit(f"/t/{table}", seats=seats)  # on the same seat, and nothing moves
    calm.look()
    expect(calm.page.locator(".box [data-mine]").first).to_be_visible()  # it has its words by then
    shown = me.page.evaluate(PIECES)
    assert len(shown) > 5
    assert shown == calm.page.evaluate(PIECES)


# Whether a thing, once the pointer is over it, stays there for so many frames.
STAYS = """async (thing) => {
  const frame = () => new Promise(requestAnimationFrame);
  for (let left = 60; left && !thing.matches(":hover"); left -= 1) await frame();
  for (let left = 30; left; left -= 1) {
    if (!thing.matches(":hover")) return false;
    await frame();
  }
  return true;
}"""
RISING = {
    "gold-n-crash": ".board .hand button.open",
    "nomads": ".box .rises",
    "oh-captain": ".box .rises",
    "sea-of-legends": ".box .pick.rises",
}


def stays(me: Person, thing: Locator) -> None:
    """With the pointer at its lower edge."""
    box = thing.bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    assert thing.evaluate(STAYS), thing.inner_text()


@pytest.mark.parametrize("game", BOARDS)
def test_what_rises_under_the_pointer_does_not_slip_away_from_it(sit: Sit, game: str) -> None:
    me = sit(reduced_motion="no-preference", taste={"tempo": "quick"})
    me.opens("/")
    stays(me, me.page.locator(f'[data-game="{game}"]'))
    fewest = ct.game(game).seats[0]
    me.set_up(game, seats=fewest, bots=fewest - 1)
    rising = me.page.locator(RISING.get(game, ".box .rises"))
    while True:
        seen = me.look()
        me.page.wait_for_function(SETTLED)
        if any(choice["action"]["do"] == "move" for choice in me.frames()[-1]["choices"]):
            me.page.locator(".box .spot.open").first.click()  # Nomads asks which way
            expect(rising.first).to_be_visible()
        if rising.count():
            break
        me.choose_any(seen)
    stays(me, rising.first)
