"""Seats: names of bots, and colours that people choose."""

import pytest

from cottonopolis.games.registry import game_ids, game_info, rules_for
from cottonopolis.server.schemas import PersonShape
from cottonopolis.server.seats import COLOURS, SeatPlan, colour_of, new_seats
from tests.server.kit import Player, Refused, Server, seats

LONGEST_NAME = 10  # fits beside the symbol on a phone

ME = PersonShape("me", "Ada", guest=True)


def test_every_map_has_names_for_all_its_seats() -> None:
    for game in game_ids():
        info = game_info(game)
        maps: list[str | None] = [found.id for found in info.maps]
        for map_name in maps or [None]:
            rules = rules_for(info.id, max(info.players), (), map_name)
            names = rules.period_names()
            assert len(set(names)) == len(names) >= 2 * rules.players
            assert all(len(name) <= LONGEST_NAME for name in names)
            places = {place.name for place in rules.printed().places}
            assert not places & set(names), "a bot named like a place confuses the log"
            made = new_seats(rules, [SeatPlan("bot") for _ in range(rules.players)], ME)
            assert {seat.bot_name for seat in made} <= set(names)
            assert len({seat.bot_name for seat in made}) == rules.players


def test_a_bot_keeps_its_name_for_everybody(server: Server) -> None:
    host = Player(server.url, "Host")
    table = host.create(seats("me", "open", "greedy"))
    name = host.get(f"/tables/{table}")["table"]["seats"][2]["bot_name"]
    assert name
    seen = Player(server.url).get(f"/tables/{table}")["table"]["seats"]
    assert seen[2]["bot_name"] == name
    shown = host.post(f"/tables/{table}/bots", seat=1, bot="beginner")["table"]["seats"]
    assert shown[1]["bot_name"] not in (None, name)


def test_colours_are_chosen_and_stay_different(server: Server) -> None:
    host, guest = Player(server.url, "Host"), Player(server.url, "Visitor")
    table = host.create([{"kind": "me", "colour": 2}, {"kind": "open"}, {"kind": "bot"}])
    shown = host.get(f"/tables/{table}")["table"]["seats"]
    assert [seat["colour"] for seat in shown] == [2, None, 0], "the bot gives its colour up"
    shown = guest.post(f"/tables/{table}/seats", seat=1, colour=2)["table"]["seats"]
    assert shown[1]["colour"] is None, "another player has it, so the seat keeps its own"
    with pytest.raises(Refused, match="colour-taken"):
        guest.post(f"/tables/{table}/colour", seat=1, colour=2)
    with pytest.raises(Refused, match="not-your-seat"):
        guest.post(f"/tables/{table}/colour", seat=2, colour=4)
    with pytest.raises(Refused, match="bad-request"):
        guest.post(f"/tables/{table}/colour", seat=1, colour=COLOURS)
    shown = guest.post(f"/tables/{table}/colour", seat=1, colour=0)["table"]["seats"]
    assert [seat["colour"] for seat in shown] == [2, 0, 1]
    guest.post(f"/tables/{table}/ready", ready=True)
    host.post(f"/tables/{table}/start")
    with pytest.raises(Refused, match="already-started"):
        guest.post(f"/tables/{table}/colour", seat=1, colour=4)


def test_two_seats_of_one_person_get_the_colours_asked_for() -> None:
    rules = rules_for("brass", 3, (), None)
    plans = [SeatPlan("me", colour=1), SeatPlan("bot"), SeatPlan("bot")]
    assert [colour_of(seat) for seat in new_seats(rules, plans, ME)] == [1, 0, 2]
