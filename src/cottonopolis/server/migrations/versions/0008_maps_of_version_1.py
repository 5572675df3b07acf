"""Games of Age of Industry from before version 2 go on with the values of their time."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

VERSION_1_SEEDS = 2**128  # see engine/rng.py
SUFFIX = "_version_1"  # see games/industry/version_1.py
MAPS = ("germany", "new_england")
TABLES = sa.table("tables", sa.column("id"), sa.column("game"), sa.column("map"), sa.column("seed"))


def upgrade() -> None:
    """Name the maps of version 1."""
    _rename({name: name + SUFFIX for name in MAPS})


def downgrade() -> None:
    _rename({name + SUFFIX: name for name in MAPS})


def _rename(names: dict[str, str]) -> None:
    """Rename the maps of the tables whose seed is marked as one of version 1."""
    connection = op.get_bind()
    columns = TABLES.c
    query = sa.select(columns.id, columns.map, columns.seed).where(columns.game == "industry")
    for table_id, old, seed in connection.execute(query).all():
        if int(seed) >= VERSION_1_SEEDS and old in names:
            change = sa.update(TABLES).where(columns.id == table_id)
            connection.execute(change.values(map=names[old]))
