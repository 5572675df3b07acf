"""Clubs, followed players, and ratings by map and season."""

from collections.abc import Iterator
from datetime import UTC, datetime

import httpx
import pytest

from cottonopolis.server.results import season_of
from tests.server.kit import Player, Refused, Server, running, seats
from tests.server.test_ladder import account, let_bots_finish


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without any games."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('town') / 'games.db'}") as server:
        yield server


@pytest.fixture(scope="module")
def owner_cookies(town: Server) -> httpx.Cookies:
    return httpx.Cookies(account(town, "Olga").http.cookies)


@pytest.fixture
def owner(town: Server, owner_cookies: httpx.Cookies) -> Player:
    player = Player(town.url)
    player.http.cookies.update(owner_cookies)
    player.me = player.get("/me")["me"]
    return player


def refused(work: object, *arguments: object, **data: object) -> str:
    with pytest.raises(Refused) as error:
        work(*arguments, **data)  # type: ignore[operator]
    return str(error.value.code)


def test_members_enter_by_link_and_play_at_private_tables(town: Server, owner: Player) -> None:
    guest, stranger = Player(town.url, "Gus"), Player(town.url, "Sam")
    assert refused(guest.post, "/clubs", name="Guests") == "needs-account"
    club = owner.post("/clubs", name="  Cotton   Exchange ", about="Fridays")["id"]
    path = f"/clubs/{club}"
    assert refused(guest.get, path) == "not-member"
    word = owner.post(f"{path}/invitations")["word"]
    assert guest.post("/club-invitations", word=word)["members"] == 2
    assert guest.post("/club-invitations", word=word)["members"] == 2  # once more changes nothing
    [listed] = guest.get("/clubs")
    assert (listed["name"], listed["owner"]["name"]) == ("Cotton Exchange", "Olga")

    table = guest.post(f"{path}/tables", seats=seats("me", "open", "open"))["table"]
    assert not table["settings"]["listed"]
    assert [one["id"] for one in owner.get(path)["tables"]] == [table["id"]]
    assert refused(stranger.get, f"/tables/{table['id']}") == "no-spectators"
    assert refused(stranger.post, f"/tables/{table['id']}/seats") == "invitation-needed"
    owner.post(f"/tables/{table['id']}/seats")
    assert table["id"] not in [one["id"] for one in stranger.get("/tables")["tables"]]

    [invitation] = owner.get(f"{path}/invitations")
    owner.delete(f"{path}/invitations/{invitation['id']}")
    assert refused(stranger.post, "/club-invitations", word=word) == "token"
    assert refused(guest.post, f"{path}/invitations") == "not-owner"


def test_the_owner_removes_members_passes_the_club_on_and_dissolves_it(
    town: Server, owner: Player
) -> None:
    heir, member = account(town, "Hedy"), Player(town.url, "Mia")
    club = owner.post("/clubs", name="Guild")["id"]
    path = f"/clubs/{club}"
    word = owner.post(f"{path}/invitations")["word"]
    for player in (heir, member):
        player.post("/club-invitations", word=word)
    assert refused(owner.delete, f"{path}/members/{owner.me['id']}") == "not-allowed"
    assert refused(member.delete, f"{path}/members/{heir.me['id']}") == "not-owner"
    assert refused(member.patch, path, name="Mine") == "not-owner"
    assert refused(owner.patch, path, owner=member.me["id"]) == "needs-account"
    owner.delete(f"{path}/members/{member.me['id']}")
    assert refused(member.get, path) == "not-member"
    changed = owner.patch(path, owner=heir.me["id"], about="Ours")
    assert (changed["owner"]["name"], changed["about"]) == ("Hedy", "Ours")
    owner.delete(f"{path}/members/{owner.me['id']}")
    heir.delete(path)
    assert refused(heir.get, path) == "not-found"
    assert club not in [one["id"] for one in owner.get("/clubs")]


def test_open_tables_of_followed_players_are_found(town: Server) -> None:
    fan, star, other = (Player(town.url, name) for name in ("Fan", "Star", "Other"))
    fan.put(f"/me/following/{star.me['id']}")
    fan.put(f"/me/following/{star.me['id']}")
    listed = star.create(seats("me", "open", "open"))
    star.create(seats("me", "open", "open"), settings={"listed": False})
    other.create(seats("me", "open", "open"))
    found = fan.get("/me/following")
    assert [one["name"] for one in found["people"]] == ["Star"]
    assert [one["id"] for one in found["tables"]] == [listed]
    assert refused(fan.put, f"/me/following/{fan.me['id']}") == "not-found"
    fan.delete(f"/me/following/{star.me['id']}")
    assert fan.get("/me/following") == {"people": [], "tables": []}


def test_ratings_are_kept_by_map_and_season(town: Server) -> None:
    ada = account(town, "Ada")
    maps = ("germany", "new_england")
    for name in maps:
        let_bots_finish(ada, "me", "beginner", "beginner", game="industry", map=name)
    season = season_of(datetime.now(UTC))

    def games(**scope: str) -> int | None:
        board = ada.get("/leaderboard", game="industry", players=3, **scope)
        assert board["seasons"] == [season]
        return next((one["games"] for one in board["ranked"] if one["name"] == "Ada"), None)

    assert games() == 2
    assert games(map="germany") == games(map="new_england", season=season) == 1
    assert games(season=season) == 2
    assert games(season="2001-1") is None
    shown = {one["map"]: one for one in ada.get(f"/people/{ada.me['id']}")["ratings"]}
    assert shown.keys() == {"", *maps}
    assert shown[""]["games"] == 2
    assert shown[""]["sigma"] < shown["germany"]["sigma"]
