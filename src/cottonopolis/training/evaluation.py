"""Games of a network against a fixed bot, on seeds that nothing else uses."""

from functools import partial
from pathlib import Path
from typing import Any

from cottonopolis.arena.figures import figures
from cottonopolis.arena.run import make_run, play_games
from cottonopolis.support.parallel import all_cores, in_processes
from cottonopolis.training.plan import TrainingPlan

FIXED_BOT = "strong-2026a"  # never changes, and plays every map
FIRST_EVALUATION_SEED = 2_900_000_000  # training, tuning and reports use other blocks
Figures = dict[str, Any]


def against_fixed_bot(plan: TrainingPlan, network: Path, games: int, processes: int = 0) -> Figures:
    """Let the policy of a network file play alone against fixed bots.

    The set-up is the plan's with most players; every call plays the same deals. With 0 processes,
    each core gets one. One process remembers the networks that it has loaded, so use it once.
    """
    share = max(plan.shares, key=lambda share: share.players)
    bots = (str(network), *[FIXED_BOT] * (share.players - 1))
    run = make_run(
        plan.game,
        share.players,
        bots,
        games,
        FIRST_EVALUATION_SEED,
        share.variants,
        share.map_name,
    )
    spread = partial(in_processes, processes=processes or max(2, all_cores()))
    own, others = figures(run, play_games(run, range(games), spread))["bots"]
    return {
        "fixed_bot": FIXED_BOT,
        "fixed_players": share.players,
        "fixed_games": games,
        "fixed_seed": FIRST_EVALUATION_SEED,
        "fixed_wins": own["win_rate"],
        "fixed_wins_ci95": own["win_rate_ci95"],
        "fixed_own": own["mean_vp"],
        "fixed_others": others["mean_vp"],
    }
