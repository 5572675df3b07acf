"""What to train, how, and for how long."""

from dataclasses import asdict, dataclass
from math import isfinite
from typing import Any

from cottonopolis.errors import SetupError
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules

NUMBERS = (
    "decisions",
    "games",
    "steps",
    "threads",
    "count_units",
    "term_units",
    "inner",
    "epochs",
)
FIRST_TRAINING_SEED = 3 * 10**9  # reports and tuning use other blocks (docs/bots.md)
SEEDS_PER_RUN = 10**9

# The parts of a reward, each with its own value
POINTS, MARGIN, WIN, RANK = range(4)
PARTS = ("points", "margin", "win", "rank")
POINTS_PER_UNIT = 50.0  # of points and of the margin to the best rival


def reward_weights(text: str) -> tuple[float, ...]:
    """Return the weights of the parts of a reward, for words such as `points=1,win=0.6`.

    >>> reward_weights("points=1,rank=0.3")
    (1.0, 0.0, 0.0, 0.3)
    """
    found = dict.fromkeys(PARTS, 0.0)
    for word in text.split(","):
        name, _, number = word.partition("=")
        if name.strip() not in found:
            raise SetupError("unknown-reward", word=name.strip(), known=", ".join(PARTS))
        try:
            found[name.strip()] = float(number)
        except ValueError:
            raise SetupError("training-number", word=name.strip(), value=number) from None
    return tuple(found.values())


@dataclass(frozen=True)
class Share:
    """A set-up and its share of the games.

    >>> Share(players=4, map_name="new_england", share=0.5).variants
    ()
    """

    players: int
    map_name: str | None = None
    variants: tuple[str, ...] = ()
    share: float = 1.0


@dataclass(frozen=True)
class TrainingPlan:
    """A run of training. Two runs with the same plan on a CPU give the same network.

    >>> plan = TrainingPlan("brass", (Share(3), Share(4)), seed=5, minutes=60)
    >>> plan.check()
    >>> [rules.players for rules in plan.rules()]
    [3, 4]
    """

    game: str
    shares: tuple[Share, ...]
    seed: int = 0
    # How long: whichever ends first
    decisions: int = 20_000_000
    minutes: float | None = None  # if given, rates fall with time instead of decisions
    # Self-play
    games: int = 256
    steps: int = 128  # decisions per game between two updates
    threads: int = 1
    # Learning
    count_units: int = 1024  # of the first layer
    term_units: int = 256
    inner: int = 512  # units of the layers above
    epochs: int = 2
    minibatch: int = 8192
    learning_rate: float = 5e-4
    final_learning_rate: float = 2e-5
    entropy: float = 0.03
    final_entropy: float = 0.002
    clip: float = 0.2
    gae_lambda: float = 0.97
    weights: tuple[float, ...] = (1.0, 0.0, 0.0, 0.0)  # of the parts of the reward
    averaging: float = 0.9  # share of the old weights in the averaged network, per update
    # The league
    league: float = 0.2  # share of games against other players
    league_size: int = 8  # earlier selves kept
    snapshot_interval: int = 20  # updates between them
    opponents: tuple[str, ...] = ()  # files of other networks
    hand_made: float = 0.0  # share of games in which the hand-made search plays most seats
    hand_made_width: int = 1  # of its search
    start: str | None = None  # file of a network to begin with; it sets the numbers of units
    overlap: bool = True  # learn from the last games while the next are played

    def rules(self) -> list[AnyRules]:
        """Return the rules of every share.

        >>> [rules.map_name for rules in TrainingPlan("industry", (Share(4),)).rules()]
        ['germany']
        """
        return [
            rules_for(self.game, part.players, part.variants, part.map_name) for part in self.shares
        ]

    def check(self) -> None:
        """Raise SetupError for impossible values.

        >>> TrainingPlan("brass", (Share(4),), games=0).check()
        Traceback (most recent call last):
        cottonopolis.errors.SetupError: games cannot be 0 in training.
        """
        self.rules()
        for name in NUMBERS:
            if getattr(self, name) < 1:
                raise SetupError("training-number", word=name, value=str(getattr(self, name)))
        if self.games < len(self.shares):
            raise SetupError("training-number", word="games", value=str(self.games))
        for name in ("league", "hand_made"):
            if not 0 <= getattr(self, name) < 1:
                raise SetupError("training-number", word=name, value=str(getattr(self, name)))
        weights = ", ".join(f"{weight:g}" for weight in self.weights)
        if len(self.weights) != len(PARTS) or not any(self.weights):
            raise SetupError("training-number", word="weights", value=weights)
        if not all(isfinite(weight) for weight in self.weights):
            raise SetupError("training-number", word="weights", value=weights)
        if self.league + self.hand_made >= 1:
            raise SetupError("training-number", word="hand_made", value=str(self.hand_made))

    def as_json(self) -> dict[str, Any]:
        """Return the plan as its file (`plan.json`) has it.

        >>> TrainingPlan("brass", (Share(4),)).as_json()["shares"][0]["players"]
        4
        """
        return asdict(self)

    @classmethod
    def from_json(cls, found: dict[str, Any]) -> "TrainingPlan":
        """Read what `as_json` returned.

        >>> plan = TrainingPlan("brass", (Share(4),), seed=5)
        >>> TrainingPlan.from_json(plan.as_json()) == plan
        True
        """
        shares = tuple(
            Share(**{**part, "variants": tuple(part["variants"])}) for part in found["shares"]
        )
        known: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in found.items()
        }
        return cls(**{**known, "shares": shares})
