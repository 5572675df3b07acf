"""Lists are read a page at a time, by key: complete, in order, and unmoved by what is added."""

import base64
import json
from collections.abc import Iterator
from typing import Any

import pytest
from itsdangerous import URLSafeTimedSerializer

from benchmarks.lobby_data import PLAYERS, READER, SECRET, SESSION_KEY, fill
from cottonopolis.server.models import Rating
from cottonopolis.server.paging import PAGE_SIZE
from cottonopolis.server.routes.leaderboard import _places
from cottonopolis.server.sessions import SESSION, SESSION_COOKIE
from tests.server.kit import Json, Player, Server, begin, running, seats
from tests.server.test_tables import refused

TABLES = 6000
NUMBERS = range(1, TABLES + 1)
BOARD = {"game": "brass", "players": PLAYERS}
HISTORY = f"/people/{READER}/games"


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with thousands of tables."""
    database = f"sqlite:///{tmp_path_factory.mktemp('paging')}/games.db"
    fill(database, TABLES)
    with running(database) as server:
        yield server


@pytest.fixture
def reader(full: Server) -> Player:
    player = Player(full.url)
    words = (READER, SESSION_KEY, "")
    cookie = str(URLSafeTimedSerializer(SECRET, salt=SESSION).dumps(words))
    player.http.cookies.set(SESSION_COOKIE, cookie)
    return player


def pages(player: Player, path: str, key: str, **params: Any) -> Iterator[list[Json]]:
    """All pages of a list."""
    page = player.get(path, **params)
    yield page[key]
    while page["next"]:
        assert len(page[key]) == PAGE_SIZE
        page = player.get(path, **params, cursor=page["next"])
        yield page[key]


def all_of(player: Player, path: str, key: str, **params: Any) -> list[Json]:
    return [item for page in pages(player, path, key, **params) for item in page]


def test_the_pages_of_the_lobby_are_the_whole_lobby(reader: Player) -> None:
    for status, numbers in (("open", (98, 99)), ("playing", (96, 97)), ("finished", range(94))):
        found = all_of(reader, "/tables", "tables", status=status, game="brass")
        times = [table["created_at"] for table in found]
        assert times == sorted(times, reverse=True)
        assert len({table["id"] for table in found}) == len(found)
        assert {(table["status"], table["game"]) for table in found} == {(status, "brass")}
        # Every fifth table is not listed, every third is not Brass
        assert len(found) == sum(bool(n % 100 in numbers and n % 5 and n % 3) for n in NUMBERS)


def test_the_pages_of_other_lists_are_whole_too(reader: Player) -> None:
    mine = all_of(reader, "/tables", "tables", mine=True)
    assert len(mine) == len({table["id"] for table in mine}) > PAGE_SIZE
    assert all(READER in [seat["person"]["id"] for seat in table["seats"]] for table in mine)
    done = [table["id"] for table in mine if table["status"] == "finished"]
    assert [t["id"] for t in all_of(reader, "/tables", "tables", mine=True, status="finished")] == (
        done
    )
    history = all_of(reader, HISTORY, "games")
    assert set(done) <= {game["table"] for game in history}  # also what was cleared away
    times = [game["finished_at"] for game in history]
    assert times == sorted(times, reverse=True)
    tournaments = all_of(reader, "/tournaments", "tournaments")
    assert len({one["id"] for one in tournaments}) == TABLES // 100
    ranked = all_of(reader, "/leaderboard", "ranked", **BOARD)
    assert len({one["person"] for one in ranked}) == len(ranked) == TABLES // 5 + 1
    ordinals = [one["ordinal"] for one in ranked]
    assert ordinals == sorted(ordinals, reverse=True)
    assert [one["rank"] for one in ranked] == [1 + ordinals.index(one) for one in ordinals]


def test_seasons_are_listed_newest_first(reader: Player) -> None:
    assert reader.get("/leaderboard", **BOARD)["seasons"] == ["2026-4", "2026-3"]


def test_new_tables_move_no_page(full: Server, reader: Player) -> None:
    first = reader.get("/tables", status="open")
    before = reader.get("/tables", status="open", cursor=first["next"])
    host = Player(full.url, "Host")
    new = [host.create(seats("me", "open", "greedy")) for _ in range(3)]
    assert reader.get("/tables", status="open", cursor=first["next"]) == before
    newest = reader.get("/tables", status="open")["tables"]
    assert [table["id"] for table in newest[:3]] == new[::-1]
    # The row that a cursor names may be gone
    last = first["tables"][-1]["id"]
    assert last not in [table["id"] for table in before["tables"]]


def test_lists_of_own_tables_follow_the_game(full: Server) -> None:
    ann, bob = Player(full.url, "Ann"), Player(full.url, "Bob")

    def listed(player: Player, status: str) -> list[str]:
        return [t["id"] for t in player.get("/tables", mine=True, status=status)["tables"]]

    table = ann.create(seats("open", "open", "me"))
    ann.post(f"/tables/{table}/leave", seat=2)
    assert listed(ann, "open") == [table]  # she hosts it
    bob.post(f"/tables/{table}/seats")
    assert listed(bob, "open") == [table]
    bob.post(f"/tables/{table}/leave", seat=0)
    assert listed(bob, "open") == []
    ann.delete(f"/tables/{table}")
    assert (listed(ann, "open"), listed(ann, "closed")) == ([], [table])
    game = begin([ann, bob, Player(full.url, "Cid")])
    assert listed(bob, "open") == []
    assert listed(bob, "playing") == [game]
    bob.post(f"/tables/{game}/leave", seat=1)  # a bot plays for him; he may return
    assert listed(bob, "playing") == [game]


def cursor_of(value: Any) -> str:
    return base64.urlsafe_b64encode(json.dumps(value).encode()).decode().rstrip("=")


BAD_CURSORS = [
    "nonsense",
    "A",
    cursor_of({}),
    cursor_of(["2026-01-02T00:00:00Z"]),
    cursor_of(["2026-01-02T00:00:00", "a-table-id"]),  # no time zone
    cursor_of(["0001-01-01T00:00:00+23:59", "a-table-id"]),  # before all times
    cursor_of(["2026-01-02T00:00:00Z", "a\x00b"]),
    cursor_of(["2026-01-02T00:00:00Z", "a-table-id", 1, 1]),
    cursor_of([1.0, "x\x00", 1, 1]),
    cursor_of([1e308, "x", 10**15, 1]),
]


@pytest.mark.parametrize("cursor", BAD_CURSORS)
def test_a_bad_cursor_is_refused(reader: Player, cursor: str) -> None:
    for path, params in (
        ("/tables", {}),
        ("/tables", {"mine": True}),
        ("/tournaments", {}),
        ("/leaderboard", BOARD),
        (HISTORY, {}),
    ):
        with refused("bad-request") as refusal:
            reader.get(path, **params, cursor=cursor)
        assert (refusal.value.status, refusal.value.body["params"]) == (400, {"detail": "cursor"})


def test_equal_ratings_have_the_same_rank_on_two_pages() -> None:
    ratings = [Rating(player=name, ordinal=o) for name, o in (("d", 9.0), ("c", 5.0), ("b", 5.0))]
    first = _places(ratings, None)
    assert [(place.number, place.rank) for place in first] == [(1, 1), (2, 2), (3, 2)]
    later = [Rating(player="a", ordinal=5.0), Rating(player="z", ordinal=1.0)]
    assert [(p.number, p.rank) for p in _places(later, first[-1])] == [(4, 2), (5, 5)]


def test_a_filled_database_is_sound(full: Server) -> None:
    """The benchmark measures what the program itself would store."""
    found = Player(full.url).get("/tables", status="finished")["tables"][0]
    assert found["ranking"] == [0, 1, 2, 3]
    assert all(seat["person"] for seat in found["seats"])
