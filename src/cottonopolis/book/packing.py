"""Make a book of the two Parquet files, with Arrow's own query engine (docs/book.md)."""

from pathlib import Path
from typing import Any

import numpy as np

from cottonopolis.book import files
from cottonopolis.book.book import ANY_CARD, COLUMNS, Book, Rows
from cottonopolis.book.canonical import LEVELS
from cottonopolis.book.figures import figures_of
from cottonopolis.support.extras import need

MIN_GAMES = 20  # of a position, or of a position with a card; fewer say nothing
MIN_MOVE_GAMES = 3  # of a move with a card
SUMS = [("points", "sum"), ("lead", "sum"), ("won", "sum"), ([], "count_all")]


def pack(openings: Path, seats: Path) -> Book:
    """Count the moves of every position that was reached often enough, and the figures."""
    table = files.read(openings)
    about = files.about_of(table)
    pc = need("pyarrow.compute", "data")
    table = table.set_column(table.column_names.index("won"), "won", pc.cast(table["won"], "int8"))
    parts = [part for level in LEVELS for part in (_all(table, level), _by_card(table, level))]
    rows = {name: np.concatenate([part[name] for part in parts]) for name in COLUMNS}
    order = np.lexsort((rows["decision"], rows["card"], rows["key"]))
    return Book(
        {name: value for name, value in about.items() if name != "stages"},
        figures_of(files.read(seats), about),
        {name: rows[name][order].astype(kind) for name, kind in COLUMNS.items()},
    )


def _all(table: Any, level: str) -> Rows:
    """Count the moves of each position, and the games in which each was possible."""
    kept = _frequent(table, [level])
    moves = kept.group_by([level, "decision"]).aggregate(SUMS)
    legal = _flat(kept, level, "legal").group_by([level, "legal"]).aggregate([([], "count_all")])
    legal = legal.rename_columns([level, "decision", "possible"])
    return _rows(moves.join(legal, [level, "decision"]), level)


def _by_card(table: Any, level: str) -> Rows:
    """Count the moves of each position among seats that held a card, for every card."""
    pc = need("pyarrow.compute", "data")
    kept = _frequent(_flat(_frequent(table, [level]), level, "cards"), [level, "cards"])
    held = kept.group_by([level, "cards"]).aggregate([([], "count_all")])
    held = held.rename_columns([level, "cards", "possible"])
    moves = kept.group_by([level, "cards", "decision"]).aggregate(SUMS)
    moves = moves.filter(pc.greater_equal(moves["count_all"], MIN_MOVE_GAMES))
    return _rows(moves.join(held, [level, "cards"]), level)


def _frequent(table: Any, keys: list[str]) -> Any:
    """Return the rows whose keys are in the table often enough."""
    pc = need("pyarrow.compute", "data")
    counts = table.group_by(keys).aggregate([([], "count_all")])
    often = counts.filter(pc.greater_equal(counts["count_all"], MIN_GAMES)).select(keys)
    return table.take(_matching(table, often, keys))


def _matching(table: Any, often: Any, keys: list[str]) -> Any:
    """Return the numbers of the rows whose keys are in `often`."""
    pa = need("pyarrow", "data")
    numbered = table.select(keys).append_column("row", pa.array(np.arange(len(table))))
    return numbered.join(often, keys, join_type="inner").sort_by("row")["row"]


def _flat(table: Any, level: str, column: str) -> Any:
    """Return a row for each element of a list column."""
    pa, pc = need("pyarrow", "data"), need("pyarrow.compute", "data")
    lists = table[column].combine_chunks()
    lists = lists.combine_chunks() if isinstance(lists, pa.ChunkedArray) else lists
    kept = table.select([level, "decision", "points", "lead", "won"])
    return kept.take(pc.list_parent_indices(lists)).append_column(column, pc.list_flatten(lists))


def _rows(table: Any, level: str) -> Rows:
    """Return the columns of a book from sums by key, card and decision."""
    found = {name: table[name].to_numpy() for name in table.column_names}
    games = found["count_all"]
    return {
        "key": found[level],
        "card": found.get("cards", np.full(len(table), ANY_CARD)),
        "decision": found["decision"],
        "games": games,
        "possible": found["possible"],
        "points": found["points_sum"] / games,
        "lead": found["lead_sum"] / games,
        "wins": found["won_sum"] / games,
    }
