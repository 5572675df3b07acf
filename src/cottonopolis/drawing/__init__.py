"""Flat pictures of boards and positions, for environments and the command line.

`style.json` has the colours, symbols, icons and letter widths, shared with the client.
"""

from cottonopolis.drawing.board import draw_board as draw_board
from cottonopolis.drawing.pixels import pixels as pixels
