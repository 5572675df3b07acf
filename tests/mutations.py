"""Breaks rules one at a time and checks that the tests of `make check` notice each of them.

    python -m tests.mutations            all of them
    python -m tests.mutations B17 A16    those of some rules

Each fault is put into a copy of the sources, which runs interpreted: compiling it would take longer
than the tests. A fault that no test notices is reported, and the exit code is 1.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
GAMES = Path("src", "cottonopolis", "games")


class Mutation(NamedTuple):
    """A fault: one piece of code replaced by another."""

    rule: str
    file: str
    before: str
    after: str


MUTATIONS = (
    Mutation(
        "B3", "brass/rounds.py", "state.round_number == 1 else 2", "state.round_number == 1 else 1"
    ),
    Mutation("B4", "brass/income.py", "state.vp[seat] -= lost", "state.vp[seat] -= 0"),
    Mutation("B5", "brass/resources.py", "state.spent[seat] += amount", "state.spent[seat] += 0"),
    Mutation("B8", "brass/build.py", "state.actions_left < 2 or", "state.actions_left < 1 or"),
    Mutation("B10", "brass/build.py", "elif card - LOCATIONS != industry:", "elif card < 0:"),
    Mutation("B14", "brass/build.py", "and port_slot != slot", "and port_slot == slot"),
    Mutation(
        "B15",
        "brass/build.py",
        "state.period == CANAL and summary.tile_nodes",
        "state.period != CANAL and summary.tile_nodes",
    ),
    Mutation("B17", "brass/resources.py", "if summary.coal & here:", "if summary.coal:"),
    Mutation("B19", "brass/resources.py", "gain + bonus, events", "gain, events"),
    Mutation(
        "B20",
        "brass/build.py",
        "level > state.tile_level[slot] else B20",
        "level >= state.tile_level[slot] else B20",
    ),
    Mutation(
        "B21",
        "brass/build.py",
        "if summary.coal or state.track_cubes[COAL] > 0:",
        "if summary.coal:",
    ),
    Mutation(
        "B24",
        "brass/link.py",
        "as_int64(board.two_rails_cost) - as_int64(board.rail_cost)",
        "as_int64(board.rail_cost)",
    ),
    Mutation(
        "B25",
        "brass/resources.py",
        "ends = bit(state.component[a]) | bit(state.component[b])",
        "ends = bit(state.component[a])",
    ),
    Mutation(
        "B27",
        "brass/sell.py",
        "if state.tile_flipped[slot]:\n        found |= B27_PORT_FLIPPED",
        "if False:\n        found |= B27_PORT_FLIPPED",
    ),
    Mutation(
        "B29",
        "brass/loan.py",
        "if state.period == RAIL and state.deck_left == 0:",
        "if state.deck_left == 0:",
    ),
    Mutation(
        "B30", "brass/scoring.py", "state.vp[owner] += at_a + at_b", "state.vp[owner] += at_a"
    ),
    Mutation(
        "B32",
        "brass/scoring.py",
        "income_of(board, state, one) > income_of(board, state, other)",
        "income_of(board, state, one) < income_of(board, state, other)",
    ),
    Mutation(
        "A4",
        "industry/build.py",
        "return OK if state.actions_left == 2 else",
        "return OK if state.actions_left > 0 else",
    ),
    Mutation(
        "A7",
        "industry/build.py",
        "found = ship_reasons(board, state, slot) if industry == SHIP else OK",
        "found = OK",
    ),
    Mutation(
        "A8",
        "industry/build.py",
        "summary.seat, slot) >= tile_limit(board, node)",
        "summary.seat, slot) > tile_limit(board, node)",
    ),
    Mutation(
        "A11",
        "industry/connections.py",
        "return bool(state.tile_owner[board.lane_slot[lane]] != NOBODY) and has_port(",
        "return has_port(",
    ),
    Mutation(
        "A12",
        "industry/connections.py",
        "if b < NODES and not int(board.stops) & (bit(a) | bit(b)):",
        "if b < NODES:",
    ),
    Mutation(
        "A15",
        "industry/build.py",
        "if level <= state.tile_level[slot]:",
        "if level < state.tile_level[slot]:",
    ),
    Mutation(
        "A16",
        "industry/rail.py",
        "state.rails_left[seat] < board.rails",
        "state.rails_left[seat] <= board.rails",
    ),
    Mutation(
        "A20",
        "industry/money.py",
        "count = (short + loan - 1) // loan",
        "count = short // loan + 1",
    ),
    Mutation(
        "A21",
        "industry/money.py",
        "int(state.loans[seat]) * int(board.interest)",
        "int(board.interest)",
    ),
    Mutation(
        "A22",
        "industry/scoring.py",
        "state.vp[owner] += state.tile_level[slot]",
        "state.vp[owner] += 1",
    ),
)


def copy_sources(folder: Path) -> None:
    skipped = shutil.ignore_patterns("__pycache__", "client")
    for name in ("src", "messages"):
        shutil.copytree(ROOT / name, folder / name, ignore=skipped)


def run_tests(folder: Path, rule: str) -> bool:
    """Whether the tests pass: first those of the rule, then those of all rules."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "COTTONOPOLIS_JIT": "0"}
    number = f"{rule[0].lower()}{int(rule[1:]):02d}"
    own = sorted((ROOT / "tests" / "rules").glob(f"test_{number}_*.py"))
    for paths in ([str(path) for path in own], ["tests/rules"]):
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *paths]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
        if done.returncode != 0:
            return False
    return True


def main(rules: list[str]) -> int:
    missed = []
    for mutation in MUTATIONS:
        if rules and mutation.rule not in rules:
            continue
        with tempfile.TemporaryDirectory(prefix="cottonopolis-mutation-") as name:
            folder = Path(name)
            copy_sources(folder)
            path = folder / GAMES / mutation.file
            text = path.read_text(encoding="utf-8")
            if text.count(mutation.before) != 1:
                raise SystemExit(f"{mutation.rule}: {mutation.before!r} is not once in {path.name}")
            path.write_text(text.replace(mutation.before, mutation.after), encoding="utf-8")
            began = time.monotonic()
            if run_tests(folder, mutation.rule):
                missed.append(mutation)
            result = "MISSED" if mutation in missed else "caught"
            seconds = time.monotonic() - began
            print(
                f"{mutation.rule:<4} {result} in {seconds:.0f} s: {mutation.before!r}", flush=True
            )
    print(f"{len(missed)} missed")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
