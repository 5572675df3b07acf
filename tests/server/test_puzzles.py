"""Puzzles over HTTP: the puzzle of the day, moves, hints, attempts and ratings."""

import pytest

from cottonopolis.engine.events import new_buffer
from cottonopolis.games.events import reveals
from cottonopolis.puzzles.puzzle import Puzzle
from cottonopolis.puzzles.shipped import shipped_puzzles
from cottonopolis.puzzles.turns import play_texts
from cottonopolis.server.puzzles import answer_shape
from cottonopolis.server.workers import judge_puzzle_turn
from tests.server.kit import Json, Player, Refused, Server


@pytest.fixture
def visitor(server: Server) -> Player:
    return Player(server.url)  # without a session


@pytest.fixture
def puzzle() -> Puzzle:
    """One whose rivals hold cards."""
    found = shipped_puzzles().values()
    return next(p for p in found if all(seat.hand_size for seat in p.start.position().seats))


def account(server: Server, name: str) -> Player:
    player = Player(server.url)
    player.post("/accounts", name=name, password="a long password")
    return player


def guest_of(server: Server, name: str) -> Player:
    return Player(server.url, name)


def solution_of(puzzle: Puzzle) -> list[list[int]]:
    return lines_of(puzzle, puzzle.solution)


def listed(puzzle: Puzzle) -> list[list[str]]:
    """The turns that the puzzle lists."""
    wrong = [puzzle.tempting.moves, *(other.moves for other in puzzle.others)]
    return [puzzle.solution, *puzzle.equal, *wrong]


def lines_of(puzzle: Puzzle, turn: list[str]) -> list[list[int]]:
    """The decisions of a turn, without the forced ones, up to one that reveals something."""
    start, rules = puzzle.start, puzzle.start.rules
    line: list[list[int]] = []
    state = rules.copy(start.state)
    for text in turn:
        before = rules.copy(state)
        steps = rules.play_text(state, text)
        chosen: list[int] = []
        for step in steps:
            if not chosen or len(rules.legal(before)) > 1:
                chosen.append(step.decision)
            buffer = new_buffer()
            rules.step(before, step.decision, buffer)
            if reveals(rules.events(buffer)):
                return [*line, chosen]
        rules.play_forced(state)
        line.append(chosen)
    return line


def text_of(line: list[list[int]]) -> str:
    return ";".join(",".join(map(str, move)) for move in line)


def wrong_line(visitor: Player, puzzle: Puzzle) -> list[list[int]]:
    """Pass with the first card until the turn is over."""
    line: list[list[int]] = []
    while True:
        menu = visitor.get(f"/puzzles/{puzzle.id}/menu", line=text_of(line))
        passing = next(o for o in menu["nodes"][0]["options"] if o["kind"] == "pass")
        chosen = str(passing["decision"])
        cards = visitor.get(f"/puzzles/{puzzle.id}/menu", line=text_of(line), chosen=chosen)
        move = [passing["decision"]]
        if cards["nodes"][0]["options"]:
            move.append(cards["nodes"][0]["options"][0]["decision"])
        line.append(move)
        if visitor.get(f"/puzzles/{puzzle.id}/line", line=text_of(line))["is_over"]:
            return line


def answer(player: Player, puzzle: Puzzle, line: list[list[int]], hints: int = 0) -> Json:
    found: Json = player.post(f"/puzzles/{puzzle.id}/attempts", line=line, hints=hints)
    return found


def test_the_puzzle_of_the_day_is_the_same_for_all(visitor: Player, server: Server) -> None:
    found = visitor.get("/puzzles/daily")
    assert found == Player(server.url).get("/puzzles/daily")
    assert found["day"] is not None
    overview = visitor.get("/puzzles")
    assert overview["daily"] == found["puzzle"]["id"]
    assert overview["total"] == len(shipped_puzzles())
    assert overview["me"]["rating"] == 1500


def test_an_answered_puzzle_becomes_a_study(server: Server, puzzle: Puzzle) -> None:
    player = account(server, "Stella")
    with pytest.raises(Refused) as refused:
        player.post("/studies", puzzle=puzzle.id)
    assert refused.value.code == "not-over"
    own = wrong_line(player, puzzle)
    answer(player, puzzle, own)
    study = player.get(f"/studies/{player.post('/studies', puzzle=puzzle.id, line=own)['id']}")
    lines = {tuple(line_of(study, node)) for node in range(1, len(study["nodes"]))}
    assert {tuple(puzzle.solution), tuple(puzzle.tempting.moves)} <= lines
    assert any(all(move.startswith("pass") for move in line) for line in lines)
    assert study["nodes"][1]["move"] == puzzle.solution[0]
    assert study["position"]["to_move"] == puzzle.seat
    hand = puzzle.start.position().seats[puzzle.seat].hand
    assert study["position"]["seats"][puzzle.seat]["hand"] == hand


def line_of(study: Json, number: int | None) -> list[str]:
    """The moves up to a node of a study."""
    found: list[str] = []
    while number:
        node = study["nodes"][number]
        found.insert(0, node["move"])
        number = node["parent"]
    return found


def test_puzzles_are_counted_and_chosen_by_game_and_map(visitor: Player) -> None:
    overview = visitor.get("/puzzles")
    for game, map_name in {(found["game"], found["map"]) for found in overview["games"]}:
        for theme in overview["themes"]:
            fitting = [
                puzzle
                for puzzle in shipped_puzzles().values()
                if (puzzle.game, puzzle.map) == (game, map_name) and theme["theme"] in puzzle.themes
            ]
            counted = {(one["game"], one["map"]): one["puzzles"] for one in theme["games"]}
            assert counted.get((game, map_name), 0) == len(fitting)
        found = visitor.get("/puzzles/next", game=game, map=map_name or "")["puzzle"]
        assert (found["game"], found["map"]) == (game, map_name)


def test_without_another_puzzle_of_a_theme_there_is_none(visitor: Player) -> None:
    with pytest.raises(Refused) as refused:
        visitor.get("/puzzles/next", theme="two_rails", game="industry")
    assert (refused.value.code, refused.value.status) == ("not-found", 404)


def test_a_puzzle_hides_cards_and_its_answer(visitor: Player, puzzle: Puzzle) -> None:
    found = visitor.get(f"/puzzles/{puzzle.id}")
    hands = {seat["seat"]: seat["hand"] for seat in found["puzzle"]["position"]["seats"]}
    assert [seat for seat, hand in hands.items() if hand] == [puzzle.seat]
    assert "solution" not in str(found)
    line = solution_of(puzzle)
    shown = visitor.get(f"/puzzles/{puzzle.id}/line", line=text_of(line))
    assert shown["is_over"]
    rivals = [seat for seat in shown["position"]["seats"] if seat["seat"] != puzzle.seat]
    assert not any(seat["hand"] for seat in rivals)
    with pytest.raises(Refused, match="not-your-turn"):
        visitor.get(f"/puzzles/{puzzle.id}/menu", line=text_of(line))


def test_a_turn_ends_where_it_reveals_cards(visitor: Player) -> None:
    """What follows depends on the cards, which the puzzle has dealt at random."""
    puzzle = next(p for p in shipped_puzzles().values() if can_draw(p))
    line = text_of(lines_of(puzzle, ["draw deck and deck"]))
    shown = visitor.get(f"/puzzles/{puzzle.id}/line", line=line)
    assert (shown["is_over"], shown["is_cut"]) == (True, True)
    with pytest.raises(Refused, match="not-your-turn"):
        visitor.get(f"/puzzles/{puzzle.id}/menu", line=line)
    start = visitor.get(f"/puzzles/{puzzle.id}/line")
    assert (start["is_over"], start["is_cut"]) == (False, False)


def can_draw(puzzle: Puzzle) -> bool:
    drawn = any(decision.text == "draw deck" for decision in puzzle.start.legal())
    return drawn and (puzzle.start.position().deck_left or 0) > 1


def test_the_answer_names_the_deals_behind_its_reasons() -> None:
    """The tempting turn may leave the comparison before its last deals."""
    puzzle = next(p for p in shipped_puzzles().values() if p.why.deals < p.deals)
    assert answer_shape(puzzle).deals == puzzle.why.deals


def test_hints_go_from_the_theme_to_the_place(visitor: Player, puzzle: Puzzle) -> None:
    first = visitor.get(f"/puzzles/{puzzle.id}/hint")
    assert (first["theme"], first["places"]) == (puzzle.themes[0], None)
    second = visitor.get(f"/puzzles/{puzzle.id}/hint", step=2)
    assert second["places"] is not None


def test_only_the_first_attempt_of_an_account_is_rated(server: Server, puzzle: Puzzle) -> None:
    solver = account(server, "Solver of puzzles")
    found = answer(solver, puzzle, solution_of(puzzle))
    assert found["solved"]
    assert found["attempt"] == {"solved": True, "rated": True}
    assert found["before"] == 1500 < found["me"]["rating"]
    assert found["rating"] < puzzle.rating
    assert (found["me"]["streak"], found["me"]["attempts"]) == (1, 1)
    assert found["answer"]["solution"]["moves"] == puzzle.solution
    assert found["answer"]["tempting"]["gap"] == puzzle.tempting.gap
    again = answer(solver, puzzle, wrong_line(solver, puzzle))
    assert not again["solved"]
    assert again["attempt"] == {"solved": True, "rated": False}
    assert again["me"] == found["me"]
    assert solver.get(f"/puzzles/{puzzle.id}")["mine"] == {"solved": True, "rated": True}


def test_a_wrong_turn_costs_rating_and_ends_the_streak(server: Server, puzzle: Puzzle) -> None:
    solver = account(server, "Loser of puzzles")
    line = wrong_line(solver, puzzle)
    assert text_of(line) not in [text_of(lines_of(puzzle, turn)) for turn in listed(puzzle)]
    found = answer(solver, puzzle, line)
    assert not found["solved"]
    assert found["gap"] > 0  # of a turn that the puzzle does not list
    assert found["me"]["rating"] < 1500
    assert found["me"]["streak"] == 0
    other = solver.get("/puzzles/next", after=puzzle.id)["puzzle"]["id"]
    assert other != puzzle.id


def test_hints_and_guests_are_not_rated(server: Server, puzzle: Puzzle) -> None:
    guest = guest_of(server, "Guest with puzzles")
    found = answer(guest, puzzle, solution_of(puzzle))
    assert found["solved"]
    assert found["attempt"] == {"solved": True, "rated": False}
    assert (found["me"]["rating"], found["me"]["streak"]) == (1500, 1)
    reader = account(server, "Reader of hints")
    helped = answer(reader, puzzle, solution_of(puzzle), hints=1)
    assert helped["attempt"] == {"solved": True, "rated": False}


def test_an_unfinished_turn_is_no_answer(server: Server, puzzle: Puzzle) -> None:
    guest = guest_of(server, "Guest in a hurry")
    with pytest.raises(Refused, match="bad-request"):
        answer(guest, puzzle, [])
    visitor = Player(server.url)
    with pytest.raises(Refused, match="not-found"):
        visitor.get("/puzzles/atlantis-1-1")
    with pytest.raises(Refused, match="not-found"):
        visitor.get("/puzzles/next", theme="chess")


def test_a_worker_judges_turns_that_a_puzzle_does_not_list(puzzle: Puzzle) -> None:
    rules, start = puzzle.start.rules, puzzle.start.state
    right = judge_puzzle_turn(puzzle.id, puzzle.right[0].decisions)
    assert (right["solved"], right["gap"], right["turn"]) == (True, 0.0, puzzle.solution)
    tempting = play_texts(rules, start, puzzle.tempting.moves)
    wrong = judge_puzzle_turn(puzzle.id, tempting.decisions)
    assert not wrong["solved"]
    assert wrong["gap"] == pytest.approx(puzzle.tempting.gap, abs=4 * wrong["error"] + 1)
