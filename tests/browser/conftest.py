"""Fixtures: one server and one browser per test process; tabs are closed after each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.kit import CLIENT, OPTIONS, Tabs, browser_program
from tests.server.kit import Server, close_all, running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not CLIENT.exists():
        pytest.skip("the client is not built (make client)")
    if browser_program() is None:
        pytest.skip("Chromium is not installed")
    file: Path = tmp_path_factory.mktemp("browser") / "games.db"
    with running(f"sqlite:///{file}", "--bot-processes", "1") as found:
        yield found


# Not session-scoped: while it is open, no other test of the process can run an event loop
@pytest.fixture(scope="package")
def browser(server: Server) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        program = playwright.chromium.launch(executable_path=browser_program(), args=list(OPTIONS))
        yield program
        program.close()


@pytest.fixture
def tabs(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Tabs]:
    opened = Tabs(browser, server)
    try:
        yield opened
        opened.check()
    finally:
        opened.close()
        close_all()
