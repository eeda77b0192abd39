### The slash commands of Ponte Vecchio: names (no capitals, no spaces, at most 32 characters) and what they do
### (`-about`, at most 100). A command is named after its decision.

ponte-vecchio-command = ponte-vecchio
ponte-vecchio-command-about = Ponte Vecchio, shops on an old bridge for 2 to 5 players
ponte-vecchio-command-new = new
ponte-vecchio-command-new-about = Open a game of Ponte Vecchio in this channel
ponte-vecchio-command-rules = rules
ponte-vecchio-command-rules-about = The rules of Ponte Vecchio, all of them or one

ponte-vecchio-command-build = build
ponte-vecchio-command-build-about = Build a shop on a step of the bridge
ponte-vecchio-command-bid = bid
ponte-vecchio-command-bid-about = Bid gulden for a shop, or pass
ponte-vecchio-command-card = card
ponte-vecchio-command-card-about = Lay a card face down
ponte-vecchio-command-move = move
ponte-vecchio-command-move-about = Move the Rich Man, sell the right to do so, or ask for offers
ponte-vecchio-command-offer = offer
ponte-vecchio-command-offer-about = Offer gulden for the right to move, or withdraw your offer
ponte-vecchio-command-offers = offers
ponte-vecchio-command-offers-about = Answer whoever asks for offers: name an amount, or pass
ponte-vecchio-command-owner = owner
ponte-vecchio-command-owner-about = Choose which of two owners is paid
ponte-vecchio-command-turn = turn
ponte-vecchio-command-turn-about = Turn the Rich Man round, or do not

## Parameters

ponte-vecchio-parameter-build = step
ponte-vecchio-parameter-build-about = The step on which you build
ponte-vecchio-parameter-bid = gulden
ponte-vecchio-parameter-bid-about = How many gulden, in steps of five, or pass
ponte-vecchio-parameter-card = card
ponte-vecchio-parameter-card-about = The card that you lay
ponte-vecchio-parameter-move = step
ponte-vecchio-parameter-move-about = The step to move to, the offer that you accept, or: Ask for offers
ponte-vecchio-parameter-offer = gulden
ponte-vecchio-parameter-offer-about = How many gulden, in steps of five, or pass to withdraw
ponte-vecchio-parameter-offers = gulden
ponte-vecchio-parameter-offers-about = How many gulden, in steps of five, or pass to offer nothing
ponte-vecchio-parameter-owner = player
ponte-vecchio-parameter-owner-about = Whose shop is paid
ponte-vecchio-parameter-turn = answer
ponte-vecchio-parameter-turn-about = Turn the Rich Man round, or not
