"""Too many requests are refused, each sender's for itself, until the window ends."""

import pytest
from litestar.exceptions import TooManyRequestsException

from cottonopolis.server.edge import Window


def test_one_too_many_is_refused_and_told_when_to_come_again() -> None:
    window = Window(most=2, seconds=60)
    window.count("somebody")
    window.count("somebody")
    with pytest.raises(TooManyRequestsException) as refused:
        window.count("somebody")
    assert 1 <= int((refused.value.headers or {})["retry-after"]) <= 60
    window.count("somebody else")


def test_a_new_window_forgets_everybody() -> None:
    window = Window(most=1, seconds=60)
    window.count("somebody")
    window.ends = 0.0  # long ago
    window.count("somebody else")
    window.count("somebody")
    assert window.counts == {"somebody else": 1, "somebody": 1}
