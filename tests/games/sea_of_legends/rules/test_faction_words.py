"""The Faction Turn explains itself: why each NPC goes where it goes, in every language."""

from __future__ import annotations

import pytest

import captains_table as ct
from tests.games.sea_of_legends.rules.board import (
    NPCS,
    REGION,
    SUMMONING_CARDS,
    TYPE,
    Board,
    flag,
    give,
    hold,
    put,
)
from tests.games.sea_of_legends.rules.playing import (
    acts,
    choose,
    chosen_npc,
    far_away,
    told,
)

FIRST_GAME = ("spanish", "tlaloc", "dread")
TABLE = ct.Table("sea-of-legends", 2, 1)


def said(s: Board, lang: str = "en") -> list[str]:
    """What everybody was told, as sentences."""
    return [TABLE.say_event(event, lang) for event in told(s)]


def cautious() -> Board:
    """The rulebook's Galleon, on its way round the Guardian."""
    s = far_away(FIRST_GAME, port="POS")
    galleon = put(s, "galleon", "SKU", strength=5)
    put(s, "guardian", "S1", strength=6)
    flag(s, "CLA", "seat-0")
    chosen_npc(s, galleon)
    return s


def test_a_way_that_is_ignored() -> None:
    """R126, R131: which Port it wants, and whom it keeps away from."""
    assert said(cautious())[:2] == [
        "Spanish Galleon 1 keeps away from Rattlebone Channel, where Merfolk Guardian 1 would "
        "defeat it.",
        "Spanish Galleon 1 heads for Claw Bay: the nearest captured Port that it can dominate.",
    ]
    assert said(cautious(), "fr")[:2] == [
        "Galion espagnol 1 évite Passe des Os, où la victoire irait à Gardien sirénien 1.",
        "Galion espagnol 1 fait route vers Baie de la Griffe\u00a0: le Port capturé le plus proche "
        "qu’il puisse dominer.",
    ]


def test_a_target_that_is_not_the_nearest() -> None:
    """R128, R133: Claw Bay would be as near, but another Guardian is in the way."""
    s = far_away(FIRST_GAME, port="POS")
    guardian = put(s, "guardian", "TOR")
    put(s, "guardian", "PRO")
    hold(s, 0, "SKU")
    hold(s, 1, "CLA")
    chosen_npc(s, guardian)
    assert said(s)[:2] == [
        "Merfolk Guardian 1 is Solitary and keeps away from Port Royal, where Merfolk Guardian 2 "
        "is.",
        "Merfolk Guardian 1 heads for Skull Point: the nearest Summoning Relic that it can take.",
    ]


def test_an_objective_that_is_out_of_reach() -> None:
    """A36: the only Port to dominate is guarded, so it hunts; the sentence names the guard."""
    s = far_away(FIRST_GAME, port="NAS")
    galleon = put(s, "galleon", "HAV", strength=5)
    put(s, "guardian", "CLA", strength=6)
    flag(s, "CLA", "seat-0")
    chosen_npc(s, galleon)
    assert said(s)[:2] == [
        "Spanish Galleon 1 keeps away from Claw Bay, where Merfolk Guardian 1 would defeat it.",
        "Spanish Galleon 1 heads for Nassau: there is no Port for it, so the nearest enemy that "
        "it can defeat.",
    ]


def test_keywords_that_are_given_up() -> None:
    """A36, A38: no other way, and no other Objective."""
    s = far_away(FIRST_GAME, port="POS")
    galleon = put(s, "galleon", "VER", strength=4)
    for region in ("SKU", "S2"):
        put(s, "guardian", region, strength=6)
    flag(s, "NAS", "seat-0")
    chosen_npc(s, galleon)
    assert said(s)[0] == (
        "Spanish Galleon 1 finds no Objective by a safe way, so it takes an unsafe one."
    )
    s = far_away(FIRST_GAME, port="POS")
    guardian = put(s, "guardian", "TOR")
    put(s, "guardian", "HAV")
    for relic in range(4):
        hold(s, relic, "HAV")
    chosen_npc(s, guardian)
    assert said(s)[0] == (
        "Merfolk Guardian 1 finds no Objective apart from its own kind, so for once it is not "
        "Solitary."
    )


def test_a_tie_is_the_first_players() -> None:
    """R123: everybody reads who decides, before the decision."""
    s = far_away(FIRST_GAME, port="POS")
    soldier = put(s, "soldier", "CLA", strength=3)
    put(s, "soldier", "HAV")
    chosen_npc(s, soldier)
    assert said(s) == [
        "Undead Soldier 1 heads for Havana: the nearest other Soldier, to form a Horde.",
        "Undead Soldier 1 has 2 ways that are equally short: Player 1 decides, as first player.",
    ]


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("galleon", "there is no Port that it can take, and no enemy that it can defeat."),
        ("guardian", "there is no Summoning Relic that it can take."),
        ("soldier", "there is no other Soldier."),
        ("horde", "there is no Port that it can infest."),
        ("colossus", "there is no Port that it can infest."),
        ("officer", "there is no Port that it can take, and no enemy that it can defeat."),
        ("seeker", "there is no enemy."),
        ("king", "there is no enemy."),
    ],
)
def test_why_there_is_no_objective(kind: str, reason: str) -> None:
    """R130: what is missing; the captains are neutral to everybody, and five Ports are Infested, so
    no other can be."""
    chosen = {"officer": "british", "seeker": "atlantian", "king": "atlantian"}.get(kind, "tlaloc")
    s = far_away(("spanish", chosen, "dread"))
    for p in (0, 1):
        give(
            s, p, "relics", "SP1", "DR1", {"british": "BR1", "atlantian": "AT1"}.get(chosen, "CT1")
        )
    if chosen == "tlaloc":
        give(s, 0, "relics", *SUMMONING_CARDS)
    for port in ("VER", "HAV", "PRO", "CAR", "SJU"):
        s.infested[REGION[port]] = 1
    npc = put(s, "soldier" if kind == "horde" else kind, "S8")
    if kind == "horde":
        put(s, "soldier", "S8")
    chosen_npc(s, npc)
    assert said(s)[-1].endswith(f"has no Objective, so the first player moves it: {reason}")


def test_who_stays() -> None:
    """R134: it is where it wants to be; Tetzahuitl waits."""
    s = far_away(FIRST_GAME)
    galleon = put(s, "galleon", "NAS", strength=5)
    flag(s, "NAS", "seat-0")
    acts(s, galleon)
    assert said(s)[0] == (
        "Spanish Galleon 1 stays in Nassau: the nearest captured Port that it can dominate."
    )
    s = far_away(FIRST_GAME)
    acts(s, put(s, "tetzahuitl", "TOR"))
    assert said(s)[0] == (
        "Tetzahuitl stays in Tortuga: no enemy and no Guardian has a Summoning Relic."
    )


def test_a_horde_and_its_colossus() -> None:
    """A59: how many act, how strong they are, and who makes room for the Colossus."""
    s = far_away(FIRST_GAME)
    s.level[TYPE["soldier"]] = 0
    soldiers = [put(s, "soldier", "S1") for _ in range(3)]
    chosen_npc(s, soldiers[0])
    choose(s, "region", region="SKU")
    assert said(s)[0] == "In Rattlebone Channel 3 Soldiers act as one Horde of Strength 6."
    assert said(s)[-3:] == [
        "Undead Soldier 2 crumbles in Skull Point, so that the Colossus may rise.",
        "Undead Soldier 3 crumbles in Skull Point, so that the Colossus may rise.",
        "Skeletal Colossus appears at Skull Point.",
    ]


@pytest.mark.parametrize("her", [True, False])
def test_where_a_relic_is_brought(her: bool) -> None:
    """A58: to her, or to where she is summoned."""
    s = far_away(FIRST_GAME)
    guardian = put(s, "guardian", "S8")
    hold(s, 0, NPCS[guardian])
    if her:
        put(s, "tetzahuitl", "CAR")
        hold(s, 1, "tetzahuitl-card")
    chosen_npc(s, guardian)
    assert said(s)[0] == (
        "Merfolk Guardian 1 heads for Cartagena: it brings a Summoning Relic to Tetzahuitl."
        if her
        else "Merfolk Guardian 1 heads for Tortuga: it has a Summoning Relic, and there "
        "Tetzahuitl can be summoned."
    )
