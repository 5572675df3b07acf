"""E-mails: written with the standard library, so that no header can be slipped in, and sent."""

import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import localtime, make_msgid
from ipaddress import ip_address
from urllib.parse import SplitResult, unquote, urlsplit

from cottonopolis.server.settings import Settings
from cottonopolis.server.webhooks import Hopeless

TIMEOUT = 20.0  # seconds
FOR_GOOD = 500  # replies from here on will be the same tomorrow
NAME = "Cottonopolis"


def letter(settings: Settings, to: str, subject: str, text: str) -> EmailMessage:
    """An e-mail to one address."""
    message = EmailMessage()
    sender = Address(NAME, addr_spec=settings.sender)
    message["From"] = sender
    message["To"] = Address(addr_spec=to)
    message["Subject"] = " ".join(subject.splitlines())
    message["Date"] = localtime()
    message["Message-ID"] = make_msgid(domain=sender.domain)
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def send(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send an e-mail; this blocks."""
    try:
        message = letter(settings, to, subject, text)
    except ValueError:
        raise Hopeless("address") from None
    try:
        with _connect(urlsplit(settings.smtp)) as server:
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as refused:
        if all(code >= FOR_GOOD for code, _ in refused.recipients.values()):
            raise Hopeless("recipient") from None
        raise
    except smtplib.SMTPResponseException as refused:
        if refused.smtp_code >= FOR_GOOD:
            raise Hopeless(str(refused.smtp_code)) from None
        raise
    except smtplib.SMTPNotSupportedError:
        raise Hopeless("unsupported") from None


def _connect(url: SplitResult) -> smtplib.SMTP:
    """A server that is ready to take an e-mail."""
    host = url.hostname or ""
    context = ssl.create_default_context()
    if url.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            host, url.port or smtplib.SMTP_SSL_PORT, timeout=TIMEOUT, context=context
        )
        return _sign_in(server, url, True)
    server = smtplib.SMTP(host, url.port or smtplib.SMTP_PORT, timeout=TIMEOUT)
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
    """The server, after name and password if there are any."""
    if url.username is None:
        return server
    try:
        if not encrypted and not _is_own(url.hostname or ""):
            raise Hopeless("password")  # it is never sent for everybody to read
        server.login(unquote(url.username), unquote(url.password or ""))
    except BaseException:
        server.close()
        raise
    return server


def _is_own(host: str) -> bool:
    """Whether a host is this very machine."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
