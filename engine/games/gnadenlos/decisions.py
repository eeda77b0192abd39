"""The names of all decisions that a seat of Gnadenlos! can be asked to make, in the order of its commands.

Their values never change, because commands, texts and stored games use them. The rules say what is legal.
"""

from enum import StrEnum


class DecisionName(StrEnum):
    """What a seat is asked; the value is the name of the command that answers it."""

    ADVENTURER = "adventurer"
    """G8: which adventurer to lay."""
    STEAL = "steal"
    """G11: the places of the market from which IOUs are taken."""
    FILL = "fill"
    """G12, G28: which IOUs fill the gaps of the market."""
    BUY = "buy"
    """G16: how many fields of standing."""
    BID = "bid"
    """G19: IOUs, in the order in which they will be laid."""
    TAKE = "take"
    """G21: a lot of adventurers."""
    ORDER = "order"
    """G22: another order of the IOUs of an open bid; an aside."""
