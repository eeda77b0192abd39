"""What alternative texts and standings to read say: the same as the pictures, within their bounds."""

import re
from dataclasses import replace

import pytest

from engine.leagues.earned import Kind
from engine.leagues.points import BY_PLACE, by_places
from engine.leagues.sure import Sure
from renders.drawing.strips import Strip
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.league.picture.cross import cross_strips
from renders.league.picture.posters import poster_strips
from renders.league.picture.standings import standings_strips
from renders.league.text import cross as cross_texts
from renders.league.text.cross import cross_alt, cross_alts
from renders.league.text.notes import sign
from renders.league.text.numbers import hundredths, place, points, points_said
from renders.league.text.posters import SEAL, poster_alt, poster_text
from renders.league.text.standings import LONGEST_TEXT, standings_alt, standings_alts, standings_text
from renders.league.views import CrossRow, Square
from tests.renders.league.samples import cross, poster, standings
from tests.renders.ratings.samples import LONG, ODD
from tests.renders.samples import NAMES

EN, NL, DE = map(words_for, ("en", "nl", "de"))


def written(*strips: Strip) -> list[str]:
    return [text.text for strip in strips for text in strip.texts]


@pytest.mark.parametrize(
    ("sixtieths", "said"),
    [
        (0, "0"),
        (60, "1"),
        (41 * 60, "41"),
        (380, "6⅓"),
        (30, "½"),
        (40, "⅔"),
        (7 * 60 + 12, "7⅕"),
        (127, "2 7/60"),
        (-90, "−1½"),
    ],
)
def test_points_are_said_with_the_parts_that_have_signs(sixtieths: int, said: str) -> None:
    assert points(sixtieths) == said


def test_every_part_of_a_point_that_a_table_can_give_has_a_sign() -> None:
    for seats in BY_PLACE:
        for first in range(1, seats + 1):
            for sharing in range(1, seats - first + 2):
                places = {at: at if at < first else first for at in range(1, first + sharing)}
                places |= {at: at for at in range(first + sharing, seats + 1)}
                assert "/" not in points(by_places(places)[first])


@pytest.mark.parametrize("locale", LOCALES)
def test_one_point_is_said_otherwise_than_several(locale: str) -> None:
    words = words_for(locale)
    assert points_said(60, words) != points_said(120, words).replace("2", "1")
    assert points_said(380, words).startswith("6⅓ ")


def test_means_of_points_are_rounded_as_the_language_writes_them() -> None:
    assert [hundredths(value, EN) for value in (0, 331, 600, 20)] == ["0.00", "5.52", "10.00", "0.33"]
    assert hundredths(331, NL) == hundredths(331, DE) == "5,52"


def test_a_shared_place_has_a_sign() -> None:
    assert [place(2, is_shared=False), place(2, is_shared=True)] == ["2", "2="]


def test_standings_are_read_place_by_place_and_who_shares_one_in_one_line() -> None:
    view = standings(5, drawn=1, moving=1, signs=False, names=("Anna", "Be*n", "", "Di", "Eve"), reader=4)
    rows = tuple(
        replace(row, points=points, squares=(Square(Kind.TABLE, at),))
        for at, (row, points) in enumerate(zip(view.rows, (600, 380, 180, 180, 60), strict=True), 1)
    )
    view = replace(view, rows=rows, dates="Round 2 is drawn on 4 May")
    assert standings_alt(view, EN).split("\n") == [
        "Prairie League: Season 3, round 1 of 5, Boomtown, Division 2",
        "Round 2 is drawn on 4 May",
        "1. Anna: 10 points, first for sure",
        "Whoever is above goes up",
        "2. Be*n: 6⅓ points, up for sure",
        "3. a former player and Di: 3 points, shared",
        "Whoever is below goes down",
        "5. Eve: 1 point, down for sure (you)",
    ]
    assert standings_text(view, EN).split("\n")[2:6] == [
        "1\\. Anna: 10 points, first for sure",
        "-# Rounds: 1st; last places: 0; opposition: 5.52",
        "-# Whoever is above goes up",
        "2\\. Be\\*n: 6⅓ points, up for sure",
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "names", [LONG, ODD, ("*" * 64,), ("@everyone",)], ids=["long", "odd", "marks", "all"]
)
def test_all_texts_of_full_pages_stay_within_their_bounds(names: tuple[str, ...], locale: str) -> None:
    view = standings(20, rounds=12, names=names, reader=3, dates="D" * 60, league=names[0], pages=3)
    words = words_for(locale)
    text = standings_text(view, words)
    assert len(text) <= LONGEST_TEXT
    assert len(re.findall(r"^(?:\*\*)?\d+\\?\. ", text, re.MULTILINE)) == 20
    assert len(standings_alt(view, words)) <= ALT
    alts = standings_alts(view, words)
    assert len(alts) == len(standings_strips(view, words))
    assert max(map(len, alts)) <= ALT
    table = cross(20, names=names, reader=3, league=names[0])
    assert len(cross_alt(table, words)) <= ALT
    assert len(cross_alts(table, words)) == len(cross_strips(table, words))
    assert max(map(len, cross_alts(table, words))) <= ALT
    whole = cross_texts.cross_texts(cross(50, names=names), words)
    assert max(map(len, whole)) <= cross_texts.LONGEST_TEXT
    assert sum(part.count("\n- ") + part.startswith("- ") for part in whole) == 50
    sheet = poster(*names, league=names[0])
    assert max(len(poster_alt(sheet, words)), 1) <= ALT
    assert "@everyone" not in "".join((text, *whole, poster_text(sheet, words)))


def test_an_alternative_text_without_room_for_all_says_how_many_follow() -> None:
    told = standings_alt(standings(20, names=LONG, signs=False), EN).split("\n")
    left = re.fullmatch(r"… and (\d+) more\.", told[-1])
    assert left is not None
    assert sum(line[0].isdigit() for line in told[1:-1]) + int(left[1]) >= 19


def test_each_picture_of_standings_is_told_by_its_own_alternative_text() -> None:
    view = standings(20, reader=9, names=[f"{name} {at}" for at in range(4) for name in NAMES])
    strips, alts = standings_strips(view, EN), standings_alts(view, EN)
    assert len(strips) > 1
    for strip, alt in zip(strips, alts, strict=True):
        shown = written(strip)
        for row in view.rows:
            assert (row.name in shown) == (row.name in alt)
            assert row.name not in shown or points(row.points) in alt
        assert ("(you)" in alt) == ("(you)" in shown)
        for line in ("above goes up", "below goes down", "Round 4"):
            assert (line in alt) == (line in " ".join(shown))


@pytest.mark.parametrize("locale", LOCALES)
def test_each_kind_of_round_has_a_sign_of_its_own_which_is_explained_below(locale: str) -> None:
    words = words_for(locale)
    kinds = [kind for kind in Kind if kind not in (Kind.TABLE, Kind.SUBSTITUTE)]
    signs = [sign(Square(kind), words) for kind in kinds]
    assert len({*signs, "1", "2", "3", "4", "5"}) == len(signs) + 5
    view = standings(3, rounds=7, drawn=len(kinds), moving=0)
    rows = tuple(replace(row, squares=tuple(map(Square, kinds))) for row in view.rows)
    shown = written(*standings_strips(replace(view, rows=rows), words))
    assert all(any(text.startswith(f"{one} ") for text in shown) for one in signs)
    assert set(signs) <= set(shown)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_end_names_the_champion_in_the_first_division_alone(locale: str) -> None:
    words = words_for(locale)
    champion = words.text("league-final-champion")
    first, second = (standings(8, is_over=True, division=number) for number in (1, 2))
    assert champion in standings_alt(first, words)
    assert champion in written(*standings_strips(first, words))
    assert champion not in standings_alt(second, words)
    assert first.rows[0].sure is Sure.FIRST


def test_who_left_whom_behind_is_told_with_those_alone_who_met() -> None:
    view = replace(
        cross(3),
        rows=(CrossRow("Anna", (0, 2, 0)), CrossRow("Ben", (1, 0, 0)), CrossRow("Cem", (0, 0, 0), True)),
    )
    assert cross_alt(view, EN).split("\n") == [
        "Prairie League: Who left whom behind, Season 3, Boomtown",
        "2:1 means: left the other behind twice, and was left behind once.",
        "Anna: Ben 2:1",
        "Ben: Anna 1:2",
        "Cem: nobody yet (you)",
    ]
    assert {"2:1", "1:2"} <= set(written(*cross_strips(view, EN)))


def test_a_large_table_shows_how_often_the_person_of_the_row_was_ahead() -> None:
    shown = written(*cross_strips(cross(20), EN))
    assert not any(re.fullmatch(r"\d+:\d+", text) for text in shown)
    assert {"1", "2", "3"} <= set(shown)


def test_the_poster_says_who_is_champion_with_the_figures_and_the_seal() -> None:
    view = poster("Anna")
    assert poster_alt(view, EN).split("\n") == [
        "Prairie League: Season 3, final, Ponte Vecchio",
        "Champion: Anna",
        "41⅓ points",
        "64 people · 4 divisions · 5 rounds · 80 tables",
        f"Seal of the standings: {view.seal[:SEAL]}",
    ]
    assert view.seal in poster_text(view, EN)
    shown = written(*poster_strips(view, EN))
    assert {"Champion", "Anna", "41⅓ points", f"Seal {view.seal[:SEAL]}"} <= set(shown)


def test_champions_who_share_the_place_are_all_named_up_to_four() -> None:
    assert "Champions together: Anna, Ben and Cem\n41⅓ points each" in poster_alt(
        poster("Anna", "Ben", "Cem"), EN
    )
    assert "Anna, Ben, Cem and 3 others" in poster_alt(poster("Anna", "Ben", "Cem", "Di", "Eve", "Flo"), EN)
