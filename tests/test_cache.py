"""The folder of compiled code: old versions make way, and nothing else."""

import os
import subprocess
import sys
from pathlib import Path

from cottonopolis.engine.code_cache import FOLDER_NAME, MAX_FOLDERS


def test_only_old_folders_of_ours_are_removed(tmp_path: Path) -> None:
    for name in ("thesis", "photos", "0123", "a" * 17):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (1, 1))
    (tmp_path / ("f" * 16)).touch()  # a file
    for number in range(MAX_FOLDERS + 2):
        folder = tmp_path / f"{number:016x}"
        folder.mkdir()
        os.utime(folder, (1000 + number, 1000 + number))
    command = [
        sys.executable,
        "-c",
        "from cottonopolis.engine import code_cache; code_cache.folder()",
    ]
    subprocess.run(command, env={**os.environ, "COTTONOPOLIS_CACHE": str(tmp_path)}, check=True)
    left = {path.name for path in tmp_path.iterdir()}
    assert left >= {"thesis", "photos", "0123", "a" * 17, "f" * 16}
    ours = {name for name in left if FOLDER_NAME.fullmatch(name)} - {"f" * 16}
    assert len(ours) == MAX_FOLDERS
    assert {f"{number:016x}" for number in range(3, MAX_FOLDERS + 2)} <= ours
