"""Frames say of what kind a message is: no id means two things, and all are ids that Discord takes."""

import itertools

import pytest

from cogs.posting.frame_ids import WIDTH, FrameKind

KINDS = sorted(FrameKind)


def test_boards_have_the_ids_that_they_have_always_had():
    assert FrameKind.BOARD.frame_id(7) == 1_000_000_007


def test_no_two_kinds_share_an_id_and_all_are_below_2_to_the_31():
    assert all(after - before >= WIDTH for before, after in itertools.pairwise(KINDS))
    assert KINDS[-1] + WIDTH <= 2**31


@pytest.mark.parametrize("kind", FrameKind)
@pytest.mark.parametrize("number", [0, 7, WIDTH - 1])
def test_a_frame_is_of_the_kind_that_it_was_made_as_and_of_no_other(kind, number):
    made = kind.frame_id(number)
    assert {each: each.number_in(made) for each in FrameKind if each.number_in(made) is not None} == {
        kind: number
    }


@pytest.mark.parametrize("frame_id", [None, 0, 1, FrameKind.BOARD - 1, max(FrameKind) + WIDTH])
def test_a_frame_that_is_in_no_range_is_of_no_kind(frame_id):
    assert [kind.number_in(frame_id) for kind in FrameKind] == [None] * len(FrameKind)


@pytest.mark.parametrize("number", [-1, WIDTH])
def test_a_number_whose_id_would_be_another_kinds_is_refused(number):
    with pytest.raises(ValueError, match="LEAGUE_TABLE"):
        FrameKind.LEAGUE_TABLE.frame_id(number)
