"""Mark the tables of earlier lessons, which were only recognisable by their names."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

WORDS = ("Lesson:", "Lektion:", "Leçon\u202f:", "Lezione:")
GAMES = ("brass", "industry", "Brass", "Age of Industry")
TABLES = sa.table(
    "tables",
    sa.column("id", sa.String()),
    sa.column("name", sa.String()),
    sa.column("continued", sa.Boolean()),
    sa.column("settings", sa.JSON()),
)


def upgrade() -> None:
    """The client names lessons in the language of the user."""
    names = [f"{word} {game}" for word in WORDS for game in GAMES]
    query = sa.select(TABLES.c.id, TABLES.c.settings).where(
        TABLES.c.name.in_(names), TABLES.c.continued
    )
    connection = op.get_bind()
    for table_id, settings in connection.execute(query).all():
        if not settings.get("spectators", True) and not settings.get("returns", True):
            values = {"name": "", "settings": {**settings, "lesson": True}}
            connection.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(values))


def downgrade() -> None:
    """Earlier versions do not know the setting."""
    connection = op.get_bind()
    for table_id, settings in connection.execute(sa.select(TABLES.c.id, TABLES.c.settings)).all():
        if "lesson" in settings:
            old = {name: value for name, value in settings.items() if name != "lesson"}
            connection.execute(
                sa.update(TABLES).where(TABLES.c.id == table_id).values(settings=old)
            )
