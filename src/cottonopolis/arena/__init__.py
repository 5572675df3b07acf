"""The arena: bots play each other from every seat (docs/arena.md)."""
