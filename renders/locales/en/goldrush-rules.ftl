### The rules of Goldrush, in our own words: R1 to R24. `{ house-ruling }` begins what the rule book does not say.

goldrush-rules-overview = 
    - The game is about **gold**: whoever first has five nuggets in the **Bank** wins; in the short game (`{ goldrush-parameter-short }`) three are enough.
    - Outside the town there are 26 **squares**, A to Z, each with a face-down **card**. There is gold on some of them. The bot rolls one die for you and lists, with numbers, where the whole roll can take you: **press a number**, and you walk there.
    - If your move ends on a card, you **look at it, and nobody else does**. If the card says gold or possible gold, you lay a **claim** on it: one of your three **markers**. If it says no gold, you may lay one all the same, to mislead the others, because they only see the claim.
    - In the **Registry**, a house in town, your claims on gold become **mines**, which are yours for ever. For possible gold you must roll first, in the **Assay Office**: with 4, 5 or 6 it is gold. A mine keeps the marker of its claim, so you can have at most three claims and mines together.
    - Each time a move of yours ends on a mine of yours, you dig a **nugget** and put it on your **cart**, which holds four. It is safe only in the Bank: until then those who meet you may challenge you to a **duel** for all that is on your cart.
    - Other cards, and six **instruction points** outside the two exits of the town, are read aloud and carried out immediately: most of them send you somewhere else.
    - **How long it takes**, measured among robots: half of all games end within some 50 turns of each player, and eight of ten take 30 to 85. For the whole table that is some 100 turns with two players, 150 with three and 220 with four. The short game takes some 30 turns of each player (15 to 50): 65, 95 or 125 for the whole table.
    - The printed board, the texts of most cards and how many there are of each are lost. **Board and cards are ours here**, made to fit all that the rule book says of them. `/goldrush map` lists all places and paths, and how far it is from one to the others.

## Chapters

goldrush-chapter-set-up = Before the first turn
goldrush-chapter-turn = A turn
goldrush-chapter-claims = Cards and claims
goldrush-chapter-town = The town and the gold
goldrush-chapter-promises = Extra turns that end
goldrush-chapter-duels = Duels and shoot-outs
goldrush-chapter-end = The end
goldrush-chapter-knowledge = Who knows what

## Before the first turn

goldrush-rule-r1-title = What everybody starts with
goldrush-rule-r1 = 
    Everybody’s prospector stands in Jake’s General Store, with an empty cart and three markers, which serve as claims and as mines. 20 nuggets lie in the stack. The 26 cards lie face down, shuffled, one on each square. The player with the highest roll begins; if several have it, they roll again. Then it goes clockwise.

    { house-ruling } There are 9 cards of gold, 4 of possible gold, 5 of no gold and 1 nugget; and one each of “An old guide”, “No drinking water”, “Lost the way”, “A hot bath”, “The piano plays”, “Taken for a wanted man” and “Free beer”.

## A turn

goldrush-rule-r2-title = Roll and walk
goldrush-rule-r2 = 
    You roll one die, and walk the whole roll along the paths, in one direction: no step back. At a junction you choose the path. You enter the houses of the town only by exact count, and never walk through them: a house can only be the last step.

    { house-ruling } You may not come to the same place twice in one move. The bot rolls, and lists the places where you can end, with numbers. If only one move is possible, the bot makes it for you.

goldrush-rule-r3-title = Walking the whole roll
goldrush-rule-r3 = You must walk the whole roll, even if you would rather stay: with a 5 you walk five steps. There are only three exceptions: a duel stops you on the way (R17), in Jail you may not walk with every roll (R12), and in the Assay Office you roll for gold (R9).

goldrush-rule-r4-title = Only the end of a move counts
goldrush-rule-r4 = 
    A card or an instruction point counts only if your move ends on it, not if you walk over it.

    { house-ruling } A card or an instruction point also counts if an instruction takes you there. If you stop for a duel, only the duel counts there, even if your roll would have ended there anyway: no card, no nugget, no Registry, no Assay Office.

## Cards and claims

goldrush-rule-r5-title = What a card says
goldrush-rule-r5 = 
    If your move ends on a face-down card, you look at it, and nobody else does.

    - **Gold** or **possible gold**: you lay a claim on it, if you have a marker free.
    - **No gold**: you lay a claim to mislead the others, or none. If you lay none, they know that there is no gold.
    - **Anything else** is read aloud, carried out immediately and turned face down again. If it sends you somewhere, you are lifted there, cart and all, and meet nobody on the way.

    “A nugget” goes from the stack onto your cart. “An old guide” gives you three turns in a row. “No drinking water” takes you to the nearest creek, “Lost the way” to Mulch Tree.

    { house-ruling } Of the old guide’s three turns this one is the first. And besides:

    - “A hot bath” takes you to the Bison Hotel, “The piano plays” to the Saddle Saloon, “Taken for a wanted man” to Jail. “Free beer” takes everybody to the Saddle Saloon; prisoners stay in Jail.
    - The points outside the west exit: a lost horseshoe (to the Smithy), a forgotten licence (to the Sheriff), a hold-up (to Jake’s General Store).
    - Outside the east exit: a room for the night (to the Bison Hotel), taken for a rustler (to Jail), a short cut (to Mulch Tree).
    - The nearest creek is the one with the fewest steps; if two are equally near, you choose.
    - If your cart is full, or the stack is empty, a card gives you no nugget.
    - Whatever the card says, the others see you asked the same question, so that they learn nothing from it.

goldrush-rule-r6-title = Three markers
goldrush-rule-r6 = 
    You have three markers in all, for claims and mines together. If none is free, you cannot lay a claim. A claim stays until you come to the Registry (R8), until somebody steals it (R7), or until you have its ore assayed and it is not gold (R9).

    { house-ruling } You cannot move a claim to another square.

goldrush-rule-r7-title = Stealing a claim
goldrush-rule-r7 = 
    If your move ends on somebody else’s claim, you look at the card and may replace the claim by one of yours; the other player gets the marker back. Nothing is said about the card. On somebody else’s mine nothing happens.

    { house-ruling } You may replace it on gold, on possible gold and on no gold, if you have a marker free; otherwise you only look. On your own claim nothing happens.

## The town and the gold

goldrush-rule-r8-title = The Registry
goldrush-rule-r8 = 
    In the Registry the cards under your claims on gold are turned up: those claims become mines, yours for ever. You may take other claims back.

    { house-ruling } All your claims on gold become mines: there is nothing to choose. If you have other claims, you are asked about all of them together, whether they lie on possible gold or on no gold: you take back as many as you like, and keep the rest. If you have no others, you are not asked. The cards of these other claims stay face down, so nobody learns whether a card says possible gold or no gold.

    Everybody learns only that the squares of these claims are **not sure gold**, whether you take the claim back or keep it. Their cards have a question mark until the square becomes a mine.

goldrush-rule-r9-title = The Assay Office
goldrush-rule-r9 = 
    If you come to the Assay Office and have a claim on possible gold, you may roll the die for it. With 4, 5 or 6 it is gold: registered at once as your mine. With 1, 2 or 3 it is not: you move on by that many steps, out of the house, and take the claim back. The card stays face down, and anybody may claim it again.

    { house-ruling } You choose one claim at each visit. If it is gold, you go on into the Registry and meet nobody on the way; there your other claims count, too (R8). Without a claim on possible gold nothing happens; but if you have any claim, you are asked all the same, so that nobody learns what its card says.

goldrush-rule-r10-title = Digging
goldrush-rule-r10 = 
    Each time your move ends on a mine of yours, you put a nugget from the stack on your cart. It holds 4 at most. If your cart is full, or the stack is empty, you take none.

    { house-ruling } Registering a mine yields no nugget.

goldrush-rule-r11-title = The Bank
goldrush-rule-r11 = When you enter the Bank, your cart is unloaded. Those nuggets are safe: nobody can take them from you any more.

goldrush-rule-r12-title = Jail
goldrush-rule-r12 = 
    To leave Jail you must roll a 1 or a 6, and then walk that far. Any other roll ends your turn.

    { house-ruling } That also holds if you walked into Jail yourself.

## Extra turns that end

goldrush-rule-r13-title = The newest instruction counts
goldrush-rule-r13 = 
    An instruction that takes you somewhere ends the turns that you still had to come from the old guide.

    { house-ruling } A nugget ends nothing.

goldrush-rule-r22-title = The old guide, met again
goldrush-rule-r22 = { house-ruling } If you meet the old guide while you still have turns with that guide, the three turns begin again. They are not added.

goldrush-rule-r23-title = Extra turns stay
goldrush-rule-r23 = { house-ruling } An instruction that takes you somewhere ends the old guide’s turns, but not an extra turn that you won in a duel or a shoot-out.

## Duels and shoot-outs

goldrush-rule-r14-title = Challenging
goldrush-rule-r14 = If you come to another prospector on your way, or at the end of it, you may stop there and challenge them, provided that at least one of you two carries gold.

goldrush-rule-r15-title = Who must challenge
goldrush-rule-r15 = 
    If you carry gold and would walk on past somebody, you must stop there and challenge them. If your roll ends exactly where they stand, you do not pass them: you may challenge them, but you need not (R14).

    { house-ruling } You walk past players who cannot be challenged (R16); the first of the others on your way is the one whom you must challenge. Without gold you may also walk past somebody with gold, to challenge somebody behind them. If several stand on one place, you choose among them. You do not meet players who stand where you start.

    An example: you carry a nugget and roll a 5. Anna stands two steps ahead, on a mine that belongs to Anna; Ben stands four steps ahead, on a plain step. On this way you walk past Anna, and must fight Ben.

goldrush-rule-r16-title = Where nobody is challenged
goldrush-rule-r16 = 
    You cannot be challenged on your own mine, at the Sheriff’s or in the Bank.

    { house-ruling } Nor in Jail. In the other houses only a player who comes in by exact count can challenge you.

goldrush-rule-r17-title = The duel
goldrush-rule-r17 = 
    Both roll. The player with the higher roll takes all the nuggets on the other’s cart, and has an extra turn at once. Then play continues with whoever would have been next without the duel.

    { house-ruling } If the rolls are equal, both roll again. What was left of the mover’s roll is lost. The extra turn comes first. If somebody still has turns from the old guide (R5), these come after it.

goldrush-rule-r18-title = Too much for a cart
goldrush-rule-r18 =
    If a cart would hold more than 4 nuggets after a duel, everything on it goes back to the stack.

    { house-ruling } After a shoot-out, too.

goldrush-rule-r19-title = The shoot-out
goldrush-rule-r19 = 
    If an instruction brings prospectors together, and one of them carries gold, all who are there roll. If several have the highest roll, they roll again. The winner takes all the nuggets of the others, and has an extra turn at once.

    { house-ruling } There is no shoot-out at the Sheriff’s, in Jail or on somebody’s own mine. R18 holds here, too; the winner has the extra turn even if the cart is empty because of it. Then play continues as after a duel (R17).

## The end

goldrush-rule-r20-title = Who wins
goldrush-rule-r20 = 
    The first to have brought five nuggets to the Bank wins at once.

    { house-ruling } In the short game (`{ goldrush-parameter-short }`) three nuggets are enough. The others are ranked by nuggets in the Bank, then on the cart, then by mines. If all these are equal, they share the place.

## Who knows what

goldrush-rule-r21-title = Open and secret
goldrush-rule-r21 = 
    { house-ruling } Everybody may know places, carts, nuggets in the Bank, claims, mines, which ore was assayed and was no gold, and which squares are not sure gold (R8). What a face-down card says is secret, except to those who have looked.

    What was read aloud was heard by all: the picture that all see does not mark it, but the log (`/game log`) keeps it.

goldrush-rule-r24-title = Which cards you see
goldrush-rule-r24 = { house-ruling } Only you see the cards that you have looked at, and those that were read aloud or became known (an assay without gold): on your own board, by `/game hand` and by `/goldrush map`.
