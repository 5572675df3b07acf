"""Draw two measurements of a map side by side, as in docs/balance.md.

    cottonopolis map balance germany_version_1 --tune 0 --json > before.json
    cottonopolis map balance germany --tune 0 --json > after.json
    python -m benchmarks.balance_report before.json after.json --chart balance.svg

Without `--chart` it prints both as tables of Markdown.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cottonopolis.drawing.plots import Axis, Measured, Panel, dot, row_chart
from cottonopolis.messages import say

Json = dict[str, Any]


def tiles(found: Json) -> Iterator[tuple[str, Json]]:
    """Yield every industry and its levels, by name."""
    for industry in found["industries"]:
        name = say("en", "industry-" + industry["industry"].replace("_", "-"))
        yield name, industry
        for level in industry["levels"]:
            yield f"{name} {level['level']}", level


def chart(before: Json, after: Json) -> str:
    """Draw the net returns per action of all tiles that were built, before and after."""
    old, new = dict(tiles(before)), dict(tiles(after))
    names = [
        name
        for name in new
        if None not in (old[name]["net_per_action"], new[name]["net_per_action"])
    ]
    numbers = [rows[name]["net_per_action"] for rows in (old, new) for name in names]
    ends = (0, max(numbers) + 1)  # the same scale for both
    panels = [
        Panel(
            Axis(f"{title}: net return per action", low=ends[0], high=ends[1]),
            [measured(rows[name]) for name in names],
            dot,
        )
        for title, rows in (("version 1", old), ("version 2", new))
    ]
    title = f"{new_name(after)}: {before['games']} and {after['games']} games"
    return row_chart(title, "Whiskers: 95% intervals.", names, panels)


def measured(row: Json) -> Measured:
    mean, half = row["net_per_action"], row["net_per_action_ci95"] or 0.0
    return Measured(mean, f"{mean:.1f}", max(mean - half, 0.0), mean + half)


def new_name(found: Json) -> str:
    return str(found["map"]).replace("_", " ").title()


def tables(before: Json, after: Json) -> Iterator[str]:
    """Yield the lines of the tables."""
    yield f"| {new_name(after)} | version 1 | version 2 |"
    yield "|---|---|---|"
    for turn in range(after["players"]):
        cells = [seat(found["seats"][turn]) for found in (before, after)]
        yield f"| seat {turn + 1}: won, mean VP | {' | '.join(cells)} |"
    old = dict(tiles(before))
    for name, row in tiles(after):
        if "levels" in row and row["net_per_action"] is not None:
            yield f"| {name}: net return | {net(old[name])} | {net(row)} |"
    for name, row in tiles(after):
        if "builders" in row and row["builders"]["win_rate"] is not None:
            yield f"| {name}: net return; won with, without | {level(old[name])} | {level(row)} |"
    for good in after["droughts"]["unsold"]:
        cells = [f"{100 * found['droughts']['unsold'][good]:.0f}%" for found in (before, after)]
        yield f"| {good.replace('_', ' ')}, never sold | {' | '.join(cells)} |"
    for good in after["droughts"]["rounds_without_buyers"]:
        shares = [found["droughts"]["rounds_without_buyers"][good] for found in (before, after)]
        cells = [f"{100 * share:.1f}%" for share in shares]
        yield f"| {good.replace('_', ' ')}: rounds without a buyer | {' | '.join(cells)} |"
    for kind in ("tiles", "slots", "links"):
        cells = [unused(found["never_built"][kind]) for found in (before, after)]
        yield f"| {kind} never built | {' | '.join(cells)} |"
    cells = [f"{found['links']['net_per_action']:.1f}" for found in (before, after)]
    yield f"| rails: net return | {' | '.join(cells)} |"
    cells = [f"{found['rounds']['mean']:.1f}" for found in (before, after)]
    yield f"| rounds | {' | '.join(cells)} |"
    cells = [openings(found["openings"]) for found in (before, after)]
    yield f"| first actions alive; lines of three actions alive, played | {' | '.join(cells)} |"
    cells = [
        ", ".join(opening(one) for one in found["openings"]["first"]) for found in (before, after)
    ]
    yield f"| first action instead of a draw | {' | '.join(cells)} |"


def seat(row: Json) -> str:
    low, high = (100 * end for end in row["win_rate_ci95"])
    return f"{100 * row['win_rate']:.0f}% ({low:.0f}–{high:.0f}), {row['mean_vp']:.1f}"


def net(row: Json) -> str:
    if row["net_per_action"] is None:
        return "–"
    half = row["net_per_action_ci95"]
    return f"{row['net_per_action']:.1f}" + (f" ± {half:.1f}" if half else "")


def level(row: Json) -> str:
    rates = [row[key]["win_rate"] for key in ("builders", "others")]
    return f"{net(row)}; " + ", ".join("–" if r is None else f"{100 * r:.0f}%" for r in rates)


def unused(names: list[str]) -> str:
    return ", ".join(name.replace("_", " ") for name in names) or "–"


def openings(row: Json) -> str:
    """Say how many openings are alive (`balance_figures.ALIVE_SHARE`, `ALIVE_COST_VP`)."""
    lines = row["lines"]
    return f"{row['alive']}; {lines['alive']}, {lines['different']}"


def opening(row: Json) -> str:
    name = row["opening"].replace("_", " ")
    if row["trial_vp"] is None:
        return f"{name} {100 * row['share']:.0f}%"
    return f"{name} {row['trial_vp']:+.1f} VP".replace("-", "−")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare two measurements of a map.")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--chart", type=Path, help="an SVG file to write")
    options = parser.parse_args()
    before, after = (
        json.loads(file.read_text(encoding="utf-8")) for file in (options.before, options.after)
    )
    if options.chart:
        options.chart.write_text(chart(before, after), encoding="utf-8")
    else:
        print("\n".join(tables(before, after)))


if __name__ == "__main__":
    main()
