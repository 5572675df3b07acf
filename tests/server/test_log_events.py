"""Every log call has a stable event name, which docs/hosting.md lists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import cottonopolis
from cottonopolis.server.logs import LOG_FIELDS

SOURCE = Path(cottonopolis.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
LEVELS = {"info": "info", "warning": "warning", "error": "error", "exception": "error"}
ROW = re.compile(r"^\| `([a-z_]+)` \| (info|warning|error) \| ([^|]*) \|", re.MULTILINE)


def log_calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Event, level and call of every use of a logger named `log`."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and isinstance(node.func.value, ast.Name)
                and node.func.value.id == "log"
            ):
                (event,) = node.args
                assert isinstance(event, ast.Constant), ast.unparse(node)
                yield str(event.value), LEVELS[node.func.attr], node


def documented() -> dict[str, tuple[str, set[str]]]:
    """Level and fields of each event in the table of the hosting page."""
    rows = ROW.findall(PAGE.read_text(encoding="utf-8"))
    return {event: (level, set(re.findall(r"`(\w+)`", fields))) for event, level, fields in rows}


def test_the_page_lists_every_event_with_its_level() -> None:
    used: dict[str, str] = {}
    for event, level, _ in log_calls():
        assert re.fullmatch(r"[a-z]+(_[a-z]+)+", event), event
        assert event not in used, f"{event} is logged twice"
        used[event] = level
    assert used == {event: level for event, (level, _) in documented().items()}


def test_every_field_is_logged_by_the_formatter() -> None:
    for event, (_, fields) in documented().items():
        assert fields <= {*LOG_FIELDS, "error"}, event


def test_the_page_lists_the_fields_of_every_event() -> None:
    table = documented()
    for event, _, call in log_calls():
        for extra in (keyword.value for keyword in call.keywords if keyword.arg == "extra"):
            if isinstance(extra, ast.Dict):
                names = {key.value for key in extra.keys if isinstance(key, ast.Constant)}
                assert names <= table[event][1], event
