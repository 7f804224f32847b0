"""Games are found: in their folders, and in other packages. A game that another package brings,
with neither bot nor board, plays everywhere; a broken one breaks nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import captains_table as ct
from captains_table.games import HERE
from tests.elsewhere import beside, captain, put_beside, run, site_with_cairn
from tests.serving import serving

OURS = [name for name in ct.game_names() if ct.game(name).folder.is_relative_to(HERE)]
PATIENCE = 60
NO_FRAME: dict[str, Any] = {"table": {"status": ""}}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return site_with_cairn(tmp_path)


def test_every_folder_with_a_game_is_a_game_of_that_name() -> None:
    found = {file.parent.name.replace("_", "-") for file in HERE.glob("*/game.py")}
    assert {"oh-captain", "nomads"} <= found == set(OURS)
    assert all(ct.game(name).name == name for name in OURS)
    assert ct.game("nomads") is ct.game("nomads")


def test_a_game_is_loaded_when_somebody_asks_for_it(tmp_path: Path) -> None:
    code = """if True:
        import sys, captains_table as ct
        loaded = lambda: sorted(m for m in sys.modules if m.startswith("captains_table.games."))
        assert loaded() == [], loaded()
        ct.game("nomads")
        assert {m.split(".")[2] for m in loaded()} == {"nomads"}
    """
    done = run(tmp_path, "-c", code)
    assert (done.returncode, done.stderr) == (0, "")


def test_another_package_brings_a_game(site: Path) -> None:
    code = """if True:
        import captains_table as ct
        from captains_table.players import players_of
        assert "cairn" in ct.game_names()
        table = ct.play("cairn", ["greedy", "random", "greedy"], seed=1)
        assert table == ct.play("cairn", ["greedy", "random", "greedy"], seed=1)
        assert table.outcome.winners and table.view(None)["stones"] == 0
        assert ct.Table.replay(table.log).position() == table.position()
        assert players_of(ct.game("cairn")) == ["random"]
        assert not ct.game("cairn").has_secrets
    """
    done = run(site, "-c", code)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_plays_in_the_terminal_on_the_plain_board(site: Path, lang: str) -> None:
    watched = captain(site, "play", "cairn", "--watch", "--fast", "--lang", lang, "--seed", "1")
    assert (watched.returncode, watched.stderr) == (0, "")
    assert re.search(r"│ stones +0 ", watched.stdout)
    typed = "h\nc\n?\n? 1\n" + "1\n" * 11
    played = captain(
        *(site, "play", "cairn", "--seats", "3", "--fast", "--lang", lang, "--seed", "2"),
        given=typed,
    )
    assert (played.returncode, played.stderr) == (0, "")
    assert "CA-R2" in played.stdout
    assert "taken" in played.stdout


@pytest.mark.parametrize(
    ("lang", "title", "tagline", "then"),
    [
        ("en", "An evening by the fire", "Nomads, and a cairn", "Nomads"),
        ("fr", "Une soirée au coin du feu", "Nomades, puis un cairn", "Nomades"),
    ],
)
def test_it_makes_an_evening_with_a_game_of_ours(
    site: Path, lang: str, title: str, tagline: str, then: str
) -> None:
    listed = captain(site, "games", "--lang", lang).stdout
    assert re.search(rf"{tagline}.*: captain play campfire", listed)
    rules = captain(site, "rules", "campfire", "--lang", lang).stdout
    assert "NO-R1 " in rules
    assert "CA-R1 " in rules
    evening = ("play", "campfire", "--watch", "--fast", "--lang", lang, "--seed", "1")
    played = captain(site, *evening, "--seats", "3", "--save", "evening.json", "--setup", "quick")
    assert (played.returncode, played.stderr) == (0, "")
    first, second = (
        ct.Table.replay(json.loads((site / "evening.json").read_text())),
        json.loads((site / "evening-cairn.json").read_text()),
    )
    assert first.outcome is not None
    assert first.log["options"]["setup"] == "quick"
    assert second["options"]["after"]["scores"] == first.outcome.scores
    _, *told = re.split(rf"^ +{title} *$", played.stdout, flags=re.MULTILINE)
    assert len(told) == 2
    for seat, who in enumerate(first.seat_names(lang), 1):
        assert re.search(rf"│ {seat}\. greedy +│ {who} +│ · +│", told[0])
        points = first.outcome.scores[seat - 1]
        assert re.search(rf"│ {seat}\. greedy \({who}\) +│ {points} +│", told[1])
    assert re.search(rf"│ {then} +│", told[1])


def test_it_brings_commands(site: Path) -> None:
    assert re.search(r" cairn +Build a cairn of your own", captain(site, "--help").stdout)
    heaped = captain(site, "cairn", "heap", "4")
    assert (heaped.returncode, heaped.stdout, heaped.stderr) == (0, "oooo\n", "")
    refused = captain(site, "cairn", "heap", "0")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "captain: cairn: 0 stones are no cairn\n"


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("raise RuntimeError('not today\\nnor tomorrow')", "RuntimeError: not today"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("", "AttributeError: "),
        ("import typer\napp = typer.Typer()", "TypeError: app is no typer.Typer with a name"),
        (
            "import typer\napp = typer.Typer(name='content')\n@app.command()\ndef do():\n    pass",
            "TypeError: another game has a command content",
        ),
    ],
)
def test_broken_commands_are_left_out_with_one_line(site: Path, source: str, why: str) -> None:
    (site / "cairn" / "commands.py").write_text(source, encoding="utf-8")
    listed = captain(site, "--help")
    assert listed.returncode == 0
    assert re.search(r" content +", listed.stdout)
    [line] = listed.stderr.splitlines()
    assert line.startswith(f"the commands of cairn are left out: {why}")


def test_commands_of_games_are_loaded_where_they_are_asked_for(tmp_path: Path) -> None:
    code = """if True:
        import sys
        from typer.testing import CliRunner
        from captains_table.cli import app
        done = CliRunner().invoke(app, ["rules", "nomads", "NO-R1"])
        assert done.exit_code == 0, done.output
        there = {m.split(".")[2] for m in sys.modules if m.startswith("captains_table.games.")}
        assert there == {"nomads"}, there
        assert "captains_table.games.nomads.bench" not in sys.modules
    """
    done = run(tmp_path, "-c", code)
    assert (done.returncode, done.stderr) == (0, "")


def test_it_is_on_the_shelf_and_measured_without_a_peer(site: Path) -> None:
    assert "Cairn" in captain(site, "games", "--lang", "en").stdout
    measured = captain(site, "bench", "cairn", "--quick", "--only", "plain-loop", "--json")
    row = json.loads(measured.stdout)
    assert row["ours"] > 0
    assert row["peer"] is row["goal"] is row["met"] is None


def test_it_is_served_to_its_end_with_bots_that_no_game_brings(site: Path) -> None:
    with serving(site.parent, env=beside(site)) as server:
        shelf = httpx.get(f"{server.url}/api/games").json()
        info = next(game for game in shelf if game["name"] == "cairn")
        assert (info["usual_seats"], info["players"], info["secret"]) == (2, ["random"], False)
        assert "tagline" in httpx.get(f"{server.url}/api/games/cairn/words").text
        body = {"game": "cairn", "seats": 2, "name": "Anna", "begin": True}
        opened = httpx.post(f"{server.url}/api/tables", json=body).json()
        [seat] = opened["seats"]
        with connect(f"{server.socket_url}/api/tables/{opened['table']}/socket") as socket:
            socket.send(json.dumps({"type": "hello", "tokens": [seat["token"]]}))
            chosen, frame = 0, NO_FRAME
            while frame["table"]["status"] != "over":
                frame = json.loads(socket.recv(PATIENCE))
                assert frame["type"] not in ("refused", "farewell"), frame
                if frame["type"] != "frame":
                    frame = NO_FRAME
                elif frame["choices"]:
                    command = {"type": "choose", "command_id": f"choice-{frame['seq']}"}
                    command |= {"expected_seq": frame["seq"], "seat": frame["seat"]}
                    command |= {"code": frame["choices"][0]["code"]}
                    socket.send(json.dumps(command))
                    chosen += 1
        assert chosen > 1
        assert frame["view"]["stones"] == 0
        assert frame["result"]["winners"]
    assert '"level": "error"' not in server.errors.read_text()


BROKEN = {
    "falls": "raise RuntimeError('not today\\nnor tomorrow')",
    "leaves": "raise SystemExit(3)",
    "odd": "GAME = 'no game'",
    "lies": "from cairn.game import CAIRN as GAME",
    "nomads": "from dataclasses import replace\nfrom cairn.game import CAIRN\n"
    "GAME = replace(CAIRN, name='nomads')",
    "dusk": "from dataclasses import replace\nfrom cairn.game import CAIRN\n"
    "late = replace(CAIRN.evening, option='before')\n"
    "GAME = replace(CAIRN, name='dusk', evening=late)",
    "night": "from dataclasses import replace\nfrom cairn.game import CAIRN\n"
    "GAME = replace(CAIRN, name='night', evening=replace(CAIRN.evening, name='A night'))",
    "silent": "from dataclasses import replace\nfrom cairn.game import CAIRN\n"
    "def scores(s):\n    return CAIRN.scores(s)\n"
    "GAME = replace(CAIRN, name='silent', scores=scores)",
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_is_left_out_with_one_line(site: Path, name: str) -> None:
    package = f"broken_{name}"
    (site / package).mkdir()
    (site / package / "__init__.py").write_text(BROKEN[name], encoding="utf-8")
    put_beside(site, package, f"{name} = {package}:GAME")
    listed = captain(site, "games", "--lang", "en")
    assert listed.returncode == 0
    for title in ("Cairn", *(ct.game(ours).title for ours in OURS)):
        assert title in listed.stdout
    [line] = listed.stderr.splitlines()
    assert line.startswith(f"the game {name} ({package}:GAME) is left out: ")
    played = captain(site, "play", "nomads", "--seats", "2", "--watch", "--fast", "--seed", "1")
    assert (played.returncode, played.stderr) == (0, "")
