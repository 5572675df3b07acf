"""Tables that everybody has left to bots.

Nobody waits for such a game, so its bots pause until somebody looks at it or returns. A game that
counts for the rating of an account goes on: leaving must not save a rating. `is_paused` and
`not_paused` say the same, about a table in memory and for a query.
"""

from sqlalchemy import ColumnElement, and_, exists, or_

from cottonopolis.server.models import Person, Seat, Table
from cottonopolis.server.schemas import TableShape


def is_abandoned(table: TableShape) -> bool:
    """Whether bots play all seats."""
    return all(seat.person is None or seat.bot is not None for seat in table.seats)


def is_paused(table: TableShape) -> bool:
    """Whether the bots of a table pause while nobody looks."""
    accounts = any(seat.person is not None and not seat.person.guest for seat in table.seats)
    counts = table.settings.rated and not table.continued and accounts
    return is_abandoned(table) and not counts


def not_paused() -> ColumnElement[bool]:
    """The condition for tables whose bots play on."""
    here = Seat.table_id == Table.id
    somebody_plays = exists().where(here, Seat.person_id.is_not(None), Seat.bot.is_(None))
    account = exists().where(here, Person.id == Seat.person_id, Person.password.is_not(None))
    counts = and_(Table.settings["rated"].as_boolean(), ~Table.continued, account)
    return or_(somebody_plays, counts)
