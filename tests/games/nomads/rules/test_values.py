"""Ruling NO-V: what the cards cost, score and are called is reconstructed, and a table chooses."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.register import register
from tests.games.nomads.rules.scenario import PASS, STORIES, desk, legend, situation, song, tiles
from tests.games.script import Script, actions, do, everybody

NAMES = {
    "en": [
        "The Whale",
        "The Comet",
        "The Twins",
        "The Fox",
        "The Bell",
        "The Spindle",
        "The Storm",
    ],
    "fr": [
        *["La Baleine", "La Comète", "Les Jumelles", "Le Renard"],
        *["La Cloche", "Le Rouet", "L’Orage"],
    ],
}
OWN: dict[str, Any] = {
    "legends": {story: [1, 3, 6, 9] for story in STORIES},
    "songs": [{"need": need, "points": 10 * need} for need in (1, 2, 3)]
    + [{"need": 7, "points": 0}],
    "names": {story: {"en": f"Tale {story}", "fr": f"Conte {story}"} for story in STORIES},
}


def table_with(values: Any = None) -> ct.Table:
    """A new table with these values, or with the usual ones."""
    options = {} if values is None else {"values": values}
    return ct.Table("nomads", seats=3, options=options, chance=Script(), checked=True)


def own(**change: Any) -> dict[str, Any]:
    """A set of one's own with some of it changed."""
    return {**deepcopy(OWN), **change}


def refused(values: dict[str, Any]) -> str:
    """Which field of a set is refused."""
    with pytest.raises(ct.BadOption, match=r"^options\.values\.") as error:
        table_with(values)
    return str(error.value).partition(": ")[0].removeprefix("options.values.")


# The two sets


def test_usually_seven_legends_are_alike_and_a_song_scores_what_it_costs() -> None:
    view = table_with().view(None)
    assert view["legend_value"] == [2, 3, 4, 5] * 7
    assert view["song_need"] == view["song_points"] == [4, 5, 6, 7]
    assert view["options"]["values"] == "even"
    assert table_with("even").view(None) == view


def test_or_four_legends_are_quick_to_write_and_three_take_longer() -> None:
    view = table_with("mixed").view(None)
    assert view["legend_value"] == [2, 3, 4, 5] * 4 + [3, 4, 5, 6] * 3
    assert view["song_need"] == [4, 5, 6, 7]
    assert view["song_points"] == [3, 5, 7, 9]


def test_these_are_the_sets_that_a_table_chooses_among() -> None:
    option = next(o for o in ct.game("nomads").options if o.name == "values")
    assert (option.kind, option.values, option.default) == ("data", ("even", "mixed"), "even")
    assert register(ct.game("nomads").folder)["NO-V"].option == "values"
    with pytest.raises(ct.BadOption, match=r"options\.values"):
        table_with("printed")


@pytest.mark.parametrize(("values", "cheapest"), [("mixed", 3), ("even", 2)])
def test_a_card_costs_what_the_chosen_set_says(values: str, cheapest: int) -> None:
    table = desk({"G": 6}, values=values)
    offered = [action["value"] for action in actions(table) if action["do"] == "legend"]
    assert offered == [v for v in range(cheapest, cheapest + 4) if v <= 6]
    do(table, legend("G", cheapest))
    assert tiles(table, 0) == {"G": 6 - cheapest}


@pytest.mark.parametrize(
    ("values", "songs", "highest"), [("mixed", [3, 5, 7, 9], 6), ("even", [4, 5, 6, 7], 5)]
)
def test_a_card_scores_what_the_chosen_set_says(
    values: str, songs: list[int], highest: int
) -> None:
    for number, points in enumerate(songs, 1):
        table = situation(
            2,
            heights={**dict.fromkeys(range(8), 0), 3: 7, 5: 7},
            songs={number: 0},
            legends={"G4": 1},
            step="last_write",
            closing=2,
            values=values,
        )
        do(table, PASS, PASS)
        assert table.outcome is not None
        assert table.outcome.scores == [points, highest]


def test_everybody_sees_what_the_cards_cost_and_score() -> None:
    table = table_with("even")
    for seat in everybody(table):
        view = table.view(seat)
        assert view["legend_value"] == [2, 3, 4, 5] * 7
        assert (view["song_need"], view["song_points"]) == ([4, 5, 6, 7], [4, 5, 6, 7])


# Tables say that all this is reconstructed


@pytest.mark.parametrize("values", ["mixed", "even"])
@pytest.mark.parametrize(("lang", "word"), [("en", "reconstructed"), ("fr", "reconstitués")])
def test_a_table_says_that_the_values_are_reconstructed(values: str, lang: str, word: str) -> None:
    table = table_with(values)
    notices = table.game.notices(3, table.view(None)["options"])
    assert notices == ["notice-values"]
    assert word in table.words(lang).say(notices[0])


@pytest.mark.parametrize(("lang", "word"), [("en", "reconstructed"), ("fr", "reconstitué")])
def test_a_table_with_values_of_its_own_says_so_instead(lang: str, word: str) -> None:
    table = table_with(OWN)
    notices = table.game.notices(3, table.view(None)["options"])
    assert notices == ["notice-own-values"]
    assert word not in table.words(lang).say(notices[0])
    assert word in register(table.game.folder)["NO-V"].text[lang]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_legends_and_their_tiles_have_names_of_our_own(lang: str) -> None:
    words = table_with().words(lang)
    assert [words.say(f"legend-{story}") for story in STORIES] == NAMES[lang]
    assert [words.say(f"tile-{story}") for story in STORIES] == NAMES[lang]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_choice_is_called_by_the_name_and_the_value_of_its_legend(lang: str) -> None:
    table = desk({"E": 4})
    assert table.decision is not None
    labels = {
        choice.action["value"]: choice.label(lang)
        for choice in table.decision.choices
        if choice.action["do"] == "legend"
    }
    for value in (3, 4):
        assert NAMES[lang][4] in labels[value]
        assert str(value) in labels[value]


# Whoever owns the game can put in values of their own


def test_a_table_plays_with_values_of_its_own() -> None:
    table = desk({"A": 6, "B": 1, "C": 1}, values=OWN)
    view = table.view(None)
    assert view["legend_value"] == [1, 3, 6, 9] * 7
    assert view["song_need"] == [1, 2, 3, 7]
    assert view["song_points"] == [10, 20, 30, 0]
    assert song(3) in actions(table)
    do(table, legend("A", 6))
    assert table.position()["legend_of"][2] == 0
    assert tiles(table, 0) == {"B": 1, "C": 1}


def test_values_of_ones_own_stay_with_the_table() -> None:
    table = table_with(OWN)
    assert table.position()["options"]["values"] == OWN
    assert ct.Table.at("nomads", table.position()).position() == table.position()
    assert ct.Table.replay(table.log).position() == table.position()


def test_what_is_handed_in_is_copied() -> None:
    mine = own()
    table = table_with(mine)
    mine["legends"]["A"][0] = 2
    mine["songs"][0]["points"] = 1
    mine["names"]["A"]["en"] = "Other"
    assert table.position()["options"]["values"] == OWN


@pytest.mark.parametrize(("lang", "name"), [("en", "Tale C"), ("fr", "Conte C")])
def test_legends_can_have_names_of_their_own(lang: str, name: str) -> None:
    words = table_with(OWN).words(lang)
    assert words.say("legend-C") == words.say("tile-C") == name


def test_without_names_of_their_own_they_keep_ours() -> None:
    table = table_with({"legends": OWN["legends"], "songs": OWN["songs"]})
    assert [table.words("en").say(f"legend-{story}") for story in STORIES] == NAMES["en"]


@pytest.mark.parametrize(
    ("ladder", "field"),
    [
        ([1, 2, 3, 9], None),
        ([6, 7, 8, 9], None),
        ([0, 2, 3, 4], "legends.A[0]"),
        ([2, 3, 4, 10], "legends.A[3]"),
        ([2, 3, 4, "5"], "legends.A[3]"),
        ([2, True, 4, 5], "legends.A[1]"),
        ([2, 3, 4.0, 5], "legends.A[2]"),
        ([2, 3, 3, 5], "legends.A"),
        ([5, 4, 3, 2], "legends.A"),
        ([2, 3, 4], "legends.A"),
        ([2, 3, 4, 5, 6], "legends.A"),
        ("2345", "legends.A"),
        (None, "legends.A"),
    ],
)
def test_the_four_cards_of_a_legend_are_worth_1_to_9_each_more_than_the_one_before(
    ladder: Any, field: str | None
) -> None:
    values = own(legends={**OWN["legends"], "A": ladder})
    if field is None:
        assert table_with(values).view(None)["legend_value"][:4] == ladder
    else:
        assert refused(values) == field


@pytest.mark.parametrize(
    ("songs", "field"),
    [
        ([(4, 30), (5, 0), (6, 3), (7, 3)], None),
        ([(1, 1), (2, 2), (3, 3), (4, 4)], None),
        ([(0, 1), (2, 2), (3, 3), (4, 4)], "songs[0].need"),
        ([(4, 1), (5, 2), (6, 3), (8, 4)], "songs[3].need"),
        ([(4, 31), (5, 2), (6, 3), (7, 4)], "songs[0].points"),
        ([(4, -1), (5, 2), (6, 3), (7, 4)], "songs[0].points"),
        ([(4, 1), (5, 2), (6, None), (7, 4)], "songs[2].points"),
        ([(4, 1), (4, 2), (6, 3), (7, 4)], "songs"),
        ([(5, 1), (4, 2), (6, 3), (7, 4)], "songs"),
        ([(4, 1), (5, 2), (6, 3)], "songs"),
        ([(3, 1), (4, 1), (5, 2), (6, 3), (7, 3)], "songs"),
    ],
)
def test_each_of_four_songs_needs_more_tiles_than_the_one_before(
    songs: list[tuple[Any, Any]], field: str | None
) -> None:
    values = own(songs=[{"need": need, "points": points} for need, points in songs])
    if field is None:
        view = table_with(values).view(None)
        assert list(zip(view["song_need"], view["song_points"], strict=True)) == songs
    else:
        assert refused(values) == field


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"legends": None}, "legends"),
        ({"legends": {"A": [2, 3, 4, 5]}}, "legends"),
        ({"legends": {**OWN["legends"], "H": [2, 3, 4, 5]}}, "legends"),
        ({"songs": {}}, "songs"),
        ({"songs": None}, "songs"),
        ({"songs": [4, 5, 6, 7]}, "songs[0]"),
        ({"songs": [{"need": 4}] * 4}, "songs[0]"),
        ({"songs": [{"need": 4, "points": 4, "name": "Hum"}] * 4}, "songs[0]"),
        ({"names": []}, "names"),
        ({"names": {"A": {"en": "a", "fr": "b"}}}, "names"),
        ({"colours": {}}, "colours"),
    ],
)
def test_a_set_with_something_missing_or_unknown_is_refused(
    change: dict[str, Any], field: str
) -> None:
    assert refused(own(**change)) == field


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ({"en": "x" * 24, "fr": "y"}, None),
        ({"en": "x" * 25, "fr": "y"}, "names.A.en"),
        ({"en": "x", "fr": ""}, "names.A.fr"),
        ({"en": "  ", "fr": "y"}, "names.A.en"),
        ({"en": "x" + " " * 24, "fr": "y"}, "names.A.en"),
        ({"en": 7, "fr": "y"}, "names.A.en"),
        ({"en": "two\nlines", "fr": "y"}, "names.A.en"),
        ({"en": "x"}, "names.A"),
        ({"en": "x", "fr": "y", "de": "z"}, "names.A"),
        ("x", "names.A"),
        (["en", "fr"], "names.A"),
    ],
)
def test_a_name_is_short_on_one_line_and_in_both_languages(name: Any, field: str | None) -> None:
    values = own(names={**OWN["names"], "A": name})
    if field is None:
        assert table_with(values).words("en").say("legend-A") == name["en"]
    else:
        assert refused(values) == field
