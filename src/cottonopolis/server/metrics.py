"""Metrics for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("cottonopolis_moves_total", "Moves stored.", ["game", "by"])
ENTRIES = Counter("cottonopolis_entries_total", "Table entries stored.", ["kind"])
REQUEST_SECONDS = Histogram(
    "cottonopolis_request_seconds",
    "Duration of HTTP requests, by method and class of the status (2xx, 4xx …; none: no answer).",
    ["method", "status"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)
SOCKETS = Gauge("cottonopolis_sockets", "Open WebSockets.", multiprocess_mode="livesum")
CONNECTIONS = Gauge(
    "cottonopolis_connections", "Open connections of clients.", multiprocess_mode="livesum"
)
CONNECTIONS_CLOSED = Counter(
    "cottonopolis_connections_closed_total",
    "Connections closed: too many of an address or in all, or too many bytes.",
    ["reason"],
)
ROOMS = Gauge("cottonopolis_rooms", "Games in memory.", multiprocess_mode="livesum")
PENDING_JOBS = Gauge(
    "cottonopolis_thinking",
    "Bot, hint and analysis jobs queued or running.",
    multiprocess_mode="livesum",
)
JOB_SECONDS = Histogram(
    "cottonopolis_thinking_seconds",
    "Duration of bot, hint and analysis jobs, waiting included.",
    ["kind"],
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60),
)
WORKERS_REPLACED = Counter("cottonopolis_workers_replaced_total", "Worker processes replaced.")
LOOP_LAG = Histogram(
    "cottonopolis_loop_lag_seconds",
    "Delay of the event loop.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1),
)
NOTIFICATIONS = Counter(
    "cottonopolis_notifications_total",
    "E-mails, webhook and push messages, by result.",
    ["kind", "result"],
)
LOG_EVENTS = Counter(
    "cottonopolis_log_events_total",
    "Warnings and errors, also those that the log counts instead of repeating them.",
    ["event", "level"],
)
QUEUED_JOBS = Gauge(
    "cottonopolis_queued_jobs",
    "Jobs that wait for a bot server, by queue.",
    ["queue"],
    multiprocess_mode="mostrecent",
)
LAST_BACKUP = Gauge(
    "cottonopolis_last_backup_seconds",
    "When `admin backup --keep` last wrote a backup, in seconds since 1970; 0 if never.",
    multiprocess_mode="max",
)
