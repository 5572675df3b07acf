"""Studies and the rules: play a tree, check it, and make one from a game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from cottonopolis.engine.game_loop import ACTION
from cottonopolis.errors import IllegalMove, Reason, SetupError
from cottonopolis.game import Game
from cottonopolis.games.notation import Step
from cottonopolis.games.rules import SPECTATOR, AnyRules
from cottonopolis.moves import play_move
from cottonopolis.studies.tree import Study, StudyNode

Choices = tuple[int, ...]  # the decisions of a move without the forced ones


@dataclass
class PlayedNode:
    """A node after its move was played.

    >>> study = study_of_game(Game.new("brass", players=4, seed=11))
    >>> line = study.root.add(StudyNode("pass with burnley"))
    >>> played = play_study(study)[1]
    >>> played.node is line, played.parent, len(played.choices), played.forced
    (True, 0, 2, [])
    """

    node: StudyNode
    parent: int | None  # its number; None for the root
    choices: Choices = ()
    forced: list[str] = field(default_factory=list)  # actions that followed by themselves


def start_of(study: Study) -> Game:
    """The game at the start of a study; raises RecordError if its header is invalid."""
    game = Game.from_record("\n".join([*study.header, "", ""]))
    if game.pending:
        raise SetupError("study-begun")
    game.state = _after_forced(game.rules, game.state)
    return game


def play_study(study: Study) -> list[PlayedNode]:
    """Play every move of a study and write it in the canonical notation, with seat and round.

    Parents come before their children. A line that only repeats a forced action is merged with
    the move before it. Raises IllegalMove or SetupError.

    >>> study = study_of_game(Game.new("brass", players=4, seed=11))
    >>> line = study.root.add(StudyNode("loan 30 WITH burnley"))
    >>> [played.node.move for played in play_study(study)]
    ['', 'loan 30 with burnley']
    >>> line.seat, line.title
    (3, 'canal period, round 1')
    """
    game = start_of(study)
    rules = game.rules
    places = places_of(rules)
    found = [PlayedNode(study.root, None)]
    states = [game.state]
    waiting = [(0, child) for child in reversed(study.root.children)]
    _check_drawings(study.root, places)
    while waiting:
        parent, node = waiting.pop()
        _check_drawings(node, places)
        before = found[parent]
        if before.forced and _words(node.move) == _words(before.forced[0]):
            _merge(before, node)
            waiting += [(parent, child) for child in reversed(node.children)]
            continue
        state = rules.copy(states[parent])
        _check_seat(rules, state, node)
        steps = play_move(rules, state, node.move)
        if state.pending or not steps:
            raise IllegalMove(node.move, [Reason("NOTATION_CHOOSE", {"options": "…"})])
        action, *forced = rules.action_texts(steps)
        node.move, node.seat, node.title = action.text, action.seat, action.title
        choices = choices_of(rules, states[parent], steps)
        found.append(PlayedNode(node, parent, choices, [other.text for other in forced]))
        states.append(state)
        waiting += [(len(found) - 1, child) for child in reversed(node.children)]
    return found


def choices_of(rules: AnyRules, before: Any, steps: Iterable[Step]) -> Choices:
    """The decisions of a move without the forced ones."""
    state = rules.copy(before)
    found: list[int] = []
    for step in steps:
        if state.stage == ACTION or len(rules.legal(state)) > 1:
            found.append(step.decision)
        rules.step(state, step.decision)
    return tuple(found)


def play_choices(rules: AnyRules, start: Any, moves: Iterable[Sequence[int]]) -> list[Step]:
    """The steps of moves after a state, forced ones included; raises IllegalMove."""
    state = rules.copy(start)
    steps: list[Step] = []
    for move in moves:
        for decision in move:
            steps += play_move(rules, state, decision)
    return steps


def places_of(rules: AnyRules) -> set[str]:
    """The ids of everything that an arrow or mark can point to."""
    printed = rules.printed()
    found = {place.id for place in printed.places} | {link.id for link in printed.links}
    setup = rules.setup
    return found | {*setup.slots, *getattr(setup, "markets", ()), *getattr(setup, "imports", ())}


def study_of_game(game: Game, title: str = "") -> Study:
    """A study whose main line is a game, with everything visible.

    >>> game = Game.new("brass", players=4, seed=11)
    >>> events = game.play("loan 30 with burnley")
    >>> [node.move for node in study_of_game(game).root.main_line()]
    ['loan 30 with burnley']
    """
    study = Study(_header(game), title)
    node = study.root
    for action in game.actions():
        node = node.add(StudyNode(action.text, action.seat, title=action.title))
    return study


def study_of_view(rules: AnyRules, state: Any, seat: int, seed: int, title: str = "") -> Study:
    """A study that starts from what a seat (or SPECTATOR) sees.

    Everything hidden from the seat is dealt by `seed`, so the study cannot show it.
    """
    dealt = rules.redeal(rules.view(state, seat), seat, seed)
    game = Game.from_state(dealt, rules, seed)
    return Study(_header(game), title, is_redealt=True)


def redeal(game: Game, seat: int | None, seed: int) -> Game:
    """A game from the same position, with everything dealt anew that a seat cannot see.

    Without a seat, all hands are new.
    """
    viewer = SPECTATOR if seat is None else seat
    rules = game.rules
    return Game.from_state(rules.redeal(rules.view(game.state, viewer), viewer, seed), rules, seed)


def _header(game: Game) -> tuple[str, ...]:
    return tuple(game.record().partition("\n\n")[0].splitlines())


def _after_forced(rules: AnyRules, state: Any) -> Any:
    found = rules.copy(state)
    rules.play_forced(found)
    return found


def _words(move: str) -> list[str]:
    return move.lower().split()


def _merge(before: PlayedNode, node: StudyNode) -> None:
    """Give what is said about a forced action to the move before it."""
    del before.forced[0]
    kept = before.node
    kept.comment = "\n".join(text for text in (kept.comment, node.comment) if text)
    kept.arrows += node.arrows
    kept.marks += node.marks
    at = kept.children.index(node)
    kept.children[at : at + 1] = node.children


def _check_seat(rules: AnyRules, state: Any, node: StudyNode) -> None:
    mover = rules.seat_to_move(state)
    if mover is None:
        raise SetupError("not-to-move-over", word=str(node.seat if node.seat is not None else "?"))
    if node.seat is not None and node.seat != mover:
        raise SetupError("not-to-move", word=node.seat, known=mover)


def _check_drawings(node: StudyNode, places: set[str]) -> None:
    ends = [place for arrow in node.arrows for place in (arrow.start, arrow.end)]
    for place in (*ends, *(mark.place for mark in node.marks)):
        if place not in places:
            raise SetupError("study-place", word=place)
