"""Studying finished games: all hands, other moves, the analyst's answer, playing on."""

import random
from functools import cache
from typing import Any

import pytest
from msgspec import to_builtins

from cottonopolis import Game
from tests.golden import FOLDER
from tests.server.kit import Json, Player, Refused, Server, seats

RECORDS = {"brass": "4p-sane-101", "industry": "4p+germany-sane-101"}
ALL_SEATS = -2
AT = -90  # an entry of the record: the last one is 0
games = pytest.mark.parametrize("game", sorted(RECORDS))


@cache
def record(game: str) -> str:
    return (FOLDER / f"{RECORDS[game]}.txt").read_text(encoding="utf-8")


@pytest.fixture
def anna(server: Server) -> Player:
    return Player(server.url, "Anna")


def uploaded(player: Player, game: str, **data: Any) -> str:
    plan = seats("me", "beginner", "beginner", "beginner")
    return player.create(plan, record=record(game), start=True, **data)


FINISHED: dict[tuple[str, str], str] = {}  # tables by server and game, open to everyone


def finished(player: Player, game: str) -> str:
    key = (player.url, game)
    if key not in FINISHED:
        FINISHED[key] = uploaded(player, game)
    return FINISHED[key]


def past(game: str, at: int) -> Game:
    """The game of the record after an entry of the table that continues it."""
    return Game.from_record(record(game), len(Game.from_record(record(game)).actions()) + at)


def refusal(player: Player, path: str, **params: Any) -> str:
    with pytest.raises(Refused) as found:
        player.get(path, **params)
    return str(found.value.code)


@games
def test_all_hands_are_shown_after_the_end(anna: Player, game: str) -> None:
    table = finished(anna, game)
    told = anna.get(f"/tables/{table}/opening", seat=ALL_SEATS)["entries"]
    assert all(seat["hand"] is not None for seat in told[0]["changes"][""]["seats"])
    drawn = {
        event["facts"]["seat"] for e in told for event in e["events"] if event["name"] == "drew"
    }
    assert drawn == {0, 1, 2, 3}
    line = anna.get(f"/tables/{table}/study/line", at=AT)
    assert line["entries"] == []
    assert line["position"] == to_builtins(past(game, AT).position())


def test_a_running_game_shows_nothing_more(server: Server, anna: Player) -> None:
    table = anna.create(seats("me", "open", "beginner"))
    ben = Player(server.url, "Ben")
    ben.post(f"/tables/{table}/seats")
    ben.post(f"/tables/{table}/ready", ready=True)
    anna.post(f"/tables/{table}/start")
    for path in ("", "/log", "/opening", "/positions/3"):
        assert refusal(anna, f"/tables/{table}{path}", seat=ALL_SEATS) == "not-over"
    for path in ("line", "menu", "bot", "judgement"):
        assert refusal(anna, f"/tables/{table}/study/{path}", at=3, line="1") == "not-over"
    assert refusal(anna, f"/tables/{table}/study/why-not", at=3, kind="build") == "not-over"
    with pytest.raises(Refused) as found:
        anna.post(f"/tables/{table}/study/tables", at=3, seats=seats("me", "beginner", "beginner"))
    assert found.value.code == "not-over"


def test_only_those_who_may_view_a_table_may_study_it(server: Server, anna: Player) -> None:
    table = uploaded(anna, "brass", settings={"listed": False, "spectators": False})
    stranger = Player(server.url, "Stranger")
    for path in ("", "/log", "/opening"):
        assert refusal(stranger, f"/tables/{table}{path}", seat=ALL_SEATS) == "no-spectators"
    for path in ("line", "menu", "bot", "judgement"):
        assert refusal(stranger, f"/tables/{table}/study/{path}", at=0, line="1") == "no-spectators"
    assert anna.get(f"/tables/{table}/study/line", at=0)["position"]["stage"] == "over"
    shared = finished(anna, "brass")
    visitor = Player(server.url)  # without a session
    assert visitor.get(f"/tables/{shared}/study/menu", at=AT)["nodes"]
    assert refusal(visitor, f"/tables/{shared}/study/bot", at=AT) == "not-signed-in"


@games
def test_the_menu_of_a_past_position_lists_its_legal_decisions(anna: Player, game: str) -> None:
    table = finished(anna, game)
    for at in range(AT, -5, 17):
        menu = anna.get(f"/tables/{table}/study/menu", at=at)
        truth = past(game, at)
        assert menu["seat"] == truth.seat
        decisions = [option["decision"] for option in menu["nodes"][0]["options"]]
        assert decisions == [decision.id for decision in truth.legal()]
    assert refusal(anna, f"/tables/{table}/study/menu", at=0) == "game-over"
    assert refusal(anna, f"/tables/{table}/study/menu", at=-5000) == "not-found"


def complete_move(player: Player, table: str, at: int, line: str, rng: random.Random) -> list[int]:
    """A random move from the menus of a line."""
    chosen: list[int] = []
    while True:
        words = ",".join(map(str, chosen))
        menu = player.get(f"/tables/{table}/study/menu", at=at, line=line, chosen=words)
        node = menu["nodes"][0]
        if node["complete"]:
            return chosen
        chosen.append(rng.choice(node["options"])["decision"])


@games
def test_a_line_is_played_by_the_rules(anna: Player, game: str) -> None:
    table = finished(anna, game)
    rng = random.Random(4)
    truth = past(game, AT)
    line = ""
    for number in range(1, 7):
        move = complete_move(anna, table, AT, line, rng)
        line = ";".join([*([line] if line else []), ",".join(map(str, move))])
        for decision in move:
            truth.play(decision)
        found = anna.get(f"/tables/{table}/study/line", at=AT, line=line)
        assert len(found["entries"]) == number
        assert found["position"] == to_builtins(truth.position())
        assert ";".join(",".join(map(str, one)) for one in found["line"]) == line
    last = found["entries"][-1]
    assert last["data"]["acted"] == [truth.actions()[-1].text]
    assert last["events"]
    assert refusal(anna, f"/tables/{table}/study/line", at=AT, line=f"{line};0,0,0") != ""
    assert refusal(anna, f"/tables/{table}/study/line", at=AT, line="9;") == "bad-request"


def test_moves_in_the_notation_follow_as_far_as_they_are_legal(anna: Player) -> None:
    table = finished(anna, "brass")
    actions = [action.text for action in Game.from_record(record("brass")).actions()]
    following = actions[AT : AT + 2]
    found = anna.get(f"/tables/{table}/study/line", at=AT, moves=following)
    assert [entry["data"]["acted"] for entry in found["entries"]] == [[text] for text in following]
    assert found["position"] == to_builtins(past("brass", AT + 2).position())
    again = ";".join(",".join(map(str, move)) for move in found["line"])
    assert anna.get(f"/tables/{table}/study/line", at=AT, line=again) == found
    part = anna.get(f"/tables/{table}/study/line", at=AT, moves=[following[0], "build x y"])
    assert part["line"] == found["line"][:1]


def test_refusals_have_their_reasons(anna: Player) -> None:
    table = finished(anna, "brass")
    found = anna.get(f"/tables/{table}/study/why-not", at=AT, target="manchester.1")
    assert all(attempt["reasons"] for attempt in found["attempts"])
    assert found["attempts"]


@games
def test_the_analyst_compares_a_line_with_the_game(anna: Player, game: str) -> None:
    table = finished(anna, game)
    actions = [action.text for action in Game.from_record(record(game)).actions()]
    at = AT
    same = anna.get(f"/tables/{table}/study/line", at=at, moves=actions[at : at + 2])["line"]
    judged = judge(anna, table, at, same)
    first = judged["turns"][0]
    assert first["cost"] == pytest.approx(judged["played"]["cost"])
    assert judged["played"]["moves"] == first["moves"]
    assert len(judged["outlook"]["errors"]) == len(judged["outlook"]["points"]) == 4
    if game == "brass":  # the best turn found gives nothing away; it reveals nothing here
        best = anna.get(f"/tables/{table}/study/line", at=at, moves=first["best"])["line"]
        assert len(best) == len(first["best"]) == 2
        better = judge(anna, table, at, best)
        assert better["turns"][0]["cost"] == 0 < first["cost"]
        half = judge(anna, table, at, best[:1])  # the rest is played well
        assert half["turns"][0]["cost"] == pytest.approx(0, abs=0.01)
        assert not half["turns"][0]["finished"]


def judge(player: Player, table: str, at: int, line: list[list[int]]) -> Json:
    text = ";".join(",".join(map(str, move)) for move in line)
    found: Json = player.get(f"/tables/{table}/study/judgement", at=at, line=text)
    return found


def test_bots_answer_and_the_game_goes_on_at_a_new_table(anna: Player) -> None:
    table = finished(anna, "brass")
    answer = anna.get(f"/tables/{table}/study/bot", at=AT, bot="beginner")
    line = [answer["decisions"]]
    text = ",".join(map(str, answer["decisions"]))
    after = anna.get(f"/tables/{table}/study/line", at=AT, line=text)["position"]
    assert answer["seat"] == past("brass", AT).seat
    plan = seats("beginner", "beginner", "me", "me")
    made = anna.post(f"/tables/{table}/study/tables", at=AT, line=line, seats=plan)
    new = made["table"]
    assert new["continued"]
    assert new["status"] == "playing"
    assert not new["settings"]["rated"]
    told = anna.get(f"/tables/{new['id']}/opening", seat=2)["entries"]
    assert told[-1]["data"]["acted"] == [
        entry["data"]["acted"][0]
        for entry in anna.get(f"/tables/{table}/study/line", at=AT, line=text)["entries"]
    ]
    start = next(
        entry
        for entry in anna.get(f"/tables/{new['id']}/log", seat=2)["entries"]
        if entry["kind"] == "started"
    )
    position = start["changes"][""]
    assert position["slots"] == after["slots"]
    assert position["seats"][2]["hand"] == after["seats"][2]["hand"]
    assert position["seats"][0]["hand"] is None
    with pytest.raises(Refused) as found:
        anna.post(f"/tables/{table}/study/tables", at=0, seats=plan)
    assert found.value.code == "game-over"
