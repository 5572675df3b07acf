"""Runs many random games, on one core or on all of them."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from cottonopolis.cli.progress import progress_bar
from cottonopolis.errors import SetupError
from cottonopolis.files import write_text
from cottonopolis.game import Game
from cottonopolis.games.contract import rules_for
from cottonopolis.messages import say
from cottonopolis.parallel import in_processes

CHUNK = 500


@dataclass(frozen=True)
class Run:
    """What is to be simulated; game k uses the seed `seed` + k."""

    game: str
    players: int
    variants: tuple[str, ...]
    map_name: str | None
    games: int
    seed: int
    policy: str
    processes: int


Part = tuple[list[list[int]], int]  # victory points game by game, number of decisions


def _play_part(run: Run, job: tuple[int, int]) -> Part:
    """Some games of a run, given the first and how many; called in worker processes too."""
    first, count = job
    rules = rules_for(run.game, run.players, run.variants, run.map_name)
    points, decisions = rules.simulate(count, run.seed + first, run.policy)
    return points.tolist(), int(decisions.sum())


def _parts(run: Run) -> Iterator[Part]:
    """All parts of a run as they get ready, from one process or several."""
    jobs = ((first, min(CHUNK, run.games - first)) for first in range(0, run.games, CHUNK))
    return in_processes(partial(_play_part, run), jobs, run.processes)


def simulate(run: Run, console: Console, lang: str) -> dict[str, Any]:
    """Play the games with a progress bar; returns the figures."""
    points: list[list[int]] = []
    decisions = 0
    _play_part(run, (0, 1))  # so that loading the compiled rules is not measured
    with progress_bar(console, say(lang, "ui-simulating"), run.games) as (progress, task):
        began = time.perf_counter()
        for part, made in _parts(run):
            points += part
            decisions += made
            progress.update(task, completed=len(points))
        seconds = time.perf_counter() - began
    table = np.array(points, dtype=np.float64).reshape(run.games, run.players)
    return {
        "game": run.game,
        "players": run.players,
        "variants": list(run.variants),
        "map": rules_for(run.game, run.players, run.variants, run.map_name).map_name,
        "policy": run.policy,
        "seed": run.seed,
        "games": run.games,
        "processes": run.processes,
        "seconds": round(seconds, 4),
        "games_per_second": round(run.games / seconds, 1),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1),
        "mean_vp": round(float(table.mean()), 3),
        "mean_vp_by_seat": [round(float(mean), 3) for mean in table.mean(axis=0)],
        "mean_winner_vp": round(float(table.max(axis=1).mean()), 3),
    }


def save_records(run: Run, folder: Path, console: Console, lang: str) -> None:
    """Write every game of the run as a record."""
    rules = rules_for(run.game, run.players, run.variants, run.map_name)
    digits = len(str(run.seed + run.games - 1))
    with progress_bar(console, str(folder), run.games) as (progress, task):
        for seed in range(run.seed, run.seed + run.games):
            game = Game(run.game, run.players, seed, run.variants, run.map_name)
            game.state, game.steps = rules.random_game(seed, run.policy)
            name = f"{run.game}-{run.players}p-{run.policy}-{seed:0{digits}}.txt"
            write_text(folder / name, game.record())
            progress.advance(task)


def make_folder(folder: Path) -> None:
    """A folder for records, before anything is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise SetupError("not-a-folder", word=str(folder)) from None
    except OSError as fault:
        raise SetupError("file-unwritable", word=str(folder), fault=str(fault.strerror)) from None
