"""Gold'n'Crash in the browser: played by taps on the board alone, on a phone on its side and by two
who fight; what is said of a bomb; a first game that says what wins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Sit
from tests.browser.person import Person, Seen
from tests.browser.pictures import picture

TAPS = 60  # choices
LOW = (568, 320)


def tap(me: Person, choice: dict[str, Any], seen: Seen) -> None:
    """Make a choice by what is drawn: a card and then its column, a column and then what to do."""
    board, action = me.page.locator(".box .board"), choice["action"]
    chosen = board.locator(f'[data-choice~="{choice["code"]}"]')

    def column(number: int) -> None:
        board.locator(f'button[data-column="{number}"]').click()

    match action["do"]:
        case "play":
            chosen.first.click()
            column(action["column"])
        case "discard":
            chosen.first.click()
            board.locator(f'button.discard[data-choice="{choice["code"]}"]').click()
        case "manoeuvre":
            column(action["from"])
            column(action["to"])
        case _:
            chosen.first.click()
    me.waits_past(seen)
    me.chose(seen)


def in_sight(me: Person, what: str, count: int) -> None:
    """So many of these lie whole within the window."""
    width, height = (me.page.evaluate(side) for side in ("innerWidth", "innerHeight"))
    boxes = [thing.bounding_box() for thing in me.page.locator(what).all()]
    assert len(boxes) == count, what
    for box in boxes:
        assert box is not None, what
        assert min(box["x"], box["y"]) >= -1, what
        assert box["x"] + box["width"] <= width + 1, what
        assert box["y"] + box["height"] <= height + 1, what


@pytest.mark.parametrize(("size", "lang"), [(LOW, "fr"), (PHONE, "en")])
def test_it_is_played_by_taps_on_the_board(sit: Sit, size: tuple[int, int], lang: str) -> None:
    me = sit(size=size, lang=lang, has_touch=True, taste={"log": None})
    me.set_up("gold-n-crash", seats=2, bots=1)
    asked: Counter[str] = Counter()
    while sum(asked.values()) < TAPS:
        seen = me.look()
        if seen.kind == "over":
            break
        frame = me.frames()[-1]
        hand = frame["view"]["hand"][frame["seat"]]["size"]
        in_sight(me, ".box .berth", 6)
        in_sight(me, ".box .hand .slot", hand)
        in_sight(me, ".box section.ask", 1)
        kinds = [each["action"]["do"] for each in frame["choices"]]
        rarest = min(set(kinds), key=lambda do: (asked[do], do))  # everything comes to be tapped
        tap(me, frame["choices"][kinds.index(rarest)], seen)
        asked[rarest] += 1
    assert {"draw", "play", "discard"} <= set(asked)
    picture(me, f"gold-n-crash-taps-{lang}")


def test_a_bomb_is_staged_and_a_wreck_is_never_drawn_whole(sit: Sit) -> None:
    """Where nothing is skipped, what falls is shown large before the table changes."""
    me = sit(taste={"tempo": "quick", "log": None})
    me.set_up("gold-n-crash", seats=2, bots=1)
    staged = me.page.locator(".stage .moment")
    for _ in range(TAPS):
        seen = me.look()
        bombs = [
            choice
            for choice in me.frames()[-1]["choices"]
            if choice["action"].get("card") == "bomb" and choice["action"]["do"] == "play"
        ]
        if not bombs:
            me.choose_any(seen)
            continue
        told = len(me.frames())
        wrecks = me.page.locator(".box .ship svg.wreck").count()
        tap(me, bombs[0], seen)
        expect(staged).to_be_visible()
        assert me.page.locator(".box .ship svg.wreck").count() == wrecks  # not told yet
        me.look()
        struck = me.frames()[told]["view"]["wreck"]
        assert sum(map(bool, struck)) >= wrecks
        expect(me.page.locator(".box .ship svg.wreck")).to_have_count(
            sum(map(bool, me.frames()[-1]["view"]["wreck"]))
        )
        return
    raise AssertionError("nobody drew a Bomb")


def test_a_first_game_says_what_wins_before_anything_is_asked(sit: Sit) -> None:
    me = sit(size=PHONE)
    me.opens("/")
    door = me.page.locator('[data-game="gold-n-crash"]').get_by_role("button")
    door.filter(has_text=me.say("guided-game")).click()
    me.sees_board()
    tip = me.page.locator(".box aside")
    expect(tip).to_contain_text(me.say("gold-n-crash-guide-welcome"))
    picture(me, "gold-n-crash-guide")
    me.press("understood")
    expect(tip).to_contain_text(me.say("gold-n-crash-guide-goal"))
    me.press("understood")
    expect(tip.filter(has_text=me.say("gold-n-crash-guide-goal"))).to_have_count(0)
    for _ in range(4):  # what else is told before the first choice
        if not me.button("understood").count():
            break
        me.press("understood")
    me.look()
