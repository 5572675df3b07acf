"""Bots: the interface, the four levels, and bots from files (docs/bots.md)."""
