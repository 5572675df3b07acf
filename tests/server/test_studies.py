"""Studies on a server: by link, edited by their owner, copied by others, and played on."""

import json
import random
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from cottonopolis import Game
from cottonopolis.engine.rng import redeal_words
from cottonopolis.record.reader import read_record
from cottonopolis.studies.notation import read_study
from tests.server.kit import Json, Player, Refused, Server, seats
from tests.server.test_study import RECORDS, finished, record

games = pytest.mark.parametrize("game", sorted(RECORDS))


@pytest.fixture
def anna(server: Server) -> Player:
    return Player(server.url, "Anna")


def code_of(call: Any, *args: Any, **data: Any) -> str:
    with pytest.raises(Refused) as found:
        call(*args, **data)
    return str(found.value.code)


def made(player: Player, **data: Any) -> str:
    return str(player.post("/studies", **data)["id"])


def edit_of(study: Json, **changes: Any) -> Json:
    keys = ("parent", "move", "comment", "arrows", "marks")
    nodes = [{key: node[key] for key in keys} for node in study["nodes"]]
    return {"version": study["version"], "title": study["title"], "nodes": nodes, **changes}


def line_to(study: Json, number: int | None) -> str:
    """The line of a node as requests take it."""
    moves: list[str] = []
    while number:
        node = study["nodes"][number]
        moves.insert(0, ",".join(map(str, node["choices"])))
        number = node["parent"]
    return ";".join(moves)


def dealt_by(server: Server, table: str) -> tuple[int, list[int]]:
    """The seed of a table that plays on from a study, and the key of its chance."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        query = "SELECT seed, start FROM tables WHERE id = ?"
        seed, facts = database.execute(query, [table]).fetchone()
    words = next(fact.split() for fact in json.loads(facts) if fact.startswith("field chance "))
    return int(seed), [int(word) for word in words[2:6]]


def random_move(player: Player, study: str, line: str, rng: random.Random) -> list[int]:
    chosen: list[int] = []
    while True:
        words = ",".join(map(str, chosen))
        node = player.get(f"/studies/{study}/menu", line=line, chosen=words)["nodes"][0]
        if node["complete"]:
            return chosen
        chosen.append(rng.choice(node["options"])["decision"])


@games
def test_a_finished_game_is_studied_shared_and_exported(
    server: Server, anna: Player, game: str
) -> None:
    study_id = made(anna, table=finished(anna, game), title=" What  if ")
    study = anna.get(f"/studies/{study_id}")
    truth = Game.from_record(record(game))
    assert (study["title"], study["mine"], study["redealt"]) == ("What if", True, False)
    assert all(seat["hand"] is not None for seat in study["position"]["seats"])
    last = len(study["nodes"]) - 1
    end = anna.get(f"/studies/{study_id}/line", line=line_to(study, last), skip=last)
    assert end["entries"] == []
    assert [seat["vp"] for seat in end["position"]["seats"]] == truth.score()
    # Two branches with remarks
    rng = random.Random(2)
    edit = edit_of(study)
    for parent in (0, 5):
        move = random_move(anna, study_id, line_to(study, parent), rng)
        text = ";".join(filter(None, [line_to(study, parent), ",".join(map(str, move))]))
        played = anna.get(f"/studies/{study_id}/line", line=text, skip=len(text.split(";")) - 1)
        [entry] = played["entries"]
        edit["nodes"].append({"parent": parent, "move": entry["data"]["acted"][0]})
    place, other = list(study["position"]["slots"])[:2]
    edit["nodes"][-1] |= {
        "comment": "Better?\nI think so.\u0007",
        "arrows": [{"start": place, "end": other, "colour": "red"}],
        "marks": [{"place": place}],
    }
    assert anna.put(f"/studies/{study_id}", **edit)["version"] == 2
    visitor = Player(server.url)  # without a session: the link is enough
    seen = visitor.get(f"/studies/{study_id}")
    assert not seen["mine"]
    assert len(seen["nodes"]) == len(study["nodes"]) + 2
    drawn = next(node for node in seen["nodes"] if node["arrows"])
    assert drawn["comment"] == "Better?\nI think so."
    # The export is a record; its reader plays the main line
    text = visitor.ask("GET", f"/studies/{study_id}/record").text
    assert read_record(text) == truth
    assert read_study(text).title == "What if"
    again = anna.get(f"/studies/{made(anna, record=text)}")
    assert again["nodes"] == seen["nodes"]
    assert again["title"] == "What if"


def test_only_the_owner_edits_and_others_copy(server: Server, anna: Player) -> None:
    study_id = made(anna, record=record("brass"), title="Mine")
    ben = Player(server.url, "Ben")
    study = ben.get(f"/studies/{study_id}")
    assert code_of(ben.put, f"/studies/{study_id}", **edit_of(study)) == "not-author"
    assert code_of(ben.delete, f"/studies/{study_id}") == "not-author"
    copy = ben.post(f"/studies/{study_id}/copies")["id"]
    assert ben.put(f"/studies/{copy}", **edit_of(study, title="Ben’s")) == {"version": 2}
    assert [item["title"] for item in ben.get("/studies")] == ["Ben’s"]
    # A second window with an old version does not overwrite
    assert code_of(ben.put, f"/studies/{copy}", **edit_of(study)) == "study-changed"
    assert anna.get(f"/studies/{study_id}")["title"] == "Mine"
    anna.delete(f"/studies/{study_id}")
    assert code_of(ben.get, f"/studies/{study_id}") == "not-found"
    assert ben.get(f"/studies/{copy}")["title"] == "Ben’s"
    assert code_of(Player(server.url).post, "/studies", record=record("brass")) == "not-signed-in"


def test_bad_trees_are_refused(anna: Player) -> None:
    study_id = made(anna, record=record("brass").split("\n\n")[0] + "\n")
    study = anna.get(f"/studies/{study_id}")
    path = f"/studies/{study_id}"

    def refusal(*nodes: Json) -> str:
        return code_of(anna.put, path, **edit_of(study, nodes=[{"parent": None}, *nodes]))

    assert refusal({"parent": 0, "move": "build port atlantis"}) == "illegal-move"
    assert refusal({"parent": 1, "move": "pass"}) == "bad-request"
    assert refusal({"parent": None, "move": ""}) == "bad-request"
    wrong = {"place": "atlantis"}
    assert code_of(
        anna.put, path, **edit_of(study, nodes=[{"parent": None, "marks": [wrong]}])
    ) == ("setup")
    assert code_of(anna.post, "/studies", record="hello") == "setup"
    assert code_of(anna.post, "/studies") == "bad-request"
    fields = "start field money 9 9 9 9\n"
    header = record("brass").split("\n\n")[0] + "\n" + fields
    assert code_of(anna.post, "/studies", record=header) == "setup"


def running_game(server: Server, anna: Player, **settings: Any) -> tuple[str, Player]:
    table = anna.create(seats("me", "open", "beginner"), settings=settings)
    ben = Player(server.url, "Ben")
    ben.post(f"/tables/{table}/seats")
    ben.post(f"/tables/{table}/ready", ready=True)
    anna.post(f"/tables/{table}/start")
    return table, ben


def test_a_study_of_a_running_game_shows_no_hidden_card(server: Server, anna: Player) -> None:
    table, ben = running_game(server, anna, hints=False)
    hands = [
        player.get(f"/tables/{table}", seat=seat)["position"]["seats"][seat]["hand"]
        for seat, player in enumerate((anna, ben))
    ]
    dealt = []
    for _ in range(3):
        study_id = made(anna, table=table)
        study = anna.get(f"/studies/{study_id}")
        assert study["redealt"]
        found = [seat["hand"] for seat in study["position"]["seats"]]
        assert found[0] == hands[0]
        dealt.append(found[1])
        # Not the real seed either, from which the cards could be computed
        text = anna.ask("GET", f"/studies/{study_id}/record").text
        assert "#% redealt" in text
        assert Game.from_record(text).view(0).hand == hands[0]
    assert any(hand != hands[1] for hand in dealt)
    assert dealt[0] != dealt[1] or dealt[1] != dealt[2]  # each study is dealt anew
    # No help that the table does not allow
    assert study["hints"] is False
    assert code_of(anna.get, f"/studies/{study_id}/judgement") == "no-hints"
    assert code_of(anna.get, f"/studies/{study_id}/bot") == "no-hints"
    assert code_of(anna.post, "/studies", table=table, at=3, line=[[1]]) == "not-over"
    watcher = Player(server.url, "Watcher")
    watched = watcher.get(f"/studies/{made(watcher, table=table)}")
    assert watched["position"]["seats"][0]["hand"] != hands[0] or (
        watched["position"]["seats"][1]["hand"] != hands[1]
    )
    hidden, _ = running_game(server, anna, spectators=False)
    assert code_of(watcher.post, "/studies", table=hidden) == "no-spectators"


def test_a_branch_of_a_replay_becomes_a_variation(anna: Player) -> None:
    table = finished(anna, "brass")
    menu = anna.get(f"/tables/{table}/study/bot", at=-100, bot="beginner")
    new = anna.post("/studies", table=table, at=-100, line=[menu["decisions"]])
    study = anna.get(f"/studies/{new['id']}")
    node = study["nodes"][new["node"]]
    assert node["choices"] == menu["decisions"]
    assert node["seat"] == menu["seat"]
    at = anna.post("/studies", table=table, at=-100)["node"]
    assert study["nodes"][new["node"]]["parent"] in (at, study["nodes"][at]["parent"])


def test_the_analyst_and_bots_answer_inside_a_branch(anna: Player) -> None:
    study_id = made(anna, table=finished(anna, "brass"))
    study = anna.get(f"/studies/{study_id}")
    late = len(study["nodes"]) - 9
    before = line_to(study, late)
    answer = anna.get(f"/studies/{study_id}/bot", line=before, bot="beginner")
    branch = f"{before};{','.join(map(str, answer['decisions']))}"
    judged = anna.get(f"/studies/{study_id}/judgement", line=branch)
    assert len(judged["outlook"]["points"]) == 4
    if branch == line_to(study, late + 1):
        assert judged["played"] is None
    else:
        assert judged["turns"][0]["seat"] == answer["seat"]
        assert judged["played"]["seat"] == answer["seat"]
    main = anna.get(f"/studies/{study_id}/judgement", line=before)
    assert main["played"] is None
    assert len(main["turns"]) == 1


@games
@pytest.mark.parametrize("cards", ["new", "same"])
def test_a_table_plays_on_from_a_node(server: Server, anna: Player, game: str, cards: str) -> None:
    study_id = made(anna, table=finished(anna, game))
    study = anna.get(f"/studies/{study_id}")
    line = line_to(study, 40)
    moves = [[int(word) for word in move.split(",")] for move in line.split(";")]
    here = anna.get(f"/studies/{study_id}/line", line=line, skip=40)["position"]
    mover = here["to_move"]
    kinds = ["beginner"] * 4
    kinds[mover] = "me"
    data = {"line": moves, "seats": seats(*kinds), "cards": cards}
    new = anna.post(f"/studies/{study_id}/tables", **data)["table"]
    assert (new["status"], new["settings"]["rated"]) == ("playing", False)
    position = anna.get(f"/tables/{new['id']}", seat=mover)["position"]
    assert position["slots"] == here["slots"]
    assert position["to_move"] == mover
    assert position["seats"][mover]["hand"] == here["seats"][mover]["hand"]
    assert anna.move_at_random(new["id"], mover, random.Random(1))
    if cards == "new":
        seed, key = dealt_by(server, new["id"])
        assert seed >= 2**100  # of 128 bits
        assert key == redeal_words(seed)[:4]
    # With a friend: the seat is open, and the table waits
    kinds[(mover + 1) % 4] = "open"
    data["seats"] = seats(*kinds)
    waiting = anna.post(f"/studies/{study_id}/tables", **data)["table"]
    assert waiting["status"] == "open"
    ben = Player(server.url, "Ben")
    assert anna.post(f"/tables/{waiting['id']}/invitations")
    assert code_of(ben.post, f"/tables/{waiting['id']}/seats") == "invitation-needed"
