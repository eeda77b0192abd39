"""Boomtown's pictures in strips: low, finished, readable on a phone, with what is asked in the last one."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle

import pytest

from engine.games.boomtown import story
from engine.games.boomtown.cards import MINES, Kind, Town
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.view import AuctionView, BoomtownView
from engine.play.table import Event, Seat
from renders.drawing.strips import Strip
from renders.faces import FACES
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.reader import Reader
from tests.renders.boomtown.moments import NEWS, asked, every_panel, every_view
from tests.renders.layout import check_strips
from tests.renders.samples import NAMES, WIDE, crowded, first_round, middle, mine, over, player, taking

FACE, ENGLISH = FACES["boomtown"], words_for("en")


def all_for_one(seats: int) -> BoomtownView:
    """One player has nearly every mine: as large as a side can be."""
    view = crowded(seats, seat=0)
    keys = list(MINES)
    rich = replace(view.players[0], mines=tuple(map(mine, keys[:-2])), mayor_of=tuple(Town))
    poor = [player(seat, 3, tuple(map(mine, keys[-2:])) if seat == 1 else ()) for seat in range(1, seats)]
    return replace(view, players=(rich, *poor), governor=Town.SAN_NARCISO)


def boards() -> Iterator[BoomtownView]:
    """Tables small and large at every stage, and while somebody aims an event."""
    for view in every_view():
        yield view
        if not view.is_over:
            yield replace(view, asked_for=DecisionName.DYNAMITE)
    yield from (all_for_one(seats) for seats in (3, 5))


@pytest.mark.dear
@pytest.mark.parametrize("locale", LOCALES)
def test_every_strip_of_every_board_can_be_read_on_a_phone(locale: str) -> None:
    for view, names in zip(boards(), cycle((WIDE, NAMES)), strict=False):
        strips = FACE.board_strips(Reader(view, names[: len(view.players)], words_for(locale)), changes=NEWS)
        assert len(strips) > 1
        check_strips(strips, names)


@pytest.mark.dear
@pytest.mark.parametrize("locale", LOCALES)
def test_every_strip_of_every_hand_can_be_read_on_a_phone(locale: str) -> None:
    for view, names in zip((*every_view(), all_for_one(5)), cycle((WIDE, NAMES)), strict=False):
        own = Reader(replace(view, seat=Seat(0)), names[: len(view.players)], words_for(locale))
        check_strips(FACE.hand_strips(own), names)


@pytest.mark.dear
@pytest.mark.parametrize("locale", LOCALES)
def test_every_strip_of_every_panel_can_be_read_on_a_phone(locale: str) -> None:
    for moment, names in zip(every_panel(), cycle((NAMES, WIDE)), strict=False):
        reader = Reader(moment.view, names[: len(moment.view.players)], words_for(locale))
        check_strips(FACE.panel_strips(moment.decision, reader, chosen=moment.chosen), names, most=3)


def public(view: BoomtownView, changes: Sequence[Event] = ()) -> Sequence[Strip]:
    return FACE.board_strips(Reader(view, NAMES[: len(view.players)], ENGLISH), changes=changes)


def test_what_is_asked_about_is_in_the_last_strip_and_whose_turn_it_is_too() -> None:
    for seats in (3, 4, 5):
        for view in (first_round(seats), middle(seats), taking(seats)):
            assert public(view)[-1].shows == ("offer", "turn")
        for kind in set(Kind) & set(DecisionName):
            *_, last = public(replace(taking(seats), asked_for=kind))
            is_mustang = kind == Kind.MUSTANG
            assert last.shows[-1] == "turn"
            assert last.shows[0].startswith("offer" if is_mustang else "side-")
        first, *_ = public(over(seats))
        assert first.shows[:2] == ("round", "turn")


def test_a_board_has_two_strips_while_there_is_room() -> None:
    for seats in (3, 4):
        for view in (first_round(seats), middle(seats), replace(taking(seats), asked_for="dynamite")):
            assert len(public(view)) == 2
    assert len(public(first_round(5))) == 2
    assert max(len(public(view)) for view in (middle(5), over(5), crowded(5))) == 3


def test_a_bid_changes_the_last_strip_alone() -> None:
    view = replace(middle(5), auction=AuctionView(4, Seat(1), ()), asked=(Seat(2),))
    bid = replace(middle(5), auction=AuctionView(5, Seat(2), ()), asked=(Seat(3),))
    before, after = public(view), public(bid, [story.Bid(Seat(2), 5)])
    assert [each.key for each in before[:-1]] == [each.key for each in after[:-1]]
    assert before[-1].key != after[-1].key
    assert len({each.key for each in before}) == len(before)


def test_a_board_on_which_nothing_has_changed_is_the_same_strips() -> None:
    for view in (first_round(5), middle(4), replace(taking(3), asked_for="dynamite"), over(5)):
        other = replace(view, gone=("mustang-1",))
        assert [each.key for each in public(view)] == [each.key for each in public(other)]


def test_hands_and_panels_that_show_the_same_are_the_same_strips() -> None:
    for moment in asked(middle(4, seat=0)):
        readers = [
            Reader(replace(moment.view, gone=gone), NAMES[:4], ENGLISH) for gone in ((), ("mustang-1",))
        ]
        strips = [
            (*FACE.hand_strips(each), *FACE.panel_strips(moment.decision, each, chosen=moment.chosen))
            for each in readers
        ]
        one, other = ([each.key for each in some] for some in strips)
        assert one == other


def test_a_card_that_is_taken_changes_the_side_of_whoever_has_it() -> None:
    view = taking(5)
    players = [replace(each, gold=each.gold + 10 * (each.seat == 4)) for each in view.players]
    before, after = public(view), public(replace(view, players=tuple(players), asked=(Seat(3),)))
    shown = [each.shows for each in before if "side-4" in each.shows]
    changed = [one.shows for one, other in zip(before, after, strict=True) if one.key != other.key]
    assert changed == [*shown, ("offer", "turn")]


def check_shown(strips: Sequence[Strip], parts: dict[str, str]) -> None:
    """Every part of the text belongs to one strip, and every strip has one."""
    shown = [name for each in strips for name in each.shows]
    assert sorted(shown) == sorted(parts)
    assert all(each.shows for each in strips)
    assert len("\n".join(parts.values())) <= ALT


@pytest.mark.dear
def test_each_strip_has_its_part_of_the_alternative_text() -> None:
    for view, locale in zip(boards(), cycle(LOCALES), strict=False):
        names = WIDE[: len(view.players)]
        reader = Reader(view, names, words_for(locale))
        check_shown(FACE.board_strips(reader), dict(FACE.alt_parts(reader)))
        assert FACE.alt_text(reader) == "\n".join(FACE.alt_parts(reader).values())
        own = Reader(replace(view, seat=Seat(0)), names, words_for(locale))
        check_shown(FACE.hand_strips(own), dict(FACE.hand_alt_parts(own)))
        assert FACE.hand_alt(own) == "\n".join(FACE.hand_alt_parts(own).values())


@pytest.mark.dear
def test_each_strip_of_a_panel_has_its_part_of_the_alternative_text() -> None:
    for moment, locale in zip(every_panel(), cycle(LOCALES), strict=False):
        reader = Reader(moment.view, WIDE[: len(moment.view.players)], words_for(locale))
        strips = FACE.panel_strips(moment.decision, reader, chosen=moment.chosen)
        parts = FACE.panel_alt_parts(moment.decision, reader, moment.chosen)
        shown = [dict.fromkeys(each.shows) for each in strips]
        assert {name for each in shown for name in each} >= set(parts)
        assert FACE.panel_alt(moment.decision, reader, moment.chosen) == "\n".join(parts.values())


def test_at_the_end_nothing_is_written_over_the_result_of_whoever_owns_nothing() -> None:
    view = over(3)
    poor = player(2, 3, ())
    ended = replace(view, players=(*view.players[:2], poor))
    texts = [text.text for strip in public(ended) for text in strip.texts]
    assert ENGLISH.text("boomtown-text-empty") not in texts
    assert NAMES[2] in texts
