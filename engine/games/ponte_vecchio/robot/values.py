"""What the robot cannot work out: values found by playing against the greedy baseline and robots with other
values."""

REACH = 5.0
"""How much more a play brings with shops always ahead than with shops never ahead."""
JOKER_PAYS = 0.8
"""How often a joker is laid and pays."""

PLAY = 25.0
"""What the next play is worth to those who have a shop ahead, all together."""
AGAIN = 0.5
"""Each further shop ahead adds this part of what the one before added."""
RIVAL = 1.0
"""What the gains of all others together count, compared with one's own."""
LEADER = 1.0
"""How much more the gains of the richest of them count."""

SHARE = 0.5
"""The right to move is sold for this part of the buyer's gain."""
USUAL = 0.9
"""How often a player has a shop ahead."""
WAITS = 0.7
"""A joker can be kept for this part of the time until all cards are taken back."""
NEARER = 0.6
"""How often another player does not lose a tie."""
SURPRISE = 8.0
"""A card that brings this many gulden less is laid about a third as often."""
