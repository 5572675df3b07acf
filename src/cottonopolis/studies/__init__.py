"""Studies: games with variations, comments, arrows and marks (docs/studies.md)."""
