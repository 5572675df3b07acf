"""Neural networks that judge positions and propose decisions: inputs, inference, search."""
