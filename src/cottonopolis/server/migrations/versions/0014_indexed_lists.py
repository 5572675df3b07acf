"""Columns and indexes for lists that are read a page at a time."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from cottonopolis.server.columns import DateTimeUTC

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

TIME = DateTimeUTC(timezone=True)
NEW_INDEXES = {
    "ix_tables_listed": ("tables", ["listed", "created_at", "id"]),
    "ix_tables_status": ("tables", ["status", "listed", "created_at", "id"]),
    "ix_tables_game": ("tables", ["game", "listed", "created_at", "id"]),
    "ix_tables_game_status": ("tables", ["game", "status", "listed", "created_at", "id"]),
    "ix_tournaments_created_at": ("tournaments", ["created_at", "id"]),
    "ix_own_tables_person": ("own_tables", ["person_id", "hidden", "created_at", "table_id"]),
    "ix_own_tables_person_status": (
        "own_tables",
        ["person_id", "status", "hidden", "created_at", "table_id"],
    ),
}
# Index, table, columns before, further columns now
LONGER_INDEXES = (
    ("ix_results_player", "results", ["player"], ["finished_at", "table_id", "seat"]),
    (
        "ix_ratings_ladder",
        "ratings",
        ["game", "players", "map", "season", "ordinal"],
        ["player"],
    ),
    ("ix_maps_owner_id", "maps", ["owner_id"], ["changed_at"]),
    ("ix_club_tables_club_id", "club_tables", ["club_id"], ["created_at", "table_id"]),
    ("ix_tournaments_status_created_at", "tournaments", ["status", "created_at"], ["id"]),
    ("ix_tournaments_club_id", "tournaments", ["club_id"], ["created_at", "id"]),
)
# How each database reads a truth value of the settings
SETTING = {
    "sqlite": "json_extract(settings, '$.{name}')",
    "postgresql": "CAST(settings ->> '{name}' AS BOOLEAN)",
}
# A table is in the list of everybody with a seat and of its host, who only organises tournaments
OWN_TABLES = """
INSERT INTO own_tables (table_id, person_id, status, created_at, hidden)
SELECT tables.id, people_at.person_id, tables.status, tables.created_at,
    hidden_tables.table_id IS NOT NULL
FROM tables
JOIN (
    SELECT table_id, person_id FROM seats WHERE person_id IS NOT NULL
    UNION
    SELECT id, host_id FROM tables WHERE id NOT IN (SELECT table_id FROM tournament_tables)
) AS people_at ON people_at.table_id = tables.id
LEFT JOIN hidden_tables ON hidden_tables.table_id = tables.id
    AND hidden_tables.person_id = people_at.person_id
WHERE NOT coalesce({lesson}, {no})
"""
CLUB_TABLES = """
UPDATE club_tables SET created_at =
    (SELECT tables.created_at FROM tables WHERE tables.id = club_tables.table_id)
"""


def upgrade() -> None:
    """Fill what the lists need from the settings, the seats and the cleared tables."""
    dialect = op.get_context().dialect.name
    yes, no = ("true", "false") if dialect == "postgresql" else ("1", "0")
    listed, lesson = (SETTING[dialect].format(name=name) for name in ("listed", "lesson"))
    op.add_column(
        "tables", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.execute(f"UPDATE tables SET listed = coalesce({listed}, {yes})")
    _create_table_of_people(
        "own_tables",
        sa.Column("status", sa.String(24), nullable=False),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
    )
    op.execute(OWN_TABLES.format(lesson=lesson, no=no))
    op.drop_table("hidden_tables")
    some_time = sa.text("'1970-01-01 00:00:00'")
    op.add_column(
        "club_tables", sa.Column("created_at", TIME, nullable=False, server_default=some_time)
    )
    op.execute(CLUB_TABLES)
    for index, table, before, more in LONGER_INDEXES:
        op.drop_index(index, table)
        op.create_index(index, table, [*before, *more])
    for index, (table, columns) in NEW_INDEXES.items():
        op.create_index(index, table, columns)
    op.drop_index("ix_tables_status_created_at", "tables")


def downgrade() -> None:
    """Only which tables were cleared away is kept."""
    op.create_index("ix_tables_status_created_at", "tables", ["status", "created_at"])
    for index, (table, _) in NEW_INDEXES.items():
        op.drop_index(index, table)
    for index, table, before, _ in LONGER_INDEXES:
        op.drop_index(index, table)
        op.create_index(index, table, before)
    _create_table_of_people("hidden_tables")
    op.execute(
        "INSERT INTO hidden_tables (table_id, person_id) "
        "SELECT table_id, person_id FROM own_tables WHERE hidden"
    )
    op.drop_table("own_tables")
    op.execute("ALTER TABLE club_tables DROP COLUMN created_at")
    op.execute("ALTER TABLE tables DROP COLUMN listed")


def _create_table_of_people(name: str, *columns: sa.Column[Any]) -> None:
    """Create a table with one row for a person and a table."""
    op.create_table(
        name,
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("person_id", sa.String(24), nullable=False),
        *columns,
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f(f"fk_{name}_person_id_people")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f(f"fk_{name}_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f(f"pk_{name}")),
    )
