"""Whoever was forgotten is a former player in pictures, too, in letters that need not be cut."""

import pytest

from engine.games import GAMES
from renders.drawing import typeset
from renders.drawing.theme import Style
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from renders.language.player_names import called
from renders.reader import Reader
from tests.renders.moments import at

STYLE = Style("slab", 40, 700)


def longest(names):
    """The language in which these players are called longest, and what they are called."""
    spoken = [(language, called(names, words_for(language))) for language in LOCALES]
    return max(spoken, key=lambda each: max(typeset.width(name, STYLE) for name in each[1]))


@pytest.mark.parametrize("game", GAMES)
def test_former_players_are_named_whole_on_a_board_in_the_middle_and_at_the_end(game):
    seats = max(GAMES[game].seats)
    for part in (0.5, 1.0):
        match, _, _, changes = at(game, seats, part)
        language, shown = longest(("",) * seats)  # a single one has no number, so is shorter
        reader = Reader(match.view(None), shown, words_for(language))
        strips = FACES[game].board_strips(reader, changes=changes)
        written = [placed for strip in strips for placed in strip.texts if placed.is_name]
        assert written
        assert not [placed.text for placed in written if placed.is_shortened]
