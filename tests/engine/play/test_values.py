"""Values: what holds for a frozen dataclass holds for them."""

import dataclasses

import pytest

from engine.play.decisions import Option
from engine.play.table import Answered, Seat, Told


def test_values_are_equal_and_hashed_by_their_fields():
    assert Told(Answered(Seat(1))) == Told(Answered(Seat(1))) != Told(Answered(Seat(2)))
    assert len({Answered(Seat(1)), Answered(Seat(1)), Answered(Seat(2))}) == 2


def test_a_value_takes_no_other_fields_and_keeps_those_it_was_made_with():
    assert not hasattr(Answered(Seat(1)), "__dict__")
    with pytest.raises(AttributeError):
        Answered(Seat(1)).seat = Seat(2)


def test_a_value_is_like_another_but_for_what_is_replaced():
    assert dataclasses.replace(Option("gold", copies=2), copies=3) == Option("gold", copies=3)
    assert [field.name for field in dataclasses.fields(Option)] == ["key", "group", "copies", "worth"]
