"""API errors: a code, its parameters and, for moves, the reasons of the rules.

Clients translate the code with their own message files.
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
    """The HTTP status of an error code, and its meaning for client authors."""

    status: int
    meaning: str


CODES: dict[str, Code] = {
    "bad-request": Code(400, "the request is malformed; `params.detail` names the fields"),
    "not-signed-in": Code(401, "this request needs a session"),
    "wrong-password": Code(401, "the account does not exist, or the password is wrong"),
    "csrf": Code(403, "the CSRF header is missing or wrong; the cookie has the right value now"),
    "banned": Code(403, "the person is banned (`params.until`, `params.reason`)"),
    "address-banned": Code(403, "the address is banned (`params.until`, `params.reason`)"),
    "muted": Code(403, "the person may not write (`params.until`, `params.reason`)"),
    "kicked": Code(403, "the person was removed from this table"),
    "not-operator": Code(403, "only operators may do this"),
    "second-factor": Code(403, "the operator has to enter a code of the second factor"),
    "wrong-code": Code(403, "the code is wrong or was used before"),
    "registration-closed": Code(403, "the operator accepts no new guests or accounts"),
    "needs-account": Code(403, "only accounts may do this, not guests"),
    "not-allowed": Code(403, "the table's settings do not allow this"),
    "not-your-seat": Code(403, "the seat belongs to another player"),
    "not-host": Code(403, "only the host of the table may do this"),
    "not-organiser": Code(403, "only the organiser of the tournament may do this"),
    "not-member": Code(403, "only members of the club may do this"),
    "not-owner": Code(403, "only the owner of the club may do this"),
    "not-author": Code(403, "only the owner of the study may do this; others may copy it"),
    "invitation-needed": Code(403, "the table is unlisted, and only invited people may enter"),
    "players-only": Code(403, "only the host and the players of the table may do this"),
    "no-hints": Code(403, "the table allows no hints, or no bot supports hints for this game"),
    "no-spectators": Code(403, "only players and invited people may view the table"),
    "not-found": Code(404, "the resource in `params.what` does not exist"),
    "method": Code(405, "the path does not support this method; see the header Allow"),
    "media-type": Code(415, "the body is not JSON"),
    "stale": Code(409, "the position has changed since; reload it (`params.last_move`)"),
    "name-taken": Code(409, "an account with this or a similar-looking name exists"),
    "is-operator": Code(409, "operators cannot be banned, muted, renamed or deleted"),
    "table-full": Code(409, "no seat is free"),
    "seat-taken": Code(409, "the seat is not free"),
    "colour-taken": Code(409, "another player has this colour"),
    "seats-open": Code(409, "a seat is still free"),
    "not-ready": Code(409, "not all players are ready"),
    "already-started": Code(409, "this is possible only before the game starts"),
    "not-started": Code(409, "the game has not started"),
    "not-over": Code(409, "this is possible only after the game is over"),
    "game-over": Code(409, "the game is over, or the table is closed"),
    "frozen": Code(409, "the rules have changed since the game started, so it cannot continue"),
    "not-your-turn": Code(
        409, "another seat is to move (`params.to_move`), or a bot plays this one"
    ),
    "no-plan": Code(409, "the seat has no turn that can be foreseen, or a bot plays it"),
    "nothing-to-undo": Code(409, "another seat made the last move, or an undo request is open"),
    "undo-reveals": Code(409, "the move revealed hidden information; the other players must agree"),
    "no-undo-request": Code(409, "there is no open undo request"),
    "no-way-back": Code(409, "the player resigned, or the table does not let players return"),
    "has-account": Code(409, "the session already belongs to an account"),
    "too-many-tables": Code(409, "the person hosts the maximum number of tables (`params.most`)"),
    "limit-reached": Code(409, "there can be no more of them (`params.most`)"),
    "tournament-status": Code(
        409, "the tournament is `params.status`, and does not allow this any more, or not yet"
    ),
    "round-running": Code(409, "tables of this round are still playing (`params.left`)"),
    "too-few-players": Code(409, "a round needs more players (`params.least`)"),
    "too-many-maps": Code(409, "the person has the maximum number of maps (`params.most`)"),
    "map-changed": Code(409, "the map was changed elsewhere (`params.version`); load it again"),
    "map-faults": Code(422, "the map has faults and cannot be played; check it to see them"),
    "table-limit": Code(409, "the person may do this only so often at one table (`params.most`)"),
    "too-many-studies": Code(409, "the person has the maximum number of studies (`params.most`)"),
    "study-changed": Code(409, "the study has changed since; reload it (`params.version`)"),
    "rules-version": Code(
        409,
        "the game uses another version of the rules, and its stored moves cannot be shown",
    ),
    "still-thinking": Code(409, "the previous hint is still being computed"),
    "too-slow": Code(408, "the body of the request took too long"),
    "too-large": Code(413, "the body is too large"),
    "illegal-move": Code(422, "the rules forbid the move; `reasons` says why"),
    "setup": Code(422, "the set-up or record is invalid; `params.error` says how"),
    "bad-result": Code(422, "the places of the table's players are not a ranking"),
    "name-unusual": Code(
        422, "the name contains invisible characters or mixes alphabets, or shows too little"
    ),
    "network": Code(422, "not an address or a range of addresses, or too large a range"),
    "host": Code(421, "the server is not known by this host name"),
    "token": Code(422, "the link is used, expired, revoked or forged"),
    "webhook-host": Code(422, "webhooks may only use the hosts in `params.known`"),
    "push-host": Code(422, "push messages may only use the hosts in `params.known`"),
    "too-many-requests": Code(429, "too many requests; the header Retry-After says when to retry"),
    "internal": Code(500, "an error in the server"),
    "database": Code(503, "the database cannot be reached; reload and try again"),
    "still-compiling": Code(503, "advice needs compiled bots: ready in about `params.seconds`"),
    "compiling-failed": Code(503, "advice needs compiled bots, and compiling them failed"),
    "busy": Code(
        503, "too many requests changed the same table at once; nothing was changed, try again"
    ),
}


class ReasonShape(msgspec.Struct):
    """One reason of the rules against a move."""

    code: str
    rule: str | None
    facts: dict[str, Fact]


class CauseShape(msgspec.Struct):
    """What is in the way of something, in a word."""

    obstacle: str  # money, coal, card, place, …
    missing: int | None  # money


class Words(msgspec.Struct):
    """A message id of the client's language files, with its arguments."""

    id: str
    facts: dict[str, Fact]


class ErrorBody(msgspec.Struct):
    """The body of every error response."""

    code: str
    params: dict[str, Any]
    reasons: list[ReasonShape]


class ApiError(Exception):
    """An error response, raised anywhere in the server."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
        self.reasons: list[ReasonShape] = []

    @property
    def status(self) -> int:
        return CODES[self.code].status

    def shape(self) -> ErrorBody:
        return ErrorBody(self.code, self.params, self.reasons)


def api_error_of(error: CottonopolisError) -> ApiError:
    """Convert an error of the library to an API error."""
    if isinstance(error, IllegalMove):
        api_error = ApiError("illegal-move", move=error.move.strip()[:200], column=error.column)
        api_error.reasons = reasons_of(error)
        return api_error
    if isinstance(error, RecordError):
        api_error = api_error_of(error.cause)
        api_error.code = "setup"
        where = {"line": error.line, "column": error.column}
        api_error.params = {"error": "record", **api_error.params, **where}
        return api_error
    if isinstance(error, SetupError):
        return ApiError("setup", error=error.code, **error.facts)
    return ApiError("setup", error="other")


def reasons_of(error: IllegalMove) -> list[ReasonShape]:
    return [shape_of(reason) for reason in error.reasons]


def shape_of(reason: Reason) -> ReasonShape:
    return ReasonShape(reason.code, reason.rule, reason.facts)
