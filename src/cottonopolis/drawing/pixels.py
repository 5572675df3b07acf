"""Convert pictures to arrays of pixels."""

from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from cottonopolis.support.extras import need

DEFAULT_WIDTH_PX = 1200


def pixels(picture: str, width: int = DEFAULT_WIDTH_PX) -> NDArray[np.uint8]:
    """Render an SVG document to an array (height, width, 3) of red, green and blue."""
    png = bytes(need("resvg_py", "learn").svg_to_bytes(svg_string=picture, width=width))
    image = need("PIL.Image", "learn").open(BytesIO(png))
    return np.asarray(image.convert("RGB"), dtype=np.uint8)
