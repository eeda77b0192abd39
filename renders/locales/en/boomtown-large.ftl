### Boomtown in large print: words beside signs and numbers, as short as they can be.

boomtown-large-gold = gold
boomtown-large-roll = last roll
boomtown-large-bid = bid
boomtown-large-has-card = has a card
boomtown-large-no-mayor = no mayor
boomtown-large-no-mines = no mines
boomtown-large-new-mayor = new mayor
boomtown-large-yields = yields
boomtown-large-fee = fee to
boomtown-large-new-fee = new fee
boomtown-large-yielded = Has just yielded gold: { $mines }
boomtown-large-elected = New mayor of { $towns }
boomtown-large-number = your { $mine }
boomtown-large-would-new = you become mayor
boomtown-large-would-stays = you stay mayor
boomtown-large-elects = makes you mayor
boomtown-large-as-it-lies = as it lies
boomtown-large-collapse = dangerous mines collapse
boomtown-large-ways = How many of { $rolls } rolls reach each number:
boomtown-large-for-mines = for mines
boomtown-large-for-mayors = for mayors
