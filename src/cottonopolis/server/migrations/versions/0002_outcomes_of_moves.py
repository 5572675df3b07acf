"""Keep what moves led to beside their entries, so that games outlive the rules they began by."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The states of games that are stored already are added by `cottonopolis admin upgrade`."""
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
    op.drop_column("tables", "snapshot")  # the outcome of the last move says the same


def downgrade() -> None:
    """Go back; what moves led to is forgotten."""
    op.add_column("tables", sa.Column("snapshot", sa.LargeBinary(), nullable=True))
    op.drop_column("tables", "opening_moves")
    op.drop_column("entries", "outcome")
    op.drop_table("state_layouts")
    op.rename_table("server_values", "facts")
