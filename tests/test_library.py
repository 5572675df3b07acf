"""A game as a value: copy it, branch, imagine what is hidden, play it out, compare it."""

import copy
import pickle
import random
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np
import pytest

from cottonopolis import Game, IllegalMove, RecordError, SetupError
from cottonopolis.bots.advice import Hint
from cottonopolis.bots.interface import Bot, Budget, Choice
from cottonopolis.games.registry import rules_for
from cottonopolis.scenes.notation import scene
from cottonopolis.view import View
from tests.setups import Setup, one_per_map

games = pytest.mark.parametrize("name", ["brass", "industry"])


def mid_game(name: str, seed: int = 3, decisions: int = 60) -> Game:
    """A game after a number of random decisions, perhaps in the middle of an action."""
    game = Game.new(name, seed=seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        game.play(chance.choice(game.legal()))
    return game


@games
@pytest.mark.parametrize("copied", [Game.copy, copy.copy, copy.deepcopy])
def test_a_copy_and_its_original_are_independent(name: str, copied: object) -> None:
    assert callable(copied)
    game = mid_game(name)
    record, position, log = game.record(), game.position(), list(game.log)
    branch = copied(game)
    assert branch == game
    assert branch.record() == record
    for _ in range(5):
        branch.play(branch.legal()[0])
    assert branch != game
    assert (game.record(), game.position(), game.log) == (record, position, log)
    for _ in range(5):
        branch.undo()
    assert branch == game
    game.undo()
    assert branch.record() == record


@games
def test_a_pickled_game_is_the_same_and_shares_its_rules(name: str) -> None:
    game = mid_game(name)
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.rules is game.rules
    assert again.record() == game.record()


def test_games_are_equal_by_set_up_and_state() -> None:
    first, second = Game.new("brass", seed=1), Game.new("brass", seed=2)
    assert first == Game.new("brass", seed=1)
    assert first != second
    assert first != Game.new("brass", seed=1, variants=["tournament_mills"])
    assert first != "brass"
    with pytest.raises(TypeError):
        hash(first)


@games
def test_a_game_says_what_it_is(name: str) -> None:
    game = mid_game(name)
    assert f"seat {game.seat} to move" in repr(game)
    assert "over, points" in repr(game.play_out())


# What is hidden


@one_per_map
def test_a_redealt_game_shows_its_seat_the_same(setup: Setup) -> None:
    game = setup.new_game(5)
    chance = random.Random(5)
    hands = set()
    while not game.is_over:
        if chance.random() < 0.08:
            for seat in range(game.players):
                imagined = game.redeal(seat, chance.randrange(1000))
                before, after = game.view(seat), imagined.view(seat)
                assert after == before
                assert after.position == before.position
                assert after.state == before.state
                assert after.log == before.log
                assert after.legal() == before.legal()
                assert imagined.seat == game.seat
                other = (seat + 1) % game.players
                hands.add(tuple(imagined.view(other).hand) == tuple(game.view(other).hand))
        game.play(chance.choice(game.legal()))
    assert False in hands, "hidden cards never change"


@games
def test_views_are_equal_by_set_up_seat_and_what_is_seen(name: str) -> None:
    game = mid_game(name)
    mover = game.seat
    assert mover is not None
    view, other = game.view(mover), (mover + 1) % game.players
    assert view == game.copy().view(mover)
    assert view != game.view(other)
    assert game.redeal(other, 1).view(mover) != view  # the mover's hand is another one
    assert view != Game.from_state(game.state, game.rules).view(other)
    assert repr(view) == f"<View of seat {mover}: {name}, it is to move>"
    assert repr(game.view(other)) == f"<View of seat {other}: {name}, seat {mover} is to move>"
    game.play(game.legal()[0])
    assert game.view(mover) != view
    assert view != name
    with pytest.raises(TypeError):
        hash(view)


def test_views_of_different_set_ups_differ() -> None:
    plain = Game.new("brass", seed=1)
    variant = Game.new("brass", seed=1, variants=["tournament_mills"])
    assert plain.state.tobytes() == variant.state.tobytes()
    assert plain.view(0) != variant.view(0)


@games
def test_hidden_cards_vary_with_the_seed_and_are_the_right_ones(name: str) -> None:
    game = Game.new(name, seed=5)
    seat = game.seat
    assert seat is not None
    dealt = [game.redeal(seat, seed) for seed in range(20)]
    assert len({repr([view.hand for view in map(found.view, range(4))]) for found in dealt}) > 15
    assert game.redeal(seat, 3) == game.redeal(seat, 3)
    cards = sorted(all_cards(game))
    for found in dealt:
        assert sorted(all_cards(found)) == cards


def all_cards(game: Game) -> list[str]:
    position = game.position()
    found = [card for seat in position.seats for card in seat.hand]
    found += [*position.discards, *getattr(position, "set_aside", [])]
    return [*found, *getattr(position, "face_up", []), *getattr(position, "deck", [])]


@games
def test_an_imagined_game_goes_on_in_the_middle_of_an_action(name: str) -> None:
    chance = random.Random(1)
    middles = 0
    game = Game.new(name, seed=8)
    while not game.is_over:
        if game.pending is not None and chance.random() < 0.3:
            middles += 1
            mover = game.seat
            assert mover is not None
            mine = game.redeal(mover, 1)
            assert mine.pending == game.pending
            assert mine.position().pending == game.position().pending
            others = game.redeal((mover + 1) % game.players, 1)
            for found in (mine, others):
                assert found.play_out("sane").is_over
            state = game.view(mover).redeal(2)
            again = Game.from_state(state, game.rules)
            assert (again.pending is None) == (state.chosen < 0)
            assert again.view(mover).position.to_move == mover
            again.play(again.legal()[0])
            again.undo()
            assert again.state == state
        game.play(chance.choice(game.legal()))
    assert middles > 5


def test_what_is_no_state_is_refused() -> None:
    game = Game.new("brass", seed=1)
    with pytest.raises(SetupError, match="no state of Age of Industry"):
        Game.from_state(game.state, rules_for("industry", 4))
    with pytest.raises(SetupError, match="hides cards"):
        Game.from_state(game.view(0).state, game.rules)


# Play-outs


@games
def test_a_play_out_leaves_the_game_alone_and_depends_on_its_seed(name: str) -> None:
    game = mid_game(name)
    before = game.copy()
    end = game.play_out("sane", seed=1)
    assert end.is_over
    assert game == before
    assert end == game.play_out("sane", seed=1)
    assert end != game.play_out("sane", seed=2)
    assert Game.from_record(end.record()) == end
    assert end.actions()[: len(game.actions())] == game.actions()


class First(Bot):
    """Takes the first legal decision."""

    name = "first"

    def decide(self, view: View, budget: Budget) -> Choice:
        return Choice(view.legal()[0].id)


def test_bots_are_names_classes_or_objects() -> None:
    game = Game.new("brass", players=3, seed=1)
    ends = [game.play_out(bots) for bots in (First, [First, First, First], [First(9)] * 3)]
    assert ends[0] == ends[1] == ends[2]
    assert game.play_out(["sane", First, "uniform"], seed=4).is_over
    with pytest.raises(SetupError, match="Unknown bot"):
        game.play_out("nobody")
    with pytest.raises(SetupError, match="2 bots"):
        game.play_out(["sane", "sane"])
    with pytest.raises(TypeError, match="one bot plays one seat"):
        game.play_out(First())


def test_a_bot_that_breaks_the_rules_is_stopped() -> None:
    class Cheat(Bot):
        name = "cheat"

        def decide(self, view: View, budget: Budget) -> Choice:
            return Choice(0)

    with pytest.raises(IllegalMove):
        Game.new("brass", seed=1).play_out(Cheat)


# Numbers


def test_numpy_integers_are_taken_everywhere() -> None:
    game = Game.new("brass", players=np.int64(4), seed=np.uint8(7))
    for kind in (np.int16, np.int64, np.uint8):
        assert game.view(kind(3)).hand == game.view(3).hand
        assert game.redeal(kind(3), kind(1)) == game.redeal(3, 1)
        assert game.play_out("sane", seed=kind(1)) == game.play_out("sane", seed=1)
        game.play(np.int16(game.legal()[-1].id))
        assert Game.from_record(game.record(), until=kind(0)) == Game.new("brass", seed=7)
        game.undo()


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (4, "There is no seat 4; the seats are 0 to 3."),
        (np.int16(-1), "There is no seat -1; the seats are 0 to 3."),
        ("0", "A seat must be a whole number from 0 to 3, not '0'."),
        (True, "A seat must be a whole number from 0 to 3, not True."),
        (None, "A seat must be a whole number from 0 to 3, not None."),
        (1.0, "A seat must be a whole number from 0 to 3, not 1.0."),
    ],
)
def test_a_wrong_seat_gets_a_right_sentence(seat: object, words: str) -> None:
    game = Game.new("brass", seed=1)
    with pytest.raises(SetupError) as refusal:
        game.view(seat)  # type: ignore[arg-type]
    assert str(refusal.value) == words


# Decisions


@one_per_map
def test_the_fields_of_decisions_say_what_their_words_say(setup: Setup) -> None:
    game = setup.new_game(6)
    chance = random.Random(6)
    kinds = set()
    while not game.is_over:
        decisions = game.legal()
        for decision in decisions if chance.random() < 0.2 else ():
            kinds.add(decision.kind)
            words = decision.text.split()
            for value in (decision.place, decision.link, decision.pile, decision.card):
                assert value is None or value in decision.text
            assert decision.price is None or decision.price >= 0
            if decision.kind == "build":
                assert words[:3] == ["build", decision.industry, decision.place]
                assert decision.price is not None
                assert decision.level is not None
            if decision.kind == "card":
                assert decision.card == words[1]
        game.play(chance.choice(decisions))
    assert {"build", "link", "card", "develop"} <= kinds or setup.game == "industry"


def test_a_listed_decision_keeps_its_fields_when_the_game_goes_on() -> None:
    game = Game.new("brass", seed=11)
    mill = game.legal()[0]
    game.play("build cotton_mill blackburn.1 with cotton_mill")
    assert (mill.text, mill.price, mill.level) == ("build cotton_mill blackburn.1", 12, 1)
    with pytest.raises(TypeError, match="a decision of brass"):
        Game.new("industry", seed=1).play(mill)


# Threads


def results(name: str, bots: list[str], seed: int) -> tuple[list[int], str]:
    end = Game.new(name, seed=seed).play_out(bots, seed=seed, budget=0.1)
    return end.score(), end.record()


@games
def test_bots_in_eight_threads_play_as_alone(name: str) -> None:
    lists = [["strong", "greedy", "beginner", "strong"], ["beginner", "strong", "greedy", "greedy"]]
    jobs = [(name, lists[seed % 2], seed) for seed in range(8)]
    alone = [results(*job) for job in jobs]
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(lambda job: results(*job), jobs))
    assert together == alone


def advised(name: str, seed: int) -> tuple[list[int], str, Hint]:
    """A game near its end, which every level finishes with a small budget, and a hint for it."""
    end = Game.new(name, seed=seed).play_out("sane", seed=seed)
    game = Game.from_record(end.record(), until=len(end.actions()) - 9)
    levels = ["expert", "master", "strongest"]
    bots = [levels[(seed + seat) % 3] for seat in range(game.players)]
    finished = game.play_out(bots, seed=seed, budget=0.02)
    return finished.score(), finished.record(), game.hint()


@games
def test_the_upper_levels_and_hints_in_eight_threads_are_as_alone(name: str) -> None:
    alone = [advised(name, seed) for seed in range(8)]
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(lambda seed: advised(name, seed), range(8)))
    assert together == alone
    assert all(hint.moves for _, _, hint in alone)


# Starting from a position


@one_per_map
def test_a_record_says_where_its_game_starts(setup: Setup) -> None:
    game = setup.new_game(9)
    chance = random.Random(9)
    tried = 0
    while game.seat is not None:
        if chance.random() < 0.02 or (game.pending and chance.random() < 0.02):
            tried += 1
            for seat in {game.seat, (game.seat + 1) % game.players}:
                imagined = game.redeal(seat, tried)
                assert Game.from_record(imagined.record()) == imagined
                for _ in range(6):
                    if not imagined.is_over:
                        imagined.play(chance.choice(imagined.legal()))
                while imagined.pending:
                    imagined.play(chance.choice(imagined.legal()))
                again = Game.from_record(imagined.record())
                assert again == imagined
                assert again.record() == imagined.record()
        game.play(chance.choice(game.legal()))
    assert tried


def test_the_start_of_a_record_is_readable() -> None:
    game = scene("brass", "period rail\n0 money 14\n1 coal_mine 2 wigan.1 cubes 1")
    game.play("loan 10 with macclesfield")
    text = game.record()
    assert "start period rail\n" in text
    assert "start 0 money 14\n" in text
    assert "start 1 coal_mine 2 wigan.1 cubes 1\n" in text
    assert "start field" not in text
    assert Game.from_record(text) == game
    assert "money 14\n\n# rail period, round 2\n0: loan 10 with macclesfield\n" in text


def test_the_record_of_a_redealt_game_names_cards() -> None:
    text = mid_game("brass", decisions=90).redeal(2, 1).record()
    fields = [line.split()[2] for line in text.splitlines() if line.startswith("start field")]
    assert set(fields) <= {"chance", "component", "stage", "pending", "chosen", "pending_card"}


def test_a_wrong_start_is_refused_with_its_line() -> None:
    text = scene("brass", "0 money 14").record().replace("0 money 14", "0 monee 14")
    with pytest.raises(RecordError) as refusal:
        Game.from_record(text)
    assert "monee" in str(refusal.value)
    assert text.splitlines()[refusal.value.line - 1] == "start 0 monee 14"


@one_per_map
def test_a_game_goes_on_from_a_position(setup: Setup) -> None:
    game = setup.new_game(4)
    chance = random.Random(4)
    whole = seen = 0
    while not game.is_over:
        tries = chance.random() < 0.05
        if tries and game.state.done:
            with pytest.raises(SetupError, match=r"middle of an action|contradicts itself"):
                Game.from_position(game.position())
        elif tries:
            again = Game.from_position(game.position())
            assert again.position() == game.position()
            assert again.legal() == game.legal()
            whole += 1
            for seat in range(game.players):
                position = game.view(seat).position
                imagined = Game.from_position(position.as_json(), seed=3)
                assert imagined.view(seat).position == position
                assert imagined.play_out("sane").is_over
                seen += 1
        game.play(chance.choice(game.legal()))
    assert whole > 2
    assert seen > 2
    assert Game.from_position(game.position()).is_over


def test_a_contradictory_position_is_refused() -> None:
    position = Game.new("brass", seed=1).position()
    wrong = msgspec.structs.replace(position, deck_left=3)
    with pytest.raises(SetupError, match="contradicts itself: deck_left"):
        Game.from_position(wrong)
    with pytest.raises(SetupError, match="cannot be read"):
        Game.from_position('{"game": "chess"}')


@pytest.mark.parametrize(
    "fact",
    [
        "round 0",
        "market 99",
        "0 space 500",
        "deck_left 66",
        "set_aside_unseen 80",
        "field stage 77",
        "field turn 9",
        "field chosen 5000",
        "field component " + "99 " * 25,
        "field nothing 1",
        "field turn",
        "begun 9999:card",
        "begun 1:nothing",
    ],
)
def test_a_start_out_of_bounds_is_refused(fact: str) -> None:
    """Compiled rules would read beyond their arrays."""
    text = Game.new("brass", seed=1).record().replace("seed 1\n", f"seed 1\nstart {fact}\n")
    with pytest.raises(RecordError):
        Game.from_record(text)
