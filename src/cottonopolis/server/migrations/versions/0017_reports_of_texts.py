"""Reports about clubs, tournaments, studies and maps."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """So far, all were about somebody at a table."""
    for name in ("about", "about_id"):
        op.add_column("reports", sa.Column(name, sa.String(24)))


def downgrade() -> None:
    for name in ("about", "about_id"):
        op.execute(f"ALTER TABLE reports DROP COLUMN {name}")
