"""What a first visit loads before a page can be used."""

import re
from pathlib import Path

import pytest

from tests.browser.kit import CLIENT

ASSETS = CLIENT.parent / "assets"
HEADERS = 900  # bytes of a response, about
IMPORTED = re.compile(r'(?:from|import)\s*"\./([^"]+\.js)"')
KB = 1024


def entry(name: str) -> Path:
    (found,) = (
        path for path in ASSETS.glob(f"{name}-*.js") if re.fullmatch(rf"{name}-.{{8}}", path.stem)
    )
    return found


def loaded_with(entries: list[Path]) -> set[Path]:
    """Files and everything that they import at once."""
    found: set[Path] = set()
    while entries:
        path = entries.pop()
        if path not in found:
            found.add(path)
            text = path.read_text(encoding="utf-8")
            entries += [ASSETS / name for name in IMPORTED.findall(text)]
    return found


def transferred(path: Path) -> int:
    packed = path.with_name(f"{path.name}.br")  # very small files have none
    return (packed if packed.exists() else path).stat().st_size


@pytest.mark.parametrize(
    ("page", "messages", "limit"),
    [
        ("Lobby", ["everywhere.??-*", "lobby-*"], 85 * KB),
        ("TablePage", ["everywhere.??-*", "table.??-*"], 150 * KB),
    ],
)
def test_the_scripts_of_a_first_visit_are_small(page: str, messages: list[str], limit: int) -> None:
    """Compressed, with the largest language."""
    files = loaded_with([entry("index"), entry(page)])
    packed = [transferred(path) for path in files]
    for part in messages:
        packed.append(max(path.stat().st_size for path in ASSETS.glob(f"{part}.js.br")))
    assert len(files) <= 8
    assert sum(packed) + HEADERS * len(packed) < limit
