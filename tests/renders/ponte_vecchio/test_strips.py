"""Ponte Vecchio's pictures in strips: low, finished, readable on a phone, what is asked in the last one."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import cycle

import pytest

from engine.games.ponte_vecchio import story
from engine.games.ponte_vecchio.view import AuctionView, PonteVecchioView
from engine.play.table import Event
from renders.drawing.strips import Strip
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.ponte_vecchio import FACE
from renders.reader import Reader
from tests.renders.layout import check_strips
from tests.renders.ponte_vecchio import tables
from tests.renders.ponte_vecchio.hands import every_hand
from tests.renders.ponte_vecchio.tables import NEWS, VIEWS, A, B, C, D
from tests.renders.ponte_vecchio.test_panel import OFFER, every_panel, moving, table
from tests.renders.samples import NAMES, WIDE

ENGLISH = words_for("en")


def boards() -> Iterator[PonteVecchioView]:
    """Every stage, and the end with every number of players."""
    for make, seats in zip(VIEWS, cycle((5, 2, 4, 3)), strict=False):
        yield make(seats)
    yield from (make(seats) for make in (tables.bidding, tables.over) for seats in (2, 3, 4, 5))


@pytest.mark.dear
@pytest.mark.parametrize("locale", LOCALES)
def test_both_strips_of_every_board_can_be_read_on_a_phone(locale: str) -> None:
    for view, names in zip(boards(), cycle((WIDE, NAMES)), strict=False):
        strips = public(view, NEWS, names=names, locale=locale)
        assert len(strips) == 2
        check_strips(strips, names)


@pytest.mark.dear
@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_is_one_strip_that_can_be_read_on_a_phone(locale: str) -> None:
    for view, names in zip(every_hand(), cycle((WIDE, NAMES)), strict=False):
        (strip,) = FACE.hand_strips(Reader(view, names, words_for(locale)))
        check_strips([strip], names)


@pytest.mark.dear
@pytest.mark.parametrize("locale", LOCALES)
def test_every_strip_of_every_panel_can_be_read_on_a_phone(locale: str) -> None:
    for moment, names in zip(every_panel(), cycle((NAMES, WIDE)), strict=False):
        reader = Reader(moment.view, names[: len(moment.view.players)], words_for(locale))
        check_strips(FACE.panel_strips(moment.decision, reader, chosen=moment.chosen), names)


def public(
    view: PonteVecchioView,
    changes: Sequence[Event] = (),
    *,
    names: Sequence[str] = NAMES,
    locale: str = "en",
) -> Sequence[Strip]:
    reader = Reader(view, tuple(names[: len(view.players)]), words_for(locale))
    return FACE.board_strips(reader, changes=changes)


def changed(before: Sequence[Strip], after: Sequence[Strip]) -> list[int]:
    """Which strips are other pictures than before."""
    pairs = zip(before, after, strict=True)
    return [at for at, (one, other) in enumerate(pairs) if one.key != other.key]


def test_the_bridge_is_above_whose_turn_it_is_and_at_the_end_the_winner_above_the_places() -> None:
    for make in VIEWS:
        view = make(3)
        first, last = public(view)
        if view.is_over:
            assert (first.shows, last.shows[0]) == (("round",), "turn")
            assert [name for name in last.shows if name.startswith("side-")] == list(last.shows[1:])
        else:
            assert first.shows == ("round", "side-0", "side-1", "side-2")
            assert last.shows == ("bridge", "turn")


def test_a_turn_that_passes_changes_the_last_strip_alone() -> None:
    auction = replace(tables.bidding(5), asked=(D,))
    assert changed(public(tables.bidding(5)), public(auction)) == [1]
    laying = replace(tables.laying(5), asked=(B, D))
    players = tuple(replace(player, has_laid=player.seat not in (B, D)) for player in laying.players)
    assert changed(public(tables.laying(5)), public(replace(laying, players=players))) == [1]


def test_a_bid_or_a_pass_that_is_not_the_question_changes_the_sides_alone() -> None:
    view = replace(tables.bidding(5), auction=AuctionView(20, B, A, (C,), None))
    for auction in (AuctionView(25, B, A, (C,), None), AuctionView(20, B, A, (C, D), None)):
        assert changed(public(view), public(replace(view, auction=auction))) == [0]


def test_a_move_that_pays_nobody_changes_the_bridge_alone() -> None:
    view = tables.sold(4)
    moved = replace(view, position=4)
    assert changed(public(view), public(moved, [story.Moved(B, 7, 4)])) == [1]


def test_a_table_on_which_nothing_has_changed_is_the_same_strips() -> None:
    for make in VIEWS:
        assert changed(public(make(4)), public(make(4))) == []
        assert len({each.key for each in public(make(4))}) == 2


def test_a_panel_shows_the_offers_first_and_what_is_chosen_from_last() -> None:
    for decision, offers, shows in (
        (moving(table({}, offers={A: 45})), {A: 45}, [("offers",), ("bridge",)]),
        (moving(table({})), {}, [("bridge",)]),
        (OFFER, {C: 45}, [("offers",), ("bridge",)]),
    ):
        reader = Reader(table({}, offers=offers), NAMES, ENGLISH)
        assert [each.shows for each in FACE.panel_strips(decision, reader, chosen=())] == shows
    *_, (laying, view, chosen) = ((each.decision, each.view, each.chosen) for each in every_panel())
    strips = FACE.panel_strips(laying, Reader(view, NAMES, ENGLISH), chosen=chosen)
    assert [each.shows for each in strips] == [("bridge",), ("cards",)]


def test_a_choice_changes_no_strip_of_a_panel_but_the_last() -> None:
    view = table({}, offers={A: 45})
    reader = Reader(view, NAMES, ENGLISH)
    one, other = (FACE.panel_strips(moving(view), reader, chosen=chosen) for chosen in ((), ("step-9",)))
    assert changed(one, other) == [1]


def check_shown(strips: Sequence[Strip], parts: Mapping[str, str], whole: str | None) -> None:
    """Every part of the text belongs to one strip, and every strip has one."""
    shown = [name for each in strips for name in each.shows]
    assert len(set(shown)) == len(shown)
    assert set(parts) <= set(shown)
    assert all(set(each.shows) & set(parts) for each in strips)
    assert all(parts.values())
    assert "\n".join(parts.values()) == whole
    assert len(whole) <= ALT


def test_each_strip_has_its_part_of_the_alternative_text() -> None:
    for view, locale in zip(boards(), cycle(LOCALES), strict=False):
        reader = Reader(view, WIDE[: len(view.players)], words_for(locale))
        check_shown(FACE.board_strips(reader), FACE.alt_parts(reader), FACE.alt_text(reader))
    for moment, locale in zip(every_panel(), cycle(LOCALES), strict=False):
        reader = Reader(moment.view, WIDE[: len(moment.view.players)], words_for(locale))
        asked = moment.decision, reader, moment.chosen
        strips = FACE.panel_strips(moment.decision, reader, chosen=moment.chosen)
        check_shown(strips, FACE.panel_alt_parts(*asked), FACE.panel_alt(*asked))
