"""Regression tests for loopholes that were closed."""

import random
import re
from collections import OrderedDict
from datetime import timedelta
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from cottonopolis.errors import IllegalMove
from cottonopolis.games.rules import AnyRules
from cottonopolis.server import commands
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.commands import Draft
from cottonopolis.server.room_registry import SLOT_BYTES, RoomRegistry, RoomSlot
from cottonopolis.server.rooms import Room
from cottonopolis.server.schemas import (
    ClockShape,
    EntryShape,
    PersonShape,
    SeatShape,
    TableSettings,
    TableShape,
    now,
)
from tests.server.kit import (
    FreshServer,
    Player,
    Server,
    new_record,
    running_together,
    seats,
)
from tests.server.test_tables import refused

PER_MOVE, BANK = 30, 100


def a_room(seed: int = 7, players: int = 4, clock: bool = True) -> Room:
    """A new game of Brass with one person per seat."""
    at = now()
    settings = TableSettings(clock=ClockShape(PER_MOVE, BANK) if clock else None)
    people = [PersonShape(f"person{n}", f"P{n}", True) for n in range(players)]
    there = [SeatShape(n, people[n], ready=True) for n in range(players)]
    table = TableShape(
        id="a-table",
        name="",
        host="person0",
        game="brass",
        map=None,
        players=players,
        variants=[],
        rules=1,
        settings=settings,
        status="open",
        seats=there,
        entries=1,
        last_move=0,
        created_at=at,
    )
    room = Room(table, seed, [], [EntryShape(1, "created", None, "person0", {}, at)])
    follow(room, commands.start("person0")(room))
    return room


def follow(room: Room, draft: Draft) -> None:
    """Apply a draft as if it was stored."""
    number = room.number + 1
    moves = draft.kind in ("started", "play", "undo")
    last = number if moves else room.table.last_move
    entry = EntryShape(number, draft.kind, draft.seat, draft.person, draft.data, now())
    room.add(entry, replace(draft.table, entries=number, last_move=last), draft.outcome)


def wait(room: Room, seconds: float) -> None:
    """Simulate the passage of time at a table."""
    table = room.table
    assert table.moved_at is not None
    assert table.deadline is not None
    past = timedelta(seconds=seconds)
    room.table = replace(table, moved_at=table.moved_at - past, deadline=table.deadline - past)


def seconds_left(room: Room) -> float:
    assert room.table.deadline is not None
    return (room.table.deadline - now()).total_seconds()


def test_a_seat_that_was_left_is_not_looked_at_any_more(server: Server) -> None:
    host, curious, other = (Player(server.url, name) for name in ("Host", "Curious", "Other"))
    table = host.create(seats("me", "open", "greedy"))
    curious.post(f"/tables/{table}/seats", seat=1)
    tab = curious.live(table, seat=1)
    tab.receive()
    curious.post(f"/tables/{table}/leave", seat=1)
    other.post(f"/tables/{table}/seats", seat=1)
    other.post(f"/tables/{table}/ready")
    host.post(f"/tables/{table}/start")
    with pytest.raises(ConnectionClosed):
        tab.until(1_000_000)
    hand = other.get(f"/tables/{table}", seat=1)["position"]["seats"][1]["hand"]
    assert hand
    assert not any('"hand":[' in text for text in curious.seen)


def test_signing_out_everywhere_closes_open_tabs(server: Server) -> None:
    player = Player(server.url, "Ada")
    tab = player.live(player.create(seats("me", "me", "me")))
    tab.receive()
    player.delete("/sessions/all")
    with pytest.raises(ConnectionClosed):
        tab.until(1_000_000)


def sales_to_the_distant_market() -> tuple[AnyRules, Room, list[int]]:
    """A room where a seat may sell to the Distant Market and continue, and the decisions."""
    for seed in range(1, 400):
        room = a_room(seed, clock=False)
        rng = random.Random(seed)
        while (seat := room.seat_to_move) is not None:
            for decision in room.rules.legal(room.state):
                state = room.rules.copy(room.state)
                text = room.rules.decision_text(state, decision)
                if not text.startswith("sell"):
                    continue
                room.rules.apply(state, decision)
                buyers = {room.rules.decision_text(state, d): d for d in room.rules.legal(state)}
                market = next((d for t, d in buyers.items() if "distant" in t), None)
                if market is not None and len(room.rules.legal(room.state)) > 1:
                    try:
                        found = room.attempt(seat, room.table.last_move, [decision, market])
                    except IllegalMove:
                        continue
                    if found.state.pending:
                        return room.rules, room, [decision, market]
            move = room.rules.choose(room.state, "sane", seed_words(rng))
            follow_decision(room, seat, move)
    raise AssertionError("no such position")


def seed_words(rng: random.Random) -> "np.ndarray[tuple[int], np.dtype[np.uint32]]":
    return np.array([rng.getrandbits(32) for _ in range(4)], dtype=np.uint32)


def follow_decision(room: Room, seat: int, decision: int) -> None:
    """Complete the action that starts with a decision at random."""
    chosen = [decision]
    while True:
        try:
            draft = commands.play(seat, room.table.last_move, chosen, f"person{seat}")(room)
        except ApiError:  # more choices remain
            state = room.rules.copy(room.state)
            for choice in chosen:
                room.rules.apply(state, choice)
            chosen.append(room.rules.legal(state)[0])
            continue
        follow(room, draft)
        return


def test_nothing_after_a_reveal_is_judged_before_it_is_stored() -> None:
    rules, room, sale = sales_to_the_distant_market()
    seat = room.seat_to_move
    assert seat is not None
    said = set()
    for deal in range(30):  # for every deal of the hidden cards
        other = a_room(room.seed, clock=False)
        other.entries, other.table = room.entries, room.table
        other.state = rules.redeal(rules.view(room.state, seat), seat, deal)
        other.steps, other.mover = room.steps, room.mover
        with pytest.raises(IllegalMove) as refusal:
            other.attempt(seat, room.table.last_move, [*sale, 9999])
        said.add(str(refusal.value))
    assert len(said) == 1


def test_leaving_and_returning_wins_no_time() -> None:
    room = a_room()
    seat = room.seat_to_move
    assert seat is not None
    person = f"person{seat}"
    wait(room, PER_MOVE + BANK - 1)
    follow(room, commands.leave(person, seat)(room))
    follow(room, commands.come_back(person, seat)(room))
    assert seconds_left(room) <= 1


def test_moving_and_undoing_wins_no_time() -> None:
    room = a_room()
    seat = room.seat_to_move
    assert seat is not None
    wait(room, PER_MOVE + BANK - 1)
    loan = next(
        d
        for d in room.rules.legal(room.state)
        if room.rules.decision_text(room.state, d) == "loan 30"
    )
    follow_decision(room, seat, loan)
    assert not room.moves_made[-1].reveals
    follow(room, commands.undo(f"person{seat}", seat)(room))
    assert room.seat_to_move == seat
    assert seconds_left(room) <= 1


def test_alone_in_a_rated_game_nobody_looks_at_the_deck_and_goes_back(server: Server) -> None:
    player = Player(server.url, "Solo")
    table = player.create(seats("me", "me", "me"), start=True)
    shown = player.get(f"/tables/{table}")
    rng = random.Random(2)
    while shown["position"]["round"] == 1:
        last = shown["table"]["to_move"]
        player.move_at_random(table, last, rng)
        shown = player.get(f"/tables/{table}")
    with refused("undo-reveals"):
        player.post(f"/tables/{table}/undo-requests", seat=last)


def test_a_record_without_actions_is_known_as_one_for_ever(server: Server) -> None:
    player = Player(server.url, "Solo")
    table = player.create(seats("me", "me", "me", "me"), record=new_record(5), start=True)
    shown = player.get(f"/tables/{table}")["table"]
    assert shown["continued"] is True
    listed = player.get("/tables", mine=True)["tables"]
    assert [t["continued"] for t in listed if t["id"] == table] == [True]


def test_a_table_of_bots_alone_is_refused(server: Server) -> None:
    with refused("setup"):
        Player(server.url, "Idle").create(seats("greedy", "greedy", "greedy"))


def test_the_room_just_asked_for_is_not_the_one_dropped() -> None:
    registry = RoomRegistry.__new__(RoomRegistry)
    registry.max_bytes, registry.bytes_kept = 2 * SLOT_BYTES, 2 * SLOT_BYTES
    registry.slots = OrderedDict()
    for name in ("one", "two"):
        slot = registry.slots[name] = RoomSlot(bytes=SLOT_BYTES)
        slot.listeners.add(object())  # type: ignore[arg-type]
    assert registry._slot("three") is registry.slots["three"]


def test_figures_of_several_workers_are_added_up(tmp_path: Path, redis: str) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    # A new process, because the metrics library chooses its storage on import
    fresh = FreshServer(url, "--workers", "2", "--channels", redis)
    with running_together(fresh) as (server,):
        player = Player(server.url, "Ada")
        table = player.create(seats("me", "me", "me"), start=True)
        rng = random.Random(1)
        for _ in range(3):
            seat = player.get(f"/tables/{table}")["table"]["to_move"]
            player.move_at_random(table, seat, rng)
        text = player.ask("GET", "/metrics").text
        player.close()
    counted = re.findall(r"^cottonopolis_moves_total\{.*?\} ([0-9.]+)$", text, re.MULTILINE)
    assert sum(float(number) for number in counted) == 3
