"""Start, watch and stop the processes of a server benchmark."""

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

POSTGRES = "postgres"  # the program, and the user that runs it, as it refuses root
POSTGRES_FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)  # Debian's
OUTGOING_PORTS = Path("/proc/sys/net/ipv4/ip_local_port_range")
FIRST_PORT = 10_000
START_TIMEOUT_S = 300.0  # the first start compiles the rules
POLL_S = 0.05
TICKS_PER_S = os.sysconf("SC_CLK_TCK")
BOT_PROCESS_MARK = b"spawn_main"  # web workers are forked, bot processes are spawned


class Missing(Exception):
    """A program is not installed."""


def free_port(count: int = 1) -> int:
    """The first of some free ports in a row, which no outgoing connection will take."""
    outgoing = int(OUTGOING_PORTS.read_text().split()[0]) if OUTGOING_PORTS.exists() else 32_768
    while True:
        first = random.randrange(FIRST_PORT, outgoing - count)
        with ExitStack() as stack, suppress(OSError):
            for port in range(first, first + count):
                stack.enter_context(socket.socket()).bind(("127.0.0.1", port))
            return first


def program(name: str, folders: Sequence[Path] = ()) -> str:
    """Return the path of a program; raises Missing."""
    found = shutil.which(name) or next(
        (str(folder / name) for folder in folders if (folder / name).exists()), None
    )
    if found is None:
        raise Missing(f"{name} is not installed")
    return found


@contextmanager
def process(
    command: Sequence[str], log: Path, end: signal.Signals = signal.SIGINT
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a process in its own group, and end it with its children."""
    with log.open("wb") as out:
        started = subprocess.Popen(command, stdout=out, stderr=out, start_new_session=True)
    try:
        yield started
    finally:
        started.send_signal(end)
        try:
            started.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(started.pid, signal.SIGKILL)
            started.wait()


def wait_for_port(port: int, started: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until the port accepts connections."""
    give_up = time.monotonic() + START_TIMEOUT_S
    while time.monotonic() < give_up and started.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(POLL_S)
    raise RuntimeError(f"it did not start: {log.read_text()[-2000:]}")


@contextmanager
def postgres() -> Iterator[tuple[str, list[int]]]:
    """Start a private PostgreSQL with default durability; yields its URL and processes."""
    initdb, server = program("initdb", POSTGRES_FOLDERS), program(POSTGRES, POSTGRES_FOLDERS)
    other_user = ["runuser", "-u", POSTGRES, "--"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(prefix="cottonopolis-postgres-") as name:
        folder = Path(name)
        if other_user:
            shutil.chown(folder, POSTGRES)
        data = str(folder / "data")
        made = [initdb, "-D", data, "-U", POSTGRES, "-A", "trust", "-E", "UTF8"]
        subprocess.run([*other_user, *made], check=True, capture_output=True, cwd=folder)
        port = free_port()
        log = Path(tempfile.gettempdir()) / f"cottonopolis-postgres-{port}.log"
        command = [*other_user, server, "-D", data, "-p", str(port), "-k", name]
        with process([*command, "-c", "listen_addresses=127.0.0.1"], log) as started:
            wait_for_port(port, started, log)
            asked = [program("pg_isready", POSTGRES_FOLDERS), "-h", "127.0.0.1", "-p", str(port)]
            while started.poll() is None:  # it listens before it can answer
                if subprocess.run(asked, capture_output=True, check=False).returncode == 0:
                    break
                time.sleep(POLL_S)
            yield f"postgresql://{POSTGRES}@127.0.0.1:{port}/{POSTGRES}", [started.pid]
        log.unlink()


@contextmanager
def redis() -> Iterator[tuple[str, list[int]]]:
    """Start a private Redis; yields its URL and process."""
    port = free_port()
    log = Path(tempfile.gettempdir()) / f"cottonopolis-redis-{port}.log"
    command = [program("redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    with process(command, log) as started:
        wait_for_port(port, started, log)
        yield f"redis://127.0.0.1:{port}/0", [started.pid]
    log.unlink()


@contextmanager
def server(database: str, *options: str) -> Iterator[tuple[int, int]]:
    """Start `cottonopolis serve` without rate limits; yields its (first) port and process."""
    several = "--worker-ports" in options
    ports = int(options[options.index("--workers") + 1]) if several else 1
    port = free_port(ports)
    log = Path(tempfile.gettempdir()) / f"cottonopolis-bench-{port}.log"
    command = [sys.executable, "-m", "cottonopolis.cli.main", "serve", "--no-browser"]
    command += ["--port", str(port), "--database", database]
    command += ["--requests-per-second", "1000000", "--attempts-per-minute", "1000000"]
    command += ["--connections-per-address", "10000", *options]
    with process(command, log) as started:
        for number in range(ports):  # workers do not begin to listen together
            _wait_until_ready(port + number, started, log)
        yield port, started.pid
    log.unlink()


def _wait_until_ready(port: int, started: subprocess.Popen[bytes], log: Path) -> None:
    give_up = time.monotonic() + START_TIMEOUT_S
    while time.monotonic() < give_up and started.poll() is None:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/v1/ready", timeout=5).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(POLL_S)
    raise RuntimeError(f"the server did not start: {log.read_text()[-2000:]}")


# Process statistics


def family(first: int) -> list[int]:
    """Return a process and all its descendants."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int(_stat(int(folder.name))[1])
        except OSError:
            continue
        parents.setdefault(parent, []).append(int(folder.name))
    found = [first]
    for one in found:
        found += parents.get(one, [])
    return found


def _stat(number: int) -> list[str]:
    """Return the fields after the process name."""
    return Path(f"/proc/{number}/stat").read_text().rsplit(") ", 1)[1].split()


def bot_processes(processes: Sequence[int]) -> list[int]:
    """Return those of a server's processes that compute bots, hints and analyses."""
    found = []
    for number in processes:
        try:
            words = Path(f"/proc/{number}/cmdline").read_bytes()
        except OSError:
            continue
        if BOT_PROCESS_MARK in words:
            found.append(number)
    return found


def cpu_by_process(processes: Sequence[int]) -> dict[int, float]:
    """Return the seconds of CPU time that each process has used so far."""
    used = {}
    for number in processes:
        try:
            used[number] = sum(int(word) for word in _stat(number)[11:13]) / TICKS_PER_S
        except OSError:
            continue
    return used


def cpu_with_ended_children(processes: Sequence[int]) -> float:
    """Return the CPU time of processes and of children that they have waited for."""
    return sum(int(word) for number in processes for word in _stat(number)[11:15]) / TICKS_PER_S


def cpu_seconds(processes: Sequence[int]) -> float:
    """Return the CPU time that processes have used so far."""
    return sum(cpu_by_process(processes).values())


def cpu_between(before: dict[int, float], after: dict[int, float]) -> float:
    """Return the CPU time used between two moments; a process may have started in between.

    >>> cpu_between({1: 2.0}, {1: 2.5, 7: 1.0})
    1.5
    """
    return sum(used - before.get(number, 0.0) for number, used in after.items())


def memory(processes: Sequence[int], *, shared_with_others: bool = True) -> int:
    """Return the memory of processes in bytes; what they share counts once (PSS).

    Their part of program files also depends on what else runs on the machine: as other programs
    with the same libraries end, it grows. `shared_with_others=False` leaves files out.
    """
    field = "Pss:" if shared_with_others else "Pss_Anon:"
    held = 0
    for number in processes:
        try:
            lines = Path(f"/proc/{number}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        held += sum(int(line.split()[1]) for line in lines if line.startswith(field))
    return held * 1024
