"""Runs migrations with the server's engine (called by Alembic)."""

import asyncio
from typing import Any

from alembic import context
from sqlalchemy import text
from sqlalchemy.engine import Connection

from cottonopolis.server.models import Person

config: Any = context.config

LOCK = 0xC0770  # an arbitrary number that other programs are unlikely to use


def run(connection: Connection) -> None:
    """Run all missing migrations in one transaction."""
    context.configure(
        connection=connection,
        target_metadata=Person.metadata,
        compare_type=True,
        render_as_batch=True,
        version_table=config.version_table_name,
    )
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":  # one server at a time
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        context.run_migrations()


async def run_online() -> None:
    async with config.engine.connect() as connection:
        await connection.execution_options(writing=True)
        await connection.run_sync(run)
        await connection.commit()
    await config.engine.dispose()


asyncio.run(run_online())
