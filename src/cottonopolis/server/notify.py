"""Telling people who are away that it is their turn: by e-mail and by webhook."""

from typing import Any

from cottonopolis.server.database import Database
from cottonopolis.server.hall import Hall
from cottonopolis.server.live import Attendance
from cottonopolis.server.models import Person
from cottonopolis.server.settings import Settings


class Notifier:
    """Sends messages in the background."""

    def __init__(
        self, settings: Settings, database: Database, hall: Hall, attendance: Attendance
    ) -> None:
        self.settings = settings

    def mail(self, person: Person, kind: str, **facts: Any) -> None:
        """Queue an e-mail."""

    async def close(self) -> None:
        """Stop."""
