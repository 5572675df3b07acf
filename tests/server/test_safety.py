"""Security: sessions, CSRF, origins, limits and permissions."""

import asyncio
import random
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from litestar.exceptions import TooManyRequestsException
from websockets.exceptions import ConnectionClosed

from cottonopolis.server.limits import ATTEMPTS, Limits
from cottonopolis.server.middleware import SECURITY_HEADERS, RequestBody
from cottonopolis.server.sessions import HOST_PREFIX, SESSION_COOKIE, SESSION_LIFETIME_S
from cottonopolis.server.settings import Settings
from tests.server.crowds import in_one_minute
from tests.server.kit import (
    API,
    Json,
    Player,
    Refused,
    Server,
    Socket,
    fetch,
    running,
    seats,
    table_of,
)

CSRF = "cottonopolis_csrf"
SHAPE = {"code", "params", "reasons"}
GOLDEN = Path(__file__).parents[1] / "golden"
MAX_REQUESTS_TO_LIMIT = 60


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small limits."""
    file = tmp_path_factory.mktemp("strict") / "games.db"
    limits = ("--requests-per-second", "2", "--attempts-per-minute", "6")
    with running(f"sqlite:///{file}", *limits) as found:
        yield found


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind an HTTPS proxy."""
    file = tmp_path_factory.mktemp("public") / "games.db"
    options = ("--public-url", "https://brass.example", "--proxy", "127.0.0.1")
    limits = ("--requests-per-second", "1000", "--attempts-per-minute", "4")
    with running(f"sqlite:///{file}", *options, *limits) as found:
        yield found


def refusal(response: Any, status: int, code: str) -> None:
    assert response.status_code == status, response.text
    body = response.json()
    assert body.keys() == SHAPE
    assert body["code"] == code


def asked(player: Player, method: str, path: str, **options: Any) -> tuple[int, str]:
    response = player.ask(method, path, **options)
    return response.status_code, response.json().get("code", "")


# Cookies and headers


def cookies_set(response: Any) -> dict[str, str]:
    return {text.split("=")[0]: text.lower() for text in response.headers.get_list("set-cookie")}


def test_cookies_are_for_this_site_only(server: Server) -> None:
    player = Player(server.url)
    found = cookies_set(player.ask("POST", "/guests", json={"name": "Ada"}))[SESSION_COOKIE]
    assert "httponly" in found
    assert "samesite=lax" in found
    assert "secure" not in found  # the default server has no HTTPS
    token = cookies_set(Player(server.url).http.get("/health"))
    assert not token or "samesite=strict" in token[CSRF]


def test_over_https_cookies_are_secure(public: Server) -> None:
    player = Player(public.url)
    first = player.http.get("/health")
    csrf = HOST_PREFIX + CSRF
    token = cookies_set(first)[csrf]
    assert "secure" in token
    assert "samesite=strict" in token
    assert "max-age" in first.headers["strict-transport-security"]
    value = first.cookies[csrf]
    headers = {"cookie": f"{csrf}={value}", "x-csrf-token": value, "x-forwarded-for": "192.0.2.1"}
    session = cookies_set(player.http.post("/guests", json={"name": "Ada"}, headers=headers))
    assert "secure" in session[HOST_PREFIX + SESSION_COOKIE]
    assert "httponly" in session[HOST_PREFIX + SESSION_COOKIE]


def as_text(player: Player) -> Any:
    """Send JSON with another content type, as a form of another site would."""
    headers = {"x-csrf-token": player.token, "content-type": "text/plain"}
    return player.http.post("/guests", content=b'{"name":"Ada"}', headers=headers)


def test_every_answer_carries_the_headers(server: Server) -> None:
    player = Player(server.url, "Ada")
    answers = {
        200: player.ask("GET", "/me"),
        201: player.ask("POST", "/guests", json={"name": "Ada"}),
        400: player.ask("POST", "/guests", content=b"{"),
        401: Player(server.url).ask("GET", "/tables", params={"mine": True}),
        403: player.http.post("/guests", json={"name": "Ada"}),
        404: player.ask("GET", "/nothing/here"),
        405: player.ask("PUT", "/me"),
        409: player.ask("POST", f"/tables/{player.create(seats('me', *['open'] * 3))}/start"),
        413: player.ask("POST", "/guests", content=b" " * 300_000),
        415: as_text(player),
        422: player.ask("POST", "/invitations", json={"word": "guessed-word"}),
        204: player.ask("DELETE", "/sessions"),
    }
    for status, answer in answers.items():
        assert answer.status_code == status, answer.text
        for name, value in SECURITY_HEADERS.items():
            assert answer.headers.get(name) == value, (status, name)
        assert answer.headers["cache-control"] == "no-store"
        if status >= 400:
            assert answer.json().keys() == SHAPE
    policy = SECURITY_HEADERS["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("127.0.0.1", 200),
        ("10.1.2.3", 200),
        ("fd6a:c0f7:e1d:80::9", 200),
        ("8.8.4.4", 404),
        ("100.64.0.1", 404),  # a provider's network, which strangers share
        ("2600::1", 404),
        ("nonsense", 200),  # the proxy itself, on this machine
    ],
)
def test_metrics_are_for_this_machine_and_private_networks(
    public: Server, address: str, status: int
) -> None:
    answer = fetch(f"{public.url}/api/v1/metrics", headers={"x-forwarded-for": address})
    assert answer.status_code == status
    assert ("cottonopolis_sockets" in answer.text) == (status == 200)


def test_browsers_may_keep_finished_games_and_nothing_of_running_ones(server: Server) -> None:
    player = Player(server.url, "Archivist")
    record = (GOLDEN / "3p-sane-101.txt").read_text(encoding="utf-8")
    plan = seats("me", "greedy", "greedy")
    finished = player.create(plan, record=record, start=True)
    running = player.create(plan, start=True)
    for path in ("", "/log", "/opening", "/analysis"):
        kept = player.ask("GET", f"/tables/{finished}{path}").headers["cache-control"]
        assert kept == "private, no-cache", path
        assert player.ask("GET", f"/tables/{running}{path}").headers["cache-control"] == "no-store"
    missing = player.ask("GET", f"/tables/{finished}/positions/9999")
    assert (missing.status_code, missing.headers["cache-control"]) == (404, "no-store")
    for path in ("/games", "/boards"):
        assert "no-store" not in player.ask("GET", path).headers["cache-control"]


@pytest.mark.parametrize("size", [300_000, 3_000_000])
def test_what_is_too_large_is_refused_and_the_next_request_is_not(
    server: Server, size: int
) -> None:
    player = Player(server.url, "Ada")
    for headers in ({"x-csrf-token": player.token}, {}):
        for content in (b" " * size, iter([b" " * 100_000] * (size // 100_000))):
            answer = player.http.post("/guests", content=content, headers=headers)
            if headers:
                refusal(answer, 413, "too-large")
            else:
                refusal(answer, 403, "csrf")
            assert player.get("/me")["me"]["name"] == "Ada"


def test_what_is_far_too_large_is_not_read_to_its_end() -> None:
    parts = iter([{"type": "http.request", "body": b" " * 1024 * 1024, "more_body": True}] * 9)

    async def receive() -> Any:
        return next(parts)

    scope: Any = {"headers": [(b"content-length", b"9437184")]}
    body = RequestBody(scope, receive, 60.0)
    assert not asyncio.run(body.read_to_end())
    assert len(list(parts)) == 5


def test_what_is_no_json_is_refused(server: Server) -> None:
    player = Player(server.url, "Ada")
    refusal(as_text(player), 415, "media-type")
    for body in (b"", b"{", b'{"name":"\\ud800\\ud800"}', b'{"name":"Ada","name2":"x"}', b"[]"):
        refusal(player.ask("POST", "/guests", content=body), 400, "bad-request")


# CSRF and origins


def test_no_unsafe_route_works_without_the_token(server: Server) -> None:
    player = Player(server.url, "Ada")
    document = player.get("/docs/openapi.json")
    unsafe = [
        (method, re.sub(r"{\w*number}", "1", path.removeprefix(API)))
        for path, methods in document["paths"].items()
        for method in methods
        if method != "get"
    ]
    assert len(unsafe) > 25
    for method, path in unsafe:
        path = re.sub(r"{\w+}", "I" * 16, path)
        for headers in ({}, {"x-csrf-token": "0" * 128}, {"x-csrf-token": player.token + "0"}):
            answer = player.http.request(method, path, headers=headers, json={})
            refusal(answer, 403, "csrf")


def closed_with(socket: Socket) -> int:
    try:
        while True:
            socket.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_other_sites_open_no_socket(server: Server) -> None:
    player = Player(server.url, "Ada")
    table = player.create(seats("me", *["strong"] * 3))
    own = Socket(player, table, {}, {"origin": server.url})
    assert own.receive()["type"] == "snapshot"
    for origin in ("https://evil.example", "null", server.url + ".evil.example"):
        assert closed_with(Socket(player, table, {}, {"origin": origin})) == 4403


# Sessions


class LongAgo(TimestampSigner):
    def get_timestamp(self) -> int:
        return int(time.time()) - SESSION_LIFETIME_S - 60


def who_is(server: Server, cookie: str) -> Any:
    player = Player(server.url)
    return player.http.get("/me", headers={"cookie": f"{SESSION_COOKIE}={cookie}"}).json()["me"]


def test_forged_and_old_cookies_are_nobody(server: Server) -> None:
    player = Player(server.url, "Ada")
    cookie = player.http.cookies[SESSION_COOKIE]
    assert who_is(server, cookie)["id"] == player.me["id"]
    file = server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as database:
        secret = database.execute(
            "SELECT value FROM server_values WHERE key = 'secret'"
        ).fetchone()[0]
        query = "SELECT id, session_key FROM people WHERE id = ?"
        words = database.execute(query, [player.me["id"]]).fetchone()
    # Signed correctly, so that the next requests fail for their own reasons
    assert who_is(server, sign(secret, words)) is not None
    for forged in (
        cookie[:-1],
        ("A" if cookie[0] != "A" else "B") + cookie[1:],
        "",
        "x",
        sign("guessed", words),
        sign(secret, words, salt="reset"),
        sign(secret, words, signer=LongAgo),
        sign(secret, [words[0], "0" * 16]),
        sign(secret, ["nobody0000000000", words[1]]),
        sign(secret, words[:1]),
    ):
        assert who_is(server, forged) is None, forged
    player.delete("/sessions/all")
    assert who_is(server, cookie) is None


def sign(secret: str, words: Any, salt: str = "session", signer: Any = TimestampSigner) -> str:
    return str(URLSafeTimedSerializer(secret, salt=salt, signer=signer).dumps(list(words)))


def test_nobody_learns_which_accounts_exist(server: Server) -> None:
    player = Player(server.url)
    player.post("/accounts", name="Constance", password="long enough", email="c@example.org")
    stranger = Player(server.url)
    for path, known, unknown in (
        (
            "/sessions",
            {"name": "Constance", "password": "wrong wrong"},
            {"name": "Nobodyhere", "password": "wrong wrong"},
        ),
        ("/password/forgotten", {"name": "Constance"}, {"name": "Nobodyhere"}),
    ):
        one = stranger.ask("POST", path, json=known)
        other = stranger.ask("POST", path, json=unknown)
        assert (one.status_code, one.text) == (other.status_code, other.text)
        assert one.headers.keys() == other.headers.keys()
        assert one.status_code in (202, 401)


@pytest.mark.parametrize(
    "name",
    ["A\u0000da", "Ada\n", "A\u202eda", "A\u200bda", "Ada\u2066", "\u061cAda", "A", "  ", "x" * 31],
)
def test_names_are_plain(server: Server, name: str) -> None:
    player = Player(server.url, "Ada")
    refusal(player.ask("POST", "/guests", json={"name": name}), 400, "bad-request")
    account = {"name": name, "password": "long enough"}
    refusal(player.ask("POST", "/accounts", json=account), 400, "bad-request")
    if len(name.strip()) > 1:
        table: Json = {"seats": seats("me", *["open"] * 3)}
        too_long = name * 20
        refusal(player.ask("POST", "/tables", json={**table, "name": too_long}), 400, "bad-request")
        table["seats"][0]["label"] = name
        refusal(player.ask("POST", "/tables", json=table), 400, "bad-request")


# Rate limits


def until_refused(player: Player, method: str, path: str, **options: Any) -> Any:
    for _ in range(MAX_REQUESTS_TO_LIMIT):
        answer = player.ask(method, path, **options)
        if answer.status_code == 429:
            return answer
    raise AssertionError("there is no limit")


def patiently(server: Server, name: str) -> Player:
    """A guest of a server with low limits."""
    for _ in range(MAX_REQUESTS_TO_LIMIT):
        try:
            return Player(server.url, name)
        except Refused:
            time.sleep(1)
    raise AssertionError("nobody gets in")


def test_each_person_has_a_limit(strict: Server) -> None:
    ada, ben = patiently(strict, "Ada"), patiently(strict, "Ben")
    time.sleep(1.1)  # Ben's second is over, so he may send requests again
    answer = until_refused(ada, "GET", "/me")
    refusal(answer, 429, "too-many-requests")
    assert int(answer.headers["retry-after"]) >= 1
    assert ben.ask("GET", "/me").status_code == 200


def test_each_address_has_few_attempts_whatever_it_says(strict: Server) -> None:
    player = patiently(strict, "Cleo")
    body = {"name": "Nobodyhere", "password": "guess guess"}
    seen = []
    for number in range(MAX_REQUESTS_TO_LIMIT):
        # Changing the person or X-Forwarded-For does not help
        headers = {"x-csrf-token": player.token, "x-forwarded-for": f"203.0.113.{number}"}
        answer = player.http.post("/sessions", json=body, headers=headers)
        seen.append(answer.status_code)
        if answer.status_code == 429 and int(answer.headers["retry-after"]) > 1:
            refusal(answer, 429, "too-many-requests")
            break
        time.sleep(0.5)
    else:
        raise AssertionError(f"there is no limit: {seen}")
    assert seen.count(401) < 2 * 6  # a new minute may begin meanwhile


def test_a_trusted_proxy_says_who_is_behind_it(public: Server) -> None:
    player = Player(public.url)
    csrf = HOST_PREFIX + CSRF
    value = player.http.get("/health").cookies.get(csrf) or player.token
    headers = {"cookie": f"{csrf}={value}", "x-csrf-token": value}
    body = {"name": "Nobodyhere", "password": "guess guess"}

    def attempt(address: str) -> int:
        more = {**headers, "x-forwarded-for": f"198.51.100.7, {address}"}
        return player.http.post("/sessions", json=body, headers=more).status_code

    found = in_one_minute(lambda: [attempt("203.0.113.1") for _ in range(5)])
    assert found == [401] * 4 + [429]
    assert attempt("203.0.113.2") == 401


def test_the_limits_are_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [6000.0]
    monkeypatch.setattr(time, "time", lambda: clock[0])
    limits = Limits(Settings(attempts_per_minute=2), "secret")
    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        limits.count(ATTEMPTS, None, address)
    with pytest.raises(TooManyRequestsException):
        limits.count(ATTEMPTS, None, "192.0.2.1")
    clock[0] += 60
    limits.count(ATTEMPTS, None, "192.0.2.1")
    assert list(limits._windows[ATTEMPTS].counts.values()) == [1]  # others are not remembered


# Tables


def test_nobody_plays_the_seat_of_another(server: Server) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"], game="industry", map="new_england")
    here = f"/tables/{table}"
    to_move = players[0].get(here)["table"]["to_move"]
    after, chosen = players[to_move].choose(table, to_move, random.Random(1))
    others = [player for player in players if player is not players[to_move]]
    stranger = Player(server.url, "Eve")
    seat: Json = {"seat": to_move}
    for player in (*others, stranger):
        for method, path, body in (
            ("POST", "/moves", {**seat, "after": after, "decisions": chosen}),
            ("POST", "/undo", seat),
            ("POST", "/undo-requests", seat),
            ("POST", "/resign", seat),
            ("POST", "/leave", seat),
            ("POST", "/return", seat),
        ):
            assert asked(player, method, here + path, json=body) == (403, "not-your-seat"), path
        for path in ("/menu", "/hint", "/why-not", "/log", "/positions/1", ""):
            more = {"move": "pass"} if path == "/why-not" else {}
            found = asked(player, "GET", here + path, params={**seat, **more})
            assert found == (403, "not-your-seat"), path
        assert closed_with(player.live(table, seat=to_move)) == 4404
        tab = player.live(table)
        tab.receive()
        tab.send(type="look", seat=to_move)
        while (message := tab.receive())["type"] == "presence":
            pass
        assert message == {"type": "problem", "code": "not-your-seat"}
    nobody = Player(server.url)
    move = {**seat, "after": after, "decisions": chosen}
    assert asked(nobody, "POST", here + "/moves", json=move) == (401, "not-signed-in")
    assert asked(others[0], "POST", here + "/chat", json={"text": "hm"})[0] == 201
    assert asked(stranger, "POST", here + "/chat", json={"text": "hm"})[0] == 403
    players[to_move].post(here + "/moves", **move)  # which the owner of the seat could make


def test_a_table_that_is_not_listed_needs_an_invitation(server: Server) -> None:
    host, guest, stranger = (Player(server.url, name) for name in ("Ada", "Ben", "Eve"))
    table = host.create(seats("me", *["open"] * 3), settings={"listed": False})
    here = f"/tables/{table}"
    listed = [found["id"] for found in stranger.get("/tables", status="open")["tables"]]
    assert table not in listed
    word = host.post(here + "/invitations")["word"]
    revoked = host.post(here + "/invitations")
    host.delete(f"{here}/invitations/{revoked['id']}")
    for path in ("", "/log", "/positions/0", "/record", "/analysis", "/notes"):
        assert asked(stranger, "GET", here + path) == (403, "no-spectators"), path
    assert asked(stranger, "PUT", here + "/notes", json={"text": "x"}) == (403, "no-spectators")
    assert asked(stranger, "POST", here + "/seats", json={}) == (403, "invitation-needed")
    assert asked(stranger, "GET", here + "/invitations") == (403, "not-host")
    assert asked(stranger, "POST", here + "/invitations") == (403, "not-host")
    assert closed_with(stranger.live(table)) == 4404
    for guess in (revoked["word"], word[:-1], word + "A", "AAAAAAAAAAAAAAAAAAAAAAAA"):
        assert asked(stranger, "POST", "/invitations", json={"word": guess}) == (422, "token")
    assert guest.post("/invitations", word=word)["table"]["id"] == table
    assert guest.post(here + "/seats")["mine"] == [1]
    assert asked(stranger, "GET", here) == (403, "no-spectators")


def test_what_would_tell_all_waits_for_the_end(server: Server) -> None:
    player = Player(server.url, "Ada")
    table = player.create(seats(*["me"] * 4), start=True)
    assert asked(player, "GET", f"/tables/{table}/record") == (409, "not-over")
    assert asked(player, "POST", f"/tables/{table}/analysis") == (409, "not-over")
    spectator = Player(server.url)
    position = spectator.get(f"/tables/{table}")["position"]
    assert [seat["hand"] for seat in position["seats"]] == [None] * 4
    assert position["deck"] is None
