"""The manual in a real browser, from a folder or a plain server: nobody else is asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.person import Person
from tests.browser.test_axe import is_accessible
from tools.manual.__main__ import server_of
from tools.manual.site import Site


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("manual")
    Site().build(into)
    return into


@pytest.fixture(scope="module")
def served(built: Path) -> Iterator[str]:
    """The same from a plain web server."""
    server = server_of(built, 0)
    Thread(target=server.serve_forever).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@contextmanager
def reading(browser: Browser, home: str) -> Iterator[Person]:
    """Somebody who has opened the first page. Nothing may be fetched from elsewhere."""
    asked: list[str] = []
    width, height = LAPTOP
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    context.on("request", lambda request: asked.append(request.url))
    person = Person(context.new_page(), "en")
    person.page.goto(f"{home}index.html")
    yield person
    context.close()
    assert asked
    assert [url for url in asked if not url.startswith(home)] == []
    assert not person.errors


@pytest.fixture
def reader(browser: Browser, built: Path) -> Iterator[Person]:
    """Somebody who reads it from the folder."""
    with reading(browser, f"{built.as_uri()}/") as person:
        yield person


def test_everybody_is_one_click_away_from_their_page(reader: Person) -> None:
    page = reader.page
    for link, title in {
        "Play with friends tonight": "Play with friends tonight",
        "If you own the box": "If you own the box",
        "Design with the games": "Design with the games",
        "Study the games": "Study the games",
        "Contributing": "Contributing",
    }.items():
        page.locator("article").get_by_role("link", name=link, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        page.locator(".brand").click()


def test_what_is_sought_is_found_and_reached(reader: Person) -> None:
    page = reader.page
    page.keyboard.press("/")
    page.keyboard.type("Lumarathon EVENING")
    expect(page.locator(".found")).to_contain_text("A Lumarathon")
    page.locator(".found").get_by_role("link", name="A Lumarathon").first.click()
    expect(page).to_have_url(re.compile(r"how-to-play\.html#a-lumarathon$"))
    page.locator("search input").fill("nosuchthing")
    expect(page.locator(".found")).to_have_text("Nothing found")
    page.keyboard.press("Escape")
    expect(page.locator(".found")).to_be_hidden()


def test_french_is_found_without_its_accents(reader: Person) -> None:
    page = reader.page
    page.get_by_role("link", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.locator("search input").fill("heberger")
    expect(page.locator(".found").get_by_role("link").first).to_have_text("Héberger une table")


def test_each_page_leads_to_itself_in_the_other_language(reader: Person) -> None:
    page = reader.page
    page.locator("#menu").get_by_role("link", name="Host a table").click()
    page.get_by_role("link", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Héberger une table")
    page.get_by_role("link", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Host a table")


def test_day_and_night_stay_as_they_were_chosen(reader: Person) -> None:
    page = reader.page
    page.get_by_role("button", name="By night").click()
    page.locator("#menu").get_by_role("link", name="Host a table").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="By day").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_the_letters_are_those_of_the_table(reader: Person) -> None:
    loaded = "async () => (await document.fonts.ready, [...document.fonts].map((f) => f.status))"
    assert "loaded" in reader.page.evaluate(loaded)


@pytest.mark.parametrize("name", ["index", "study", "fr/play", "reference/oh-captain"])
def test_axe_finds_nothing_and_a_phone_has_room(browser: Browser, served: str, name: str) -> None:
    """From a web server: axe reads style sheets, which a browser hands out from no folder."""
    with reading(browser, served) as reader:
        page = reader.page
        page.goto(f"{served}{name}.html")
        is_accessible(reader)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
