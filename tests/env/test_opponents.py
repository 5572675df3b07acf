"""Bots and functions as opponents, states that are set, points by source and shortened games."""

import copy
import pickle
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest
from numpy.typing import NDArray

from cottonopolis import Game, SetupError
from cottonopolis import bots as bots_package
from cottonopolis.bots.interface import Bot, Budget, Choice
from cottonopolis.bots.registry import make_bot
from cottonopolis.engine.batch import WAIT
from cottonopolis.engine.game_loop import OVER
from cottonopolis.env.batch import Batch, generator
from cottonopolis.env.sources import SOURCES
from cottonopolis.env.vector import VectorGames
from cottonopolis.errors import BotError
from cottonopolis.game import View
from cottonopolis.games.registry import game_ids, rules_for
from cottonopolis.playout import bot_seed

NETWORK = Path(bots_package.__file__).parent / "networks" / "brass.npz"
ARRAYS = ("observations", "masks", "seats", "rewards", "ended", "points", "learners", "seeds")


class Last(Bot):
    """Takes the last legal decision; counts how often it was asked."""

    name: ClassVar[str] = "last"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.asked = 0

    def decide(self, view: View, budget: Budget) -> Choice:
        assert view.to_move == view.seat
        self.asked += 1
        return Choice(view.rules.legal(view.state)[-1])


def last_of(
    observations: NDArray[np.float32], masks: NDArray[np.int8], seats: NDArray[np.int16]
) -> NDArray[np.int64]:
    last: NDArray[np.int64] = masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
    return last


def same(one: Batch, other: Batch) -> bool:
    return all((getattr(one, name) == getattr(other, name)).all() for name in ARRAYS)


@pytest.mark.parametrize(
    "level",
    [
        "beginner",
        "greedy",
        "strong",
        "expert",
        "strongest*0.01",
        pytest.param(str(NETWORK), id="network"),
    ],
)
def test_a_level_plays_as_in_the_arena(level: str) -> None:
    """Every seat but the learner's decides as the bot of that seat would."""
    rules = rules_for("brass", 3)
    batch = Batch("brass", games=1, seed=5, players=3, opponents=level)
    bots = {seat: make_bot(level, bot_seed(5, seat)) for seat in (0, 1)}
    state = rules.new(5)
    for _ in range(4):
        while (seat := rules.seat_to_move(state)) != 5 % 3:
            assert seat is not None
            view = View(rules, state, seat)
            rules.apply(state, bots[seat].decide(view, bots[seat].budget).decision)
        assert batch.states[0] == state
        actions = batch.masks.argmax(axis=1)
        batch.step(actions)
        rules.apply(state, int(actions[0]))


@pytest.mark.parametrize("player", [Last, Last(3), last_of], ids=["class", "bot", "function"])
@pytest.mark.parametrize("linger", [False, True])
def test_all_kinds_of_opponent_play_the_same_games(player: Any, linger: bool) -> None:
    """Against a batch without opponents, in which the test decides for them."""
    options: dict[str, Any] = {"games": 3, "seed": 4, "players": 4, "rounds": 2, "linger": linger}
    batch = Batch("brass", opponents=player, reward="rank", **options)
    plain = Batch("brass", reward="rank", **options)

    def decide(game: int, decision: int) -> NDArray[np.float32]:
        """Play in one game, until its learner is to move; returns the rewards."""
        paid = np.zeros(4, dtype=np.float32)
        while True:
            if decision != WAIT:
                plain._actions[:] = WAIT
                plain._actions[game] = decision
                plain._play(None)
                paid += plain.rewards[game]
            shown = plain.states["stage"][game] == OVER
            if shown or plain.seats[game] == plain.learners[game]:
                return paid
            decision = int(last_of(plain.observations, plain.masks, plain.seats)[game])

    for k in range(3):
        decide(k, WAIT)
    rng, ended = generator(4), 0
    while ended < 7:
        actions = batch.random_actions(rng)
        batch.step(actions)
        for k in range(3):
            paid = decide(k, int(actions[k]))
            assert batch.ended[k] == paid.any()
            assert batch.rewards[k].tolist() == paid.tolist()
            assert (batch.points[k] == plain.points[k]).all()
        for name in ("observations", "masks", "seats", "seeds", "learners"):
            assert (getattr(batch, name) == getattr(plain, name)).all()
        ended += int(batch.ended.sum())


def test_a_function_decides_for_all_waiting_games_at_once() -> None:
    calls: list[tuple[int, set[int]]] = []

    def counted(
        observations: NDArray[np.float32], masks: NDArray[np.int8], seats: NDArray[np.int16]
    ) -> NDArray[np.int64]:
        assert observations.shape == (len(seats), 1149)
        calls.append((len(seats), set(seats.tolist())))
        return last_of(observations, masks, seats)

    batch = Batch("brass", games=40, seed=0, opponents=counted)
    for _ in range(6):
        batch.step(batch.masks.argmax(axis=1))
        assert (batch.seats == batch.learners).all()
    assert max(rows for rows, _ in calls) > 20
    assert {seat for _, seats in calls for seat in seats} == {0, 1, 2, 3}


@pytest.mark.parametrize("opponents", ["expert", "strongest*0.01", str(NETWORK)])
def test_searches_and_networks_play_in_the_vector_environment(opponents: str) -> None:
    games = VectorGames("brass", num_envs=2, opponents=opponents, period="canal", rounds=1)
    seen, _ = games.reset(seed=1)
    ended: Any = np.zeros(2, dtype=np.bool_)
    while not ended.any():
        seen, _, ended, _, infos = games.step(seen["action_mask"].argmax(axis=1))
    assert infos["final_info"]["points"].shape == (2, 4)


def test_a_list_names_the_seats_after_the_learner() -> None:
    asked: list[set[int]] = [set(), set(), set()]

    def player(place: int) -> Any:
        def decide(
            observations: NDArray[np.float32], masks: NDArray[np.int8], seats: NDArray[np.int16]
        ) -> NDArray[np.int64]:
            asked[place].update(seats.tolist())
            return last_of(observations, masks, seats)

        return decide

    batch = Batch("brass", games=1, seed=1, opponents=[player(0), player(1), player(2)])
    for _ in range(5):
        batch.step(batch.masks.argmax(axis=1))
    assert asked == [{2}, {3}, {0}]


@pytest.mark.parametrize("copied", [copy.copy, lambda one: pickle.loads(pickle.dumps(one))])
def test_copies_have_bots_of_their_own(copied: Any) -> None:
    batch = Batch("brass", games=3, seed=4, players=3, opponents=["greedy", Last])
    other = copied(batch)
    for _ in range(3):
        actions = batch.masks.argmax(axis=1)
        batch.step(actions)
        other.step(actions)
        assert same(batch, other)
    assert batch._opponents is not None
    assert other._opponents is not None
    mine = [seated.bot for seated in batch._opponents._bots.values()]
    theirs = [seated.bot for seated in other._opponents._bots.values()]
    assert len(mine) == 6  # one for each game and seat
    assert not {id(bot) for bot in mine} & {id(bot) for bot in theirs}


def test_threads_and_bots_change_nothing() -> None:
    one = Batch("brass", games=5, seed=3, opponents=[Last, "uniform", last_of])
    with Batch("brass", games=5, seed=3, opponents=[Last, "uniform", last_of], threads=2) as many:
        for _ in range(40):
            actions = one.masks.argmax(axis=1)
            one.step(actions)
            many.step(actions)
            assert same(one, many)


class Broken(Last):
    name = "broken"

    def decide(self, view: View, budget: Budget) -> Choice:
        raise ArithmeticError("no idea")


class Cheat(Last):
    name = "cheat"

    def decide(self, view: View, budget: Budget) -> Choice:
        return Choice(0)


class Reader(Last):
    name = "reader"
    wants_log = True


def test_what_cannot_be_an_opponent_is_refused() -> None:
    def play(opponents: Any) -> None:
        Batch("brass", games=4, seed=1, opponents=opponents)

    with pytest.raises(BotError, match=r"broken in seat .*no idea"):
        play(Broken)
    with pytest.raises(BotError, match="cheat in seat"):
        play(Cheat)
    with pytest.raises(ValueError, match="decision 0 of an opponent in seat"):
        play(lambda observations, masks, seats: np.zeros(len(seats), dtype=np.int64))
    with pytest.raises(ValueError, match="one for each row"):
        play(lambda observations, masks, seats: 0.5)
    with pytest.raises(SetupError, match="reader"):
        play(Reader)
    with pytest.raises(SetupError, match="2 bots are named for 3 seats"):
        play(["sane", "greedy"])
    for nonsense in (3, dict, ["sane", "sane", 3]):
        with pytest.raises(TypeError, match="an opponent is a bot"):
            play(nonsense)


@pytest.mark.parametrize("opponents", [None, "sane", Last])
def test_a_batch_goes_on_from_states_that_are_set(opponents: Any) -> None:
    batch = Batch("brass", games=3, seed=6, players=3, opponents=opponents)
    rng = generator(6)
    for _ in range(20):
        batch.step(batch.random_actions(rng))
    saved, before = batch.states.copy(), copy.copy(batch)
    for _ in range(5):
        batch.step(batch.random_actions(rng))
    stays = batch.observations[1].copy()
    batch.set_state(saved[[0, 2]], games=[0, 2])
    assert (batch.observations[1] == stays).all()
    for name in ("observations", "masks", "seats", "states"):
        assert (getattr(batch, name)[[0, 2]] == getattr(before, name)[[0, 2]]).all()
    if opponents is None:
        batch.set_state(saved[2])  # one state for all games
        assert (batch.states == saved[2]).all()
    with pytest.raises(ValueError, match="games are numbers from 0 to 2"):
        batch.set_state(saved[0], games=3)


def test_a_state_that_hides_cards_is_not_set() -> None:
    batch = Batch("industry", games=2, seed=3)
    states = batch.states.copy()
    states[1] = batch.rules.view(states[1], 0)
    with pytest.raises(SetupError, match="hides cards"):
        batch.set_state(states)
    with pytest.raises(SetupError, match="hides cards"):
        batch.set_state(states[1], games=0)
    batch.set_state(states[0])
    assert (batch.states == states[0]).all()


def test_a_state_of_a_game_goes_into_a_batch() -> None:
    game = Game.new("brass", players=3, seed=8)
    for _ in range(7):
        game.play(game.legal()[0])
    batch = Batch("brass", games=2, seed=1, players=3)
    batch.set_state(game.state, games=1)
    assert batch.seats[1] == game.seat
    assert np.flatnonzero(batch.masks[1]).tolist() == sorted(d.id for d in game.legal())


@pytest.mark.parametrize("game", game_ids())
def test_points_by_source_are_those_of_the_events(game: str) -> None:
    batch = Batch(game, games=1, seed=11, sources=True)
    played = Game.new(game, seed=11)
    rng = generator(11)
    while not batch.ended[0]:
        actions = batch.random_actions(rng)
        batch.step(actions)
        played.play(int(actions[0]))
    found = {name: points[0].tolist() for name, points in batch.points_by_source().items()}
    assert tuple(found) == SOURCES
    names = {"scored_link": "links", "scored_tile": "tiles", "scored_money": "money"}
    told = {name: [0] * played.players for name in names.values()}
    for event in played.log:
        if event.name in names:
            told[names[event.name]][int(event.facts["seat"])] += int(event.facts["vp"])
    assert {name: found[name] for name in told} == told
    with pytest.raises(ValueError, match="sources=True"):
        Batch(game, games=1, seed=1).points_by_source()
    assert [sum(by_seat) for by_seat in zip(*found.values(), strict=True)] == played.score()


def test_a_period_can_be_the_whole_game() -> None:
    short = Batch("brass", games=1, seed=3, period="canal")
    whole = Batch("brass", games=1, seed=3)
    rng = generator(3)
    while whole.states["period"][0] == 0:
        assert not short.ended[0]
        assert (short.observations == whole.observations).all()
        actions = whole.random_actions(rng)
        short.step(actions)
        whole.step(actions)
    assert short.ended[0]
    assert short.points[0].tolist() == whole.states["vp"][0, :4].tolist()
    assert short.seeds[0] == 4


@pytest.mark.parametrize(
    ("game", "period"), [("brass", None), ("brass", "rail"), ("industry", None)]
)
def test_a_game_can_end_after_some_rounds(game: str, period: str | None) -> None:
    """It is then scored as the rules score the board."""
    short = Batch(game, games=1, seed=3, period=period, rounds=3)
    whole = Batch(game, games=1, seed=3)
    rng = generator(3)
    states = whole.states
    number = 0 if period is None else 1
    while (states["period"][0], states["round_number"][0]) <= (number, 3):
        assert not short.ended[0]
        actions = whole.random_actions(rng)
        short.step(actions)
        whole.step(actions)
    assert short.ended[0]
    rules, state = whole.rules, states[0]
    scored = [seat.total for seat in rules.points_now(state).seats]
    assert short.points[0].tolist() == [
        before + now for before, now in zip(rules.score(state), scored, strict=True)
    ]
    assert np.flatnonzero(short.rewards[0] == 1).size == 1


def test_more_rounds_than_there_are_change_nothing() -> None:
    batch = Batch("brass", games=1, seed=2, period="rail", rounds=99)
    plain = Batch("brass", games=1, seed=2)
    rng = generator(2)
    while not plain.ended[0]:
        actions = plain.random_actions(rng)
        plain.step(actions)
        batch.step(actions)
        assert same(plain, batch)
