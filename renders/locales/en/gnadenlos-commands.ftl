### The slash commands of Gnadenlos!: names (no capitals, no spaces, at most 32 characters) and what they do
### (`-about`, at most 100). A command is named after its decision.

gnadenlos-command = gnadenlos
gnadenlos-command-about = Gnadenlos!, IOUs, paydays and vultures for 3 or 4 players
gnadenlos-command-new = new
gnadenlos-command-new-about = Open a game of Gnadenlos! in this channel
gnadenlos-command-rules = rules
gnadenlos-command-rules-about = The rules of Gnadenlos!, all of them or one

gnadenlos-command-adventurer = adventurer
gnadenlos-command-adventurer-about = Lay an adventurer face down for the event
gnadenlos-command-steal = steal
gnadenlos-command-steal-about = Take IOUs from the market after a High Noon, or none
gnadenlos-command-fill = fill
gnadenlos-command-fill-about = Fill the gaps in the market
gnadenlos-command-buy = buy
gnadenlos-command-buy-about = Buy standing for nuggets, or nothing
gnadenlos-command-bid = bid
gnadenlos-command-bid-about = Bid 1 to 3 IOUs for an adventurer
gnadenlos-command-order = order
gnadenlos-command-order-about = Change the order in which your bid will be laid
gnadenlos-command-take = take
gnadenlos-command-take-about = Take one of the adventurers on offer

## Parameters

gnadenlos-parameter-advanced = advanced
gnadenlos-parameter-advanced-about = You bid for your first adventurers, and the market starts empty
gnadenlos-parameter-bot-fills-gaps = bot_fills_gaps
gnadenlos-parameter-bot-fills-gaps-about = The bot fills the gaps in the market and asks nobody
gnadenlos-parameter-adventurer = adventurer
gnadenlos-parameter-adventurer-about = The adventurer that you lay
gnadenlos-parameter-steal = places
gnadenlos-parameter-steal-about = Which places of the market you take from, or pass
gnadenlos-parameter-fill = places
gnadenlos-parameter-fill-about = Which places the gaps are filled from, the first gap first
gnadenlos-parameter-buy = nuggets
gnadenlos-parameter-buy-about = How many nuggets you spend, a field for each, or pass
gnadenlos-parameter-bid = ious
gnadenlos-parameter-bid-about = Your IOUs in the order in which they will be laid, like 3,2,0
gnadenlos-parameter-order = ious
gnadenlos-parameter-order-about = The same IOUs in another order, the first to be laid first
gnadenlos-parameter-take = adventurer
gnadenlos-parameter-take-about = The adventurer, or the pair, that you take
