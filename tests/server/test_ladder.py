"""Ratings, leaderboards, played games and statistics after games end."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from openskill.models import PlackettLuce, PlackettLuceRating

from cottonopolis import Game
from tests.server.fake_services import wait_for
from tests.server.kit import Json, Player, Refused, Server, running, seats

PASSWORD = "correct horse"
GAME_TIMEOUT_S = 120.0

model = PlackettLuce()


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without any games."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('club') / 'games.db'}") as server:
        yield server


def account(server: Server, name: str) -> Player:
    player = Player(server.url)
    player.me = player.post(
        "/accounts", name=name, password=PASSWORD, email=f"{name.lower()}@mail.example"
    )
    return player


def let_bots_finish(player: Player, *kinds: str, **data: Any) -> Json:
    """A table whose player leaves at once, so that bots finish the game."""
    settings = {"replacement": "greedy", **data.pop("settings", {})}
    table = player.create(seats(*kinds), settings=settings, start=True, **data)
    for seat, kind in enumerate(kinds):
        if kind == "me":
            player.post(f"/tables/{table}/leave", seat=seat)
    return finished(player, table)


def finished(player: Player, table: str) -> Json:
    def over() -> Json | None:
        found: Json = player.get(f"/tables/{table}")["table"]
        return found if found["status"] == "finished" else None

    tab = player.live(table)  # bots alone play on only while somebody looks
    found: Json = wait_for(over, GAME_TIMEOUT_S)
    tab.close()
    return found


def places(table: Json) -> list[int]:
    return [table["ranking"].index(seat) + 1 for seat in range(table["players"])]


def board(player: Player, game: str, players: int, **params: Any) -> dict[str, Json]:
    found = player.get("/leaderboard", game=game, players=players, **params)
    return {item["name"]: item for item in found["ranked"]}


def test_ratings_move_as_openskill_says(club: Server) -> None:
    ada = account(club, "Ada")
    known: dict[str, PlackettLuceRating] = {}
    for _ in range(2):
        table = let_bots_finish(ada, "me", "beginner", "greedy")
        names = ["Ada", "beginner", "greedy"]
        order = [names[seat] for seat in table["ranking"]]
        before = [[known.get(name, model.rating())] for name in order]
        after = model.rate(before, ranks=list(range(3)))
        known = {name: team[0] for name, team in zip(order, after, strict=True)}
    listed = ada.get("/tables", mine=True, status="finished")["tables"]
    shown = next(item for item in listed if item["id"] == table["id"])
    assert (shown["ranking"], shown["score"]) == (table["ranking"], table["score"])
    found = board(ada, "brass", 3)
    assert found.keys() == known.keys()
    for name, rating in known.items():
        assert found[name]["mu"] == pytest.approx(rating.mu)
        assert found[name]["sigma"] == pytest.approx(rating.sigma)
        assert found[name]["ordinal"] == pytest.approx(rating.ordinal())
        assert found[name]["games"] == 2
    assert [item["rank"] for item in found.values()] == [1, 2, 3]
    ordinals = [item["ordinal"] for item in found.values()]
    assert ordinals == sorted(ordinals, reverse=True)
    assert found["Ada"]["person"] == ada.me["id"]
    assert found["greedy"]["person"] is None
    assert board(ada, "brass", 4) == {}
    assert board(ada, "industry", 3) == {}

    profile = ada.get(f"/people/{ada.me['id']}")
    [rating_] = profile["ratings"]
    assert rating_["rank"] == found["Ada"]["rank"]
    assert rating_["mu"] == found["Ada"]["mu"]
    newest = ada.get(f"/people/{ada.me['id']}/games")["games"][0]
    assert (newest["mu"], newest["sigma"]) == (found["Ada"]["mu"], found["Ada"]["sigma"])


def test_a_profile_counts_games_wins_points_and_tiles(club: Server) -> None:
    ben = account(club, "Ben")
    tables = [
        let_bots_finish(ben, "greedy", "me", "beginner"),
        let_bots_finish(ben, "me", "greedy", "beginner"),
        let_bots_finish(ben, "me", "greedy", "beginner", game="industry", map="germany"),
    ]
    mine = [1, 0, 0]
    profile = Player(club.url).get(f"/people/{ben.me['id']}")  # public
    assert profile["name"] == "Ben"
    assert not profile["guest"]
    brass = [item for item in profile["statistics"] if item["game"] == "brass"]
    vp = [table["score"][seat] for table, seat in zip(tables, mine, strict=True)]
    place = [places(table)[seat] for table, seat in zip(tables, mine, strict=True)]
    wins = place[:2].count(1)
    assert brass == [
        {
            "game": "brass",
            "players": 3,
            "games": 2,
            "wins": wins,
            "win_rate": wins / 2,
            "mean_vp": sum(vp[:2]) / 2,
            "mean_place": sum(place[:2]) / 2,
            "best_vp": max(vp[:2]),
        }
    ]
    built: Counter[tuple[str, str]] = Counter()
    for table, seat in zip(tables, mine, strict=True):
        game = Game.from_record(ben.ask("GET", f"/tables/{table['id']}/record").text)
        for event in game.log:
            if event.name in ("built", "overbuilt") and event.facts["seat"] == seat:
                built[table["game"], str(event.facts["industry"])] += 1
    told = {(item["game"], item["industry"]): item["tiles"] for item in profile["built"]}
    assert told == built
    tiles = [item["tiles"] for item in profile["built"] if item["game"] == "brass"]
    assert tiles == sorted(tiles, reverse=True)

    history = ben.get(f"/people/{ben.me['id']}/games")
    assert history["next"] is None
    assert [game["table"] for game in history["games"]] == [t["id"] for t in reversed(tables)]
    assert [game["vp"] for game in history["games"]] == vp[::-1]
    assert [game["place"] for game in history["games"]] == place[::-1]
    last = history["games"][0]
    assert (last["game"], last["map"], last["players"]) == ("industry", "germany", 3)
    assert sorted(other["name"] for other in last["opponents"]) == ["beginner", "greedy"]
    assert {o["place"] for o in last["opponents"]} | {last["place"]} == {1, 2, 3}


def test_who_resigns_comes_last(club: Server) -> None:
    dan = account(club, "Dan")
    settings = {"replacement": "strong"}  # which would win for Dan
    table = dan.create(seats("me", "beginner", "beginner"), settings=settings, start=True)
    dan.post(f"/tables/{table}/resign", seat=0)
    over = finished(dan, table)
    [game] = dan.get(f"/people/{dan.me['id']}/games")["games"]
    assert game["resigned"]
    assert game["place"] == 3
    assert over["ranking"][-1] == 0


def test_guests_and_people_with_two_seats_are_not_rated(club: Server) -> None:
    guest, eve = Player(club.url, "Gus"), account(club, "Eve")
    let_bots_finish(guest, "me", "greedy", "greedy", "beginner")
    let_bots_finish(eve, "me", "me", "greedy", "beginner")
    let_bots_finish(eve, "me", "greedy", "greedy", "beginner", settings={"rated": False})
    assert board(eve, "brass", 4) == {}
    profile = eve.get(f"/people/{eve.me['id']}")
    assert profile["ratings"] == []
    assert [item["games"] for item in profile["statistics"]] == [
        1
    ]  # two seats of one person do not count either
    [game] = guest.get(f"/people/{guest.me['id']}/games")["games"]
    assert (game["rated"], game["mu"]) == (False, None)
    assert guest.get(f"/people/{guest.me['id']}")["guest"]


def test_a_guest_who_becomes_an_account_during_a_game_is_rated(club: Server) -> None:
    fay = Player(club.url, "Fay")
    table = fay.create(seats("me", "greedy", "greedy"), settings={"replacement": "greedy"})
    fay.post(f"/tables/{table}/start")
    fay.post("/accounts", name="Fay", password=PASSWORD)
    fay.post(f"/tables/{table}/leave", seat=0)
    finished(fay, table)
    assert board(fay, "brass", 3)["Fay"]["games"] == 1


def test_a_record_that_was_read_leaves_no_result(club: Server) -> None:
    hal = account(club, "Hal")
    table = let_bots_finish(hal, "me", "greedy", "beginner")
    record = hal.ask("GET", f"/tables/{table['id']}/record").text
    again = hal.create(seats("me", "greedy", "beginner"), record=record, start=True)
    assert finished(hal, again)["score"] == table["score"]
    assert len(hal.get(f"/people/{hal.me['id']}/games")["games"]) == 1


def test_nothing_private_is_told(club: Server) -> None:
    joe = account(club, "Joe")
    table = let_bots_finish(joe, "me", "greedy", "beginner", settings={"listed": False})
    anybody = Player(club.url)
    anybody.get(f"/people/{joe.me['id']}")
    assert anybody.get(f"/people/{joe.me['id']}/games") == {"games": [], "next": None}
    anybody.get("/leaderboard", game="brass", players=3)
    assert not [text for text in anybody.seen if "mail.example" in text]
    mine = joe.get(f"/people/{joe.me['id']}/games")["games"]
    assert [game["table"] for game in mine] == [table["id"]]


@pytest.mark.parametrize("path", ["/people/nobody-at-all", "/people/nobody-at-all/games"])
def test_an_unknown_person_is_not_found(club: Server, path: str) -> None:
    with pytest.raises(Refused) as refused:
        Player(club.url).get(path)
    assert refused.value.status == 404
    assert refused.value.body == {
        "code": "not-found",
        "params": {"what": "person"},
        "reasons": [],
    }
