"""PNG pictures as arrays."""

import zlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.jit import jit

SIGNATURE = b"\x89PNG\r\n\x1a\n"
SAMPLES = {2: 3, 6: 4}  # of a pixel, by colour type: RGB, RGBA
NONE, SUB, UP, AVERAGE, PAETH = range(5)  # what the samples of a line are differences to


def decode(png: bytes) -> NDArray[np.uint8]:
    """The pixels of a PNG of 8-bit RGB or RGBA that is not interlaced: (height, width, samples)."""
    if not png.startswith(SIGNATURE):
        raise ValueError("This is no PNG.")
    packed, at = b"", len(SIGNATURE)
    header = png[at + 8 : at + 21]
    while at < len(png):
        length = int.from_bytes(png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += length + 12
    width, height = int.from_bytes(header[:4]), int.from_bytes(header[4:8])
    depth, colour, interlaced = header[8], header[9], header[12]
    if depth != 8 or colour not in SAMPLES or interlaced:
        raise ValueError("This kind of PNG cannot be read.")
    samples = SAMPLES[colour]
    lines = np.frombuffer(zlib.decompress(packed), dtype=np.uint8).reshape(height, -1)
    pixels = np.zeros((height, width * samples), dtype=np.uint8)
    _undo_filters(lines, pixels, samples)
    return pixels.reshape(height, width, samples)


@jit
def _undo_filters(lines: Any, pixels: Any, samples: int) -> None:
    """Each line begins with its filter; its samples are differences to their neighbours."""
    for y in range(pixels.shape[0]):
        kind = lines[y, 0]
        for x in range(pixels.shape[1]):
            left = int(pixels[y, x - samples]) if x >= samples else 0
            above = int(pixels[y - 1, x]) if y else 0
            corner = int(pixels[y - 1, x - samples]) if y and x >= samples else 0
            guess = 0
            if kind == SUB:
                guess = left
            elif kind == UP:
                guess = above
            elif kind == AVERAGE:
                guess = (left + above) // 2
            elif kind == PAETH:
                to_left, to_above = abs(above - corner), abs(left - corner)
                to_corner = abs(left + above - 2 * corner)
                if to_left <= to_above and to_left <= to_corner:
                    guess = left
                elif to_above <= to_corner:
                    guess = above
                else:
                    guess = corner
            pixels[y, x] = (int(lines[y, x + 1]) + guess) & 255
