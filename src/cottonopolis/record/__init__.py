"""Reading and writing records (docs/notation.md)."""

FORMAT = 1
HEADER = "cottonopolis"
