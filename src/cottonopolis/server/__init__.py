"""The server for live and turn-based games (docs/hosting.md, docs/server.md)."""
