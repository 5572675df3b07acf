"""Read a record. Errors have a line, a column and a reason."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from cottonopolis.arguments import Integer, as_int, checked_rules, checked_seed
from cottonopolis.engine.rng import VERSION_1_SEEDS
from cottonopolis.errors import IllegalMove, RecordError, SetupError
from cottonopolis.game import Game
from cottonopolis.games.registry import rules_class, rules_version
from cottonopolis.games.rules import AnyRules
from cottonopolis.record import FORMAT, HEADER

KEYS = ("game", "rules", "map", "players", "variants", "seed", "start")
REQUIRED = ("game", "rules", "players", "seed")
# For errors in the set-up: header key by part of the error code
HEADER_BY_ERROR = {"variants": "variant", "seed": "seed", "players": "players", "map": "map"}
MAX_DIGITS = 40
SEAT = re.compile(r"\s*([0-9]{1,3})\s*:")

Lines = Iterator[tuple[int, str]]


def read_record(text: str, until: Integer | None = None) -> Game:
    """Play a record, or its first `until` actions."""
    if not isinstance(text, str):
        raise TypeError(f"a record is a text, not {type(text).__name__}")
    count = as_int(until)
    if until is not None and (count is None or count < 0):
        raise SetupError("until", word=repr(until))
    lines = enumerate(text.splitlines(), start=1)
    game = _start(lines)
    actions = [
        (number, content)
        for number, line in lines
        if (content := line.split("#", 1)[0]) and not content.isspace()
    ][:count]
    at = 0
    if actions and game._begun:  # the game starts in the middle of an action
        _play_line(game, *actions[0])
        at = 1
    if not _play_at_once(game, actions[at:]):
        for number, content in actions[at:]:
            _play_line(game, number, content)
    if until is None and (actions or not game.has_own_start):
        game._play_forced()
    return game


def _play_at_once(game: Game, actions: list[tuple[int, str]]) -> bool:
    """Play all actions in one compiled call; returns False, without effect, on an error."""
    parsed = []
    for _, line in actions:
        match = SEAT.match(line)
        seat = int(match.group(1)) if match else -1
        try:
            parsed.append((seat, game.rules.read(line[match.end() :] if match else line)))
        except IllegalMove:
            return False
    state = game.rules.copy(game.state)
    steps = game.rules.play_all(state, parsed)
    if steps is None:
        return False
    game.take(state, steps)
    return True


def _play_line(game: Game, number: int, line: str) -> None:
    match = SEAT.match(line)
    start = match.end() if match else 0
    action = line[start:]
    if not action.lstrip().startswith("give_up") and not game.pending:
        game._play_forced()  # B4: a line that gives up the only tile may be omitted
    if match and int(match.group(1)) != game.seat:
        raise RecordError(number, 1, _not_to_move(match.group(1), game.seat))
    try:
        game._play_record_line(action)
    except IllegalMove as refusal:
        raise RecordError(number, start + refusal.column, refusal) from None


def _not_to_move(seat: str, mover: int | None) -> SetupError:
    if mover is None:
        return SetupError("not-to-move-over", word=seat)
    return SetupError("not-to-move", word=seat, known=mover)


def read_rules(text: str) -> AnyRules:
    """Return the rules that a record's header names; plays nothing."""
    return _read_set_up(enumerate(text.splitlines(), start=1)).rules


class _SetUp(NamedTuple):
    """What the header says."""

    rules: AnyRules
    seed: int
    start: list[tuple[int, str]]  # facts of a position, with their line numbers


def _start(lines: Lines) -> Game:
    """Read the header and set up the game."""
    found = _read_set_up(lines)
    rules = found.rules
    game = Game.new(rules.game, rules.players, found.seed, rules.variants, rules.map_name)
    if found.start:
        _set_start(game, found.start)
    return game


def _read_set_up(lines: Lines) -> _SetUp:
    _read_format(*next(lines, (1, "")))
    header, start = _read_header(lines)
    numbers = {key: _number(key, *header[key]) for key in ("rules", "players", "seed")}
    line, game = header["game"]
    try:
        known = rules_version(game)
    except SetupError as fault:
        raise RecordError(line, 6, fault) from None
    map_name = header["map"][1] if "map" in header else None
    if numbers["rules"] in rules_class(game).older_versions:
        numbers["seed"] += VERSION_1_SEEDS
        map_name = rules_class(game).map_of_version(numbers["rules"], map_name)
    elif numbers["rules"] != known:
        version = SetupError("rules-version", word=numbers["rules"], known=known)
        raise RecordError(header["rules"][0], 7, version)
    listed = header.get("variants", (0, ""))[1]
    names = [name.strip() for name in listed.split(",") if name.strip()]
    try:
        seed = checked_seed(numbers["seed"])
        rules = checked_rules(game, numbers["players"], names, map_name)
    except SetupError as fault:
        key = next((key for key, word in HEADER_BY_ERROR.items() if word in fault.code), "players")
        line = header[key][0] if key in header else header["players"][0]
        raise RecordError(line, len(key) + 2, fault) from None
    return _SetUp(rules, seed, start)


def _set_start(game: Game, facts: list[tuple[int, str]]) -> None:
    from cottonopolis.scenes.notation import SceneError
    from cottonopolis.scenes.start import set_start

    try:
        set_start(game, facts)
    except SceneError as fault:
        cause = SetupError("start", word=fault.line, fault=fault.fault)
        raise RecordError(fault.number, len("start") + 2, cause) from None


def _read_format(number: int, first: str) -> None:
    words = first.split()
    if words[:1] != [HEADER]:
        raise RecordError(number, 1, SetupError("no-record", expected=f"{HEADER} {FORMAT}"))
    if words[1:] != [str(FORMAT)]:
        fault = SetupError("record-format", word=" ".join(words[1:]), known=FORMAT)
        raise RecordError(number, len(HEADER) + 2, fault)


def _read_header(lines: Lines) -> tuple[dict[str, tuple[int, str]], list[tuple[int, str]]]:
    """Return the header's values, and the facts of the start, with their line numbers."""
    header: dict[str, tuple[int, str]] = {}
    start: list[tuple[int, str]] = []
    number = 1
    for number, line in lines:
        content = line.split("#", 1)[0].strip()
        if not content:
            if line.strip():
                continue  # a comment
            break
        key, _, value = content.partition(" ")
        if key not in KEYS:
            raise RecordError(
                number, 1, SetupError("header-unknown", word=key, known=", ".join(KEYS))
            )
        if key == "start":
            start.append((number, value.strip()))
            continue
        if key in header:
            raise RecordError(number, 1, SetupError("header-twice", word=key))
        header[key] = (number, value.strip())
    for key in REQUIRED:
        if key not in header:
            raise RecordError(number, 1, SetupError("header-missing", word=key))
    return header, start


def _number(key: str, line: int, value: str) -> int:
    if not value.isascii() or not value.isdigit() or len(value) > MAX_DIGITS:
        raise RecordError(line, len(key) + 2, SetupError("header-number", word=key, value=value))
    return int(value)
