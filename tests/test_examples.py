"""The worked example learns by the right rule, and runs from start to end."""

from pathlib import Path

import numpy as np
import pytest

from cottonopolis.examples import learn


def loss(network: learn.Network, part: learn.Experience) -> float:
    """What PPO makes small: clipped surrogate, squared error of the values, less entropy."""
    _, scores, values = network.forward(part.seen, part.masks)
    ratio = np.exp(scores[np.arange(len(part.chosen)), part.chosen] - part.chance)
    clipped = np.clip(ratio, 1 - learn.CLIP, 1 + learn.CLIP)
    surrogate = np.minimum(ratio * part.advantage, clipped * part.advantage)
    legal = part.masks > 0
    entropy = -np.where(legal, np.exp(scores) * scores, 0).sum(axis=1)
    missed = 0.5 * (values - part.expected) ** 2
    return float((-surrogate - learn.ENTROPY_WEIGHT * entropy + missed).mean())


def test_the_gradients_are_those_of_the_loss() -> None:
    chance = np.random.default_rng(1)
    size, decisions, rows = 7, 5, 12
    network = learn.Network(size, decisions, chance)
    network.weights = [weight.astype(np.float64) for weight in network.weights]
    for weight in network.weights:
        weight += chance.normal(size=weight.shape) * 0.5
    masks = (chance.random((rows, decisions)) < 0.7).astype(np.int8)
    chosen = chance.integers(decisions, size=rows)
    masks[np.arange(rows), chosen] = 1
    seen = chance.normal(size=(rows, size))
    _, scores, _ = network.forward(seen, masks)
    part = learn.Experience(
        seen,
        masks,
        chosen,
        scores[np.arange(rows), chosen] + chance.normal(size=rows) * 0.3,
        chance.normal(size=rows),
        chance.normal(size=rows),
    )
    step = 1e-6
    for weight, slope in zip(network.weights, network.gradients(part), strict=True):
        for _ in range(6):
            at = tuple(int(chance.integers(length)) for length in weight.shape)
            kept = weight[at]
            weight[at] = kept + step
            above = loss(network, part)
            weight[at] = kept - step
            below = loss(network, part)
            weight[at] = kept
            assert slope[at] == pytest.approx((above - below) / (2 * step), abs=1e-6)


@pytest.mark.parametrize(
    "setup",
    [
        learn.Setup("brass"),
        learn.Setup("industry", "new_england"),
        learn.Setup("brass", opponents="greedy"),
    ],
)
def test_the_example_runs(
    setup: learn.Setup,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in {"GAMES": 8, "STEPS": 8, "TEST_GAMES": 8, "EPOCHS": 1}.items():
        monkeypatch.setattr(learn, name, value)
    picture = tmp_path / "curve.svg"
    words = ["learn", "--game", setup.game, "--decisions", "64", "--picture", str(picture)]
    words += ["--opponents", setup.opponents] if setup.opponents != "uniform" else []
    monkeypatch.setattr("sys.argv", words + (["--map", setup.map] if setup.map else []))
    learn.main()
    shown = capsys.readouterr().out
    for opponents in {"uniform", "sane", setup.opponents}:
        assert f"against three {opponents} players: won" in shown
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert f"against three {setup.opponents} players" in drawn
