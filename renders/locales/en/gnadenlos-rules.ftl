### The rules of Gnadenlos!, in our own words: G1 to G29 and G33 to G37. `{ house-ruling }` begins what the rule
### book does not say. What a server’s owner may replace is given as a value “that comes with the bot”.

gnadenlos-rules-overview =
    - You hire adventurers with IOUs. Whoever has the revolver turns up an **event**, and all lay an adventurer: gold finds nuggets, revolvers steal IOUs, cards move hats.
    - Then whoever has the revolver may buy **standing**: a nugget a field.
    - After that all bid IOUs for new adventurers, and the bids go face down into the **market**.
    - When the market has as many full rows as there are players, it is **payday**: the die turns up IOUs, and the players with their colours must pay.
    - Whoever cannot pay gets a **vulture** and goes back. The third one loses.
    - The game ends when a hat reaches the goal, with the third vulture, or when the **undertaker** has come to the end of the track.
    - The hat furthest along the road wins.

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
    You start with nuggets, with IOUs in your own colour, and with your hat on the road to success. In the values that come with the bot: 10 nuggets; 13 IOUs (0 and 4 twice, 1, 2 and 3 three times each); field 6 of a road of 35, with the goal from field 30 on.

    Everybody rolls the die. The highest roll gets the **revolver** and takes the first turn.

    { house-ruling } If several have the highest roll, these roll again. The supply of nuggets never runs out. Whoever runs the bot may replace its values; a game goes on with those it began with.

gnadenlos-rule-g2-title = Your first adventurers
gnadenlos-rule-g2 = You get 2 adventurers from the shuffled deck. Each has three numbers, always in this order: gold, revolver, cards. Your hand, adventurers and IOUs, is for your eyes only.

gnadenlos-rule-g3-title = The first IOUs in the market
gnadenlos-rule-g3 = Everybody gives an IOU of 1 and an IOU of 2. They are shuffled and laid face down, row by row. A row has 6 columns, one for each face of the die.

gnadenlos-rule-g4-title = The advanced set-up
gnadenlos-rule-g4 =
    A game may be opened with `{ gnadenlos-parameter-advanced }`. Then G2 and G3 are left out, and the market starts empty: as many pairs of adventurers as there are players are turned up. All bid for them as in G19 to G22, beginning with whoever has the revolver, take a pair each, the highest bid first, and lay their bids in the market.

    { house-ruling } Nobody takes a bid back: there is a pair for everyone.

## The event

gnadenlos-rule-g5-title = The event of a turn
gnadenlos-rule-g5 =
    Whoever has the revolver turns up the next event. There are three kinds: the **Gold Rush** asks for gold (G10), **High Noon** for revolvers (G11), **Cheating** for cards (G14).

    In the values that come with the bot there are three gold rushes (3/1, 5/3 and 7/4), two High Noons and two times cheating.

gnadenlos-rule-g6-title = The last event of the pile
gnadenlos-rule-g6 = The pile has 7 events, and the last of them is never carried out: all are shuffled, the first of the new pile is turned up, and that one is carried out. If the last was a High Noon, the undertaker moves all the same (G7).

gnadenlos-rule-g7-title = The undertaker
gnadenlos-rule-g7 = Each High Noon that is turned up moves the undertaker one field, before anything else. On the last field of the track the game ends at once (G34), and the rest of the turn is left out. In the values that come with the bot, that is the seventh High Noon.

gnadenlos-rule-g8-title = Laying an adventurer
gnadenlos-rule-g8 =
    Everybody who has adventurers lays one face down. When the last one lies there, they are turned up together; until then you may change yours. If fewer than 2 players have an adventurer, the event is left out.

    { house-ruling } A High Noon has moved the undertaker by then. If you have just one adventurer, the bot lays it for you.

gnadenlos-rule-g9-title = All the same
gnadenlos-rule-g9 = If all adventurers show the same number for the event, nothing happens, and all take theirs back. There is no other event instead.

gnadenlos-rule-g10-title = Gold Rush
gnadenlos-rule-g10 = The highest gold number finds the larger sum of nuggets on the card, the next lower number the smaller one. If several show such a number, each of them gets the whole sum. All others go away empty-handed.

gnadenlos-rule-g11-title = High Noon: who steals
gnadenlos-rule-g11 =
    Whoever alone shows the highest revolver may take 2 IOUs from the market. If several show it, they may take 1 each. You may also take fewer, or none. You choose places, and see what lies there only afterwards, unless you laid it yourself (G37). What you take is yours to bid with, whatever its colour; on payday that colour pays.

    If too few IOUs lie there for all who may take, nobody takes any.

    { house-ruling } Several take clockwise, from whoever has the revolver on. If you take 2, you name both places first. Everybody sees how many you take, and from which places.

gnadenlos-rule-g12-title = Gaps in the market
gnadenlos-rule-g12 =
    Then whoever has the revolver moves IOUs from the last rows into the gaps, unseen and in any way, so that every row but the last is full.

    { house-ruling } The last row is pushed together afterwards. You are asked only if there is more than one way. A game may be opened with `{ gnadenlos-parameter-bot-fills-gaps }`: then the bot does it, the last IOU into the first gap.

gnadenlos-rule-g13-title = High Noon: who is shot
gnadenlos-rule-g13 = At the end of a High Noon all adventurers that show the lowest revolver are shot, which means that they are discarded.

gnadenlos-rule-g14-title = Cheating
gnadenlos-rule-g14 =
    The highest cards move their hats forward, the lowest move them back: by the plus and the minus of the zone in which the hat stands. All are reckoned from where they stood before. In the values that come with the bot:

    - grey, 1 to 11: +4 or −1
    - beige, 12 to 17: +3 or −2
    - blue, 18 to 23: +2 or −3
    - red, 24 to 29: +1 or −4

    { house-ruling } No hat goes back behind field 1.

gnadenlos-rule-g15-title = The best are discarded
gnadenlos-rule-g15 = When the event is done, all adventurers with the highest number for it are discarded: they have earned their rest. All others return to their hands, except those that were shot.

## Buying standing

gnadenlos-rule-g16-title = A nugget a field
gnadenlos-rule-g16 = Whoever has the revolver may move forward by up to 5 fields, at 1 nugget each. Nobody else buys now. Without a nugget you are not asked.

gnadenlos-rule-g17-title = The goal
gnadenlos-rule-g17 =
    The goal is the green zone. A hat that reaches it ends the game (G34), however far it comes: it is not stopped on the first green field. In the values that come with the bot, the goal is fields 30 to 35.

    { house-ruling } If a hat gets there by cheating, the game ends when the whole event is done. If it gets there by buying, the game ends immediately. A hat may go beyond the last field. Then it stands behind it, and the count goes on: 35 + 2 is field 37. If the values of a game name no goal, only the last field is the goal, and hats stop there.

## IOUs for adventurers

gnadenlos-rule-g18-title = Adventurers on offer
gnadenlos-rule-g18 =
    Only if whoever has the revolver holds fewer than 3 adventurers: one adventurer fewer than there are players is turned up. When the deck is empty, the discards are shuffled and make a new one.

    { house-ruling } They are shuffled when a card is needed. If there are still too few, so many are turned up; if there are none, nobody bids.

gnadenlos-rule-g19-title = Bidding IOUs
gnadenlos-rule-g19 = Everybody makes one open bid, clockwise, from whoever has the revolver on: 1, 2 or 3 IOUs from hand. What counts is their sum. It must differ from all sums that were bid before, but it may be lower. A sum of 0 is a bid, too.

gnadenlos-rule-g20-title = No bid possible
gnadenlos-rule-g20 = If you can bid, you must. If all the sums that you could make are taken, you prove it by showing your hand, and come last, behind the 0. The bot shows it for you.

gnadenlos-rule-g21-title = Taking and laying
gnadenlos-rule-g21 =
    The highest bid comes first: you take an adventurer, and your IOUs go face down into the market, into the next free places, row by row. Then it is the next lower bid, as long as adventurers are left. Whoever gets none takes the bid back. Without a bid you never get an adventurer.

    { house-ruling } Adventurers that are left over are discarded.

gnadenlos-rule-g22-title = The laying order
gnadenlos-rule-g22 = { house-ruling } The order in which you choose your IOUs is the order in which they will be laid. Nobody else sees it, and you may change it until they are.

gnadenlos-rule-g29-title = The revolver moves on
gnadenlos-rule-g29 = At the end of a turn, after payday if there was one, the revolver goes to the next player clockwise, and the next turn begins.

## Payday

gnadenlos-rule-g23-title = When it is payday
gnadenlos-rule-g23 = When the bidding is over, it is payday if the market has at least as many full rows as there are players. With fewer there is none.

gnadenlos-rule-g24-title = Roll, turn up, pay
gnadenlos-rule-g24 = Whoever has the revolver rolls for a column. Its outermost face-down IOU is turned up, and the player with its colour pays its worth in nuggets to the supply. Then the next roll follows. The bot does all of it.

gnadenlos-rule-g25-title = An empty column
gnadenlos-rule-g25 = Payday is over when a column is rolled in which no IOU lies face down any more.

gnadenlos-rule-g26-title = Vultures
gnadenlos-rule-g26 = Payday is over, too, when somebody cannot pay. That player keeps all nuggets, takes a **vulture**, and goes back 5 fields, but never behind field 1.

gnadenlos-rule-g27-title = IOUs come home
gnadenlos-rule-g27 = After a payday all IOUs that were turned up return to the hands of their colours, whether they were paid or not.

gnadenlos-rule-g28-title = Another payday?
gnadenlos-rule-g28 = Then the gaps are filled as in G12, for as many full rows as possible. If there are still as many as players, another payday follows at once.

## The end

gnadenlos-rule-g33-title = The third vulture
gnadenlos-rule-g33 = A third vulture ends the game at once, without another payday. Whoever got it has lost and leaves the road.

gnadenlos-rule-g34-title = The last payday
gnadenlos-rule-g34 = When the undertaker is on the last field of the track or a hat in the goal, there is one more payday, whatever lies in the market. It is not repeated. A third vulture in it loses as in G33.

gnadenlos-rule-g35-title = The last purchase
gnadenlos-rule-g35 =
    However the game ended, everybody who is still on the road may buy up to 3 more fields, also in the goal and beyond it.

    { house-ruling } More fields always beat more nuggets, so the bot buys what each can pay.

gnadenlos-rule-g36-title = Who wins
gnadenlos-rule-g36 =
    The hat furthest along the road wins. Of hats on the same field, the one with more nuggets is ahead.

    { house-ruling } With the same nuggets, too, the place is shared. Whoever took a third vulture is last.

## Who knows what

gnadenlos-rule-g37-title = Open and secret
gnadenlos-rule-g37 =
    { house-ruling } Open to all are hats, nuggets, vultures, discards, how many cards everybody holds, and bids until they are laid.

    Secret are hands, adventurers that lie face down, and every IOU in the market: its back shows neither worth nor colour. In which order a bid was laid, its bidder alone knows.

    You alone see which IOUs in the market you have laid yourself, with their worth and colour, wherever they were moved. You find them with your hand, and when you choose places. Those of G3 were shuffled, so nobody knows them. The log has what was said aloud.
