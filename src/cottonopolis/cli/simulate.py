"""`cottonopolis simulate`: play many games of random players or bots, in processes."""

import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from cottonopolis.bots.registry import NETWORK_SUFFIX
from cottonopolis.cli.progress import progress_bar
from cottonopolis.errors import SetupError
from cottonopolis.game import Game
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules
from cottonopolis.games.simulation import simulate as random_games
from cottonopolis.messages import say
from cottonopolis.support.files import check_writable, write_text
from cottonopolis.support.parallel import in_processes

if TYPE_CHECKING:
    from cottonopolis.env.dataset import About, Dataset

GAMES_PER_JOB = 500
BOT_GAMES_PER_JOB = 20


@dataclass(frozen=True)
class Run:
    """The parameters of a simulation; game k uses the seed `seed` + k."""

    game: str
    players: int
    variants: tuple[str, ...]
    map_name: str | None
    games: int
    seed: int
    policy: str  # a random player, a bot, or one for each seat, separated by commas
    processes: int
    bot_files: tuple[Path, ...] = ()

    @property
    def rules(self) -> AnyRules:
        return rules_for(self.game, self.players, self.variants, self.map_name)

    @property
    def is_random(self) -> bool:
        """Whether compiled random players play."""
        return self.policy in self.rules.policies

    @property
    def about(self) -> "About":
        """The metadata for a file of decisions."""
        from cottonopolis.env.dataset import About

        return About.of(self.rules, self.policy, self.seed, self.games)


class Part(NamedTuple):
    """Some games of a run."""

    first: int
    points: NDArray[np.int16]  # game by seat
    decisions: int
    rows: "Dataset | None" = None  # every decision, if they are saved


def _play_part(run: Run, job: tuple[int, int]) -> Part:
    """Play some games of a run; `job` is the first one and their number."""
    first, count = job
    points, decisions = random_games(run.rules, count, run.seed + first, run.policy)
    return Part(first, points, int(decisions.sum()))


def _log_part(run: Run, job: tuple[int, int]) -> Part:
    """Play some games of a run and log every decision."""
    from cottonopolis.arena.run import load_bots
    from cottonopolis.env import dataset

    load_bots(run.bot_files)
    first, count = job
    rows = dataset.play(run.about, run.seed + first, count)
    points = np.zeros((count, run.players), dtype=np.int16)
    points[rows.game - (run.seed + first), rows.seat] = rows.points
    return Part(first, points, len(rows), rows)


def _parts(run: Run, work: Callable[[tuple[int, int]], Part]) -> Iterator[Part]:
    """Yield all parts of a run in order, from one or more processes."""
    most = GAMES_PER_JOB if run.is_random else BOT_GAMES_PER_JOB
    jobs = ((first, min(most, run.games - first)) for first in range(0, run.games, most))
    return _in_order(in_processes(work, jobs, run.processes))


def _in_order(parts: Iterable[Part]) -> Iterator[Part]:
    """Sort parts by their first games; early parts are buffered."""
    early: dict[int, Part] = {}
    due = 0
    for part in parts:
        early[part.first] = part
        while due in early:
            ready = early.pop(due)
            due += len(ready.points)
            yield ready


def _file(run: Run, save: Path | None) -> AbstractContextManager[Callable[["Dataset"], None]]:
    """Open the file for decisions, if there is one; yields its write function."""
    if save is None:
        return nullcontext(lambda rows: None)
    from cottonopolis.env.dataset import writing

    return writing(save, run.about)


def simulate(
    run: Run, console: Console, lang: str, save: Path | None = None, records: Path | None = None
) -> dict[str, Any]:
    """Play the games with a progress bar; returns statistics.

    Saves every decision in the file `save`, and every game as a record in the folder `records`.
    """
    points = np.zeros(run.players, dtype=np.int64)
    games = decisions = winners = 0
    logged = save is not None or records is not None or not run.is_random
    work = partial(_log_part if logged else _play_part, run)
    if run.is_random:
        work((0, 1))  # load the compiled rules before measuring
    with progress_bar(console, say(lang, "ui-simulating"), run.games) as (progress, task):
        began = time.perf_counter()
        with _file(run, save) as write:
            for part in _parts(run, work):
                points += part.points.sum(axis=0)
                winners += int(part.points.max(axis=1).sum())
                games += len(part.points)
                decisions += part.decisions
                if part.rows is not None:
                    write(part.rows)
                    if records is not None:
                        _save_records(run, part.rows, records)
                progress.update(task, completed=games)
        seconds = time.perf_counter() - began
    means = points / games
    figures = {
        "game": run.game,
        "players": run.players,
        "variants": list(run.variants),
        "map": run.rules.map_name,
        "policy": run.policy,
        "seed": run.seed,
        "games": run.games,
        "processes": run.processes,
        "seconds": round(seconds, 4),
        "games_per_second": round(run.games / seconds, 1),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1),
        "mean_vp": round(float(means.mean()), 3),
        "mean_vp_by_seat": [round(float(mean), 3) for mean in means],
        "mean_winner_vp": round(winners / games, 3),
    }
    return figures if save is None else {**figures, "file": str(save), "bytes": save.stat().st_size}


def _save_records(run: Run, rows: "Dataset", folder: Path) -> None:
    """Write some games of the run as records."""
    for seed, decisions in rows.games():
        game = Game(run.game, run.players, seed, run.variants, run.map_name)
        for decision in decisions:
            game.play(int(decision))
        write_text(_record_file(run, seed, folder), game.record())


def _record_file(run: Run, seed: int, folder: Path) -> Path:
    """Return the file of a game's record; its name suits every file system."""
    digits = len(str(run.seed + run.games - 1))
    bots = "-".join(_file_word(bot) for bot in run.policy.split(","))
    return folder / f"{run.game}-{run.players}p-{bots}-{seed:0{digits}}.txt"


def _file_word(bot: str) -> str:
    """Return a bot's name without what file names cannot contain; of a network file, its stem."""
    name = Path(bot).stem if bot.endswith(NETWORK_SUFFIX) else bot
    return re.sub(r"[^\w.]+", "-", name)


def check_records(run: Run, folder: Path) -> None:
    """Create the folder for records; raises SetupError if they could not be written there."""
    make_folder(folder)
    check_writable(_record_file(run, run.seed, folder))


def check_card(card: Path, save: Path | None) -> None:
    """Raise SetupError if a dataset card has no file to describe, or would overwrite something."""
    if save is None:
        raise SetupError("card-alone")
    if card.exists():
        raise SetupError("file-exists", word=str(card))
    check_writable(card)


def write_card(card: Path, run: Run, decisions: int, save: Path) -> None:
    """Write the card of a file of decisions."""
    from cottonopolis.env.dataset_card import card_text

    write_text(card, card_text(run.about, decisions, save.name))


def make_folder(folder: Path) -> None:
    """Create a folder; raises SetupError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise SetupError("not-a-folder", word=str(folder)) from None
    except OSError as fault:
        raise SetupError("file-unwritable", word=str(folder), fault=str(fault.strerror)) from None
