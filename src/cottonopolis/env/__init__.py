"""Standard environments for learning (docs/learning.md)."""
