"""axe finds nothing to complain about: on any page, at any table, by day and by night."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

import captains_table as ct
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.prepared import prepare
from tests.serving import Server
from tools.npm import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
Light = Literal["light", "dark"]
# By night only the colours differ.
RUN = """async ([light, part]) => {
  const resultTypes = ["violations"];
  const colours = { runOnly: ["color-contrast", "link-in-text-block"], resultTypes };
  const all = { rules: { "label-content-name-mismatch": { enabled: true } }, resultTypes };
  return (await axe.run(part ?? document, light === "dark" ? colours : all)).violations;
}"""


def is_accessible(
    person: Person, part: str | None = None, lights: Sequence[Light] = ("light", "dark")
) -> None:
    """The page, or a part of it where the rest was looked at before, by day and by night."""
    page = person.page
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=AXE)
    for light in lights:
        page.emulate_media(color_scheme=light)
        expect(page.locator(f"html[data-theme={light}]")).to_have_count(1)
        # Looked at by a clock: a page that nobody sees may have to wait long for its next frame.
        page.wait_for_function("() => document.getAnimations().length === 0", polling=50)
        found = page.evaluate(RUN, [light, part])
        assert not found, f"{page.url} ({light})\n" + "\n".join(map(_told, found))


def _told(violation: dict[str, Any]) -> str:
    places = "\n".join(f"    {node['html'][:300]}" for node in violation["nodes"][:5])
    why = violation["nodes"][0]["failureSummary"]
    return f"{violation['id']}: {violation['help']}\n{places}\n    {why}"


@pytest.fixture
def reader(sit: Sit) -> Any:
    """Somebody whose pages let axe in: our policy forbids foreign scripts."""

    def reader(path: str, **more: Any) -> Person:
        return sit(path, bypass_csp=True, **more)

    return reader


def test_every_page(reader: Any, server: Server) -> None:
    played = prepare(server, "oh-captain")
    waiting = prepare(server, "nomads", choices=0, hot_seat=False, begin=False, listed=True)
    me = reader("/", seats=[played.seats[0], *waiting.seats])
    game_pages = [
        address for game in ct.game_names() for address in (f"/new/{game}", f"/rules/{game}")
    ]
    for address in (
        "/",
        *game_pages[:2],
        "/lobby",
        "/mine",
        "/seat",
        "/nowhere",
        f"/t/{waiting.table}",
    ):
        me.opens(address)
        is_accessible(me)
    for address in game_pages[2:]:  # other words in the same colours
        me.opens(address)
        is_accessible(me, lights=["light"])
    me.page.goto("/")
    me.press("settings")
    is_accessible(me, "dialog[open]")
    guest = reader(f"/t/{waiting.table}")
    guest.sees("join-promise")
    is_accessible(guest)


@pytest.mark.parametrize("game", ct.game_names())
def test_tables(reader: Any, server: Server, game: str) -> None:
    """Every seat's side, from the first choice to the last; drawers; the result; the replay."""
    for choices, looking in ((0, 1), (30, 2)):
        table, seats = prepare(server, game, choices)
        for seat in seats[:looking]:
            me = reader(f"/t/{table}", seats=[seat])
            me.sees_board()
            is_accessible(me)
    for key, inside in (("r", "rules-about"), ("m", "menu-device")):
        me.page.keyboard.press(key)
        me.sees(inside)
        is_accessible(me, "dialog[open]")
        me.page.keyboard.press("Escape")
    me.page.get_by_role("tab", name=me.say("chat")).click()
    is_accessible(me, "aside")

    table, seats = prepare(server, game)
    me = reader(f"/t/{table}", seats=seats[:1])
    me.sees("rematch")
    is_accessible(me)
    me.page.goto(f"/t/{table}/replay#20")
    expect(me.page.get_by_role("slider")).to_be_visible()
    is_accessible(me)
