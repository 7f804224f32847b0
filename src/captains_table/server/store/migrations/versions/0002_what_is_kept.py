"""Finished games keep what they were, the house has a clock of its own, and what one visitor may
fill is counted."""

from __future__ import annotations

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

Json = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Add what is new. What everybody saw was kept as one number that any new field of a view
    changed; what everybody was told is kept anyway, so that number goes."""
    op.add_column("tables", sa.Column("commitment", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("opener", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("result", Json))
    op.create_index("ix_tables_opener", "tables", ["opener"])
    op.drop_column("entries", "mark")
    op.add_column("entries", sa.Column("action", Json))
    op.add_column("entries", sa.Column("asked", sa.Text, nullable=False, server_default=""))
    op.add_column("snapshots", sa.Column("rules", sa.Text, nullable=False, server_default=""))
    op.add_column("commands", sa.Column("at", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "archives",
        sa.Column(
            "table_id",
            sa.Text,
            sa.ForeignKey("tables.id", ondelete="CASCADE", name="fk_archives_table_id"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "name", name="pk_archives"),
    )
    op.create_table(
        "house",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_house"),
    )
    _promise()


def _promise() -> None:
    """The commitments that were worked out each time they were shown."""
    tables = sa.table("tables", sa.column("id", sa.Text), sa.column("seed", sa.Text))
    promised = sa.table("tables", sa.column("id", sa.Text), sa.column("commitment", sa.Text))
    connection = op.get_bind()
    for id, seed in connection.execute(sa.select(tables.c.id, tables.c.seed)).all():
        value = sha256(seed.encode()).hexdigest()
        connection.execute(sa.update(promised).where(promised.c.id == id).values(commitment=value))
