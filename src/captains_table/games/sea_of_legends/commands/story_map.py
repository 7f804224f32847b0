"""The arcs of a pack as pictures: every episode with its choices, and what leads where. An arrow
begins at the choice that opens the way (by a type or a deed), or at the episode where all do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

from captains_table.games.sea_of_legends.content.book import Book
from captains_table.games.sea_of_legends.content.pack import Condition, Episode, Option
from captains_table.games.sea_of_legends.content.story import Played
from captains_table.games.sea_of_legends.content.story_words import StoryWords, slug
from captains_table.games.sea_of_legends.content.vocabulary import ARCS

PAGE, FOLDER = "map.md", "map"
WIDE, GAP, LINE, PAD, LETTERS = 300, 90, 17, 12, 44
STYLE = (
    "text{font:13px Georgia,serif;fill:#1d2b2a}.t{font-weight:bold;font-size:14px}"
    ".w{font-style:italic;fill:#8a5a12}.a{font-size:20px;fill:#1f6f69}"
    "rect{fill:#fbf7ec;stroke:#1f6f69;rx:6px}path{fill:none;stroke:#b8892b;stroke-width:1.5}"
    "path.s{stroke:#9aa8a4;stroke-dasharray:4 3}"
)


class Box(NamedTuple):
    """An episode on the picture: its lines, each with the option that it belongs to."""

    played: Played
    x: int
    y: int
    lines: list[tuple[str, str, str]]  # class, text, option

    @property
    def high(self) -> int:
        """How high it is."""
        return len(self.lines) * LINE + 2 * PAD

    def line_of(self, option: str) -> int:
        """Where a choice stands, or the middle of the box."""
        for i, (_, _, name) in enumerate(self.lines):
            if name and name == option:
                return self.y + PAD + i * LINE + LINE // 2
        return self.y + self.high // 2


def write_map(book: Book, words: StoryWords, folder: Path) -> list[Path]:
    """Write a picture for everybody who has a story, and a page that shows them all."""
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    parts, files = [HEAD], []
    people: dict[str, list[Episode]] = {}
    for episode in book.story.episodes:
        if not episode.is_plain:
            people.setdefault(episode.who, []).append(episode)
    for who, episodes in people.items():
        name = words.people.get(who, "Again and again")
        file = folder / FOLDER / f"{slug(name)}.svg"
        file.write_text(picture(words, who, episodes), encoding="utf-8")
        titles = "; ".join(words.title(Played(e.id, e, e.who)) for e in episodes)
        parts.append(f"## {name}\n\n![The episodes of {name}: {titles}]({FOLDER}/{file.name})")
        files.append(file)
    page = folder / PAGE
    page.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    return [page, *files]


HEAD = (
    "# All arcs\n\nWritten by `captain story map`. A box is an episode: its title, what must hold,"
    " its choices with price and what they leave. Arrows begin at the choice that opens the way."
)


def picture(words: StoryWords, who: str, episodes: Sequence[Episode]) -> str:
    """The picture of somebody's episodes: a row for each arc, a column for each stage."""
    boxes, titles, y, right = [], [], 10, 0
    for arc in ARCS:
        there = [episode for episode in episodes if episode.arc == arc]
        if not there:
            continue
        titles.append((arc.replace("_", " "), y + 18))
        y += 30
        low = y
        for stage in sorted({episode.stage for episode in there}):
            x, at = 10 + (stage - 1) * (WIDE + GAP), y
            for episode in (e for e in there if e.stage == stage):
                box = Box(Played(episode.id, episode, who), x, at, list(_lines(words, episode)))
                boxes.append(box)
                at += box.high + 16
            low, right = max(low, at), max(right, x + WIDE + 10)
        y = low + 14
    body = [*(f'<text class="a" x="10" y="{at}">{escape(t)}</text>' for t, at in titles)]
    body += [arrow for box in boxes for arrow in _arrows(box, boxes)]
    body += [line for box in boxes for line in _box(box)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{right}" height="{y}" '
        f'viewBox="0 0 {right} {y}"><style>{STYLE}</style>\n' + "\n".join(body) + "\n</svg>\n"
    )


def _lines(words: StoryWords, episode: Episode) -> Iterator[tuple[str, str, str]]:
    for text in wrap(words.title(Played(episode.id, episode, episode.who)), LETTERS):
        yield "t", text, ""
    if when := _when(episode.when):
        yield from (("w", text, "") for text in wrap(f"if {when}", LETTERS))
    for option in episode.options:
        label = words.label(episode.id, option).rstrip(".")
        told = " · ".join(part for part in (label, *_about(words, option)) if part)
        for i, text in enumerate(wrap(told, LETTERS - 2)):
            yield "", ("• " if i == 0 else "  ") + text, option.id if i == 0 else ""


def _about(words: StoryWords, option: Option) -> Iterator[str]:
    yield words.writer.price(option)
    if when := _when(option.when):
        yield f"if {when}"
    yield from (f"→ {name}" for name in (option.type, *sorted(_deeds(option))) if name)
    if option.letter is not None:
        yield f"✉ {option.letter.id} to {option.letter.to}"


def _deeds(option: Option) -> set[str]:
    return {e.deed for e in (*option.ok, *option.fail) if e.deed}


def _when(conditions: Sequence[Condition]) -> str:
    plain, told = Condition(), []
    for condition in conditions:
        for name in condition.__struct_fields__:
            value = getattr(condition, name)
            if value != getattr(plain, name):
                shown = " or ".join(value) if isinstance(value, tuple) else str(value)
                told.append(f"{name.replace('_', ' ')}: {shown}")
    return ", ".join(told)


def _box(box: Box) -> Iterator[str]:
    yield f'<rect x="{box.x}" y="{box.y}" width="{WIDE}" height="{box.high}"/>'
    for i, (kind, text, _) in enumerate(box.lines):
        y = box.y + PAD + i * LINE + 12
        yield f'<text class="{kind}" x="{box.x + PAD}" y="{y}">{escape(text)}</text>'


def _arrows(box: Box, boxes: Sequence[Box]) -> Iterator[str]:
    """From a box to those of the next stage of its arc."""
    episode = box.played.episode
    for other in boxes:
        to = other.played.episode
        if (to.arc, to.stage) != (episode.arc, episode.stage + 1):
            continue
        asked = {name for c in to.when for name in (c.deed, *c.type) if name}
        opens = [o.id for o in episode.options if asked & {o.type, *_deeds(o)}]
        for option in opens or [""]:
            y, x, goal = box.line_of(option), box.x + WIDE, other.y + other.high // 2
            kind = "" if opens else ' class="s"'
            yield f'<path{kind} d="M{x} {y} C{x + 45} {y} {other.x - 45} {goal} {other.x} {goal}"/>'
