"""What only the board of Sea of Legends has: dice to drag, a story that is told, a drawer."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Sit
from tests.browser.prepared import prepare
from tests.browser.test_phone import fits
from tests.serving import Server

GAME = "sea-of-legends"
ENOUGH = 5  # steps of a story


def _can_assign(frame: dict[str, Any]) -> bool:
    wanted = {"do": "assign", "ability": "captain", "count": 1}
    return any(choice["action"] == wanted for choice in frame["choices"])


def _can_sail(frame: dict[str, Any]) -> bool:
    return any(choice["action"]["do"] == "sail" for choice in frame["choices"])


def _exhausted(frame: dict[str, Any]) -> bool:
    return any(zone["size"] for zone in frame["view"]["exhausted"])


def test_a_die_is_dragged_onto_an_ability(sit: Sit, server: Server) -> None:
    table, seats = prepare(server, GAME, choices=0, until=_can_assign)
    me = sit(f"/t/{table}", seats=seats)
    seen = me.look()
    captains = me.page.locator(".challenge .dice .carries .one", has_text=": Captain")
    captains.first.drag_to(me.page.locator('.challenge [data-ability="captain"]'))
    me.waits_past(seen)
    told = [line["event"] for line in me.frames()[-1]["log"] if line["seq"] > seen.seq]
    assert told[0]["event"] == "icons_assigned"
    assert (told[0]["ability"], told[0]["count"]) == ("captain", 1)


def test_a_die_goes_to_an_ability_by_keyboard(sit: Sit, server: Server) -> None:
    table, seats = prepare(server, GAME, choices=0, until=_can_assign)
    me = sit(f"/t/{table}", seats=seats)
    seen = me.look()
    ability = me.page.locator('.challenge [data-ability="captain"] button').first
    ability.focus()
    me.page.keyboard.press("Enter")
    me.waits_past(seen)
    assert me.frames()[-1]["seq"] > seen.seq


def test_a_region_too_far_away_is_refused_by_rule(sit: Sit, server: Server) -> None:
    table, seats = prepare(server, GAME, choices=0, until=_can_sail)
    me = sit(f"/t/{table}", seats=seats)
    me.look()
    me.page.locator(".board .region:not(.lit):not(.here)").first.click(force=True)
    expect(me.page.get_by_role("alert")).to_contain_text("SL-")


def test_the_story_is_told_hurried_skipped_and_looked_through(sit: Sit) -> None:
    me = sit(reduced_motion="no-preference")
    me.set_up(GAME, seats=2, bots=1)
    telling = me.page.locator(".board .tale .air")
    hurry, skip = telling.get_by_role("button").first, telling.get_by_role("button").last
    while True:  # until there is much to tell: more than passes while one clicks
        me.choose_any(me.look())
        me.look()
        left = re.search(r"\d+", " ".join(skip.all_inner_texts()))  # it may be gone already
        if left and int(left[0]) > ENOUGH:
            break
    hurry.click()
    expect(hurry).to_have_attribute("aria-pressed", "true")
    skip.click()
    expect(telling).to_have_count(0)
    steps = me.page.locator(".board .tale .steps")
    told = steps.locator(".count")
    count = int(told.inner_text().split()[-1])
    expect(told).to_have_text(f"{count} of {count}")
    for step in range(count - 1, count - ENOUGH, -1):
        steps.get_by_role("button").first.click()
        expect(told).to_have_text(f"{step} of {count}")


def test_on_a_phone_the_tableau_is_in_a_drawer(sit: Sit, server: Server) -> None:
    table, seats = prepare(server, GAME, choices=20, until=_exhausted)
    me = sit(f"/t/{table}", seats=seats, size=PHONE, has_touch=True)
    expect(me.page.locator(".board .region").first).to_be_visible()
    expect(me.page.locator(".board .tableau")).to_be_hidden()
    me.page.locator(".board .open-tableau").tap()
    drawer = me.page.locator("dialog[open]")
    expect(drawer).to_contain_text(re.compile(r"Favor \d/4"))
    turned = drawer.locator(".slot.exhausted").first
    expect(turned).to_be_visible()
    box = turned.bounding_box()
    assert box is not None
    assert box["width"] > box["height"]  # it lies on its side
    fits(me)
