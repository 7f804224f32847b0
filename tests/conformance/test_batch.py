"""Games that are stepped together are the same games: one by one, by the plain rules."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import captains_table as ct
from captains_table.engine.drivers import LEARNER, RANDOM_PLAYER, USUAL_PLAYER
from captains_table.engine.flow import OVER
from captains_table.engine.stepping import POINTS, RANK, SHARE, stepping
from captains_table.engine.turning import turned_codes
from tests.conformance.cases import COMPILED, COMPILED_CASES, FEW, Case, play
from tests.conformance.compiled import Stepped, check_batch, middle_seats

FEW_COMPILED = [case for case in FEW if case in COMPILED_CASES]


@pytest.mark.long
@pytest.mark.parametrize("name", COMPILED)
def test_a_batch_shows_what_the_plain_rules_show(name: str) -> None:
    """Compiled, and with a seat that the house plays at random."""
    game = ct.game(name)
    seats = middle_seats(game)
    check_batch(ct.Batch(name, seats, 3), game, seats, {}, 120)
    players = ["random", *[None] * (seats - 1)]
    house = ct.Batch(name, seats, 2, players=players, reward="points")
    check_batch(house, game, seats, {}, 60, [RANDOM_PLAYER, *[LEARNER] * (seats - 1)], POINTS)


def test_threads_change_nothing() -> None:
    """One thread or five, the same arrays; and a batch that was saved goes on as it would have."""
    batches = [ct.Batch("gold-n-crash", count=400, threads=threads) for threads in (1, 5)]
    for batch in batches:
        batch.reset(seed=11)
        for _ in range(150):
            batch.step(batch.choose())
    saved = batches[0].save()
    for batch in batches:
        batch.load(saved)
        for _ in range(40):
            batch.step(batch.legal.argmax(axis=1))
    one, other = batches
    assert one.observation.any()
    for name in ("observation", "legal", "mover", "rewards", "done", "illegal"):
        assert np.array_equal(getattr(one, name), getattr(other, name)), name
    assert np.array_equal(one.save()["states"], other.save()["states"])


def test_what_is_not_legal_is_counted_and_changes_nothing() -> None:
    batch = ct.Batch("gold-n-crash", count=70)
    batch.reset(seed=2)
    before = batch.save(), batch.observation.copy(), batch.legal.copy()
    wrong = np.where(batch.legal.all(axis=1), -1, batch.legal.argmin(axis=1))
    for actions in (wrong, np.full(70, -1), np.full(70, batch.game.actions), np.full(70, 10**9)):
        batch.step(actions)
    assert batch.illegal.tolist() == [4] * 70
    assert not batch.done.any()
    assert not batch.rewards.any()
    assert np.array_equal(batch.observation, before[1])
    assert np.array_equal(batch.legal, before[2])
    for name, kept in before[0].items():
        assert np.array_equal(batch.save()[name], kept)
    batch.step(batch.legal.argmax(axis=1))
    assert batch.illegal.tolist() == [4] * 70


def test_games_go_to_tables_and_come_from_them() -> None:
    batch = ct.Batch("gold-n-crash", count=3, options={"loot_needs": 2})
    batch.reset(seed=5)
    for _ in range(30):
        batch.step(batch.choose())
    table = batch.table(1)
    assert table.decision is not None
    assert table.decision.seat == batch.mover[1]
    legal = {int(batch.codes[batch.mover[1], code]) for code in np.flatnonzero(batch.legal[1])}
    assert legal == set(table.decision.codes)
    play(table, 3, 12)
    others = batch.observation[[0, 2]].copy()
    batch.put(1, table)
    assert batch.table(1).position() == table.position()
    assert np.array_equal(batch.observation[[0, 2]], others)
    with pytest.raises(ct.BadBatch, match="table: Gold'n'Crash with 2 seats"):
        batch.put(0, ct.Table("nomads", 2))
    with pytest.raises(ct.BadBatch, match="options"):
        batch.put(0, ct.Table("gold-n-crash"))


def test_what_a_batch_cannot_be_is_an_error_of_ours() -> None:
    wrong: list[dict[str, Any]] = [
        {"count": 0},
        {"count": True},
        {"device": "tpu"},
        {"reward": "joy"},
        {"players": ["random"]},
        {"players": ["random", "random"]},
        {"players": [None, "deep-blue"]},
        {"threads": 0},
    ]
    for given in wrong:
        with pytest.raises(ct.BadBatch, match=next(iter(given))):
            ct.Batch("gold-n-crash", **given)
    with pytest.raises(ct.TableError, match="has no compiled form"):
        ct.Batch("sea-of-legends", 2)
    batch = ct.Batch("gold-n-crash", count=2)
    unfit: list[Any] = [[0], [[0, 1]], ["a", "b"], [0.5, 1.0], None]
    for actions in unfit:
        with pytest.raises(ct.BadBatch, match="actions"):
            batch.step(actions)
    with pytest.raises(ct.BadBatch, match="seed"):
        batch.reset("x")  # type: ignore[arg-type]


# The templates as they are, in plain Python


@pytest.mark.parametrize("case", FEW_COMPILED, ids=str)
def test_every_number_stays_in_its_range_and_says_what_it_is(case: Case) -> None:
    described = ct.Batch(case.name, case.seats, 1, options=case.options).features()
    encoder = described.encoder()
    stepped = Stepped(case.game, case.seats, case.options, 4, 0, [LEARNER] * case.seats, SHARE)
    rows = []
    for _ in range(300):
        rows.append(stepped.shown()[0])
        stepped.act(Random(len(rows)).choice(stepped.legal()))
    seen = np.array(rows)
    assert seen.shape[1] == described.size
    assert [feature.offset for feature in described.all] == [*range(len(described.all))]
    for feature in described.all:
        column = seen[:, feature.offset]
        assert feature.low <= column.min(), feature
        assert column.max() <= feature.high, feature
        assert not feature.names or len(feature.names) > feature.high, feature
    encoded = encoder(seen)
    assert encoded.shape == (len(seen), encoder.width)
    assert encoded.min() >= 0
    assert encoded.max() <= 1
    for place, feature in enumerate(described.varying):
        values, first = seen[:, feature.offset].astype(int), encoder.first[place]
        if encoder.scale[place]:
            share = (values - feature.low) / (feature.high - feature.low)
            assert np.allclose(encoded[:, first], share), feature
        else:
            assert (encoded[np.arange(len(seen)), first + values] > 0).all(), feature


@pytest.mark.parametrize("case", FEW_COMPILED, ids=str)
def test_what_a_seat_observes_is_turned_and_is_nothing_else(case: Case) -> None:
    """Seat 0 and a spectator see the array as players of the house do. Whoever sits, the same
    situation with the seats moved on is the same to the same person."""
    stepped = Stepped(case.game, case.seats, case.options, 6, 0, [LEARNER] * case.seats, SHARE)
    for number in range(60):
        for viewer in (0, case.seats):
            assert stepped.observed(viewer, "observe_turned") == stepped.observed(viewer, "observe")
        stepped.act(Random(number).choice(stepped.legal()))


@pytest.mark.parametrize("name", COMPILED)
def test_actions_are_turned_with_the_seats(name: str) -> None:
    game = ct.game(name)
    for seats in game.seats:
        codes, back = turned_codes(game, seats)
        for mover in range(seats):
            assert sorted(codes[mover]) == [*range(game.actions)]
            assert (back[mover][codes[mover]] == np.arange(game.actions)).all()
            for code in range(game.actions):
                told, real = (game.verbs.action(int(c)) for c in (code, codes[mover, code]))
                seat = told.pop("seat", None)
                there = real.pop("seat", None)
                assert told == real
                assert there == (seat if seat is None or seat >= seats else (seat + mover) % seats)


@pytest.mark.parametrize("case", FEW_COMPILED, ids=str)
def test_rewards_are_what_the_outcome_says(case: Case) -> None:
    made = stepping(case.game)
    for seed in range(12):
        table = play(case.table(seed), seed)
        outcome = table.outcome
        assert outcome is not None
        found = []
        for kind in (SHARE, RANK, POINTS):
            rewards = [0.0] * case.seats
            made["write_rewards"](table.state, kind, rewards)
            found.append(rewards)
        share, rank, points = found
        won = [1 / len(outcome.winners) if p in outcome.winners else 0 for p in range(case.seats)]
        assert share == won
        assert points == outcome.scores
        place = {seat: i for i, tied in enumerate(outcome.ranking) for seat in tied}
        for p in range(case.seats):
            behind = sum(place[q] > place[p] for q in range(case.seats))
            beside = sum(place[q] == place[p] for q in range(case.seats)) - 1
            assert rank[p] == pytest.approx((behind + beside / 2) / (case.seats - 1))


@pytest.mark.parametrize("name", [name for name in COMPILED if ct.game(name).bot])
def test_the_house_plays_inside_as_it_does_elsewhere(name: str) -> None:
    """Greedy seats choose what the greedy player of the house chooses from what its seat sees."""
    game = ct.game(name)
    assert game.bot
    seats = game.seats[0]
    lineup = [LEARNER, *[USUAL_PLAYER] * (seats - 1)]
    stepped = Stepped(game, seats, {}, 8, 0, lineup, SHARE, game.bot)
    for number in range(25):
        assert game.code.mover(stepped.state) == 0
        twin = stepped.state.copy()
        stream, codes = list(stepped.stream), [0] * game.choices
        choice = Random(number).choice(stepped.legal())
        game.code.apply(twin, choice)
        made = stepping(game, game.bot)
        while (mover := made["to_decision"](twin, codes, [0] * game.choices, stream)) > 0:
            view = stepped.blank_view()
            game.derived.observe(twin, mover, view)
            count = game.code.legal(twin, codes)
            game.code.apply(twin, codes[game.bot(view, codes, count, stream, USUAL_PLAYER)])
        stepped.act(choice)
        if mover == OVER:
            assert stepped.ended
        else:
            assert game.derived.state_hash(stepped.state) == game.derived.state_hash(twin)
