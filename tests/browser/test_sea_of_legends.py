"""What only the board of Sea of Legends has: dice to drag, a chart to come nearer to, a story to
look back through, guides of the powers, all cards."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Sit
from tests.browser.person import Person
from tests.browser.prepared import prepare
from tests.browser.test_phone import fits
from tests.serving import Server

GAME = "sea-of-legends"
ENOUGH = 5  # steps of a story
LAPTOP = (1366, 768)  # the commonest


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
    me.page.locator(".box .region:not(.lit):not(.here)").first.click(force=True)
    expect(me.page.get_by_role("alert")).to_contain_text("SL-")


def test_the_story_is_looked_through(sit: Sit) -> None:
    me = sit()
    me.set_up(GAME, seats=2, bots=1)
    told = me.page.locator(".box .pager .count")
    while True:  # until there is much to tell
        me.choose_any(me.look())
        me.look()
        numbers = re.findall(r"\d+", " ".join(told.all_inner_texts()))
        if numbers and int(numbers[-1]) > ENOUGH:
            break
    count = int(numbers[-1])
    expect(told).to_have_text(f"{count} of {count}")
    back = me.page.locator(".box .pager button").first
    for step in range(count - 1, count - ENOUGH, -1):
        back.click()
        expect(told).to_have_text(f"{step} of {count}")
        expect(me.page.locator(".box .tale")).not_to_be_empty()


def test_on_a_phone_the_tableau_is_a_click_away(sit: Sit, server: Server) -> None:
    table, seats = prepare(server, GAME, choices=20, until=_exhausted)
    me = sit(f"/t/{table}", seats=seats, size=PHONE, has_touch=True)
    me.look()
    me.page.locator(".box .mine .own").tap()
    drawer = me.page.locator("dialog[open]")
    expect(drawer).to_contain_text(re.compile(r"Favor \d/4"))
    turned = drawer.locator(".slot.exhausted").first
    expect(turned).to_be_visible()
    box = turned.bounding_box()
    assert box is not None
    assert box["width"] > box["height"]  # it lies on its side
    fits(me)


def _sight(me: Person) -> dict[str, float]:
    """How wide the chart is drawn, and where it begins."""
    box = me.page.locator(".box .map").bounding_box()
    assert box is not None
    return {"width": box["width"], "x": box["x"]}


def _comes(me: Person, what: str) -> None:
    """Waits until this holds of the chart."""
    box = "document.querySelector('.box .map').getBoundingClientRect()"
    me.page.wait_for_function(f"() => {{ const {{ width, x }} = {box}; return {what}; }}")


def test_the_chart_zooms_and_pans_at_every_size(sit: Sit, server: Server) -> None:
    table, seats = prepare(server, GAME, choices=0, until=_can_sail)
    for size in (LAPTOP, PHONE):
        me = sit(f"/t/{table}", seats=seats, size=size, taste={"log": False})
        seen = me.look()
        frame = me.page.locator(".box [data-pans]")
        box = frame.bounding_box()
        assert box is not None
        if size == LAPTOP:  # the chart is the table
            assert box["width"] * box["height"] > 0.45 * size[0] * size[1]
        before = _sight(me)
        me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        me.page.mouse.wheel(0, -200)
        _comes(me, f"width > {before['width'] * 1.3}")
        nearer = _sight(me)
        me.page.mouse.down()
        me.page.mouse.move(box["x"] + box["width"] / 2 + 60, box["y"] + box["height"] / 2, steps=4)
        me.page.mouse.up()
        _comes(me, f"x > {nearer['x'] + 30}")
        frame.focus()
        me.page.keyboard.press("0")
        _comes(me, f"width <= {box['width'] + 1}")
        whole = _sight(me)
        me.page.keyboard.press("=")
        _comes(me, f"width > {whole['width']}")
        me.page.get_by_role("button", name="The whole chart").click()
        _comes(me, f"width == {whole['width']}")
        assert me.frames()[-1]["seq"] == seen.seq  # and nobody has sailed anywhere


def test_a_power_opens_its_guide(sit: Sit, server: Server) -> None:
    table, seats = prepare(server, GAME, choices=0, until=_can_sail)
    me = sit(f"/t/{table}", seats=seats)
    me.look()
    me.page.locator('.box [data-faction="tlaloc"]').click()
    guide = me.page.locator("dialog[open]")
    expect(guide).to_contain_text("4 Summoning Relics with Tetzahuitl win")
    expect(guide).to_contain_text("A Guardian recovers the nearest Summoning Relic")
    expect(guide).to_contain_text("Merfolk Guardian")


def test_all_cards_can_be_looked_up(sit: Sit, server: Server) -> None:
    table, seats = prepare(server, GAME, choices=0, until=_can_sail)
    me = sit(f"/t/{table}", seats=seats)
    me.look()
    me.page.get_by_role("button", name=re.compile("^Handbook")).click()
    book = me.page.locator("dialog[open]")
    expect(book).to_contain_text("Malice")
    book.get_by_role("tab", name="All cards").click()
    book.get_by_label("Look for").fill("ironwind")
    expect(book.locator("dt")).to_have_text(["Ironwind"])
