"""The adventurers' portraits: everyone of the data file has his own, in every palette."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.games.gnadenlos.data import BOX
from renders.drawing.theme import PALETTES, STANDARD
from renders.gnadenlos.picture.portraits import portrait
from renders.gnadenlos.picture.portraits.people import PEOPLE

SMALL = 90
"""On a phone a card is not drawn narrower."""


def seen(key: str, palette: str = "standard") -> Image.Image:
    return portrait(key, SMALL, PALETTES[palette]).image


def test_everyone_in_the_data_file_has_a_portrait_and_nobody_else() -> None:
    assert set(PEOPLE) == {adventurer.key for adventurer in BOX.adventurers}


def test_nobody_elses_key_has_a_portrait() -> None:
    with pytest.raises(KeyError):
        portrait("nobody", SMALL, STANDARD)


@pytest.mark.dear
def test_everyone_is_told_apart_on_a_phone() -> None:
    faces = {key: seen(key).resize((30, 30), Image.Resampling.BOX) for key in PEOPLE}
    for one, other in combinations(PEOPLE, 2):
        apart = ImageStat.Stat(ImageChops.difference(faces[one], faces[other])).mean
        assert sum(apart) > 30, (one, other)
