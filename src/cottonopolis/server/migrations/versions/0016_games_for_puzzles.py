"""Whether a person's finished games may be used for puzzles and statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has agreed so far."""
    agreed: sa.Column[bool] = sa.Column(
        "shares_games", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("people", agreed)


def downgrade() -> None:
    op.drop_column("people", "shares_games")
