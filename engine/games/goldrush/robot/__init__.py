"""A robot that plays Goldrush to win. Knows what a player in its seat sees, nothing of the state."""

from engine.games.goldrush.robot.answers import choose

__all__ = ["choose"]
