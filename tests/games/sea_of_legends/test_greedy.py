"""The greedy player of Sea of Legends: it plays whole games from views alone, better than random,
and does what anybody would do where that is plain."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import captains_table as ct
from captains_table.lab.sea_balance.figures import misses, part, report
from captains_table.lab.sea_balance.play import SEED, Played, play_all
from captains_table.players import BadView
from captains_table.players.chooser import sight_of
from tests.games.script import Action, actions
from tests.games.sea_of_legends.rules.board import (
    REGION,
    Board,
    built_in,
    chart,
    flag,
    give,
    put,
    scene,
)
from tests.games.sea_of_legends.rules.playing import asked, challenge, chosen_npc, next_is, roll

NAME = "sea-of-legends"


def tables(seats: int, seed: int, options: dict[str, Any]) -> Iterator[ct.Table]:
    """Every decision of a game between greedy players."""
    table = ct.Table(NAME, seats, seed=seed, options=options)
    players = [ct.player("greedy", seed=p) for p in range(seats)]
    while table.decision:
        yield table
        seat = table.decision.seat
        table.choose(players[seat].choose(table.view(seat)))


# Whole games, from views


@pytest.mark.parametrize(
    ("seats", "factions"),
    [(1, "tlaloc-dread"), (2, "atlantian-british"), (3, "british-dread"), (4, "tlaloc-atlantian")],
)
def test_it_plays_whole_games_and_sees_only_views(seats: int, factions: str) -> None:
    kinds = set()
    for number, table in enumerate(tables(seats, 1, {"factions": factions})):
        assert table.decision
        seat, codes = table.decision.seat, table.decision.codes
        kinds.add(table.decision.kind)
        if number % 7 == 0:  # not all of them: a game has hundreds
            states = (table.state, table.resample(seat, seed=number).state)
            sights = [sight_of(table.game, state, seat, codes) for state in states]
            chosen = {ct.player("greedy", seed=number).pick(sight) for sight in sights}
            chosen.add(ct.player("greedy", seed=number).choose(table.view(seat)))
            assert len(chosen) == 1, table.decision.kind
    assert {"turn", "pool", "assign", "choose_option", "choose_npc"} <= kinds


def test_it_chooses_from_a_view_and_from_nothing_else() -> None:
    table = ct.Table(NAME, 2, seed=1)
    assert table.decision
    other = 1 - table.decision.seat
    for given in (table, table.state, table.view(other), table.view(None)):
        with pytest.raises(BadView, match=r"^view: "):
            ct.player("greedy", seed=1).choose(given)  # type: ignore[arg-type]


def test_it_plays_with_content_of_ones_own() -> None:
    options = {"content": {**built_in(), "goal": 1}}
    assert ct.play(NAME, ["greedy"], seed=1, options=options).outcome is not None


def fame_of(greedy: int, seed: int) -> list[int]:
    """Everybody's Notoriety after a game with one greedy player and two random ones."""
    names = ["greedy" if seat == greedy else "random" for seat in range(3)]
    outcome = ct.play(NAME, names, seed).outcome
    assert outcome
    return list(outcome.scores)


def test_it_beats_random_players() -> None:
    mine = others = 0
    for seed in range(6):
        fame = fame_of(seed % 3, seed)
        mine += fame[seed % 3]
        others += sum(fame) - fame[seed % 3]
    assert mine > others  # one of it against two of them


# What anybody would do


def answer(s: Board) -> Action:
    """What it chooses now."""
    seat, _ = asked(s)
    chosen = ct.player("greedy", seed=1).choose(s.table.view(seat))
    return actions(s.table)[chosen]


def turn_of(s: Board, at: str) -> Board:
    """It is the first captain's turn, in a region."""
    s.at[0] = at
    return s


def in_turn(s: Board, *step: Any) -> Board:
    """The first captain is asked something in their turn."""
    next_is(s, ("turn",), step)
    return s


def test_it_claims_a_relic_before_anything_else() -> None:
    s = scene()
    give(s, 0, "rumors", "T44")  # it names Cartagena
    assert answer(turn_of(s, "CAR")) == {"do": "claim", "card": "T44"}


def test_it_sails_to_where_a_relic_is() -> None:
    s = scene(factions=("spanish", "british", "dread"))
    give(s, 0, "rumors", "T44")
    assert answer(turn_of(s, "S8")) == {"do": "sail", "region": "CAR"}


def test_it_buries_the_gold_that_wins() -> None:
    s = scene()
    s.gold[0], s.fame[0] = 20, 8
    assert answer(turn_of(s, "SMU")) == {"do": "visit"}
    assert answer(in_turn(s, "bury", 0)) == {"do": "bury", "tens": 2}


def test_it_buys_a_ship_when_there_is_gold() -> None:
    s = scene()
    s.gold[0] = 16
    bought = answer(in_turn(s, "buy_ship", 0))
    assert (bought["do"], chart()["ships"][bought["ship"]]["rank"]) == ("buy", 2)


def test_it_keeps_away_from_what_it_cannot_beat() -> None:
    s = scene()
    put(s, "tetzahuitl", "S8")
    chosen = answer(turn_of(s, "CLA"))
    assert chosen != {"do": "sail", "region": "S8"}


def test_it_stops_a_faction_that_is_about_to_win() -> None:
    s = scene()
    for port in ("SKU", "CLA", "TOR", "WIL"):
        s.infested[REGION[port]] = 1
    give(s, 0, "relics", "T44", "CT8", "DR3")  # enough dice
    assert answer(turn_of(s, "SKU")) == {"do": "challenge", "target": "port"}


def test_it_wins_a_challenge_with_as_little_as_possible() -> None:
    s = scene()
    give(s, 0, "ready", "quartermaster", "K20a")
    s.at[0] = "NAS"
    put(s, "soldier", "NAS", strength=4)
    challenge(s, "dread")
    roll(s, "1", "2", "captain", "captain", "lover")
    assert answer(s) == {"do": "use", "card": "quartermaster"}


def test_it_does_not_lose_what_is_dear() -> None:
    s = scene()
    give(s, 0, "relics", "T44")
    give(s, 0, "items", "T12", "T04")
    assert answer(in_turn(s, "pick_loss", 0, 1, 0)) == {"do": "pick", "card": "T12"}
    s.gold[0] = 40
    assert answer(in_turn(s, "pick_loss", 0, 1, 0, 1)) == {"do": "pay", "gold": 1}


def test_it_sends_npcs_to_others() -> None:
    s = scene()
    s.at[0], s.at[1] = "HAV", "CLA"
    galleon = put(s, "galleon", "S1")
    flag(s, "VER", "seat-1")
    chosen_npc(s, galleon)
    assert asked(s) == (0, "choose_target")
    assert answer(s) == {"do": "region", "region": "CLA"}


# The figures of the laboratory


def test_the_laboratory_plays_the_same_games_every_time() -> None:
    first, again = (list(play_all(2, [2], cores)) for cores in (1, 2))
    assert first == again
    assert [game.factions for game in first] == ["tlaloc-dread", "tlaloc-british"]
    assert all(game.rounds and len(set(game.captains)) == 2 for game in first)
    table = ct.play(NAME, ["greedy"] * 2, SEED + 1, {"factions": "tlaloc-british"})
    assert table.outcome
    assert (table.state.round, table.outcome.winners) == (first[1].rounds, list(first[1].winners))


def test_the_laboratory_plays_with_content_of_ones_own() -> None:
    (short,) = play_all(1, [1], 1, {**built_in(), "goal": 1})
    (usual,) = play_all(1, [1], 1)
    assert short.rounds < usual.rounds


def test_the_figures_say_what_was_played() -> None:
    four = ("kahina", "cesare", "spell", "ton")
    games = [
        Played(4, "tlaloc-dread", 8 + n, "dread" if n == 0 else "", four, (n % 4,))
        for n in range(5)
    ]
    told = report(games)
    assert "| 4 | 5 | 9, 10, 11 | 20.0 % ± 35.1 | 15 % to 30 % |" in told
    assert "| tlaloc-dread | dread 20 % |" in told
    assert "| Kahina | 25.0 % ± 42.4 |" in told
    assert misses(games) == []
    assert misses([games[0]] * 2)[0] == "4 seats: factions win 100.0%, not 15% to 30%"
    assert part(0, 0) == "no game"


ELSEWHERE = """
import json, sys
import captains_table as ct
try:
    print(ct.player("greedy", seed=1).choose(json.load(sys.stdin)))
except ct.TableError as error:
    print(error)
"""


def chosen_elsewhere(table: ct.Table) -> str:
    """What a player in a process of its own answers to the view of whoever must choose."""
    assert table.decision is not None
    view = json.dumps(table.view(table.decision.seat))
    command = [sys.executable, "-c", ELSEWHERE]
    done = subprocess.run(command, input=view, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_a_view_is_enough_in_another_process() -> None:
    table = at_the_first_turn("built_in")
    assert table.decision is not None
    here = ct.player("greedy", seed=1).choose(table.view(table.decision.seat))
    assert chosen_elsewhere(table) == str(here)


def test_content_of_ones_own_must_be_open_there() -> None:
    assert "content" in chosen_elsewhere(at_the_first_turn({**built_in(), "goal": 9}))


def at_the_first_turn(content: Any) -> ct.Table:
    table = ct.Table("sea-of-legends", seats=2, seed=1, options={"content": content})
    while table.decision is not None and table.decision.kind != "turn":
        table.choose(0)
    return table
