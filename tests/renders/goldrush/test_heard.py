"""What is heard of Goldrush: words instead of signs, and no word of a picture that is not there."""

import re

import pytest

from renders.goldrush import FACE
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.renders.goldrush.played import NAMES, moments, played

SIGNS = re.compile(r"[●■▲◆→·−×]|\d/\d")
PICTURE = {
    "en": r"\b(picture|map)\b",
    "nl": r"\b(afbeelding|landkaart|kaart)\b",
    "de": r"\b(Bild|Landkarte)\b",
}
COMMAND = re.compile(r"`/[^`]+`")


def heard(moment, words):
    """All texts of a decision that are read aloud."""
    read, decision = Reader(moment.view, NAMES, words), moment.decision
    keys = [option.key for option in decision.options]
    yield from (FACE.prompt(decision, read), FACE.choices_text(decision, read))
    yield from (FACE.choice_label(decision, key, read) for key in keys)
    yield from (FACE.answer_text(decision, key, read) for key in keys)
    yield from (FACE.panel_alt(decision, read, ()), FACE.alt_text(read), FACE.own_alt_text(read))
    yield from (FACE.board_text(read), FACE.hand_text(read), FACE.hand_alt(read))


@pytest.mark.parametrize("locale", LOCALES)
def test_there_are_words_for_signs_and_nothing_points_at_a_picture(locale):
    words, texts = words_for(locale), []
    for moment in moments():
        texts += heard(moment, words)
    texts += FACE.summary(played(4, 1).seen(None), NAMES, words)
    assert len(texts) > 100
    for text in texts:
        said = COMMAND.sub("", text)
        assert not SIGNS.search(said), said
        assert not re.search(PICTURE[locale], said, re.IGNORECASE), said
