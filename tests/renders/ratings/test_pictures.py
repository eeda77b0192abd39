"""What all pictures of ratings and figures keep: a phone shows them well, in each language and palette."""

import pickle
from collections.abc import Callable, Sequence

import pytest

from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES, WIDTH
from renders.language.catalogues import LOCALES, words_for
from renders.ratings.picture.charts import chart_strips
from renders.ratings.picture.figures import figures_strips
from renders.ratings.picture.lists import list_strips
from renders.ratings.views import FiguresView
from tests.renders.layout import check_strips
from tests.renders.ratings.samples import LONG, ODD, chart, figures, page, title
from tests.renders.samples import NAMES

EN = words_for("en")
SHOWN = (*ODD, *NAMES, "a former player", "een oud-speler", "Ex-Mitglied", "line break tab")
LISTS = {
    "nobody": page(0),
    "one": page(1, reader=0),
    "provisional": page(2, provisional=2, reader=1),
    "few": page(8, provisional=0, names=LONG, reader=2),
    "line": page(8, provisional=3, reader=7, first=1234),
    "full": page(25, provisional=5, names=ODD, reader=0, game="ponte-vecchio"),
    "full-long": page(25, provisional=1, names=LONG, reader=24, first=9976),
}
CHARTS = {
    "none": chart(0),
    "one": chart(1, name=""),
    "two": chart(2, spread=0),
    "flat": chart(30, spread=0, place=1),
    "usual": chart(23, place=3, game="ponte-vecchio"),
    "long": chart(23, place=103, name=LONG[0]),
    "unknown-letters": chart(9, name=LONG[4]),
    "many": chart(500, spread=200, place=12),
    "very-many": chart(12_345, spread=90, place=12),
    "huge": chart(100, spread=4000, place=2),
}
FIGURES = {
    "nothing": FiguresView("", ()),
    "all": figures(),
    "long": figures(LONG[0], best="1.234 Punkte"),
    "unknown-letters": figures(LONG[2]),
    "best": FiguresView("Anna", (title("goldrush", (2, 3, 4), times=5, best="123 goudklompen"),)),
    "often": FiguresView("Anna", (title("boomtown", (2, 3, 4, 5), times=4321, best="−15 Punkte"),)),
}


def strips_of(what: str, palette: str, locale: str) -> Sequence[Strip]:
    kind, name = what.split(":")
    words = words_for(locale)
    match kind:
        case "list":
            return list_strips(LISTS[name], words, palette=palette)
        case "chart":
            return chart_strips(CHARTS[name], words, palette=palette)
        case _:
            return figures_strips(FIGURES[name], words, palette=palette)


EVERY = [
    *(f"list:{name}" for name in LISTS),
    *(f"chart:{name}" for name in CHARTS),
    *(f"figures:{name}" for name in FIGURES),
]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("what", EVERY)
def test_everything_can_be_read_on_a_phone_and_only_names_are_cut(
    what: str, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    palette = list(PALETTES)[(EVERY.index(what) + LOCALES.index(locale)) % len(PALETTES)]
    check_strips(strips_of(what, palette, locale), SHOWN)
    assert not caplog.records


@pytest.mark.parametrize(
    ("what", "most"), [("list:full", 3), ("list:few", 1), ("chart:many", 1), ("figures:all", 4)]
)
def test_no_whole_has_more_strips_than_it_should(what: str, most: int) -> None:
    assert len(strips_of(what, "standard", "en")) == most


@pytest.mark.parametrize("what", ["list:line", "chart:usual", "figures:all"])
def test_equal_views_give_equal_pictures_and_other_palettes_others(what: str) -> None:
    kind, name = what.split(":")
    views = {"list": LISTS, "chart": CHARTS, "figures": FIGURES}[kind]
    draw: Callable[..., Sequence[Strip]] = {
        "list": list_strips,
        "chart": chart_strips,
        "figures": figures_strips,
    }[kind]
    first, again, other = (
        draw(view, EN, palette=palette)
        for view, palette in (
            (views[name], "standard"),
            (pickle.loads(pickle.dumps(views[name])), "standard"),
            (views[name], "high-contrast"),
        )
    )
    assert [each.key for each in first] == [each.key for each in again]
    assert {each.key for each in first}.isdisjoint(each.key for each in other)
    (one, two), three = ((strips[-1].draw() for strips in (first, again)), other[-1].draw())
    assert one.size == (WIDTH, first[-1].height)
    assert one.tobytes() == two.tobytes()
    assert one.convert("RGB").tobytes() != three.convert("RGB").tobytes()


def test_a_list_for_all_has_no_ring_and_otherwise_the_same_rows() -> None:
    own, others = (list_strips(page(3, reader=reader), EN) for reader in (1, None))
    texts = [[text.text for each in strips for text in each.texts] for strips in (own, others)]
    assert "(you)" in texts[0]
    assert [text for text in texts[0] if text != "(you)"] == texts[1]
