"""How rule functions are compiled: Numba, with machine code for units only.

A *unit* is a function that Python calls, or one that a game registers (`ByGame`): it gets machine
code of its own, once, and other compiled functions call it by its symbol. Every other function is
only translated to LLVM's language and becomes a part of the units that use it. (Numba itself
optimises every function together with everything below it, which takes twice as long.)

Compiled units are kept on disk (see code_cache.py).
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

import numpy as np
from numba.core import compiler, sigutils, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.environment import lookup_environment
from numba.core.registry import CPUDispatcher
from numba.core.types.misc import unliteral
from numba.extending import lower_cast

from cottonopolis.engine import code_cache

OPTIONS: dict[str, Any] = {"nopython": True, "error_model": "numpy"}
ENVIRONMENT_PREFIX = "_ZN08NumbaEnv"


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The LLVM code of a function that becomes a part of units; it has no machine code."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True


class UnitLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a unit and of its parts."""

    _linking_libraries: list[Any]
    units: "tuple[UnitLibrary, ...]" = ()  # that it calls
    environments: tuple[Any, ...] = ()

    def finalize(self) -> None:
        units: dict[UnitLibrary, None] = {}
        parts: dict[Any, None] = {}
        self._sort_libraries(self._linking_libraries, units, parts)
        self.units = tuple(units)
        self._linking_libraries = list(parts)
        super().finalize()
        self._set_environments()

    @classmethod
    def _sort_libraries(cls, libraries: Any, units: Any, parts: Any) -> None:
        for library in libraries:
            if isinstance(library, UnitLibrary):
                units[library] = None
            elif library not in parts:
                parts[library] = None
                if isinstance(library, PartLibrary):
                    cls._sort_libraries(library._linking_libraries, units, parts)

    def _verify_declare_only_symbols(self) -> None:
        """Units are declared only: the linker finds them by their symbols."""

    def _set_environments(self) -> None:
        """Connect the constants of the parts, as Numba does for a function of its own."""
        names = [
            variable.name
            for variable in self._final_module.global_variables
            if variable.name.startswith(ENVIRONMENT_PREFIX)
        ]
        found = [environment for name in names if (environment := lookup_environment(name))]
        self.environments = tuple(found)
        for environment in found:
            self.codegen.set_env(environment.env_name, environment)

    def dump(self) -> tuple[str, bytes, list[str]]:
        """Return name, machine code and defined symbols."""
        symbols = [
            value.name
            for values in (self._final_module.functions, self._final_module.global_variables)
            for value in values
            if not value.is_declaration
        ]
        return self.name, self._get_compiled_object(), symbols

    @classmethod
    def load(cls, codegen: Any, dumped: tuple[str, bytes, list[str]]) -> "UnitLibrary":
        """Make a library from machine code; the units that it calls must be loaded before."""
        name, machine_code, symbols = dumped
        self = cls(codegen, name)
        self.enable_object_caching()
        self._set_compiled_object(machine_code)
        self._finalize_final_module()
        codegen._engine._defined_symbols.update(symbols)
        return self


class FunctionCompiler(_FunctionCompiler):  # type: ignore[misc]
    """Compiles a function into a library of the right kind."""

    as_unit = True

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        context = self.targetdescr.target_context
        library_class = UnitLibrary if self.as_unit else PartLibrary
        library = library_class(context.codegen(), self.py_func.__qualname__)
        library.enable_object_caching()
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        flags.no_cfunc_wrapper = True
        if not self.as_unit:
            flags.no_cpython_wrapper = True
            flags.no_compile = True
        return compiler.compile_extra(
            self.targetdescr.typing_context,
            context,
            self.py_func,
            args=args,
            return_type=return_type,
            flags=flags,
            locals=self.locals,
            library=library,
            pipeline_class=self.pipeline_class,
        )


def _usual_type(type_: Any) -> Any:
    type_ = unliteral(type_)
    if isinstance(type_, types.NestedArray):
        return types.Array(type_.dtype, type_.ndim, type_.layout)
    return types.int64 if type_ in (types.int8, types.int16, types.int32) else type_


@lower_cast(types.NestedArray, types.Array)  # type: ignore[untyped-decorator]
def _cast_field(context: Any, builder: Any, from_type: Any, to_type: Any, value: Any) -> Any:
    """Both are the same to LLVM."""
    return value


class PartKey:
    """Stands for the compiled function of a part, which has none."""


def ignore(kind: str) -> None:
    """Say nothing."""


tell: Callable[[str], None] = ignore  # called with the kind of code before a unit is compiled


class RuleDispatcher(CPUDispatcher):  # type: ignore[misc]
    """A compiled rule function."""

    is_unit = False  # also when compiled code calls it
    all: ClassVar[list[Any]] = []  # the dispatchers of all rule functions
    interpreting: ClassVar[bool] = False
    _asked_by_python: ClassVar[threading.local] = threading.local()

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=options)
        self._compiler = FunctionCompiler(
            function, self.targetdescr, options, {}, compiler.Compiler
        )
        self.parts: set[Any] = set()  # argument types compiled as parts
        self.interpreted = function  # what the interpreted gear calls, see `jit_or`
        if type(self) is RuleDispatcher:
            RuleDispatcher.all.append(self)
            if RuleDispatcher.interpreting:
                self.__class__ = GearedDispatcher

    def _compile_for_args(self, *arguments: Any, **named: Any) -> Any:
        with self._called_from_python():
            return super()._compile_for_args(*arguments, **named)

    @contextmanager
    def _called_from_python(self) -> Iterator[None]:
        self._asked_by_python.dispatcher = self
        try:
            yield
        finally:
            self._asked_by_python.dispatcher = None

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Find the function for a call in compiled code.

        Constants, small integers and fields that are arrays are passed as any other integer or
        array. Numba would compile a function anew for each of them.
        """
        plain = {name: _usual_type(type_) for name, type_ in kws.items()}
        return super().get_call_template(tuple(map(_usual_type, args)), plain)

    def _load(self, args: Any) -> Any:
        result = code_cache.load(self, args)
        if result is not None:
            self._insert_user_function(result)
        return result

    def _insert_user_function(self, result: Any) -> None:
        """Let other functions call this one."""
        self.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])

    def compile(self, sig: Any) -> Any:
        """Compile or load the function for argument types."""
        asked = self._asked_by_python
        as_unit = self.is_unit or getattr(asked, "dispatcher", None) is self
        asked.dispatcher = None
        with global_compiler_lock, self._compiling_counter:
            args, return_type = sigutils.normalize_signature(sig)
            args = tuple(args)
            existing = self.overloads.get(args)
            if existing is not None and not (as_unit and args in self.parts):
                return existing.entry_point
            self._compiler.as_unit = as_unit
            if not as_unit:
                result = self._compiler.compile(args, return_type)
                result = result._replace(entry_point=PartKey())
                self._insert_user_function(result)
                self.overloads[args] = result
                self.parts.add(args)
                return result.entry_point
            self.parts.discard(args)
            result = self._load(args)
            if result is None:
                tell(kind_of(self.__module__))
                with code_cache.one_process_at_a_time(self, args):
                    result = self._load(args)
                    if result is None:
                        result = self._compiler.compile(args, return_type)
                        code_cache.save(self, args, result)
            self.add_overload(result)
            return result.entry_point


class InlinedDispatcher(RuleDispatcher):
    """A small function: compiled callers inline it, and Python runs it as it is."""

    def __call__(self, *arguments: Any) -> Any:
        return self.py_func(*arguments)


# What may run compiled while the rest is interpreted: kinds of code (see `kind_of`), with the
# dtype of a game's board
ready: set[tuple[str, Any]] = set()


def kind_of(module: str) -> str:
    """Return the kind of code in a module: "rules", "bots" or "env"."""
    if module.startswith("cottonopolis.bots."):
        return "bots"
    return "env" if module == "cottonopolis.engine.batch" else "rules"


class GearedDispatcher(RuleDispatcher):
    """A rule function that Python interprets until the code of its game is ready.

    Interpreted functions get the board as a record, and never call a compiled one.
    """

    def __call__(self, *arguments: Any) -> Any:
        first = arguments[0]
        if type(first) is np.ndarray or not _thread.interpreting:
            if (kind_of(self.__module__), getattr(first, "dtype", None)) in ready:
                return super().__call__(*arguments)
            if not _thread.interpreting:
                return self._interpret(*arguments)
        return self.interpreted(*arguments)

    def _interpret(self, *arguments: Any) -> Any:
        _thread.interpreting = True
        try:
            return self.interpreted(*arguments)
        finally:
            _thread.interpreting = False


class _Thread(threading.local):
    """Whether this thread is interpreting a rule function."""

    interpreting = False


_thread = _Thread()


def interpret() -> None:
    """Interpret all rule functions, but for those that are ready."""
    RuleDispatcher.interpreting = True
    for dispatcher in RuleDispatcher.all:
        dispatcher.__class__ = GearedDispatcher
