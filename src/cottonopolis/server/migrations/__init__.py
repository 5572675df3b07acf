"""The schema's history; each step is tested on both databases."""
