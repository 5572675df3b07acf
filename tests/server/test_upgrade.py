"""After a change of the rules, running games continue or are frozen, and finished games stay."""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from cottonopolis.games.registry import rules_for
from cottonopolis.games.simulation import random_game
from cottonopolis.server.history import (
    Fields,
    Packer,
    UnreadableState,
    dtype_of,
    fields_of,
    layout_id,
    unpack_moves,
)
from cottonopolis.server.schemas import EventShape
from tests.golden import FOLDER
from tests.server.kit import (
    FreshServer,
    Json,
    Player,
    Server,
    close_all,
    new_record,
    running,
    running_together,
    seats,
)
from tests.server.test_tables import refused

RECORD = (FOLDER / "4p-sane-101.txt").read_text()  # with coal mines of level 1
NEW_RULES = {"COTTONOPOLIS_GAMES": "tests.server.changed_rules"}
ANALYSIS_TIMEOUT_S = 120.0


@dataclass
class Seen:
    """All visible data of a game."""

    table: Json
    positions: list[Json]
    log: list[Json]
    opening: list[Json]
    record: str = ""


@dataclass
class Past:
    """A database from before the change of the rules."""

    url: str
    cookies: dict[str, str] = field(default_factory=dict)
    goes_on: str = ""
    freezes: str = ""
    read: str = ""  # a record, finished
    played: str = ""  # a record that was continued to the end
    seen: dict[str, Seen] = field(default_factory=dict)

    def player(self, server: Server) -> Player:
        player = Player(server.url)
        player.http.cookies.clear()
        player.http.cookies.update(self.cookies)
        return player


def look_at(player: Player, table: str) -> Seen:
    shown = player.get(f"/tables/{table}", seat=0)
    numbers = range(shown["number"] + 1)
    found = Seen(
        shown["table"],
        [player.get(f"/tables/{table}/positions/{n}", seat=0)["position"] for n in numbers],
        player.get(f"/tables/{table}/log", seat=0)["entries"],
        player.get(f"/tables/{table}/opening", seat=0)["entries"],
    )
    if shown["table"]["status"] == "finished":
        found.record = player.ask("GET", f"/tables/{table}/record").text
    return found


def play(player: Player, table: str, move: str) -> None:
    shown = player.get(f"/tables/{table}")["table"]
    seat, after = shown["to_move"], shown["last_move"]
    player.post(f"/tables/{table}/moves", seat=seat, after=after, move=move)


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Past:
    """Games with the current rules."""
    found = Past(f"sqlite:///{tmp_path_factory.mktemp('past') / 'games.db'}")
    mine = seats("me", "me", "me", "me")
    with running(found.url) as server:
        player = Player(server.url, "Ada")
        found.goes_on = player.create(mine, record=new_record(7), start=True)
        found.freezes = player.create(mine, record=new_record(7), start=True)
        found.read = player.create(mine, record=RECORD, start=True)
        lines = [line for line in RECORD.splitlines() if line[:2] in ("0:", "1:", "2:", "3:")]
        found.played = player.create(mine, record=RECORD, until=len(lines) - 9, start=True)
        hand = player.get(f"/tables/{found.goes_on}", seat=3)["position"]["seats"][3]["hand"]
        play(player, found.goes_on, f"pass with {hand[0]}")
        options = player.menu_node(found.freezes, 3)["options"]
        coal = next(o for o in options if o.get("industry") == "coal_mine" and o["kind"] == "build")
        play(player, found.freezes, coal["text"])
        for line in lines[-9:]:
            play(player, found.played, line[3:])
        player.post(f"/tables/{found.freezes}/chat", text="hello")
        for table in (found.goes_on, found.freezes, found.read, found.played):
            found.seen[table] = look_at(player, table)
        assert found.seen[found.played].table["status"] == "finished"
        found.cookies = dict(player.http.cookies)
    close_all()
    return found


def upgrade(past: Past, *options: str) -> Json:
    command = [sys.executable, "-m", "cottonopolis.cli.main", "admin", "upgrade", *options]
    done = subprocess.run(
        [*command, "--database", past.url, "--json"],
        env={**os.environ, **NEW_RULES},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    report: Json = json.loads(done.stdout)
    return report


def fates(report: Json) -> dict[str, str]:
    return {one["table"]: one["fate"] for one in report["tables"]}


@pytest.fixture(scope="module")
def new_server(past: Past) -> Iterator[Server]:
    """The same games in a program with changed rules."""
    expected = {
        past.goes_on: "goes_on",
        past.freezes: "frozen",
        past.read: "shown",
        past.played: "shown",
    }
    assert fates(upgrade(past, "--check")) == expected
    report = upgrade(past, "--check")  # the check changed nothing
    assert fates(report) == expected
    frozen = next(one for one in report["tables"] if one["table"] == past.freezes)
    assert (frozen["stored"], frozen["known"]) == (2, 3)
    assert past.seen[past.freezes].log[frozen["entry"] - 1]["kind"] == "play"
    with running_together(FreshServer(past.url, **NEW_RULES)) as (server,):
        yield server


@pytest.fixture
def upgraded(past: Past, new_server: Server) -> Player:
    return past.player(new_server)


def test_a_game_in_which_nothing_differs_goes_on(past: Past, upgraded: Player) -> None:
    table = past.goes_on
    shown = upgraded.get(f"/tables/{table}", seat=0)
    assert (shown["table"]["status"], shown["table"]["rules"]) == ("playing", 3)
    check_same(past.seen[table], look_at(upgraded, table), past.seen[table].log)
    upgraded.move_at_random(table, shown["table"]["to_move"], random.Random(1))


def test_a_game_that_differs_is_frozen_and_can_be_looked_at(past: Past, upgraded: Player) -> None:
    table = past.freezes
    now = look_at(upgraded, table)
    before = past.seen[table]
    assert now.table["status"] == "frozen"
    assert now.table["to_move"] is None
    assert now.log[-1]["kind"] == "frozen"
    assert now.log[-1]["table"]["status"] == "frozen"
    check_same(before, now, now.log[:-1])
    with refused("frozen"):
        upgraded.menu(table, 3)
    with refused("frozen"):
        after = now.table["last_move"]
        upgraded.post(f"/tables/{table}/moves", seat=3, after=after, move="loan 10 with port")
    with refused("frozen"):
        upgraded.post(f"/tables/{table}/undo", seat=3)


@pytest.mark.parametrize("kind", ["read", "played"])
def test_a_finished_game_stays_as_it_was(past: Past, upgraded: Player, kind: str) -> None:
    table = getattr(past, kind)
    before, now = past.seen[table], look_at(upgraded, table)
    check_same(before, now, now.log)
    assert now.record == before.record
    for name in ("ranking", "score", "status", "rules"):
        assert now.table[name] == before.table[name]


def test_a_finished_game_can_be_analysed(past: Past, upgraded: Player) -> None:
    upgraded.post(f"/tables/{past.played}/analysis")
    give_up = time.monotonic() + ANALYSIS_TIMEOUT_S
    while (found := upgraded.get(f"/tables/{past.played}/analysis"))["status"] != "done":
        assert found["status"] in ("waiting", "working")
        assert time.monotonic() < give_up
        time.sleep(0.2)
    played = [text for turn in found["found"]["turns"] for text in turn["played"]]
    written = past.seen[past.played].record.splitlines()
    assert played == [line[3:] for line in written if line[1:2] == ":"]
    assert found["found"]["standing"] == past.seen[past.played].table["score"]
    # Turns with a formerly cheaper mine are illegal now and not analysed; the others are
    assert sum(turn["cost"] > 0 for turn in found["found"]["turns"]) > 20


def check_same(before: Seen, now: Seen, log: list[Json]) -> None:
    """Check that all positions and messages are unchanged; only the version may differ."""

    def plain(position: Json | None) -> Json | None:
        return position and {key: position[key] for key in position if key != "rules"}

    for old, new in zip(before.positions, now.positions, strict=False):
        assert plain(new) == plain(old)
    for old_log, new_log in ((before.log, log), (before.opening, now.opening)):
        assert len(old_log) == len(new_log)
        for old, new in zip(old_log, new_log, strict=True):
            same = {key: value for key, value in old.items() if key not in ("changes", "to_decide")}
            assert same.items() <= new.items()
            for path, value in old["changes"].items():
                changed = plain(new["changes"][path]) if path == "" else new["changes"][path]
                assert changed == (plain(value) if path == "" else value)


# Packed moves


def states_of_a_game() -> list[Any]:
    rules = rules_for("brass", 4)
    state = rules.new(3)
    found = [rules.copy(state)]
    for step in random_game(rules, 3, "sane")[1]:
        rules.step(state, step.decision)
        found.append(rules.copy(state))
    return found


def test_packed_moves_are_small_and_come_back() -> None:
    rules = rules_for("brass", 4)
    states = states_of_a_game()
    events = [EventShape("paid", {"seat": 1, "price": 5}, [])]
    packer = Packer.of(rules)
    packed = [packer.pack(state, events) for state in states]
    layouts: dict[bytes, Fields] = {packer.layout: fields_of(rules.state_dtype)}
    found = unpack_moves(rules, packed, layouts)
    assert [np.asarray(move.state).tobytes() for move in found] == [
        np.asarray(state).tobytes() for state in states
    ]
    assert all(move.events == events for move in found)
    assert sum(map(len, packed)) / len(packed) < 250
    with pytest.raises(UnreadableState):
        unpack_moves(rules, [b"\x00" + packed[0][1:]], layouts)
    with pytest.raises(UnreadableState):
        unpack_moves(rules, packed, {})


def test_states_of_another_layout_are_converted() -> None:
    """Removed fields are dropped, new fields are zero, longer arrays are padded."""
    rules = rules_for("brass", 4)
    state = states_of_a_game()[200]
    now = fields_of(rules.state_dtype)
    older: Fields = [field for field in now if field[0] != "done"]
    older = [(n, kind, [2] if n == "track_cubes" else shape) for n, kind, shape in older]
    older = [(n, kind, [3] if n == "money" else shape) for n, kind, shape in older]
    older.append(("gone", "<i2", [7]))
    old = np.zeros(1, dtype_of(older))
    for name, _, shape in older:
        if name != "gone":
            part = np.asarray(state)[name]
            old[name][0] = part[: shape[0]] if shape else part
    packer = Packer(layout_id(older))
    (move,) = unpack_moves(rules, [packer.pack(old[0], [])], {packer.layout: older})
    for name, _, _ in now:
        expected = np.array(np.asarray(state)[name])
        if name == "done":
            expected[...] = 0
        if name == "money":
            expected[3:] = 0
        assert (np.asarray(move.state)[name] == expected).all(), name
