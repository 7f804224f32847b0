"""Options of Nomads that are objects: values of one's own, and the game that was played before."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import captains_table as ct
from tests.engine.garbage import (
    NONSENSE,
    Json,
    finished_log,
    mutated,
    places,
    play_on,
    refused,
    refused_or_played,
)

LANGUAGES = ("en", "fr")
STORIES = "ABCDEFG"
VALUES: Json = {
    "names": {s: {"en": f"Tale {s}", "fr": f"Conte {s}"} for s in STORIES},
    "legends": {s: [2, 5, 7, 9] if s == "C" else [1, 2, 3, 4] for s in STORIES},
    "songs": [{"need": need, "points": 30 - need} for need in (1, 3, 4, 6)],
}
RESULT: Json = {"captain": 2, "last": 3, "scores": [9, 4, 9, 4], "ranking": [[0, 2], [1, 3]]}


def table_with(seats: int | None = None, **options: Any) -> ct.Table:
    return ct.Table("nomads", seats, seed=1, options=options, checked=True)


def refused_option(options: Json, field: str, seats: int | None = 4) -> None:
    """BadOption names the field; as an option of a position, BadPosition does."""
    error = refused(lambda: table_with(seats, **options))
    assert isinstance(error, ct.BadOption)
    assert str(error).startswith(f"options.{field}: "), error
    position = {**table_with(seats or 4).position(), "options": options}
    error = refused(lambda: ct.Table.at("nomads", position))
    assert isinstance(error, ct.BadPosition)
    assert error.field == f"options.{field}"


def stays_with_the_table(table: ct.Table) -> None:
    """The option is in the log and in the position, in full, and both lead back to the table."""
    play_on(table)
    log, position = (json.loads(json.dumps(data)) for data in (table.log, table.position()))
    assert log["options"] == position["options"] == table.view(None)["options"]
    for again in (ct.Table.replay(log), ct.Table.at("nomads", position)):
        assert again.position() == position
        assert again.outcome == table.outcome
        assert again.log["options"] == log["options"]
        for lang in LANGUAGES:
            assert again.words(lang).say("legend-A") == table.words(lang).say("legend-A")
    assert ct.Table.replay(log).log == log


# Values of one's own


def test_a_table_plays_with_its_own_values() -> None:
    table = table_with(4, values=VALUES)
    view = table.view(None)
    assert view["legend_value"][8:16] == [2, 5, 7, 9, 1, 2, 3, 4]
    assert view["song_need"] == [1, 3, 4, 6]
    assert view["song_points"] == [29, 27, 26, 24]
    assert table.log["options"]["values"] == VALUES
    stays_with_the_table(table)


def test_names_can_be_left_out() -> None:
    table = table_with(4, values={k: v for k, v in VALUES.items() if k != "names"})
    usual = table_with(4)
    for lang in LANGUAGES:
        assert table.words(lang).say("legend-A") == usual.words(lang).say("legend-A")
    stays_with_the_table(table)


def labels(table: ct.Table, lang: str) -> set[str]:
    """What all choices of legends and payments are called until the end of a game."""
    seen = set()
    while decision := table.decision:
        for choice in decision.choices:
            if choice.action["do"] in ("legend", "pay"):
                seen.add(choice.label(lang))
        writing = [c.index for c in decision.choices if c.action["do"] in ("legend", "song")]
        table.choose(writing[0] if writing else len(decision.choices) // 2)
    return seen


@pytest.mark.parametrize(("lang", "tale"), [("en", "Tale"), ("fr", "Conte")])
def test_names_of_ones_own_are_in_the_labels(lang: str, tale: str) -> None:
    told = labels(table_with(4, values=VALUES), lang)
    assert {story for story in STORIES if any(f"{tale} {story}" in text for text in told)}
    usual = labels(table_with(4), lang)
    assert usual
    assert not any(tale in text for text in usual)


@pytest.mark.parametrize(
    "name", ["{ $seat }", '{ "x" }', "a = b", ".en", "# 1", "{", "-x", "été ✨", "x" * 24]
)
def test_a_name_is_said_as_it_is(name: str) -> None:
    """It is no message of a catalogue, whatever it looks like."""
    names = {story: {"en": name, "fr": name} for story in STORIES}
    for lang in LANGUAGES:
        table = table_with(4, values={**VALUES, "names": names})
        assert table.words(lang).say("tile-B") == name
        assert any(name in text for text in labels(table, lang))


def without(key: str) -> Callable[[Json], Any]:
    return lambda values: values.pop(key)


def put(*path: Any) -> Callable[[Json], Any]:
    """Put the last of these where the others lead to."""

    def change(values: Any) -> None:
        *way, key, value = path
        for step in way:
            values = values[step]
        values[key] = value

    return change


MISTAKES: dict[str, tuple[Callable[[Json], Any], str]] = {
    "no legends": (without("legends"), "legends"),
    "no songs": (without("songs"), "songs"),
    "something else": (put("weather", "fine"), "weather"),
    "a legend too few": (lambda v: v["legends"].pop("G"), "legends"),
    "a legend too many": (put("legends", "H", [1, 2, 3, 4]), "legends"),
    "legends in a list": (put("legends", [[1, 2, 3, 4]] * 7), "legends"),
    "three cards": (put("legends", "B", [1, 2, 3]), "legends.B"),
    "five cards": (put("legends", "B", [1, 2, 3, 4, 5]), "legends.B"),
    "a card as good as another": (put("legends", "B", [1, 2, 2, 3]), "legends.B"),
    "the best card first": (put("legends", "B", [4, 3, 2, 1]), "legends.B"),
    "no list of cards": (put("legends", "B", "1234"), "legends.B"),
    "a card for nothing": (put("legends", "B", 0, 0), "legends.B[0]"),
    "a card for ten": (put("legends", "B", 3, 10), "legends.B[3]"),
    "half a point": (put("legends", "B", 1, 1.5), "legends.B[1]"),
    "yes": (put("legends", "B", 0, True), "legends.B[0]"),
    "a word": (put("legends", "B", 2, "3"), "legends.B[2]"),
    "three songs": (lambda v: v["songs"].pop(), "songs"),
    "five songs": (lambda v: v["songs"].append({"need": 7, "points": 1}), "songs"),
    "no list of songs": (put("songs", {"need": 1, "points": 1}), "songs"),
    "a song as long as another": (put("songs", 1, "need", 1), "songs"),
    "a song without points": (lambda v: v["songs"][2].pop("points"), "songs[2]"),
    "a song with more": (put("songs", 2, "name", "x"), "songs[2]"),
    "a song for nothing": (put("songs", 0, "need", 0), "songs[0].need"),
    "a song for eight": (put("songs", 3, "need", 8), "songs[3].need"),
    "a song that costs points": (put("songs", 3, "points", -1), "songs[3].points"),
    "too many points": (put("songs", 3, "points", 31), "songs[3].points"),
    "a name too few": (lambda v: v["names"].pop("A"), "names"),
    "names in a list": (put("names", list(STORIES)), "names"),
    "a name in one language": (lambda v: v["names"]["A"].pop("fr"), "names.A"),
    "a name in three": (put("names", "A", "de", "Sage"), "names.A"),
    "one name for all": (put("names", "A", "Tale"), "names.A"),
    "no name": (put("names", "A", "en", ""), "names.A.en"),
    "a blank name": (put("names", "A", "en", " "), "names.A.en"),
    "a long name": (put("names", "A", "fr", "x" * 25), "names.A.fr"),
    "a long blank": (put("names", "A", "fr", "x" + " " * 1000), "names.A.fr"),
    "two lines": (put("names", "A", "fr", "Conte\nA"), "names.A.fr"),
    "a number for a name": (put("names", "A", "fr", 7), "names.A.fr"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_what_is_wrong_with_values_is_named(name: str) -> None:
    change, field = MISTAKES[name]
    values = copy.deepcopy(VALUES)
    change(values)
    refused_option({"values": values}, f"values.{field}")


@pytest.mark.parametrize("bad", NONSENSE.values(), ids=list(NONSENSE))
def test_nonsense_anywhere_in_values(bad: Any) -> None:
    refused(lambda: table_with(4, values=bad), "options.values")
    there = copy.deepcopy(VALUES)
    for container, key in list(places(there)):
        good, container[key] = container[key], bad
        error = refused(lambda: table_with(4, values=there), "options.values")
        assert isinstance(error, ct.BadOption)
        container[key] = good
    table_with(4, values=there)


@settings(max_examples=300)
@given(data=st.data())
def test_values_that_were_tampered_with_are_refused_or_played(data: st.DataObject) -> None:
    values = data.draw(mutated(VALUES))
    refused_or_played(lambda: table_with(3, values=values))


# The game before


def test_a_log_of_oh_captain_is_read_and_written_down() -> None:
    log = finished_log()
    before = ct.Table.replay(log)
    table = table_with(after=log)
    after = table.log["options"]["after"]
    assert before.outcome is not None
    assert after["scores"] == before.outcome.scores
    assert after["ranking"] == before.outcome.ranking
    assert after["last"] in before.outcome.ranking[-1]
    assert table.view(None)["first"] == after["captain"] == before.position()["captain"]
    assert table.view(None)["coin"] == [int(p in before.outcome.winners) for p in range(4)]
    again = table_with(after=after)
    assert again.position() == table.position()
    assert again.log == table.log
    stays_with_the_table(table)


def test_what_was_written_down_is_enough() -> None:
    table = table_with(after=RESULT)
    assert table.position()["options"]["after"] == RESULT
    assert table.view(None)["coin"] == [1, 0, 1, 0]
    assert table.view(None)["last_captain"] == 2
    table_with(after={**RESULT, "scores": [999, -999, 999, -999]})
    stays_with_the_table(table)


def test_without_a_game_before_nothing_is_written_down() -> None:
    table = table_with(4, after=None)
    assert table.log["options"]["after"] is None
    assert table.view(None)["coin"] == [0, 0, 0, 0]
    stays_with_the_table(table)


def test_both_options_go_together() -> None:
    stays_with_the_table(table_with(values=VALUES, after=RESULT))


def test_the_game_before_was_played_by_as_many() -> None:
    assert table_with(after=RESULT).state.seats == table_with(after=finished_log()).state.seats == 4
    for after in (RESULT, finished_log()):
        refused_option({"after": after}, "after", seats=3)
        refused_option({"after": after}, "after", seats=2)


def test_two_did_not_play_oh_captain() -> None:
    two = {"captain": 0, "last": 1, "scores": [5, 3], "ranking": [[0], [1]]}
    refused_option({"after": two}, "after", seats=2)


def test_six_played_the_game_before() -> None:
    table = ct.Table("oh-captain", 6, seed=1)
    play_on(table)
    error = refused(lambda: table_with(after=table.log), "seats")
    assert isinstance(error, ct.BadSeats)
    refused_option({"after": table.log}, "after", seats=5)


def test_the_game_before_is_not_over() -> None:
    table = ct.Table("oh-captain", 4, seed=1)
    table.choose(0)
    refused_option({"after": table.log}, "after")
    log = finished_log()
    log["steps"] = log["steps"][:-5]
    refused_option({"after": log}, "after")


def test_another_game_was_before() -> None:
    table = table_with(4)
    play_on(table)
    refused_option({"after": table.log}, "after.game")
    for name in ("", "Oh Captain!", None, 1, ["oh-captain"]):
        refused_option({"after": {**finished_log(), "game": name}}, "after.game")


def test_the_first_player_is_known_after_another_game() -> None:
    refused_option({"after": RESULT, "first_player": 1}, "first_player")
    table_with(after=RESULT, first_player="random")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"captain": 4}, "after.captain"),
        ({"captain": None}, "after.captain"),
        ({"captain": True}, "after.captain"),
        ({"last": 0}, "after.last"),
        ({"last": -1}, "after.last"),
        ({"scores": "9494"}, "after.scores"),
        ({"scores": [9, 4, 9, None]}, "after.scores"),
        ({"scores": [9, 4, 9, 4.0]}, "after.scores"),
        ({"scores": [9, 4, 9, 10**9]}, "after.scores"),
        ({"scores": [9, 4, 9]}, "after.ranking"),
        ({"ranking": [0, 2, 1, 3]}, "after.ranking"),
        ({"ranking": [[0, 2], [], [1, 3]]}, "after.ranking"),
        ({"ranking": [[0, 2], [1]]}, "after.ranking"),
        ({"ranking": [[0, 2], [1, 3, 3]]}, "after.ranking"),
        ({"ranking": [[0, False], [1, 3]]}, "after.ranking"),
        ({"weather": "fine"}, "after.weather"),
        ({"steps": []}, "after.game"),
    ],
    ids=str,
)
def test_what_is_wrong_with_a_result_is_named(change: Json, field: str) -> None:
    refused_option({"after": {**RESULT, **change}}, field)


@pytest.mark.parametrize("field", RESULT)
def test_something_of_a_result_is_missing(field: str) -> None:
    refused_option({"after": {k: v for k, v in RESULT.items() if k != field}}, f"after.{field}")


@pytest.mark.parametrize("seats", [None, 4])
@pytest.mark.parametrize("bad", NONSENSE.values(), ids=list(NONSENSE))
def test_nonsense_anywhere_in_the_game_before(bad: Any, seats: int | None) -> None:
    refused(lambda: table_with(seats, after=bad))
    header = {**finished_log(), "steps": finished_log()["steps"][:2]}
    for good in (RESULT, header):
        there = copy.deepcopy(good)
        for container, key in list(places(there)):
            value, container[key] = container[key], bad
            refused(lambda there=there: table_with(seats, after=there))  # type: ignore[misc]
            container[key] = value


@settings(max_examples=150)
@given(data=st.data())
def test_a_game_before_that_was_tampered_with_is_refused_or_played(data: st.DataObject) -> None:
    after = data.draw(mutated(data.draw(st.sampled_from([RESULT, finished_log()]))))
    seats = data.draw(st.sampled_from([None, 4]))
    refused_or_played(lambda: table_with(seats, after=after))
