"""`cottonopolis train`: train a network by self-play, with a progress bar, and write it."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from cottonopolis.cli.progress import progress_bar
from cottonopolis.errors import SetupError
from cottonopolis.games.registry import rules_class, usual_players
from cottonopolis.messages import decimal, say
from cottonopolis.support.extras import need
from cottonopolis.support.files import write_text
from cottonopolis.support.parallel import all_cores, in_processes, on_ray

if TYPE_CHECKING:
    from cottonopolis.training.plan import TrainingPlan

NETWORK = "network.npz"
CURVE = "curve.svg"
STEPS = 1000  # of the progress bar
LAST_GAMES = 400  # against a fixed bot, when the training has ended


def plan_for(
    game: str,
    players: list[int],
    variants: tuple[str, ...],
    map_name: str | None,
    reward: str,
    **options: Any,
) -> "TrainingPlan":
    """Make a plan; every number of players gets the same share of the games."""
    need("torch", "train")
    from cottonopolis.training.plan import Share, TrainingPlan, reward_weights

    counts = players or [usual_players(game)]
    name = map_name or rules_class(game).default_map
    shares = tuple(Share(count, name, variants) for count in counts)
    plan = TrainingPlan(game, shares, weights=reward_weights(reward), **options)
    plan.check()
    return plan


def chosen_device(wanted: str) -> str:
    """Return the device to compute on; "auto" is the graphics card if there is one."""
    torch = need("torch", "train")
    if wanted == "auto":
        return "cuda" if torch.cuda.is_available() else "cpu"
    if wanted not in ("cpu", "cuda") or (wanted == "cuda" and not torch.cuda.is_available()):
        raise SetupError("training-device", word=wanted)
    return wanted


def check_networks(plan: "TrainingPlan", improve: Path | None) -> None:
    """Raise SetupError if a network that the training begins with or meets does not fit."""
    from cottonopolis.bots.network.features import feature_sizes
    from cottonopolis.bots.network.file import NetworkFile

    rules = plan.rules()[0]
    version = rules.layouts[False].version
    named = [file for file in (plan.start, improve, *plan.opponents) if file is not None]
    for file in named:
        found = NetworkFile.read(Path(file))
        found.check(plan.game, version, feature_sizes(rules), rules.decision_count)


def check_checkpoint(folder: Path) -> None:
    """Raise SetupError if there is no training to continue in a folder."""
    from cottonopolis.training.run import CHECKPOINT

    if not (folder / CHECKPOINT).is_file():
        raise SetupError("training-folder", word=str(folder))


def run(
    plan: "TrainingPlan | None",
    folder: Path,
    device: str,
    workers: int,
    minutes: float | None,
    out: Console,
    err: Console,
    lang: str,
) -> None:
    """Train in a folder, or go on there if there is no plan."""
    from cottonopolis.training.run import Run, curve

    if plan is None:
        found = Run.resume(folder, device, workers)
    else:
        found = Run(plan, folder, device, workers)

    with progress_bar(err, say(lang, "ui-training"), STEPS) as (progress, task):

        def report(figures: dict[str, Any]) -> None:
            progress.update(task, completed=round(STEPS * min(found.progress, 1.0)))
            if "mean" in figures:
                progress.update(task, description=_words(lang, figures))

        try:
            found.train(report, minutes, evaluates=True)
        except KeyboardInterrupt:
            found.save()
            raise
        finally:
            found.close()
    if found.progress >= 1:
        found.evaluate(LAST_GAMES)
    found.write_network(folder / NETWORK)
    picture = folder / CURVE
    write_text(picture, curve(folder, found.plan.game))
    out.print(say(lang, "ui-trained", file=str(folder / NETWORK)), highlight=False)
    out.print(say(lang, "ui-training-curve", file=str(picture)), highlight=False)
    if found.progress < 1:
        out.print(say(lang, "ui-training-resume", folder=str(folder)), highlight=False)


def improve(
    plan: "TrainingPlan",
    start: Path,
    folder: Path,
    device: str,
    work: tuple[int, int, int],
    out: Console,
    err: Console,
    lang: str,
) -> None:
    """Let a network learn from its own search; `work` is games per round, rounds, Ray workers."""
    from cottonopolis.training.expert_iteration import SearchPlan, iterate

    games, rounds, workers = work
    spread = partial(on_ray if workers else in_processes, processes=workers or all_cores())
    with progress_bar(err, say(lang, "ui-training"), games * rounds) as (progress, task):

        def report(figures: dict[str, Any]) -> None:
            if "games" in figures:
                progress.update(task, completed=figures["round"] * games + figures["games"])

        found = iterate(SearchPlan(plan, games, rounds), start, folder, spread, report, device)
    out.print(say(lang, "ui-trained", file=str(found)), highlight=False)


def _words(lang: str, figures: dict[str, Any]) -> str:
    return say(
        lang,
        "ui-training-now",
        mean=decimal(lang, figures["mean"], "0.0"),
        winner=decimal(lang, figures["winner"], "0.0"),
    )
