"""Play the games of a book on several processes, and write its files."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from cottonopolis.arena.logged import line_up
from cottonopolis.book import files
from cottonopolis.book.book import SUFFIX, Book, file_name
from cottonopolis.book.facts import GameFacts, read_game
from cottonopolis.book.packing import pack
from cottonopolis.book.playing import is_of_policy, opening_bot, play_decisions
from cottonopolis.bots.network.bot import NetworkBot, network_digest
from cottonopolis.bots.registry import bot_class
from cottonopolis.env.dataset import About
from cottonopolis.support.parallel import in_processes

GAMES_PER_JOB = 50


@dataclass(frozen=True)
class Made:
    """The files of a book."""

    book: Book
    file: Path
    openings: Path
    seats: Path


def names_of(about: About) -> list[str]:
    """Return who plays, by seat."""
    if is_of_policy(about.policy):
        opening_bot(about.policy)  # raises SetupError if there is none of this name
        return [about.policy] * about.players
    return line_up(about.policy, about.players)


def network_of(about: About) -> str | None:
    """Return the digest of the network that the bots use; None if they use none, or their own."""
    names = names_of(about)
    if is_of_policy(about.policy) or any(issubclass(bot_class(n), NetworkBot) for n in names):
        return network_digest(about.rules)
    return None


def make(
    about: About, folder: Path, processes: int, done: Callable[[int], None] = lambda games: None
) -> Made:
    """Play all games and write the files; `done` is told how many games have just finished."""
    name = file_name(about.game, about.players, about.variants, about.map)
    openings, seats = files.opening_file(folder, name), files.seat_file(folder, name)
    with files.writing(openings, seats, about, network_of(about)) as write:
        for games in _in_order(about, processes):
            write(games)
            done(len(games))
    made = Made(pack(openings, seats), folder / f"{name}{SUFFIX}", openings, seats)
    made.book.write(made.file)
    return made


def play_part(about: About, job: tuple[int, int]) -> tuple[int, list[GameFacts]]:
    """Play some games; `job` is the number of the first one and how many."""
    first, count = job
    rules, names = about.rules, names_of(about)
    seeds = range(about.first_seed + first, about.first_seed + first + count)
    return first, [read_game(rules, seed, play_decisions(rules, names, seed)) for seed in seeds]


def _in_order(about: About, processes: int) -> Iterator[list[GameFacts]]:
    """Yield the games in the order of their seeds; early parts wait."""
    starts = range(0, about.games, GAMES_PER_JOB)
    jobs = ((first, min(GAMES_PER_JOB, about.games - first)) for first in starts)
    early: dict[int, list[GameFacts]] = {}
    due = 0
    for first, games in in_processes(partial(play_part, about), jobs, processes):
        early[first] = games
        while due in early:
            part = early.pop(due)
            due += len(part)
            yield part
