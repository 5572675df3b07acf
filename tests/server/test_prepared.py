"""Prepared turns: played when the turn comes, cancelled with a reason, and private."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cottonopolis.games.registry import rules_for
from cottonopolis.server.possible_builds import find_possible_builds
from tests.server.kit import (
    REQUEST_TIMEOUT_S,
    Json,
    Player,
    Server,
    begin,
    new_record,
    running_together,
)
from tests.server.test_tables import refused

NAMES = ("Ada", "Ben", "Cleo")


class Game:
    """A table of three people, in the order of the first round."""

    def __init__(self, url: str, **data: Any) -> None:
        self.people = [Player(url, name) for name in NAMES]
        self.table = begin(self.people, record=new_record(5, 3), **data)
        order = self.shown()["position"]["order"]
        self.first, self.second, self.third = order

    def shown(self, seat: int = 0) -> Json:
        found: Json = self.people[seat].get(f"/tables/{self.table}", seat=seat)
        return found

    @property
    def to_move(self) -> int:
        return int(self.shown()["table"]["to_move"])

    @property
    def acted(self) -> list[tuple[int, str]]:
        """The seats and texts of all moves."""
        log = self.people[0].get(f"/tables/{self.table}/log", seat=0)["entries"]
        plays = [entry for entry in log if entry["kind"] == "play"]
        return [(entry["seat"], text) for entry in plays for text in entry["data"]["acted"]]

    def menu(self, seat: int, chosen: str = "", prepared: str = "") -> Json:
        query = {"seat": seat, "chosen": chosen, "plan": True, "prepared": prepared}
        found: Json = self.people[seat].get(f"/tables/{self.table}/menu", **query)
        return found

    def move(self, seat: int, start: str) -> None:
        """Make the first move whose text starts like this, with any card."""
        menu = self.people[seat].menu(self.table, seat)
        self.people[seat].post(
            f"/tables/{self.table}/moves",
            seat=seat,
            after=menu["after"],
            decisions=self._finished(seat, start, plan=False),
        )

    def _finished(self, seat: int, start: str, plan: bool, prepared: str = "") -> list[int]:
        """The decisions of a whole move: the wanted option, then always the first one."""
        query = {"seat": seat, **({"plan": True, "prepared": prepared} if plan else {})}
        path = f"/tables/{self.table}/menu"
        chosen: list[int] = []
        node = self.people[seat].get(path, **query)["nodes"][0]
        while not node["complete"]:
            wanted = [o for o in node["options"] if chosen or o["text"].startswith(start)]
            done = [option for option in wanted if option["kind"] == "done"]
            chosen.append((done or wanted)[0]["decision"])
            words = ",".join(str(decision) for decision in chosen)
            node = self.people[seat].get(path, **query, chosen=words)["nodes"][0]
        return chosen

    def prepare(self, seat: int, *starts: str) -> Json:
        """Prepare the first actions whose texts start like this, with any cards."""
        actions: list[list[int]] = []
        for start in starts:
            before = ";".join(",".join(map(str, action)) for action in actions)
            actions.append(self._finished(seat, start, plan=True, prepared=before))
        return self.put(seat, actions)

    def put(self, seat: int, actions: list[list[int]]) -> Json:
        after = self.shown()["table"]["last_move"]
        data = {"seat": seat, "after": after, "actions": actions}
        found: Json = self.people[seat].put(f"/tables/{self.table}/prepared", **data)
        return found

    def prepared(self, seat: int) -> Json:
        found: Json = self.people[seat].get(f"/tables/{self.table}/prepared", seat=seat)
        return found

    def wait_for_turn(self, seat: int) -> None:
        give_up = time.monotonic() + REQUEST_TIMEOUT_S
        while self.to_move != seat and time.monotonic() < give_up:
            time.sleep(0.02)
        assert self.to_move == seat

    def finish_first_round(self) -> None:
        """Everybody passes; from then on a turn has two actions."""
        for seat in (self.first, self.second, self.third):
            self.move(seat, "pass")


def test_a_prepared_turn_is_played_when_the_turn_comes(server: Server) -> None:
    game = Game(server.url)
    plan = game.menu(game.second)
    assert plan["plan"]
    assert plan["actions_left"] == 1
    shown = game.prepare(game.second, "loan 30")
    assert shown["complete"]
    assert [action["text"].split(" with ")[0] for action in shown["actions"]] == ["loan 30"]
    assert game.to_move == game.first, "nothing is played yet"
    game.move(game.first, "pass")
    game.wait_for_turn(game.third)
    assert game.acted[-1] == (game.second, shown["actions"][0]["text"])
    assert game.prepared(game.second)["actions"] == []


def test_a_whole_turn_of_two_actions_is_prepared_one_after_the_other(server: Server) -> None:
    game = Game(server.url)
    game.finish_first_round()
    order = game.shown()["position"]["order"]
    shown = game.prepare(order[1], "loan 10")
    assert not shown["complete"]
    loan = ",".join(str(decision) for decision in shown["actions"][0]["decisions"])
    assert game.menu(order[1], prepared=loan)["actions_left"] == 1
    shown = game.prepare(order[1], "loan 10", "develop")
    assert shown["complete"]
    with refused("illegal-move"):  # a turn has two actions
        game.prepare(order[1], "loan 10", "develop", "pass")
    game.move(order[0], "pass")
    game.move(order[0], "pass")
    game.wait_for_turn(order[2])
    assert [text.split()[0] for seat, text in game.acted if seat == order[1]][-2:] == [
        "loan",
        "develop",
    ]


def test_a_half_prepared_turn_leaves_the_rest_to_the_player(server: Server) -> None:
    game = Game(server.url)
    game.finish_first_round()
    order = game.shown()["position"]["order"]
    game.prepare(order[1], "loan 10")
    game.move(order[0], "pass")
    game.move(order[0], "pass")
    game.wait_for_turn(order[1])
    assert game.prepared(order[1])["actions"] == []  # also waits until it is played
    shown = game.shown(order[1])
    assert shown["to_decide"]
    assert shown["position"]["actions_left"] == 1


def test_a_taken_slot_cancels_the_turn_with_its_reason(server: Server) -> None:
    game = Game(server.url)
    mine = {o["text"] for o in game.menu(game.second)["nodes"][0]["options"]}
    theirs = game.people[game.first].menu_node(game.table, game.first)["options"]
    same = next(o["text"] for o in theirs if o["kind"] == "build" and o["text"] in mine)
    game.prepare(game.second, same)
    number = len(game.acted)
    game.move(game.first, same)
    shown = game.prepared(game.second)
    assert game.to_move == game.second
    assert len(game.acted) == number + 1, "nothing was played"
    reasons = {reason["code"]: reason["facts"] for reason in shown["cancelled"]["reasons"]}
    assert reasons["B13_OCCUPIED"]["place"] in same
    game.move(game.second, "pass")
    shown = game.prepared(game.second)
    assert (shown["actions"], shown["cancelled"]) == ([], None)


def test_a_higher_price_cancels_the_turn_and_keeps_its_start(server: Server) -> None:
    game = Game(server.url)
    develop = [o for o in game.menu(game.second)["nodes"][0]["options"] if o["kind"] == "develop"]
    one, two = develop[0]["decision"], develop[1]["decision"]
    start = game.menu(game.second, f"{one}")["nodes"][0]["options"]
    chosen = [one, start[0]["decision"], two]
    shown = game.put(game.second, [chosen])
    price = shown["actions"][0]["price"]
    seat = game.first
    player = game.people[seat]
    options = player.menu_node(game.table, seat)["options"]
    first, second = [o["decision"] for o in options if o["kind"] == "develop"][:2]
    card = player.menu_node(game.table, seat, [first])["options"][0]["decision"]
    after = game.shown()["table"]["last_move"]
    player.post(
        f"/tables/{game.table}/moves", seat=seat, after=after, decisions=[first, card, second]
    )
    cancelled = game.prepared(game.second)["cancelled"]
    assert cancelled["price"] > price
    assert cancelled["start"] == chosen
    assert game.to_move == game.second


def test_a_plan_says_early_that_it_has_become_impossible(server: Server) -> None:
    game = Game(server.url)
    mine = {o["text"] for o in game.menu(game.third)["nodes"][0]["options"]}
    theirs = game.people[game.first].menu_node(game.table, game.first)["options"]
    same = next(o["text"] for o in theirs if o["kind"] == "build" and o["text"] in mine)
    assert game.prepare(game.third, same)["problem"] is None
    game.move(game.first, same)
    shown = game.prepared(game.third)
    assert shown["cancelled"] is None
    assert shown["problem"]["reasons"][0]["rule"] == "B13"
    query = {"seat": game.third, "plan": True, "target": same.split()[-1]}
    attempts = game.people[game.third].get(f"/tables/{game.table}/why-not", **query)["attempts"]
    assert attempts, "why-not works for plans"


def test_a_prepared_turn_can_be_replaced_and_cancelled(server: Server) -> None:
    game = Game(server.url)
    game.prepare(game.second, "loan 10")
    assert game.prepare(game.second, "loan 20")["actions"][0]["text"].startswith("loan 20")
    game.people[game.second].delete(f"/tables/{game.table}/prepared?seat={game.second}")
    game.move(game.first, "pass")
    assert game.to_move == game.second
    with refused("stale"):  # it is the seat's turn: it may simply move
        game.put(game.second, [[0]])


def test_the_undo_of_a_rival_keeps_the_turn_prepared(server: Server) -> None:
    game = Game(server.url)
    game.prepare(game.third, "loan 10")
    game.move(game.first, "pass")
    game.people[game.first].post(f"/tables/{game.table}/undo", seat=game.first)
    assert game.to_move == game.first
    assert len(game.prepared(game.third)["actions"]) == 1
    game.move(game.first, "loan 20")
    game.move(game.second, "pass")
    game.prepared(game.third)  # waits until it is played
    assert game.acted[-1][0] == game.third


def test_a_prepared_turn_is_not_played_after_an_undo_to_the_same_seat(server: Server) -> None:
    game = Game(server.url)
    game.move(game.first, "pass")
    game.prepare(game.first, "loan 10")
    game.people[game.first].post(f"/tables/{game.table}/undo", seat=game.first)
    shown = game.prepared(game.first)
    assert shown["cancelled"]["undone"]
    assert game.to_move == game.first


def test_an_undone_prepared_move_is_not_played_again(server: Server) -> None:
    game = Game(server.url)
    game.prepare(game.second, "loan 10")
    game.move(game.first, "pass")
    game.wait_for_turn(game.third)
    game.people[game.second].post(f"/tables/{game.table}/undo", seat=game.second)
    shown = game.prepared(game.second)
    assert (shown["actions"], shown["cancelled"]) == ([], None)
    assert game.to_move == game.second


def test_nobody_else_sees_a_prepared_turn(server: Server) -> None:
    game = Game(server.url)
    shown = game.prepare(game.second, "loan 30")
    watcher = Player(server.url, "Watcher")
    for player in (*(p for s, p in enumerate(game.people) if s != game.second), watcher):
        query = {"seat": game.second}
        with refused("not-your-seat"):
            player.get(f"/tables/{game.table}/prepared", **query)
        with refused("not-your-seat"):
            player.get(f"/tables/{game.table}/menu", **query, plan=True)
        with refused("not-your-seat"):
            player.delete(f"/tables/{game.table}/prepared?seat={game.second}")
        for path in ("", "/log", "/positions/1"):
            player.get(f"/tables/{game.table}{path}")
        assert shown["actions"][0]["text"] not in "".join(player.seen)
        assert not player.ask("PUT", f"/tables/{game.table}/prepared", json={}).is_success
    assert shown["actions"][0]["text"] not in server.log.read_text()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with running_together(Server(f"sqlite:///{tmp_path}/games.db")) as (found,):
        yield found


def test_a_restart_keeps_the_turn_and_plays_what_was_missed(own_server: Server) -> None:
    game = Game(own_server.url)
    text = game.prepare(game.second, "loan 30")["actions"][0]["text"]
    own_server.kill()
    own_server.start()
    assert game.prepared(game.second)["actions"][0]["text"] == text
    # The server is killed after the rival's move and before the prepared one
    file = own_server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        row = database.execute("SELECT * FROM prepared_turns").fetchone()
        database.execute("DELETE FROM prepared_turns")
        game.move(game.first, "pass")
        assert game.to_move == game.second
        own_server.kill()
        database.execute("INSERT INTO prepared_turns VALUES (?, ?, ?, ?, ?)", row)
    own_server.start()
    game.wait_for_turn(game.third)
    assert game.acted[-1] == (game.second, text)


def test_where_a_rival_could_build_is_public(server: Server) -> None:
    game = Game(server.url)
    path = f"/tables/{game.table}/possible-builds"
    answers = [player.get(path, seat=game.second) for player in game.people]
    answers.append(Player(server.url, "Watcher").get(path, seat=game.second))
    assert all(answer == answers[0] for answer in answers)
    (found, *_) = answers
    assert found["money"] == game.shown()["position"]["seats"][game.second]["money"]
    mine = game.menu(game.second)["nodes"][0]["options"]
    possible = {(b["kind"], b["target"]["id"], b["industry"]) for b in found["builds"]}
    for option in mine:
        if option.get("target") and option.get("cards"):
            assert (option["kind"], option["target"]["id"], option.get("industry")) in possible
    assert len(possible) > sum("target" in option for option in mine), "any card might be held"
    build = next(b for b in found["builds"] if b["kind"] == "build")
    assert build["price"] <= found["money"]
    assert not build["any_card"]
    assert build["target"]["id"].split(".")[0] in build["cards"]


def test_where_a_rival_could_build_does_not_depend_on_hands() -> None:
    rules = rules_for("brass", 3)
    state = rules.new(5)
    other = rules.copy(state)
    other.hand[1], other.hand[2] = state.hand[2].copy(), state.hand[1].copy()
    assert find_possible_builds(rules, state, 1) == find_possible_builds(rules, other, 1)
