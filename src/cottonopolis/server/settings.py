"""Settings of a server, passed to its processes as JSON."""

import os
from dataclasses import asdict, dataclass
from email.errors import HeaderParseError
from email.headerregistry import Address
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from cottonopolis.errors import SetupError
from cottonopolis.server.addresses import read_networks

# Environment variable that passes the settings to the server processes
SETTINGS_VARIABLE = "COTTONOPOLIS_SETTINGS"
MEMORY = "memory://"
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
# What the URL of a PostgreSQL database may have after its "?"
POSTGRES_PARAMETERS = (
    *("host", "passfile", "password", "port", "prepared_statement_cache_size"),
    *("ssl", "sslmode", "target_session_attrs", "user"),
)
SSL_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
REDIS_KINDS = ("redis", "rediss")  # the second with TLS
CHANNEL_KINDS = ("memory", *REDIS_KINDS, "postgresql", "postgres")
SMTP_KINDS = ("smtp", "smtps")
# A web server leaves bots, hints and analyses to bot servers, through Redis
ALL, WEB, BOTS = ROLES = ("all", "web", "bots")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
WEBHOOK_HOSTS = ("discord.com", "discordapp.com", "hooks.slack.com")
# The push services of Chrome, Firefox, Safari and Edge
PUSH_HOSTS = (
    "fcm.googleapis.com",
    "jmt17.google.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)


@dataclass(frozen=True)
class Settings:
    """All settings; the defaults suit one computer at home."""

    database: str = ""  # a URL; empty for a file in the data folder
    channels: str = MEMORY  # a URL: memory://, redis://…, rediss://… or postgresql://…
    workers: int = 1  # server processes, which answer requests
    worker_ports: bool = False  # whether each has its own port: `port` and the following ones
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""  # the address that users open, e.g. https://brass.example
    secret: str = ""  # signs cookies; if empty, one is created and stored in the database
    bot_processes: int = 1  # per server process
    smtp: str = ""  # smtp://user:password@host:port, or smtps://…
    mail_from: str = ""
    webhook_hosts: tuple[str, ...] = WEBHOOK_HOSTS  # http:// is allowed for 127.0.0.1 only
    push_hosts: tuple[str, ...] = PUSH_HOSTS  # http:// is allowed for 127.0.0.1 only
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is trusted
    requests_per_second: int = 30  # per person; scales the other limits (see limits.py)
    attempts_per_minute: int = 20  # per address: new guests, new accounts, passwords
    people_per_address: int = 8  # an address may do as much as this many people
    idle_timeout: int = 20  # seconds that a connection may take to send (the head of) a request
    body_timeout: int = 20  # seconds for the body of a request
    connections: int = 10_000  # at the same time, over all server processes
    connections_per_address: int = 256
    rooms_mb: int = 256  # memory for games that nobody views, per server process
    role: str = "all"  # of `ROLES`
    log: str = "INFO"  # of `LOG_LEVELS`

    def __post_init__(self) -> None:
        if self.database:  # the default makes a folder, which bot servers do not need
            self.database_url()
        kind = self.channels.split(":", 1)[0]
        if kind not in CHANNEL_KINDS:
            raise SetupError("channels", word=self.channels, known=", ".join(CHANNEL_KINDS))
        if self.workers > 1 and self.channels == MEMORY:
            raise SetupError("workers-memory", workers=self.workers)
        if self.role not in ROLES:
            raise SetupError("role", word=self.role, known=", ".join(ROLES))
        if self.role != ALL and kind not in REDIS_KINDS:
            raise SetupError("role-channels", role=self.role)
        if self.log.upper() not in LOG_LEVELS:
            raise SetupError("log-level", word=self.log, known=", ".join(LOG_LEVELS))
        if self.smtp and not _is_smtp(self.smtp):
            raise SetupError("smtp", known="smtp://, smtps://")
        self._check_proxies()
        if not is_address(self.sender):
            raise SetupError("mail-from", word=self.mail_from)

    def _check_proxies(self) -> None:
        for proxy in self.proxies:
            try:
                read_networks((proxy,))
            except ValueError:
                raise SetupError("proxy", word=proxy) from None

    def database_url(self) -> str:
        """The URL for SQLAlchemy, with the driver."""
        if not self.database:
            return f"{DRIVERS['sqlite']}:///{data_folder() / 'cottonopolis.db'}"
        kind, _, rest = self.database.partition("://")
        if (kind not in DRIVERS and kind not in DRIVERS.values()) or not rest:
            raise SetupError("database", word=self.database, known="sqlite://, postgresql://")
        if kind.startswith("postgres"):
            _check_postgres(rest)
        return f"{DRIVERS.get(kind, kind)}://{rest}"

    @property
    def secure(self) -> bool:
        """Whether the server is used over HTTPS only."""
        return self.public_url.startswith("https://")

    @property
    def address(self) -> str:
        """The address that users open."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = "127.0.0.1" if self.host == "0.0.0.0" else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def sender(self) -> str:
        """The sender address of e-mails."""
        host = urlsplit(self.public_url).hostname or "localhost"
        return self.mail_from or f"cottonopolis@{host}"

    def to_environment(self) -> None:
        """Store the settings in the environment for the server processes."""
        os.environ[SETTINGS_VARIABLE] = msgspec.json.encode(asdict(self)).decode()

    @classmethod
    def from_environment(cls) -> "Settings":
        """Read the settings that the parent process stored; the defaults if there are none."""
        return msgspec.json.decode(os.environ.get(SETTINGS_VARIABLE, "{}"), type=cls)


def _check_postgres(rest: str) -> None:
    """SetupError for a parameter that the driver would not understand."""
    from sqlalchemy.engine import make_url  # slow to import, and not needed for SQLite
    from sqlalchemy.exc import ArgumentError

    try:
        query = make_url(f"{DRIVERS['postgresql']}://{rest}").query
    except (ArgumentError, ValueError):  # the second for a port that is not a number
        raise SetupError(
            "database", word=rest.split("@")[-1], known="postgresql://USER:PASSWORD@HOST:PORT/NAME"
        ) from None
    for name, value in query.items():
        if name not in POSTGRES_PARAMETERS:
            known = ", ".join(POSTGRES_PARAMETERS)
            raise SetupError("database-parameter", word=name, known=known)
        if name in ("ssl", "sslmode") and value not in SSL_MODES:
            raise SetupError(
                "database-parameter", word=f"{name}={value}", known=", ".join(SSL_MODES)
            )


def _is_smtp(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in SMTP_KINDS and bool(parts.hostname) and parts.port != 0
    except ValueError:  # invalid port
        return False


def is_address(text: str) -> bool:
    """Whether a text is exactly one e-mail address.

    >>> [is_address(text) for text in ("a@b.example", "a@b.example, c@d.example", "a@b\\n")]
    [True, False, False]
    """
    try:
        return Address(addr_spec=text).addr_spec == text
    except (HeaderParseError, ValueError, IndexError):
        return False


def data_folder() -> Path:
    """The folder of the SQLite database; created if missing."""
    root = os.environ.get("XDG_DATA_HOME")
    folder = (Path(root) if root else Path.home() / ".local" / "share") / "cottonopolis"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
