"""Show a position in the ways that PettingZoo and Gymnasium name."""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from cottonopolis.errors import SetupError
from cottonopolis.games.positions import Position
from cottonopolis.games.rules import AnyRules

RENDER_MODES = ["human", "ansi", "rgb_array"]
CONSOLE_WIDTH = 150  # letters


def checked_mode(mode: Any) -> str | None:
    """Return a render mode; raises SetupError if it is unknown."""
    if mode is None or mode in RENDER_MODES:
        return mode  # type: ignore[no-any-return]
    raise SetupError("unknown-render-mode", word=str(mode), known=", ".join(RENDER_MODES))


def show(
    rules: AnyRules, state: Any, seat: int, mode: str | None
) -> NDArray[np.uint8] | str | None:
    """Show what a seat sees: printed, as text, or as an image."""
    if mode is None:
        gymnasium.logger.warn("render() shows nothing without a render_mode")
        return None
    position = rules.position(rules.view(state, seat))
    if mode == "rgb_array":
        from cottonopolis.drawing import draw_board, pixels

        return pixels(draw_board(rules.printed(), position))
    text = _text(rules, position)
    if mode == "ansi":
        return text
    print(text)
    return None


def _text(rules: AnyRules, position: Position) -> str:
    from rich.console import Console

    from cottonopolis.cli.display import show_position

    console = Console(width=CONSOLE_WIDTH, force_terminal=True, color_system="truecolor")
    with console.capture() as captured:
        show_position(console, "en", rules, position)
    return captured.get()
