"""Write decisions of games of bots to a Parquet file, and read them (docs/datasets.md).

A row is one choice of a player: the seat, the legal decisions, the decision, and the seat's final
result. Observations are not stored: they are recomputed from the seed and the decisions.
"""

import atexit
import json
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cottonopolis import __version__
from cottonopolis.arena.logged import line_up, logged_bot_games
from cottonopolis.engine.observation import Row
from cottonopolis.env.batch import Batch
from cottonopolis.errors import CottonopolisError, SetupError
from cottonopolis.games.registry import rules_for, rules_version
from cottonopolis.games.rules import AnyRules
from cottonopolis.games.simulation import logged_games
from cottonopolis.support.extras import need
from cottonopolis.support.files import read_text, replacing, write_text

FORMAT = "cottonopolis-decisions"
VERSION = 1
METADATA_KEY = "cottonopolis"  # in the schema of the file
FILE_MODE = 0o666  # before the umask
DICTIONARY_COLUMNS = ["game", "seat", "stage", "decision", "points", "place"]

Masks = NDArray[np.int8]


@dataclass(frozen=True)
class About:
    """The metadata of a file; game k has the seed `first_seed` + k.

    >>> about = About.of(rules_for("brass", 4), policy="sane", first_seed=7, games=2)
    >>> about.game, about.players, about.decisions
    ('brass', 4, 459)
    """

    cottonopolis: str  # version of the program that wrote it
    game: str
    rules_version: int
    players: int
    map: str | None
    map_text: str | None  # the content of an external map file
    variants: tuple[str, ...]
    policy: str  # the bots: one name, or one for each seat, with commas
    first_seed: int
    games: int
    decisions: int  # size of the decision table
    stages: tuple[str, ...]

    @classmethod
    def of(cls, rules: AnyRules, policy: str, first_seed: int, games: int) -> "About":
        """Return the metadata of a file with these games.

        >>> About.of(rules_for("industry", 3), "greedy", first_seed=1, games=10).map
        'germany'
        """
        return cls(
            __version__,
            rules.game,
            rules.version,
            rules.players,
            rules.map_name,
            _map_text(rules.map_name),
            rules.variants,
            policy,
            first_seed,
            games,
            rules.decision_count,
            rules.table.stages,
        )

    @property
    def rules(self) -> AnyRules:
        """The rules of the games.

        >>> About.of(rules_for("brass", 3), "sane", first_seed=1, games=1).rules.players
        3
        """
        return rules_for(self.game, self.players, self.variants, self.map_here)

    @property
    def map_here(self) -> str | None:
        """The name of the map, or a map file: the original, or a copy if that has changed.

        >>> About.of(rules_for("brass", 3), "sane", first_seed=1, games=1).map_here is None
        True
        """
        if self.map is None or self.map_text is None or _map_text(self.map) == self.map_text:
            return self.map
        return str(_copied(Path(self.map).name, self.map_text))


def _map_text(name: str | None) -> str | None:
    """Return the content of an external map file, if it exists."""
    file = Path(name or "")
    return read_text(file) if file.suffix == ".toml" and file.is_file() else None


@cache
def _copied(name: str, text: str) -> Path:
    """Write a temporary copy of a map file, deleted at exit."""
    folder = Path(tempfile.mkdtemp(prefix="cottonopolis-map-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    write_text(folder / name, text)
    return folder / name


@dataclass(frozen=True)
class Dataset:
    """Rows of a file as arrays, one element per choice; games are complete.

    >>> about = About.of(rules_for("brass", 4), "sane", first_seed=7, games=2)
    >>> data = play(about, first_seed=7, games=2)
    >>> len(data), int(data.game[0]), int(data.seat[0]), data.decision.dtype.name
    (472, 7, 1, 'int16')
    """

    about: About  # of the file, which may have more rows
    game: NDArray[np.int64]  # seed
    number: NDArray[np.int16]  # of the choice in its game, from 0
    seat: NDArray[np.int8]
    stage: NDArray[np.int8]  # index into about.stages
    decision: NDArray[np.int16]
    legal: NDArray[np.uint8]  # the legal decisions as packed bits, see `unpack`
    points: NDArray[np.int16]  # of the seat at the end
    place: NDArray[np.int8]  # of the seat at the end, 1 for the winner

    def __len__(self) -> int:
        return len(self.game)

    def masks(self) -> Masks:
        """Return masks: 1 where a decision is legal.

        >>> about = About.of(rules_for("brass", 4), "sane", first_seed=7, games=1)
        >>> play(about, first_seed=7, games=1).masks().shape
        (237, 459)
        """
        return unpack(self.legal, self.about.decisions)

    def games(self) -> Iterator[tuple[int, NDArray[np.int16]]]:
        """Yield the seed and the decisions of every game.

        >>> about = About.of(rules_for("brass", 4), "sane", first_seed=7, games=2)
        >>> [seed for seed, decisions in play(about, first_seed=7, games=2).games()]
        [7, 8]
        """
        for rows in self._games():
            yield int(self.game[rows.start]), self.decision[rows]

    def episodes(self, full: bool = False, reward: str = "rank") -> Iterator["Episode"]:
        """Yield every game with its observations, recomputed by playing it.

        `full` adds the hidden information. Raises SetupError if a game differs from its rows.

        >>> about = About.of(rules_for("brass", 4), "sane", first_seed=7, games=1)
        >>> episode = next(play(about, first_seed=7, games=1).episodes(reward="win"))
        >>> episode.seed, episode.observations.shape
        (7, (237, 1149))
        """
        about = self.about
        batch = Batch(
            about.game,
            1,
            0,
            about.players,
            about.variants,
            about.map_here,
            reward=reward,
            full=full,
            linger=True,
        )
        for rows in self._games():
            seed, seats = int(self.game[rows.start]), self.seat[rows]
            masks = unpack(self.legal[rows], about.decisions)
            observations = np.zeros((len(seats), batch.layout.size), dtype=np.float32)
            batch.reset(seed)
            for row, decision in enumerate(self.decision[rows]):
                fits = batch.seats[0] == seats[row] and not batch.ended[0]
                fits = fits and batch.states["stage"][0] == self.stage[rows.start + row]
                if not (fits and np.array_equal(batch.masks[0], masks[row])):
                    raise SetupError("dataset-game", seed=str(seed))
                observations[row] = batch.observations[0]
                try:
                    batch.step([decision])
                except ValueError:
                    raise SetupError("dataset-game", seed=str(seed)) from None
            places = np.argsort(batch.rules.ranking(batch.states[0])) + 1
            if not (
                batch.ended[0]
                and np.array_equal(self.number[rows], np.arange(len(seats)))
                and np.array_equal(batch.points[0, seats], self.points[rows])
                and np.array_equal(places[seats], self.place[rows])
            ):
                raise SetupError("dataset-game", seed=str(seed))
            rewards = batch.rewards[0, seats]
            yield Episode(seed, seats, observations, masks, self.decision[rows], rewards)

    def replay(self, full: bool = False, reward: str = "rank") -> Iterator["Example"]:
        """Yield every choice with the observation before it, game after game.

        >>> about = About.of(rules_for("brass", 4), "sane", first_seed=7, games=1)
        >>> observation, mask, decision, reward = next(play(about, 7, 1).replay())
        >>> observation.shape, int(mask[decision])
        ((1149,), 1)
        """
        for episode in self.episodes(full, reward):
            yield from map(Example, *episode[2:])

    def _games(self) -> Iterator[slice]:
        if len(self):
            edges = [0, *(np.flatnonzero(np.diff(self.game)) + 1).tolist(), len(self)]
            yield from map(slice, edges, edges[1:])


class Example(NamedTuple):
    """One choice, as a training example.

    >>> about = About.of(rules_for("brass", 4), "sane", first_seed=7, games=1)
    >>> next(play(about, first_seed=7, games=1).replay())._fields
    ('observation', 'mask', 'decision', 'reward')
    """

    observation: Row
    mask: Masks
    decision: np.int16
    reward: np.float32


class Episode(NamedTuple):
    """One game, one row per choice.

    >>> about = About.of(rules_for("brass", 4), "sane", first_seed=7, games=1)
    >>> episode = next(play(about, first_seed=7, games=1).episodes())
    >>> len(episode.seats) == len(episode.masks) == len(episode.rewards)
    True
    """

    seed: int
    seats: NDArray[np.int8]
    observations: Row
    masks: Masks
    decisions: NDArray[np.int16]
    rewards: NDArray[np.float32]  # at the end, of the seat that chose


def unpack(legal: NDArray[np.uint8], decisions: int) -> Masks:
    """Unpack masks to one number per decision.

    >>> unpack(np.array([[0b10100000, 0b01000000]], dtype=np.uint8), 10)
    array([[1, 0, 1, 0, 0, 0, 0, 0, 0, 1]], dtype=int8)
    """
    return np.unpackbits(legal, axis=1, count=decisions).view(np.int8)


# Making and writing


def play(about: About, first_seed: int, games: int) -> Dataset:
    """Play some of the games of a file.

    >>> games = play(About.of(rules_for("brass", 4), "sane", 7, 2), 7, 2)
    >>> len(games), [(seed, len(decisions)) for seed, decisions in games.games()]
    (472, [(7, 237), (8, 235)])
    """
    rules = about.rules
    if about.policy in rules.policies:
        played = logged_games(rules, games, first_seed, about.policy)
    else:
        names = line_up(about.policy, rules.players)
        played = logged_bot_games(rules, games, first_seed, names)
    places = np.zeros((games, about.players), dtype=np.int8)
    for own, state in zip(places, played.states, strict=True):
        own[rules.ranking(state)] = np.arange(1, about.players + 1)
    index = np.repeat(np.arange(games), played.counts)
    begins = np.cumsum(played.counts) - played.counts
    seat, stage, decision = played.choices.T
    return Dataset(
        about,
        first_seed + index,
        (np.arange(len(index)) - begins[index]).astype(np.int16),
        seat.astype(np.int8),
        stage.astype(np.int8),
        decision.copy(),
        played.legal,
        played.states["vp"][index, seat],
        places[index, seat],
    )


@contextmanager
def writing(path: Path, about: About) -> Iterator[Callable[[Dataset], None]]:
    """Write a file part by part, atomically; yields the write function.

    >>> about = About.of(rules_for("brass", 4), "sane", first_seed=7, games=2)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Path(folder) / "games.parquet"
    ...     with writing(file, about) as write:
    ...         write(play(about, first_seed=7, games=1))
    ...         write(play(about, first_seed=8, games=1))
    ...     len(read(file))
    472
    """
    pa, pq = need("pyarrow", "data"), need("pyarrow.parquet", "data")
    schema = _schema(pa, about)
    with (
        replacing(path, FILE_MODE) as stream,
        pq.ParquetWriter(
            stream,
            schema,
            compression="zstd",
            use_dictionary=DICTIONARY_COLUMNS,
            write_page_checksum=True,
        ) as writer,
    ):

        def write(part: Dataset) -> None:
            table = pa.table(_arrow_columns(pa, part), schema=schema)
            writer.write_table(table, row_group_size=len(part))

        yield write


def _schema(pa: Any, about: About) -> Any:
    types = {
        "game": pa.int64(),
        "number": pa.int16(),
        "seat": pa.int8(),
        "stage": pa.dictionary(pa.int8(), pa.string()),
        "decision": pa.int16(),
        "legal": pa.binary(-(-about.decisions // 8)),
        "points": pa.int16(),
        "place": pa.int8(),
    }
    words = json.dumps({"format": FORMAT, "version": VERSION, **asdict(about)})
    fields = [pa.field(name, kind, nullable=False) for name, kind in types.items()]
    return pa.schema(fields, metadata={METADATA_KEY: words})


def _arrow_columns(pa: Any, rows: Dataset) -> list[Any]:
    legal = pa.py_buffer(np.ascontiguousarray(rows.legal))
    width = pa.binary(rows.legal.shape[1])
    return [
        pa.array(rows.game),
        pa.array(rows.number),
        pa.array(rows.seat),
        pa.DictionaryArray.from_arrays(pa.array(rows.stage), pa.array(rows.about.stages)),
        pa.array(rows.decision),
        pa.FixedSizeBinaryArray.from_buffers(width, len(rows), [None, legal]),
        pa.array(rows.points),
        pa.array(rows.place),
    ]


# Reading


def read(path: Path | str) -> Dataset:
    """Read a whole file.

    >>> about = About.of(rules_for("brass", 4), "sane", first_seed=7, games=1)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Path(folder) / "games.parquet"
    ...     with writing(file, about) as write:
    ...         write(play(about, first_seed=7, games=1))
    ...     read(file).about == about
    True
    """
    with _opened(Path(path)) as (file, about):
        return _rows(file.read(), about)


def batches(path: Path | str) -> Iterator[Dataset]:
    """Read a file in parts of complete games, so that it need not fit into memory.

    >>> about = About.of(rules_for("brass", 4), "sane", first_seed=7, games=2)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Path(folder) / "games.parquet"
    ...     with writing(file, about) as write:
    ...         write(play(about, first_seed=7, games=1))
    ...         write(play(about, first_seed=8, games=1))
    ...     [len(part) for part in batches(file)]
    [237, 235]
    """
    with _opened(Path(path)) as (file, about):
        table = None
        for group in range(file.num_row_groups):
            after = file.read_row_group(group)
            if table is not None:
                cut = _whole_games(table, after)
                if cut:
                    yield _rows(table.slice(0, cut), about)
                if cut < len(table):  # another program wrote the rows in other groups
                    after = need("pyarrow", "data").concat_tables([table.slice(cut), after])
            table = after
        if table is not None:
            yield _rows(table, about)


def _whole_games(table: Any, after: Any) -> int:
    """Return the number of rows of games that do not continue in `after`."""
    games = table["game"].to_numpy()
    if not len(games) or not len(after) or games[-1] != after["game"][0].as_py():
        return len(games)
    return int(np.searchsorted(games, games[-1]))


@contextmanager
def _opened(path: Path) -> Iterator[tuple[Any, About]]:
    """Open a dataset; every problem is a SetupError."""
    pa, pq = need("pyarrow", "data"), need("pyarrow.parquet", "data")
    try:
        with path.open("rb") as stream:
            file = pq.ParquetFile(stream, page_checksum_verification=True)
            about = _about(json.loads(file.schema_arrow.metadata[METADATA_KEY.encode()]))
            if not file.schema_arrow.equals(_schema(pa, about)):
                raise ValueError("other columns")
            yield file, about
    except CottonopolisError:
        raise
    except FileNotFoundError:
        raise SetupError("file-missing", word=str(path)) from None
    except IsADirectoryError:
        raise SetupError("is-a-folder", word=str(path)) from None
    except (pa.ArrowException, LookupError, TypeError, ValueError, OverflowError):
        raise SetupError("no-dataset", word=str(path)) from None
    except OSError as fault:
        if fault.errno is None:  # from pyarrow, about the content of the file
            raise SetupError("no-dataset", word=str(path)) from None
        raise SetupError("file-unreadable", word=str(path), fault=str(fault.strerror)) from None


def _about(metadata: dict[str, Any]) -> About:
    """Parse the metadata; raises if this program cannot play the games."""
    if metadata["format"] != FORMAT:
        raise ValueError("another format")
    if metadata["version"] != VERSION:
        raise SetupError("dataset-format", word=str(metadata["version"]), known=VERSION)
    about = About(
        cottonopolis=str(metadata["cottonopolis"]),
        game=str(metadata["game"]),
        rules_version=int(metadata["rules_version"]),
        players=int(metadata["players"]),
        map=None if metadata["map"] is None else str(metadata["map"]),
        map_text=None if metadata["map_text"] is None else str(metadata["map_text"]),
        variants=tuple(map(str, metadata["variants"])),
        policy=str(metadata["policy"]),
        first_seed=int(metadata["first_seed"]),
        games=int(metadata["games"]),
        decisions=int(metadata["decisions"]),
        stages=tuple(map(str, metadata["stages"])),
    )
    known = rules_version(about.game)
    if about.rules_version != known:
        raise SetupError("rules-version", word=str(about.rules_version), known=str(known))
    if (about.decisions, about.stages) != (about.rules.decision_count, about.rules.table.stages):
        raise ValueError("another table of decisions")
    return about


def _rows(table: Any, about: About) -> Dataset:
    table = table.unify_dictionaries()
    columns = {name: table[name].combine_chunks() for name in table.column_names}
    stage, legal = columns.pop("stage"), columns.pop("legal")
    names = [about.stages.index(name) for name in stage.dictionary.to_pylist()]
    width = legal.type.byte_width
    first = legal.offset * width
    packed = np.frombuffer(legal.buffers()[1], dtype=np.uint8)[first : first + len(legal) * width]
    return Dataset(
        about,
        stage=np.array(names, dtype=np.int8)[stage.indices.to_numpy()],
        legal=packed.reshape(-1, width).copy(),
        **{name: column.to_numpy().copy() for name, column in columns.items()},
    )
