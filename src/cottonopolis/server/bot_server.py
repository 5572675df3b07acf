"""A server with the role `bots`: computes for web servers, and serves only its metrics."""

import asyncio
import logging
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from prometheus_client import start_http_server
from redis.exceptions import RedisError

from cottonopolis import compiling
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.logs import set_up_logging
from cottonopolis.server.metrics import QUEUED_JOBS
from cottonopolis.server.preparation import KINDS, Preparation
from cottonopolis.server.remote_workers import (
    ALIVE_S,
    ANALYST_QUEUE,
    BOT_QUEUE,
    POLL_S,
    QUEUES,
    RECONNECT_PAUSE_S,
    REPLY_TTL_S,
    connect,
    decode,
    encode,
    named,
)
from cottonopolis.server.settings import Settings
from cottonopolis.server.workers import Workers, analyse_game
from cottonopolis.support.systemd import READY, notify

log = logging.getLogger(__name__)

FINISH_TIMEOUT_S = 5.0  # for jobs that are running when the server stops


class BotServer:
    """Takes jobs from the queues and runs them in worker processes."""

    def __init__(self, settings: Settings) -> None:
        self.redis = connect(settings)
        self.workers = Workers(settings.bot_processes)
        self.stopping = asyncio.Event()
        self._consumers = [
            *(self._consume(BOT_QUEUE, "move") for _ in range(settings.bot_processes)),
            self._consume(ANALYST_QUEUE, "analysis"),
        ]

    async def run(self) -> None:
        """Work until the server is told to stop; unfinished jobs go back to the web servers."""
        tasks = [asyncio.create_task(work) for work in (*self._consumers, self._measure())]
        await self.stopping.wait()
        await asyncio.wait(tasks, timeout=FINISH_TIMEOUT_S)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()
        await self.redis.aclose()

    async def _consume(self, queue: str, kind: str) -> None:
        while not self.stopping.is_set():
            try:
                found = await self.redis.blpop([queue], POLL_S)
                if found is not None:
                    await self._serve(kind, decode(found[1]))
            except (RedisError, OSError, TimeoutError) as error:
                log.warning("job_queue_lost", exc_info=error)
                await asyncio.sleep(RECONNECT_PAUSE_S)
            except Exception:
                log.exception("job_unreadable")

    async def _serve(self, kind: str, job: dict[str, Any]) -> None:
        """Run a job and send its result."""
        if job["until"] < time.time():
            return  # its web server has given it up
        answer: dict[str, Any] = {"lost": True}
        try:
            async with self._telling(job) as slot:
                work, args = named(job["work"]), job["args"]
                if work is analyse_game:
                    args = (*args[:-1], slot)  # progress is reported in a slot of this server
                answer = {"result": await self.workers.run(kind, work, *args)}
        except ApiError as error:
            answer = {"code": error.code}
        except Exception:
            log.exception("job_failed", extra={"kind": kind})
            answer = {"code": "internal"}
        finally:
            await self._reply(job, answer)

    @asynccontextmanager
    async def _telling(self, job: dict[str, Any]) -> AsyncIterator[int]:
        """Say that a job is being worked on, and how far it is, until the end of the block."""
        with self.workers.slot() as slot:

            async def tell() -> None:
                while True:
                    with suppress(RedisError, OSError, TimeoutError):
                        await self._reply(job, {"progress": self.workers.progress(slot)})
                    await asyncio.sleep(ALIVE_S)

            task = asyncio.create_task(tell())
            try:
                yield slot
            finally:
                task.cancel()

    async def _reply(self, job: dict[str, Any], answer: dict[str, Any]) -> None:
        async with self.redis.pipeline(transaction=False) as pipeline:
            pipeline.rpush(job["replies"], encode({"job": job["job"], **answer}))
            pipeline.expire(job["replies"], REPLY_TTL_S)
            await pipeline.execute()

    async def _measure(self) -> None:
        while not self.stopping.is_set():
            with suppress(RedisError, OSError, TimeoutError):
                for queue in QUEUES:
                    length = await self.redis.llen(queue)
                    QUEUED_JOBS.labels(queue.rsplit(":", 1)[1]).set(length)
            await asyncio.sleep(ALIVE_S)


def serve_bots(settings: Settings) -> None:
    """Run a bot server until SIGTERM or SIGINT; its metrics are at `/metrics` of its port."""
    set_up_logging(settings.log)

    async def work() -> None:
        preparation = None
        if not compiling.all_ready(*KINDS):
            compiling.interpret()
            preparation = Preparation()
        server = BotServer(settings)
        if preparation is not None:
            preparation.on_given_up = server.workers.give_up_waiting
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            with suppress(NotImplementedError):  # Windows
                loop.add_signal_handler(number, server.stopping.set)
        log.info("bot_server_started", extra={"processes": settings.bot_processes})
        notify(READY)
        await server.run()
        if preparation is not None:
            await preparation.close()

    start_http_server(settings.port, settings.host)
    asyncio.run(work())
