"""The window is the table: at every size, in both languages, with the longest names, whatever is
asked, what is mine and what is asked lies in sight and uncovered, and every letter can be read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from tests.browser.conftest import Sit
from tests.browser.recorded import LANGUAGES, Moment, Shown, kept, moments

# Phones upright and on their side, a laptop at 200 % and as it is, a tablet, a large screen.
SIZES = (
    (320, 568),
    (1366, 768),
    (568, 320),
    (768, 1024),
    (390, 844),
    (1920, 1080),
    (844, 390),
    (683, 384),
)
LAPTOP = (1366, 768)

CHECK = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
FITTED = "([width, height]) => innerWidth === width && innerHeight === height"
# How much of the page a thing takes.
SHARE = """(thing) => {
  const { width, height } = thing.getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}"""


def sizes_of(place: int, moment: Moment, counts: int) -> list[tuple[int, int]]:
    """Every kind of decision meets every size, at one number of seats or another."""
    each = max(1, len(SIZES) // counts)
    first = place + moment.seats * each
    return [SIZES[(first + more) % len(SIZES)] for more in range(each)]


@pytest.mark.parametrize("game", ct.game_names())
def test_everything_that_a_decision_needs_is_in_sight(sit: Sit, game: str) -> None:
    counts = len(ct.game(game).seats)
    recorded = [moment for moment in moments(game) if moment.kind != "over"]
    kinds = sorted({moment.kind for moment in recorded})
    wrong: dict[str, str] = {}
    for odd, lang in enumerate(LANGUAGES):
        notices = [text for each in recorded for text in each.frames[lang]["notices"]]
        taste = {"log": None, "read": notices}
        page = sit("/nowhere", lang=lang, seats=kept(game), taste=taste).page
        shown = Shown(page, game, lang)
        for moment in recorded:
            place = kinds.index(moment.kind)
            for nth, size in enumerate(sizes_of(place, moment, counts)):
                if (place + moment.seats + nth) % 2 != odd:
                    continue
                width, height = size
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_function(FITTED, arg=[width, height])
                shown.show(moment)
                codes = [choice["code"] for choice in moment.frames[lang]["choices"]]
                for what in page.evaluate(CHECK, codes):
                    wrong.setdefault(what, f"{moment.kind} {moment.seats} {width}x{height} {lang}")
    assert not wrong, "\n".join(f"{where}: {what}" for what, where in wrong.items())


@pytest.mark.parametrize("game", ct.game_names())
def test_the_board_has_the_page(sit: Sit, game: str) -> None:
    """On the commonest laptop, with nothing opened."""
    page = sit("/nowhere", size=LAPTOP, seats=kept(game), taste={"log": None}).page
    moment: Any = next(each for each in moments(game) if each.kind != "over")
    Shown(page, game, "en").show(moment)
    ask = page.locator("section.ask").evaluate(SHARE)
    assert page.locator(".box").evaluate(SHARE) - ask >= 0.7
    for chart in page.locator(".box .chart").all():
        assert chart.evaluate(SHARE) >= 0.45
