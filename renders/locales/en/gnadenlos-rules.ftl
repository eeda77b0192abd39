### The rules of Gnadenlos!, in our own words: G1 to G29 and G33 to G37. `{ house-ruling }` begins what the rule
### book does not say. What a server’s owner may replace is given as a value “that comes with the bot”.

gnadenlos-rules-overview =
    - Your hat stands on the road to success. The player whose hat is furthest along at the end wins.
    - **Nuggets** are the money of this game. Each of your 13 **IOUs** has your colour and is worth 0 to 4 nuggets. An **adventurer** has three numbers: gold, revolver and cards.
    - The player whose turn it is has the **revolver**, a token that goes round the table; the revolver numbers of the adventurers have nothing to do with it. This player turns up an event, and everybody lays down an adventurer.
    - There are three kinds of event. In a **Gold Rush**, the highest gold number finds nuggets. At **High Noon**, the highest revolver number steals IOUs. In **Cheating**, the highest card number moves its player’s hat forward.
    - Then the player with the revolver may buy fields on the road, a nugget each. This is called buying **standing**.
    - If that player has fewer than three adventurers now, everybody bids IOUs for new ones. If you get one, your IOUs go face down into the **market**, in rows of six. A row with six IOUs is **full**.
    - When the market has as many full rows as there are players, it is **payday**: a die decides which IOUs are turned up. Whoever’s colour is on an IOU pays its worth in nuggets, no matter who laid it.
    - If you cannot pay, you get a **vulture** and go back 5 fields. With the third vulture you have lost.
    - The game ends when a hat reaches the green goal, when somebody gets a third vulture, or when the **undertaker**, who moves at each High Noon, is at the end of the track.

## Chapters

gnadenlos-chapter-set-up = Before the first turn
gnadenlos-chapter-event = The event
gnadenlos-chapter-buying = Buying standing
gnadenlos-chapter-bidding = IOUs for adventurers
gnadenlos-chapter-payday = Payday
gnadenlos-chapter-end = The end
gnadenlos-chapter-knowledge = Who knows what

## Before the first turn

gnadenlos-rule-g1-title = Nuggets, IOUs and the revolver
gnadenlos-rule-g1 =
    You start with nuggets, with IOUs in your own colour, and with your hat on the road to success. With the bot’s standard values: 10 nuggets; 13 IOUs (0 and 4 twice, 1, 2 and 3 three times each); field 6 of a road of 35, with the goal from field 30 on.

    Everybody rolls the die. The player with the highest roll gets the **revolver** and takes the first turn. This revolver is a token that shows whose turn it is; the revolver numbers of the adventurers have nothing to do with it.

    { house-ruling } If several have the highest roll, they roll again. The supply of nuggets never runs out. Whoever runs the bot may replace its values; a game goes on with those it began with.

gnadenlos-rule-g2-title = Your first adventurers
gnadenlos-rule-g2 = You get 2 adventurers from the shuffled deck. Each has three numbers, always in this order: gold, revolver, cards. Your hand, adventurers and IOUs, is for your eyes only.

gnadenlos-rule-g3-title = The first IOUs in the market
gnadenlos-rule-g3 = Everybody gives an IOU of 1 and an IOU of 2. They are shuffled and laid face down, row by row. A row has 6 columns, one for each face of the die. When an IOU lies in each of them, the row is **full**.

gnadenlos-rule-g4-title = The advanced set-up
gnadenlos-rule-g4 =
    A game may be opened with `{ gnadenlos-parameter-advanced }`. Then G2 and G3 are left out, and the market starts empty: one pair of adventurers per player is turned up. All bid for them as in G19 to G22, beginning with the player who has the revolver. Then, from the highest bid to the lowest, each player takes a pair and lays their bid in the market.

    { house-ruling } Everybody gets a pair, so all bids stay in the market: none goes back to a hand, as it may in G21.

## The event

gnadenlos-rule-g5-title = The event of a turn
gnadenlos-rule-g5 =
    Whoever has the revolver turns up the next event. There are three kinds: the **Gold Rush** asks for gold (G10), **High Noon** for the revolver (G11), **Cheating** for cards (G14).

    With the bot’s standard values there are three gold rushes (for 3 and 1, 5 and 3, 7 and 4 nuggets), two High Noons and two Cheatings.

gnadenlos-rule-g6-title = The last event of the pile
gnadenlos-rule-g6 = The pile has 7 events. When the last one is turned up, it is not carried out. Instead all 7 are shuffled into a new pile, and its first event is turned up and carried out. If the last one of the old pile was a High Noon, the undertaker moves all the same (G7).

gnadenlos-rule-g7-title = The undertaker
gnadenlos-rule-g7 = Each High Noon that is turned up moves the undertaker one field, before anything else. When the undertaker comes to the last field of the track, the game ends at once (G34), and the rest of the turn is left out. With the bot’s standard values, that is the seventh High Noon.

gnadenlos-rule-g8-title = Laying an adventurer
gnadenlos-rule-g8 =
    Everybody who has adventurers lays one face down. As soon as all have done so, they are turned up together; until then you may change yours. If fewer than 2 players have an adventurer, the event is left out.

    { house-ruling } A High Noon moves the undertaker all the same. If you have just one adventurer, the bot lays it for you.

gnadenlos-rule-g9-title = All the same
gnadenlos-rule-g9 = If all adventurers show the same number for the event, nothing happens, and all take theirs back. There is no other event instead.

gnadenlos-rule-g10-title = Gold Rush
gnadenlos-rule-g10 = Whoever shows the highest gold number finds the larger number of nuggets on the card; whoever shows the next lower number finds the smaller one. If several show such a number, each of them gets the full amount. All others get nothing.

gnadenlos-rule-g11-title = High Noon: who steals
gnadenlos-rule-g11 =
    If you alone show the highest revolver number, you may take 2 IOUs from the market. If several show it, each of them may take 1. You may also take fewer, or none. You choose places, and see what lies there only afterwards, unless you laid it yourself (G37). What you take is yours to bid with, whatever its colour; on payday that colour pays.

    If the market has fewer IOUs than may be taken in all, nobody takes any.

    { house-ruling } If several may take, they do it clockwise, beginning with the player who has the revolver. If you take 2, you name both places first. Everybody sees how many you take, and from which places.

gnadenlos-rule-g12-title = Gaps in the market
gnadenlos-rule-g12 =
    Then the player with the revolver fills the gaps with IOUs from the last rows, without looking at them, and chooses which one goes into which gap. In the end every row but the last is full.

    { house-ruling } The last row is pushed together afterwards. You are asked only if there is more than one way to fill the gaps. A game may be opened with `{ gnadenlos-parameter-bot-fills-gaps }`: then the bot does it, the last IOU into the first gap.

gnadenlos-rule-g13-title = High Noon: who is shot
gnadenlos-rule-g13 = At the end of a High Noon all adventurers that show the lowest revolver number are shot, which means that they are discarded.

gnadenlos-rule-g14-title = Cheating
gnadenlos-rule-g14 =
    If you show the highest card number, your hat moves forward by the plus number of the zone in which it stands. If you show the lowest, it moves back by the minus number of that zone. What counts is where the hats stood before anybody moved. With the bot’s standard values:

    - grey, 1 to 11: plus 4 or minus 1
    - beige, 12 to 17: plus 3 or minus 2
    - blue, 18 to 23: plus 2 or minus 3
    - red, 24 to 29: plus 1 or minus 4

    { house-ruling } No hat goes back behind field 1.

gnadenlos-rule-g15-title = The best are discarded
gnadenlos-rule-g15 = When the event is done, all adventurers with the highest number for that event are discarded: they have earned their rest. All others return to their hands, except those that were shot.

## Buying standing

gnadenlos-rule-g16-title = A nugget a field
gnadenlos-rule-g16 = Whoever has the revolver may move forward by up to 5 fields, at 1 nugget each. Nobody else buys now. Without a nugget you are not asked.

gnadenlos-rule-g17-title = The goal
gnadenlos-rule-g17 =
    The goal is the green zone. A hat that reaches it ends the game (G34). It does not stop on the first green field: it moves as many fields as were won or bought. With the bot’s standard values, the goal is fields 30 to 35.

    { house-ruling } If a hat gets there by cheating, the game ends when the whole event is done. If it gets there by buying, the game ends immediately. A hat may go beyond the last field. Then it stands behind it, and the count goes on: 35 + 2 is field 37. If the values of a game name no goal, only the last field is the goal, and hats stop there.

## IOUs for adventurers

gnadenlos-rule-g18-title = Adventurers on offer
gnadenlos-rule-g18 =
    If the player with the revolver holds fewer than 3 adventurers, new ones are turned up: one fewer than there are players. Otherwise nobody bids this turn. When the deck is empty, the discards are shuffled and make a new one.

    { house-ruling } The discards are shuffled only when a card is needed. If there are still too few adventurers, all that are left are turned up; if there are none, nobody bids.

gnadenlos-rule-g19-title = Bidding IOUs
gnadenlos-rule-g19 = Everybody makes one open bid, clockwise, beginning with the player who has the revolver: 1, 2 or 3 IOUs from hand. What counts is their sum. It must differ from all sums that were bid before, but it may be lower. A sum of 0 is a bid, too.

gnadenlos-rule-g20-title = No bid possible
gnadenlos-rule-g20 = If you can bid, you must. If others have already bid every sum that you could make, you cannot bid. As a proof, the bot shows your hand to everybody. You come last then, even behind a bid of 0.

gnadenlos-rule-g21-title = Taking and laying
gnadenlos-rule-g21 =
    The player with the highest bid is the first to take an adventurer, and lays the IOUs of that bid face down in the market, in the next free places, row by row. Then it is the turn of the next lower bid, as long as adventurers are left. If you get none, you take your bid back. Without a bid you never get an adventurer.

    { house-ruling } Adventurers that are left over are discarded.

gnadenlos-rule-g22-title = The laying order
gnadenlos-rule-g22 = { house-ruling } Your IOUs will be laid in the order in which you choose them for the bid: the first goes to the first free place. Nobody else sees that order, and you may change it until the IOUs are laid.

gnadenlos-rule-g29-title = The revolver moves on
gnadenlos-rule-g29 = At the end of a turn, after payday if there was one, the revolver goes to the next player clockwise, and the next turn begins.

## Payday

gnadenlos-rule-g23-title = When it is payday
gnadenlos-rule-g23 = When the bidding is over, it is payday if the market has at least as many full rows as there are players. Otherwise the next turn begins.

gnadenlos-rule-g24-title = Roll, turn up, pay
gnadenlos-rule-g24 = Whoever has the revolver rolls the die, which chooses a column. The last face-down IOU in that column is turned up, and the player with its colour pays its worth in nuggets to the supply. It does not matter who laid it. Then the next roll follows. The bot does all of it.

gnadenlos-rule-g25-title = An empty column
gnadenlos-rule-g25 = Payday is over when a column is rolled in which no IOU lies face down any more.

gnadenlos-rule-g26-title = Vultures
gnadenlos-rule-g26 = Payday is over, too, when somebody cannot pay. That player keeps all nuggets, takes a **vulture**, and goes back 5 fields, but never behind field 1.

gnadenlos-rule-g27-title = IOUs come home
gnadenlos-rule-g27 = After a payday all IOUs that were turned up return to the hands of their colours, whether they were paid or not.

gnadenlos-rule-g28-title = Another payday?
gnadenlos-rule-g28 = Then the gaps are filled as in G12, so that as many rows as possible are full. If there are still as many full rows as players, another payday follows at once.

## The end

gnadenlos-rule-g33-title = The third vulture
gnadenlos-rule-g33 = A third vulture ends the game at once, without another payday. Whoever got it has lost and leaves the road.

gnadenlos-rule-g34-title = The last payday
gnadenlos-rule-g34 = When the undertaker is on the last field of the track, or a hat is in the goal, there is one more payday, whatever lies in the market. It is not repeated. Whoever gets a third vulture there has lost, as in G33.

gnadenlos-rule-g35-title = The last purchase
gnadenlos-rule-g35 =
    However the game ended, everybody who is still on the road may buy up to 3 more fields at the price of G16, also in the goal and beyond it.

    { house-ruling } More fields always beat more nuggets, so the bot buys as many as each can afford.

gnadenlos-rule-g36-title = Who wins
gnadenlos-rule-g36 =
    The hat furthest along the road wins. Of hats on the same field, the one with more nuggets is ahead.

    { house-ruling } If the nuggets are equal too, the place is shared. Whoever took a third vulture is last.

## Who knows what

gnadenlos-rule-g37-title = Open and secret
gnadenlos-rule-g37 =
    { house-ruling } Open to all are hats, nuggets, vultures, discards, how many cards everybody holds, and bids until they are laid.

    Secret are hands, adventurers that lie face down, and every IOU in the market: its back shows neither worth nor colour. Only its bidder knows in which order a bid was laid.

    You alone see which IOUs in the market you have laid yourself, with their worth and colour, wherever they were moved. You find them with your hand, and when you choose places. Those of G3 were shuffled, so nobody knows them. The log has what was said aloud.
