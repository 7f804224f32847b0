"""Players: what they see, that one function plays everywhere, and how well the greedy one does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.drivers import VICTORY, drivers
from captains_table.engine.fast import Fast
from captains_table.engine.plain import observation_class
from captains_table.engine.rng import seed_stream
from captains_table.engine.seen import observation
from captains_table.games.oh_captain.greedy import (
    ALWAYS_DOUBTS,
    GREEDY,
    NEVER_DOUBTS,
    choose,
    found,
)
from captains_table.games.oh_captain.state import CARD, CELL, DO, STEP
from captains_table.games.oh_captain.turn import is_true
from captains_table.players import PLAYERS, BadView, RandomPlayer, Sight, play_bare
from captains_table.players.chooser import sight_of

RANDOM = 0  # in a line-up
OH_CAPTAIN = ct.game("oh-captain")
# The greedy functions in the dialect.
BOTS = {
    name: bot for name in ct.game_names() if ct.game(name).compiles and (bot := ct.game(name).bot)
}
SEATINGS = [(name, seats) for name in sorted(BOTS) for seats in ct.game(name).seats]
OWN_VALUES = {
    "legends": {story: [1, 4, 6, 9] for story in "ABCDEFG"},
    "songs": [{"need": need, "points": 2 * need} for need in (2, 3, 5, 7)],
}
# The defaults, and options that change what there is to see.
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "gold-n-crash": [{}, {"guests": "chosen", "stop_early": True, "observe_with_one": True}],
    "nomads": [{}, {"adventurers": "chosen", "values": OWN_VALUES}, {"values": "even"}],
    "oh-captain": [{}, {"adventurers": "chosen", "all_adventurers": True}],
}


def tables(name: str, seats: int, games: int, player: str = "random") -> Iterator[ct.Table]:
    """Every decision of a few games, with different options."""
    for seed in range(games):
        variants = OPTIONS.get(name, [{}])
        options = variants[seed % len(variants)]
        table = ct.Table(name, seats, seed=seed, options=options)
        bot = ct.player(player, seed=seed)
        while table.decision:
            yield table
            table.choose(bot.choose(table.view(table.decision.seat)))


def observed(table: ct.Table, seat: int) -> Any:
    """What a compiled player is shown."""
    v = observation_class(table.game.declaration, table.state.seats)()
    table.game.derived.observe(table.state, seat, v)
    return v


# What they see


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_a_view_holds_exactly_what_a_compiled_player_is_shown(game: str, seats: int) -> None:
    fields = [field.name for field in ct.game(game).declaration.observed(seats)]
    for table in tables(game, seats, 3):
        for seat in [*range(seats), None]:
            view = json.loads(json.dumps(table.view(seat)))
            shown = observed(table, seats if seat is None else seat)
            read = observation(view)
            for name in fields:
                assert getattr(read, name) == getattr(shown, name), name


@pytest.mark.parametrize("game", sorted(BOTS))
@pytest.mark.parametrize("name", sorted(PLAYERS))
def test_players_choose_from_a_view_and_from_nothing_else(name: str, game: str) -> None:
    seats = ct.game(game).usual_seats
    table = ct.Table(game, seats, seed=1, options=OPTIONS.get(game, [{}])[-1])
    assert table.decision
    asked = table.decision.seat
    given: list[Any] = [table, table.state, table.view((asked + 1) % seats), table.view(None)]
    for other in given:
        with pytest.raises(BadView, match=r"^view: "):
            ct.player(name, seed=1).choose(other)


@pytest.mark.parametrize("game", sorted(BOTS))
@pytest.mark.parametrize("name", sorted(PLAYERS))
def test_players_choose_alike_whatever_is_hidden_from_them(name: str, game: str) -> None:
    for number, table in enumerate(tables(game, min(5, ct.game(game).seats[-1]), 2)):
        assert table.decision
        seat = table.decision.seat
        twin = table.resample(seat, seed=number)
        chosen = [ct.player(name, seed=number).choose(t.view(seat)) for t in (table, twin)]
        assert chosen[0] == chosen[1]


def fields_of(state: Any, declared: Any) -> dict[str, Any]:
    """Everything that is in a state, or in an observation."""
    return {field.name: getattr(state, field.name) for field in declared}


@pytest.mark.parametrize("game", ct.game_names())
def test_without_a_table_too_players_are_shown_nothing_hidden(game: str) -> None:
    played, seats = ct.game(game), ct.game(game).usual_seats
    declared = played.declaration.observed(seats)
    if not played.compiles:
        declared = played.declaration.fields(seats)
    hidden = 0
    for number, table in enumerate(tables(game, seats, 1)):
        assert table.decision
        seat, codes = table.decision.seat, table.decision.codes
        twin = table.resample(seat, seed=number)
        hidden += table.state.cards != twin.state.cards
        shown = [sight_of(played, t.state, seat, codes).seen for t in (table, twin)]
        assert fields_of(shown[0], declared) == fields_of(shown[1], declared)
    assert hidden or not played.has_secrets


class Vandal(RandomPlayer):
    """Plays at random and spoils whatever it is given."""

    def pick(self, sight: Sight) -> int:
        """The index of one of the codes."""
        index = super().pick(sight)
        spoiled = [sight.codes, *(getattr(sight.seen, name) for name in sight.seen.__slots__)]
        while spoiled:
            if isinstance(some := spoiled.pop(), list):
                spoiled += some
                some[:] = [-1] * len(some)
        return index


@pytest.mark.parametrize("game", ct.game_names())
def test_without_a_table_players_cannot_touch_the_game(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLAYERS, "vandal", Vandal)
    played, seats = ct.game(game), ct.game(game).usual_seats
    declared = played.declaration.fields(seats)
    ends = [play_bare(game, [name] * seats, seed=2) for name in ("random", "vandal")]
    assert fields_of(ends[0], declared) == fields_of(ends[1], declared)


def test_a_player_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(ct.UnknownPlayer, match="there is no 'nobody'; there are random, greedy"):
        ct.player("nobody")


# One function everywhere


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_the_interactive_player_is_the_function(game: str, seats: int) -> None:
    for number, table in enumerate(tables(game, seats, 2, "greedy")):
        assert table.decision
        seat, codes = table.decision.seat, table.decision.codes
        stream = [0, 0]
        seed_stream(stream, number, 0)
        index = BOTS[game](observed(table, seat), codes, len(codes), stream, GREEDY)
        assert ct.player("greedy", seed=number).choose(table.view(seat)) == index


@pytest.mark.parametrize(
    ("game", "seats"), [(name, seats) for name in ct.game_names() for seats in ct.game(name).seats]
)
def test_the_same_game_is_played_with_and_without_a_table(game: str, seats: int) -> None:
    names = (["greedy", "random", "greedy"] * 2)[:seats]
    options = OPTIONS.get(game, [{}])[-1]
    table = ct.play(game, names, seed=seats, options=options)
    end = play_bare(game, names, seed=seats, options=options)
    declared = table.game.declaration.fields(seats)
    assert fields_of(end, declared) == fields_of(table.state, declared)


@pytest.mark.parametrize("game", sorted(BOTS))
def test_a_seed_repeats_a_player_and_none_does_not(game: str) -> None:
    played = tables(game, ct.game(game).usual_seats, 3)
    views = [table.view(table.decision.seat) for table in played if table.decision]
    for name in PLAYERS:
        players = (ct.player(name, 1), ct.player(name, seed=1), ct.player(name))
        chosen = [[player.choose(view) for view in views] for player in players]
        assert chosen[0] == chosen[1] != chosen[2]


# How it plays: facts of ten thousand compiled games. The same seeds give the same games anywhere.

TALLY = ("could_lie", "lied", "could_doubt", "doubted")
COULD_LIE, LIED, COULD_DOUBT, DOUBTED = range(1, 5)


def watched(v: Any, codes: Any, count: int, r: Any, strategy: int) -> int:
    """The greedy function of Oh Captain!, with a tally kept at the end of the scratch space for
    codes, where no list of legal actions reaches."""
    choice = choose(v, codes, count, r, strategy)
    last = len(codes)
    if v.step == STEP.ANNOUNCE and v.knows[CELL.FOUND][CARD.EGG] == 0:
        codes[last - COULD_LIE] += 1
        if is_true(codes[choice] - DO.ANNOUNCE, found(v)) == 0:
            codes[last - LIED] += 1
    if v.step == STEP.RESPOND:
        codes[last - COULD_DOUBT] += 1
        if codes[choice] == DO.CHALLENGE:
            codes[last - DOUBTED] += 1
    return choice


WATCHED = {**BOTS, OH_CAPTAIN.name: watched}
LINEUPS = {
    "gold-n-crash": [[1, 1], [1, 0], [0, 1]],
    "nomads": [[1, 1, 1, 1], [1, 1, 0, 1], [0, 1, 0, 0]],
    "oh-captain": [[1, 1, 1, 1], [2, 1, 0, 1], [1, 3, 2, 0], [3, 0, 1, 1]],
}


compiled_games = pytest.mark.long  # compiled once, for all of them


@cache
def fast(game: str) -> Fast:
    """The usual table of a game, compiled with its greedy function."""
    return Fast(ct.game(game), ct.game(game).usual_seats, bot=WATCHED[game])


def wins_of_one(fast: Fast, one: int, others: int, games: int) -> float:
    """How many of these games one player wins against the others, on every seat in turn."""
    wins, each = 0.0, games // fast.seats
    for seat in range(fast.seats):
        lineup = [others] * fast.seats
        lineup[seat] = one
        wins += fast.match(lineup, each, seed=5, first=seat * each)[0][seat]
    return wins / (each * fast.seats)


@compiled_games
@pytest.mark.parametrize("game", sorted(BOTS))
def test_compiled_and_plain_players_play_the_same_games(game: str) -> None:
    played, seats = ct.game(game), ct.game(game).usual_seats
    plain = drivers(played, WATCHED[game])
    codes, weights, stream = [0] * played.choices, [0] * played.choices, [0, 0]
    v, state = observation_class(played.declaration, seats)(), played.empty(seats, {})
    scratch = ([state], codes, weights, stream, [v])
    for number, lineup in enumerate(LINEUPS.get(game, [[1] * seats]) * 3):
        wins = [0] * seats
        decisions = plain["play_matches"](*scratch, lineup, 9, number, 1, wins)
        compiled = fast(game).match(lineup, 1, seed=9, first=number)
        assert compiled == ([w / VICTORY for w in wins], decisions)


@compiled_games
@pytest.mark.parametrize(
    ("game", "share"), [("gold-n-crash", 0.98), ("nomads", 0.94), ("oh-captain", 0.58)]
)
def test_greedy_beats_random_players(game: str, share: float) -> None:
    assert wins_of_one(fast(game), GREEDY, RANDOM, 10_000) > share


@compiled_games
@pytest.mark.parametrize("game", sorted(BOTS))
def test_no_seat_is_better_than_another(game: str) -> None:
    wins, _ = fast(game).match([GREEDY] * ct.game(game).usual_seats, 10_000, seed=7)
    assert max(wins) - min(wins) < 300  # three times what chance explains


@compiled_games
def test_greedy_bluffs_and_doubts_like_a_person() -> None:
    oh_captain = fast(OH_CAPTAIN.name)
    tally = dict.fromkeys(TALLY, 0)
    for start in range(0, 10_000, 1_000):  # a byte pair of scratch space counts to 32,767
        oh_captain._codes[:] = 0
        oh_captain.match([GREEDY] * 4, 1_000, seed=6, first=start)
        for place, name in enumerate(TALLY, start=1):
            tally[name] += int(oh_captain._codes[-place])
    assert tally["could_lie"] > 100_000 < 10 * tally["could_doubt"]
    assert 0.10 < tally["lied"] / tally["could_lie"] < 0.60
    assert 0.10 < tally["doubted"] / tally["could_doubt"] < 0.60


@compiled_games
@pytest.mark.parametrize("stubborn", [ALWAYS_DOUBTS, NEVER_DOUBTS])
def test_neither_doubting_always_nor_never_beats_it(stubborn: int) -> None:
    oh_captain = fast(OH_CAPTAIN.name)
    fair = 1 / oh_captain.seats
    assert wins_of_one(oh_captain, stubborn, GREEDY, 10_000) < 1.3 * fair
