"""Search values for what no source states about Age of Industry, judged by `map balance`.

    python -m benchmarks.balance_search --steps 40 --games 200 --folder found

A candidate is a set of changes to the player board and to the market squares of the maps. Each step
changes one or two values of the best candidate so far, plays both maps and keeps the result if its
score is better. Games of the search use seeds from 570,000,000; final figures use others
(docs/balance.md), and so do the opening books. The same options give the same result on any number
of processes.
"""

import argparse
import json
import random
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from cottonopolis.arena.balance import BalancePlan, first_weights, play, tuned_weights
from cottonopolis.arena.balance_figures import balance_figures
from cottonopolis.games.industry.data import FOLDER, MAPS
from cottonopolis.support.parallel import all_cores, in_processes

Json = dict[str, Any]
Key = tuple[str, ...]  # ("tile", "coal_mine", "3", "cost") or ("markets", "germany", "holland")

FIRST_SEED = 570_000_000
MAP_NAMES = ("germany", "new_england")
GOODS = ("cotton_mill", "factory")

# Values that may change, each with its lowest and highest sensible value, on both sides of the
# printed one. Everything else is stated in the rule book, or follows from an example.
FREE: dict[Key, tuple[int, int]] = {
    ("tile", "factory", "3", "cost"): (5, 12),
    ("tile", "factory", "4", "cost"): (10, 20),
    ("tile", "coal_mine", "2", "cost"): (3, 12),
    ("tile", "coal_mine", "2", "income"): (4, 8),
    ("tile", "coal_mine", "3", "cost"): (4, 15),
    ("tile", "coal_mine", "3", "income"): (5, 10),
    ("tile", "coal_mine", "3", "cubes"): (4, 6),
    ("tile", "iron_works", "1", "income"): (2, 6),
    ("tile", "iron_works", "2", "cost"): (3, 12),
    ("tile", "iron_works", "2", "income"): (3, 9),
    ("tile", "iron_works", "3", "cost"): (5, 15),
    ("tile", "iron_works", "3", "income"): (4, 12),
    ("tile", "port", "1", "cost"): (1, 6),
    ("tile", "port", "2", "cost"): (3, 10),
    ("tile", "port", "2", "income"): (5, 10),
    ("tile", "port", "3", "cost"): (5, 14),
    ("tile", "port", "3", "income"): (6, 13),
    ("tile", "ship", "2", "cost"): (4, 13),
    ("tile", "ship", "2", "income"): (6, 13),
    ("tile", "ship", "3", "cost"): (7, 18),
    ("tile", "ship", "3", "income"): (8, 19),
    ("markets", "germany", "bohemia"): (0, 2),
    ("markets", "germany", "poland"): (1, 3),
    ("markets", "germany", "holland"): (1, 3),
    ("markets", "germany", "denmark"): (1, 3),
    ("markets", "germany", "switzerland"): (1, 3),
    ("markets", "germany", "austria"): (1, 4),
    ("markets", "germany", "leipzig"): (0, 2),
    ("markets", "germany", "berlin"): (0, 2),
    ("markets", "germany", "belgium"): (0, 1),
    ("markets", "new_england", "montreal"): (1, 4),
    ("markets", "new_england", "great_lakes"): (1, 4),
    ("markets", "new_england", "pennsylvania"): (0, 3),
    ("markets", "new_england", "albany"): (0, 1),
    ("markets", "new_england", "new_york"): (0, 1),
    ("imports", "new_england", "mass_bay"): (2, 6),
    ("imports", "new_england", "gulf_of_maine"): (2, 5),
    ("imports", "new_england", "ri_sound"): (2, 5),
    ("imports", "new_england", "li_sound"): (1, 5),
    ("imports", "new_england", "ny_bight"): (2, 6),
}


@dataclass(frozen=True)
class Candidate:
    """Changes to the printed values."""

    changes: dict[Key, int] = field(default_factory=dict)

    def value(self, key: Key) -> int:
        return self.changes.get(key, printed_value(key))

    def with_value(self, key: Key, value: int) -> "Candidate":
        changes = {**self.changes, key: value}
        if value == printed_value(key):
            del changes[key]
        return Candidate(changes)

    @property
    def is_plausible(self) -> bool:
        """Whether prices and incomes grow with the level, and market tiles suffice for a map."""
        for name in MAP_NAMES:
            places = tomllib.loads(map_text(name))["location"]
            squares = sum(place.get("markets", 0) for place in places) + sum(
                value - printed_value(key)
                for key, value in self.changes.items()
                if key[:2] == ("markets", name)
            )
            if squares > sum(board()["market_tiles"].values()):
                return False
        for industry in ("factory", "coal_mine", "iron_works", "port", "ship"):
            rows = [tile for tile in board()["tile"][industry] if tile["level"] > 0]
            for name in ("cost", "income"):
                values = [
                    self.changes.get(("tile", industry, str(tile["level"]), name), tile[name])
                    for tile in rows
                ]
                if sorted(set(values)) != values:
                    return False
        return True


def board() -> Json:
    return tomllib.loads((FOLDER / "player_board.toml").read_text(encoding="utf-8"))


def map_text(name: str) -> str:
    return (FOLDER / MAPS / f"{name}.toml").read_text(encoding="utf-8")


def printed_value(key: Key) -> int:
    """Return the value in the files of the program."""
    if key[0] == "markets":
        places = tomllib.loads(map_text(key[1]))["location"]
        return int(next(place.get("markets", 0) for place in places if place["id"] == key[2]))
    if key[0] == "imports":
        lanes = tomllib.loads(map_text(key[1]))["sea_lane"]
        return int(next(lane["coal_import"] for lane in lanes if lane["ship"] == key[2]))
    tiles = board()["tile"][key[1]]
    return int(next(tile[key[3]] for tile in tiles if str(tile["level"]) == key[2]))


def write_maps(candidate: Candidate, folder: Path) -> dict[str, Path]:
    """Write both maps with the changes of a candidate; returns their files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {}
    for name in MAP_NAMES:
        text = map_text(name)
        for key, value in candidate.changes.items():
            if key[:2] == ("markets", name):
                text = with_markets(text, key[2], value)
            elif key[:2] == ("imports", name):
                text = with_import(text, key[2], value)
        tiles: dict[tuple[str, ...], Json] = {}
        for key, value in candidate.changes.items():
            if key[0] == "tile":
                tiles.setdefault(key[1:3], {})[key[3]] = value
        for (industry, level), values in tiles.items():
            text += f"\n[[player_board.tile.{industry}]]\nlevel = {level}\n"
            text += "".join(f"{name} = {value}\n" for name, value in values.items())
        files[name] = folder / f"{name}.toml"
        files[name].write_text(text, encoding="utf-8")
    return files


def with_markets(text: str, place: str, count: int) -> str:
    """Return a map file with another number of market squares at a place."""
    head, found, rest = text.partition(f'id = "{place}"\n')
    lines = rest.split("\n")
    end = next((i for i, line in enumerate(lines) if line.startswith("[")), len(lines))
    lines[:end] = [line for line in lines[:end] if not line.startswith("markets = ")]
    at = next(i for i, line in enumerate(lines) if line.startswith("slots = "))
    lines.insert(at + 1, f"markets = {count}")
    return head + found + "\n".join(lines)


def with_import(text: str, ship: str, count: int) -> str:
    """Return a map file with another number of cubes on a coal import."""
    head, found, rest = text.partition(f'ship = "{ship}"\n')
    return head + found + re.sub(r"coal_import = \d+", f"coal_import = {count}", rest, count=1)


def score(found: list[Json]) -> dict[str, float]:
    """Return the parts of the score of a candidate, one set of figures per map; more is better."""
    front, gap, seats, lines, drought = 0.0, 0.0, 0.0, 0.0, 0.0
    for figures in found:
        nets = {one["industry"]: one["net_per_action"] for one in figures["industries"]}
        others = [net for name, net in nets.items() if name not in GOODS and net is not None]
        front += sum(min(nets[good] - other, 1.0) for good in GOODS for other in others) / 8
        for one in figures["industries"]:
            for level in one["levels"]:
                builders, rest = level["builders"], level["others"]
                if min(builders["players"], rest["players"]) >= 40:
                    off = abs(builders["win_rate"] - rest["win_rate"])
                    gap -= max(0.0, off - 0.08)
        points = [seat["mean_vp"] for seat in figures["seats"]]
        seats -= sum(max(0.0, abs(mean - figures["mean_vp"]) - 0.4) for mean in points)
        lines += min(figures["openings"]["lines"]["effective"], 6.0)
        drought -= sum(figures["droughts"]["unsold"].values())
    parts = {
        "front": front / len(found),
        "gap": 3 * gap / len(found),
        "seats": seats / len(found),
        "openings": 0.4 * lines / len(found),
        "unsold": 2 * drought / len(found),
    }
    return {**parts, "total": sum(parts.values())}


class Search:
    """Judges candidates and keeps the best."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.spread = partial(in_processes, processes=options.processes or all_cores())
        self.weights: dict[str, Any] = {}
        self.tried = 0

    def measure(self, candidate: Candidate, seed: int) -> tuple[dict[str, float], list[Json]]:
        """Play both maps with a candidate's values; returns its score and the figures."""
        self.tried += 1
        files = write_maps(candidate, self.options.folder / f"candidate-{self.tried:03}")
        found = []
        for name, file in files.items():
            plan = BalancePlan(
                "industry", 4, str(file), self.options.games, seed, 0, self.options.width
            )
            weights = self.weights.get(name)
            if weights is None:
                weights = first_weights(plan.rules)
            games = [facts for part in play(plan, weights, self.spread) for facts in part]
            found.append(balance_figures(plan, games))
        cost = self.options.change_cost * len(candidate.changes)
        parts = score(found)
        return {**parts, "changes": -cost, "total": parts["total"] - cost}, found

    def retune(self, candidate: Candidate) -> None:
        """Tune the weights on a candidate's values."""
        files = write_maps(candidate, self.options.folder / f"tuned-{self.tried:03}")
        for name, file in files.items():
            plan = BalancePlan("industry", 4, str(file), 1, 0, self.options.tune)
            for step, weights in tuned_weights(plan, self.spread, self.weights.get(name)):
                print(f"  tuning {name}: {step}", flush=True)
                self.weights[name] = weights

    def run(self, start: Candidate) -> Candidate:
        """Change one or two values at a time; keep what is better."""
        options = self.options
        chance = random.Random(options.seed)
        best = start
        best_score, figures = self.measure(best, FIRST_SEED)
        report(0, best, best_score, figures)
        for step in range(1, options.steps + 1):
            candidate = neighbour(best, chance)
            found, figures = self.measure(candidate, FIRST_SEED)
            better = found["total"] > best_score["total"]
            report(step, candidate, found, figures, "kept" if better else "dropped")
            if better:
                best, best_score = candidate, found
                save(options.folder, best, best_score)
            if options.tune and step % options.tune_every == 0:
                self.retune(best)
                best_score, figures = self.measure(best, FIRST_SEED)
                report(step, best, best_score, figures, "retuned")
        return best


def neighbour(candidate: Candidate, chance: random.Random) -> Candidate:
    """Return a plausible candidate that differs in one or two values."""
    while True:
        found = candidate
        for key in chance.sample(sorted(FREE), chance.choice((1, 1, 2))):
            low, high = FREE[key]
            value = found.value(key) + chance.choice((-2, -1, 1, 2))
            found = found.with_value(key, min(max(value, low), high))
        if found != candidate and found.is_plausible:
            return found


def rows(figures: Json) -> Iterator[str]:
    yield "seats " + " ".join(f"{100 * seat['win_rate']:.0f}" for seat in figures["seats"])
    for one in figures["industries"]:
        if one["net_per_action"] is not None:
            levels = " ".join(f"{level['net_per_action'] or 0:.1f}" for level in one["levels"])
            yield f"{one['industry']} {one['net_per_action']:.1f} ({levels})"
    yield f"lines {figures['openings']['lines']['effective']}"


def report(
    step: int,
    candidate: Candidate,
    found: dict[str, float],
    figures: list[Json],
    outcome: str = "",
) -> None:
    changed = ", ".join(f"{'.'.join(key[1:])}={value}" for key, value in candidate.changes.items())
    parts = " ".join(f"{name} {value:+.2f}" for name, value in found.items())
    print(f"{step}: {parts} {outcome}\n  {changed or 'as printed'}", flush=True)
    for one in figures:
        print("    " + Path(one["map"]).stem + ": " + "; ".join(rows(one)), flush=True)


def save(folder: Path, candidate: Candidate, found: dict[str, float]) -> None:
    text = json.dumps(
        {
            "score": found,
            "changes": {".".join(key): value for key, value in sorted(candidate.changes.items())},
        },
        indent=1,
    )
    (folder / "best.json").write_text(text + "\n", encoding="utf-8")


def load(file: Path) -> Candidate:
    changes = json.loads(file.read_text(encoding="utf-8"))["changes"]
    return Candidate({tuple(key.split(".")): value for key, value in changes.items()})


def main() -> None:
    parser = argparse.ArgumentParser(description="Search values that balance Age of Industry.")
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--width", type=int, default=3)
    parser.add_argument("--tune", type=int, default=0, help="games per round of tuning")
    parser.add_argument("--tune-every", type=int, default=20, help="steps")
    parser.add_argument("--change-cost", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1, help="of the search, not of the games")
    parser.add_argument("--start", type=Path, help="a best.json of an earlier search")
    parser.add_argument("--folder", type=Path, default=Path("found"))
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    np.seterr(all="raise", under="ignore")
    best = Search(options).run(load(options.start) if options.start else Candidate())
    print(f"best: {best.changes}")


if __name__ == "__main__":
    main()
