"""A game's events tell its whole story: money, tiles, links, cards and points follow from them."""

from typing import Any

import pytest

from cottonopolis import Game, RecordError, SetupError
from cottonopolis.engine.graph import reset_components
from cottonopolis.games.events import Event
from cottonopolis.games.industry.connections import lay_edge, open_lanes
from cottonopolis.games.industry.state import NOBODY
from cottonopolis.messages import LANGUAGES
from tests.setups import INDUSTRY, SETUPS, Setup, walk

every_map = pytest.mark.parametrize("setup", INDUSTRY, ids=str)


class Story:
    """What the events of a game say, and nothing else."""

    def __init__(self, setup: Setup) -> None:
        players, board = setup.players, setup.rules.board
        self.money = [int(board.money)] * players
        self.vp = [0] * players
        self.tiles: dict[str, tuple[int, str, int]] = {}
        self.links: dict[str, int] = {}
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.face_up: list[str] = []
        self.loans = [0] * players
        self.loan = int(getattr(board, "loan", 0))  # dollars of one
        self.income_space = [int(getattr(board, "income_space", 0))] * players

    def tell(self, event: Event) -> None:
        facts = event.facts
        seat = int(facts.get("seat", 0))
        place, link = str(facts.get("place", "")), str(facts.get("link", ""))
        self.money[seat] += event.kind.money * event.amount
        if event.name.startswith("scored_"):
            self.vp[seat] += int(facts.get("vp", 0))
        elif event.name in ("forgiven", "lost_for_loans"):
            self.vp[seat] -= int(facts["vp"])
        elif event.name == "income_moved":
            assert self.income_space[seat] == facts["from_space"]
            self.income_space[seat] = int(facts["to_space"])
        elif event.name == "built":
            self.tiles[place] = (seat, str(facts["industry"]), int(facts["level"]))
        elif event.name in ("removed_tile", "gave_up"):
            del self.tiles[place]
        elif event.name == "laid_link":
            self.links[link] = seat
        elif event.name == "removed_link":
            del self.links[link]
        elif event.name in ("took_loan", "repaid_loan"):
            self.loans[seat] += event.kind.money * event.amount // self.loan
        else:
            self.tell_cards(event, seat)

    def tell_cards(self, event: Event, seat: int) -> None:
        card = str(event.facts.get("card", ""))
        if event.name in ("drew", "took_face_up"):
            self.hands[seat].append(card)
        elif event.name == "played_card":
            self.hands[seat].remove(card)
        if event.name == "turned_up":
            self.face_up.append(card)
        elif event.name == "took_face_up":
            self.face_up.remove(card)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", [40, 41, 42])
def test_events_tell_the_whole_story(setup: Setup, seed: int) -> None:
    """Money, points, tiles, links, hands and cards can be rebuilt from the events alone."""
    game = setup.finished_game(seed, "sane")
    story = Story(setup)
    for event in game.log:
        story.tell(event)
    position: Any = game.position()
    assert story.money == [seat.money for seat in position.seats]
    assert story.vp == game.score()
    assert story.links == {
        name: owner for name, owner in position.links.items() if owner is not None
    }
    assert story.tiles == {
        name: (tile.owner, tile.industry, tile.level)
        for name, tile in position.slots.items()
        if tile
    }
    assert [sorted(hand) for hand in story.hands] == [seat.hand for seat in position.seats]
    if setup.game == "brass":
        assert story.income_space == [seat.income_space for seat in position.seats]
    else:
        assert story.loans == [seat.loans for seat in position.seats]
        assert sorted(story.face_up) == position.face_up


@every_map
def test_what_is_derived_from_the_tiles_follows_from_them(setup: Setup) -> None:
    rules = setup.rules
    for state in walk(rules, 13, "sane", advanced=True):
        again = rules.copy(state)
        reset_components(again.component)
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
