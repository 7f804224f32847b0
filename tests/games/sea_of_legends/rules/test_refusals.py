"""Which rule an illegal choice is refused with, in a turn and in the set-up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.script import refused as rule_against
from tests.games.sea_of_legends.rules.board import (
    REGION,
    built_in,
    flag,
    give,
    lover,
    nemesis,
    pack,
    put,
)
from tests.games.sea_of_legends.rules.playing import (
    at,
    choose,
    movement,
    refused,
)
from tests.games.sea_of_legends.rules.test_setup import seated, table


def test_in_the_set_up() -> None:
    """A Captain that is taken (R21), a card that was not dealt (R23), a Galleon in a Port (R28)."""
    start = table(2)
    start.choose({"do": "captain", "captain": "ton"})
    assert rule_against(start, {"do": "captain", "captain": "ton"}) == "SL-R21"
    start.choose({"do": "captain", "captain": "kahina"})
    assert rule_against(start, {"do": "lover", "card": "P04"}) == "SL-R23"
    start.choose({"do": "lover", "card": "P01"})
    assert rule_against(start, {"do": "nemesis", "card": "P01"}) == "SL-R23"
    assert rule_against(seated(2), {"do": "region", "region": "HAV"}) == "SL-R28"


def test_sailing() -> None:
    """No second move (R35), not too far (R37), not past a hostile NPC (R39), and not to one without
    a Player Action (R40)."""
    s = at("SKU")
    put(s, "guardian", "S1")
    assert refused(s, "sail", region="CAR") == "SL-R37"
    assert refused(s, "sail", region="SKU") == "SL-R37"
    assert refused(s, "sail", region="CLA") == "SL-R39"
    s.acted = 1
    assert refused(s, "sail", region="S1") == "SL-R40"
    choose(s, "sail", region="HAV")
    assert refused(s, "sail", region="SKU") == "SL-R35"


def test_what_relics_and_lovers_add_is_not_too_far() -> None:
    """R37, R39: with a Relic, or a Lover's second ability, Santo Domingo is near enough; the
    Guardian is in the way."""
    s = at("SKU")
    put(s, "guardian", "HAV")
    assert refused(s, "sail", region="SDO") == "SL-R37"
    give(s, 0, "relics", "T35")
    assert refused(s, "sail", region="SDO") == "SL-R39"
    s = at("SKU")
    put(s, "guardian", "HAV")
    people = built_in()["characters"]
    who = next(c for c in people if c["lover"]["second"]["effects"][0]["do"] == "movement")
    lover(s, 0, who["id"])
    assert refused(s, "sail", region="SDO") == "SL-R39"


def test_what_a_pack_of_ones_own_adds_is_not_too_far() -> None:
    """R37, R39: a Crew that makes the Ship faster by itself, three regions, counts like anything
    else; with the movement of 5 the Guardian is in the way, and nothing else."""
    ability = {"when": "always", "effects": [{"do": "movement", "n": 3}]}
    s = at("VER", content=pack({"navigator": {"ability": ability}}))
    for region in ("SKU", "S2"):
        put(s, "guardian", region)
    assert refused(s, "sail", region="SDO") == "SL-R37"
    give(s, 0, "ready", "navigator")
    assert movement(s) == 5
    assert refused(s, "sail", region="SDO") == "SL-R39"
    assert refused(s, "sail", region="POS") == "SL-R37"


def test_beside_a_hostile_npc() -> None:
    """Nothing but the Challenge against the strongest, or leaving."""
    s = at("SKU", factions=("spanish", "tlaloc", "atlantian"))
    put(s, "galleon", "SKU", strength=7)
    put(s, "guardian", "SKU", strength=5)
    s.at[1] = s.token_at[0][0] = s.relic_at[0] = "SKU"
    give(s, 0, "rumors", "T32")
    s.trophies[0] = 1
    assert refused(s, "end_turn") == "SL-R41"
    assert refused(s, "visit") == "SL-R42"
    assert refused(s, "adventure", token="captain") == "SL-R42"
    assert refused(s, "claim", card="T32") == "SL-R47"
    assert refused(s, "pick_up", token="relic-1") == "SL-R47"
    assert refused(s, "offer", card="AT8") == "SL-R47"
    assert refused(s, "challenge", target="tlaloc") == "SL-R93"
    assert refused(s, "challenge", target="port") == "SL-A8"
    assert refused(s, "challenge", target="seat-1") == "SL-A8"


def test_who_sailed_to_a_hostile_npc_must_challenge_it() -> None:
    """R39."""
    s = at("VER")
    put(s, "galleon", "SKU")
    choose(s, "sail", region="SKU")
    assert refused(s, "end_turn") == "SL-R39"


def test_a_second_player_action() -> None:
    """R35: whatever it is."""
    s = at("NAS")
    s.acted, s.at[1], s.token_at[0][0] = 1, "NAS", "NAS"
    assert refused(s, "visit") == "SL-R35"
    assert refused(s, "adventure", token="captain") == "SL-R35"
    assert refused(s, "challenge", target="seat-1") == "SL-R35"
    assert refused(s, "done") == "SL-R35"


def test_port_actions() -> None:
    """Not at sea (R81), not where somebody else has a Flag (R44), not in an Infested Port (A53)."""
    assert refused(at("S1"), "visit") == "SL-R81"
    s = at("NAS")
    flag(s, "NAS", "seat-1")
    assert refused(s, "visit") == "SL-R44"
    s.infested[REGION["NAS"]] = 1
    assert refused(s, "visit") == "SL-A53"


def test_challenges() -> None:
    """Nobody who is elsewhere (R92) or neutral (R118); no Port at sea (R36), with a Fort (R95) or
    of one's own (A12)."""
    s = at("NAS")
    put(s, "galleon", "NAS")
    give(s, 0, "relics", "SP1")
    assert refused(s, "challenge", target="seat-1") == "SL-R92"
    assert refused(s, "challenge", target="spanish") == "SL-R118"
    flag(s, "NAS", "seat-0")
    assert refused(s, "challenge", target="port") == "SL-A12"
    flag(s, "NAS", "dread")
    s.fort[REGION["NAS"]] = "dread"
    assert refused(s, "challenge", target="port") == "SL-R95"
    assert refused(at("S1"), "challenge", target="port") == "SL-R36"


def test_adventures() -> None:
    """A token elsewhere (R66) or on the card of a Captain who is elsewhere (A33), and one that has
    no story (R67)."""
    s = at("NAS")
    lover(s, 0, "P01", favor=1)
    nemesis(s, 0, "P02", malice=1)
    s.token_at[0][1], s.token_on[0][2] = "TOR", 1
    assert refused(s, "adventure", token="lover") == "SL-R66"
    assert refused(s, "adventure", token="nemesis") == "SL-A33"
    assert refused(s, "adventure", token="secondary") == "SL-R67"


def test_free_actions_and_abilities() -> None:
    """Nothing to claim (R85) or to pick up here (R48), no Trophy to return (R10), Crew that are
    exhausted (R60) or of no use in a turn (R50)."""
    s = at("NAS", factions=("spanish", "tlaloc", "atlantian"))
    give(s, 0, "rumors", "T32")
    give(s, 0, "ready", "gunner")
    give(s, 0, "exhausted", "navigator")
    assert refused(s, "claim", card="T32") == "SL-R85"
    assert refused(s, "pick_up", token="trophy") == "SL-R48"
    assert refused(s, "offer", card="AT8") == "SL-R10"
    assert refused(s, "use", card="gunner") == "SL-R50"
    assert refused(s, "use", card="navigator") == "SL-R60"


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ({"do": "sail", "region": "Atlantis"}, "SL-R37"),
        ({"do": "challenge", "target": "kraken"}, "SL-R92"),
        ({"do": "adventure", "token": "purse"}, "SL-R67"),
        ({"do": "use", "card": "T99"}, "SL-R50"),
        ({"do": "pick_up", "token": "pearl"}, "SL-R48"),
        ({"do": "sail"}, ""),
        ({"do": "challenge", "target": None}, ""),
        ({"do": "adventure", "token": ["captain"]}, ""),
        ({"do": "use"}, ""),
        ({"do": "pick_up", "token": {}}, ""),
    ],
)
def test_what_does_not_exist(action: dict[str, Any], rule: str) -> None:
    """No such region, target, token or card: a rule all the same; what nobody could mean is refused
    without one, and is no error either."""
    assert refused(at("NAS"), **action) == rule
