"""What every strip of every game keeps, whatever it shows: on a phone and on a desktop it can be read."""

import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, cycle
from typing import Any, NamedTuple
from unittest import mock

import pytest

from engine.games import GAMES
from renders.drawing import frames, icons
from renders.drawing.canvas import Sprite
from renders.drawing.shelf import DRAWINGS
from renders.drawing.strips import CLEAR, HIGHEST, MOST, Strip
from renders.drawing.theme import LETTER, PALETTES, SIGN, Palette
from renders.faces import FACES
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.reader import Reader
from tests.renders.contrasts import Written, written
from tests.renders.layout import is_in_corner, least_size
from tests.renders.moments import Moment, of_each_kind
from tests.renders.samples import NAMES, WIDE

READABLE = 4.5
"""What WCAG 2 asks for at level AA."""


class Whole(NamedTuple):
    """A board, a hand or a panel, with what is said of it."""

    what: str
    strips: Sequence[Strip]
    parts: Mapping[str, str]
    said: str


class Seen(NamedTuple):
    """All pictures of a game at some moments, how large the seats' marks on them are, and what stands out too
    little from its ground."""

    wholes: Sequence[Whole]
    marks: frozenset[int]
    pale: frozenset[Written]


def wholes_of(name: str, moment: Moment, names: Sequence[str], locale: str, palette: str) -> Iterator[Whole]:
    """What a game shows at a moment: the board, the own board, the hand, and the panel with nothing chosen
    and with something."""
    face, words = FACES[name], words_for(locale)
    match, seat, decision, changes = moment
    public, own = (Reader(match.view(viewer), tuple(names), words) for viewer in (None, seat))
    strips = face.board_strips(public, changes=changes, palette=palette)
    yield Whole("board", strips, face.alt_parts(public), face.alt_text(public))
    if face.board_has_hand:
        strips = face.own_board_strips(own, changes=changes, palette=palette)
        yield Whole("own board", strips, face.own_alt_parts(own), face.own_alt_text(own))
    yield Whole("hand", face.hand_strips(own, palette=palette), face.hand_alt_parts(own), face.hand_alt(own))
    keys = tuple(option.key for option in getattr(decision, "options", ()))[-1:]
    for chosen in dict.fromkeys(((), keys)):
        alt = None if decision is None else face.panel_alt(decision, own, chosen)
        if decision is not None and alt is not None:
            strips = face.panel_strips(decision, own, chosen=chosen, palette=palette)
            parts = face.panel_alt_parts(decision, own, chosen)
            yield Whole(f"panel of {decision.name}", strips, parts, alt)


def seen(
    name: str,
    moments: Iterable[Moment],
    wholes_of: Callable[[str, Moment, Sequence[str], str, str], Iterator[Whole]] = wholes_of,
) -> Seen:
    """What a game shows at some moments, with long names and short ones, in all languages and palettes."""
    frames.PICTURES.clear()
    DRAWINGS.clear()
    marks, draw = set[int](), icons.mark
    languages, names, palettes = cycle(LOCALES), cycle((WIDE, NAMES)), cycle(PALETTES)

    def spied(seat: int, size: int, palette: Palette) -> Sprite:
        marks.add(size)
        return draw(seat, size, palette)

    with mock.patch.object(icons, "mark", spied), written() as texts:
        wholes = [
            whole
            for moment in moments
            for whole in wholes_of(
                name, moment, next(names)[: moment.match.seats], next(languages), next(palettes)
            )
        ]
        for whole in wholes:
            for strip in whole.strips:
                for part in strip.parts:
                    _ = part.tile.image
    return Seen(wholes, frozenset(marks), frozenset(text for text in texts if text.contrast < READABLE))


@pytest.fixture(scope="module", params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    """Tests of one game follow one another, so that its pictures are drawn once."""
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def shown(game: str) -> Seen:
    """All kinds of questions with the most players; half of them, and the end, with the fewest."""
    most, fewest = (of_each_kind(game, choose(GAMES[game].seats)) for choose in (max, min))
    some = (moment for number, moment in enumerate(fewest) if not number % 2 or moment.decision is None)
    return seen(game, chain(most, some))


@pytest.mark.dear
def test_each_whole_has_few_strips_and_a_desktop_shows_each_in_full_width(shown: Seen) -> None:
    assert not is_high(shown)


@pytest.mark.dear
def test_no_letter_is_too_small_to_be_read_on_a_phone(shown: Seen) -> None:
    assert not small_letters(shown)


@pytest.mark.dear
def test_no_number_that_stands_alone_is_smaller_than_a_sign(shown: Seen) -> None:
    assert not small_numbers(shown)


@pytest.mark.dear
def test_no_mark_of_a_seat_is_smaller_than_a_sign(shown: Seen) -> None:
    assert shown.marks
    assert {size for size in shown.marks if size < SIGN} == set()


@pytest.mark.dear
def test_every_text_stands_out_from_its_ground(shown: Seen) -> None:
    assert not shown.pale


@pytest.mark.dear
def test_no_text_is_near_the_upper_or_lower_edge_of_a_strip(shown: Seen) -> None:
    assert not near_edges(shown)


@pytest.mark.dear
def test_no_text_is_in_the_corner_where_clients_lay_a_sign(shown: Seen) -> None:
    assert not in_corners(shown)


@pytest.mark.dear
def test_each_part_of_the_alternative_text_tells_what_a_strip_shows(shown: Seen) -> None:
    assert not untold(shown)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in GAMES[name].seats])
def test_all_that_holds_at_any_number_of_players_and_later_in_a_game(name: str, seats: int) -> None:
    shown = seen(name, of_each_kind(name, seats, few=4))
    for check in (is_high, small_letters, small_numbers, near_edges, in_corners, untold):
        assert not check(shown)
    assert min(shown.marks) >= SIGN
    assert not shown.pale


@pytest.mark.parametrize("name", GAMES)
def test_equal_public_views_have_equal_strips(name: str) -> None:
    """Whatever was drawn before, and whoever looks: strips follow from what everybody may know."""
    seats = min(GAMES[name].seats)
    face, words = FACES[name], words_for("en")
    for moment in of_each_kind(name, seats):
        view: Any = moment.match.view(None)
        again = [
            face.board_strips(Reader(each, NAMES[:seats], words), changes=moment.changes)
            for each in (view, pickle.loads(pickle.dumps(view)))
        ]
        first, second = ([(strip.key, strip.shows) for strip in strips] for strips in again)
        assert first == second
        assert len({key for key, _ in first}) == len(first)


def is_high(shown: Seen) -> set[tuple[str, int, int]]:
    """The wholes of too many, too few or too high strips: how many, and how high the highest is."""
    found = {(each.what, len(each.strips), max(one.height for one in each.strips)) for each in shown.wholes}
    return {
        (what, count, height)
        for what, count, height in found
        if height > HIGHEST or not (2 if "board" in what else 1) <= count <= MOST
    }


def small_letters(shown: Seen) -> set[tuple[str, str, int]]:
    """The texts that are smaller than any may be, where they stand, and how large they are."""
    return {
        (each.what, text.text, text.size)
        for each in shown.wholes
        for strip in each.strips
        for text in strip.texts
        if text.size < LETTER
    }


def small_numbers(shown: Seen) -> set[tuple[str, str, int]]:
    """The numbers without a word that are smaller than they may be."""
    return {
        (each.what, text.text, text.size)
        for each in shown.wholes
        for strip in each.strips
        for text in strip.texts
        if text.size < least_size(text)
    }


def near_edges(shown: Seen) -> set[tuple[str, str, int]]:
    """The texts that are near an edge, and how near."""
    return {
        (each.what, text.text, near)
        for each in shown.wholes
        for strip in each.strips
        for text in strip.texts
        for near in [min(text.ink.top, strip.height - text.ink.bottom)]
        if near < CLEAR
    }


def in_corners(shown: Seen) -> set[tuple[str, str]]:
    """The texts that the sign would hide."""
    return {
        (each.what, text.text)
        for each in shown.wholes
        for strip in each.strips
        for text in strip.texts
        if is_in_corner(text, strip)
    }


def untold(shown: Seen) -> set[tuple[str, str]]:
    """The wholes whose alternative text is not told strip by strip, and why."""
    found = set[tuple[str, str]]()
    for what, strips, parts, said in shown.wholes:
        names = {name for strip in strips for name in strip.shows} or {""}
        if left := set(parts) - names:
            found.add((what, f"no strip shows {left}"))
        if "\n".join(parts.values()) != said or len(said) > ALT:
            found.add((what, "the parts are not the whole"))
    return found
