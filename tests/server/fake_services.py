"""A fake mail server and a fake webhook server that record what they receive."""

import json
import socketserver
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast

EVENT_TIMEOUT_S = 120.0


class FakeMailServer(socketserver.ThreadingTCPServer):
    """Implements the part of SMTP that a sender needs."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        super().__init__(("127.0.0.1", 0), FakeMailSession)
        self.tls = tls
        self.messages: list[EmailMessage] = []
        self.refusals: list[str] = []  # replies to the next e-mails instead of accepting them
        self.encrypted: list[bool] = []  # for each e-mail

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def has(self, address: str, messages: int) -> bool:
        return len(self.to(address)) >= messages

    def to(self, address: str) -> list[EmailMessage]:
        return [message for message in list(self.messages) if message["To"] == address]


class FakeMailSession(socketserver.StreamRequestHandler):
    def say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")
        self.wfile.flush()

    def handle(self) -> None:
        fake = cast(FakeMailServer, self.server)
        encrypted = False
        self.say("220 sink")
        while line := self.rfile.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"EHLO" and fake.tls is not None and not encrypted:
                self.say("250-sink")
                self.say("250 STARTTLS")
            elif word == b"STARTTLS" and fake.tls is not None:
                self.say("220 go ahead")
                try:
                    self.request = fake.tls.wrap_socket(self.request, server_side=True)
                except ssl.SSLError:  # the sender rejects the certificate
                    break
                self.setup()
                encrypted = True
            elif word == b"DATA":
                self.take(fake, encrypted)
            elif word == b"QUIT":
                self.say("221 bye")
                break
            else:
                self.say("250 ok")

    def finish(self) -> None:
        super().finish()
        self.request.close()

    def take(self, fake: FakeMailServer, encrypted: bool) -> None:
        self.say("354 go ahead")
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line[1:] if line.startswith(b"..") else line)
        if fake.refusals:
            self.say(fake.refusals.pop(0))
            return
        message = message_from_bytes(b"".join(lines), policy=policy.default)
        fake.messages.append(message)
        fake.encrypted.append(encrypted)
        self.say("250 taken")


class FakeWebhookServer(ThreadingHTTPServer):
    """Accepts messages as Discord and Slack do."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), FakeWebhookSession)
        self.messages: list[tuple[str, dict[str, Any]]] = []  # path and body
        self.answers: dict[str, list[int]] = {}  # statuses of the next responses, by path

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}{path}"

    def at(self, path: str) -> list[dict[str, Any]]:
        return [body for where, body in list(self.messages) if where == path]


class FakeWebhookSession(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        fake = cast(FakeWebhookServer, self.server)
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        fake.messages.append((self.path, body))
        answers = fake.answers.get(self.path)
        self.send_response(answers.pop(0) if answers else 204)
        self.send_header("location", fake.url("/elsewhere"))
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def serving(fake: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=fake.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield
    finally:
        fake.shutdown()
        fake.server_close()
        thread.join()


def wait_for(condition: Callable[[], Any], timeout_s: float = EVENT_TIMEOUT_S) -> Any:
    """Wait until a condition returns a true value, and return it."""
    give_up = time.monotonic() + timeout_s
    while time.monotonic() < give_up:
        if found := condition():
            return found
        time.sleep(0.02)
    raise AssertionError("the condition was not met in time")
