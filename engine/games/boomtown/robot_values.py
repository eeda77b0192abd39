"""What the robot cannot work out and must hold for true: a table of values, with the reason for each."""

CERTAINTY = 3.0
"""Gold by which two scores differ, one roll before the end, when the chances to win are as e to 1; it grows
with the root of the rolls, as what dice add up to does."""

CARE = 0.8
"""Of the mines that would cost a fee, the part that is taken all the same: people avoid fees if they can."""

MUSTANG = 3.0
"""What second pick is worth to its holder, once; much less than first pick, which has to be paid for."""


def mustang(rolls: int) -> float:
    """B11: one is of use only in a later round."""
    return MUSTANG if rolls > 1 else 0.0


WAITING = 1.5
"""What an event that must wait for something to act on is worth: perhaps it never comes."""

TRUST = 0.7
"""The part of what first pick is worth to another that the robot trusts him to bid, when it drives him up."""
