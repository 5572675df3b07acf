"""Servers to test against: one on SQLite for each test process."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import Server, close_all, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file: Path = tmp_path_factory.mktemp("server") / "games.db"
    with running(f"sqlite:///{file}") as found:
        yield found


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    yield
    close_all()
