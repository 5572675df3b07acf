"""Settings for all tests: reproducible Hypothesis runs, `--thorough`, a report of skipped tests."""

from collections import defaultdict

import pytest
from hypothesis import settings

from tests.durations import seconds_by_module

# They change the games that a process knows: tests start them in processes of their own
collect_ignore = ["toy_game", "server/changed_rules.py"]

# They wait for a browser, a server or other processes; on a busy machine one may come too late. A
# test that fails is repeated once, and named in the summary.
REPEATED = (
    "tests.browser.",
    "tests.server.",
    "tests.test_background_compiler",
    "tests.test_compiling",
)

NEW_MODULE_S = 5.0  # expected of a module that is not written down yet

settings.register_profile("repeatable", deadline=None, derandomize=True, database=None)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--thorough", action="store_true", help="compare ten times as many positions and games"
    )


def module_of(item: pytest.Item) -> str:
    return item.nodeid.split("::")[0].removesuffix(".py").replace("/", ".")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the modules that take longest, so that two processes end at the same time.

    Modules of the browser stay together: while it is open, no other test can run an event loop.
    """
    seconds = seconds_by_module()

    def order(item: pytest.Item) -> tuple[bool, float]:
        name = module_of(item)
        return not name.startswith("tests.browser."), -seconds.get(name, NEW_MODULE_S)

    items.sort(key=order)
    for item in items:
        if module_of(item).startswith(REPEATED):
            item.add_marker(pytest.mark.flaky(reruns=1))
    if not config.getoption("--thorough"):
        left_out = [item for item in items if item.get_closest_marker("slow")]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--thorough"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the tests that failed once, and the skipped tests with the reasons."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.line(f"failed once, repeated: {report.nodeid}", yellow=True)
        terminalreporter.line(report.longreprtext)
    skipped: dict[str, list[str]] = defaultdict(list)
    for report in terminalreporter.stats.get("skipped", []):
        skipped[str(report.longrepr[2]).removeprefix("Skipped: ")].append(report.nodeid)
    if skipped:
        terminalreporter.section("NOT TESTED", yellow=True)
    for reason, tests in sorted(skipped.items()):
        terminalreporter.line(f"{reason}:", yellow=True)
        for test in sorted(tests):
            terminalreporter.line(f"  {test}")
