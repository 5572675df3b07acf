"""A run of training: play, learn, keep earlier selves, write a log and checkpoints."""

import json
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import torch

from cottonopolis.bots.network.features import TERM_PARTS, feature_sizes
from cottonopolis.bots.network.file import NetworkFile
from cottonopolis.drawing.plots import Axis, Series, line_chart
from cottonopolis.errors import SetupError
from cottonopolis.games.rules import AnyRules
from cottonopolis.training.evaluation import against_fixed_bot
from cottonopolis.training.learner import Learner, rates_at
from cottonopolis.training.model import Network, Sizes, copy_weights
from cottonopolis.training.plan import FIRST_TRAINING_SEED, SEEDS_PER_RUN, TrainingPlan
from cottonopolis.training.player import Player
from cottonopolis.training.ray_players import RayPlayers
from cottonopolis.training.rollout import Rollout
from cottonopolis.training.self_play import SelfPlay

CHECKPOINT = "checkpoint.pt"
LOG = "log.jsonl"
PLAN = "plan.json"
SCALING_GAMES = 64
SCALING_STEPS = 400
SAVE_INTERVAL_S = 60.0
EVALUATION_INTERVAL_S = 300.0
EVALUATION_GAMES = 100
EVALUATED = "evaluated.npz"  # while a run evaluates its network

Figures = dict[str, Any]
Report = Callable[[Figures], None]


def new_network(plan: TrainingPlan) -> Network:
    """Make a network with random weights; its inputs are scaled to a similar size."""
    rules = plan.rules()[0]
    sizes = feature_sizes(rules)
    torch.manual_seed(plan.seed)
    network = Network(
        Sizes(*sizes, rules.decision_count, plan.count_units, plan.term_units, plan.inner)
    )
    blocks = rules.layouts[False].blocks
    scales = np.repeat([1.0 / block.scale for block in blocks], [block.size for block in blocks])
    network.count_scales.copy_(torch.from_numpy(scales))
    network.term_scales.copy_(torch.from_numpy(term_scales(rules)))
    return network


def with_units_of(plan: TrainingPlan, found: NetworkFile) -> TrainingPlan:
    """Return the plan with the numbers of units of a network."""
    return replace(
        plan,
        count_units=len(found.biases["counts"]),
        term_units=len(found.biases["terms"]),
        inner=len(found.biases["policy_1"]),
    )


def term_scales(rules: AnyRules) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return factors that bring the terms of random games to about one."""
    games = SelfPlay([(rules, SCALING_GAMES)], seed=0, stride=SCALING_GAMES)
    rng = np.random.default_rng(0)
    total = np.zeros(games.terms.shape[1])
    used = np.zeros_like(total)
    for _ in range(SCALING_STEPS):
        masks = np.unpackbits(games.masks, axis=1, bitorder="little")
        noise = rng.random(masks.shape, dtype=np.float32)
        games.decisions[:] = (masks * (1 + noise)).argmax(axis=1)
        games.step()
        terms = games.terms.astype(np.float64)
        total += (terms**2).sum(axis=0)
        used += (terms != 0).sum(axis=0)
    usual = np.sqrt(total / np.maximum(used, 1))
    return (1.0 / np.maximum(usual, float(TERM_PARTS))).astype(np.float32)


def about_run(run: "Run") -> Figures:
    """Return the history of a network: what it is for, and how it was trained."""
    plan = run.plan
    rules = plan.rules()[0]
    first = FIRST_TRAINING_SEED + plan.seed * SEEDS_PER_RUN
    return {
        "game": plan.game,
        "map": rules.map_name,
        "players": sorted({part.players for part in plan.shares}),
        "variants": sorted({name for part in plan.shares for name in part.variants}),
        "rules": rules.version,
        "observation": rules.layouts[False].version,
        "seeds": [first, first + SEEDS_PER_RUN - 1],
        "decisions": run.decisions,
        "updates": run.updates,
        "minutes": round(run.seconds / 60, 1),
        "plan": plan.as_json(),
    } | ({"figures": run.evaluated} if run.evaluated else {})


SERIES = {
    "mean": "mean",
    "winner": "winner",
    "hand_made_own": "against the hand-made search",
    "hand_made_others": "the hand-made search",
    "fixed_own": "alone against a fixed bot",
    "fixed_others": "the fixed bot",
}


def curve(folder: Path, title: str) -> str:
    """Draw the learning curve of a run as SVG: points by millions of decisions."""
    steps = [json.loads(line) for line in (folder / LOG).read_text(encoding="utf-8").splitlines()]
    lines = {
        label: [(step["decisions"] / 1e6, step[name]) for step in steps if name in step]
        for name, label in SERIES.items()
    }
    return line_chart(
        title,
        Axis("million decisions"),
        Axis("VP"),
        [Series(label, points) for label, points in lines.items() if points],
    )


class Run:
    """One run, in a folder of its own. A folder that has a checkpoint goes on with `resume`.

    >>> from tempfile import TemporaryDirectory
    >>> from cottonopolis.training.plan import Share
    >>> plan = TrainingPlan("brass", (Share(4),), games=4, steps=8, decisions=64)
    >>> with TemporaryDirectory() as folder:
    ...     run = Run(plan, Path(folder))
    ...     run.train()
    ...     written = run.write_network(Path(folder) / "network.npz")
    ...     run.close()
    >>> run.progress >= 1, written.about["players"]
    (True, [4])
    """

    def __init__(
        self,
        plan: TrainingPlan,
        folder: Path,
        device: str = "cpu",
        workers: int = 0,
        resumed: bool = False,
    ) -> None:
        """Start a run; with workers, actors on a Ray cluster play the games.

        A resumed run gets its weights from the checkpoint (`resume`).
        """
        plan.check()
        start = NetworkFile.read(Path(plan.start)) if plan.start and not resumed else None
        if start is not None:
            plan = with_units_of(plan, start)
        network = new_network(plan)
        if start is not None:
            network.load(start)
        self.plan = plan
        self.folder = folder
        self.device = torch.device(device)
        self.learner = Learner(plan, network, self.device)
        self.player: Player | RayPlayers
        if workers:
            self.player = RayPlayers(plan, self.device, workers)
        else:
            self.player = Player(plan, self.device)
        self.actor = self._copy(self.learner.network)
        self.snapshots: list[Network] = []
        self.others = [
            self._copy(Network.from_file(NetworkFile.read(Path(file)))) for file in plan.opponents
        ]
        self.decisions = 0
        self.updates = 0
        self.seconds = 0.0
        self.evaluated: Figures = {}  # the last games against a fixed bot
        self._saved = self._evaluated = time.monotonic()
        self._evaluates = False
        self._chance = np.random.default_rng(plan.seed)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / PLAN).write_text(json.dumps(plan.as_json(), indent=1), encoding="utf-8")

    def _copy(self, network: Network) -> Network:
        """Copy a network for playing."""
        made = network.blank().to(self.device)
        if self.device.type == "cuda":
            made = made.to(torch.bfloat16)
        copy_weights(network, made)
        return made.eval()

    @property
    def progress(self) -> float:
        """How much of the run is done, from 0 to 1.

        >>> from tempfile import TemporaryDirectory
        >>> from cottonopolis.training.plan import Share
        >>> with TemporaryDirectory() as folder:
        ...     run = Run(TrainingPlan("brass", (Share(4),), games=4, steps=8), Path(folder))
        ...     run.close()
        >>> run.progress
        0.0
        """
        by_decisions = self.decisions / self.plan.decisions
        if self.plan.minutes is None:
            return by_decisions
        return max(by_decisions, self.seconds / 60 / self.plan.minutes)

    def train(
        self,
        report: Report = lambda figures: None,
        minutes: float | None = None,
        updates: int | None = None,
        evaluates: bool = False,
    ) -> None:
        """Train until the plan is fulfilled, or for some minutes or updates at most.

        `report` gets the figures of every update. A checkpoint is written every minute and at the
        end. With `evaluates`, the network plays against a fixed bot every five minutes.

        >>> from tempfile import TemporaryDirectory
        >>> from cottonopolis.training.plan import Share
        >>> told = []
        >>> with TemporaryDirectory() as folder:
        ...     run = Run(TrainingPlan("brass", (Share(4),), games=4, steps=8), Path(folder))
        ...     run.train(told.append, updates=1)
        ...     run.close()
        >>> [(figures["update"], figures["decisions"]) for figures in told]
        [(1, 32)]
        """
        self._evaluates = evaluates
        most = np.inf if updates is None else self.updates + updates
        began = time.monotonic()
        earlier = self.seconds
        limit = np.inf if minutes is None else minutes * 60
        waiting: tuple[Rollout, Figures] | None = None
        spare: list[Any] = [self.player.new_rollout() for _ in range(2 if self.plan.overlap else 1)]
        if not self.updates:
            self.player.spread(self.actor, spare[0])
        with ThreadPoolExecutor(1) as thread:
            learning: Future[Figures] | None = None
            while (
                self.progress < 1
                and time.monotonic() - began < limit
                and self.updates + (waiting is not None) < most
            ):
                self.seconds = earlier + time.monotonic() - began
                if waiting is not None:
                    learning = thread.submit(self._learn, waiting[0])
                    if not self.plan.overlap:
                        self._finish(learning, waiting, report, spare)
                        waiting = learning = None
                start = time.monotonic()
                rollout = self.player.play(self.actor, self._opponent(), spare.pop())
                played = self._count(rollout)
                played["play_seconds"] = time.monotonic() - start
                if learning is not None and waiting is not None:
                    self._finish(learning, waiting, report, spare)
                    learning = None
                waiting = (rollout, played)
            if waiting is not None:
                self._finish(thread.submit(self._learn, waiting[0]), waiting, report, spare)
        self.seconds = earlier + time.monotonic() - began
        self.save()

    def _finish(
        self,
        learning: "Future[Figures]",
        waiting: tuple[Rollout, Figures],
        report: Report,
        spare: list[Any],
    ) -> None:
        rollout, played = waiting
        figures = {**played, **learning.result()}
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        spare.append(rollout)
        copy_weights(self.learner.network, self.actor)
        self.updates += 1
        self.decisions += rollout.seats.numel()
        if self.plan.league and self.updates % self.plan.snapshot_interval == 0:
            self.snapshots.append(self._copy(self.learner.network))
            del self.snapshots[: -self.plan.league_size]
        figures = {
            "update": self.updates,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
            **{name: round(value, 5) for name, value in figures.items()},
        }
        now = time.monotonic()
        if self._evaluates and now - self._evaluated > EVALUATION_INTERVAL_S:
            figures |= self.evaluate(EVALUATION_GAMES)
            self._evaluated = time.monotonic()
        with (self.folder / LOG).open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(figures) + "\n")
        if now - self._saved > SAVE_INTERVAL_S:
            self.save()
            self._saved = time.monotonic()
        report(figures)

    def _learn(self, rollout: Rollout) -> Figures:
        start = time.monotonic()
        rates = rates_at(self.plan, self.progress)
        if self.device.type == "cuda":
            with torch.cuda.stream(self._stream()):
                figures = self.learner.learn(rollout, self.player.players, rates)
                torch.cuda.current_stream().synchronize()
        else:
            figures = self.learner.learn(rollout, self.player.players, rates)
        figures["learn_seconds"] = time.monotonic() - start
        return figures

    def _stream(self) -> "torch.cuda.Stream":
        if not hasattr(self, "_learning_stream"):
            self._learning_stream = torch.cuda.Stream()  # type: ignore[no-untyped-call]
        return self._learning_stream

    def _opponent(self) -> Network | None:
        """Choose an opponent for the next rollout: an earlier self, or another player."""
        groups = [group for group in (self.snapshots, self.others) if group]
        if not groups:
            return None
        group = groups[int(self._chance.integers(len(groups)))]
        return group[int(self._chance.integers(len(group)))]

    def _count(self, rollout: Rollout) -> Figures:
        """Return the mean points of finished games, in self-play and against the league."""
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        found: Figures = {"games": int(rollout.ended.sum())}
        steps, games = rollout.ended.nonzero(as_tuple=True)
        points = rollout.points[steps, games].float()
        seats = torch.arange(points.shape[1], device=points.device)
        present = seats < self.player.players[games].unsqueeze(1)
        league = self.player.is_league[games] & bool(self.snapshots or self.others)
        most = int(self.player.players.max())
        by_hand = self.player.hand_made[games]
        mixed = by_hand.any(dim=1)
        alone = ~league & ~mixed & (self.player.players[games] == most)
        if bool(alone.any()):
            found["mean"] = float(points[alone][:, :most].mean())
            found["winner"] = float(points[alone].max(dim=1).values.mean())
        if bool(mixed.any()):
            mine = present[mixed] & ~by_hand[mixed]
            found["hand_made_own"] = float(points[mixed][mine].mean())
            found["hand_made_others"] = float(points[mixed][by_hand[mixed]].mean())
            best = points[mixed].masked_fill(~present[mixed], -1e6).argmax(dim=1, keepdim=True)
            found["hand_made_wins"] = float(mine.gather(1, best).float().mean())
            found["hand_made_share"] = float((mine.sum(dim=1) / present[mixed].sum(dim=1)).mean())
        if bool(league.any()):
            others = rollout.others[steps, games][league] & present[league]
            mine = present[league] & ~others
            found["league_own"] = float(points[league][mine].mean())
            found["league_others"] = float(points[league][others].mean())
        return found

    # Results

    def evaluate(self, games: int, processes: int = 0) -> Figures:
        """Let the averaged network play alone against a fixed bot, on seeds of this purpose.

        The figures also go into the file of the network. With 0 processes, each core gets one; a
        script then needs `if __name__ == "__main__"`.

        >>> from tempfile import TemporaryDirectory
        >>> from cottonopolis.training.plan import Share
        >>> with TemporaryDirectory() as folder:
        ...     run = Run(TrainingPlan("brass", (Share(4),), games=4, steps=8), Path(folder))
        ...     found = run.evaluate(games=2, processes=1)
        ...     run.close()
        >>> found["fixed_bot"], found["fixed_games"]
        ('strong-2026a', 2)
        """
        path = self.folder / EVALUATED
        self.learner.averaged.to_file(about_run(self)).write(path)
        try:
            self.evaluated = against_fixed_bot(self.plan, path, games, processes)
        finally:
            path.unlink()
        return self.evaluated

    def write_network(self, path: Path) -> NetworkFile:
        """Write the averaged network with its history; every command takes the file as a bot.

        >>> from tempfile import TemporaryDirectory
        >>> from cottonopolis.training.plan import Share
        >>> with TemporaryDirectory() as folder:
        ...     run = Run(TrainingPlan("brass", (Share(4),), games=4, steps=8), Path(folder))
        ...     run.write_network(Path(folder) / "network.npz").about["game"]
        ...     run.close()
        'brass'
        """
        found = self.learner.averaged.to_file(about_run(self))
        found.write(path)
        return found

    def close(self) -> None:
        """Stop the threads, or the actors, that play.

        >>> from tempfile import TemporaryDirectory
        >>> from cottonopolis.training.plan import Share
        >>> with TemporaryDirectory() as folder:
        ...     Run(TrainingPlan("brass", (Share(4),), games=4, steps=8), Path(folder)).close()
        """
        self.player.close()

    # Checkpoints

    def save(self) -> None:
        """Write a checkpoint, whole or not at all.

        >>> from tempfile import TemporaryDirectory
        >>> from cottonopolis.training.plan import Share
        >>> with TemporaryDirectory() as folder:
        ...     run = Run(TrainingPlan("brass", (Share(4),), games=4, steps=8), Path(folder))
        ...     run.save()
        ...     run.close()
        ...     sorted(path.name for path in Path(folder).iterdir())
        ['checkpoint.pt', 'plan.json']
        """
        found = {
            "learner": self.learner.state(),
            "snapshots": [network.state_dict() for network in self.snapshots],
            "counters": (self.decisions, self.updates, self.seconds),
            "chance": self._chance.bit_generator.state,
            "player": self.player.state(),
        }
        target = self.folder / CHECKPOINT
        torch.save(found, target.with_suffix(".new"))
        target.with_suffix(".new").replace(target)

    @classmethod
    def resume(cls, folder: Path, device: str = "cpu", workers: int = 0, **changes: Any) -> "Run":
        """Continue a run from its checkpoint, perhaps with another plan.

        >>> from tempfile import TemporaryDirectory
        >>> from cottonopolis.training.plan import Share
        >>> with TemporaryDirectory() as folder:
        ...     run = Run(TrainingPlan("brass", (Share(4),), games=4, steps=8), Path(folder))
        ...     run.train(updates=1)
        ...     run.close()
        ...     again = Run.resume(Path(folder), decisions=64)
        ...     again.close()
        >>> again.updates, again.progress
        (1, 0.5)
        """
        if not (folder / CHECKPOINT).is_file():
            raise SetupError("training-folder", word=str(folder))
        plan = TrainingPlan.from_json(
            {**json.loads((folder / PLAN).read_text(encoding="utf-8")), **changes}
        )
        run = cls(plan, folder, device, workers, resumed=True)
        found = torch.load(folder / CHECKPOINT, map_location=run.device, weights_only=False)
        run.learner.restore(found["learner"])
        copy_weights(run.learner.network, run.actor)
        for state in found["snapshots"]:
            network = run._copy(run.learner.network)
            network.load_state_dict(state)
            run.snapshots.append(network)
        run.decisions, run.updates, run.seconds = found["counters"]
        run._chance.bit_generator.state = found["chance"]
        run.player.restore(found["player"])
        return run
