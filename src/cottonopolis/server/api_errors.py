"""Every error of the server has one shape: a code, its parameters and, for moves, the reasons.

The code names a message of the client's language files; nothing here is worded for people.
"""

from typing import Any, NamedTuple

import msgspec

from cottonopolis.errors import (
    CottonopolisError,
    Fact,
    IllegalMove,
    Reason,
    RecordError,
    SetupError,
)


class Code(NamedTuple):
    """A kind of error: the HTTP status, and what it means to those who write a client."""

    status: int
    meaning: str


# Everything that a client can meet
CODES: dict[str, Code] = {
    "bad-request": Code(400, "the request is malformed; `params.detail` names the fields"),
    "not-signed-in": Code(401, "this needs a session"),
    "wrong-password": Code(401, "there is no such account, or the password is wrong"),
    "csrf": Code(403, "the CSRF header is missing or wrong"),
    "not-allowed": Code(403, "the table or the person does not allow this"),
    "not-your-seat": Code(403, "the seat is somebody else's"),
    "not-host": Code(403, "only the host of the table may do this"),
    "invitation-needed": Code(403, "the table is not listed; an invitation lets people in"),
    "no-hints": Code(403, "the table allows no hints, or no bot can search this game"),
    "no-spectators": Code(403, "the table is for those who play and who are invited"),
    "not-found": Code(404, "there is no such thing; `params.what` says what"),
    "method": Code(405, "this address does not know the method; see the header Allow"),
    "media-type": Code(415, "the body is not JSON"),
    "stale": Code(409, "something else happened first; look again (`params.last_move`)"),
    "name-taken": Code(409, "an account has this name, or one that looks like it"),
    "table-full": Code(409, "no seat is free"),
    "seat-taken": Code(409, "the seat is not free"),
    "seats-open": Code(409, "a seat is still free"),
    "not-ready": Code(409, "somebody is not ready yet"),
    "already-started": Code(409, "this can be done before the start only"),
    "not-started": Code(409, "the game has not begun"),
    "not-over": Code(409, "this can be had once the game is over"),
    "game-over": Code(409, "the game is over, or the table closed"),
    "frozen": Code(409, "the rules have changed since the game began; it cannot go on"),
    "not-your-turn": Code(
        409, "another seat is to move, or a bot plays this one (`params.to_move`)"
    ),
    "nothing-to-undo": Code(
        409, "the last move is not this seat's, or an undo is asked for already"
    ),
    "undo-reveals": Code(409, "the move showed something hidden; the others must agree"),
    "no-undo-request": Code(409, "nobody asks for an undo"),
    "no-way-back": Code(409, "who resigned, or left a table without return, stays away"),
    "has-account": Code(409, "this person has an account already"),
    "too-many-tables": Code(409, "somebody hosts too many tables already (`params.most`)"),
    "rules-version": Code(
        409,
        "the game was begun by rules of another version, and what was stored of it cannot be shown",
    ),
    "still-thinking": Code(409, "a hint is on its way; one at a time"),
    "too-large": Code(413, "the body is too large"),
    "illegal-move": Code(422, "the rules forbid the move; `reasons` says why"),
    "setup": Code(422, "there is no such set-up, or a record has a fault; `params.error` names it"),
    "token": Code(422, "the link is used up, too old, revoked or forged"),
    "webhook-host": Code(422, "messages go to known hosts only (`params.known`)"),
    "too-many-requests": Code(
        429, "too much at once; the header Retry-After says when to come again"
    ),
    "internal": Code(500, "the server made a mistake"),
    "database": Code(
        503, "the database cannot be reached; nothing was acknowledged, look and try again"
    ),
    "busy": Code(503, "too many want to change the same table; nothing was changed, try again"),
}


class ReasonShape(msgspec.Struct):
    """A reason of the rules against a move."""

    code: str
    rule: str | None
    facts: dict[str, Fact]


class ErrorBody(msgspec.Struct):
    """What every refusal looks like."""

    code: str
    params: dict[str, Any]
    reasons: list[ReasonShape]


class ApiError(Exception):
    """A refusal, to be raised anywhere in the server."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
        self.reasons: list[ReasonShape] = []

    @property
    def status(self) -> int:
        """The status of the answer."""
        return CODES[self.code].status

    def shape(self) -> ErrorBody:
        """The body of the answer."""
        return ErrorBody(self.code, self.params, self.reasons)


def api_error_of(error: CottonopolisError) -> ApiError:
    """What the library refuses, as the server says it."""
    if isinstance(error, IllegalMove):
        fault = ApiError("illegal-move", move=error.move.strip()[:200], column=error.column)
        fault.reasons = reasons_of(error)
        return fault
    if isinstance(error, RecordError):
        fault = api_error_of(error.cause)
        fault.code = "setup"
        where = {"line": error.line, "column": error.column}
        fault.params = {"error": "record", **fault.params, **where}
        return fault
    if isinstance(error, SetupError):
        return ApiError("setup", error=error.code, **error.facts)
    return ApiError("setup", error="other")


def reasons_of(error: IllegalMove) -> list[ReasonShape]:
    """The reasons of a refused move."""
    return [shape_of(reason) for reason in error.reasons]


def shape_of(reason: Reason) -> ReasonShape:
    """A reason as it is told."""
    return ReasonShape(reason.code, reason.rule, reason.facts)
