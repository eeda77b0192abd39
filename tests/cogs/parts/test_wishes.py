"""What people want for themselves: the public board suits all who sit there, private answers each one."""

import itertools

from cogs.parts.wishes import BOTH, Letters, Texts, Wishes, meant, palette_of_all, strongest, wishes_of
from engine.journal.preference_rows import Shown
from engine.journal.records import PersonId, SeatRow, Session
from engine.sessions.preferences import Preferences
from renders.drawing.theme import PALETTES
from tests.doubles import double

STRENGTH = ["standard", "colour-blind", "high-contrast", "both"]


def test_the_palettes_are_listed_from_the_weakest_on():
    assert list(PALETTES) == STRENGTH


def test_a_table_gets_the_palette_of_whoever_needs_most_or_one_that_suits_two_who_need_different_ones():
    for chosen in itertools.product(STRENGTH, repeat=3):
        needed = set(chosen) - {"standard"}
        assert strongest(chosen) == ("standard" if not needed else needed.pop() if len(needed) == 1 else BOTH)
    assert strongest([]) == "standard"


def test_what_another_version_has_stored_is_as_if_nothing_was_chosen():
    assert strongest(["neon"]) == "standard"
    assert meant(Shown("neon", "tiny", "sung")) == meant(Shown()) == Wishes()


def test_whoever_wants_text_has_no_palette_in_which_pictures_are_drawn():
    for texts in Texts:
        wishes = meant(Shown("high-contrast", "large", texts))
        assert wishes == Wishes("high-contrast", Letters.LARGE, texts)
        assert wishes.is_large
        assert wishes.drawn_in == ("high-contrast" if texts is Texts.PICTURES else None)


async def test_the_board_for_all_suits_all_who_sit_there_and_a_private_picture_its_reader(journal):
    preferences, (anna, ben, other) = Preferences(journal), map(PersonId, (1, 2, 3))
    table = double(Session, seats=(SeatRow("Anna", anna), SeatRow("Ben", ben), SeatRow("Dusty")))
    assert await palette_of_all(preferences, table) == "standard"
    await preferences.choose(other, palette="high-contrast")
    await preferences.choose(ben, palette="colour-blind", letters="large", texts="full")
    assert await palette_of_all(preferences, table) == "colour-blind", "who does not sit there does not count"
    assert await wishes_of(preferences, anna) == Wishes()
    assert await wishes_of(preferences, ben) == Wishes("colour-blind", Letters.LARGE, Texts.FULL)
    await preferences.choose(anna, palette="high-contrast")
    assert await palette_of_all(preferences, table) == BOTH
