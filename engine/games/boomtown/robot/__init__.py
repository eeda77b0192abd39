"""A robot that plays Boomtown to win. It knows what a player in its seat would see, but not the state."""

from engine.games.boomtown.robot.answers import choose

__all__ = ["choose"]
