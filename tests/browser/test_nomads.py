"""Nomads in the browser: what a newcomer meets first, what a move would lead to, and a scoring that
waits until it was read."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Sit
from tests.browser.person import Person
from tests.browser.pictures import picture

QUICK = 1  # the second choice of the option how the discs are set out
# "scoring" where that is staged, "asked" where the reader is asked; what else is staged was read.
NEXT = """last => {
  if (document.querySelector(".stage .moment.scoring")) return "scoring";
  document.querySelector(".stage button")?.click();
  const seq = Number(localStorage.getItem(`captain.seen.${location.pathname.split("/")[2]}`));
  return seq > last && document.querySelector(".ask[data-asked]") ? "asked" : null;
}"""

# "tip" where something is explained, "asked" where the reader is asked and all is explained.
TAUGHT = """() => {
  if (document.querySelector(".box aside")) return "tip";
  document.querySelector(".stage button")?.click();
  return document.querySelector(".ask[data-asked]") ? "asked" : null;
}"""


def door(me: Person, message: str) -> None:
    """Through the door of the first page."""
    me.opens("/")
    button = me.page.locator('[data-game="nomads"]').get_by_role("button")
    button.filter(has_text=me.say(message)).click()
    me.sees_board()


def test_play_now_begins_with_a_turn(sit: Sit) -> None:
    me = sit()
    door(me, "play-now")
    me.look()
    first = me.frames()[0]
    assert first["table"]["options"]["setup"] == "quick"
    assert me.frames()[-1]["view"]["decision"]["kind"] in ("moon_step", "turn")


def test_a_first_game_says_what_wins_before_anything_is_asked(sit: Sit) -> None:
    me = sit(size=PHONE)
    door(me, "guided-game")
    explained = me.page.locator(".box aside p")
    expect(explained).to_have_text(me.say("nomads-guide-welcome"))
    picture(me, "nomads-guide")
    said: list[str] = []
    while me.page.wait_for_function(TAUGHT).json_value() == "tip":
        said.append(explained.inner_text())
        me.press("understood")
        expect(explained.filter(has_text=said[-1])).to_have_count(0)
    assert len(set(said)) == len(said)
    kind = me.frames()[-1]["view"]["decision"]["kind"].replace("_", "-")
    assert me.say(f"nomads-guide-{kind}").split() in [tip.split() for tip in said]
    me.page.locator(".box [data-choice]").first.click()  # nothing lies over the board any more


def test_a_move_is_shown_before_it_is_made(sit: Sit) -> None:
    """Where the discs land and who hears what, for a pile on the board and for a line in the
    list."""
    me = sit()
    me.set_up("nomads", seats=2, bots=1, options={"setup": QUICK})
    while (seen := me.look()) and me.frames()[-1]["view"]["decision"]["kind"] != "turn":
        me.choose_any(seen)
    frame, ghosts = me.frames()[-1], me.page.locator(".box .disc.ghost")
    move = next(choice for choice in frame["choices"] if choice["action"]["do"] == "move")
    space, way = move["action"]["space"], move["action"]["way"]
    discs = len(frame["view"]["pile"][space])
    line = me.in_words().filter(has_text=move["label"])
    line.hover()
    expect(ghosts).to_have_count(discs)
    told = me.page.locator(f"#nomads-about-{way}")
    expect(told.locator(".unseen")).not_to_be_empty()
    sentence = told.locator(".unseen").inner_text()
    me.page.mouse.move(0, 0)
    expect(ghosts).to_have_count(0)
    me.page.keyboard.press("w")  # folds the list
    expect(me.page.locator(".ask .choices")).to_have_count(0)
    me.page.locator(".box .spot").nth(space).click()
    expect(me.page.locator(".box .chip")).to_have_count(2 * discs)
    expect(me.page.locator(".box .preview")).to_have_count(2)  # both ways
    expect(told).to_contain_text(sentence)


def test_a_scoring_waits_until_it_was_read(sit: Sit) -> None:
    me = sit()
    me.set_up("nomads", seats=2, bots=1, options={"setup": QUICK})
    last = -1
    while me.page.wait_for_function(NEXT, arg=last).json_value() != "scoring":
        seen = me.look()
        me.choose_any(seen)
        last = seen.seq
    table = me.page.locator(".stage .moment.scoring")
    expect(table.locator("tbody tr")).to_have_count(2)
    expect(table.locator("tr.own")).to_contain_text(me.frames()[-1]["names"][0])
    expect(me.page.locator(".ask[data-asked]")).to_have_count(0)
    picture(me, "nomads-scoring")
    me.page.keyboard.press("Enter")
    expect(table).to_have_count(0)
    assert me.look().kind in ("choices", "over")
