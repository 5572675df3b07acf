"""Words while code is compiled for the first time, which takes about a minute."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from cottonopolis.engine.jit import is_warm, mark_warm
from cottonopolis.messages import say


@contextmanager
def compiling(part: str) -> Iterator[None]:
    """Say that the rules are being compiled, if this part of them is needed for the first time."""
    if is_warm(part):
        yield
        return
    print(say("en", "ui-compiling"), "...", file=sys.stderr, flush=True)
    yield
    mark_warm(part)
