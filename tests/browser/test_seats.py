"""Whose seat it is: several tabs, a shared device that loses a seat, a rematch without its host."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.prepared import prepare
from tests.serving import Server


def test_two_tabs_of_one_seat_show_the_same(sit: Sit) -> None:
    me = sit()
    table = me.set_up("oh-captain", seats=3, bots=2)
    other = Person(me.page.context.new_page(), me.lang)
    other.page.goto(f"/t/{table}")
    for acting, watching in ((me, other), (other, me)):
        seen = acting.look()
        watching.look()
        acting.choose_any(seen)
        acting.waits_past(seen)
        watching.waits_past(seen)
    seen = me.look()
    other.look()
    me.page.context.set_offline(True)  # both choose before either is told of the other
    for tab in (me, other):
        tab.choose(0, seen)
    me.page.context.set_offline(False)
    for tab in (me, other):
        tab.waits_past(seen)
        tab.look()
    assert not other.errors


def test_a_device_that_loses_one_of_its_seats_keeps_the_other(sit: Sit) -> None:
    shared = sit()
    table = shared.set_up("gold-n-crash", seats=2, bots=0, tick=["new-hot-seat"])
    shared.look()
    shared.page.locator(".curtain button").click()
    shared.look()
    shared.press("menu")
    shared.press("menu-move")
    link = shared.page.get_by_label(shared.say("menu-move-link")).input_value()
    moved = shared.frames()[-1]["seat"]
    phone = sit(link)
    phone.press("move-take")
    phone.page.wait_for_url("**/t/*")
    shared.page.keyboard.press("Escape")
    shared.sees("seat-lost", name="Anna" if moved == 0 else "Anna 2")
    for _ in range(2):
        shared.sees_board()
        expect(shared.page.locator(".curtain")).to_have_count(0)  # nobody shares it any more
        assert shared.frames()[-1]["mine"] == [1 - moved]
        shared.page.reload()
    phone.choose_any(phone.look())
    assert (shared.table, phone.frames()[-1]["mine"]) == (table, [moved])


def test_a_rematch_can_begin_without_the_host(sit: Sit, server: Server) -> None:
    table, seats = prepare(server, "oh-captain")
    bruno = sit(f"/t/{table}", seats=seats[1:2])
    bruno.press("rematch")
    bruno.page.wait_for_url(lambda url: table not in url)
    rematch = bruno.table
    expect(bruno.page.get_by_role("listitem").filter(has_text="Anna 2")).to_be_visible()
    kept = bruno.page.get_by_role("listitem").filter(has_text="Anna 3")
    kept.get_by_role("button", name=bruno.say("waiting-empty")).click()  # for somebody else
    expect(kept).to_have_count(0)
    eve = sit(f"/t/{rematch}")
    eve.sit_down("Eve")
    eve.sees("waiting-for-host", host="Anna 2")
    bruno.press("waiting-begin-bots")
    for person in (bruno, eve):
        person.sees_board()

    anna = sit(f"/t/{table}", seats=seats[:1])  # the host of the game before comes too late
    anna.press("rematch-join")
    anna.sees("problem-begun")
    anna.page.get_by_role("alert").get_by_role("link").click()
    anna.sees("watching")
    assert anna.table == rematch
    bruno.page.goto(f"/t/{table}")  # and whoever sits there goes back there
    bruno.press("rematch-join")
    bruno.page.wait_for_url(f"**/t/{rematch}")
    expect(bruno.page.locator(".box .name.me")).to_contain_text("Anna 2")


def test_a_guest_chooses_a_seat(sit: Sit) -> None:
    anna = sit()
    table = anna.set_up("oh-captain", seats=4, bots=0)
    bruno = sit(f"/t/{table}")
    bruno.page.get_by_label(bruno.say("join-seat")).select_option(
        bruno.say("seat-number", number=3)
    )
    bruno.sit_down("Bruno")
    bruno.sees("waiting-for-host", host="Anna")
    assert bruno.frames()[-1]["mine"] == [2]
