"""What arrives is bytes from anybody: it becomes a message, or a sentence that says why not."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

T = TypeVar("T")

_WHERE = re.compile(r"^(?P<why>.*) - at `\$\.?(?P<field>.*)`$", re.DOTALL)
_LONGEST = 300  # characters of a sentence that may repeat what was sent


class BadMessage(Exception):
    """It cannot be read; the sentence names the field."""


def decode(decoder: msgspec.json.Decoder[T], data: bytes) -> T:
    """The message.

    >>> decode(msgspec.json.Decoder(dict[str, int]), b'{"seat": "first"}')
    Traceback (most recent call last):
    captains_table.server.decode.BadMessage: [...]: Expected `int`, got `str`
    """
    if b"\\u0000" in data:  # PostgreSQL cannot store it, and nobody can see it
        raise BadMessage("A text may not hold the character NUL.")
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise BadMessage(_named(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadMessage("This is not JSON.") from None
    except RecursionError:
        raise BadMessage("This is nested too deeply.") from None


def _named(why: str) -> str:
    """The field first, as people expect it."""
    found = _WHERE.match(why)
    told = f"{found['field']}: {found['why']}" if found else why
    return told[:_LONGEST]
