"""The table: a server for live games and games by turns (docs/hosting.md, docs/server.md)."""
