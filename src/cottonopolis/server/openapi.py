"""The OpenAPI document: Litestar's document with exact schemas, errors and security added.

The schemas come from msgspec, which also validates requests and encodes responses.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Tag
from litestar.routes import BaseRoute, HTTPRoute
from msgspec import Struct

from cottonopolis.games.registry import position_types
from cottonopolis.server.api_errors import CODES, ErrorBody, ReasonShape
from cottonopolis.server.schemas import END_OF_TEXT, EntryMessage, SnapshotMessage
from cottonopolis.server.sessions import CSRF_COOKIE, SESSION_COOKIE

Json = dict[str, Any]

CSRF_HEADER = "x-csrf-token"
SAFE_METHODS = ("get", "head", "options")
# Schemas that clients use but no operation mentions
EXTRA_SCHEMAS = (ErrorBody, ReasonShape, EntryMessage, SnapshotMessage)
SCHEMA_REF = "#/components/schemas/{name}"
EXAMPLES = re.compile(r"\s*\n *>>> .*", re.DOTALL)  # at the end of a docstring

DESCRIPTION = f"""Play Brass and Age of Industry, live or turn-based.

**Sessions.** `POST /guests`, `/accounts` or `/sessions` sets the session cookie
`{SESSION_COOKIE}`. **CSRF.** Every response sets the cookie `{CSRF_COOKIE}` if it does not belong
to the session; every request but GET repeats its value in the header `{CSRF_HEADER}`. Over HTTPS
the names of both cookies begin with `__Host-`. **Errors** have one schema,
`ErrorBody`: a code, its parameters and, for moves, the reasons of the rules. Clients translate
the code. **Live.** `/tables/{{table_id}}/live` is a WebSocket, described in `docs/server.md`.
"""

TAGS = [
    Tag("people", "Guests, accounts, sessions and notification settings."),
    Tag("games", "The games and their boards."),
    Tag("maps", "Maps that people draw."),
    Tag("tables", "Tables before a game starts and after it ends."),
    Tag("playing", "Moves, undo, hints, chat, past positions and analysis."),
    Tag("study", "Other moves in past positions of finished games."),
    Tag("studies", "Studies with variations, comments and drawings, shared by link."),
    Tag("puzzles", "Positions with one clearly best turn, attempts and ratings."),
    Tag("ladder", "Ratings, statistics and played games."),
    Tag("communities", "Clubs, tournaments and followed players."),
    Tag("rights", "Reports, one's own data, and the pages of the operator."),
    Tag("admin", "Moderation, for operators."),
    Tag("server", "Health and metrics, for operators."),
]

TABLE_ERRORS = (401, 403, 404, 409, 422)  # statuses that an operation on a table may return


class RouteInfo(NamedTuple):
    """What the document says about a route and Litestar cannot derive from its handler."""

    public: bool  # usable without a session
    errors: tuple[int, ...]  # statuses besides those of every request


ROUTE_INFO = "route_info"  # names of handler options
WEIGHT = "weight"
ATTEMPT = "attempt"
FOR_BANNED = "for_banned"
RATE = "rate"


def route(
    operation_id: str,
    *,
    public: bool = False,
    errors: tuple[int, ...] = TABLE_ERRORS,
    weight: int = 1,
    is_attempt: bool = False,
    for_banned: bool = False,
    rate: str | None = None,
) -> dict[str, Any]:
    """Arguments for a route decorator: operation id, errors and rate limits.

    A request counts `weight` times towards the rate limit. `is_attempt` marks requests that could
    guess names or passwords; they have a separate limit. `rate` names a further one (limits.py).
    `for_banned` marks what banned people may still do.
    """
    info = RouteInfo(public, errors)
    return {
        "operation_id": operation_id,
        "opt": {
            ROUTE_INFO: info,
            WEIGHT: weight,
            ATTEMPT: is_attempt,
            RATE: rate,
            FOR_BANNED: for_banned,
        },
    }


SUCCESS_DESCRIPTIONS = {
    "200": "Success.",
    "201": "Stored.",
    "202": "Accepted; it is done in the background.",
    "204": "Done; no content.",
}


class OpenApiRenderer(JsonRenderPlugin):
    """Serves the completed document."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")
        self._rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        """Render the document once, then serve it from memory."""
        if self._rendered is None:
            info = route_infos(request.app.routes)
            self._rendered = self.render_json(request, complete_document(openapi_schema, info))
        return self._rendered


def route_infos(routes: Sequence[BaseRoute]) -> dict[str, RouteInfo]:
    """The route info of every operation, by operation id."""
    return {
        str(handler.operation_id): handler.opt[ROUTE_INFO]
        for found in routes
        if isinstance(found, HTTPRoute)
        for handler in found.route_handlers
        if ROUTE_INFO in handler.opt
    }


def complete_document(found: Json, info: Mapping[str, RouteInfo]) -> Json:
    """Complete Litestar's document with exact schemas, errors and security."""
    schemas = schemas_for(set(found["components"]["schemas"]))
    document = {**found, "components": {"schemas": schemas, **_common()}}
    document["paths"] = {
        path: {
            method: _operation(path, method, item, info[item["operationId"]])
            for method, item in methods.items()
        }
        for path, methods in found["paths"].items()
    }
    tidied: Json = _clean(document)
    return tidied


def _clean(item: Any) -> Any:
    """Write whole floats as integers, patterns in JSON Schema's syntax, and no Python examples."""
    if isinstance(item, dict):
        return {key: _clean(value) for key, value in item.items()}
    if isinstance(item, list):
        return [_clean(value) for value in item]
    if isinstance(item, float) and item.is_integer():
        return int(item)
    if isinstance(item, str):
        return EXAMPLES.sub("", item).replace(END_OF_TEXT, "$")
    return item


# Schemas


def _structs(base: type[Struct] = Struct) -> Iterator[type[Struct]]:
    for found in base.__subclasses__():
        if not found.__module__.startswith("msgspec"):
            yield found
        yield from _structs(found)


def schemas_for(names: set[str]) -> Json:
    """The schemas of these names and of everything they contain."""
    own = [s for s in _structs() if s.__module__.startswith("cottonopolis.")]
    wanted = [*EXTRA_SCHEMAS, *position_types(), *(s for s in own if s.__name__ in names)]
    _, found = msgspec.json.schema_components(wanted, ref_template=SCHEMA_REF)
    configs = {s.__name__: s.__struct_config__ for s in _structs()}
    answers = {
        name
        for name, config in configs.items()
        if not config.forbid_unknown_fields and not config.omit_defaults
    }
    for name in answers & found.keys():  # these responses always have all their fields
        found[name]["required"] = list(found[name]["properties"])
    found[ErrorBody.__name__]["properties"]["code"] = {
        "type": "string",
        "enum": list(CODES),
        "description": "\n".join(f"- `{name}`: {code.meaning}" for name, code in CODES.items()),
    }
    return dict(found)


# Errors and security


def _common() -> Json:
    return {
        "responses": {
            str(status): _error_response(status)
            for status in sorted({code.status for code in CODES.values()})
        },
        "securitySchemes": {
            "session": {
                "type": "apiKey",
                "in": "cookie",
                "name": SESSION_COOKIE,
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


def _error_response(status: int) -> Json:
    codes = {name: code.meaning for name, code in CODES.items() if code.status == status}
    return {
        "description": "\n".join(f"- `{name}`: {text}" for name, text in codes.items()),
        "content": {"application/json": {"schema": {"$ref": SCHEMA_REF.format(name="ErrorBody")}}},
    }


def _operation(path: str, method: str, found: Json, info: RouteInfo) -> Json:
    name = found["operationId"]
    responses = {
        status: {
            **response,
            "description": SUCCESS_DESCRIPTIONS.get(status, response["description"]),
        }
        for status, response in found["responses"].items()
        if status in SUCCESS_DESCRIPTIONS or (status == "503" and name == "getReadiness")
    }
    responses.get("204", {}).pop("content", None)
    for status in errors_of(path, method, found, info):
        responses.setdefault(str(status), {"$ref": f"#/components/responses/{status}"})
    needs: Json = {} if method in SAFE_METHODS else {"csrf": []}
    session = {"session": [], **needs}
    security = [needs, session] if info.public else [session]
    return {**found, "responses": responses, "security": security}


def errors_of(path: str, method: str, operation: Json, info: RouteInfo) -> list[int]:
    """The error statuses that an operation may return."""
    found = {429, 500, 503}
    if operation.get("parameters"):
        found.add(400)
    if "requestBody" in operation:
        found |= {400, 413, 415}
    if method not in SAFE_METHODS:
        found.add(403)
    if re.search(r"\{", path):
        found.add(404)
    return sorted(found | set(info.errors))
