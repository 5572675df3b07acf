"""Dispatch by the game of a state or by the kind of a decision, compiled or interpreted.

Numba compiles plain calls best, so the dispatching functions are generated as source code with
every argument named.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from cottonopolis.engine.jit import COMPILED, inlined

if COMPILED:
    from cottonopolis.engine import code_cache
    from cottonopolis.engine.compiler import RuleDispatcher

Functions = TypeVar("Functions")
Result = TypeVar("Result")


def _generate(lines: Sequence[str], names: Mapping[str, Any]) -> Callable[..., Any]:
    """Execute source lines that define the function `generated`, and return that function."""
    namespace = dict(names)
    exec("\n".join(lines), namespace)
    found: Callable[..., Any] = namespace["generated"]
    return found


def _arguments(function: Callable[..., Any]) -> list[str]:
    return list(inspect.signature(getattr(function, "py_func", function)).parameters)


class ByGame(Generic[Functions]):
    """The functions of every game, looked up by the dtype of a state.

    `call` makes one function that dispatches to the game of its argument. Python and compiled code
    can call it; compiled code resolves the game at compile time.
    """

    def __init__(self) -> None:
        self._games: dict[Any, Functions] = {}

    def register(self, state_dtype: Any, functions: Functions) -> None:
        self._games[state_dtype] = functions
        if COMPILED:
            import numba

            self._games[numba.from_dtype(state_dtype)] = functions
            compiled = [
                function
                for function in functions  # type: ignore[attr-defined]
                if isinstance(function, RuleDispatcher)
            ]
            code_cache.add_sources(state_dtype, compiled)
            for function in compiled:
                function.is_unit = True

    def call(self, name: str, *arguments: str) -> Callable[..., Any]:
        """Return a function that calls the function `name` of the game its state belongs to.

        `arguments` are parameter names. The one called `state` is a state, the one called `states`
        an array of them.
        """
        games = self._games
        at = next(i for i, found in enumerate(arguments) if found in ("state", "states"))
        takes_array = arguments[at] == "states"

        def to_game(*given: Any) -> Any:
            return getattr(games[given[at].dtype], name)(*given)

        if COMPILED:
            from numba.core import types as numba_types
            from numba.extending import lower_builtin, type_callable

            types: Any = numba_types

            def chosen(given: Any) -> Any:
                found = given[at].dtype if takes_array else given[at]
                return types.Dispatcher(getattr(games[found], name))

            @type_callable(to_game)  # type: ignore[untyped-decorator]
            def type_call(context: Any) -> Any:
                def typer(given: Any) -> Any:
                    found = context.resolve_function_type(chosen(given), given, {})
                    return found.return_type

                listed = ", ".join(arguments)
                return _generate(
                    [f"def generated({listed}):", f"    return typer(({listed},))"],
                    {"typer": typer},
                )

            @lower_builtin(to_game, types.VarArg(types.Any))  # type: ignore[untyped-decorator]
            def lower_call(context: Any, builder: Any, signature: Any, values: Any) -> Any:
                function = chosen(signature.args)
                found = context.typing_context.resolve_function_type(function, signature.args, {})
                cast = [
                    context.cast(builder, value, given, wanted)
                    for value, given, wanted in zip(values, signature.args, found.args, strict=True)
                ]
                return context.get_function(function, found)(builder, cast)

        return to_game


def by_kind(
    functions: Mapping[int, Callable[..., Result]], otherwise: Callable[..., Result]
) -> Callable[..., Result]:
    """Return a function of (kind, …) that calls the function of that kind with the rest."""
    arguments = ", ".join(_arguments(otherwise))
    lines = [f"def generated(kind_, {arguments}):"]
    for kind in functions:
        lines += [f"    if kind_ == {kind}:", f"        return of_kind_{kind}({arguments})"]
    lines.append(f"    return otherwise({arguments})")
    names = {f"of_kind_{kind}": function for kind, function in functions.items()}
    return inlined(_generate(lines, {**names, "otherwise": otherwise}))


def chain_counts(functions: Sequence[Callable[..., int]]) -> Callable[..., int]:
    """Combine functions of (…, count): each gets the count that the one before returned."""
    arguments = _arguments(functions[0])
    listed, count = ", ".join(arguments), arguments[-1]
    lines = [f"def generated({listed}):"]
    lines += [f"    {count} = part_{i}({listed})" for i in range(len(functions))]
    lines.append(f"    return {count}")
    return inlined(_generate(lines, {f"part_{i}": f for i, f in enumerate(functions)}))
