"""Limits how often an e-mail of one kind goes to one address, from all senders together."""

import hashlib
from datetime import timedelta

from sqlalchemy import delete

from cottonopolis.server.database import Database, insert_if_missing
from cottonopolis.server.models import SentMail
from cottonopolis.server.schemas import now

PAUSES = {"confirm": timedelta(hours=1), "reset": timedelta(minutes=10)}


async def may_mail(database: Database, kind: str, email: str) -> bool:
    """Whether an e-mail may be sent now; if so, it counts as sent."""
    key = hashlib.sha256(f"{kind} {email.casefold()}".encode()).hexdigest()
    at = now()
    async with database.writing() as session:
        over = SentMail.at < at - max(PAUSES.values())
        await session.execute(delete(SentMail).where(over))
        found = await session.get(SentMail, key, with_for_update=True)
        if found is None:
            await insert_if_missing(session, SentMail, {"key": key, "at": at})
            stored = await session.get_one(SentMail, key)
            return stored.at == at
        if found.at > at - PAUSES[kind]:
            return False
        found.at = at
        return True
