"""Bots against bots: matches, statistics, tuning."""
