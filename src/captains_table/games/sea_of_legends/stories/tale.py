"""The tale of a game: every chapter in the order in which it was read, from the log alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, NamedTuple

from captains_table.engine.table import Table
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.stories.page import Page, story_page, story_words


class Chapter(NamedTuple):
    """What a captain read and chose, and what came of it."""

    seat: int
    round: int
    captain: str
    opening: Page | None  # of a promise that was broken there is none
    outcome: Page


class Tale(NamedTuple):
    """A whole game."""

    title: str
    subtitle: str
    chapters: list[Chapter]
    ending: list[str]


def tale_of(log: Mapping[str, Any], lang: str, seat: int | None = None) -> Tale:
    """The tale that a log tells, of all captains or of one."""
    chapters: list[Chapter] = []
    read: dict[int, int] = {}  # chapters of each seat
    opened: dict[int, Page] = {}
    table: Table | None = None
    for table in Table.retrace(log):
        s = table.state
        if table.game.code.mover(s) < 0 and table.outcome is None:
            continue  # nobody reads while chance decides
        for p in range(s.seats):
            new = s.chapters_count[p] - read.get(p, 0)
            if new > 0 and s.reading == p:
                name = story_words(book(s), lang).captain(s, p)
                for page in story_page(s, lang)["last"][-new:]:
                    opening = opened.pop(p, None)
                    chapters.append(Chapter(p, int(s.round), name, opening, page))
            read[p] = s.chapters_count[p]
        now = story_page(s, lang)["now"]
        if now is not None and now["options"]:
            opened[now["seat"]] = now
    assert table is not None
    words, names = table.words(lang), table.seat_names(lang)
    told = [chapter for chapter in chapters if seat in (None, chapter.seat)]
    outcome = table.outcome
    ending = [
        words.say("tale-ending", captain=name, count=score)
        for name, score in zip(names, outcome.scores if outcome else [], strict=False)
    ]
    title = words.say("tale-title") if seat is None else words.say("tale-of", captain=names[seat])
    return Tale(title, ", ".join(names), told, ending)


def as_text(log: Mapping[str, Any], lang: str, form: str, seat: int | None = None) -> str:
    """The tale as `markdown` or as `html`: one page to read, to print and to keep."""
    tale = tale_of(log, lang, seat)
    return as_html(tale, lang) if form == "html" else as_markdown(tale)


def _heading(chapter: Chapter) -> str:
    page = chapter.opening or chapter.outcome
    return f"{chapter.captain}: {page['title']}"


def as_markdown(tale: Tale) -> str:
    """As Markdown."""
    return "\n\n".join(_markdown(tale)) + "\n"


def _markdown(tale: Tale) -> Iterator[str]:
    yield f"# {tale.title}"
    yield f"*{tale.subtitle}*"
    for chapter in tale.chapters:
        yield f"## {_heading(chapter)}"
        if chapter.opening is not None:
            yield from chapter.opening["paragraphs"]
        yield f"> **{chapter.outcome['chosen']}**"
        yield from chapter.outcome["paragraphs"]
    if tale.ending:
        yield "\n".join(f"- {line}" for line in tale.ending)


STYLE = """
:root { color-scheme: light dark; }
body { font: 1.1rem/1.55 Georgia, "Times New Roman", serif; max-width: 36em; margin: 3em auto;
  padding: 0 1.2em; }
h1 { font-size: 2.2em; line-height: 1.15; margin-bottom: 0; text-align: center; }
.of { font-style: italic; margin: .6em 0 3em; text-align: center; }
h2 { font-size: 1.35em; line-height: 1.25; margin: 2.4em 0 .8em; }
h2 span { display: block; font-size: .68em; font-weight: normal; letter-spacing: .06em;
  text-transform: uppercase; }
p { hyphens: auto; margin: 0 0 .7em; }
.chosen { border-left: .25em solid #b8892b; font-weight: bold; margin: 1.2em 0;
  padding-left: .9em; }
footer { border-top: 1px solid; margin-top: 3.5em; padding-top: 1em; }
@media print { body { font-size: 11pt; margin: 0 auto; } h2 { break-after: avoid; }
  p { orphans: 3; widows: 3; } }
"""


def as_html(tale: Tale, lang: str) -> str:
    """As a page of its own, which needs nothing else."""
    body = "\n".join(_html(tale, lang))
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(tale.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"{body}\n</main>\n</body>\n</html>\n"
    )


def _html(tale: Tale, lang: str) -> Iterator[str]:
    yield f"<h1>{escape(tale.title)}</h1>"
    yield f'<p class="of">{escape(tale.subtitle)}</p>'
    for chapter in tale.chapters:
        page = chapter.opening or chapter.outcome
        yield f"<section>\n<h2><span>{escape(chapter.captain)}</span> {escape(page['title'])}</h2>"
        if chapter.opening is not None:
            yield from _paragraphs(chapter.opening, lang)
        yield f'<p class="chosen">{escape(chapter.outcome["chosen"])}</p>'
        yield from _paragraphs(chapter.outcome, lang)
        yield "</section>"
    if tale.ending:
        lines = "\n".join(f"<li>{escape(line)}</li>" for line in tale.ending)
        yield f"<footer>\n<ul>\n{lines}\n</ul>\n</footer>"


def _paragraphs(page: Page, lang: str) -> Iterator[str]:
    """Those that are in another language say so, for whoever reads them aloud."""
    spoken = "" if page["lang"] == lang else f' lang="{page["lang"]}"'
    for paragraph in page["paragraphs"]:
        yield f"<p{spoken}>{escape(paragraph, quote=False)}</p>"
