"""Clocks: a limit per move, a bank for the whole game, and timeouts."""

import random
from datetime import timedelta

from tests.server.kit import Server, table_of

CLOCK = {"clock": {"per_move": 5, "bank": 0}}


def test_whose_time_is_up_is_replaced_by_a_bot_and_may_return(server: Server) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"], settings=CLOCK)
    tab = players[0].live(table, seat=0)
    tab.receive()
    seat = tab.table["to_move"]
    assert tab.table["deadline"] is not None
    while not any(entry["kind"] == "timeout" for entry in tab.entries):
        tab.receive()
    timeout = tab.entries[-1]
    assert timeout["seat"] == seat
    assert tab.table["seats"][seat]["bot"] == "strong"
    while tab.table["to_move"] == seat:
        tab.receive()
    players[seat].post(f"/tables/{table}/return", seat=seat)
    while tab.table["seats"][seat]["bot"] is not None:
        tab.receive()
    assert tab.table["seats"][seat]["bank_left"] == 0.0
    for player in players:  # ends the game, so that the server does no more work for it
        mine = player.get(f"/tables/{table}")["mine"][0]
        player.post(f"/tables/{table}/leave", seat=mine)


def test_a_quick_move_costs_no_bank_and_passes_the_clock_on(server: Server) -> None:
    clock = {"clock": {"per_move": 600, "bank": 60}}
    table, players = table_of(server, ["Ada", "Ben", "Cleo"], settings=clock)
    tab = players[0].live(table, seat=0)
    tab.receive()
    seat = tab.table["to_move"]
    tab.until(players[seat].move_at_random(table, seat, random.Random(1))["number"])
    assert tab.table["to_move"] != seat
    assert [s["bank_left"] for s in tab.table["seats"]] == [60.0] * 3
    assert tab.table["deadline"] > tab.table["moved_at"]


def test_thinking_longer_than_a_move_may_take_is_taken_from_the_bank() -> None:
    from msgspec.structs import replace

    from cottonopolis.server import clock
    from cottonopolis.server.schemas import (
        ClockShape,
        PersonShape,
        SeatShape,
        TableSettings,
        TableShape,
        now,
    )

    at = now()
    person = PersonShape("ada", "Ada", True)
    settings = TableSettings(clock=ClockShape(30, 100))
    seats = [SeatShape(n, person, bank_left=100.0) for n in range(3)]
    table = TableShape(
        id="t",
        name="",
        host="ada",
        game="brass",
        map=None,
        players=3,
        variants=[],
        rules=1,
        settings=settings,
        status="playing",
        seats=seats,
        entries=2,
        last_move=2,
        to_move=1,
        moved_at=at,
        created_at=at,
    )
    later = clock.charge(table, 1, at + timedelta(seconds=50))
    assert later.seats[1].bank_left == 80.0
    assert clock.charge(table, 1, at + timedelta(seconds=20)).seats[1].bank_left == 100.0
    assert clock.charge(table, 1, at + timedelta(seconds=500)).seats[1].bank_left == 0.0
    due = clock.set_clock(later, 1, at)
    assert due.deadline == at + timedelta(seconds=30 + 80)
    bot = clock.with_seat(later, 1, bot="strong")
    assert clock.set_clock(bot, 1, at).deadline is None
    assert clock.set_clock(replace(later, settings=TableSettings()), 1, at).deadline is None
