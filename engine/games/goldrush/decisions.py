"""The names of all decisions that a seat of Goldrush can be asked to make, in the order of its commands.

Their values never change, for commands, words and stored games use them. What is legal is said by the rules.
"""

from enum import StrEnum


class DecisionName(StrEnum):
    """What a seat is asked; the value is the name of the command that answers it."""

    MOVE = "move"
    """R2, R14: a place, or somebody to challenge."""
    CLAIM = "claim"
    """R5, R7: whether to lay a claim on a card."""
    WITHDRAW = "withdraw"
    """R8: which claims are taken back."""
    ASSAY = "assay"
    """R9: a claim whose ore is assayed, or nothing."""
    CREEK = "creek"
    """R5: which of several creeks that are as near."""
