### The rules of Boomtown, in our own words: B1 to B30. `{ house-ruling }` begins what the rule book does not say.

boomtown-rules-overview =
    - A **mine** has a town, a number from 2 to 12 for the dice, and a yield in gold: Cactus Junction 7 yields 6 gold. An **event** does something for you, or to others.
    - Each round turns up as many cards as there are players: mines, and now and then an event.
    - You bid gold for **first pick**. The winner pays the bid to the player on the right, who keeps half of it and passes the rest on to the right, and so on round the table.
    - Then everybody takes one card, the winner of the bidding first.
    - If you are the first to have two mines in a town, you become its **mayor**, until somebody has more mines there than you. Whoever takes a mine in that town later pays you a **fee**: 1 gold for each mine that you have there.
    - The winner of the bidding rolls two dice: every mine with that number pays its owner its yield.
    - A **saloon** is an event that stays on the table, in a town of your choice. When a mine of another player yields in that town, its owner pays you 2 gold.
    - Two mines are **dangerous**, Cactus Junction 7 and Cold Mountain 6: on a roll of 2 or 12 they collapse and leave the game.
    - With other events you rob players, blow up mines and saloons, or take a mine away from its owner. An event that cannot be carried out yet lies in front of you until it can.
    - When the cards have run out, your points are your gold, what your mines yield, and 5 for each town where you are mayor. Most points win.

## Chapters

boomtown-chapter-set-up = Before the first round
boomtown-chapter-auction = The auction
boomtown-chapter-paying = Paying the bid
boomtown-chapter-taking = Taking cards
boomtown-chapter-production = The dice and the gold
boomtown-chapter-mayors = Mayors
boomtown-chapter-events = Events
boomtown-chapter-end = The end
boomtown-chapter-knowledge = Who knows what

## Before the first round

boomtown-rule-b1-title = Ten gold and a deck
boomtown-rule-b1 =
    You start with 10 gold, like everybody. All 60 cards, 45 mines and 15 events, are shuffled into one face-down deck.

    { house-ruling } The bank never runs out of gold.

boomtown-rule-b2-title = The short game
boomtown-rule-b2 =
    Three players may open a short game (`{ boomtown-parameter-short }`): 15 cards are put aside, by chance and unseen. It takes 15 rounds instead of 20.

    { house-ruling } The short game has no effect with four or five players, and `{ boomtown-parameter-last-keeps-all }` (B9) has none with three. As soon as there are enough players to start, the open seats show an option without effect struck out, and say why.

boomtown-rule-b3-title = Who starts
boomtown-rule-b3 = Chance names the start player of the first round.

## The auction

boomtown-rule-b4-title = The cards of a round
boomtown-rule-b4 = Each round turns up as many cards as there are players. In the first round all of them are mines: an event is shuffled back into the deck, and another card takes its place.

boomtown-rule-b5-title = Bidding for first pick
boomtown-rule-b5 =
    The start player begins, then it goes clockwise: bid or pass. The first bid is 1 gold or more, every later one at least 1 more than the bid that stands, and never more than you have. A pass is final.

    The auction is over when a bid stands and all others have passed. If all others have passed and there is no bid yet, the last player still has the choice: to bid, or to pass as well (B6).

    { house-ruling } Whoever cannot raise passes automatically. If the start player is bankrupt, the next player to the left with gold begins. If only one player has any gold, that player gets first pick for nothing.

boomtown-rule-b6-title = When all pass
boomtown-rule-b6 = If everybody passes, whoever passed first gets first pick for nothing.

boomtown-rule-b7-title = Bankrupt
boomtown-rule-b7 =
    Without gold you are bankrupt: you sit the auction out. You still take a card.

    { house-ruling } If everybody is bankrupt, the start player gets first pick for nothing.

## Paying the bid

boomtown-rule-b8-title = The gold goes round
boomtown-rule-b8 =
    The winner of the auction pays the bid to the neighbour on the right. That neighbour keeps half of it, rounded up, and passes the rest to the right, and so on. None of it comes back to the winner.

    { house-ruling } Bankrupt players get their share like the others. A bid of 0 moves nothing.

boomtown-rule-b9-title = The end of the chain
boomtown-rule-b9 =
    The last neighbour in this chain sits on the winner’s left, and also keeps half of what arrives, rounded up. The rest goes to the bank.

    - Five players, a bid of 9: 5, 2, 1, 1.
    - Four players, a bid of 10: 5, 3, 1, and 1 to the bank.
    - Three players, a bid of 10: 5, 3, and 2 to the bank.

    { house-ruling } Four or five players may open the game with `{ boomtown-parameter-last-keeps-all }`: the last in the chain then keeps all that arrives. With four, a bid of 10 makes 5, 3, 2.

## Taking cards

boomtown-rule-b10-title = One card each
boomtown-rule-b10 = The winner takes one of the cards, then the others clockwise, until everybody has one. All that a card brings about is finished before the next player takes: the fee (B12), a new mayor (B19), the event (B21 to B25), and cards that have waited (B26). An event that can be carried out must be carried out.

boomtown-rule-b11-title = Mustang
boomtown-rule-b11 =
    Keep it until you want it. In a later round, right after the winner has taken a card, you may play it: then you take the next card. After you, the others take in their usual order, beginning on the winner’s left; you are skipped, because you have a card. Mustang leaves the game.

    { house-ruling } A Mustang taken this round works from the next round on. You are not asked when it would change nothing: when you are the winner yourself, or take the next card anyway.

boomtown-rule-b12-title = The mayor’s fee
boomtown-rule-b12 = If you take a mine in a town where somebody else is mayor, you pay that mayor first: 1 gold for each mine the mayor has there. Your new one does not count yet. The Governor doubles the fee. If you have less, you pay what you have (B27).

## The dice and the gold

boomtown-rule-b13-title = The roll, and Telegraph
boomtown-rule-b13 =
    When everybody has a card, the winner rolls two dice. This roll decides which mines yield (B14). After it, whoever keeps Telegraph may turn one die to another number, once: the card then leaves the game. It does not touch the dice of a Holdup.

    { house-ruling } The number that a die shows already cannot be chosen. A Telegraph taken this round may be used this round.

boomtown-rule-b14-title = Mines yield
boomtown-rule-b14 = Every mine with the number that was rolled pays its owner its yield, from the bank. With New Vein it is 3 gold more.

boomtown-rule-b15-title = Saloons collect
boomtown-rule-b15 =
    For each of your mines that has just yielded, you pay 2 gold in every saloon that an opponent has in that town, and 4 in the one where the Saloon Girls dance.

    { house-ruling } You pay nothing in your own saloon. All mines yield first. Then it goes clockwise, the winner first; everybody pays town by town (Cactus Junction, Cold Mountain, Coyote City, Dry Gulch, San Narciso), and of two saloons in a town the older one first. Gold that you receive can be used for your own payments at once. If you are short, you pay what you have.

boomtown-rule-b16-title = Dangerous mines
boomtown-rule-b16 =
    There are two: Cactus Junction 7 and Cold Mountain 6. When a 2 or a 12 is rolled they collapse, after yields and saloons, and leave the game. A New Vein goes with its mine.

    { house-ruling } What counts is the sum of the dice, after Telegraph. Mayors are checked only once, after all collapses.

boomtown-rule-b17-title = The next start player
boomtown-rule-b17 = Whoever won this auction starts the next one.

## Mayors

boomtown-rule-b18-title = The first mayor
boomtown-rule-b18 = The first player with two mines in a town, taken or expropriated, becomes its mayor and gets the town’s pawn.

boomtown-rule-b19-title = A new mayor
boomtown-rule-b19 =
    Whoever has more mines in a town than its mayor takes over at once, no matter how that came about. If it came about by taking a mine, the old mayor has been paid first (B12).

    { house-ruling } At least two mines are needed for that.

boomtown-rule-b20-title = A mayor who loses mines
boomtown-rule-b20 =
    { house-ruling } A mayor who loses mines stays mayor as long as nobody has more mines there. Otherwise the player with the most mines there takes over, if they have at least two.

    - If several have the most, it is whoever has just gained a mine there.
    - If none of them has just gained one, it is the first of them clockwise from the old mayor.
    - If the mayor has no mine left and nobody has two, the pawn goes back, and the next to own two becomes mayor (B18).

## Events

boomtown-rule-b21-title = Card Shark and Stagecoach Robbery
boomtown-rule-b21 =
    - **Card Shark**: all others pay the bank 4 gold.
    - **Stagecoach Robbery**: you take 10 gold from the bank.

    Both work immediately and leave the game.

boomtown-rule-b22-title = Dynamite
boomtown-rule-b22 = You blow up a mine or a saloon of an opponent, along with any New Vein or Saloon Girls on it. All of it leaves the game, and so does Dynamite.

boomtown-rule-b23-title = Expropriation
boomtown-rule-b23 =
    You take an opponent’s mine, in a town where you own one already. Its New Vein comes with it. The card leaves the game.

    { house-ruling } No mayor’s fee is due for it.

boomtown-rule-b24-title = Holdup
boomtown-rule-b24 =
    You name an opponent and a number from 2 to 12, and roll two dice. If you roll that number or more, that player pays you that much gold, or all they have. If you roll less, you get nothing. The card leaves the game.

    { house-ruling } You may also hold up somebody with little or no gold.

boomtown-rule-b25-title = Saloon, Saloon Girls, New Vein, Governor
boomtown-rule-b25 =
    These stay on the table.

    - **Saloon**: you open it in a town of your choice (B15).
    - **Saloon Girls**: they go to one of your saloons, which then takes 4 gold instead of 2.
    - **New Vein**: it goes under one of your mines, which yields 3 gold more from now on.
    - **Governor**: it goes to one of your mayor pawns and doubles the fee in that town. When that pawn changes hands, the Governor leaves the game.

    { house-ruling } Both saloons may stand in one town. The Governor also leaves when the pawn goes back.

boomtown-rule-b26-title = Cards that wait
boomtown-rule-b26 =
    A Governor without a pawn, Saloon Girls without a saloon, a New Vein without a mine: such a card lies in front of its owner and is carried out as soon as it can be. Mustang and Telegraph are kept openly until they are used.

    { house-ruling } Dynamite and Expropriation without a target wait as well. The owner chooses the target when the time has come. Sometimes a card that is taken makes it possible to carry out waiting cards of several players. Then it goes clockwise, beginning with the player who took that card: Anna takes a mine, so Anna’s waiting cards come first, then those of the player on Anna’s left. After a collapse it begins with the winner of the auction. You carry out your own waiting cards in any order you like.

boomtown-rule-b27-title = Too little gold
boomtown-rule-b27 = If you owe more than you have, you pay what you have. The rest is forgiven.

## The end

boomtown-rule-b28-title = The last round
boomtown-rule-b28 = The last cards are taken, the mines yield once more, and the game is over: with three players after 20 rounds (15 in the short game), with four after 15, with five after 12.

boomtown-rule-b29-title = Points
boomtown-rule-b29 =
    Your points: your gold, what all your mines yield, and 5 for each town where you are mayor. Most points win.

    { house-ruling } A New Vein counts 3. Cards that wait count nothing. Players with equal points share a place.

## Who knows what

boomtown-rule-b30-title = Open cards
boomtown-rule-b30 = { house-ruling } Everything on the table is open: all gold, and every card that somebody keeps. Nobody knows the order of the deck, nor the cards put aside in a short game.
