"""What every strip in large print keeps, in every game: whoever sees little can read all of it on a phone."""

from collections.abc import Iterator, Sequence

import pytest

from engine.games import GAMES
from renders.drawing.strips import HIGHEST, MOST_LARGE
from renders.drawing.theme import LARGE, WIDTH
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.renders.layout import check_apart, check_texts
from tests.renders.moments import Moment, of_each_kind
from tests.renders.samples import NAMES, WIDE
from tests.renders.test_strips import Seen, Whole, in_corners, near_edges, seen, untold


def large_of(name: str, moment: Moment, names: Sequence[str], locale: str, palette: str) -> Iterator[Whole]:
    """What a game shows at a moment in large print: the board, the hand, and the panel with nothing chosen
    and with something."""
    face, words = FACES[name], words_for(locale)
    match, seat, decision, changes = moment
    own = Reader(match.view(seat), tuple(names), words)
    alt, parts = (
        (face.own_alt_text(own), face.own_alt_parts(own))
        if face.board_has_hand
        else (face.alt_text(own), face.alt_parts(own))
    )
    yield Whole("board", face.large_board_strips(own, changes=changes, palette=palette), parts, alt)
    strips = face.large_hand_strips(own, palette=palette)
    yield Whole("hand", strips, face.hand_alt_parts(own), face.hand_alt(own))
    keys = tuple(option.key for option in getattr(decision, "options", ()))[-1:]
    for chosen in dict.fromkeys(((), keys)):
        said = None if decision is None else face.panel_alt(decision, own, chosen)
        if decision is not None and said is not None:
            strips = face.large_panel_strips(decision, own, chosen=chosen, palette=palette)
            told = face.panel_alt_parts(decision, own, chosen)
            if strips:
                yield Whole(f"panel of {decision.name}", strips, told, said)


@pytest.fixture(scope="module", params=sorted(GAMES))
def shown(request: pytest.FixtureRequest) -> Seen:
    """Every fifth kind of question with the most players, others with the fewest, and the end."""
    name: str = request.param
    some = (
        moment
        for at, choose in enumerate((max, min))
        for number, moment in enumerate(of_each_kind(name, choose(GAMES[name].seats)))
        if number % 5 == at or moment.decision is None
    )
    return seen(name, some, large_of)


@pytest.mark.dear
def test_each_whole_has_few_strips_and_a_desktop_shows_each_in_full_width(shown: Seen) -> None:
    for whole in shown.wholes:
        assert 1 <= len(whole.strips) <= MOST_LARGE, whole.what
        assert max(strip.height for strip in whole.strips) <= HIGHEST, whole.what


@pytest.mark.dear
def test_no_letter_and_no_number_is_smaller_than_large_print(shown: Seen) -> None:
    small = {
        (whole.what, text.text, text.size)
        for whole in shown.wholes
        for strip in whole.strips
        for text in strip.texts
        if text.size < LARGE
    }
    assert not small


@pytest.mark.dear
def test_no_mark_of_a_seat_is_smaller_than_a_letter(shown: Seen) -> None:
    assert {size for size in shown.marks if size < LARGE} == set()


@pytest.mark.dear
def test_every_text_stands_out_from_its_ground(shown: Seen) -> None:
    assert not shown.pale


@pytest.mark.dear
def test_no_text_is_cut_nor_lies_over_another(shown: Seen) -> None:
    """A page of text may cut a word that is as wide as it."""
    for whole in shown.wholes:
        for strip in whole.strips:
            if not _is_page(whole):
                check_texts(strip.texts, (WIDTH, strip.height), (*NAMES, *WIDE))
            check_apart(text.ink for text in strip.texts)
            check_apart(part.box for part in strip.parts)


@pytest.mark.dear
def test_no_text_is_near_an_edge_nor_in_the_corner_where_clients_lay_a_sign(shown: Seen) -> None:
    assert not near_edges(shown)
    assert not in_corners(shown)


@pytest.mark.dear
def test_each_part_of_the_alternative_text_tells_what_a_strip_shows(shown: Seen) -> None:
    """A page of text is told as a whole."""
    assert not untold(shown._replace(wholes=[each for each in shown.wholes if not _is_page(each)]))


def _is_page(whole: Whole) -> bool:
    return {name for strip in whole.strips for name in strip.shows} == {""}
