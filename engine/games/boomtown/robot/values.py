"""What the robot cannot work out and has to assume: a table of values, with the reason for each.

No value is delicate: if one is a third more or less, `make strength` shows no difference beyond its error.
"""

CERTAINTY = 3.5
"""The gold by which one seat leads another after the last roll if it is e times as likely to win. It grows
with the root of the rolls to come. Measured in games among robots: the difference of two scores strays from
its expected value by 6.5 gold times that root, like a logistic curve of this scale."""

CARE = 0.6
"""The part of the mines with a fee that are taken all the same: people avoid fees if they can. With twice as
much the robot chases pawns, and wins a tenth less."""

MUSTANG = 3.0
"""What second pick is worth, once, to the holder of Mustang: half of what robots pay for first pick."""

WAITING = 1.5
"""What an event that must wait for something to act on is worth: perhaps it never comes."""

TRUST = 0.7
"""When the robot drives a rival's bid up, it trusts them to bid this part of what first pick is worth to
them."""


def mustang(rolls: int) -> float:
    """B11: Mustang is of use only in a later round."""
    return MUSTANG if rolls > 1 else 0.0
