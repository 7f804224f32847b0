"""A table that is sent to another process, or kept, goes on there as it would have gone on here."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

import captains_table as ct
from captains_table.engine.plain import OutOfRange
from captains_table.games.sea_of_legends.content.loading import as_data, builtin
from tests.elsewhere import run
from tests.test_games_found import site as site

MIDDLE = 25  # choices


Sent = TypeVar("Sent")


def again(sent: Sent) -> Sent:
    kept: Sent = pickle.loads(pickle.dumps(sent))
    return kept


def go_on(table: ct.Table, choices: int, seed: int = 1) -> ct.Table:
    """So many more choices, drawn by that seed."""
    random = Random(seed)
    for _ in range(choices):
        if table.decision is not None:
            table.choose(random.randrange(len(table.decision.codes)))
    return table


def put_up(name: str, seed: int | str | None = 3) -> ct.Table:
    return ct.Table(name, ct.game(name).usual_seats, seed)


def alike(one: ct.Table, other: ct.Table) -> bool:
    """In everything that can be asked of them."""
    told = [[t.events(s), t.view(s), t.facts(s)] for t in (one, other) for s in range(t.seats)]
    halves = told[: one.seats] == told[one.seats :]
    return halves and one == other and one.log == other.log


@pytest.mark.parametrize("name", ct.game_names())
def test_a_table_goes_on_identically(name: str) -> None:
    table = go_on(put_up(name), MIDDLE)
    sent = again(table)
    assert sent is not table
    assert sent.game is table.game
    assert alike(sent, table)
    assert alike(go_on(sent, 40), go_on(table, 40))
    go_on(sent, 1)
    assert sent != table  # neither looks at the other's cards


@pytest.mark.parametrize("name", ct.game_names())
def test_secret_draws_go_along(name: str) -> None:
    """Also where the seed was not drawn yet when the table was sent."""
    table = ct.Table.at(name, put_up(name).position())
    sent = again(table)
    assert alike(go_on(sent, MIDDLE), go_on(table, MIDDLE))


def test_what_was_chosen_can_still_be_taken_back() -> None:
    table = ct.Table("nomads", 2, 7)
    before = table.copy()
    table.choose(0)
    sent = again(table)
    assert sent.can_undo(0)
    sent.undo(0)
    assert alike(sent, before)
    assert sent != table
    assert alike(go_on(sent, MIDDLE), go_on(before, MIDDLE))


def test_a_checked_table_stays_checked() -> None:
    sent = again(ct.Table("oh-captain", 4, 1, checked=True))
    with pytest.raises(OutOfRange):
        sent.state.supply = 10_000
    go_on(sent, MIDDLE)
    again(ct.Table("oh-captain", 4, 1)).state.supply = 10_000


def test_only_a_game_that_can_be_found_is_pickled() -> None:
    other = replace(ct.game("nomads"), name="nomads", title="Other Nomads")
    with pytest.raises(pickle.PicklingError, match="nomads"):
        pickle.dumps(other)
    assert again(ct.game("nomads")) is ct.game("nomads")


def refusals(table: ct.Table) -> list[ct.TableError]:
    position = table.position()
    return [
        refused(lambda: table.choose({"do": "mutiny"})),
        refused(lambda: table.undo(1)),
        refused(lambda: ct.Table.at("oh-captain", {**position, "coins": [1, 1, 1, 1]})),
        refused(lambda: ct.Table("chess")),
    ]


def refused(do: Callable[[], object]) -> ct.TableError:
    with pytest.raises(ct.TableError) as told:
        do()
    return told.value


def test_refusals_can_be_sent_too() -> None:
    """A process that cannot be told why it failed waits for ever."""
    for error in refusals(ct.Table("oh-captain", 4, 7)):
        sent = again(error)
        assert (type(sent), str(sent)) == (type(error), str(error))
        if isinstance(error, ct.IllegalChoice):
            assert isinstance(sent, ct.IllegalChoice)
            assert (sent.rule, sent.citation) == (error.rule, error.citation)
            assert sent.text("fr") == error.text("fr") != str(error)
            with pytest.raises(ct.UnknownLanguage):
                sent.text("de")
        if isinstance(error, ct.BadPosition):
            assert isinstance(sent, ct.BadPosition)
            assert sent.field == error.field == "coins"


def own_content() -> ct.Table:
    """A table with content that no other process has open."""
    pack: Any = as_data(builtin())
    for number, captain in enumerate(pack["captains"]):
        captain["name"] = dict.fromkeys(("en", "fr"), f"Anna {number}")
    return ct.Table("sea-of-legends", 2, 3, {"content": pack})


def as_players_would(table: ct.Table, choices: int) -> ct.Table:
    """Players are given views, and look up there what the content is."""
    greedy = [ct.player("greedy", seed=seat) for seat in range(table.seats)]
    for _ in range(choices):
        assert table.decision is not None
        table.choose(greedy[table.decision.seat].choose(table.view(table.decision.seat)))
    return table


def to_the_end(table: ct.Table) -> ct.Table:
    """What other processes are given to do."""
    return go_on(table, 100_000, seed=5)


def breaks_the_rules(table: ct.Table) -> None:
    table.choose(-1)


def test_other_processes_play_them_on() -> None:
    names: Sequence[str] = [name for name in ct.game_names() if name != "sea-of-legends"]
    tables = [go_on(put_up(name), MIDDLE) for name in names]
    tables.append(go_on(own_content(), MIDDLE))
    with get_context("spawn").Pool(2) as pool:
        ended = pool.map(to_the_end, tables[:-1])
        further = pool.apply(as_players_would, (tables[-1], 20))
        with pytest.raises(ct.IllegalChoice):
            pool.apply(breaks_the_rules, (tables[0],))
    for table, end in zip(tables[:-1], ended, strict=True):
        assert end.outcome is not None
        assert alike(end, to_the_end(table))
    assert alike(further, as_players_would(tables[-1], 20))
    assert all(name.startswith("Anna") for name in further.seat_names())


def test_a_table_of_a_game_from_another_package(site: Path) -> None:
    code = """if True:
        import pickle, sys
        import captains_table as ct
        if len(sys.argv) > 1:
            table = pickle.loads(bytes.fromhex(sys.argv[1]))
        else:
            table = ct.Table("cairn", 3, 1)
            table.choose(0)
            print(pickle.dumps(table).hex())
        while table.decision:
            table.choose(0)
        print(table.log)
    """
    here = run(site, "-c", code)
    assert (here.returncode, here.stderr) == (0, "")
    kept, ended = here.stdout.splitlines()
    there = run(site, "-c", code, kept)
    assert (there.returncode, there.stderr) == (0, "")
    assert there.stdout.splitlines() == [ended]
