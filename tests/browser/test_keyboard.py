"""A whole game by keyboard alone, from the first page to the result; the focus is never lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Person

MOST_TABS = 80

FOCUSED = """() => {
  const at = document.activeElement;
  return at && at !== document.body ? (at.ariaLabel || at.textContent || at.tagName).trim() : "";
}"""
IN_CHOICES = "() => document.activeElement.closest('.ask .choices') !== null"


def tab_to(me: Person, name: str) -> None:
    """Walk with Tab until a thing with that name has the focus."""
    for _ in range(MOST_TABS):
        me.page.keyboard.press("Tab")
        if me.page.evaluate(FOCUSED).startswith(name):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def has_focus(me: Person) -> None:
    assert me.page.evaluate(FOCUSED), "nothing has the focus"


def test_a_whole_game_by_keyboard(sit: Sit) -> None:
    me = sit()
    expect(me.page.locator(".door .lamp").first).to_be_visible()
    tab_to(me, f"{me.say('play-now')}: Oh Captain!")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/t/*")
    me.look()
    has_focus(me)

    me.in_words()
    by_tab = True
    while (seen := me.look()).kind != "over":
        if by_tab:
            _choose_by_tab(me)
            me.chose(seen)
        else:
            me.choose_any(seen)
        by_tab = not by_tab
    expect(me.page.locator("dialog[open] :focus")).to_have_count(1)
    tab_to(me, me.say("replay"))
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/replay")
    expect(me.page.get_by_role("slider")).to_be_visible()
    has_focus(me)
    me.page.keyboard.press("End")
    expect(me.page.get_by_role("slider")).to_have_value(
        me.page.get_by_role("slider").get_attribute("max") or ""
    )


def _choose_by_tab(me: Person) -> None:
    """From wherever the focus is to a choice, and Enter; afterwards it is still somewhere."""
    for _ in range(MOST_TABS):
        me.page.keyboard.press("Tab")
        if me.page.evaluate(IN_CHOICES):
            break
    else:
        raise AssertionError("Tab does not lead to the choices")
    me.page.keyboard.press("Enter")
    me.page.wait_for_function("() => !document.activeElement.matches('.choices button')")
    has_focus(me)


def test_drawers_open_by_key_and_give_the_focus_back(sit: Sit) -> None:
    me = sit()
    me.set_up("gold-n-crash", seats=2, bots=1)
    me.look()
    tools = me.page.get_by_role("banner")
    for key, inside, button in (("r", "rules-about", "rules"), ("m", "menu-device", "menu")):
        opener = tools.get_by_role("button", name=me.say(button))
        opener.focus()
        me.page.keyboard.press(key)
        me.sees(inside)
        expect(me.page.locator("dialog[open] :focus")).to_have_count(1)
        me.page.keyboard.press("Escape")
        expect(me.page.locator("dialog[open]")).to_have_count(0)
        expect(opener).to_be_focused()
    me.page.keyboard.press("c")
    expect(me.page.get_by_role("tab", name=me.say("chat"))).to_have_attribute(
        "aria-selected", "true"
    )
    me.page.keyboard.press("l")
    expect(me.page.get_by_role("tab", name=me.say("log"))).to_have_attribute(
        "aria-selected", "true"
    )
