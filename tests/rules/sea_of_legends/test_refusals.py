"""Which rule an illegal choice is refused with, in a turn and in the set-up."""

from __future__ import annotations

from typing import Any

import pytest

from captains_table.games.sea_of_legends.book import book, open_book
from captains_table.games.sea_of_legends.box import FACTIONS
from captains_table.games.sea_of_legends.loading import as_data, builtin, pack_from
from captains_table.games.sea_of_legends.state import PEOPLE, REGION
from captains_table.games.sea_of_legends.tableau import movement
from tests.rules.sea_of_legends.scenario import (
    choose,
    flag,
    give,
    happens,
    lay,
    put,
    refused,
)
from tests.rules.sea_of_legends.test_setup import seated, table
from tests.rules.sea_of_legends.turning import turn


def test_in_the_set_up() -> None:
    """A Captain that is taken (R21), a card that was not dealt (R23), a Galleon in a Port (R28)."""
    s = table(2)
    happens(s, 0)
    choose(s, "captain", captain="ton")
    assert refused(s, "captain", captain="ton") == "SL-R21"
    choose(s, "captain", captain="kahina")
    happens(s, "P01", "P02", "P03", "P04", "P05", "P06")
    assert refused(s, "lover", card="P04") == "SL-R23"
    choose(s, "lover", card="P01")
    assert refused(s, "nemesis", card="P01") == "SL-R23"
    assert refused(seated(2), "region", region="HAV") == "SL-R28"


def test_sailing() -> None:
    """No second move (R35), not too far (R37), not past a hostile NPC (R39), and not to one without
    a Player Action (R40)."""
    s = turn("SKU")
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
    s = turn("SKU")
    put(s, "guardian", "HAV")
    assert refused(s, "sail", region="SDO") == "SL-R37"
    give(s, 0, "relics", "T35")
    assert refused(s, "sail", region="SDO") == "SL-R39"
    s = turn("SKU")
    put(s, "guardian", "HAV")
    who = next(c for c in book(s).pack.characters if c.lover.second.effects[0].do == "movement")
    s.lover[0][0], s.favor[0][0] = PEOPLE.index(who.id), 2
    assert refused(s, "sail", region="SDO") == "SL-R39"


def test_what_a_pack_of_ones_own_adds_is_not_too_far() -> None:
    """R37, R39: a Crew that makes the Ship faster by itself, three regions, counts like anything
    else; with the movement of 5 the Guardian is in the way, and nothing else."""
    data = as_data(builtin())
    navigator = next(role for role in data["starters"] if role["id"] == "navigator")
    navigator["ability"] = {"when": "always", "effects": [{"do": "movement", "n": 3}]}
    s = turn("VER")
    s.pack = open_book(pack_from(data)).number
    for region in ("SKU", "S2"):
        put(s, "guardian", region)
    assert refused(s, "sail", region="SDO") == "SL-R37"
    give(s, 0, "ready", "navigator")
    assert movement(s, 0) == 5
    assert refused(s, "sail", region="SDO") == "SL-R39"
    assert refused(s, "sail", region="POS") == "SL-R37"


def test_beside_a_hostile_npc() -> None:
    """Nothing but the Challenge against the strongest, or leaving."""
    s = turn("SKU")
    put(s, "galleon", "SKU", strength=5)
    put(s, "soldier", "SKU", strength=3)
    s.at[1] = s.token_at[0][0] = s.relic_at[0] = REGION["SKU"]
    give(s, 0, "rumors", "T32")
    s.trophies[0] = 1
    assert refused(s, "end_turn") == "SL-R41"
    assert refused(s, "visit") == "SL-R42"
    assert refused(s, "adventure", token="captain") == "SL-R42"
    assert refused(s, "claim", card="T32") == "SL-R47"
    assert refused(s, "pick_up", token="relic-1") == "SL-R47"
    assert refused(s, "offer", card="AT8") == "SL-R47"
    assert refused(s, "challenge", target="dread") == "SL-R93"
    assert refused(s, "challenge", target="port") == "SL-A8"
    assert refused(s, "challenge", target="seat-1") == "SL-A8"


def test_who_sailed_to_a_hostile_npc_must_challenge_it() -> None:
    """R39."""
    s = turn("VER")
    put(s, "galleon", "SKU")
    choose(s, "sail", region="SKU")
    assert refused(s, "end_turn") == "SL-R39"


def test_a_second_player_action() -> None:
    """R35: whatever it is."""
    s = turn("NAS", acted=0)
    s.acted, s.at[1], s.token_at[0][0] = 1, REGION["NAS"], REGION["NAS"]
    assert refused(s, "visit") == "SL-R35"
    assert refused(s, "adventure", token="captain") == "SL-R35"
    assert refused(s, "challenge", target="seat-1") == "SL-R35"
    assert refused(s, "done") == "SL-R35"


def test_port_actions() -> None:
    """Not at sea (R81), not where somebody else has a Flag (R44), not in an Infested Port (A53)."""
    assert refused(turn("S1"), "visit") == "SL-R81"
    s = turn("NAS")
    flag(s, "NAS", "seat-1")
    assert refused(s, "visit") == "SL-R44"
    s.infested[REGION["NAS"]] = 1
    assert refused(s, "visit") == "SL-A53"


def test_challenges() -> None:
    """Nobody who is elsewhere (R92) or neutral (R118); no Port at sea (R36), with a Fort (R95) or
    of one's own (A12)."""
    s = turn("NAS")
    put(s, "galleon", "NAS")
    give(s, 0, "relics", "SP1")
    assert refused(s, "challenge", target="seat-1") == "SL-R92"
    assert refused(s, "challenge", target="spanish") == "SL-R118"
    flag(s, "NAS", "seat-0")
    assert refused(s, "challenge", target="port") == "SL-A12"
    s.fort[REGION["NAS"]] = FACTIONS.index("dread")
    assert refused(s, "challenge", target="port") == "SL-R95"
    assert refused(turn("S1"), "challenge", target="port") == "SL-R36"


def test_adventures() -> None:
    """A token elsewhere (R66) or on the card of a Captain who is elsewhere (A33), and one that has
    no story (R67)."""
    s = turn("NAS")
    s.lover[0][0], s.nemesis[0][0] = PEOPLE.index("P01"), PEOPLE.index("P02")
    s.token_at[0][1], s.token_on[0][2] = REGION["TOR"], 1
    assert refused(s, "adventure", token="lover") == "SL-R66"
    assert refused(s, "adventure", token="nemesis") == "SL-A33"
    assert refused(s, "adventure", token="secondary") == "SL-R67"


def test_free_actions_and_abilities() -> None:
    """Nothing to claim (R85) or to pick up here (R48), no Trophy to return (R10), Crew that are
    exhausted (R60) or of no use in a turn (R50)."""
    s = turn("NAS")
    give(s, 0, "rumors", "T32")
    give(s, 0, "ready", "gunner")
    give(s, 0, "exhausted", "navigator")
    lay(s, "faction_decks", "AT8")
    assert refused(s, "claim", card="T32") == "SL-R85"
    assert refused(s, "pick_up", token="trophy") == "SL-R48"
    assert refused(s, "offer", card="AT8") == "SL-R10"
    assert refused(s, "use", card="gunner") == "SL-R50"
    assert refused(s, "use", card="navigator") == "SL-R60"


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ({"do": "sail"}, "SL-R37"),
        ({"do": "sail", "region": "Atlantis"}, "SL-R37"),
        ({"do": "challenge", "target": None}, "SL-R92"),
        ({"do": "adventure", "token": ["captain"]}, "SL-R67"),
        ({"do": "use"}, "SL-R50"),
        ({"do": "pick_up", "token": {}}, "SL-R48"),
    ],
)
def test_what_does_not_exist(action: dict[str, Any], rule: str) -> None:
    """No such region, target, token or card: a rule all the same, and no error."""
    assert refused(turn("NAS"), **action) == rule
