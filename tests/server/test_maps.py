"""The map workshop: draw a map, check it, keep it, share it, and play it to the end."""

import random
import tomllib
from copy import deepcopy

import pytest

from tests.server.kit import Json, Player, Refused, Server, seats
from tests.small_map import small_map


def refused(code: str) -> "pytest.RaisesContext[Refused]":  # type: ignore[name-defined]
    return pytest.raises(Refused, match=f'"code":"{code}"')


def check(player: Player, content: Json) -> Json:
    found: Json = player.post("/maps/check", game="industry", content=content)
    return found


def keep(player: Player, content: Json | None = None) -> Json:
    found: Json = player.post("/maps", game="industry", content=content or small_map())
    return found


def test_a_map_is_drawn_checked_kept_and_played_to_the_end(server: Server) -> None:
    ada = Player(server.url, "Ada")
    drawn = small_map(rails=[["cardiff", "neath"], ["neath", "atlantis"]])
    faults = {fault["code"]: fault for fault in check(ada, drawn)["faults"]}
    assert faults["unknown-location"]["path"] == ["rails", 1]
    assert faults["no-rail"]["path"][0] == "location"
    assert check(ada, drawn)["printed"] is None

    drawn = small_map()
    checked = check(ada, drawn)
    assert checked["faults"] == []
    assert [place["id"] for place in checked["printed"]["places"]][-1] == "bay"
    made = keep(ada, drawn)

    table = ada.create(seats("me", "greedy", "greedy"), game="industry", map=made["id"], start=True)
    shown = ada.get(f"/tables/{table}")["table"]
    assert shown["map"].startswith("map_")
    assert shown["name"] == "South Wales"
    assert not shown["settings"]["rated"]

    changed = deepcopy(drawn)
    changed["location"][0]["slots"] = ["port"]
    ada.put(f"/maps/{made['id']}", content=changed, version=1)
    board = ada.get("/boards", game="industry", map=shown["map"], players=3)
    assert len(board["places"][0]["slots"]) == 2, "a table keeps the map it began with"
    ada.delete(f"/maps/{made['id']}")

    tab, rng = ada.live(table, seat=0), random.Random(4)
    tab.receive()
    while tab.table["status"] == "playing":
        if tab.table["to_move"] == 0:
            tab.until(ada.move_at_random(table, 0, rng)["number"])
        else:
            tab.receive()
    assert len(tab.table["ranking"]) == 3
    assert any("by_bot" in entry["data"] for entry in tab.entries)
    record = ada.ask("GET", f"/tables/{table}/record").text
    assert f"map {shown['map']}" in record
    again = ada.post("/tables", seats=seats("me", "greedy", "greedy"), record=record)
    assert again["table"]["map"] == shown["map"]


def test_the_maps_of_the_game_can_be_opened_copied_and_corrected(server: Server) -> None:
    ada = Player(server.url, "Ada")
    germany = ada.get("/maps/germany")
    assert germany["source"] == "shipped"
    assert check(ada, germany["content"])["faults"] == []
    copied = ada.post("/maps/germany/copies")
    content = copied["content"]
    factory = next(t for t in copied["player_board"]["tile"]["factory"] if t["level"] == 4)
    tile = {"level": 4, "cost": 9, "stated": [*factory["stated"], "cost"]}
    content["player_board"] = {"tile": {"factory": [tile]}}
    saved = ada.put(f"/maps/{copied['id']}", content=content, version=1)
    assert saved["version"] == 2
    text = ada.ask("GET", f"/maps/{copied['id']}/toml?part=player_board").text
    board = tomllib.loads(text)["tile"]["factory"]
    corrected = next(tile for tile in board if tile["level"] == 4)
    assert corrected == {**factory, "cost": 9, "stated": tile["stated"]}
    exported = ada.ask("GET", f"/maps/{copied['id']}/toml")
    assert exported.headers["content-disposition"] == 'attachment; filename="germany.toml"'
    assert tomllib.loads(exported.text) == content


def test_a_fault_of_the_player_board_has_its_place(server: Server) -> None:
    content = small_map(player_board={"tile": {"port": [{"level": 1, "cost": 100}]}})
    (fault,) = check(Player(server.url), content)["faults"]
    assert fault["code"] == "range"
    assert fault["path"] == ["player_board", "tile", "port", 0, "cost"]
    assert fault["facts"] == {"low": 0, "high": 99, "word": "100"}


def test_only_its_owner_sees_a_map_until_it_is_shared(server: Server) -> None:
    ada, ben = Player(server.url, "Ada"), Player(server.url, "Ben")
    made = keep(ada)["id"]
    with refused("not-found"):
        ben.get(f"/maps/{made}")
    with refused("setup"):
        ben.create(seats("me", "greedy", "greedy"), game="industry", map=made)
    ada.put(f"/maps/{made}/sharing", shared=True)
    assert ben.get(f"/maps/{made}")["owner"]["name"] == "Ada"
    with refused("not-found"):
        ben.put(f"/maps/{made}", content=small_map(), version=1)
    copied = ben.post(f"/maps/{made}/copies")
    assert copied["source"] == "mine"
    assert [found["id"] for found in ben.get("/maps")] == [copied["id"]]
    with refused("not-found"):
        ben.delete(f"/maps/{made}")
    with refused("not-signed-in"):
        Player(server.url).get("/maps")


def test_a_change_never_overwrites_another(server: Server) -> None:
    ada = Player(server.url, "Ada")
    made = keep(ada)["id"]
    ada.put(f"/maps/{made}", content=small_map(name="First"), version=1)
    with refused("map-changed"):
        ada.put(f"/maps/{made}", content=small_map(name="Second"), version=1)
    assert ada.get(f"/maps/{made}")["name"] == "First"


def test_a_map_with_faults_is_kept_but_not_played(server: Server) -> None:
    ada = Player(server.url, "Ada")
    made = keep(ada, {"id": "empty", "name": "Nothing yet"})["id"]
    with refused("map-faults"):
        ada.create(seats("me", "greedy", "greedy"), game="industry", map=made)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ({"name": "x" * 70_000}, "too-large"),
        ({"a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": 1}}}}}}}}, "setup"),
        ({"players": [2**80]}, "bad-request"),
        ({"drawing": {"land": [[[[[[[[[1]]]]]]]]]}}, "setup"),
    ],
)
def test_odd_contents_are_refused(server: Server, content: Json, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        keep(Player(server.url, "Eve"), content)
    assert refusal.value.code in (code, "setup")


@pytest.mark.parametrize(
    "text", [f"a = {'1' * 5000}", f"a = 0x{'f' * 5000}", ".".join("a" * 2000) + " = 1"]
)
def test_odd_texts_have_a_fault(server: Server, text: str) -> None:
    checked = Player(server.url).post("/maps/check", game="industry", text=text)
    assert len(checked["faults"]) == 1


def test_a_guest_keeps_a_few_maps(server: Server) -> None:
    ada = Player(server.url, "Ada")
    for _ in range(10):
        keep(ada, {"name": "A map"})
    with refused("too-many-maps"):
        keep(ada)
