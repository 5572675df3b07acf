"""The OpenAPI document: what Litestar reads off the handlers, with what it cannot know.

The shapes come from msgspec, which also checks requests and writes answers, so the document says
exactly what is done. Every refusal is named by its status and codes.
"""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Tag
from litestar.types import Method
from msgspec import Struct

from cottonopolis.server.faults import CODES, MEANINGS, FaultShape, ReasonShape
from cottonopolis.server.positions import POSITIONS
from cottonopolis.server.sessions import COOKIE
from cottonopolis.server.shapes import END, EntryMessage, SnapshotMessage

Json = dict[str, Any]

CSRF_COOKIE = "cottonopolis_csrf"
CSRF_HEADER = "x-csrf-token"
SAFE = ("get", "head", "options")
# Shapes that no operation names but clients know
ALWAYS = (FaultShape, ReasonShape, EntryMessage, SnapshotMessage)
SCHEMA = "#/components/schemas/{name}"

DESCRIPTION = f"""Play Brass and Age of Industry, live or by turns.

**Sessions.** `POST /guests`, `/accounts` or `/sessions` sets the cookie `{COOKIE}`, which says who
is asking. **CSRF.** Every answer to a GET sets the cookie `{CSRF_COOKIE}` if it is missing; every
request that is not a GET repeats its value in the header `{CSRF_HEADER}`. **Refusals** have one
shape, `FaultShape`: a code, its parameters and, for moves, the reasons of the rules. Clients word
the code in their own language. **Live.** `/tables/{{table_id}}/live` is a WebSocket, described in
`docs/server.md`.
"""

TAGS = [
    Tag("people", "Guests, accounts, sessions, what somebody wants to be told."),
    Tag("tables", "What can be played; tables before a game begins and after it ends."),
    Tag("playing", "Everything during a game, and looking back at it."),
    Tag("ladder", "Who is how strong, and what people have played."),
    Tag("server", "For whoever runs the server."),
]

# Names of operations that read better than the name of their handler
NAMES = {
    "who": "getMe",
    "guest": "becomeGuest",
    "account": "createAccount",
    "change": "changeMe",
    "forgotten": "forgotPassword",
    "reset": "resetPassword",
    "confirm": "confirmEmail",
    "setups": "getSetups",
    "board": "getBoard",
    "browse": "browseTables",
    "create": "createTable",
    "look": "lookAtTable",
    "join": "takeSeat",
    "leave": "leaveSeat",
    "come_back": "returnToSeat",
    "ready": "getReady",
    "start": "startGame",
    "close": "closeTable",
    "rematch": "playAgain",
    "invite": "createInvitation",
    "invitations": "listInvitations",
    "revoke": "revokeInvitation",
    "accept": "acceptInvitation",
    "options": "getOptions",
    "why_not": "whyNot",
    "move": "makeMove",
    "undo": "undoMove",
    "ask_undo": "askForUndo",
    "answer_undo": "answerUndoRequest",
    "hint": "getHint",
    "chat": "sayAtTable",
    "leaderboard": "getLeaderboard",
    "profile": "getProfile",
    "games": "getPlayedGames",
    "notes": "getNotes",
    "log": "getLog",
    "opening": "getOpening",
    "past": "getPastPosition",
    "record": "getRecord",
    "analyse": "askAnalyst",
    "analysis": "getAnalysis",
    "health": "getHealth",
    "server_ready": "getReadiness",
    "metrics": "getMetrics",
}

# What can be done without a session
PUBLIC = {
    "getMe",
    "becomeGuest",
    "createAccount",
    "signIn",
    "signOut",
    "forgotPassword",
    "resetPassword",
    "confirmEmail",
    "getSetups",
    "getBoard",
    "browseTables",
    "lookAtTable",
    "getLog",
    "getOpening",
    "getPastPosition",
    "getRecord",
    "getAnalysis",
    "getLeaderboard",
    "getProfile",
    "getPlayedGames",
    "getHealth",
    "getReadiness",
    "getMetrics",
}

# The refusals of operations that have nothing to do with a table
REFUSES: dict[str, tuple[int, ...]] = {
    "getMe": (),
    "becomeGuest": (),
    "createAccount": (409,),
    "signIn": (401,),
    "signOut": (),
    "signOutEverywhere": (401,),
    "changeMe": (401, 422),
    "changePassword": (401,),
    "forgotPassword": (),
    "resetPassword": (422,),
    "confirmEmail": (422,),
    "getSetups": (),
    "getBoard": (422,),
    "browseTables": (401,),
    "createTable": (401, 409, 422),
    "acceptInvitation": (401, 422),
    "getLeaderboard": (),
    "getProfile": (),
    "getPlayedGames": (),
    "getHealth": (),
    "getReadiness": (),
    "getMetrics": (),
}
SUCCESS = {
    "200": "What was asked for.",
    "201": "It is done, and stored.",
    "202": "It will be done.",
    "204": "It is done; there is nothing to say.",
}


def operation_id(handler: HTTPRouteHandler, _method: Method, _path: list[Any]) -> str:
    """The name of an operation, for clients made from the document."""
    name = handler.handler_name
    first, *rest = NAMES.get(name, name).split("_")
    return first + "".join(word.capitalize() for word in rest)


class Document(JsonRenderPlugin):
    """Serves the finished document."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")
        self._rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        """The document as JSON, made once."""
        if self._rendered is None:
            self._rendered = self.render_json(request, finished(openapi_schema))
        return self._rendered


def finished(found: Json) -> Json:
    """Litestar's document with exact shapes, refusals and security."""
    schemas = shapes(set(found["components"]["schemas"]))
    document = {**found, "components": {"schemas": schemas, **_common()}}
    document["paths"] = {
        path: {method: _operation(path, method, item) for method, item in methods.items()}
        for path, methods in found["paths"].items()
    }
    tidied: Json = _tidy(document)
    return tidied


def _tidy(item: Any) -> Any:
    """Whole numbers as such, and patterns as JSON Schema reads them."""
    if isinstance(item, dict):
        return {key: _tidy(value) for key, value in item.items()}
    if isinstance(item, list):
        return [_tidy(value) for value in item]
    if isinstance(item, float) and item.is_integer():
        return int(item)
    return item.replace(END, "$") if isinstance(item, str) else item


# Shapes


def _structs(base: type[Struct] = Struct) -> Iterator[type[Struct]]:
    for found in base.__subclasses__():
        if found.__module__.startswith("cottonopolis.server"):
            yield found
        yield from _structs(found)


def shapes(names: set[str]) -> Json:
    """The schemas of shapes, and of all shapes in them."""
    wanted = [*ALWAYS, *POSITIONS, *(s for s in _structs() if s.__name__ in names)]
    _, found = msgspec.json.schema_components(wanted, ref_template=SCHEMA)
    answers = {s.__name__ for s in _structs() if not s.__struct_config__.forbid_unknown_fields}
    for name in answers & found.keys():  # an answer always has all its fields
        found[name]["required"] = list(found[name]["properties"])
    found[FaultShape.__name__]["properties"]["code"] = {
        "type": "string",
        "enum": list(CODES),
        "description": "\n".join(f"- `{code}`: {MEANINGS[code]}" for code in CODES),
    }
    return dict(found)


# Refusals and security


def _common() -> Json:
    return {
        "responses": {str(status): _refusal(status) for status in sorted(set(CODES.values()))},
        "securitySchemes": {
            "session": {
                "type": "apiKey",
                "in": "cookie",
                "name": COOKIE,
                "description": "Set by `becomeGuest`, `createAccount` and `signIn`; HttpOnly.",
            },
            "csrf": {
                "type": "apiKey",
                "in": "header",
                "name": CSRF_HEADER,
                "description": f"The value of the cookie `{CSRF_COOKIE}`, on all but GET.",
            },
        },
    }


def _refusal(status: int) -> Json:
    codes = [code for code, number in CODES.items() if number == status]
    return {
        "description": "\n".join(f"- `{code}`: {MEANINGS[code]}" for code in codes),
        "content": {"application/json": {"schema": {"$ref": SCHEMA.format(name="FaultShape")}}},
    }


def _operation(path: str, method: str, found: Json) -> Json:
    name = found["operationId"]
    responses = {
        status: {**response, "description": SUCCESS.get(status, response["description"])}
        for status, response in found["responses"].items()
        if status in SUCCESS or (status == "503" and name == "getReadiness")
    }
    responses.get("204", {}).pop("content", None)
    for status in refusals(path, method, found):
        responses.setdefault(str(status), {"$ref": f"#/components/responses/{status}"})
    needs: Json = {} if method in SAFE else {"csrf": []}
    session = {"session": [], **needs}
    security = [needs, session] if name in PUBLIC else [session]
    return {**found, "responses": responses, "security": security}


def refusals(path: str, method: str, operation: Json) -> list[int]:
    """The statuses with which an operation may refuse."""
    found = {429, 500, 503}
    if operation.get("parameters"):
        found.add(400)
    if "requestBody" in operation:
        found |= {400, 413, 415}
    if method not in SAFE:
        found.add(403)
    if re.search(r"\{", path):
        found.add(404)
    return sorted(found | set(REFUSES.get(operation["operationId"], (401, 403, 404, 409, 422))))
