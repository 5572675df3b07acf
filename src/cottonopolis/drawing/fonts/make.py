"""Make the fonts of printed sheets from those of the browser client.

Besley and Cabin come as variable WOFF2 files with the client's packages. A PDF needs static
TrueType fonts; these have only the letters of our four languages. Run it again when the packages
change:

    pip install fonttools brotli
    python src/cottonopolis/drawing/fonts/make.py
"""

from pathlib import Path

FOLDER = Path(__file__).parent
PACKAGES = FOLDER.parents[3] / "web" / "node_modules" / "@fontsource-variable"

# The name of each font, its source and its place on the source's axes
FONTS = {
    "serif-bold": ("besley/files/besley-latin-wght-normal.woff2", {"wght": 750}),
    "sans": ("cabin/files/cabin-latin-wdth-normal.woff2", {"wght": 420, "wdth": 94}),
    "sans-bold": ("cabin/files/cabin-latin-wdth-normal.woff2", {"wght": 680, "wdth": 94}),
}
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ŒœŸ‘’“”„–—…−×€")]
NARROW_SPACE = 0x202F  # French, before ; ! ?
NARROW = 0.7  # of a space


def make() -> None:
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    for name, (source, axes) in FONTS.items():
        font = instantiateVariableFont(TTFont(PACKAGES / source), axes)
        options = Options(hinting=False, layout_features=[], name_IDs=[0, 1, 2, 4, 6, 13, 14])
        subset = Subsetter(options)
        subset.populate(unicodes=LETTERS)
        subset.subset(font)
        _add_narrow_space(font)
        font.flavor = None
        font.save(FOLDER / f"{name}.ttf")


def _add_narrow_space(font: object) -> None:
    """Add U+202F, which the sources lack."""
    from copy import copy

    glyphs, metrics = font["glyf"], font["hmtx"]  # type: ignore[index]
    space = font.getBestCmap()[ord(" ")]  # type: ignore[attr-defined]
    glyphs["narrowspace"] = copy(glyphs[space])
    width, bearing = metrics[space]
    metrics["narrowspace"] = (round(width * NARROW), bearing)
    for table in font["cmap"].tables:  # type: ignore[index]
        table.cmap[NARROW_SPACE] = "narrowspace"


if __name__ == "__main__":
    make()
