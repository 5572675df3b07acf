"""What compiling costs: functions, signatures, inlined calls, LLVM code and seconds, by part.

python -m benchmarks.compiling prints a table of processor times with an empty cache. Parts are
compiled one after another, in the program's order, each in a new process.
--functions N also prints the N functions that cost most in each part.
"""

import argparse
import gc
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from typing import Any

from rich.console import Console
from rich.table import Table

from cottonopolis.cli.compile import GC_THRESHOLD
from cottonopolis.compiling import parts

# Steps of compiling, by Numba's names of passes and methods; every other pass is TYPES
TYPES = "bytecode and types"
INLINING = "inlining calls"
LOWERING = "writing LLVM code"
FUNCTION_PASSES = "LLVM: single functions"
MODULE_PASSES = "LLVM: whole units"
MACHINE_CODE = "LLVM: machine code"
REST = "importing, playing, saving"
STEPS = (TYPES, INLINING, LOWERING, FUNCTION_PASSES, MODULE_PASSES, MACHINE_CODE, REST)
PASSES = {
    "inline_inlinables": INLINING,
    "inline_overloads": INLINING,
    "native_lowering": LOWERING,
    "nopython_backend": LOWERING,
}
COLUMNS = ("part", "functions", "signatures", "units", "inlined", "LLVM lines", *STEPS, "all")


@dataclass
class Costs:
    """What compiling a part has cost."""

    functions: int = 0
    signatures: int = 0
    units: int = 0  # signatures with machine code of their own
    inlined: int = 0  # calls that Numba has inlined
    lines: int = 0  # of LLVM code, units before they are optimised, with their parts
    seconds: dict[str, float] = field(default_factory=dict)  # by step
    by_function: dict[str, float] = field(default_factory=dict)  # seconds


class Clock:
    """Divides processor time among steps and functions; an inner one stops the outer one."""

    def __init__(self) -> None:
        self.steps: defaultdict[str, float] = defaultdict(float)
        self.functions: defaultdict[str, float] = defaultdict(float)
        self._stack = [(REST, "")]
        self._since = 0.0

    def _count(self) -> None:
        at = time.process_time()
        step, function = self._stack[-1]
        self.steps[step] += at - self._since
        self.functions[function] += at - self._since
        self._since = at

    def start(self, step: str, function: str) -> None:
        self._count()
        self._stack.append((step, function))

    def stop(self) -> None:
        self._count()
        self._stack.pop()

    @contextmanager
    def running(self, step: str, function: str) -> Iterator[None]:
        self.start(step, function)
        try:
            yield
        finally:
            self.stop()

    def timed(self, owner: Any, name: str, step: str, function: Callable[..., str]) -> None:
        """Time a method; `function` names the function that is being compiled."""
        method = getattr(owner, name)

        def wrapped(*arguments: Any, **named: Any) -> Any:
            with self.running(step, function(*arguments)):
                return method(*arguments, **named)

        setattr(owner, name, wrapped)


def measure(name: str) -> Costs:
    """Compile a part in this process."""
    from numba.core import codegen, event, inline_closurecall

    from cottonopolis.engine import compiler

    gc.set_threshold(GC_THRESHOLD)  # as the program does
    clock, found = Clock(), Costs()

    class Passes(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            name = event.data["name"].split(" ")[0]
            clock.start(PASSES.get(name, TYPES), event.data["qualname"])

        def on_end(self, event: Any) -> None:
            clock.stop()

    event.register("numba:run_pass", Passes())
    library = codegen.CPUCodeLibrary
    name_of = lambda library, *_: library.name  # noqa: E731
    clock.timed(library, "_optimize_functions", FUNCTION_PASSES, name_of)
    clock.timed(library, "_finalize_final_module", MACHINE_CODE, name_of)

    optimise = library._optimize_final_module

    def counted_optimise(self: Any) -> None:
        found.lines += str(self._final_module).count("\n")
        with clock.running(MODULE_PASSES, self.name):
            optimise(self)

    library._optimize_final_module = counted_optimise

    inline = inline_closurecall.InlineWorker.inline_ir

    def counted_inline(*arguments: Any, **named: Any) -> Any:
        found.inlined += 1
        return inline(*arguments, **named)

    inline_closurecall.InlineWorker.inline_ir = counted_inline

    functions = set()
    compile_core = compiler.FunctionCompiler._compile_core

    def counted_compile(self: Any, *arguments: Any) -> Any:
        functions.add(self.py_func)
        found.signatures += 1
        found.units += self.as_unit
        return compile_core(self, *arguments)

    setattr(compiler.FunctionCompiler, "_compile_core", counted_compile)  # noqa: B010

    for _ in next(part for part in parts() if part.name == name).compile():
        pass
    clock.start(REST, "")
    found.functions = len(functions)
    found.seconds = dict(clock.steps)
    found.by_function = dict(clock.functions)
    return found


def costs_of(part: str, cache: str) -> tuple[Costs, float]:
    """Compile a part in a new process; returns its costs, and its user processor time untimed."""
    words = [sys.executable, "-m", "benchmarks.compiling", "--part", part]
    environment = {**os.environ, "COTTONOPOLIS_CACHE": cache}
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    found = subprocess.run(words, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    return Costs(**json.loads(found.stdout)), seconds


def row(title: str, costs: Costs, seconds: float) -> list[str]:
    counts = (costs.functions, costs.signatures, costs.units, costs.inlined, costs.lines)
    steps = (f"{costs.seconds.get(step, 0.0):.1f}" for step in STEPS)
    return [title, *(f"{count:,}" for count in counts), *steps, f"{seconds:.0f}"]


def total(all_costs: list[Costs]) -> Costs:
    """Add the costs of parts; a function that several of them compile counts for each."""
    found = Costs(seconds=dict.fromkeys(STEPS, 0.0))
    for costs in all_costs:
        for name in ("functions", "signatures", "units", "inlined", "lines"):
            setattr(found, name, getattr(found, name) + getattr(costs, name))
        for step, seconds in costs.seconds.items():
            found.seconds[step] += seconds
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what compiling costs.")
    parser.add_argument("--part", help="compile one part in this process, and print JSON")
    parser.add_argument("--game", help="measure one game only")
    parser.add_argument("--functions", type=int, default=0, metavar="N")
    chosen = parser.parse_args()
    if chosen.part:
        print(json.dumps(asdict(measure(chosen.part))))
        return
    console = Console(width=200)
    table = Table(*COLUMNS, title="Compiling: user processor seconds", title_justify="left")
    with tempfile.TemporaryDirectory() as cache:
        for game in dict.fromkeys(part.game for part in parts()):
            if chosen.game not in (None, game):
                continue
            measured = []
            for part in (part for part in parts() if part.game == game):
                with console.status(part.name):
                    measured.append(costs_of(part.name, cache))
                table.add_row(*row(part.name, *measured[-1]))
                costly = sorted(measured[-1][0].by_function.items(), key=lambda item: -item[1])
                for function, seconds in costly[: chosen.functions]:
                    console.print(f"{part.name}  {seconds:6.2f} s  {function}")
            everything = total([costs for costs, _ in measured])
            seconds = sum(seconds for _, seconds in measured)
            table.add_row(*row(game, everything, seconds), style="bold", end_section=True)
    console.print(table)


if __name__ == "__main__":
    main()
