"""The opening book: what strong bots play in the first rounds, and what wins (docs/book.md)."""

FIRST_SEED = 600_000_000  # of the games of all books; nothing else uses these seeds
