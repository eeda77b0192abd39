"""Pictures are drawn so that whoever must read them can: the public one in the strongest colours chosen."""

import itertools

import pytest

from cogs.parts.palettes import palette_for, palette_of_all, strongest
from cogs.presses.pages import choose_palette
from engine.errors import Refused
from engine.journal.records import PersonId, SeatRow, Session
from engine.sessions.preferences import Preferences
from renders.drawing.theme import PALETTES
from tests.cogs import visits
from tests.doubles import double

STRENGTH = ["standard", "colour-blind", "high-contrast"]


def test_the_palettes_are_listed_from_the_weakest_on():
    assert list(PALETTES) == STRENGTH


def test_high_contrast_is_stronger_than_colour_blind_and_that_than_standard():
    for chosen in itertools.product(STRENGTH, repeat=3):
        assert strongest(chosen) == STRENGTH[max(map(STRENGTH.index, chosen))]
    assert strongest([]) == "standard"


def test_a_palette_of_another_version_is_as_if_nothing_was_chosen():
    assert strongest(["neon"]) == "standard"


async def test_the_board_for_all_takes_the_strongest_and_a_private_picture_its_readers_own(journal):
    preferences, (anna, ben, other) = Preferences(journal), map(PersonId, (1, 2, 3))
    table = double(Session, seats=(SeatRow("Anna", anna), SeatRow("Ben", ben), SeatRow("Dusty")))
    assert await palette_of_all(preferences, table) == "standard"
    await preferences.set_palette(other, "high-contrast")
    await preferences.set_palette(ben, "colour-blind")
    assert await palette_of_all(preferences, table) == "colour-blind", "who does not sit there does not count"
    assert await palette_for(preferences, anna) == "standard"
    assert await palette_for(preferences, ben) == "colour-blind"


async def test_a_palette_that_does_not_exist_is_refused_and_nothing_is_kept(journal):
    preferences = Preferences(journal)
    with pytest.raises(Refused, match="not-an-option"):
        await choose_palette(visits.visit(visits.services(preferences=preferences)), "neon")
    assert await preferences.palettes([PersonId(1)]) == {}
