"""Studies as text: a record with variations (docs/notation.md).

Everything that a record does not have is in comments that begin with `#%`, so a program that only
reads records finds the main line.

>>> study = read_study('''cottonopolis 1
... game brass
... rules 2
... players 4
... seed 11
... #% study 1
... #% title A quiet opening
...
... 3: loan 30 with burnley
... #% comment Safe.
... #% (
... #%   3: pass with burnley
... #% )
... ''')
>>> study.title, [node.move for node in study.root.children]
('A quiet opening', ['loan 30 with burnley', 'pass with burnley'])
"""

import re
from collections.abc import Iterator

from cottonopolis.errors import RecordError, SetupError
from cottonopolis.studies.tree import (
    COLOURS,
    MAX_COMMENT_CHARS,
    MAX_DRAWINGS,
    MAX_LINE_MOVES,
    MAX_NODES,
    MAX_TITLE_CHARS,
    MAX_VARIATION_DEPTH,
    Arrow,
    Mark,
    Study,
    StudyNode,
    clean_text,
)

FORMAT = 1
SIGN = "#%"  # begins a line that only readers of studies understand
INDENT = "  "
MAX_WORD_CHARS = 60  # of a user's text in an error
SEAT = re.compile(r"([0-9]{1,3})\s*:\s*")
PLACE = re.compile(r"[a-z0-9_.\-]{1,60}", re.ASCII)


def is_study(text: str) -> bool:
    """Whether a record has parts of a study."""
    return any(line.lstrip().startswith(SIGN) for line in text.splitlines())


# Writing


def write_study(study: Study) -> str:
    """Write a study as a record with variations.

    >>> from cottonopolis import Game
    >>> from cottonopolis.studies.playing import study_of_game
    >>> study = study_of_game(Game.new("brass", players=4, seed=11), "A quiet opening")
    >>> write_study(study).splitlines()[-3:-1]
    ['#% study 1', '#% title A quiet opening']
    """
    lines = [*study.header, f"{SIGN} study {FORMAT}"]
    lines += [f"{SIGN} title {' '.join(study.title.split())}"] if study.title else []
    lines += [f"{SIGN} redealt"] if study.is_redealt else []
    lines.append("")
    lines += (f"{SIGN} {item}" for item in _remarks(study.root))
    title = ""
    for kind, text in _line_items(study.root):
        if kind == "move":
            lines.append(text)
        elif kind == "title":
            if text != title:
                lines += [f"# {text}"] if lines[-1] == "" else ["", f"# {text}"]
            title = text
        else:
            lines.append(f"{SIGN} {text}")
    return "\n".join(lines) + "\n"


def _line_items(parent: StudyNode) -> Iterator[tuple[str, str]]:
    """What follows a node: its main line, and after each move the variations instead of it."""
    while parent.children:
        main, *others = parent.children
        if main.title:
            yield "title", main.title
        yield "move", _move_text(main)
        for item in _remarks(main):
            yield "remark", item
        for other in others:
            yield from (("remark", item) for item in _variation(other))
        parent = main


def _variation(first: StudyNode) -> Iterator[str]:
    yield "("
    yield INDENT + _move_text(first)
    for item in _remarks(first):
        yield INDENT + item
    for kind, item in _line_items(first):
        if kind != "title":
            yield INDENT + item
    yield ")"


def _move_text(node: StudyNode) -> str:
    return node.move if node.seat is None else f"{node.seat}: {node.move}"


def _remarks(node: StudyNode) -> Iterator[str]:
    if node.comment:
        yield from (f"comment {line}".rstrip() for line in node.comment.split("\n"))
    for arrow in node.arrows:
        yield f"arrow {arrow.start} {arrow.end} {arrow.colour}"
    for mark in node.marks:
        yield f"mark {mark.place} {mark.colour}"


# Reading


def read_study(text: str) -> Study:
    """Read a study or a plain record; moves are not checked by the rules.

    >>> from cottonopolis import Game
    >>> read_study(Game.new("brass", players=4, seed=11).record()).header[1]
    'game brass'
    """
    return _Reader(text).read()


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = enumerate(text.splitlines(), start=1)
        self.study = Study(())
        self.nodes = 0
        self.number = 1

    def read(self) -> Study:
        self._read_header()
        root = self.study.root
        self.line = [root]  # the nodes of the current line, from the root
        self.outer: list[list[StudyNode]] = []  # the lines that variations interrupt
        for number, text in self.lines:
            self.number = number
            stripped = text.strip()
            if stripped.startswith(SIGN):
                self._read_item(stripped[len(SIGN) :].strip())
            elif content := text.split("#", 1)[0].strip():
                if self.outer:
                    raise self._fault(SetupError("study-open", word=")"))
                self._add_move(content)
        if self.outer:
            raise self._fault(SetupError("study-open", word=")"))
        for node in root.walk():
            node.comment = clean_text(node.comment)
            if len(node.comment) > MAX_COMMENT_CHARS:
                raise self._fault(SetupError("study-too-large", word="comment"))
        return self.study

    def _read_header(self) -> None:
        header = []
        for number, text in self.lines:
            self.number = number
            stripped = text.strip()
            if stripped.startswith(SIGN):
                self._read_head_item(stripped[len(SIGN) :].strip())
            elif not stripped:
                break
            elif content := stripped.split("#", 1)[0].strip():
                header.append(content)
        self.study.header = tuple(header)

    def _read_head_item(self, item: str) -> None:
        word, _, rest = item.partition(" ")
        if word == "study":
            if rest.strip() != str(FORMAT):
                raise self._fault(SetupError("study-format", word=rest.strip()[:MAX_WORD_CHARS]))
        elif word == "title":
            self.study.title = clean_text(rest)
            if len(self.study.title) > MAX_TITLE_CHARS:
                raise self._fault(SetupError("study-too-large", word=word))
        elif item == "redealt":
            self.study.is_redealt = True
        else:
            raise self._fault(SetupError("study-word", word=word[:MAX_WORD_CHARS]))

    def _read_item(self, item: str) -> None:
        word, _, rest = item.partition(" ")
        node = self.line[-1]
        if word == "(":
            self._begin_variation()
        elif word == ")":
            if not self.outer:
                raise self._fault(SetupError("study-open", word="("))
            self.line = self.outer.pop()
        elif word == "comment":
            node.comment += rest + "\n"
        elif word == "arrow":
            start, end, colour = self._places(rest, 2)
            node.arrows.append(Arrow(start, end, colour))
        elif word == "mark":
            place, colour = self._places(rest, 1)
            node.marks.append(Mark(place, colour))
        elif self.outer:
            self._add_move(item.split("#", 1)[0])
        else:
            raise self._fault(SetupError("study-word", word=word[:MAX_WORD_CHARS]))
        if len(node.arrows) > MAX_DRAWINGS or len(node.marks) > MAX_DRAWINGS:
            raise self._fault(SetupError("study-too-large", word=word))

    def _begin_variation(self) -> None:
        if len(self.line) < 2:
            raise self._fault(SetupError("study-first", word="("))
        if len(self.outer) >= MAX_VARIATION_DEPTH:
            raise self._fault(SetupError("study-too-large", word="("))
        self.outer.append(self.line)
        self.line = self.line[:-1]

    def _add_move(self, text: str) -> None:
        match = SEAT.match(text)
        move = text[match.end() :] if match else text
        node = StudyNode(" ".join(move.split()), int(match.group(1)) if match else None)
        self.nodes += 1
        if self.nodes > MAX_NODES or len(self.line) > MAX_LINE_MOVES:
            raise self._fault(SetupError("study-too-large", word="moves"))
        self.line = [*self.line, self.line[-1].add(node)]

    def _places(self, text: str, count: int) -> list[str]:
        """The places of an arrow or mark, and its colour."""
        words = text.split()
        if len(words) == count:
            words.append(COLOURS[0])
        known = len(words) == count + 1 and words[-1] in COLOURS
        if not known or not all(PLACE.fullmatch(word) for word in words[:count]):
            raise self._fault(SetupError("study-drawing", word=text.strip()[:MAX_WORD_CHARS]))
        return words

    def _fault(self, cause: SetupError) -> RecordError:
        return RecordError(self.number, 1, cause)
