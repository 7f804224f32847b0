"""The Caribbean in characters: every region at its place, with whoever is there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from captains_table.engine.words import Words
from captains_table.games.sea_of_legends.box import NPC_TYPES, NPCS, PORTS, REGIONS, TOKENS
from captains_table.games.sea_of_legends.content.book import Book

SIGNS = {"tavern": "♣", "hiring_hall": "♦", "shipyard": "⚒", "hideout": "▪"}
TOKEN_SIGNS = dict(zip(TOKENS, "★♥☠✚", strict=True))
FLAG, FORT, INFESTED, RELIC, TROPHY, SEA, RUMOR = "⚑", "▣", "✹", "◆", "▼", "~", "?"
# A letter for each type of NPC, in the order of the box.
NPC_LETTERS = dict(zip(NPC_TYPES, "GSKOAMTUX", strict=True))
CAPTAIN_DIGITS = "①②③④"
APART = "·"  # between the name of a Sea region and the letter of an NPC there
CHOICE = "›"  # between the number of a choice and its region
GAP = 1  # empty columns between two regions
SEA_CODE = 4  # letters of a Sea region where there is little room
Item = tuple[int, Text]  # a region and its column


class Chart:
    """The map of a view. `numbers` are those of the choices that a region is."""

    def __init__(
        self, book: Book, words: Words, view: Mapping[str, Any], numbers: Mapping[str, int]
    ) -> None:
        self.book = book
        self.words = words
        self.view = view
        self.numbers = numbers
        self.place = {port.id: (port.x, port.y) for port in book.pack.map.ports}
        self.place |= {sea.id: (sea.x, sea.y) for sea in book.pack.map.seas}

    def lines(self, width: int, height: int) -> list[Text]:
        """The map in so many characters."""
        xs = [x for x, _ in self.place.values()]
        ys = [y for _, y in self.place.values()]
        rows: list[list[tuple[int, str]]] = [[] for _ in range(height)]
        for region, (x, y) in self.place.items():
            row = (y - min(ys)) * (height - 1) // max(1, max(ys) - min(ys))
            rows[row].append(((x - min(xs)) * width // max(1, max(xs) - min(xs)), region))
        return [self._row(sorted(row), width) for row in rows]

    def _row(self, row: Sequence[tuple[int, str]], width: int) -> Text:
        """With whole names where there is room for them; codes take their place where not."""
        for called in (self._name, self._code, self._short):
            items = [(column, self.region(region, called)) for column, region in row]
            if _length([text for _, text in items]) <= width:
                break
        return _spread(items, width)

    def region(self, region: str, called: Callable[[str], Text]) -> Text:
        """Its number among the choices, what it is called, who holds it and who is there."""
        text = Text()
        if region in self.numbers:
            text.append(f"{self.numbers[region]}{CHOICE}", "lamp")
        text.append_text(called(region))
        for mark, style in self._marks(REGIONS.index(region)):
            if text.plain[-1].isalpha() and mark[0].isalpha():
                text.append(APART, "faint")
            text.append(mark, style)
        return text

    def _name(self, region: str) -> Text:
        """The sign, the whole name and the Strength of a Port; the word that tells a Sea region
        from the others."""
        name = self.words.say(f"region-{region}")
        if region not in PORTS:
            return Text(SEA + sea_word(name, self.words.lang), "faint")
        return self._port(region, f"{name} ")

    def _code(self, region: str) -> Text:
        """A Port by its code."""
        return self._port(region, region) if region in PORTS else self._name(region)

    def _short(self, region: str) -> Text:
        """A Sea region by a few letters as well."""
        text = self._code(region)
        if region not in PORTS:
            text.right_crop(max(0, text.cell_len - len(SEA) - SEA_CODE))
        return text

    def _port(self, region: str, called: str) -> Text:
        port = self.book.port[REGIONS.index(region)]
        assert port is not None  # a Sea region is none
        strength = str(self.view["facts"]["ports"][region])
        return Text.assemble((f"{SIGNS[port.type]}{called}", "sea"), (strength, "name"))

    def _marks(self, number: int) -> list[tuple[str, str]]:
        view, region = self.view, REGIONS[number]
        marks: list[tuple[str, str]] = []
        if (owner := view["flag"][number]) is not None:
            marks.append((FLAG + owner_sign(owner), "brass"))
        if (fort := view["fort"][number]) is not None:
            marks.append((FORT + fort[0].upper(), "brass"))
        if view["infested"][number]:
            marks.append((INFESTED, "coral"))
        if region in view["relic_at"]:
            marks.append((RELIC, "opal"))
        if view["loose_trophies"][number]:
            marks.append((TROPHY, "opal"))
        marks += [(mark, "coral") for mark in self._npcs(region)]
        marks += [
            (CAPTAIN_DIGITS[p], "you" if p == view["seat"] else "name")
            for p, at in enumerate(view["at"])
            if at == region
        ]
        return marks + [(mark, "lamp") for mark in self._own(region)]

    def _own(self, region: str) -> list[str]:
        """The viewer's Adventures there, and the Rumors that speak of the place."""
        view = self.view
        if (seat := view["seat"]) is None:
            return []
        marks = []
        for token, where in view["facts"]["tokens"][seat].items():
            if where == region:
                marks.append(TOKEN_SIGNS[token])
        rumors = view["rumors"][seat]["cards"]
        return marks + [RUMOR for card in rumors if self.book.tavern[card].rumor == region]

    def _npcs(self, region: str) -> list[str]:
        """A letter for each, with what it carries; alike ones by their number."""
        view = self.view
        signs = [
            NPC_LETTERS[NPCS[npc].split("-")[0]]
            + RELIC * view["relic_holder"].count(NPCS[npc])
            + TROPHY * (view["npc_trophies"][npc] > 0)
            for npc, at in enumerate(view["npc_at"])
            if at == region
        ]
        counts = {sign: signs.count(sign) for sign in signs}
        return [sign + (str(count) if count > 1 else "") for sign, count in counts.items()]


def owner_sign(owner: str) -> str:
    """Whose Flag: a captain's number, or a faction's first letter."""
    return CAPTAIN_DIGITS[int(owner[-1])] if owner.startswith("seat-") else owner[0].upper()


def sea_word(name: str, lang: str) -> str:
    """The word of a name that says most: in English it leads, in French it follows.

    >>> sea_word("The Drowned Steps", "en"), sea_word("Eaux de l'Aube", "fr")
    ('Drowned', 'Aube')
    """
    found = [word for word in re.split(r"[ ']", name) if word and word != "The"]
    word = found[-1 if lang == "fr" else 0] if found else name
    return word[0].upper() + word[1:]


def _length(texts: Sequence[Text]) -> int:
    return sum(text.cell_len + GAP for text in texts) - GAP


def _spread(items: Sequence[Item], width: int) -> Text:
    """Regions side by side, each as near to its column as the others allow."""
    line = Text()
    room = _length([text for _, text in items])
    for column, text in items:
        start = max(line.cell_len + (GAP if line.cell_len else 0), min(column, width - room))
        line.append(" " * (start - line.cell_len))
        line.append_text(text)
        room -= text.cell_len + GAP
    return line
