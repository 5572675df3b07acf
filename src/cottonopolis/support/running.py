"""Whether a process runs, and its priority."""

import os
import sys
from contextlib import suppress


def is_running(process: int) -> bool:
    """Whether there is a process with this id.

    >>> is_running(os.getpid())
    True
    """
    if sys.platform == "win32":
        # There, os.kill(process, 0) would interrupt the process
        import ctypes

        query_limited_information, still_active = 0x1000, 259
        kernel = ctypes.windll.kernel32
        handle = kernel.OpenProcess(query_limited_information, False, process)
        if not handle:
            return False
        code = ctypes.c_ulong()
        kernel.GetExitCodeProcess(handle, ctypes.byref(code))
        kernel.CloseHandle(handle)
        return code.value == still_active
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass  # of another user
    return True


def lower_priority(steps: int) -> None:
    """Let other processes go first, where the system knows such priorities (not on Windows)."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(steps)
