"""The file of a resumable run: its parameters, then one finished game per line."""

import hashlib
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from cottonopolis.arena.run import Result, Run, Spread, play_games
from cottonopolis.errors import SetupError
from cottonopolis.support.files import append_text, read_text, write_text


def parameters(run: Run) -> dict[str, Any]:
    """Return everything that determines the games of a run, except their number."""
    rules = run.rules
    return {
        "arena": run.game,
        "rules": rules.version,
        "players": run.players,
        "variants": list(run.variants),
        "map": rules.map_name,
        "board": f"{zlib.crc32(rules.board.tobytes()):08x}",
        "bots": list(run.bots),
        "bot_files": {file.name: _digest(file) for file in run.bot_files},
        "seed": run.seed,
        "budget": run.budget,
    }


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


class Ledger:
    """The finished games of a run, in memory and in a file."""

    def __init__(self, file: Path, run: Run) -> None:
        """Read the file, if it exists; an incomplete last line is dropped."""
        self.file = file
        self.run = run
        self.finished: dict[int, Result] = {}
        header = json.dumps(parameters(run))
        text = read_text(file) if file.exists() else ""
        lines = text.split("\n")
        cut_off = lines.pop()
        if not lines and header.startswith(cut_off):
            write_text(file, header + "\n")
            return
        self._compare(lines[0] if lines else cut_off)
        for number, line in enumerate(lines[1:], 2):
            result = self._result(number, line)
            self.finished[result.game] = result
        if cut_off:
            write_text(file, text.removesuffix(cut_off))

    def add(self, result: Result) -> None:
        self.finished[result.game] = result
        line = {
            "game": result.game,
            "seed": self.run.seed_of(result.game),
            "rotation": self.run.rotation_of(result.game),
            "vp": result.vp,
            "places": result.places,
            "times_us": [times.tolist() for times in result.times],
        }
        append_text(self.file, json.dumps(line) + "\n")

    def _compare(self, header: str) -> None:
        """Raise SetupError if the file belongs to another run."""
        try:
            found = json.loads(header)
            known = {key: found[key] for key in parameters(self.run)}
        except (ValueError, TypeError, KeyError):
            raise SetupError("resume-unknown", word=str(self.file)) from None
        for key, value in parameters(self.run).items():
            if known[key] != value:
                raise SetupError(
                    "resume-other",
                    word=str(self.file),
                    key=key,
                    known=json.dumps(known[key]),
                    value=json.dumps(value),
                )

    def _result(self, number: int, line: str) -> Result:
        try:
            found = json.loads(line)
            times = tuple(np.array(one, dtype=np.uint32) for one in found["times_us"])
            result = Result(found["game"], tuple(found["vp"]), tuple(found["places"]), times)
            sizes = {len(result.vp), len(result.places), len(result.times)}
            if sizes != {self.run.players} or not isinstance(result.game, int):
                raise ValueError(line)
        except (ValueError, TypeError, KeyError):
            raise SetupError("resume-line", word=str(self.file), line=str(number)) from None
        return result


def resume(run: Run, file: Path, spread: Spread) -> Iterator[Result]:
    """Yield the games of a run: first those in the file, then the others as they finish.

    The file is read, or begun, at once.
    """
    return _games_of(Ledger(file, run), spread)


def _games_of(ledger: Ledger, spread: Spread) -> Iterator[Result]:
    all_games = range(ledger.run.games)
    missing = [game for game in all_games if game not in ledger.finished]
    yield from [ledger.finished[game] for game in all_games if game in ledger.finished]
    for result in play_games(ledger.run, missing, spread):
        ledger.add(result)
        yield result
