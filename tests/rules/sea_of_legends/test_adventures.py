"""Adventures: episodes, their costs and results, and what they bring."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.declare import NONE
from captains_table.engine.plain import State
from captains_table.games.sea_of_legends.adventures import destinations, next_episode
from captains_table.games.sea_of_legends.alignment import ALLIED, stance
from captains_table.games.sea_of_legends.bonds import take_ally_relic
from captains_table.games.sea_of_legends.book import book
from captains_table.games.sea_of_legends.box import (
    CAPTAINS,
    FACTION_CHARACTERS,
    FACTIONS,
    LEGENDARY,
    PORTS,
    REGIONS,
    TOKENS,
)
from captains_table.games.sea_of_legends.effects import run_effects
from captains_table.games.sea_of_legends.loading import builtin
from captains_table.games.sea_of_legends.pack import Effect
from captains_table.games.sea_of_legends.postscripts import letters
from captains_table.games.sea_of_legends.rules import FLOW as rules
from captains_table.games.sea_of_legends.state import (
    ARC_TAGS,
    CELL,
    DERIVED,
    KIND,
    PEOPLE,
    PLAYERS,
    REGION,
    STEPS,
    cell,
)
from captains_table.games.sea_of_legends.tableau import lies
from tests.rules.sea_of_legends.scenario import (
    asked,
    choices,
    choose,
    flag,
    give,
    happens,
    lay,
    put,
    refused,
    scene,
    settle,
    start,
    told,
)

CAPTAIN, LOVER, NEMESIS, SECONDARY = range(4)
TLALOC = FACTIONS.index("tlaloc")
CITLALI = FACTION_CHARACTERS.index("F04")


def sailor(seats: int = 2) -> State:
    """Somebody with a Lover, a Nemesis and a faction to deal with, all tokens at Tortuga."""
    s = scene(seats)
    s.at[0] = REGION["TOR"]
    s.lover[0][0], s.favor[0][0] = PEOPLE.index("P01"), 1
    s.nemesis[0][0], s.malice[0][0] = PEOPLE.index("P02"), 2
    s.arc_faction[0], s.representative[0] = TLALOC, CITLALI
    s.stage[0][CAPTAIN] = 1
    s.gold[0] = 10
    for faction in range(len(FACTIONS)):
        s.relation[0][faction] = 0
    for token in (CAPTAIN, LOVER, NEMESIS):
        s.token_at[0][token] = REGION["TOR"]
    lay(s, "faction_decks", "CT1", "CT2", "CT3", "CT4", "SP1", *LEGENDARY)
    lay(s, "faction_characters", *FACTION_CHARACTERS)
    lay(s, "tavern_deck", "T01", "T02", "T03")
    return s


def options(s: State) -> dict[str, int]:
    """What can be chosen, by the names of the options."""
    found = [c["option"] for c in choices(s)]
    return {book(s).options[number].id: number for number in found}


def pick(s: State, name: str) -> None:
    """Choose an option by its name."""
    choose(s, "option", option=options(s)[name])


def go_on(s: State, where: str = "BRI") -> None:
    """The token goes there, and nobody writes."""
    happens(s, where)
    if s.step != NONE and STEPS[s.step] == "postscript":
        happens(s, 0)


def test_whose_tokens_are_adventures_here() -> None:
    """R66: Ton, in Cartagena with his Lover and Nemesis tokens, chooses his Lover's Adventure;
    Kahina cannot go on hers in Port Royal, where an Undead Soldier is, nor on Ton's."""
    s = sailor(2)
    s.captain[0], s.captain[1] = CAPTAINS.index("ton"), CAPTAINS.index("kahina")
    s.at[0], s.at[1] = REGION["CAR"], REGION["PRO"]
    s.token_at[0][CAPTAIN] = REGION["PRO"]
    s.token_at[0][LOVER] = s.token_at[0][NEMESIS] = REGION["CAR"]
    s.token_at[1][CAPTAIN] = REGION["PRO"]
    start(s, "begin_turn", 0)
    here = [c["token"] for c in choices(s) if c["do"] == "adventure"]
    assert here == ["lover", "nemesis"]
    assert refused(s, "adventure", token="captain") == "SL-R66"
    assert refused(s, "adventure", token="secondary") == "SL-R67"
    choose(s, "adventure", token="lover")
    assert book(s).episodes[s.episode].arc == "lover"
    s = sailor(2)
    s.at[1] = REGION["PRO"]
    s.token_at[0][CAPTAIN] = s.token_at[1][CAPTAIN] = REGION["PRO"]
    soldier = put(s, "soldier", "PRO")
    start(s, "begin_turn", 1)
    assert refused(s, "adventure", token="captain") == "SL-R42"
    s.npc_at[soldier] = NONE
    assert {"do": "adventure", "token": "captain"} in choices(s)
    s.acted = 1
    assert refused(s, "adventure", token="captain") == "SL-R35"
    s.acted, s.token_at[1][CAPTAIN], s.token_on[1][CAPTAIN] = 0, NONE, 0
    assert refused(s, "adventure", token="captain") == "SL-A33"


def test_an_adventure_from_the_token_to_the_postscript() -> None:
    """R68, R71, R72, R78: choose a token and an option, roll, gain; the token goes on, and somebody
    else is written to."""
    s = sailor(2)
    s.gold[0] = 0
    for faction in range(len(FACTIONS)):
        s.relation[1][faction] = 0
    start(s, "begin_turn", 0)
    choose(s, "adventure", token="lover")
    pick(s, "dare")
    choose(s, "roll")
    happens(s, "2", "2", "1", "1", "1")
    choose(s, "done")
    while STEPS[s.step] == "draw_tavern":
        happens(s, "T02")
    happens(s, "BRI")
    happens(s, letter(s, "tlaloc_plea"))
    assert s.token_at[0][LOVER] == REGION["BRI"]
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
    table = ct.Table("sea-of-legends", 1, 7)
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
    start(s, "adventure", 0, LOVER)
    assert asked(s) == (0, "choose_option")
    assert set(options(s)) == {"meet", "dare"}


def test_a_cost_is_paid_at_once() -> None:
    """R70."""
    s = sailor()
    start(s, "adventure", 0, LOVER)
    pick(s, "gift")
    assert s.gold[0] == 6


def test_a_lover_adventure_raises_favor_and_moves_the_token() -> None:
    """R72, R76: one more ability, and the token goes to a Port two to four regions away."""
    s = sailor(1)
    start(s, "adventure", 0, LOVER)
    pick(s, "meet")
    assert s.favor[0][0] == 2
    assert s.gold[0] == 12
    go_on(s, "VER")
    assert s.token_at[0][LOVER] == REGION["VER"]
    assert s.stage[0][LOVER] == 1


def test_a_nemesis_adventure_lowers_malice() -> None:
    """R57, R77."""
    s = sailor(1)
    start(s, "adventure", 0, NEMESIS)
    pick(s, "yield")
    assert s.malice[0][0] == 1
    assert s.gold[0] == 8


def test_why_an_option_is_refused() -> None:
    """R69, R70, R74, R79: of another episode, too dear, for friends only, or for a favour that
    nobody asked."""
    s = sailor(1)
    s.gold[0] = 1
    start(s, "adventure", 0, CAPTAIN)
    first = book(s).first_option(s.episode)
    names = [option.id for option in book(s).episodes[s.episode].options]
    assert refused(s, "option", option=first + names.index("trade")) == "SL-R70"
    assert refused(s, "option", option=first + names.index("favour")) == "SL-R79"
    assert refused(s, "option", option=first + len(names)) == "SL-R69"
    assert refused(s, "accept") == "SL-R69"


def test_the_challenge_of_an_adventure_uses_its_difficulty() -> None:
    """R71, A28: the same steps; failing still completes the episode."""
    s = sailor(1)
    start(s, "adventure", 0, LOVER)
    pick(s, "dare")
    assert s.difficulty == 4
    assert asked(s)[1] == "pool"
    choose(s, "roll")
    while STEPS[s.step] == "roll":
        happens(s, "nemesis")
    while asked_or_none(s) in ("assign", "shield"):
        choose(s, "done")
    finish(s)
    assert s.favor[0][0] == 2
    assert s.stage[0][LOVER] == 1


def asked_or_none(s: State) -> str:
    return "" if s.step == NONE else STEPS[s.step]


def finish(s: State) -> None:
    """Take the first of everything until it is over."""
    while s.step != NONE:
        if asked_or_none(s) == "postscript":
            happens(s, 0)
        elif asked_or_none(s) == "move_token":
            happens(s, "BRI")
        elif asked_or_none(s) == "draw_tavern":
            happens(s, "T01")
        else:
            choose(s, **choices(s)[0])


def test_true_love_takes_the_token_off_the_board() -> None:
    """A31: and lost Favor brings it back for a Reconcile episode."""
    s = sailor(1)
    s.stage[0][LOVER], s.favor[0][0] = 2, 3
    start(s, "adventure", 0, LOVER)
    pick(s, "meet")
    happens(s, 0)
    assert s.favor[0][0] == 4
    assert s.token_at[0][LOVER] == NONE
    s.favor[0][0] = 3
    start(s, "return_tokens")
    happens(s, "VER")
    start(s, "adventure", 0, LOVER)
    assert book(s).episodes[s.episode].arc == "reconcile"


def test_favor_and_malice_that_come_back() -> None:
    """A31: an Old Score is offered when Malice was gained again, and the token leaves with it; a
    Nemesis who left play does not come back."""
    s = sailor(1)
    s.stage[0][NEMESIS], s.malice[0][0] = 2, 1
    start(s, "adventure", 0, NEMESIS)
    pick(s, "yield")
    happens(s, 0)
    assert (s.malice[0][0], s.token_at[0][NEMESIS]) == (0, NONE)
    start(s, "return_tokens")
    assert (s.step, s.token_at[0][NEMESIS]) == (NONE, NONE)
    s.malice[0][0] = 1
    start(s, "return_tokens")
    happens(s, "VER")
    start(s, "adventure", 0, NEMESIS)
    assert book(s).episodes[s.episode].arc == "old_score"
    pick(s, "yield")
    happens(s, 0)
    assert (s.malice[0][0], s.token_at[0][NEMESIS]) == (0, NONE)
    s.nemesis[0][0] = NONE
    start(s, "return_tokens")
    assert s.token_at[0][NEMESIS] == NONE


def test_the_third_nemesis_episode_can_end_it() -> None:
    """R77, A32: by the option that succeeds."""
    s = sailor(1)
    s.stage[0][NEMESIS] = 2
    start(s, "adventure", 0, NEMESIS)
    pick(s, "face")
    s.strength[0] = 20
    choose(s, "roll")
    while STEPS[s.step] == "roll":
        happens(s, "2")
    choose(s, "done")
    finish(s)
    assert s.nemesis[0][0] == NONE
    assert s.fame[0] == 1
    assert s.cards[CELL["box"]][KIND["P02"]] == 1


def test_a_nemesis_that_was_not_beaten_has_a_finale() -> None:
    """A32: repeatable; when Malice is gone the token leaves, and new Malice is an Old Score."""
    s = sailor(1)
    s.stage[0][NEMESIS], s.malice[0][0] = 2, 3
    start(s, "adventure", 0, NEMESIS)
    pick(s, "yield")
    go_on(s)
    for malice in (1, 0):
        start(s, "adventure", 0, NEMESIS)
        assert book(s).episodes[s.episode].arc == "finale"
        finish(s)
        assert s.malice[0][0] == malice
    assert s.token_at[0][NEMESIS] == NONE
    s.malice[0][0] = 1
    start(s, "adventure", 0, NEMESIS)
    assert book(s).episodes[s.episode].arc == "old_score"


def test_the_prologue_leads_to_one_of_the_two_factions() -> None:
    """R30, R31, R74: it counts as the first Captain Adventure, and somebody speaks for them."""
    s = scene(1)
    s.at[0] = REGION["PRO"]
    s.token_at[0][CAPTAIN] = REGION["PRO"]
    for faction in range(len(FACTIONS)):
        s.relation[0][faction] = 0
    start(s, "prologue", 0)
    pick(s, "first")
    happens(s, "F05")
    assert FACTIONS[s.arc_faction[0]] == "tlaloc"
    assert s.relation[0][TLALOC] == 1
    happens(s, "SKU")
    assert s.step == NONE
    assert s.stage[0][CAPTAIN] == 1


def test_representatives_are_different_while_they_can_be() -> None:
    """R74: nobody is met twice while another is there."""
    s = scene(2)
    s.representative[1] = CITLALI
    s.arc_faction[0] = TLALOC
    start(s, "representative", 0)
    codes: list[Any] = [0] * 99
    found = codes[: rules.chances(s, codes, [0] * 99)]
    assert CITLALI not in found
    assert len(found) == 2


def test_the_third_captain_adventure_turns_the_card() -> None:
    """R53, R75, A30: and with a relation of two the Legendary Crew joins."""
    s = sailor(1)
    s.stage[0][CAPTAIN], s.relation[0][TLALOC] = 2, 1
    start(s, "adventure", 0, CAPTAIN)
    pick(s, "vouch")
    finish(s)
    assert s.legendary[0] == 1
    assert s.cards[cell("ready", 0)][KIND["L04"]] == 1


def test_without_the_relation_nobody_joins() -> None:
    """R74: the relation decides."""
    s = sailor(1)
    s.stage[0][CAPTAIN], s.relation[0][TLALOC] = 2, 0
    start(s, "adventure", 0, CAPTAIN)
    pick(s, "vouch")
    finish(s)
    assert s.cards[cell("ready", 0)][KIND["L04"]] == 0


def test_an_ally_relic_or_a_secondary_lover() -> None:
    """R74, R80: the Secondary token is a fourth Adventure token."""
    s = sailor(1)
    s.stage[0][CAPTAIN], s.relation[0][TLALOC] = 3, 2
    start(s, "adventure", 0, CAPTAIN)
    pick(s, "stand_by")
    assert asked(s)[1] == "choose_bond"
    choose(s, "bond", bond="lover")
    finish(s)
    assert PEOPLE[s.lover[0][1]] == "F04"
    assert s.favor[0][1] == 1
    assert s.token_at[0][SECONDARY] != NONE
    start(s, "adventure", 0, SECONDARY)
    assert book(s).episodes[s.episode].arc == "secondary_lover"
    finish(s)
    assert s.favor[0][1] == 2


def test_ally_relics_come_one_after_the_other() -> None:
    """R117: the first, then the second."""
    s = sailor(1)
    s.relation[0][TLALOC] = 4
    take_ally_relic(s, 0, TLALOC)
    assert s.cards[cell("relics", 0)][KIND["CT1"]] == 1
    take_ally_relic(s, 0, TLALOC)
    assert s.cards[cell("relics", 0)][KIND["CT2"]] == 1


def test_betrayal_makes_an_enemy() -> None:
    """R79, R80: Notoriety and a Relic for a Secondary Nemesis."""
    s = sailor(1)
    s.stage[0][CAPTAIN], s.relation[0][TLALOC] = 3, 2
    start(s, "adventure", 0, CAPTAIN)
    pick(s, "betray")
    choose(s, "pick", card="CT3")
    finish(s)
    assert PEOPLE[s.nemesis[0][1]] == "F04"
    assert s.fame[0] == 1
    assert s.relation[0][TLALOC] == -1


def test_the_oath_brings_a_flag_or_a_fort() -> None:
    """R73, R110, R111: at a Port without either."""
    s = sailor(1)
    s.stage[0][CAPTAIN], s.relation[0][TLALOC] = 4, 4
    s.flag[REGION["HAV"]] = 0
    start(s, "adventure", 0, CAPTAIN)
    pick(s, "swear")
    assert asked(s)[1] == "choose_port"
    assert "HAV" not in {c["region"] for c in choices(s)}
    choose(s, "region", region="NAS")
    choose(s, "mark", mark="fort")
    assert FACTIONS[s.fort[REGION["NAS"]]] == "tlaloc"
    assert s.cards[cell("relics", 0)][KIND["CT1"]] == 1


def test_tokens_of_lovers_may_lie_on_another_captains_card() -> None:
    """R72, A33: the token goes with that Captain."""
    s = sailor(2)
    start(s, "adventure", 0, LOVER)
    pick(s, "meet")
    happens(s, "seat-1")
    assert (s.token_at[0][LOVER], s.token_on[0][LOVER]) == (NONE, 1)


def test_a_token_does_not_go_to_a_port_with_a_fort() -> None:
    """A random Port two to four regions away without a Fort."""
    s = sailor(1)
    s.fort[REGION["VER"]] = TLALOC
    found = {REGIONS[code] for code, _ in destinations(s, 0, LOVER, 4)}
    assert found
    assert "VER" not in found
    far = book(s).distance[REGION["TOR"]]
    assert all(name in PORTS and 2 <= far[REGION[name]] <= 4 for name in found)


def letter(s: State, name: str) -> int:
    """The number of a Postscript to seat 1, as chance draws it."""
    numbers = [post.id for post in book(s).postscripts]
    return 1 + numbers.index(name) * 4 + 1


def test_a_postscript_is_to_another_captain_who_may_answer() -> None:
    """R78, R79: accepting offers a favour, refusing costs the relation."""
    for accept in (True, False):
        s = sailor(2)
        s.arc_faction[1], s.representative[1] = TLALOC, 4
        for faction in range(len(FACTIONS)):
            s.relation[1][faction] = 1
        give(s, 1, "ready", "L04")
        start(s, "postscript", 0)
        happens(s, letter(s, "tlaloc_plea"))
        assert asked(s) == (1, "answer_postscript")
        choose(s, "accept" if accept else "refuse")
        assert s.favour_next[1] == (TLALOC if accept else NONE)
        assert s.relation[1][TLALOC] == (1 if accept else 0)
        assert s.cards[cell("ready", 1)][KIND["L04"]] == accept


def test_a_postscript_that_cannot_be_paid_can_only_be_refused() -> None:
    """R70, R78."""
    s = sailor(2)
    s.gold[1] = 2
    start(s, "postscript", 0)
    happens(s, letter(s, "tlaloc_threat"))
    assert [c["do"] for c in choices(s)] == ["refuse"]


def test_alone_postscripts_are_to_oneself() -> None:
    """A4."""
    s = sailor(1)
    codes = [code for code, _ in letters(s, 0) if code]
    assert codes
    assert all((code - 1) % 4 == 0 for code in codes)


def test_a_favour_is_offered_once() -> None:
    """R79: the next Captain Adventure has the choice."""
    s = sailor(1)
    s.favour_next[0] = TLALOC
    start(s, "adventure", 0, CAPTAIN)
    pick(s, "favour")
    assert s.favour_next[0] == NONE
    assert s.relation[0][TLALOC] == 2


def test_a_spurned_lover_turns() -> None:
    """R79: with a bad relation a Secondary Lover loses Favor, then becomes a Nemesis."""
    s = sailor(1)
    s.lover[0][1], s.favor[0][1] = len(PEOPLE) - 12 + CITLALI, 2
    s.relation[0][TLALOC] = -1
    refused = next(p.refuse for p in book(s).postscripts if p.id == "tlaloc_plea")
    s.postscript = [p.id for p in book(s).postscripts].index("tlaloc_plea")
    run_effects(s, 0, refused)
    settle(s)
    assert s.favor[0][1] == 1
    run_effects(s, 0, refused)
    settle(s)
    assert s.lover[0][1] == NONE
    assert PEOPLE[s.nemesis[0][1]] == "F04"


def test_adventures_are_told() -> None:
    """R68: people read who went on which Adventure."""
    s = sailor(1)
    start(s, "adventure", 0, LOVER)
    assert told(s, "adventure_begun")[0]["token"] == TOKENS[LOVER]


def test_an_adventure_is_one_episode_of_its_story() -> None:
    """R67: Captain, Lover and Nemesis tokens each have a story; going there plays one episode of
    it, and the others wait. Without its token on the board there is no Secondary Adventure."""
    s = sailor(1)
    start(s, "begin_turn", 0)
    offered = {c["token"] for c in choices(s) if c["do"] == "adventure"}
    assert offered == {"captain", "lover", "nemesis"}
    choose(s, "adventure", token="lover")
    pick(s, "meet")
    assert list(s.stage[0]) == [1, 1, 0, 0]


def test_a_postscript_takes_only_what_is_there() -> None:
    """A34: without Legendary Crew or a Lover of that faction a refusal changes the relation
    only."""
    s = sailor(1)
    give(s, 0, "ready", "gunner")
    s.postscript = [p.id for p in book(s).postscripts].index("tlaloc_plea")
    before = (lies(s, cell("ready", 0)), s.lover[0][0], s.favor[0][0], s.gold[0])
    start(s, "answer_postscript", 0)
    choose(s, "refuse")
    assert s.relation[0][TLALOC] == -1
    assert (lies(s, cell("ready", 0)), s.lover[0][0], s.favor[0][0], s.gold[0]) == before


# What every choice brings


def outcome_of(s: State, before: dict[str, int]) -> dict[str, int]:
    """What has changed for seat 0."""
    return {name: value - before[name] for name, value in worth(s).items() if value != before[name]}


def worth(s: State) -> dict[str, int]:
    """What seat 0 has, in numbers."""
    found = {name: s.total[cell(name, 0)] for name in ("items", "relics", "ready", "exhausted")}
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
    lay(s, "faction_decks", "SP3")
    give(s, 0, "ready", "gunner")
    s.stage[0][token] = done
    before = worth(s)
    start(s, "adventure", 0, token)
    pick(s, option)
    if rolled:
        choose(s, "roll")
        while asked_or_none(s) == "roll":
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
    s = sailor(1)
    first = 1 if token == CAPTAIN else 0
    for done, wanted in enumerate(difficulties, first):
        s.stage[0][token] = done
        found = next_episode(s, 0, token)
        assert found is not None
        episode = book(s).episodes[book(s).episode_number(*found)]
        assert {option.challenge for option in episode.options} - {0} == wanted


def test_secondary_arcs_are_on_the_same_scale() -> None:
    """R80: the same choices as with the Lover or the Nemesis, three episodes, then no token."""
    s = sailor(1)
    for kind, place in (("lover", LOVER), ("nemesis", NEMESIS)):
        for done in range(3):
            own = book(s).episodes[book(s).episode_number(kind, done + 1, "P01")]
            other = book(s).episodes[book(s).episode_number(f"secondary_{kind}", done + 1, "F04")]
            assert (own.options, own.done) == (other.options, other.done)
        assert next_episode(s, 0, place) == (kind, 1, "P01" if kind == "lover" else "P02")
    s.nemesis[0][1], s.malice[0][1] = len(PEOPLE) - 12 + CITLALI, 1
    s.stage[0][SECONDARY] = 2
    start(s, "adventure", 0, SECONDARY)
    pick(s, "face")
    choose(s, "roll")
    while asked_or_none(s) == "roll":
        happens(s, WON)
    finish(s)
    assert (s.nemesis[0][1], s.malice[0][1], s.malice[0][0]) == (NONE, 0, 2)
    assert s.token_at[0][SECONDARY] == NONE
    assert s.cards[CELL["box"]][KIND["F04"]] == 1


def test_the_first_choice_settles_the_sort_of_arc() -> None:
    """R74: to serve, trade, steal or kidnap."""
    for tag in ARC_TAGS:
        s = sailor(1)
        start(s, "adventure", 0, CAPTAIN)
        pick(s, tag)
        assert ARC_TAGS[s.arc_tag[0]] == tag


@pytest.mark.parametrize(("relation", "has"), [(2, False), (3, True)])
def test_the_oath_needs_a_good_relation(relation: int, has: bool) -> None:
    """R74: at 4 it brings the next Ally Relic and a Flag or Fort."""
    s = sailor(1)
    give(s, 0, "relics", "CT1")
    s.stage[0][CAPTAIN], s.relation[0][TLALOC] = 4, relation
    start(s, "adventure", 0, CAPTAIN)
    pick(s, "swear")
    assert s.cards[cell("relics", 0)][KIND["CT2"]] == has
    assert (asked_or_none(s) == "choose_port") == has


def test_the_altar() -> None:
    """R69, R70, A52: Lady Gray's proof is an altar: blood, for which all refreshed Crew are
    exhausted, or loot."""
    s = sailor(1)
    dread = FACTIONS.index("dread")
    s.arc_faction[0], s.representative[0] = dread, FACTION_CHARACTERS.index("F01")
    lay(s, "faction_decks", "DR3")
    s.stage[0][CAPTAIN] = 2
    give(s, 0, "exhausted", "quartermaster")
    start(s, "adventure", 0, CAPTAIN)
    assert set(options(s)) == {"loot"}  # there is nobody to be exhausted
    give(s, 0, "ready", "gunner", "navigator")
    assert set(options(s)) == {"blood", "loot"}
    pick(s, "blood")
    assert lies(s, cell("ready", 0)) == []
    choose(s, "pick", card="DR3")
    finish(s)
    assert s.relation[0][dread] == 2
    assert lies(s, cell("ready", 0)) == ["L01"]
    s.stage[0][CAPTAIN], s.gold[0] = 2, 0
    start(s, "adventure", 0, CAPTAIN)
    pick(s, "loot")
    finish(s)
    assert (s.gold[0], s.relation[0][dread]) == (6, 1)


def test_an_item_is_looked_for_in_the_tavern_deck() -> None:
    """R73, R86: Rumors that come before it are discarded; where there is no Item left, nobody
    gains one."""
    s = sailor(1)
    lay(s, "tavern_deck", "T31", "T32")
    start(s, "adventure", 0, LOVER)
    pick(s, "gift")
    happens(s, "T31", "T32", "T02")
    assert lies(s, cell("items", 0)) == ["T02"]
    assert lies(s, CELL["tavern_discard"]) == ["T31", "T32"]
    finish(s)
    for card in ("T01", "T03"):
        DERIVED.pick(s, CELL["tavern_deck"], KIND[card])
    run_effects(s, 0, next(o.ok for o in book(s).options if o.id == "gift"))
    settle(s)
    assert (s.step, lies(s, cell("items", 0))) == (NONE, ["T02"])
    lay(s, "tavern_discard", "T05")
    run_effects(s, 0, next(o.ok for o in book(s).options if o.id == "gift"))
    settle(s)
    happens(s, "T31", "T05")
    assert lies(s, cell("items", 0)) == ["T02", "T05"]
    lay(s, "tavern_bottom", "T06")
    run_effects(s, 0, next(o.ok for o in book(s).options if o.id == "gift"))
    settle(s)
    happens(s, "T32", "T06")
    assert lies(s, cell("items", 0)) == ["T02", "T05", "T06"]


# Where tokens go


def where_tokens_go(s: State, token: int, reach: int = 4) -> dict[str, float]:
    """The odds of every place."""
    drawn = destinations(s, 0, token, reach)
    total = sum(weight for _, weight in drawn)
    return {(*REGIONS, *PLAYERS)[code]: weight / total for code, weight in drawn}


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
    s = sailor(1)
    s.captain[0], s.stage[0][CAPTAIN] = CAPTAINS.index("kahina"), 0
    far = book(s).distance[REGION["TOR"]]
    for reach in (3, 4):
        start(s, "prologue" if reach == 3 else "adventure", 0, CAPTAIN)
        choose(s, **choices(s)[0])
        while asked_or_none(s) != "move_token":
            happens(s, "F05")
        codes = [0] * 99
        found = codes[: rules.chances(s, codes, [0] * 99)]
        assert {far[region] for region in found} == set(range(2, reach + 1))
        happens(s, REGIONS[found[0]])
        assert (asked_or_none(s) == "postscript") == (reach == 4)


# Postscripts


def test_twenty_four_postscripts() -> None:
    """R78, R79: each faction pleads, threatens, gives and summons; whoever refuses loses relation,
    at 0 or less Legendary Crew, at less than 0 the Lover of that faction."""
    letters_of = {
        (letter.faction, letter.kind): letter for letter in builtin().adventures.postscripts
    }
    assert len(letters_of) == 24
    for faction in FACTIONS:
        for kind in ("plea", "threat", "gift", "summons"):
            letter = letters_of[faction, kind]
            refuse = [Effect("relation", -1)]
            if faction != "spanish":
                refuse += [Effect("leave", relation_most=0), Effect("estrange", relation_most=-1)]
            assert list(letter.refuse) == refuse
            if kind == "threat":
                assert (letter.cost, letter.accept) == ((Effect("lose_gold", 3),), ())
            elif faction == "spanish" and kind != "plea":
                assert letter.cost == (Effect("lose_gold", 3),)
                assert Effect("ally_relic", faction="spanish") in letter.accept
            else:
                assert Effect("favour_next") in letter.accept
                assert letter.cost == ()


@pytest.mark.parametrize(("relation", "crew_stays", "favor"), [(2, 1, 2), (1, 0, 2), (0, 0, 1)])
def test_what_a_refusal_costs(relation: int, crew_stays: int, favor: int) -> None:
    """R79: Legendary Crew leaves at 0 or less, the Lover of the faction turns away below that."""
    s = sailor(1)
    give(s, 0, "ready", "L04", "L01")
    s.lover[0][1], s.favor[0][1] = len(PEOPLE) - 12 + CITLALI, 2
    s.relation[0][TLALOC] = relation
    s.postscript = [p.id for p in book(s).postscripts].index("tlaloc_summons")
    start(s, "answer_postscript", 0)
    choose(s, "refuse")
    assert s.relation[0][TLALOC] == relation - 1
    assert s.cards[cell("ready", 0)][KIND["L04"]] == crew_stays
    assert s.cards[cell("ready", 0)][KIND["L01"]] == 1  # of another faction
    assert s.favor[0][1] == favor


def test_a_favour_is_for_those_who_asked() -> None:
    """R79: the relation that it betters is the one with the faction that wrote, not that of the
    arc; it is for the next Captain Adventure only."""
    dread = FACTIONS.index("dread")
    for chosen in ("favour", "serve"):
        s = sailor(1)
        start(s, "postscript", 0)
        happens(s, letter(s, "dread_plea") - 1)
        choose(s, "accept")
        assert s.favour_next[0] == dread
        start(s, "adventure", 0, LOVER)
        assert "favour" not in options(s)
        pick(s, "meet")
        finish(s)
        start(s, "adventure", 0, CAPTAIN)
        pick(s, chosen)
        finish(s)
        assert s.relation[0][dread] == (2 if chosen == "favour" else 0)
        assert s.relation[0][TLALOC] == (0 if chosen == "favour" else 1)
        start(s, "adventure", 0, CAPTAIN)
        assert "favour" not in options(s)


def test_spanish_ally_relics_come_by_letter() -> None:
    """R74, R117: there is no Spanish representative; their gift and their summons bring Safe
    Conduct, then the Golden Fleece, for 3 gold each."""
    s = sailor(1)
    lay(s, "faction_decks", "SP2")
    for name, card in (("spanish_gift", "SP1"), ("spanish_summons", "SP2")):
        start(s, "postscript", 0)
        happens(s, letter(s, name) - 1)
        choose(s, "accept")
        assert s.cards[cell("relics", 0)][KIND[card]] == 1
    assert s.gold[0] == 4
    assert stance(s, 0, FACTIONS.index("spanish")) == ALLIED


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
    numbers = [post.id for post in book(s).postscripts]
    came = {code for code, _ in letters(s, 0)}
    assert 1 + numbers.index(name) * 4 in came
    for answer in ("accept", "refuse"):
        before = worth(s)
        before["flag"] = list(s.flag).count(0)
        start(s, "postscript", 0)
        happens(s, letter(s, name) - 1)
        choose(s, answer)
        after = worth(s) | {"flag": list(s.flag).count(0)}
        changed = {key: value - before[key] for key, value in after.items() if value != before[key]}
        assert changed == ({"gold": -3} if answer == "accept" else loses)
    bare = scene(1)
    came = {code for code, _ in letters(bare, 0)}
    assert 1 + numbers.index(name) * 4 not in came


def test_one_adventure_in_three_has_a_postscript() -> None:
    """R78: to one of the others, all letters that concern them equally likely."""
    s = sailor(3)
    drawn = letters(s, 0)
    total = sum(weight for _, weight in drawn)
    assert dict(drawn)[0] / total == pytest.approx(2 / 3)
    assert {(code - 1) % 4 for code, _ in drawn if code} == {1, 2}
    assert {weight for code, weight in drawn if code} == {1}
