"""The table of Oh Captain!, drawn from one seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from captains_table.games.oh_captain.state import BOX_OF_CARDS, CLAIMS
from captains_table.terminal.drawing import Drawing, two_columns
from captains_table.terminal.prose import Prose, heading

# A symbol for each card, narrow and in every common font; the word always stands beside it.
SYMBOLS = {
    "lantern2": "☼",
    "lantern3": "☼",
    "egg": "○",
    "hook": "¿",
    "lizard": "§",
    "pistol": "¬",
    "purse": "¤",
    "nomads": "∆",
}
LOOK = {
    "lantern": "bold #1c1a10 on #e3b341",
    "egg": "bold #23201a on #e9dcc0",
    "hook": "bold #f4ead2 on #26706a",
    "lizard": "bold #14210a on #9bb85a",
    "pistol": "bold #fbeee6 on #a8432e",
    "purse": "bold #fbf1dc on #7a5a2a",
    "nomads": "bold #f4ead2 on #4b3f72",
}
CAPTAIN, TURN, COIN, BACK = "★", "►", "●", "▒"
MOST_BACKS = 6  # as many cards as are drawn one by one; the number beside them is always exact
LEAST_ROOM = 20  # columns for open loot beside the rest of a seat
SHORT = 3  # letters of a card's name where there is no room for more
GAP = "  "
Cards = dict[str, int]


class Board(Drawing):
    """Draws one view of Oh Captain!"""

    TIE_BREAK = "OC-31"

    @property
    def has_room(self) -> bool:
        """A talent is a line more, wherever it fits."""
        return True

    def draw(self, with_talent: bool) -> RenderableType:
        """Everything on the table, and what only the viewer sees."""
        parts: list[RenderableType] = [self._middle(), self._seats()]
        if rows := self._not_for_all(with_talent):
            parts += [heading(self._whose_eyes(), "sea"), self._beside_labels(rows)]
        return self.bordered(self.words.say("title"), *parts)

    def signs(self) -> RenderableType:
        """What the signs on the table mean."""
        signs = {"captain": CAPTAIN, "turn": TURN, "coin": COIN, "back": BACK}
        return Text(self.screen.say("signs", **signs), "faint")

    def pieces(self) -> RenderableType:
        """Each card and how many there are, each talent at the table."""
        grid = two_columns()
        for card, count in BOX_OF_CARDS.items():
            grid.add_row(self._chip(card), Prose(f"{count} × {self._worth(card)}"))
        for who in filter(None, self.view["adventurer"]):
            name = self.words.say(f"adventurer-{who}")
            talent = Prose(self._attribute("adventurer", who, "talent"))
            grid.add_row(Text(f" {name}", "name"), talent)
        return grid

    def about(self, action: Mapping[str, Any]) -> list[str]:
        """What there is to know about the seat or the card of an action."""
        told = []
        if (seat := action.get("seat")) is not None and (who := self.view["adventurer"][seat]):
            told.append(f"{self.names[seat]}: {self._attribute('adventurer', who, 'talent')}")
        if card := action.get("card"):
            told.append(f"{SYMBOLS[card]} {self._word(card)}: {self._worth(card)}")
        return told

    def _worth(self, card: str) -> str:
        """What a card counts and does."""
        kind = card.rstrip("23")
        points = self.view["facts"]["worth"].get(card)
        worth = self.screen.say(f"worth-{kind}", points=points)
        effect = self._attribute("item", kind, "effect") if kind in CLAIMS else ""
        return f"{worth}, {effect}" if effect else worth

    # The middle of the table

    def _middle(self) -> RenderableType:
        view, line = self.view, Text()
        cave = view["cave"]["size"]
        for zone, size in (("cave", cave), ("bottle", view["discard"]["size"])):
            line.append(f"{self.words.say(f'zone-{zone}')} ", "brass")
            line.append_text(_backs(size))
            line.append(GAP * 2)
        line.append(f"{self.words.say('zone-supply')} ", "brass")
        line.append_text(_coins(view["supply"]))
        if view["facts"]["nomads_are_near"] and view["decision"]:
            line.append(GAP * 2 + self.screen.say("nomads-near"), "coral")
        return line

    # The seats

    def _seats(self) -> RenderableType:
        """A line for each seat; where the screen is narrow, open loot is on a line below."""
        seats = [(self._seat(p), self.view["loot_up"][p]["cards"]) for p in self._in_turn_order()]
        heads = ["", *map(self.screen.say, ("seat", "role")), self.words.say("zone-coins")]
        heads.append(self.screen.say("face-down"))
        widths = [
            max(len(head), *(cells[i].cell_len for cells, _ in seats))
            for i, head in enumerate(heads)
        ]
        room = self.room - sum(widths) - len(GAP) * len(widths)
        if room < LEAST_ROOM:
            return Group(*(line for seat in seats for line in self._two_lines(*seat)))
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="faint", pad_edge=False)
        for head in (*heads, self.words.say("zone-loot-up")):
            grid.add_column(head, no_wrap=True)
        for cells, loot in seats:
            grid.add_row(*cells, self._row(loot, room) if loot else Text("-", "faint"))
        return grid

    def _seat(self, p: int) -> list[Text]:
        """Whose turn it is, name, role, coins and face-down cards."""
        view = self.view
        has_the_cave = p == view["active"] and view["decision"]
        return [
            Text(TURN if has_the_cave else " ", "lamp"),
            self._name(p),
            self._role(p),
            _coins(view["coins"][p]),
            _backs(down) if (down := view["loot_down"][p]["size"]) else Text("-", "faint"),
        ]

    def _two_lines(self, cells: list[Text], loot: Cards) -> list[Text]:
        first = Text(" ").join(cells)
        return [first, self._row(loot, self.room)] if loot else [first]

    def _in_turn_order(self) -> list[int]:
        """Everybody from the viewer's left on; the viewer is last and so at the bottom."""
        seats, seat = self.view["seats"], self.view["seat"]
        first = 0 if seat is None else seat + 1
        return [(first + i) % seats for i in range(seats)]

    def _name(self, p: int) -> Text:
        if p == self.view["seat"]:
            return Text(self.screen.say("you-are", name=self.full_name(p)), "you")
        return Text(self.full_name(p), "name")

    def _role(self, p: int) -> Text:
        if p == self.view["captain"]:
            return Text(f"{CAPTAIN} {self.words.say('role-captain')}", "brass")
        return Text(f"  {self.words.say('role-explorer')}")

    # What not everybody sees

    def _whose_eyes(self) -> str:
        if self.view["seat"] is not None:
            return self.screen.say("only-you", name=self.names[self.view["seat"]])
        return self.screen.say("all-open" if self._is_open() else "looking-on")

    def _is_open(self) -> bool:
        """Whether this is the view after the game in which nothing is hidden."""
        return self.view["seat"] is None and "cards" in self.view["discard"]

    def _not_for_all(self, with_talent: bool) -> list[tuple[str, Cards | Text]]:
        """What lies face-down and can be seen or is remembered, with labels."""
        view, seat, say = self.view, self.view["seat"], self.screen.say
        rows: list[tuple[str, Cards | Text]] = []
        if with_talent and seat is not None and (who := view["adventurer"][seat]):
            rows.append((say("talent"), Prose(self._attribute("adventurer", who, "talent"))))
        if found := view["found"].get("cards"):
            rows.append((say("found"), found))
        for p in self._in_turn_order():
            if cards := view["loot_down"][p].get("cards"):
                rows.append((say("face-down") if p == seat else self.names[p], cards))
        if under := view["discard"].get("cards"):
            rows.append((say("under-bottle"), under))
        if view["decision"] and not self._is_open() and (known := self._known()):
            rows.append((say("known-to-all" if seat is None else "you-know"), known))
        return rows

    def _beside_labels(self, rows: list[tuple[str, Cards | Text]]) -> RenderableType:
        width = max(len(label) for label, _ in rows)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="faint", width=width)
        grid.add_column()
        room = self.room - width - len(GAP)
        for label, told in rows:
            grid.add_row(label, told if isinstance(told, Text) else self._row(told, room))
        return grid

    def _known(self) -> Text | None:
        """What the viewer is certain of among cards that it cannot see; places of which it knows
        the same are named together."""
        known, say = self.view["known"], self.screen.say
        where: dict[str, list[str]] = {}
        for name, cards in zip(self.names, known["loot_down"], strict=True):
            if certain := ", ".join(self._certain(cards)):
                where.setdefault(certain, []).append(name)
        told = {
            certain: say("known-with", names=f" {say('and')} ".join(names))
            for certain, names in where.items()
        }
        if certain := ", ".join(self._certain(known["discard"])):
            told[certain] = ", ".join([*filter(None, [told.get(certain)]), say("known-under")])
        if not told:
            return None
        return Text(GAP).join(Prose(say("known", place=p, cards=c)) for c, p in told.items())

    def _certain(self, cards: Cards) -> list[str]:
        """Known cards, then how many more are known to be no Eggs."""
        named = {card: n for card, n in cards.items() if card in SYMBOLS}
        found = [f"{SYMBOLS[card]} {self._word(card)}{_times(n)}" for card, n in named.items()]
        others = cards.get("not_egg", 0) - sum(n for card, n in named.items() if card != "egg")
        return [*found, self.words.say("group-not_egg") + _times(others)] if others > 0 else found

    # Cards

    def _word(self, card: str) -> str:
        """A card in one word, a Lantern with its points."""
        if card.startswith("lantern"):
            return f"{self.words.say('item-lantern')} {card[-1]}"
        return self.words.say(f"card-{card}")

    def _row(self, cards: Cards, room: int) -> Text:
        """Cards side by side: in words if they fit into a line, otherwise shortened, then in
        several lines; none is left out or broken apart."""
        row = Text(" ").join(self._chip(card, n) for card, n in cards.items())
        if row.cell_len <= room:
            return row
        lines = [Text()]
        for card, n in cards.items():
            chip = self._short_chip(card, n)
            if lines[-1] and lines[-1].cell_len + 1 + chip.cell_len > room:
                lines.append(Text())
            lines[-1].append(" " if lines[-1] else "").append_text(chip)
        return Text("\n").join(lines)

    def _chip(self, card: str, count: int = 1) -> Text:
        text = f" {SYMBOLS[card]} {self._word(card)}{_times(count)} "
        return Text(text, LOOK[card.rstrip("23")])

    def _short_chip(self, card: str, count: int) -> Text:
        word = self._word(card)
        points = card[-1] if card[-1].isdigit() else ""
        times = f"×{count}" if count > 1 else ""
        return Text(f"{SYMBOLS[card]}{word[:SHORT]}{points}{times}", LOOK[card.rstrip("23")])

    def _attribute(self, name: str, value: str, attribute: str) -> str:
        return str(self.words.values({name: value}, self.names).get(f"{name}_{attribute}", ""))


def _backs(count: int) -> Text:
    """A stack that can be counted."""
    return Text.assemble((BACK * min(count, MOST_BACKS), "back"), f" {count}" if count else "0")


def _coins(count: int) -> Text:
    return Text.assemble((COIN, "lamp"), f" {count}")


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""
