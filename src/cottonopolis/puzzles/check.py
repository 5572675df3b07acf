"""Check a puzzle again: that it can be played, and with new deals that its answer is right."""

from cottonopolis.errors import CottonopolisError
from cottonopolis.games.rules import AnyRules
from cottonopolis.puzzles.compare import Comparison, Trial
from cottonopolis.puzzles.playouts import playouts_by
from cottonopolis.puzzles.puzzle import Puzzle
from cottonopolis.puzzles.themes import THEMES
from cottonopolis.puzzles.turns import PlayedTurn, play_texts

NEW_DEALS_AFTER = 2_000  # deals after the first of the second comparison

Job = tuple[Puzzle, str | None]  # a puzzle, and the bot of the play-outs; None: its own
Checked = tuple[str, str | None]  # the id of a puzzle, and what is wrong with it


def replay_fault(job: Job) -> Checked:
    """Check that the record, the solution and all other turns can be played."""
    puzzle, _ = job
    try:
        start = puzzle.start
        if start.rules.version != puzzle.rules:
            return puzzle.id, f"rules {puzzle.rules}, not {start.rules.version}"
        if start.seat != puzzle.seat or start.pending:
            return puzzle.id, f"seat {start.seat} is to move"
        if not all(turn.is_complete for turn in puzzle.right):
            return puzzle.id, "the solution is not a whole turn"
        if any(puzzle.accepts(turn) for turn in wrong_turns(start.rules, puzzle)):
            return puzzle.id, "a wrong turn has the result of the solution"
    except CottonopolisError as fault:
        return puzzle.id, str(fault)
    unknown = set(puzzle.themes) - set(THEMES)
    return puzzle.id, f"themes {sorted(unknown)}" if unknown or not puzzle.themes else None


def wrong_turns(rules: AnyRules, puzzle: Puzzle) -> list[PlayedTurn]:
    """Return the tempting turn and the other wrong ones."""
    turns = [puzzle.tempting.moves, *(other.moves for other in puzzle.others)]
    return [play_texts(rules, puzzle.start.state, moves) for moves in turns]


def check_puzzle(job: Job) -> Checked:
    """Check that a puzzle can be played, and compare its turns with deals that are all new."""
    puzzle, bot = job
    id, fault = replay_fault(job)
    if fault is not None:
        return id, fault
    rules = puzzle.start.rules
    view = rules.view(puzzle.start.state, puzzle.seat)
    first = puzzle.seeds.check + NEW_DEALS_AFTER
    playouts = playouts_by(rules, bot or puzzle.bot)
    comparison = Comparison(rules, view, puzzle.seat, playouts, first)
    solution = Trial(puzzle.right[0])
    trials = [solution, *(Trial(turn) for turn in wrong_turns(rules, puzzle))]
    return id, comparison.check(trials, solution, puzzle.deals)
