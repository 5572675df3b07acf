"""Utilities for files, processes and optional packages."""
