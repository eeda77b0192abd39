"""What the robot cannot work out: values found by playing against the greedy baseline and against itself.

It fears robbers less than would be best against the greedy robot. With HURRY at 0.15, EAGER at 0.5 and WARY
at 0.25 it won 56 of a hundred games; but against itself all waited for each other, and a game of four
took 58 turns a player in the median instead of 50.
"""

SURENESS = 2.5
"""How surely fewer turns to the end win: the chances are the turns to the power of minus this. Of 1 to 4, and
of powers of e, it predicted the winners of a hundred games best."""
SOON = 5.0
"""This is added to everybody's turns, because nobody is sure of the next one."""
HOPELESS = 40.0
"""It takes this many turns to find gold without a free marker."""
LEAST = 0.04
"""An unseen card is at least this likely gold, because others' claims may be gold."""
ASTRAY = 4.0
"""Whoever looks for gold with a loaded cart carries the load about for this many turns."""
PROBE = 3.2
"""It takes this many turns to see one more card."""
HURRY = 0.11
"""A turn counts this much more for each nugget on the cart, because robbers are about."""
SPREAD = 3.0
"""How little a far mine helps beside a near one."""
TRIP = 8.0
"""Turns from the Bank to a mine that is not found yet."""
DIG = 5.2
"""Turns from one nugget to the next there."""
HOME = 5.4
"""Turns from there to the Bank."""
TRUSTED = 0.75
"""How likely others' claims lie on gold that will become theirs."""
BLUFFED = 0.3
"""How often a card without gold is claimed: by others, as the robot assumes, and by itself if a bluff may
pay."""
SPARED = 0.1
"""The odds of gold under a claim are multiplied by this if somebody else looked at it and let it stand."""
GIVEN_UP = 0.2
"""The odds of possible gold are multiplied by this where a claim was taken back in the Registry."""
EAGER = 0.35
"""How often a player who can challenge a carrier, and has nothing to lose, does so."""
WARY = 0.18
"""How often a player who can challenge, but carries gold too, does so."""
EXTRA = 1.0
"""How many turns an extra turn is worth."""
AMBUSH = 0.8
"""How much of what the next turn's duels may bring counts now. With 0 and with 1.5 the robot won less (400
games of each)."""
LOADED = 2
"""With this many nuggets, others go to the Bank."""
