"""Tables that people cleared away, and the browsers that receive web push messages."""

import sqlalchemy as sa
from alembic import op

from cottonopolis.server.columns import DateTimeUTC

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both tables."""
    op.create_table(
        "hidden_tables",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_hidden_tables_person_id_people")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_hidden_tables_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_hidden_tables")),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint", sa.String(length=500), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("created_at", DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_push_subscriptions_person_id_people")
        ),
        sa.PrimaryKeyConstraint("endpoint", name=op.f("pk_push_subscriptions")),
    )
    op.create_index(op.f("ix_push_subscriptions_person_id"), "push_subscriptions", ["person_id"])


def downgrade() -> None:
    """Drop both tables."""
    op.drop_index(op.f("ix_push_subscriptions_person_id"), "push_subscriptions")
    op.drop_table("push_subscriptions")
    op.drop_table("hidden_tables")
