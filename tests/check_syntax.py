"""Check the syntax of Fluent and TOML files; used by the hooks in .pre-commit-config.yaml.

python tests/check_syntax.py messages/en.ftl pyproject.toml
"""

import sys
import tomllib
from pathlib import Path

from fluent.syntax import FluentParser, ast


def faults(path: Path) -> list[str]:
    """Every syntax error of a file, with file and line."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        try:
            tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            return [f"{path}: {error}"]
        return []
    junk = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk)]
    return [
        f"{path}:{text.count(chr(10), 0, note.span.start) + 1 if note.span else 1}: {note.message}"
        for entry in junk
        for note in entry.annotations
    ]


if __name__ == "__main__":
    found = [fault for name in sys.argv[1:] for fault in faults(Path(name))]
    print(*found, sep="\n", end="\n" if found else "")
    sys.exit(bool(found))
