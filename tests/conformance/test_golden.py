"""Golden playthroughs: the games that are written down are still played so."""

from __future__ import annotations

import pytest

from tests.conformance.golden import FOLDER, file, playthrough, wanted


@pytest.mark.parametrize(("name", "seats"), wanted())
def test_a_game_goes_as_it_is_written_down(name: str, seats: int) -> None:
    assert file(name, seats).exists(), "missing; python -m tests.conformance.golden writes it"
    lines = file(name, seats).read_text(encoding="utf-8").splitlines()
    for number, (written, played) in enumerate(
        zip(lines, playthrough(name, seats), strict=False), start=1
    ):
        assert played == written, f"line {number} of {file(name, seats).name}"
    assert len(lines) == len(playthrough(name, seats))


def test_no_game_is_written_down_that_is_not_played() -> None:
    assert {file(name, seats) for name, seats in wanted()} == set(FOLDER.iterdir())
