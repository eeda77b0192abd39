"""Values: what holds for a frozen dataclass holds for them, but for the check at run time."""

from engine.table import Answered, Seat, Told


def test_values_are_equal_and_hashed_by_their_fields():
    assert Told(Answered(Seat(1))) == Told(Answered(Seat(1))) != Told(Answered(Seat(2)))
    assert len({Answered(Seat(1)), Answered(Seat(1)), Answered(Seat(2))}) == 2


def test_a_value_takes_no_other_fields():
    assert not hasattr(Answered(Seat(1)), "__dict__")
