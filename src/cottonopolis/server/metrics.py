"""What the server counts, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("cottonopolis_moves_total", "Moves acknowledged.", ["game", "by"])
ENTRIES = Counter("cottonopolis_entries_total", "Entries written.", ["kind"])
SOCKETS = Gauge("cottonopolis_sockets", "WebSockets open.", multiprocess_mode="livesum")
ROOMS = Gauge("cottonopolis_rooms", "Games in memory.", multiprocess_mode="livesum")
BOTS_WAITING = Gauge("cottonopolis_thinking", "Jobs that wait or run.", multiprocess_mode="livesum")
BOT_SECONDS = Histogram(
    "cottonopolis_thinking_seconds",
    "From asking to answer.",
    ["kind"],
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60),
)
WORKERS_REPLACED = Counter("cottonopolis_workers_replaced_total", "Worker processes replaced.")
LOOP_LAG = Histogram(
    "cottonopolis_loop_lag_seconds",
    "How late the event loop wakes up.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1),
)
NOTIFICATIONS = Counter("cottonopolis_notifications_total", "Messages sent.", ["kind", "result"])
