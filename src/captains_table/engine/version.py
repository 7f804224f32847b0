"""The version of a game's rules: a fingerprint of everything that they are made of.

Nobody can forget to raise it. Where it says "changed" and nothing has, a stored table is looked at
once more; if it said "unchanged" after a change, that table would be lost.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

ENGINE = Path(__file__).parent
DIGITS = 12
DATA = (".yaml", ".yml", ".toml", ".json")
REGISTER = "rules.toml"  # the rules in words, for people
# What lies in a game's folder and is no rule: who plays, what is drawn, commands, what is measured.
BESIDE = ("greedy", "terminal", "commands", "bench")


def fingerprint(folder: Path) -> str:
    """Twelve digits that change with the code or the data of the game in that folder, or with the
    engine; not with its words, its greedy player, its board in the terminal or its commands.

    >>> fingerprint(ENGINE) == fingerprint(ENGINE), len(fingerprint(ENGINE))
    (True, 12)
    """
    parts = {f"game/{name}": file for name, file in _files(folder, (".py", *DATA))}
    parts |= {f"engine/{name}": file for name, file in _files(ENGINE, (".py",))}
    digest = sha256()
    for name, file in sorted(parts.items()):
        content = file.read_bytes().replace(b"\r\n", b"\n")  # as Windows may have checked it out
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:DIGITS]


def _files(folder: Path, endings: tuple[str, ...]) -> list[tuple[str, Path]]:
    """The files below a folder that count, each with its name from there."""
    found = (file for file in folder.rglob("*") if file.suffix in endings and file.is_file())
    named = [(file.relative_to(folder).as_posix(), file) for file in found]
    return [(name, file) for name, file in named if name != REGISTER and not _lies_beside(name)]


def _lies_beside(name: str) -> bool:
    """
    >>> [_lies_beside(name) for name in ("greedy.py", "terminal/map.py", "greedy_worth.py")]
    [True, True, False]
    """
    return name.partition("/")[0].removesuffix(".py") in BESIDE
