"""E-mails and webhook messages reach their recipients, and nobody else."""

import random
import re
import shutil
import sqlite3
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from cottonopolis.server import mails
from cottonopolis.server.settings import Settings
from cottonopolis.server.webhooks import PermanentFailure, body
from tests.server.fake_services import FakeMailServer, FakeWebhookServer, serving, wait_for
from tests.server.kit import API, Player, Refused, Server, fetch, new_record, running, seats

PASSWORD = "correct horse"
SECRET_PATH = "/api/webhooks/7/very-secret-word"


@dataclass
class Post:
    """A server, and the fake services that receive its messages."""

    server: Server
    mail: FakeMailServer
    web: FakeWebhookServer
    file: Path  # the database

    def account(self, name: str, language: str = "en") -> Player:
        """A person with a confirmed e-mail address."""
        player = Player(self.server.url)
        address = f"{name.lower()}@mail.example"
        player.post("/accounts", name=name, password=PASSWORD, email=address, language=language)
        token = self.token(address, "confirm")
        assert player.post("/email/confirmed", token=token)["email_confirmed"]
        return player

    def token(self, address: str, kind: str) -> str:
        """The token in the newest e-mail of a kind."""

        def newest() -> str | None:
            link = re.escape(f"{self.server.url}/{kind}#token=") + r"(\S+)"
            texts = [make_email.get_content() for make_email in self.mail.to(address)]
            found = [match[1] for text in texts if (match := re.search(link, text))]
            return found[-1] if found else None

        return str(wait_for(newest))

    def settle(self, player: Player, name: str) -> None:
        """Wait until all messages so far are sent: later e-mails have arrived."""
        address = f"{name.lower()}@mail.example"
        due = len(self.mail.to(address))
        for _ in range(2):
            due += 1
            self.forget_sent_mails()
            player.post("/password/forgotten", name=name)
            wait_for(partial(self.mail.has, address, due))

    def forget_sent_mails(self) -> None:
        """So that the same e-mail may be sent again at once."""
        with sqlite3.connect(self.file, timeout=30) as database:
            database.execute("DELETE FROM sent_mails")
        database.close()

    def metric(self, way: str, result: str) -> float:
        text = fetch(f"{self.server.url}{API}/metrics").text
        name = f'cottonopolis_notifications_total{{kind="{way}",result="{result}"}} '
        lines = [line for line in text.splitlines() if line.startswith(name)]
        return float(lines[0].split()[-1]) if lines else 0.0


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Post]:
    mail, web = FakeMailServer(), FakeWebhookServer()
    file = tmp_path_factory.mktemp("post") / "games.db"
    options = ["--smtp", f"smtp://127.0.0.1:{mail.port}", "--mail-from", "games@server.example"]
    options += ["--webhook-host", "127.0.0.1"]
    with serving(mail), serving(web), running(f"sqlite:///{file}", *options) as server:
        yield Post(server, mail, web, file)


def subjects(post: Post, name: str) -> list[str]:
    return [make_email["Subject"] for make_email in post.mail.to(f"{name.lower()}@mail.example")]


def test_an_address_is_confirmed_and_a_forgotten_password_set_anew(post: Post) -> None:
    ida = Player(post.server.url)
    made = ida.post("/accounts", name="Ida", password=PASSWORD, email="ida@mail.example")
    assert not made["email_confirmed"]
    stranger = Player(post.server.url)
    stranger.post("/password/forgotten", name="Ida")  # not confirmed: nothing is sent
    with pytest.raises(Refused) as refused:
        ida.post("/email/confirmed", token="made.up.token")
    assert refused.value.code == "token"
    confirmed = ida.post("/email/confirmed", token=post.token("ida@mail.example", "confirm"))
    assert confirmed["email_confirmed"]

    stranger.post("/password/forgotten", name="Ida")
    stranger.post("/password/forgotten", name="Nobody")
    token = post.token("ida@mail.example", "reset")
    stranger.post("/password/reset", token=token, password="a better one")
    with pytest.raises(Refused) as refused:
        stranger.post("/password/reset", token=token, password="once more")
    assert refused.value.code == "token"
    with pytest.raises(Refused):
        Player(post.server.url).post("/sessions", name="Ida", password=PASSWORD)
    assert Player(post.server.url).post("/sessions", name="Ida", password="a better one")
    assert subjects(post, "Ida") == ["Confirm your e-mail address", "A new password"]
    make_email = post.mail.to("ida@mail.example")[0]
    assert make_email["From"] == "Cottonopolis <games@server.example>"
    assert make_email["Auto-Submitted"] == "auto-generated"
    assert "Ida" in make_email.get_content()


def test_who_is_away_hears_once_that_it_is_their_turn(post: Post) -> None:
    ada, ben = post.account("Ada"), post.account("Ben", "fr")
    ben.patch("/me", webhook=post.web.url(SECRET_PATH))
    settings = {"by_turns": True, "replacement": "greedy"}
    record = new_record(4, 3)
    plan = seats("me", "open", "greedy")
    table = ada.create(plan, name="Sunday", settings=settings, record=record)
    ben.post(f"/tables/{table}/seats")
    ben.post(f"/tables/{table}/ready")
    waiting_room = ada.live(table, seat=0)  # she is viewing the table from the start
    ada.post(f"/tables/{table}/start")
    tab = ada.live(table, seat=0)
    tab.receive()
    waiting_room.close()
    rng = random.Random(4)
    moves = 0
    goes_on = False
    while moves < 4 or not goes_on:  # until a turn of Ben's is played in two parts
        seat = tab.table["to_move"]
        if seat == 2:
            tab.receive()
            continue
        written = [ada, ben][seat].move_at_random(table, seat, rng)
        tab.until(written["number"])
        moves += seat == 1
        goes_on = goes_on or seat == 1 == tab.table["to_move"]
    log = ada.get(f"/tables/{table}/log")["entries"]
    turns = sum(entry["table"].get("to_move") == 1 for entry in log)
    assert 0 < turns < moves
    post.settle(ada, "Ada")
    [start] = [entry for entry in log if entry["kind"] == "started"]
    began = [] if start["table"]["to_move"] == 1 else ["La partie a commencé"]
    told = [re.split("[\u00a0\u202f]", subject)[0] for subject in subjects(post, "Ben")[1:]]
    assert told == began + ["À vous de jouer"] * turns
    make_email = post.mail.to("ben@mail.example")[-1]
    assert make_email["Subject"] == "À vous de jouer\u00a0: Sunday"
    assert f"{post.server.url}/tables/{table}" in make_email.get_content().splitlines()
    called = post.web.at(SECRET_PATH)
    assert len(called) == turns + len(began)
    assert called[-1]["content"] == (
        f"Ben, à vous de jouer\u00a0: Sunday {post.server.url}/tables/{table}"
    )
    assert called[-1]["text"] == called[-1]["content"]
    assert called[-1]["allowed_mentions"] == {"parse": []}
    # Ada is viewing the table and gets no message
    assert {subject.split(":")[0] for subject in subjects(post, "Ada")} == {
        "Confirm your e-mail address",
        "A new password",
    }

    # A bot plays on for Ben, and both are notified of the end
    tab.close()
    ben.post(f"/tables/{table}/leave", seat=1)
    while (now := ada.get(f"/tables/{table}")["table"])["status"] == "playing":
        if now["to_move"] == 0:
            ada.move_at_random(table, 0, rng)
        else:
            time.sleep(0.02)
    wait_for(lambda: subjects(post, "Ben")[-1] == "La partie est terminée\u00a0: Sunday")
    wait_for(lambda: "The game has ended: Sunday" in subjects(post, "Ada"))
    assert len(subjects(post, "Ben")) == 1 + len(told) + 1
    over = ada.get(f"/tables/{table}")["table"]
    best = over["score"][over["ranking"][0]]
    assert f"{best} VP" in post.mail.to("ada@mail.example")[-1].get_content()


def test_a_live_table_sends_nothing(post: Post) -> None:
    kim, lou = post.account("Kim"), post.account("Lou")
    table = kim.create(seats("me", "open", "greedy"))
    lou.post(f"/tables/{table}/seats")
    lou.post(f"/tables/{table}/ready")
    kim.post(f"/tables/{table}/start")
    post.settle(kim, "Kim")
    assert subjects(post, "Lou") == ["Confirm your e-mail address"]


def test_what_fails_is_tried_again_and_the_log_tells_no_secrets(post: Post) -> None:
    again = post.metric("mail", "again")
    post.mail.refusals.append("451 mia@mail.example later, please")
    mia = post.account("Mia")
    assert post.metric("mail", "again") == again + 1
    failed = post.metric("webhook", "failed")
    post.web.answers["/gone/very-secret-word"] = [503, 302]
    mia.patch("/me", webhook=post.web.url("/gone/very-secret-word"))
    settings = {"by_turns": True, "replacement": "greedy"}
    host = Player(post.server.url, "Host")
    table = host.create(seats("me", "open", "greedy"), settings=settings)
    mia.post(f"/tables/{table}/seats")
    mia.post(f"/tables/{table}/ready")
    host.post(f"/tables/{table}/start")  # Mia is notified of the start, or of her turn
    wait_for(lambda: post.metric("webhook", "failed") == failed + 1)
    assert len(post.web.at("/gone/very-secret-word")) == 2
    assert not post.web.at("/elsewhere")  # redirects are not followed
    log = post.server.log.read_text()
    assert "notification_failed" in log
    assert "notification_given_up" in log
    for secret in ("mia@", "mail.example", "very-secret", "token="):
        assert secret not in log


def test_an_address_that_is_refused_for_good_is_given_up(post: Post) -> None:
    failed = post.metric("mail", "failed")
    post.mail.refusals.append("550 no such person")
    Player(post.server.url).post(
        "/accounts", name="Noor", password=PASSWORD, email="noor@mail.example"
    )
    wait_for(lambda: post.metric("mail", "failed") == failed + 1)
    assert not post.mail.to("noor@mail.example")


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("https://discord.com/api/webhooks/1/x", None),
        ("https://hooks.slack.com/services/x", None),
        ("http://127.0.0.1:9/x", None),
        ("https://127.0.0.1.mail.example/x", "webhook-host"),
        ("https://mail.example/x", "webhook-host"),
        ("https://[x", "webhook-host"),
        ("http://discord.com/api/webhooks/1/x", "bad-request"),
        ("http://localhost/x", "bad-request"),
        ("http://127.0.0.1.mail.example/x", "bad-request"),
        ("https://127.0.0.1@mail.example/x", "bad-request"),
        ("https://discord.com/x\n", "bad-request"),
    ],
)
def test_webhooks_go_to_known_hosts_only(post: Post, url: str, code: str | None) -> None:
    player = Player(post.server.url, "Pia")
    if code is None:
        assert player.patch("/me", webhook=url)["webhook"] == url
        return
    with pytest.raises(Refused) as refused:
        player.patch("/me", webhook=url)
    assert refused.value.code == code


def test_this_machine_is_no_webhook_unless_it_was_named(server: Server) -> None:
    player = Player(server.url, "Pia")
    with pytest.raises(Refused) as refused:
        player.patch("/me", webhook="http://127.0.0.1:9/x")
    assert refused.value.code == "webhook-host"


def test_slack_reads_no_mentions_into_a_name() -> None:
    assert body("<!channel> & co")["text"] == "&lt;!channel&gt; &amp; co"


@pytest.mark.parametrize(
    "address", ["a@b.example\nBcc: c@d.example", "a@b.example, c@d.example", "nobody"]
)
def test_no_header_is_slipped_in_by_an_address(address: str) -> None:
    with pytest.raises(PermanentFailure):
        mails.send(Settings(smtp="smtp://127.0.0.1:9"), address, "subject", "text")


def test_no_header_is_slipped_in_by_a_subject() -> None:
    make_email = mails.make_email(Settings(), "a@b.example", "Turn\r\nBcc: c@d.example", "text")
    assert make_email["Bcc"] is None
    assert make_email["Subject"] == "Turn Bcc: c@d.example"


@pytest.mark.skipif(shutil.which("openssl") is None, reason="needs openssl for a certificate")
def test_letters_are_encrypted_where_that_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost"
    command += f" -addext subjectAltName=DNS:localhost -keyout {key} -out {certificate}"
    subprocess.run(command.split(), check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    sink = FakeMailServer(context)
    settings = Settings(smtp=f"smtp://localhost:{sink.port}")
    with serving(sink):
        with pytest.raises(ssl.SSLCertVerificationError):
            mails.send(settings, "a@b.example", "subject", "text")
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        mails.send(settings, "a@b.example", "subject", "text")
    assert sink.encrypted == [True]


def test_a_password_is_never_sent_in_the_clear() -> None:
    class Faraway:
        closed = False

        def close(self) -> None:
            self.closed = True

    server = Faraway()
    url = urlsplit("smtp://me:secret@mail.example")
    with pytest.raises(PermanentFailure):
        mails._sign_in(server, url, encrypted=False)  # type: ignore[arg-type]
    assert server.closed
