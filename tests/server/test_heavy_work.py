"""Computations for studies, maps and records: few at once, and nobody crowds out others."""

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

from cottonopolis.server.fair_queue import FairQueue, Turn, Urgency
from cottonopolis.server.heavy_work import PLACES, Sender, current_sender, in_turn
from cottonopolis.server.limits import Limits, RateLimits
from cottonopolis.server.routes.lines import compute
from cottonopolis.server.settings import Settings


def turn(home: str) -> Turn:
    return Turn(Urgency.NOW, home, home)


def test_households_take_turns_and_few_compute_at_once() -> None:
    order: list[str] = []
    running: list[int] = []
    lock, at_once = threading.Lock(), 0

    def work(home: str) -> None:
        nonlocal at_once
        with lock:
            at_once += 1
            running.append(at_once)
            order.append(home)
        threading.Event().wait(0.01)
        with lock:
            at_once -= 1

    async def ask(queue: FairQueue, home: str) -> None:
        current_sender.set(Sender(queue, turn(home)))
        await compute(lambda: work(home))

    async def run() -> None:
        queue = FairQueue(PLACES)
        await asyncio.gather(*(ask(queue, home) for home in ["flood"] * 20 + ["other"]))

    asyncio.run(run())
    assert order.index("other") <= PLACES + 1
    assert max(running) <= PLACES


def test_a_thread_keeps_its_place_when_its_request_is_cancelled() -> None:
    go_on = threading.Event()

    async def run() -> list[str]:
        queue, done = FairQueue(1), []
        current_sender.set(Sender(queue, turn("a")))
        first = asyncio.create_task(in_turn(go_on.wait))
        await asyncio.sleep(0.05)
        first.cancel()
        second = asyncio.create_task(in_turn(lambda: done.append("second")))
        await asyncio.sleep(0.05)
        assert not done
        go_on.set()
        await asyncio.gather(first, second, return_exceptions=True)
        return done

    assert asyncio.run(run()) == ["second"]


def test_every_request_has_a_turn() -> None:
    """By person and household, or by household for those without a session."""
    found: list[Sender | None] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(current_sender.get())

    limits = Limits(Settings(), "secret")
    state = SimpleNamespace(settings=Settings())

    async def ask(address: str, person: str | None) -> None:
        scope: Any = {
            "type": "http",
            "client": (address, 1),
            "headers": [],
            "user": SimpleNamespace(id=person) if person else None,
            "app": SimpleNamespace(state=state),
            "litestar_app": SimpleNamespace(state=state),
        }
        await RateLimits(app, limits)(scope, None, None)  # type: ignore[arg-type]

    async def run() -> None:
        for address, person in (("2001:db8::1", "ada"), ("2001:db8::2", None), ("192.0.2.1", None)):
            await ask(address, person)

    asyncio.run(run())
    one, same, other = (sender for sender in found if sender is not None)
    assert one.queue is same.queue is other.queue is limits.heavy_work
    assert one.turn.home == same.turn.home != other.turn.home
    assert (one.turn.person, same.turn.person) == ("ada", same.turn.home)
