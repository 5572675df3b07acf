"""Of many simultaneous moves for one seat, exactly one is made."""

import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from tests.server.kit import Json, Player, Server, begin, running_together

ROUNDS = 12
SIMULTANEOUS_MOVES = 10


def different_moves(player: Player, table: str, seat: int, rng: random.Random) -> list[Json]:
    """Random legal moves for one position."""
    found: list[Json] = []
    for _ in range(SIMULTANEOUS_MOVES):
        after, decisions = player.choose(table, seat, rng)
        found.append({"seat": seat, "after": after, "decisions": decisions})
    return found


def race(browsers: list[Player], table: str, moves: list[Json]) -> list[tuple[int, Json]]:
    """Send moves simultaneously; return the status and body of each response."""
    start = Barrier(len(moves))

    def send(browser: Player, move: Json) -> tuple[int, Json]:
        start.wait()
        answer = browser.ask("POST", f"/tables/{table}/moves", json=move)
        return answer.status_code, answer.json()

    with ThreadPoolExecutor(len(moves)) as threads:
        return list(threads.map(send, browsers, moves))


def check_that_one_wins(urls: list[str]) -> None:
    people = [Player(url, name) for url, name in zip(urls * 2, ("Ada", "Ben"), strict=False)]
    table = begin(people, variants=["lancashire_2018"])
    browsers = [
        [person.at(urls[n % len(urls)]) for n in range(SIMULTANEOUS_MOVES)] for person in people
    ]
    rng = random.Random(2)
    for _ in range(ROUNDS):
        before = people[0].get(f"/tables/{table}")
        seat = before["table"]["to_move"]
        moves = different_moves(people[seat], table, seat, rng)
        assert len({str(move["decisions"]) for move in moves}) > 1
        answers = race(browsers[seat], table, moves)
        counted = Counter(status for status, _ in answers)
        assert counted == {201: 1, 409: SIMULTANEOUS_MOVES - 1}
        assert {body["code"] for status, body in answers if status == 409} <= {
            "stale",
            "not-your-turn",
        }
        won = next(n for n, (status, _) in enumerate(answers) if status == 201)
        written = people[0].get(f"/tables/{table}/log", since=before["number"])
        assert [entry["kind"] for entry in written["entries"]] == ["play"]
        assert answers[won][1]["number"] == before["number"] + 1 == written["last"]


def test_one_of_many_moves_wins(server: Server) -> None:
    check_that_one_wins([server.url])


def test_one_of_many_moves_wins_at_two_servers(postgres: str) -> None:
    pair = [Server(postgres, "--channels", postgres) for _ in range(2)]
    with running_together(*pair):
        check_that_one_wins([server.url for server in pair])


@pytest.mark.parametrize("seats_asked", [1, 3])
def test_one_of_many_people_gets_a_seat(server: Server, seats_asked: int) -> None:
    host = Player(server.url, "Ada")
    plan = [{"kind": "me"}] + [{"kind": "open"}] * seats_asked
    variants = ["lancashire_2018"] if seats_asked == 1 else []
    table = host.create(plan, variants=variants)
    people = [Player(server.url, f"Guest {n}") for n in range(8)]
    start = Barrier(len(people))

    def sit(person: Player) -> int:
        start.wait()
        return person.ask("POST", f"/tables/{table}/seats", json={}).status_code

    with ThreadPoolExecutor(len(people)) as threads:
        answers = Counter(threads.map(sit, people))
    assert answers == {201: seats_asked, 409: 8 - seats_asked}


def test_many_ask_at_once_for_a_table_that_is_not_there(server: Server) -> None:
    people = [Player(server.url) for _ in range(8)]
    start = Barrier(len(people))

    def look(person: Player) -> int:
        start.wait()
        return person.ask("GET", "/tables/nosuchtable").status_code

    with ThreadPoolExecutor(len(people)) as threads:
        for _ in range(5):
            assert Counter(threads.map(look, people)) == {404: 8}
