"""Locks between processes: the system releases them when their process ends."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
    import time

    POLL_S = 0.1

    def _lock(descriptor: int) -> None:
        while True:
            try:
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            except PermissionError:  # another process holds it
                time.sleep(POLL_S)
            else:
                return

    def _unlock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX)

    def _unlock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Hold the lock of an empty file, which is made if need be; waits for other processes.

    OSError if the file cannot be opened or its file system has no locks.
    """
    with file.open("ab") as opened:
        _lock(opened.fileno())
        try:
            yield
        finally:
            _unlock(opened.fileno())
