"""Writes the seconds of each test file to tests/durations.md: python -m tests.durations XML."""

import sys
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

PAGE = Path(__file__).parent / "durations.md"
MIN_SHOWN_S = 1.0


def seconds_by_file(report: Path) -> dict[str, tuple[int, float]]:
    """The number of tests and their seconds, per module."""
    found: dict[str, tuple[int, float]] = defaultdict(lambda: (0, 0.0))
    for case in ElementTree.parse(report).iter("testcase"):
        name = case.get("classname", "")
        count, seconds = found[name]
        found[name] = (count + 1, seconds + float(case.get("time", "0")))
    return found


def seconds_by_module() -> dict[str, float]:
    """The seconds of each module, as they were last written down."""
    rows = [line.split("|") for line in PAGE.read_text().splitlines() if line.startswith("| tests")]
    return {row[1].strip(): float(row[3]) for row in rows}


def page(found: dict[str, tuple[int, float]]) -> str:
    total = sum(seconds for _, seconds in found.values())
    lines = [
        "# How long the tests take",
        "",
        f"`make durations` writes this page. {sum(count for count, _ in found.values())} tests, "
        f"{total:.0f} seconds in all, on two processes; modules below {MIN_SHOWN_S:g} s are left "
        "out.",
        "",
        "| module | tests | seconds |",
        "|---|---|---|",
    ]
    for name, (count, seconds) in sorted(found.items(), key=lambda item: -item[1][1]):
        if seconds >= MIN_SHOWN_S:
            lines.append(f"| {name} | {count} | {seconds:.1f} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(seconds_by_file(Path(sys.argv[1]))), encoding="utf-8")
