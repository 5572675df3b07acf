"""Seeds of 128 bits, as decimal numbers; the games so far keep what their seeds dealt."""

from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

VERSION_1_SEEDS = 2**128  # see engine/rng.py
TABLES = sa.table("tables", sa.column("id"), sa.column("seed"), sa.column("new_seed"))


def upgrade() -> None:
    """Add the number that marks the seeds of version 1."""
    _replace("VARCHAR(40) NOT NULL DEFAULT ''", lambda seed: str(int(seed) + VERSION_1_SEEDS))


def downgrade() -> None:
    """Larger seeds cannot go back."""
    _replace("BIGINT NOT NULL DEFAULT 0", lambda seed: int(seed) - VERSION_1_SEEDS)


def _replace(kind: str, convert: Callable[[str], str | int]) -> None:
    """Replace the column: SQLite cannot change its type while other tables refer to this one."""
    connection = op.get_bind()
    op.execute(f"ALTER TABLE tables ADD COLUMN new_seed {kind}")
    rows = connection.execute(sa.select(TABLES.c.id, TABLES.c.seed)).all()
    if rows:
        change = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("of"))
        values = [{"of": table_id, "new_seed": convert(seed)} for table_id, seed in rows]
        connection.execute(change.values(new_seed=sa.bindparam("new_seed")), values)
    op.execute("ALTER TABLE tables DROP COLUMN seed")
    op.execute("ALTER TABLE tables RENAME COLUMN new_seed TO seed")
