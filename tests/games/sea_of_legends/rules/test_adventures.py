"""Adventures: episodes, their costs and results, and what they bring."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.games.script import Script
from tests.games.sea_of_legends.rules.board import (
    FACTION,
    FACTIONS,
    PORTS,
    REGION,
    TOKENS,
    Board,
    captain,
    chart,
    flag,
    give,
    lay,
    lover,
    nemesis,
    only,
    plain,
    put,
    scene,
)
from tests.games.sea_of_legends.rules.playing import (
    END,
    asked,
    choices,
    choose,
    faction_turn,
    happens,
    lies,
    next_is,
    possible,
    refused,
    told,
    turn,
    waits,
)

CAPTAIN, LOVER, NEMESIS, SECONDARY = range(4)
TLALOC, DREAD = FACTION["tlaloc"], FACTION["dread"]
EPISODES = {episode["id"]: episode for episode in plain()["adventures"]["episodes"]}
LETTERS = [letter["id"] for letter in plain()["adventures"]["postscripts"]]


def sailor(seats: int = 2) -> Board:
    """Somebody with a Lover, a Nemesis and a faction to deal with, all tokens at Tortuga. Their
    Adventures are nobody's own."""
    s = scene(seats, content=plain())
    s.at[0] = "TOR"
    lover(s, 0, "P01", 1)
    nemesis(s, 0, "P02", 2)
    s.arc_faction[0], s.representative[0] = "tlaloc", "F04"
    s.gold[0] = 10
    s.token_at[0] = ["TOR", "TOR", "TOR", None]
    return s


def after(s: Board, token: int, done: int) -> None:
    """So many Adventures with a token are over; the third of the Captain turned the card."""
    s.stage[0][token] = done
    s.legendary[0] = int(s.stage[0][CAPTAIN] >= 3)


def go(s: Board, token: str) -> None:
    """Seat 0 goes on an Adventure, in a new turn and where the token is."""
    turn(s, 0)
    s.token_at[0][TOKENS.index(token)], s.token_on[0][TOKENS.index(token)] = s.at[0], -1
    choose(s, "adventure", token=token)


def arc(s: Board) -> Any:
    """Of which arc the episode is."""
    return episode(s)["arc"]


def episode(s: Board) -> Any:
    """The episode that is being played; whom it is played with stands after its name."""
    return EPISODES[s.episode.partition("-")[0]]


def options(s: Board) -> list[str]:
    """What can be chosen."""
    return [c["option"] for c in choices(s)]


def pick(s: Board, name: str) -> None:
    """Choose an option by its name."""
    choose(s, "option", option=name)


def go_on(s: Board, where: str = "BRI") -> None:
    """The token goes there, and nobody writes."""
    happens(s, where)
    happens(s, 0)


def round_ends(s: Board) -> None:
    """The Event is a Calm Sea, and tokens come back."""
    faction_turn(s)
    happens(s, "CALM")


def writes(s: Board) -> None:
    """After an Adventure of seat 0 somebody may be written to."""
    turn(s, 0, acted=1)
    next_is(s, ("turn",), ("postscript", 0))


def letter(name: str, p: int = 1) -> int:
    """The number of a Postscript to a seat, as chance draws it."""
    return 1 + LETTERS.index(name) * 4 + p


def test_whose_tokens_are_adventures_here() -> None:
    """R66: Ton, in Cartagena with his Lover and Nemesis tokens, chooses his Lover's Adventure;
    Kahina cannot go on hers in Port Royal, where an Undead Soldier is, nor on Ton's."""
    s = sailor(2)
    captain(s, 0, "ton")
    captain(s, 1, "kahina")
    s.at[0], s.at[1] = "CAR", "PRO"
    s.token_at[0] = ["PRO", "CAR", "CAR", None]
    s.token_at[1][CAPTAIN] = "PRO"
    here = [c["token"] for c in choices(s) if c["do"] == "adventure"]
    assert here == ["lover", "nemesis"]
    assert refused(s, "adventure", token="captain") == "SL-R66"
    assert refused(s, "adventure", token="secondary") == "SL-R67"
    choose(s, "adventure", token="lover")
    assert arc(s) == "lover"
    s = sailor(2)
    s.at[1] = "PRO"
    s.token_at[0][CAPTAIN] = s.token_at[1][CAPTAIN] = "PRO"
    soldier = put(s, "soldier", "PRO")
    turn(s, 1)
    assert refused(s, "adventure", token="captain") == "SL-R42"
    s.npc_at[soldier] = None
    assert {"do": "adventure", "token": "captain"} in choices(s)
    s.acted = 1
    assert refused(s, "adventure", token="captain") == "SL-R35"
    s.acted, s.token_at[1][CAPTAIN], s.token_on[1][CAPTAIN] = 0, None, 0
    assert refused(s, "adventure", token="captain") == "SL-A33"


def test_an_adventure_from_the_token_to_the_postscript() -> None:
    """R68, R71, R72, R78: choose a token and an option, roll, gain; the token goes on, and somebody
    else is written to."""
    s = sailor(2)
    s.gold[0] = 0
    for faction in range(len(FACTIONS)):
        s.relation[1][faction] = 0
    turn(s, 0)
    go(s, "lover")
    pick(s, "dare")
    choose(s, "roll")
    happens(s, "2", "2", "1", "1", "1")
    choose(s, "done")
    while s.step == "draw_tavern":
        happens(s, "T02")
    happens(s, "BRI")
    happens(s, letter("tlaloc_plea"))
    assert s.token_at[0][LOVER] == "BRI"
    assert asked(s) == (1, "answer_postscript")
    choose(s, "refuse")
    assert asked(s) == (0, "turn")
    assert not [c for c in choices(s) if c["do"] == "adventure"]  # the action is taken
    steps = [
        *("adventure_begun", "option_chosen", "challenged_adventure", "challenge_won"),
        *("favor_changed", "token_moved", "postscript_arrived", "postscript_refused"),
    ]
    assert [e["event"] for e in told(s) if e["event"] in steps] == steps


def test_what_an_option_costs_is_shown() -> None:
    """R69: cost and difficulty stand beside the choice, in every language."""
    table = ct.Table("sea-of-legends", 1, 7, {"content": plain()})
    table.choose({"do": "captain", "captain": "ton"})
    while table.decision and table.decision.kind != "choose_option":
        table.choose(0)
    assert table.decision
    trap, away = table.decision.choices
    assert ("Challenge 5" in trap.label("en"), "Challenge" in away.label("en")) == (True, False)
    assert ("Défi 5" in trap.label("fr"), "Défi" in away.label("fr")) == (True, False)
    table.choose(1)
    position = table.position()
    position["token_at"][0][CAPTAIN] = position["at"][0]
    table = ct.Table.at("sea-of-legends", position, 7)
    table.choose({"do": "adventure", "token": "captain"})
    assert table.decision
    trade = table.decision.choices[1]
    assert "Pay 2 gold" in trade.label("en")
    assert "Payer 2 pièces d'or" in trade.label("fr")


def test_every_episode_offers_a_choice_with_a_free_option() -> None:
    """R69, A29: without gold the free ones are left."""
    s = sailor()
    s.gold[0] = 0
    go(s, "lover")
    assert asked(s) == (0, "choose_option")
    assert set(options(s)) == {"meet", "dare"}


def test_a_cost_is_paid_at_once() -> None:
    """R70."""
    s = sailor()
    go(s, "lover")
    pick(s, "gift")
    assert s.gold[0] == 6


def test_a_lover_adventure_raises_favor_and_moves_the_token() -> None:
    """R72, R76: one more ability, and the token goes to a Port two to four regions away."""
    s = sailor(1)
    go(s, "lover")
    pick(s, "meet")
    assert s.favor[0][0] == 2
    assert s.gold[0] == 12
    go_on(s, "VER")
    assert s.token_at[0][LOVER] == "VER"
    assert s.stage[0][LOVER] == 1


def test_a_nemesis_adventure_lowers_malice() -> None:
    """R57, R77."""
    s = sailor(1)
    go(s, "nemesis")
    pick(s, "yield")
    assert s.malice[0][0] == 1
    assert s.gold[0] == 8


def test_why_an_option_is_refused() -> None:
    """R69, R70, R74, R79: of another episode, too dear, for friends only, or for a favour that
    nobody asked."""
    s = sailor(1)
    s.gold[0] = 1
    go(s, "captain")
    assert refused(s, "option", option="trade") == "SL-R70"
    assert refused(s, "option", option="promise") == "SL-R79"
    assert refused(s, "option", option="vouch") == "SL-R69"
    assert refused(s, "accept") == "SL-R69"


def test_the_challenge_of_an_adventure_uses_its_difficulty() -> None:
    """R71, A28: the same steps; failing still completes the episode."""
    s = sailor(1)
    go(s, "lover")
    pick(s, "dare")
    assert s.difficulty == 4
    assert asked(s)[1] == "pool"
    choose(s, "roll")
    while waits(s) == "roll":
        happens(s, "nemesis")
    while s.step in ("assign", "shield"):
        choose(s, "done")
    finish(s)
    assert s.favor[0][0] == 2
    assert s.stage[0][LOVER] == 1


def finish(s: Board) -> None:
    """Take the first of everything until it is over."""
    drawn = {"postscript": 0, "move_token": "BRI", "draw_tavern": "T01"}
    while s.step != "turn":
        if kind := waits(s):
            happens(s, drawn[kind] if drawn[kind] in possible(s) else next(iter(possible(s))))
        else:
            choose(s, **choices(s)[0])


def test_true_love_takes_the_token_off_the_board() -> None:
    """A31: and lost Favor brings it back for a Reconcile episode."""
    s = sailor(1)
    after(s, LOVER, 2)
    s.favor[0][0] = 3
    go(s, "lover")
    pick(s, "meet")
    happens(s, 0)
    assert s.favor[0][0] == 4
    assert s.token_at[0][LOVER] is None
    s.favor[0][0] = 3
    round_ends(s)
    happens(s, "VER")
    go(s, "lover")
    assert arc(s) == "reconcile"


def test_favor_and_malice_that_come_back() -> None:
    """A31: an Old Score is offered when Malice was gained again, and the token leaves with it; a
    Nemesis who left play does not come back."""
    s = sailor(1)
    after(s, NEMESIS, 2)
    s.malice[0][0] = 1
    go(s, "nemesis")
    pick(s, "yield")
    happens(s, 0)
    assert (s.malice[0][0], s.token_at[0][NEMESIS]) == (0, None)
    round_ends(s)
    assert (s.step, s.token_at[0][NEMESIS]) == ("turn", None)
    s.malice[0][0] = 1
    round_ends(s)
    happens(s, "VER")
    go(s, "nemesis")
    assert arc(s) == "old_score"
    pick(s, "yield")
    happens(s, 0)
    assert (s.malice[0][0], s.token_at[0][NEMESIS]) == (0, None)
    nemesis(s, 0, None, 0)
    round_ends(s)
    assert s.token_at[0][NEMESIS] is None


def test_the_third_nemesis_episode_can_end_it() -> None:
    """R77, A32: by the option that succeeds."""
    s = sailor(1)
    after(s, NEMESIS, 2)
    go(s, "nemesis")
    pick(s, "face")
    s.strength[0] = 20
    choose(s, "roll")
    while waits(s) == "roll":
        happens(s, "2")
    choose(s, "done")
    finish(s)
    assert s.nemesis[0][0] is None
    assert s.fame[0] == 1
    assert s.box.get("P02", 0) == 1


def test_a_nemesis_that_was_not_beaten_has_a_finale() -> None:
    """A32: repeatable; when Malice is gone the token leaves, and new Malice is an Old Score."""
    s = sailor(1)
    after(s, NEMESIS, 2)
    s.malice[0][0] = 3
    go(s, "nemesis")
    pick(s, "yield")
    go_on(s)
    for malice in (1, 0):
        go(s, "nemesis")
        assert arc(s) == "finale"
        finish(s)
        assert s.malice[0][0] == malice
    assert s.token_at[0][NEMESIS] is None
    s.malice[0][0] = 1
    go(s, "nemesis")
    assert arc(s) == "old_score"


def test_the_prologue_leads_to_one_of_the_two_factions() -> None:
    """R30, R31, R74: it counts as the first Captain Adventure, and somebody speaks for them."""
    table = ct.Table("sea-of-legends", 1, options={"content": plain()}, chance=Script())
    while table.decision and table.decision.kind != "choose_option":
        table.choose(0)
    s = Board(table.position())
    assert (s.captain, s.at, s.stage[0][CAPTAIN]) == (["kahina"], ["PRO"], 0)
    pick(s, "first")
    happens(s, "F05")
    assert (s.arc_faction, s.representative) == (["tlaloc"], ["F05"])
    assert s.relation[0][TLALOC] == 1
    happens(s, "SKU")
    assert asked(s) == (0, "turn")
    assert (s.round, s.stage[0][CAPTAIN], s.token_at[0][CAPTAIN]) == (1, 1, "SKU")


def test_representatives_are_different_while_they_can_be() -> None:
    """R74: nobody is met twice while another is there."""
    script = Script(first_player=[0], representative=["F04"])
    table = ct.Table("sea-of-legends", 2, options={"content": plain()}, chance=script)
    while table.decision and table.decision.kind != "turn":
        table.choose(0)
    assert table.position()["arc_faction"] == ["tlaloc", "tlaloc"]
    met = [set(possible) for kind, possible in script.nodes if kind == "representative"]
    assert met == [{"F04", "F05", "F06"}, {"F05", "F06"}]


def test_the_third_captain_adventure_turns_the_card() -> None:
    """R53, R75, A30: and with a relation of two the Legendary Crew joins."""
    s = sailor(1)
    after(s, CAPTAIN, 2)
    s.relation[0][TLALOC] = 1
    go(s, "captain")
    pick(s, "vouch")
    finish(s)
    assert s.legendary[0] == 1
    assert s.ready[0].get("L04", 0) == 1


def test_without_the_relation_nobody_joins() -> None:
    """R74: the relation decides."""
    s = sailor(1)
    after(s, CAPTAIN, 2)
    s.relation[0][TLALOC] = 0
    go(s, "captain")
    pick(s, "vouch")
    finish(s)
    assert s.ready[0].get("L04", 0) == 0


def test_an_ally_relic_or_a_secondary_lover() -> None:
    """R74, R80: the Secondary token is a fourth Adventure token."""
    s = sailor(1)
    after(s, CAPTAIN, 3)
    s.relation[0][TLALOC] = 2
    go(s, "captain")
    pick(s, "stand_by")
    assert asked(s)[1] == "choose_bond"
    choose(s, "bond", bond="lover")
    finish(s)
    assert s.lover[0][1] == "F04"
    assert s.favor[0][1] == 1
    assert s.token_at[0][SECONDARY] is not None
    go(s, "secondary")
    assert arc(s) == "secondary_lover"
    finish(s)
    assert s.favor[0][1] == 2


def test_ally_relics_come_one_after_the_other() -> None:
    """R117: the first, then the second."""
    s = sailor(1)
    for card in ("CT1", "CT2"):
        after(s, CAPTAIN, 3)
        s.relation[0][TLALOC] = 4
        go(s, "captain")
        pick(s, "stand_by")
        choose(s, "bond", bond="ally_relic")
        assert lies(s, "relics", 0)[-1] == card
        finish(s)
    assert lies(s, "relics", 0) == ["CT1", "CT2"]


def test_betrayal_makes_an_enemy() -> None:
    """R79, R80: Notoriety and a Relic for a Secondary Nemesis."""
    s = sailor(1)
    after(s, CAPTAIN, 3)
    s.relation[0][TLALOC] = 2
    go(s, "captain")
    pick(s, "betray")
    choose(s, "pick", card="CT3")
    finish(s)
    assert s.nemesis[0][1] == "F04"
    assert s.fame[0] == 1
    assert s.relation[0][TLALOC] == -1


def test_the_oath_brings_a_flag_or_a_fort() -> None:
    """R73, R110, R111: at a Port without either."""
    s = sailor(1)
    after(s, CAPTAIN, 4)
    s.relation[0][TLALOC] = 4
    flag(s, "HAV", "seat-0")
    go(s, "captain")
    pick(s, "swear")
    assert asked(s)[1] == "choose_port"
    assert "HAV" not in {c["region"] for c in choices(s)}
    choose(s, "region", region="NAS")
    choose(s, "mark", mark="fort")
    assert s.fort[REGION["NAS"]] == "tlaloc"
    assert s.relics[0].get("CT1", 0) == 1


def test_tokens_of_lovers_may_lie_on_another_captains_card() -> None:
    """R72, A33: the token goes with that Captain."""
    s = sailor(2)
    go(s, "lover")
    pick(s, "meet")
    happens(s, "seat-1")
    assert (s.token_at[0][LOVER], s.token_on[0][LOVER]) == (None, 1)


def test_a_token_does_not_go_to_a_port_with_a_fort() -> None:
    """A random Port two to four regions away without a Fort."""
    s = sailor(1)
    s.fort[REGION["VER"]] = "tlaloc"
    go(s, "lover")
    pick(s, "meet")
    assert waits(s) == "move_token"
    found = set(possible(s))
    assert found
    assert "VER" not in found
    assert found == {port for port in PORTS if 2 <= far("TOR", port) <= 4} - {"VER"}


def far(here: str, there: str) -> int:
    """How many regions away something is."""
    reached, steps = {here}, 0
    while there not in reached:
        reached |= {r for route in chart()["routes"] if reached & {*route} for r in route}
        steps += 1
    return steps


def test_a_postscript_is_to_another_captain_who_may_answer() -> None:
    """R78, R79: accepting offers a favour, refusing costs the relation."""
    for accept in (True, False):
        s = sailor(2)
        s.arc_faction[1], s.representative[1] = "tlaloc", "F05"
        for faction in range(len(FACTIONS)):
            s.relation[1][faction] = 1
        give(s, 1, "ready", "L04")
        writes(s)
        happens(s, letter("tlaloc_plea"))
        assert asked(s) == (1, "answer_postscript")
        choose(s, "accept" if accept else "refuse")
        (answered,) = told(s, "postscript_accepted" if accept else "postscript_refused")
        assert answered["seat"] == 1
        assert s.promise[1] == ("tlaloc_plea" if accept else None)
        assert s.relation[1][TLALOC] == (1 if accept else 0)
        assert s.ready[1].get("L04", 0) == accept


def test_a_postscript_that_cannot_be_paid_can_only_be_refused() -> None:
    """R70, R78."""
    s = sailor(2)
    s.gold[1] = 2
    writes(s)
    happens(s, letter("tlaloc_threat"))
    assert [c["do"] for c in choices(s)] == ["refuse"]


def test_alone_postscripts_are_to_oneself() -> None:
    """A4."""
    s = sailor(1)
    writes(s)
    codes = [code for code in possible(s) if code]
    assert codes
    assert all((code - 1) % 4 == 0 for code in codes)


def test_a_favour_is_offered_once() -> None:
    """R79: the next Adventure has the choice."""
    s = sailor(1)
    s.promise[0] = "tlaloc_plea"
    go(s, "captain")
    pick(s, "promise")
    assert s.promise[0] is None
    assert (s.relation[0][TLALOC], s.broken[0]) == (2, 0)


def test_a_spurned_lover_turns() -> None:
    """R79: with a bad relation a Secondary Lover loses Favor, then becomes a Nemesis."""
    s = sailor(1)
    lover(s, 0, "F04", 2, 1)
    s.relation[0][TLALOC] = -1
    for favor in (1, 0):
        writes(s)
        happens(s, letter("tlaloc_plea", 0))
        choose(s, "refuse")
        assert s.favor[0][1] == favor
    assert s.lover[0][1] is None
    assert s.nemesis[0][1] == "F04"


def test_adventures_are_told() -> None:
    """R68: people read who went on which Adventure."""
    s = sailor(1)
    go(s, "lover")
    assert told(s, "adventure_begun")[0]["token"] == TOKENS[LOVER]


def test_an_adventure_is_one_episode_of_its_story() -> None:
    """R67: Captain, Lover and Nemesis tokens each have a story; going there plays one episode of
    it, and the others wait. Without its token on the board there is no Secondary Adventure."""
    s = sailor(1)
    turn(s, 0)
    offered = {c["token"] for c in choices(s) if c["do"] == "adventure"}
    assert offered == {"captain", "lover", "nemesis"}
    go(s, "lover")
    pick(s, "meet")
    assert list(s.stage[0]) == [1, 1, 0, 0]


def test_a_postscript_takes_only_what_is_there() -> None:
    """A34: without Legendary Crew or a Lover of that faction a refusal changes the relation
    only."""
    s = sailor(1)
    give(s, 0, "ready", "gunner")
    before = (lies(s, "ready", 0), s.lover[0][0], s.favor[0][0], s.gold[0])
    writes(s)
    happens(s, letter("tlaloc_plea", 0))
    choose(s, "refuse")
    assert s.relation[0][TLALOC] == -1
    assert (lies(s, "ready", 0), s.lover[0][0], s.favor[0][0], s.gold[0]) == before


# What every choice brings


def outcome_of(s: Board, before: dict[str, int]) -> dict[str, int]:
    """What has changed for seat 0."""
    return {name: value - before[name] for name, value in worth(s).items() if value != before[name]}


def worth(s: Board) -> dict[str, int]:
    """What seat 0 has, in numbers."""
    found = {name: len(lies(s, name, 0)) for name in ("items", "relics", "ready", "exhausted")}
    found |= {"gold": s.gold[0], "fame": s.fame[0], "relation": s.relation[0][TLALOC]}
    return found | {"favor": s.favor[0][0], "malice": s.malice[0][0]}


WON, LOST = "2", "lover"  # what all dice show


@pytest.mark.parametrize(
    ("token", "done", "option", "rolled", "changed"),
    [
        # Captain: the errand, the proof, the bond, the oath, then services without end
        (CAPTAIN, 1, "serve", "", {"gold": 3, "relation": 1}),
        (CAPTAIN, 1, "trade", "", {"gold": -2, "items": 1, "relation": 1}),
        (CAPTAIN, 1, "steal", WON, {"gold": 6, "relation": 2}),
        (CAPTAIN, 1, "steal", LOST, {}),
        (CAPTAIN, 1, "kidnap", WON, {"gold": 8, "relation": 2}),
        (CAPTAIN, 2, "vouch", "", {"relation": 1}),
        (CAPTAIN, 2, "sacrifice", "", {"relation": 2, "relics": 1}),  # and the Legendary Crew
        (CAPTAIN, 2, "trial", WON, {"relation": 2, "relics": 1, "ready": 1}),
        (CAPTAIN, 2, "trial", LOST, {}),
        (CAPTAIN, 3, "stand_by", "", {"gold": 5, "relation": 1}),
        (CAPTAIN, 3, "pay", "", {"gold": -8, "relation": 2}),
        (CAPTAIN, 3, "fight", WON, {"relation": 2}),
        (CAPTAIN, 3, "fight", LOST, {}),
        (CAPTAIN, 3, "betray", "", {"fame": 1, "relics": 1, "relation": -3}),
        (CAPTAIN, 4, "swear", "", {"relation": 1}),
        (CAPTAIN, 4, "prove", WON, {"fame": 1}),
        (CAPTAIN, 4, "prove", LOST, {}),
        (CAPTAIN, 5, "work", "", {"gold": 4}),
        (CAPTAIN, 5, "relic", WON, {"relics": 1}),
        (CAPTAIN, 7, "ally", WON, {"relics": 1}),
        (CAPTAIN, 7, "ally", LOST, {}),
        # Lover
        (LOVER, 0, "meet", "", {"favor": 1, "gold": 2}),
        (LOVER, 0, "gift", "", {"favor": 1, "gold": -4, "items": 1}),
        (LOVER, 0, "dare", WON, {"favor": 1, "items": 1}),
        (LOVER, 1, "gift", "", {"favor": 1, "gold": 2}),
        (LOVER, 1, "dare", WON, {"favor": 1, "gold": 6}),
        (LOVER, 2, "gift", "", {"favor": 1, "gold": -4, "fame": 1}),
        (LOVER, 2, "dare", WON, {"favor": 1, "fame": 1}),
        (LOVER, 2, "dare", LOST, {"favor": 1}),
        # Nemesis
        (NEMESIS, 0, "yield", "", {"malice": -1, "gold": -2}),
        (NEMESIS, 0, "face", WON, {"malice": -1, "gold": 5}),
        (NEMESIS, 1, "face", WON, {"malice": -1, "items": 1}),
        (NEMESIS, 1, "face", LOST, {"malice": -1}),
        (NEMESIS, 2, "face", WON, {"malice": -2, "fame": 1}),  # the Nemesis leaves play
        (NEMESIS, 2, "plunder", WON, {"malice": -2, "relics": 1}),
        (NEMESIS, 3, "face", WON, {"malice": -2, "fame": 1}),
        (NEMESIS, 4, "face", WON, {"malice": -1, "gold": 5}),
    ],
)
def test_what_a_choice_brings(
    token: int, done: int, option: str, rolled: str, changed: dict[str, int]
) -> None:
    """R73 to R77: by the token, the episodes that are over, and what was chosen; the relation
    begins at 0, so nothing that needs a better one is there."""
    s = sailor(1)
    give(s, 0, "ready", "gunner")
    after(s, token, done)
    before = worth(s)
    go(s, TOKENS[token])
    pick(s, option)
    if rolled:
        choose(s, "roll")
        while waits(s) == "roll":
            happens(s, rolled)
        choose(s, "done")
    finish(s)
    assert outcome_of(s, before) == changed


@pytest.mark.parametrize(
    ("token", "difficulties"),
    [
        (CAPTAIN, [{4, 5}, {6}, {7}, {8}, {8}]),
        (LOVER, [{4}, {5}, {6}]),
        (NEMESIS, [{5}, {6}, {7}, {7}]),
    ],
)
def test_how_hard_adventures_are(token: int, difficulties: list[set[int]]) -> None:
    """R71: from stage to stage."""
    first = 1 if token == CAPTAIN else 0
    for done, wanted in enumerate(difficulties, first):
        found: set[int] = set()
        for option in range(4):
            s = sailor(1)
            s.gold[0], s.relation[0][TLALOC] = 99, 6
            give(s, 0, "items", "T01")
            after(s, token, done)
            go(s, TOKENS[token])
            choose(s, **choices(s)[min(option, len(choices(s)) - 1)])
            found |= {s.difficulty} if s.against == "adventure" else set()
        assert found == wanted


def test_secondary_arcs_are_on_the_same_scale() -> None:
    """R80: the same choices as with the Lover or the Nemesis, three episodes, then no token."""
    for kind, token in (("lover", LOVER), ("nemesis", NEMESIS)):
        for done in range(3):
            offered = []
            for played in (token, SECONDARY):
                s = sailor(1)
                (lover if kind == "lover" else nemesis)(s, 0, "F04", 1, 1)
                after(s, played, done)
                go(s, TOKENS[played])
                assert arc(s) == (kind if played == token else f"secondary_{kind}")
                offered.append((episode(s)["options"], episode(s)["done"]))
            assert offered[0] == offered[1]
    s = sailor(1)
    nemesis(s, 0, "F04", 1, 1)
    after(s, SECONDARY, 2)
    go(s, "secondary")
    pick(s, "face")
    choose(s, "roll")
    while waits(s) == "roll":
        happens(s, WON)
    finish(s)
    assert (s.nemesis[0][1], s.malice[0][1], s.malice[0][0]) == (None, 0, 2)
    assert s.token_at[0][SECONDARY] is None
    assert s.box.get("F04", 0) == 1


def test_the_first_choice_settles_the_sort_of_arc() -> None:
    """R74: to serve, trade, steal or kidnap."""
    for sort in ("serve", "trade", "steal", "kidnap"):
        s = sailor(1)
        go(s, "captain")
        pick(s, sort)
        assert s.arc_type[0] == [sort, None, None, None]


@pytest.mark.parametrize(("relation", "has"), [(2, False), (3, True)])
def test_the_oath_needs_a_good_relation(relation: int, has: bool) -> None:
    """R74: at 4 it brings the next Ally Relic and a Flag or Fort."""
    s = sailor(1)
    give(s, 0, "relics", "CT1")
    after(s, CAPTAIN, 4)
    s.relation[0][TLALOC] = relation
    go(s, "captain")
    pick(s, "swear")
    assert s.relics[0].get("CT2", 0) == has
    assert (s.step == "choose_port") == has


def test_the_altar() -> None:
    """R69, R70, A52: Lady Gray's proof is an altar: blood, for which all refreshed Crew are
    exhausted, or loot."""
    s = sailor(1)
    s.options["content"] = "built_in"
    s.arc_faction[0], s.representative[0] = "dread", "F01"
    after(s, CAPTAIN, 2)
    give(s, 0, "exhausted", "quartermaster")
    go(s, "captain")
    assert options(s) == ["chisel", "loot"]  # there is nobody to be exhausted
    give(s, 0, "ready", "gunner", "navigator")
    assert options(s) == ["blood", "chisel", "loot"]
    pick(s, "blood")
    assert lies(s, "ready", 0) == []
    choose(s, "pick", card="DR3")
    finish(s)
    assert s.relation[0][DREAD] == 2
    assert lies(s, "ready", 0) == ["L01"]
    after(s, CAPTAIN, 2)
    s.gold[0] = 0
    go(s, "captain")
    pick(s, "loot")
    finish(s)
    assert (s.gold[0], s.relation[0][DREAD]) == (6, 1)


def test_an_item_is_looked_for_in_the_tavern_deck() -> None:
    """R73, R86: Rumors that come before it are discarded; where there is no Item left, nobody
    gains one."""

    def gift(s: Board) -> None:
        after(s, LOVER, 0)
        s.favor[0][0], s.gold[0] = 1, 10
        go(s, "lover")
        pick(s, "gift")

    s = sailor(2)
    gift(s)
    happens(s, "T31", "T32", "T02")
    assert lies(s, "items", 0) == ["T02"]
    assert lies(s, "tavern_discard") == ["T31", "T32"]
    finish(s)
    # Every Item is somebody's, and the Rumors but two as well.
    only(s, "tavern_deck", rest="items", p=1)
    for card in [card for card in s.items[1] if card >= "T31"]:
        give(s, 1, "rumors", card)
    gift(s)
    assert waits(s) == "move_token"
    assert lies(s, "items", 0) == ["T02"]
    finish(s)
    lay(s, "tavern_discard", "T05")
    gift(s)
    happens(s, "T31", "T05")
    assert lies(s, "items", 0) == ["T02", "T05"]
    finish(s)
    lay(s, "tavern_bottom", "T06")
    gift(s)
    happens(s, "T32", "T06")
    assert lies(s, "items", 0) == ["T02", "T05", "T06"]


# Where tokens go


def where_tokens_go(s: Board, token: int, reach: int = 4) -> dict[str, float]:
    """The odds of every place."""
    turn(s, 0, acted=1)
    next_is(s, ("turn",), ("move_token", 0, token, reach))
    total = sum(possible(s).values())
    return {place: weight / total for place, weight in possible(s).items()}


def test_fifteen_of_a_hundred_lie_on_a_captain_card() -> None:
    """R72, A33: of Lovers and Nemeses, with another player; all Ports are equally likely."""
    for seats in (2, 3, 4):
        s = sailor(seats)
        for token in (LOVER, NEMESIS):
            odds = where_tokens_go(s, token)
            others = [f"seat-{q}" for q in range(1, seats)]
            assert sum(odds[q] for q in others) == pytest.approx(0.15)
            assert len({round(odds[q], 9) for q in others}) == 1
            assert len({round(odds[port], 9) for port in odds if port not in others}) == 1
        for token in (CAPTAIN, SECONDARY):
            assert set(where_tokens_go(s, token)) <= set(PORTS)
    assert set(where_tokens_go(sailor(1), LOVER)) <= set(PORTS)


def test_after_the_prologue_the_token_is_nearer() -> None:
    """R31, R72: two or three regions away, later up to four; nobody writes after a Prologue."""
    script = Script(captain=["kahina"])
    options = {"content": plain()}
    table = ct.Table("sea-of-legends", 1, options=options, chance=script)
    while table.decision and table.decision.kind != "turn":
        table.choose(0)
    here = table.position()["at"][0]
    [places] = [set(possible) for kind, possible in script.nodes if kind == "move_token"]
    assert places == {port for port in PORTS if 2 <= far(here, port) <= 3}
    assert "postscript" not in [kind for kind, _ in script.nodes]
    s = Board(table.position())
    go(s, "captain")
    pick(s, "serve")
    assert waits(s) == "move_token"
    assert set(possible(s)) == {port for port in PORTS if 2 <= far(here, port) <= 4}
    happens(s, next(iter(possible(s))))
    assert waits(s) == "postscript"


# Postscripts


def test_twenty_four_postscripts() -> None:
    """R78, R79: each faction pleads, threatens, gives and summons; whoever refuses loses relation,
    at 0 or less Legendary Crew, at less than 0 the Lover of that faction."""
    posts = plain()["adventures"]["postscripts"]
    letters_of = {(post.get("faction", ""), post["kind"]): post for post in posts}
    assert len(letters_of) == 24
    for faction in FACTIONS:
        for kind in ("plea", "threat", "gift", "summons"):
            parts = ("cost", "accept", "refuse")
            post = {part: list(letters_of[faction, kind].get(part, ())) for part in parts}
            refuse = [{"do": "relation", "n": -1}]
            if faction != "spanish":
                refuse += [{"do": "leave", "relation_most": 0}]
                refuse += [{"do": "estrange", "relation_most": -1}]
            assert post["refuse"] == refuse
            if kind == "threat":
                assert (post["cost"], post["accept"]) == ([{"do": "lose_gold", "n": 3}], [])
            elif faction == "spanish" and kind != "plea":
                assert post["cost"] == [{"do": "lose_gold", "n": 3}]
                assert {"do": "ally_relic", "faction": "spanish"} in post["accept"]
            else:
                assert letters_of[faction, kind]["promise"]["ok"] == [{"do": "relation", "n": 2}]
                assert post["cost"] == []


@pytest.mark.parametrize(("relation", "crew_stays", "favor"), [(2, 1, 2), (1, 0, 2), (0, 0, 1)])
def test_what_a_refusal_costs(relation: int, crew_stays: int, favor: int) -> None:
    """R79: Legendary Crew leaves at 0 or less, the Lover of the faction turns away below that."""
    s = sailor(1)
    give(s, 0, "ready", "L04", "L01")
    lover(s, 0, "F04", 2, 1)
    s.relation[0][TLALOC] = relation
    writes(s)
    happens(s, letter("tlaloc_summons", 0))
    choose(s, "refuse")
    assert s.relation[0][TLALOC] == relation - 1
    assert s.ready[0].get("L04", 0) == crew_stays
    assert s.ready[0].get("L01", 0) == 1  # of another faction
    assert s.favor[0][1] == favor


def test_a_favour_is_for_those_who_asked() -> None:
    """R79: the relation that it betters is the one with the faction that wrote, not that of the
    arc; it is owed in the next Adventure, whichever that is, and what is not done then is broken,
    which is worse than to refuse."""
    for token, other in (("captain", "serve"), ("lover", "meet"), ("nemesis", "yield")):
        for chosen in ("promise", other):
            s = sailor(1)
            writes(s)
            happens(s, letter("dread_plea", 0))
            choose(s, "accept")
            assert (s.promise[0], s.relation[0][DREAD]) == ("dread_plea", 0)
            go(s, token)
            assert options(s)[-1] == "promise"
            pick(s, chosen)
            finish(s)
            kept = chosen == "promise"
            assert s.relation[0][DREAD] == (2 if kept else -2)
            assert (s.promise[0], s.broken[0]) == (None, int(not kept))
            assert len(told(s, "promise_kept" if kept else "promise_broken")) == 1
            go(s, "captain")
            assert "promise" not in options(s)


def test_nobody_owes_two_favours() -> None:
    """R79: a letter that asks for one does not come to who still owes another."""
    s = sailor(1)
    s.promise[0] = "dread_plea"
    writes(s)
    offered = {LETTERS[(code - 1) // 4] for code in possible(s) if code}
    assert "spanish_threat" in offered
    assert not {"tlaloc_plea", "dread_plea", "dread_gift"} & offered


def test_spanish_ally_relics_come_by_letter() -> None:
    """R74, R117: there is no Spanish representative; their gift and their summons bring Safe
    Conduct, then the Golden Fleece, for 3 gold each."""
    s = sailor(1)
    for name, card in (("spanish_gift", "SP1"), ("spanish_summons", "SP2")):
        writes(s)
        happens(s, letter(name, 0))
        choose(s, "accept")
        assert s.relics[0].get(card, 0) == 1
    assert s.gold[0] == 4
    s.at[0] = "S3"
    put(s, "galleon", "S3")
    turn(s, 0)
    assert END in choices(s)  # with both Ally Relics nobody is hostile


@pytest.mark.parametrize(
    ("name", "loses"),
    [
        ("lover_taken", {"favor": -1}),
        ("nemesis_helped", {"malice": 1}),
        ("crew_tempted", {"ready": -1}),
        ("port_betrayed", {"flag": -1}),
    ],
)
def test_letters_about_what_is_yours(name: str, loses: dict[str, int]) -> None:
    """R78, R79: they come to who has it; 3 gold, or it is lost."""
    s = sailor(1)
    s.favor[0][0] = 2
    give(s, 0, "ready", "K01a")
    flag(s, "HAV", "seat-0")
    writes(s)
    assert letter(name, 0) in possible(s)
    for answer in ("accept", "refuse"):
        before = worth(s)
        before["flag"] = s.flag.count("seat-0")
        writes(s)
        happens(s, letter(name, 0))
        choose(s, answer)
        after = worth(s) | {"flag": s.flag.count("seat-0")}
        changed = {key: value - before[key] for key, value in after.items() if value != before[key]}
        assert changed == ({"gold": -3} if answer == "accept" else loses)
    bare = scene(1, content=plain())
    writes(bare)
    assert letter(name, 0) not in possible(bare)


def test_one_adventure_in_three_has_a_postscript() -> None:
    """R78: to one of the others, all letters that concern them equally likely."""
    s = sailor(3)
    writes(s)
    drawn = possible(s)
    assert drawn[0] / sum(drawn.values()) == pytest.approx(2 / 3)
    assert {(code - 1) % 4 for code in drawn if code} == {1, 2}
    assert {weight for code, weight in drawn.items() if code} == {1}
