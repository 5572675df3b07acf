"""A notice while code is compiled for the first time, which takes about a minute."""

import sys
from collections.abc import Callable

from cottonopolis.engine.jit import is_warm, mark_warm
from cottonopolis.messages import say


def compile_once(part: str, work: Callable[[], object]) -> None:
    """Print a notice and run `work`, unless the part that it compiles is compiled already."""
    if not is_warm(part):
        print(say("en", "ui-compiling"), "...", file=sys.stderr, flush=True)
        work()
        mark_warm(part)
