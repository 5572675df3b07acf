"""The command `cottonopolis`."""

import atexit
import gc
import io
import json
import os
import secrets
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.console import Console

from cottonopolis import __version__
from cottonopolis.arguments import MANY_GAMES_SEED, checked_seat, seed_error
from cottonopolis.cli import admin_moderation, book, maps, puzzles, shared
from cottonopolis.cli.help import HelpCommand, HelpGroup
from cottonopolis.cli.plain_letters import ERROR_HANDLER
from cottonopolis.cli.progress import progress_bar
from cottonopolis.cli.shared import Lang, clear_up_when_ended, compile_rules, err, out
from cottonopolis.cli.tracebacks import Traceback, show_traceback
from cottonopolis.drawing.files import check_picture, write_picture
from cottonopolis.errors import CottonopolisError, SetupError
from cottonopolis.games.registry import (
    game_ids,
    game_info,
    rules_for,
    usual_players,
)
from cottonopolis.messages import decimal, has, say
from cottonopolis.support.extras import need
from cottonopolis.support.files import check_writable, read_text, unused, write_text
from cottonopolis.support.parallel import all_cores

app = typer.Typer(
    cls=HelpGroup,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.add_typer(maps.app, name="map")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(book.app, name="book")
app.add_typer(admin_moderation.app, name="admin")  # with the commands of `admin`
SLOW_RATE = 10  # games per second; below it a decimal is shown
INTERRUPTED_EXIT_CODE = 130  # after Ctrl-C
BROKEN_PIPE_EXIT_CODE = 141  # 128 + SIGPIPE
METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # environment variable of all server processes

GameName = Annotated[str, typer.Argument()]
MapName = Annotated[str | None, typer.Option("--map")]
Players = Annotated[int | None, typer.Option()]
Variants = Annotated[list[str] | None, typer.Option("--variant")]
BotFiles = Annotated[list[Path] | None, typer.Option()]


def _show_version(asked: bool) -> None:
    if asked:
        out.print(__version__, highlight=False)
        raise typer.Exit


@app.callback()
def _common(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True),
    ] = False,
    lang: Lang = None,
) -> None:
    pass


@app.command(cls=HelpCommand)
def simulate(
    game: GameName = "brass",
    players: Players = None,
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    policy: Annotated[str, typer.Option("--policy", "--bots")] = "uniform",
    bot_file: BotFiles = None,
    traceback: Traceback = False,
    processes: Annotated[int, typer.Option(min=0)] = 1,
    variant: Variants = None,
    map_name: MapName = None,
    records: Annotated[Path | None, typer.Option()] = None,
    save: Annotated[Path | None, typer.Option()] = None,
    card: Annotated[Path | None, typer.Option()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Play many games of random players or bots, and print statistics."""
    from cottonopolis.arena.logged import line_up
    from cottonopolis.arena.run import load_bots
    from cottonopolis.cli import simulate as simulation
    from cottonopolis.cli.bots import warm_up

    variants = tuple(sorted(variant or ()))
    players = players or usual_players(game)
    rules = rules_for(game, players, variants, map_name)
    files = tuple(file.resolve() for file in bot_file or ())
    load_bots(files)
    names = line_up(policy, players)
    if seed + games - 1 > MANY_GAMES_SEED:
        raise seed_error(str(seed + games - 1), MANY_GAMES_SEED)
    clear_up_when_ended()
    count = processes or all_cores()
    if policy not in rules.policies:
        policy = ",".join(names) if len(set(names)) > 1 else names[0]
    run = simulation.Run(game, players, variants, map_name, games, seed, policy, count, files)
    if records is not None:
        simulation.check_records(run, records)
    if save is not None:
        need("pyarrow.parquet", "data")
        check_writable(save)
    if card is not None:
        simulation.check_card(card, save)
    compile_rules(rules)
    if not run.is_random:
        warm_up(rules, names)
    figures = simulation.simulate(run, err, shared.language, save, records)
    if card is not None and save is not None:
        simulation.write_card(card, run, figures["decisions"], save)
    if as_json:
        print(json.dumps(figures))
        return
    rate = figures["games_per_second"]
    out.print(
        say(
            shared.language,
            "ui-simulated",
            games=games,
            seconds=decimal(shared.language, figures["seconds"], "0.00"),
            rate=decimal(shared.language, rate, "#,##0" if rate >= SLOW_RATE else "0.0"),
            decisions=decimal(shared.language, figures["decisions_per_second"], "#,##0"),
        ),
        highlight=False,
    )
    means = "  ".join(decimal(shared.language, mean, "0.0") for mean in figures["mean_vp_by_seat"])
    out.print(say(shared.language, "ui-mean-vp", means=means), highlight=False)
    if records is not None:
        out.print(say(shared.language, "ui-saved-records", games=games, folder=str(records)))
    if save is not None:
        made = figures["decisions"]
        text = say(shared.language, "ui-saved-decisions", decisions=made, file=str(save))
        out.print(text, markup=False, highlight=False)


@app.command(cls=HelpCommand)
def arena(
    bots: Annotated[str, typer.Option()],
    game: GameName = "brass",
    players: Players = None,
    games: Annotated[int, typer.Option(min=1)] = 400,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    variant: Variants = None,
    map_name: MapName = None,
    budget: Annotated[float, typer.Option()] = 1.0,
    bot_file: BotFiles = None,
    traceback: Traceback = False,
    processes: Annotated[int, typer.Option(min=0)] = 1,
    ray: Annotated[bool, typer.Option("--ray")] = False,
    resume: Annotated[Path | None, typer.Option()] = None,
    plot: Annotated[Path | None, typer.Option()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other from every seat, and compare them."""
    from cottonopolis.arena.run import make_run
    from cottonopolis.cli import arena as command
    from cottonopolis.cli.bots import warm_up

    variants = tuple(sorted(variant or ()))
    names = [name.strip() for name in bots.split(",")]
    files = bot_file or []
    clear_up_when_ended()
    run = make_run(
        game, players or usual_players(game), names, games, seed, variants, map_name, budget, files
    )
    if plot is not None:
        check_picture(plot)
    if ray:
        need("ray", "ray")
    spread = command.spread_over(ray, processes or all_cores())
    played = command.games_of(run, spread, resume)
    compile_rules(run.rules)
    warm_up(run.rules, names)
    figures = command.play(run, played, err, shared.language)
    if as_json:
        print(json.dumps(figures))
    else:
        command.show(out, shared.language, figures)
    if plot is not None:
        write_picture(plot, command.chart(shared.language, figures))


@app.command(cls=HelpCommand)
def tune(
    game: GameName = "brass",
    players: Players = None,
    map_name: MapName = None,
    rounds: Annotated[int, typer.Option(min=0)] = 8,
    games: Annotated[int, typer.Option(min=1)] = 2000,
    validating: Annotated[int, typer.Option(min=1)] = 800,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    folder: Annotated[Path, typer.Option()] = Path("tuned"),
    processes: Annotated[int, typer.Option(min=0)] = 1,
    lang: Lang = None,
) -> None:
    """Tune the bots' evaluation for one set-up by self-play."""
    from cottonopolis.arena.tuning import TuningPlan
    from cottonopolis.cli import tune as command
    from cottonopolis.cli.simulate import make_folder

    players = players or usual_players(game)
    rules = rules_for(game, players, (), map_name)
    make_folder(folder)
    compile_rules(rules)
    plan = TuningPlan(game, players, map_name, rounds, games, validating, seed)
    command.run(plan, processes or all_cores(), folder, out, err, shared.language)


@app.command(cls=HelpCommand)
def train(
    game: GameName = "brass",
    players: Annotated[list[int] | None, typer.Option()] = None,
    variant: Variants = None,
    map_name: MapName = None,
    minutes: Annotated[float | None, typer.Option(min=0.01)] = None,
    decisions: Annotated[int, typer.Option(min=1)] = 20_000_000,
    games: Annotated[int, typer.Option(min=1)] = 256,
    units: Annotated[int, typer.Option(min=8)] = 512,
    league: Annotated[float, typer.Option(min=0.0, max=0.9)] = 0.2,
    opponent: Annotated[list[Path] | None, typer.Option()] = None,
    hand_made: Annotated[float, typer.Option(min=0.0, max=0.9)] = 0.0,
    start: Annotated[Path | None, typer.Option()] = None,
    reward: Annotated[str, typer.Option()] = "points=1",
    exact: Annotated[bool, typer.Option("--exact")] = False,
    improve: Annotated[Path | None, typer.Option()] = None,
    search_games: Annotated[int, typer.Option(min=1)] = 400,
    rounds: Annotated[int, typer.Option(min=1)] = 1,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    device: Annotated[str, typer.Option()] = "auto",
    workers: Annotated[int, typer.Option(min=0)] = 0,
    folder: Annotated[Path, typer.Option()] = Path("trained"),
    resume: Annotated[bool, typer.Option("--resume")] = False,
    lang: Lang = None,
) -> None:
    """Train a network for the bots by self-play."""
    from cottonopolis.cli import train as command
    from cottonopolis.cli.simulate import make_folder

    plan = None
    if not resume:
        plan = command.plan_for(
            game,
            players or [],
            tuple(variant or ()),
            map_name,
            minutes=minutes,
            decisions=decisions if minutes is None else 10**12,
            games=games,
            threads=all_cores(),
            count_units=units,
            term_units=max(1, units // 4),
            inner=max(1, units // 2),
            league=league,
            opponents=tuple(str(path) for path in opponent or ()),
            hand_made=hand_made,
            start=None if start is None else str(start),
            reward=reward,
            overlap=not exact,
            seed=seed,
        )
        command.check_networks(plan, improve)
        make_folder(folder)
    chosen = command.chosen_device(device)
    if workers:
        need("ray", "ray")
    if plan is None:
        command.check_checkpoint(folder)
    shared.compile_part("bots", game)
    if plan is not None and improve is not None:
        work = (search_games, rounds, workers)
        command.improve(plan, improve, folder, chosen, work, out, err, shared.language)
    else:
        command.run(plan, folder, chosen, workers, minutes, out, err, shared.language)


@app.command(cls=HelpCommand)
def bots(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """List the bots by level, weakest first."""
    from cottonopolis.cli.bots import listing, show

    if as_json:
        print(json.dumps(listing(shared.language)))
    else:
        show(out, shared.language)


@app.command(cls=HelpCommand)
def replay(
    file: Annotated[Path, typer.Argument()],
    until: Annotated[int | None, typer.Option(min=0)] = None,
    seat: Annotated[int | None, typer.Option()] = None,
    reveal: Annotated[bool, typer.Option("--reveal")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Replay a record and show the position."""
    from cottonopolis.cli.display import show_position
    from cottonopolis.game import Game
    from cottonopolis.record.reader import read_rules

    if seat is not None and reveal:
        raise typer.BadParameter("choose --seat or --reveal, not both")
    text = read_text(file)
    found = read_rules(text)
    if seat is not None:
        checked_seat(seat, found.players)
    compile_rules(found)
    game = Game.from_record(text, until)
    if reveal:
        position = game.position()
    else:
        position = game.spectate() if seat is None else game.view(seat).position
    if as_json:
        print(json.dumps({**to_builtins(position), "actions": len(game.actions())}))
    else:
        show_position(out, shared.language, game.rules, position)


@app.command(cls=HelpCommand)
def analyse(
    file: Annotated[Path, typer.Argument()],
    deals: Annotated[int, typer.Option(min=1)] = 12,
    budget: Annotated[float, typer.Option(min=0.1)] = 1.0,
    plot: Annotated[Path | None, typer.Option()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Analyse every turn of a record: what it cost, and what would have been better."""
    from cottonopolis.cli import analyse as command
    from cottonopolis.game import Game
    from cottonopolis.record.reader import read_rules

    text = read_text(file)
    if plot is not None:
        check_picture(plot)
    compile_rules(read_rules(text))
    found = command.run_analysis(Game.from_record(text), deals, budget, err, shared.language)
    if as_json:
        print(json.dumps(found.as_json()))
    else:
        command.show(out, shared.language, found)
    if plot is not None:
        write_picture(plot, command.chart(shared.language, found))


@app.command(cls=HelpCommand)
def rules(
    number: Annotated[str | None, typer.Argument()] = None,
    lang: Lang = None,
) -> None:
    """Print a rule, or list all rules."""
    if number is None:
        list_rules(out, shared.language)
    else:
        print_rule(out, shared.language, number)


def list_rules(console: Console, lang: str) -> None:
    """Print the titles of all rules and variants."""
    console.print(say(lang, "ui-rules-list"), style="bold", highlight=False)
    games = [game_info(game) for game in game_ids()]
    for number in (number for game in games for number in game.rules):
        console.print(f"{number}  {say(lang, f'rule-{number.lower()}')}", highlight=False)
    for variant in (variant for game in games for variant in game.variants):
        text = say(lang, variant_message(variant.id))
        console.print(f"{variant.id}  {text}", highlight=False)


def print_rule(console: Console, lang: str, number: str) -> None:
    """Print the title and the text of one rule or variant."""
    name = number.strip().lower()
    variants = {variant.id for game in game_ids() for variant in game_info(game).variants}
    message_id = variant_message(name) if name in variants else f"rule-{name}"
    if not has(lang, message_id):
        raise SetupError("rule", word=number)
    title = say(lang, message_id)
    if message_id.startswith("rule-"):
        title = say(lang, "ui-rule-title", rule=name.upper(), title=title)
    console.print(title, style="bold", highlight=False)
    console.print(say(lang, f"{message_id}.text"), highlight=False)
    if has(lang, f"ruling-{name}"):
        text = f"{say(lang, 'ruling-label')} {say(lang, f'ruling-{name}')}"
        console.print(text, style="italic", highlight=False)


def variant_message(name: str) -> str:
    return "variant-" + name.replace("_", "-")


@app.command(cls=HelpCommand)
def aid(
    game: GameName = "brass",
    output: Annotated[Path | None, typer.Option("--output", "-o")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    as_text: Annotated[bool, typer.Option("--text")] = False,
    players: Players = None,
    variant: Variants = None,
    map_name: MapName = None,
    lang: Lang = None,
) -> None:
    """Write the player aid as a PDF of one page, or print it."""
    from cottonopolis.cli import aid as command

    rules = rules_for(game, players or usual_players(game), tuple(sorted(variant or ())), map_name)
    if as_text:
        command.show_aid(out, shared.language, rules)
        return
    file = output or Path(f"aid-{game}-{shared.language}.pdf")
    command.save_aid(file, shared.language, rules, force)
    out.print(say(shared.language, "ui-aid-saved", file=str(file)), highlight=False, markup=False)


@app.command(cls=HelpCommand)
def play(
    game: GameName = "brass",
    terminal: Annotated[bool, typer.Option("--terminal")] = True,
    players: Players = None,
    humans: Annotated[int, typer.Option(min=1)] = 1,
    bots: Annotated[str, typer.Option()] = "strong",
    bot_file: BotFiles = None,
    traceback: Traceback = False,
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    variant: Variants = None,
    map_name: MapName = None,
    load: Annotated[Path | None, typer.Option()] = None,
    save: Annotated[Path | None, typer.Option()] = None,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal, against bots or with others at one screen."""
    from cottonopolis.bots.gears import allow_interpreted_bots
    from cottonopolis.cli.bots import opponents
    from cottonopolis.cli.terminal import TerminalGame
    from cottonopolis.game import Game
    from cottonopolis.record.reader import read_rules

    allow_interpreted_bots()

    variants = tuple(sorted(variant or ()))
    if load is None:
        players = players or usual_players(game)
        rules = rules_for(game, players, variants, map_name)
        if humans > players:
            raise SetupError("humans", word=humans, last=players)
        opponents(bots, bot_file or (), players - humans)
        shared.begin_interpreted(rules.game)
        chosen = secrets.randbelow(2**31) if seed is None else seed
        started = Game.new(game, players, chosen, variants, map_name)
    else:
        text = read_text(load)
        shared.begin_interpreted(read_rules(text).game)
        started = Game.from_record(text)
    if humans > started.players:
        raise SetupError("humans", word=humans, last=started.players)
    names = opponents(bots, bot_file or (), started.players - humans)
    if save is not None and save != load and save.is_file():
        raise SetupError("file-exists", word=str(save))
    file = save or load or unused(Path(f"{started.rules.game}-{started.seed}.txt"))
    write_text(file, started.record())
    seating = ["--humans", str(humans)] if humans > 1 else []
    seating += ["--bots", bots] if names else []
    for path in bot_file or ():
        seating += ["--bot-file", str(path)]
    TerminalGame(started, names, file, out, shared.language, seating).run()


@app.command(cls=HelpCommand)
def serve(
    ctx: typer.Context,
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    config: Annotated[Path | None, typer.Option(envvar="COTTONOPOLIS_CONFIG")] = None,
    print_config: Annotated[bool, typer.Option("--print-config")] = False,
    role: Annotated[str, typer.Option()] = "all",
    database: Annotated[str, typer.Option()] = "",
    channels: Annotated[str, typer.Option()] = "memory://",
    workers: Annotated[int, typer.Option(min=1)] = 1,
    worker_ports: Annotated[bool, typer.Option("--worker-ports")] = False,
    bot_processes: Annotated[int, typer.Option(min=1)] = 1,
    public_url: Annotated[str, typer.Option()] = "",
    smtp: Annotated[str, typer.Option()] = "",
    mail_from: Annotated[str, typer.Option()] = "",
    webhook_hosts: Annotated[list[str] | None, typer.Option("--webhook-host")] = None,
    push_hosts: Annotated[list[str] | None, typer.Option("--push-host")] = None,
    proxies: Annotated[list[str] | None, typer.Option("--proxy")] = None,
    requests_per_second: Annotated[int, typer.Option(min=1)] = 30,
    attempts_per_minute: Annotated[int, typer.Option(min=1)] = 20,
    people_per_address: Annotated[int, typer.Option(min=1)] = 8,
    connections: Annotated[int, typer.Option(min=1)] = 10_000,
    connections_per_address: Annotated[int, typer.Option(min=1)] = 256,
    idle_timeout: Annotated[int, typer.Option(min=1)] = 20,
    body_timeout: Annotated[int, typer.Option(min=1)] = 20,
    rooms_mb: Annotated[int, typer.Option(min=1)] = 256,
    lang: Lang = None,
) -> None:
    """Start the server and open the browser."""
    from cottonopolis.server import configuration

    # Options are named like the fields of `Settings`; those that are not given may be set elsewhere
    given = {
        name: value
        for name, value in ctx.params.items()
        if name in configuration.NAMES
        and (source := ctx.get_parameter_source(name)) is not None
        and source.name == "COMMANDLINE"
    }
    settings, sources = configuration.load(config, given)
    for name in configuration.unknown_variables():
        err.print(say(shared.language, "ui-unknown-variable", name=name), highlight=False)
    if print_config:
        print(configuration.as_toml(settings, sources))
        return
    if settings.workers > 1 and METRICS_FOLDER not in os.environ:
        # Before the metrics module is imported
        os.environ[METRICS_FOLDER] = folder = tempfile.mkdtemp(prefix="cottonopolis-metrics-")
        atexit.register(_remove_folder, folder, os.getpid())
    gc.disable()  # until the server has started: nothing that it loads is garbage
    need("cottonopolis.cli.serve", "server").serve(settings, browser, err, shared.language)


def _remove_folder(folder: str, owner: int) -> None:
    """Remove a folder at the end of the process that made it, not of one forked from it."""
    if os.getpid() == owner:
        shutil.rmtree(folder, ignore_errors=True)


@app.command(cls=HelpCommand, name="compile")
def compile_ahead(
    kind: Annotated[list[str] | None, typer.Option()] = None,
    native: Annotated[bool, typer.Option("--native")] = False,
    processes: Annotated[int, typer.Option(min=0)] = 0,
    lang: Lang = None,
) -> None:
    """Compile everything ahead, for images and servers."""
    from cottonopolis.cli.compile import CompilationFailed, compile_parts
    from cottonopolis.compiling import WORK, parts
    from cottonopolis.engine import code_cache

    for name in kind or ():
        if name not in WORK:
            raise SetupError("compile-kind", word=name, known=", ".join(WORK))
    if native:
        code_cache.ignore_packaged()
    missing = [part for part in parts(*(kind or ())) if not part.is_ready]
    if missing:
        title = say(shared.language, "ui-compiling-all")
        with progress_bar(err, title, len(missing)) as (progress, task):
            processes = processes or all_cores()
            try:
                compile_parts(missing, processes, lambda part: progress.advance(task), native)
            except CompilationFailed as failed:
                sys.exit(str(failed))
    out.print(say(shared.language, "ui-compiled"), highlight=False)


def main() -> None:
    """Run the command; invalid input prints one sentence and exits with code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ERROR_HANDLER)  # for letters that the terminal cannot show
    try:
        app()
    except SystemExit as ended:
        if ended.code == INTERRUPTED_EXIT_CODE:
            err.print(say(shared.language, "ui-interrupted"))
        if isinstance(ended.__context__, BrokenPipeError):  # from Rich or Typer
            _end_with_the_pipe()
        raise
    except BrokenPipeError:
        _end_with_the_pipe()
    except OSError as fault:
        err.print(say(shared.language, "ui-error", text=str(fault.strerror or fault)), style="red")
        os._exit(2)  # skip the flush at exit, which would fail again
    except CottonopolisError as fault:
        show_traceback(err, fault)
        text = say(shared.language, "ui-error", text=fault.text(shared.language))
        err.print(text, style="red", markup=False, highlight=False)
        sys.exit(2)


def _end_with_the_pipe() -> None:
    """End quietly when nobody reads the output any more, as programs do on SIGPIPE."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(BROKEN_PIPE_EXIT_CODE)


if __name__ == "__main__":
    main()
