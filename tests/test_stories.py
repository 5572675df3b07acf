"""A game's events tell its whole story: money, tiles, links, cards and points follow from them."""

import pytest

from cottonopolis import Game, RecordError, SetupError
from cottonopolis.engine.graph import separate
from cottonopolis.games.industry.connections import lay_edge, open_lanes
from cottonopolis.games.industry.layout import NOBODY
from cottonopolis.messages import LANGUAGES
from tests.setups import BRASS, INDUSTRY, Setup, walk

every_brass = pytest.mark.parametrize("setup", BRASS, ids=str)
every_map = pytest.mark.parametrize("setup", INDUSTRY, ids=str)
GAINS = ("earned", "took_loan", "scored_rail")
LOSSES = ("repaid_loan", "paid_interest")


@every_brass
def test_events_tell_the_whole_story_of_brass(setup: Setup) -> None:
    """Money, income, points, tiles, links and hands can be rebuilt from the events alone."""
    rules = setup.rules
    game = setup.finished_game(40, "sane")
    players = rules.players
    money = [int(rules.board.money)] * players
    space = [int(rules.board.income_space)] * players
    vp = [0] * players
    tiles: dict[str, tuple[int, str, int]] = {}
    links: dict[str, int] = {}
    hands: list[list[str]] = [[] for _ in range(players)]
    for event in game.log:
        facts = event.facts
        seat = int(facts.get("seat", 0))
        if event.name in ("paid", "bought_coal", "bought_iron"):
            money[seat] -= int(facts["price"])
        elif event.name in ("shipped_coal", "shipped_iron"):
            money[seat] += int(facts["price"])
        elif event.name in ("collected", "gave_up", "borrowed"):
            money[seat] += int(facts["amount"])
            tiles.pop(str(facts.get("place")), None)
        elif event.name == "paid_debt":
            money[seat] -= int(facts["amount"])
        elif event.name == "income_moved":
            assert space[seat] == facts["from_space"]
            space[seat] = int(facts["to_space"])
        elif event.name == "forgiven":
            vp[seat] -= int(facts["vp"])
        elif event.name.startswith("scored_"):
            vp[seat] += int(facts["vp"])
        elif event.name == "built":
            tiles[str(facts["place"])] = (seat, str(facts["industry"]), int(facts["level"]))
        elif event.name == "removed_tile":
            del tiles[str(facts["place"])]
        elif event.name == "laid_link":
            links[str(facts["link"])] = seat
        elif event.name == "removed_link":
            del links[str(facts["link"])]
        elif event.name == "drew":
            hands[seat].append(str(facts["card"]))
        elif event.name == "played_card":
            hands[seat].remove(str(facts["card"]))
    position = game.position()
    assert money == [seat["money"] for seat in position["seats"]]
    assert space == [seat["income_space"] for seat in position["seats"]]
    assert vp == game.score()
    assert links == {name: owner for name, owner in position["links"].items() if owner is not None}
    assert tiles == {
        name: (tile["owner"], tile["industry"], tile["level"])
        for name, tile in position["slots"].items()
        if tile
    }
    assert [sorted(hand) for hand in hands] == [seat["hand"] for seat in position["seats"]]


@every_map
@pytest.mark.parametrize("seed", [40, 41, 42])
def test_events_tell_the_whole_story_of_industry(setup: Setup, seed: int) -> None:
    """Money, loans, points, tiles, rails, hands and cards can be rebuilt from the events alone."""
    rules = setup.rules
    game = setup.finished_game(seed, "sane")
    players = rules.players
    money = [int(rules.board.money)] * players
    loans = [0] * players
    vp = [0] * players
    tiles: dict[str, tuple[int, str, int]] = {}
    rails: dict[str, int] = {}
    hands: list[list[str]] = [[] for _ in range(players)]
    face_up: list[str] = []
    for event in game.log:
        facts = event.facts
        seat = int(facts.get("seat", 0))
        if event.name in ("paid", "bought_coal", "bought_iron"):
            money[seat] -= int(facts["price"])
        elif event.name in ("shipped_coal", "shipped_iron"):
            money[seat] += int(facts["price"])
        elif event.name in GAINS:
            money[seat] += int(facts["amount"])
        elif event.name in LOSSES:
            money[seat] -= int(facts["amount"])
        elif event.name in ("scored_level", "scored_cash"):
            vp[seat] += int(facts["vp"])
        elif event.name == "lost_for_loans":
            vp[seat] -= int(facts["vp"])
        elif event.name == "built":
            tiles[str(facts["place"])] = (seat, str(facts["industry"]), int(facts["level"]))
        elif event.name == "laid_rail":
            rails[str(facts["link"])] = seat
        elif event.name in ("drew", "took_face_up"):
            hands[seat].append(str(facts["card"]))
        elif event.name == "played_card":
            hands[seat].remove(str(facts["card"]))
        if event.name in ("took_loan", "repaid_loan"):
            sign = 1 if event.name == "took_loan" else -1
            loans[seat] += sign * int(facts["amount"]) // int(rules.board.loan)
        if event.name == "turned_up":
            face_up.append(str(facts["card"]))
        if event.name == "took_face_up":
            face_up.remove(str(facts["card"]))
    position = game.position()
    assert money == [seat["money"] for seat in position["seats"]]
    assert loans == [seat["loans"] for seat in position["seats"]]
    assert vp == game.score()
    assert rails == {name: owner for name, owner in position["rails"].items() if owner is not None}
    assert tiles == {
        name: (tile["owner"], tile["industry"], tile["level"])
        for name, tile in position["slots"].items()
        if tile
    }
    assert [sorted(hand) for hand in hands] == [seat["hand"] for seat in position["seats"]]
    assert sorted(face_up) == position["face_up"]


@every_map
def test_what_is_derived_from_the_tiles_follows_from_them(setup: Setup) -> None:
    rules = setup.rules
    for state in walk(rules, 13, "sane", advanced=True):
        again = rules.copy(state)
        separate(again.component)
        rails = int(rules.board.rail_count)
        again.edge_owner[rails:] = NOBODY
        for rail in range(rails):
            if state.edge_owner[rail] != NOBODY:
                lay_edge(rules.board, again, rail, int(state.edge_owner[rail]))
        open_lanes(rules.board, again)
        assert again == state


def test_what_cannot_be_set_up_is_refused() -> None:
    for arguments, code in (
        ({"players": 2}, "map-players"),
        ({"players": 6, "map": "new_england"}, "map-players"),
        ({"map": "atlantis"}, "unknown-map"),
        ({"variants": ["tournament_mills"]}, "no-variants"),
    ):
        with pytest.raises(SetupError) as refusal:
            Game.new("industry", **arguments)
        assert refusal.value.code == code
        assert all(refusal.value.text(lang) for lang in LANGUAGES)
    with pytest.raises(SetupError) as refusal:
        Game.new("brass", map="germany")
    assert refusal.value.code == "no-maps"


def test_a_record_with_a_wrong_map_names_the_line() -> None:
    text = Game.new("industry", seed=1, map="germany").record()
    with pytest.raises(RecordError) as refusal:
        Game.from_record(text.replace("map germany", "map atlantis"))
    assert (refusal.value.line, refusal.value.column) == (4, 5)
    assert Game.from_record(text.replace("map germany\n", "")).rules.map_name == "germany"
