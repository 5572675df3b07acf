"""Games that may be used for puzzles and statistics: only with the consent of everybody in them."""

import json
import random
import sqlite3
from pathlib import Path

import pytest

from cottonopolis import Game
from cottonopolis.puzzles.puzzle import read_puzzles
from cottonopolis.server.admin.export import INDEX
from tests.fork_server import run
from tests.golden import FOLDER as GOLDEN
from tests.server.kit import Player, Server, close_all, running, seats, table_of
from tests.server.test_admin import leave_to_bots

SETUP = {"game": "brass", "variants": ["lancashire_2018"]}


class Site:
    """A server that has ended: Gus and Hal played each other, Flo resigned against bots."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.url = f"sqlite:///{file}"
        with running(self.url) as server:
            self.two, self.people = play_to_the_end(server)
            self.flo = leave_to_bots(server)
            self.record = continue_a_record(server)
        close_all()

    def exported(self, folder: Path) -> list[dict[str, object]]:
        done = run("admin", "export", str(folder), "--shared", "--database", self.url)
        assert done.returncode == 0, done.stderr
        return [json.loads(line) for line in (folder / INDEX).read_text().splitlines()]


def play_to_the_end(server: Server) -> tuple[str, list[str]]:
    table, players = table_of(server, ["Gus", "Hal"], **SETUP)
    rng = random.Random(5)
    while (shown := players[0].get(f"/tables/{table}")["table"])["status"] == "playing":
        players[shown["to_move"]].move_at_random(table, shown["to_move"], rng)
    return table, [player.me["id"] for player in players]


def continue_a_record(server: Server) -> str:
    """Somebody agrees, but the moves are others'."""
    ida = Player(server.url, "Ida")
    ida.patch("/me", shares_games=True)
    record = (GOLDEN / "4p-sane-101.txt").read_text()
    return ida.create(seats("me", "greedy", "greedy", "greedy"), record=record, start=True)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return Site(tmp_path_factory.mktemp("shared") / "games.db")


def agree(site: Site, index: int, agreed: bool) -> None:
    """The cookies of a guest are gone with the server, so the database is changed."""
    with sqlite3.connect(site.file) as database:
        where = (agreed, site.people[index])
        database.execute("UPDATE people SET shares_games = ? WHERE id = ?", where)


def test_nobody_has_agreed_at_first(server: Server) -> None:
    player = Player(server.url, "Gil")
    assert player.me["shares_games"] is False
    assert player.patch("/me", shares_games=True)["shares_games"] is True
    assert player.get("/me")["me"]["shares_games"] is True
    assert player.get("/me/export")["profile"]["shares_games"] is True
    assert player.patch("/me", language="fr")["shares_games"] is True
    assert player.patch("/me", shares_games=False)["shares_games"] is False


def test_a_game_is_shared_when_everybody_has_agreed(site: Site, tmp_path: Path) -> None:
    counts = []
    for step, (index, agreed) in enumerate([(0, False), (0, True), (1, True), (0, False)]):
        agree(site, index, agreed)
        counts.append(len(site.exported(tmp_path / str(step))))
    assert counts == [0, 0, 1, 0]


def test_a_shared_game_names_nobody_and_makes_puzzles(site: Site, tmp_path: Path) -> None:
    for index in (0, 1):
        agree(site, index, True)
    (line,) = site.exported(tmp_path / "out")
    assert line["record"] == "brass-00001.txt"
    for file in (tmp_path / "out").iterdir():
        text = file.read_text()
        for word in ("Gus", "Hal", site.two, *site.people):
            assert word not in text
    game = Game.from_record((tmp_path / "out" / "brass-00001.txt").read_text())
    assert game.is_over
    made = tmp_path / "made.jsonl.gz"
    arguments = ["--game", "brass", "--count", "1", "--deals", "16", "--bot", "quick"]
    record = ["--record", str(tmp_path / "out" / "brass-00001.txt")]
    done = run("puzzles", "make", *arguments, *record, "--output", str(made))
    assert done.returncode == 0, done.stderr
    assert read_puzzles(made).header.games == 1
