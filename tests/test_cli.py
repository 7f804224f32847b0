"""The command without a keyboard: lists, refusals, files, plain output."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import captains_table as ct
from captains_table.cli import app
from captains_table.engine.register import register
from captains_table.engine.words import LANGUAGES

WATCH = ("play", "oh-captain", "--watch", "--players", "random", "--lang", "en", "--no-intro")

WATCH_NOMADS = ("play", "nomads", *WATCH[2:], "--option", "setup=quick", "--seats", "2")
MY_VALUES = """
songs = [
    { need = 1, points = 1 },
    { need = 2, points = 2 },
    { need = 3, points = 3 },
    { need = 4, points = 4 },
]
legends = { A = [1, 2, 3, 4], B = [1, 2, 3, 4], C = [1, 2, 3, 4], D = [1, 2, 3, 4], \
E = [1, 2, 3, 4], F = [1, 2, 3, 4], G = [1, 2, 3, 9] }
"""


def captain(*arguments: str, keys: str = "") -> Any:
    return CliRunner().invoke(app, arguments, input=keys)


def played(seed: int = 4) -> ct.Table:
    """A game that is over."""
    table = ct.Table("oh-captain", seats=4, seed=seed)
    bot = ct.player("random", seed=seed)
    while table.decision is not None:
        table.choose(bot.choose(table.view(table.decision.seat)))
    return table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played().log))
    return file


# Lists


def test_games_are_listed_in_both_languages() -> None:
    for lang, title in (("en", "Oh Captain!"), ("fr", "Oh Capitaine !")):
        result = captain("games", "--lang", lang)
        assert result.exit_code == 0
        assert title in result.output
        assert "3-6" in result.output


def test_games_mention_the_lumarathon() -> None:
    for lang in LANGUAGES:
        assert "play lumarathon" in captain("games", "--lang", lang).output


def test_rules_show_every_entry_with_its_identifier() -> None:
    for lang in LANGUAGES:
        result = captain("rules", "oh-captain", "--lang", lang)
        assert result.exit_code == 0
        for rule in register(ct.game("oh-captain").folder):
            assert re.search(rf"^ {rule} ", result.output, re.MULTILINE), rule


def test_rulings_only_and_house_rulings_marked() -> None:
    output = captain("rules", "oh-captain", "--lang", "en", "--rulings").output
    assert "OC-R" not in output
    # a hard space keeps the mark on one line; one more mark is in the note at the top
    rulings = register(ct.game("oh-captain").folder).values()
    assert output.count("⌂") == sum(rule.house for rule in rulings) + 1
    assert "siana_only_eggs=fizzles" in output


def test_one_rule_by_its_identifier() -> None:
    output = captain("rules", "oh-captain", "oc-r12", "--lang", "en").output
    assert "5 coins" in output
    assert "OC-R13" not in output


def test_rules_of_nomads_say_what_is_reconstructed_and_how_to_put_in_ones_own() -> None:
    for lang, mark, file in (("en", "reconstructed", "FILE"), ("fr", "reconstitué", "FICHIER")):
        for rule in ((), ("NO-V",)):
            output = captain("rules", "nomads", *rule, "--lang", lang).output
            for values in ("mixed", "even"):
                assert re.search(rf"values={values} +{mark}", output)
            assert f"values={file} " in output
        assert re.search(rf"^ NO-V .*\n(.*\n)?.*{mark}", output, re.MULTILINE)
        assert f"after={file} " in captain("rules", "nomads", "--lang", lang).output


# Refusals: one line, exit code 2


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("play", "chess"), "no 'chess'"),
        (("play", "oh-captain", "--seats", "9"), "3 to 6 players"),
        (("play", "oh-captain", "--seats", "0"), "3 to 6 players"),
        (("play", "oh-captain", "--seat", "4"), "not one of 0 to 3"),
        (("play", "oh-captain", "--seat", "-1"), "not one of 0 to 3"),
        (("play", "oh-captain", "--lang", "de"), "en, fr"),
        (("play", "oh-captain", "--players", "nobody"), "no 'nobody'"),
        (("play", "oh-captain", "--players", "random,random,random,random"), "person"),
        (("play", "oh-captain", "--players", "person,random", "--seats", "4"), "4 seats"),
        (("play", "oh-captain", "--players", "person,random"), "4 seats"),
        (("play", "oh-captain", "--players", ",".join(["person"] * 7)), "4 seats"),
        (("play", "oh-captain", "--names", "anna,ben", "--players", "person,random,random"), "1 "),
        (("play", "oh-captain", "--names", "Moon"), "somebody else"),
        (("play", "oh-captain", "--save", "not-there/game.json"), "no such folder"),
        (("play", "oh-captain", "--speed", "slow"), "calm|normal|quick|at-once"),
        (("play", "oh-captain", "--seats", "many"), "--seats"),
        (("play", "oh-captain", "--sets"), "--seats"),
        (("play", "oh-captain", "--seats"), "needs a value"),
        (("play",), "oh-captain, sea-of-legends, lumarathon"),
        (("plya", "oh-captain"), "play"),
        (("rules",), "GAME is missing"),
        (("play", "oh-captain", "--watch", "--hot-seat"), "--hot-seat"),
        (("play", "oh-captain", "--watch", "--seat", "1"), "seat"),
        (("play", "oh-captain", "--watch", "--players", "person"), "person"),
        (("play", "oh-captain", "--option", "captain"), "NAME=VALUE"),
        (("play", "oh-captain", "--option", "wind=north"), "no such option"),
        (("play", "oh-captain", "--option", "captain=7"), "captain"),
        (("rules", "chess"), "no 'chess'"),
        (("rules", "oh-captain", "OC-R999"), "no rule"),
        (("replay", "not-there.json"), "no such file"),
        (("play", "oh-captain", "--load", "not-there.json"), "no such file"),
    ],
)
def test_refusals_are_one_line_on_the_error_stream(arguments: tuple[str, ...], why: str) -> None:
    result = captain(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("captain: ")
    assert why in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not json",
        b'{"format": 1, "game"',
        b"\xff\xfe\x00",
        b"[]",
        b"{}",
        b"[" * 100_000,
        b'{"format": 1, "game": "chess", "rules": "1", "seats": 4, "steps": []}',
        b'{"format": 1, "game": "oh-captain", "rules": "1", "seats": 99, "steps": []}',
        b'{"format": 1, "game": "oh-captain", "rules": "1", "seats": 4, "steps": [7]}',
        b'{"format": 9, "game": "oh-captain", "rules": "1", "seats": 4, "steps": []}',
    ],
)
def test_bad_files_are_refused_with_their_name(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    for command in (("replay", str(file)), ("play", "oh-captain", "--load", str(file))):
        result = captain(*command)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"captain: {file}: ")
        assert result.stderr.count("\n") == 1


def test_a_folder_is_no_saved_game(tmp_path: Path) -> None:
    result = captain("replay", str(tmp_path))
    assert result.exit_code == 2
    assert "directory" in result.stderr


def test_a_draw_that_was_forged_is_told(file: Path) -> None:
    log = json.loads(file.read_text())
    table = ct.Table.replay(log)
    number = next(i for i, step in enumerate(log["steps"]) if "chance" in step)
    drawn = log["steps"][number]["outcome"]
    other = next(o for o in table.draws()[0]["outcomes"] if o != drawn)
    log["steps"][number]["outcome"] = other
    file.write_text(json.dumps(log))
    result = captain("replay", str(file))
    assert result.exit_code == 2
    said = f"outcome: {other} was not drawn from the seed; {drawn} was"
    assert result.stderr == f"captain: {file}: steps[{number}]: {said}\n"


def test_a_log_that_was_cut_short_is_refused(file: Path) -> None:
    log = json.loads(file.read_text())
    log["steps"] = log["steps"][:20]
    file.write_text(json.dumps(log))
    assert captain("replay", str(file)).exit_code == 2


def test_a_saved_game_brings_its_own_seats_and_draws(file: Path) -> None:
    for more in (("--seats", "4"), ("--seed", "0"), ("--option", "captain=0")):
        result = captain("play", "oh-captain", "--load", str(file), *more)
        assert result.exit_code == 2
        assert "--load" in result.stderr


# Playing without a keyboard


def test_a_seed_gives_the_whole_game_bots_included() -> None:
    first, again, other = (captain(*WATCH, "--seed", seed).output for seed in ("3", "3", "4"))
    assert "Victory: " in first or "Shared victory: " in first
    assert first == again
    assert first != other


def test_spectators_are_told_no_secrets() -> None:
    output = captain(*WATCH, "--seed", "3").output
    assert "finds something in the cave" in output
    assert not re.search(r"finds (a|an) [A-Z0-9]", output)
    assert "For your eyes only" not in output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 120])
def test_plain_output_has_no_escape_codes_and_fits(
    lang: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    result = captain(
        *("play", "oh-captain", "--seats", "6", "--players", "random", "--lang", lang),
        *("--seed", "11"),
        keys="h\nc\n?\n? 1\nl\n" + "1\n" * 300,
    )
    assert result.exit_code == 0, result.output
    assert "\x1b" not in result.output
    assert max(map(len, result.output.splitlines())) <= columns
    assert "…" not in result.output  # nothing was cut off


def test_options_are_understood(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    options = ("--option", "captain=2", "--option", "ALL_ADVENTURERS=true".lower())
    assert captain(*WATCH, *options, "--save", str(saved)).exit_code == 0
    log = json.loads(saved.read_text())
    assert log["options"]["captain"] == 2
    assert log["options"]["all_adventurers"] is True


def test_a_duel_has_two_seats_and_options_of_its_own(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    options = ("endless_limit=20", "stop_early=true", "guests=chosen", "first_player=1")
    words = [word for option in options for word in ("--option", option)]
    watched = captain("play", "gold-n-crash", *WATCH[2:], *words, "--save", str(saved))
    assert watched.exit_code == 0, watched.output
    log = json.loads(saved.read_text())
    assert log["seats"] == 2
    chosen = {"endless_limit": 20, "stop_early": True, "guests": "chosen", "first_player": 1}
    assert log["options"].items() >= chosen.items()
    refused = captain("play", "gold-n-crash", "--seats", "3", "--watch")
    assert refused.exit_code == 2
    assert refused.stderr.startswith("captain: ")


def test_an_option_that_is_an_object_is_read_from_a_file(tmp_path: Path) -> None:
    toml, json_file, saved = (tmp_path / name for name in ("my.toml", "my.json", "game.json"))
    toml.write_text(MY_VALUES)
    json_file.write_text(json.dumps(tomllib.loads(MY_VALUES)))
    for file in (toml, json_file):
        option = ("--option", f"values={file}")
        result = captain(*WATCH_NOMADS, *option, "--save", str(saved))
        assert result.exit_code == 0, result.output
        assert "values of your own" in result.output
        log = json.loads(saved.read_text())
        assert log["options"]["values"]["legends"]["G"] == [1, 2, 3, 9]
        assert ct.Table.replay(log).view(None)["legend_value"][-4:] == [1, 2, 3, 9]
        saved.unlink()


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("not-there.toml", None, "no such file"),
        ("my.toml", "legends = [", "option values"),
        ("my.json", '{"legends": ', "option values"),
        ("my.json", "7", "is none of"),
        ("my.toml", "colour = 1", "options.values.colour"),
        ("my.toml", "songs = []", "options.values.legends"),
        ("my.toml", "\x00", "option values"),
    ],
)
def test_a_file_of_values_that_is_no_good(
    tmp_path: Path, name: str, content: str | None, why: str
) -> None:
    file = tmp_path / name
    if content is not None:
        file.write_text(content)
    for game in ("nomads", "lumarathon"):
        result = captain("play", game, "--watch", "--option", f"values={file}")
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.startswith("captain: ")
        assert result.stderr.count("\n") == 1
        assert why in result.stderr


def test_a_notice_about_unusual_options() -> None:
    arguments = [argument for argument in WATCH if argument != "--no-intro"]
    assert "5 or 6" in captain(*arguments, "--option", "all_adventurers=true").output


# Files


def test_save_keeps_the_game_and_replay_tells_it(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    result = captain(*WATCH, "--seed", "3", "--save", str(saved))
    assert result.exit_code == 0
    table = ct.Table.replay(json.loads(saved.read_text()))
    assert table.outcome is not None
    told = captain("replay", str(saved), "--lang", "en").output
    for event in table.events(None)[:20]:
        assert table.say_event(event)[:60] in told


def test_nothing_is_written_over(file: Path) -> None:
    before = file.read_bytes()
    result = captain(*WATCH, "--save", str(file))
    assert result.exit_code == 2
    assert "already there" in result.stderr
    assert file.read_bytes() == before


def test_a_place_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = captain(*WATCH, "--save", str(tmp_path / "file" / "game.json"))
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_end_of_input_saves_the_game_and_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    play = ("play", "oh-captain", "--players", "random", "--lang", "en", "--no-intro")
    result = captain(*play, "--seed", "3", keys="1\n1\n")
    assert result.exit_code == 0
    (saved,) = (tmp_path / "saved-games").iterdir()
    assert saved.name in result.output
    log = json.loads(saved.read_text())
    assert "seed" not in log
    again = captain(*play, "--load", str(saved), keys="1\n" * 300)
    assert again.exit_code == 0
    assert "victory: " in again.output.lower() or "You win" in again.output
    assert json.loads(saved.read_text()) == log  # going on leaves the old file alone


def test_leaving_before_the_first_choice_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert captain("play", "oh-captain", "--players", "random", "--seed", "3").exit_code == 0
    assert list(tmp_path.iterdir()) == []


def test_replay_shows_everything_only_when_the_game_is_over(file: Path, tmp_path: Path) -> None:
    everything = captain("replay", str(file), "--all", "--lang", "en").output
    spectator = captain("replay", str(file), "--lang", "en").output
    assert re.search(r"finds (a|an) [A-Z0-9]", everything)
    assert "finds something" not in everything
    assert not re.search(r"finds (a|an) [A-Z0-9]", spectator)
    log = json.loads(file.read_text())
    del log["seed"]
    choices = [i for i, step in enumerate(log["steps"]) if "seat" in step]
    log["steps"] = log["steps"][: choices[5]]
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(json.dumps(log))
    assert captain("replay", str(unfinished)).exit_code == 0
    refused = captain("replay", str(unfinished), "--all")
    assert refused.exit_code == 2
    assert "not over" in refused.stderr


def test_replay_for_one_seat(file: Path) -> None:
    output = captain("replay", str(file), "--seat", "0", "--lang", "en").output
    assert "finds something" in output
    assert re.search(r"You find (a|an) [A-Z0-9]", output)
    assert not re.search(r"finds (a|an) [A-Z0-9]", output)
    assert captain("replay", str(file), "--seat", "4").exit_code == 2
