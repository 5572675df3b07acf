"""Skeletons of names without spaces and signs."""

import sqlalchemy as sa
from alembic import op

from cottonopolis.server.names import skeleton

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

PEOPLE = sa.table(
    "people",
    sa.column("id", sa.String()),
    sa.column("name", sa.String()),
    sa.column("password", sa.String()),
    sa.column("name_skeleton", sa.String()),
)


def upgrade() -> None:
    """Accounts keep their names, also those that look like another one now."""
    connection = op.get_bind()
    accounts = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.password.is_not(None))
    rows = [
        {"key": row.id, "new_skeleton": skeleton(row.name)} for row in connection.execute(accounts)
    ]
    if rows:
        change = (
            sa.update(PEOPLE)
            .where(PEOPLE.c.id == sa.bindparam("key"))
            .values(name_skeleton=sa.bindparam("new_skeleton"))
        )
        connection.execute(change, rows)


def downgrade() -> None:
    """An earlier program compares with what is there; new names get its own skeletons."""
