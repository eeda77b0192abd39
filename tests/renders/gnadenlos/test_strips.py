"""Gnadenlos!'s pictures in strips: low, readable on a phone, with what is asked about in the last one."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle

import pytest

from engine.games.gnadenlos import story
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.table import Event
from renders.drawing.strips import Strip
from renders.gnadenlos import FACE
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.reader import Reader
from tests.renders.gnadenlos import panels, tables
from tests.renders.gnadenlos.hands import every_hand
from tests.renders.gnadenlos.tables import NEWS, VIEWS, B, C
from tests.renders.layout import check_strips
from tests.renders.samples import NAMES, WIDE

ENGLISH = words_for("en")


def every_view() -> Iterator[GnadenlosView]:
    """Every stage of a match, with three players or with four."""
    for at, make in enumerate(VIEWS):
        yield make(3 + at % 2)
    yield from (tables.bidding(4), tables.over(4))


@pytest.mark.dear
@pytest.mark.parametrize("locale", LOCALES)
def test_every_strip_of_every_board_can_be_read_on_a_phone(locale: str) -> None:
    for view, names, changes in zip(every_view(), cycle((WIDE, NAMES)), cycle((NEWS, (), ())), strict=False):
        check_strips(FACE.board_strips(Reader(view, names[:4], words_for(locale)), changes=changes), names)


@pytest.mark.dear
@pytest.mark.parametrize("locale", LOCALES)
def test_every_strip_of_every_hand_can_be_read_on_a_phone(locale: str) -> None:
    for view, names in zip(every_hand(), cycle((WIDE, NAMES)), strict=False):
        check_strips(FACE.hand_strips(Reader(view, names[:4], words_for(locale))), names)


@pytest.mark.dear
@pytest.mark.parametrize(("locale", "seats"), [("en", 3), ("nl", 4), ("de", 4)])
def test_every_strip_of_every_panel_can_be_read_on_a_phone(locale: str, seats: int) -> None:
    for each, names in zip(panels.every_panel(seats), cycle((NAMES, WIDE)), strict=False):
        reader = Reader(each.view, names[:seats], words_for(locale))
        check_strips(FACE.panel_strips(each.decision, reader, chosen=each.chosen), names)


def public(view: GnadenlosView, changes: Sequence[Event] = ()) -> Sequence[Strip]:
    return FACE.board_strips(Reader(view, NAMES[: len(view.players)], ENGLISH), changes=changes)


@pytest.mark.dear
def test_what_is_asked_about_is_in_the_last_strip_with_whose_turn_it_is() -> None:
    for seats in (3, 4):
        for make in VIEWS:
            view = make(seats)
            for changes in ((), NEWS):
                first, *_, last = public(view, changes)
                is_about_lots = view.asked_for in ("bid", "take") and not view.is_over
                assert first.shows == ("road",)
                assert last.shows[-1] == "turn"
                assert ("deal" if is_about_lots else "table") in last.shows


def test_without_news_a_board_has_two_strips_and_three_while_lots_are_on_offer() -> None:
    for seats in (3, 4):
        for make in VIEWS:
            assert len(public(make(seats))) == (3 if make(seats).lots else 2)


def test_a_bid_leaves_the_road_as_it_is_and_whose_turn_it_is_changes_the_last_strip_alone() -> None:
    view = tables.bidding(4)
    players = list(view.players)
    players[C] = replace(players[C], bid=tables.bid(C, 2), notes=players[C].notes - 1)
    bid, after = replace(view, players=tuple(players)), public(replace(view, asked=(B,)))
    before = public(view)
    assert [one.key == other.key for one, other in zip(before, public(bid), strict=True)] == [1, 0, 0]
    assert [one.key == other.key for one, other in zip(before, after, strict=True)] == [1, 1, 0]


def test_a_move_of_a_hat_leaves_the_lots_as_they_are() -> None:
    view = tables.bidding(3)
    moved = replace(view, players=tuple(replace(each, field=each.field + 1) for each in view.players))
    before, after = public(view), public(moved, [story.StandingBought(B, 1, 22)])
    assert [one.key == other.key for one, other in zip(before, after, strict=True)] == [0, 0, 1]


def test_what_shows_the_same_is_the_same_strips() -> None:
    for view in (tables.laying(3), tables.taking(4), tables.over(3)):
        other = replace(view, discards=tables.PEOPLE[:1])
        assert [each.key for each in public(view)] == [each.key for each in public(other)]
    for panel in (next(panels.every_bidding(4)), next(panels.every_buying(3)), next(panels.every_laying(3))):
        keys = []
        for view in (panel.view, replace(panel.view, discards=tables.PEOPLE[:1])):
            reader = Reader(view, NAMES[: len(view.players)], ENGLISH)
            strips = (*FACE.hand_strips(reader), *FACE.panel_strips(panel.decision, reader))
            keys.append([each.key for each in strips])
        assert keys[0] == keys[1]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_part_of_the_alternative_text_is_shown_and_every_strip_has_one(locale: str) -> None:
    words = words_for(locale)
    for view in every_view():
        reader = Reader(view, WIDE[: len(view.players)], words)
        check_shown(FACE.board_strips(reader), FACE.alt_parts(reader), FACE.alt_text(reader))
    for view in every_hand():
        reader = Reader(view, WIDE[: len(view.players)], words)
        check_shown(FACE.hand_strips(reader), FACE.hand_alt_parts(reader), FACE.hand_alt(reader))
    for each in panels.every_panel(4):
        reader = Reader(each.view, WIDE[:4], words)
        parts = FACE.panel_alt_parts(each.decision, reader, each.chosen)
        whole = FACE.panel_alt(each.decision, reader, each.chosen)
        check_shown(FACE.panel_strips(each.decision, reader, chosen=each.chosen), parts, whole)


def check_shown(strips: Sequence[Strip], parts: object, whole: str | None) -> None:
    """What strips show is what there are parts of, which make the whole text."""
    assert isinstance(parts, dict)
    assert {name for each in strips for name in each.shows} == set(parts)
    assert all(each.shows for each in strips)
    assert whole == "\n".join(parts.values())
    assert len(whole) <= ALT
