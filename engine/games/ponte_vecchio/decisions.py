"""The names of all decisions that a seat of Ponte Vecchio can be asked to make, in the order of its commands.

Their values never change, because commands, texts and stored games use them. The rules say what is legal.
"""

from enum import StrEnum


class DecisionName(StrEnum):
    """What a seat is asked; the value is the name of the command that answers it."""

    BUILD = "build"
    """P2, P5: a step for a shop."""
    BID = "bid"
    """P3, P4: more than the bid that stands, or a pass."""
    CARD = "card"
    """P6: which card to lay."""
    MOVE = "move"
    """P10, P11: a step for the Rich Man, an offer to accept, or to ask for offers."""
    OFFER = "offer"
    """P10: what to offer for the right to move; an interjection."""
    OFFERS = "offers"
    """P10: the same for everyone whom the holder has asked for offers, or nothing."""
    OWNER = "owner"
    """P12: which of two owners is paid."""
    TURN = "turn"
    """P14: whether the Rich Man is turned."""
