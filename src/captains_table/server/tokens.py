"""What nobody can guess: the names of tables, and what proves that a seat is yours."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe

TABLE_ID_LENGTH = 12


def new_table_id() -> str:
    """What a table is called in its address."""
    return token_urlsafe(TABLE_ID_LENGTH * 3 // 4)


def new_token() -> str:
    """What proves that a seat is yours."""
    return token_urlsafe(24)


def hashed(token: str) -> str:
    """What the store keeps of a token or a code."""
    return sha256(token.encode()).hexdigest()
