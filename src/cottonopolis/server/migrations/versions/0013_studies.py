"""Studies, and tables that start from a position instead of a seed."""

import sqlalchemy as sa
from alembic import op

from cottonopolis.server.columns import DateTimeUTC

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.JSON(), nullable=True))
    op.create_table(
        "studies",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("owner_id", sa.String(24), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=True),
        sa.Column("forked_from", sa.String(24), nullable=True),
        sa.Column("created_at", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("updated_at", DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["owner_id"], ["people.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_studies_owner_id", "studies", ["owner_id", "updated_at"])
    op.create_index("ix_studies_table_id", "studies", ["table_id"])


def downgrade() -> None:
    """Studies are lost; a table that starts from a position cannot be computed any more."""
    op.drop_index("ix_studies_table_id", "studies")
    op.drop_index("ix_studies_owner_id", "studies")
    op.drop_table("studies")
    op.execute("ALTER TABLE tables DROP COLUMN start")
