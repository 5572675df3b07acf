"""Store the outcomes of moves, so that games can be shown after the rules change."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """`cottonopolis admin upgrade` adds the outcomes of existing games."""
    op.rename_table("facts", "server_values")
    op.create_table(
        "state_layouts",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("fields", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_state_layouts")),
    )
    op.add_column("entries", sa.Column("outcome", sa.LargeBinary(), nullable=True))
    op.add_column("tables", sa.Column("opening_moves", sa.LargeBinary(), nullable=True))
    op.drop_column("tables", "snapshot")  # same as the outcome of the last move


def downgrade() -> None:
    """Drop the outcomes of moves."""
    op.add_column("tables", sa.Column("snapshot", sa.LargeBinary(), nullable=True))
    op.drop_column("tables", "opening_moves")
    op.drop_column("entries", "outcome")
    op.drop_table("state_layouts")
    op.rename_table("server_values", "facts")
