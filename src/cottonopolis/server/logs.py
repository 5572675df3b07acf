"""The log: one JSON object per line, with request ids, and repeated errors counted."""

import logging
import re
import secrets
import time
from collections.abc import Iterable
from contextvars import ContextVar
from typing import Any

import msgspec
from sqlalchemy.exc import DatabaseError, DBAPIError, InterfaceError, OperationalError

from cottonopolis.server.drivers import (
    POSTGRES_ERRORS,
    POSTGRES_INTERFACE_ERRORS,
    REDIS_CONNECTION_ERRORS,
)
from cottonopolis.server.metrics import LOG_EVENTS

LOG_FIELDS = (
    *("method", "path", "status", "ms", "code", "table", "bot", "job", "kind"),
    *("sockets", "processes", "variable", "exit_status", "lines"),
    *("puzzle", "turn", "gap", "standard_error"),
)
REPEAT_KEYS = ("code", "job", "kind", "bot", "puzzle")  # fields that tell two records apart
MAX_FAULT_LETTERS = 200
REPEAT_WINDOW_S = 60.0  # an error is logged once per window, then counted

REQUEST_ID_HEADER = b"x-request-id"
REQUEST_ID = re.compile(rb"[A-Za-z0-9._-]{1,64}")
request_id: ContextVar[str] = ContextVar("request_id", default="")

# Classes of PostgreSQL's error codes whose messages contain no stored values: connection, read-only
# transaction, authorization, unknown database, rollback, resources, object state, operator, system
SAFE_SQL_STATES = ("08", "25", "28", "3D", "40", "53", "55", "57", "58", "XX")
SYSTEM_MODULES = ("builtins", "socket")  # of errors of the system; those of smtplib name people
SEVERAL = "Multiple exceptions: "  # how asyncio joins the errors of several addresses
SAFE_SQLITE_ERRORS = (OperationalError, InterfaceError, DatabaseError)


def request_id_of(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The request id that a proxy or client sent, or a new one.

    >>> request_id_of([(b"x-request-id", b"abc-1")])
    'abc-1'
    >>> len(request_id_of([(b"x-request-id", b"two words")]))
    16
    """
    for name, value in headers:
        if name.lower() == REQUEST_ID_HEADER and REQUEST_ID.fullmatch(value):
            return value.decode()
    return secrets.token_hex(8)


def fault_of(error: BaseException) -> str | None:
    """The driver's own words about an error; None if they may contain stored values."""
    text: str | None = None
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "sqlstate", None)
        if state is None and type(error) in SAFE_SQLITE_ERRORS:
            text = str(error.orig)
        elif state is not None and state.startswith(SAFE_SQL_STATES):
            text = str(error.orig.__cause__ or error.orig) if error.orig else None
    elif isinstance(error, POSTGRES_ERRORS):
        state = getattr(error, "sqlstate", None)
        text = str(error) if (state or "").startswith(SAFE_SQL_STATES) else None
    elif type(error).__module__ in SYSTEM_MODULES and isinstance(error, OSError):
        text = error.strerror or (str(error) if str(error).startswith(SEVERAL) else None)
    elif isinstance(error, (*POSTGRES_INTERFACE_ERRORS, *REDIS_CONNECTION_ERRORS)):
        text = str(error)
    return text.splitlines()[0][:MAX_FAULT_LETTERS] if text else None


class JsonLogFormatter(logging.Formatter):
    """Formats log records as JSON lines, with the fields in `LOG_FIELDS` and no others.

    The message of a record is the name of its event (see docs/hosting.md).
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        request = getattr(record, "request", "") or request_id.get()
        if request:
            line["request"] = request
        for name in (*LOG_FIELDS, "repeated"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info and record.exc_info[1]:
            error = record.exc_info[1]
            line["error"] = type(error).__name__
            fault = fault_of(error)
            if fault:
                line["fault"] = fault
            line["where"] = _traceback_lines(record.exc_info[2])
        return msgspec.json.encode(line).decode()


def _traceback_lines(trace: Any) -> list[str]:
    """List the code locations of a traceback; no values, because they could be secret."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-8:]


class Repetitions:
    """The repetitions of one event in a window of time."""

    def __init__(self, record: logging.LogRecord, ends: float) -> None:
        self.ends = ends
        self.count = 0
        fields = {name: getattr(record, name) for name in LOG_FIELDS if hasattr(record, name)}
        self.summary = logging.makeLogRecord(
            {"name": record.name, "levelno": record.levelno, "levelname": record.levelname}
            | {"msg": record.getMessage(), **fields}
        )


class CountingHandler(logging.StreamHandler[Any]):
    """Logs a warning or error once per window, and then how often it was repeated.

    Two records are the same if their event, their error and the fields `REPEAT_KEYS` are the same.
    The metric `cottonopolis_log_events_total` counts all of them.
    """

    def __init__(self, stream: Any = None, window_s: float = REPEAT_WINDOW_S) -> None:
        super().__init__(stream)
        self.setFormatter(JsonLogFormatter())
        self._window_s = window_s
        self._seen: dict[tuple[Any, ...], Repetitions] = {}

    def emit(self, record: logging.LogRecord) -> None:
        at = time.monotonic()
        self._report_ended(at)
        if record.levelno < logging.WARNING:
            super().emit(record)
            return
        LOG_EVENTS.labels(record.getMessage(), record.levelname.lower()).inc()
        error = type(record.exc_info[1]).__name__ if record.exc_info else None
        fields = (getattr(record, name, None) for name in REPEAT_KEYS)
        key = (record.getMessage(), error, *fields)
        found = self._seen.get(key)
        if found is None:
            self._seen[key] = Repetitions(record, at + self._window_s)
            super().emit(record)
        else:
            found.count += 1

    def _report_ended(self, at: float) -> None:
        """Log the counts of the windows that have ended."""
        for key in [key for key, found in self._seen.items() if found.ends <= at]:
            found = self._seen.pop(key)
            if found.count:
                found.summary.repeated = found.count
                found.summary.created = time.time()
                super().emit(found.summary)

    def close(self) -> None:
        """Log what has been counted and not been reported."""
        self._report_ended(float("inf"))
        super().close()


def set_up_logging(level: str) -> None:
    """Log JSON lines to standard error."""
    root = logging.getLogger("cottonopolis")
    root.handlers = [CountingHandler()]
    root.setLevel(level.upper())
    root.propagate = False
