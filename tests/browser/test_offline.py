"""The client can be installed, and without a network it still shows what cannot change: its first
page, the rules, and a finished game that was looked at before."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.prepared import prepare
from tests.browser.serving import Server

READY = "() => navigator.serviceWorker.ready.then((it) => it.active.state === 'activated')"


def test_it_can_be_installed(sit: Sit, server: Server) -> None:
    me = sit()
    link = me.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = httpx.get(f"{server.url}{link}").json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        answer = httpx.get(f"{server.url}{icon['src']}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == icon["type"]


def test_without_a_network(sit: Sit, server: Server) -> None:
    table, _ = prepare(server, "oh-captain")
    me = sit("/", service_workers="allow")
    me.page.wait_for_function(READY)
    me.page.reload()  # from now on the worker answers
    me.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    me.page.goto("/rules/nomads")
    me.sees("rules-about")
    me.page.goto(f"/t/{table}/replay#7")
    expect(me.page.get_by_role("slider")).to_have_value("7")
    expect(me.page.locator(".board").first).to_be_visible()

    me.page.context.set_offline(True)
    me.page.goto("/")
    expect(me.page.get_by_role("heading", name="Oh Captain!")).to_be_visible()
    me.page.goto("/rules/nomads")
    me.sees("rules-about")
    me.page.goto(f"/t/{table}/replay#7")
    expect(me.page.get_by_role("slider")).to_have_value("7")
    expect(me.page.locator(".board").first).to_be_visible()
    me.page.get_by_role("button", name=me.say("replay-last")).click()
    expect(me.page.get_by_role("button", name=me.say("replay-last"))).to_be_disabled()
