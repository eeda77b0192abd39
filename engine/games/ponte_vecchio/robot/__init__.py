"""A robot that plays Ponte Vecchio to win. Knows what a player in its seat sees, nothing of the state."""

from engine.games.ponte_vecchio.robot.answers import choose

__all__ = ["choose"]
