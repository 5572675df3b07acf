"""Train a small network to play, in a few minutes on a CPU, and draw how it learns.

    python -m cottonopolis.examples.learn --game brass --seed 1 --picture curve.svg

A network with one hidden layer, in plain NumPy, learns by proximal policy
optimisation (PPO): play many games against random players, then make decisions that led to better
results than expected more likely, in small steps. Tests with other seeds show the progress.
docs/learning.md explains it.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from cottonopolis.bots.registry import bots_for
from cottonopolis.drawing.plots import Axis, Series, line_chart
from cottonopolis.env.batch import Batch

Array = NDArray[Any]  # of floating-point numbers
Numbers = NDArray[np.int64]

GAMES = 256  # played in parallel
STEPS = 64  # decisions per game between updates
HIDDEN = 128
EPOCHS = 3
MINIBATCH = 1024
LEARNING_RATE = 1e-3
CLIP = 0.2  # limit for the change of a decision's probability
GAE_LAMBDA = 0.97
ENTROPY_WEIGHT = 0.01  # encourages exploration
TEST_GAMES = 512
TEST_SEED = 10**9  # training never reaches these seeds
TEST_INTERVAL = 4  # rounds of learning between tests


class Network:
    """Maps an observation to a score per decision and the expected reward."""

    def __init__(self, size: int, decisions: int, chance: np.random.Generator) -> None:
        def normal(rows: int, columns: int, scale: float) -> Array:
            return (chance.standard_normal((rows, columns)) * scale).astype(np.float32)

        self.weights: list[Array] = [
            normal(size, HIDDEN, (2 / 100) ** 0.5),  # about a hundred inputs are not zero
            np.zeros(HIDDEN, dtype=np.float32),
            normal(HIDDEN, decisions, 0.01),
            np.zeros(decisions, dtype=np.float32),
            normal(HIDDEN, 1, 0.01),
            np.zeros(1, dtype=np.float32),
        ]
        self._moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self._updates = 0

    def forward(self, seen: Array, masks: NDArray[np.int8]) -> tuple[Array, Array, Array]:
        """Return the hidden layer, the log-probabilities of all decisions, and the values."""
        first, bias, decide, decide_bias, value, value_bias = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        scores = np.where(masks > 0, hidden @ decide + decide_bias, np.float32(-1e9))
        scores -= scores.max(axis=1, keepdims=True)
        scores -= np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return hidden, scores, (hidden @ value + value_bias)[:, 0]

    def decide(self, batch: Batch, chance: np.random.Generator) -> tuple[Numbers, Array, Array]:
        """Sample a decision per game; returns them, their log-probabilities and the values."""
        _, scores, values = self.forward(batch.observations, batch.masks)
        drawn = (scores + chance.gumbel(size=scores.shape)).argmax(axis=1)
        return drawn, scores[np.arange(len(drawn)), drawn], values

    def gradients(self, part: "Experience") -> list[Array]:
        """Return the gradients of the PPO loss."""
        hidden, scores, values = self.forward(part.seen, part.masks)
        count = len(part.chosen)
        every = np.arange(count)
        chances = np.exp(scores)
        ratio = np.exp(scores[every, part.chosen] - part.chance)
        worth = part.advantage
        held = np.where(worth > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = -chances
        push[every, part.chosen] += 1
        entropy = -(chances * np.maximum(scores, -30)).sum(axis=1, keepdims=True)
        out = -(held * ratio * worth)[:, None] * push
        out += ENTROPY_WEIGHT * chances * (np.maximum(scores, -30) + entropy)
        out /= count
        miss = ((values - part.expected) / count)[:, None]
        back = (out @ self.weights[2].T + miss @ self.weights[4].T) * (hidden > 0)
        return [
            part.seen.T @ back,
            back.sum(axis=0),
            hidden.T @ out,
            out.sum(axis=0),
            hidden.T @ miss,
            miss.sum(axis=0),
        ]

    def learn(self, part: "Experience") -> None:
        """One step of Adam."""
        self._updates += 1
        for weight, slope, (mean, spread) in zip(
            self.weights, self.gradients(part), self._moments, strict=True
        ):
            mean += 0.1 * (slope - mean)
            spread += 0.001 * (slope * slope - spread)
            right = mean / (1 - 0.9**self._updates)
            weight -= LEARNING_RATE * right / (np.sqrt(spread / (1 - 0.999**self._updates)) + 1e-8)


@dataclass
class Experience:
    """Decisions that were made, and their results."""

    seen: Array
    masks: NDArray[np.int8]
    chosen: Numbers
    chance: Array  # log-probability
    advantage: Array  # result above the expectation
    expected: Array  # target of the value function

    def parts(self, chance: np.random.Generator) -> Iterator["Experience"]:
        """Yield minibatches in random order."""
        order = chance.permutation(len(self.chosen))
        for start in range(0, len(order), MINIBATCH):
            some = order[start : start + MINIBATCH]
            yield Experience(**{name: rows[some] for name, rows in vars(self).items()})


def play(network: Network, batch: Batch, chance: np.random.Generator) -> Experience:
    """Play STEPS decisions in all games."""
    games = len(batch)
    seen = np.zeros((STEPS, games, batch.layout.size), dtype=np.float32)
    masks = np.zeros((STEPS, games, batch.rules.decision_count), dtype=np.int8)
    chosen = np.zeros((STEPS, games), dtype=np.int64)
    chances, values, rewards, ended = np.zeros((4, STEPS + 1, games), dtype=np.float32)
    every = np.arange(games)
    for step in range(STEPS):
        seen[step], masks[step] = batch.observations, batch.masks
        chosen[step], chances[step], values[step] = network.decide(batch, chance)
        learners = batch.learners.copy()
        batch.step(chosen[step])
        rewards[step], ended[step] = batch.rewards[every, learners], batch.ended
    values[STEPS] = network.forward(batch.observations, batch.masks)[2]
    advantage = np.zeros((STEPS, games), dtype=np.float32)
    after = np.zeros(games, dtype=np.float32)
    for step in reversed(range(STEPS)):
        goes_on = 1 - ended[step]
        surprise = rewards[step] + goes_on * values[step + 1] - values[step]
        after = surprise + GAE_LAMBDA * goes_on * after
        advantage[step] = after
    expected = advantage + values[:STEPS]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    flat = STEPS * games
    return Experience(
        seen.reshape(flat, -1),
        masks.reshape(flat, -1),
        chosen.reshape(flat),
        chances[:STEPS].reshape(flat),
        advantage.reshape(flat),
        expected.reshape(flat),
    )


@dataclass(frozen=True)
class Setup:
    """The game and the map, for four players, and the opponents in training."""

    game: str
    map: str | None = None
    opponents: str = "uniform"


@dataclass(frozen=True)
class Result:
    """The result of a test."""

    decisions: int  # made in training before the test
    won: float  # share of games
    points: float  # mean
    rivals: float  # mean points of the opponents


def examine(network: Network, setup: Setup, opponents: str) -> Result:
    """Play TEST_GAMES games with seeds that training does not use."""
    batch = Batch(
        setup.game, TEST_GAMES, TEST_SEED, map=setup.map, reward="win", opponents=opponents
    )
    chance = np.random.default_rng(TEST_SEED)
    left = np.ones(TEST_GAMES, dtype=np.bool_)
    won, own, others = np.zeros((3, TEST_GAMES))
    while left.any():
        learners = batch.learners.copy()
        batch.step(network.decide(batch, chance)[0])
        for k in np.flatnonzero(batch.ended & left):
            won[k] = batch.rewards[k, learners[k]] == 1
            own[k] = batch.points[k, learners[k]]
            others[k] = (batch.points[k].sum() - own[k]) / (batch.rules.players - 1)
        left &= ~batch.ended
    return Result(0, float(won.mean()), float(own.mean()), float(others.mean()))


def train(
    setup: Setup, decisions: int, seed: int, console: Console
) -> tuple[Network, list[Result]]:
    """Learn from a number of decisions."""
    opponents = setup.opponents
    batch = Batch(setup.game, GAMES, seed, map=setup.map, reward="margin", opponents=opponents)
    chance = np.random.default_rng(seed)
    network = Network(batch.layout.size, batch.rules.decision_count, chance)
    results: list[Result] = []
    began = time.perf_counter()
    rounds = max(1, decisions // (GAMES * STEPS))
    for number in range(rounds + 1):
        if number % TEST_INTERVAL == 0 or number == rounds:
            found = replace(examine(network, setup, opponents), decisions=number * GAMES * STEPS)
            results.append(found)
            console.print(
                f"{time.perf_counter() - began:4.0f} s  {found.decisions:9,} decisions  "
                f"won {found.won:6.1%}  points {found.points:5.1f}, rivals {found.rivals:5.1f}",
                highlight=False,
            )
        if number < rounds:
            experience = play(network, batch, chance)
            for _ in range(EPOCHS):
                for part in experience.parts(chance):
                    network.learn(part)
    return network, results


def draw(setup: Setup, results: list[Result], note: str) -> str:
    """Draw the learning curve as SVG."""
    name = {"brass": "Brass", "industry": "Age of Industry"}[setup.game]
    curve = Series("the network", [(r.decisions / 1000, r.won * 100) for r in results])
    ends = (0.0, results[-1].decisions / 1000)
    level = Series(f"a {setup.opponents} player", [(end, 25.0) for end in ends])
    return line_chart(
        f"{name}: a small network against three {setup.opponents} players",
        Axis("thousand decisions learned from", low=0),
        Axis("games won, %", low=0, high=100),
        [curve, level],
        note=note,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small network against other players.")
    parser.add_argument("--game", choices=["brass", "industry"], default="brass")
    parser.add_argument("--map", help="of Age of Industry")
    bots = ["uniform", "sane", *bots_for("brass")]
    parser.add_argument("--opponents", choices=bots, default="uniform", help="to learn against")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="where to draw the learning curve (SVG)")
    given = parser.parse_args()
    if given.picture is not None and not given.picture.parent.is_dir():
        parser.error(f"there is no folder {given.picture.parent}")
    console = Console(soft_wrap=True)
    setup = Setup(given.game, given.map, given.opponents)
    network, results = train(setup, given.decisions, given.seed, console)
    for opponents in dict.fromkeys(("uniform", "sane", given.opponents)):
        found = examine(network, setup, opponents)
        console.print(
            f"against three {opponents} players: won {found.won:.1%} of {TEST_GAMES} games "
            f"(seeds {TEST_SEED:,} and up), points {found.points:.1f} to {found.rivals:.1f}",
            highlight=False,
        )
    if given.picture is not None:
        note = f"Seed {given.seed}; each point {TEST_GAMES} games with seeds {TEST_SEED:,} and up."
        given.picture.write_text(draw(setup, results, note), encoding="utf-8")


if __name__ == "__main__":
    main()
