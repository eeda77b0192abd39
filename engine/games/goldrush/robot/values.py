"""What the robot cannot work out: found by playing against the greedy baseline, and among robots with other
values."""

SURENESS = 2.5
"""How surely fewer turns to the end win: to this power of them the chances are."""
SOON = 5.0
"""So many turns are added to everybody's, for nobody is sure of the next one."""
PROBE = 3.2
"""So many turns it takes to see one more card."""
HURRY = 0.15
"""So much more a turn counts for each nugget that one carries: robbers are about."""
SPREAD = 3.0
"""How little a far mine helps beside a near one."""
TRIP = 8.0
"""From the Bank to a mine not found yet."""
DIG = 5.2
"""From one nugget to the next there."""
HOME = 5.4
"""And from there to the Bank."""
TRUSTED = 0.75
"""How likely others' claims lie on gold that will be theirs."""
BLUFFED = 0.3
"""How often a card without gold is claimed."""
SPARED = 0.1
"""How much likelier a claim lies on gold than on none, that another has looked at and let stand."""
EAGER = 0.5
"""How often who can challenge a carrier, and has nothing to lose, does."""
WARY = 0.25
"""How often who can, but carries gold himself, does."""
EXTRA = 1.0
"""Turns that an extra turn is worth."""
AMBUSH = 0.8
"""How much of what the next turn's duels may bring counts now."""
LOADED = 2
"""With so many nuggets others go home."""
