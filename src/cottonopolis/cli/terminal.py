"""Play a game in the terminal, against bots or several people at one screen."""

import shlex
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from cottonopolis.arena.match import Table
from cottonopolis.bots.gears import budget_now
from cottonopolis.cli.bots import title
from cottonopolis.cli.display import (
    hand_panel,
    money,
    seat_text,
    show_players,
    show_position,
    title_text,
)
from cottonopolis.cli.shared import compile_part
from cottonopolis.compiling import parts
from cottonopolis.errors import CottonopolisError, IllegalMove
from cottonopolis.game import Decision, Game, View
from cottonopolis.games.events import Event, reveals
from cottonopolis.games.options import message_of
from cottonopolis.messages import has, say
from cottonopolis.support.files import write_text

with suppress(ImportError):
    import readline  # noqa: F401  (line editing and history at the prompt)


class Quit(Exception):
    """The user quits."""


class TerminalGame:
    """One game; people play the first seats, bots the others."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],  # names, for the last seats
        file: Path,
        console: Console,
        lang: str,
        seating_options: Sequence[str] = (),  # command-line options, to resume the game
    ) -> None:
        self.game = game
        self.humans = game.players - len(bots)  # seats 0 to humans - 1
        self.seating_options = seating_options
        self.table = Table(game.rules, [""] * self.humans + list(bots), game.seed)
        self.bots = {seat: self.table.seat_bot(seat) for seat in range(self.humans, game.players)}
        self.file = file
        self.console = console
        self.lang = lang
        self.undoable = 0  # choices that can be undone
        self.undo_refusal = "reason-notation-nothing-to-undo"
        self.shown_to: int | None = None

    def say(self, message_id: str, **facts: str | int) -> None:
        self.print(say(self.lang, message_id, **facts))

    def print(self, text: str, style: str = "") -> None:
        """Print a text without markup."""
        self.console.print(text, style=style, markup=False, highlight=False)

    def run(self) -> None:
        """Play until the end or until the user quits."""
        players, seed = self.game.players, str(self.game.seed)
        name = self.game.rules.game
        if self.humans == 1:
            self.say("ui-welcome", game=name, players=players, seed=seed, seat=0)
        else:
            self.say("ui-welcome-many", game=name, players=players, seed=seed, count=self.humans)
        for bot_seat, bot in self.bots.items():
            self.say("ui-opponent", seat=bot_seat, title=title(self.lang, bot.name))
        self.say("ui-help")
        try:
            while not self.game.is_over:
                seat = self.game.seat
                if seat is not None and seat < self.humans:
                    self.human_turn(seat)
                elif seat is not None:
                    self.opponent_turn(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.save()
            self.say("ui-saved", file=str(self.file))
            resume = ["play", "--terminal", "--load", str(self.file), "--lang", self.lang]
            self.say("ui-resume", command=self.command(*resume, *self.seating_options))
            return
        self.board()
        winner = self.game.ranking()[0]
        self.say("ui-winner", seat=winner, vp=self.game.score()[winner])
        self.say("ui-saved", file=str(self.file))
        self.say("ui-replay-hint", command=self.command("replay", str(self.file), "--reveal"))

    def save(self) -> None:
        write_text(self.file, self.game.record())

    def command(self, *words: str) -> str:
        """Return a command line that the user can copy."""
        return shlex.join(["cottonopolis", *words])

    def tell(self, events: Sequence[Event]) -> None:
        """Print events, without details."""
        for event in events:
            if not event.kind.is_detail and event.facts.get("vp") != 0:
                style = "bold" if event.name == "round_began" else "dim"
                self.console.print(
                    event.text(self.lang), style=style, markup=False, highlight=False
                )

    def move(self, move: Decision | int | str) -> Sequence[Event]:
        """Play a move, print its events, and save between actions."""
        events = self.game.play(move)
        self.tell(events)
        if not self.game.state.pending:
            self.save()
        return events

    def opponent_turn(self, seat: int) -> None:
        """Play one decision of a bot, based on its view."""
        game, bot = self.game, self.bots[seat]
        view = View(game.rules, game.state, seat, log=game.log if bot.wants_log else ())
        decision = self.table.ask(bot, view, budget_now(bot, game.rules.game))
        if decision not in game.rules.legal(game.state):
            raise self.table.refusal(game.state, seat, decision)
        self.move(decision)
        self.forbid_undo("ui-undo-others")

    def human_turn(self, seat: int) -> None:
        """Ask a person for one decision."""
        self.hand_over(seat)
        view = self.game.view(seat)
        options = view.legal()
        self.console.rule()
        self.console.print(title_text(self.lang, view.position))
        if view.position.stage == "action":
            show_players(self.console, self.lang, view.rules, view.position)
        self.console.print(hand_panel(self.lang, view.position.seats[seat]))
        if view.position.pending:
            self.say("ui-pending", action=view.position.pending)
        self.menu(options)
        while True:
            answer = self.console.input(Text(say(self.lang, "ui-prompt") + " > ")).strip()
            if answer and self.answer(seat, answer, options):
                return

    def hand_over(self, seat: int) -> None:
        """Clear the screen between people, so that hands stay hidden."""
        if self.humans == 1 or self.shown_to == seat:
            self.shown_to = seat
            return
        if self.shown_to is not None:
            self.console.clear()
        self.console.print(seat_text(self.lang, seat))
        self.console.input(Text(say(self.lang, "ui-hand-over", seat=seat) + " "))
        self.shown_to = seat

    def menu(self, options: list[Decision]) -> None:
        """Print the legal decisions, numbered and grouped by kind."""
        stage = self.game.position().stage
        self.say("stage-" + stage.replace("_", "-"))
        group: list[Text] = []
        shown = ""
        for number, decision in enumerate(options, start=1):
            heading, label = self.words(decision.id)
            if heading != shown:
                self.flush(group)
                group = []
                shown = heading
                self.console.print(heading, style="bold")
            group.append(Text.assemble((f"{number:>3} ", "bold cyan"), label))
        self.flush(group)

    def words(self, decision: int) -> tuple[str, str]:
        """Return the heading of a decision's group in the menu, and its label."""
        rules, state = self.game.rules, self.game.state
        option = rules.option(state, decision)
        option.cards = rules.cards_for(state, decision)
        message, facts = message_of(option, rules.currency)
        price = "" if option.price is None else f" {money(self.lang, rules, option.price)}"
        label = say(self.lang, message, **facts) + price
        if option.kind not in rules.info().actions:
            return "", label
        named = f"action-{rules.game}-{option.kind}"
        title = named if has(self.lang, named) else f"action-{option.kind}"
        about = {"industry": option.industry} if option.kind == "build" and option.industry else {}
        return say(self.lang, title, **about), label

    def flush(self, group: list[Text]) -> None:
        """Print one group of options in columns."""
        if group:
            self.console.print(Columns(group, padding=(0, 2), column_first=True))

    def answer(self, seat: int, answer: str, options: list[Decision]) -> bool:
        """Carry out the input; returns True if the menu must be rebuilt."""
        word, _, rest = answer.partition(" ")
        try:
            if answer.isascii() and answer.isdigit() and len(answer) < 6:
                return self.pick(int(answer), options)
            if word == "why":
                self.why(rest)
            elif word == "hint":
                self.hint(seat)
            elif word == "rules":
                from cottonopolis.cli.main import list_rules, print_rule

                if rest:
                    print_rule(self.console, self.lang, rest)
                else:
                    list_rules(self.console, self.lang)
            elif word == "aid":
                from cottonopolis.cli.aid import show_aid

                show_aid(self.console, self.lang, self.game.rules)
            elif word == "board":
                self.board(seat)
            elif word == "hand":
                position = self.game.view(seat).position
                self.console.print(hand_panel(self.lang, position.seats[seat]))
            elif word == "log":
                self.tell(self.game.view(seat).log[-60:])
            elif word == "save":
                self.save()
                self.say("ui-saved", file=str(self.file))
            elif word in ("help", "?"):
                self.say("ui-help")
            elif word == "undo":
                return self.undo()
            elif word == "quit":
                raise Quit
            else:
                self.human_move(answer)
                return True
        except IllegalMove as refusal:
            for reason in refusal.reasons:
                self.console.print(
                    reason.numbered(self.lang), style="red", markup=False, highlight=False
                )
        except CottonopolisError as fault:
            self.print(fault.text(self.lang), "red")
        return False

    def pick(self, number: int, options: list[Decision]) -> bool:
        if not 1 <= number <= len(options):
            self.say("ui-bad-number", word=str(number), last=len(options))
            return False
        self.human_move(options[number - 1])
        return True

    def human_move(self, move: Decision | str) -> None:
        """Play a move, and record whether it can be undone."""
        seat = self.game.seat
        try:
            events = self.move(move)
        except IllegalMove as refusal:
            begun = [d for d in self.game.legal() if d.text == str(move).strip().lower()]
            if not begun or refusal.reasons[0].code != "NOTATION_CHOOSE":
                raise
            events = self.move(begun[0])  # the open choices are asked next
        self.undoable += 1
        if reveals(events):
            self.forbid_undo("ui-cannot-undo")
        elif self.game.seat != seat:
            self.forbid_undo("ui-undo-others")

    def forbid_undo(self, why: str) -> None:
        """Make all moves so far final."""
        self.undoable = 0
        self.undo_refusal = why

    def undo(self) -> bool:
        """Undo the last choice, but not a reveal or another player's move."""
        if not self.undoable:
            self.say(self.undo_refusal)
            return False
        self.game.undo()
        self.undoable -= 1
        self.say("ui-undone")
        return True

    def hint(self, seat: int) -> None:
        """Print the turn that the strongest bot would play; waits until the bots are compiled."""
        for part in parts("rules", "bots"):
            if part.game == self.game.rules.game:
                compile_part(part.kind, part.game)
        self.print(self.game.hint(seat).text(self.lang), "cyan")

    def why(self, text: str) -> None:
        """Print why a move is illegal."""
        if not text:
            self.say("ui-why-usage")
            return
        lines = self.game.explain(text).lines(self.lang)
        if not lines:
            self.say("ui-nothing-forbids")
        for line in lines:
            self.console.print(line, style="yellow", markup=False, highlight=False)

    def board(self, seat: int | None = None) -> None:
        """Print the position as the seat, or a spectator, sees it."""
        position = self.game.spectate() if seat is None else self.game.view(seat).position
        show_position(self.console, self.lang, self.game.rules, position)
