"""Too many requests are refused in the usual shape, and told when to come again."""

from pathlib import Path

import httpx

from tests.server.kit import API, running

MANY = 30


def test_one_too_many_is_refused_and_told_when_to_come_again(tmp_path: Path) -> None:
    options = ("--requests-a-second", "1", "--attempts-a-minute", "1000")
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with (
        running(database, *options) as server,
        httpx.Client(base_url=server.url + API) as browser,
    ):
        answers = [browser.get("/me") for _ in range(MANY)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert refused[0].json()["code"] == "too-many-requests"
    assert refused[0].headers["retry-after"] == "1"
