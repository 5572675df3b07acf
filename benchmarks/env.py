"""Speed of the learning environments, masks and observations included."""

import os
import time

import numpy as np
from rich.console import Console

from benchmarks.measure import Figure
from cottonopolis.env.batch import Batch, generator

SEED = 1
SIZES = (1, 64, 1024)
SECONDS = 1.0  # per run
REPEATS = 5
SETUPS = (("brass", None), ("industry", "germany"), ("industry", "new_england"))
batch_rate = 0.0  # Brass, one core, for the comparison with others


def decisions_per_second(batch: Batch) -> float:
    """Measure random legal decisions, without choosing them; the best of several runs."""
    rng = generator(SEED)
    best = 0.0
    for _ in range(REPEATS):
        made, spent = 0, 0.0
        while spent < SECONDS:
            actions = batch.random_actions(rng)
            began = time.perf_counter()
            batch.step(actions)
            spent += time.perf_counter() - began
            made += len(batch)
        best = max(best, made / spent)
    return best


def aec_steps_per_second() -> float:
    """Measure steps of PettingZoo's interface, with `last` and `step`."""
    from cottonopolis.env import brass_v0

    env = brass_v0.raw_env()
    env.reset(seed=SEED)
    chance = np.random.default_rng(SEED)
    best = 0.0
    for _ in range(REPEATS):
        made = 0
        began = time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            seen, _, ended, _, _ = env.last()
            if ended:
                env.reset()
                continue
            env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            made += 1
        best = max(best, made / (time.perf_counter() - began))
    return best


def figures(console: Console) -> list[Figure]:
    """Measure batches of several sizes on one core, the largest also on all cores."""
    global batch_rate
    found = []
    cores = os.cpu_count() or 1
    for game, map_name in SETUPS:
        for size, threads in [(size, 1) for size in SIZES] + [(SIZES[-1], cores)]:
            title = f"{map_name or game}, batch of {size:,}"
            title += f", {threads} threads" if threads > 1 else ""
            with console.status(title):
                batch = Batch(game, size, SEED, map=map_name, threads=threads)
                rate = decisions_per_second(batch)
                batch.close()
            wanted = "300,000" if size > 1 and threads == 1 else ""
            how = f"4 players, seeds {SEED} and up, best of {REPEATS} runs of {SECONDS:.0f} s"
            found.append(Figure(title, f"{rate:,.0f} decisions/s", wanted, how))
            if game == "brass" and threads == 1:
                batch_rate = max(batch_rate, rate)
    rate = aec_steps_per_second()
    found.append(
        Figure(
            "brass, PettingZoo",
            f"{rate:,.0f} steps/s",
            "",
            f"seed {SEED}, best of {REPEATS} runs, choosing included",
        )
    )
    return found
