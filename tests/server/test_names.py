"""Names are what people see of each other: nothing hidden, nothing that spoils other lines, and no
two at a table that could be taken for one another."""

from __future__ import annotations

import re
from unicodedata import category, is_normalized

import pytest
from hypothesis import given
from hypothesis import strategies as st

import captains_table as ct
from captains_table.engine.words import LANGUAGES
from captains_table.server.names import LONGEST, alike, clean, is_a_bots
from tools.npm import WEB


@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        ("Ann", "Ann"),
        ("  Ann \t\n Bonny  ", "Ann Bonny"),
        ("Ann\u00a0\u2003\u3000Bonny", "Ann Bonny"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("e\u200b\u0301", "\u00e9"),
        ("Anne-Marie d'Orl\u00e9ans", "Anne-Marie d'Orl\u00e9ans"),
        ("\u0420\u0430\u0434", "\u0420\u0430\u0434"),
        ("\u5f20\u4e09", "\u5f20\u4e09"),
        ("\ud55c\uae00", "\ud55c\uae00"),
        ("\U0001f3f4\u200d\u2620\ufe0f", "\U0001f3f4\u2620"),
        ("an\u202enA", "annA"),
        ("\u2066Ann\u2069\u200e\u061c", "Ann"),
        ("A\ud800\ue000\U0010ffff\x00\x7fnn", "Ann"),
        ("Ann\u2028Bonny\u2029", "Ann Bonny"),
        ("A\u034f\u115f\u1160\u3164\uffa0\u2800nn", "Ann"),
        ("A\ufe0f\U000e0101\U000e0041nn", "Ann"),
        ("x" * 40, "x" * LONGEST),
        ("x" * 23 + " yz", "x" * 23),
        ("Z\u0335\u0321\u0322\u0327\u0328algo", "Z\u0335\u0321algo"),
        ("\u0301Ann \u0301", "Ann"),
    ],
)
def test_what_people_typed_and_what_is_seen(typed: str, seen: str) -> None:
    assert clean(typed) == seen


@pytest.mark.parametrize(
    "typed",
    [
        *("", " ", "\n\t", "\u200b\u200d\ufeff", "\u3164", "\u2800 \u2800", "\u0301\u0302"),
        *("\u202e\u2066", "\U000e0020\U000e007f", "\ufe0f", "\u00ad", "\ud800", "\u180b\u17b4"),
    ],
)
def test_nothing_is_left_to_be_seen(typed: str) -> None:
    assert clean(typed) == ""


@given(name=st.text(st.characters(), max_size=40) | st.text("Aa \u0301\u0327\u200b\t\u1100\u1161"))
def test_every_name_can_be_shown(name: str) -> None:
    seen = clean(name)
    assert clean(seen) == seen
    assert len(seen) <= LONGEST
    assert is_normalized("NFC", seen)
    assert seen == seen.strip()
    assert "  " not in seen
    assert not {category(c) for c in seen} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert not seen or category(seen[0])[0] != "M"
    assert alike(seen, seen)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann Bonny", "AnnBonny"),
        ("Ann", "A.n-n_!"),
        ("Zo\u00eb", "Zoe"),
        ("Stra\u00dfe", "STRASSE"),
        ("Paul", "\u0420\u0430ul"),  # Cyrillic
        ("Max", "\u039c\u0430\u03c7"),  # Greek, Cyrillic, Greek
        ("HOPE", "\u041d\u041e\u0420\u0415"),
        ("\u039d\u0399\u039a\u039f\u03a3", "\u03bd\u03b9\u03ba\u03bf\u03c2"),  # one Greek name
        ("Bob", "B0b"),
        ("Ian", "lan"),
        ("Bill", "B1||"),
        ("IAN", "ian"),
        ("Ann", "\uff21\uff4e\uff4e"),  # wide letters
        ("Ann", "\U0001d400\U0001d427\U0001d427"),  # of mathematics
        ("Ann", "A\u0336nn"),
        ("Ann", "A\u200bnn"),
        ("\u0130nci", "Inci"),
        ("K\u0131z", "Kiz"),
    ],
)
def test_people_would_take_them_for_the_same(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Ann 1", "Ann 2"),
        ("Ann", ""),
        ("!!!", "???"),
        ("\u5f20\u4e09", "\u5f20\u56db"),
        ("\U0001f3f4", "\U0001f3f3"),
        ("\u0411\u043e\u0431", "Bob"),
        ("Ada", "Ida"),
    ],
)
def test_people_can_tell_them_apart(one: str, other: str) -> None:
    assert not alike(one, other)
    assert not alike(other, one)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_called_as_bots_are(lang: str) -> None:
    words = (WEB / "src" / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    called = re.search(r"^seat-bot = (.+)$", words, re.MULTILINE)
    assert called
    most = max(seats for name in ct.game_names() for seats in ct.game(name).seats)
    for number in ("", *range(1, most)):
        name = called[1].replace("{ $number }", str(number))
        assert is_a_bots(clean(name)), name
        assert is_a_bots(f"{name.upper()}!")


@pytest.mark.parametrize("name", ["Ann", "Botticelli", "Bo", "Robottina", "Abbot 1", "Bot 17"])
def test_people_have_names_of_their_own(name: str) -> None:
    assert not is_a_bots(name)
