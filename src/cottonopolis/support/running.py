"""Whether a process runs."""

import os
import sys


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
