"""The opening book: its canonical form, its counts, its files, and what comes with the program."""

import sys
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec import json

from cottonopolis import Game
from cottonopolis.book import FIRST_SEED, files
from cottonopolis.book.book import FOLDER, SUFFIX, Book, shipped_books
from cottonopolis.book.canonical import BOARD, FORMS, LEVELS, OWN, is_opening, key_of
from cottonopolis.book.facts import columns_of, read_game
from cottonopolis.book.making import make
from cottonopolis.book.packing import MIN_GAMES
from cottonopolis.book.playing import play_decisions
from cottonopolis.bots.network.bot import network_digest, network_for
from cottonopolis.bots.network.file import NetworkFile
from cottonopolis.env.dataset import About
from cottonopolis.errors import SetupError
from cottonopolis.games.registry import game_ids, rules_for
from cottonopolis.scenes.notation import scene
from cottonopolis.view import View
from tests.fork_server import run

MAX_SHIPPED_BYTES = 5_000_000
TEST_SEEDS = range(770_000, 780_000)  # kept for other tests
SETUPS = [("brass", 4, None), ("brass", 3, None), ("industry", 5, "germany")]


def view_of(game: Game) -> View:
    assert game.seat is not None
    return game.view(game.seat)


def keys(game: Game) -> tuple[int, int]:
    view = view_of(game)
    return key_of(view, BOARD), key_of(view, OWN)


def after(game: str, players: int, map_name: str | None, actions: int, seed: int = 5) -> Game:
    """A game in which a random player has made some actions."""
    played = Game.new(game, players=players, seed=seed, map=map_name)
    rng = np.random.default_rng(seed)
    while len(played.actions()) < actions or played.state.pending:
        played.play(played.legal()[int(rng.integers(len(played.legal())))])
    return played


def with_seats_moved(game: Game) -> Game:
    """The same position with every player one seat further."""
    players = game.players
    state = game.rules.copy(game.state)
    old = game.rules.copy(state)
    for seat in range(players):
        for name in state.dtype.names:
            part = state[name]
            if name != "order" and part.ndim and part.shape[0] == len(state.vp):
                part[(seat + 1) % players] = old[name][seat]
    links = "link_owner" if "link_owner" in state.dtype.names else "edge_owner"
    count = len(state[links]) if links == "link_owner" else int(game.rules.board.rail_count)
    for owners in (state.tile_owner, state[links][:count], state.order[:players]):
        owners[owners >= 0] = (owners[owners >= 0] + 1) % players
    return Game.from_state(state, game.rules)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("actions", [0, 1, 2, 4, 6])
def test_colours_do_not_matter(setup: tuple[str, int, str | None], actions: int) -> None:
    game = after(*setup, actions)
    moved = with_seats_moved(game)
    assert moved.seat != game.seat
    assert keys(moved) == keys(game)


@pytest.mark.parametrize("setup", SETUPS)
def test_hidden_cards_do_not_matter(setup: tuple[str, int, str | None]) -> None:
    for actions in (0, 1, 3):
        game = after(*setup, actions)
        seat = game.seat
        assert seat is not None
        dealt = [game.redeal(seat, seed) for seed in range(4)]
        assert {keys(other) for other in dealt} == {keys(game)}
        hands = {tuple(other.view((seat + 1) % game.players).hand) for other in dealt}
        assert len(hands) > 1, "the rivals' cards were not dealt anew"


def test_own_cards_are_looked_up_separately() -> None:
    games = [Game.new("brass", players=4, seed=seed) for seed in (1, 2)]
    assert view_of(games[0]).hand != view_of(games[1]).hand
    assert keys(games[0]) == keys(games[1])


START = "0 cotton_mill 1 bolton.1\n"


@pytest.mark.parametrize(
    ("change", "same"),
    [
        ("1 cotton_mill 1 bolton.1\nto_move 1\norder 1 0 2 3", LEVELS),  # another colour
        (START + "0 hand oldham port\ndiscards bury", LEVELS),  # cards are left out
        ("0 cotton_mill 1 bolton.3", ()),  # elsewhere
        ("0 cotton_mill 2 bolton.1", ()),  # another level
        ("0 cotton_mill 1 bolton.1 flipped", ()),
        (START + "0 link bolton-bury", ()),
        (START + "0 stack port 2 2 3 3 4 4", ()),  # two ports developed
        (START + "0 space 7", ()),
        (START + "actions 1", ()),
        (START + "round 1", ()),
        ("1 cotton_mill 1 bolton.1\nto_move 1", ()),  # another place in the turn order
        (START + "1 link bolton-bury", (OWN,)),  # a rival's link
        (START + "1 money 12", (OWN,)),
        (START + "0 money 12", (OWN,)),
        (START + "coal_track 7", (OWN,)),
    ],
)
def test_what_is_the_same_and_what_differs(change: str, same: tuple[str, ...]) -> None:
    one, two = (view_of(scene("brass", lines, players=4)) for lines in (START, change))
    assert tuple(level for level in LEVELS if key_of(one, level) == key_of(two, level)) == same


def test_only_the_first_rounds_are_openings() -> None:
    game = Game.new("brass", players=4, seed=11)
    assert is_opening(game.state, 2)
    game.play(next(d for d in game.legal() if d.kind == "loan"))
    assert not is_opening(game.state, 2)  # a card is to be chosen
    third = after("brass", 4, None, 12)
    assert (third.state.round_number, third.rules.opening_rounds) == (3, 2)
    assert not is_opening(third.state, 2)
    assert is_opening(third.state, 3)


# Counts


def test_a_book_answers_in_the_rounds_that_it_covers() -> None:
    book = Book.load("industry", players=4, map="germany")
    view = view_of(after("industry", 4, "germany", 12))
    assert view.state.round_number == 3
    for rounds, covered in ((2, False), (3, True)):
        of_rounds = Book({**book.about, "opening_rounds": rounds}, book.figures, book.rows)
        assert of_rounds.covers(view) == covered


def test_a_bot_can_play_the_opening_and_the_policy_the_rest() -> None:
    rules = rules_for("industry", 3, (), "germany")
    games = [play_decisions(rules, [name] * 3, 5) for name in ("policy", "greedy+policy")]
    assert games[0] != games[1]
    assert games[1] == play_decisions(rules, ["greedy+policy"] * 3, 5)
    state, first = rules.new(5), play_decisions(rules, ["greedy"] * 3, 5)
    same = 0
    while state.round_number <= rules.opening_rounds:
        assert games[1][same] == first[same]
        rules.step(state, first[same])
        same += 1
    assert games[1][same:] != first[same:]


def test_the_book_of_two_players_and_its_network(tmp_path: Path) -> None:
    about = About.of(rules_for("brass", 2, ("two_player_2009",)), "policy", FIRST_SEED, 40)
    found = make(about, tmp_path, processes=1)
    assert found.file.name == "brass-two_player_2009-2.npz"
    book = Book.read(found.file)
    assert book.about["network"] == network_digest(about.rules)
    assert book.about["opening_rounds"] == 2
    game = Game.new("brass", 2, seed=1, variants=["two_player_2009"])
    assert book.moves(game)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[About, Book]:
    rules = rules_for("brass", 3)
    about = About.of(rules, "policy", FIRST_SEED, 200)
    return about, make(about, tmp_path_factory.mktemp("book"), processes=1).book


def test_the_book_is_a_count_of_the_games(made: tuple[About, Book]) -> None:
    about, book = made
    played: dict[tuple[str, bytes], list[tuple[int, int, int, bool]]] = defaultdict(list)
    could: dict[tuple[str, bytes], list[set[int]]] = defaultdict(list)
    held: dict[tuple[str, bytes], list[set[str]]] = defaultdict(list)
    views: dict[tuple[str, bytes], list[View]] = defaultdict(list)
    for seed in range(FIRST_SEED, FIRST_SEED + about.games):
        game = Game.new("brass", players=3, seed=seed)
        decisions = play_decisions(game.rules, ["policy"] * 3, seed)
        steps = game.rules.replay(game.rules.new(seed), decisions)
        assert steps is not None
        end = game.rules.new(seed)
        game.rules.replay(end, decisions)
        points, winner = game.rules.score(end), game.rules.ranking(end)[0]
        state = game.rules.new(seed)
        for decision in decisions:
            if state.period > 0 or state.round_number > 2:
                break
            if state.stage == 0:
                seat = int(state.order[state.turn])
                view = View(game.rules, state, seat)
                for level in LEVELS:
                    where = level, json.encode(FORMS[level](view.position), order="sorted")
                    best = max(p for other, p in enumerate(points) if other != seat)
                    row = (decision, points[seat], points[seat] - best, winner == seat)
                    played[where].append(row)
                    could[where].append(set(game.rules.legal(state)))
                    held[where].append(set(view.hand))
                    views[where].append(view)
            game.rules.step(state, decision)
    checked = 0
    for where, rows in played.items():
        if where[0] != BOARD or len(rows) < MIN_GAMES:
            continue
        for view in views[where][:3]:
            answer = book.look_up(view)
            assert (answer.level, answer.games) == (BOARD, len(rows))
            legal = set(view.rules.legal(view.state))
            assert {move.decision for move in answer.moves} == {row[0] for row in rows} & legal
            for move in answer.moves:
                mine = [row for row in rows if row[0] == move.decision]
                assert move.games == len(mine)
                possible = sum(move.decision in some for some in could[where])
                assert move.share == pytest.approx(len(mine) / possible)
                assert move.points == pytest.approx(np.mean([row[1] for row in mine]), rel=1e-5)
                assert move.lead == pytest.approx(np.mean([row[2] for row in mine]), rel=1e-4)
                assert move.wins == pytest.approx(np.mean([row[3] for row in mine]))
                checked += 1
            card = view.hand[0]
            some = [row for row, cards in zip(rows, held[where], strict=True) if card in cards]
            for move in book.look_up(view, card).moves if len(some) >= MIN_GAMES else ():
                count = sum(row[0] == move.decision for row in some)
                assert move.games == count
                assert move.share == pytest.approx(count / len(some))
    assert checked > 20
    # Where the board is too rare, the own level answers
    rare = [w for w, rows in played.items() if w[0] == BOARD and len(rows) < MIN_GAMES]
    levels = {book.look_up(views[where][0]).level for where in rare}
    assert OWN in levels
    assert BOARD not in levels


def test_nothing_hidden_changes_an_answer(made: tuple[About, Book]) -> None:
    _, book = made
    game = Game.new("brass", players=3, seed=3)
    seat = game.seat
    assert seat is not None
    answers = [book.look_up(view_of(game.redeal(seat, seed))) for seed in range(5)]
    assert answers == [book.look_up(view_of(game))] * 5
    assert answers[0].moves


def test_facts_of_a_game_add_up() -> None:
    for rules in (rules_for("brass", 4), rules_for("industry", 4, (), "germany")):
        decisions = play_decisions(rules, ["sane"] * 4, FIRST_SEED)
        facts = read_game(rules, FIRST_SEED, decisions)
        assert sorted(seat.place for seat in facts.seats) == [1, 2, 3, 4]
        assert sorted(seat.turn for seat in facts.seats) == [1, 2, 3, 4]
        state = rules.new(FIRST_SEED)
        assert rules.replay(state, decisions) is not None
        for seat, found in enumerate(facts.seats):
            sources = [n for name, n in found.counts.items() if name.startswith("points_")]
            assert found.points == sum(sources) == rules.score(state)[seat]
            assert set(found.counts) <= set(columns_of(rules))
            links = sum(n for name, n in found.counts.items() if name.startswith("links"))
            assert links >= 0
        turns = {(action.seat, action.board_key) for action in facts.actions}
        assert all(sum(seat == other for other, _ in turns) >= 2 for seat in range(4))


# Files


def test_files_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    about = About.of(rules_for("brass", 3), "sane", FIRST_SEED, 120)
    found: list[list[bytes]] = []
    for processes in (1, 2):
        folder = tmp_path / str(processes)
        folder.mkdir()
        done: list[int] = []
        files = make(about, folder, processes, done.append)
        assert sum(done) == about.games
        found.append([f.read_bytes() for f in (files.file, files.openings, files.seats)])
    assert found[0] == found[1]


def test_a_book_is_read_again(made: tuple[About, Book], tmp_path: Path) -> None:
    _, book = made
    file = tmp_path / "brass-3.npz"
    book.write(file)
    again = Book.read(file)
    assert (again.about, again.figures) == (book.about, book.figures)
    for name, column in book.rows.items():
        np.testing.assert_array_equal(again.rows[name], column)
    assert again.about["first_seed"] == FIRST_SEED
    file.write_bytes(b"no book")
    with pytest.raises(SetupError, match="not a book"):
        Book.read(file)


def test_figures_are_shares_and_means(made: tuple[About, Book]) -> None:
    about, book = made
    figures = book.figures
    assert figures.games == about.games
    assert sum(seat.share.players for seat in figures.seats) == 3 * about.games
    wins = [seat.share.wins or 0.0 for seat in figures.seats]
    assert sum(wins) == pytest.approx(1, abs=1e-3)
    assert figures.points.winners > figures.points.others
    of_winners = sum(source.points.winners for source in figures.sources)
    assert of_winners == pytest.approx(figures.points.winners, abs=0.05)
    assert len(figures.income) == 20  # rounds
    assert sum(found.share.players for found in figures.loans_taken) == 3 * about.games


def test_unknown_set_ups_and_cards_are_refused() -> None:
    with pytest.raises(SetupError, match="no book"):
        Book.load("brass", players=3, variants=("tournament_mills",))
    book = Book.load("brass", players=4)
    with pytest.raises(SetupError, match="coventry"):
        book.look_up(view_of(Game.new("brass", players=4, seed=1)), "coventry")


# What comes with the program


def test_shipped_books_are_small_current_and_made_from_their_own_seeds() -> None:
    files = list(FOLDER.glob(f"*{SUFFIX}"))
    assert sum(file.stat().st_size for file in files) < MAX_SHIPPED_BYTES
    books = [book for game in game_ids() for book in shipped_books(game)]
    assert len(books) == len(files), "some book is of other rules"
    setups = set()
    for book in books:
        about: dict[str, Any] = book.about
        setups.add((about["game"], about["map"], about["players"]))
        seeds = range(about["first_seed"], about["first_seed"] + about["games"])
        assert seeds.start >= FIRST_SEED
        assert not set(seeds) & set(TEST_SEEDS)
    assert {("brass", None, 3), ("brass", None, 4)} <= setups


def test_a_book_of_another_network_says_so() -> None:
    for game in game_ids():
        for book in shipped_books(game):
            about = book.about
            rules = rules_for(
                about["game"], about["players"], tuple(about["variants"]), about["map"]
            )
            assert about["network"] is not None
            assert book.is_of_earlier_network == (about["network"] != network_digest(rules))
    book = Book.load("industry", players=4, map="germany")
    other = Book({**book.about, "network": "0" * 16}, book.figures, book.rows)
    assert other.is_of_earlier_network
    assert not Book({**book.about, "network": None}, book.figures, book.rows).is_of_earlier_network


def test_notes_do_not_change_the_digest_of_a_network_and_weights_do() -> None:
    path = network_for(rules_for("brass", 4))
    assert path is not None
    found = NetworkFile.read(path)
    assert replace(found, about={"notes": "more"}).digest == found.digest
    weights = {**found.weights, "value_2": found.weights["value_2"] + 1}
    assert replace(found, weights=weights).digest != found.digest


def test_the_shipped_book_knows_the_first_move_with_any_cards() -> None:
    book = Book.load("brass", players=4)
    for seed in range(1, 30):
        moves = book.moves(Game.new("brass", players=4, seed=seed))
        assert moves
        assert [move.share for move in moves] == sorted((m.share for m in moves), reverse=True)


def test_players_without_arrow_read_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    book = Book.read(FOLDER / f"brass-4{SUFFIX}")
    assert book.moves(Game.new("brass", players=4, seed=1))
    about = About.of(rules_for("brass", 3), "sane", 1, 1)
    with pytest.raises(SetupError, match="data"), files.writing(Path("a"), Path("b"), about):
        pass


# The command line


def test_a_book_is_made_and_shown_on_the_command_line(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "books"
    arguments = ["--players", "3", "--bots", "sane", "--games", "60", "--folder", str(folder)]
    made = run("book", "make", "brass", *arguments)
    assert made.returncode == 0, made.stderr
    names = {"brass-3.npz", "brass-3-openings.parquet", "brass-3-seats.parquet"}
    assert {file.name for file in folder.iterdir()} == names
    assert Book.read(folder / "brass-3.npz").about["first_seed"] == FIRST_SEED
    show = ["book", "show", "brass", "--players", "3", "--seed", "11", "--lang", "en"]
    shown = run(*show, "--file", str(folder / "brass-3.npz"))
    assert "The same board in 60 games" in shown.stdout
    refused = run(*show, "--card", "coventry")
    assert refused.returncode != 0
    assert "coventry" in refused.stderr
