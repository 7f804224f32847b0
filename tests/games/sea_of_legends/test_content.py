"""The content of Sea of Legends: the pack that comes with the game is right, and whatever is wrong
in somebody's own pack is found, with its file and line."""

from __future__ import annotations

import gc
import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from typer.testing import CliRunner

import captains_table as ct
from captains_table.cli import app
from captains_table.engine.register import register
from captains_table.engine.words import LANGUAGES
from captains_table.games.sea_of_legends import box
from captains_table.games.sea_of_legends.content import book as book_module
from captains_table.games.sea_of_legends.content.book import book, book_numbered, open_book
from captains_table.games.sea_of_legends.content.checks.adventures import is_free
from captains_table.games.sea_of_legends.content.checks.map import shortest
from captains_table.games.sea_of_legends.content.effect_words import (
    Writer,
    pack_words,
)
from captains_table.games.sea_of_legends.content.loading import (
    BUILTIN,
    Mistake,
    as_data,
    builtin,
    check,
    load,
    pack_from,
)
from captains_table.games.sea_of_legends.content.pack import Ability, Effect, Text
from captains_table.games.sea_of_legends.content.vocabulary import EFFECTS, FITS, PLACES, WHEN
from captains_table.games.sea_of_legends.content.vocabulary_tables import vocabulary_tables
from captains_table.games.sea_of_legends.game import PACKS
from tests.engine.test_words import check as check_words

ROOT = Path(__file__).parents[3]
PACK = builtin()


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack without stories: Adventures that are nobody's own."""
    folder = tmp_path / "pack"
    shutil.copytree(BUILTIN, folder, ignore=shutil.ignore_patterns("stories"))
    shutil.copyfile(Path(__file__).parent / "rules" / "adventures.yaml", folder / "adventures.yaml")
    return folder


def plant(folder: Path, file: str, old: str, new: str, line_of: str = "") -> int:
    """Replace a text where it first is; returns its line, or the one that `line_of` ends in."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    changed = text.replace(old, new, 1)
    path.write_text(changed, encoding="utf-8")
    if not line_of:
        return text[: text.index(old)].count("\n") + 1
    return changed[: changed.index(line_of) + len(line_of)].count("\n") + 1


# The pack that comes with the game


def test_the_builtin_pack_has_no_mistakes() -> None:
    assert check(BUILTIN) == []


def test_every_count_is_that_of_the_component_list() -> None:
    """Rules, "Components"."""
    assert len(PACK.captains) == 4
    assert Counter(ship.rank for ship in PACK.ships) == {1: 4, 2: 4, 3: 6}
    assert [role.id for role in PACK.starters] == list(box.STARTERS)
    assert sum(len(role.people) for role in PACK.crew) == 40
    assert len(PACK.tavern) == 50
    assert Counter(bool(character.faction) for character in PACK.characters) == {
        False: 20,
        True: 12,
    }
    decks = {faction.id: box.faction_deck(faction.id) for faction in PACK.factions}
    cards = {f: sum(deck.values()) + len(box.LEGENDARY_OF.get(f, ())) for f, deck in decks.items()}
    assert cards == {"spanish": 18, "atlantian": 29, "british": 21, "tlaloc": 25, "dread": 21}
    for faction in PACK.factions:
        assert [relic.id for relic in faction.deck] == list(decks[faction.id])
    assert len(PACK.events) == 30
    assert Counter(event.set for event in PACK.events) == {"few": 15, "many": 15}
    assert (len(PACK.map.ports), len(PACK.map.seas), len(PACK.map.routes)) == (16, 12, 62)
    assert Counter(port.type for port in PACK.map.ports) == dict.fromkeys(box.PORT_TYPES, 4)
    assert len(PACK.adventures.postscripts) == 24


def test_every_person_has_a_name_of_their_own() -> None:
    for lang in LANGUAGES:
        names = [getattr(person, lang) for role in PACK.crew for person in role.people]
        names += [getattr(character.name, lang) for character in PACK.characters]
        assert len(set(names)) == len(names) == 72


def test_the_distances_of_the_board() -> None:
    beside: dict[str, set[str]] = {region: set() for region in box.REGIONS}
    for one, other in PACK.map.routes:
        beside[one].add(other)
        beside[other].add(one)
    far = {(a, b): len(shortest(beside, a, b)[0]) - 1 for a in beside for b in beside}
    assert far["CAR", "HAV"] == 3
    assert shortest(beside, "TOR", "SKU") == [("TOR", "HAV", "SKU")]
    assert shortest(beside, "TOR", "CLA") == [("TOR", "PRO", "CLA")]
    assert len(shortest(beside, "TOR", "CLA", "PRO")[0]) == 4
    assert {way[1] for way in shortest(beside, "CLA", "HAV")} == {"PRO", "S1"}
    assert shortest(beside, "SKU", "CLA", "S1") == [("SKU", "HAV", "PRO", "CLA")]
    assert (far["SDO", "SJU"], far["SDO", "STJ"]) == (1, 2)
    assert max(far.values()) == far["VER", "POS"] == 7


def test_the_names_and_numbers_of_the_rulebook() -> None:
    ships = {ship.id: ship for ship in PACK.ships}
    assert (ships["peggy"].cost, ships["peggy"].cannons, ships["peggy"].notoriety) == (15, 3, 1)
    assert (ships["ironwind"].cost, ships["ironwind"].notoriety) == (35, 2)
    strength = {port.id: port.strength for port in PACK.map.ports}
    assert (strength["SJU"], strength["STJ"]) == (7, 6)
    tracks = {npc.id: npc.track for faction in PACK.factions for npc in faction.npcs}
    assert tracks["galleon"] == (4, 5, 6, 7)
    assert tracks["guardian"][1:] == (6, 7, 8)
    assert {3, 5} <= set(tracks["soldier"])
    assert (PACK.gold, PACK.income, PACK.goal) == (8, 2, 10)


def test_what_is_said_of_winning_is_so() -> None:
    """In the comments beside the goals, and in the ruling about the British Empire (SL-A60)."""
    text = (BUILTIN / "factions.yaml").read_text(encoding="utf-8")
    said = re.findall(r"# (?:It|They) wins? .*?(\d+)(?: Flags on the board or (\d+) gold)?", text)
    goals = [(str(f.goal), str(f.gold_goal or "")) for f in PACK.factions if f.goal]
    assert said == goals
    ruling = register(ct.game("sea-of-legends").folder)["SL-A60"]
    gold = next(f.gold_goal for f in PACK.factions if f.id == "british")
    assert f"here {gold}." in ruling.text["en"]
    assert f"ici {gold}." in ruling.text["fr"]


def test_only_people_who_can_be_dealt_have_a_place_to_start() -> None:
    """R25; the token of a Secondary Lover or Nemesis goes to a Port like any other (R72, R80)."""
    for character in PACK.characters:
        for side in (character.lover, character.nemesis):
            assert bool(side.start) == (not character.faction)
            assert side.start in ("", *box.PORTS)


def test_the_altar_is_an_episode_of_its_own() -> None:
    [altar] = [e for e in PACK.adventures.episodes if e.id == "lady_gray_captain_2"]
    assert (altar.who, altar.arc, altar.stage) == ("F01", "captain", 2)
    options = {option.id: option for option in altar.options}
    assert options["blood"].cost == (Effect("exhaust", 0),)
    assert is_free(options["loot"])
    assert options["loot"].ok[:2] == (Effect("gold", 6), Effect("relation", -1))


# As one object


def test_a_pack_comes_back_from_its_data() -> None:
    data = json.loads(json.dumps(as_data(PACK)))
    assert pack_from(data) == PACK


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("gold",), "much", "options.content.gold: a whole number is expected, not 'much'"),
        (("crew", 3, "cost"), 99, "options.content.crew[3].cost: a number from 0 to 30"),
        (("dice", "captain", 0), 1, "options.content.dice.captain[0]: one of 1, 2, .* in quotes"),
        (("map", "routes", 0, 1), "XXX", "options.content.map.routes[0][1]: there is no region"),
        (("captains",), None, "options.content.captains: a list is expected"),
        (("adventures",), [], "options.content.adventures: fields are expected"),
        (("x" * 999,), 1, "options.content.'xxx"),
    ],
)
def test_bad_data_is_refused_with_the_field(path: tuple[Any, ...], value: Any, said: str) -> None:
    data: Any = as_data(PACK)
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(ct.BadOption, match=re.escape(said).replace(r"\.\*", ".*")):
        pack_from(data)


def test_a_saved_game_of_an_earlier_edition_can_still_be_opened() -> None:
    """A folder with `start` for people of Factions is refused; but a game that was saved with such
    a pack holds it, and goes on as it was."""
    data = as_data(PACK)
    for character in data["characters"]:
        if character["id"].startswith("F"):
            character["lover"]["start"] = character["nemesis"]["start"] = "SKU"
    before = json.dumps(data)
    assert pack_from(data) == PACK
    assert json.dumps(data) == before
    table = ct.Table("sea-of-legends", 1, 7, {"content": data})
    log = json.loads(json.dumps(table.log))
    log["options"]["content"] = data
    assert ct.Table.replay(log).view(0) == table.view(0)


@pytest.mark.parametrize(
    "data",
    [
        *(None, [], "pack", {}, {"map": []}, {1: 2}, {"characters": 1}, {"characters": [1]}),
        {"characters": [{"id": "F01", "lover": 1}]},
    ],
)
def test_what_is_no_pack_at_all_is_refused(data: Any) -> None:
    with pytest.raises(ct.BadOption, match=r"options\.content"):
        pack_from(data)


# Mistakes in files


class Planted(NamedTuple):
    """A mistake: what is replaced in a file, and what the checker says; its line is that of the
    text, or that of the end of `line_of`."""

    name: str
    file: str
    old: str
    new: str
    reason: str
    line_of: str = ""


FIRST_CHOICE = "        - id: first\n          label: {en: Sell"
GAME = "  - {{id: X{n}, name: {{en: A Game, fr: Un jeu}}, outcomes: [[{{do: gold}}]]}}\n"
LETTER = (
    "    - {id: more, faction: dread, kind: plea, text: {en: More., fr: Encore.},"
    " refuse: [{do: relation, n: -1}]}\n"
)


FACE_AGAIN = """        - id: face
          label: {en: Face your Nemesis again., fr: Affronter de nouveau votre Némésis.}
          challenge: 6
          ok: [{do: gold, n: 5}]
"""


def choices(count: int) -> str:
    """So many more choices for a Prologue, no two with the same effects."""
    made = [
        f"- {{id: more{n}, label: {{en: More., fr: Encore.}}, leads: first,"
        f" ok: [{{do: gold, n: {1 + n % 20}}}, {{do: notoriety, n: {1 + n // 20 % 20}}},"
        f" {{do: favor, n: {1 + n // 400 % 20}}}, {{do: relation, n: {1 + n // 8000}}}]}}\n        "
        for n in range(count)
    ]
    return "".join(made)


BROADSIDE = "{en: Broadside, fr: Bordée}"
PLANTED = [
    # files and fields
    Planted(
        "no YAML", "dice.yaml", "bonus: [", "bonus: [[", "this is not YAML", "nemesis, nemesis]\n"
    ),
    Planted("no field", "ships.yaml", "cost: 35", "price: 35", "there is no field `price` here"),
    Planted("missing", "ships.yaml", "cannons: 6, ", "", "`cannons` is missing", "{id: ironwind"),
    Planted(
        "twice", "pack.yaml", "income: 2", "income: 2\ngold: 9", "`gold` is there twice", "gold: 9"
    ),
    Planted("two files", "pack.yaml", "goal: 10", "crew: []", "`crew` is in crew.yaml already"),
    Planted("no number", "pack.yaml", "gold: 8", "gold: lots", "a whole number is expected"),
    Planted("no list", "captains.yaml", "[{do: strength, n: 2}]", "1", "a list is expected, not 1"),
    Planted("no flag", "factions.yaml", "region: true", "region: 1", "true or false is expected"),
    Planted("no text", "captains.yaml", "start: SDO", "start: 7", "text is expected, not 7"),
    Planted("no quotes", "dice.yaml", 'bonus: ["1"', "bonus: [1", "is expected in quotes, not 1"),
    Planted(
        "five faces", "dice.yaml", 'bonus: ["1", ', "bonus: [", "6 entries are expected, not 5"
    ),
    Planted("no type", "map.yaml", "type: tavern", "type: casino", "one of hideout, hiring_hall"),
    # words
    Planted("moment", "crew.yaml", "when: nemesis", "when: sometimes", "no word 'sometimes' here"),
    Planted("need", "tavern.yaml", "at_sea]", "at_lunch]", "there is no word 'at_lunch' here"),
    Planted("once", "factions.yaml", "once: round", "once: year", "there is no word 'year' here"),
    Planted(
        "effect", "tavern.yaml", "{do: neutral}", "{do: dance}", "there is no word 'dance' here"
    ),
    Planted("takes", "tavern.yaml", "{do: ransom", "{do: ransom, deck: crew", "takes no `deck`"),
    Planted("requires", "events.yaml", "npc: galleon, where: sea", "npc: galleon", "needs `where`"),
    Planted("unfit", "characters.yaml", "{do: slow}", "{do: heal}", "`heal` does not belong here"),
    Planted("per", "tavern.yaml", "per: relic", "per: moon", "there is no word 'moon' here"),
    Planted("who", "events.yaml", "who: infested", "who: nobody", "there is no word 'nobody' here"),
    Planted("for whom", "events.yaml", "exhaust, who: at_sea", "exhaust", "`exhaust` needs `who`"),
    Planted("mover", "events.yaml", "movement, npc: admiral", "movement", "`movement` needs `npc`"),
    Planted(
        "who here", "characters.yaml", "exhaust, n: 2", "exhaust, who: all", "belongs into an Event"
    ),
    Planted("where", "events.yaml", "where: king", "where: moon", "there is no word 'moon' here"),
    Planted("deck", "crew.yaml", "deck: any", "deck: all", "there is no word 'all' here"),
    Planted("drawn", "captains.yaml", "deck: crew", "deck: event", "there is no word 'event' here"),
    Planted("face", "crew.yaml", "to: captain", "to: crown", "there is no word 'crown' here"),
    Planted("on", "tavern.yaml", "on: crew", "on: rum", "there is no word 'rum' here"),
    Planted("after", "crew.yaml", "after: may_bottom", "after: dinner", "no word 'dinner' here"),
    Planted("npc", "events.yaml", "npc: admiral", "npc: sailor", "there is no word 'sailor' here"),
    Planted(
        "faction", "adventures.yaml", "faction: spanish}", "faction: french}", "no word 'french'"
    ),
    Planted(
        "no effect", "crew.yaml", "[{do: enter_port}]", "[]", "at least one effect is expected"
    ),
    # numbers
    Planted("nothing", "characters.yaml", "{do: slow}", "{do: slow, n: 0}", "does nothing with 0"),
    Planted(
        "less", "characters.yaml", "{do: slow}", "{do: slow, n: -1}", "takes no negative number"
    ),
    Planted(
        "range", "ships.yaml", "cannons: 7", "cannons: 70", "a number from 0 to 14 is expected"
    ),
    Planted("gold", "pack.yaml", "gold: 8", "gold: 800", "a number from 0 to 50 is expected"),
    Planted(
        "track", "factions.yaml", "[2, 3, 4, 5]", "[2, 3, 3, 5]", "each level is above the last"
    ),
    Planted("strength", "factions.yaml", "[2, 3, 4, 5]", "[2, 3, 4, 50]", "Strengths from 1 to 18"),
    Planted(
        "bands", "events.yaml", "{at: 7", "{at: 6", "each band begins above the last", "bands:"
    ),
    # identifiers and counts
    Planted("stranger", "crew.yaml", "id: K07", "id: K77", "there is no 'K77' in the box"),
    Planted(
        "gone", "crew.yaml", "id: K07", "id: K77", "missing: K07 (the box holds 20)", "\ncrew:"
    ),
    Planted("again", "tavern.yaml", "id: T50", "id: T49", "'T49' is there already"),
    Planted(
        "relic", "factions.yaml", "id: SP4", "id: SP9", "missing: SP4 (the box holds 7)", "deck:"
    ),
    Planted(
        "sailor", "factions.yaml", "id: admiral", "id: sailor", "there is no 'sailor' in the box"
    ),
    Planted("class", "ships.yaml", "rank: 2", "rank: 3", "peggy is a Ship of Class 2"),
    Planted(
        "alone",
        "crew.yaml",
        ", {en: Little Perrin, fr: Petit Perrin}",
        "",
        "two `people`",
        "id: K01",
    ),
    Planted(
        "starter",
        "crew.yaml",
        "fr: Canonnier}",
        "fr: Canonnier}\n    cost: 1",
        "cost nothing",
        "id: gunner",
    ),
    Planted("game", "tavern.yaml", "game: G1,", "game: G11,", "there is no Game 'G11'"),
    Planted("rumor", "tavern.yaml", "rumor: HAV", "rumor: S1", "there is no Port 'S1'"),
    Planted("item", "tavern.yaml", "game: G1,", "game: G1, rumor: HAV,", "T01 is an Item"),
    Planted("region", "captains.yaml", "start: SDO", "start: ATL", "there is no region 'ATL'"),
    Planted("own", "factions.yaml", "npc: guardian", "npc: galleon", "no NPC of tlaloc 'galleon'"),
    Planted("tokens", "factions.yaml", "POS, PBE]", "POS]", "4 regions are expected"),
    Planted("goal", "factions.yaml", "goal: 5", "goal: 0", "every Faction but the Spanish Armada"),
    Planted(
        "whose", "characters.yaml", "faction: tlaloc", "faction: dread", "F04 belongs to tlaloc"
    ),
    Planted(
        "icons", "captains.yaml", "when: assign", "when: won", "a Captain's ability works by icons"
    ),
    Planted("endless", "tavern.yaml", "when: turn, once: turn", "when: turn", "`once` is missing"),
    Planted("tireless", "crew.yaml", "refresh, other: true", "refresh", "`other` is missing"),
    Planted(
        "level", "events.yaml", "npc: galleon}]", "npc: officer}]", "a `level` of one of galleon"
    ),
    Planted("set", "events.yaml", "set: few", "set: many", "ES1 is of the set `few`"),
    Planted("no game", "tavern.yaml", "[[{do: gold, n: 4}]]", "[[]]", "at least one effect"),
    Planted("no reward", "map.yaml", "reward: [{do: notoriety}]", "reward: []", "at least one"),
    Planted("no band", "events.yaml", "effects: [{do: bury_limit}]", "effects: []", "at least one"),
    Planted(
        "two kings",
        "factions.yaml",
        "{npc: king, at: S6}",
        "{npc: king, at: S6}, {npc: king, at: S5}",
        "the box holds 1, not 2",
    ),
    Planted("flags", "factions.yaml", "flags: [BRI]", "flags: [BRI, BRI]", "one Flag at most"),
    Planted(
        "no flags",
        "factions.yaml",
        "tokens: [SKU",
        "flags: [HAV, CAR]\n    tokens: [SKU",
        "holds 1",
    ),
    Planted("out of reach", "factions.yaml", "goal: 4\n", "goal: 9\n", "the box holds 4, not 9"),
    Planted(
        "treasury",
        "factions.yaml",
        "goal: 5",
        "goal: 5\n    gold_goal: 9",
        "has a Treasury",
        "gold_goal: 9",
    ),
    Planted("immense", "crew.yaml", "cost: 10", f"cost: 0x{'f' * 9000}", "a number from 0 to 30"),
    # names
    Planted("empty", "captains.yaml", BROADSIDE, "{en: Broadside, fr: ' '}", "this is empty"),
    Planted("long", "captains.yaml", "en: Cesare", f"en: Cesare{'!' * 40}", "at most 40 letters"),
    Planted("french", "captains.yaml", BROADSIDE, "{en: Broadside}", "`fr` is missing"),
    Planted(
        "lines", "captains.yaml", "fr: Cesare", r'fr: "Ce\nsare"', "one line of printable text"
    ),
    # the board
    Planted("nowhere", "map.yaml", "[S3, S4]", "[S3, S44]", "there is no region 'S44'"),
    Planted("route", "map.yaml", "[S3, S4]", "[S3, S4], [S4, S3]", "S4 and S3 is there already"),
    Planted("circle", "map.yaml", "[S3, S4]", "[S3, S4], [S4, S4]", "from S4 to itself"),
    Planted(
        "near", "map.yaml", "[SKU, S1]", "[SKU, CLA]", "from SKU to CLA the rulebook's", "routes:"
    ),
    Planted(
        "example",
        "map.yaml",
        "strength: 6, reward: [{do: gold",
        "strength: 8, reward: [{do: gold",
        "the rulebook's examples need 6",
    ),
    # Adventures
    Planted("arc", "adventures.yaml", "arc: service", "arc: holiday", "there is no arc 'holiday'"),
    Planted("stage", "adventures.yaml", "stage: 4", "stage: 5", "captain has stages 1 to 4"),
    Planted(
        "override",
        "adventures.yaml",
        "stage: 4",
        "stage: 4\n      who: F02",
        "missing: captain of F01, F03, F04, F05, F06, F07, F08, F09, F10, F11, F12, stage 4",
        "episodes:",
    ),
    Planted("people", "adventures.yaml", "who: kahina", "who: F01", "no episodes of 'F01'"),
    Planted(
        "untagged",
        "adventures.yaml",
        "          leads: first\n",
        "",
        "`leads: first` or `leads: second`",
        "- id: first",
    ),
    Planted(
        "type", "adventures.yaml", "type: kidnap", "type: duet", "there is no type 'duet' here"
    ),
    Planted(
        "condition",
        "adventures.yaml",
        "type: kidnap",
        "when: {captain: ahab}",
        "there is no 'ahab'; there are kahina",
    ),
    Planted("port", "adventures.yaml", "type: kidnap", "token: XXX", "there is no Port 'XXX'"),
    Planted(
        "letter",
        "adventures.yaml",
        "type: kidnap",
        "letter: {id: red_plea, to: rival}",
        "there is no Postscript 'red_plea'",
    ),
    Planted(
        "addressee",
        "adventures.yaml",
        "type: kidnap",
        "letter: {id: dread_plea, to: everybody}",
        "one of ally, bereft, leader, rival, self is expected",
    ),
    Planted(
        "deed",
        "adventures.yaml",
        "ok: [{do: gold, n: 4}]",
        "ok: [{do: deed, deed: Sold it}]",
        "small letters, digits and underscores",
    ),
    Planted(
        "untitled",
        "adventures.yaml",
        "      title: {en: Making up, fr: La réconciliation}\n",
        "",
        "`title` is missing",
        "id: reconcile_1",
    ),
    Planted("fail", "adventures.yaml", "challenge: 5 ", "", "nothing can fail", "fail:"),
    Planted(
        "plea", "adventures.yaml", "kind: plea", "kind: song", "no Postscript 'song' of spanish"
    ),
    Planted(
        "beats",
        "characters.yaml",
        "- {en: Mercy, fr: La clémence}",
        "",
        "4 beats are expected",
        "per: leader, most: 1}]}\n    arc:",
    ),
    Planted(
        "both",
        "adventures.yaml",
        "challenge: 5",
        "challenge: 5\n          cost: [{do: exhaust}]",
        "a cost or a Challenge, not both",
        "Un piège dans la chambre forte}\n      options:\n        - id: first",
    ),
    Planted(
        "doubled",
        "adventures.yaml",
        "stage: 4",
        "stage: 3",
        "there is an episode of this arc and stage already",
        "    - id: captain_4",
    ),
    Planted(
        "free",
        "adventures.yaml",
        "ok: [{do: gold, n: 4}]",
        "challenge: 1\n          ok: [{do: gold, n: 4}]",
        "one choice must be free",
        "À leur service}\n      options:",
    ),
    Planted(
        "defeat",
        "adventures.yaml",
        "ok: [{do: gold, n: 4}]",
        "ok: [{do: defeat_nemesis}]",
        "`defeat_nemesis` does not belong here",
    ),
    Planted(
        "defeated by letter",
        "adventures.yaml",
        "refuse: [{do: malice}]",
        "refuse: [{do: defeat_nemesis}]",
        "`defeat_nemesis` does not belong here",
    ),
    Planted(
        "late prologue",
        "adventures.yaml",
        "        - id: work\n",
        "        - id: work\n          leads: first\n",
        "`leads` belongs into a Prologue",
        "- id: work\n          leads: first",
    ),
    Planted(
        "late arc",
        "adventures.yaml",
        "        - id: vouch\n",
        "        - id: vouch\n          type: serve\n",
        "the type 'serve' belongs into stage 1",
        "- id: vouch\n          type: serve",
    ),
    Planted("debt", "adventures.yaml", "lose_gold, n: 8", "lose_gold, n: -8", "no negative number"),
    Planted("cost", "adventures.yaml", "lose_gold, n: 8", "favor, n: 8", "does not belong here"),
    Planted("half", "adventures.yaml", "lose_gold, n: 8", "lose_gold, half: true", "`n` only"),
    Planted(
        "twice paid",
        "adventures.yaml",
        "[{do: lose_gold, n: 8}]",
        "[{do: lose_gold, n: 8}, {do: lose_gold}]",
        "`lose_gold` is in this cost already",
    ),
    Planted(
        "for nothing",
        "adventures.yaml",
        "ok: [{do: gold, n: 4}]",
        "ok: []",
        "at least one effect is expected",
    ),
    Planted(
        "choices",
        "adventures.yaml",
        FACE_AGAIN,
        "",
        "at least two choices are expected, not 1",
        "Un vieux compte}\n      options:",
    ),
    Planted(
        "no place to start",
        "characters.yaml",
        "{start: TOR, first: *L1e",
        "{first: *L1e",
        "`start` is missing",
        "La Pie}\n    lover:",
    ),
    Planted(
        "a place to start",
        "characters.yaml",
        "{first: *L1g, second: *L2e, third: *L3d,\n       beats: [\n         {en: Pale",
        "{start: SKU, first: *L1g, second: *L2e, third: *L3d,\n       beats: [\n         {en: Pale",
        "there is no field `start` here",
    ),
    # what the game cannot hold
    Planted(
        "too many choices",
        "adventures.yaml",
        FIRST_CHOICE,
        FIRST_CHOICE.replace("- id", f"{choices(14)}- id"),
        "the game has numbers for 15 choices in an Adventure, and there are 16",
        "        - id: second",
    ),
    Planted(
        "too many lists",
        "adventures.yaml",
        FIRST_CHOICE,
        FIRST_CHOICE.replace("- id", f"{choices(9900)}- id"),
        "the game has numbers for 10000 different lists of effects",
        "- id: prologue_1_kahina",
    ),
    Planted(
        "too many Postscripts",
        "adventures.yaml",
        "  postscripts:\n",
        f"  postscripts:\n{LETTER * 249}",
        "the game has numbers for 249 Postscripts, and there are 273",
        "    - id: spanish_plea",
    ),
    Planted(
        "too many Games",
        "tavern.yaml",
        "games:\n",
        "games:\n" + "".join(GAME.format(n=n) for n in range(1000)),
        "the game has numbers for 1000 Games, and there are 1010",
        "  - {id: G1,",
    ),
    Planted("a long Game", "tavern.yaml", "{id: G1,", f"{{id: {'G' * 41},", "at most 40 letters"),
    Planted("a long choice", "adventures.yaml", "- id: first", f"- id: {'x' * 41}", "at most 40"),
    Planted("a long letter", "adventures.yaml", "id: dread_plea", f"id: {'x' * 41}", "at most 40"),
    Planted("no id", "adventures.yaml", "- id: first", "- id: ''", "this is empty"),
    Planted(
        "too much at once",
        "events.yaml",
        "{do: malice, who: all}]",
        "\n" + "\n".join(["{do: malice, who: all},"] * 12) + "\n]",
        "at most 12 effects can wait here, not 13",
        "top: [{do: level, npc: galleon}, ",
    ),
    Planted(
        "somebody else's NPC",
        "events.yaml",
        "{do: place, npc: galleon, where: sea}",
        "{do: place, npc: seeker, where: sea}",
        "an Event of the spanish Faction has no seeker",
    ),
]


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.name)
def test_a_mistake_is_found_with_file_and_line(pack: Path, planted: Planted) -> None:
    line = plant(pack, planted.file, planted.old, planted.new, planted.line_of)
    with pytest.raises(ct.BadOption) as error:
        load(pack)
    told = [one for one in str(error.value).split("\n") if planted.reason in one]
    assert any(one.startswith(f"{planted.file}:{line}: ") for one in told), error.value


@pytest.mark.parametrize(
    ("arc", "end", "reason"),
    [
        ("reconcile", "[{do: favor}]", "an episode with a Lover ends with"),
        ("old_score", "[{do: malice, n: -1}]", "an episode with a Nemesis ends with"),
    ],
)
def test_an_episode_without_its_end(pack: Path, arc: str, end: str, reason: str) -> None:
    file = pack / "adventures.yaml"
    before, after = file.read_text(encoding="utf-8").split(f"- id: {arc}_1\n")
    after = after.replace(f"done: {end}", "done: [{do: gold}]", 1)
    file.write_text(f"{before}- id: {arc}_1\n{after}", encoding="utf-8")
    [mistake] = check(pack)
    assert (mistake.file, mistake.line) == ("adventures.yaml", before.count("\n") + 1)
    assert reason in mistake.reason


def test_an_island_without_a_route(pack: Path) -> None:
    file = pack / "map.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub(r"\[\w+, S6\],? ?|\[S6, \w+\],? ?", "", text), encoding="utf-8")
    [mistake] = check(pack)
    assert mistake.reason == "no way leads from VER to S6"


def test_all_mistakes_are_found_not_only_the_first(pack: Path) -> None:
    lines = {
        Mistake("crew.yaml", plant(pack, "crew.yaml", "deck: any", "deck: all"), ""),
        Mistake("crew.yaml", plant(pack, "crew.yaml", "pay_item: 1", "pay_item: x"), ""),
        Mistake("crew.yaml", plant(pack, "crew.yaml", "en: Helmsman", "en: ''"), ""),
        Mistake("captains.yaml", plant(pack, "captains.yaml", "en: Kahina", "en: ' '"), ""),
        Mistake("captains.yaml", plant(pack, "captains.yaml", "start: PRO", "start: XXX"), ""),
        Mistake("ships.yaml", plant(pack, "ships.yaml", "cannons: 7", "cannons: 70"), ""),
        Mistake("tavern.yaml", plant(pack, "tavern.yaml", "rumor: HAV", "rumor: S1"), ""),
    }
    found = check(pack)
    assert {Mistake(mistake.file, mistake.line, "") for mistake in found} == lines
    assert len(found) == len(lines)


def test_a_shared_mistake_is_told_where_it_is_written(pack: Path) -> None:
    line = plant(pack, "characters.yaml", "&L1h {when: assign,", "&L1h {when: whenever,")
    found = check(pack)
    assert {(mistake.file, mistake.line) for mistake in found if "whenever" in mistake.reason} == {
        ("characters.yaml", line)
    }


@pytest.mark.parametrize(
    "text",
    [
        *("", "# nothing\n", "- 1\n", "just words\n", "\x00", "dice:\n\tcaptain: 1\n"),
        *("dice: {captain: [\n", 'dice: "open\n', "dice: *nobody\n", "a: 1\n---\nb: 2\n"),
        *("? [a, b]\n: 1\n", "dice: {? {a: 1} : 2}\n", "dice: !!python/name:os.system\n"),
        *(f"dice: {'9' * 5000}\n", "[" * 5000),
    ],
    ids=lambda text: repr(text[:20]),
)
def test_a_file_without_fields(pack: Path, text: str) -> None:
    (pack / "dice.yaml").write_text(text, encoding="utf-8")
    found = [mistake for mistake in check(pack) if mistake.file == "dice.yaml"]
    assert any("expected" in m.reason or "not YAML" in m.reason for m in found)
    assert any(mistake.reason == "`dice` is missing" for mistake in found)


@pytest.mark.parametrize(
    "content", [b"\xff\xfe\xfa dice", bytes(range(256)), "dice: é".encode("l1")]
)
def test_a_file_that_is_no_text(pack: Path, content: bytes) -> None:
    (pack / "dice.yaml").write_bytes(content)
    found = [mistake for mistake in check(pack) if mistake.file == "dice.yaml"]
    assert any("expected" in m.reason or "not YAML" in m.reason for m in found)


def test_a_file_that_cannot_be_read(pack: Path) -> None:
    (pack / "dice.yaml").unlink()
    (pack / "dice.yaml").mkdir()
    (pack / "lost.yaml").symlink_to(pack / "nowhere")
    told = [str(mistake) for mistake in check(pack) if "this cannot be read" in mistake.reason]
    assert [line.split(" ")[0] for line in told] == ["dice.yaml:1:", "lost.yaml:1:"]


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("dice.yaml", "dice:\n", "dice: &d\n  more: *d\n"),
        ("crew.yaml", "crew:\n", "crew: &c\n  - *c\n"),
        ("adventures.yaml", "ok: [{do: gold, n: 4}]", "ok: &o [*o]"),
        ("tavern.yaml", "outcomes: [[{do: gold, n: 4}]]", "outcomes: &g [[*g]]"),
        ("captains.yaml", "ability: {", "ability: &a {effects: [*a], "),
    ],
)
def test_what_holds_itself(pack: Path, file: str, old: str, new: str) -> None:
    """An alias inside its own anchor."""
    plant(pack, file, old, new)
    found = check(pack)
    assert {mistake.file for mistake in found} == {file}
    assert all(len(mistake.reason) < 200 for mistake in found)


def test_aliases_of_aliases_are_not_written_out(pack: Path) -> None:
    """Nine lists of nine, nine times over."""
    rows = [f"  - &{b} [{', '.join([f'*{a}'] * 9)}]" for a, b in pairwise("abcdefghij")]
    text = "\n".join(["shared:", "  - &a [1]", *rows, "dice: *j", ""])
    (pack / "dice.yaml").write_text(text, encoding="utf-8")
    [mistake] = check(pack)
    assert (mistake.file, mistake.line) == ("dice.yaml", 12)
    assert "fields are expected" in mistake.reason


def test_how_fields_are_spread_over_files_does_not_matter(pack: Path) -> None:
    before = load(pack)
    together = "".join(
        (pack / name).read_text(encoding="utf-8") for name in ("dice.yaml", "captains.yaml")
    )
    (pack / "dice.yaml").unlink()
    (pack / "captains.yaml").write_text(together, encoding="utf-8")
    assert load(pack) == before


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_explains_itself(lang: str) -> None:
    said = pack_words(PACK, lang)
    for message, text in said.items():
        check_words(text, lang)
        if message.startswith("text-"):
            assert text.endswith("."), (message, text)
    cards = {
        *(card for card in box.KINDS if card not in (*box.CAPTAINS, *box.EVENTS, box.CALM_SEA)),
    } - {ship for ships in box.SHIPS for ship in ships}
    assert {f"card-{card}" for card in cards} <= set(said)
    characters = {*box.CHARACTERS, *box.FACTION_CHARACTERS}
    assert {f"text-{card}" for card in cards - characters} <= set(said)
    for name in characters:
        assert {
            f"text-{name}-{side}-{n}" for side in ("lover", "nemesis") for n in (1, 2, 3)
        } <= set(said)
    assert {f"event_card-{card}" for card in box.EVENTS} <= set(said)
    assert {f"text-{card}" for card in box.EVENTS} <= set(said)
    assert {f"region-{region}" for region in box.REGIONS} <= set(said)
    assert {f"ship-{ship}" for ships in box.SHIPS for ship in ships} <= set(said)
    assert {f"npc-{npc}" for npc in (*box.NPC_TYPES, *box.NPCS)} <= set(said)
    assert {f"faction-{faction}" for faction in box.FACTIONS} <= set(said)


def test_both_languages_name_the_same_things() -> None:
    en, fr = (pack_words(PACK, lang) for lang in LANGUAGES)
    assert set(en) == set(fr)
    texts = [message for message in en if message.startswith("text-")]
    assert not [message for message in texts if en[message] == fr[message]]


@pytest.mark.parametrize(
    ("card", "en", "fr"),
    [
        ("card-K01a", "Bess Tully, Powder Monkey", "Bess Tully, Mousse à poudre"),
        ("text-K12a", "While you assign dice: turn up to 2 dice from 1 to 2.", None),
        ("text-T36", "Rumor: Santo Domingo. Crew cost 1 gold less.", None),
        (
            "text-P04-lover-2",
            "Before the roll: add 2 Bonus dice against NPCs.",
            "Avant le lancer : ajouter 2 dés Bonus contre des PNJ.",
        ),
        (
            "text-kahina-legendary",
            "Plunder – for each Captain icon, once in a Challenge: draw a Tavern card; keep up to 2"
            " of them.",
            None,
        ),
        (
            "text-galleon",
            "Region attack: lose 3 gold to the attacker, flee.",
            "Attaque de région : perdre 3 pièces d'or au profit de l'attaquant, fuir.",
        ),
        ("text-L09", "Before Nemesis abilities: ignore the first 2 Nemesis abilities.", None),
        ("npc-officer-2", "Naval Officer 2", "Officier de marine 2"),
    ],
)
def test_what_a_card_says(card: str, en: str, fr: str | None) -> None:
    assert pack_words(PACK, "en")[card] == en
    if fr:
        assert pack_words(PACK, "fr")[card] == fr


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("do", EFFECTS)
def test_every_word_of_the_vocabulary_can_be_said(do: str, lang: str) -> None:
    """Also the words that the built-in pack does not use, and larger numbers of what it does."""
    fields: dict[str, Any] = {
        "to": "any" if do == "turn" else "treasury",
        "deck": "crew",
        "on": "ship",
        "npc": "galleon",
        "where": "HAV",
        "per": "port",
    }
    takes = [field.removesuffix("?") for field in EFFECTS[do][0].split()]
    needed = {field: value for field, value in fields.items() if field in takes}
    for n in (1, 2, 5):
        check_words(Writer(PACK, lang).sentence((Effect(do, n, **needed),)), lang)
    for when in FITS[do].split():
        if when not in PLACES:
            ability = Ability(when, (Effect(do, 1, **needed),), once="round")
            check_words(Writer(PACK, lang).ability(ability), lang)


def test_every_effect_has_a_place() -> None:
    assert set(FITS) == set(EFFECTS)
    for places in FITS.values():
        assert set(places.split()) <= {*WHEN, *PLACES}


def test_the_page_holds_the_vocabulary() -> None:
    page = (ROOT / "docs" / "sea-content.md").read_text(encoding="utf-8")
    assert vocabulary_tables() in page, (
        "python -m captains_table.games.sea_of_legends.content.vocabulary_tables"
    )


# The commands


def run(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["content", *args])
    return result.exit_code, result.output


def test_copy_then_check(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "pack"
    count = len([*BUILTIN.rglob("*.yaml")])
    assert run("copy", str(folder)) == (0, f"{count} files are in {folder}\n")
    assert run("check", str(folder)) == (0, f"{count} files, all counts right\n")
    assert load(folder) == PACK


def test_check_says_every_mistake_and_fails(pack: Path) -> None:
    line = plant(pack, "crew.yaml", "deck: any", "deck: all")
    code, output = run("check", str(pack))
    assert code == 1
    assert output == (
        f"crew.yaml:{line}: there is no word 'all' here; there are tavern, crew, event, any\n"
    )


def test_copy_writes_over_nothing(pack: Path) -> None:
    plant(pack, "crew.yaml", "deck: any", "deck: all")
    code, output = run("copy", str(pack))
    assert code == 2
    assert "such files are there already" in output
    assert check(pack)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    for words in (["check", str(tmp_path / "no")], ["check", str(tmp_path)]):
        code, output = run(*words)
        assert code == 2
        assert output.startswith("captain: ")
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    assert run("copy", str(file))[0] == 2
    assert run("check", str(file)) == (2, f"captain: {file}: this is not a folder\n")


# Packs at tables


def own_pack(name: str = "mine") -> dict[str, Any]:
    """The built-in pack with a Captain of another name: content of one's own."""
    data = as_data(PACK)
    data["captains"][0]["name"] = {"en": name, "fr": name}
    return data


def test_views_have_a_word_in_place_of_content_of_ones_own_and_only_there() -> None:
    game = ct.game("sea-of-legends")
    assert game.options_seen({}) == {}
    assert game.options_seen({"calm_seas": 1}) == {"calm_seas": 1}
    assert game.options_seen({"content": "built_in"}) == {"content": "built_in"}
    assert game.options_seen({"content": own_pack()}) == {"content": "own"}
    for options, seen in (({}, "built_in"), ({"content": own_pack()}, "own")):
        assert ct.Table(game.name, 1, 1, options).view(0)["options"]["content"] == seen


def digest(data: dict[str, Any]) -> int:
    encoded = msgspec.json.encode(pack_from(data), order="deterministic")
    return int(sha256(encoded).hexdigest(), 16)


def test_the_number_of_a_pack_is_its_whole_digest() -> None:
    for content, data in (("built_in", as_data(PACK)), (own_pack(), own_pack())):
        table = ct.Table("sea-of-legends", 1, 1, {"content": content}, checked=True)
        assert table.state.pack == digest(data)
        assert table.state.pack > 2**200  # not a part of it
        view = json.loads(json.dumps(table.view(0)))
        assert view["pack"] == str(digest(data))  # a browser would round the number
        assert book_numbered(view["pack"]) is book(table.state) is open_book(pack_from(data))
        assert "pack" not in table.position()


def test_packs_stay_apart_and_none_takes_the_place_of_another() -> None:
    names = ("one", "other")
    tables = [ct.Table("sea-of-legends", 1, 1, {"content": own_pack(n)}) for n in names]
    tables.append(ct.Table("sea-of-legends", 1, 1))
    packs = [book(table.state).pack for table in tables]
    assert packs == [*(pack_from(own_pack(name)) for name in names), PACK]
    for table, pack in zip(tables, packs, strict=True):
        twins = [table.copy(), table.resample(0, 1), ct.Table.replay(table.log)]
        twins.append(ct.Table.at("sea-of-legends", json.loads(json.dumps(table.position()))))
        for twin in twins:
            assert book(twin.state).pack == pack
            assert book_numbered(twin.view(0)["pack"]).pack == pack


def books() -> int:
    """How many are in memory."""
    gc.collect()  # a table and its decision hold each other
    return len(book_module._BOOKS)


def test_books_that_nobody_uses_any_more_are_given_back() -> None:
    data = own_pack("kept")
    kept = ct.Table("sea-of-legends", 1, 1, {"content": data})
    before = books()
    for number in range(200):
        opened = msgspec.structs.replace(PACK, name=Text(f"{number}", f"{number}"))
        held = open_book(opened).number
        assert book_numbered(held).pack is opened
    del held
    assert books() == before
    for number in range(PACKS + 4):
        table = ct.Table("sea-of-legends", 1, 1, {"content": own_pack(str(number))})
        assert table.decision is not None
        assert f"Sail as {number}" in {choice.label("en") for choice in table.decision.choices}
        table.words("fr")
    del table
    assert books() <= before + PACKS
    assert book(kept.state).pack == pack_from(data)
    assert kept.say_prompt(0, "choose_captain", "fr")
    kept.choose(0)


def test_a_player_in_another_process_needs_the_options_and_a_view() -> None:
    options = {"content": own_pack("far away")}
    view = ct.Table("sea-of-legends", 1, 1, options).view(0)
    source = """
import json, sys
import captains_table as ct
view, options = json.load(sys.stdin)
game = ct.game(view["game"])
game.open(game.agree(view["seats"], options))
print(ct.player("greedy", seed=1).choose(view))
"""
    sent = json.dumps([view, options])
    done = subprocess.run(
        [sys.executable, "-c", source], input=sent, capture_output=True, text=True, check=True
    )
    assert int(done.stdout) in range(len(view["decision"]["choices"]))
