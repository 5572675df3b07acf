"""Open the tables of a club evening on a server, and print a link for each.

    cottonopolis serve --no-browser                       # docs/hosting.md: for the internet
    python -m cottonopolis.examples.club http://127.0.0.1:8000 --tables 3 --game brass

Each table is unlisted: anyone with its link can take a seat. Needs the extra `server` (httpx).
"""

# ruff: noqa: E402  (`need` reports a missing package before the import)

import argparse
from contextlib import closing
from typing import Any

from cottonopolis.support.extras import need

need("httpx", "server")

import httpx

CSRF_COOKIE = "cottonopolis_csrf"


class Host:
    """A guest session on a server, which hosts the tables."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url.rstrip("/")
        self.http = httpx.Client(base_url=f"{self.url}/api/v1", timeout=60)
        self.http.get("/me").raise_for_status()  # sets the CSRF cookie
        self.post("/guests", name=name)

    def post(self, path: str, **data: Any) -> Any:
        """Send JSON; raises an error if the server refuses it."""
        token = self.http.cookies.get(CSRF_COOKIE) or ""
        response = self.http.post(path, json=data, headers={"x-csrf-token": token})
        response.raise_for_status()
        return response.json()

    def open_table(self, game: str, players: int, name: str) -> str:
        """Open a table with free seats; returns the link to it."""
        seats = [{"kind": "open"} for _ in range(players)]
        settings = {"listed": False}
        made = self.post("/tables", game=game, seats=seats, name=name, settings=settings)
        table = made["table"]["id"]
        word = self.post(f"/tables/{table}/invitations")["word"]
        return f"{self.url}/invitation#word={word}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Open tables for a club evening.")
    parser.add_argument("url")
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--game", default="brass")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--name", default="Club evening")
    options = parser.parse_args()
    try:
        host = Host(options.url, options.name)
    except (httpx.TransportError, httpx.UnsupportedProtocol) as error:
        parser.error(f"no server answers at {options.url}: {error}")
    with closing(host.http):
        for number in range(1, options.tables + 1):
            name = f"{options.name}, table {number}"
            print(f"{name}: {host.open_table(options.game, options.players, name)}")


if __name__ == "__main__":
    main()
