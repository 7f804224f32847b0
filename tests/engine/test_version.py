"""The version of the rules follows from their source: whatever could make a game go differently
changes it, and words do not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import captains_table as ct
from captains_table.engine import version
from captains_table.engine.version import fingerprint


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of a game with code, data, words and a register."""
    return Path(shutil.copytree(ct.game("sea-of-legends").folder, tmp_path / "sea"))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8", newline="\n")


@pytest.mark.parametrize("name", ct.game_names())
def test_a_game_knows_the_version_of_its_rules(name: str) -> None:
    game = ct.game(name)
    assert game.rules == fingerprint(game.folder)
    assert len(bytes.fromhex(game.rules)) == 6
    table = ct.Table(name, game.seats[0], seed=1)
    assert table.log["rules"] == table.view(None)["rules"] == game.rules


def test_no_two_games_have_the_same() -> None:
    assert len({ct.game(name).rules for name in ct.game_names()}) == len(ct.game_names())


def test_a_copy_has_the_same_wherever_it_lies(folder: Path) -> None:
    assert fingerprint(folder) == fingerprint(folder) == ct.game("sea-of-legends").rules


def test_a_changed_constant_changes_it(folder: Path) -> None:
    before = fingerprint(folder)
    change(folder / "state.py", "PEEKED = 3", "PEEKED = 4")
    assert fingerprint(folder) != before


def test_changed_data_changes_it(folder: Path) -> None:
    before = fingerprint(folder)
    change(folder / "content" / "data" / "pack.yaml", "gold: 8", "gold: 9")
    assert fingerprint(folder) != before


@pytest.mark.parametrize(
    "file", ["more.py", "more.toml", "content/data/more.yaml", "deep/er/more.json"]
)
def test_a_new_file_changes_it_and_so_does_its_name(folder: Path, file: str) -> None:
    before = fingerprint(folder)
    new = folder / file
    new.parent.mkdir(parents=True, exist_ok=True)
    new.write_text("", encoding="utf-8")
    added = fingerprint(folder)
    new.rename(new.with_stem("other"))
    assert len({before, added, fingerprint(folder)}) == 3


def test_one_file_cannot_pass_for_two(folder: Path) -> None:
    (folder / "zz1.py").write_text("one\ngame/zz2.pytwo\n", encoding="utf-8")
    together = fingerprint(folder)
    (folder / "zz1.py").write_text("one\n", encoding="utf-8")
    (folder / "zz2.py").write_text("two\n", encoding="utf-8")
    assert fingerprint(folder) != together


def test_the_engine_belongs_to_the_rules(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fingerprint(folder)
    engine = Path(shutil.copytree(version.ENGINE, tmp_path / "engine"))
    monkeypatch.setattr(version, "ENGINE", engine)
    assert fingerprint(folder) == before
    change(engine / "chance.py", "1 << 64", "1 << 63")
    assert fingerprint(folder) != before


def test_words_the_register_and_leftovers_change_nothing(folder: Path) -> None:
    before = fingerprint(folder)
    for file in ("en.ftl", "fr.ftl", "rules.toml"):
        change(folder / file, "a", "e")
    (folder / "__pycache__").mkdir(exist_ok=True)
    (folder / "__pycache__" / "state.cpython-311.pyc").write_bytes(b"\0")
    assert fingerprint(folder) == before


@pytest.mark.parametrize(
    "file",
    [
        *("greedy.py", "greedy/worth.py", "greedy/weights.json"),
        *("terminal.py", "terminal/map.py", "terminal/look.toml"),
    ],
)
def test_neither_the_greedy_player_nor_the_board_change_it(folder: Path, file: str) -> None:
    """A better bot must freeze no table."""
    before = fingerprint(folder)
    new = folder / file
    new.parent.mkdir(exist_ok=True)
    new.write_text("changed", encoding="utf-8")
    assert fingerprint(folder) == before


@pytest.mark.parametrize("file", ["greedy_rules.py", "deep/greedy.py", "terminals.py"])
def test_what_only_sounds_like_them_changes_it(folder: Path, file: str) -> None:
    before = fingerprint(folder)
    new = folder / file
    new.parent.mkdir(exist_ok=True)
    new.write_text("changed", encoding="utf-8")
    assert fingerprint(folder) != before


def test_it_is_the_same_on_windows(folder: Path) -> None:
    before = fingerprint(folder)
    for file in folder.rglob("*.py"):
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert fingerprint(folder) == before
