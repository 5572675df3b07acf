"""An index of the tables at which a person has talked, joined or left."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

NOT_PLAYED = sa.text("kind <> 'play'")


def upgrade() -> None:
    """Without it, deleting an account reads all entries."""
    op.create_index(
        "ix_entries_person",
        "entries",
        ["person_id", "table_id"],
        sqlite_where=NOT_PLAYED,
        postgresql_where=NOT_PLAYED,
    )


def downgrade() -> None:
    op.drop_index("ix_entries_person", "entries")
