"""A third game, registered from outside, works everywhere: no shared code knows it.

The browser's part is in tests/browser/test_third_game.py.
"""

import os
import random
import subprocess
import sys
from pathlib import Path

from tests.server.kit import FreshServer, running_together, seats, table_of

WITH_TOY = {"COTTONOPOLIS_GAMES": "tests.toy_game"}


def run_with_toy(*arguments: str) -> str:
    """What a Python program prints that knows the game."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", *arguments],
        env={**os.environ, **WITH_TOY},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_part_of_the_program_knows_the_game() -> None:
    done = run_with_toy("-m", "tests.toy_trials")
    assert done.splitlines()[-1] == "all trials passed"


def test_the_command_line_knows_the_game(tmp_path: Path) -> None:
    command = ("-m", "cottonopolis.cli.main")
    assert '"game": "toy"' in run_with_toy(*command, "simulate", "toy", "--games", "10", "--json")
    records = tmp_path / "records"
    run_with_toy(*command, "simulate", "toy", "--games", "1", "--records", str(records))
    (record,) = records.iterdir()
    assert "Ashford" in run_with_toy(*command, "replay", str(record))


def test_over_http_and_websocket(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with running_together(FreshServer(database, **WITH_TOY)) as (server,):
        table, (ada, ben) = table_of(server, ["Ada", "Ben"], game="toy")
        games = {found["info"]["id"]: found for found in ada.get("/games")}
        assert games["toy"]["bots"] == ["uniform", "sane"]
        assert not games["toy"]["has_advice"]
        tab = ada.live(table, seat=0)
        tab.receive()
        rng = random.Random(3)
        while tab.table["status"] == "playing":
            seat = tab.table["to_move"]
            written = (ada, ben)[seat].move_at_random(table, seat, rng)
            tab.until(written["number"])
        assert tab.position is not None
        points = [seat["vp"] for seat in tab.position["seats"]]
        assert sum(points) > 0
        assert tab.table["ranking"][0] == points.index(max(points))

        # against a bot, to the end
        table = ada.create(seats("me", "sane"), game="toy", start=True)
        tab = ada.live(table, seat=0)
        tab.receive()
        while tab.table["status"] == "playing":
            if tab.to_decide:
                tab.until(ada.move_at_random(table, 0, rng)["number"])
            else:
                tab.receive()
        assert tab.table["status"] == "finished"
