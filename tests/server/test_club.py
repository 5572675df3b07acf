"""The script of docs/five-things.md that opens tables for a club."""

import pytest

from cottonopolis.examples import club
from tests.server.kit import Player, Server


def test_a_club_evening_is_opened(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["club", server.url, "--tables", "2"])
    club.main()
    links = [line.split(": ", 1)[1] for line in capsys.readouterr().out.splitlines()]
    assert len(set(links)) == 2
    member = Player(server.url, "Member")
    found = member.post("/invitations", word=links[0].split("#word=")[1])
    assert found["table"]["name"] == "Club evening, table 1"
