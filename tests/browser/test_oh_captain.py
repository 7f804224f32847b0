"""Two people with a browser each play Oh Captain! to the end, while a third one watches."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import expect

import captains_table as ct
from tests.browser.conftest import Sit
from tests.browser.person import Person, play_together
from tests.serving import Server

Drawn = tuple[Person, dict[str, Any]]  # what somebody's page drew: its number and places

RELOAD_AT = 12  # the choice before which everybody's page is loaded again

# What lies face-down before each seat, as a page draws it.
FACE_DOWN = """() => ({
  seq: Number(localStorage.getItem(`captain.seen.${location.pathname.split("/")[2]}`)),
  places: Object.fromEntries([...document.querySelectorAll('[data-place^="loot_down-"]')].map(
    (place) => [place.dataset.place, place.outerHTML])),
})"""


def test_two_browsers_play_to_the_end_and_keep_their_secrets(sit: Sit, server: Server) -> None:
    anna = sit()
    anna.name = "Anna"
    anna.page.get_by_label(anna.say("home-name")).fill("Anna")
    door = anna.page.locator('[data-game="oh-captain"]')
    door.get_by_role("button", name=anna.say("invite")).click()
    link = anna.page.get_by_label(anna.say("waiting-link")).input_value()
    bruno = sit(link)
    bruno.sit_down("Bruno")
    bruno.sees("waiting-for-host", host="Anna")
    expect(anna.page.get_by_role("list").locator("b", has_text="Bruno")).to_be_visible()
    watcher = sit(link)
    watcher.press("join-watch")
    anna.press("waiting-begin-bots")

    people, count = [anna, bruno, watcher], 0
    drawn: list[Drawn] = []

    def look(person: Person) -> None:
        nonlocal count
        count += 1
        if count == RELOAD_AT:
            _reload(person)
        for each in people:
            drawn.append((each, each.page.evaluate(FACE_DOWN)))

    assert play_together([anna, bruno], look)
    assert count > RELOAD_AT
    for person in (anna, bruno):
        person.sees("rematch")

    for person in people:
        _was_told_no_secret(person)
    log = httpx.get(f"{server.url}/api/tables/{anna.table}/log").json()
    assert _unseen(log, {anna: 0, bruno: 1, watcher: None}, drawn) > 5


def _reload(person: Person) -> None:
    """Everything is as before."""
    choices, sentence = person.in_words(), person.page.locator(".ask .sentence")
    prompt, before = sentence.inner_text(), choices.all_inner_texts()
    person.page.reload()
    expect(person.page.locator(".ask[data-asked]")).to_be_visible()  # an answer is taken for one
    expect(choices).to_have_text(before, use_inner_text=True)
    expect(sentence).to_have_text(prompt, use_inner_text=True)


def _was_told_no_secret(person: Person) -> None:
    """While the game went on, the socket told a seat no card that is another's alone."""
    going = [frame for frame in person.frames() if frame["view"] and not frame["result"]]
    assert len(going) > RELOAD_AT
    for frame in going:
        seat, view = frame["seat"], frame["view"]
        assert frame["table"]["seed"] == ""
        assert "cards" not in view["cave"]
        assert "cards" not in view["found"] or view["active"] == seat is not None
        assert "cards" not in view["discard"] or view["captain"] == seat is not None
        for other, zone in enumerate(view["loot_down"]):
            assert ("cards" in zone) == (other == seat)
        for line in frame["log"]:
            if line["event"]["event"] == "card_drawn" and line["event"]["seat"] != seat:
                assert "card" not in line["event"]


def _unseen(log: dict[str, Any], seats: dict[Person, int | None], drawn: list[Drawn]) -> int:
    """How often a face-down card lay before somebody who did not know it. No page drew it."""
    words = ct.Table("oh-captain", 4, seed=0).words("en")
    secrets = 0
    for person, page in drawn:
        told = next(frame for frame in person.frames() if frame["seq"] == page["seq"])
        remembered = told["view"]["known"]["loot_down"]
        for seat, cards in enumerate(_face_down(log, page["seq"])):
            if seat == seats[person]:
                assert told["view"]["loot_down"][seat]["cards"] == cards
                continue
            for card in cards:
                if card not in remembered[seat]:
                    secrets += 1
                    place = page["places"][f"loot_down-{seat}"]
                    drawing = place.replace(words.say("group-not_egg"), "")
                    assert words.say(f"card-{card}") not in drawing
    return secrets


def _face_down(log: dict[str, Any], seq: int) -> list[list[str]]:
    """What really lay face-down before each seat then, as the log of the finished game tells."""
    choices = [i for i, step in enumerate(log["steps"]) if "action" in step]
    end = choices[seq - 1] if seq <= len(choices) else None  # the first entry is the beginning
    unfinished = {name: value for name, value in log.items() if name != "seed"}
    table = ct.Table.replay(unfinished | {"steps": log["steps"][:end]})
    return [table.view(seat)["loot_down"][seat]["cards"] for seat in range(table.state.seats)]
