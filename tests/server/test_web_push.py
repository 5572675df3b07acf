"""Web push: only the subscribed browser can read a message, and only push services are called."""

import asyncio
import hashlib
import hmac
import json
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from cottonopolis.server.database import PUSH_KEY, Database, migrate
from cottonopolis.server.push_encryption import (
    CURVE,
    decode_base64,
    encode_base64,
    encrypt,
    load_private_key,
    new_private_key,
    public_bytes,
)
from cottonopolis.server.settings import PUSH_HOSTS, Settings
from cottonopolis.server.web_push import PushSender
from tests.server.fake_services import serving, wait_for
from tests.server.kit import API, Player, Refused, Server, fetch, running, seats

# The example in RFC 8291, section 5
RFC_TEXT = b"When I grow up, I want to be a watermelon"
RFC_BROWSER = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
RFC_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulc"
    "y4a-fN"
)


def test_the_example_of_the_standard_is_encrypted_in_the_same_way() -> None:
    key = load_private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    salt = decode_base64("DGv6ra1nlYgDCS1FRnbzlw")
    body = encrypt(RFC_TEXT, RFC_BROWSER, "BTBZMqHH6r4Tts7J_aSIgg", key, salt)
    assert encode_base64(body) == RFC_BODY


def hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, for one block."""
    key = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(key, info + b"\x01", hashlib.sha256)[:length]


@dataclass
class FakeBrowser:
    """The keys of a subscription, as a browser creates them."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = b"sixteen letters!"

    def subscribe(self, player: Player) -> None:
        point = encode_base64(public_bytes(self.key.public_key()))
        auth = encode_base64(self.auth)
        player.post("/push/subscriptions", endpoint=self.endpoint, p256dh=point, auth=auth)

    def decrypt(self, body: bytes) -> Any:
        salt, record_size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        point, encrypted = body[21 : 21 + length], body[21 + length :]
        assert len(encrypted) <= record_size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        info = b"WebPush: info\0" + public_bytes(self.key.public_key()) + point
        secret = hkdf(self.key.exchange(ec.ECDH(), sender), self.auth, info, 32)
        content_key = hkdf(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(content_key).decrypt(nonce, encrypted, None)
        assert text.endswith(b"\x02")
        return json.loads(text[:-1])


class FakePushService(ThreadingHTTPServer):
    """Accepts messages as a push service does."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), FakePushSession)
        self.messages: list[tuple[str, dict[str, str], bytes]] = []  # path, headers, body
        self.answers: dict[str, int] = {}  # statuses by path

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def at(self, path: str) -> list[tuple[dict[str, str], bytes]]:
        return [(headers, body) for where, headers, body in list(self.messages) if where == path]


class FakePushSession(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        fake = cast(FakePushService, self.server)
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        fake.messages.append((self.path, headers, body))
        self.send_response(fake.answers.get(self.path, 201))
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@dataclass
class Post:
    server: Server
    push: FakePushService

    def browser(self, path: str) -> FakeBrowser:
        return FakeBrowser(self.push.origin + path)

    def has_given_up(self) -> bool:
        """Whether the server has stopped trying to deliver a push message."""
        metrics = fetch(f"{self.server.url}{API}/metrics").text
        return 'cottonopolis_notifications_total{kind="push",result="failed"} 1' in metrics


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Post]:
    push = FakePushService()
    file = tmp_path_factory.mktemp("push") / "games.db"
    with serving(push), running(f"sqlite:///{file}", "--push-host", "127.0.0.1") as server:
        yield Post(server, push)


def check_signature(authorization: str, audience: str, public_key: str) -> None:
    """Check that the server identifies itself as RFC 8292 says."""
    match = re.fullmatch(r"vapid t=(\S+)\.(\S+)\.(\S+), k=(\S+)", authorization)
    assert match
    header, claims, signature, key = match.groups()
    assert key == public_key
    assert json.loads(decode_base64(header)) == {"typ": "JWT", "alg": "ES256"}
    claimed = json.loads(decode_base64(claims))
    assert claimed["aud"] == audience
    assert time.time() < claimed["exp"] <= time.time() + 24 * 3600
    assert claimed["sub"].startswith("mailto:")
    raw = decode_base64(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode_base64(key))
    signed = f"{header}.{claims}".encode()
    point.verify(encode_dss_signature(*numbers), signed, ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        point.verify(encode_dss_signature(*numbers), signed + b"x", ec.ECDSA(hashes.SHA256()))


def started_table(host: Player, guest: Player, name: str = "", by_turns: bool = True) -> str:
    settings = {"by_turns": by_turns, "replacement": "greedy"}
    table = host.create(seats("me", "open", "greedy"), name=name, settings=settings)
    guest.post(f"/tables/{table}/seats")
    guest.post(f"/tables/{table}/ready")
    host.post(f"/tables/{table}/start")
    return table


def test_an_absent_player_gets_a_message_that_names_the_table(post: Post) -> None:
    ada, ben = Player(post.server.url, "Ada"), Player(post.server.url, "Ben")
    phone, laptop, hers = post.browser("/phone"), post.browser("/laptop"), post.browser("/hers")
    for browser, player in ((phone, ben), (laptop, ben), (hers, ada)):
        browser.subscribe(player)
    table = started_table(ada, ben, "Sunday")
    for browser, path in ((phone, "/phone"), (laptop, "/laptop")):
        headers, body = wait_for(partial(post.push.at, path))[0]
        message = browser.decrypt(body)
        assert message.pop("title") in ("The game has started: Sunday", "Your turn: Sunday")
        assert message == {"body": "Brass", "path": f"/tables/{table}"}
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        public_key = ada.get("/push/key")["key"]
        check_signature(headers["authorization"], post.push.origin, public_key)
    assert post.push.at("/hers") == []  # she started the game herself


def test_who_looks_at_the_table_and_who_plays_live_gets_nothing(post: Post) -> None:
    dan, eve, fay = (Player(post.server.url, name) for name in ("Dan", "Eve", "Fay"))
    post.browser("/eve").subscribe(eve)
    post.browser("/fay").subscribe(fay)
    started_table(dan, eve, by_turns=False)
    settings = {"by_turns": True}
    table = dan.create(seats("me", "open", "greedy"), settings=settings)
    eve.post(f"/tables/{table}/seats")
    eve.post(f"/tables/{table}/ready")
    tab = eve.live(table)
    while not {dan.me["id"], eve.me["id"]} & set(tab.present.get("people", ())):
        tab.receive()
    dan.post(f"/tables/{table}/start")
    started_table(dan, fay)
    wait_for(lambda: post.push.at("/fay"))  # sent later than hers would have been
    assert post.push.at("/eve") == []


def test_a_subscription_that_the_browser_ended_is_removed(post: Post) -> None:
    gil, hal = Player(post.server.url, "Gil"), Player(post.server.url, "Hal")
    post.push.answers["/gone"] = 410
    post.browser("/gone").subscribe(hal)
    post.browser("/stays").subscribe(hal)
    started_table(gil, hal)
    wait_for(lambda: post.push.at("/gone"))
    wait_for(lambda: post.push.at("/stays"))
    wait_for(post.has_given_up)
    started_table(gil, hal)
    wait_for(lambda: len(post.push.at("/stays")) >= 2)
    assert len(post.push.at("/gone")) == 1


def test_a_browser_is_unsubscribed_by_its_owner_and_by_signing_out_everywhere(post: Post) -> None:
    ida, jon = Player(post.server.url, "Ida"), Player(post.server.url)
    jon.post("/accounts", name="Jonathan", password="correct horse")
    first, second = post.browser("/first"), post.browser("/second")
    first.subscribe(jon)
    second.subscribe(jon)
    ida.post("/push/subscriptions/ended", endpoint=second.endpoint)  # not hers
    jon.post("/push/subscriptions/ended", endpoint=first.endpoint)
    started_table(ida, jon)
    wait_for(lambda: post.push.at("/second"))
    jon.delete("/sessions/all")
    jon.get("/me")  # a new token for the visitor that he is now
    jon.post("/sessions", name="Jonathan", password="correct horse")
    third = post.browser("/third")
    third.subscribe(jon)
    started_table(ida, jon)
    wait_for(lambda: post.push.at("/third"))
    assert post.push.at("/first") == []
    assert len(post.push.at("/second")) == 1


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.2/x",
        "http://localhost/x",
        "http://fcm.googleapis.com/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilpush.apple.com.example/x",
        "https://push.apple.com/x",
    ],
)
def test_only_push_services_are_called(post: Post, endpoint: str) -> None:
    with pytest.raises(Refused) as refused:
        FakeBrowser(endpoint).subscribe(Player(post.server.url, "Mallory"))
    assert refused.value.code == "push-host"
    assert not PushSender(new_private_key(), "mailto:a@b.example", PUSH_HOSTS).may_call(endpoint)


def test_keys_that_cannot_be_used_are_refused(post: Post) -> None:
    player = Player(post.server.url, "Kim")
    endpoint = post.browser("/bad").endpoint
    for p256dh, auth in ((RFC_BROWSER, "c2hvcnQ"), ("B" * 87, "BTBZMqHH6r4Tts7J_aSIgg")):
        with pytest.raises(Refused) as refused:
            player.post("/push/subscriptions", endpoint=endpoint, p256dh=p256dh, auth=auth)
        assert refused.value.code == "bad-request"


def test_the_key_of_a_server_is_made_once(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/games.db")
    migrate(settings)

    async def key() -> str:
        database = Database(settings)
        try:
            return await database.value_made_once(PUSH_KEY, new_private_key)
        finally:
            await database.close()

    assert asyncio.run(key()) == asyncio.run(key())
