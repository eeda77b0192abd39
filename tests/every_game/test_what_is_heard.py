"""What helps nobody who listens is in no text of any game: a word that points at a picture, or a sign.

`test_listening.py` hears whole messages; this looks at the texts that they are made of. Buttons have signs.
"""

import itertools
from collections.abc import Iterator

import pytest

from engine.games import GAMES
from engine.play.decisions import Amount, Pick, Subset
from engine.play.table import Seat
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from renders.language.player_names import in_labels, in_messages
from renders.reader import Reader
from tests.every_game.orders import askable
from tests.listening import only_seen
from tests.renders.moments import Moment, of_each_kind

LOOK_ALIKE = ("Anna", "anna", "Zoë", "ANNA", "Ben")
"""Some of them have their mark before their name."""
A_FEW = 6
"""So many options and answers of a question are looked at."""


def texts_of(moment: Moment, name: str, locale: str) -> Iterator[str]:
    """All that can be heard at a moment of a game."""
    match, seat, decision, changes = moment
    face, words, view = FACES[name], words_for(locale), match.view(seat)
    names = LOOK_ALIKE[: match.seats]
    said = Reader(view, in_messages(names, words), words)
    shown = said.calling(in_labels(names, words))
    yield from (face.board_text(said), face.own_board_text(said), face.map_text(said), face.turn(said))
    yield from (face.alt_text(shown), face.own_alt_text(shown), face.progress(said, 1))
    yield from (face.hand_text(said), face.hand_alt(shown), face.standing(view, seat, words))
    story = [told.event for told in match.story]
    yield from (*face.summary(changes, said.names, words), *face.log(story, said.names, words))
    if decision is not None:
        yield from (face.prompt(decision, said), face.choices_text(decision, said))
        yield from (
            face.answer_text(decision, one, said) for one in itertools.islice(decision.legal(), A_FEW)
        )
        yield face.panel_words(decision, said, ())
        yield from answers_of(decision, name, shown)
    for _, _, ahead in askable(match, Seat(seat)):
        yield from (face.order_label(ahead, shown), face.order_prompt(ahead, said))
        yield from (face.order_text(ahead, one, said) for one in itertools.islice(ahead.legal(), A_FEW))
        yield from answers_of(ahead, name, shown)


def answers_of(decision, name: str, reader: Reader) -> Iterator[str]:
    """What is said of a question's answers, to whoever types, and beside its picture."""
    face = FACES[name]
    yield face.panel_alt(decision, reader, ()) or ""
    if isinstance(decision, Amount):
        yield from (face.amount_label(decision, one, reader) for one in decision.amounts()[:A_FEW])
    if isinstance(decision, Pick | Subset):
        for option in decision.options[:A_FEW]:
            yield face.choice_label(decision, option.key, reader)
            yield face.option_hint(decision, option.key, reader) or ""
            yield from () if option.group is None else (face.group_label(decision, option.group, reader),)


@pytest.mark.parametrize("name", GAMES)
def test_no_text_points_at_a_picture_or_has_a_sign_that_is_read_aloud(name: str) -> None:
    seen = 0
    for moment in of_each_kind(name, max(GAMES[name].seats)):
        for locale in LOCALES:
            for text in texts_of(moment, name, locale):
                assert not (found := only_seen(text, locale)), (found, text)
                seen += bool(text)
    assert seen > 100


@pytest.mark.parametrize(
    ("locale", "text", "found"),
    [
        ("en", "Choose by the numbers on the map.", ["numbers on", "map"]),
        ("en", "The map:\n- K 2", []),
        ("en", "Distances: `/goldrush map`", []),
        ("en", "● Anna 5 · ● 3 → 4", ["·", "●", "→"]),
        ("nl", "Zie de afbeelding.", ["afbeelding"]),
        ("de", "Wähle nach den Zahlen auf der Karte, wie im Bild.", ["Zahlen auf", "Bild"]),
    ],
)
def test_what_only_eyes_find_is_found(locale: str, text: str, found: list[str]) -> None:
    assert only_seen(text, locale) == found
