"""Store prepared turns."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of prepared turns."""
    op.create_table(
        "prepared_turns",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.String(length=24), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("cancelled", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_prepared_turns_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_prepared_turns")),
    )


def downgrade() -> None:
    """Drop the prepared turns."""
    op.drop_table("prepared_turns")
