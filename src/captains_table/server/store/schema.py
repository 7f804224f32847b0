"""The tables of the store as they are now.

Stores that exist come here by `migrations/versions`; a test holds the two together.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

# JSON is kept as text (not PostgreSQL's JSONB): it comes back as it went in, whatever the numbers.
Json = JSON(none_as_null=True)
EMPTY = text("''")  # as Alembic reads it back from SQLite

# Every constraint has a name, so that a later migration can change it.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def table_id(primary_key: bool = True) -> Column[str]:
    """The column of what belongs to a table and goes with it."""
    to_table = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, to_table, primary_key=primary_key, nullable=False)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("status", Text, nullable=False, index=True),
    Column("seats", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("settings", Json, nullable=False),
    Column("host", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("nonces", Json, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("turn", Integer),
    Column("bot_due", BigInteger, index=True),
    Column("claimed", BigInteger, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("reason", Text, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("commitment", Text, nullable=False, server_default=EMPTY),
    Column("opener", Text, nullable=False, server_default=EMPTY, index=True),
    Column("result", Json),
)

seats = Table(
    "seats",
    metadata,
    table_id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("strength", Text, nullable=False),
    Column("token_hash", Text, unique=True),
    Column("nonce", Text, nullable=False),
    Column("away", BigInteger),
    Column("clock", BigInteger),
    Column("stand_in", Boolean, nullable=False),
    Column("push", Json),
)

entries = Table(
    "entries",
    metadata,
    table_id(),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("code", Integer),
    Column("steps", Json, nullable=False),
    Column("told", Json, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("action", Json),
    Column("asked", Text, nullable=False, server_default=EMPTY),
)

commands = Table(
    "commands",
    metadata,
    table_id(),
    Column("command_id", Text, primary_key=True),
    Column("answer", Json, nullable=False),
    Column("at", BigInteger, nullable=False, server_default="0"),
)

snapshots = Table(
    "snapshots",
    metadata,
    table_id(),
    Column("seq", Integer, primary_key=True),
    Column("position", Json, nullable=False),
    Column("rules", Text, nullable=False, server_default=EMPTY),
)

# What a game that is over was, in parts that are sent as they are: gzip of JSON.
archives = Table(
    "archives",
    metadata,
    table_id(),
    Column("name", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# One row: the time of the house, and a secret of its own.
house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("secret", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    table_id(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("code_hash", Text, primary_key=True),
    table_id(primary_key=False),
    Column("seat", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index(None, "table_id", "seat"),
)
