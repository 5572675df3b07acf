"""A database of the first release goes on: its games, its players, its finished games.

`data/schema-0006.db.gz` was written by the program before seeds had 128 bits, with a running game
of Brass, one of Age of Industry and a finished one; `schema-0006.json` is what its player saw.
"""

import gzip
import json
import random
import sqlite3
from pathlib import Path

from itsdangerous import URLSafeTimedSerializer

from cottonopolis.server.sessions import SESSION, SESSION_COOKIE
from tests.server.kit import Json, Player, running

FOLDER = Path(__file__).parent / "data"
SEEN: dict[str, Json] = json.loads((FOLDER / "schema-0006.json").read_text(encoding="utf-8"))

# Age of Industry goes on with the values of version 1
OLD_MAPS = {name: f"{name}_version_1" for name in ("germany", "new_england")}


def owner_of(server_url: str, database: Path) -> Player:
    """Sign in as the host of all tables."""
    with sqlite3.connect(database) as connection:
        person, key = connection.execute("SELECT id, session_key FROM people").fetchone()
        found = connection.execute("SELECT value FROM server_values WHERE key = 'secret'")
        secret = found.fetchone()[0]
    player = Player(server_url)
    cookie = URLSafeTimedSerializer(secret, salt=SESSION).dumps((person, key))
    player.http.cookies.set(SESSION_COOKIE, str(cookie))
    return player


def test_games_of_the_first_release_go_on(tmp_path: Path) -> None:
    database = tmp_path / "old.db"
    database.write_bytes(gzip.decompress((FOLDER / "schema-0006.db.gz").read_bytes()))
    with running(f"sqlite:///{database}") as server:
        player = owner_of(server.url, database)
        for name, seen in SEEN.items():
            shown = player.get(f"/tables/{seen['table']}", seat=0)
            assert without_version(shown["position"]) == without_version(seen["position"])
            assert shown["position"].get("map") == OLD_MAPS.get(seen["position"].get("map"))
            log = player.get(f"/tables/{seen['table']}/log", seat=0)["entries"]
            assert len(log) >= seen["log"]
            assert (shown["table"]["status"] == "finished") == (name == "finished")
        brass = SEEN["brass"]["table"]
        for _ in range(5):
            seat = player.get(f"/tables/{brass}")["table"]["to_move"]
            player.move_at_random(brass, seat, random.Random(1))


def without_version(position: Json) -> Json:
    return {key: value for key, value in position.items() if key not in ("rules", "map")}
