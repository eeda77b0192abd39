"""A robot that plays Gnadenlos! to win. It knows what a player in its seat would see, but not the state."""

from engine.games.gnadenlos.robot.answers import choose

__all__ = ["choose"]
