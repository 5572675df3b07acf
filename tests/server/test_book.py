"""The opening book on a server: for finished games and studies, not against a table's wishes."""

import pytest

from cottonopolis import Game
from cottonopolis.book.book import Book
from tests.server.kit import Json, Player, Server, seats
from tests.server.test_study import finished, record, refusal


@pytest.fixture
def anna(server: Server) -> Player:
    return Player(server.url, "Anna")


def entry_after(actions: int) -> int:
    """The entry of the table that continues the record after some of its actions."""
    return actions - len(Game.from_record(record("brass")).actions())


def texts(answer: Json) -> list[str]:
    return [move["text"] for move in answer["moves"]]


def test_a_replay_shows_what_is_played(anna: Player) -> None:
    table = finished(anna, "brass")
    book = Book.load("brass", players=4)
    for actions in (1, 2, 6):
        game = Game.from_record(record("brass"), actions)
        expected = book.look_up(game.view(game.seat or 0))
        answer = anna.get(f"/tables/{table}/study/book", at=entry_after(actions))
        assert (answer["bots"], answer["level"], answer["games"]) == (
            "policy",
            expected.level,
            expected.games,
        )
        assert texts(answer) == [move.text for move in expected.moves]
    late = anna.get(f"/tables/{table}/study/book", at=entry_after(60))
    assert (late["level"], late["moves"]) == (None, [])


def test_a_line_and_a_card_are_looked_up(anna: Player) -> None:
    table = finished(anna, "brass")
    at = entry_after(1)
    game = Game.from_record(record("brass"), 1)
    seat = game.seat or 0
    card = game.view(seat).hand[0]
    with_card = anna.get(f"/tables/{table}/study/book", at=at, card=card)
    expected = Book.load("brass", players=4).look_up(game.view(seat), card)
    assert texts(with_card) == [move.text for move in expected.moves]
    assert refusal(anna, f"/tables/{table}/study/book", at=at, card="coventry") == "setup"
    game.play(next(d for d in game.legal() if d.kind == "loan"))
    while game.state.pending:
        game.play(game.legal()[0])
    line = ",".join(str(step.decision) for step in game.steps[-2:])
    after = anna.get(f"/tables/{table}/study/book", at=at, line=line)
    expected = Book.load("brass", players=4).look_up(game.view(game.seat or 0))
    assert texts(after) == [move.text for move in expected.moves]


def test_a_study_shows_what_is_played(anna: Player) -> None:
    study = anna.post("/studies", table=finished(anna, "brass"))["id"]
    assert anna.get(f"/studies/{study}/book")["moves"]


@pytest.mark.parametrize("hints", [True, False])
def test_a_running_game_follows_its_table(anna: Player, hints: bool) -> None:
    plan = seats("me", "beginner", "beginner", "beginner")
    table = anna.create(plan, settings={"hints": hints}, start=True)
    assert refusal(anna, f"/tables/{table}/study/book", at=1) == "not-over"
    study = anna.post("/studies", table=table)["id"]
    if hints:
        assert anna.get(f"/studies/{study}/book")["bots"] == "policy"
    else:
        assert refusal(anna, f"/studies/{study}/book") == "no-hints"


def test_what_wins_is_told_for_every_book(anna: Player) -> None:
    books = anna.get("/games/brass/book")
    assert {3, 4} <= {book["players"] for book in books}
    for book in books:
        figures = book["figures"]
        assert len(figures["seats"]) == book["players"]
        assert figures["points"]["winners"] > figures["points"]["others"]
    assert refusal(anna, "/games/chess/book") == "not-found"


def test_a_set_up_without_a_book_says_so(anna: Player) -> None:
    plan = seats("me", "beginner", "beginner", "beginner")
    found = anna.create(plan, variants=["tournament_mills"], start=True, settings={"hints": True})
    study = anna.post("/studies", table=found)["id"]
    assert anna.get(f"/studies/{study}/book") == {
        "bots": None,
        "level": None,
        "games": 0,
        "moves": [],
    }
