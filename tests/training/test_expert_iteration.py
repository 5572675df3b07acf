"""Expert iteration: what the search finds is recorded, and a network learns it."""

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training needs the extra `train`")

from cottonopolis.bots.network.bot import bot_of_file, network_for  # noqa: E402
from cottonopolis.bots.network.file import NetworkFile  # noqa: E402
from cottonopolis.bots.network.planner import Effort, network_planner  # noqa: E402
from cottonopolis.bots.network.recording import ROWS_PER_TURN, Rows  # noqa: E402
from cottonopolis.bots.network.stepping import unpack_masks  # noqa: E402
from cottonopolis.games.registry import rules_for  # noqa: E402
from cottonopolis.support.parallel import in_processes  # noqa: E402
from cottonopolis.training import expert_iteration  # noqa: E402
from cottonopolis.training.expert_iteration import SearchPlan, iterate, record_game  # noqa: E402
from cottonopolis.training.plan import Share, TrainingPlan  # noqa: E402

RULES = rules_for("brass", 3)
NETWORK = network_for(RULES)
PLAN = TrainingPlan("brass", (Share(3),), seed=5)
SMALL = SearchPlan(PLAN, games=2, effort=Effort(plans=3, trials=2), minibatch=32)


def rows_of_first_turn(effort: Effort, spread: float = 1.0, least: float = 0.0) -> Rows:
    """Search the first turn of a game and record it."""
    assert NETWORK is not None
    player = network_planner(RULES, NETWORK)
    state = RULES.new(3)
    seat = RULES.seat_to_move(state)
    assert seat is not None
    count = player.search(RULES.view(state, seat), effort, 10**6, 1)
    rows = Rows.empty(RULES, ROWS_PER_TURN, 3)
    return rows.part(0, player.record(count, effort, spread, least, rows, 0))


def test_every_recorded_decision_is_legal_and_turns_share_the_weight() -> None:
    rows = rows_of_first_turn(Effort(plans=4, trials=2))
    masks = unpack_masks(rows.masks, RULES.decision_count)
    assert masks[np.arange(len(masks)), rows.decisions].all()
    # The first decision of each turn is made in the same position: the shares there add up to one
    first = (rows.counts == rows.counts[0]).all(axis=1) & (rows.terms == rows.terms[0]).all(axis=1)
    assert rows.shares[first].sum() == pytest.approx(1.0)
    assert rows.shares[rows.played].min() == rows.shares.max()


def test_a_smaller_spread_gives_the_best_turn_more() -> None:
    effort = Effort(plans=4, trials=4)
    wide, narrow = (rows_of_first_turn(effort, spread=spread) for spread in (50.0, 0.05))
    assert wide.shares.max() < 0.5 < narrow.shares.max()
    assert len(rows_of_first_turn(effort, spread=0.05, least=0.5).decisions) < len(narrow.decisions)


def test_a_game_gives_the_values_of_its_result() -> None:
    assert NETWORK is not None
    rows = record_game((SMALL, Share(3), NETWORK, 4_500_000_000))
    assert len(rows.decisions) > 50
    assert (rows.values[:, 0] >= 0).all()  # points only grow
    assert set(np.unique(rows.values[:, 2])) <= {0.0, 0.5, 1.0}
    again = record_game((SMALL, Share(3), NETWORK, 4_500_000_000))
    for name in Rows._fields:
        assert np.array_equal(getattr(rows, name), getattr(again, name))


def test_a_network_learns_what_its_search_found(tmp_path: Path, monkeypatch: Any) -> None:
    assert NETWORK is not None
    monkeypatch.setattr(expert_iteration, "AVERAGING", 1.0)
    torch.set_num_threads(1)
    losses: list[Any] = []

    def report(figures: dict[str, Any]) -> None:
        losses.append(figures.get("after"))

    path = iterate(SMALL, NETWORK, tmp_path, partial(in_processes, processes=1), report)
    assert losses[-1] is not None
    found = NetworkFile.read(path)
    assert found.about["expert_iteration"][-1]["games"] == 2
    assert not np.array_equal(
        found.weights["policy_3"], NetworkFile.read(NETWORK).weights["policy_3"]
    )
    assert bot_of_file(path)(1).name == str(path)
