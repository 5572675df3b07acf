"""The first start: the server answers and plays before anything is compiled."""

import random
import time
from pathlib import Path

import pytest

from cottonopolis.engine import code_cache, jit
from tests.server.kit import FreshServer, Player, Refused, running_together, seats

pytestmark = pytest.mark.skipif(
    not jit.COMPILED or code_cache.packaged() is not None, reason="nothing would be compiled"
)
GIVE_UP_S = 120.0


def test_a_game_against_bots_begins_before_they_are_compiled(tmp_path: Path) -> None:
    empty = tmp_path / "code"
    server = FreshServer(f"sqlite:///{tmp_path}/games.db", COTTONOPOLIS_CACHE=str(empty))
    with running_together(server):
        anna = Player(server.url, "Anna")
        table = anna.create(seats("me", "beginner", "strong"), game="brass", start=True)
        left = {one["game"]: one["seconds"] for one in anna.get("/preparation")}
        assert left["brass"] > 0
        assert left["industry"] >= left["brass"]
        _play_a_round(anna, table)
        assert any(one["seconds"] for one in anna.get("/preparation"))
        with pytest.raises(Refused) as refused:
            anna.get(f"/tables/{table}/hint", seat=0)
        assert refused.value.code == "still-compiling"
        assert refused.value.body["params"]["seconds"] > 0
    assert not list(empty.rglob("bots-industry*.units"))  # the compiler ends with the server


def _play_a_round(person: Player, table: str) -> None:
    """Play own turns until every bot has moved."""
    rng = random.Random(1)
    moved: set[int] = set()
    give_up = time.monotonic() + GIVE_UP_S
    while moved != {0, 1, 2} or person.get(f"/tables/{table}")["table"]["to_move"] != 0:
        assert time.monotonic() < give_up
        mover = person.get(f"/tables/{table}")["table"]["to_move"]
        moved.add(mover)
        if mover == 0:
            person.move_at_random(table, 0, rng)
        else:
            time.sleep(0.05)
