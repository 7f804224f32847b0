"""Stories: which episode comes, what is remembered, what follows from what was done."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import captains_table as ct
from tests.games.sea_of_legends.rules.board import (
    FACTION,
    PORTS,
    TOKENS,
    Board,
    flag,
    give,
    lover,
    nemesis,
    plain,
    scene,
)
from tests.games.sea_of_legends.rules.playing import (
    asked,
    choices,
    choose,
    happens,
    possible,
    refused,
    told,
    turn,
    waits,
)

CAPTAIN, LOVER, NEMESIS, SECONDARY = range(4)
GOLD = {"do": "gold", "n": 1}
FAVOR = [{"do": "favor"}]


def option(name: str, *ok: Any, **more: Any) -> dict[str, Any]:
    return {"id": name, "ok": [*ok] or [GOLD], **more}


def story(name: str, *options: Any, **more: Any) -> dict[str, Any]:
    """An episode of somebody's own, of Magpie as first Lover if nothing else is said."""
    free = [option("one"), option("other")] if not options else [*options]
    given = {"arc": "lover", "stage": 1, "who": "P01", "done": FAVOR, **more}
    return {"id": name, "options": free, **given}


def content(*episodes: Any, letters: Any = ()) -> dict[str, Any]:
    """The plain content with these episodes and Postscripts."""
    data = deepcopy(plain())
    data["adventures"]["episodes"] += episodes
    data["adventures"]["postscripts"] += letters
    return data


def sailor(data: Any, seats: int = 2) -> Board:
    """Seat 0 with a Lover, a Nemesis and a faction to deal with."""
    s = scene(seats, content=data)
    s.at[0] = "TOR"
    lover(s, 0, "P01", 1)
    nemesis(s, 0, "P02", 2)
    s.arc_faction[0], s.representative[0] = "tlaloc", "F04"
    s.gold[0] = 10
    return s


def go(s: Board, token: str = "lover") -> None:
    """Seat 0 goes on an Adventure in a new turn."""
    turn(s, 0)
    s.episode = s.episode_token = None
    s.token_at[0][TOKENS.index(token)], s.token_on[0][TOKENS.index(token)] = s.at[0], -1
    choose(s, "adventure", token=token)


def pick(s: Board, name: str) -> None:
    choose(s, "option", option=name)


def finish(s: Board) -> None:
    """Nobody writes, and what is asked is answered in the first way."""
    drawn = {"postscript": 0, "move_token": "BRI"}
    while asked(s)[1] != "turn" if not waits(s) else True:
        if kind := waits(s):
            happens(s, drawn[kind] if drawn.get(kind) in possible(s) else next(iter(possible(s))))
        else:
            choose(s, **choices(s)[0])


def options(s: Board) -> list[str]:
    return [choice["option"] for choice in choices(s)]


# Which episode comes


def test_somebodys_own_comes_before_what_stands_in() -> None:
    s = sailor(content(story("magpie_lover_1")))
    go(s)
    assert s.episode == "magpie_lover_1"
    lover(s, 0, "P03", 1)
    go(s)
    assert s.episode == "lover_1-P03"


def test_who_asks_for_most_comes_first() -> None:
    """Each condition counts; equals are drawn."""
    poor, sold = {"deed": "sold_the_bell"}, {"deed": "sold_the_bell", "relation": 2}
    doing = story("josephine", option("sell", {"do": "deed", "deed": "sold_the_bell"}), who="P02")
    doing["options"].append(option("keep"))
    data = content(
        doing,
        story("always"),
        story("after_the_bell", when=[poor]),
        story("among_friends", when=[sold]),
        story("with_friends", when=[sold]),
    )
    s = sailor(data)
    go(s)
    assert s.episode == "always"
    s.deeds[0] = ["sold_the_bell"]
    go(s)
    assert s.episode == "after_the_bell"
    s.relation[0][FACTION["tlaloc"]] = 2
    go(s)
    assert waits(s) == "draw_episode"
    assert possible(s) == {0: 1, 1: 1}
    happens(s, 1)
    assert s.episode == "with_friends"


CONDITIONS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"deed": "did_it"}, {"deeds": [["did_it"], []]}),
    ({"others_deed": "did_it"}, {"deeds": [[], ["did_it"]]}),
    ({"type": ["duet", "wager"]}, {"arc_type": [[None, "wager", None, None], [None] * 4]}),
    ({"captain": ["spell", "ton"]}, {"captain": ["ton", "kahina"]}),
    ({"relation": 3}, {"relation": [[0, 0, 0, 3, 0], [0] * 5]}),
    ({"relation": 1, "faction": "dread"}, {"relation": [[0, 0, 0, 0, 1], [0] * 5]}),
    ({"relation_most": -1}, {"relation": [[0, 0, 0, -1, 0], [0] * 5]}),
    ({"warmth": 2}, {"warmth": [[2, 0], [0, 0]]}),
    ({"grudge": 1, "grudge_most": 2}, {"grudge": [[2, 0], [0, 0]]}),
    ({"broken": True}, {"broken": [1, 0]}),
]


@pytest.mark.parametrize(("condition", "change"), CONDITIONS, ids=[str(c) for c, _ in CONDITIONS])
def test_what_must_hold(condition: dict[str, Any], change: dict[str, Any]) -> None:
    doing = story("josephine", option("do", {"do": "deed", "deed": "did_it"}), option("not"))
    s = sailor(content(story("always"), story("then", when=[condition]), doing | {"who": "P02"}))
    go(s)
    assert s.episode == "always"
    for field, value in change.items():
        setattr(s, field, value)
    if "captain" in change:
        s.captains = {"cesare": 1, "spell": 1}
    go(s)
    assert s.episode == "then"


def test_who_is_there() -> None:
    """Lover, Nemesis, Crew, Factions and how many play."""
    given: list[tuple[dict[str, Any], Any]] = [
        ({"nemesis": "P03"}, lambda s: nemesis(s, 0, "P03", 1)),
        ({"lover": "F04"}, lambda s: lover(s, 0, "F04", 1, 1)),
        ({"crew": "F04"}, lambda s: give(s, 0, "exhausted", "L04")),
    ]
    for condition, change in given:
        s = sailor(content(story("always"), story("then", when=[condition])))
        go(s)
        assert s.episode == "always"
        change(s)
        go(s)
        assert s.episode == "then"
    for condition, holds in (
        ({"in_play": "dread"}, True),
        ({"in_play": "british"}, False),
        ({"seats": 2}, True),
        ({"seats": 3}, False),
    ):
        s = sailor(content(story("always"), story("then", when=[condition])))
        go(s)
        assert s.episode == ("then" if holds else "always")


def test_an_option_that_does_not_hold_is_not_there() -> None:
    data = content(
        story("magpie", option("free"), option("warm", when=[{"warmth": 1}], cost=[lose(2)]))
    )
    s = sailor(data)
    go(s)
    assert options(s) == ["free"]
    assert refused(s, "option", option="warm") == "SL-R74"
    assert [one["option"] for one in s.table.story()["now"]["options"]] == ["free"]
    s.warmth[0][0] = 1
    assert options(s) == ["free", "warm"]
    s.gold[0] = 1
    assert refused(s, "option", option="warm") == "SL-R70"
    shown = {one["option"]: one["open"] for one in s.table.story()["now"]["options"]}
    assert shown == {"free": True, "warm": False}


def lose(n: int) -> dict[str, Any]:
    return {"do": "lose_gold", "n": n}


# What is remembered


def test_deeds_feelings_and_types_are_remembered() -> None:
    data = content(
        story(
            "magpie",
            option(
                "sell",
                {"do": "deed", "deed": "sold_the_bell"},
                {"do": "deed", "deed": "sold_the_bell"},
                {"do": "warmth", "n": 2},
                type="duet",
            ),
            option("keep"),
        ),
        story(
            "josephine",
            option("pay", {"do": "grudge", "n": -1}, type="account"),
            option("laugh", {"do": "grudge"}, {"do": "warmth", "n": 9}),
            arc="nemesis",
            who="P02",
            done=[{"do": "malice", "n": -1}],
        ),
    )
    s = sailor(data)
    go(s)
    pick(s, "sell")
    finish(s)
    assert s.deeds == [["sold_the_bell"], []]
    assert len(told(s, "deed_remembered")) == 1
    assert (s.warmth[0], s.arc_type[0][LOVER]) == ([2, 0], "duet")
    go(s, "nemesis")
    pick(s, "pay")
    finish(s)
    assert (s.grudge[0], s.arc_type[0][NEMESIS]) == ([0, 0], "account")
    s.stage[0][NEMESIS] = 0
    go(s, "nemesis")
    pick(s, "laugh")
    finish(s)
    assert (s.grudge[0], s.warmth[0]) == ([1, 0], [3, 0])


def test_a_secondary_arc_has_feelings_of_its_own() -> None:
    data = content(
        story(
            "citlali",
            option("dance", {"do": "warmth"}, type="harbour"),
            option("sit"),
            arc="secondary_lover",
            who="F04",
        )
    )
    s = sailor(data)
    lover(s, 0, "F04", 1, 1)
    s.warmth[0] = [2, 0]
    go(s, "secondary")
    pick(s, "dance")
    finish(s)
    assert s.warmth[0] == [2, 1]
    assert s.arc_type[0] == [None, None, None, "harbour"]


def test_the_logbook_holds_what_was_played_and_chosen() -> None:
    """A fact that everybody sees; `lost` where a Challenge failed."""
    hard = option("dare", challenge=9, fail=[lose(1)])
    s = sailor(content(story("magpie", option("stay"), hard)))
    go(s)
    pick(s, "dare")
    choose(s, "roll")
    while waits(s) == "roll":
        happens(s, "nemesis")
    while waits(s) != "move_token":
        choose(s, **choices(s)[-1])
    finish(s)
    go(s, "captain")
    pick(s, "serve")
    finish(s)
    logbook = s.table.facts(1)["logbook"]
    assert logbook == s.table.facts(None)["logbook"]
    assert logbook[1] == []
    assert [(one["episode"], one["who"], one["chosen"], one["lost"]) for one in logbook[0]] == [
        ("magpie", "P01", "magpie-dare", True),
        ("captain_1-F04", "F04", "captain_1-serve", False),
    ]
    words = s.table.words("en")
    for one in logbook[0]:
        assert words.has(f"title-{one['episode']}")
        assert words.has(f"tale-{one['chosen']}")


# What follows


def follows(to: str, seats: int = 3) -> Board:
    """Seat 0 can choose what causes a letter, in an episode with Citlali."""
    letter = {"id": "a_letter", "faction": "dread", "kind": "plea", "refuse": [GOLD]}
    causing = option(
        "carry", {"do": "deed", "deed": "carried_it"}, letter={"id": "a_letter", "to": to}
    )
    episode = story("citlali", causing, option("leave"), arc="captain", stage=1, who="F04", done=[])
    s = sailor(content(episode, letters=[letter]), seats)
    for p in range(1, seats):
        s.arc_faction[p], s.representative[p] = "dread", "F01"
    return s


def receiver(s: Board) -> int:
    """Who gets it."""
    go(s, "captain")
    pick(s, "carry")
    happens(s, "BRI")
    assert len(possible(s)) == 1
    happens(s, next(iter(possible(s))))
    assert (asked(s)[1], s.postscript) == ("answer_postscript", "a_letter")
    assert (s.letter_from, s.letter_deed) == (0, "carried_it")
    return asked(s)[0]


@pytest.mark.parametrize("to", ["rival", "ally", "leader", "bereft", "self"])
def test_a_letter_follows_from_a_choice(to: str) -> None:
    """To whom it is meant for; to the next captain where nobody fits; alone, to oneself."""
    assert receiver(follows(to)) == (0 if to == "self" else 1)
    assert receiver(follows(to, seats=1)) == 0
    s = follows(to)
    if to == "rival":
        nemesis(s, 2, "F04", 1, 1)
    elif to == "bereft":
        give(s, 2, "exhausted", "L04")
    elif to == "ally":
        s.arc_faction[2], s.representative[2] = "tlaloc", "F05"
    else:
        s.fame[2] = 3
    assert receiver(s) == (0 if to == "self" else 2)


def test_what_was_not_chosen_causes_nothing() -> None:
    s = follows("rival")
    go(s, "captain")
    pick(s, "leave")
    happens(s, "BRI")
    assert waits(s) == "postscript"
    assert 0 in possible(s)


def test_a_letter_that_cannot_be_about_anybody_is_left_to_the_lot() -> None:
    s = follows("rival")
    s.options["content"]["adventures"]["postscripts"][-1]["when"] = [{"relation": 5}]
    go(s, "captain")
    pick(s, "carry")
    happens(s, "BRI")
    assert 0 in possible(s)


def test_the_token_goes_where_the_story_says() -> None:
    """To a named Port, unless a Fort is there."""
    for fort in (False, True):
        s = sailor(content(story("magpie", option("sail", token="POS"), option("stay"))))
        s.fort[PORTS.index("POS")] = "tlaloc" if fort else None
        go(s)
        pick(s, "sail")
        assert (waits(s) == "move_token") == fort
        assert (s.token_at[0][LOVER] == "POS") != fort


def test_a_flag_of_ones_own_and_notoriety_lost() -> None:
    """A Flag where nobody's is; no more Notoriety than there is."""
    raising = option("raise", {"do": "captain_flag"}, {"do": "notoriety", "n": -2})
    for owner in (None, "seat-1"):
        s = sailor(content(story("magpie", raising, option("stay"))))
        s.fame[0] = 1
        if owner:
            flag(s, "TOR", owner)
        go(s)
        pick(s, "raise")
        assert s.flag[PORTS.index("TOR")] == (owner or "seat-0")
        assert s.fame[0] == 0
        assert told(s, "notoriety_lost")[0]["count"] == 1


def test_a_relation_with_a_named_faction() -> None:
    """It changes if that plays."""
    told_off = [{"do": "relation", "faction": name, "n": -1} for name in ("spanish", "british")]
    s = sailor(content(story("magpie", option("tell", *told_off), option("stay"))))
    go(s)
    pick(s, "tell")
    assert s.relation[0][FACTION["spanish"]] == -1
    assert s.relation[0][FACTION["british"]] == 0


# Names


def test_one_more_episode_changes_no_name() -> None:
    """A game goes on with a content that has more episodes."""
    less, more = (content(*(story(f"more_{i}", who="P09") for i in range(n))) for n in (0, 5))
    seen = []
    for data in (less, more):
        s = sailor(data)
        go(s)
        offered, episode = choices(s), s.episode
        pick(s, "gift")
        seen.append((offered, episode, told(s, "option_chosen"), s.chosen))
    assert seen[0] == seen[1]


def test_a_log_names_what_was_chosen() -> None:
    table = ct.Table("sea-of-legends", 1, 7, options={"content": plain()})
    while table.decision and table.decision.kind != "choose_option":
        table.choose(0)
    table.choose({"do": "option", "option": "second"})
    log = table.log
    assert {"seat": 0, "action": {"do": "option", "option": "second"}} in log["steps"]
    assert ct.Table.replay(log) == table
    for step in log["steps"]:
        if step.get("action", {}).get("do") == "option":
            step["action"]["option"] = "third"
    with pytest.raises(ct.BadLog, match="third"):
        ct.Table.replay(log)
