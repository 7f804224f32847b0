"""Somebody at the table: looks at the page, chooses, and remembers what the page was told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, TimeoutError, WebSocket, expect

from tools.npm import WEB

PATIENCE = 30_000  # milliseconds; a busy machine is no failure
expect.set_options(timeout=PATIENCE)

# What is to be seen, once something has happened after the entry `last`: a curtain, the result or
# choices that can be made; not before the board is there, which is fetched on its own, and all is
# told; what is staged is understood at once. The page keeps the number of the last entry that it
# was sent.
LOOK = """last => {
  document.querySelector(".stage button")?.click();
  const seq = Number(localStorage.getItem(`captain.seen.${location.pathname.split("/")[2]}`));
  if (document.querySelector(".curtain")) return {kind: "curtain", seq, choices: 0};
  if (seq <= last) return null;
  if (document.querySelector("dialog[open] #result-title")) return {kind: "over", seq, choices: 0};
  const choices = Number(document.querySelector(".ask[data-asked]")?.dataset.asked);
  return choices ? {kind: "choices", seq, choices} : null;
}"""

# Whether the page was sent something that came after the entry `last`.
PAST = """last => Number(
  localStorage.getItem(`captain.seen.${location.pathname.split("/")[2]}`)) > last"""


class Seen(NamedTuple):
    """What a page shows: choices, a curtain, or that it is over."""

    kind: str
    seq: int
    choices: int


@cache
def _shell(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    source = WEB / "src"
    for file in (source / "words" / f"{lang}.ftl", *source.glob(f"boards/*/{lang}.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def shell(message: str, lang: str = "en", **values: Any) -> str:
    """What the shell, or a board, says in a language."""
    bundle = _shell(lang)
    text, errors = bundle.format_pattern(bundle.get_message(message).value, values)
    assert not errors, errors
    return str(text)


class Person:
    """A person with a browser of their own."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page, self.lang, self.name = page, lang, ""
        self.told: list[dict[str, Any]] = []  # every message of the table's server
        self.errors: list[str] = []  # what the page itself complained about
        self._random = Random(lang)
        self._last = -1
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self._note(line.type, line.text))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.told.append(json.loads(data)))

    def _note(self, kind: str, text: str) -> None:
        # A line that is cut, or an address where there is nothing, is no fault of the page.
        if kind == "error" and "Failed to load" not in text and "WebSocket" not in text:
            self.errors.append(text)

    # Words

    def say(self, message: str, **values: Any) -> str:
        """The shell's sentence in this person's language."""
        return shell(message, self.lang, **values)

    def button(self, message: str, **values: Any) -> Locator:
        """The button, or the link, that says this."""
        name = re.compile(re.escape(self.say(message, **values)))
        return self.page.get_by_role("button", name=name).or_(
            self.page.get_by_role("link", name=name)
        )

    def press(self, message: str, **values: Any) -> None:
        """Press it."""
        self.button(message, **values).first.click()

    def sees(self, message: str, **values: Any) -> None:
        """Wait until the page says this, somewhere in sight."""
        found = self.page.get_by_text(self.say(message, **values)).filter(visible=True)
        expect(found.first).to_be_visible()

    def sees_board(self) -> None:
        """Wait until the board is drawn."""
        drawn = self.page.locator(".box section.ask, .replay .board > *")  # at a table, or after it
        expect(drawn.first).to_be_visible()

    def opens(self, address: str) -> None:
        """Go to a page and wait until everything on it was fetched."""
        self.page.goto(address)
        self.page.wait_for_load_state("networkidle")
        expect(self.page.locator("h1").first).not_to_be_empty()

    # Getting to a table

    @property
    def table(self) -> str:
        """The table's name, as in its address."""
        return self.page.url.rpartition("/t/")[2].partition("/")[0]

    def sit_down(self, name: str) -> None:
        """Accept an invitation."""
        self.name = name
        self.page.get_by_label(self.say("settings-name")).filter(visible=True).fill(name)
        self.press("join-sit")

    def set_up(self, game: str, seats: int, bots: int, name: str = "Anna", **wish: Any) -> str:
        """Put up a table from the page for it; the last seats are for bots that pick at random."""
        page, self.name = self.page, name
        page.goto(f"/new/{game}")
        page.get_by_label(self.say("settings-name")).filter(visible=True).fill(name)
        page.get_by_role("radio", name=str(seats), exact=True).check()
        for seat in range(seats - bots, seats):
            taker = page.get_by_label(self.say("seat-number", number=seat + 1))
            taker.select_option("random")
        if minutes := wish.get("minutes"):
            page.get_by_label(self.say("new-clock")).select_option(
                self.say("new-clock-minutes", minutes=minutes)
            )
        for message in wish.get("tick", ()):
            page.get_by_label(self.say(message)).check()
        if options := wish.get("options", {}):
            page.get_by_text(self.say("new-options"), exact=True).click()
            for option, index in options.items():
                page.locator(f"#option-{option}").select_option(str(index))
        self.press("new-open-table")
        page.wait_for_url("**/t/*")
        return self.table

    # At the table

    def look(self) -> Seen:
        """Wait until there is something to do here, or the game is over."""
        try:
            found = self.page.wait_for_function(LOOK, arg=self._last)
        except TimeoutError:
            raise AssertionError(
                f"{self.name} waits: {self.page.locator('main').inner_text()}"
            ) from None
        return Seen(**found.json_value())

    def glance(self) -> Seen | None:
        """What there is to do here, if there is something."""
        found = self.page.evaluate(LOOK, self._last)
        return Seen(**found) if found else None

    def choose(self, index: int, seen: Seen) -> None:
        """By the number keys."""
        number = index + 1
        for digit in str(number):
            self.page.keyboard.press(digit)
        if number * 10 <= seen.choices:  # the page waits for another digit
            self.page.keyboard.press("Enter")
        self.chose(seen)

    def in_words(self) -> Locator:
        """Every choice as a button of the list, which opens where it is folded."""
        buttons = self.page.locator(".ask .choices button")
        expect(self.page.locator(".ask[data-asked]")).to_be_visible()
        if not buttons.count():
            self.page.locator(".ask .words").click()
        expect(buttons.first).to_be_visible()
        return buttons

    def any_of(self, seen: Seen) -> int:
        """Whatever comes to mind."""
        return self._random.randrange(seen.choices)

    def choose_any(self, seen: Seen) -> None:
        """Whatever comes to mind, by the number keys."""
        self.choose(self.any_of(seen), seen)

    def chose(self, seen: Seen) -> None:
        """What was seen is settled: the next look waits for what comes after it."""
        self._last = seen.seq

    def play(self, each: Callable[[Seen], None] | None = None, most: int = 10_000) -> Seen:
        """Choose until the game is over, or so many times; `each` looks at every moment first."""
        for _ in range(most):
            seen = self.look()
            if each:
                each(seen)
            if seen.kind == "over":
                break
            if seen.kind == "curtain":
                self.page.locator(".curtain button").click()
            else:
                self.choose_any(seen)
        return seen

    def waits_past(self, seen: Seen) -> None:
        """Wait until the table has moved on."""
        self.page.wait_for_function(PAST, arg=seen.seq)

    def frames(self) -> list[dict[str, Any]]:
        """Every view of a table that was sent here."""
        return [message for message in self.told if message["type"] == "frame"]


def play_together(people: list[Person], each: Callable[[Person], None], most: int = 10_000) -> bool:
    """Whoever is asked chooses, until the game is over or so many times; `each` is called before.
    Whether the game is over."""
    for _ in range(most):
        person, seen = who_is_asked(people)
        if seen.kind == "over":
            return True
        each(person)
        person.choose_any(seen)
    return False


def who_is_asked(people: list[Person]) -> tuple[Person, Seen]:
    """The first whose page asks for something: where there is one choice only, it asks for none."""
    until = monotonic() + PATIENCE / 1000
    while monotonic() < until:
        for person in people:
            if seen := person.glance():
                return person, seen
        people[0].page.wait_for_timeout(10)
    raise AssertionError("nobody is asked anything")
