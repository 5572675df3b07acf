"""What a bot does in its games, in figures and plots: python -m benchmarks.strategy

    python -m benchmarks.strategy --bot "strongest*0.01" --bot strongest-2026a --games 200 \
        --seed 9200000 --folder docs

Every bot plays in all seats. The figures are per seat and game; docs/strategy.md discusses them.
"""

import argparse
import json
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

from cottonopolis import Game
from cottonopolis.drawing.plots import Axis, Series, line_chart
from cottonopolis.support.parallel import in_processes

Json = dict[str, Any]
ROUNDS = 8  # of a period with four players


def game_figures(bot: str, seed: int) -> Counter[str]:
    """Count what happens in one game of Brass."""
    game = Game.new("brass", players=4, seed=seed).play_out(bot, seed=seed)
    found: Counter[str] = Counter()
    period, number = "canal", 1
    industry_at: dict[str, str] = {}
    for event in game.log:
        facts = event.facts
        if event.name == "round_began":
            period, number = str(facts["period"]), int(str(facts["round"]))
            continue
        when = number if period == "canal" else ROUNDS + number
        if event.name == "built":
            kind = f"{facts['industry']} {facts['level']}"
            found[f"built {period} {kind}"] += 1
            industry_at[str(facts["place"])] = str(facts["industry"])
        elif event.name == "developed":
            found[f"developed {period} {facts['industry']}"] += 1
            found[f"round {when} developed"] += 1
        elif event.name == "laid_link":
            found[f"links {period}"] += 1
        elif event.name == "borrowed":
            found[f"loans {facts['amount']}"] += 1
            found[f"round {when} borrowed"] += int(str(facts["amount"]))
        elif event.name == "sold" or event.name == "turned_market":
            found[f"sold {event.name} {period}"] += 1
        elif event.name == "passed":
            found["passed"] += 1
        elif event.name == "collected":
            found[f"round {when} income"] += int(str(facts["amount"]))
        elif event.name == "paid_debt":
            found[f"round {when} income"] -= int(str(facts["amount"]))
        elif event.name == "scored_link":
            found[f"points links {period}"] += int(str(facts["vp"]))
        elif event.name == "scored_tile":
            found[f"points {industry_at[str(facts['place'])]}"] += int(str(facts["vp"]))
        elif event.name == "scored_money":
            found["points money"] += int(str(facts["vp"]))
    points = game.score()
    found["points"] += sum(points)
    found["winner"] += 4 * max(points)
    return found


def bot_figures(bot: str, games: int, seed: int, processes: int) -> dict[str, float]:
    """Return the figures per seat and game."""
    total: Counter[str] = Counter()
    jobs = range(seed, seed + games)
    for one in in_processes(partial(game_figures, bot), jobs, processes):
        total.update(one)
    return {name: round(total[name] / games / 4, 3) for name in sorted(total)}


def by_round(found: dict[str, float], what: str) -> list[tuple[float, float]]:
    return [(float(n), found.get(f"round {n} {what}", 0.0)) for n in range(1, 2 * ROUNDS + 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", action="append", required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=9_200_000)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path)
    asked = parser.parse_args()
    found = {bot: bot_figures(bot, asked.games, asked.seed, asked.processes) for bot in asked.bot}
    print(json.dumps(found, indent=1))
    if asked.folder is None:
        return
    marks = [(float(ROUNDS), "end of the canal period")]
    for what, label in (("borrowed", "£ borrowed"), ("income", "£ income")):
        series = [Series(bot, by_round(figures, what)) for bot, figures in found.items()]
        picture = line_chart(f"{label} per round", Axis("round"), Axis("£"), series, marks)
        (asked.folder / f"strategy-{what}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
