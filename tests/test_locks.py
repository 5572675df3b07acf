"""Locks between processes, on every system."""

import subprocess
import sys
from pathlib import Path

import pytest

from cottonopolis.support.locks import locked

PROCESSES = 3
TIMES = 40
COUNT = f"""
import sys, time
from pathlib import Path
from cottonopolis.support.locks import locked
counter = Path(sys.argv[1])
for _ in range({TIMES}):
    with locked(counter.with_suffix(".lock")):
        found = int(counter.read_text())
        time.sleep(0.001)  # without a lock, others count meanwhile
        counter.write_text(str(found + 1))
"""
HOLD = """
import sys
from pathlib import Path
from cottonopolis.support.locks import locked
with locked(Path(sys.argv[1])):
    print("has", flush=True)
    sys.stdin.readline()
"""


def test_processes_wait_for_each_other(tmp_path: Path) -> None:
    counter = tmp_path / "counter"
    counter.write_text("0")
    command = [sys.executable, "-c", COUNT, str(counter)]
    counting = [subprocess.Popen(command) for _ in range(PROCESSES)]
    assert [process.wait() for process in counting] == [0] * PROCESSES
    assert int(counter.read_text()) == PROCESSES * TIMES


def test_a_lock_ends_with_its_process(tmp_path: Path) -> None:
    file = tmp_path / "one.lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "has\n"
        process.kill()
    with locked(file):
        pass


def test_different_files_are_different_locks(tmp_path: Path) -> None:
    with locked(tmp_path / "one.lock"), locked(tmp_path / "other.lock"):
        pass


def test_a_file_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), locked(tmp_path / "missing" / "one.lock"):
        pass
