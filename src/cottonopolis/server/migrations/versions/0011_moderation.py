"""Moderation: sessions of browsers, operators, sanctions, reports, audit log, site pages."""

import sqlalchemy as sa
from alembic import op

from cottonopolis.server.columns import DateTimeUTC
from cottonopolis.server.names import skeleton

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

TIME = DateTimeUTC(timezone=True)
ID = sa.String(24)
WORD = sa.String(24)
PEOPLE = sa.table(
    "people",
    sa.column("id", sa.String()),
    sa.column("name", sa.String()),
    sa.column("password", sa.String()),
    sa.column("name_skeleton", sa.String()),
    sa.column("seen_at", TIME),
)
TABLES = (
    "sent_mails",
    "site_pages",
    "audit_log",
    "reports",
    "sanctions",
    "operators",
    "browser_sessions",
)
# The audit log only grows
SQLITE_TRIGGER = """
CREATE TRIGGER audit_log_no_{what} BEFORE {what} ON audit_log
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END
"""
POSTGRES_FUNCTION = """
CREATE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'the audit log is append-only'; END $$
"""
POSTGRES_TRIGGER = """
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
FOR EACH ROW EXECUTE FUNCTION audit_log_refuse()
"""


def upgrade() -> None:
    """Existing accounts get their skeletons; everybody counts as seen now."""
    op.add_column("people", sa.Column("name_skeleton", sa.String(160)))
    op.add_column("people", sa.Column("seen_at", TIME))
    op.create_index("ix_people_name_skeleton", "people", ["name_skeleton"])
    _create_tables()
    connection = op.get_bind()
    connection.execute(sa.update(PEOPLE).values(seen_at=sa.func.current_timestamp()))
    accounts = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.password.is_not(None))
    for person_id, name in connection.execute(accounts).all():
        change = sa.update(PEOPLE).where(PEOPLE.c.id == person_id)
        connection.execute(change.values(name_skeleton=skeleton(name)))
    if connection.dialect.name == "sqlite":
        for what in ("UPDATE", "DELETE"):
            op.execute(SQLITE_TRIGGER.format(what=what))
    else:
        op.execute(POSTGRES_FUNCTION)
        op.execute(POSTGRES_TRIGGER)


def _create_tables() -> None:
    op.create_table(
        "browser_sessions",
        sa.Column("id", ID, primary_key=True),
        sa.Column("person_id", ID, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("address", sa.String(45)),
        sa.Column("verified_at", TIME),
    )
    op.create_table(
        "operators",
        sa.Column("person_id", ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("totp_secret", sa.String(64), nullable=False),
        sa.Column("last_step", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("tried_at", TIME),
        sa.Column("created_at", TIME, nullable=False),
    )
    op.create_table(
        "sanctions",
        sa.Column("id", ID, primary_key=True),
        sa.Column("kind", WORD, nullable=False),
        sa.Column("person_id", ID, sa.ForeignKey("people.id")),
        sa.Column("network", sa.String(50)),
        sa.Column("table_id", ID, sa.ForeignKey("tables.id")),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("until", TIME),
        sa.Column("lifted_at", TIME),
    )
    op.create_table(
        "reports",
        sa.Column("id", ID, primary_key=True),
        sa.Column("kind", WORD, nullable=False),
        sa.Column("status", WORD, nullable=False),
        sa.Column("reporter_id", ID, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("person_id", ID, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table_id", ID, sa.ForeignKey("tables.id")),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("closed_at", TIME),
        sa.Column("outcome", sa.String(300)),
    )
    op.create_table(
        "audit_log",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", TIME, nullable=False),
        sa.Column("actor", sa.String(40), nullable=False),
        sa.Column("action", WORD, nullable=False),
        sa.Column("subject", sa.String(60)),
        sa.Column("data", sa.JSON(), nullable=False),
    )
    op.create_table(
        "site_pages",
        sa.Column("name", WORD, primary_key=True),
        sa.Column("language", sa.String(8), primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("changed_at", TIME, nullable=False),
    )
    op.create_table(
        "sent_mails",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("at", TIME, nullable=False),
    )
    for table, *columns in (
        ("browser_sessions", "person_id"),
        ("browser_sessions", "created_at"),
        ("sanctions", "person_id"),
        ("sanctions", "table_id"),
        ("reports", "reporter_id"),
        ("reports", "person_id"),
        ("reports", "table_id"),
        ("reports", "status", "created_at"),
    ):
        op.create_index(f"ix_{table}_{'_'.join(columns)}", table, columns)


def downgrade() -> None:
    """Sessions end, and the audit log is lost."""
    for table in TABLES:
        op.drop_table(table)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION audit_log_refuse()")
    op.drop_index("ix_people_name_skeleton", "people")
    op.execute("ALTER TABLE people DROP COLUMN seen_at")
    op.execute("ALTER TABLE people DROP COLUMN name_skeleton")
