"""The opening book: what strong bots play in the first rounds, and what wins (docs/book.md).

>>> from cottonopolis import Game
>>> book = Book.load("brass", players=4)
>>> [move.text for move in book.moves(Game.new("brass", players=4, seed=11))][:2]
['develop cotton_mill', 'develop port']
"""

from cottonopolis.book.book import Answer, Book, BookMove

FIRST_SEED = 600_000_000  # of the games of all books; a block of their own

__all__ = ["FIRST_SEED", "Answer", "Book", "BookMove"]
