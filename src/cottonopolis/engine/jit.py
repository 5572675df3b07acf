"""The two gears: rule functions run compiled by Numba, or as plain Python.

Set ``COTTONOPOLIS_JIT=0`` for the interpreted gear (debugging, coverage).
"""

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = os.environ.get("COTTONOPOLIS_JIT", "1") != "0"

if COMPILED:
    from cottonopolis.engine.compiler import OPTIONS, InlinedDispatcher, RuleDispatcher


def jit(function: F) -> F:
    """Compile a rule function; the interpreted gear returns it unchanged."""
    return _compile(function)


def jit_for_threads(function: F) -> F:
    """Compile a function that releases the GIL, so that threads can run it in parallel."""
    return _compile(function, nogil=True)


def jit_unit(function: F) -> F:
    """Compile a function once for all its callers, which is quicker if they are many units."""
    function = _compile(function)
    if COMPILED:
        cast(Any, function).is_unit = True
    return function


def jit_or(plain: Callable[..., Any]) -> Callable[[F], F]:
    """Compile a function that loops over numbers; the interpreted gear calls `plain` instead.

    `plain` does the same with NumPy, which is much faster than interpreted loops.
    """

    def compiled(function: F) -> F:
        if not COMPILED:
            return cast(F, plain)
        dispatcher = RuleDispatcher(function, dict(OPTIONS))
        dispatcher.interpreted = plain
        return cast(F, dispatcher)

    return compiled


def inlined(function: F) -> F:
    """Inline a small function into compiled callers; called from Python it stays plain Python.

    It is never compiled separately, which would take longer than compiling it in all callers.
    """
    if not COMPILED:
        return function
    return cast(F, InlinedDispatcher(function, {**OPTIONS, "inline": "always"}))


def _compile(function: F, nogil: bool = False) -> F:
    if not COMPILED:
        return function
    return cast(F, RuleDispatcher(function, {**OPTIONS, "nogil": nogil}))


@inlined
def as_int64(number: int) -> int:
    """Convert to a 64-bit integer, so that callees are compiled for one integer type only."""
    return int(number) + 0
