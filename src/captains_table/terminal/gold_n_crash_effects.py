"""What an action of Gold'n'Crash leads to, in sentences and in short."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from captains_table.engine.words import Words
from captains_table.games.gold_n_crash.preview import (
    Effect,
    effect_of,
    gold_on,
    own_columns,
    robustness,
    type_in,
)
from captains_table.games.gold_n_crash.state import at
from captains_table.terminal.gold_n_crash_pieces import COIN, GUEST, chip, face
from captains_table.terminal.screen import Screen

Action = Mapping[str, Any]


class Sentences:
    """Speaks of the actions that one view allows."""

    def __init__(self, screen: Screen, words: Words, view: Mapping[str, Any]) -> None:
        self.screen = screen
        self.words = words
        self.view = view

    def about(self, action: Action) -> list[str]:
        """What an action leads to."""
        if action["do"] == "observe":
            return [self.screen.say(f"gold-observed-{action['to']}")]
        return list(self._told(action, effect_of(self.view, action)))

    def _told(self, action: Action, effect: Effect) -> Iterator[str]:
        column = action.get("column")
        if effect.strength:
            yield from self._bomb(column, effect)
        if effect.boarded:
            yield self._of_cards("gold-boards", effect.boarded, column)
        if effect.fished:
            yield self._of_cards("gold-fishes", effect.fished)
        if effect.secured:
            yield self._of_cards("gold-secures", effect.secured)
        if effect.drawn:
            yield self._say("gold-draws", count=effect.drawn)
        if effect.to_secure:
            yield self._to_secure(effect)
        if action["do"] == "discard":
            yield from self._discard(column, effect)
        if effect.moved:
            yield self._of_cards("gold-moves", [effect.moved], action["to"])
        if effect.called_back:
            yield self._of_cards("gold-calls-back", [effect.called_back])
        if action["do"] == "play" and action["card"] == "gold":
            yield self._say("gold-no-effect")
        if effect.guest:
            yield self._say("gold-guest-comes", guest=effect.guest)
        if effect.third:
            yield self._say("gold-third", card=effect.third)
        if effect.empties_deck:
            yield self._say("gold-deck-out")

    def _bomb(self, column: int, effect: Effect) -> Iterator[str]:
        """How hard a Zeppelin is hit, and what that does to it as far as it is certain."""
        place = at(1 - self.view["active"], column)
        yield self._say("gold-bombs", strength=effect.strength, column=column)
        if effect.destroys is None:
            possible = "/".join(map(str, robustness(self.view, place)))
            yield self.screen.say("gold-may-crash", values=possible)
        else:
            yield self._say("gold-crashes" if effect.destroys else "gold-resists")
        if effect.destroys is not False and self.view["guest"][place]:
            how = "sure" if effect.destroys else "perhaps"
            yield self.screen.say("gold-guest-lost", destroys=how)
        if effect.wins is not False:
            yield self._say("gold-wins" if effect.wins else "gold-may-win")

    def _to_secure(self, effect: Effect) -> str:
        column, *others = effect.sources
        return self.screen.say(
            "gold-to-secure",
            count=effect.to_secure,
            **self.words.values({"column": column}, ()),
            **{"from": "both" if others else "one"},
        )

    def _discard(self, column: int, effect: Effect) -> Iterator[str]:
        """What the discarded card does; some effects ask a question first."""
        if effect.cracked:
            yield self._of_cards("gold-cracks", [effect.cracked])
        elif effect.looted:
            yield self._of_cards("gold-loots", [effect.looted])
        elif effect.looked:
            yield self._say("gold-looks", count=effect.looked)
        else:
            yield self._say(f"gold-then-{type_in(self._last(column))}")

    def _last(self, column: int) -> str:
        return own_columns(self.view, self.view["active"])[column][-1]

    def _of_cards(self, message: str, cards: Sequence[str], column: int | None = None) -> str:
        named = ", ".join(self.words.say(f"card-{card}") for card in cards)
        where = {} if column is None else self.words.values({"column": column}, ())
        return self.screen.say(message, cards=named, count=len(cards), **where)

    def _say(self, message: str, **given: Any) -> str:
        """A sentence of the terminal with words of the game in it."""
        return self.screen.say(message, **self.words.values(given, ()))

    # In short

    def short(self, action: Action) -> Text | None:
        """Which card, where, and what it does."""
        match action:
            case {"do": "draw" | "pass" as do}:
                return Text(self.screen.say(f"gold-short-{do}"))
            case {"do": "play", "card": kind, "gold": value, "column": column}:
                line = Text.assemble(face(self.screen, kind, value), f" {self._where(column)}")
            case {"do": "discard" | "secure" | "call_back" as do, "column": column}:
                line = Text(f"{self.screen.say(f'gold-short-{do}')} ")
                line.append_text(self._last_chip(column)).append(f" {self._where(column)}")
            case {"do": "manoeuvre", "from": source, "to": target}:
                line = self._last_chip(source)
                line.append(f" {self._where(source)} → {self._where(target)}")
            case _:
                return None
        effect = effect_of(self.view, action)
        if action["do"] in ("play", "discard"):
            line.append(f", {does}" if (does := self._does(action, effect)) else "")
        if effect.guest:
            line.append(f" {GUEST}{gold_on(effect.guest)}", "brass")
        if effect.third:
            line.append(f" {self.screen.say('gold-short-third')}", "coral")
        return line

    def _where(self, column: int) -> str:
        return self.words.say(f"column-{column}")

    def _last_chip(self, column: int) -> Text:
        """The last card of a column, on a line that can go on in another style."""
        return Text.assemble(chip(self.screen, self._last(column)))

    def _does(self, action: Action, effect: Effect) -> str:
        """What a card does, as a verb and a number."""
        counts: dict[str, int | str] = {
            "bombs": effect.strength,
            "boards": len(effect.boarded),
            "fishes": len(effect.fished),
            "draws": effect.drawn,
            "secures": effect.to_secure,
            "looks": effect.looked,
            "cracks": f"{gold_on(effect.cracked)}{COIN}" if effect.cracked else 0,
            "loots": f"{gold_on(effect.looted)}{COIN}" if effect.looted else 0,
        }
        if action["do"] == "discard":
            last = type_in(self._last(action["column"]))
            counts |= {"moves": last == "board", "calls": last == "fish"}
        found = (self.screen.say(f"gold-short-{verb}", count=n) for verb, n in counts.items() if n)
        return next(found, "")
