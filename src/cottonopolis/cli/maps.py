"""`cottonopolis map`: check, draw and measure maps of the games that have several."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from cottonopolis.arguments import MANY_GAMES_SEED, seed_error
from cottonopolis.cli import shared
from cottonopolis.cli.help import HelpCommand, HelpGroup
from cottonopolis.cli.shared import Lang, clear_up_when_ended, compile_part, compile_rules
from cottonopolis.drawing import draw_board
from cottonopolis.drawing.files import check_picture, write_picture
from cottonopolis.errors import SetupError
from cottonopolis.games.map_texts import MapError
from cottonopolis.games.printed import PrintedBoard
from cottonopolis.games.registry import game_ids, rules_class, rules_for, usual_players
from cottonopolis.messages import say
from cottonopolis.support.files import read_text
from cottonopolis.support.parallel import all_cores

MAP_SUFFIX = ".toml"

app = typer.Typer(cls=HelpGroup, no_args_is_help=True)

MapFile = Annotated[Path, typer.Argument()]
GameOption = Annotated[str | None, typer.Option("--game")]


@app.callback()
def _common(lang: Lang = None) -> None:
    pass


def read_map(file: Path, game: str | None = None) -> PrintedBoard:
    """Read a map from a file, or a map of the game by its name."""
    if file.suffix != MAP_SUFFIX and file.is_file():
        raise SetupError("map-suffix", word=str(file), known=MAP_SUFFIX)
    chosen = game or first_game_with_maps()
    players = rules_class(chosen).map_players(str(file))
    return rules_for(chosen, players[0], (), str(file)).printed()


def first_game_with_maps() -> str:
    return next(name for name in game_ids() if rules_class(name).default_map)


def likely_players(game: str, file: Path) -> int:
    """Return the usual number of players, or the first that the map allows."""
    allowed = rules_class(game).map_players(str(file))
    usual = usual_players(game)
    return usual if usual in allowed else allowed[0]


@app.command(cls=HelpCommand)
def check(file: MapFile, game: GameOption = None, lang: Lang = None) -> None:
    """List all faults of a map file."""
    board = read_map(file, game)
    Console().print(
        f"{board.name}: {len(board.places)} locations, "
        f"{sum(len(place.slots) for place in board.places)} slots, "
        f"{len(board.links)} links, "
        f"{sum(len(place.markets) for place in board.places)} markets, "
        f"{len(board.lanes)} ships: no fault found",
        highlight=False,
    )


@app.command(cls=HelpCommand)
def diff(file: MapFile, game: GameOption = None, lang: Lang = None) -> None:
    """List what a map file, or a correction, says otherwise than the game's own file."""
    rules = rules_class(game or first_game_with_maps())
    text = read_text(file)
    correction = rules.read_correction(text)
    if correction is None:
        found = rules.check_map(text)
        if found.faults:
            raise MapError(str(file), found.faults)
        changes, ours = found.changes, None
    else:
        name, source, changes = correction
        ours = rules.map_values(name)
        if ours is None:
            raise SetupError("map-correction", word=name)
        told = source or say(shared.language, "ui-map-diff-no-source")
        text = say(shared.language, "ui-map-diff-source", map=name, source=told)
        shared.out.print(text, highlight=False, markup=False)
    for change in changes:
        line = f"{change.value}: {shown(change.old)} → {shown(change.new)}"
        if ours is not None and ours.get(change.value) != change.old:
            now = shown(ours.get(change.value))
            line += say(shared.language, "ui-map-diff-outdated", now=now)
        shared.out.print(line, highlight=False, markup=False, soft_wrap=True)
    if not changes:
        shared.out.print(say(shared.language, "ui-map-diff-none"), highlight=False)


def shown(value: object) -> str:
    return "–" if value is None else json.dumps(value, ensure_ascii=False)


@app.command("draw", cls=HelpCommand)
def draw_map(
    file: MapFile,
    output: Annotated[Path, typer.Option("--output", "-o")],
    game: GameOption = None,
    lang: Lang = None,
) -> None:
    """Draw a map file as a picture, SVG or PNG."""
    check_picture(output)
    write_picture(output, draw_board(read_map(file, game)))


@app.command(cls=HelpCommand)
def balance(
    file: MapFile,
    game: GameOption = None,
    players: Annotated[int | None, typer.Option()] = None,
    games: Annotated[int, typer.Option(min=1)] = 400,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    tune: Annotated[int, typer.Option(min=0)] = 100,
    processes: Annotated[int, typer.Option(min=0)] = 1,
    plot: Annotated[Path | None, typer.Option()] = None,
    png: Annotated[bool, typer.Option("--png")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Play a map with bots tuned on it, and report how balanced it is."""
    from cottonopolis.arena.balance import BalancePlan
    from cottonopolis.cli import balance as command
    from cottonopolis.cli.simulate import make_folder

    chosen = game or first_game_with_maps()
    read_map(file, chosen)
    plan = BalancePlan(
        chosen, players or likely_players(chosen, file), str(file), games, seed, tune
    )
    if seed + games - 1 > MANY_GAMES_SEED:
        raise seed_error(str(seed + games - 1), MANY_GAMES_SEED)
    suffix = ".png" if png else ".svg"
    if plot is not None:
        make_folder(plot)
        check_picture(plot / f"seats{suffix}")
    clear_up_when_ended()
    compile_rules(plan.rules)
    compile_part("bots", chosen)
    found = command.measure(plan, processes or all_cores(), shared.err, shared.language)
    if as_json:
        print(json.dumps(found))
    else:
        command.show(shared.out, shared.language, found)
    if plot is not None:
        command.write_charts(plot, suffix, shared.language, found)
        text = say(shared.language, "ui-balance-saved", folder=str(plot))
        shared.err.print(text, highlight=False, markup=False)
