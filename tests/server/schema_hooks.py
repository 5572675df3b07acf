"""Hooks for Schemathesis that put ids of real tables into generated requests."""

import json
import os
import random
import re
from typing import Any

import schemathesis
from schemathesis import Case, HookContext

TABLES: list[str] = json.loads(os.environ.get("SCHEMA_TABLES", "[]"))
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{8,24}")
SEATS = 2
CURSOR = re.compile(r"[A-Za-z0-9_-]{0,300}")
UNKNOWN_ID_RATE = 4  # one in four generated ids is not replaced

rng = random.Random(8)


def as_client_writes(value: Any, name: str = "") -> Any:
    """Write whole floats as integers, and limit seats to those of the tables."""
    if isinstance(value, dict):
        return {key: as_client_writes(item, key) for key, item in value.items()}
    if isinstance(value, list):
        return [as_client_writes(item) for item in value]
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if name == "seat" and type(value) is int and 0 <= value <= 7:
        return value % SEATS
    return value


@schemathesis.hook
def before_call(context: HookContext, case: Case[Any], kwargs: dict[str, Any]) -> None:
    table = (case.path_parameters or {}).get("table_id")
    if isinstance(table, str) and TABLE_ID.fullmatch(table) and rng.randrange(UNKNOWN_ID_RATE):
        case.path_parameters["table_id"] = rng.choice(TABLES)
    case.body = as_client_writes(case.body)
    case.query = as_client_writes(case.query)
    cursor = (case.query or {}).get("cursor")
    if isinstance(cursor, str) and CURSOR.fullmatch(cursor):
        case.query["cursor"] = ""  # the document cannot say which ones lists have given
    # One of these is required, which the document cannot say
    if case.path.endswith("/why-not") and not {"move", "target", "kind"} & {*(case.query or {})}:
        case.query = {**(case.query or {}), "kind": "build"}
