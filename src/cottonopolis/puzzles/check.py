"""Check a puzzle again: that it can be played, and with new deals that its answer is right."""

from cottonopolis.errors import CottonopolisError
from cottonopolis.games.rules import AnyRules
from cottonopolis.puzzles.candidates import Proposals
from cottonopolis.puzzles.compare import (
    CERTAIN_Z,
    LIKELY_Z,
    Comparison,
    Gap,
    Trial,
    gap,
)
from cottonopolis.puzzles.playouts import playouts_by, usual_playouts
from cottonopolis.puzzles.puzzle import Puzzle
from cottonopolis.puzzles.themes import THEMES
from cottonopolis.puzzles.turns import PlayedTurn, play_texts

NEW_DEALS_AFTER = 2_000  # deals after the first of the second comparison
JUDGING_DEALS_AFTER = 3_000  # the same of turns that people play
JUDGING_DEALS = (16, 64, 256)  # for them; a larger number unless a smaller one is enough

Job = tuple[Puzzle, str | None]  # a puzzle, and the bot of the play-outs; None: the usual one
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
    """Check that a puzzle can be played, and compare its turns with deals that are all new.

    The rivals are the turns that the puzzle lists, and those that the searches, the bots and the
    policy propose now.
    """
    puzzle, bot = job
    id, fault = replay_fault(job)
    if fault is not None:
        return id, fault
    rules, state = puzzle.start.rules, puzzle.start.state
    first = puzzle.seeds.check + NEW_DEALS_AFTER
    player = bot or usual_playouts(rules)
    solution = Trial(puzzle.right[0])
    rivals = wrong_turns(rules, puzzle)
    proposals = Proposals(rules, state, puzzle.seat, player, first)
    known = proposals.candidates()
    for one in [*known, *proposals.challengers(known, first)]:
        if not puzzle.accepts(one.turn) and all(one.turn.result != t.result for t in rivals):
            rivals.append(one.turn)
    comparison = _comparison(puzzle, player, first)
    trials = [solution, *map(Trial, rivals)]
    return id, comparison.check(trials, solution, puzzle.deals)


def judge_turn(puzzle: Puzzle, turn: PlayedTurn) -> Gap:
    """Return how much worse than the solution a turn is that the puzzle does not list.

    The network judges where there is one, even if another bot played the play-outs of the puzzle.
    """
    player = usual_playouts(puzzle.start.rules)
    comparison = _comparison(puzzle, player, puzzle.seeds.check + JUDGING_DEALS_AFTER)
    solution, other = Trial(puzzle.right[0]), Trial(turn)
    for deals in JUDGING_DEALS:
        comparison.extend(solution, deals)
        comparison.extend(other, deals)
        found = gap(solution.margins, other.margins)
        if found.z >= CERTAIN_Z:
            break
    return found


def is_as_good(found: Gap) -> bool:
    """Whether a turn that is not listed solves a puzzle: it is not significantly worse."""
    return found.z < LIKELY_Z


def _comparison(puzzle: Puzzle, bot: str, first_seed: int) -> Comparison:
    rules = puzzle.start.rules
    view = rules.view(puzzle.start.state, puzzle.seat)
    return Comparison(rules, view, puzzle.seat, playouts_by(rules, bot), first_seed)
