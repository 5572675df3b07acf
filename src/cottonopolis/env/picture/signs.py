"""Colours, icons, symbols and figures of pictures, the same as in the browser.

All but words are outlines, so that a picture can be read where no font is installed.
"""

from dataclasses import dataclass

DESK, PANEL, PANEL2, INK, INK2, RULE = (
    "#e6d9bc",
    "#faf4e3",
    "#f1e7cd",
    "#2a2118",
    "#5b4a35",
    "#c2ae86",
)
LAND, SEA, SEA_LINE, WATER, BANK, ROUTE = (
    "#f4ead2",
    "#d3dfda",
    "#6f929a",
    "#a9cfe0",
    "#24455a",
    "#2f6f93",
)
PLATE, SLOT, SLOT_ICON, ENAMEL = "#fffaf0", "#f7efdb", "#6d5a41", "#fbf6e8"
GO, GO_SOFT, NO, NO_SOFT, BRASS, BRASS_SOFT = (
    "#076b56",
    "#d5eade",
    "#b3261e",
    "#fbe4dc",
    "#77550d",
    "#f3dfa2",
)
CARD = "#ecd9a8"
SERIF = "Besley, Rockwell, 'DejaVu Serif', Georgia, serif"
SANS = "Cabin, 'Gill Sans', sans-serif"


@dataclass(frozen=True)
class Seat:
    """The colours of a seat: its own, what is written on it, gold on it; and its symbol."""

    colour: str
    on: str
    gold: str
    symbol: str  # about 20 units wide, around the origin


SEATS = (
    Seat("#1d5fae", "#fff", "#ffe9a8", "M-7.6 0A7.6 7.6 0 1 0 7.6 0A7.6 7.6 0 1 0 -7.6 0Z"),
    Seat("#c9431a", "#fff", "#ffedb8", "M0 -8.6L9 7H-9Z"),
    Seat("#e6a3bd", "#3a1023", "#4a1830", "M-7 -7H7V7H-7Z"),
    Seat("#4a2450", "#fff", "#ffe9a8", "M0 -9.4L8.4 0L0 9.4L-8.4 0Z"),
    Seat(
        "#7fae3f",
        "#16240a",
        "#1d2f0c",
        "M-2.8 -8.4H2.8V-2.8H8.4V2.8H2.8V8.4H-2.8V2.8H-8.4V-2.8H-2.8Z",
    ),
)

# The colours of places in Age of Industry; each has lines of its own too
TINCTURES = {
    "brown": ("#9a6a43", "M0 3H6M3 0V6"),
    "light_green": ("#a9cf7e", "M-1 -1L7 7M-1 5L1 7M5 -1L7 1"),
    "blue": ("#7fb0dd", "M0 3H6"),
    "purple": ("#b48cc9", "M-1 7L7 -1M-1 1L1 -1M5 7L7 5"),
    "orange": ("#eda04f", "M3 0V6"),
    "grey": ("#b9b4aa", "M2 3H4"),
}


@dataclass(frozen=True)
class Icon:
    """An icon on a grid of 24: what is filled, what is engraved in it, what is stroked."""

    fill: str = ""
    cut: str = ""
    line: str = ""
    width: float = 2


def _disc(x: float, y: float, radius: float) -> str:
    half = f"a{radius} {radius} 0 1 0"
    return f"M{x - radius} {y}{half} {2 * radius} 0{half} {-2 * radius} 0Z"


ICONS = {
    "cotton_mill": Icon(
        "M11 1H13V4H11ZM5 4.5Q5 3.2 6.3 3.2H17.7Q19 3.2 19 4.5V5.1Q19 6.4 17.7 6.4H6.3Q5 6.4 5 5.1Z"
        "M7.2 7.2C5.4 10 5.4 15 7.2 17.8H16.8C18.6 15 18.6 10 16.8 7.2ZM5 19.9Q5 18.6 6.3 18.6"
        "H17.7Q19 18.6 19 19.9V20.5Q19 21.8 17.7 21.8H6.3Q5 21.8 5 20.5Z",
        "M6.4 12.6L11.2 7.6M6.6 16.2L15 7.6M9.4 17.6L17.4 9.4M13.4 17.6L17.8 13",
    ),
    "factory": Icon(
        "M2 21.5V9.5L8 13V9.5L14 13V9.5L20 13V3H22V21.5Z",
        "M5 17.5H7.6M10.4 17.5H13M15.8 17.5H18.4",
    ),
    "coal_mine": Icon(
        _disc(8.6, 5.6, 1.3),
        line=_disc(8.6, 5.6, 3.7)
        + "M8.6 5.6L4.6 21M8.6 5.6L12.6 21M10.4 6.6L20.6 21M6.6 13.4H10.6M5.6 17.4H11.6"
        "M2.4 21.2H22",
    ),
    "iron_works": Icon(
        "M1.6 8H8.2V6.6H22V9.4C18.8 9.8 16.6 11.2 15.6 13.2V15.6H18.4V20H6.2V15.6H9V13.4"
        "C7.4 11.4 3.4 12 1.6 8Z",
        line="M12 1.2V4.2M7.6 2.2L9 4.6M16.4 2.2L15 4.6",
        width=1.6,
    ),
    "port": Icon(
        "M2.4 15.9L4.1 11.4L7.2 15.2ZM21.6 15.9L19.9 11.4L16.8 15.2Z",
        line=_disc(12, 4.1, 2.3)
        + "M12 6.4V21M7.4 9.2H16.6M4.2 14C4.8 18.6 8 21 12 21S19.2 18.6 19.8 14",
    ),
    "shipyard": Icon(
        "M1.6 9.8L22.4 8.2C22 13.4 19.8 16.8 16.4 17.8H7.4C4.4 16.8 2.4 13.8 1.6 9.8Z"
        "M11.6 1.6L17.6 4L11.6 6.2Z",
        "M6.4 10.6V16.4M10.2 10.4V17.4M14 10.2V17.4M17.8 9.8V16.2",
        "M11.6 8V1.6M4 22.2H20M7.6 18.2V22M12 18.2V22M16.4 18.2V22",
        1.6,
    ),
    "ship": Icon(
        "M2 14.2H22L19.4 20.4H5ZM7 9.4H16.4V13H7ZM9 4.4H11.4V8.4H9ZM13 5.8H15V8.4H13Z",
        line="M2 22.6C4 21.6 6 21.6 8 22.6S12 23.6 14 22.6S18 21.6 20 22.6",
        width=1.6,
    ),
    "income": Icon("M12 1.8L21.4 11.6H15.8V22H8.2V11.6H2.6Z"),
    "vp": Icon("M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5Z"),
    "loan": Icon(
        "M2 9L12 2.6L22 9V10.6H2ZM4 12H6.8V18H4ZM8.6 12H11V18H8.6ZM13 12H15.4V18H13Z"
        "M17.2 12H20V18H17.2ZM2 19.4H22V22H2Z"
    ),
    "canal": Icon(
        line="M2 8.2C5.4 5.6 8.6 5.6 12 8.2S18.6 10.8 22 8.2"
        "M2 15.8C5.4 13.2 8.6 13.2 12 15.8S18.6 18.4 22 15.8"
    ),
    "rail": Icon(line="M2 8.5H22M2 15.5H22M5 5V19M10 5V19M15 5V19M20 5V19"),
    "card": Icon(
        "M5 4.4Q5 2 7.4 2H16.6Q19 2 19 4.4V19.6Q19 22 16.6 22H7.4Q5 22 5 19.6Z",
        "M8.4 7H15.6M8.4 11H15.6",
    ),
    "ban": Icon(line=_disc(12, 12, 9) + "M5.8 5.8L18.2 18.2"),
    "check": Icon(line="M4 12.5L9.6 18.4L20.4 5.6", width=3),
    "trophy": Icon(
        "M7 2.6H17V9.4C17 12.8 15 14.8 12 14.8S7 12.8 7 9.4ZM7 19H17V21.8H7Z",
        line="M7 5H3.4C3.4 8.6 4.8 10.4 7.2 10.6M17 5H20.6C20.6 8.6 19.2 10.4 16.8 10.6M12 15V19",
    ),
}

# Figures of one stroke, 8 units wide and 12 high
FIGURES = {
    "0": "M1 4.2A3 3.2 0 0 1 7 4.2V7.8A3 3.2 0 0 1 1 7.8Z",
    "1": "M1.4 3.4L4.6 1V11",
    "2": "M1.2 3.8A2.9 2.8 0 0 1 6.9 4C6.9 6.2 3.8 8 1.2 11H7.2",
    "3": "M1.3 1H6.6L3.8 4.8C5.8 4.8 7 6 7 7.8A3 3.2 0 0 1 1.1 9",
    "4": "M5.4 11V1L.8 8.2H7.4",
    "5": "M6.5 1H2L1.6 5.5C4 4.2 7 5 7 7.8A3 3.2 0 0 1 1.1 9.2",
    "6": "M5.6 1C2.8 2.8 1 5.4 1 7.9A3 3.1 0 1 0 7 7.9A3 3.1 0 0 0 1.2 7",
    "7": "M1 1H7L3.2 11",
    "8": "M1.6 3.4A2.4 2.4 0 1 1 6.4 3.4A2.4 2.4 0 1 1 1.6 3.4ZM1 8.4A3 2.6 0 1 1 7 8.4"
    "A3 2.6 0 1 1 1 8.4Z",
    "9": "M2.4 11C5.2 9.2 7 6.6 7 4.1A3 3.1 0 1 0 1 4.1A3 3.1 0 0 0 6.8 5",
    "+": "M1 6.4H7M4 3.4V9.4",
    "-": "M1.4 6.4H6.6",
    "£": "M6.9 3A2.4 2.4 0 0 0 2.3 3.6C2.3 5.4 3.4 7 3.2 8.4C3 9.8 2.2 10.6 1.2 11H7.2M1 6.2H5.4",
    "$": "M6.8 3.2A2.9 2.3 0 0 0 1.2 3.8C1.2 7 7 5.2 7 8.4A3 2.6 0 0 1 1 9M4 -.6V12.6",
    "/": "M1 12.4L6.4 -.4",
}
NUMERALS = {
    "I": (4.4, "M0 0H4.4V1.5H3.4V8.5H4.4V10H0V8.5H1V1.5H0Z"),
    "V": (9.4, "M0 0H4V1.5H3.3L5 7.2L6.7 1.5H6V0H9.4V1.5H8.8L6 10H4L.8 1.5H0Z"),
    "0": (
        7,
        "M3.5 0A3.5 5 0 0 1 3.5 10A3.5 5 0 0 1 3.5 0"
        "M3.5 1.5A1.2 3.5 0 0 0 3.5 8.5A1.2 3.5 0 0 0 3.5 1.5",
    ),
}
ROMAN = ("0", "I", "II", "III", "IV")
