"""One server and one browser for all tests of a process; a new profile for each person."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, executable
from tests.browser.person import Person
from tests.serving import Server, serving

LAPTOP, PHONE = (1280, 800), (360, 740)

Sit = Callable[..., Person]

# Nobody here listens to stories, and whoever has the room looks at the log.
TASTE = {"tempo": "once", "log": True}

# All browsers of the tests share an address and hurry, and so do the bots; nobody is waited for.
HURRY = {
    "CAPTAIN_BOT_DELAY_MS": "0",
    "CAPTAIN_AWAY_MS": "0",
    "CAPTAIN_LIMIT_REQUESTS_A_SECOND": "1000",
    "CAPTAIN_LIMIT_REQUESTS_AT_ONCE": "10000",
    "CAPTAIN_LIMIT_MESSAGES_A_SECOND": "1000",
    "CAPTAIN_LIMIT_MESSAGES_AN_ADDRESS": "1000",
    "CAPTAIN_LIMIT_TABLES_AN_HOUR": "10000",
    "CAPTAIN_LIMIT_OPEN_TABLES_AN_ADDRESS": "10000",
}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), env=HURRY) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=[*FLAGS])
        yield browser
        browser.close()


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Sit]:
    """Somebody with a browser: `sit("/", size=PHONE, lang="fr")`; `seats` are theirs already, and
    `taste` is what they like. No page may complain."""
    people: list[Person] = []

    def sit(
        path: str = "/",
        size: tuple[int, int] = LAPTOP,
        lang: str = "en",
        seats: Sequence[dict[str, Any]] = (),
        taste: dict[str, Any] | None = None,
        **more: Any,
    ) -> Person:
        width, height = size
        wish = {
            "base_url": server.url,
            "viewport": {"width": width, "height": height},
            "locale": {"en": "en-GB", "fr": "fr-FR"}[lang],
            "reduced_motion": "reduce",
            "service_workers": "block",  # each new profile would fetch the whole client again
        }
        context = browser.new_context(**(wish | more))
        liked = json.dumps(json.dumps(TASTE | (taste or {})))
        context.add_init_script(f"localStorage['captain.taste'] ??= {liked}")
        if seats:
            kept = json.dumps(json.dumps(list(seats)))
            context.add_init_script(f"localStorage['captain.seats'] ??= {kept}")
        person = Person(context.new_page(), lang)
        people.append(person)
        person.page.goto(path)
        return person

    yield sit
    for person in people:
        person.page.context.close()
    assert not [error for person in people for error in person.errors]
