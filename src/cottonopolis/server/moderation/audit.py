"""The audit log: every action of an operator, in the transaction of the action itself."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server.models import AuditEntry
from cottonopolis.server.schemas import now

COMMAND_LINE = "command line"  # actors that are no people
SCHEDULE = "schedule"


def record(
    session: AsyncSession, actor: str, action: str, subject: str | None = None, **data: Any
) -> None:
    """Add an entry to the audit log."""
    session.add(AuditEntry(at=now(), actor=actor, action=action, subject=subject, data=data))
