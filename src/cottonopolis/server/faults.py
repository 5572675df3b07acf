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

# What each code means, for whoever writes a client
MEANINGS: dict[str, str] = {
    "bad-request": "the request is malformed; `params.detail` names the fields",
    "not-signed-in": "this needs a session",
    "wrong-password": "there is no such account, or the password is wrong",
    "csrf": "the CSRF header is missing or wrong",
    "not-allowed": "the table or the person does not allow this",
    "not-your-seat": "the seat is somebody else's",
    "not-host": "only the host of the table may do this",
    "invitation-needed": "the table is not listed; an invitation lets people in",
    "no-hints": "the table allows no hints",
    "no-spectators": "the table is for those who play and who are invited",
    "not-found": "there is no such thing; `params.what` says what",
    "method": "this address does not know the method; see the header Allow",
    "media-type": "the body is not JSON",
    "stale": "something else happened first; look again (`params.last_move`)",
    "name-taken": "an account has this name, or one that looks like it",
    "table-full": "no seat is free",
    "seat-taken": "the seat is not free",
    "seats-open": "a seat is still free",
    "not-ready": "somebody is not ready yet",
    "already-started": "this can be done before the start only",
    "not-started": "the game has not begun",
    "not-over": "this can be had once the game is over",
    "game-over": "the game is over, or the table closed",
    "not-your-turn": "another seat is to move, or a bot plays this one (`params.to_move`)",
    "nothing-to-undo": "the last move is not this seat's, or an undo is asked for already",
    "undo-reveals": "the move showed something hidden; the others must agree",
    "no-undo-request": "nobody asks for an undo",
    "no-way-back": "who resigned, or left a table without return, stays away",
    "has-account": "this person has an account already",
    "too-many-tables": "somebody hosts too many tables already (`params.most`)",
    "still-thinking": "a hint is on its way; one at a time",
    "rules-version": "the game was begun by other rules than this program plays",
    "too-large": "the body is too large",
    "illegal-move": "the rules forbid the move; `reasons` says why",
    "setup": "there is no such set-up, or a record has a fault; `params.error` names it",
    "token": "the link is used up, too old, revoked or forged",
    "webhook-host": "messages go to known hosts only (`params.known`)",
    "too-many-requests": "too much at once; the header Retry-After says when to come again",
    "internal": "the server made a mistake",
    "database": "the database cannot be reached; nothing was acknowledged, look and try again",
    "busy": "too many want to change the same table; nothing was changed, try again",
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
