"""A Challenge on the table: the dice, how far they reach, and what their icons would do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from captains_table.engine.words import Words
from captains_table.games.sea_of_legends.terminal.texts import ABILITIES
from captains_table.terminal.prose import Prose
from captains_table.terminal.screen import Screen

FACES = {"1": "1", "2": "2", "captain": "★", "lover": "♥", "nemesis": "☠"}
UNROLLED = "?"
BETWEEN = "  "  # the Captain dice and the Bonus dice
ASSIGNED = "✓"
CAPTAIN_DIE, BONUS_DIE = "bold #1c1a10 on #e3b341", "bold #f4ead2 on #26706a"
REACHED, MISSING = "▰", "▱"


class Challenge:
    """The Challenge of a view."""

    def __init__(
        self, screen: Screen, words: Words, names: Sequence[str], view: Mapping[str, Any]
    ) -> None:
        self.screen = screen
        self.words = words
        self.names = names
        self.view = view

    def lines(self, title: str) -> list[Text]:
        """All of it, from what is Challenged to what the Nemesis would do."""
        return [Text(title, "brass"), *self._dice(), self._strength(), *self._icons()]

    # The dice

    def _dice(self) -> list[Text]:
        """Captain dice, then Bonus dice, and below them their numbers or that they are assigned."""
        view, challenge = self.view, self.view["facts"]["challenge"]
        captain, bonus = challenge["captain_dice"], challenge["bonus_dice"]
        dice = [
            (FACES[face], BONUS_DIE if bonus else CAPTAIN_DIE, spent)
            for face, bonus, spent in zip(
                view["die"], view["die_bonus"], view["die_spent"], strict=True
            )
        ]
        if not dice:
            dice = [(UNROLLED, CAPTAIN_DIE, 0)] * captain
            dice += [(UNROLLED, BONUS_DIE, 0)] * bonus
        faces, numbers = Text(), Text()
        for number, (face, style, spent) in enumerate(dice, 1):
            if number == captain + 1:
                faces.append(BETWEEN)
                numbers.append(BETWEEN)
            faces.append(f" {face} " if spent else f"[{face}]", "faint" if spent else style)
            faces.append(" ")
            numbers.append(f"{ASSIGNED if spent else number:^3} ", "faint")
        if not view["die"]:
            told = self.screen.say("sea-pool", captain=captain, bonus=bonus)
            numbers = Text(told, "faint")
        return [faces, numbers]

    # How far they reach

    def _strength(self) -> Text:
        """The running Strength, and what is needed."""
        view, say = self.view, self.screen.say
        challenge = view["facts"]["challenge"]
        mine, needed, dice = challenge["strength"], challenge["needed"], challenge["dice"]
        if needed is None:
            other = self.names[view["defending"]]
            return Text(say("sea-strength-first", strength=mine, name=other), "lamp")
        if view["against"] == "player":
            other, roller = self.names[view["challenger"]], self.names[view["roller"]]
            against = challenge["against"]
            told = say(
                "sea-strength-second", strength=mine, needed=against, name=other, roller=roller
            )
            return Text(told, "lamp")
        line = Text(say("sea-strength", strength=mine, needed=needed), "lamp")
        line.append(f" {REACHED * min(mine, needed)}", "kelp")
        line.append(MISSING * max(0, needed - mine), "faint")
        if mine != dice:
            parts = say("sea-strength-parts", dice=dice, other=mine - dice)
            line.append(f"  {parts}", "faint")
        return line

    # What icons do

    def _icons(self) -> Iterator[Text]:
        """What an assigned icon does, and what the Nemesis does by the icons that are left."""
        view, roller = self.view, self.view["roller"]
        free = [
            face for face, spent in zip(view["die"], view["die_spent"], strict=True) if not spent
        ]
        for ability, icon in view["facts"]["challenge"]["abilities"].items():
            if ability == "captain":
                captain = view["captain"][roller]
                side = "-legendary" if view["legendary"][roller] else ""
                yield self._line(icon, free, self.words.say(f"text-{captain}{side}"))
            else:
                place, number = ABILITIES[ability]
                who = view["lover"][roller][place]
                yield self._line(icon, free, self._told(who, f"lover-{number}"))
        for place in range(2):
            who, malice = view["nemesis"][roller][place], view["malice"][roller][place]
            if who is not None and malice:
                texts = [self.words.say(f"text-{who}-nemesis-{n + 1}") for n in range(malice)]
                told = " ".join(f"{n}) {text}" for n, text in enumerate(texts, 1))
                yield self._line("nemesis", free, self._of(who, told))

    def _told(self, who: str, ability: str) -> str:
        text = self.words.say(f"text-{who}-{ability}")
        return self._of(who, f"{text[0].lower()}{text[1:]}")

    def _of(self, who: str, text: str) -> str:
        return self.words.say("side-text", side=self.words.say(f"card-{who}"), text=text)

    def _line(self, face: str, free: Sequence[str], told: str) -> Text:
        count = free.count(face)
        style = "coral" if face == "nemesis" else "lamp"
        times = f"×{count}" if self.view["die"] else "  "
        line = Prose(f"{FACES[face]}{times} {told}", "" if count else "faint")
        line.stylize(style if count else "faint", 0, len(f"{FACES[face]}{times}"))
        return line
