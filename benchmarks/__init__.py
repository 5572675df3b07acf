"""Measurements: `make bench` prints them beside the figures of other engines."""
