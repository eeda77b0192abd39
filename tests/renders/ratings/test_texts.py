"""What alternative texts and lists to read say: the same as the pictures, within their bounds."""

import re
from dataclasses import replace

import pytest

from renders.drawing.strips import Strip
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.ratings.picture.charts import chart_strips
from renders.ratings.picture.figures import figures_strips
from renders.ratings.picture.lists import list_strips
from renders.ratings.text.charts import chart_alt
from renders.ratings.text.figures import figures_alt, figures_alts, figures_text
from renders.ratings.text.lists import LONGEST_TEXT, list_alt, list_alts, list_text
from renders.ratings.text.numbers import decimal, whole
from renders.ratings.views import ChartPoint, FiguresView, ListRow, SeatsRow, TitleFigures
from tests.renders.ratings.samples import LONG, ODD, chart, figures, page
from tests.renders.samples import NAMES

EN, NL, DE = map(words_for, ("en", "nl", "de"))


def written(strip: Strip) -> list[str]:
    return [text.text for text in strip.texts]


def numbers_in(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


def test_a_list_is_read_row_by_row() -> None:
    view = page(3, provisional=1, names=("Anna", "Be*n", ""), reader=1)
    assert list_text(view, EN).split("\n") == [
        "### Ratings in Boomtown, 3 people",
        "1\\. Anna: 1742 ± 49, 1 game",
        "**2. Be\\*n: 1725 ± 56, 38 games (you)**",
        "-# provisional: fewer than 10 games or 5 opponents",
        "a former player: 1708?, 75 games",
    ]
    assert list_alt(view, EN).split("\n")[2] == "2. Be*n: 1725 ± 56, 38 games (you)"


def test_people_who_share_a_place_both_have_its_number() -> None:
    view = page(2)
    shared = replace(view, rows=tuple(replace(row, place=1) for row in view.rows))
    assert [line[:3] for line in list_text(shared, EN).split("\n")[1:]] == ["1\\.", "1\\."]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", [LONG, ODD, ("*" * 64,), ("@everyone",)], ids=str)
def test_all_texts_of_a_full_page_stay_within_their_bounds(names: tuple[str, ...], locale: str) -> None:
    view, words = page(25, provisional=9, names=names, reader=3, first=9976), words_for(locale)
    text = list_text(view, words)
    assert len(text) <= LONGEST_TEXT
    assert len(text.split("\n")) == 27
    assert "@everyone" not in text
    assert len(list_alt(view, words)) <= ALT
    alts = list_alts(view, words)
    assert len(alts) == len(list_strips(view, words))
    assert max(map(len, alts)) <= ALT


def test_an_alternative_text_without_room_for_all_says_how_many_follow() -> None:
    told = list_alt(page(25, names=LONG), EN).split("\n")
    left = re.fullmatch(r"… and (\d+) more\.", told[-1])
    assert left is not None
    assert len(told) - 2 + int(left[1]) == 25


def test_each_picture_of_a_list_is_told_by_its_own_alternative_text() -> None:
    view = page(25, provisional=6, reader=9)
    strips, alts = list_strips(view, EN), list_alts(view, EN)
    for strip, alt in zip(strips, alts, strict=True):
        shown = written(strip)
        assert numbers_in(" ".join(shown)) == numbers_in(alt)
        assert ("(you)" in alt) == ("(you)" in shown)
        assert {name for name in NAMES if name in shown} == {name for name in NAMES if f"{name}:" in alt}


def test_nobody_in_a_list_is_said_in_all_three() -> None:
    nobody = "Nobody has a rating in this list yet."
    assert nobody in list_text(page(0), EN)
    assert nobody in list_alt(page(0), EN)
    assert nobody in written(list_strips(page(0), EN)[0])


def test_a_provisional_rating_shows_no_deviation_anywhere() -> None:
    view = replace(page(1), rows=(ListRow(None, "Anna", 1540, 137, 3),))
    for said in (list_text(view, EN), list_alt(view, EN), " ".join(written(list_strips(view, EN)[0]))):
        assert "1540?" in said
        assert "137" not in said


def test_a_chart_is_told_with_its_ends_and_its_highest_and_lowest_point() -> None:
    points = tuple(
        ChartPoint(value, 150 - 10 * at) for at, value in enumerate((1500, 1612.5, 1450.2, 1540.4))
    )
    view = replace(chart(3, name="Anna", place=3), points=points)
    assert chart_alt(view, EN).split("\n") == [
        "Anna: rating in Boomtown",
        "1540 ± 120 after 3 rated games; place 3 of 12.",
        "The line begins at 1500 and ends at 1540; the band around it is the ±. "
        "Highest 1613 (game 1), lowest 1450 (game 2).",
    ]
    shown = written(chart_strips(view, EN)[0])
    assert {"Anna", "1540", "± 120", "1500", "place 3 of 12", "3"} <= set(shown)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_chart_of_a_provisional_rating_has_no_place_and_no_number_for_the_deviation(locale: str) -> None:
    words, view = words_for(locale), chart(3)
    provisional = words.text("rating-picture-provisional")
    shown = written(chart_strips(view, words)[0])
    assert provisional in chart_alt(view, words)
    assert {provisional, "±"} <= set(shown)
    deviation = str(round(view.points[-1].deviation))
    assert not any(f"± {deviation}" in said for said in (*shown, chart_alt(view, words)))


def test_the_values_of_the_axis_are_round_hundreds_around_the_band() -> None:
    for view in (chart(1), chart(40, spread=300), chart(100, spread=5000)):
        axis = [text.text for text in chart_strips(view, EN)[0].texts if text.box.right < 220]
        values = sorted(int(text.replace("−", "-")) for text in axis if text[-1].isdigit() and len(text) > 2)
        assert 2 <= len(values) <= 6
        assert all(value % 100 == 0 for value in values)
        assert values[0] <= min(point.rating - point.deviation for point in view.points)
        assert values[-1] >= max(point.rating + point.deviation for point in view.points)


def test_figures_are_told_game_by_game() -> None:
    rows = (SeatsRow(2, (5, 3), "23 nuggets"), SeatsRow(4, (2, 1, 2, 1), ""))
    view = FiguresView("Anna", (TitleFigures("goldrush", 14, 7, 6.1, rows, 7, 3),))
    assert figures_alt(view, EN).split("\n") == [
        "Figures of Anna",
        "Goldrush: 14 games",
        "First in 7 of 14; even would be 6.1",
        "2 players: 1st 5 times, 2nd 3 times; best 23 nuggets",
        "4 players: 1st 2 times, 2nd once, 3rd 2 times, 4th once",
        "Against robots only: first in 3 of 7",
    ]
    assert "- First in 7 of 14; even would be 6.1" in figures_text(view, EN).split("\n")
    assert "gelijk verdeeld: 6,1" in figures_alt(view, NL)


@pytest.mark.parametrize("locale", LOCALES)
def test_each_picture_of_figures_is_told_by_its_own_alternative_text(locale: str) -> None:
    words = words_for(locale)
    for view in (figures(), figures(LONG[0])):
        strips, alts = figures_strips(view, words), figures_alts(view, words)
        assert len(strips) == len(alts) == 4
        for strip, alt, title in zip(strips, alts, view.titles, strict=True):
            shown = numbers_in(" ".join(written(strip)))
            assert shown - numbers_in(alt) <= set("12345")  # headings of places that nobody could make there
            assert numbers_in(alt) - shown == set()
            assert words.text(f"{title.game}-name") in alt
        assert max(map(len, alts)) <= ALT
        assert len(figures_alt(view, words)) <= ALT
        assert len(figures_text(view, words)) <= LONGEST_TEXT


def test_a_fifth_game_has_no_picture_but_is_told() -> None:
    view = figures()
    more = replace(view, titles=(*view.titles, replace(view.titles[0], wins=77)))
    assert len(figures_strips(more, EN)) == len(figures_alts(more, EN)) == 4
    assert "First in 77 of" in figures_alts(more, EN)[-1]


def test_figures_of_nobody_yet_are_said_in_all_three() -> None:
    view, nothing = FiguresView("", ()), "No game with others has ended yet."
    assert nothing in figures_text(view, EN)
    assert figures_alts(view, EN) == (f"Figures of a former player\n{nothing}",)
    assert nothing in written(figures_strips(view, EN)[0])


def test_whoever_played_with_robots_alone_does_not_read_of_0_games() -> None:
    view = FiguresView("Anna", (TitleFigures("goldrush", 0, 0, 0.0, (), 7, 3),))
    assert "**Goldrush**\n- Against robots only: first in 3 of 7" in figures_text(view, EN)
    assert "0 games" not in " ".join((figures_alt(view, EN), *written(figures_strips(view, EN)[0])))


def test_german_tells_the_place_from_how_often_it_was_made() -> None:
    view = FiguresView("Anna", (TitleFigures("boomtown", 8, 5, 4.0, (SeatsRow(2, (5, 3), ""),), 0, 0),))
    assert "2 Personen: 1. Platz 5-mal, 2. Platz 3-mal" in figures_alt(view, DE)


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "at the start"), ("nl", "aan het begin"), ("de", "am Anfang")]
)
def test_a_line_that_begins_at_its_lowest_point_has_no_game_0(locale: str, said: str) -> None:
    words = words_for(locale)
    alt = chart_alt(chart(1), words)
    assert f" 1500 ({said})." in alt
    assert chart_alt(chart(23), words).count(said) == 0


def test_numbers_are_written_as_the_language_does() -> None:
    assert [decimal(6.149, words) for words in (EN, NL, DE)] == ["6.1", "6,1", "6,1"]
    assert decimal(0.04, EN) == "0.0"
    assert decimal(9.96, DE) == "10,0"
    assert whole(-119) == "−119"


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", ["1st", "2nd", "3rd", "4th"]),
        ("nl", ["1e", "2e", "3e", "4e"]),
        ("de", ["1.", "2.", "3.", "4."]),
    ],
)
def test_places_are_counted_as_the_language_does(locale: str, said: list[str]) -> None:
    view = FiguresView("Anna", (TitleFigures("boomtown", 1, 1, 0.3, (SeatsRow(4, (1, 0, 0, 0), ""),), 0, 0),))
    assert set(said) <= set(written(figures_strips(view, words_for(locale))[0]))
