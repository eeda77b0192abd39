"""A robot that plays Gnadenlos! to win. Knows what a player in its seat would see, nothing of the state."""

from engine.games.gnadenlos.robot.answers import choose

__all__ = ["choose"]
