"""A robot that plays Goldrush to win. It knows what a player in its seat sees, but not the state."""

from engine.games.goldrush.robot.answers import choose

__all__ = ["choose"]
