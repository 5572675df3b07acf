"""`cottonopolis tune`: tune an evaluation with a progress bar and write the weights."""

from dataclasses import asdict
from functools import partial
from pathlib import Path

from rich.console import Console

from cottonopolis.arena.tuning import TuningPlan, chart, tune, write
from cottonopolis.cli.progress import progress_bar
from cottonopolis.messages import decimal, say
from cottonopolis.support.files import write_text
from cottonopolis.support.parallel import in_processes


def run(
    plan: TuningPlan, processes: int, folder: Path, out: Console, err: Console, lang: str
) -> None:
    """Tune, print the result of each round, and write weights, history and a plot."""
    steps = []
    with progress_bar(err, say(lang, "ui-tuning"), plan.rounds + 1) as (progress, task):
        for step, best in tune(plan, partial(in_processes, processes=processes)):
            steps.append(step)
            name = write(folder, plan, steps, best)
            progress.advance(task)
            out.print(
                say(
                    lang,
                    "ui-tuned",
                    round=step.round,
                    mean=decimal(lang, step.mean_vp, "0.0"),
                    winner=decimal(lang, step.mean_winner_vp, "0.0"),
                ),
                highlight=False,
            )
    picture = folder / f"{name}.svg"
    write_text(picture, chart(name, [asdict(step) for step in steps]))
    out.print(say(lang, "ui-tuning-kept", file=str(folder / f"{name}.json")), highlight=False)
