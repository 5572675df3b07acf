"""What every game shares: compiled gear, random numbers, graphs, tracks, decks, turn order."""
