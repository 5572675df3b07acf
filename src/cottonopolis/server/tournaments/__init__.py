"""Tournaments: pairing and standings are pure; the other modules store and run them."""
