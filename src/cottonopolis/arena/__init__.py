"""The arena: bots play each other, seat by seat, and are measured (docs/arena.md)."""
