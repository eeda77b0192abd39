"""A robot that plays Boomtown to win. Knows what a player in its seat would see, and nothing of the state."""

from engine.games.boomtown.robot.answers import choose

__all__ = ["choose"]
