"""The client can be installed, and without a network it still shows what cannot change: its first
page, the rules, and a finished game that was looked at before."""

from __future__ import annotations

import json
from math import ceil

import httpx
from playwright.sync_api import expect

from captains_table.server.archive import TOGETHER
from tests.browser.conftest import Sit
from tests.browser.prepared import prepare
from tests.serving import Server

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


# Whether the worker has kept so many answers with moments of a game, as soon as it has.
KEPT = """async (answers) => {
  let kept = [];
  for (let tries = 0; tries < 200 && kept.length < answers; tries++) {
    await new Promise((soon) => setTimeout(soon, 50));
    kept = await (await caches.open("finished")).keys();
    kept = kept.filter(({ url }) => url.includes("/moments?"));
  }
  return kept.length === answers;
}"""


def test_without_a_network(sit: Sit, server: Server) -> None:
    table, _ = prepare(server, "oh-captain")
    me = sit("/", service_workers="allow")
    me.page.wait_for_function(READY)
    me.page.reload()  # from now on the worker answers
    me.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    me.page.goto("/rules/nomads")
    me.sees("rules-about")
    me.page.goto(f"/t/{table}/replay#7")
    slider = me.page.get_by_role("slider")
    expect(slider).to_have_value("7")
    me.sees_board()
    moments = int(slider.get_attribute("max") or "0") - 1  # and the last, which comes by itself
    assert me.page.evaluate(KEPT, ceil(moments / TOGETHER))

    me.page.context.new_cdp_session(me.page).send("Network.clearBrowserCache")
    me.page.context.set_offline(True)  # nothing is left but what the worker has kept
    me.page.goto("/")
    expect(me.page.get_by_role("heading", name="Oh Captain!")).to_be_visible()
    me.page.goto("/rules/nomads")
    me.sees("rules-about")
    me.page.goto(f"/t/{table}/replay#7")
    expect(me.page.get_by_role("slider")).to_have_value("7")
    me.sees_board()
    said, told = me.page.locator(".steps .said"), set()
    for moment in range(8, 30):  # also those that nobody looked at before
        me.page.get_by_role("button", name=me.say("replay-on")).click()
        expect(me.page.get_by_role("slider")).to_have_value(str(moment))
        told.add(said.inner_text())
    assert len(told) > 10
    expect(me.page.get_by_role("alert")).to_have_count(0)
    me.page.get_by_role("button", name=me.say("replay-last")).click()
    expect(me.page.get_by_role("button", name=me.say("replay-last"))).to_be_disabled()


def test_without_a_network_a_sentence_says_so(sit: Sit) -> None:
    """On every page that needs one, in words and not in those of a program."""
    me = sit("/", service_workers="allow")
    me.page.wait_for_function(READY)
    me.page.reload()
    me.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    keep_a_seat = (
        "localStorage['captain.seats'] = JSON.stringify([{table: 't', seat: 0, token: 't'}])"
    )
    me.page.evaluate(keep_a_seat)
    me.page.context.set_offline(True)
    for path in ("/lobby", "/mine", "/t/some-table"):
        me.page.goto(path)
        me.sees("no-network")
        expect(me.page.get_by_text("Failed to fetch")).to_have_count(0)


# In the service worker: a note of every notification, since a browser without a screen has none of
# its own; and what was noted, as soon as there is something.
NOTE = """() => {
  self.notes = [];
  registration.showNotification = async (title, { body, data }) => notes.push([title, body, data]);
}"""
NOTES = """async () => {
  for (let tries = 0; tries < 200 && !notes.length; tries++)
    await new Promise((soon) => setTimeout(soon, 50));
  return notes;
}"""


def test_a_message_that_is_pushed_is_shown(sit: Sit, server: Server) -> None:
    me = sit("/", service_workers="allow", permissions=["notifications"])
    me.page.wait_for_function(READY)
    (worker,) = me.page.context.service_workers
    worker.evaluate(NOTE)
    known: list[str] = []
    browser = me.page.context.new_cdp_session(me.page)
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    for _ in range(500):  # the browser tells in its own time
        if known:
            break
        me.page.wait_for_timeout(20)
    message = {"title": "Nomads", "body": "It is your turn.", "table": "some-table"}
    pushed = {"origin": server.url, "registrationId": known[0], "data": json.dumps(message)}
    browser.send("ServiceWorker.deliverPushMessage", pushed)
    assert worker.evaluate(NOTES) == [["Nomads", "It is your turn.", "/t/some-table"]]
