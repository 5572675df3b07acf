"""Maps that people draw, and the texts of the maps that tables are played on."""

import sqlalchemy as sa
from alembic import op

from cottonopolis.server.columns import DateTimeUTC

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "maps",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("owner_id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("shared", sa.Boolean(), nullable=False),
        sa.Column("created_at", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("changed_at", DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["owner_id"], ["people.id"], name=op.f("fk_maps_owner_id_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_maps")),
    )
    op.create_index(op.f("ix_maps_owner_id"), "maps", ["owner_id"])
    op.create_table(
        "map_texts",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_map_texts")),
    )


def downgrade() -> None:
    op.drop_table("map_texts")
    op.drop_index(op.f("ix_maps_owner_id"), "maps")
    op.drop_table("maps")
