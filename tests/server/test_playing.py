"""Playing: costs before choosing, reasons, previews, undo, talk, the past, records."""

import random
from typing import Any

import pytest

from cottonopolis import Game
from tests.server.kit import Player, Refused, Server, new_record, seats, table_of
from tests.server.test_tables import refused


def solo(server: Server, record: str | None = None, **data: Any) -> tuple[Player, str]:
    """One person in all seats."""
    player = Player(server.url, "Solo")
    plan = seats("me", "me", "me", "me")
    return player, player.create(plan, record=record, start=True, **data)


def test_the_menu_is_the_engines_with_whole_costs(server: Server) -> None:
    player, table = solo(server, new_record(7))
    game = Game.new("brass", players=4, seed=7)
    assert game.seat is not None
    menu = player.options(table, game.seat, [])
    assert [option["text"] for option in menu["options"]] == [str(d) for d in game.legal()]
    cotton = menu["options"][0]
    assert cotton["group"] == {"id": "action-build", "facts": {"industry": "cotton_mill"}}
    assert cotton["price"] == cotton["label"]["facts"]["price"] == 12


def test_a_preview_says_what_would_be_paid_and_moved_and_changes_nothing(server: Server) -> None:
    player, table = solo(server, new_record(7))
    seat = player.get(f"/tables/{table}")["table"]["to_move"]
    before = player.get(f"/tables/{table}", seat=seat)["position"]
    options = player.options(table, seat, [])["options"]
    build = next(o for o in options if o["text"].startswith("build coal"))
    done = player.options(table, seat, [build["id"]])  # the only card that fits plays itself
    assert done["complete"]
    told = {event["name"]: event["facts"] for event in done["events"]}
    assert told["paid"]["price"] == build["price"]
    assert told["built"]["industry"] == "coal_mine"
    loan = next(o for o in options if o["text"] == "loan 30")
    cards = player.options(table, seat, [loan["id"]])
    assert (cards["stage"], cards["pending"], cards["complete"]) == ("card", "loan 30", False)
    assert len(cards["options"]) > 1
    done = player.options(table, seat, [loan["id"], cards["options"][0]["id"]])
    assert {event["name"] for event in done["events"]} >= {"played_card", "borrowed"}
    assert player.get(f"/tables/{table}", seat=seat)["position"] == before
    with refused("illegal-move"):
        player.options(table, seat, [loan["id"], build["id"]])


def test_why_not_gives_every_rule(server: Server) -> None:
    player, table = solo(server, new_record(7))
    move = "build shipyard birkenhead with shipyard"
    found = player.get(f"/tables/{table}/why-not", seat=3, move=move)
    assert [reason["rule"] for reason in found["reasons"]] == ["B7", "B13"]
    assert [r.rule for r in Game.new("brass", 4, 7).why_not(move)] == ["B7", "B13"]


def test_an_illegal_move_is_refused_with_reasons_and_changes_nothing(server: Server) -> None:
    player, table = solo(server, new_record(7))
    before = player.get(f"/tables/{table}")
    with pytest.raises(Refused) as refusal:
        player.post(
            f"/tables/{table}/moves",
            seat=3,
            after=before["table"]["last_move"],
            move="build shipyard birkenhead with shipyard",
        )
    assert refusal.value.status == 422
    assert {reason["rule"] for reason in refusal.value.body["reasons"]} >= {"B7", "B13"}
    assert player.get(f"/tables/{table}")["number"] == before["number"]


def test_half_a_move_is_not_taken(server: Server) -> None:
    player, table = solo(server, new_record(7))
    seat = player.get(f"/tables/{table}")["table"]["to_move"]
    menu = player.options(table, seat, [])
    loan = next(option["id"] for option in menu["options"] if option["text"] == "loan 30")
    with pytest.raises(Refused) as refusal:
        player.post(f"/tables/{table}/moves", seat=seat, after=menu["after"], decisions=[loan])
    assert [r["code"] for r in refusal.value.body["reasons"]] == ["NOTATION_CHOOSE"]


def test_a_move_for_an_older_position_is_stale(server: Server) -> None:
    player, table = solo(server)
    seat = player.get(f"/tables/{table}")["table"]["to_move"]
    after, chosen = player.choose(table, seat, random.Random(1))
    with refused("stale"):
        player.post(f"/tables/{table}/moves", seat=seat, after=after + 1, decisions=chosen)
    player.post(f"/tables/{table}/chat", text="a word in between does not matter")
    player.post(f"/tables/{table}/moves", seat=seat, after=after, decisions=chosen)
    with pytest.raises(Refused):
        player.post(f"/tables/{table}/moves", seat=seat, after=after, decisions=chosen)


def test_undo_goes_back_move_by_move_and_never_over_a_reveal(server: Server) -> None:
    player, table = solo(server, new_record(7), settings={"undo_requests": False})
    rng = random.Random(3)
    shown = player.get(f"/tables/{table}")
    first_round = shown["position"]["round"]
    while shown["position"]["round"] == first_round:
        last = shown["table"]["to_move"]
        player.move_at_random(table, last, rng)
        shown = player.get(f"/tables/{table}")
    with refused("undo-reveals"):  # hands were filled at the end of the round
        player.post(f"/tables/{table}/undo", seat=last)
    seat = shown["table"]["to_move"]
    tab = player.live(table, seat=seat)
    tab.receive()
    positions = []
    for _ in range(2):
        positions.append(player.get(f"/tables/{table}", seat=seat)["position"])
        tab.until(player.move_at_random(table, seat, rng)["number"])
    other = tab.table["to_move"]
    assert other != seat
    with refused("nothing-to-undo"):
        player.post(f"/tables/{table}/undo", seat=other)
    for position in reversed(positions):
        tab.until(player.post(f"/tables/{table}/undo", seat=seat)["number"])
        assert tab.entries[-1]["kind"] == "undo"
        assert tab.position == position
        assert player.get(f"/tables/{table}", seat=seat)["position"] == position
    with pytest.raises(Refused):
        player.post(f"/tables/{table}/undo", seat=seat)
    player.move_at_random(table, seat, rng)  # and the game goes on


def test_the_others_may_allow_an_undo_over_their_own_moves(server: Server) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"])
    rng = random.Random(4)
    tab = players[0].live(table, seat=0)
    tab.receive()
    first = tab.table["to_move"]
    start = players[first].get(f"/tables/{table}", seat=first)["position"]
    tab.until(players[first].move_at_random(table, first, rng)["number"])
    second = tab.table["to_move"]
    tab.until(players[second].move_at_random(table, second, rng)["number"])
    with refused("nothing-to-undo"):
        players[first].post(f"/tables/{table}/undo", seat=first)
    players[first].post(f"/tables/{table}/undo-requests", seat=first)
    others = [seat for seat in range(3) if seat != first]
    with refused("not-allowed"):
        players[first].post(f"/tables/{table}/undo-requests/answer", agree=True)
    players[others[0]].post(f"/tables/{table}/undo-requests/answer", agree=False)
    with refused("no-undo-request"):
        players[others[1]].post(f"/tables/{table}/undo-requests/answer", agree=True)
    players[first].post(f"/tables/{table}/undo-requests", seat=first)
    players[others[0]].post(f"/tables/{table}/undo-requests/answer", agree=True)
    written = players[others[1]].post(f"/tables/{table}/undo-requests/answer", agree=True)
    tab.until(written["number"])
    assert tab.table["undo_asked"] is None
    assert players[first].get(f"/tables/{table}", seat=first)["position"] == start


def test_a_hint_is_a_legal_decision_and_can_be_switched_off(server: Server) -> None:
    player, table = solo(server, new_record(7))
    hint = player.get(f"/tables/{table}/hint", seat=3)
    menu = player.options(table, 3, [])
    assert hint["decision"] in [option["id"] for option in menu["options"]]
    assert hint["why"]
    assert hint["move"] == Game.new("brass", 4, 7).hint(3).move
    player, table = solo(server, new_record(7), settings={"hints": False})
    with refused("no-hints"):
        player.get(f"/tables/{table}/hint", seat=3)


def test_chat_is_for_the_table_and_notes_are_for_oneself(server: Server) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"])
    stranger = Player(server.url, "Stranger")
    players[0].post(f"/tables/{table}/chat", text="good luck")
    players[0].put(f"/tables/{table}/notes", text="Ben builds ports")
    said = stranger.get(f"/tables/{table}/log")["entries"][-1]
    assert (said["kind"], said["data"]) == ("chat", {"text": "good luck"})
    with refused("not-your-seat"):
        stranger.post(f"/tables/{table}/chat", text="me too")
    assert players[0].get(f"/tables/{table}/notes") == {"text": "Ben builds ports"}
    assert players[1].get(f"/tables/{table}/notes") == {"text": ""}


def test_any_past_position_can_be_looked_at(server: Server) -> None:
    player, table = solo(server)
    rng = random.Random(6)
    seen = {}
    for _ in range(8):
        shown = player.get(f"/tables/{table}", seat=0)
        seen[shown["number"]] = shown["position"]
        player.move_at_random(table, shown["table"]["to_move"], rng)
    for number, position in seen.items():
        past = player.get(f"/tables/{table}/positions/{number}", seat=0)
        assert past["position"] == position
    with refused("not-found"):
        player.get(f"/tables/{table}/positions/999")


def test_a_record_is_replayed_or_continued(server: Server) -> None:
    played = Game.new("brass", players=4, seed=11)
    played.take(*played.rules.random_game(11, "sane"))
    record = played.record()
    player = Player(server.url, "Reader")
    plan = seats("me", "me", "me", "me")
    shown = player.post("/tables", seats=plan, record=record, start=True)
    assert shown["table"]["status"] == "finished"
    assert shown["table"]["score"] == played.score()
    table = shown["table"]["id"]
    assert player.ask("GET", f"/tables/{table}/record").text == record
    until = len(played.actions()) - 3
    shown = player.post("/tables", seats=plan, record=record, until=until, start=True)
    assert shown["table"]["status"] == "playing"
    assert shown["table"]["settings"]["rated"] is False
    with refused("not-over"):
        player.get(f"/tables/{shown['table']['id']}/record")
    rest = played.actions()[until:]
    for action in rest:
        now = player.get(f"/tables/{shown['table']['id']}")["table"]
        if now["status"] != "playing":
            break
        player.post(
            f"/tables/{now['id']}/moves",
            seat=action.seat,
            after=now["last_move"],
            move=action.text,
        )
    assert player.get(f"/tables/{shown['table']['id']}")["table"]["score"] == played.score()


def test_a_bad_record_names_its_line(server: Server) -> None:
    player = Player(server.url, "Reader")
    with pytest.raises(Refused) as refusal:
        player.post(
            "/tables",
            seats=seats("me", "me", "me", "me"),
            record=new_record(7, 4, "3: fly to moon"),
        )
    assert refusal.value.body["params"]["line"] == 7
    assert refusal.value.body["reasons"]
