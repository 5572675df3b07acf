"""Secrecy: clients never receive hidden cards, choices or the deck.

Records everything that each client receives, and the server's log and metrics, during whole games.
Then compares it with the real game in the database.
"""

import json
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

import pytest
from msgspec import to_builtins

from cottonopolis import Game
from cottonopolis.engine.events import new_buffer
from cottonopolis.games.events import reveals
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules
from tests.golden import FOLDER
from tests.server.kit import Json, Player, Server, Socket, seats, table_of

SPECTATOR = -1
SECRET_LISTS = ("deck", "set_aside")
MIN_HAND_MATCH = 4  # a match of so many cards of a hand is no coincidence
MIN_DECK_MATCH = 6  # the same for cards of the deck
TURNS_BETWEEN_CHECKS = 4  # after which the next client asks all endpoints
THOROUGH_TURNS_BETWEEN_CHECKS = 9  # after which all clients do


@dataclass
class Truth:
    """The real game, from the database."""

    rules: AnyRules
    seed: int
    states: list[Any] = field(default_factory=list)  # after each entry

    def hand(self, number: int, seat: int) -> list[str]:
        position = self.rules.position(self.states[number])
        return position.seats[seat].hand or []

    def told(self, number: int, viewer: int) -> Json:
        """The position that a viewer may see."""
        state = self.states[number]
        told: Json = to_builtins(self.rules.position(self.rules.view(state, viewer)))
        return told


def truth_of(server: Server, table: str) -> Truth:
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        query = "SELECT game, players, variants, map, seed, opening FROM tables WHERE id = ?"
        game, players, variants, map_name, seed, opening = database.execute(
            query, [table]
        ).fetchone()
        query = "SELECT kind, data FROM entries WHERE table_id = ? ORDER BY number"
        entries = database.execute(query, [table]).fetchall()
    rules = rules_for(game, players, tuple(json.loads(variants)), map_name)
    seed = int(seed)  # stored as text: it has 128 bits
    truth = Truth(rules, seed)
    moves: list[tuple[int, list[int]]] = [(0, json.loads(opening))]
    truth.states.append(replayed(rules, seed, moves))
    for number, (kind, text) in enumerate(entries, 1):
        data = json.loads(text)
        if kind == "play":
            moves.append((number, data["steps"]))
        elif kind == "undo":
            moves = [move for move in moves if move[0] <= data["to"]]
        truth.states.append(replayed(rules, seed, moves))
    return truth


def replayed(rules: AnyRules, seed: int, moves: list[tuple[int, list[int]]]) -> Any:
    state = rules.new(seed)
    for _, steps in moves:
        for decision in steps:
            rules.step(state, decision, new_buffer())
    return state


class Witness:
    """One client, and every position that it received."""

    def __init__(self, player: Player, viewer: int, table: str) -> None:
        self.player = player
        self.viewer = viewer
        self.table = table
        self.tab = player.live(table, seat=viewer)
        self.positions: list[tuple[int, int, Json]] = []  # viewer, entry, position
        self.entries: list[Json] = []
        self.to_decide: list[tuple[int, bool]] = []
        self.until(0)

    def until(self, number: int) -> None:
        while not self.tab.table or self.tab.number < number:
            message = self.tab.receive()
            if message["type"] != "presence":
                self.keep(self.tab)
            if message["type"] == "entry":
                self.entries.append(message)

    def keep(self, tab: Socket) -> None:
        position = json.loads(json.dumps(tab.position))
        self.positions.append((self.viewer, tab.number, position))
        self.to_decide.append((tab.number, tab.to_decide))

    def ask(self, path: str, **params: Any) -> Any:
        return self.player.ask("GET", f"/tables/{self.table}{path}", params=params)

    def look_around(self, rng: random.Random, players: int) -> None:
        """Send every kind of request, allowed or not."""
        number = self.tab.number
        here = f"/tables/{self.table}"
        for viewer in {self.viewer, SPECTATOR}:
            shown = self.ask("", seat=viewer).json()
            self.positions.append((viewer, shown["number"], shown["position"]))
            past = rng.randrange(number + 1)
            shown = self.ask(f"/positions/{past}", seat=viewer).json()
            self.positions.append((viewer, past, shown["position"]))
            log = self.ask("/log", seat=viewer, since=max(0, number - 30)).json()
            self.entries += [{**entry, "viewer": viewer} for entry in log["entries"]]
        for seat in range(players):
            self.ask("", seat=seat)
            self.ask("/menu", seat=seat)
            self.ask("/menu", seat=seat, plan=True)
            self.ask("/possible-builds", seat=seat)
            self.prepare(seat, rng)
            self.ask("/why-not", seat=seat, move="loan 10")
            self.ask("/positions/1", seat=seat)
            body = {"seat": seat, "after": self.tab.table["last_move"], "decisions": [0, 1, 2]}
            self.player.ask("POST", f"{here}/moves", json={**body, "after": 0})
            if seat != self.viewer:
                self.player.ask("POST", f"{here}/moves", json=body)
        self.ask("/record")
        self.ask("/analysis")
        self.player.ask("GET", "/tables", params={"status": "playing"})

    def prepare(self, seat: int, rng: random.Random) -> None:
        """Prepare a turn if that is allowed, look at it and drop it again."""
        path = f"/tables/{self.table}/prepared"
        menu = self.ask("/menu", seat=seat, plan=True)
        if menu.is_success:
            option = rng.choice(menu.json()["nodes"][0]["options"])["decision"]
            body = {"seat": seat, "after": menu.json()["after"], "actions": [[option]]}
            self.player.ask("PUT", path, json=body)
        self.ask("/prepared", seat=seat)
        self.player.ask("DELETE", path, params={"seat": seat})


def check(witness: Witness, truth: Truth) -> None:
    """Check that a client received nothing that it may not see."""
    players = truth.rules.players
    for viewer, number, position in witness.positions:
        if position is None:
            continue
        for name in SECRET_LISTS:
            assert not position.get(name)
        assert position.get("distant_market", {}).get("stack") is None
        for seat in range(players):
            hand = position["seats"][seat]["hand"]
            known = seat == viewer or position["seats"][seat]["hand_size"] == 0
            assert hand == (truth.hand(number, seat) if known else None)
        to_move = truth.rules.seat_to_move(truth.states[number])
        expected = truth.told(number, viewer)
        if to_move == viewer:
            expected["pending"] = position["pending"]
        assert position == expected, (viewer, number)
    for number, to_decide in witness.to_decide:
        mine = truth.rules.seat_to_move(truth.states[number]) == witness.viewer
        assert mine or not to_decide
    for entry in witness.entries:
        viewer = entry.get("viewer", witness.viewer)
        assert entry["data"].keys() <= {"acted", "by_bot", "to", "text", "agree", "bot"}
        for event in entry["events"]:
            assert event["name"] != "drew" or event["facts"]["seat"] == viewer
        for path, value in entry["changes"].items():
            hidden = re.fullmatch(r"seats/(\d+)/hand", path)
            assert hidden is None or not value or int(hidden[1]) == viewer


def sequences(truth: Truth, viewer: int) -> Iterator[str]:
    """JSON lists of cards that this viewer must never receive."""
    public = {tuple(truth.told(n, viewer)["discards"]) for n in range(len(truth.states))}
    industries = set(truth.rules.info().industries)
    if viewer != SPECTATOR:
        public |= {tuple(truth.hand(n, viewer)) for n in range(len(truth.states))}
    for state in truth.states:
        full: Json = to_builtins(truth.rules.position(state))
        next_cards = (full["deck"] or [])[:MIN_DECK_MATCH]
        if len(next_cards) == MIN_DECK_MATCH and next_cards != sorted(
            next_cards
        ):  # in the format of discards
            yield written(next_cards)[1:-1]
        for cards in (full.get("set_aside") or [], *(seat["hand"] for seat in full["seats"])):
            is_public = tuple(cards) in public or set(cards) <= industries  # as of a tile stack
            if not is_public and len(cards) >= MIN_HAND_MATCH:
                yield written(cards)


def written(cards: list[str]) -> str:
    return json.dumps(cards, separators=(",", ":"))


def scan(texts: list[str], truth: Truth, viewer: int, others: list[Player]) -> None:
    """Check that no text contains a secret."""
    everything = "\n".join(texts)
    assert str(truth.seed) not in re.findall(r"\d+", everything)
    assert '"seed"' not in everything
    assert '"rng"' not in everything
    for other in others:
        cookie = other.http.cookies.get("cottonopolis_session")
        assert cookie is None or cookie not in everything
    secrets = set(sequences(truth, viewer))
    assert len(secrets) > 20
    for cards in secrets:
        assert cards not in everything


def play_out(
    witnesses: list[Witness],
    rng: random.Random,
    thorough: bool,
    undo_at: int = 25,
    hints: bool = False,
) -> None:
    """Play a random game; all clients send requests now and then."""
    looking = cycle(witnesses)
    players = len(witnesses) - 1
    table = witnesses[0].table
    undone = asked = False
    turn = 0
    while witnesses[0].tab.table["status"] == "playing":
        to_move = witnesses[0].tab.table["to_move"]
        if witnesses[0].tab.table["seats"][to_move]["bot"]:
            for witness in witnesses:
                witness.until(witness.tab.number + 1)
            continue
        turn += 1
        mover = witnesses[to_move].player
        if thorough and turn % THOROUGH_TURNS_BETWEEN_CHECKS == 1:
            for witness in witnesses:
                witness.look_around(rng, players)
        elif not thorough and turn % TURNS_BETWEEN_CHECKS == 1:
            next(looking).look_around(rng, players)
        if hints and not asked:
            asked = mover.ask("GET", f"/tables/{table}/hint", params={"seat": to_move}).is_success
        number = mover.move_at_random(table, to_move, rng)["number"]
        if turn > undo_at and not undone:
            answer = mover.ask("POST", f"/tables/{table}/undo", json={"seat": to_move})
            undone = answer.is_success
            number += undone
        for witness in witnesses:
            witness.until(number)


def check_all(server: Server, table: str, witnesses: list[Witness]) -> None:
    truth = truth_of(server, table)
    people = [witness.player for witness in witnesses]
    told_in_game = [list(player.seen) for player in people]
    record = people[0].ask("GET", f"/tables/{table}/record")
    assert Game.from_record(record.text).seed == truth.seed  # checks the test: the seed is right
    assert f"seed {truth.seed}" in people[0].seen[-1]  # and the scan would find it
    for witness, texts in zip(witnesses, told_in_game, strict=True):
        assert len(witness.positions) > 100
        check(witness, truth)
        others = [player for player in people if player is not witness.player]
        scan(texts, truth, witness.viewer, others)
    metrics = people[0].ask("GET", "/metrics").text
    scan([server.log.read_text(), metrics], truth, SPECTATOR, people)


def witnesses_of(server: Server, table: str, players: list[Player]) -> list[Witness]:
    found = [Witness(player, seat, table) for seat, player in enumerate(players)]
    return [*found, Witness(Player(server.url, "Watcher"), SPECTATOR, table)]


@pytest.mark.parametrize(
    "setup",
    [{"game": "brass"}, {"game": "industry", "map": "germany"}],
    ids=["brass", "germany"],
)
def test_four_people_keep_their_secrets(
    server: Server, setup: dict[str, Any], thorough: bool
) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo", "Dan"], **setup)
    witnesses = witnesses_of(server, table, players)
    play_out(witnesses, random.Random(3), thorough)
    check_all(server, table, witnesses)


def test_two_people_and_two_bots_keep_their_secrets(server: Server, thorough: bool) -> None:
    ada, ben = Player(server.url, "Ada"), Player(server.url, "Ben")
    table = ada.create(seats("me", "open", "beginner", "greedy"))
    ben.post(f"/tables/{table}/seats")
    ben.post(f"/tables/{table}/ready", ready=True)
    ada.post(f"/tables/{table}/start")
    watcher = Player(server.url)
    witnesses = [
        Witness(ada, 0, table),
        Witness(ben, 1, table),
        Witness(watcher, SPECTATOR, table),
    ]
    play_out(witnesses, random.Random(4), thorough, hints=True)
    check_all(server, table, witnesses)


def half_made_sale() -> tuple[str, int, list[int], int]:
    """A game where a sale reveals a Distant Market tile, and the seat may continue selling.

    Returns the record, the number of actions before, the decisions of the sale, and the seat.
    """
    record = (FOLDER / "3p+lancashire_2018-uniform-103.txt").read_text()
    game = Game.from_record(record)
    rules = game.rules
    state = rules.new(game.seed)
    begun = 0
    for index, step in enumerate(game.steps):
        if not state.pending:
            begun = index
        buffer = new_buffer()
        rules.step(state, step[0], buffer)
        turned = reveals(rules.events(buffer))
        if turned and state.pending and len(rules.legal(state)) > 1:
            before = len(rules.action_texts(game.steps[:begun]))
            chosen = [found[0] for found in game.steps[begun : index + 1]]
            return record, before, chosen, step[1]
    raise AssertionError("no such sale")


def as_chosen(player: Player, table: str, seat: int, steps: list[int]) -> list[int]:
    """The steps that are real choices in the menus; the others are forced."""
    chosen: list[int] = []
    while not (menu := player.menu_node(table, seat, chosen))["complete"]:
        offered = {option["decision"] for option in menu["options"]}
        while steps[0] not in offered:
            steps = steps[1:]
        chosen.append(steps[0])
        steps = steps[1:]
    assert menu["reveals"]
    return chosen


def test_a_half_made_sale_stays_with_its_seat(server: Server) -> None:
    record, before, chosen, seller = half_made_sale()
    players = [Player(server.url, name) for name in ("Ada", "Ben", "Cleo")]
    table = players[0].create(seats("me", "open", "open"), record=record, until=before)
    for player in players[1:]:
        player.post(f"/tables/{table}/seats")
        player.post(f"/tables/{table}/ready", ready=True)
    players[0].post(f"/tables/{table}/start")
    witnesses = witnesses_of(server, table, players)
    after = witnesses[0].tab.table["last_move"]
    assert witnesses[0].tab.table["to_move"] == seller
    written = players[seller].post(
        f"/tables/{table}/moves",
        seat=seller,
        after=after,
        decisions=as_chosen(players[seller], table, seller, chosen),
    )
    for witness in witnesses:
        witness.until(written["number"])
    truth = truth_of(server, table)
    assert truth.states[-1].pending  # the sale is unfinished
    menu = players[seller].menu_node(table, seller)
    assert len(menu["options"]) > 1
    players[seller].menu(table, seller, [menu["options"][0]["decision"]])  # not sent
    for witness in witnesses:
        check(witness, truth)
        shown = witness.ask("", seat=witness.viewer).json()
        mine = witness.viewer == seller
        assert (shown["position"]["pending"] is not None) == mine
        assert shown["to_decide"] == mine
        assert witness.entries[-1]["data"]["acted"] == []  # no action is finished
        if not mine:
            assert witness.ask("/menu", seat=seller).status_code == 403
