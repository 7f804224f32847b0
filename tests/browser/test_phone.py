"""On a phone 360 pixels wide: nothing is cut off, nothing scrolls sideways, drawers open."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import captains_table as ct
from tests.browser.conftest import PHONE, Sit
from tests.browser.person import Person
from tests.browser.pictures import is_scene, picture
from tests.browser.prepared import prepare
from tests.serving import Server

# Things that stick out to the right or left, except in a box that is made to be scrolled or panned.
STICKS_OUT = """async () => {
  await document.fonts.ready;
  const page = document.scrollingElement;
  const wide = page.scrollWidth > innerWidth ? [`the page: ${page.scrollWidth}`] : [];
  const scrolls = (thing) => {
    for (let box = thing.parentElement; box; box = box.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(box).overflowX)
          && box.scrollWidth > box.clientWidth)
        return box.clientWidth <= innerWidth;
    return false;
  };
  const things = document.querySelectorAll("button, a, input, select, h1, h2, p, li");
  const out = [...things].filter((thing) => {
    const { left, right, width, bottom } = thing.getBoundingClientRect();
    const skipped = !thing.checkVisibility() || width < 2
      || thing.closest(".unseen, .skip, [data-pans]");
    return !skipped && bottom > 0 && (left < -1 || right > innerWidth + 1) && !scrolls(thing);
  });
  return [...wide, ...out.map((thing) => thing.outerHTML.slice(0, 200))];
}"""


def fits(person: Person) -> None:
    assert person.page.evaluate(STICKS_OUT) == []


def test_every_page_fits(sit: Sit, server: Server) -> None:
    table, seats = prepare(server, "oh-captain")
    waiting = prepare(server, "nomads", choices=0, hot_seat=False, begin=False, listed=True)
    me = sit("/", size=PHONE, seats=[seats[0], *waiting.seats])
    addresses = [
        "/lobby",
        "/mine",
        "/seat",
        "/nowhere",
        f"/t/{table}/replay#9",
        f"/t/{waiting.table}",
    ]
    games = [address for game in ct.game_names() for address in (f"/new/{game}", f"/rules/{game}")]
    for address in ("/", *games, *addresses):
        me.opens(address)
        fits(me)
    guest = sit(f"/t/{waiting.table}", size=PHONE)
    guest.sees("join-promise")
    fits(guest)


def test_settings_fit(sit: Sit) -> None:
    me = sit("/", size=PHONE)
    me.press("settings")
    me.sees("settings-keys-list")
    fits(me)


@pytest.mark.parametrize("game", ct.game_names())
def test_a_full_table_fits_in_letters_that_are_not_ours(
    sit: Sit, server: Server, game: str
) -> None:
    """Those of the system are wider; they are seen until ours have come. Late in a game there is
    most on the table; French words are long, and so may be names."""
    most = ct.game(game).seats[-1]
    table, seats = prepare(server, game, 45, seats=most, name="Maximiliane-Charlotte", minutes=5)
    me = sit("/", size=PHONE, lang="fr", seats=seats[:1])
    me.page.route("**/*.woff2", lambda route: route.abort())
    me.page.goto(f"/t/{table}")
    me.sees_board()
    fits(me)


def test_many_face_down_cards_lie_within_their_panel(sit: Sit, server: Server) -> None:
    def many(frame: dict[str, Any]) -> bool:
        return any(zone["size"] >= 7 for zone in frame["view"]["loot_down"])

    table, seats = prepare(server, "oh-captain", 0, many)
    for seat in seats:
        person = sit(f"/t/{table}", size=PHONE, seats=[seat])
        person.sees_board()
        fits(person)


@pytest.mark.parametrize("game", ct.game_names())
def test_a_game_fits_and_drawers_open(sit: Sit, server: Server, game: str) -> None:
    """Moments from all over a game, each at the seat that has to choose, by touch."""
    for choices, until in ((0, None), (25, None), (60, is_scene)):
        table, seats = prepare(server, game, choices, until)
        people = [sit(f"/t/{table}", size=PHONE, seats=[seat], has_touch=True) for seat in seats]
        for person in people:
            person.sees_board()
            fits(person)
        me = next(person for person in people if person.frames()[-1]["choices"])
        seen = me.look()
        picture(me, f"{game}-phone")  # the last one stays
        me.in_words().nth(me.any_of(seen)).tap()
        me.chose(seen)
        me.waits_past(seen)
        fits(me)
    for button, inside in (
        ("rules", "rules-about"),
        ("log", "log-and-chat"),
        ("menu", "menu-device"),
    ):
        me.page.get_by_role("banner").get_by_role("button", name=me.say(button)).tap()
        me.sees(inside)
        fits(me)
        me.page.locator("dialog[open]").get_by_role(
            "button", name=me.say("close"), exact=True
        ).tap()
        expect(me.page.locator("dialog[open]")).to_have_count(0)
