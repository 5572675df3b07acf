"""The analyst runs in the background, and worker processes that die are replaced."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from cottonopolis import Game
from cottonopolis.bots.analyst import analyse
from cottonopolis.server.background_jobs import ANALYSIS_DEALS
from cottonopolis.server.workers import ANALYST_NICE
from tests.server.fake_services import wait_for
from tests.server.kit import API, Json, Player, Refused, Server, fetch, running, seats

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = (GOLDEN / "3p+germany-sane-101.txt").read_text(encoding="utf-8")
ANALYSIS_TIMEOUT_S = 120.0


@pytest.fixture(scope="module")
def thinking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose worker processes are not used by other tests."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('thinking') / 'games.db'}") as server:
        yield server


@pytest.fixture(scope="module")
def expected() -> Json:
    """The analysis of the record without a server."""
    found = analyse(Game.from_record(RECORD), deals=ANALYSIS_DEALS).as_json()
    plain: Json = json.loads(json.dumps(found))
    return plain


def over(player: Player) -> str:
    """A table with a finished game, from a record."""
    return player.create(seats("me", "greedy", "greedy"), record=RECORD, start=True)


def metric(server: Server, name: str) -> float:
    text = fetch(f"{server.url}{API}/metrics").text
    found = [line.split()[-1] for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(found[0])


def children(parent: int) -> list[int]:
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text()
            except OSError:
                continue  # it has just ended
            if int(stat.rsplit(")", 1)[1].split()[1]) == parent:
                found.append(int(folder.name))
    return found


def thinkers(server: Server, analyst: bool) -> list[int]:
    """The worker processes of a server: for bots, or for the analyst (by priority)."""
    assert server.process is not None
    found = []
    for worker in children(server.process.pid):
        for process in children(worker):
            try:
                command = Path(f"/proc/{process}/cmdline").read_text()
                nice = os.getpriority(os.PRIO_PROCESS, process)
            except OSError:
                continue
            if "spawn_main" in command and (nice >= ANALYST_NICE) == analyst:
                found.append(process)
    return found


def follow(player: Player, table: str) -> list[Json]:
    """All responses about an analysis until it is done."""
    told: list[Json] = []

    def done() -> bool:
        told.append(player.get(f"/tables/{table}/analysis"))
        assert told[-1]["status"] != "failed"
        return bool(told[-1]["status"] == "done")

    wait_for(done, ANALYSIS_TIMEOUT_S)
    return told


def test_a_finished_game_is_analysed_in_the_background(thinking: Server, expected: Json) -> None:
    player = Player(thinking.url, "Ada")
    table = over(player)
    assert player.get(f"/tables/{table}/analysis")["status"] == "none"
    asked = player.post(f"/tables/{table}/analysis")
    assert asked["status"] == "waiting"
    assert asked["found"] is None
    other = Player(thinking.url, "Ben")
    assert other.post(f"/tables/{table}/analysis")["asked_at"] == asked["asked_at"]
    told = follow(player, table)
    steps = [answer["done"] for answer in told]
    assert steps == sorted(steps)
    turns = len(expected["turns"])
    assert any(0 < step < turns for step in steps)
    assert (told[-1]["done"], told[-1]["turns"]) == (turns, turns)
    assert told[-1]["found"] == expected
    jobs = 'cottonopolis_thinking_seconds_count{kind="analysis"}'
    assert metric(thinking, jobs) == 1
    again = player.post(f"/tables/{table}/analysis")
    assert (again["status"], again["found"]) == ("done", expected)
    assert metric(thinking, jobs) == 1


def test_only_a_finished_game_is_analysed(thinking: Server) -> None:
    player = Player(thinking.url, "Ada")
    table = player.create(seats("me", "greedy", "greedy"), start=True)
    with pytest.raises(Refused) as refused:
        player.post(f"/tables/{table}/analysis")
    assert refused.value.code == "not-over"


def test_the_analyst_is_replaced_and_begins_again(thinking: Server, expected: Json) -> None:
    player = Player(thinking.url, "Ada")
    replaced = metric(thinking, "cottonopolis_workers_replaced_total")
    table = over(player)
    player.post(f"/tables/{table}/analysis")
    [analyst] = wait_for(lambda: thinkers(thinking, analyst=True), ANALYSIS_TIMEOUT_S)
    os.kill(analyst, signal.SIGSTOP)  # so that it is working when it is killed
    assert player.get(f"/tables/{table}/analysis")["status"] != "done"
    os.kill(analyst, signal.SIGKILL)
    assert follow(player, table)[-1]["found"] == expected
    assert metric(thinking, "cottonopolis_workers_replaced_total") == replaced + 1
    assert analyst not in thinkers(thinking, analyst=True)


def test_a_bot_that_dies_is_replaced_and_moves(thinking: Server) -> None:
    player = Player(thinking.url, "Ada")
    table = player.create(seats("me", "me", "greedy"), start=True)
    tab = player.live(table, seat=0)
    tab.receive()

    def play_until_the_bot_is_to_move() -> None:
        while tab.table["to_move"] != 2:
            seat = tab.table["to_move"]
            chosen: list[int] = []
            while not (node := player.menu_node(table, seat, chosen))["complete"]:
                chosen.append(node["options"][-1]["decision"])
            after = tab.table["last_move"]
            data = {"seat": seat, "after": after, "decisions": chosen}
            tab.until(player.post(f"/tables/{table}/moves", **data)["number"])

    play_until_the_bot_is_to_move()
    while tab.table["to_move"] == 2:
        tab.receive()
    [bot] = thinkers(thinking, analyst=False)
    replaced = metric(thinking, "cottonopolis_workers_replaced_total")
    os.kill(bot, signal.SIGSTOP)
    play_until_the_bot_is_to_move()
    wait_for(lambda: metric(thinking, "cottonopolis_thinking") == 1)
    known = len(tab.entries)
    os.kill(bot, signal.SIGKILL)
    while tab.table["to_move"] == 2:
        tab.receive()
    assert tab.entries[known]["data"]["by_bot"] == "greedy"
    assert metric(thinking, "cottonopolis_workers_replaced_total") == replaced + 1
    assert thinkers(thinking, analyst=False) != [bot]
