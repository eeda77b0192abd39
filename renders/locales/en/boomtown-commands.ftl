### Boomtown’s slash commands: names (no capitals, no spaces, at most 32 characters) and what they do
### (`-about`, at most 100). A command is named after its decision.

boomtown-command = boomtown
boomtown-command-about = Boomtown, a gold rush for 3 to 5 players
boomtown-command-new = new
boomtown-command-new-about = Open a game of Boomtown in this channel
boomtown-command-rules = rules
boomtown-command-rules-about = The rules of Boomtown, all of them or one

boomtown-command-bid = bid
boomtown-command-bid-about = Bid gold for first pick, or pass
boomtown-command-take = take
boomtown-command-take-about = Take one of the cards on offer
boomtown-command-mustang = mustang
boomtown-command-mustang-about = Play Mustang to take the next card, or keep it
boomtown-command-telegraph = telegraph
boomtown-command-telegraph-about = Turn one die with Telegraph, or keep it
boomtown-command-dynamite = dynamite
boomtown-command-dynamite-about = Blow up an opponent’s mine or saloon
boomtown-command-expropriation = expropriation
boomtown-command-expropriation-about = Take an opponent’s mine
boomtown-command-holdup = holdup
boomtown-command-holdup-about = Hold up a player and demand gold
boomtown-command-saloon = saloon
boomtown-command-saloon-about = Open your saloon in a town
boomtown-command-saloon-girls = saloon-girls
boomtown-command-saloon-girls-about = Send the Saloon Girls to one of your saloons
boomtown-command-new-vein = new-vein
boomtown-command-new-vein-about = Lay the New Vein under one of your mines
boomtown-command-governor = governor
boomtown-command-governor-about = Make one of your mayors Governor
boomtown-command-waiting = waiting
boomtown-command-waiting-about = Choose which waiting card to carry out first

## Parameters

boomtown-parameter-short = short
boomtown-parameter-short-about = Three players only: 15 cards are put aside unseen
boomtown-parameter-last-keeps-all = last_keeps_all
boomtown-parameter-last-keeps-all-about = Four or five players: the last one a bid is passed to keeps all that is left
boomtown-parameter-bid = gold
boomtown-parameter-bid-about = How much gold, or pass
boomtown-parameter-take = card
boomtown-parameter-take-about = The card that you take
boomtown-parameter-mustang = answer
boomtown-parameter-mustang-about = Play it or keep it
boomtown-parameter-telegraph = die
boomtown-parameter-telegraph-about = Which die shows what, or keep it
boomtown-parameter-dynamite = target
boomtown-parameter-dynamite-about = The mine or saloon that you blow up
boomtown-parameter-expropriation = mine
boomtown-parameter-expropriation-about = The mine that you take
boomtown-parameter-holdup = victim
boomtown-parameter-holdup-about = Whom you hold up, and for how much
boomtown-parameter-saloon = town
boomtown-parameter-saloon-about = The town of your saloon
boomtown-parameter-saloon-girls = saloon
boomtown-parameter-saloon-girls-about = The saloon that the girls go to
boomtown-parameter-new-vein = mine
boomtown-parameter-new-vein-about = The mine that yields more
boomtown-parameter-governor = town
boomtown-parameter-governor-about = The town whose mayor becomes Governor
boomtown-parameter-waiting = card
boomtown-parameter-waiting-about = The card that you carry out first
