"""Players made of code: the interface, the four levels, and bots from outside (docs/bots.md)."""
