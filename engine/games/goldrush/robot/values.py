"""What the robot cannot work out: found by playing against the greedy baseline, and among its like.

Those who may rob are feared less than would be best against the greedy: with HURRY at 0.25, EAGER at 0.8 and
WARY at 0.4 it won 56 of a hundred games instead of 51, but among its like all waited for each
other, and a game of four took 55 turns a player instead of 50.
"""

SURENESS = 2.5
"""How surely fewer turns to the end win: chances go by this power of them. Of 1 to 4, and of powers of e, it
told the winners of a hundred games best."""
SOON = 5.0
"""So many turns are added to everybody's, for nobody is sure of the next one."""
HOPELESS = 40.0
"""So many turns it takes to find gold with no marker free."""
LEAST = 0.04
"""So likely at least an unseen card is gold: others' claims may be."""
ASTRAY = 4.0
"""For so many turns a load is carried about by who looks for gold with it."""
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
"""How often a card without gold is claimed: by others, as it thinks, and by itself, where a bluff may pay."""
SPARED = 0.1
"""How much likelier a claim lies on gold than on none, that another has looked at and let stand."""
EAGER = 0.5
"""How often who can challenge a carrier, and has nothing to lose, does."""
WARY = 0.25
"""How often who can, but carries gold himself, does."""
EXTRA = 1.0
"""Turns that an extra turn is worth."""
AMBUSH = 0.8
"""How much of what the next turn's duels may bring counts now. With 0 and with 1.5 it won less
(400 games of each)."""
LOADED = 2
"""With so many nuggets others go home."""
