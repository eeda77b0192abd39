"""However long a name is, it costs what a name of the longest kind costs: it is cut before it is measured."""

from collections import Counter

import pytest

from engine.games import GAMES
from renders.drawing import typeset
from renders.drawing.theme import Style
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from renders.language.names import LONGEST, clusters, cut, escaped, tidy
from renders.language.player_names import in_labels, in_messages
from renders.reader import Reader
from tests.every_game.walks import Setup, after

LONG = {
    "letters": "W" * 5000,
    "marks": "Z" + "\u0335" * 5000,
    "joiners": "\U0001f468\u200d" * 2500,
    "spaces": "W " * 2500,
    "right to left": "مح" * 2500,
    "markdown": "*" * 5000,
    "nothing": "\u200b" * 5000,
    "flags": "🇳" * 5000,
}
STYLE = Style("slab", 40)


@pytest.fixture
def measured(monkeypatch):
    """How many characters are handed to the fonts to be measured, with nothing kept from before."""
    counted = Counter()
    set_by_font = typeset._length

    def length(text, run, style):
        counted["characters"] += len(text)
        return set_by_font(text, run, style)

    for kept in (typeset.width, typeset.line, typeset.is_legible, tidy):
        kept.cache_clear()
    monkeypatch.setattr(typeset, "_length", length)
    return counted


@pytest.mark.parametrize("kind", LONG)
def test_a_name_is_shown_in_no_more_than_a_bound(kind):
    name, words = LONG[kind], words_for("en")
    assert len(tidy(name)) <= LONGEST
    for naming in (in_labels, in_messages):
        for shown in naming((name, name), words):
            assert len(shown) <= 2 * LONGEST + 4
            assert words.named((shown,), 0) == shown


@pytest.mark.parametrize("kind", LONG)
def test_a_text_is_cut_before_it_is_measured(kind, measured):
    """Also where nobody has made it tidy: in a room of so many pixels no more clusters are tried."""
    typeset.fitted(LONG[kind], STYLE, 300)
    assert measured["characters"] <= 12 * 5000 if kind in ("marks", "joiners", "nothing") else 12 * 300
    measured.clear()
    names = (LONG[kind], "Anna")
    text = typeset.with_names(lambda names: f"{names[0]} and {names[1]} bid", names, STYLE, 300, 2)
    assert text.endswith(" bid")
    assert measured["characters"] <= 100 * 5000


@pytest.mark.dear
@pytest.mark.parametrize("kind", ["letters", "marks", "joiners", "right to left"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_boards_hands_panels_and_texts_cost_no_more_for_a_name_of_5000_letters(game, kind, measured):
    """Beside a game of people with the longest names that there can be."""
    seats = max(GAMES[game].seats)
    match = after(45, Setup(game, seats, {}, "00112233", 1)).match
    usual, found = "Wm" * 16, {}
    for name in (usual, LONG[kind]):
        names = (name,) * seats
        for kept in (typeset.width, typeset.line, typeset.is_legible, tidy):
            kept.cache_clear()
        measured.clear()
        show_everything(match, FACES[game], names)
        found[name] = measured["characters"]
    assert found[LONG[kind]] <= 3 * found[usual] + 20_000


def show_everything(match, face, names):
    for language in LOCALES:
        words = words_for(language)
        labels, texts = in_labels(names, words), in_messages(names, words)
        for seat in (0, 1, None):
            view = match.view(seat)
            face.board(Reader(view, names, words))
            face.board_text(Reader(view, texts, words))
            face.alt_text(Reader(view, labels, words))
            face.turn(Reader(view, texts, words))
            if seat is None:
                continue
            face.hand(Reader(view, names, words))
            face.hand_text(Reader(view, texts, words))
            face.hand_alt(Reader(view, labels, words))
        events = [one.event for one in match.story if one.only is None]
        face.summary(events, texts, words)
        face.log(events, texts, words)
        for seat in match.waiting_for():
            decision, view = match.asked(seat), match.view(seat)
            face.prompt(decision, Reader(view, texts, words))
            face.panel(decision, Reader(view, names, words))


@pytest.mark.parametrize("kind", LONG)
def test_what_is_done_to_names_takes_one_look_at_each_character(kind):
    name = LONG[kind]
    assert "".join(clusters(name)) == name
    assert len(cut(name, 32)) <= 32
    assert len(escaped(name)) <= 2 * len(name)
