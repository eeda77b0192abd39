"""Goldrush's places: each has a name of its own in every language, on buttons and in sentences."""

import pytest

from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from renders.goldrush.text.labels import Form, place_text, runs_text, squares_text
from renders.language.catalogues import LOCALES, words_for

EN = words_for("en")
FORMS: tuple[Form, ...] = ("map", "to", "at")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("form", FORMS)
def test_every_place_has_a_name_of_its_own(form: Form, locale: str) -> None:
    names = [place_text(key, words_for(locale), form) for key in LAND.places]
    assert all(names)
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= (28 if form == "map" else 55)


@pytest.mark.parametrize(
    ("key", "name", "to", "at"),
    [
        ("k", "K", "to K", "on K"),
        ("a-b-1", "A–B", "to trail A–B", "on trail A–B"),
        ("b-c-2", "B–C 2", "to trail B–C 2", "on trail B–C 2"),
        ("h-rattlesnake-1", "H–Rattlesnake Creek", None, None),
        ("street-7", "Street 7", "to Street 7", "on Street 7"),
        ("store", "Jake’s General Store", "to Jake’s General Store", "in Jake’s General Store"),
        ("sheriff", "Sheriff", "to the Sheriff", "at the Sheriff’s"),
        ("west", "West exit", "to the west exit", "at the west exit"),
        ("licence", "Licence", "to the forgotten licence", "at the forgotten licence"),
    ],
)
def test_places_are_called_as_on_the_map(key: str, name: str, to: str | None, at: str | None) -> None:
    assert place_text(key, EN) == name
    assert to is None or place_text(key, EN, "to") == to
    assert at is None or place_text(key, EN, "at") == at


def test_a_step_has_a_number_if_it_is_not_alone_between_its_neighbours() -> None:
    steps = [place for place in LAND.places.values() if place.terrain is Terrain.TRAIL]
    for step in steps:
        is_alone = sum(other.between == step.between for other in steps) == 1
        assert place_text(step.key, EN)[-1].isdecimal() is not is_alone


def test_squares_are_listed_by_their_letters() -> None:
    assert squares_text(("k",), EN) == "K"
    assert squares_text(("k", "m"), EN) == "K and M"


@pytest.mark.parametrize(
    ("squares", "said"),
    [("", ""), ("ab", "A, B"), ("cab", "A to C"), ("abcegxyz", "A to C, E, G, X to Z"), ("acd", "A, C, D")],
)
def test_squares_that_follow_each_other_are_put_together(squares: str, said: str) -> None:
    assert runs_text(squares, EN) == said
