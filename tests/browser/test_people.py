"""People leave, come back, run out of time or are shown the door, and the table copes with it."""

from __future__ import annotations

import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import HURRY, Sit
from tests.browser.person import Person
from tests.browser.prepared import prepare
from tests.browser.test_offline import READY
from tests.serving import Server, serving

PATIENT = 31_000  # milliseconds after which a page asks what to do without somebody
NOWHERE = "/nowhere"
LOOKS = 3_000  # at a table, until it is somebody's turn

# A tab that is not in sight, and a note of every notification that its page makes: a browser
# without a screen has none of its own.
ELSEWHERE = """() => {
  window.notes = [];
  window.Notification = class {
    static permission = "granted";
    constructor(title, more) {
      notes.push([title, more.body]);
    }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
}"""


def two(sit: Sit, game: str, seats: int) -> tuple[Person, Person]:
    """Anna has put up a table, Bruno sits down; bots have the other seats. Anna's watch can be put
    forward."""
    anna = sit()
    anna.page.clock.install()
    table = anna.set_up(game, seats=seats, bots=seats - 2)
    bruno = sit(f"/t/{table}")
    bruno.sit_down("Bruno")
    return anna, bruno


def until_turn_of(seat: int, people: dict[int, Person]) -> None:
    """Whoever is there chooses until it is that seat's turn."""
    watcher = next(iter(people.values()))
    for person in people.values():
        person.sees_board()
    for _ in range(LOOKS):
        turn = watcher.frames()[-1]["view"]["decision"]["seat"]
        if turn == seat:
            return
        if seen := people[turn].glance():  # where there is one choice only, nothing is asked
            people[turn].choose_any(seen)
            watcher.waits_past(seen)
        else:
            watcher.page.wait_for_timeout(10)
    raise AssertionError(f"it is never the turn of seat {seat}")


def seat_of(name: str, page: Person) -> Locator:
    """Who sits there, as the board shows it."""
    return page.page.locator(".box .name[data-seat]").filter(has_text=name)


def log_of(person: Person) -> Locator:
    """The lines of the log, as they are told to somebody."""
    return person.page.get_by_role("list", name=person.say("log")).get_by_role("listitem")


def test_somebody_who_leaves_is_waited_for_then_the_table_chooses(sit: Sit) -> None:
    anna, bruno = two(sit, "gold-n-crash", 2)
    address = f"/t/{anna.table}"
    until_turn_of(1, {0: anna, 1: bruno})
    bruno.page.goto(NOWHERE)
    expect(seat_of("Bruno", anna)).to_contain_text(anna.say("seat-away"))
    asks = anna.page.get_by_text(anna.say("missing", name="Bruno"))
    expect(asks).to_have_count(0)  # not yet
    anna.page.clock.fast_forward(PATIENT)
    expect(asks).to_be_visible()
    anna.press("missing-wait")
    expect(asks).to_have_count(0)
    anna.page.clock.fast_forward(PATIENT)
    anna.press("missing-bot")
    expect(seat_of("Bruno", anna)).to_contain_text(anna.say("seat-stand-in"))
    anna.choose_any(anna.look())  # the bot has chosen

    bruno.page.goto(address)
    expect(seat_of("Bruno", anna)).not_to_contain_text(anna.say("seat-stand-in"))
    until_turn_of(1, {0: anna, 1: bruno})
    bruno.page.goto(NOWHERE)
    expect(seat_of("Bruno", anna)).to_contain_text(anna.say("seat-away"))
    anna.page.clock.fast_forward(PATIENT)
    anna.press("missing-end")
    anna.sees("reason-left")
    bruno.page.goto(address)
    bruno.sees("reason-left")


def test_the_host_mutes_removes_and_closes(sit: Sit) -> None:
    anna, bruno = two(sit, "oh-captain", 3)
    bruno.page.get_by_role("tab", name=bruno.say("chat")).click()
    anna.press("menu")
    anna.press("menu-mute")
    bruno.sees("chat-muted")
    expect(bruno.page.get_by_label(bruno.say("chat-write"))).to_have_count(0)
    anna.press("menu-unmute")
    expect(bruno.page.get_by_label(bruno.say("chat-write"))).to_be_visible()

    anna.press("menu-remove", name="Bruno")
    anna.press("menu-sure")
    bruno.sees("farewell-removed")
    expect(bruno.page.locator(".board, .ask")).to_have_count(0)
    expect(anna.button("menu-remove", name="Bruno")).to_have_count(0)
    expect(seat_of("Bruno", anna)).to_have_count(0)

    anna.press("menu-close")
    anna.press("menu-sure")
    anna.sees("reason-host")
    expect(anna.page.locator(".ask .choices, .ask .words, [data-choice]")).to_have_count(0)


def test_who_comes_back_reads_what_happened_since_their_last_turn(sit: Sit, server: Server) -> None:
    table, seats = prepare(server, "gold-n-crash", 20)
    anna, bruno = (sit(f"/t/{table}", seats=[seat]) for seat in seats)
    until_turn_of(0, {0: anna, 1: bruno})
    gained = 0
    while gained < 3:  # as long as there is little to tell
        anna.page.goto(f"/t/{table}")
        until_turn_of(1, {0: anna, 1: bruno})
        anna.page.goto(NOWHERE)
        before = log_of(bruno).count()
        until_turn_of(0, {1: bruno})
        gained = log_of(bruno).count() - before
    told = anna.page.get_by_role("status").filter(has_text=anna.say("missed-title"))
    told = told.get_by_role("listitem")
    anna.page.goto(f"/t/{table}")
    for _ in range(2):
        expect(told.last).to_be_visible()
        assert told.all_inner_texts()[-gained:] == log_of(anna).all_inner_texts()[-gained:]
        anna.page.reload()  # and still
    anna.press("understood")
    expect(told).to_have_count(0)
    anna.page.reload()
    expect(told.last).to_be_visible()
    anna.choose_any(anna.look())  # whoever goes on has read it
    expect(told).to_have_count(0)


def test_a_tab_that_is_not_in_sight_tells_whose_turn_it_is(sit: Sit) -> None:
    me = sit()
    me.set_up("oh-captain", seats=3, bots=2)
    me.page.evaluate(ELSEWHERE)
    me.look()
    me.press("menu")
    me.page.locator("dialog[open]").get_by_label(me.say("settings-notify")).check()
    me.page.keyboard.press("Escape")
    while not (notes := me.page.evaluate("notes")):
        me.choose_any(me.look())
    title, body = notes[0]
    assert title == "Oh Captain!"
    assert body in [frame["prompt"] for frame in me.frames()]


def test_a_clock_runs_and_when_the_time_is_up_a_bot_plays_on(sit: Sit, tmp_path: Path) -> None:
    with serving(tmp_path, env=HURRY) as own:
        me = sit(f"{own.url}/", base_url=own.url)
        table = me.set_up("oh-captain", seats=3, bots=2, minutes=5)
        seen = me.look()
        clock = me.page.locator(".box .name.me .clock")
        shown = clock.inner_text()
        assert re.fullmatch("[45]:[0-5][0-9]", shown)
        expect(clock).not_to_have_text(shown)
        own.stop(signal.SIGKILL)  # and a long time goes by
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store, store:
            earlier = "UPDATE tables SET touched = touched - ?, bot_due = bot_due - ? WHERE id = ?"
            store.execute(earlier, (298_000, 298_000, table))
        own.start()
        me.sees("prompt-time-up-you")
        expect(seat_of("Anna", me)).to_contain_text(me.say("seat-time-up"))
        expect(clock).to_have_text("0:00")
        me.waits_past(seen)  # the bot has chosen


def test_a_table_whose_rules_changed_offers_its_log_and_a_new_table(
    sit: Sit, tmp_path: Path
) -> None:
    with serving(tmp_path, env=HURRY) as own:
        table, seats = prepare(own, "gold-n-crash", 12)
        own.stop()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store, store:
            frozen = "UPDATE tables SET status = 'frozen', reason = 'rules', turn = NULL"
            store.execute(f"{frozen} WHERE id = ?", (table,))
        own.start()
        me = sit(f"{own.url}/t/{table}", base_url=own.url, seats=seats[:1])
        me.sees("reason-rules")
        with me.page.expect_download() as file:
            me.press("replay-file")
        file.value.save_as(tmp_path / "log.txt")
        told = (tmp_path / "log.txt").read_text(encoding="utf-8").splitlines()
        assert told == log_of(me).all_inner_texts()
        assert len(told) > 10
        me.press("table-another")
        me.page.wait_for_url("**/new/gold-n-crash")


# A push service for a browser that has none.
SUBSCRIBED = """
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => ({
    toJSON: () => ({
      endpoint: "https://fcm.googleapis.com/of-somebody",
      keys: { p256dh: applicationServerKey, auth: "of-somebody" },
    }),
  });
"""


def test_whoever_wants_to_be_told_is_told_of_every_table(sit: Sit, tmp_path: Path) -> None:
    """The wish holds for all tables that come after it, in the reader's language."""
    slow = {"CAPTAIN_BOT_DELAY_MS": "60000"}
    with serving(tmp_path, env=HURRY | slow) as own:
        taste = '{"notify": true, "lang": "fr"}'
        me = sit(f"{own.url}/", lang="fr", base_url=own.url, service_workers="allow")
        me.page.context.add_init_script(SUBSCRIBED)
        me.page.evaluate(f"() => {{ localStorage['captain.taste'] = '{taste}'; }}")
        me.page.wait_for_function(READY)
        me.page.goto(f"{own.url}/")
        for _ in range(2):
            with me.page.expect_response(
                lambda answer: answer.url.endswith("/api/push") and answer.ok
            ) as answer:
                me.set_up("gold-n-crash", seats=2, bots=1)
            assert '"lang":"fr"' in (answer.value.request.post_data or "")
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store:
            (kept,) = store.execute("SELECT count(*) FROM seats WHERE push LIKE '%somebody%'")
            assert kept == (2,)


def test_a_room_before_the_game(sit: Sit) -> None:
    """The host adds a seat and changes an option, people talk, and the link is held before a
    camera."""
    anna = sit()
    table = anna.set_up("oh-captain", seats=3, bots=1)
    anna.page.get_by_role("button", name="5", exact=True).click()
    expect(anna.page.locator(".who li")).to_have_count(5)
    option = anna.page.locator(".terms select").first
    option.select_option(index=1)
    chosen = option.locator("option:checked").inner_text()
    anna.press("qr")
    expect(anna.page.get_by_role("img", name=anna.say("qr-about"))).to_be_visible()
    bruno = sit(f"/t/{table}")
    bruno.sit_down("Bruno")
    expect(bruno.page.locator(".terms dd").nth(1)).to_have_text(chosen)
    bruno.page.get_by_label(bruno.say("chat-write")).fill("Good evening")
    bruno.press("chat-send")
    expect(anna.page.locator(".chat li")).to_contain_text("Bruno Good evening")
    anna.page.get_by_role("button", name="3", exact=True).click()
    expect(bruno.page.locator(".who li")).to_have_count(3)
    anna.press("waiting-begin")
    for person in (anna, bruno):
        person.sees_board()
