"""The first start: the server answers and plays before anything is compiled."""

import json
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from cottonopolis.engine import code_cache, jit
from tests.server.fake_services import wait_for
from tests.server.kit import FreshServer, Json, Player, Refused, Server, running_together, seats
from tests.test_background_compiler import lists_missing
from tests.test_tutorials import FOLDER, LEARNER, allowed

pytestmark = pytest.mark.skipif(
    not jit.COMPILED or code_cache.packaged() is not None, reason="nothing would be compiled"
)
GIVE_UP_S = 600.0
LESSON_MOVES = 8


def test_a_game_against_bots_begins_before_they_are_compiled(tmp_path: Path) -> None:
    empty = tmp_path / "code"
    server = FreshServer(f"sqlite:///{tmp_path}/games.db", COTTONOPOLIS_CACHE=str(empty))
    with running_together(server), paused_compiler(server) as compiler:
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
    wait_for(lambda: not group_of(compiler))  # the compiler ends with the server
    assert not list(empty.rglob("bots-industry*.units"))


def test_a_lesson_is_played_before_anything_is_compiled(tmp_path: Path) -> None:
    tutorial = json.loads((FOLDER / "brass.json").read_text(encoding="utf-8"))
    chapter = tutorial["chapters"][0]
    own = [step["move"] for step in chapter["steps"] if "move" in step]
    rivals = [line.partition(": ")[2] for line in chapter["rivals"]]
    server = FreshServer(
        f"sqlite:///{tmp_path}/games.db", COTTONOPOLIS_CACHE=str(tmp_path / "code")
    )
    with running_together(server), paused_compiler(server):
        learner = Player(server.url, "Anna")
        plan = seats("me", "me", "me", "me")
        settings = {"lesson": True}
        table = learner.create(plan, settings=settings, record=chapter["record"], start=True)
        for _ in range(LESSON_MOVES):
            seat = learner.get(f"/tables/{table}")["table"]["to_move"]
            _play_by_menu(learner, table, seat, (own if seat == LEARNER else rivals).pop(0))
        assert all(one["seconds"] for one in learner.get("/preparation"))
    assert not list(tmp_path.glob("code/*/*.units"))


def test_a_running_game_goes_on_with_compiled_code(tmp_path: Path) -> None:
    lists_missing(tmp_path / "code")
    server = FreshServer(
        f"sqlite:///{tmp_path}/games.db", COTTONOPOLIS_CACHE=str(tmp_path / "code")
    )
    with running_together(server):
        anna = Player(server.url, "Anna")
        with paused_compiler(server):
            table = anna.create(seats("me", "beginner", "strong"), game="brass", start=True)
            _play_a_round(anna, table)
            assert any(one["seconds"] for one in anna.get("/preparation"))
        wait_for(lambda: not any(one["seconds"] for one in anna.get("/preparation")), GIVE_UP_S)
        assert not any(one["failed"] for one in anna.get("/preparation"))
        assert anna.get(f"/tables/{table}/hint", seat=0)["moves"]
        _play_a_round(anna, table)
        wait_for(lambda: '"event":"compiling_finished"' in server.log.read_text(), GIVE_UP_S)


def test_a_compiler_that_dies_is_started_again(tmp_path: Path) -> None:
    server = FreshServer(
        f"sqlite:///{tmp_path}/games.db", COTTONOPOLIS_CACHE=str(tmp_path / "code")
    )
    with running_together(server):
        with paused_compiler(server) as first:
            os.killpg(first, signal.SIGKILL)
            wait_for(lambda: not group_of(first))
        with paused_compiler(server) as second:
            assert second != first
            assert '"event":"compiling_failed"' in server.log.read_text()
            anna = Player(server.url, "Anna")
            for one in anna.get("/preparation"):
                assert (one["seconds"] > 0, one["failed"]) == (True, False)


def group_of(leader: int) -> list[int]:
    """The living processes of a process group."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, group = stat.read_text().rsplit(")", 1)[1].split()[:3]
            if int(group) == leader and state != "Z":
                found.append(int(stat.parent.name))
    return found


@contextmanager
def paused_compiler(server: Server) -> Iterator[int]:
    """Stop the compiler of a server for a while, so that it is not done before a test is."""

    def leader() -> int | None:
        for command in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                words, pid = command.read_text(), int(command.parent.name)
                place = (command.parent / "environ").read_text()
                if "--background" in words and server.environment["COTTONOPOLIS_CACHE"] in place:
                    return pid
        return None

    found: int = wait_for(leader)
    os.killpg(found, signal.SIGSTOP)
    try:
        yield found
    finally:
        with suppress(ProcessLookupError):
            os.killpg(found, signal.SIGCONT)


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


def _play_by_menu(person: Player, table: str, seat: int, move: str) -> None:
    """Play a move by choosing among the options that a lesson lets through."""
    rest = f" {move} "  # without the parts that have been chosen
    chosen: list[int] = []
    menu = person.menu(table, seat)
    after, node = menu["after"], menu["nodes"][0]

    def place(option: Json) -> int:
        return rest.find(f" {option['text']} ")

    while not node["complete"]:
        options = [one for one in node["options"] if allowed({"move": move}, one["text"])]
        fitting = [one for one in options if place(one) >= 0]
        option = min(fitting, key=place, default=options[0])
        rest = rest.replace(f" {option['text']} ", " ", 1)
        chosen.append(option["decision"])
        if "next" not in option:
            menu = person.menu(table, seat, chosen)
        node = menu["nodes"][option.get("next", 0)]
    person.post(f"/tables/{table}/moves", seat=seat, after=after, decisions=chosen)
