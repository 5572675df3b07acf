"""Errors with messages for users."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

Fact = str | int


def colon(lang: str) -> str:
    """Return a colon and the spaces that the language writes around it."""
    return "\N{NO-BREAK SPACE}: " if lang == "fr" else ": "


class CottonopolisError(ValueError):
    """An error that the user can fix: an invalid file, option or move.

    All errors of this package that users can cause are of this class.

    >>> from cottonopolis import Game
    >>> try:
    ...     Game.new("chess")
    ... except CottonopolisError as error:
    ...     print(error)
    Unknown game: “chess”; known: brass, industry.
    """

    def text(self, lang: str = "en") -> str:
        """Return the message in a language.

        >>> print(SetupError("unknown-game", word="chess", known="brass").text("de"))
        Es gibt kein Spiel „chess“; verfügbar: brass.
        """
        return str(self)

    def __reduce__(self) -> Any:
        # Pickle the attributes without calling __init__ again
        return _same_error, (type(self), self.args, self.__dict__)


def _same_error(kind: type[CottonopolisError], args: Any, values: Any) -> CottonopolisError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(values)
    return error


class SetupError(CottonopolisError):
    """An invalid request, such as an unknown game or variant, or a wrong number of players.

    `code` names the message, `facts` are its arguments.

    >>> from cottonopolis import Game
    >>> try:
    ...     Game.new("brass", players=7)
    ... except SetupError as error:
    ...     print(error, error.code)
    Brass is for 3 or 4 players, not 7. players
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        self.code = code
        self.facts = facts
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        from cottonopolis.messages import say

        return say(lang, f"error-{self.code}", **self.facts)


class DataError(CottonopolisError):
    """An error in a data file, with the file, the key and the problem.

    >>> error = DataError("germany.toml", "slots", "no industry “cotton”")
    >>> print(error)
    germany.toml: slots: no industry “cotton”
    >>> error.file, error.key
    ('germany.toml', 'slots')
    """

    def __init__(self, file: str, key: str, fault: str, code: str = "value", **facts: Fact) -> None:
        super().__init__(f"{file}: {key}: {fault}")
        self.file = file
        self.key = key
        self.fault = fault
        self.code = code  # of a message `fault-…` in all languages
        self.facts: dict[str, Fact] = facts if code != "value" else {"word": fault}


@dataclass(frozen=True)
class Reason:
    """One reason why a move is refused: a code named after its rule, and its facts.

    >>> from cottonopolis import Game
    >>> Game.new("brass", players=4, seed=11).why_not("build iron_works bolton.3 with bolton")
    [Reason(code='B17_NO_COAL', facts={'industry': 'iron_works', 'place': 'bolton'})]
    """

    code: str
    facts: dict[str, Fact] = field(default_factory=dict)

    @property
    def rule(self) -> str | None:
        """The number of the rule; None for an error in the notation.

        >>> Reason("B17_NO_COAL").rule, Reason("NOTATION_PLACE").rule
        ('B17', None)
        """
        head = self.code.split("_", 1)[0]
        return head if head[:1] in ("A", "B") and head[1:].isdigit() else None

    def text(self, lang: str = "en") -> str:
        """Return the message in a language.

        >>> print(Reason("NOTATION_PLACE", {"word": "atlantis"}).text("it"))
        Nessun luogo si chiama «atlantis».
        """
        from cottonopolis.messages import say

        return say(lang, "reason-" + self.code.lower().replace("_", "-"), **self.facts)

    def numbered(self, lang: str = "en") -> str:
        """Return the message, preceded by the rule number if there is one.

        >>> print(Reason("B27_NO_MILL").numbered())
        B27: You have no unsold mill.
        """
        return f"{self.rule}{colon(lang)}{self.text(lang)}" if self.rule else self.text(lang)

    def __str__(self) -> str:
        return self.numbered()


class IllegalMove(CottonopolisError):
    """A move that the rules or the notation refuse; the game is unchanged.

    `reasons` lists every reason; `column` is the position of the error in the text, from 1.

    >>> from cottonopolis import Game
    >>> try:
    ...     Game.new("brass", seed=11).play("build port atlantis")
    ... except IllegalMove as error:
    ...     error.move, error.column, [reason.code for reason in error.reasons]
    ('build port atlantis', 12, ['NOTATION_PLACE'])
    """

    def __init__(self, move: str, reasons: list[Reason], column: int = 1) -> None:
        self.move = move
        self.reasons = reasons
        self.column = column
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        """Return the move and every reason against it.

        >>> print(IllegalMove("sell", [Reason("B27_NO_MILL")]).text("en"))
        sell: B27: You have no unsold mill.
        """
        return f"{self.move.strip()}{colon(lang)}{self.faults(lang)}"

    def faults(self, lang: str = "en") -> str:
        """Return every reason, with its rule number.

        >>> print(IllegalMove("sell", [Reason("B27_NO_MILL")]).faults("de"))
        B27: Du hast keine Spinnerei, die noch verkaufen könnte.
        """
        return " ".join(reason.numbered(lang) for reason in self.reasons)


class BotError(CottonopolisError):
    """A bot failed or made an illegal decision; the facts name the bot, seat and seed.

    `traceback` says where it failed.

    >>> from cottonopolis.bots.interface import Bot
    >>> from cottonopolis.env.batch import Batch
    >>> class Broken(Bot):
    ...     name = "broken"
    ...     def decide(self, view, budget):
    ...         raise ArithmeticError("no idea")
    >>> try:
    ...     Batch("brass", games=4, seed=1, opponents=Broken)
    ... except BotError as error:
    ...     error.facts["bot"], error.facts["seed"]
    ('broken', '3')
    """

    def __init__(self, code: str, reasons: Sequence[Reason] = (), **facts: Fact) -> None:
        self.code = code
        self.reasons = list(reasons)
        self.facts = facts
        self.traceback = ""  # where it failed
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        """Return what the bot did, and every reason against it.

        >>> facts = {"bot": "mine", "number": "2", "seed": "7", "word": "sell bury.1"}
        >>> error = BotError("bot-illegal", [Reason("B27_NO_MILL")], **facts)
        >>> print(error.text().replace(". ", ".\\n"))
        The bot mine in seat 2 of the game with seed 7 chose “sell bury.1”, which is not allowed.
        B27: You have no unsold mill.
        """
        from cottonopolis.messages import say

        said = say(lang, f"error-{self.code}", **self.facts)
        return " ".join([said, *(reason.numbered(lang) for reason in self.reasons)])


class RecordError(CottonopolisError):
    """A record that cannot be read: line, column and cause.

    >>> from cottonopolis import Game
    >>> record = Game.new("brass", seed=11).record() + "\\n3: build port atlantis"
    >>> try:
    ...     Game.from_record(record)
    ... except RecordError as error:
    ...     print(error)
    line 7, column 15: build port atlantis: There is no place called “atlantis”.
    """

    def __init__(self, line: int, column: int, cause: SetupError | IllegalMove) -> None:
        self.line = line
        self.column = column
        self.cause = cause
        super().__init__(self.text())

    @property
    def reasons(self) -> list[Reason]:
        """The reasons, if an action was refused.

        >>> cause = IllegalMove("sell", [Reason("B27_NO_MILL")])
        >>> [reason.rule for reason in RecordError(12, 4, cause).reasons]
        ['B27']
        """
        return self.cause.reasons if isinstance(self.cause, IllegalMove) else []

    def text(self, lang: str = "en") -> str:
        from cottonopolis.messages import say

        fault = self.cause.text(lang)
        return say(lang, "error-at", line=str(self.line), column=str(self.column), fault=fault)
