"""The names of all decisions that a seat of Goldrush can be asked to make, in the order of its commands.

Their values never change, because commands, texts and stored games use them. The rules say what is legal.
"""

from enum import StrEnum


class DecisionName(StrEnum):
    """What a seat is asked; the value is the name of the command that answers it."""

    MOVE = "move"
    """R2, R14: a place, or somebody to challenge."""
    CLAIM = "claim"
    """R5, R7: whether to lay a claim on a card."""
    WITHDRAW = "withdraw"
    """R8: which claims to take back."""
    ASSAY = "assay"
    """R9: the claim from which ore is assayed, or nothing."""
    CREEK = "creek"
    """R5: which creek, if several are equally near."""
