"""What the robot cannot work out: values in fields of the road, found by playing many games.

A value that falls towards the end is given as it is at the start.
"""

NUGGET, NUGGET_EARLY = 0.45, 0.5
"""A nugget in hand at the end, and how much more it is worth at the start: it can buy a field or pay at a
payday, and saves the player from vultures."""
STOLEN = 1.2
"""G11: an IOU taken from the market: another player's can be laid at no cost, one's own is called no more."""
KEEP = 0.8
"""An IOU in hand, whatever it is worth: it can be bid."""
CALLED = 0.25
"""The cost of each nugget of worth of an IOU of mine in the market."""
FOREIGN = 0.9
"""An IOU of another player's colour in hand, whatever it is worth."""
SPARE = (0.0, 1.7, 1.9, 1.2, 1.0)
"""The first adventurer in hand, the second and so on, whatever their numbers: more give more choice."""
GAIN, OTHERS = 0.3, 0.25
"""How much of the gains at coming events counts now: of the highest number in hand, and of the others."""
HORIZON = 7.0
"""Adventurers' numbers count for this many turns: by then they are used, or others have come."""
LATER = 0.7
"""How much an adventurer's later worth counts when they can be laid now."""
SPEND = 0.3
"""How likely there is one turn more than expected, in which nuggets can buy fields."""
BEST_LAID = 0.7
"""How often others lay their highest number."""
VULTURES = (0.3, 1.5)
"""G26, G33: what the first and the second vulture cost besides the fields."""
DECISIVE, OPEN = 0.36, 0.18
"""How much a field decides at the end, and how much less at the start."""
DANGER = (1.0, 1.2, 2.5)
"""G33: by how many vultures one has, the factor by which a call costs more."""
LATER_BIDS = 0.65
"""G19: others bid at most this part of the highest possible sum; sums up to it are about equally likely."""
GROWTH = 4.0
"""This many IOUs come to the market in a turn with bidding."""
