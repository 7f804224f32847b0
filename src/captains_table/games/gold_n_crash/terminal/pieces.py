"""The pieces of Gold'n'Crash as a few characters each. A letter or a symbol says what a colour
says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from captains_table.games.gold_n_crash.columns import at
from captains_table.games.gold_n_crash.state import COLUMNS, GUESTS, ROBUST, TYPES
from captains_table.games.gold_n_crash.tell import board
from captains_table.terminal.screen import Screen

# Narrow signs that are in every common font.
SYMBOLS = dict(zip(TYPES, "●†¿+■¤", strict=True))
LOOK = {
    "bomb": "bold #fbeee6 on #a8432e",
    "board": "bold #e6eefc on #31639c",
    "fish": "bold #fbeee6 on #6f4a8e",
    "reinforce": "bold #14210a on #9bb85a",
    "secure": "bold #fbf1dc on #7a5a2a",
    "gold": "bold #1c1a10 on #e3b341",
}
GUEST, COIN, BACK, TURN, NOTHING, HULL = "☺", "¤", "▒", "►", "–", "◊"
FLYING, WRECK = "◖█◗", "╳╳╳"
DISCARD, CLEARED = "↓", "✕"
UNSEEN = ""  # a card that stays face down
GAP = "  "
Words = list[Text]  # what a line may break between
GOLD = board()["gold"]


def type_in(card: str) -> str:
    """The type of a crew card, from its name.

    >>> type_in("octopirate_bomb2")
    'bomb'
    """
    return card.partition("_")[2][:-1]


def gold_on(card: str) -> int:
    """What a crew card or a Guest counts.

    >>> gold_on("meowmurai_gold6"), gold_on("five_cards")
    (6, 6)
    """
    return int(GOLD[card])


def own_columns(view: Mapping[str, Any], p: int) -> list[list[str]]:
    """The cards of a seat's three columns, from left to right."""
    return list(view["column"][at(p, 0) : at(p, COLUMNS)])


def chip(screen: Screen, card: str) -> Text:
    """A crew card, four columns wide, a Guest with its gold, or a back."""
    if card == UNSEEN:
        return Text(BACK, "back")
    if card in GUESTS:
        return Text(f"{GUEST}{gold_on(card)}", "brass")
    return face(screen, type_in(card), gold_on(card))


def face(screen: Screen, kind: str, gold: int | str) -> Text:
    """A crew card of a type and a gold value."""
    return Text(f"{SYMBOLS[kind]}{screen.say(f'gold-code-{kind}')}{gold}", LOOK[kind])


def chips(screen: Screen, cards: Iterable[str]) -> Words:
    """A chip for each of these cards, in their order."""
    return [chip(screen, card) for card in cards]


def sorted_chips(screen: Screen, cards: Mapping[str, int]) -> Words:
    """So many of each card, by type and gold; those of both crews look alike."""
    counts: dict[tuple[int, int], int] = {}
    for card, n in cards.items():
        key = TYPES.index(type_in(card)), gold_on(card)
        counts[key] = counts.get(key, 0) + n
    return [
        face(screen, TYPES[kind], gold).append(f"×{n}" if n > 1 else "")
        for (kind, gold), n in sorted(counts.items())
    ]


def gold(count: int) -> Text:
    """An amount of gold, as a number and a coin."""
    return Text(f"{count}{COIN}", "brass")


def backs(count: int) -> Text:
    """Cards that nobody may look at: a number beside a back."""
    return Text.assemble((BACK, "back"), str(count)) if count else Text(NOTHING, "faint")


def hull(possible: Sequence[int]) -> Text:
    """How robust a Zeppelin can be."""
    known = "?" if len(possible) == ROBUST else "/".join(map(str, possible))
    return Text(f"{HULL}{known}", "opal")


def flow(items: Iterable[Words], room: int) -> list[Text]:
    """Items side by side in lines of that width: an item begins a new line where it does not fit
    whole, and is broken only where it is wider than a line."""
    lines = [Text()]
    for item in items:
        whole = Text(" ").join(item).cell_len
        for i, word in enumerate(item):
            between = (" " if i else GAP) if lines[-1] else ""
            wanted = word.cell_len if i else min(whole, room)
            if lines[-1] and lines[-1].cell_len + len(between) + wanted > room:
                lines.append(Text())
                between = ""
            lines[-1].append(between).append_text(word)
    return lines
