"""Columns and indexes for the lists of operators."""

import sqlalchemy as sa
from alembic import op

from cottonopolis.server.names import name_key

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

NOT_LIFTED = sa.text("lifted_at IS NULL")
PEOPLE = sa.table(
    "people",
    sa.column("id", sa.String()),
    sa.column("name", sa.String()),
    sa.column("search_name", sa.String()),
)
NEW_INDEXES = {
    "ix_people_seen_at": ("people", ["seen_at", "id"]),
    "ix_people_search_name": ("people", ["search_name", "id"]),
    "ix_reports_status_closed_at": ("reports", ["status", "closed_at", "id"]),
}
# Index, table, columns before, further columns now
LONGER_INDEXES = (
    ("ix_reports_status_created_at", "reports", ["status", "created_at"], ["id"]),
    ("ix_sanctions_person_id", "sanctions", ["person_id"], ["created_at", "id"]),
    ("ix_tables_host_id", "tables", ["host_id"], ["created_at", "id"]),
)


def upgrade() -> None:
    """Everybody gets the name to search by, and was seen at least when they came."""
    connection = op.get_bind()
    # Compared letter by letter, whatever the language of the database is
    letters = "C" if connection.dialect.name == "postgresql" else None
    name = sa.Column(
        "search_name", sa.String(80, collation=letters), nullable=False, server_default=""
    )
    op.add_column("people", name)
    op.execute("UPDATE people SET seen_at = created_at WHERE seen_at IS NULL")
    people = connection.execute(sa.select(PEOPLE.c.id, PEOPLE.c.name)).all()
    if people:
        change = (
            sa.update(PEOPLE)
            .where(PEOPLE.c.id == sa.bindparam("key"))
            .values(search_name=sa.bindparam("new_name"))
        )
        rows = [{"key": row.id, "new_name": name_key(row.name)} for row in people]
        connection.execute(change, rows)
    for index, table, before, more in LONGER_INDEXES:
        op.drop_index(index, table)
        op.create_index(index, table, [*before, *more])
    for index, (table, columns) in NEW_INDEXES.items():
        op.create_index(index, table, columns)
    op.create_index(
        "ix_sanctions_in_force",
        "sanctions",
        ["created_at", "id"],
        sqlite_where=NOT_LIFTED,
        postgresql_where=NOT_LIFTED,
    )


def downgrade() -> None:
    op.drop_index("ix_sanctions_in_force", "sanctions")
    for index, (table, _) in NEW_INDEXES.items():
        op.drop_index(index, table)
    for index, table, before, _ in LONGER_INDEXES:
        op.drop_index(index, table)
        op.create_index(index, table, before)
    op.execute("ALTER TABLE people DROP COLUMN search_name")
