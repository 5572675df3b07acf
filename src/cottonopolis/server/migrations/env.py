"""Runs migrations over the server's own engine (called by Alembic)."""

import asyncio
from typing import Any

from alembic import context
from sqlalchemy.engine import Connection

from cottonopolis.server.models import Person

config: Any = context.config


def run(connection: Connection) -> None:
    """All steps that are missing, in one transaction."""
    context.configure(
        connection=connection,
        target_metadata=Person.metadata,
        compare_type=True,
        render_as_batch=True,
        version_table=config.version_table_name,
    )
    with context.begin_transaction():
        context.run_migrations()


async def run_online() -> None:
    """Over an asynchronous engine."""
    async with config.engine.connect() as connection:
        await connection.run_sync(run)
        await connection.commit()
    await config.engine.dispose()


asyncio.run(run_online())
