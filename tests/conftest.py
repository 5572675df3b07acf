"""Settings for all tests: reproducible Hypothesis runs, `--thorough`, a report of skipped tests."""

from collections import defaultdict

import pytest
from hypothesis import settings

# They change the games that a process knows: tests start them in processes of their own
collect_ignore = ["toy_game", "server/changed_rules.py"]

settings.register_profile("repeatable", deadline=None, derandomize=True, database=None)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--thorough", action="store_true", help="compare ten times as many positions and games"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--thorough"):
        left_out = [item for item in items if item.get_closest_marker("slow")]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--thorough"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the skipped tests and the reasons."""
    skipped: dict[str, list[str]] = defaultdict(list)
    for report in terminalreporter.stats.get("skipped", []):
        skipped[str(report.longrepr[2]).removeprefix("Skipped: ")].append(report.nodeid)
    if skipped:
        terminalreporter.section("NOT TESTED", yellow=True)
    for reason, tests in sorted(skipped.items()):
        terminalreporter.line(f"{reason}:", yellow=True)
        for test in sorted(tests):
            terminalreporter.line(f"  {test}")
