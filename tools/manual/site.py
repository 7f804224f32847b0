"""Builds the site: every page as HTML and as Markdown, a search, fonts and colours of the table."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from string import Template

from tools.manual.contents import CONTENTS, WORDS, address, files, twin
from tools.manual.markdown import ROOT, Page

LOOK = Path(__file__).parent / "look"
TOKENS = ROOT / "web" / "src" / "styles" / "tokens.css"
PACKAGES = ROOT / "web" / "node_modules"
OUTSIDE = re.compile(r"(https?|mailto):")


class NotBuilt(Exception):
    """Why there is no site."""


class Site:
    """All pages of the manual, and what is wrong with their links."""

    def __init__(self) -> None:
        self.pages = {file: Page.read(file) for lang in CONTENTS for file in files(lang)}
        self.pictures: set[str] = set()
        self.broken: list[str] = []

    def build(self, into: Path) -> None:
        """Write everything. Nothing is left of an earlier site, and nothing is written where a
        link leads nowhere or a font is missing."""
        for page in self.pages.values():
            for link in page.links:
                self.leads_to(page, link)
        if self.broken:
            raise NotBuilt("\n".join(["links that lead nowhere:", *self.broken]))
        copied, tokens = _fonts()
        copied |= {name: LOOK / name for name in ("manual.css", "manual.js")}
        written = {"assets/tokens.css": tokens}
        for lang in CONTENTS:
            for file in files(lang):
                written[f"{address(file)}.html"] = self._page(file, lang)
                written[f"{address(file)}.md"] = self._markdown(file)
            written[f"assets/search-{lang}.js"] = self._search(lang)
        shutil.rmtree(into, ignore_errors=True)
        for name, text in written.items():
            _room_for(into / name).write_text(text, encoding="utf-8")
        for name, source in copied.items():
            shutil.copy(source, _room_for(into / "assets" / name))
        for picture in self.pictures:
            shutil.copy(ROOT / picture, _room_for(into / picture.removeprefix("docs/")))

    # Links

    def leads_to(self, page: Page, link: str, ending: str = ".html") -> str:
        """Where a link of a page leads in the site."""
        if OUTSIDE.match(link):
            return link
        path, _, anchor = link.partition("#")
        target = normpath(join(dirname(page.file), path)) if path else page.file
        if target in self.pages:
            if anchor and anchor not in {h.anchor for h in self.pages[target].headings}:
                self.broken.append(f"{page.file}: {link}: there is no such heading")
            there = f"{address(target)}{ending}"
        elif target.startswith("docs/") and (ROOT / target).is_file():
            self.pictures.add(target)
            there = target.removeprefix("docs/")
        else:
            self.broken.append(f"{page.file}: {link}: there is no such page")
            return link
        way = relpath(there, dirname(address(page.file)) or ".") if path else ""
        return f"{way}#{anchor}" if anchor else way

    def _markdown(self, file: str) -> str:
        """The page as it is written, with its links as they lie in the site."""
        page, text = self.pages[file], self.pages[file].source
        for link in sorted(set(page.links), key=len, reverse=True):
            text = text.replace(f"]({link})", f"]({self.leads_to(page, link, '.md')})")
        return text

    # Pages

    def _page(self, file: str, lang: str) -> str:
        page = self.pages[file]
        here = address(file)
        up = "../" * here.count("/")
        other = WORDS[lang]["other-lang"]
        before, after = self._beside(file, lang)
        words = {name.replace("-", "_"): escape(word) for name, word in WORDS[lang].items()}
        return Template((LOOK / "page.html").read_text(encoding="utf-8")).substitute(
            words,
            title=escape(page.title),
            about=escape(page.about),
            up=up,
            home=f"{up}{address(CONTENTS[lang][0].pages[0])}.html",
            twin=f"{up}{address(twin(file, other))}.html",
            source=f"{here.rpartition('/')[2]}.md",
            body=page.html(lambda link: self.leads_to(page, link)),
            menu_list="\n".join(self._menu(file, lang, up)),
            chapters="\n".join(
                f'<li class="depth-{h.level}"><a href="#{h.anchor}">{escape(h.text)}</a></li>'
                for h in page.headings
                if h.level in (2, 3)
            ),
            before_page=self._step(before, "before", lang, up),
            after_page=self._step(after, "after", lang, up),
        )

    def _menu(self, here: str, lang: str, up: str) -> Iterator[str]:
        for part in CONTENTS[lang]:
            if part.title:
                yield f"<h2>{escape(part.title)}</h2>"
            yield "<ul>"
            for file in part.pages:
                current = ' aria-current="page"' if file == here else ""
                title = escape(self.pages[file].title)
                yield f'<li><a href="{up}{address(file)}.html"{current}>{title}</a></li>'
            yield "</ul>"

    def _beside(self, file: str, lang: str) -> tuple[str, str]:
        """The pages before and after it."""
        order = ["", *files(lang), ""]
        place = order.index(file)
        return order[place - 1], order[place + 1]

    def _step(self, file: str, word: str, lang: str, up: str) -> str:
        if not file:
            return "<span></span>"
        title, said = escape(self.pages[file].title), escape(WORDS[lang][word])
        way = f"{up}{address(file)}.html"
        return f'<a class="{word}" href="{way}"><small>{said}</small> {title}</a>'

    def _search(self, lang: str) -> str:
        """Every chapter of every page with its words, as a script: it is found from a folder too,
        where a browser fetches nothing else."""
        found = [
            [f"{address(file)}.html#{s.heading.anchor}", page.title, s.heading.text, s.text]
            for file in files(lang)
            for page in [self.pages[file]]
            for s in page.sections
        ]
        return f"window.manual = {json.dumps(found, ensure_ascii=False)};\n"


def _fonts() -> tuple[dict[str, Path], str]:
    """The table's own letters with their licences, and its style sheet, which names them."""
    found: dict[str, Path] = {}
    tokens = TOKENS.read_text(encoding="utf-8")
    for font in re.findall(r'url\("([^"]+)"\)', tokens):
        if not (PACKAGES / font).is_file():
            raise NotBuilt(f"{font} is not there; `make docs` installs it")
        name = font.rpartition("/")[2]
        scope, package, _ = font.split("/", 2)
        found[name] = PACKAGES / font
        found[f"{package}-LICENSE.txt"] = PACKAGES / scope / package / "LICENSE"
        tokens = tokens.replace(f'"{font}"', f'"{name}"')
    return found, tokens


def _room_for(file: Path) -> Path:
    """The file, in a folder that is there."""
    file.parent.mkdir(parents=True, exist_ok=True)
    return file
