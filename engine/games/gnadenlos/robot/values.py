"""What the robot cannot work out: in fields of the road, found by playing many games.

What counts less and less towards the end is given as it is at the start.
"""

NUGGET, NUGGET_EARLY = 0.45, 0.5
"""A nugget in hand, at the end and how much more at the start: it can be turned into a field, called for at a
payday, and saves from vultures."""
STOLEN = 1.2
"""G11: an IOU taken from the market: another's, to be laid at no cost, or one's own, which calls no more."""
KEEP = 0.8
"""An IOU in hand, whatever it is worth: it can be bid."""
CALLED = 0.25
"""What each nugget that an IOU of mine in the market is worth means."""
FOREIGN = 0.9
"""An IOU of another in hand, whatever it is worth."""
SPARE = (0.0, 1.7, 1.9, 1.2, 1.0)
"""The first adventurer in hand, the second and so on, whatever their numbers: the choice which to lay."""
GAIN, OTHERS = 0.3, 0.25
"""How much of what the highest number in hand gains at an event counts now, and of the other numbers."""
HORIZON = 7.0
"""So many turns ahead do adventurers' numbers count: until then they are used, or others have come."""
LATER = 0.7
"""How much an adventurer's worth later counts, where he can be laid now."""
SPEND = 0.3
"""How likely one more turn comes than are expected: nuggets can be turned into fields then."""
BEST_LAID = 0.7
"""How often others lay their highest number."""
VULTURES = (0.3, 1.5)
"""G26, G33: what the first and second vulture mean besides the fields."""
DECISIVE, OPEN = 0.36, 0.18
"""How much a field decides at the end, and how much less at the start."""
DANGER = (1.0, 1.2, 2.5)
"""G33: how much more a call costs with so many vultures."""
LATER_BIDS = 0.65
"""G19: others bid up to such a part of the highest sum that there is, all about equally likely."""
GROWTH = 4.0
"""So many IOUs come to the market in a turn in which adventurers are to be had."""
