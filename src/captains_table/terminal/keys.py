"""The keyboard of a terminal: what was typed too early, and single keys. Where there is no such
terminal (Windows, input from a file), nothing waits and nothing is lost."""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

try:
    import termios
    import tty
except ModuleNotFoundError:  # pragma: no cover - Windows
    HAS_KEYS = False
else:
    HAS_KEYS = True

ENTER = (b"\n", b"\r")


def forget_what_was_typed() -> None:
    """What was typed before a question was put is no answer to it."""
    if HAS_KEYS and sys.stdin.isatty():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def wait_for_a_key(seconds: float) -> bytes:
    """Whatever is pressed first in that time; nothing if nobody presses anything."""
    if not HAS_KEYS:
        time.sleep(seconds)
        return b""
    with _key_by_key():
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
        return os.read(sys.stdin.fileno(), 1024) if ready else b""


@contextmanager
def _key_by_key() -> Iterator[None]:
    """The terminal hands over each key at once and does not show it; Ctrl-C stays what it is."""
    before = termios.tcgetattr(sys.stdin)
    try:
        tty.setcbreak(sys.stdin, termios.TCSANOW)
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
