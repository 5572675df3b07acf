"""The worked examples over HTTP: all of them, their menus and reasons, and moves in them."""

import pytest

from cottonopolis.scenes.examples import examples_of
from tests.server.kit import Json, Player, Refused, Server


@pytest.fixture
def visitor(server: Server) -> Player:
    return Player(server.url)  # without a session


def served(visitor: Player, game: str) -> dict[str, Json]:
    return {found["id"]: found for found in visitor.get(f"/games/{game}/examples")}


def line_text(line: list[list[int]]) -> str:
    return ";".join(",".join(map(str, move)) for move in line)


@pytest.mark.parametrize("game", ["brass", "industry"])
def test_all_examples_are_served_with_moves_and_reasons(visitor: Player, game: str) -> None:
    found = served(visitor, game)
    assert list(found) == [example.id for example in examples_of(game)]
    for example in examples_of(game):
        shown = found[example.id]
        assert len(shown["entries"]) == len(shown["line"]) == len(example.moves)
        assert all(entry["events"] for entry in shown["entries"])
        assert [one["move"] for one in shown["refused"]] == [one.move for one in example.refused]
        assert all(one["reasons"] for one in shown["refused"])
        assert shown["show"] or shown["parts"]
        assert all(seat["hand"] is not None for seat in shown["position"]["seats"])


def test_an_example_can_be_played_and_left(visitor: Player) -> None:
    oldham = served(visitor, "brass")["oldham"]
    path = "/games/brass/examples/oldham"
    menu = visitor.get(f"{path}/menu")
    assert menu["seat"] == 0
    after = visitor.get(f"{path}/line", line=line_text(oldham["line"]))
    assert after["position"]["slots"]["oldham.1"]["level"] == 2
    assert after["entries"] == oldham["entries"]
    passed = next(o for o in menu["nodes"][0]["options"] if o["kind"] == "pass")
    card = visitor.get(f"{path}/menu", chosen=str(passed["decision"]))["nodes"][0]["options"][0]
    other = [[passed["decision"], card["decision"]]]
    assert len(visitor.get(f"{path}/line", line=line_text(other))["entries"]) == 1
    assert visitor.get(f"{path}/line")["position"] == oldham["position"]  # nothing was kept


def test_a_refused_move_is_explained(visitor: Player) -> None:
    found = visitor.get("/games/brass/examples/oldham/why-not", target="bury.2")
    codes = {reason["code"] for attempt in found["attempts"] for reason in attempt["reasons"]}
    assert "B15_ONE_PER_LOCATION" in codes


def test_what_does_not_exist_is_not_found(visitor: Player) -> None:
    for path, code in (
        ("/games/chess/examples", "setup"),
        ("/games/brass/examples/atlantis/menu", "not-found"),
    ):
        with pytest.raises(Refused) as refusal:
            visitor.get(path)
        assert refusal.value.code == code
