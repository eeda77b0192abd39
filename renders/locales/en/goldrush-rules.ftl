### The rules of Goldrush, in our own words: R1 to R24. `{ house-ruling }` begins what the rule book does not say.

goldrush-rules-overview =
    - Gold lies under some of the 26 **cards** outside the town. The bot rolls for you, and puts numbers on the map where the whole roll can take you: **press a number**, and you walk there.
    - End on a card, and you **look at it, alone**. On gold you lay a claim; where there is none, you may lay one all the same, to mislead the others. They cannot tell.
    - In the **Registry** your claims on gold become **mines**; possible gold goes through the **Assay Office** first. You have three **markers** for claims and mines together.
    - Each time you end on a mine of yours you dig a **nugget** and put it on your **cart**, which holds four. It is safe only in the **Bank**: until then whoever meets you may challenge you to a **duel** for all that is on your cart.
    - Some cards, and the six points outside the exits, are read aloud and send you about.
    - Whoever first has five nuggets in the Bank wins; in the short game (`{ goldrush-parameter-short }`) three are enough.
    - **How long it takes**, measured among robots: half of all games end within some 50 turns of each player, and eight of ten take 30 to 85. For the whole table that is some 100 turns with two players, 150 with three and 220 with four. The short game takes some 30 turns of each player (15 to 50): 65, 95 or 125 for the whole table.
    - The printed map, the texts of most cards and how many there are of each are lost. The **map and the cards here are ours**, made to fit all that the rule book says of them.

## Chapters

goldrush-chapter-set-up = Before the first turn
goldrush-chapter-turn = A turn
goldrush-chapter-claims = Cards and claims
goldrush-chapter-town = The town and the gold
goldrush-chapter-promises = Promises that end
goldrush-chapter-duels = Duels and shoot-outs
goldrush-chapter-end = The end
goldrush-chapter-knowledge = Who knows what

## Before the first turn

goldrush-rule-r1-title = What everybody starts with
goldrush-rule-r1 =
    Everybody’s prospector stands in Jake’s General Store, with an empty cart and three markers, which serve as claims and as mines. 20 nuggets lie in the stack. The 26 cards lie face down, shuffled, one on each square. The highest roll begins, ties roll again; then it goes clockwise.

    { house-ruling } There are 9 cards of gold, 4 of possible gold, 5 of no gold and 1 nugget; and one each of “An old guide”, “No drinking water”, “Lost the way”, “A hot bath”, “The piano plays”, “Taken for a wanted man” and “Free beer”.

## A turn

goldrush-rule-r2-title = Roll and walk
goldrush-rule-r2 =
    You roll, and walk the whole roll along the paths, in one direction: no step back. At a junction you take any branch. The houses of the town are entered by exact count and never walked through: a house can only be the last step.

    { house-ruling } No place comes twice in a move. The bot rolls, and marks on the map with numbers where you can end. Where there is but one move, it is made by itself.

goldrush-rule-r3-title = What changes a roll
goldrush-rule-r3 = Only duels, Jail and the Assay Office change what you do with a roll. Otherwise you must walk all of it.

goldrush-rule-r4-title = Only the end of a move counts
goldrush-rule-r4 =
    A card or an instruction point counts only if your move ends on it, not if you walk over it.

    { house-ruling } It also counts where an instruction takes you. If you stop for a duel, nothing else counts there, even at an exact count: no card, no nugget, no Registry, no Assay Office.

## Cards and claims

goldrush-rule-r5-title = What a card says
goldrush-rule-r5 =
    If you end on a face-down card, you look at it, alone.

    - **Gold** or **possible gold**: you lay a claim on it, if you have a marker free.
    - **No gold**: you lay a claim to mislead the others, or none; then they know that there is no gold.
    - **Anything else** is read aloud, carried out at once, and lies face down again. Whoever is sent somewhere is lifted there, cart and all, and meets nobody on the way.

    “A nugget” goes from the stack onto your cart. “An old guide” gives you three turns in a row. “No drinking water” takes you to the nearest creek, “Lost the way” to Mulch Tree.

    { house-ruling } Of the old guide’s three turns this one is the first. And besides:

    - “A hot bath” takes you to the Bison Hotel, “The piano plays” to the Saddle Saloon, “Taken for a wanted man” to Jail. “Free beer” takes everybody to the Saddle Saloon; prisoners stay in Jail.
    - The points outside the west exit: a lost horseshoe (to the Smithy), a forgotten licence (to the Sheriff), a hold-up (to Jake’s General Store).
    - Outside the east exit: a room for the night (to the Bison Hotel), taken for a rustler (to Jail), a short cut (to Mulch Tree).
    - The nearest creek is the one with the fewest steps; if two are, you choose.
    - A full cart gets no nugget from a card, nor does anybody from an empty stack.
    - Whatever the card says, you are asked the same question, so that nobody learns anything from it.

goldrush-rule-r6-title = Three markers
goldrush-rule-r6 =
    You have three markers in all, for claims and mines together. With none free you can lay no claim. A claim stays until you come to the Registry, until it is stolen, or until ore from it is assayed in vain (R9).

    { house-ruling } A claim cannot be moved.

goldrush-rule-r7-title = Stealing a claim
goldrush-rule-r7 =
    If you end on somebody else’s claim, you look at the card and may replace the claim by one of yours; the other gets the marker back. Nothing is said about the card. On somebody else’s mine nothing happens.

    { house-ruling } You may do so on possible gold, too. On your own claim nothing happens.

## The town and the gold

goldrush-rule-r8-title = The Registry
goldrush-rule-r8 =
    In the Registry your claims on gold are turned up: they are mines, yours for ever. You may take other claims back.

    { house-ruling } All your claims on gold become mines: there is nothing to choose. If any claims are left, you choose among all of them, on possible gold and on no gold alike: you take back as many as you like, and keep the rest. If none is left, you are not asked. The cards stay face down, so nobody learns which of the two it was.

    What everybody learns is that these squares are **not sure gold**. Their cards are marked with a question mark, whether you take the claim back or keep it, until the square becomes a mine.

goldrush-rule-r9-title = The Assay Office
goldrush-rule-r9 =
    If you come to the Assay Office and have a claim on possible gold, you may roll for it. With 4, 5 or 6 it is gold: registered at once as your mine. With 1, 2 or 3 it is not: you leave by that many steps, as a move, and take the claim back. The card stays face down, and anybody may claim it again.

    { house-ruling } You name one claim a visit. If it is gold, you go on into the Registry and meet nobody on the way; there your other claims count, too (R8). Without a claim on possible gold nothing happens; but if you have any claim, you are asked all the same, so that nobody learns what is under it.

goldrush-rule-r10-title = Digging
goldrush-rule-r10 =
    Each time you end on a mine of yours, you put a nugget from the stack on your cart. It holds 4 at most. With a full cart, or an empty stack, you take none.

    { house-ruling } Registering a mine yields no nugget.

goldrush-rule-r11-title = The Bank
goldrush-rule-r11 = When you enter the Bank, your cart is unloaded. Those nuggets are safe: nobody can take them from you any more.

goldrush-rule-r12-title = Jail
goldrush-rule-r12 =
    To leave Jail you must roll a 1 or a 6, and then walk that far. Any other roll ends your turn.

    { house-ruling } That also holds if you entered Jail of your own accord.

## Promises that end

goldrush-rule-r13-title = The newest instruction counts
goldrush-rule-r13 =
    An instruction that moves you ends what was promised to you before: the rest of the old guide’s three turns, for example.

    { house-ruling } A nugget ends nothing.

goldrush-rule-r22-title = The old guide, met again
goldrush-rule-r22 = { house-ruling } If you meet the old guide while you still have turns of that kind, the three turns begin anew. They are not added.

goldrush-rule-r23-title = Extra turns stay
goldrush-rule-r23 = { house-ruling } An instruction that moves you ends the old guide’s turns, but not an extra turn that you won in a duel or a shoot-out.

## Duels and shoot-outs

goldrush-rule-r14-title = Challenging
goldrush-rule-r14 = If your way leads onto or past another prospector, you may stop there and challenge, provided that one of you, at least, carries gold.

goldrush-rule-r15-title = Who must challenge
goldrush-rule-r15 =
    If you carry gold and would pass somebody, you must challenge.

    { house-ruling } You pass those who cannot be challenged (R16), and must challenge the first of the others. Without gold you may pass one who carries some, to reach another. If several stand on one place, you choose among them. Those who are where you start are not met.

goldrush-rule-r16-title = Where nobody is challenged
goldrush-rule-r16 =
    You cannot be challenged on your own mine, at the Sheriff’s or in the Bank.

    { house-ruling } Nor in Jail. In the other houses only somebody who ends there by exact count can challenge.

goldrush-rule-r17-title = The duel
goldrush-rule-r17 =
    Both roll. The higher roll takes all the nuggets on the other’s cart, and has an extra turn at once. Then it goes on with whoever would have been next without the duel.

    { house-ruling } Equal rolls are rolled again. The rest of the mover’s roll is lost. Extra turns come first, then what was under way, such as the rest of the old guide’s three turns.

goldrush-rule-r18-title = Too much for a cart
goldrush-rule-r18 =
    If a cart would hold more than 4 nuggets after a duel, everything on it goes back to the stack.

    { house-ruling } After a shoot-out, too.

goldrush-rule-r19-title = The shoot-out
goldrush-rule-r19 =
    If an instruction brings prospectors together, and one of them carries gold, all who are there roll. If several have the highest roll, they roll again. The winner takes all the nuggets of the others, and rolls first.

    { house-ruling } Not at the Sheriff’s, in Jail or on somebody’s own mine. R18 holds here, too; the winner rolls first even if the cart was emptied by it. Then it goes on as after a duel (R17).

## The end

goldrush-rule-r20-title = Who wins
goldrush-rule-r20 =
    Whoever first has brought five nuggets to the Bank wins immediately.

    { house-ruling } In the short game (`{ goldrush-parameter-short }`) three nuggets are enough. The others are ranked by nuggets in the Bank, then on the cart, then by mines. If all these are equal, the place is shared.

## Who knows what

goldrush-rule-r21-title = Open and secret
goldrush-rule-r21 =
    { house-ruling } Open to all are places, carts, nuggets in the Bank, claims, mines, what was assayed in vain, and which squares are not sure gold (R8). What a card says is secret, except to those who have looked.

    What was read aloud was heard by all: the picture that all see does not mark it, but the log (`/game log`) keeps it.

goldrush-rule-r24-title = What your own map marks
goldrush-rule-r24 = { house-ruling } The map that you alone see marks the cards that you have looked at, and those that were read aloud or assayed in vain.
