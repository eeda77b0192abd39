### Goldrush: what is written on its cards and beside them, on the pictures that one player alone sees.

## The cards: what each is called, and its text

goldrush-card-gold = Gold
goldrush-card-gold-text = Claim it and hurry to the Registry: there it becomes your mine.
goldrush-card-possible-gold = Possible gold
goldrush-card-possible-gold-text = It glitters. Only the Assay Office can tell whether it is gold.
goldrush-card-no-gold = No gold
goldrush-card-no-gold-text = Nothing but sand. A claim here can only mislead the others.
goldrush-card-nugget = A nugget
goldrush-card-nugget-text = Pure gold, there for the taking: take a nugget from the stack.
goldrush-card-guide = An old guide
goldrush-card-guide-text = Down a forgotten trail: three turns in a row, this one the first.
goldrush-card-water = No drinking water
goldrush-card-water-text = Your canteen is empty: go to the nearest creek.
goldrush-card-lost = Lost the way
goldrush-card-lost-text = You are going in circles: go to Mulch Tree.
goldrush-card-bath = A hot bath
goldrush-card-bath-text = You have earned one: go to the Bison Hotel.
goldrush-card-piano = The piano plays
goldrush-card-piano-text = Who can resist it? Go to the Saddle Saloon.
goldrush-card-wanted = Taken for a wanted man
goldrush-card-wanted-text = You look just like the poster: go to Jail.
goldrush-card-beer = Free beer
goldrush-card-beer-text = Everyone goes to the Saddle Saloon. Prisoners stay in Jail.

## A player’s own side

goldrush-hand-cart = Cart
goldrush-hand-bank = Bank
goldrush-hand-claim = Claim
goldrush-hand-mine = Mine
goldrush-hand-free = Free
# What is special about this player now
goldrush-hand-now = { $what ->
    [jailed] In Jail: a 1 or a 6 frees you
    [over] The game is over
   *[owed] { $turns ->
        [one] { $turns } extra turn
       *[other] { $turns } extra turns
    }
}

## Beside a question

goldrush-panel-square = Square { $square }
goldrush-panel-alone = You alone see this card
goldrush-panel-owner = { $player } has a claim here
goldrush-panel-unclaimed = No claim lies here
goldrush-panel-markers = { $markers ->
    [one] You have { $markers } marker free
   *[other] You have { $markers } markers free
}
goldrush-panel-may-withdraw = May be taken back
goldrush-panel-may-assay = May be assayed
goldrush-panel-stays = Stays

# The same pictures for who cannot see them
goldrush-panel-looked = { $square }: { $card }.
goldrush-panel-creeks = The creeks.
goldrush-panel-chosen = Chosen: { $what }.
