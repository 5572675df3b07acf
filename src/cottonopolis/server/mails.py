"""Writes and sends e-mails; the standard library prevents header injection."""

import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import localtime, make_msgid
from ipaddress import ip_address
from urllib.parse import SplitResult, unquote, urlsplit

from cottonopolis.server.settings import Settings
from cottonopolis.server.webhooks import PermanentFailure

SMTP_TIMEOUT_S = 20.0
PERMANENT_FAILURE_CODE = 500  # SMTP replies from this code on are permanent
SENDER_NAME = "Cottonopolis"


def make_email(settings: Settings, to: str, subject: str, text: str) -> EmailMessage:
    message = EmailMessage()
    sender = Address(SENDER_NAME, addr_spec=settings.sender)
    message["From"] = sender
    message["To"] = Address(addr_spec=to)
    message["Subject"] = " ".join(subject.splitlines())
    message["Date"] = localtime()
    message["Message-ID"] = make_msgid(domain=sender.domain)
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def send(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send an e-mail (blocking)."""
    try:
        message = make_email(settings, to, subject, text)
    except ValueError:
        raise PermanentFailure("address") from None
    try:
        with _connect(urlsplit(settings.smtp)) as server:
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as refused:
        if all(code >= PERMANENT_FAILURE_CODE for code, _ in refused.recipients.values()):
            raise PermanentFailure("recipient") from None
        raise
    except smtplib.SMTPResponseException as refused:
        if refused.smtp_code >= PERMANENT_FAILURE_CODE:
            raise PermanentFailure(str(refused.smtp_code)) from None
        raise
    except smtplib.SMTPNotSupportedError:
        raise PermanentFailure("unsupported") from None


def _connect(url: SplitResult) -> smtplib.SMTP:
    """Connect to an SMTP server, encrypted if possible, and sign in."""
    host = url.hostname or ""
    context = ssl.create_default_context()
    if url.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            host, url.port or smtplib.SMTP_SSL_PORT, timeout=SMTP_TIMEOUT_S, context=context
        )
        return _sign_in(server, url, True)
    server = smtplib.SMTP(host, url.port or smtplib.SMTP_PORT, timeout=SMTP_TIMEOUT_S)
    try:
        server.ehlo()
        encrypted = server.has_extn("starttls")
        if encrypted:
            server.starttls(context=context)
    except BaseException:
        server.close()
        raise
    return _sign_in(server, url, encrypted)


def _sign_in(server: smtplib.SMTP, url: SplitResult, encrypted: bool) -> smtplib.SMTP:
    if url.username is None:
        return server
    try:
        if not encrypted and not _is_loopback(url.hostname or ""):
            raise PermanentFailure("password")  # never sent unencrypted
        server.login(unquote(url.username), unquote(url.password or ""))
    except BaseException:
        server.close()
        raise
    return server


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
