"""The names of all decisions that a seat of Boomtown can be asked to make, in the order of its commands.

Their values never change, because commands, texts and stored games use them. The rules say what is legal.
"""

from enum import StrEnum


class DecisionName(StrEnum):
    """What a seat is asked; the value is the name of the command that answers it."""

    BID = "bid"
    """B5: more than the bid that stands, or a pass."""
    TAKE = "take"
    """B10: a card of the offer."""
    MUSTANG = "mustang"
    """B11: whether Mustang lets its holder take next."""
    TELEGRAPH = "telegraph"
    """B13: whether Telegraph sets a die, and to what."""
    DYNAMITE = "dynamite"
    """B22: which mine or saloon is destroyed."""
    EXPROPRIATION = "expropriation"
    """B23: which mine changes hands."""
    HOLDUP = "holdup"
    """B24: the victim and the number."""
    SALOON = "saloon"
    """B25: its town."""
    SALOON_GIRLS = "saloon-girls"
    """B25: their saloon."""
    NEW_VEIN = "new-vein"
    """B25: its mine."""
    GOVERNOR = "governor"
    """B25: the town of the mayor pawn."""
    WAITING = "waiting"
    """B26: which of several waiting cards is carried out first."""
