### The rules of Ponte Vecchio, in our own words: P1 to P22. `{ house-ruling }` begins what the rule book does not say.
### Only the Rich Man is ever “he”.

ponte-vecchio-rules-overview =
    - Over the river goes a bridge of 15 steps, with a plot on either side of each. You all have 12 shops and 100 gulden.
    - Each round a shop is **auctioned**, in fives. Whoever wins it builds it on any free plot.
    - Then everybody lays a **card** in secret. The lowest has the right to move the **Rich Man**, as far forward as you like.
    - The shop at which he stops is paid the number of the mover’s card. Low cards move, high cards pay.
    - So the right to move may be **sold**: to somebody whose card pays more. Whoever has it may ask all others for offers.
    - Near the end of the bridge the Rich Man may be turned round; at its end he must.
    - When no more shop can be built, eleven cards are played without auctions. Then the most gulden win.

## Chapters

ponte-vecchio-chapter-set-up = Before the first round
ponte-vecchio-chapter-auction = A shop is auctioned
ponte-vecchio-chapter-cards = The cards
ponte-vecchio-chapter-selling = Selling the right to move
ponte-vecchio-chapter-moving = The Rich Man moves
ponte-vecchio-chapter-end = The end
ponte-vecchio-chapter-knowledge = Who knows what

## Before the first round

ponte-vecchio-rule-p1-title = A hundred gulden each
ponte-vecchio-rule-p1 =
    Everybody starts with 100 gulden, 12 shops and 11 cards: 10, 20 and so on up to 100, and a joker. The Rich Man stands on the bank of the river, before step 1, and looks towards step 15. Chance names the start player.

    { house-ruling } The bank never runs out of gulden.

ponte-vecchio-rule-p2-title = The first shops
ponte-vecchio-rule-p2 =
    One after another, from the start player on, everybody builds a shop on a step where no shop is yet. Later shops may well stand opposite others.

    { house-ruling } It goes clockwise, and these shops cost nothing.

## A shop is auctioned

ponte-vecchio-rule-p3-title = Opening the auction
ponte-vecchio-rule-p3 =
    In the first round the start player opens the auction, later whoever last moved the Rich Man. You cannot refuse. Only if you have no shop in hand or cannot pay, the duty passes to your left.

    { house-ruling } You cannot pay with fewer than 5 gulden. If nobody can open, the round goes on without an auction. If you sold the right to move, it is the buyer who moved, and opens.

ponte-vecchio-rule-p4-title = Bidding
ponte-vecchio-rule-p4 =
    Bids are multiples of 5. It goes clockwise: bid more, or pass. Without a shop in hand you take no part. When all others have passed, the highest bid wins, even if it is the only one.

    { house-ruling } The least bid is 5, and you never bid more than you have. A pass is final, and if you cannot bid more, you pass by yourself.

ponte-vecchio-rule-p22-title = Alone in an auction
ponte-vecchio-rule-p22 = { house-ruling } If you alone can bid, you open with 5 without being asked, because nobody could bid more. It is yours for that.

ponte-vecchio-rule-p5-title = Paying and building
ponte-vecchio-rule-p5 =
    The winner pays the bid to the bank and builds one of the shops in hand on any free plot of the bridge.

    { house-ruling } Building beside the Rich Man neither pays anybody nor turns him.

ponte-vecchio-rule-p21-title = Left and right
ponte-vecchio-rule-p21 = { house-ruling } Left and right do not matter in any rule: you choose the step, and the bot builds on the left plot if both are free.

## The cards

ponte-vecchio-rule-p6-title = Laying cards
ponte-vecchio-rule-p6 =
    Everybody secretly chooses a card, and all are turned over together. A card that was played lies on its owner’s open pile, where only the newest can be seen. After every eleventh play all cards are played, and everybody takes them back.

    { house-ruling } Until the last of you has laid a card, you may still change yours. If it is your last card in hand, the bot lays it without asking.

ponte-vecchio-rule-p7-title = The lowest card
ponte-vecchio-rule-p7 = The lowest card has the right to move the Rich Man. The joker is lower than 10.

ponte-vecchio-rule-p8-title = Equal cards
ponte-vecchio-rule-p8 =
    If several have the lowest card, the one with the shop nearest ahead of the Rich Man has the right. If several of them are nearest, on the same step, exactly these are out, and it all starts again among the others: the lowest card, then the nearest shop.

    For example: Anna, Ben and Cleo lay 10, Dirk lays 50. Anna and Ben both have a shop on the nearest step, so both are out, and Cleo has the right.

    { house-ruling } Ahead means beyond the step on which he stands, the way he looks. With no shop ahead you are further than anybody with one; if none of those who tie has one, they are all out.

ponte-vecchio-rule-p9-title = Nobody moves
ponte-vecchio-rule-p9 =
    If all are out, the Rich Man stays where he is. The cards are played all the same.

    { house-ruling } The next auction is opened by whoever moved him last, or by the start player if nobody has yet.

## Selling the right to move

ponte-vecchio-rule-p10-title = Offers for the right
ponte-vecchio-rule-p10 =
    If you have the right to move, you may sell it to one other player, at a price that suits both. The buyer pays at once, and must move; then it is the buyer’s card that counts.

    { house-ruling } Until the Rich Man is moved, all others may make an offer, raise it, lower it or withdraw it, even those who are out by P8. Offers are open to all, multiples of 5, at least 5, and no higher than your gulden; you have one at a time.

    With the right to move you wait for nobody, unless you ask for offers: move when you like, or accept an offer. You accept a player and an amount; if the offer has changed meanwhile, nothing is sold, and you look again.

    Once in a play you may ask for offers. All others who have at least 5 gulden are then asked at the same time. Nobody sees an answer until all have answered; then the answers are turned up together, and it is your turn again: you move, accept an offer, or wait for a better one.

    If somebody asks you, you may always offer nothing. That costs nothing, and everybody is told; an offer that you have made before still stands. You have a quarter of the usual time for an answer: 6 hours at the pace “{ pace-daily }”, and 6 hours with “{ pace-none }”, too. If you say nothing in that time, you offer nothing. That is no missed turn and takes nothing from your reserve.

    Robots and caretakers always ask before they move, so you can buy from them, too. If your own time to move runs out, the bot decides for you and asks nobody.

    The buyer can neither ask for offers nor sell the right on. Once the right is sold or the Rich Man is moved, all offers are gone.

## The Rich Man moves

ponte-vecchio-rule-p11-title = Forward, at least a step
ponte-vecchio-rule-p11 =
    The Rich Man is moved forward, the way he looks, as many steps as the mover likes, but at least one. From the bank of the river the first step is step 1.

    { house-ruling } He goes no further than the last step before him.

ponte-vecchio-rule-p12-title = The payment
ponte-vecchio-rule-p12 =
    If there is a shop where the Rich Man stops, the bank pays its owner the number of the mover’s card, whoever the owner is. If two players have a shop there, the mover chooses one of them. A step without a shop pays nobody.

    { house-ruling } Two shops of the same owner are paid once.

ponte-vecchio-rule-p13-title = What the joker is worth
ponte-vecchio-rule-p13 =
    If the mover’s card is the joker, the payment is 20 gulden for every shop that the mover has on the bridge. Otherwise it is a card like the others.

    { house-ruling } The mover’s shops count, even if somebody else is paid.

ponte-vecchio-rule-p14-title = Turning round
ponte-vecchio-rule-p14 =
    After the payment the mover may turn the Rich Man round, if he has stopped on one of the last five steps before him: 11 to 15 on the way out, 5 to 1 on the way back.

    He must be turned on the very last step, and also when there is no shop ahead of him, whoever’s it might be. The bot does that by itself.

ponte-vecchio-rule-p15-title = Once a move
ponte-vecchio-rule-p15 = { house-ruling } Whether the Rich Man must be turned is looked at once, after the move. If you turn him of your own accord and no shop is ahead of him then, he looks that way all the same.

## The end

ponte-vecchio-rule-p16-title = The final round
ponte-vecchio-rule-p16 =
    When the last possible shop is built, the final round begins: everybody takes all eleven cards in hand, and they are played one after another, without auctions. Then the game is over.

    { house-ruling } It begins at once, without cards in the round of that auction. The Rich Man stays where he is and looks the way he looked. A play in which nobody moves is one of the eleven, too.

ponte-vecchio-rule-p17-title = The last possible shop
ponte-vecchio-rule-p17 = { house-ruling } It is built when all 30 plots of the bridge are taken, or when nobody has a shop left in hand: two players have 24 between them.

ponte-vecchio-rule-p18-title = No money for shops
ponte-vecchio-rule-p18 = { house-ruling } If nobody can open an auction in five rounds in a row, the final round begins after the fifth. Rounds in which nobody moves are counted, too; an auction starts the count anew.

ponte-vecchio-rule-p19-title = Who wins
ponte-vecchio-rule-p19 = The most gulden win. Of players with as many, the one with more shops on the bridge is ahead. If these are as many, too, the place is shared.

## Who knows what

ponte-vecchio-rule-p20-title = Open and secret
ponte-vecchio-rule-p20 =
    { house-ruling } Open to all are gulden, shops, bids and offers, who offers nothing, how many cards everybody holds, and the newest card of each pile.

    Secret are the cards in hand, a card that lies face down, and your answer to somebody who asks for offers, until all have answered. What was played before you may remember, or look up in the log; the bot reminds nobody.
