"""Runs migrations with the server's engine (called by Alembic)."""

import asyncio

from alembic import context
from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from cottonopolis.server.database import VERSION_TABLE
from cottonopolis.server.models import Person

LOCK = 0xC0770  # an arbitrary number that other programs are unlikely to use


def run(connection: Connection) -> None:
    """Run all missing migrations in one transaction."""
    context.configure(
        connection=connection,
        target_metadata=Person.metadata,
        compare_type=True,
        render_as_batch=True,
        version_table=VERSION_TABLE,
    )
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":  # one server at a time
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        context.run_migrations()


async def run_online() -> None:
    engine: AsyncEngine = context.config.attributes["engine"]
    try:
        async with engine.connect() as connection:
            await connection.execution_options(writing=True)
            await connection.run_sync(run)
            await connection.commit()
    finally:  # also after a migration that failed
        await engine.dispose()


asyncio.run(run_online())
