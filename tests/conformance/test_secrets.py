"""Non-interference: what a seat does not know makes no difference to anything it receives.

For random positions and every seat (and the spectator), a second table is drawn that this seat
should not be able to tell from the real one. Everything it receives at both must be the same to
the byte. Then both tables go on side by side:

- wherever the seat's views are equal afterwards, so is all that it received, but for the order in
  which chance showed it the same pieces;
- wherever all that it was told is equal, so is what it remembers: no knowledge comes from nowhere.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.plain import observation_class
from captains_table.engine.words import LANGUAGES
from tests.conformance.cases import (
    CASES,
    NONSENSE,
    Case,
    asked,
    every_decision,
    everybody,
    has_secrets,
    refused,
    times,
    walk,
)

TOGETHER = 10  # so many choices both tables go on side by side
MOST_GAMES = 5


class SameDraws:
    """Chance for the real table: whatever happened at the other one, where it can happen here."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.wanted: list[dict[str, Any]] = []

    def __call__(self, kind: str, outcomes: Sequence[Any], weights: Sequence[int]) -> int:
        if self.wanted:
            step = self.wanted.pop(0)
            if step["chance"] == kind and step["outcome"] in outcomes:
                return outcomes.index(step["outcome"])
        return self.random.choices(range(len(outcomes)), weights)[0]


def own_undo(table: ct.Table, seat: int | None) -> Any:
    """What comes of taking back this seat's last choice, as far as this seat can see."""
    if seat is None:
        return None
    twin = table.copy()
    try:
        twin.undo(seat)
    except ct.CannotUndo as error:
        return [error.text(lang) for lang in LANGUAGES]
    return [twin.seq, twin.view(seat), twin.events(seat), asked(twin)]


def observes(table: ct.Table, seat: int | None) -> Any:
    """What a compiled player in that seat is shown, where there are any."""
    if not table.game.compiles:
        return None
    declaration, seats = table.game.declaration, table.state.seats
    view = observation_class(declaration, seats)()
    table.game.derived.observe(table.state, seats if seat is None else seat, view)
    return [getattr(view, field.name) for field in declaration.observed(seats)]


def receives(table: ct.Table, seat: int | None, tries: Sequence[Any], since: int = 0) -> str:
    """Everything that a seat can get out of a table, as it is sent: what it was told from that step
    on."""
    decision, events = table.decision, table.events(seat, since)
    answers = [refused(table.explain(seat, it)) for it in tries] if seat is not None else []
    mine = decision is not None and decision.seat == seat
    return json.dumps(
        {
            "seq": table.seq,
            "view": table.view(seat),
            "observation": observes(table, seat),
            "events": events,
            "told": [table.say_event(event, "en") for event in events[-3:]],
            "asked": asked(table) if mine else None,
            "facts": table.facts(seat),
            "hints": table.hints(seat) if seat is not None else None,
            "foreseen": foreseen(table, len(events)) if mine else None,
            "answers": answers,
            "undo": own_undo(table, seat),
            "over": vars(table.outcome) if table.outcome else None,
        }
    )


def foreseen(table: ct.Table, number: int) -> Any:
    """What one of the choices is certain to lead to."""
    assert table.decision is not None
    choice = table.decision.choices[number % len(table.decision.choices)]
    return table.foresee(choice), vars(table.look_ahead(choice))


def told(table: ct.Table, seat: int | None, since: int) -> Any:
    """What the seat sees and was told, without what the engine says that it remembers."""
    view = table.view(seat)
    del view["known"]
    return view, table.events(seat, since)


def go_on(real: ct.Table, twin: ct.Table, draws: SameDraws, random: Random) -> list[Any]:
    """One choice at both tables, the same if it is legal in both; returns what it gave."""
    seq, decision = twin.seq, twin.decision
    assert real.decision is not None
    assert decision is not None
    actions = [choice.action for choice in decision.choices]
    here = [choice.action for choice in real.decision.choices]
    both = [action for action in actions if action in here]
    action = random.choice(both or actions)
    given = [twin.choose(action)]
    if random.random() < 0.5:  # otherwise each draws for itself
        draws.wanted = [step for step in twin.log["steps"][seq - twin.seq :] if "chance" in step]
    given.append(real.choose(action if action in here else random.choice(here)))
    draws.wanted = []
    return given


def side_by_side(
    real: ct.Table, twin: ct.Table, seat: int | None, draws: SameDraws, seen: Counter[str]
) -> None:
    """Play both on for as long as the seat cannot tell them apart. What it was told before is the
    same at both."""
    random, since = Random(real.seq), real.seq
    for _ in range(TOGETHER):
        if real.decision is None or twin.decision is None:
            return
        decider = real.decision.seat
        given = go_on(real, twin, draws, random)
        views = real.view(seat) == twin.view(seat)
        if told(real, seat, since) == told(twin, seat, since):
            assert views, "the same was seen and told, but something else is remembered"
        if real.outcome or not views:  # the end shows everything, also what was told on the way
            seen["told apart"] += not views
            return
        seen["alike"] += 1
        here, there = real.events(seat, since), twin.events(seat, since)
        if here != there:  # chance can show the same cards in another order
            assert in_any_order(here) == in_any_order(there)
            return
        if decider == seat:
            assert json.dumps(given[0]) == json.dumps(given[1])
        if real.game.compiles or random.random() < 0.4:  # a look takes its time in a long game
            tries = sample(real.game, random)
            assert receives(real, seat, tries, since) == receives(twin, seat, tries, since)


def in_any_order(events: list[dict[str, Any]]) -> list[str]:
    """What was told, without when."""
    return sorted(json.dumps({**event, "seq": None}) for event in events)


def sample(game: ct.Game, random: Random) -> list[Any]:
    """Something to try: a few actions, numbers and nonsense."""
    actions = [game.verbs.action(random.randrange(game.actions)) for _ in range(3)]
    return [*actions, random.randrange(9), *random.sample(NONSENSE, 2)]


def look_at_some_moments(case: Case, seed: int, random: Random, seen: Counter[str]) -> None:
    """Of one game: everybody's twins of the table, and how they go on."""
    draws = SameDraws(seed)
    table = case.table(chance=draws)
    for _ in every_decision(table, seed):
        if random.random() > (0.07 if case.game.compiles else 0.03):
            continue
        for seat in everybody(table):
            twin = table.resample(seat, random.getrandbits(64))
            tries = sample(case.game, random)
            here = receives(table, seat, tries)
            assert receives(twin, seat, tries) == here
            assert receives(twin.copy(), seat, tries) == here
            seen["another"] += twin.position() != table.position()
            side_by_side(table.copy(), twin, seat, draws, seen)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_does_not_know_changes_nothing_that_it_receives(case: Case) -> None:
    random = Random(str(case))
    seen: Counter[str] = Counter()
    for seed in range(1, 1 + MOST_GAMES):
        look_at_some_moments(case, seed, random, seen)
        if seen["alike"] and seen["told apart"]:
            break  # one game is enough, but for a very short one
    assert all(seen[what] for what in ("alike", "told apart")), seen
    assert bool(seen["another"]) == has_secrets(case.game), seen


@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_must_choose_is_offered_the_same_at_every_decision(case: Case) -> None:
    for seed in range(3, 3 + times(case.game, 2)):
        table = case.table(seed)
        for decision in walk(table, seed):
            here = table.view(decision.seat)
            for twin in range(2):
                assert table.resample(decision.seat, twin).view(decision.seat) == here


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_choice_that_the_seat_makes_is_refused_alike(case: Case) -> None:
    table, random = case.table(2), Random(str(case))
    for decision in every_decision(table, 2):
        if random.random() > 0.1:
            continue
        twin = table.resample(decision.seat, random.getrandbits(64))
        for choice in (*NONSENSE, *sample(case.game, random)):
            errors: list[Any] = []
            for one in (table.copy(), twin.copy()):
                try:
                    one.choose(choice)
                    errors.append(None)
                except ct.IllegalChoice as error:
                    errors.append(refused(error))
            assert errors[0] == errors[1]
