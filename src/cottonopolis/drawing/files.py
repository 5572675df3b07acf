"""Write pictures to files that a user named: SVG, or PNG."""

from pathlib import Path

from cottonopolis.errors import SetupError
from cottonopolis.support.extras import need
from cottonopolis.support.files import check_writable, replacing, write_text

SUFFIXES = (".svg", ".png")
PNG_WIDTH_PX = 1600
FILE_MODE = 0o666  # before the umask


def check_picture(file: Path) -> None:
    """Raise SetupError if the picture cannot be written; called before a long computation."""
    suffix = file.suffix.lower()
    if suffix not in SUFFIXES:
        raise SetupError("picture-suffix", word=str(file), known=", ".join(SUFFIXES))
    if suffix == ".png":
        need("resvg_py", "learn")
    check_writable(file)


def write_picture(file: Path, picture: str) -> None:
    """Write an SVG document as it is, or as PNG, as the name of the file says."""
    check_picture(file)
    if file.suffix.lower() == ".svg":
        write_text(file, picture)
        return
    draw = need("resvg_py", "learn").svg_to_bytes
    with replacing(file, FILE_MODE) as stream:
        stream.write(bytes(draw(svg_string=picture, width=PNG_WIDTH_PX)))
