"""The tree of a study: moves with variations, comments, arrows and marks.

Plain data without rules: `notation.py` reads and writes it, `playing.py` checks it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

COLOURS = ("green", "red", "blue", "yellow")
MAX_LINE_MOVES = 200  # from the start to the end of a line
MAX_VARIATION_DEPTH = 30  # variations inside variations
MAX_NODES = 1500
MAX_TITLE_CHARS = 80
MAX_COMMENT_CHARS = 2000
MAX_DRAWINGS = 40  # arrows, and marks, at one move


class Arrow(NamedTuple):
    """An arrow between two places of the board.

    >>> Arrow("burnley", "colne")
    Arrow(start='burnley', end='colne', colour='green')
    """

    start: str
    end: str
    colour: str = COLOURS[0]


class Mark(NamedTuple):
    """A ring around a place of the board.

    >>> Mark("burnley", "red")
    Mark(place='burnley', colour='red')
    """

    place: str
    colour: str = COLOURS[0]


@dataclass
class StudyNode:
    """A move and what is said about the position after it; the first child is the main line.

    The root has no move. `title` is the round, which the notation writes as a comment.

    >>> root = StudyNode()
    >>> port = root.add(StudyNode("build port liverpool.1 with liverpool", 0))
    >>> loan = root.add(StudyNode("loan 30 with liverpool", 0, "Slower."))
    >>> [node.move for node in root.main_line()]
    ['build port liverpool.1 with liverpool']
    """

    move: str = ""
    seat: int | None = None
    comment: str = ""
    arrows: list[Arrow] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    children: list["StudyNode"] = field(default_factory=list)
    title: str = field(default="", compare=False)

    def add(self, child: "StudyNode") -> "StudyNode":
        """Add a child and return it.

        >>> root = StudyNode()
        >>> root.add(StudyNode("pass with burnley")) is root.children[0]
        True
        """
        self.children.append(child)
        return child

    def add_line(self, moves: Iterable[str]) -> None:
        """Add moves one after the other; those that are there already stay as they are.

        >>> root = StudyNode()
        >>> root.add_line(["pass with burnley", "loan 30 with colne"])
        >>> root.add_line(["pass with burnley", "pass with colne"])
        >>> [node.move for node in root.children[0].children]
        ['loan 30 with colne', 'pass with colne']
        """
        node = self
        for move in moves:
            known = [child for child in node.children if child.move == move]
            node = known[0] if known else node.add(StudyNode(move))

    def main_line(self) -> Iterator["StudyNode"]:
        """The nodes after this one, always along the first child.

        >>> root = StudyNode()
        >>> root.add(StudyNode("pass with burnley")).add(StudyNode("pass with colne")).seat
        >>> [node.move for node in root.main_line()]
        ['pass with burnley', 'pass with colne']
        """
        node = self
        while node.children:
            node = node.children[0]
            yield node

    def walk(self) -> Iterator["StudyNode"]:
        """This node and all nodes after it; parents come before their children.

        >>> root = StudyNode()
        >>> other = root.add(StudyNode("pass with burnley")), root.add(StudyNode("loan 10"))
        >>> [node.move for node in root.walk()]
        ['', 'pass with burnley', 'loan 10']
        """
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)


@dataclass
class Study:
    """A study: the header of a record, and a tree of moves from its start.

    `is_redealt` says that cards were hidden from the author and dealt at random.

    >>> study = Study(("cottonopolis 1", "game brass", "rules 2", "players 4", "seed 11"))
    >>> study.root.add(StudyNode("loan 30 with burnley")).comment
    ''
    """

    header: tuple[str, ...]  # lines
    title: str = ""
    root: StudyNode = field(default_factory=StudyNode)
    is_redealt: bool = False


def clean_text(text: str) -> str:
    """Text as the notation keeps it: plain line breaks, no spaces at the ends of lines.

    >>> clean_text("  one \\r\\n\\n two\\u2028three\\n")
    'one\\n\\n two\\nthree'
    """
    return "\n".join(line.rstrip() for line in text.splitlines()).strip()
