"""Statistics of many records: where do the winners' points come from?

    python -m cottonopolis.examples.record_statistics --games 1000 --folder records

The folder gets records of random games if it is empty. Every record becomes one row per seat:
place, points, and points by source, from the events of the game (docs/events.md). The rows are
written as CSV, and summed up by place; with pandas installed, as a data frame.
"""

import argparse
import csv
from collections.abc import Iterator
from pathlib import Path

from cottonopolis import Game

SOURCES = {"scored_link": "links", "scored_tile": "tiles", "scored_money": "money"}
LOSSES = ("forgiven", "lost_for_loans")
COLUMNS = ("record", "seat", "place", "points", "links", "tiles", "money", "debts", "built")

Row = dict[str, str | int]


def write_records(folder: Path, game: str, games: int) -> None:
    """Write records of random games, one file each."""
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(games):
        text = Game.new(game, seed=seed).play_out("sane", seed=seed).record()
        (folder / f"{seed:05}.txt").write_text(text, encoding="utf-8")


def rows(folder: Path) -> Iterator[Row]:
    """Yield one row per seat of every record."""
    for file in sorted(folder.glob("*.txt")):
        game = Game.from_record(file.read_text(encoding="utf-8"))
        found: list[Row] = [dict.fromkeys(COLUMNS, 0) for _ in range(game.players)]
        for seat, (row, points) in enumerate(zip(found, game.score(), strict=True)):
            place = game.ranking().index(seat) + 1
            row.update(record=file.stem, seat=seat, place=place, points=points)
        for event in game.log:
            if event.seat is not None:
                row = found[event.seat]
                if event.name in SOURCES:
                    source = SOURCES[event.name]
                    row[source] = int(row[source]) + int(event["vp"])
                elif event.name in LOSSES:
                    row["debts"] = int(row["debts"]) - int(event["vp"])
                row["built"] = int(row["built"]) + (event.name == "built")
        yield from found


def show(found: list[Row]) -> None:
    """Print the means by place."""
    names = COLUMNS[3:]
    try:
        import pandas
    except ImportError:
        print("place " + " ".join(f"{name:>7}" for name in names))
        for place in sorted({int(row["place"]) for row in found}):
            some = [row for row in found if row["place"] == place]
            means = (sum(int(row[name]) for row in some) / len(some) for name in names)
            print(f"{place:>5} " + " ".join(f"{value:7.1f}" for value in means))
    else:
        print(pandas.DataFrame(found).groupby("place")[list(names)].mean().round(1))


def main() -> None:
    parser = argparse.ArgumentParser(description="Statistics of many records.")
    parser.add_argument("--game", choices=["brass", "industry"], default="brass")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--folder", type=Path, default=Path("records"))
    options = parser.parse_args()
    if not any(options.folder.glob("*.txt")):
        print(f"Writing {options.games} records of random games into {options.folder} ...")
        write_records(options.folder, options.game, options.games)
    found = list(rows(options.folder))
    table = options.folder / "seats.csv"
    with table.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        writer.writerows(found)
    print(f"Means of {len({row['record'] for row in found})} records; all rows are in {table}")
    show(found)


if __name__ == "__main__":
    main()
