"""The campfire of Nomads, drawn from one seat's view: the ring, the cards and everybody's tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from captains_table.engine.speech import action_sentence
from captains_table.games.nomads.state import (
    ADVENTURERS,
    BOX_OF_TILES,
    DISCS,
    LADDER,
    SPACES,
    STORIES,
)
from captains_table.games.nomads.terminal.pieces import (
    EMBER,
    MOON,
    NOTHING,
    SONG,
    TILE_LOOK,
    WAYS,
    chart,
    disc,
    named,
    pile,
    song,
    stack,
    tile,
    tiles,
)
from captains_table.games.nomads.terminal.ring import Landing, Place, ring
from captains_table.terminal.drawing import Drawing, two_columns
from captains_table.terminal.prose import Prose

TURN, NEXT = "►", "▾"
FIRE = ("ʌ▲ʌ", "▀▀▀▀▀")
RIGHT_OF_THE_FIRE = (1, 2, 3)
CARDS_WIDTH, WIDEST_RING, LEAST_RING = 31, 60, 40
GAP = "  "
HEARD = ("tile_taken", "tile_discarded", "moon_risen")
Action = Mapping[str, Any]


class Board(Drawing):
    """Draws one view of Nomads."""

    TIE_BREAK = "NO-33"
    # What comes right after these is what people look for.
    PASSING = ("turn_begun", "last_disc_dropped", "tile_revealed", "tiles_paid", "score_counted")

    def draw(self, with_talent: bool) -> RenderableType:
        """The ring, the cards and what everybody has; with more room also the words for places and
        discs."""
        places = self._side_by_side(self._ring(with_talent), self._cards())
        return self._table(self.words.say("title"), places, with_talent)

    def _table(self, title: str, places: RenderableType, roomy: bool) -> RenderableType:
        """The seats below the ring, and one's own talent on the lower edge; with more room also
        what the letters of the discs mean."""
        more = [Text(), self._whose_discs()] if roomy else []
        return self.bordered(title, places, self._seats(), *more, below=self._own_talent())

    def preview(self, action: Action, with_talent: bool = False) -> RenderableType | None:
        """Where the discs of a move would land, and who would hear what then."""
        if action["do"] != "move":
            return None
        after = self._landing(action)
        ring = self._ring_after(after, with_talent)
        places = self._side_by_side(ring, self._consequences(after))
        there = self.view["top"][action["space"]] or "none"
        choice = action_sentence(self.words, self.names, {**action, "tile": there})
        title = self.screen.say("nomads-preview", choice=choice)
        return self._table(title, places, with_talent)

    def short(self, action: Action) -> Text | None:
        """Where and which way, or which card or tiles, or who."""
        view, where = self.view, self._where
        write = f"{self.screen.say('nomads-write')} "
        match action:
            case {"do": "move", "space": space, "way": way}:
                return Text(f"{where(space)} {WAYS[way]}")
            case {"do": "choose_adventurer", "adventurer": who}:
                return Text(self.words.say(f"adventurer-{who}"))
            case {"do": "place_unplayed", "adventurer": who, "space": space}:
                return Text.assemble(disc(who), f" {where(space)}")
            case {"do": "place_frog" | "place_disc", "space": space}:
                return Text(where(space))
            case {"do": "lift", "space": space, "height": height}:
                discs = [*view["pile"][space]]
                discs.append(discs.pop(height))
                return Text.assemble(f"{where(space)} ", pile(discs, 1))
            case {"do": "lys_target" | "place_lys", "stack": place}:
                return Text.assemble(
                    f"{where(place)} ", stack(view["top"][place], view["height"][place])
                )
            case {"do": "legend", "legend": legend, "value": value}:
                return Text.assemble(write, tile(legend), f" {value}")
            case {"do": "song", "need": need}:
                points = view["song_points"][view["song_need"].index(need)]
                return Text(f"{write}{SONG} {song(need, points)}")
            case {"do": "pay", "tiles": paid, "wilds": wilds}:
                return Text(" ").join(tiles({**paid, "wild": wilds}))
        return None

    def gathered(self, action: Action) -> str:
        """Where discs of several who are asleep are set out, the numbers are around the fire."""
        several = len(self.view["decision"]["choices"]) > SPACES
        if action["do"] != "place_unplayed" or not several:
            return ""
        who = self.words.say(f"adventurer-{action['adventurer']}")
        return self.screen.say("nomads-asleep", name=who)

    def signs(self) -> RenderableType:
        """What the signs on the table mean."""
        grid = two_columns()
        for sign, message in (
            (pile(("nomad", "ulrich", "red")), "nomads-sign-pile"),
            (stack("A", 10), "nomads-sign-stack"),
            (Text("◄Lys", "lamp"), "nomads-sign-lys"),
            (chart(2), "nomads-sign-chart"),
            (Text(f"1{WAYS['cw']} 2{WAYS['ccw']}", "lamp"), "nomads-sign-choices"),
            (Text.assemble("2 ", disc("red"), " 4 5"), "nomads-sign-values"),
            (Text(f"{SONG} {song(5, 7)}"), "nomads-sign-song"),
            (Text(" ").join(tiles({"A": 2, "wild": 1})), "nomads-sign-tiles"),
            (_legend("A", 5), "nomads-sign-legend"),
            (Text(self.screen.say("nomads-score")), "nomads-sign-score"),
            (Text(TURN, "lamp"), "nomads-sign-turn"),
        ):
            grid.add_row(sign, Prose(self.screen.say(message), "faint"))
        return grid

    def pieces(self) -> RenderableType:
        """The discs, the tiles and how many there are, and the talents at the table."""
        stories = named((tile(story), self.words.say(f"tile-{story}")) for story in STORIES)
        each = Prose(self.screen.say("worth-story", count=BOX_OF_TILES[STORIES[0]]))
        others, talents = two_columns(), two_columns()
        # coins are there only where Oh Captain! was played before
        for kind in ("opal", "wild", "coin") if any(self.view["coin"]) else ("opal", "wild"):
            worth = self.screen.say(f"worth-{kind}", count=BOX_OF_TILES[kind])
            others.add_row(tile(kind), Prose(f"{self.words.say(f'tile-{kind}')}, {worth}"))
        played = self.view["adventurer"]
        for who in ADVENTURERS if None in played else played:  # all while people choose
            name = Text(self.words.say(f"adventurer-{who}"), "name")
            talents.add_row(name, Prose(self._talent(who)))
        return Group(self._whose_discs(), Text(), stories, each, others, Text(), talents)

    def about(self, action: Action) -> list[str]:
        """What there is to know about the place of an action."""
        told = []
        space = action.get("space")
        if space is not None and (discs := self.view["pile"][space]):
            listed = ", ".join(self.words.say(f"disc-{name}") for name in discs)
            told.append(self.screen.say("nomads-pile", discs=listed))
        place = action.get("stack", space)
        if place is not None and (top := self.view["top"][place]):
            height = self.view["height"][place]
            name = self.words.say(f"tile-{top}")
            told.append(self.screen.say("nomads-stack", tile=name, count=height))
        return told

    def _side_by_side(self, lines: list[Text], beside: RenderableType) -> RenderableType:
        """Something beside the ring, or below it where the screen is narrow."""
        if self._ring_width() == self.room:
            return Group(*lines, beside)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=self._ring_width(), no_wrap=True)
        grid.add_column()
        grid.add_row(Group(*lines), beside)
        return grid

    # The ring

    def _ring_width(self) -> int:
        beside = self.room - CARDS_WIDTH - len(GAP)
        return min(beside, WIDEST_RING) if beside >= LEAST_RING else self.room

    def _where(self, space: int) -> str:
        return self.words.say(f"space-{space}")

    def _ring(self, with_words: bool) -> list[Text]:
        """The ring as it is; in the fire what is in somebody's hand."""
        view, marks = self.view, self._numbers()
        places = [
            Place(
                marks[space],
                pile(view["pile"][space]),
                self._stack_at(space),
                Text(self._where(space) if with_words else "", "faint"),
            )
            for space in range(SPACES)
        ]
        flames, embers = (Text(line, EMBER) for line in FIRE)
        if view["hand"]:
            embers = Text(f"{self.screen.say('nomads-hand')} ", "lamp")
            embers.append_text(pile(view["hand"][::-1])).append(f" {WAYS[view['way']]}", "lamp")
        return ring(places, [chart(view["chart"]["size"]), flames, embers], self._ring_width())

    def _numbers(self) -> list[Text]:
        """At each place the numbers of the choices that concern it, and a sign where the next disc
        in hand would fall."""
        marks: list[list[str]] = [[] for _ in range(SPACES)]
        for choice in (self.view["decision"] or {}).get("choices", ()):
            action = choice["action"]
            place = action.get("space", action.get("stack"))
            if place is not None:
                marks[place].append(f"{choice['index'] + 1}{WAYS.get(action.get('way'), '')}")
        if (place := self.view["facts"]["next"]) is not None:
            marks[place].append(NEXT)
        return [Text(" ".join(mark), "lamp") for mark in marks]

    def _stack_at(self, place: int) -> Text:
        """A stack, with Lys beside it on the side of the fire if she points to it."""
        drawn = stack(self.view["top"][place], self.view["height"][place])
        if place != self.view["lys"]:
            return drawn
        if place in RIGHT_OF_THE_FIRE:
            return Text.assemble(("Lys► ", "lamp"), drawn)
        return Text.assemble(drawn, (" ◄Lys", "lamp"))

    # Before a move

    def _landing(self, action: Action) -> Landing:
        """What a move is certain to lead to, as the table foresees it."""
        choices = self.view["decision"]["choices"]
        code = next(str(choice["code"]) for choice in choices if choice["action"] == action)
        foreseen = self.view["hints"]["foreseen"][code]
        kinds = [event["event"] for event in foreseen.events]
        heard = [event for event in foreseen.events if event["event"] in HEARD]
        piles = foreseen.changes.get("pile", self.view["pile"])
        landed = [len(pile) - len(old) for pile, old in zip(piles, self.view["pile"], strict=True)]
        landed[action["space"]] = len(piles[action["space"]])
        meets_lys, scores_moons = "lys_moved" in kinds, "scoring_begun" in kinds
        return Landing(piles, landed, heard, meets_lys, scores_moons, foreseen.assumed)

    def _ring_after(self, after: Landing, with_words: bool) -> list[Text]:
        """The ring after a move, and who takes which tile."""
        marks = [Text() for _ in range(SPACES)]
        for event in after.heard:
            place = event.get("stack")
            if place is None:
                continue  # where Lys will go is still to be chosen
            if event["event"] == "moon_risen":
                marks[place] = Text(self.screen.say("nomads-rises"), "opal")
            elif event["event"] == "tile_discarded":
                marks[place] = Text(self.screen.say("nomads-discarded"), "faint")
            else:
                takes = f" {self.screen.say('nomads-takes')}"
                marks[place] = Text.assemble(disc(self.view["adventurer"][event["seat"]]), takes)
        places = [
            Place(
                marks[space],
                pile(after.piles[space], after.landed[space]),
                self._stack_at(space),
                Text(self._where(space) if with_words else "", "faint"),
            )
            for space in range(SPACES)
        ]
        fire = [Text(line, EMBER) for line in FIRE]
        return ring(places, [chart(self._moons_after(after)), *fire], self._ring_width())

    def _moons_after(self, after: Landing) -> int:
        rising = [event for event in after.heard if event["event"] == "moon_risen"]
        return int(self.view["chart"]["size"]) + len(rising)

    def _consequences(self, after: Landing) -> RenderableType:
        """Who would hear what, whether Lys is met, and what could still change it."""
        say = self.screen.say
        heard: dict[int | None, list[Text]] = {}
        for event in after.heard:
            if "tile" in event:
                listener = event["seat"] if event["event"] == "tile_taken" else None
                heard.setdefault(listener, []).append(tile(event["tile"]))
        grid = two_columns()
        for seat, taken in heard.items():
            who = Text(say("nomads-discarded"), "faint") if seat is None else self._name(seat)
            grid.add_row(who, Text(" ").join(taken))
        parts: list[RenderableType] = [Text(say("nomads-then"), "brass")]
        parts.append(grid if heard else Prose(say("nomads-nothing-heard"), "faint"))
        if after.scores_moons:
            parts.append(Prose(say("nomads-scoring"), "opal"))
        if after.meets_lys:
            parts.append(Prose(say("nomads-lys-met"), "lamp"))
        if after.can_bend:
            parts.append(Prose(say("nomads-talent"), "faint"))
        return Group(*parts)

    # The cards

    def _cards(self) -> RenderableType:
        """The Legends and Songs with their values; where somebody has a card, their letter."""
        view, say = self.view, self.screen.say
        own = isinstance(view["options"]["values"], Mapping)
        note = say("nomads-own-values" if own else "nomads-reconstructed")
        lines = [Text.assemble((f"{say('nomads-cards')} ", "brass"), (note, "faint"))]
        for i, story in enumerate(STORIES):
            ladder = slice(i * LADDER, (i + 1) * LADDER)
            name = Text.assemble(tile(story), f" {self.words.say(f'legend-{story}')}")
            values = map(str, view["legend_value"][ladder])
            lines.append(self._card_line(name, view["legend_of"][ladder], [*values]))
        name = Text.assemble((f"{SONG} ", "brass"), say("nomads-songs"))
        songs = [*map(song, view["song_need"], view["song_points"])]
        lines.append(self._card_line(name, view["song_of"], songs))
        return Group(*lines)

    def _card_line(self, name: Text, owners: list[int | None], values: list[str]) -> Text:
        """A name on the left, cut where it is too long, and the cards on the right."""
        cards = Text(" ").join(
            Text(value) if seat is None else disc(self.view["adventurer"][seat])
            for seat, value in zip(owners, values, strict=True)
        )
        name.truncate(CARDS_WIDTH - cards.cell_len - 1, overflow="ellipsis")
        between = CARDS_WIDTH - name.cell_len - cards.cell_len
        return Text.assemble(name, " " * between, cards)

    # The seats

    def _seats(self) -> RenderableType:
        """A line for each seat: tiles by kind, Song, Legends, Opal Moons and the score."""
        heads = [f"{GAP}{self.screen.say('seat')}"]
        heads += map(self.words.say, ("zone-tiles", "score-song", "score-legends"))
        heads += [MOON, self.screen.say("nomads-score")]
        for between in (" ", ""):  # without spaces where it does not fit otherwise
            rows = [self._seat(p, between) for p in self._in_turn_order()]
            columns = zip(heads, *rows, strict=True)
            widths = [max(map(len, column)) for column in columns]
            if sum(widths) + len(GAP) * (len(widths) - 1) <= self.room:
                break
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="faint", pad_edge=False)
        for head in heads[:-1]:
            grid.add_column(head, no_wrap=True)
        grid.add_column(heads[-1], justify="right")
        for row in rows:
            grid.add_row(*row)
        return grid

    def _seat(self, p: int, between: str) -> list[Text]:
        view = self.view
        kept = dict(view["tiles"][p]["cards"])
        moons = kept.pop("opal", 0)
        songs = [
            Text(f"{SONG}{points}", "brass")
            for points, seat in zip(view["song_points"], view["song_of"], strict=True)
            if seat == p
        ]
        legends = [
            _legend(STORIES[card // LADDER], view["legend_value"][card])
            for card, seat in enumerate(view["legend_of"])
            if seat == p
        ]
        turn = TURN if p == view["active"] and view["decision"] else " "
        return [
            Text.assemble((f"{turn} ", "lamp"), self._name(p)),
            *(
                Text(between).join(found) if found else Text(NOTHING, "faint")
                for found in (tiles(kept), songs, legends)
            ),
            Text(f"{MOON}{moons}", "opal") if moons else Text(NOTHING, "faint"),
            Text(str(self.view["facts"]["standing"][p]["in_the_end"]), "name"),
        ]

    def _in_turn_order(self) -> list[int]:
        """Everybody from the viewer's left on; the viewer is last and so at the bottom."""
        seats, seat = self.view["seats"], self.view["seat"]
        first = 0 if seat is None else seat + 1
        return [(first + i) % seats for i in range(seats)]

    def _name(self, p: int) -> Text:
        """A seat's name, after the letter of its discs."""
        name = Text(self.full_name(p), "name")
        if p == self.view["seat"]:
            name = Text(self.screen.say("you-are", name=self.full_name(p)), "you")
        who = self.view["adventurer"][p]
        return Text.assemble(disc(who), " ", name) if who else name

    # Words

    def _whose_discs(self) -> Text:
        """The letters of the discs; the Frog comes with Nostromo."""
        there = DISCS if "nostromo" in self.view["adventurer"] else DISCS[:-1]
        return named((disc(name), self.words.say(f"disc-{name}")) for name in there)

    def _own_talent(self) -> Text | None:
        seat = self.view["seat"]
        if seat is None or (who := self.view["adventurer"][seat]) is None:
            return None
        talent = Text(self._talent(who), "faint")
        talent.truncate(self.room - len(GAP), overflow="ellipsis")
        return talent

    def _talent(self, who: str) -> str:
        return str(self.words.values({"adventurer": who}, self.names)["adventurer_talent"])


def _legend(story: str, value: int) -> Text:
    return Text(f"{story}{value}", TILE_LOOK[story])
