"""Adventures: episodes, their costs and results, and what they bring."""

from __future__ import annotations

from typing import Any

from captains_table.engine.declare import NONE
from captains_table.engine.plain import State
from captains_table.games.sea_of_legends.book import book
from captains_table.games.sea_of_legends.box import (
    FACTION_CHARACTERS,
    FACTIONS,
    LEGENDARY,
    PORTS,
    REGIONS,
    TOKENS,
)
from captains_table.games.sea_of_legends.effects import run_effects
from captains_table.games.sea_of_legends.frames import settle
from captains_table.games.sea_of_legends.state import CELL, KIND, PEOPLE, REGION, STEPS, cell
from captains_table.games.sea_of_legends.tableau import lies
from tests.rules.sea_of_legends.scenario import (
    asked,
    choices,
    choose,
    give,
    happens,
    lay,
    scene,
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
    start(s, "adventure", 0, NEMESIS)
    assert book(s).episodes[s.episode].arc == "finale"
    finish(s)
    s.malice[0][0] = 1
    start(s, "adventure", 0, NEMESIS)
    finish(s)
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
    from captains_table.games.sea_of_legends import rules

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
    """R117, 4.8: the first, then the second."""
    s = sailor(1)
    s.relation[0][TLALOC] = 4
    from captains_table.games.sea_of_legends.bonds import take_ally_relic

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
    """4.11: a random Port two to four regions away without a Fort."""
    s = sailor(1)
    s.fort[REGION["VER"]] = TLALOC
    from captains_table.games.sea_of_legends.adventures import destinations

    found = {REGIONS[code] for code, _ in destinations(s, (0, LOVER, 4, NONE))}
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
        assert s.favour_next[1] == accept
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
    from captains_table.games.sea_of_legends.postscripts import letters

    codes = [code for code, _ in letters(s, (0, NONE, NONE, NONE)) if code]
    assert codes
    assert all((code - 1) % 4 == 0 for code in codes)


def test_a_favour_is_offered_once() -> None:
    """R79: the next Captain Adventure has the choice."""
    s = sailor(1)
    s.favour_next[0] = 1
    start(s, "adventure", 0, CAPTAIN)
    pick(s, "favour")
    assert s.favour_next[0] == 0
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
