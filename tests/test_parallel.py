"""Work in several processes that nobody waits for any more."""

import subprocess
import sys
from pathlib import Path

LEAVES = """
import time
from cottonopolis.support.parallel import in_processes

def large(number):
    return b"x" * 200_000_000

if __name__ == "__main__":
    parts = in_processes(large, range(100), 2)
    next(parts)
    time.sleep(0.3)  # others are on their way
    parts.close()
    print("left")
"""


def test_a_program_ends_though_a_result_was_half_sent(tmp_path: Path) -> None:
    file = tmp_path / "leaves.py"
    file.write_text(LEAVES)
    done = subprocess.run(
        [sys.executable, str(file)], capture_output=True, text=True, timeout=600, check=True
    )
    assert done.stdout == "left\n"
