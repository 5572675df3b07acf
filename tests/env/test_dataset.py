"""Decisions saved in Parquet files: as documented, legal, replayable, whole or not there at all."""

import json
import re
import signal
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import yaml  # type: ignore[import-untyped]
from rich.console import Console

from cottonopolis import Game, SetupError, __version__
from cottonopolis.arena.match import play_game
from cottonopolis.cli.simulate import Run, simulate
from cottonopolis.env import dataset
from cottonopolis.env.dataset import About, Dataset
from cottonopolis.env.rewards import rewards
from cottonopolis.games.industry.data import FOLDER as INDUSTRY_FOLDER
from tests.fork_server import run
from tests.setups import Setup
from tests.test_cli import end

PAGE = Path(__file__).parent.parent.parent / "docs" / "datasets.md"
GAMES = 4
SEED = 31
SETUPS = [
    Setup("brass", 2, ("lancashire_2018",)),
    Setup("brass", 3),
    Setup("brass", 4, ("tournament_mills",)),
    Setup("industry", 4, (), "germany"),
    Setup("industry", 5, (), "new_england"),
]


def save(path: Path, setup: Setup, policy: str = "sane", games: int = GAMES) -> About:
    """A file in two parts."""
    about = About.of(setup.rules, policy, SEED, games)
    with dataset.writing(path, about) as write:
        write(dataset.play(about, SEED, 1))
        write(dataset.play(about, SEED + 1, games - 1))
    return about


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A small file of Brass."""
    path = tmp_path / "games.parquet"
    save(path, Setup("brass", 3), games=2)
    return path


def same(one: Dataset, other: Dataset) -> bool:
    columns = ("game", "number", "seat", "stage", "decision", "legal", "points", "place")
    return one.about == other.about and all(
        np.array_equal(getattr(one, name), getattr(other, name)) for name in columns
    )


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_replayed_file_gives_what_it_says(tmp_path: Path, setup: Setup) -> None:
    """Step by step with the rules alone: who decides, what is legal, what is seen, the end."""
    path = tmp_path / "games.parquet"
    about = save(path, setup)
    data = dataset.read(path)
    assert data.about == about
    rules, masks = setup.rules, data.masks()
    assert masks.shape == (len(data), rules.decision_count)
    assert masks[np.arange(len(data)), data.decision].all()
    episodes = list(data.episodes(full=True, reward="margin"))
    assert [episode.seed for episode in episodes] == list(range(SEED, SEED + GAMES))
    row = 0
    for (seed, decisions), episode in zip(data.games(), episodes, strict=True):
        assert seed == episode.seed
        first, state = row, rules.new(seed)
        for number, decision in enumerate(decisions.tolist()):
            seat = int(data.seat[row])
            assert rules.seat_to_move(state) == seat
            assert (data.game[row], data.number[row]) == (seed, number)
            assert data.stage[row] == state.stage
            assert np.flatnonzero(masks[row]).tolist() == sorted(rules.legal(state))
            if number % 7 == 0:
                seen = rules.observe(state, seat, full=True)
                assert np.array_equal(episode.observations[number], seen)
            rules.apply(state, decision)
            row += 1
        own = data.seat[first:row]
        assert rules.seat_to_move(state) is None
        assert data.points[first:row].tolist() == np.array(rules.score(state))[own].tolist()
        places = {seat: place for place, seat in enumerate(rules.ranking(state), 1)}
        assert data.place[first:row].tolist() == [places[seat] for seat in own.tolist()]
        assert np.array_equal(episode.rewards, rewards(rules, state, "margin")[own])
    assert row == len(data)


def test_the_schema_is_as_documented(file: Path) -> None:
    """Nothing of ours is used to look."""
    table = pq.read_table(file)
    types = {field.name: str(field.type) for field in table.schema}
    stage = "dictionary<values=string, indices=int8, ordered=0>"
    assert types == {
        "game": "int64", "number": "int16", "seat": "int8", "stage": stage, "decision": "int16",
        "legal": "fixed_size_binary[58]", "points": "int16", "place": "int8",
    }  # fmt: skip
    assert not any(field.nullable for field in table.schema)
    facts = json.loads(table.schema.metadata[b"cottonopolis"])
    stages = facts.pop("stages")
    assert set(table["stage"].to_pylist()) <= set(stages)
    assert facts == {
        "format": "cottonopolis-decisions", "version": 1, "cottonopolis": __version__,
        "game": "brass", "rules_version": 2, "players": 3, "map": None, "map_text": None,
        "variants": [], "policy": "sane", "first_seed": SEED, "games": 2, "decisions": 459,
    }  # fmt: skip
    text, _ = PAGE.read_text(encoding="utf-8").split("## Sizes")
    documented = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
    assert documented == [*types, "format", "version", *About.__dataclass_fields__]
    written = pq.ParquetFile(file).metadata
    assert written.num_row_groups == 2
    assert written.row_group(0).column(0).compression == "ZSTD"


def test_parts_and_the_whole_are_the_same(file: Path) -> None:
    whole, parts = dataset.read(file), list(dataset.batches(str(file)))
    assert [[seed for seed, _ in part.games()] for part in parts] == [[SEED], [SEED + 1]]
    assert same(parts[1], dataset.play(whole.about, SEED + 1, 1))
    rows = [row for part in parts for row in part.replay()]
    assert len(rows) == len(whole)
    size = whole.about.rules.layouts[False].size
    for example, again in zip(rows, whole.replay(), strict=True):
        assert example.mask[example.decision] == 1
        assert example.observation.shape == (size,)
        assert -1 <= example.reward <= 1
        assert np.array_equal(example.observation, again.observation)


def test_an_unfinished_file_is_not_there(file: Path) -> None:
    before, about = file.read_bytes(), dataset.read(file).about

    def write_half(path: Path) -> None:
        with dataset.writing(path, about) as write:
            write(dataset.play(about, SEED, 1))
            raise KeyboardInterrupt

    for path in (file, file.with_name("other.parquet")):
        with pytest.raises(KeyboardInterrupt):
            write_half(path)
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    assert file.read_bytes() == before


def with_facts(file: Path, **facts: Any) -> None:
    """Write other words into the metadata of a file."""
    table = pq.read_table(file)
    known = json.loads(table.schema.metadata[b"cottonopolis"])
    words = json.dumps({**known, **facts})
    pq.write_table(table.replace_schema_metadata({"cottonopolis": words}), file)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"format": "chess"}, "contains no decisions"),
        ({"version": 2}, "in format 1, not “2”"),
        ({"rules_version": 9}, "version 9"),
        ({"game": "chess"}, "chess"),
        ({"game": "industry"}, "contains no decisions"),
        ({"players": 9}, "not 9"),
        ({"players": None}, "contains no decisions"),
        ({"players": float("inf")}, "contains no decisions"),
        ({"variants": ["fog"]}, "fog"),
        ({"map": "mars"}, "mars"),
        ({"stages": ["dawn"]}, "contains no decisions"),
    ],
)
def test_other_files_of_ours_are_refused(file: Path, facts: dict[str, Any], words: str) -> None:
    with_facts(file, **facts)
    with pytest.raises(SetupError, match=re.escape(words)):
        dataset.read(file)
    with pytest.raises(SetupError, match=re.escape(words)):
        next(dataset.batches(file))


def test_strange_files_are_refused(file: Path) -> None:
    folder, whole = file.parent, file.read_bytes()
    with pytest.raises(SetupError, match="is a folder"):
        dataset.read(folder)
    with pytest.raises(SetupError, match="does not exist"):
        dataset.read(folder / "nowhere.parquet")
    table = pq.read_table(file)
    for strange in (table.drop_columns(["place"]), table.replace_schema_metadata(None)):
        pq.write_table(strange, file)
        with pytest.raises(SetupError, match="contains no decisions"):
            dataset.read(file)
    middle = len(whole) // 3
    damaged = whole[:middle] + bytes([whole[middle] ^ 255]) + whole[middle + 1 :]
    for content in (b"", b"PAR1", b"no parquet at all", whole[:-9], whole[9:], damaged):
        file.write_bytes(content)
        with pytest.raises(SetupError, match="contains no decisions"):
            dataset.read(file)


def changed(data: Dataset, name: str, row: int, value: int) -> Dataset:
    """The same with one number changed."""
    column = getattr(data, name).copy()
    column[row] = value
    return replace(data, **{name: column})


def test_games_that_go_otherwise_are_refused(file: Path) -> None:
    data = dataset.read(file)
    wrong = [
        changed(data, "decision", 5, -1),
        changed(data, "decision", 5, 20_000),
        changed(data, "seat", 5, 99),
        changed(data, "legal", 5, 0),
        changed(data, "points", 5, 1000),
        changed(data, "number", 5, 6),
        changed(data, "stage", 5, (data.stage[5] + 1) % len(data.about.stages)),
        changed(data, "place", 5, data.place[5] % data.about.players + 1),
        replace(data, game=data.game + 1),
        replace(data, game=np.full_like(data.game, SEED)),
        next(dataset.batches(file)),
    ]
    short = wrong.pop()
    names = ("game", "number", "seat", "stage", "decision", "legal", "points", "place")
    cut = {name: getattr(short, name)[:-1] for name in names}
    for bad in [*wrong, replace(short, **cut)]:
        with pytest.raises(SetupError, match="does not match the saved decisions"):
            list(bad.episodes())


def test_games_that_other_tools_spread_over_groups_are_whole_again(tmp_path: Path) -> None:
    path, spread = tmp_path / "games.parquet", tmp_path / "spread.parquet"
    save(path, Setup("brass", 3))
    for size in (7, 100, 300, 10_000):
        pq.write_table(pq.read_table(path), spread, row_group_size=size)
        parts = list(dataset.batches(spread))
        assert [seed for part in parts for seed, _ in part.games()] == [SEED + k for k in range(4)]
        assert sum(len(part) for part in parts) == len(dataset.read(path))
        for part in parts:
            assert list(part.episodes())


def test_a_map_from_a_file_is_kept_with_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = INDUSTRY_FOLDER / "maps" / "germany.toml"
    text = shipped.read_text(encoding="utf-8")
    (tmp_path / "maps").mkdir()
    mine = tmp_path / "maps" / "mine.toml"
    mine.write_text(text.replace("Germany", "Mine"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "games.parquet"
    about = save(path, Setup("industry", 3, (), "maps/mine.toml"), games=2)
    assert about.map_text == mine.read_text(encoding="utf-8")
    assert about.map_here == "maps/mine.toml"
    replayed = [episode.observations for episode in dataset.read(path).episodes()]
    mine.write_text(text, encoding="utf-8")  # another map now
    assert Path(dataset.read(path).about.map_here or "").read_text("utf-8") == about.map_text
    mine.unlink()
    data = dataset.read(path)
    assert data.about == about
    for before, episode in zip(replayed, data.episodes(), strict=True):
        assert np.array_equal(before, episode.observations)


def test_without_pyarrow_there_are_words(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(SetupError, match=re.escape('pip install -e ".[data]"')):
        dataset.read(file)


def test_simulate_saves_the_same_file_from_any_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / "one.parquet", tmp_path / "two.parquet"]
    simulate(Run("brass", 3, (), None, 1200, 5, "uniform", 1), Console(quiet=True), "en", files[0])
    common = ("simulate", "brass", "--players", "3", "--games", "1200", "--seed", "5", "--json")
    done = run(*common, "--processes", "2", "--save", str(files[1]))
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["file"] == str(files[1])
    assert figures["bytes"] == files[1].stat().st_size
    assert files[0].read_bytes() == files[1].read_bytes()
    data = dataset.read(files[0])
    assert len(data) == figures["decisions"]
    assert np.unique(data.game).tolist() == list(range(5, 1205))
    assert (np.diff(data.game) >= 0).all()
    means = [round(float(mean), 3) for mean in seat_means(data)]
    assert means == figures["mean_vp_by_seat"]


def seat_means(data: Dataset) -> Any:
    """Points by seat, every game counted once."""
    points = np.zeros((data.about.games, data.about.players))
    points[data.game - data.about.first_seed, data.seat] = data.points
    return points.mean(axis=0)


def test_simulate_says_what_it_saved_and_replaces_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_bytes(b"something old")
    common = ("simulate", "industry", "--map", "new-england", "--games", "3", "--lang", "en")
    done = run(*common, "--save", path.name, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "decisions saved in games.parquet" in done.stdout
    data = dataset.read(path)
    assert data.about.map == "new_england"
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_simulate_writes_a_card_that_makes_the_same_file(tmp_path: Path) -> None:
    common = ("simulate", "brass", "--players", "3", "--games", "3", "--seed", "9", "--lang", "en")
    saved = (*common, "--bots", "sane", "--save", "games.parquet", "--card", "README.md")
    done = run(*saved, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    path, card = tmp_path / "games.parquet", tmp_path / "README.md"
    text = card.read_text(encoding="utf-8")
    _, head, body = text.split("---\n", 2)
    said = yaml.safe_load(head)
    assert said["license"] == "mit"
    assert said["size_categories"] == ["n<1K"]
    assert said["configs"][0]["data_files"] == path.name
    data = dataset.read(path)
    assert f"{len(data)} choices from 3 games of Brass" in body
    columns = pq.read_schema(path).names
    assert re.findall(r"^\| `(\w+)` \|", body, re.MULTILINE) == columns
    before = path.read_bytes()
    (command,) = re.findall(r"^cottonopolis (.+)$", body, re.MULTILINE)
    assert run(*command.split(), cwd=tmp_path).returncode == 0
    assert path.read_bytes() == before
    again = run(*saved, cwd=tmp_path)
    assert again.returncode == 2
    assert "README.md already exists" in again.stderr
    assert card.read_text(encoding="utf-8") == text


def test_a_card_needs_a_file(tmp_path: Path) -> None:
    done = run("simulate", "--card", "README.md", "--lang", "en", cwd=tmp_path)
    assert done.returncode == 2
    assert "--card describes the file of --save" in done.stderr


def test_simulate_refuses_what_it_cannot_write(tmp_path: Path) -> None:
    done = run("simulate", "--save", "no/games.parquet", "--lang", "en", cwd=tmp_path)
    assert done.returncode == 2
    assert "no/games.parquet cannot be written" in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_interrupted_simulation_leaves_nothing_behind(
    tmp_path: Path, number: signal.Signals, processes: str
) -> None:
    errors = end(
        "simulate", "--games", "10000000", "--processes", processes, "--save", "games.parquet",
        number=number, begun=lambda: begun(tmp_path), cwd=tmp_path,
    )  # fmt: skip
    assert (b"Interrupted." in errors) == (number == signal.SIGINT)
    assert not list(tmp_path.iterdir())


def begun(folder: Path) -> bool:
    """Whether some games are in a file already."""
    return any(path.stat().st_size > 100_000 for path in folder.iterdir())


def test_files_of_ours_need_no_more_than_pyarrow(file: Path) -> None:
    """The example of docs/datasets.md."""
    table = pq.read_table(file)
    bits = table["legal"].combine_chunks().buffers()[1]
    masks = np.unpackbits(np.frombuffer(bits, np.uint8).reshape(len(table), -1), axis=1)
    assert masks[np.arange(len(table)), table["decision"].to_numpy()].all()
    assert isinstance(table["stage"].chunk(0), pa.DictionaryArray)


@pytest.mark.parametrize(
    ("names", "file_words"),
    [
        (("beginner", "sane", "uniform"), "beginner-sane-uniform"),
        (("strongest*0.01", "strongest*0.01", "greedy"), "strongest-0.01-strongest-0.01-greedy"),
    ],
)
def test_games_of_bots_are_saved_as_played(
    tmp_path: Path, names: tuple[str, ...], file_words: str
) -> None:
    """In the file, as records and in the arena the same games, by the bots of each seat."""
    file, folder = tmp_path / "games.parquet", tmp_path / "records"
    folder.mkdir()
    wanted = Run("brass", 3, (), None, 2, SEED, ",".join(names), 1)
    figures = simulate(wanted, Console(quiet=True), "en", file, folder)
    data = dataset.read(file)
    assert data.about.policy == ",".join(names)
    assert figures["decisions"] == len(data)
    episodes = list(data.episodes())  # compares all columns
    assert [episode.seed for episode in episodes] == [SEED, SEED + 1]
    for episode in episodes:
        played = play_game(wanted.rules, names, episode.seed)
        rows = data.game == episode.seed
        assert data.points[rows].tolist() == [played.vp[seat] for seat in data.seat[rows]]
        record = folder / f"brass-3p-{file_words}-{episode.seed}.txt"
        assert Game.from_record(record.read_text(encoding="utf-8")).score() == played.vp


def test_bots_are_named_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    for bots in ("beginner", "strongest*0.01"):
        words = ["--players", "3", "--games", "1", "--seed", "2", "--bots", bots]
        done = run("simulate", "brass", *words, "--save", str(file), "--json")
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["policy"] == dataset.read(file).about.policy == bots
    for wrong in ("genius", "beginner,sane"):
        refused = run("simulate", "brass", "--players", "3", "--bots", wrong)
        assert refused.returncode == 2
        assert re.search("genius|2 bots are named for 3 seats", refused.stderr)
