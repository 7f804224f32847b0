"""Two fleets of Gold'n'Crash facing each other, drawn from one seat's view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from captains_table.engine.seen import seen_state
from captains_table.engine.shelf import game
from captains_table.engine.speech import action_sentence
from captains_table.engine.words import Words
from captains_table.games.gold_n_crash.columns import at
from captains_table.games.gold_n_crash.state import CARDS, COLUMNS, COPIES, GUESTS, TYPES
from captains_table.games.gold_n_crash.terminal.effects import Sentences, effect_of
from captains_table.games.gold_n_crash.terminal.pieces import (
    BACK,
    CLEARED,
    DISCARD,
    FLYING,
    GAP,
    GUEST,
    HULL,
    NOTHING,
    TURN,
    UNSEEN,
    WRECK,
    backs,
    chip,
    chips,
    face,
    flow,
    gold,
    hull,
    own_columns,
    sorted_chips,
    type_in,
)
from captains_table.terminal.drawing import Drawing, two_columns
from captains_table.terminal.prose import Prose
from captains_table.terminal.screen import Screen

TALLEST = 6  # cards one below the other where there is room for it
NAMED = 34  # a column so wide has room for the names of Guests
LOOKED_AT = ("play", "discard", "manoeuvre")  # actions that are worth a look before choosing
UPPERMOST = 3  # cards of a discard pile that are shown where there is room: one effect takes these
# Guests that wait for cards of one type.
WISHES = {
    "three_reinforce": "reinforce",
    "three_fish": "fish",
    "two_gold": "gold",
    "three_board": "board",
}
Action = Mapping[str, Any]


class Board(Drawing):
    """Draws one view of Gold'n'Crash."""

    PASSING = ("turn_begun", "card_laid_out")

    def __init__(
        self, screen: Screen, words: Words, names: Sequence[str], view: Mapping[str, Any]
    ) -> None:
        super().__init__(screen, words, names, view)
        self.cell = (self.room - len(GAP) * (COLUMNS - 1)) // COLUMNS
        self.sentences = Sentences(self.screen, words, view)

    def draw(self, with_talent: bool) -> RenderableType:
        """Both fleets and what belongs to them; with more room the columns stand upright and one's
        own Treasure is spread out."""
        title = self.words.say("title")
        return self.bordered(title, *self._table(with_talent), below=self._clock())

    def preview(self, action: Action, with_talent: bool = False) -> RenderableType | None:
        """The fleets after an action, as far as that is certain, and what happens through it."""
        if action["do"] not in LOOKED_AT:
            return None
        effect = effect_of(self.view, action)
        view = {**effect.after, "facts": game(self.view["game"]).facts(seen_state(effect.after))}
        if effect.cracked:  # what lies in a Treasure is for memory, not for the table
            view["discard"] = [[*pile] for pile in view["discard"]]
            view["discard"][1 - self.view["active"]][-1] = UNSEEN
        after = Board(self.screen, self.words, self.names, view)
        choice = action_sentence(self.words, self.names, dict(action))
        told = Prose(" ".join(self.about(action)), "lamp")
        title = self.screen.say("gold-preview", choice=choice)
        return self.bordered(title, *after._table(with_talent), told)

    def short(self, action: Action) -> Text | None:
        """Which card, where, and what it does."""
        return self.sentences.short(action)

    def about(self, action: Action) -> list[str]:
        """What an action leads to, in sentences."""
        return self.sentences.about(action)

    def gist(self, action: Action) -> str:
        """Which card an action concerns and what it does, in a few words and signs."""
        return self.sentences.gist(action)

    def with_points(self, count: int) -> str:
        """The unit here is Gold."""
        return self.screen.say("gold-with-gold", count=count)

    def without_points(self) -> str | None:
        """A crash of the last Zeppelin wins whatever lies in the Treasures."""
        return None if self.view["winner"] is None else self.screen.say("gold-by-crash")

    def signs(self) -> RenderableType:
        """What the signs on the table mean."""
        grid = two_columns()
        some = Text(" ").join([face(self.screen, "fish", 1), face(self.screen, "bomb", 2)])
        for sign, message in (
            (face(self.screen, "bomb", 2), "gold-sign-card"),
            (some, "gold-sign-column"),
            (gold(7), "gold-sign-gold"),
            (Text.assemble((FLYING, "sea"), " ", (WRECK, "coral")), "gold-sign-zeppelin"),
            (Text(f"{HULL}2/3", "opal"), "gold-sign-hull"),
            (Text(f"{GUEST}5", "brass"), "gold-sign-guest"),
            (Text.assemble((BACK, "back"), " ", (TURN, "lamp")), "gold-sign-back"),
            (Text.assemble(f"{DISCARD} ×2 ", (CLEARED, "coral")), "gold-sign-short"),
        ):
            grid.add_row(sign, Prose(self.screen.say(message), "faint"))
        return grid

    def pieces(self) -> RenderableType:
        """The cards of a crew, how many there are and what they do; the Guests and what they
        wait for."""
        cards, guests = two_columns(), two_columns()
        for kind in TYPES:
            values = [
                f"{value}×{copies}"
                for (of_type, value), copies in zip(CARDS, COPIES, strict=True)
                if of_type == kind
            ]
            about = f"({', '.join(values)}) {self.screen.say(f'gold-worth-{kind}')}"
            cards.add_row(self._name_of_type(kind), Prose(about))
        for guest in GUESTS:
            told = self.words.values({"guest": guest}, self.names)
            name = Text.assemble(chip(self.screen, guest), (f" {told['guest']}", "name"))
            guests.add_row(name, Prose(told["guest_condition"]))
        return Group(cards, guests, *self._whole_piles())

    def _whole_piles(self) -> list[Text]:
        """Both discard piles, through which everybody may look. Ruling GC-39."""
        items = []
        for p, name in enumerate(self.names):
            label = Text(self.screen.say("gold-pile", name=name), "brass")
            items.append([label, *self._discards(p, len(self.view["discard"][p]))])
        return [line for item in items for line in flow([item], self.room)]

    def _name_of_type(self, kind: str) -> Text:
        return Text.assemble(face(self.screen, kind, ""), f" {self.words.say(f'card-{kind}')}")

    def _clock(self) -> Text | None:
        """How many actions are left, and whether the end is near."""
        view, say = self.view, self.screen.say
        if view["active"] is None or view["decision"] is None:
            return None
        told = say("gold-actions", name=self.names[view["active"]], count=view["actions"])
        line = Text(f"{TURN} {told}", "lamp")
        if (to_come := view["facts"]["turns_to_come"]) is not None:
            near = "gold-one-more-turn" if to_come else "gold-last-turn"
            line.append(f" · {say(near)}", "coral")
        return line

    # The fleets

    def _table(self, upright: bool) -> list[Text]:
        """The other seat above, one's own below; Zeppelins meet in the middle, and columns grow
        away from there."""
        own = self.view["seat"] or 0
        other = 1 - own
        return [
            *self._seat(other, upright),
            *reversed(self._columns(other, upright)),
            self._across(map(self._zeppelin, _places(other))),
            self._across(map(self._guest, _places(other))),
            self._middle(),
            self._across(map(self._guest, _places(own))),
            self._across(map(self._zeppelin, _places(own))),
            *self._columns(own, upright),
            *self._seat(own, upright),
        ]

    def _across(self, cells: Iterable[Text]) -> Text:
        """Three cells side by side."""
        line = Text()
        for column, cell in enumerate(cells):
            line.append(" " * (column * (self.cell + len(GAP)) - line.cell_len))
            line.append_text(cell)
        return line

    def _middle(self) -> Text:
        """The columns on a line between the fleets: by name, and by the letter that stands for it
        in short choices."""
        say = self.screen.say
        names = [
            f" {self.words.say(f'column-{c}')} ({say(f'gold-column-{c}')}) " for c in range(COLUMNS)
        ]
        return self._across(Text(name.center(self.cell, "─"), "sea") for name in names)

    def _columns(self, p: int, upright: bool) -> list[Text]:
        """The cards below a seat's Zeppelins from the middle outwards, the oldest first: several
        on a line, or one below the other in words."""
        columns = own_columns(self.view, p)
        if upright and max(map(len, columns)) <= TALLEST:
            rows = [[self._full(card) for card in cards] for cards in columns]
        else:
            rows = [flow([chips(self.screen, cards)], self.cell) for cards in columns]
        rows = [cells if any(cells) else [Text(NOTHING, "faint")] for cells in rows]
        return [
            self._across(cells[i] if i < len(cells) else Text() for cells in rows)
            for i in range(max(map(len, rows)))
        ]

    def _full(self, card: str) -> Text:
        """A card as a chip and the word for its type."""
        word = self.words.say(f"card-{type_in(card)}")
        return Text.assemble(chip(self.screen, card), f" {word}")

    def _zeppelin(self, place: int) -> Text:
        """Whether it flies, what it resisted, how robust it can be, and the gold below it."""
        view, say = self.view, self.screen.say
        zeppelin = view["facts"]["zeppelins"][place]
        robust = hull(zeppelin["robustness"])
        if view["wreck"][place]:
            drawn = Text.assemble((f"{WRECK} {say('gold-wreck')} ", "coral"), robust)
        elif resisted := view["resisted"][place]:
            told = say("gold-resisted", count=resisted)
            drawn = Text.assemble((FLYING, "sea"), f" {told} ", robust)
        else:
            drawn = Text.assemble((FLYING, "sea"), f" {say('gold-flying')} ", robust)
        return self._ends(drawn, gold(zeppelin["gold"]))

    def _guest(self, place: int) -> Text:
        """A Guest, its gold, and how far its condition is met."""
        guest = self.view["guest"][place]
        if guest is None:
            return Text(self.screen.say("gold-no-guest"), "faint")
        zeppelin = self.view["facts"]["zeppelins"][place]
        have, need = zeppelin["reached"], zeppelin["wanted"]
        style = "lamp" if have == need - 1 else ""
        name = f" {self.words.say(f'guest-{guest}')}," if self.cell >= NAMED else ""
        line = Text.assemble(chip(self.screen, guest), f"{name} ", self._wish(guest))
        return self._ends(line, Text(f"{have}/{need}", style))

    def _ends(self, left: Text, right: Text) -> Text:
        """Something at each end of a cell; the left one gives way where a screen is narrow."""
        left.truncate(self.cell - right.cell_len - 1, overflow="ellipsis", pad=True)
        return Text.assemble(left, " ", right)

    def _wish(self, guest: str) -> Text:
        """What a Guest counts: cards of a type, or something that has words."""
        if guest in WISHES:
            return self._name_of_type(WISHES[guest])
        return Text(self.screen.say(f"gold-wish-{guest}"))

    # What belongs to a seat

    def _seat(self, p: int, spread: bool) -> list[Text]:
        """Name, deck, discard pile, Treasure and hand; then what only the owner sees."""
        view = self.view
        items = [
            [self._name(p)],
            [self._zone("deck"), backs(view["facts"]["left"][p])],
            [self._zone("discard"), *self._discards(p, UPPERMOST if spread else 1)],
            [self._zone("treasure"), *self._treasure(p)],
        ]
        if p != view["seat"]:
            return flow([*items, self._hand(p), *self._loose(p, spread)], self.room)
        secrets = [self._hand(p), *self._loose(p, spread), *self._observed(p)]
        return [*flow(items, self.room), *flow(secrets, self.room)]

    def _discards(self, p: int, most: int) -> list[Text]:
        """The uppermost cards of a discard pile, the first of them on top, and how many there
        are."""
        pile = self.view["discard"][p]
        if not pile:
            return [_nothing()]
        return [*chips(self.screen, pile[: -most - 1 : -1]), Text(f"({len(pile)})")]

    def _name(self, p: int) -> Text:
        view = self.view
        turn = TURN if p == view["active"] and view["decision"] else " "
        name = Text(self.full_name(p), "name")
        if p == view["seat"]:
            name = Text(self.screen.say("you-are", name=self.full_name(p)), "you")
        return Text.assemble((f"{turn} ", "lamp"), name)

    def _zone(self, name: str) -> Text:
        return Text(self.words.say(f"zone-{name}"), "brass")

    def _treasure(self, p: int) -> list[Text]:
        """The gold in it and how many cards, for those who may look, for others how many there
        are; and whether a Guest lies on top, whom everybody knows from behind."""
        cards = self.view["treasure"][p]
        if not cards:
            return [_nothing()]
        told = [backs(len(cards))]
        if self._may_look(p):
            told = [gold(self.view["facts"]["gold"][p]), Text(f"({len(cards)})")]
        locked = self.view["facts"]["safe"][p] == len(cards)
        return [*told, Text(GUEST, "brass")] if locked else told

    def _may_look(self, p: int) -> bool:
        """Whether a Treasure is the viewer's own, nothing is hidden, or the game is over. Ruling
        GC-39."""
        return "cards" in self.view["hand"][p] or self.view["decision"] is None

    def _loose(self, p: int, spread: bool) -> list[list[Text]]:
        """What lies in a Treasure, the uppermost last, with more room and when the game is over;
        otherwise how much of its gold can still be taken away."""
        cards = self.view["treasure"][p]
        if not self._may_look(p) or not cards:
            return []
        if spread or self.view["decision"] is None:
            label = Text(self.screen.say("gold-spread"), "brass")
            return [[label, *chips(self.screen, cards)]]
        at_risk = self.view["facts"]["at_risk"][p]
        return [[Text(self.screen.say("gold-at-risk"), "brass"), gold(at_risk)]] if at_risk else []

    def _hand(self, p: int) -> list[Text]:
        """The cards, or how many there are and which of them are known."""
        view = self.view
        held = view["hand"][p]
        known = held.get("cards", view["known"]["hand"][p] if view["decision"] else {})
        hidden = held["size"] - sum(known.values())
        if not known:
            return [self._zone("hand"), backs(hidden)]
        seen = [Text(f"({held['size']})"), *sorted_chips(self.screen, known)]
        return [self._zone("hand"), *seen, *([backs(hidden)] if hidden else [])]

    def _observed(self, p: int) -> list[list[Text]]:
        """Cards whose place Observe made known to their owner: those to be drawn next, first, and
        those under the deck; and those that are being looked at."""
        view = self.view
        looked = view["looked"][p]["cards"]
        rows = (
            (Text(self.screen.say("gold-next"), "brass"), view["top"][p][::-1]),
            (Text(self.screen.say("gold-under"), "brass"), view["bottom"][p][::-1]),
            (self._zone("looked"), [card for card, n in looked.items() for _ in range(n)]),
        )
        return [[label, *chips(self.screen, cards)] for label, cards in rows if cards]


def _places(p: int) -> range:
    return range(at(p, 0), at(p, COLUMNS))


def _nothing() -> Text:
    return Text(NOTHING, "faint")
