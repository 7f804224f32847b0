"""A whole game in French: no English is left on any page."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from playwright.sync_api import WebSocketRoute, expect

import captains_table as ct
from captains_table.engine.register import register
from tests.browser.conftest import PHONE, Sit
from tests.browser.person import Person, play_together
from tests.browser.prepared import join, prepare
from tests.serving import Server
from tools.npm import WEB

PYTHON = Path(ct.__file__).parent
FOLDERS = [
    WEB / "src" / "words",
    *(WEB / "src" / "boards").iterdir(),
    PYTHON / "engine" / "words",
    *(PYTHON / "games").iterdir(),
]

# Everything on the page that somebody can read or hear.
TEXTS = """() => {
  const texts = [document.title];
  for (const thing of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      texts.push(thing.getAttribute(name) ?? "");
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const around = walk.currentNode.parentElement;
    if (!around.closest("script, style, option[lang=en]")) texts.push(walk.currentNode.data);
  }
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}"""


@cache
def fragments(lang: str) -> frozenset[str]:
    """The pieces of text of all messages in a language, between the values that are put in."""
    found = set()
    for folder in FOLDERS:
        file = folder / f"{lang}.ftl"
        if file.exists():
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    found |= _texts(entry)
    return frozenset(found)


def _texts(node: object) -> set[str]:
    if isinstance(node, ast.TextElement):
        return {" ".join(node.value.split())}
    if isinstance(node, list):
        return {text for each in node for text in _texts(each)}
    if isinstance(node, ast.BaseNode):
        return {text for each in vars(node).values() for text in _texts(each)}
    return set()


@cache
def english() -> tuple[frozenset[str], tuple[str, ...]]:
    """Whole texts, and pieces of sentences, that are English and not French as well."""
    only = {text for text in fragments("en") - fragments("fr") if re.search(r"[a-z]{2}", text)}
    french = "\n".join(fragments("fr"))
    sentences = [text for text in only if len(text.split()) >= 3 and text not in french]
    return frozenset(only), tuple(sentences)


def is_french(person: Person) -> None:
    whole, parts = english()
    texts = [" ".join(text.split()) for text in person.page.evaluate(TEXTS)]
    left = [text for text in texts if text in whole or any(part in text for part in parts)]
    assert left == []
    assert person.page.locator("html").get_attribute("lang") == "fr"


def test_the_check_finds_english(sit: Sit) -> None:
    """A page in English is full of it: otherwise the test below could not fail."""
    me = sit("/")
    expect(me.page.locator(".door .lamp").first).to_be_visible()
    whole, _ = english()
    texts = me.page.evaluate(TEXTS)
    assert sum(text in whole for text in texts) > 10


def test_a_forbidden_click_is_answered_in_french(sit: Sit) -> None:
    claire = sit(lang="fr")
    claire.set_up("oh-captain", seats=3, bots=2, name="Claire", options={"captain": 1})
    claire.look()
    claire.page.locator('.board [aria-disabled="true"]').first.click(force=True)
    alert = claire.page.get_by_role("alert")
    expect(alert).to_be_visible()
    refusal = claire.told[-1]["refusal"]
    rule = register(ct.game("oh-captain").folder)[refusal["rule"]]
    expect(alert).to_contain_text(refusal["text"])
    assert rule.text["fr"] in refusal["text"]
    assert rule.section["fr"] in alert.inner_text()
    assert rule.text["en"] not in alert.inner_text()
    is_french(claire)


def test_what_the_server_refuses_is_told_in_french(sit: Sit, server: Server) -> None:
    table, _ = prepare(server, "gold-n-crash", choices=0, hot_seat=False, begin=False)
    late = sit(f"/t/{table}", lang="fr")
    late.sees("join-promise")
    join(server, table, "Bruno")
    late.sit_down("Denis")
    late.sees("problem-begun")
    is_french(late)

    claire = sit(lang="fr")
    claire.page.route_web_socket("**/socket", _behind_the_times)
    claire.set_up("oh-captain", seats=3, bots=2, name="Claire")
    claire.press("menu")
    claire.press("menu-mute")
    claire.page.keyboard.press("Escape")
    claire.page.keyboard.press("c")
    claire.page.get_by_label(claire.say("chat-write")).fill("Bonjour")
    claire.press("chat-send")
    claire.sees("problem-muted")
    is_french(claire)


def _behind_the_times(line: WebSocketRoute) -> None:
    """The page is not told that the chat was muted."""
    server = line.connect_to_server()

    def hear(said: str | bytes) -> None:
        message = json.loads(said)
        if message["type"] != "frame" or not message["table"]["muted"]:
            line.send(said)

    server.on_message(hear)


def test_sea_of_legends_in_french(sit: Sit, server: Server) -> None:
    """Moments of a game, and what a captain has; the names of cards and places are French too."""
    game = ct.game("sea-of-legends")
    options = game.agree(1, {})
    names = {lang: set(game.own_words(options, lang).values()) for lang in ("en", "fr")}
    foreign = names["en"] - names["fr"]
    assert len(foreign) > 300
    for choices in (0, 1, 4, 15, 40, 90):
        table, seats = prepare(server, "sea-of-legends", choices)
        claire = sit(f"/t/{table}", lang="fr", seats=seats)
        expect(claire.page.locator(".box .region").first).to_be_visible()
        is_french(claire)
        assert not foreign & set(claire.page.evaluate(TEXTS))
    table, seats = prepare(
        server, "sea-of-legends", 40, until=_can_sail
    )  # nothing lies on the chart
    claire = sit(f"/t/{table}", lang="fr", seats=seats, size=PHONE)
    drawer = claire.page.locator("dialog[open] .content")
    for opener in (".mine .own", ".race [data-seat]", ".powers [data-faction]", ".corner .tool"):
        claire.page.locator(f".box {opener}").first.click()
        expect(drawer.locator("> *").first).to_be_visible()
        is_french(claire)
        for chapter in drawer.get_by_role("tab").all():
            chapter.click()
            expect(chapter).to_have_attribute("aria-selected", "true")
            is_french(claire)
        assert not foreign & set(claire.page.evaluate(TEXTS))
        claire.page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)


def _can_sail(frame: dict[str, Any]) -> bool:
    return any(choice["action"]["do"] == "sail" for choice in frame["choices"])


def test_a_whole_game_in_french(sit: Sit) -> None:
    claire = sit("/", lang="fr")
    expect(claire.page.locator(".door .lamp").first).to_be_visible()
    is_french(claire)
    for game in ct.game_names():
        for path in ("new", "rules"):
            claire.opens(f"/{path}/{game}")
            is_french(claire)
    claire.press("settings")
    is_french(claire)
    claire.page.keyboard.press("Escape")

    claire.set_up("oh-captain", seats=3, bots=1, name="Claire", tick=["new-listed"])
    claire.sees("waiting-link")
    is_french(claire)
    denis = sit("/lobby", lang="fr")
    denis.press("list-go-waiting")
    denis.sees("join-promise")
    is_french(denis)
    denis.sit_down("Denis")

    both = [claire, denis]
    assert play_together(both, lambda person: is_french(person))
    for key in ("r", "m"):
        claire.page.keyboard.press("Escape")
        claire.page.keyboard.press(key)
        expect(claire.page.locator("dialog[open]")).to_be_visible()
        is_french(claire)
    claire.page.goto(f"/t/{claire.table}/replay#20")
    expect(claire.page.get_by_role("slider")).to_be_visible()
    is_french(claire)
    for address in ("/mine", "/seat", "/nulle-part", "/t/nulle-part"):
        claire.opens(address)
        is_french(claire)
