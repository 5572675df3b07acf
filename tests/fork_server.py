"""A fork server: runs commands in forks of a process that has imported everything already.

Each fork runs the whole command line. Only the time for imports and for loading the compiled rules
is saved.
"""

import atexit
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

TERMINAL_ENVIRONMENT = {"COLUMNS": "120", "PYTHONUTF8": "1", "LC_ALL": "en_GB.UTF-8"}


class ForkedProcess:
    """A child of the fork server; the kernel reaps it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        return None if Path(f"/proc/{self.pid}").exists() else 0

    def send_signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self, timeout: float = 120.0) -> int:
        give_up = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > give_up:
                raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
            time.sleep(0.01)
        return 0


class ForkServer:
    """A process that forks commands on request over its standard input."""

    _shared: "ForkServer | None" = None

    @classmethod
    def shared(cls) -> "ForkServer":
        """The instance of this test process."""
        if cls._shared is None:
            cls._shared = cls()
        return cls._shared

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.fork_server"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **TERMINAL_ENVIRONMENT},
        )
        atexit.register(self.close)

    def fork(
        self,
        arguments: list[str],
        environment: dict[str, str],
        streams: tuple[str, str, str],
        folder: str,
        result: str = "",
    ) -> ForkedProcess:
        """Start a command; its exit status is written to the file `result`, if given."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        order = json.dumps([arguments, environment, streams, folder, result])
        self.process.stdin.write(order + "\n")
        self.process.stdin.flush()
        return ForkedProcess(int(self.process.stdout.readline()))

    def close(self) -> None:
        self.process.communicate()


def run(
    *arguments: str, given: str = "", env: dict[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / name for name in ("in", "out", "errors", "result")]
        given_file, out, errors, result = files
        given_file.write_text(given, encoding="utf-8")
        ForkServer.shared().fork(
            list(arguments),
            {**os.environ, **TERMINAL_ENVIRONMENT, **(env or {})},
            (str(given_file), str(out), str(errors)),
            str(cwd or Path.cwd()),
            str(result),
        ).wait(600)
        return subprocess.CompletedProcess(
            arguments,
            int(result.read_text()),
            out.read_text(encoding="utf-8"),
            errors.read_text(encoding="utf-8"),
        )


def _run_command(
    arguments: list[str],
    environment: dict[str, str],
    streams: tuple[str, str, str],
    folder: str,
    result: str,
) -> None:
    """Run a command in the fork, as if it was started normally."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if result and (child := os.fork()):
        _, status = os.waitpid(child, 0)
        Path(result).write_text(str(os.waitstatus_to_exitcode(status)))
        os._exit(0)
    for stream, name in enumerate(streams):
        how = os.O_WRONLY | os.O_CREAT | os.O_APPEND if stream else os.O_RDONLY
        os.dup2(os.open(name, how, 0o600), stream)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = ["cottonopolis", *arguments]

    from cottonopolis.cli.main import main

    main()


def _main() -> None:
    import cottonopolis.cli.main
    import cottonopolis.cli.serve  # noqa: F401
    from cottonopolis.server.app import warm_up

    warm_up()
    gc.collect()
    gc.freeze()  # a garbage collection in a fork would copy all memory pages
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children are not waited for
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while line := sys.stdin.readline():
        child = os.fork()
        if child == 0:
            _run_command(*json.loads(line))
            sys.exit()
        print(child, flush=True)


if __name__ == "__main__":
    _main()
