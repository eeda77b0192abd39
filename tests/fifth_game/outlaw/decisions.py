"""The names of all decisions that a seat of Outlaw can be asked to make, in the order of its commands."""

from enum import StrEnum


class DecisionName(StrEnum):
    """What a seat is asked; the value is the name of the command that answers it."""

    HIDE = "hide"
    """O2: how many coins to hide."""
    BID = "bid"
    """O3: more than stands, or a pass."""
    FLEE = "flee"
    """O4: to which hideout."""
