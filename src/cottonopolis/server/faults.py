"""Every refusal of the server has one shape: a code, its parameters and, for moves, the rules.

The code names a message of the client's language files; nothing here is worded for people.
"""

from typing import Any

import msgspec

from cottonopolis.errors import CottonopolisError, Fact, IllegalMove, RecordError, SetupError

# Codes and their HTTP status; everything that a client can meet is listed here
CODES: dict[str, int] = {
    "bad-request": 400,  # the request itself is malformed
    "not-signed-in": 401,
    "wrong-password": 401,
    "csrf": 403,
    "not-allowed": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "invitation-needed": 403,
    "no-hints": 403,
    "no-spectators": 403,
    "not-found": 404,
    "method": 405,
    "media-type": 415,
    "stale": 409,  # something else happened first; look again
    "name-taken": 409,
    "table-full": 409,
    "seat-taken": 409,
    "seats-open": 409,
    "not-ready": 409,
    "already-started": 409,
    "not-started": 409,
    "not-over": 409,
    "game-over": 409,
    "not-your-turn": 409,
    "nothing-to-undo": 409,
    "undo-reveals": 409,
    "no-undo-request": 409,
    "no-way-back": 409,
    "has-account": 409,
    "too-many-tables": 409,
    "rules-version": 409,  # a game by rules that this program does not play any more
    "still-thinking": 409,
    "too-large": 413,
    "illegal-move": 422,
    "setup": 422,  # a set-up or a record that cannot be had; `params.error` names the message
    "token": 422,  # a link that is used up, too old or forged
    "webhook-host": 422,
    "too-many-requests": 429,
    "internal": 500,
    "database": 503,  # nothing was changed; try again
    "busy": 503,
}


class ReasonShape(msgspec.Struct):
    """A reason of the rules against a move."""

    code: str
    rule: str | None
    facts: dict[str, Fact]


class FaultShape(msgspec.Struct):
    """What every refusal looks like."""

    code: str
    params: dict[str, Any]
    reasons: list[ReasonShape]


class Fault(Exception):
    """A refusal, to be raised anywhere in the server."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
        self.reasons: list[ReasonShape] = []

    @property
    def status(self) -> int:
        """The status of the answer."""
        return CODES[self.code]

    def shape(self) -> FaultShape:
        """The body of the answer."""
        return FaultShape(self.code, self.params, self.reasons)


def fault_of(error: CottonopolisError) -> Fault:
    """What the library refuses, as the server says it."""
    if isinstance(error, IllegalMove):
        fault = Fault("illegal-move", move=error.move.strip()[:200], column=error.column)
        fault.reasons = reasons_of(error)
        return fault
    if isinstance(error, RecordError):
        fault = fault_of(error.cause)
        fault.code = "setup"
        where = {"line": error.line, "column": error.column}
        fault.params = {"error": "record", **fault.params, **where}
        return fault
    if isinstance(error, SetupError):
        return Fault("setup", error=error.code, **error.facts)
    return Fault("setup", error="other")


def reasons_of(error: IllegalMove) -> list[ReasonShape]:
    """The reasons of a refused move."""
    return [ReasonShape(reason.code, reason.rule, reason.facts) for reason in error.reasons]
