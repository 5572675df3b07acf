"""Positions in a few plain lines, and the worked examples of the rules made of them."""
