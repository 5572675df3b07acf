"""Store attempts at puzzles, and the ratings of puzzles and solvers."""

import sqlalchemy as sa
from alembic import op

from cottonopolis.server.columns import DateTimeUTC

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the three tables."""
    op.create_table(
        "puzzle_attempts",
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("puzzle_id", sa.String(length=40), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("at", DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_puzzle_attempts_person_id_people")
        ),
        sa.PrimaryKeyConstraint("person_id", "puzzle_id", name=op.f("pk_puzzle_attempts")),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle_id", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle_id", name=op.f("pk_puzzle_ratings")),
    )
    op.create_table(
        "puzzle_solvers",
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.Column("day_streak", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_puzzle_solvers_person_id_people")
        ),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_puzzle_solvers")),
    )


def downgrade() -> None:
    """Drop the attempts and ratings."""
    for name in ("puzzle_solvers", "puzzle_ratings", "puzzle_attempts"):
        op.drop_table(name)
