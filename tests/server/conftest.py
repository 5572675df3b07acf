"""Fixtures: one server on SQLite per test process, PostgreSQL and Redis on demand."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import FreshServer, Server, close_all, running_together
from tests.server.services import (
    NO_POSTGRES,
    NO_REDIS,
    Postgres,
    own_postgres,
    own_redis,
    postgres_program,
    redis_program,
)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file: Path = tmp_path_factory.mktemp("server") / "games.db"
    with running_together(FreshServer(f"sqlite:///{file}")) as (found,):
        yield found


@pytest.fixture(scope="session")
def has_postgres() -> None:
    if postgres_program("initdb") is None:
        pytest.skip(NO_POSTGRES)


@pytest.fixture(scope="session")
def has_redis() -> None:
    if redis_program() is None:
        pytest.skip(NO_REDIS)


@pytest.fixture(scope="session")
def postgres_service(has_postgres: None) -> Iterator[Postgres]:
    with own_postgres() as found:
        yield found


@pytest.fixture
def postgres(postgres_service: Postgres) -> str:
    """The URL of a new, empty database."""
    return postgres_service.new_database()


@pytest.fixture(scope="session")
def redis(has_redis: None) -> Iterator[str]:
    """The URL of a Redis shared by all tests of a process."""
    with own_redis() as found:
        yield found.url


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    yield
    close_all()
