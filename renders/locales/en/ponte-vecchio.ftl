### Ponte Vecchio. The rule book’s words; only the Rich Man is ever “he”.

ponte-vecchio-name = Ponte Vecchio
ponte-vecchio-about = Shops on an old bridge, for 2 to 5: bid for shops, lay cards in secret, and lead the Rich Man to your own doors, or sell the right to do so. The rules: `/ponte-vecchio rules`.
ponte-vecchio-length = About { $count } rounds
ponte-vecchio-progress = { $when }, { $shops } of { $plots } shops on the bridge

## What things are called

ponte-vecchio-gulden = { $gulden } gulden
ponte-vecchio-joker = joker
ponte-vecchio-joker-worth = joker ({ $worth })
# By which card somebody moves
ponte-vecchio-with-card = { $card ->
    [joker] with the joker (worth { $worth })
   *[other] with the { $card }
}
# The viewer’s own card, in “With …”
ponte-vecchio-own-card = { $card ->
    [joker] your joker
   *[other] your { $card }
}
ponte-vecchio-steps = { $count ->
    [one] step { $first }
   *[other] steps { $first } to { $last }
}
ponte-vecchio-step-numbers = { $count ->
    [one] step { $steps }
   *[other] steps { $steps }
}
# Some of several steps in a row: “11 to 13”
ponte-vecchio-range = { $first } to { $last }
ponte-vecchio-rich-man = { $step ->
    [0] The Rich Man is on the river bank and looks towards step { $goal }.
   *[other] The Rich Man is on step { $step } and looks towards step { $goal }.
}
ponte-vecchio-built = { $shops ->
    [0] no shop
    [one] { $shops } shop
   *[other] { $shops } shops
}
ponte-vecchio-in-hand = { $shops ->
    [0] none left
   *[other] { $shops } left
}
ponte-vecchio-newest = last card { $card }
ponte-vecchio-offer-part = { $player } { $gulden }
ponte-vecchio-laid = { $player } { $card }
# The reader among other players: who does something, and who gets something
ponte-vecchio-you = you
ponte-vecchio-you-paid = you

## Decisions: what the asked player must decide

ponte-vecchio-prompt-build-first = Build your first shop, for free, on a step without one. { $where }
ponte-vecchio-prompt-build = Build the shop you have bought, on any free plot. { $where }
ponte-vecchio-prompt-bid-first = Open the auction of a shop: bid at least { $least }; you cannot pass. { $means }
ponte-vecchio-prompt-bid = Bid for a shop, or pass for good: { $player } leads with { $gulden }. { $means }
ponte-vecchio-prompt-bid-means = You have { $gulden } gulden and { $shops ->
    [one] { $shops } shop
   *[other] { $shops } shops
} left; { $plots ->
    [one] { $plots } plot is free
   *[other] { $plots } plots are free
}.
ponte-vecchio-prompt-play = Play { $play } of { $plays }. { $question }
ponte-vecchio-prompt-card = Lay a card face down: the lowest moves the Rich Man and pays a shop its number. { $has_joker ->
    [yes] Your joker is worth { $joker }.
   *[no] You have played your joker.
}
# { $how }: whether cards can tie by shops that are equally near. The players, by the step of their nearest shop
ponte-vecchio-choices-nearest = { $how ->
    [equal] Ties go to the nearest shop ahead, by step, and equally near ones are out: { $players }.
   *[other] Ties go to the nearest shop ahead, by step: { $players }.
}
ponte-vecchio-near = { $step ->
    [0] { $players } none
   *[other] { $players } { $step }
}
ponte-vecchio-prompt-laid = { $card ->
    [joker] You have laid the joker. Until all have laid, you may lay another card instead.
   *[other] You have laid the { $card }. Until all have laid, you may lay another card instead.
}
# { $start }: from where he is moved
ponte-vecchio-prompt-move = { $how ->
    [sale] Move the Rich Man on { $start }, or sell the right to move.
    [bought] Move the Rich Man on { $start }; a bought right cannot be sold on.
   *[alone] Move the Rich Man on { $start }; nobody can buy the right from you.
} With { $card }, the shop where he stops gets { $worth }.
ponte-vecchio-from = { $step ->
    [0] from the river bank
   *[other] from step { $step }
}
# { $sales }: one or more of “Ben would move with the 60”
ponte-vecchio-choices-sales = Offers: { $sales }.
ponte-vecchio-choices-sale = { $player } { $gulden }, to move { $card }
ponte-vecchio-choices-no-offer = There is no offer yet; you need not wait for one.
ponte-vecchio-choices-nothing-offered = Nobody has offered anything.
ponte-vecchio-choices-ask = Once in this play, you may ask all others for offers.
# { $may }, { $must }: steps ahead, from “steps”
ponte-vecchio-choices-turning = { $how ->
    [may] You may turn the Rich Man round on { $may }.
    [both] You may turn the Rich Man round on { $may }; on { $must } you must.
   *[must] On { $must } you must turn the Rich Man round.
}
# { $earns } is one of the next two
ponte-vecchio-prompt-offer = Make an offer? { $player } may move { $card } and sell that right. { $earns } You have { $gulden } gulden.
ponte-vecchio-prompt-offers = { $player } may move { $card }, and asks you for an offer. { $earns } You have { $gulden } gulden.
ponte-vecchio-prompt-offer-earns = With { $card } you could earn { $worth } on { $count ->
    [one] { $count } step
   *[other] { $count } steps
}.
ponte-vecchio-prompt-offer-no-shop = With { $card } you could earn nothing.
ponte-vecchio-prompt-offers-answered = { $gulden ->
    [0] You have offered { $player } nothing; until all have answered, you can change that.
   *[other] You have offered { $player } { $gulden }; until all have answered, you can change that.
} { $earns } You have { $money } gulden.
ponte-vecchio-choices-offer = You can change or withdraw an offer until it is accepted or the Rich Man moves.
ponte-vecchio-choices-answer = { $stands ->
    [0] All answers are turned up together.
   *[other] Your offer of { $stands } stands: change it, or keep it. All answers are turned up together.
}
ponte-vecchio-choices-turn = Steps with shops ahead of the Rich Man, if you turn him: { $turned }. If not: { $kept }.
ponte-vecchio-prompt-owner = On step { $step } { $players } both have a shop. Who gets { $gulden }?
ponte-vecchio-prompt-turn = Turn the Rich Man round? He is on step { $step } and looks towards step { $goal }.

# The button for those who may offer while another is asked
ponte-vecchio-aside-offer = Make an offer

## Decisions: whom the table waits for

ponte-vecchio-turn-build-first = { $players }: build a first shop
ponte-vecchio-turn-build = { $players }: build the shop
ponte-vecchio-turn-bid-first = { $players }: open the auction of a shop
ponte-vecchio-turn-bid = { $players }: bid for a shop, or pass
ponte-vecchio-invited = { $decision ->
    [build] { $players }: with **{ button-act }** you can say ahead where you will build your first shop.
   *[bid] { $players }: with **{ button-act }** you can say ahead how high you will bid for the shop.
}
ponte-vecchio-turn-card = { $players }: lay a card
ponte-vecchio-turn-move = { $offering ->
    [nobody] { $players } has the right to move { $card }.
    [one] { $players } has the right to move { $card }. { $rivals } may offer for it.
    [some] { $players } has the right to move { $card }. { $rivals } may offer for it.
   *[all] { $players } has the right to move { $card }. The others may offer for it.
}
ponte-vecchio-turn-move-bought = { $players } has bought the right and moves { $card }.
ponte-vecchio-turn-offers = { $holder } asks { $players } for an offer
ponte-vecchio-turn-owner = { $players }: choose whose shop is paid
ponte-vecchio-turn-turn = { $players }: turn the Rich Man round, or don’t
ponte-vecchio-turn-other = The table waits for { $players }
ponte-vecchio-turn-over = The bridge closes for the night

## Decisions: options (at most 80 characters) and hints (at most 100)

ponte-vecchio-option-build = Step { $step } (left and right are free)
ponte-vecchio-option-build-opposite = Step { $step }, opposite { $player }’s shop
ponte-vecchio-option-build-own = Step { $step }, opposite your own shop
ponte-vecchio-option-bid = Bid { $gulden }
ponte-vecchio-option-pass = Pass
ponte-vecchio-option-joker = Joker (worth { $worth } now)
ponte-vecchio-option-move = Step { $step }: pays { $player }{ $gulden ->
    [0] {""}
   *[other] {" "}{ $gulden }
}
ponte-vecchio-option-move-either = Step { $step }: pays { $first } or { $second }{ $gulden ->
    [0] {""}
   *[other] {" "}{ $gulden }
}, as you choose
ponte-vecchio-option-move-nobody = Step { $step }: nobody is paid
ponte-vecchio-button-build = { $is_own ->
    [yes] { $step }, opposite you
   *[no] { $step }, opposite { $player }
}
ponte-vecchio-button-joker = Joker ({ $worth })
ponte-vecchio-button-move = { $gulden ->
    [0] { $step }
   *[other] { $step }, { $players } { $gulden }
}
ponte-vecchio-button-move-owner = { $step }, { $players }
ponte-vecchio-option-from = Sell from { $gulden }
ponte-vecchio-option-ask = Ask for offers
ponte-vecchio-option-sell = Sell to { $player } for { $gulden }
ponte-vecchio-option-offer = Offer { $gulden }
ponte-vecchio-option-withdraw = { $gulden ->
    [0] Withdraw the offer
   *[other] Withdraw the offer of { $gulden }
}
ponte-vecchio-option-nothing = { $gulden ->
    [0] Offer nothing
   *[other] Keep the offer of { $gulden }
}
ponte-vecchio-option-nothing-new = No new offer
ponte-vecchio-option-owner = { $player } gets the { $gulden }
ponte-vecchio-option-owner-you = You get the { $gulden }
ponte-vecchio-option-turn = Turn the Rich Man round: he will look at { $steps }
ponte-vecchio-option-keep = Do not turn the Rich Man: he keeps looking at { $steps }

ponte-vecchio-hint-ahead = { $far ->
    [one] The next step ahead of the Rich Man
   *[other] { $far } steps ahead of the Rich Man
}
ponte-vecchio-hint-behind = Behind the Rich Man
ponte-vecchio-hint-beside = Beside the Rich Man: neither pays nor turns him
ponte-vecchio-hint-sell = { $player } would move { $card }
ponte-vecchio-hint-joker = The lowest card: lower than 10
ponte-vecchio-hint-ask = Everyone else who can pay answers at the same time; once in a play
ponte-vecchio-hint-from = You ask for offers first, and accept the highest if it reaches this price
ponte-vecchio-hint-last-step = The last step: the Rich Man must be turned round there
ponte-vecchio-hint-no-shop-ahead = No shop lies beyond: the Rich Man must be turned round there
ponte-vecchio-hint-may-turn = The Rich Man may be turned round there
ponte-vecchio-hint-shops = { $player } { $shops }
ponte-vecchio-hint-turn = Shops in that direction, by steps: { $shops }

## Decisions: confirmations

ponte-vecchio-answer-build = You build on step { $step }.
ponte-vecchio-answer-bid = You bid { $gulden }.
ponte-vecchio-answer-pass = You pass.
ponte-vecchio-answer-card = { $card ->
    [joker] You lay the joker.
   *[other] You lay the { $card }.
}
ponte-vecchio-answer-move = You move the Rich Man to step { $step }.
ponte-vecchio-answer-sell = You sell the right to { $player } for { $gulden }.
ponte-vecchio-answer-ask = You ask the others for offers.
ponte-vecchio-answer-offer = You offer { $gulden } for the right to move.
ponte-vecchio-answer-withdraw = You withdraw your offer.
ponte-vecchio-answer-nothing = { $gulden ->
    [0] You offer nothing.
   *[other] You keep your offer of { $gulden }.
}
ponte-vecchio-answer-turn = You turn the Rich Man round.
ponte-vecchio-answer-keep = You do not turn the Rich Man round.

## Orders: what a player says ahead (buttons, questions, and what will happen)

ponte-vecchio-order-label-bid = Bid up to…
ponte-vecchio-order-label-build = { $kind ->
    [first] First shop on…
   *[bought] Build on…
}
ponte-vecchio-order-label-move = { $kind ->
    [buyer] If I buy…
   *[right] If I move…
}
ponte-vecchio-order-label-offers = If asked, offer…
ponte-vecchio-order-prompt-bid = How far do you bid for this shop? { $player ->
    [none] { $means }
   *[other] { $player } leads with { $gulden }. { $means }
}
ponte-vecchio-order-prompt-limit = On each turn you bid as little as you can; beyond your limit you pass.
ponte-vecchio-order-prompt-open = You open this auction, so you bid at least { $least } in any case.
ponte-vecchio-order-prompt-build = { $kind ->
    [first] Where do you build your first shop? { $where }
   *[bought] Where do you build if you win this auction? { $where }
}
# { $count }: the most steps that can be needed
ponte-vecchio-order-prompt-wishes = { $count ->
    [one] Choose a step.
   *[other] Choose up to { $count } steps, the best one first: others build before you, and you get the first that is still free.
}
ponte-vecchio-order-prompt-move = { $kind ->
    [buyer] If you buy the right to move: where do you move the Rich Man?
   *[right] If you get the right to move in this play: where do you move the Rich Man?
} { $earns }
ponte-vecchio-order-prompt-price = You ask for offers first. If you also choose a price, you accept the highest offer that reaches it; without a price, you are asked if there are offers.
ponte-vecchio-order-prompt-offers = If somebody asks for offers in this play: what exactly do you offer? { $earns } You have { $gulden } gulden.
ponte-vecchio-order-prompt-no-card = What a shop is paid depends on the card that you lay.
ponte-vecchio-order-limit-open = Open with { $least }, then pass
ponte-vecchio-order-text-bid-limit = You bid up to { $gulden } in this auction, then pass.
ponte-vecchio-order-text-bid-open = You open this auction with { $gulden }, then pass.
ponte-vecchio-order-text-bid-pass = You pass in this auction.
ponte-vecchio-order-text-build-bought = If you win this auction, you build on step { $steps }.
# { $is_sure }: whether one of the steps is free in any case
ponte-vecchio-order-text-build-first = { $count ->
    [one] You build your first shop on step { $steps }{ $is_sure ->
        [yes] .
       *[no] ; if it is taken by then, you are asked.
    }
   *[other] You build your first shop on the first of these steps that is still free: { $steps }. { $is_sure ->
        [yes] {""}
       *[no] If none is, you are asked.
    }
}
ponte-vecchio-order-text-move-both = If the right to move is yours, you ask for offers and accept the highest if it is at least { $gulden } gulden; if not, you move to step { $step }. If you buy the right, you move to step { $step }.
ponte-vecchio-order-text-move-step = If the right to move is yours, you ask for offers. If there are none, you move to step { $step }; if there are any, you are asked. If you buy the right, you move to step { $step }.
ponte-vecchio-order-text-move-price = If the right to move is yours, you ask for offers and accept the highest if it is at least { $gulden } gulden; if not, you are asked.
ponte-vecchio-order-text-move-buyer = { $step ->
    [0] If you buy the right to move, you are asked where to.
   *[other] If you buy the right to move, you move to step { $step }.
}
ponte-vecchio-order-text-offers-amount = If somebody asks for offers in this play, you offer { $gulden } gulden.
ponte-vecchio-order-text-offers-nothing = { $gulden ->
    [0] If somebody asks for offers in this play, you offer nothing.
   *[other] If somebody asks for offers in this play, you keep your offer of { $gulden }.
}
ponte-vecchio-order-label-turn = If I may turn the Rich Man…
ponte-vecchio-order-prompt-turn = If you move the Rich Man in this play and may turn him round there: do you?
ponte-vecchio-order-option-turn = Turn the Rich Man round
ponte-vecchio-order-option-keep = Do not turn the Rich Man round
ponte-vecchio-order-text-turn-turn = If you move the Rich Man in this play and may turn him round there, you do.
ponte-vecchio-order-text-turn-keep = If you move the Rich Man in this play and may turn him round there, you don’t.
ponte-vecchio-order-label-owner = Always pay me
ponte-vecchio-order-prompt-owner = Always pay yourself where you could also pay another player? Then you are no longer asked.
ponte-vecchio-order-text-owner = When you move the Rich Man to a step with a shop of yours and one of another player, you are paid, until you say otherwise.

## Refusals of this game’s own: ponte-vecchio-refused-<reason>-<decision>

ponte-vecchio-refused-not-an-option-move = { $kind ->
    [ask] You cannot ask for offers now: you can do that once in a play, and not with a bought right (rule P10). Below is how things stand now.
    [sell] That offer no longer holds (rule P10). Below is how things stand now.
   *[step] The Rich Man cannot go there. Choose one of the steps ahead of him, which are below.
}
ponte-vecchio-refused-no-pass-offer = No offer of yours stands now. To make one, name an amount.
ponte-vecchio-refused-no-pass-bid = You open this auction and cannot pass. Name an amount.
ponte-vecchio-refused-asked-yourself-offer = The right is yours, so offers come from the others: move, or accept one of theirs.
ponte-vecchio-refused-for-others-offer = You cannot make an offer now: you have fewer than 5 gulden.

## The story, an event a line

ponte-vecchio-told-start-player-named = Everybody has { $gulden } gulden, and { $seat } begins.
ponte-vecchio-told-shop-built-first = { $seat } builds a first shop on step { $step }.
ponte-vecchio-told-shop-built = { $seat } builds on step { $step } and has { $left ->
    [0] no shop
    [one] { $left } shop
   *[other] { $left } shops
} left.
ponte-vecchio-told-round-began = **Round { $round }.**
ponte-vecchio-told-duty-passed = { $count ->
    [one] { $seats } cannot open the auction: no shop left, or no money.
   *[other] { $seats } cannot open the auction: no shop left, or no money.
}
ponte-vecchio-told-auction-skipped = Nobody can open an auction. Rounds without one, in a row: { $rounds }.
ponte-vecchio-told-bid-first = { $seat } opens with { $gulden }.
ponte-vecchio-told-bid = { $seat } bids { $gulden }.
ponte-vecchio-told-passed = { $seat } passes.
ponte-vecchio-told-passed-automatic = { $seat } cannot bid more, and passes.
ponte-vecchio-told-auction-won = { $seat } wins the auction and pays { $gulden }.
ponte-vecchio-told-final-round-began = { $ending ->
    [bridge-full] The bridge is full
    [no-shops] Nobody has a shop left
   *[no-auctions] Too many rounds without an auction
}: **the final round** begins. Everybody has all cards in hand again.
ponte-vecchio-told-play-began = **Final round, play { $play } of { $plays }.**
ponte-vecchio-told-cards-turned = Cards: { $cards }.
ponte-vecchio-told-tied = { $seats } tie with the { $card }; { $nearest } has the nearest shop ahead, on step { $step }.
ponte-vecchio-told-tied-out = { $who ->
    [all] { $seats } tie with the { $card }; each has a shop on step { $step }, the nearest ahead, and all of them are out.
   *[some] { $seats } tie with the { $card }; { $nearest } each have a shop on step { $step }, the nearest ahead, and are out.
}
ponte-vecchio-told-tied-nobody = { $seats } tie with the { $card }; none of them has a shop ahead, and they are out.
ponte-vecchio-told-right-won = { $seat } has the right to move { $card }.
ponte-vecchio-told-nobody-moves = Nobody is left, and the Rich Man stays where he is.
ponte-vecchio-told-offered = { $seat } offers { $gulden } for the right to move.
ponte-vecchio-told-offered-raised = { $seat } raises the offer from { $before } to { $gulden }.
ponte-vecchio-told-offered-lowered = { $seat } lowers the offer from { $before } to { $gulden }.
ponte-vecchio-told-offered-again = { $seat } still offers { $gulden }.
ponte-vecchio-told-offer-withdrawn = { $seat } withdraws the offer of { $gulden }.
ponte-vecchio-told-offers-asked = { $seat } asks for offers.
ponte-vecchio-told-nothing-offered = { $seat } offers nothing.
ponte-vecchio-told-nothing-offered-more = { $seat } keeps the offer of { $stands }.
ponte-vecchio-told-right-sold = { $seller } sells the right to { $buyer } for { $gulden }; { $buyer } moves { $card }.
ponte-vecchio-told-moved = { $start ->
    [0] { $seat } moves the Rich Man from the river bank to step { $step }.
   *[other] { $seat } moves the Rich Man from step { $start } to step { $step }.
}
ponte-vecchio-told-paid = { $owner } gets { $gulden } for the shop on step { $step }.
ponte-vecchio-told-nobody-paid = No shop is on step { $step }, and nobody is paid.
ponte-vecchio-told-turned-chosen = { $seat } turns the Rich Man round: he looks towards step { $direction } now.
ponte-vecchio-told-turned-last-step = On the last step the Rich Man turns round: he looks towards step { $direction } now.
ponte-vecchio-told-turned-no-shop-ahead = No shop is ahead of the Rich Man any more, and he turns round: he looks towards step { $direction } now.
ponte-vecchio-told-direction-kept = { $seat } does not turn the Rich Man round: he keeps looking towards step { $direction }.
ponte-vecchio-told-cards-taken-back = All eleven cards are played: everybody takes them back.
ponte-vecchio-told-scored = { $seat } ends with { $gulden } gulden and { $shops ->
    [one] { $shops } shop
   *[other] { $shops } shops
} on the bridge.

# Parts of these, and lines that put several events together
ponte-vecchio-round-begins = **Round { $round }** begins.
ponte-vecchio-play-begins = **Final round, play { $play } of { $plays }** begins.
ponte-vecchio-first-shops = First shops: { $shops }.
ponte-vecchio-first-shop = { $player } on step { $step }
ponte-vecchio-bids = Bids: { $bids }.
ponte-vecchio-bid-part = { $player } { $gulden }
ponte-vecchio-pass-part = { $player } passes
# How an auction ended; with step 0 the shop is not built yet
ponte-vecchio-won-against = { $player } wins the shop for { $gulden } against { $rival } ({ $bid }){ $step ->
    [0] .
   *[other] {" "}and builds on step { $step }.
}
ponte-vecchio-won-alone = { $player } gets the shop for { $gulden }, because nobody bids more{ $step ->
    [0] .
   *[other] , and builds on step { $step }.
}
ponte-vecchio-won-at-last = { $player } wins the shop for { $gulden }{ $step ->
    [0] .
   *[other] {" "}and builds on step { $step }.
}
ponte-vecchio-have-laid = { $players } { $count ->
    [one] has
   *[other] have
} laid a card.
ponte-vecchio-have-answered = { $players } { $count ->
    [one] has
   *[other] have
} answered.
# Who has the right, and what comes after it
ponte-vecchio-lowest = { $player } has the lowest card ({ $card }; { $others })
ponte-vecchio-right = { $player } has the right to move { $card }
ponte-vecchio-has-right = { $right }.
ponte-vecchio-right-and = { $right } and
ponte-vecchio-sells = { $right ->
    [named] { $seller } sells it to { $buyer } for { $gulden }.
   *[other] { $seller } sells the right to { $buyer } for { $gulden }.
}
ponte-vecchio-offers = Offers: { $offers }.
# Several players
ponte-vecchio-offer-nothing = { $players } offer nothing.
# { $turned } is empty, or one of ponte-vecchio-then-…
ponte-vecchio-moves-own = { $player } moves the Rich Man to step { $step }, getting { $gulden }{ $turned }.
ponte-vecchio-moves-other = { $player } moves the Rich Man to step { $step }, which pays { $owner } { $gulden }{ $turned }.
ponte-vecchio-moves-nobody = { $player } moves the Rich Man to step { $step }, where no shop is{ $turned }.
ponte-vecchio-moves-on = { $player } moves the Rich Man to step { $step }{ $turned }.
ponte-vecchio-then-chosen = , and turns him round
ponte-vecchio-then-last-step = ; on this last step he turns round
ponte-vecchio-then-no-shop-ahead = ; no shop is ahead any more, and he turns round
ponte-vecchio-more-shops = With equal gulden, more shops on the bridge decide.

## The board as text and in alternative texts

ponte-vecchio-text-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
ponte-vecchio-text-final = { $play ->
    [0] Final round
   *[other] Final round, play { $play } of { $plays }
}
ponte-vecchio-text-bid = Highest bid: { $gulden } ({ $player })
ponte-vecchio-text-passed = Passed: { $players }
ponte-vecchio-text-won = { $player } has bought the shop for { $gulden }
ponte-vecchio-text-sold = Right sold by { $player }
ponte-vecchio-text-offers = Offers: { $offers }
ponte-vecchio-text-opener = Next to open an auction: { $player }
ponte-vecchio-text-quiet = Rounds without an auction, in a row: { $rounds } (with { $most } the final round begins)
# { $plots }: the free plots; 0 if they are as many as the shops
ponte-vecchio-text-to-come = { $shops ->
    [one] { $shops } shop
   *[other] { $shops } shops
} to come{ $plots ->
    [0] {""}
    [one] , { $plots } plot free
   *[other] , { $plots } plots free
}
ponte-vecchio-text-cards = { $cards ->
    [one] { $cards } card each
   *[other] { $cards } cards each
}
ponte-vecchio-text-steps = Shops by step:
ponte-vecchio-text-step = { $step }: { $shops }
ponte-vecchio-text-player = **{ $player }:** { $side }
ponte-vecchio-text-answered = Answered: { $players }
ponte-vecchio-text-out = Out of this play (rule P8): { $players }
ponte-vecchio-text-hand = Cards: { $cards }
ponte-vecchio-text-joker = Your joker is worth { $worth }: { $each } for each of your shops on the bridge
ponte-vecchio-text-laid-is = Laid face down: { $card }
ponte-vecchio-text-answered-is = Your answer so far: { $gulden ->
    [0] no offer
   *[other] an offer of { $gulden }
}
ponte-vecchio-text-winner = { $players } { $count ->
    [one] wins
   *[other] share first place
} with { $gulden } gulden

ponte-vecchio-alt-title = Ponte Vecchio. { $when }
ponte-vecchio-alt-player = { $player }: { $side }
ponte-vecchio-alt-shops = { $count ->
    [0] no shop
    [one] shop on { $steps }
   *[other] shops on { $steps }
}

## Pictures: the board

ponte-vecchio-board-final = Final round
ponte-vecchio-board-play = Play { $play } of { $plays }
ponte-vecchio-board-still = { $shops ->
    [one] { $shops } shop to come
   *[other] { $shops } shops to come
}
ponte-vecchio-board-quiet = { $rounds } of { $most } without auction
ponte-vecchio-board-place = { $place }.
# What a player does or says, beside his name
ponte-vecchio-board-leads = highest bid
ponte-vecchio-board-passed = has passed
ponte-vecchio-board-builds = builds
ponte-vecchio-board-moves = right to move
ponte-vecchio-board-sold = has sold the right
ponte-vecchio-board-offers = offers
ponte-vecchio-board-out = out of this play
ponte-vecchio-board-best = wins with { $gulden } gulden
ponte-vecchio-board-tied = share first place: { $gulden } gulden, { $shops ->
    [one] { $shops } shop
   *[other] { $shops } shops
}

## The hand and the panel

# On a ribbon over a card: at most 10 letters
ponte-vecchio-hand-laid = Laid
# On a ribbon over the card that was played last: at most 10 letters
ponte-vecchio-hand-newest = Newest
ponte-vecchio-hand-joker = Joker: { $shops } × { $each } = { $worth } gulden, { $each } for each shop on the bridge
ponte-vecchio-hand-none-played = All cards are in hand; played ones come back after eleven plays
ponte-vecchio-hand-back = { $plays ->
    [0] Played cards come back after this play
    [one] Played cards come back after { $plays } more play
   *[other] Played cards come back after { $plays } more plays
}
ponte-vecchio-hand-last = { $plays ->
    [0] Final round: your last card is played
    [one] Final round: { $plays } card left to play
   *[other] Final round: { $plays } cards left to play
}
ponte-vecchio-hand-over = The game is over
ponte-vecchio-panel-move-title = A stop at a shop pays { $gulden } gulden
ponte-vecchio-panel-move-below = Two owners: you choose one. No shop: nobody is paid.
ponte-vecchio-panel-ahead-title = { $gulden ->
    [0] If you move
   *[other] If you move: a shop gets { $gulden } gulden
}
ponte-vecchio-panel-offer-title = { $gulden ->
    [0] If you buy the right
   *[other] If you buy: a shop gets { $gulden } gulden
}
ponte-vecchio-panel-offer-below = Your own card counts then. Two owners: you choose one.
ponte-vecchio-panel-build-title = Build on a free plot
ponte-vecchio-panel-build-below = A little house marks where you can build.
ponte-vecchio-panel-may = May be turned here
ponte-vecchio-panel-must = Must be turned here
# What the picture of a private choice shows, said to who cannot see it
ponte-vecchio-panel-build = You can build on { $steps }.
ponte-vecchio-panel-stop = { $players } { $step }
ponte-vecchio-panel-ahead = { $count ->
    [0] No shop is ahead.
   *[other] Shops ahead, by step: { $stops }.
}
ponte-vecchio-panel-offers = The offers.
ponte-vecchio-panel-either = { $first } or { $second }
ponte-vecchio-panel-cards = Your cards: { $cards }.
