"""A robot that plays Ponte Vecchio to win. It knows what a player in its seat sees, but not the state."""

from engine.games.ponte_vecchio.robot.answers import choose

__all__ = ["choose"]
