"""What the robot cannot work out: found by playing against the greedy baseline, and among robots with other
values."""

REACH = 5.0
"""What it brings in a play to have shops ahead always, over never."""
JOKER_PAYS = 0.8
"""How often a joker is laid and pays."""

PLAY = 25.0
"""What the next play is worth to those who have a shop ahead, all together."""
AGAIN = 0.5
"""What each further shop ahead adds, of what the one before added."""
RIVAL = 1.0
"""What the gains of all others together count against one's own."""
LEADER = 1.0
"""How much more those of the richest of them count."""

SHARE = 0.5
"""For what part of a buyer's gain the right to move is sold."""
USUAL = 0.9
"""How often one has a shop ahead."""
WAITS = 0.7
"""How long a joker can be kept, of the time until all cards are taken back."""
NEARER = 0.6
"""How often another does not lose a tie."""
SURPRISE = 8.0
"""So many gulden a card may bring less, and still be laid a third as often."""
