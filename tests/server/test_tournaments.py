"""Tournaments over the API: rounds, byes, results, drops, corrections, standings."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest

from tests.server.kit import Json, Player, Refused, Server, running
from tests.server.test_ladder import account, finished


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without any games."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('hall') / 'games.db'}") as server:
        yield server


@pytest.fixture(scope="module")
def cookies(hall: Server) -> httpx.Cookies:
    return httpx.Cookies(account(hall, "Olga").http.cookies)


@pytest.fixture
def organiser(hall: Server, cookies: httpx.Cookies) -> Player:
    player = Player(hall.url)
    player.http.cookies.update(cookies)
    player.me = player.get("/me")["me"]
    return player


def refused(work: Any, *arguments: Any, **data: Any) -> str:
    with pytest.raises(Refused) as error:
        work(*arguments, **data)
    return str(error.value.code)


def opened(organiser: Player, **data: Any) -> str:
    settings = {"replacement": "beginner"}
    page = organiser.post("/tournaments", name="Cup", settings=settings, **data)
    return f"/tournaments/{page['tournament']['id']}"


def entered(hall: Server, path: str, count: int) -> list[Player]:
    players = [Player(hall.url, f"Player {number}") for number in range(count)]
    for player in players:
        player.post(f"{path}/players")
    return players


def set_results(organiser: Player, path: str, page: Json) -> Json:
    """Let the organiser set the result of every open table: by seat."""
    number = page["rounds"][-1]["number"]
    for table in page["rounds"][-1]["tables"]:
        given = [
            {"person": one["person"], "place": place, "vp": 100 - 10 * place}
            for place, one in enumerate(table["seats"], 1)
        ]
        where = f"{path}/rounds/{number}/tables/{table['number']}"
        page = organiser.put(where, seats=given)
    return page


def test_results_flow_in_when_a_table_ends(hall: Server, organiser: Player) -> None:
    path = opened(organiser, table_size=3, rounds=1)
    players = entered(hall, path, 3)
    page = organiser.post(f"{path}/rounds")
    [table] = page["rounds"][0]["tables"]
    assert refused(organiser.post, f"{path}/rounds") == "round-running"
    own = [one["id"] for one in organiser.get("/tables", mine=True)["tables"]]
    assert table["table"] not in own  # hosted, but not theirs to play
    by_id = {player.me["id"]: player for player in players}
    for seat in table["seats"]:
        shown = by_id[seat["person"]].get(f"/tables/{table['table']}")
        assert shown["table"]["status"] == "playing"
        assert shown["mine"] == [seat["seat"]]
        by_id[seat["person"]].post(f"/tables/{table['table']}/leave", seat=seat["seat"])
    over = finished(organiser, table["table"])
    page = Player(hall.url).get(path)  # public
    [table] = page["rounds"][0]["tables"]
    assert not table["corrected"]
    for seat in table["seats"]:
        assert seat["vp"] == over["score"][seat["seat"]]
        assert seat["place"] == over["ranking"].index(seat["seat"]) + 1
    order = [table["seats"][seat]["person"] for seat in over["ranking"]]
    assert [line["person"] for line in page["standings"]] == order
    assert [line["points"] for line in page["standings"]] == [12, 6, 0]
    assert refused(organiser.post, f"{path}/rounds") == "tournament-status"
    assert organiser.post(f"{path}/finish")["tournament"]["status"] == "finished"
    assert refused(organiser.post, f"{path}/finish") == "tournament-status"


def test_a_swiss_tournament_of_ten_over_three_rounds(hall: Server, organiser: Player) -> None:
    path = opened(organiser, table_size=4, flexible=False, rounds=3)
    players = entered(hall, path, 10)
    page = organiser.post(f"{path}/rounds")
    met: set[frozenset[str]] = set()
    byes: list[str] = []
    for number in (1, 2, 3):
        current = page["rounds"][-1]
        assert current["number"] == page["tournament"]["round"] == number
        assert [len(table["seats"]) for table in current["tables"]] == [4, 4]
        byes += current["byes"]
        for table in current["tables"]:
            people = [seat["person"] for seat in table["seats"]]
            met |= {frozenset((a, b)) for a in people for b in people if a != b}
        page = set_results(organiser, path, page)
        if number < 3:
            page = organiser.post(f"{path}/rounds")
    assert len(byes) == len(set(byes)) == 6
    assert len(met) >= 30  # of 36 meetings
    points = [line["points"] for line in page["standings"]]
    assert points == sorted(points, reverse=True)
    assert sum(points) == 3 * 2 * (12 + 8 + 4) + 6 * 6
    assert {line["person"] for line in page["standings"]} == {one.me["id"] for one in players}


def rate(hall: Server, player: Player, mu: float) -> None:
    """Give somebody a rating for games of Brass with three players."""
    with closing(sqlite3.connect(hall.database.removeprefix("sqlite:///"))) as database:
        database.execute(
            "INSERT INTO ratings (player, game, players, map, season, mu, sigma, ordinal, games)"
            " VALUES (?, 'brass', 3, '', '', ?, 2.0, ?, 20)",
            (player.me["id"], mu, mu - 6.0),
        )
        database.commit()


def test_seeds_follow_ratings_and_the_best_meet_later(hall: Server, organiser: Player) -> None:
    path = opened(organiser, table_size=3, rounds=2)
    players = entered(hall, path, 9)
    best = players[::-1][:4]  # who registered last
    for number, player in enumerate(best):
        rate(hall, player, 40.0 - number)
    page = organiser.post(f"{path}/rounds")
    seeds = {one["person"]["id"]: one["seed"] for one in page["players"]}
    assert [seeds[player.me["id"]] for player in best] == [1, 2, 3, 4]
    # Those without a rating follow in the order of registration
    assert [seeds[player.me["id"]] for player in players[:5]] == [5, 6, 7, 8, 9]
    first = next(one for one in page["players"] if one["person"]["id"] == best[0].me["id"])
    assert (first["mu"], first["sigma"]) == (40.0, 2.0)
    for table in page["rounds"][0]["tables"]:
        strengths = sorted((seeds[seat["person"]] - 1) // 3 for seat in table["seats"])
        assert strengths == [0, 1, 2]  # one of each third


def test_a_tournament_is_played_by_turns(hall: Server, organiser: Player) -> None:
    clock = {"per_move": 86400, "bank": 0}
    settings = {"by_turns": True, "clock": clock, "replacement": "beginner"}
    page = organiser.post("/tournaments", name="Slow cup", table_size=3, settings=settings)
    path = f"/tournaments/{page['tournament']['id']}"
    players = entered(hall, path, 3)
    [table] = organiser.post(f"{path}/rounds")["rounds"][0]["tables"]
    shown = players[0].get(f"/tables/{table['table']}")["table"]
    assert shown["settings"]["by_turns"]
    left = datetime.fromisoformat(shown["deadline"]) - datetime.fromisoformat(shown["moved_at"])
    assert left == timedelta(days=1)


def test_players_withdraw_and_no_shows_are_dropped(hall: Server, organiser: Player) -> None:
    path = opened(organiser, table_size=4, rounds=2)
    players = entered(hall, path, 9)
    early = players.pop()
    early.delete(f"{path}/players/{early.me['id']}")
    assert early.me["id"] not in [one["person"]["id"] for one in early.get(path)["players"]]
    assert refused(early.delete, f"{path}/players/{players[0].me['id']}") == "not-organiser"
    assert refused(early.post, f"{path}/rounds") == "not-organiser"
    page = organiser.post(f"{path}/rounds")
    assert refused(early.post, f"{path}/players") == "tournament-status"
    absent, leaving = players[0].me["id"], players[1].me["id"]
    table = next(
        table
        for table in page["rounds"][0]["tables"]
        if absent in [seat["person"] for seat in table["seats"]]
    )
    page = organiser.delete(f"{path}/players/{absent}")
    seat = next(seat for seat in table["seats"] if seat["person"] == absent)["seat"]
    assert organiser.get(f"/tables/{table['table']}")["table"]["seats"][seat]["resigned"]
    players[1].delete(f"{path}/players/{leaving}")
    page = set_results(organiser, path, page)
    page = organiser.post(f"{path}/rounds")
    status = {one["person"]["id"]: one["status"] for one in page["players"]}
    assert (status[absent], status[leaving]) == ("dropped", "withdrawn")
    again = {seat["person"] for table in page["rounds"][1]["tables"] for seat in table["seats"]}
    assert again == status.keys() - {absent, leaving}
    assert [len(table["seats"]) for table in page["rounds"][1]["tables"]] == [3, 3]


def test_a_correction_must_be_a_ranking_and_outlasts_the_game(
    hall: Server, organiser: Player
) -> None:
    path = opened(organiser, table_size=3, rounds=1)
    players = entered(hall, path, 3)
    page = organiser.post(f"{path}/rounds")
    [table] = page["rounds"][0]["tables"]
    where = f"{path}/rounds/1/tables/1"
    people = [seat["person"] for seat in table["seats"]]

    def result(*places: int) -> list[Json]:
        return [{"person": p, "place": n} for p, n in zip(people, places, strict=True)]

    assert refused(organiser.put, where, seats=result(1, 2, 2)[:2] * 2) == "bad-result"
    assert refused(organiser.put, where, seats=result(1, 1, 2)) == "bad-result"
    assert refused(organiser.put, f"{path}/rounds/1/tables/2", seats=result(1, 2, 3)) == "not-found"
    assert refused(players[0].put, where, seats=result(1, 2, 3)) == "not-organiser"
    organiser.put(where, seats=result(1, 1, 3))
    for player in players:
        seat = people.index(player.me["id"])
        player.post(f"/tables/{table['table']}/leave", seat=seat)
    finished(organiser, table["table"])
    [table] = organiser.get(path)["rounds"][0]["tables"]
    assert table["corrected"]
    assert [seat["points"] for seat in table["seats"]] == [12, 12, 0]


def test_set_ups_are_checked_and_a_tournament_can_be_cancelled(
    hall: Server, organiser: Player
) -> None:
    for wrong in (
        {"game": "chess"},
        {"variants": ["two_player_2009"]},
        {"game": "brass", "map": "germany"},
        {"table_size": 5},
    ):
        assert refused(organiser.post, "/tournaments", name="Cup", **wrong) == "setup"
    assert refused(Player(hall.url, "Gus").post, "/tournaments", name="Cup") == "needs-account"
    path = opened(organiser, table_size=3)
    entered(hall, path, 2)
    assert refused(organiser.post, f"{path}/rounds") == "too-few-players"
    assert organiser.delete(path)["tournament"]["status"] == "cancelled"
    assert refused(organiser.post, f"{path}/rounds") == "tournament-status"


def test_a_tournament_of_a_club_is_private(hall: Server, organiser: Player) -> None:
    club = organiser.post("/clubs", name="Mill Lane")["id"]
    path = opened(organiser, table_size=3, club=club, system="round_robin")
    word = organiser.post(f"/clubs/{club}/invitations")["word"]
    members = [Player(hall.url, f"Member {number}") for number in range(3)]
    stranger = Player(hall.url, "Sam")
    assert refused(stranger.get, path) == "not-found"
    assert refused(stranger.post, f"{path}/players") == "not-found"
    for member in members:
        member.post("/club-invitations", word=word)
        member.post(f"{path}/players")
    page = organiser.post(f"{path}/rounds")
    assert page["tournament"]["rounds"] == 1  # everybody has met everybody
    [table] = page["rounds"][0]["tables"]
    assert refused(stranger.get, f"/tables/{table['table']}") == "no-spectators"
    assert organiser.get(f"/tables/{table['table']}")["viewer"] == -1
    assert len(organiser.get("/tournaments", club=club)["tournaments"]) == 1
    assert stranger.get("/tournaments", club=club)["tournaments"] == []
    assert len(members[0].get("/tournaments", mine=True)["tournaments"]) == 1
    assert organiser.get("/tables", mine=True)["tables"] == []  # theirs to run, not to play
    assert [one["id"] for one in members[0].get("/tables", mine=True)["tables"]] == [table["table"]]
