"""How a server is set up: one frozen object, handed to its worker processes as JSON."""

import os
from dataclasses import asdict, dataclass
from email.errors import HeaderParseError
from email.headerregistry import Address
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from cottonopolis.errors import SetupError

VARIABLE = "COTTONOPOLIS_SETTINGS"  # of the environment: carries the settings to workers
MEMORY = "memory://"
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
CHANNEL_KINDS = ("memory", "redis", "postgresql", "postgres")
SMTP_KINDS = ("smtp", "smtps")
WEBHOOK_HOSTS = ("discord.com", "discordapp.com", "hooks.slack.com")


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; the defaults play at home."""

    database: str = ""  # a URL; empty for a file in the data folder
    channels: str = MEMORY  # a URL: memory://, redis://… or postgresql://…
    workers: int = 1
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""  # how people reach the server, e.g. https://brass.example
    secret: str = ""  # signs cookies; empty for one that is made once and kept in the database
    bot_processes: int = 1  # per worker
    smtp: str = ""  # smtp://user:password@host:port, or smtps://…
    mail_from: str = ""
    webhook_hosts: tuple[str, ...] = WEBHOOK_HOSTS  # http:// for 127.0.0.1, if it is named
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    requests_a_second: int = 30  # of one person or, without a session, of one address
    attempts_a_minute: int = 20  # of one address: new guests, accounts, passwords tried
    rooms_kept: int = 2000  # games kept in memory by each worker

    def __post_init__(self) -> None:
        self.database_url()
        kind = self.channels.split(":", 1)[0]
        if kind not in CHANNEL_KINDS:
            raise SetupError("channels", word=self.channels, known=", ".join(CHANNEL_KINDS))
        if self.workers > 1 and self.channels == MEMORY:
            raise SetupError("workers-memory", workers=self.workers)
        if self.smtp and not _is_smtp(self.smtp):
            raise SetupError("smtp", known="smtp://, smtps://")
        if not is_address(self.sender):
            raise SetupError("mail-from", word=self.mail_from)

    def database_url(self) -> str:
        """The database for SQLAlchemy, with its driver."""
        if not self.database:
            return f"{DRIVERS['sqlite']}:///{data_folder() / 'cottonopolis.db'}"
        kind, _, rest = self.database.partition("://")
        if kind in DRIVERS.values():
            return self.database
        if kind not in DRIVERS or not rest:
            raise SetupError("database", word=self.database, known="sqlite://, postgresql://")
        return f"{DRIVERS[kind]}://{rest}"

    @property
    def secure(self) -> bool:
        """Whether people reach the server over HTTPS only."""
        return self.public_url.startswith("https://")

    @property
    def address(self) -> str:
        """Where people find the server."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = "127.0.0.1" if self.host == "0.0.0.0" else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def sender(self) -> str:
        """Who e-mails come from."""
        host = urlsplit(self.public_url).hostname or "localhost"
        return self.mail_from or f"cottonopolis@{host}"

    def to_environment(self) -> None:
        """Leave the settings where worker processes find them."""
        os.environ[VARIABLE] = msgspec.json.encode(asdict(self)).decode()

    @classmethod
    def from_environment(cls) -> "Settings":
        """The settings that the parent process left; the defaults if it left none."""
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=cls)


def _is_smtp(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in SMTP_KINDS and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is none
        return False


def is_address(text: str) -> bool:
    """Whether this is one e-mail address and nothing else.

    >>> [is_address(text) for text in ("a@b.example", "a@b.example, c@d.example", "a@b\\n")]
    [True, False, False]
    """
    try:
        return Address(addr_spec=text).addr_spec == text
    except (HeaderParseError, ValueError, IndexError):
        return False


def data_folder() -> Path:
    """Where the embedded database lives."""
    root = os.environ.get("XDG_DATA_HOME")
    folder = (Path(root) if root else Path.home() / ".local" / "share") / "cottonopolis"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
