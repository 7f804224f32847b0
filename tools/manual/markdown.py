"""A page of Markdown: its headings with their anchors, its links, and the HTML of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import TextLexer, get_lexer_by_name
from pygments.util import ClassNotFound

ROOT = Path(__file__).parents[2]
LEXERS = {"sh": "bash"}


@dataclass(frozen=True)
class Heading:
    """A heading: 1 for the title of the page, 2 for its chapters, and so on."""

    level: int
    text: str
    anchor: str


@dataclass(frozen=True)
class Section:
    """What stands under one heading, as plain text."""

    heading: Heading
    text: str


@dataclass
class Page:
    """One page, by its file from the root of the repository."""

    file: str
    source: str = field(repr=False)

    @classmethod
    def read(cls, file: str) -> Page:
        """The page as it lies there."""
        return cls(file, (ROOT / file).read_text(encoding="utf-8"))

    @cached_property
    def tokens(self) -> list[Token]:
        """What it is made of; every heading has its anchor."""
        tokens = _parser().parse(self.source)
        taken: dict[str, int] = {}
        for opening, inside in _pairs(tokens):
            if opening.type == "heading_open":
                name = slug(_plain(inside))
                times = taken.get(name, 0)
                taken[name] = times + 1
                opening.attrSet("id", f"{name}-{times}" if times else name)
        return tokens

    @cached_property
    def headings(self) -> list[Heading]:
        """All of them, in order."""
        return [
            Heading(int(opening.tag[1]), _plain(inside), str(opening.attrGet("id")))
            for opening, inside in _pairs(self.tokens)
            if opening.type == "heading_open"
        ]

    @property
    def title(self) -> str:
        """What the page is called: its first heading."""
        return self.headings[0].text

    @property
    def about(self) -> str:
        """The first paragraph of a page: what it is about."""
        inside = (i for o, i in _pairs(self.tokens) if o.type == "paragraph_open")
        return _plain(next(inside))

    @property
    def links(self) -> Iterator[str]:
        """Where its links and pictures lead, as they are written."""
        for token in _inner(self.tokens):
            if token.type == "link_open":
                yield str(token.attrGet("href"))
            elif token.type == "image":
                yield str(token.attrGet("src"))

    @property
    def sections(self) -> Iterator[Section]:
        """The page heading by heading, for a search."""
        headings = iter(self.headings)
        heading, texts = None, list[str]()
        for opening, inside in _pairs(self.tokens):
            if opening.type == "heading_open":
                if heading:
                    yield _section(heading, texts)
                heading, texts = next(headings), []
            elif inside.type == "inline":
                texts.append(_plain(inside))
            elif inside.type == "fence":
                texts.append(inside.content)
        if heading:
            yield _section(heading, texts)

    def html(self, leads_to: Callable[[str], str]) -> str:
        """The page as HTML; `leads_to` says where a link of it leads there."""
        parser = _parser()
        return str(parser.renderer.render(self.tokens, parser.options, {"leads_to": leads_to}))


def _section(heading: Heading, texts: list[str]) -> Section:
    return Section(heading, " ".join(" ".join(texts).split()))


def slug(text: str) -> str:
    """The anchor of a heading, as the usual readers of Markdown make it."""
    return re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")


def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    parser.options["highlight"] = _coloured
    parser.add_render_rule("table_open", lambda *_: '<div class="wide" tabindex="0"><table>\n')
    parser.add_render_rule("table_close", lambda *_: "</table></div>\n")
    parser.add_render_rule("link_open", _link)
    parser.add_render_rule("image", _picture)
    return parser


def _link(_: Any, tokens: Sequence[Token], place: int, __: Any, around: Mapping[str, Any]) -> str:
    return f'<a href="{escape(around["leads_to"](tokens[place].attrGet("href")))}">'


def _picture(
    _: Any, tokens: Sequence[Token], place: int, __: Any, around: Mapping[str, Any]
) -> str:
    token = tokens[place]
    source = escape(around["leads_to"](token.attrGet("src")))
    return f'<img src="{source}" alt="{escape(token.content)}" />'


def _coloured(code: str, language: str, _: str) -> str:
    """A piece of code with its parts told apart."""
    name = "pycon" if code.startswith(">>> ") else LEXERS.get(language, language)
    try:
        lexer = get_lexer_by_name(name)
    except ClassNotFound:  # a language that Pygments does not know
        lexer = TextLexer()
    inside = highlight(code.rstrip("\n"), lexer, HtmlFormatter(nowrap=True))
    return f'<pre tabindex="0"><code>{inside}</code></pre>\n'


def _pairs(tokens: Sequence[Token]) -> Iterator[tuple[Token, Token]]:
    return pairwise(tokens)


def _inner(tokens: Sequence[Token]) -> Iterator[Token]:
    """What stands within lines: words, links, pictures."""
    return (inner for token in tokens for inner in token.children or ())


def _plain(inline: Token) -> str:
    return "".join(
        " " if token.type == "softbreak" else token.content
        for token in inline.children or ()
        if token.type in ("text", "code_inline", "softbreak")
    )
