"""The table of Sea of Legends: the map, the race, one's own tableau, and dice when they roll."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from captains_table.engine.speech import action_sentence
from captains_table.engine.words import Words
from captains_table.games.sea_of_legends.box import (
    NPC_COUNTS,
    NPC_TYPES,
    TOKENS,
)
from captains_table.games.sea_of_legends.captain.notoriety import TRUE_LOVE
from captains_table.games.sea_of_legends.content.book import book_numbered
from captains_table.games.sea_of_legends.terminal.chart import (
    CAPTAIN_DIGITS,
    CHOICE,
    FLAG,
    FORT,
    INFESTED,
    NPC_LETTERS,
    RELIC,
    RUMOR,
    SEA,
    SIGNS,
    TOKEN_SIGNS,
    TROPHY,
    Chart,
)
from captains_table.games.sea_of_legends.terminal.dice import FACES, Challenge
from captains_table.games.sea_of_legends.terminal.lists import Pieces
from captains_table.games.sea_of_legends.terminal.texts import Texts
from captains_table.terminal.drawing import Drawing, Run, two_columns
from captains_table.terminal.prose import Prose
from captains_table.terminal.screen import Screen

# Lines of the map: on a screen of 24 lines, of some more, and where there is all the room.
MAP_LINES, LARGER_MAP_LINES, ROOMY_MAP_LINES = 8, 11, 13
LARGER = 28  # lines of a screen
TABLEAU_LINES = 2  # where there is little room
EXHAUSTED, READY, TURN, SAIL = "↻", "●", "►", "→"
HEART, NO_HEART = "♥", "♡"
MANY = 3  # regions to choose from that are better found on the map than in a list
SHORT = 32  # of two choices side by side
GAP = "  "
Action = Mapping[str, Any]

# What a faction's victory is counted in; gold has words.
PROGRESS = {"relics": RELIC, "infestations": INFESTED, "flags": FLAG, "trophies": TROPHY}
STANCES = {"neutral": "sea-neutral", "allied": "sea-ally"}


class Board(Drawing):
    """Draws one view of Sea of Legends."""

    TIE_BREAK = "SL-R156"

    # What comes right after these, or the table itself, says more.
    PASSING = (
        *("turn_begun", "round_begun", "die_rolled", "cannons_added", "faction_activated"),
        *("card_drawn", "crew_refreshed", "token_moved", "nemesis_threshold"),
        *("dice_added", "icons_assigned", "target_strengthened", "deck_rebuilt", "character_dealt"),
        *("npc_drifts", "npc_moved", "way_shunned", "company_shunned", "targets_tied", "ways_tied"),
    )
    RUNS: ClassVar = {"die_rolled": Run("dice-rolled", "face", "faces")}

    def __init__(
        self, screen: Screen, words: Words, names: Sequence[str], view: Mapping[str, Any]
    ) -> None:
        super().__init__(screen, words, names, view)
        self.book = book_numbered(view["pack"])
        self.texts = Texts(self.screen, words, names, view, self.book)
        choices = (view["decision"] or {}).get("choices", ())
        self.numbers = {
            choice["action"]["region"]: choice["index"] + 1
            for choice in choices
            if "region" in choice["action"]
        }

    def draw(self, with_talent: bool) -> RenderableType:
        """The map, the race and one's own tableau; during a Challenge the dice instead of the map,
        and where there is little room, only what an Adventure is about."""
        view, seat = self.view, self.view["seat"]
        title = self._adventure()
        parts: list[Text] = []
        if view["roller"] is not None and not self.numbers:
            parts += Challenge(self.screen, self.words, self.names, view).lines(self._challenged())
        elif with_talent or title is None:
            chart = Chart(self.book, self.words, view, self.numbers)
            parts += chart.lines(self.room, self._map_lines(with_talent))
            parts += [*self._flow(self._legend()), Text()] if with_talent else []
            parts += self._flow(self._powers())
        parts += [] if title is None else [title]
        parts += self._race(with_talent)
        if seat is not None and view["captain"][seat]:
            tableau = self._flow(self._tableau(seat))
            if not with_talent and len(tableau) > TABLEAU_LINES:
                tableau = tableau[:TABLEAU_LINES]
                tableau[-1].append("…", "faint")
            parts += tableau
        return self.bordered(self.words.say("title"), *parts, below=self._clock())

    def short(self, action: Action) -> Text | None:
        """The choice with its odds or its price; an Adventure by its sign and title."""
        if action["do"] == "option":
            return self._option(action)
        label = action_sentence(self.words, self.names, dict(action))
        if action["do"] == "challenge":
            whom, percent = self.texts.target(action["target"]), self.texts.percent(action)
            text = Text(self._say("sea-challenge-short", whom=whom, percent=percent or 0))
        elif action["do"] == "adventure":
            token = action["token"]
            title = f"{TOKEN_SIGNS[token]} {self.texts.title(self.view['seat'], token)}"
            text = Text(self._say("sea-adventure", title=title.rstrip()))
        elif action["do"] == "sail":
            text = Text(f"{SAIL} {self.words.say('region-' + action['region'])}")
        elif action["do"] == "turn":
            shown, face = FACES[self.view["die"][action["die"]]], FACES[action["face"]]
            text = Text(self._say("sea-turn", die=action["die"] + 1, shown=shown, face=face))
        elif figure := self.texts.figure(action):
            return Text(f"{label} · {figure}")
        elif action["do"] in ("claim", "pick_up", "offer", "use"):
            text = Text(label)
        else:
            return None
        text.truncate(SHORT, overflow="ellipsis")
        return text

    def gathered(self, action: Action) -> str:
        """Where many regions can be chosen, their numbers are on the map."""
        if "region" not in action or len(self.numbers) <= MANY:
            return ""
        return self._say("sea-sail-there" if action["do"] == "sail" else "sea-region-there")

    def about(self, action: Action) -> list[str]:
        """What the choice is about, in sentences."""
        return [told for told in self.texts.about(action) if told]

    def gist(self, action: Action) -> str:
        """Odds before a Challenge, prices before a purchase, what a card does."""
        return self.texts.gist(action)

    def with_points(self, count: int) -> str:
        """The unit here is Notoriety."""
        return self._say("sea-with-notoriety", count=count)

    def without_points(self) -> str | None:
        """A captain can win as an ally of the faction that wins."""
        if self.view["winner"] is None:
            return None
        return self._say("sea-with-faction", faction=self._faction(self.view["winner"]))

    def nobody_wins(self) -> str:
        """A faction has won, and no captain is its ally."""
        return self._say("sea-by-faction", faction=self._faction(self.view["winner"]))

    # Help

    def signs(self) -> RenderableType:
        """What the signs on the table mean."""
        grid = two_columns()
        say = self.screen.say
        for kind, sign in SIGNS.items():
            grid.add_row(Text(sign, "sea"), Prose(say(f"sea-sign-{kind}"), "faint"))
        for sign, message in (
            (f"{SIGNS['shipyard']}HAV8", "port"),
            (f"{SEA}Gulf", "sea"),
            (f"5{CHOICE}", "choice"),
            (FLAG, "flag"),
            (FORT, "fort"),
            (INFESTED, "infested"),
            (RELIC, "relic"),
            (TROPHY, "trophy"),
            (CAPTAIN_DIGITS, "captains"),
            ("".join(TOKEN_SIGNS[token] for token in TOKENS), "tokens"),
            (RUMOR, "rumor"),
            (f"{READY} {EXHAUSTED}", "crew"),
            (f"{HEART}{NO_HEART} {FACES['nemesis']}", "love"),
            ("".join(FACES.values()), "dice"),
        ):
            grid.add_row(Text(sign, "lamp"), Prose(say(f"sea-sign-{message}"), "faint"))
        for kind in self._npc_types():
            name = self.words.say(f"npc_type-{kind}")
            grid.add_row(Text(NPC_LETTERS[kind], "coral"), Prose(name, "faint"))
        return grid

    def pieces(self) -> RenderableType:
        """The Factions and what they are after, the regions, the Ships, and everybody's cards."""
        names = [self.full_name(p) for p in range(self.view["seats"])]
        return Group(*Pieces(self.screen, self.words, self.view, self.texts).parts(names))

    # Parts

    def _map_lines(self, roomy: bool) -> int:
        if roomy:
            return ROOMY_MAP_LINES
        return LARGER_MAP_LINES if self.screen.height >= LARGER else MAP_LINES

    def _say(self, message: str, **values: Any) -> str:
        return self.screen.say(message, **values)

    def _faction(self, faction: str) -> str:
        return self.words.say(f"faction-{faction}")

    def _card(self, card: str) -> str:
        return self.words.say(f"card-{card}")

    def _flow(self, pieces: Iterator[Text]) -> list[Text]:
        """Pieces side by side, on as many lines as they take."""
        lines: list[Text] = []
        for piece in pieces:
            piece.truncate(self.room, overflow="ellipsis")
            if lines and lines[-1].cell_len + len(GAP) + piece.cell_len <= self.room:
                lines[-1].append(GAP)
                lines[-1].append_text(piece)
            else:
                lines.append(piece)
        return lines

    def _clock(self) -> Text | None:
        view = self.view
        if view["decision"] is None:
            return None
        line = Text(self._say("sea-round", count=view["round"]), "lamp")
        if view["first"] is not None:
            line.append(f" · {self._say('sea-first', name=self.names[view['first']])}", "faint")
        return line

    def _legend(self) -> Iterator[Text]:
        """The signs of the map in a word each."""
        for kind, sign in SIGNS.items():
            yield Text.assemble((sign, "sea"), (f" {self._say(f'sea-short-{kind}')}", "faint"))
        own = "".join(TOKEN_SIGNS[token] for token in TOKENS[:3])
        for sign, message in ((own, "tokens"), (RUMOR, "rumor"), (FLAG, "flag")):
            yield Text.assemble((sign, "lamp"), (f" {self._say(f'sea-short-{message}')}", "faint"))

    def _powers(self) -> Iterator[Text]:
        """Each faction: how strong its NPCs are, and how far it is on its way to win."""
        for faction in self.view["factions"]:
            line = Text(self._faction(faction), "name")
            for kind in self._npc_types(faction):
                line.append(f" {NPC_LETTERS[kind]}", "coral")
                line.append(str(self.texts.strength_of(kind)))
            if progress := self._progress(faction):
                line.append(f" {progress}", "lamp")
            if stance := self._stance(faction):
                line.append(f" ({stance})", "kelp")
            yield line

    def _npc_types(self, faction: str | None = None) -> list[str]:
        """Of one faction, or of all at this table."""
        factions = self.view["factions"] if faction is None else [faction]
        return [kind for kind in NPC_TYPES if NPC_COUNTS[kind][0] in factions]

    def _progress(self, faction: str) -> str:
        ways = []
        for way in self.view["facts"]["progress"][faction]:
            count = f"{way['have']}/{way['need']}"
            sign = PROGRESS.get(way["what"])
            ways.append(self._say("sea-gold", count=count) if sign is None else f"{sign}{count}")
        return " ".join(ways)

    def _stance(self, faction: str) -> str:
        """How a faction stands to the viewer; nothing where it is hostile."""
        if (seat := self.view["seat"]) is None:
            return ""
        stance = self.view["facts"]["stances"][seat][faction]
        return "" if stance == "hostile" else self._say(STANCES[stance])

    def _race(self, roomy: bool) -> list[Text]:
        """Everybody's Notoriety on the way to victory and gold; with more room Ship and place."""
        lines = [self._racer(p, roomy) for p, who in enumerate(self.view["captain"]) if who]
        return lines if roomy else self._flow(iter(lines))

    def _racer(self, p: int, roomy: bool) -> Text:
        view, goal = self.view, self.book.pack.goal
        total = view["facts"]["notoriety"][p]["total"]
        style = "you" if p == view["seat"] else "name"
        line = Text(TURN if p == view["active"] and view["decision"] else " ", "lamp")
        line.append(f"{CAPTAIN_DIGITS[p]} {self.names[p]:<8.8} ", style)
        line.append("▰" * min(goal, total) + "▱" * max(0, goal - total), "brass")
        line.append(f" {total:<2} ")
        line.append(self._say("sea-gold", count=view["gold"][p]), "lamp")
        if roomy and view["ship"][p]:
            line.append(f" · {self.words.say('ship-' + view['ship'][p])}", "faint")
        if roomy and view["at"][p]:
            line.append(f" · {self.words.say('region-' + view['at'][p])}", "sea")
        line.truncate(self.room, overflow="ellipsis")
        return line

    def _tableau(self, p: int) -> Iterator[Text]:
        """One's own Crew, Lover and Nemesis, and cards."""
        view = self.view
        for zone, sign in (("ready", READY), ("exhausted", EXHAUSTED)):
            for card in view[zone][p]["cards"]:
                # of "Jory Penn, Deckhand" the role says what it does
                role = self._card(card).split(", ")[-1]
                yield Text(f"{sign}{role}", "" if sign == READY else "faint")
        for place in range(2):
            if (who := view["lover"][p][place]) is not None:
                favor = view["favor"][p][place]
                hearts = HEART * favor + NO_HEART * (TRUE_LOVE - favor)
                yield Text(f"{self._card(who)} {hearts}", "kelp")
            if (who := view["nemesis"][p][place]) is not None:
                skulls = FACES["nemesis"] * view["malice"][p][place] or "–"
                yield Text(f"{self._card(who)} {skulls}", "coral")
        for zone, style in (("relics", "opal"), ("items", "lamp"), ("rumors", "faint")):
            for card, count in view[zone][p]["cards"].items():
                times = f" ×{count}" if count > 1 else ""
                where = ""
                if zone == "rumors":
                    where = f" ({self.words.say(f'region-{self.book.tavern[card].rumor}')})"
                yield Text(f"{self._card(card)}{times}{where}", style)

    def _challenged(self) -> str:
        """Who Challenges whom or what, as a line above the dice."""
        view = self.view
        where = self.words.say(f"region-{view['at'][view['challenger']]}")
        match view["against"]:
            case "npc":
                whom = f"{self._faction(view['foe'])}, {where}"
            case "player":
                whom = self.names[view["defending"]]
            case "adventure":
                whom = self.texts.title(view["challenger"]) or where
            case _:
                whom = where
        return self._say("sea-challenge", name=self.names[view["challenger"]], whom=whom)

    def _option(self, action: Action) -> Text | None:
        """A choice of an Adventure with its price and its odds, as the page has it."""
        page = self._pages["now"] or {}
        for option in page.get("options", ()):
            if option["option"] == action["option"]:
                figure = self.texts.figure(action)
                parts = (option["label"], option["price"], figure)
                return Text(" · ".join(part for part in parts if part))
        return None

    @property
    def _pages(self) -> Mapping[str, Any]:
        """What is read now, where the view came with it."""
        pages: Mapping[str, Any] = self.view.get("story") or {"now": None, "last": []}
        return pages

    def pages(self) -> Iterator[tuple[object, list[RenderableType]]]:
        """What came of the last choices, then the opening of an episode or a letter. What has no
        prose has no page."""
        story = self._pages
        for i, page in enumerate(story["last"], 1 - len(story["last"])):
            number = len(self.view["chapters"][page["seat"]]) + i
            yield ("outcome", page["seat"], number), self._page(page, page["chosen"])
        if (page := story["now"]) is not None:
            number = len(self.view["chapters"][page["seat"]])
            yield (page["kind"], page["seat"], number), self._page(page, page["title"])

    def _page(self, page: Mapping[str, Any], head: str) -> list[RenderableType]:
        if not page["paragraphs"]:
            return []
        name = self.names[page["seat"]]
        lines: list[RenderableType] = [
            Prose(self._say("sea-read-by", name=name, title=head), "brass")
        ]
        for paragraph in page["paragraphs"]:
            lines += [Text(), Prose(paragraph)]
        return [*lines, Text()]

    def _adventure(self) -> Text | None:
        """What the episode is called whose choices are shown."""
        decision = self.view["decision"]
        if decision is None or decision["kind"] != "choose_option":
            return None
        title = self.texts.title(decision["seat"])
        return Text(self._say("sea-adventure", title=title), "brass") if title else None
