"""Playing: menus, reasons, previews, undo, chat, past positions, records."""

import random
from typing import Any

import pytest

from cottonopolis import Game
from cottonopolis.games.simulation import random_game
from tests.server.kit import Player, Refused, Server, new_record, seats, table_of
from tests.server.test_tables import refused


def solo(server: Server, record: str | None = None, **data: Any) -> tuple[Player, str]:
    """A table with one person in all seats."""
    player = Player(server.url, "Solo")
    plan = seats("me", "me", "me", "me")
    return player, player.create(plan, record=record, start=True, **data)


def test_the_menu_is_the_engines_with_whole_costs(server: Server) -> None:
    player, table = solo(server, new_record(7))
    game = Game.from_record(new_record(7))
    assert game.seat is not None
    (node,) = player.menu(table, game.seat)["nodes"]
    assert [option["text"] for option in node["options"]] == [str(d) for d in game.legal()]
    cotton = node["options"][0]
    assert (cotton["kind"], cotton["industry"], cotton["level"]) == ("build", "cotton_mill", 1)
    assert cotton["target"] == {"kind": "slot", "id": "blackburn.1"}
    assert cotton["price"] == 12
    assert set(cotton["cards"]) <= set(game.view(game.seat).hand)


def test_a_preview_says_what_would_be_paid_and_moved_and_changes_nothing(server: Server) -> None:
    player, table = solo(server, new_record(7))
    seat = player.get(f"/tables/{table}")["table"]["to_move"]
    before = player.get(f"/tables/{table}", seat=seat)["position"]
    options = player.menu_node(table, seat)["options"]
    build = next(o for o in options if o["text"].startswith("build coal"))
    # The only card is played automatically
    done = player.menu_node(table, seat, [build["decision"]])
    assert done["complete"]
    told = {event["name"]: event["facts"] for event in done["events"]}
    assert told["paid"]["price"] == build["price"]
    assert told["built"]["industry"] == "coal_mine"
    loan = next(o for o in options if o["text"] == "loan 30")
    branch = player.menu(table, seat, [loan["decision"]])["nodes"]
    cards = branch[0]
    assert (cards["stage"], cards["complete"]) == ("card", False)
    assert len(cards["options"]) > 1
    first = cards["options"][0]
    done = player.menu_node(table, seat, [loan["decision"], first["decision"]])
    assert first["ends_move"]
    assert branch[first["next"]] == done
    assert {event["name"] for event in done["events"]} >= {"borrowed", "income_moved"}
    assert player.get(f"/tables/{table}", seat=seat)["position"] == before
    with refused("illegal-move"):
        player.menu(table, seat, [loan["decision"], build["decision"]])


def test_why_not_gives_every_rule(server: Server) -> None:
    player, table = solo(server, new_record(7))
    move = "build shipyard birkenhead with shipyard"
    (found,) = player.get(f"/tables/{table}/why-not", seat=3, move=move)["attempts"]
    assert [reason["rule"] for reason in found["reasons"]] == ["B7", "B13"]
    assert [r.rule for r in Game.from_record(new_record(7)).why_not(move)] == ["B7", "B13"]


def test_why_not_there(server: Server) -> None:
    """All actions that a click may mean are checked, at any point of a move."""
    player, table = solo(server, new_record(7))

    def rules_against(**params: Any) -> dict[tuple[str, str | None], set[str]]:
        found = player.get(f"/tables/{table}/why-not", seat=3, **params)["attempts"]
        return {
            (attempt["kind"], attempt["industry"]): {r["rule"] for r in attempt["reasons"]}
            for attempt in found
        }

    assert rules_against(target="birkenhead") == {("build", "shipyard"): {"B13"}}
    with_card = rules_against(target="birkenhead", kind="build", card="shipyard")
    assert with_card == {("build", "shipyard"): {"B7", "B13"}}
    assert rules_against(target="blackburn.1", industry="port") == {}
    assert rules_against(target="blackpool-preston").keys() == {("link", None)}
    with refused("not-found"):
        rules_against(target="birkenhead", card="atlantis")
    with refused("bad-request"):
        rules_against()


def test_a_refused_action_is_explained_as_a_whole(server: Server) -> None:
    """Summary, nearest miss and remedies; the first menu carries the summaries and causes."""
    player, table = solo(server, new_record(7))
    found = player.get(f"/tables/{table}/why-not", seat=3, kind="sell")
    assert [reason["code"] for reason in found["summary"]] == ["B27_NO_MILL"]
    assert found["attempts"] == []
    assert found["remedies"] == [[{"id": "remedy-new-mill", "facts": {}}]]
    iron = player.get(f"/tables/{table}/why-not", seat=3, kind="build", industry="iron_works")
    nearest = iron["attempts"][0]
    assert nearest["target"]["kind"] == "slot"
    assert nearest["cause"] == {"obstacle": "coal", "missing": None}
    assert iron["remedies"] == nearest["remedies"] != []
    assert player.get(f"/tables/{table}/why-not", seat=3, kind="build")["summary"] == []
    menu = player.menu(table, 3)
    assert {one["kind"]: [r["code"] for r in one["reasons"]] for one in menu["impossible"]} == {
        "link": ["B23_NO_NETWORK"],
        "sell": ["B27_NO_MILL"],
    }
    causes = {one["industry"]: one["cause"]["obstacle"] for one in menu["unbuildable"]}
    assert causes["iron_works"] == "coal"
    assert causes["shipyard"] == "level"
    built = {option["industry"] for option in menu["nodes"][0]["options"] if "industry" in option}
    assert "cotton_mill" in built - causes.keys()
    loan = next(o for o in menu["nodes"][0]["options"] if o["kind"] == "loan")
    later = player.menu(table, 3, [loan["decision"]])
    assert later["impossible"] == later["unbuildable"] == []


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
    menu = player.menu(table, seat)
    options = menu["nodes"][0]["options"]
    loan = next(option["decision"] for option in options if option["text"] == "loan 30")
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
    player.move_at_random(table, seat, rng)  # and the game continues


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
    expected = Game.from_record(new_record(7)).hint(3)
    moves = [(tuple(move["decisions"]), move["text"]) for move in hint["moves"]]
    assert moves == [(move.decisions, move.text) for move in expected.moves]
    assert hint["why"]
    after = player.get(f"/tables/{table}")["table"]["last_move"]
    decisions = hint["moves"][0]["decisions"]
    player.post(f"/tables/{table}/moves", seat=3, after=after, decisions=decisions)
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
    played.take(*random_game(played.rules, 11, "sane"))
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
