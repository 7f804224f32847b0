"""Links as QR codes."""

from __future__ import annotations

from itertools import groupby

import segno

from captains_table.server.messages import Qr


def drawn(text: str) -> Qr:
    """The code of a text.

    >>> drawn("https://table.example/t/abc").size
    29
    """
    rows = segno.make(text, error="m", micro=False).matrix
    return Qr(len(rows), "".join(_line(y, row) for y, row in enumerate(rows)))


def _line(y: int, row: bytearray) -> str:
    """The dark squares of a row, those side by side as one."""
    path, x = "", 0
    for is_dark, squares in groupby(row):
        wide = len(list(squares))
        if is_dark:
            path += f"M{x} {y}h{wide}v1h-{wide}z"
        x += wide
    return path
