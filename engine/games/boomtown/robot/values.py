"""What the robot cannot work out and must hold for true: a table of values, with the reason for each.

None is delicate: where one is a third more or less, `make strength` shows no difference beyond its error.
"""

CERTAINTY = 3.5
"""How many gold apart two seats are, when the last roll is over, if one is e times as likely to win as the
other; it grows with the root of the rolls to come. Measured in games among robots: the difference of two
scores strays from what was expected of it by 6.5 gold times that root, as a logistic curve of this scale."""

CARE = 0.6
"""Of the mines that would cost a fee, the part that is taken all the same: people avoid fees if they can.
With twice as much the robot chases pawns, and wins a tenth less."""

MUSTANG = 3.0
"""What second pick is worth to its holder, once: half of what robots pay for first pick among themselves."""

WAITING = 1.5
"""What an event that must wait for something to act on is worth: perhaps it never comes."""

TRUST = 0.7
"""The part of what first pick is worth to another that the robot trusts him to bid, when it drives him up."""


def mustang(rolls: int) -> float:
    """B11: Mustang is of use only in a later round."""
    return MUSTANG if rolls > 1 else 0.0
