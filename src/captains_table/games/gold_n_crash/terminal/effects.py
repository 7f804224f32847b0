"""What an action of Gold'n'Crash leads to, in sentences and in short."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from captains_table.engine.words import Words
from captains_table.games.gold_n_crash.columns import at
from captains_table.games.gold_n_crash.terminal.pieces import (
    CLEARED,
    COIN,
    DISCARD,
    GUEST,
    chip,
    face,
    gold_on,
    hull,
    own_columns,
    type_in,
)
from captains_table.terminal.screen import Screen

Action = Mapping[str, Any]
View = Mapping[str, Any]
FEW = 15  # choices that have room for a verb each


@dataclass
class Effect:
    """What an action is certain to lead to, sorted for sentences. `after` is the view as far as it
    is certain then; the rest says what happens:

    `strength` of a Bomb, `destroys`, which is None where nobody can know it yet, and the robustness
    with which the Zeppelin `crashes`, of what it can be; the cards that are `boarded`, `fished`,
    `cracked`, `looted`, `moved`, `secured` or `called_back`; how many are `drawn`, `looked` at or
    to be secured (`to_secure`), and the column that they come from if that is certain; the Guest
    that comes to the Treasure, and of which type a third card clears the column; whether the deck
    runs out and whether the game is won on the spot.
    """

    after: dict[str, Any]
    strength: int = 0
    destroys: bool | None = False
    crashes: list[int] = field(default_factory=list)
    boarded: list[str] = field(default_factory=list)
    fished: list[str] = field(default_factory=list)
    secured: list[str] = field(default_factory=list)
    cracked: str | None = None
    looted: str | None = None
    moved: str | None = None
    called_back: str | None = None
    drawn: int = 0
    looked: int = 0
    to_secure: int = 0
    source: int | None = None
    guest: str | None = None
    third: str | None = None
    empties_deck: bool = False
    wins: bool = False


def effect_of(view: View, action: Action) -> Effect:
    """What an action leads to that may be chosen now: as the table foresees it."""
    hints = view["hints"]
    code = next(str(c["code"]) for c in view["decision"]["choices"] if c["action"] == action)
    foreseen = hints["foreseen"][code]
    events: dict[str, list[dict[str, Any]]] = {}
    for event in foreseen.events:
        events.setdefault(event["event"], []).append(event)

    def cards(kind: str) -> list[str]:
        return [event["card"] for event in events.get(kind, ()) if "card" in event]

    effect = Effect({**view, **foreseen.changes})
    if action.get("card") == "bomb":
        effect.strength, effect.crashes = hints["times"][code], hints["crashes"][code]
        effect.destroys = True if "zeppelin_destroyed" in events else None
        if "zeppelin_resisted" in events:
            effect.destroys = False
    effect.boarded, effect.fished = cards("card_boarded"), cards("card_fished")
    effect.cracked = next(iter(cards("safe_cracked")), None)
    effect.looted = next(iter(cards("card_looted")), None)
    secured = events.get("card_secured", [])
    if action["do"] == "secure":
        effect.secured = cards("card_secured")
    elif secured:
        effect.to_secure = len(secured)
        columns = {event.get("column") for event in secured}
        effect.source = columns.pop() if len(columns) == 1 else None
    if action["do"] != "discard":  # which card that will be is still to be chosen
        effect.moved = next(iter(cards("card_moved")), None)
        effect.called_back = next(iter(cards("card_called_back")), None)
    effect.drawn, effect.looked = (len(events.get(k, ())) for k in ("card_drawn", "card_seen"))
    for event in events.get("guest_secured", ()):
        effect.guest = event.get("guest")
    if "column_cleared" in events:
        effect.third = action.get("card") or type_in(effect.moved or "")
    effect.empties_deck, effect.wins = "deck_emptied" in events, "crash_victory" in events
    return effect


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
        column: int = action.get("column", 0)
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
            possible = self._robustness(place)
            yield self.screen.say(
                "gold-may-crash", weak=_either(effect.crashes), values=_either(possible)
            )
        else:
            yield self._say("gold-crashes" if effect.destroys else "gold-resists")
        if effect.destroys is not False and self.view["guest"][place]:
            how = "sure" if effect.destroys else "perhaps"
            yield self.screen.say("gold-guest-lost", destroys=how)
        if effect.wins:
            yield self._say("gold-wins")

    def _to_secure(self, effect: Effect) -> str:
        known = effect.source is not None
        return self.screen.say(
            "gold-to-secure",
            count=effect.to_secure,
            **self.words.values({"column": effect.source if known else 0}, ()),
            **{"from": "one" if known else "both"},
        )

    def _robustness(self, place: int) -> list[int]:
        return list(self.view["facts"]["zeppelins"][place]["robustness"])

    def _discard(self, column: int, effect: Effect) -> Iterator[str]:
        """What the discarded card does; some effects ask a question first."""
        if effect.cracked:
            yield self._say("gold-cracks")  # which card it is, only memory can tell
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
        """Which card, where, and what it does: in a word, or in signs where there are many."""
        match action:
            case {"do": "draw" | "pass" as do}:
                return Text(self.screen.say(f"gold-short-{do}"))
            case {"do": "play", "card": kind, "gold": value, "column": column}:
                line = Text.assemble(face(self.screen, kind, value), f" {self._where(column)}")
            case {"do": "discard", "column": column}:
                line = Text.assemble(DISCARD, self._last_chip(column), f" {self._where(column)}")
            case {"do": "secure" | "call_back", "column": column}:
                line = Text.assemble(self._last_chip(column), f" {self._where(column)}")
            case {"do": "manoeuvre", "from": source, "to": target}:
                way = f" {self._where(source)} → {self._where(target)}"
                line = Text.assemble(self._last_chip(source), way)
            case _:
                return None
        effect = effect_of(self.view, action)
        line.append(self._does(action, effect))
        if effect.guest:
            line.append(f" {GUEST}{gold_on(effect.guest)}", "brass")
        if effect.third:
            line.append(f" {CLEARED}", "coral")
        return line

    def _where(self, column: int) -> str:
        return self.screen.say(f"gold-column-{column}")

    def _last_chip(self, column: int) -> Text:
        return chip(self.screen, self._last(column))

    def _does(self, action: Action, effect: Effect) -> str:
        """What a card does: a verb and how often, or how often alone."""
        verb, count = self._deed(action, effect)
        if not count:
            return ""
        amount = f"{count}{COIN}" if verb == "loots" else str(count)
        if len(self.view["decision"]["choices"]) <= FEW:
            return f" {self.screen.say(f'gold-short-{verb}', count=amount)}"
        return f" {amount}" if verb == "loots" else f" ×{amount}"

    def _deed(self, action: Action, effect: Effect) -> tuple[str, int]:
        """The verb for what a card does, and how often; nothing and 0 where it does nothing."""
        counts = {
            "bombs": effect.strength,
            "boards": len(effect.boarded),
            "fishes": len(effect.fished),
            "draws": effect.drawn,
            "secures": effect.to_secure if action["do"] == "play" else 0,
            "looks": effect.looked,
            "cracks": int(effect.cracked is not None),
            "loots": gold_on(effect.looted) if effect.looted else 0,
        }
        if action["do"] == "discard":
            last = type_in(self._last(action["column"]))
            counts |= {"moves": int(last == "board"), "calls": int(last == "fish")}
        return next(((verb, n) for verb, n in counts.items() if n), ("", 0))

    def gist(self, action: Action) -> str:
        """What the sentence of a choice leaves out: which card it takes, and what happens."""
        if action["do"] in ("draw", "pass", "observe", "choose_guest"):
            return ""
        effect = effect_of(self.view, action)
        parts = []
        if action["do"] != "play":
            parts.append(self._last_chip(action.get("from", action.get("column"))).plain)
        verb, count = self._deed(action, effect)
        if count:
            parts.append(self.screen.say(f"gold-short-{verb}", count=self._object(effect) or count))
        if effect.strength:
            parts.append(self._outcome(action["column"], effect))
        if effect.guest:
            parts.append(self._say("gold-guest-comes", guest=effect.guest))
        if effect.third:
            parts.append(self._say("gold-third", card=effect.third))
        return " · ".join(parts)

    def _outcome(self, column: int, effect: Effect) -> str:
        """What a Bomb does to a Zeppelin, or how robust that can be."""
        if effect.destroys is None:
            return hull(self._robustness(at(1 - self.view["active"], column))).plain
        return self.screen.say("gold-crashes" if effect.destroys else "gold-resists")

    def _object(self, effect: Effect) -> str:
        """The cards that something happens to, where they are known."""
        looted = [effect.looted] if effect.looted else []
        cards = effect.boarded or effect.fished or looted
        return " ".join(chip(self.screen, card).plain for card in cards)


def _either(values: Sequence[int]) -> str:
    return "/".join(map(str, values))
