"""`cottonopolis book`: make an opening book from games of bots, and look things up in it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from cottonopolis.arguments import MANY_GAMES_SEED, seed_error
from cottonopolis.book import FIRST_SEED
from cottonopolis.cli import shared
from cottonopolis.cli.display import show_table
from cottonopolis.cli.help import HelpCommand, HelpGroup
from cottonopolis.cli.progress import progress_bar
from cottonopolis.cli.shared import Lang, clear_up_when_ended, compile_part, compile_rules
from cottonopolis.errors import SetupError
from cottonopolis.games.registry import rules_for, usual_players
from cottonopolis.messages import decimal, say
from cottonopolis.support.extras import need
from cottonopolis.support.files import check_writable, read_text
from cottonopolis.support.parallel import all_cores

if TYPE_CHECKING:
    from cottonopolis.book.book import Answer, Book

MOVES_SHOWN = 12
LEVEL_TEXTS = {"board": "ui-book-level-board", "own": "ui-book-level-own"}
HEADINGS = ("ui-book-games", "ui-book-share", "ui-book-points", "ui-book-lead", "ui-book-wins")

app = typer.Typer(cls=HelpGroup, no_args_is_help=True)

GameName = Annotated[str, typer.Argument()]
MapName = Annotated[str | None, typer.Option("--map")]
Players = Annotated[int | None, typer.Option()]
Variants = Annotated[list[str] | None, typer.Option("--variant")]


@app.callback()
def _common(lang: Lang = None) -> None:
    pass


@app.command(cls=HelpCommand)
def make(
    game: GameName = "brass",
    map_name: MapName = None,
    players: Players = None,
    variant: Variants = None,
    games: Annotated[int, typer.Option(min=1)] = 20_000,
    seed: Annotated[int, typer.Option(min=0)] = FIRST_SEED,
    bots: Annotated[str | None, typer.Option()] = None,
    folder: Annotated[Path, typer.Option()] = Path(),
    processes: Annotated[int, typer.Option(min=0)] = 1,
    lang: Lang = None,
) -> None:
    """Play games of bots and write their openings, their seats and the book."""
    need("pyarrow.parquet", "data")
    from cottonopolis.book.book import file_name
    from cottonopolis.book.making import make as make_book
    from cottonopolis.book.making import names_of
    from cottonopolis.book.playing import default_bots
    from cottonopolis.cli.simulate import make_folder
    from cottonopolis.env.dataset import About

    rules = rules_for(game, players or usual_players(game), tuple(sorted(variant or ())), map_name)
    about = About.of(rules, bots or default_bots(rules), seed, games)
    names_of(about)
    if seed + games - 1 > MANY_GAMES_SEED:
        raise seed_error(str(seed + games - 1), MANY_GAMES_SEED)
    make_folder(folder)
    check_writable(folder / file_name(*rules.key))
    clear_up_when_ended()
    compile_rules(rules)
    compile_part("bots", game)
    title = say(shared.language, "ui-arena-playing")
    with progress_bar(shared.err, title, games) as (progress, task):
        made = make_book(
            about, folder, processes or all_cores(), lambda done: progress.advance(task, done)
        )
    for file in (made.openings, made.seats, made.file):
        size = file.stat().st_size
        text = say(shared.language, "ui-book-written", file=str(file), bytes=size)
        shared.out.print(text, highlight=False)


@app.command(cls=HelpCommand)
def show(
    game: GameName = "brass",
    map_name: MapName = None,
    players: Players = None,
    variant: Variants = None,
    record: Annotated[Path | None, typer.Option()] = None,
    until: Annotated[int | None, typer.Option(min=0)] = None,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    card: Annotated[str | None, typer.Option()] = None,
    file: Annotated[Path | None, typer.Option()] = None,
    lang: Lang = None,
) -> None:
    """Show what is played in a position: the start of a game, or a position of a record."""
    from cottonopolis.book.book import Book
    from cottonopolis.game import Game

    if record is not None:
        played = Game.from_record(read_text(record), until)
    else:
        played = Game.new(game, players, seed, variant or (), map_name)
    rules = played.rules
    if file is not None:
        book = Book.read(file)
    else:
        book = Book.load(rules.game, rules.players, rules.variants, rules.map_name)
    if played.seat is None:
        raise SetupError("book-over")
    view = played.view(played.seat)
    if card is not None and card not in view.hand:
        raise SetupError("book-card", word=card, known=", ".join(sorted(set(view.hand))))
    _show(shared.out, shared.language, book, book.look_up(view, card))


def _show(console: Console, lang: str, book: "Book", answer: "Answer") -> None:
    from cottonopolis.cli.arena import percent

    about = book.about
    facts = {"games": about["games"], "bots": about["policy"], "seed": str(about["first_seed"])}
    console.print(say(lang, "ui-book-about", **facts), highlight=False)
    if answer.level is None:
        console.print(say(lang, "ui-book-unknown"), highlight=False)
        return
    level = say(lang, LEVEL_TEXTS[answer.level], games=answer.games)
    console.print(level, style="bold", highlight=False)
    table = Table()
    table.add_column(say(lang, "ui-book-move"))
    for heading in HEADINGS:
        table.add_column(say(lang, heading), justify="right")
    for move in answer.moves[:MOVES_SHOWN]:
        table.add_row(
            move.text,
            decimal(lang, move.games, "#,##0"),
            percent(lang, move.share, "0"),
            decimal(lang, move.points, "0.0"),
            decimal(lang, move.lead, "+0.0;−0.0"),
            percent(lang, move.wins, "0"),
        )
    show_table(console, table)
