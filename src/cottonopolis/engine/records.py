"""Typed records: one annotated class defines the NumPy dtype and the types for mypy.

    class State(GameState):
        stage: int                          # a 16-bit integer
        order: Annotated[Ints, SEATS]       # an array of them
        hand: Annotated[Ints, SEATS, CARDS]
        stops: Annotated[int, np.int64]     # another width

The class is never instantiated. Functions receive NumPy records of the derived dtype, which have
the same fields as attributes, compiled or not.
"""

from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    TypeAlias,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int16]
Words = NDArray[np.uint32]
Records = NDArray[Any]  # an array of records: states, or boards

CHANCE_WORDS: Final = 5  # of a game's random generator

NO_TYPE = np.dtype(np.void)


class GameBoard:
    """The fields that every game's board has. A board is constant."""

    players: int


class GameState:
    """The fields that every game's state has."""

    chance: Annotated[Words, CHANCE_WORDS]  # see engine/rng.py
    period: int  # 0 in a game without periods
    round_number: int  # from 1 in each period
    stage: int  # the kind of choice to be made next
    turn: int  # index in `order` of the seat to move
    actions_left: int  # in this turn
    order: Ints  # seats in turn order
    vp: Ints  # victory points by seat
    # The action that is being chosen
    pending: int  # its kind, NO_ACTION between actions
    chosen: int  # the decision that began it, or its latest part; NOTHING if none
    done: int  # parts carried out so far: rails built, tiles developed, goods sold, cards drawn


if TYPE_CHECKING:

    class StateRecord(GameState, np.record):  # type: ignore[misc]  # a record is final in NumPy
        """The state of any game: its fields, those of one game only, and a record's methods."""

else:
    StateRecord: TypeAlias = np.record


def record_dtype(cls: type) -> np.dtype[Any]:
    """Return the dtype of a class: its annotated fields, those of base classes first.

    >>> class Point:
    ...     x: int
    ...     ys: Annotated[Ints, 2, 3]
    >>> record_dtype(Point)["ys"].shape
    (2, 3)
    """
    fields: list[tuple[str, Any, tuple[int, ...]]] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        base, *details = get_args(hint) if get_origin(hint) is Annotated else (hint,)
        if base is int:
            fields.append((name, details[0] if details else np.int16, ()))
        elif details:
            fields.append((name, _item_type(base), tuple(details)))
        else:
            raise TypeError(f"{cls.__name__}.{name}: an array needs a size: Annotated[Ints, 4]")
    return np.dtype((np.record, fields))


def _item_type(array: Any) -> Any:
    found = get_args(array)[-1]
    return found if isinstance(found, type) else get_args(found)[0]  # NumPy 2.5 has an alias
