"""What a bot does in its games, in figures and plots: python -m benchmarks.strategy

    python -m benchmarks.strategy --bot policy=strongest*0.0001 --bot strongest-2026a \
        --games 200 --seed 9200000 --processes 2 --table --folder docs
    python -m benchmarks.strategy --map germany --table --bot policy=strongest*0.0001

Every bot plays in all four seats; `NAME=BOT` shows a bot by another name. The figures are per seat
and game; docs/strategy.md discusses them. The plots are made for Brass.
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from cottonopolis import Game
from cottonopolis.drawing.plots import Axis, Measured, Panel, Series, bar, line_chart, row_chart
from cottonopolis.games.events import Event
from cottonopolis.support.parallel import in_processes

PLAYERS = 4
ROUNDS = 8  # of a period with four players
LINES = {"borrowed": "£ borrowed", "income": "£ income", "developed": "tiles developed"}
SOURCES = {
    "cotton_mill": "cotton mills",
    "links rail": "rails",
    "iron_works": "iron works",
    "port": "ports",
    "shipyard": "shipyards",
    "links canal": "canals",
    "coal_mine": "coal mines",
    "money": "money",
}

Figures = dict[str, float]


class Counting:
    """Counts what happens in one game."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.period = ""  # with a blank behind it; empty where a game has none
        self.round = 1  # of the game
        self.industry_at: dict[str, str] = {}

    def add(self, event: Event) -> None:
        facts, name, found = event.facts, event.name, self.found
        if name == "round_began":
            self.period = f"{facts['period']} "
            rail = facts["period"] == "rail"
            self.round = int(str(facts["round"])) + (ROUNDS if rail else 0)
        elif name == "built":
            found[f"built {self.period}{facts['industry']} {facts['level']}"] += 1
            self.industry_at[str(facts["place"])] = str(facts["industry"])
        elif name == "developed":
            found[f"developed {self.period}{facts['industry']}"] += 1
            found[f"round {self.round} developed"] += 1
        elif name == "laid_link":
            found[f"links {self.period}".strip()] += 1
        elif name in ("borrowed", "took_loan"):
            found[f"loans {self.period}".strip()] += 1
            found[f"round {self.round} borrowed"] += int(str(facts["amount"]))
        elif name == "collected":
            found[f"round {self.round} income"] += int(str(facts["amount"]))
        elif name == "paid_debt":
            found[f"round {self.round} income"] -= int(str(facts["amount"]))
        elif name == "scored_link":
            found[f"points links {self.period}".strip()] += int(str(facts["vp"]))
        elif name == "scored_tile":
            industry = self.industry_at[str(facts["place"])]
            found[f"points {industry}"] += int(str(facts["vp"]))
            if self.period == "canal ":
                found[f"points in the canal period {industry}"] += int(str(facts["vp"]))
        elif name == "scored_money":
            found["points money"] += int(str(facts["vp"]))
        elif name in ("sold", "turned_market", "sold_to_market", "passed", "repaid_loan", "drew"):
            found[f"{name} {self.period}".strip()] += 1
        elif name in ("took_face_up", "paid_interest"):
            found[name] += int(str(facts.get("amount", 1)))


def game_figures(map_name: str | None, bot: str, seed: int) -> Counter[str]:
    """Count what happens in one game in which a bot has all seats."""
    game = "brass" if map_name is None else "industry"
    start = Game.new(game, players=PLAYERS, map=map_name, seed=seed)
    played = start.play_out(bot, seed=seed)
    counting = Counting()
    for event in played.log:
        counting.add(event)
    points = played.score()
    counting.found["points"] += sum(points)
    counting.found["winner"] += PLAYERS * max(points)
    return counting.found


def bot_figures(map_name: str | None, bot: str, games: int, seed: int, processes: int) -> Figures:
    """Return the figures per seat and game."""
    total: Counter[str] = Counter()
    jobs = range(seed, seed + games)
    for one in in_processes(partial(game_figures, map_name, bot), jobs, processes):
        total.update(one)
    return {name: round(total[name] / games / PLAYERS, 3) for name in sorted(total)}


def by_round(found: Figures, what: str) -> list[tuple[float, float]]:
    return [(float(n), found.get(f"round {n} {what}", 0.0)) for n in range(1, 2 * ROUNDS + 1)]


def plots(all_figures: dict[str, Figures], note: str) -> dict[str, str]:
    """Return pictures of Brass by the names of their files."""
    marks = [(float(ROUNDS), "end of the canal period")]
    pictures = {}
    for what, label in LINES.items():
        series = [Series(bot, by_round(found, what)) for bot, found in all_figures.items()]
        title = f"Brass, {PLAYERS} players: {label} per player and round"
        axes = Axis("round"), Axis(label)
        pictures[f"strategy-{what}.svg"] = line_chart(title, *axes, series, marks, note=note)
    most = max(
        found.get(f"points {source}", 0) for found in all_figures.values() for source in SOURCES
    )
    panels = [
        Panel(
            Axis(f"points of {bot}", low=0.0, high=most),
            [_measured(found.get(f"points {source}", 0.0)) for source in SOURCES],
            bar,
        )
        for bot, found in all_figures.items()
    ]
    title = f"Brass, {PLAYERS} players: where the points come from"
    pictures["strategy-points.svg"] = row_chart(title, note, list(SOURCES.values()), panels)
    return pictures


def _measured(value: float) -> Measured:
    return Measured(value, f"{value:.1f}")


def table(all_figures: dict[str, Figures]) -> str:
    """Return all figures as a Markdown table, those by round left out."""
    names = sorted({name for found in all_figures.values() for name in found})
    rows = [["", *all_figures], ["---"] * (len(all_figures) + 1)]
    for name in names:
        if not name.startswith("round "):
            rows.append([name, *(f"{found.get(name, 0):.2f}" for found in all_figures.values())])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def named(bots: Sequence[str]) -> dict[str, str]:
    """Return bots by the names under which they are shown."""
    pairs = (bot.partition("=") for bot in bots)
    return {name: bot or name for name, _, bot in pairs}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", action="append", required=True)
    parser.add_argument("--map", choices=("germany", "new_england"), help="instead of Brass")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=9_200_000)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="for the plots of Brass")
    parser.add_argument("--table", action="store_true", help="print a table instead of JSON")
    asked = parser.parse_args()
    found: dict[str, Figures] = {
        name: bot_figures(asked.map, bot, asked.games, asked.seed, asked.processes)
        for name, bot in named(asked.bot).items()
    }
    print(table(found) if asked.table else json.dumps(found, indent=1))
    if asked.folder is not None and asked.map is None:
        note = f"{asked.games} games from seed {asked.seed}; each bot in all seats."
        for file, picture in plots(found, note).items():
            (asked.folder / file).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
