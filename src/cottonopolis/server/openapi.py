"""The OpenAPI document: what Litestar reads off the handlers, with what it cannot know.

The shapes come from msgspec, which also checks requests and writes answers, so the document says
exactly what is done. Every refusal is named by its status and codes.
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
from cottonopolis.server.schemas import END, EntryMessage, SnapshotMessage
from cottonopolis.server.sessions import COOKIE

Json = dict[str, Any]

CSRF_COOKIE = "cottonopolis_csrf"
CSRF_HEADER = "x-csrf-token"
SAFE = ("get", "head", "options")
# Shapes that no operation names but clients know
ALWAYS = (ErrorBody, ReasonShape, EntryMessage, SnapshotMessage)
SCHEMA = "#/components/schemas/{name}"

DESCRIPTION = f"""Play Brass and Age of Industry, live or by turns.

**Sessions.** `POST /guests`, `/accounts` or `/sessions` sets the cookie `{COOKIE}`, which says who
is asking. **CSRF.** Every answer to a GET sets the cookie `{CSRF_COOKIE}` if it is missing; every
request that is not a GET repeats its value in the header `{CSRF_HEADER}`. **Refusals** have one
shape, `ErrorBody`: a code, its parameters and, for moves, the reasons of the rules. Clients word
the code in their own language. **Live.** `/tables/{{table_id}}/live` is a WebSocket, described in
`docs/server.md`.
"""

TAGS = [
    Tag("people", "Guests, accounts, sessions, what somebody wants to be told."),
    Tag("games", "What can be played, and what is printed on the boards."),
    Tag("tables", "Tables before a game begins and after it ends."),
    Tag("playing", "Everything during a game, and looking back at it."),
    Tag("ladder", "Who is how strong, and what people have played."),
    Tag("server", "For whoever runs the server."),
]

TABLE_ERRORS = (401, 403, 404, 409, 422)  # of an operation on a table


class RouteFacts(NamedTuple):
    """What the document says about a route beyond what Litestar reads off its handler."""

    public: bool  # whether it can be used without a session
    errors: tuple[int, ...]  # statuses, besides those that any request may meet


FACTS = "facts"  # the option of a handler that holds them
WEIGHT = "weight"
ATTEMPT = "attempt"


def route(
    operation_id: str,
    *,
    public: bool = False,
    errors: tuple[int, ...] = TABLE_ERRORS,
    weight: int = 1,
    is_attempt: bool = False,
) -> dict[str, Any]:
    """Arguments of a route's decorator: its name for generated clients, its errors, its limits.

    A route of some weight counts as so many requests. An attempt guesses at names and passwords.
    """
    facts = RouteFacts(public, errors)
    return {
        "operation_id": operation_id,
        "opt": {FACTS: facts, WEIGHT: weight, ATTEMPT: is_attempt},
    }


SUCCESS = {
    "200": "What was asked for.",
    "201": "It is done, and stored.",
    "202": "It will be done.",
    "204": "It is done; there is nothing to say.",
}


class Document(JsonRenderPlugin):
    """Serves the finished document."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")
        self._rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        """The document as JSON, made once."""
        if self._rendered is None:
            facts = facts_of(request.app.routes)
            self._rendered = self.render_json(request, finished(openapi_schema, facts))
        return self._rendered


def facts_of(routes: Sequence[BaseRoute]) -> dict[str, RouteFacts]:
    """What is said about every operation, by its name."""
    return {
        str(handler.operation_id): handler.opt[FACTS]
        for found in routes
        if isinstance(found, HTTPRoute)
        for handler in found.route_handlers
        if FACTS in handler.opt
    }


def finished(found: Json, facts: Mapping[str, RouteFacts]) -> Json:
    """Litestar's document with exact schemas, errors and security."""
    schemas = shapes(set(found["components"]["schemas"]))
    document = {**found, "components": {"schemas": schemas, **_common()}}
    document["paths"] = {
        path: {
            method: _operation(path, method, item, facts[item["operationId"]])
            for method, item in methods.items()
        }
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
        if not found.__module__.startswith("msgspec"):
            yield found
        yield from _structs(found)


def shapes(names: set[str]) -> Json:
    """The schemas of shapes, and of all shapes in them."""
    wanted = [*ALWAYS, *position_types(), *(s for s in _structs() if s.__name__ in names)]
    _, found = msgspec.json.schema_components(wanted, ref_template=SCHEMA)
    answers = {s.__name__ for s in _structs() if not s.__struct_config__.forbid_unknown_fields}
    for name in answers & found.keys():  # an answer always has all its fields
        found[name]["required"] = list(found[name]["properties"])
    found[ErrorBody.__name__]["properties"]["code"] = {
        "type": "string",
        "enum": list(CODES),
        "description": "\n".join(f"- `{name}`: {code.meaning}" for name, code in CODES.items()),
    }
    return dict(found)


# Refusals and security


def _common() -> Json:
    return {
        "responses": {
            str(status): _refusal(status)
            for status in sorted({code.status for code in CODES.values()})
        },
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
    codes = {name: code.meaning for name, code in CODES.items() if code.status == status}
    return {
        "description": "\n".join(f"- `{name}`: {text}" for name, text in codes.items()),
        "content": {"application/json": {"schema": {"$ref": SCHEMA.format(name="ErrorBody")}}},
    }


def _operation(path: str, method: str, found: Json, facts: RouteFacts) -> Json:
    name = found["operationId"]
    responses = {
        status: {**response, "description": SUCCESS.get(status, response["description"])}
        for status, response in found["responses"].items()
        if status in SUCCESS or (status == "503" and name == "getReadiness")
    }
    responses.get("204", {}).pop("content", None)
    for status in errors_of(path, method, found, facts):
        responses.setdefault(str(status), {"$ref": f"#/components/responses/{status}"})
    needs: Json = {} if method in SAFE else {"csrf": []}
    session = {"session": [], **needs}
    security = [needs, session] if facts.public else [session]
    return {**found, "responses": responses, "security": security}


def errors_of(path: str, method: str, operation: Json, facts: RouteFacts) -> list[int]:
    """The statuses of the errors that an operation may answer with."""
    found = {429, 500, 503}
    if operation.get("parameters"):
        found.add(400)
    if "requestBody" in operation:
        found |= {400, 413, 415}
    if method not in SAFE:
        found.add(403)
    if re.search(r"\{", path):
        found.add(404)
    return sorted(found | set(facts.errors))
