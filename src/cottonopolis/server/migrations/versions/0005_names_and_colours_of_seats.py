"""Names of bots and colours of seats."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Existing seats have neither; they keep the name of the bot's level and the usual colour."""
    op.add_column("seats", sa.Column("bot_name", sa.String(length=40), nullable=True))
    op.add_column("seats", sa.Column("colour", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Drop both columns."""
    op.drop_column("seats", "colour")
    op.drop_column("seats", "bot_name")
