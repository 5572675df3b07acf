"""Clubs, tournaments, followed players, and ratings by map and season."""

import sqlalchemy as sa
from alembic import op

from cottonopolis.server.columns import DateTimeUTC

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

KEY = ["player", "game", "players"]
LADDER = "ix_ratings_ladder"


def upgrade() -> None:
    """Add the tables of communities, and two columns to the key of ratings."""
    _create_clubs()
    _create_tournaments()
    _replace_ratings([*KEY, "map", "season"])


def downgrade() -> None:
    """Drop them; only ratings over all maps and seasons stay."""
    _replace_ratings(KEY)
    op.drop_table("tournament_seats")
    op.drop_table("tournament_tables")
    op.drop_table("tournament_players")
    op.drop_table("tournaments")
    op.drop_table("club_tables")
    op.drop_table("club_members")
    op.drop_table("club_invitations")
    op.drop_table("follows")
    op.drop_table("clubs")


def _replace_ratings(key: list[str]) -> None:
    """Copy the ratings into a table with another key: SQLite cannot change one."""
    new = [name for name in ("map", "season") if name in key]
    op.drop_index(LADDER, "ratings")
    op.rename_table("ratings", "old_ratings")
    if op.get_context().dialect.name == "postgresql":  # the name of the key stays with the index
        op.execute("ALTER INDEX pk_ratings RENAME TO pk_old_ratings")
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        *(sa.Column(name, sa.String(length=24), nullable=False) for name in new),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("ordinal", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint(*key, name=op.f("pk_ratings")),
    )
    kept = "player, game, players, mu, sigma, ordinal, games"
    if new:
        op.execute(
            f"INSERT INTO ratings ({kept}, map, season) SELECT {kept}, '', '' FROM old_ratings"
        )
    else:
        overall = "WHERE map = '' AND season = ''"
        op.execute(f"INSERT INTO ratings ({kept}) SELECT {kept} FROM old_ratings {overall}")
    op.drop_table("old_ratings")
    op.create_index(LADDER, "ratings", ["game", "players", *new, "ordinal"])


def _create_clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("owner_id", sa.String(length=24), nullable=False),
        sa.Column("created_at", DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["owner_id"], ["people.id"], name=op.f("fk_clubs_owner_id_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clubs")),
    )
    op.create_index(op.f("ix_clubs_owner_id"), "clubs", ["owner_id"])
    op.create_table(
        "follows",
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("followed_id", sa.String(length=24), nullable=False),
        sa.Column("created_at", DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["followed_id"], ["people.id"], name=op.f("fk_follows_followed_id_people")
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_follows_person_id_people")
        ),
        sa.PrimaryKeyConstraint("person_id", "followed_id", name=op.f("pk_follows")),
    )
    op.create_table(
        "club_invitations",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("club_id", sa.String(length=24), nullable=False),
        sa.Column("word_hash", sa.String(length=64), nullable=False),
        sa.Column("created_at", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("revoked_at", DateTimeUTC(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["club_id"], ["clubs.id"], name=op.f("fk_club_invitations_club_id_clubs")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_club_invitations")),
        sa.UniqueConstraint("word_hash", name=op.f("uq_club_invitations_word_hash")),
    )
    op.create_index(op.f("ix_club_invitations_club_id"), "club_invitations", ["club_id"])
    op.create_table(
        "club_members",
        sa.Column("club_id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("joined_at", DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["club_id"], ["clubs.id"], name=op.f("fk_club_members_club_id_clubs")
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_club_members_person_id_people")
        ),
        sa.PrimaryKeyConstraint("club_id", "person_id", name=op.f("pk_club_members")),
    )
    op.create_index(op.f("ix_club_members_person_id"), "club_members", ["person_id"])
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("club_id", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(
            ["club_id"], ["clubs.id"], name=op.f("fk_club_tables_club_id_clubs")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_club_tables_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_club_tables")),
    )
    op.create_index(op.f("ix_club_tables_club_id"), "club_tables", ["club_id"])


def _create_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("organiser_id", sa.String(length=24), nullable=False),
        sa.Column("club_id", sa.String(length=24), nullable=True),
        sa.Column("system", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("map", sa.String(length=24), nullable=True),
        sa.Column("variants", sa.JSON(), nullable=False),
        sa.Column("table_size", sa.Integer(), nullable=False),
        sa.Column("sizes", sa.JSON(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(length=24), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created_at", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("started_at", DateTimeUTC(timezone=True), nullable=True),
        sa.Column("finished_at", DateTimeUTC(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["club_id"], ["clubs.id"], name=op.f("fk_tournaments_club_id_clubs")
        ),
        sa.ForeignKeyConstraint(
            ["organiser_id"], ["people.id"], name=op.f("fk_tournaments_organiser_id_people")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_club_id"), "tournaments", ["club_id"])
    op.create_index(op.f("ix_tournaments_organiser_id"), "tournaments", ["organiser_id"])
    op.create_index("ix_tournaments_status_created_at", "tournaments", ["status", "created_at"])
    op.create_table(
        "tournament_players",
        sa.Column("tournament_id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("status", sa.String(length=24), nullable=False),
        sa.Column("seed", sa.Integer(), nullable=True),
        sa.Column("registered_at", DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_tournament_players_person_id_people")
        ),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=op.f("fk_tournament_players_tournament_id_tournaments"),
        ),
        sa.PrimaryKeyConstraint("tournament_id", "person_id", name=op.f("pk_tournament_players")),
    )
    op.create_index(op.f("ix_tournament_players_person_id"), "tournament_players", ["person_id"])
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", sa.String(length=24), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("corrected", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_tournament_tables_table_id_tables")
        ),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=op.f("fk_tournament_tables_tournament_id_tournaments"),
        ),
        sa.PrimaryKeyConstraint(
            "tournament_id", "round", "number", name=op.f("pk_tournament_tables")
        ),
        sa.UniqueConstraint("table_id", name=op.f("uq_tournament_tables_table_id")),
    )
    op.create_table(
        "tournament_seats",
        sa.Column("tournament_id", sa.String(length=24), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("vp", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament_id", "person_id"],
            ["tournament_players.tournament_id", "tournament_players.person_id"],
            name=op.f("fk_tournament_seats_tournament_id_tournament_players"),
        ),
        sa.PrimaryKeyConstraint(
            "tournament_id", "round", "person_id", name=op.f("pk_tournament_seats")
        ),
    )
