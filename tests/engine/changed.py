"""Positions from play, and changes to them that stay within what is declared."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import captains_table as ct
from captains_table.engine.declare import Number
from captains_table.engine.flow import CHANCE, OVER
from captains_table.engine.plain import State
from captains_table.engine.position import write_position
from tests.conformance.cases import Case

Json = dict[str, Any]
KEPT = 12  # positions of each step


def advance(game: ct.Game, state: State, random: Random) -> bool:
    """Whatever is next is chosen, or happens, at random; False when the game is over."""
    mover = game.code.mover(state)
    if mover == OVER:
        return False
    codes, weights = [0] * game.actions, [0] * game.actions
    if mover == CHANCE:
        count = game.code.chances(state, codes, weights)
        choice = random.choices(codes[:count], weights[:count])[0]
    else:
        choice = random.choice(codes[: game.code.legal(state, codes)])
    game.code.apply(state, choice)
    return True


@cache
def from_play(case: Case, games: int) -> dict[str, list[Json]]:
    """Some positions at every step that comes up in so many random games, spread over them."""
    found: dict[str, list[State]] = {}
    seen: dict[str, int] = {}
    game = case.game
    for number in range(games):
        random, state = Random(f"{case} {number}"), game.start(case.seats, case.options)
        state.events = None
        going_on = True
        while going_on:
            step = "over" if state.step == -1 else game.steps[state.step]
            seen[step] = seen.get(step, 0) + 1
            kept = found.setdefault(step, [])
            if len(kept) < KEPT:
                kept.append(state.copy())
            elif (place := random.randrange(seen[step])) < KEPT:
                kept[place] = state.copy()
            going_on = advance(game, state, random)
    options = game.agree(case.seats, case.options)
    return {
        step: [write_position(game, state, options) for state in states]
        for step, states in found.items()
    }


class Changer:
    """Makes changed positions of a case, all from one seed."""

    def __init__(self, case: Case, games: int, seed: Any) -> None:
        self.case, self.random = case, Random(f"{case} {seed}")
        self._positions = from_play(case, games)
        self._numbers = [n for n in case.game.declaration.numbers if n.name not in ("step", "todo")]
        self._changes: list[Callable[[Json], None]] = [
            self._number,
            self._number,
            self._piece,
            self._piece,
            self._coin,
            self._from_another,
            self._step,
            self._whole_step,
            self._known,
        ]
        if any(number.name == "args" for number in self._numbers):
            self._changes += [self._argument, self._argument, self._one_more]

    def position(self) -> Json:
        """One as it was in play."""
        step = self.random.choice(list(self._positions))
        return copy.deepcopy(self.random.choice(self._positions[step]))

    def changed(self) -> Json:
        """One with one to four things changed."""
        position = self.position()
        for _ in range(self.random.choice((1, 1, 1, 2, 2, 3, 4))):
            self.random.choice(self._changes)(position)
        return position

    def _one(self, number: Number) -> Any:
        if number.names:
            nothing = [] if number.length else [None]
            return self.random.choice([*number.names, *nothing])
        if number.is_seat:
            return self.random.choice([*range(self.case.seats), None])
        high = self.random.choice([number.high, min(number.high, number.low + 5)])
        return self.random.randint(number.low, high)

    def _list(self, number: Number, row: list[Any]) -> None:
        """Put in, take out, change or shuffle."""
        place, how = self.random.randrange(len(row) + 1), self.random.randrange(4)
        if how == 0 and len(row) < number.length:
            row.insert(place, self._one(number))
        elif how == 1 and place < len(row):
            del row[place]
        elif how == 2 and place < len(row):
            row[place] = self._one(number)
        else:
            self.random.shuffle(row)

    def _number(self, position: Json) -> None:
        number = self.random.choice(self._numbers)
        rows = number.rows(self.case.seats)
        if not rows:
            if number.length:
                self._list(number, position[number.name])
            else:
                position[number.name] = self._one(number)
            return
        row, place = position[number.name], self.random.randrange(rows[0])
        if number.length:
            self._list(number, row[place])
        elif len(rows) == 2:
            row[place][self.random.randrange(rows[1])] = self._one(number)
        else:
            row[place] = self._one(number)

    def _places(self, position: Json, kind: str | None = None) -> list[Any]:
        """Wherever a piece can lie: objects and lists, that hold one or could hold that kind."""
        game, found = self.case.game, []
        for zone in game.declaration.zones:
            rows = position[zone.name] if zone.per_seat else [position[zone.name]]
            found += [row for row in rows if (kind in zone.kinds if kind else row)]
        for number in game.declaration.numbers:
            if number.pieces and (kind in number.names if kind else True):
                rows = number.rows(self.case.seats)
                value = position[number.name]
                lists = [value]
                if len(rows) == 2 or (rows and number.length):
                    lists = value
                found += [row for row in lists if (kind or any(row))]
        return found

    def _piece(self, position: Json) -> None:
        """Lay a piece elsewhere, or have it change places with another."""
        source = self.random.choice(self._places(position))
        held = list(source) if isinstance(source, dict) else [one for one in source if one]
        kind = self.random.choice(held)
        target = self.random.choice(self._places(position, kind))
        other = kind
        if isinstance(target, list):
            if None in target:
                target[target.index(None)], other = kind, None
            elif target and self.random.random() < 0.5:
                place = self.random.randrange(len(target))
                other, target[place] = target[place], kind
            else:
                target.insert(self.random.randrange(len(target) + 1), kind)
                other = None
        else:
            target[kind] = target.get(kind, 0) + 1
            other = None
        if isinstance(source, dict):
            source[kind] -= 1
            if not source[kind]:
                del source[kind]
            if other:
                source[other] = source.get(other, 0) + 1
        elif other or any(source is row for row in self._fixed(position)):
            source[source.index(kind)] = other
        else:
            source.remove(kind)

    def _fixed(self, position: Json) -> list[Any]:
        """Lists of pieces that keep their length."""
        found: list[Any] = []
        for number in self.case.game.declaration.numbers:
            if number.pieces and not number.length:
                two = len(number.rows(self.case.seats)) == 2
                found += position[number.name] if two else [position[number.name]]
        return found

    def _coin(self, position: Json) -> None:
        """One more here and one less there, where numbers have a sum."""
        for _, names in self.case.game.declaration.fixed:
            rows = [(name, position[name]) for name in names]
            places: list[tuple[Any, Any]] = [
                place
                for name, row in rows
                for place in (
                    [(row, i) for i in range(len(row))]
                    if isinstance(row, list)
                    else [(position, name)]
                )
            ]
            (source, a), (target, b) = self.random.sample(places, 2)
            moved = self.random.randint(0, source[a])
            source[a] -= moved
            target[b] += moved

    def _from_another(self, position: Json) -> None:
        """A field as it is in another position."""
        name = self.random.choice([n.name for n in self._numbers])
        position[name] = self.position()[name]

    def _step(self, position: Json) -> None:
        position["step"] = self.random.choice([*self.case.game.steps, None])

    def _whole_step(self, position: Json) -> None:
        """What is next and all that waits, as they are in another position."""
        other = self.position()
        for name in ("step", "todo", "args"):
            if name in position:
                position[name] = other[name]

    def _argument(self, position: Json) -> None:
        """Another number for what is next or waits."""
        if position["args"]:
            place = self.random.randrange(len(position["args"]))
            most = self.random.choice((3, 12, 40, 300))
            position["args"][place] = self.random.randint(-1, most)

    def _one_more(self, position: Json) -> None:
        """Something else waits, as it does in another position, or is next."""
        other = self.position()
        each = [*other["todo"], other["step"]]
        place = self.random.randrange(len(each))
        target = self.random.randrange(len(position["todo"]) + 1)
        if each[place] and position["step"]:
            position["todo"].insert(target, each[place])
            position["args"][4 * target : 4 * target] = other["args"][4 * place : 4 * place + 4]

    def _known(self, position: Json) -> None:
        """Somebody has forgotten something, or knows something else."""
        row = self.random.choice(position["known"])
        for name in row:
            if self.random.random() < 0.5:
                row[name] = [{} for _ in row[name]] if isinstance(row[name], list) else {}
