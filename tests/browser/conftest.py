"""One server and one browser for all tests of a process; a new profile for each person."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import FLAGS, executable
from tests.browser.serving import Server, serving

LAPTOP, PHONE = (1280, 800), (360, 740)

Sit = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=[*FLAGS])
        yield browser
        browser.close()


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Sit]:
    """A page of somebody's own: `sit("/", size=PHONE, locale="fr-FR")`."""
    contexts = []

    def sit(path: str = "/", size: tuple[int, int] = LAPTOP, locale: str = "en-GB") -> Page:
        width, height = size
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.goto(path)
        return page

    yield sit
    for context in contexts:
        context.close()
