"""Distribute work over processes, or over a Ray cluster; results come as they finish.

Jobs must not depend on where or in which order they run.
"""

import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from cottonopolis.errors import SetupError
from cottonopolis.support.extras import need

Job = TypeVar("Job")
Part = TypeVar("Part")

JOBS_PER_PROCESS = 4  # submitted and not finished
CONNECT_TIMEOUT_S = 5.0
MANAGER_TIMEOUT_S = 2.0


def all_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_processes(
    work: Callable[[Job], Part], jobs: Iterable[Job], processes: int
) -> Iterator[Part]:
    """Yield the result of every job, from this process or from several others.

    >>> list(in_processes(abs, [-1, 2, -3], processes=1))
    [1, 2, 3]
    """
    if processes == 1:
        yield from map(work, jobs)
        return
    queue = iter(jobs)
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_ignore_interrupts)
    due: set[Future[Part]] = set()
    finished = False
    try:
        while True:
            with _interrupts_held_back():  # workers inherit this until they ignore interrupts
                for job in islice(queue, JOBS_PER_PROCESS * processes - len(due)):
                    due.add(pool.submit(work, job))
            if not due:
                break
            ready, due = wait(due, return_when=FIRST_COMPLETED)
            for future in ready:
                yield future.result()
        finished = True
    finally:
        if not finished:  # the caller stopped early: end the workers
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            _close_results(pool)
        manager = getattr(pool, "_executor_manager_thread", None)
        pool.shutdown(wait=finished, cancel_futures=True)
        if manager is not None and not finished:
            manager.join(MANAGER_TIMEOUT_S)  # else Python's exit may write to what it closes


def _close_results(pool: ProcessPoolExecutor) -> None:
    """Close our end of the result pipe.

    A worker that is terminated while it sends a result leaves it incomplete, and the pool would
    wait for the rest forever: it sees the end of the pipe only when all writers are closed. Python
    has no public API for this.
    """
    writer = getattr(getattr(pool, "_result_queue", None), "_writer", None)
    if writer is not None:
        writer.close()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Deliver Ctrl-C only afterwards; processes that are started meanwhile do not get it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    held: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: held.append(number))
    masks = hasattr(signal, "pthread_sigmask")  # children inherit the mask
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if masks else set()
    try:
        yield
    finally:
        if masks:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
        if held:
            signal.raise_signal(signal.SIGINT)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(work: Callable[[Job], Part], jobs: Iterable[Job], processes: int) -> Iterator[Part]:
    """Like `in_processes`, on the running Ray cluster or on a new one on this machine."""
    ray = need("ray", "ray")
    with _cluster(ray, processes):
        task = ray.remote(_do)
        queue = iter(jobs)
        cpus = int(ray.cluster_resources().get("CPU", 1))
        due: list[Any] = []
        while True:
            free = JOBS_PER_PROCESS * cpus - len(due)
            due.extend(task.remote(work, job) for job in islice(queue, free))
            if not due:
                break
            ready, due = ray.wait(due)
            try:
                parts: list[Part] = ray.get(ready)
            except ray.exceptions.RayTaskError as fault:
                raise fault.cause from None
            yield from parts


def _do(work: Callable[[Job], Part], job: Job) -> Part:
    return work(job)


def _join_cluster(ray: Any) -> None:
    """Connect to a running cluster; ConnectionError if there is none.

    If RAY_ADDRESS names one that cannot be joined, this is a SetupError.
    """
    address = os.environ.get("RAY_ADDRESS", "")
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    if not address or address in ("auto", "local"):
        ray.init(address="auto", **quiet)
        return
    try:
        _check_address(address)
        ray.init(address=address, **quiet)
    except Exception as fault:  # Ray raises many kinds
        said = fault.strerror if isinstance(fault, OSError) else None
        words = (said or str(fault).strip() or repr(fault)).splitlines()[0]
        raise SetupError("ray-address", word=address, fault=words) from None


def _check_address(address: str) -> None:
    """Raise OSError if nobody listens there: Ray itself would try again for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_TIMEOUT_S).close()


@contextmanager
def ray_cluster(processes: int) -> Iterator[None]:
    """Join the cluster that Ray knows, or start one on this machine, for a while."""
    with _cluster(need("ray", "ray"), processes):
        yield


@contextmanager
def _cluster(ray: Any, processes: int) -> Iterator[None]:
    """Connect to a cluster; disconnect at the end, unless already connected before."""
    if ray.is_initialized():
        yield
        return
    try:
        _join_cluster(ray)
    except ConnectionError:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray.init(
            num_cpus=processes,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    try:
        yield
    finally:
        ray.shutdown()
