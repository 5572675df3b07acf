"""A table that continues a record returns the log of the record."""

from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Json, Player, Server, seats

GOLDEN = Path(__file__).parent.parent / "golden"
ACTIONS = 40


def put(position: Any, change: tuple[str, Any]) -> Any:
    """Return a position with one path changed."""
    path, value = change
    if not path:
        return value
    *way, last = path.split("/")
    part = reduce(
        lambda found, key: found[int(key) if isinstance(found, list) else key], way, position
    )
    part[int(last) if isinstance(part, list) else last] = value
    return position


@pytest.mark.parametrize("name", ["4p-sane-101", "4p+new_england-sane-101"])
@pytest.mark.parametrize("seat", [0, -1])
def test_the_opening_leads_to_where_the_table_begins(server: Server, name: str, seat: int) -> None:
    player = Player(server.url, "Opening")
    record = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    game, map_name = ("industry", "new_england") if "map new_england" in record else ("brass", None)
    plan = seats("me", "beginner", "beginner", "beginner")
    table = player.create(plan, record=record, until=ACTIONS, game=game, map=map_name, start=True)
    told: list[Json] = player.get(f"/tables/{table}/opening", seat=seat)["entries"]
    assert [entry["number"] for entry in told] == list(range(1 - len(told), 1))
    assert len(told) == ACTIONS + 1
    position = None
    for entry in told:
        position = reduce(put, entry["changes"].items(), position)
    began = player.get(f"/tables/{table}/log", seat=seat)["entries"]
    assert position == next(e for e in began if e["kind"] == "started")["changes"][""]
    hidden = [event for entry in told for event in entry["events"] if event["name"] == "drew"]
    assert all(event["facts"]["seat"] == seat for event in hidden)


def test_other_tables_have_no_opening(server: Server) -> None:
    player = Player(server.url, "No Opening")
    table = player.create(seats("me", "beginner", "beginner"), start=True)
    assert player.get(f"/tables/{table}/opening")["entries"] == []
