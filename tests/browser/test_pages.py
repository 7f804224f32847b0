"""What can be done at a table besides playing it, each the way that a person does it."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import captains_table as ct
from tests.browser.conftest import HURRY, PHONE, Sit
from tests.browser.prepared import prepare
from tests.serving import Server, serving


def test_home_shows_the_games_and_seats_one_at_once(sit: Sit) -> None:
    me = sit()
    for game in ct.game_names():
        door = me.page.locator(f'[data-game="{game}"]')
        expect(door.locator("svg").first).to_be_visible()
        expect(door.locator(".facts")).to_contain_text(str(ct.game(game).seats[0]))
    door = me.page.locator('[data-game="gold-n-crash"]')
    door.get_by_role("button", name=me.say("play-now")).click()
    me.page.wait_for_url("**/t/*")
    assert me.look().kind == "choices"


@pytest.mark.parametrize("game", ct.game_names())
def test_a_guided_first_game(sit: Sit, game: str) -> None:
    me = sit()
    door = me.page.locator(f'[data-game="{game}"]')
    door.get_by_role("button", name=me.say("guided-game")).click()
    me.page.wait_for_url("**/t/*")
    me.sees(f"{game}-guide-welcome")
    me.press("understood")
    expect(me.page.get_by_text(me.say(f"{game}-guide-welcome"))).to_have_count(0)


def test_a_listed_table_is_found_joined_and_kept_among_mine(sit: Sit) -> None:
    anna = sit()
    anna.set_up("gold-n-crash", seats=2, bots=0, name="Annabel", tick=["new-listed"])
    anna.sees("waiting-link")
    bruno = sit("/lobby")
    found = bruno.page.get_by_role("listitem").filter(has_text="Annabel")
    found.get_by_role("link", name=bruno.say("list-go-waiting")).click()
    bruno.sit_down("Bruno")
    anna.sees_board()  # all are there
    bruno.page.goto("/mine")
    bruno.press("list-go-playing")
    bruno.sees_board()
    assert bruno.table == anna.table


def test_rules_can_be_searched_and_rulings_are_marked(sit: Sit) -> None:
    me = sit("/rules/oh-captain")
    me.sees("rules-in-short")
    rules = me.page.locator("main section ul > li")
    expect(rules.first).to_be_visible()
    expect(me.page.get_by_text(me.say("rules-ruling"), exact=True).first).to_be_visible()
    many = rules.count()
    me.page.get_by_label(me.say("rules-seek")).fill("Siana")
    expect(rules.first).to_contain_text("Siana")
    assert 0 < rules.count() < many


def test_a_seat_moves_to_another_device(sit: Sit) -> None:
    laptop = sit()
    laptop.set_up("oh-captain", seats=3, bots=2, name="Anna")
    laptop.look()
    laptop.press("menu")
    laptop.press("menu-move")
    link = laptop.page.get_by_label(laptop.say("menu-move-link")).input_value()
    assert "#" in link  # what comes after it never reaches a server
    phone = sit(link)
    phone.press("move-take")
    phone.page.wait_for_url("**/t/*")
    assert phone.look().kind == "choices"
    expect(phone.page.locator(".box .name.me")).to_contain_text("Anna")
    laptop.sees("farewell-replaced")

    thief = sit(link)  # it works once
    thief.press("move-take")
    thief.sees("problem-code")


def test_people_share_a_device_behind_a_curtain(sit: Sit) -> None:
    me = sit()
    me.set_up("gold-n-crash", seats=2, bots=0, tick=["new-hot-seat"])
    curtains = set()
    for _ in range(12):
        seen = me.look()
        if seen.kind == "curtain":
            expect(me.page.locator(".box > :not(.curtain)")).to_have_count(0)  # nothing behind it
            expect(me.page.locator(".ask")).to_have_count(0)
            title = me.page.locator("#curtain-title")
            curtains.add(title.inner_text())
            me.page.locator(".curtain button").click()
            expect(title).to_have_count(0)
        else:
            me.choose_any(seen)
    assert curtains == {me.say("curtain-title", name=name) for name in ("Anna", "Anna 2")}


def test_a_choice_is_taken_back(sit: Sit) -> None:
    me = sit()
    me.set_up("nomads", seats=2, bots=1)
    before = [""]
    while True:  # until something was chosen that revealed nothing
        seen = me.look()
        if me.button("undo").count():
            break
        before = me.in_words().all_inner_texts()
        me.choose_any(seen)
    me.page.keyboard.press("u")
    me.chose(seen)
    me.look()
    expect(me.in_words()).to_have_text(before, use_inner_text=True)


def _can_attack_the_rich(frame: dict[str, Any]) -> bool:
    """Whether somebody chooses whom to attack, and may attack a seat with cards that all see."""
    may = [choice["action"] for choice in frame["choices"]]
    up = frame["view"]["loot_up"]
    return len(may) > 1 and any(
        action["do"] == "attack" and up[action["seat"]]["size"] for action in may
    )


def test_a_card_is_explained_to_who_points_at_it_or_focuses_it(sit: Sit, server: Server) -> None:
    table, seats = prepare(server, "oh-captain", 20, until=_can_attack_the_rich, seats=4)
    me = sit(f"/t/{table}", seats=seats)
    me.page.locator(".curtain button").click()
    me.look()
    said = me.page.get_by_role("tooltip")
    panel = me.page.locator(".seat:has(.wide.can):has(.loot [data-about])").first
    for card in (
        panel.locator(".loot [data-about]").first,  # although a click on it attacks that seat
        panel.locator("header [data-about]").first,
        me.page.locator(".seat.own header [data-about]").first,
    ):
        box = card.bounding_box()
        assert box is not None
        me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(said).to_have_text(card.get_attribute("data-about") or "nothing")
        me.page.keyboard.press("Escape")
        expect(said).to_have_count(0)
        me.page.mouse.move(0, 0)
    thing = me.page.locator(".board button[data-about]").first
    thing.focus()
    expect(said).to_have_text(thing.get_attribute("data-about") or "nothing")
    expect(thing).to_have_attribute("aria-describedby", said.get_attribute("id") or "nothing")


def test_what_is_pressed_for_long_is_read_and_not_chosen(sit: Sit) -> None:
    me = sit(size=PHONE, has_touch=True)
    me.set_up("nomads", seats=2, bots=1, options={"setup": 1})
    while (seen := me.look()) and me.frames()[-1]["view"]["decision"]["kind"] != "turn":
        me.choose_any(seen)
    me.page.locator(".box .spot.open").first.tap()
    arrow = me.page.locator(".tray .choice").first
    box = arrow.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    browser = me.page.context.new_cdp_session(me.page)
    browser.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(me.page.get_by_role("tooltip")).to_have_text(arrow.get_attribute("data-about") or "")
    browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(arrow).to_be_visible()
    assert me.frames()[-1]["seq"] == seen.seq
    arrow.tap()
    expect(me.page.get_by_role("tooltip")).to_have_count(0)
    me.waits_past(seen)


def test_a_forbidden_click_names_the_rule(sit: Sit) -> None:
    me = sit()
    me.set_up("oh-captain", seats=3, bots=2, options={"captain": 1})
    me.look()
    me.page.locator('.board [aria-disabled="true"]').first.click(force=True)  # a person can
    told = me.page.get_by_role("alert")
    expect(told).to_be_visible()
    told.get_by_role("button", name=re.compile(me.say("told-rule", rule=""))).click()
    marked = me.page.locator("dialog[open] .marked")
    expect(marked).to_be_in_viewport()


def test_chat_is_text_and_never_markup(sit: Sit) -> None:
    anna = sit()
    name = "<b>Anna</b>"
    anna.set_up("oh-captain", seats=3, bots=1, name=name)
    bruno = sit(f"/t/{anna.table}")
    bruno.sit_down("<i>Bruno</i>")
    said = '<img src=x onerror="document.title=1"> & <script>alert(1)</script>'
    for person in (anna, bruno):
        person.page.get_by_role("tab", name=person.say("chat")).click()
    anna.page.get_by_label(anna.say("chat-write")).fill(said)
    anna.press("chat-send")
    for person in (anna, bruno):
        lines = person.page.get_by_role("list", name=person.say("chat"))
        expect(lines.get_by_role("listitem").last).to_contain_text(f"{name} {said}")
        expect(lines.locator("img, script, i")).to_have_count(0)
        expect(person.page.locator(".box .name .who", has_text=name).first).to_be_visible()
        expect(person.page.locator(".box .name .who *")).to_have_count(0)

    anna.press("menu")  # the host can close it
    anna.press("menu-mute")
    bruno.sees("chat-muted")


def test_a_replay_has_a_slider_links_a_file_and_proof_of_the_shuffle(
    sit: Sit, server: Server, tmp_path: Path
) -> None:
    table, seats = prepare(server, "oh-captain")
    me = sit(f"/t/{table}/replay", seats=seats[:1])
    slider = me.page.get_by_role("slider")
    expect(slider).to_have_value("1")
    me.press("replay-on")
    expect(slider).to_have_value("2")
    slider.fill("12")
    expect(me.page).to_have_url(re.compile("replay#12$"))
    said = me.page.locator(".steps .said")
    expect(said).not_to_be_empty()
    link = me.page.get_by_label(me.say("replay-link")).input_value()

    friend = sit(link)
    expect(friend.page.get_by_role("slider")).to_have_value("12")
    expect(friend.page.locator(".steps .said")).to_have_text(said.inner_text())

    with me.page.expect_download() as file:
        me.press("replay-file")
    file.value.save_as(tmp_path / "log.json")
    played = ct.Table.replay(json.loads((tmp_path / "log.json").read_text()))
    assert played.outcome is not None

    me.page.get_by_text(me.say("fair-title")).click()
    me.press("fair-check")
    me.sees("fair-yes")


def test_a_rematch_keeps_the_seats(sit: Sit, server: Server) -> None:
    table, seats = prepare(server, "gold-n-crash")
    anna, bruno = (sit(f"/t/{table}", seats=[seat]) for seat in seats)
    anna.press("rematch")
    anna.page.wait_for_url(lambda url: table not in url)
    bruno.press("rematch-join")
    for person, seat in ((anna, 0), (bruno, 1)):
        person.page.wait_for_url(f"**/t/{anna.table}")
        expect(person.page.locator("dialog[open]")).to_have_count(0)  # the old result is gone
        person.sees_board()
        assert person.frames()[-1]["mine"] == [seat]


def test_somebody_leaves_and_comes_back(sit: Sit) -> None:
    me = sit()
    table = me.set_up("oh-captain", seats=3, bots=2)
    me.look()
    me.press("menu")
    me.press("menu-leave")
    me.press("menu-sure")
    expect(me.page.get_by_role("heading", name=me.say("home-title"))).to_be_visible()
    me.page.goto(f"/t/{table}")
    expect(me.page.locator(".box .name.me")).to_contain_text("Anna")
    assert me.look().kind in ("choices", "over")


def test_a_game_goes_on_after_the_server_was_killed(sit: Sit, tmp_path: Path) -> None:
    with serving(tmp_path, env=HURRY) as own:
        me = sit(f"{own.url}/", base_url=own.url)
        me.set_up("oh-captain", seats=3, bots=2)
        me.play(most=3)
        seen = me.look()
        own.stop(signal.SIGKILL)
        me.sees("link-lost")
        me.choose_any(seen)  # nobody hears it yet
        own.start()
        expect(me.page.get_by_text(me.say("link-lost"))).to_have_count(0)
        assert me.look().seq > seen.seq
        me.play(most=3)


def test_my_tables_say_whose_turn_it_is_and_who_won(sit: Sit, server: Server) -> None:
    over, ended = prepare(server, "oh-captain")
    waits, running = prepare(server, "gold-n-crash", 5, pace="leisure", turn_seconds=86_400)
    me = sit("/", seats=[*ended, *running])
    me.page.get_by_role("link", name=me.say("home-turns", count=1)).click()
    tables = me.page.locator("main li")
    expect(tables).to_have_count(2)
    first, second = tables.all()
    expect(first).to_contain_text(me.say("list-your-turn"))
    expect(first).to_contain_text(me.say("clock-turn", time=me.say("clock-days", count=1)))
    expect(second).to_contain_text(me.say("list-won-you"))
    assert waits in (first.get_by_role("link").get_attribute("href") or "")
    assert over in (second.get_by_role("link").get_attribute("href") or "")


def test_a_finished_game_is_shown_with_all_cards_open(sit: Sit, server: Server) -> None:
    table, _ = prepare(server, "oh-captain", names=["Bea", "Cyrus"])
    me = sit(f"/t/{table}/replay#9")
    me.sees_board()
    said = me.page.locator(".steps .said")
    everybody, whose = said.inner_text(), me.page.get_by_label(me.say("replay-viewer"))
    told = set()
    for name in ("Anna", "Bea", "Cyrus"):
        whose.select_option(me.say("replay-viewer-seat", name=name))
        expect(said).not_to_be_empty()
        for _ in range(12):
            me.page.get_by_role("button", name=me.say("replay-on")).click()
            told.add(said.inner_text())
        assert me.page.url.partition("#")[2].endswith(f".{['Anna', 'Bea', 'Cyrus'].index(name)}")
    assert told - {everybody}
    assert me.page.get_by_label(me.say("replay-link")).input_value() == me.page.url


def test_a_result_shows_ones_own_score_on_the_smallest_screen(sit: Sit, server: Server) -> None:
    """A row for each player, one's own marked, and who lied how often below."""
    table, seats = prepare(
        server, "oh-captain", seats=6, names=["Bea", "Cyrus", "Dov", "Eli", "Fay"]
    )
    mine = next(seat for seat in seats if seat["seat"] == 0)
    me = sit(f"/t/{table}", size=(320, 568), seats=[mine])
    rows = me.page.locator("dialog[open] .points tbody tr")
    expect(rows).to_have_count(6)
    own = me.page.locator("dialog[open] .points .own")
    expect(own).to_contain_text(me.say("seat-you"))
    expect(own.locator(".total")).to_be_in_viewport()
    expect(me.page.locator("#result-title")).to_be_in_viewport()
    wide = "dialog => dialog.scrollWidth - dialog.clientWidth"
    assert me.page.locator("dialog[open]").evaluate(wide) == 0
    me.page.locator("dialog[open] summary").first.click()
    expect(me.page.locator("dialog[open] .beside tbody tr")).to_have_count(6)
    assert me.page.locator("dialog[open]").evaluate(wide) == 0
