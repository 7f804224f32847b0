r"""What people call themselves: as others see it, and whether two look the same.

>>> clean("  Ann\u200b \t Bonny\u202e "), clean("\u3164\u2800")
('Ann Bonny', '')
>>> alike("Paul", "P\u0430ul"), alike("Zo\u00eb", "ZOE!"), alike("Ida", "Ada")
(True, True, False)
"""

from __future__ import annotations

from unicodedata import category, normalize

LONGEST = 24
# What browsers call the bots of a table, whose seats have no name, each with its number there.
_BOTS = ("Bot", "Robot")
_MOST_BOTS = 6
MOST_MARKS = 2  # above and below one letter; more of them climb over other people's lines

# Controls, characters that turn the line around, halves, private and unassigned ones, line ends.
_NOT_TEXT = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters, marks and symbols that are drawn as nothing.
_BLANK = {
    *map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"),
    *range(0x180B, 0x1810),  # Mongolian variation selectors
    *range(0xFE00, 0xFE10),  # variation selectors
    *range(0xE0000, 0xE1000),  # tags, and more variation selectors
}

# Letters that look like a Latin one: Cyrillic, Greek, and some of the Latin script itself. Capitals
# and small letters do not always look like the same one.
_LOOK_LIKE = {
    **str.maketrans("АВЕЅІЈКМНОРСТУХҮԌԚԜӀ", "ABESIJKMHOPCTYXYGQWl"),
    **str.maketrans("авеѕіјкмнорстухһԁԛԝѵӏүг", "abesijkmhopctyxhdqwvlyr"),
    **str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ", "ABEZHIKMNOPTYXC"),
    **str.maketrans("αβγειηκνορτυχωϲϳ", "abyeinkvoptuxwcj"),
    **str.maketrans("ıɑɡɩłøđǀ∣", "iagilodll"),
}
# What is left to be told apart only by its shape, in small letters.
_SAME = str.maketrans("01i|", "olll")


def clean(name: str) -> str:
    """The name that was typed, without what cannot be seen or would spoil other lines; "" where
    nothing is left."""
    words = " ".join(name.split())  # line ends and tabs are blanks
    text = normalize("NFC", "".join(c for c in words if not _is_unseen(c)))
    return " ".join(_with_few_marks(text).split())[:LONGEST].rstrip()


def alike(one: str, other: str) -> bool:
    """Whether people would take one name for the other."""
    return _folded(one) == _folded(other) or _shape(one) == _shape(other)


def is_a_bots(name: str) -> bool:
    """Whether people would take somebody of that name for a bot.

    >>> is_a_bots("B0t 2"), is_a_bots("Botticelli")
    (True, False)
    """
    return any(
        alike(name, f"{bot} {number}") for bot in _BOTS for number in ("", *range(1, _MOST_BOTS))
    )


def _is_unseen(character: str) -> bool:
    return category(character) in _NOT_TEXT or ord(character) in _BLANK


def _with_few_marks(text: str) -> str:
    """A mark needs a letter to stand on, and few stand on one."""
    kept, marks = [], MOST_MARKS
    for character in text:
        if category(character)[0] != "M":
            marks = MOST_MARKS if character.isspace() else 0
        elif marks == MOST_MARKS:
            continue
        else:
            marks += 1
        kept.append(character)
    return "".join(kept)


def _letters(name: str) -> str:
    """The name without marks, blanks and punctuation, unless there is nothing else in it."""
    bare = [
        c
        for c in normalize("NFKD", name)
        if not _is_unseen(c) and category(c)[0] not in "MZP" and category(c) != "Sk"
    ]
    return "".join(bare) or clean(name)


def _folded(name: str) -> str:
    return _letters(name).casefold()


def _shape(name: str) -> str:
    return _letters(name).translate(_LOOK_LIKE).casefold().translate(_SAME)
