### The rules of Ponte Vecchio, in our own words: P1 to P22. `{ house-ruling }` begins what the rule book does not say.
### Only the Rich Man is ever “he”.

ponte-vecchio-rules-overview =
    - Over the river goes a bridge of 15 **steps**. Each step has two **plots**, one on either side, and each plot has room for one shop. You all have 12 shops and 100 gulden.
    - Each round, a shop is first **auctioned**: you bid for it in steps of five. Whoever bids most builds one of their shops on any free plot.
    - Then you all lay a **card** face down: 10, 20 and so on up to 100, or a joker, which is lower than 10. All cards are turned over together.
    - On the bridge the **Rich Man** walks to and fro. Whoever shows the lowest card may move him forward: at least one step, and as far as they like. This is the **right to move**.
    - If he stops at a shop, the bank pays the owner of that shop. The card of the player who moved him says how much: 10 to 100 gulden; with a joker it is 20 for each shop that this player has on the bridge. So the lowest card moves, but high cards pay more.
    - That is why the right to move may be **sold**: the buyer moves, and the buyer’s card counts. If you have the right, you may ask all others for offers.
    - If you move the Rich Man to one of the last five steps of the bridge, you may turn him round. He must be turned on the very last step, or when no shop is ahead of him.
    - When no more shop can be built, the **final round** begins: all cards are played once more, without auctions. Whoever has the most gulden then wins.

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
    In the first round the start player opens the auction, later whoever last moved the Rich Man. To open means to make the first bid; you cannot refuse. Only if you have no shop in hand or cannot pay, the duty passes to your left.

    { house-ruling } You cannot pay with fewer than 5 gulden. If nobody can open, the round goes on without an auction. If you sold the right to move, it is the buyer who moved, and opens.

ponte-vecchio-rule-p4-title = Bidding
ponte-vecchio-rule-p4 =
    Bids are multiples of 5. It goes clockwise: bid more, or pass. Without a shop in hand you take no part. When all others have passed, the highest bid wins, even if it is the only one.

    { house-ruling } The lowest bid is 5, and you never bid more than you have. A pass is final: you are out of this auction. If you cannot bid more, you pass automatically.

ponte-vecchio-rule-p22-title = Alone in an auction
ponte-vecchio-rule-p22 = { house-ruling } If you are the only one who can bid, nobody can outbid you. The bot then bids 5 for you, and you get the shop for that.

ponte-vecchio-rule-p5-title = Paying and building
ponte-vecchio-rule-p5 =
    The winner pays the bid to the bank and builds one of the shops in hand on any free plot of the bridge.

    { house-ruling } Building beside the Rich Man neither pays anybody nor turns him.

ponte-vecchio-rule-p21-title = Left and right
ponte-vecchio-rule-p21 = { house-ruling } Left and right do not matter in any rule: you choose the step, and the bot builds on the left plot if both are free.

## The cards

ponte-vecchio-rule-p6-title = Laying cards
ponte-vecchio-rule-p6 =
    Everybody secretly chooses a card, and all are turned over together: that is a play. A card that was played lies on its owner’s open pile, where only the newest can be seen. After eleven plays nobody has a card left, and everybody takes all eleven back.

    { house-ruling } Until the last of you has laid a card, you may still change yours. If you have only one card left in hand, the bot lays it without asking.

ponte-vecchio-rule-p7-title = The lowest card
ponte-vecchio-rule-p7 = Whoever shows the lowest card has the right to move the Rich Man. The joker is lower than 10.

ponte-vecchio-rule-p8-title = Equal cards
ponte-vecchio-rule-p8 =
    If several players show the lowest card, the right goes to the one of them whose shop is nearest ahead of the Rich Man. If several of them have a shop on that nearest step, exactly these players are out. Then it all starts again among all players who are left, also those with higher cards: first the lowest card, then the nearest shop.

    For example: Anna, Ben and Cleo lay 10, Dirk lays 50. Anna and Ben both have a shop on the nearest step, so both are out, and Cleo has the right.

    { house-ruling } Ahead means beyond the step on which he stands, the way he looks. With no shop ahead you are further away than anybody with one; if nobody with the lowest card has one, they are all out.

ponte-vecchio-rule-p9-title = Nobody moves
ponte-vecchio-rule-p9 =
    If all are out, the Rich Man stays where he is. The cards are played all the same.

    { house-ruling } The next auction is opened by whoever moved him last, or by the start player if nobody has yet.

## Selling the right to move

ponte-vecchio-rule-p10-title = Offers for the right
ponte-vecchio-rule-p10 =
    If you have the right to move, you may sell it to one other player, at a price that you both agree on. The buyer pays immediately, and must move; then it is the buyer’s card that counts.

    { house-ruling } Until the Rich Man is moved, all others may make an offer, raise it, lower it or withdraw it, even those who are out by P8. Offers are open to all, multiples of 5, at least 5, and no higher than your gulden; you have one at a time.

    If you have the right to move, you need not wait for anybody, unless you ask for offers: move when you like, or accept an offer. You accept a certain player’s offer of a certain amount; if the offer has changed meanwhile, nothing is sold, and you look again.

    Once in a play you may ask for offers. All others who have at least 5 gulden are then asked at the same time. Nobody sees an answer until all have answered; then the answers are turned up together, and it is your turn again: you move, accept an offer, or wait for a better one.

    If somebody asks you, you may always offer nothing. That costs nothing, and everybody is told; an offer that you have made before still stands. You have a quarter of the usual time for an answer: 6 hours at the pace “{ pace-daily }”, and 6 hours with “{ pace-none }”, too. If you say nothing in that time, you offer nothing. This does not count as a missed turn, and it costs none of your **reserve**: the extra time that you have when the usual time for an answer is over.

    Robots always ask for offers before they move, and so do **caretakers**, which play for people who are away. So you can buy from them, too. If your own time to move runs out, the bot decides for you and asks nobody.

    The buyer can neither ask for offers nor sell the right on. Once the right is sold or the Rich Man is moved, all offers are gone.

## The Rich Man moves

ponte-vecchio-rule-p11-title = Forward, at least a step
ponte-vecchio-rule-p11 =
    You move the Rich Man forward, the way he looks, as many steps as you like, but at least one. From the bank of the river the first step is step 1.

    { house-ruling } He stops at the end of the bridge at the latest: he does not leave it.

ponte-vecchio-rule-p12-title = The payment
ponte-vecchio-rule-p12 =
    If there is a shop where the Rich Man stops, the bank pays the owner of that shop your card’s number in gulden, even if the owner is somebody else. If two players have a shop there, you choose which of them is paid. A step without a shop pays nobody.

    For example: you move with your 30 and stop at a shop of Ben’s. Ben gets 30 gulden, whatever card Ben has laid.

    { house-ruling } Two shops of the same owner are paid once.

ponte-vecchio-rule-p13-title = What the joker is worth
ponte-vecchio-rule-p13 =
    If you move with the joker, the payment is 20 gulden for every shop that you have on the bridge. Otherwise the joker is a card like the others.

    { house-ruling } It is your shops that count, even if somebody else is paid.

ponte-vecchio-rule-p14-title = Turning round
ponte-vecchio-rule-p14 =
    After the payment you may turn the Rich Man round if he has stopped on one of the last five steps of the bridge: 11 to 15 on the way out, 5 to 1 on the way back. If you do not, he keeps looking the same way.

    He must be turned if he has stopped on the very last step (15 on the way out, 1 on the way back), and also if no shop of anybody is ahead of him. The bot does that for you.

ponte-vecchio-rule-p15-title = Once a move
ponte-vecchio-rule-p15 = { house-ruling } Whether the Rich Man must be turned is checked only once, after he has moved. If you choose to turn him and no shop is ahead of him then, he keeps looking that way all the same.

## The end

ponte-vecchio-rule-p16-title = The final round
ponte-vecchio-rule-p16 =
    When the last possible shop is built, the final round begins: everybody takes all eleven cards in hand, and they are played one after another, without auctions. Then the game is over.

    { house-ruling } It begins immediately: in the round of that auction no more cards are laid. The Rich Man stays where he is and keeps looking the same way. A play in which nobody moves is one of the eleven, too.

ponte-vecchio-rule-p17-title = The last possible shop
ponte-vecchio-rule-p17 = { house-ruling } It is built when all 30 plots of the bridge are taken, or when nobody has a shop left in hand: two players have 24 shops between them.

ponte-vecchio-rule-p18-title = No money for shops
ponte-vecchio-rule-p18 = { house-ruling } If nobody can open an auction in five rounds in a row, the final round begins after the fifth. Rounds in which nobody moves are counted, too; after an auction the count begins again.

ponte-vecchio-rule-p19-title = Who wins
ponte-vecchio-rule-p19 = Whoever has the most gulden wins. If players have equal gulden, more shops on the bridge decide; if those are equal too, they share the place.

## Who knows what

ponte-vecchio-rule-p20-title = Open and secret
ponte-vecchio-rule-p20 =
    { house-ruling } Everybody may see: gulden, shops, bids and offers, who offers nothing, how many cards everybody holds, and the newest card of each pile.

    Secret are the cards in hand, a card that lies face down, and your answer to somebody who asks for offers, until all have answered. What was played before you may remember, or look up in the log; the bot reminds nobody.
