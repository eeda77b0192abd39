"""What the robot cannot work out: found by playing against the greedy baseline."""

PLAY = 35.0
"""What a play is worth to those who have a shop ahead, all together."""
AGAIN = 0.5
"""What each further shop ahead adds, of what the one before added."""
SHARE = 0.5
"""What part of a buyer's gain the right to move is sold for."""
USUAL = 0.8
"""How often one has a shop ahead."""
JOKER_PAYS = 0.7
"""How often a joker is played and pays."""
REACH = 12.0
"""What it is worth in a play to have a shop ahead always, over never."""
SHOP_VALUE = 0.6
"""What part of what a shop is worth is bid for it at most."""
RIVAL = 1.0
"""What the gains of all others together count against one's own."""
LEADER = 1.0
"""How much more those of the leader count."""
SURPRISE = 12.0
"""So many gulden a card may bring less, and still be laid a third as often."""
