"""Benchmarks: `make bench` prints them next to the figures of other engines."""
