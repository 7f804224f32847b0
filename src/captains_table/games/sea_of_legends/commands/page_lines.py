"""A page of a story as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any

from captains_table.engine.words import Words

MEASURE = 78  # letters of a line that is easy to read


def page_lines(page: Mapping[str, Any], words: Words, width: int) -> Iterator[str]:
    """The title and whom it is with, the paragraphs, the choices with price, odds and terms."""
    width = min(width, MEASURE)
    title = page["title"]
    if page["kind"] == "outcome":
        yield f"> {page['chosen']}" + (f" ({words.say('story-lost')})" if page["lost"] else "")
    else:
        yield title.upper() + (f" · {page['person']}" if page["person"] else "")
    for paragraph in page["paragraphs"]:
        yield ""
        yield from wrap(paragraph, width)
    for number, option in enumerate(page.get("options", ()), 1):
        yield ""
        yield from wrap(
            option["label"], width, initial_indent=f"{number}. ", subsequent_indent="   "
        )
        if terms := option_terms(option, words):
            yield from wrap(terms, width, initial_indent="   ", subsequent_indent="   ")


def option_terms(option: Mapping[str, Any], words: Words) -> str:
    """What a choice costs, how likely it is, and what is known of what it brings."""
    odds = "" if option["odds"] is None else words.say("story-odds", percent=option["odds"])
    price = ", ".join(part for part in (option["price"], odds) if part)
    parts = (f"{price}." if price else "", option["brings"], option["fails"])
    return " ".join(part for part in parts if part)
