"""A board is a few strips that clients show wide, and each tells in words what it shows."""

import pytest

from engine.games import GAMES
from renders.drawing.canvas import watched
from renders.drawing.strips import CLEAR, HIGHEST, MOST
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.renders.samples import WIDE
from tests.renders.test_corners import ON_A_PHONE, asked

CUT = ("boomtown", "gnadenlos", "ponte-vecchio")
"""The games whose boards are cut."""


@pytest.mark.dear
@pytest.mark.parametrize(
    ("name", "seats"), [(name, ends(GAMES[name].seats)) for name in CUT for ends in (min, max)]
)
def test_every_strip_is_shown_wide_and_nothing_to_read_is_at_its_cuts_or_below_the_sign(
    name: str, seats: int
) -> None:
    face, words = FACES[name], words_for("de")
    for match, _, _ in asked(name, seats, few=1):
        reader = Reader(match.view(None), WIDE[:seats], words)
        strips = face.board_strips(reader)
        assert 2 <= len(strips) <= MOST
        for strip in strips:
            with watched() as placed:
                picture = strip.draw()
            assert picture.size == (1200, strip.height)
            assert strip.height <= HIGHEST
            left, low = 1200 - ON_A_PHONE[0], strip.height - ON_A_PHONE[1]
            for text in placed:
                assert text.ink.top >= CLEAR, (text.text, text.ink)
                assert text.ink.bottom <= strip.height - CLEAR, (text.text, text.ink)
                assert text.ink.right <= left or text.ink.bottom <= low, text.text
        parts = face.alt_parts(reader)
        assert set(parts) <= {shown for strip in strips for shown in strip.shows}
        assert len("\n".join(parts.values())) <= 1024
