"""Where messages end up in tests: a mail server and a web server that keep what they get."""

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

PATIENCE = 30.0


class MailSink(socketserver.ThreadingTCPServer):
    """Speaks as much SMTP as a sender needs."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        super().__init__(("127.0.0.1", 0), MailSession)
        self.tls = tls
        self.letters: list[EmailMessage] = []
        self.refusals: list[str] = []  # replies to the next letters, instead of taking them
        self.encrypted: list[bool] = []  # of each letter

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def has(self, address: str, letters: int) -> bool:
        return len(self.to(address)) >= letters

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in list(self.letters) if letter["To"] == address]


class MailSession(socketserver.StreamRequestHandler):
    def say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")
        self.wfile.flush()

    def handle(self) -> None:
        sink = cast(MailSink, self.server)
        encrypted = False
        self.say("220 sink")
        while line := self.rfile.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"EHLO" and sink.tls is not None and not encrypted:
                self.say("250-sink")
                self.say("250 STARTTLS")
            elif word == b"STARTTLS" and sink.tls is not None:
                self.say("220 go ahead")
                try:
                    self.request = sink.tls.wrap_socket(self.request, server_side=True)
                except ssl.SSLError:  # the sender does not like the certificate
                    break
                self.setup()
                encrypted = True
            elif word == b"DATA":
                self.take(sink, encrypted)
            elif word == b"QUIT":
                self.say("221 bye")
                break
            else:
                self.say("250 ok")

    def finish(self) -> None:
        super().finish()
        self.request.close()

    def take(self, sink: MailSink, encrypted: bool) -> None:
        self.say("354 go ahead")
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line[1:] if line.startswith(b"..") else line)
        if sink.refusals:
            self.say(sink.refusals.pop(0))
            return
        letter = message_from_bytes(b"".join(lines), policy=policy.default)
        sink.letters.append(letter)
        sink.encrypted.append(encrypted)
        self.say("250 taken")


class WebSink(ThreadingHTTPServer):
    """Takes messages as Discord and Slack do."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), WebSession)
        self.messages: list[tuple[str, dict[str, Any]]] = []  # path and body
        self.answers: dict[str, list[int]] = {}  # by path, the status of the next answers

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}{path}"

    def at(self, path: str) -> list[dict[str, Any]]:
        return [body for where, body in list(self.messages) if where == path]


class WebSession(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        sink = cast(WebSink, self.server)
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        sink.messages.append((self.path, body))
        answers = sink.answers.get(self.path)
        self.send_response(answers.pop(0) if answers else 204)
        self.send_header("location", sink.url("/elsewhere"))
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def serving(sink: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=sink.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield
    finally:
        sink.shutdown()
        sink.server_close()
        thread.join()


def wait_for(what: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """What is hoped for, once it is there."""
    give_up = time.monotonic() + patience
    while time.monotonic() < give_up:
        if found := what():
            return found
        time.sleep(0.02)
    raise AssertionError("it did not happen")
