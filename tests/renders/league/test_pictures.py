"""What all pictures of leagues keep: a phone shows them well, in each language and palette."""

import pickle
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from engine.leagues.settings import ALL_ROUNDS
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES, WIDTH
from renders.language.catalogues import LOCALES, words_for
from renders.league.picture.cross import cross_strips
from renders.league.picture.posters import poster_strips
from renders.league.picture.standings import standings_strips
from renders.league.views import MOST_ROWS
from tests.renders.layout import check_strips
from tests.renders.league.samples import cross, poster, standings
from tests.renders.ratings.samples import LONG, ODD
from tests.renders.samples import NAMES

EN = words_for("en")
SHOWN = (
    *ODD,
    *(name.upper() for name in LONG),
    *NAMES,
    *("a former player", "een oud-speler", "Ex-Mitglied", "line break tab"),
)
STANDINGS = {
    "nobody": standings(0, drawn=0),
    "one": standings(1, rounds=3, reader=0, moving=0, divisions=1, division=1),
    "begun": standings(4, drawn=0, moving=0, dates="Runde 1 wird am 4. Mai um 18 Uhr ausgelost"),
    "few": standings(5, drawn=2, moving=0, reader=4, names=LONG, is_over=True, division=1),
    "usual": standings(16, drawn=3, reader=6, dates="Round 4 is drawn on 4 May"),
    "plain": standings(16, reader=15, signs=False),
    "most": standings(20, rounds=12, reader=3, names=LONG, pages=3, league=LONG[0], dates="D" * 90),
    "odd": standings(20, rounds=7, names=ODD, game="ponte-vecchio", league=LONG[2], is_over=True),
}
CROSSES = {
    "nobody": cross(0),
    "one": cross(1, reader=0),
    "few": cross(4, names=LONG, reader=2),
    "pairs": cross(14, times=9),
    "often": cross(8, times=40, names=ODD),
    "most": cross(20, names=LONG, reader=19, league=LONG[4], divisions=3),
    "most-often": cross(20, names=ODD, times=ALL_ROUNDS[-1]),
}
POSTERS = {
    "one": poster("Anna"),
    "long": poster(LONG[0], league=LONG[1], points=131 * 60 + 40),
    "unknown-letters": poster(LONG[2], divisions=1),
    "two": poster("Anna", LONG[3]),
    "many": poster(*LONG, league=LONG[5]),
    "forgotten": poster("", "Ben", points=35),
}
DRAWN: Mapping[str, tuple[Mapping[str, Any], Callable[..., Sequence[Strip]]]] = {
    "standings": (STANDINGS, standings_strips),
    "cross": (CROSSES, cross_strips),
    "poster": (POSTERS, poster_strips),
}
EVERY = [f"{kind}:{name}" for kind, (views, _) in DRAWN.items() for name in views]


def strips_of(what: str, palette: str, locale: str) -> Sequence[Strip]:
    kind, name = what.split(":")
    views, draw = DRAWN[kind]
    return draw(views[name], words_for(locale), palette=palette)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("what", EVERY)
def test_everything_can_be_read_on_a_phone_and_only_names_are_cut(
    what: str, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    palette = list(PALETTES)[(EVERY.index(what) + LOCALES.index(locale)) % len(PALETTES)]
    strips = strips_of(what, palette, locale)
    check_strips(strips, SHOWN)
    assert not caplog.records


@pytest.mark.parametrize(
    ("what", "most"),
    [
        ("standings:few", 1),
        ("standings:plain", 2),
        ("standings:most", 3),
        ("cross:few", 1),
        ("cross:most", 3),
        ("poster:many", 1),
    ],
)
def test_no_whole_has_more_strips_than_it_should(what: str, most: int) -> None:
    assert len(strips_of(what, "standard", "en")) <= most


@pytest.mark.parametrize("what", ["standings:usual", "cross:few", "poster:one"])
def test_equal_views_give_equal_pictures_and_other_palettes_others(what: str) -> None:
    kind, name = what.split(":")
    views, draw = DRAWN[kind]
    again = pickle.loads(pickle.dumps(views[name]))
    first, second = (draw(view, EN, palette="standard") for view in (views[name], again))
    other = draw(views[name], EN, palette="high-contrast")
    assert [each.key for each in first] == [each.key for each in second]
    assert {each.key for each in first}.isdisjoint(each.key for each in other)
    one, two, three = (strips[-1].draw() for strips in (first, second, other))
    assert one.size == (WIDTH, first[-1].height)
    assert one.tobytes() == two.tobytes()
    assert one.convert("RGB").tobytes() != three.convert("RGB").tobytes()


def test_standings_for_all_have_no_ring_and_otherwise_the_same_rows() -> None:
    own, others = (standings_strips(standings(8, reader=reader), EN) for reader in (1, None))
    texts = [[text.text for each in strips for text in each.texts] for strips in (own, others)]
    assert "(you)" in texts[0]
    assert [text for text in texts[0] if text != "(you)"] == texts[1]


def test_more_people_than_a_table_can_hold_are_not_drawn() -> None:
    with pytest.raises(ValueError, match="words alone"):
        cross_strips(cross(MOST_ROWS + 1), EN)
