"""Charts are sound SVG and show what they were given."""

from xml.etree import ElementTree

from cottonopolis.drawing.plots import (
    Axis,
    Measured,
    Panel,
    Scale,
    Series,
    bar,
    dot,
    line_chart,
    row_chart,
)

SPACE = "{http://www.w3.org/2000/svg}"


def words(picture: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SPACE}text")]


def test_a_line_chart_names_its_axes_series_and_marks() -> None:
    lines = [Series(f"<{n}>", [(x, x * n) for x in range(40)]) for n in range(7)]
    picture = line_chart("Money", Axis("Round"), Axis("£", lambda n: f"£{n:g}"), lines, [(9, "B3")])
    shown = words(picture)
    for word in ("Money", "Round", "£", "£0", "£250", "B3", *(f"<{n}>" for n in range(7))):
        assert word in shown
    assert picture.count("<polyline") == 14


def test_charts_of_nearly_nothing() -> None:
    for points in ([], [(3.0, 5.0)], [(0.0, 2.0), (1.0, 2.0)]):
        picture = line_chart("Little", Axis("x"), Axis("y"), [Series("one", points)])
        assert "one" in words(picture)
        assert "nan" not in picture


def test_a_row_chart_prints_every_value() -> None:
    points = [Measured(-31.5, "−31.5", -33, -30), Measured(12, "12")]
    shares = [Measured(0, "0%", 0, 0.1, usual=0.5), Measured(1, "100%", 0.9, 1, usual=0.5)]
    panels = [Panel(Axis("VP"), points, dot), Panel(Axis("Won", low=0), shares, bar)]
    shown = words(row_chart("Arena", "95%", ["a & b", "c"], panels))
    for word in ("Arena", "95%", "a & b", "c", "VP", "Won", "−31.5", "12", "0%", "100%"):
        assert word in shown


def test_a_scale_turns_round_where_it_ends_before_it_starts() -> None:
    upwards = Scale(0, 10, 400, 100)
    assert (upwards.at(0), upwards.at(5), upwards.at(10)) == (400, 250, 100)
