"""The manual as a site: it is whole, leads nowhere but into itself, and works from a folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tools.manual import site
from tools.manual.__main__ import main
from tools.manual.contents import CONTENTS, address, files
from tools.manual.markdown import Page, slug
from tools.manual.site import NotBuilt, Site


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("manual")
    (into / "left-over.html").write_text("of an earlier site", encoding="utf-8")
    Site().build(into)
    return into


class Html(HTMLParser):
    """What a page has and where it leads."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.lang = ""
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.ids += [given["id"]] if "id" in given else []
        if tag == "html":
            self.lang = given["lang"]
        if tag == "a":
            self.links.append(given["href"])
        elif "href" in given or "src" in given:
            self.loads.append(given.get("href") or given["src"])


def pages(built: Path) -> Iterator[tuple[Path, Html]]:
    for file in sorted(built.rglob("*.html")):
        yield file, Html(file)


def test_every_page_is_there_as_html_and_as_markdown(built: Path) -> None:
    there = {path.relative_to(built).as_posix() for path in built.rglob("*.*")}
    for lang in CONTENTS:
        for file in files(lang):
            assert {f"{address(file)}.html", f"{address(file)}.md"} <= there
    assert "left-over.html" not in there


def test_no_link_is_broken(built: Path) -> None:
    found = dict(pages(built))
    assert len(found) > 30
    for file, page in found.items():
        assert len(page.ids) == len(set(page.ids)), file
        for link in page.links:
            if urlsplit(link).scheme:
                continue
            path, _, anchor = link.partition("#")
            target = (file.parent / unquote(path)).resolve() if path else file
            assert target.is_file(), f"{file}: {link}"
            if anchor and target.suffix == ".html":
                assert anchor in found[target].ids, f"{file}: {link}"


def test_no_link_between_markdown_files_is_broken(built: Path) -> None:
    for file in built.rglob("*.md"):
        for link in Page(file.name, file.read_text(encoding="utf-8")).links:
            path = link.partition("#")[0]
            if path and not urlsplit(link).scheme:
                assert (file.parent / path).resolve().is_file(), f"{file}: {link}"


def test_nothing_is_loaded_from_elsewhere(built: Path) -> None:
    """Neither by a page nor by what it loads; and everything is there."""
    for file, page in pages(built):
        for load in page.loads:
            assert not urlsplit(load).scheme, f"{file}: {load}"
            assert (file.parent / load).resolve().is_file(), f"{file}: {load}"
    for style in built.rglob("*.css"):
        for url in re.findall(r"url\(\"?([^\")]+)", style.read_text(encoding="utf-8")):
            assert (style.parent / url).is_file(), url
    for script in built.glob("assets/manual.js"):
        assert "http" not in script.read_text(encoding="utf-8")


def test_pages_say_their_language(built: Path) -> None:
    for file, page in pages(built):
        french = "fr" in file.relative_to(built).parts
        assert page.lang == ("fr" if french else "en")


def test_a_link_that_leads_nowhere_stops_the_build(tmp_path: Path) -> None:
    broken = Site()
    page = broken.pages["docs/play.md"]
    page.source += "\n[nowhere](gone.md) and [nothing](host.md#gone)\n"
    with pytest.raises(NotBuilt, match=r"docs/play\.md: gone\.md[^$]*docs/play\.md: host\.md#gone"):
        broken.build(tmp_path / "site")
    assert not (tmp_path / "site").exists()


def test_where_there_are_no_fonts_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "PACKAGES", tmp_path)
    with pytest.raises(SystemExit, match=r"docs: .*woff2 is not there; `make docs` installs it"):
        main(["--into", str(tmp_path / "site")])


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        (
            "What it needs: `needs`, a list; all must hold",
            "what-it-needs-needs-a-list-all-must-hold",
        ),
        ("The front door", "the-front-door"),
        ("`Table.say_event`", "tablesay_event"),
        ("Héberger une table", "héberger-une-table"),
    ],
)
def test_anchors_are_those_of_other_readers(heading: str, anchor: str) -> None:
    assert Page("page.md", f"# {heading}").headings[0].anchor == anchor
    assert slug(heading.replace("`", "")) == anchor


def test_headings_of_one_name_have_anchors_of_their_own() -> None:
    page = Page("page.md", "# One\n\n## Same\n\n## Same\n")
    assert [heading.anchor for heading in page.headings] == ["one", "same", "same-1"]


@pytest.mark.parametrize("language", ["", "sh", "python", "ftl"])
def test_code_is_shown_whole_in_any_language(language: str) -> None:
    html = Page("page.md", f"# A\n\n```{language}\na = b < c\n```\n").html(str)
    assert "a = b < c" in unescape(re.sub(r"<[^>]*>", "", html))


def test_what_is_written_is_not_taken_for_html() -> None:
    page = Page("page.md", "# A\n\n<script>alert(1)</script>\n\n`<b>`\n")
    assert "<script>" not in page.html(str)
    assert "<b>" not in page.html(str)
