"""The two Parquet files of a book: the actions of the opening, and the seats of all games."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from cottonopolis.book.facts import GameFacts, columns_of
from cottonopolis.env.dataset import FILE_MODE, METADATA_KEY, About
from cottonopolis.support.extras import need
from cottonopolis.support.files import replacing

FORMAT = "cottonopolis-book"
VERSION = 1
ROW_GROUP_GAMES = 1000

Write = Callable[[Sequence[GameFacts]], None]


def opening_file(folder: Path, name: str) -> Path:
    return folder / f"{name}-openings.parquet"


def seat_file(folder: Path, name: str) -> Path:
    return folder / f"{name}-seats.parquet"


@contextmanager
def writing(
    openings: Path, seats: Path, about: About, network: str | None = None
) -> Iterator[Write]:
    """Write games part by part; the files get their names when they are complete.

    `network` is the digest of the network of the bots.
    """
    pa, pq = need("pyarrow", "data"), need("pyarrow.parquet", "data")
    made = {"opening_rounds": about.rules.opening_rounds, "network": network}
    text = json.dumps({"format": FORMAT, "version": VERSION, **asdict(about), **made})
    metadata = {METADATA_KEY: text}
    of_actions = _opening_schema(pa).with_metadata(metadata)
    of_seats = _seat_schema(pa, columns_of(about.rules)).with_metadata(metadata)
    options = {"compression": "zstd", "compression_level": 9}
    with (
        replacing(openings, FILE_MODE) as one,
        replacing(seats, FILE_MODE) as two,
        pq.ParquetWriter(one, of_actions, **options) as actions,
        pq.ParquetWriter(two, of_seats, **options) as players,
    ):
        waiting: list[GameFacts] = []

        def write(games: Sequence[GameFacts]) -> None:
            waiting.extend(games)
            if len(waiting) >= ROW_GROUP_GAMES:
                flush()

        def flush() -> None:
            rows = [row for game in waiting for row in _action_rows(game)]
            actions.write_table(pa.Table.from_pylist(rows, of_actions))
            rows = [row for game in waiting for row in _seat_rows(game, of_seats.names)]
            players.write_table(pa.Table.from_pylist(rows, of_seats))
            waiting.clear()

        yield write
        flush()


def _opening_schema(pa: Any) -> Any:
    return pa.schema(
        [
            ("game", pa.int64()),  # seed
            ("seat", pa.int8()),
            ("board", pa.uint64()),  # keys (canonical.py)
            ("own", pa.uint64()),
            ("decision", pa.int16()),
            ("cards", pa.list_(pa.int8())),  # kinds in the seat's hand, each once
            ("legal", pa.list_(pa.int16())),
            ("points", pa.int16()),  # of the seat at the end
            ("lead", pa.int16()),
            ("won", pa.bool_()),
        ]
    )


def _seat_schema(pa: Any, counts: Sequence[str]) -> Any:
    fixed = [
        ("game", pa.int64()),
        ("seat", pa.int8()),
        ("turn", pa.int8()),
        ("points", pa.int16()),
        ("lead", pa.int16()),
        ("place", pa.int8()),
    ]
    return pa.schema(fixed + [(name, pa.int16()) for name in counts])


def _action_rows(game: GameFacts) -> Iterator[dict[str, Any]]:
    for action in game.actions:
        mine = game.seats[action.seat]
        yield {
            "game": game.seed,
            "seat": action.seat,
            "board": action.board_key,
            "own": action.own_key,
            "decision": action.decision,
            "cards": action.cards,
            "legal": action.legal,
            "points": mine.points,
            "lead": mine.lead,
            "won": mine.place == 1,
        }


def _seat_rows(game: GameFacts, names: Sequence[str]) -> Iterator[dict[str, Any]]:
    for seat, facts in enumerate(game.seats):
        fixed = {"game": game.seed, "seat": seat, "turn": facts.turn}
        ends = {"points": facts.points, "lead": facts.lead, "place": facts.place}
        yield {name: facts.counts[name] for name in names} | fixed | ends


def read(file: Path) -> Any:
    """Read one of the two files as an Arrow table."""
    return need("pyarrow.parquet", "data").read_table(file)


def about_of(table: Any) -> dict[str, Any]:
    """Return the metadata of a table."""
    found: dict[str, Any] = json.loads(table.schema.metadata[METADATA_KEY.encode()])
    return found
