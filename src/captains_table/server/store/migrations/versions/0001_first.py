"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

Json = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Make the tables that the first release had."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", Json, nullable=False),
        sa.Column("settings", Json, nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("nonces", Json, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("bot_due", sa.BigInteger, index=True),
        sa.Column("claimed", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("rematch", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("strength", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, unique=True),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("away", sa.BigInteger),
        sa.Column("clock", sa.BigInteger),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("push", Json),
    )
    op.create_table(
        "entries",
        table_id(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("code", sa.Integer),
        sa.Column("steps", Json, nullable=False),
        sa.Column("told", Json, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
    )
    op.create_table(
        "commands",
        table_id(),
        sa.Column("command_id", sa.Text, primary_key=True),
        sa.Column("answer", Json, nullable=False),
    )
    op.create_table(
        "snapshots",
        table_id(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("position", Json, nullable=False),
    )
    op.create_table(
        "chat",
        table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("code_hash", sa.Text, primary_key=True),
        table_id(primary_key=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Index(None, "table_id", "seat"),
    )


def table_id(primary_key: bool = True) -> sa.Column[str]:
    """The column of what belongs to a table and goes with it."""
    to_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, to_table, primary_key=primary_key, nullable=False)
