"""Signs for terminals that know fewer characters: each has a stand-in of the same width, and signs
that stand side by side on a table have different ones."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

STAND_INS = str.maketrans(
    {
        # running text
        **dict(zip("–—…’‘“”«»·×→›⌂✓•", '--.\'\'""""-x>>^v*', strict=True)),
        "œ": "oe",
        "Œ": "OE",
        "æ": "ae",
        "Æ": "AE",
        # who is where: the turn, the Captain, a coin, a back
        **dict(zip("►◄▸▾▴★●○▒¤", "><>v^*o0#$", strict=True)),
        # things on cards
        **dict(zip("☼¿§¬∆", "+j&r^", strict=True)),
        # airships
        **dict(zip("†■☺◊◖█◗╳✕↓", "t=@/(#)XXv", strict=True)),
        # tiles and a camp: stories, moons, songs, ways, the fire, heights of piles
        **dict(zip("▲◆▼♣♠✶☾♪↻↺╌ʌ▀", "A%Vws*Dd)(-^=", strict=True)),
        **dict(zip("▁▂▃▄▅▆▇", "1234567", strict=True)),
        # a chart: Ports, Adventures, what lies on the map
        **dict(zip("♦⚒▪♥♡☠✚⚑▣✹▰▱①②③④", "fy.h-n+PBi#-abcd", strict=True)),
        # lines
        **dict(zip("─━│╭╮╰╯┌┐└┘├┤┬┴┼═║╔╗╚╝", "--|" + "+" * 13 + "=|++++", strict=True)),
    }
)


def stand_in(character: str) -> str:
    """What is written where a terminal does not know a character.

    >>> stand_in("▒"), stand_in("é"), stand_in("語")
    ('#', 'e', '?')
    """
    found = character.translate(STAND_INS)
    if found == character:
        plain = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
        return plain or "?"
    return found


def _instead(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(stand_in, error.object[error.start : error.end])), error.end


codecs.register_error("stand-in", _instead)


def bear_with_the_terminal() -> None:
    """Neither odd bytes nor an old terminal may stop us."""
    if isinstance(sys.stdin, io.TextIOWrapper) and sys.stdin.errors != "replace":
        sys.stdin.reconfigure(errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="stand-in")
