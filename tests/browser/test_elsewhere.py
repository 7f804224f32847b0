"""A game of another package, with no board of its own, on the plain board."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import HURRY, Sit
from tests.elsewhere import beside, site_with_cairn
from tests.serving import serving


def test_it_is_played_to_the_end(sit: Sit, tmp_path: Path) -> None:
    with serving(tmp_path, env={**beside(site_with_cairn(tmp_path)), **HURRY}) as server:
        me = sit(base_url=server.url)
        expect(me.page.get_by_text("Cairn").filter(visible=True).first).to_be_visible()
        me.set_up("cairn", seats=2, bots=1)
        assert me.play().kind == "over"
        me.sees("rematch")
        me.press("result-board")
        stones = me.page.locator(".box").get_by_text("Stones", exact=True)
        expect(stones.locator("xpath=following-sibling::*").first).to_have_text("0")
