### Gnadenlos! The rule book’s words; adventurers have their names from the game’s data.

gnadenlos-name = Gnadenlos!
gnadenlos-about = IOUs, paydays and vultures for 3 or 4: hire adventurers with mere paper, win gold and standing, and have enough nuggets when payday comes. The rules: `/gnadenlos rules`.
gnadenlos-length = About { $count } turns
gnadenlos-progress = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }, the leader on field { $field }; the goal begins at field { $goal }
}
gnadenlos-table-advanced = advanced set-up (you bid for your first adventurers)
gnadenlos-table-bot-fills-gaps = the bot fills the gaps in the market

## What things are called

# An adventurer’s numbers, by what they are for
gnadenlos-skill-gold = gold { $number }
gnadenlos-skill-revolver = revolver { $number }
gnadenlos-skill-cards = cards { $number }
gnadenlos-adventurer = { $name }: { $numbers }
# Where there is little room: gold/revolver/cards
gnadenlos-adventurer-short = { $name } (gold { $gold }, revolver { $revolver }, cards { $cards })
gnadenlos-pair = { $first } + { $second }

gnadenlos-event-gold-rush = Gold Rush ({ $larger } and { $smaller })
gnadenlos-event-high-noon = High Noon
gnadenlos-event-cheating = Cheating
gnadenlos-several = { $what } ({ $count ->
    [2] twice
   *[other] { $count } times
})
gnadenlos-range = { $first } to { $last }

gnadenlos-zone-grey = grey
gnadenlos-zone-beige = beige
gnadenlos-zone-blue = blue
gnadenlos-zone-red = red
gnadenlos-zone-goal = goal
# Beyond the last field of the road
gnadenlos-zone-beyond = goal, { $fields } + { $beyond }

gnadenlos-nuggets = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}
gnadenlos-notes = { $notes ->
    [one] { $notes } IOU
   *[other] { $notes } IOUs
}
gnadenlos-adventurers = { $adventurers ->
    [one] { $adventurers } adventurer
   *[other] { $adventurers } adventurers
}
gnadenlos-vultures = { $vultures ->
    [one] { $vultures } vulture
   *[other] { $vultures } vultures
}
gnadenlos-field = field { $field }
gnadenlos-field-in-zone = field { $field } ({ $zone })
# An IOU in somebody else’s hand or bid: its worth, and who pays
gnadenlos-note-of = { $worth } ({ $player }’s)
# The same in a sum, and as a thief finds it
gnadenlos-note-in-sum = { $player }’s { $worth }
gnadenlos-note-found = { $player }’s { $worth }
gnadenlos-note-found-own = your own { $worth }

## Decisions: what the asked player must decide

gnadenlos-prompt-adventurer-gold-rush = Lay one of your { $count } adventurers for the **Gold Rush**: with the highest gold you find { $larger }, with the next lower { $smaller }.
gnadenlos-prompt-adventurer-high-noon = Lay one of your { $count } adventurers for **High Noon**: with the highest revolver you may steal IOUs, the lowest are shot.
gnadenlos-prompt-adventurer-cheating = Lay one of your { $count } adventurers for **Cheating**: with the highest cards you go { $winner ->
    [one] { $winner } field
   *[other] { $winner } fields
} forward, with the lowest { $loser } back.
gnadenlos-prompt-laid = **{ $event }**: until all have laid, you may lay another instead of { $adventurer }.
gnadenlos-prompt-steal = { $count ->
    [one] Take 1 IOU from the market, unseen: you have one of the highest revolvers.
   *[other] Take { $count } IOUs from the market, unseen: you have the highest revolver.
}
gnadenlos-prompt-may-steal = { $count ->
    [one] You may take 1 IOU from the market, unseen: you have one of the highest revolvers.
   *[other] You may take up to { $count } IOUs from the market, unseen: you have the highest revolver.
}
gnadenlos-prompt-fill = { $count ->
    [one] Fill the gap at { $gaps } with an IOU from the last rows, unseen.
   *[other] Fill the gaps at { $gaps }, in this order, with IOUs from the last rows, unseen.
}
gnadenlos-prompt-buy = Buy standing, a nugget a field? You have { $nuggets } and stand on { $field }; the goal begins at field { $goal }.
gnadenlos-prompt-bid = Bid 1 to 3 IOUs for an adventurer. { $bids } You have { $notes }.
gnadenlos-prompt-bid-pairs = Bid 1 to 3 IOUs for a pair of adventurers. { $bids } You have { $notes }.
gnadenlos-prompt-no-bid = Nobody has bid yet.
gnadenlos-prompt-bids = Sums taken: { $bids }.
gnadenlos-prompt-order = Your bid will be laid in this order: { $notes }. Name another, the first to be laid first.
gnadenlos-prompt-take = { $lots ->
    [one] Take the last adventurer; then your bid is laid: { $notes }.
   *[other] Take one of { $lots } adventurers; then your bid is laid: { $notes }.
}
gnadenlos-prompt-take-pairs = { $lots ->
    [one] Take the last pair of adventurers; then your bid is laid: { $notes }.
   *[other] Take one of { $lots } pairs of adventurers; then your bid is laid: { $notes }.
}
gnadenlos-choices-bid = Your IOUs: { $notes }
gnadenlos-choices-places = Choose from { $places }, six a row.

# The button that opens what may be changed meanwhile
gnadenlos-aside-order = Laying order
# A bid on a button: its sum, and the IOUs
gnadenlos-bid-one = Bid { $total }
gnadenlos-bid-sum = Bid { $total }: { $notes }
gnadenlos-bid-total = { $total } ({ $notes })
gnadenlos-other-notes = Other IOUs…
# The button that gives the usual answer
gnadenlos-usual-fill = As the bot would: { $choice }
gnadenlos-usual-steal = { $count ->
    [one] Take the last: { $choice }
   *[other] Take the last { $count }: { $choice }
}
# The button that chooses none
gnadenlos-none-steal = Take nothing

## Decisions: whom the table waits for

gnadenlos-turn-adventurer = { $players }: lay an adventurer
gnadenlos-turn-steal = { $players }: take from the market, or don’t
gnadenlos-turn-fill = { $players }: fill the gaps in the market
gnadenlos-turn-buy = { $players }: buy standing, or don’t
gnadenlos-turn-bid = { $players }: bid IOUs
gnadenlos-invited = { $players }: with **{ button-act }** you can say ahead which IOUs you will bid.
gnadenlos-turn-take = { $players }: take an adventurer
gnadenlos-turn-take-pairs = { $players }: take a pair of adventurers
gnadenlos-turn-order = { $players }: name the order of the bid
gnadenlos-turn-other = The table waits for { $players }
gnadenlos-turn-over = All debts are settled

## Decisions: options (at most 80 characters) and hints (at most 100)

gnadenlos-option-buy = { $nuggets }: to { $field }
gnadenlos-option-buy-nothing = Buy nothing
gnadenlos-option-place = { $number } (row { $row }, column { $column })
gnadenlos-option-place-last = { $number } (row { $row }, column { $column }, the last)
gnadenlos-hint-known = You laid it: { $note }

gnadenlos-hint-gold-rush = Highest: { $larger }; next lower: { $smaller }
gnadenlos-hint-high-noon = Highest: may steal; lowest: is shot
gnadenlos-hint-cheating = Highest: { $winner ->
    [one] { $winner } field
   *[other] { $winner } fields
} forward; lowest: { $loser } back

## Decisions: confirmations

gnadenlos-answer-adventurer = You lay { $what }.
gnadenlos-answer-steal = You take what lies at { $places }.
gnadenlos-answer-steal-none = You take nothing.
gnadenlos-answer-fill = { $count ->
    [one] You fill the gap with { $places }.
   *[other] You fill the gaps with { $places }.
}
gnadenlos-answer-buy = You pay { $nuggets } and stand on { $field }.
gnadenlos-answer-buy-nothing = You buy nothing.
gnadenlos-answer-bid = You bid { $bid }.
gnadenlos-answer-order = New laying order: { $notes }.
gnadenlos-answer-take = You take { $what }.

## Orders: what a player says ahead (buttons, questions, and what will happen)

gnadenlos-order-label-steal = Steal from…
gnadenlos-order-label-fill = Fill gaps for me
gnadenlos-order-label-buy = Buy up to…
gnadenlos-order-label-bid = My bids…
gnadenlos-order-prompt-steal = Where do you steal if you may? Name up to { $count } places, the best first: you take from the first that still have an IOU.
gnadenlos-order-prompt-fill = Always fill the gaps in the market as the bot would, the last IOU into the first gap, and so on? Then you are no longer asked.
gnadenlos-order-prompt-buy = How many fields do you buy this turn at most, at a nugget each? You have { $nuggets } and stand on { $field }.
gnadenlos-order-prompt-bid = Name up to { $count } bids, the best first. On your turn you bid the first whose sum nobody has, with its highest IOU laid first.
gnadenlos-order-prompt-bid-taken = Others have bid every sum that you could bid: you will show your hand instead. Whatever you name here is not used.
gnadenlos-order-prompt-take = Which adventurers do you want most? Choose the best first: on your turn you take the first that is still there.
gnadenlos-order-prompt-take-pairs = Which pairs of adventurers do you want most? Choose the best first: on your turn you take the first that is still there.
gnadenlos-order-text-steal = If you may steal, you take what lies at { $places } and nothing else.
gnadenlos-order-text-steal-first = If you may steal, you take from the first of these places that still have an IOU, as many as you may: { $places }.
gnadenlos-order-text-fill = The gaps that you must fill are filled as the bot would, until you say otherwise.
gnadenlos-order-text-buy = You buy up to { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} this turn, as many as you have nuggets for.
gnadenlos-order-text-buy-nothing = You buy no standing this turn.
gnadenlos-order-text-bid = You bid { $bids } if nobody has that sum; if somebody does, you are asked.
gnadenlos-order-text-bid-first = You bid { $bids }: the first whose sum nobody has. If all are taken, you are asked.
gnadenlos-order-text-take = You take { $lots } if you still can; if not, you are asked.
gnadenlos-order-text-take-first = You take { $lots }. If none is left, you are asked.
gnadenlos-order-text-take-any = You take { $lots }.
# Wishes in order
gnadenlos-order-or-else = { $first }, or else { $second }
# A whole bid: its sum, and the IOUs

## The story, an event a line

gnadenlos-told-turn-began = **Turn { $turn }.** { $seat } has the revolver.
gnadenlos-told-first-rolled = Rolls: { $rolls }. { $first } begins.
gnadenlos-told-first-rolled-tie = Rolls: { $rolls }. Those who tie for the highest roll again.
gnadenlos-told-event-turned = Event: { $event }.
gnadenlos-told-pile-ended = The pile ends with { $event }, which is not carried out; all events are shuffled.
gnadenlos-told-undertaker-moved = Undertaker: field { $field } of { $fields }.
gnadenlos-told-too-few-adventurers = Only { $seats } has an adventurer: no event.
gnadenlos-told-too-few-adventurers-nobody = Nobody has an adventurer: no event.
gnadenlos-told-adventurers-shown = { $kind ->
    [gold-rush] Gold
    [high-noon] Revolvers
   *[cheating] Cards
}: { $laid }.
gnadenlos-told-nothing-happened = All show { $number }: nothing happens, and all take their adventurers back.
gnadenlos-told-nuggets-found = { $seat } finds { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}.
gnadenlos-told-nothing-to-steal = Too few IOUs lie in the market for { $seats }: nobody takes any.
gnadenlos-told-notes-stolen = { $seat } steals from the market: { $places }.
gnadenlos-told-notes-stolen-none = { $seat } steals nothing.
gnadenlos-told-note-seen = You found { $note }.
gnadenlos-told-gaps-filled = { $seat } fills the gaps: { $moves }.
gnadenlos-told-gaps-filled-bot = The gaps are filled: { $moves }.
gnadenlos-told-gaps-filled-pushed = The last row is pushed together.
gnadenlos-told-adventurers-shot = Shot: { $shot }.
gnadenlos-told-cheated = { $seat } wins at cards: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} forward to field { $after }.
gnadenlos-told-cheated-lost = { $seat } loses at cards: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} back to field { $after }.
gnadenlos-told-cheated-stays = { $seat } loses at cards but stays on field { $after }.
gnadenlos-told-adventurers-discarded = Discarded: { $discarded }.
gnadenlos-told-standing-bought = { $seat } buys { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}, to field { $after }.
gnadenlos-told-nothing-bought = { $seat } buys no standing.
gnadenlos-told-nothing-bought-automatic = { $seat } has no nuggets to buy standing with.
gnadenlos-told-goal-reached = { $seat } has reached the goal!
gnadenlos-told-no-bidding = { $seat } holds { $adventurers } adventurers: no bidding.
gnadenlos-told-no-bidding-none-left = No adventurers are left: no bidding.
gnadenlos-told-deck-shuffled = The discarded adventurers are shuffled: a new deck of { $cards }.
gnadenlos-told-adventurers-offered = On offer: { $lots }.
gnadenlos-told-bid = { $seat } bids { $bid }.
gnadenlos-told-no-bid-possible = { $seat } has no possible bid, and proves it: { $hand }.
gnadenlos-told-no-bid-possible-empty = { $seat } has no IOU left to bid.
gnadenlos-told-adventurers-taken = { $seat } takes { $lot }.
gnadenlos-told-notes-laid = { $seat } lays the bid face down: { $places }.
gnadenlos-told-bid-returned = { $seat } gets no adventurer and takes { $notes ->
    [one] { $notes } IOU
   *[other] { $notes } IOUs
} back.
gnadenlos-told-adventurers-left = Nobody takes { $adventurers }: discarded.
gnadenlos-told-payday-began = **Payday!** { $seat } rolls.
gnadenlos-told-payday-began-last = **The last payday!** { $seat } rolls.
gnadenlos-told-note-turned = { $die }, { $place }: { $player } pays { $worth ->
    [0] nothing
   *[other] { $worth }
}.
gnadenlos-told-note-turned-unpaid = { $die }, { $place }: { $player } cannot pay { $worth }.
gnadenlos-told-column-empty = { $die }: nothing left to turn up, and payday is over.
gnadenlos-told-vulture-taken = { $seat } cannot pay, gets vulture { $vultures } and goes back to field { $after }.
gnadenlos-told-vulture-taken-stays = { $seat } cannot pay, gets vulture { $vultures } and stays on field { $after }.
gnadenlos-told-notes-returned = IOUs back in hand: { $returned }.
gnadenlos-told-end-began = { $why ->
    [vultures] A third vulture: the game is over.
    [undertaker] The undertaker has come for us all: one more payday, and the game is over.
   *[goal] One more payday, and the game is over.
}
gnadenlos-told-road-left = { $seat } has lost and leaves the road.
gnadenlos-told-last-bought = { $seat } buys once more: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} forward to field { $after }.
gnadenlos-told-scored = { $seat } ends on field { $field } with { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}.
gnadenlos-told-scored-out = { $seat } is out: three vultures.

# Parts of these, and lines that put several events together
gnadenlos-roll = { $player } { $die }
gnadenlos-places = { $count ->
    [one] place { $numbers }
   *[other] places { $numbers }
}
gnadenlos-move = { $source } to { $gap }
gnadenlos-laid = { $player } { $number } ({ $adventurer })
gnadenlos-laid-shot = { $player } { $number } ({ $adventurer }, shot)
gnadenlos-whose = { $adventurer } ({ $player })
gnadenlos-whose-count = { $player } { $count }
gnadenlos-turn-of = **Turn { $turn }** of { $player }.
gnadenlos-have-laid = { $players } { $count ->
    [one] has
   *[other] have
} laid an adventurer face down.
gnadenlos-thefts = Stolen from the market: { $thefts }.
gnadenlos-theft = { $player } ({ $places })
gnadenlos-theft-none = { $player } (nothing)
gnadenlos-finds = { $finds }.
gnadenlos-find = { $player } finds { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}
gnadenlos-find-part = { $player } { $nuggets }
gnadenlos-hats = Hats: { $moves }.
gnadenlos-hat-forward = { $player } { $fields } forward to { $field }
gnadenlos-hat-back = { $player } { $fields } back to { $field }
gnadenlos-hat-stays = { $player } stays on { $field }
gnadenlos-last-bought = Last purchases: { $moves }.
gnadenlos-bids = Bids: { $bids }.
gnadenlos-bid-part = { $player } { $bid }
gnadenlos-takes = { $takes }.
gnadenlos-take = { $player } takes { $lot }
gnadenlos-take-part = { $player } { $lot }
gnadenlos-payday = **Payday!** { $count ->
    [0] Nobody pays.
   *[other] Paid: { $paid }.
}
gnadenlos-payday-last = **The last payday!** { $count ->
    [0] Nobody pays.
   *[other] Paid: { $paid }.
}
gnadenlos-payday-goes-on = { $count ->
    [0] Nobody pays.
   *[other] Paid: { $paid }.
}
gnadenlos-rolls = Rolls: { $rolls }.
gnadenlos-paid = { $die }, { $player } pays { $worth ->
    [0] nothing
   *[other] { $worth }
}
gnadenlos-unpaid = { $die }, { $player } cannot pay { $worth }
gnadenlos-empty = { $die }, empty

## The board as text and in alternative texts

gnadenlos-text-turn = Turn { $turn }, { $player } has the revolver
gnadenlos-text-set-up = Before the first turn, { $player } has the revolver
gnadenlos-text-event = Event: { $event }
gnadenlos-text-to-come = To come: { $events }
gnadenlos-text-undertaker = Undertaker: field { $field } of { $fields }
gnadenlos-text-market = Market: { $notes ->
    [0] empty
    [one] { $notes } IOU
   *[other] { $notes } IOUs
}. { $payday }
gnadenlos-text-gaps = Gaps: { $places }
gnadenlos-text-lots = On offer: { $lots }
gnadenlos-text-bids = Bids: { $bids }
# The bids of several IOUs, or of another’s, where all sums are told already
gnadenlos-text-bids-of = IOUs in bids: { $bids }
gnadenlos-text-has-laid = Already laid: { $players }
gnadenlos-text-takers = Next to take: { $players }
gnadenlos-text-deck = Deck: { $deck ->
    [one] { $deck } adventurer
   *[other] { $deck } adventurers
}
gnadenlos-text-discards = Discarded: { $adventurers }
gnadenlos-text-goal = Goal: field { $fields }
gnadenlos-text-zone = { $zone } to field { $last }, { $winner } or { $loser }
gnadenlos-text-zone-next = { $zone } to { $last }, { $winner } or { $loser }
gnadenlos-text-fills-gaps = The bot fills the gaps in the market
gnadenlos-text-player = { $player }: { $side }
gnadenlos-text-lost = off the road
gnadenlos-text-shown = { $player }: { $adventurer }
gnadenlos-text-laid-is = Laid face down: { $adventurer }
gnadenlos-text-proved = No possible bid: { $players }
gnadenlos-text-hand-notes = { $heading }: { $notes }
gnadenlos-text-hand-laying = { $count ->
    [one] Your bid: { $notes }
   *[other] Your bid of { $total }, in the order that only you know: { $notes }
}
gnadenlos-text-goal-from = goal from field { $goal }
# What lies in the market and was laid by the reader, who alone sees it
gnadenlos-text-known = Laid by you, by place in the market: { $notes }
gnadenlos-known = { $note } at { $places }
gnadenlos-text-winner = { $players } { $count ->
    [one] wins
   *[other] share first place
} on field { $field }


## Pictures: the board

gnadenlos-board-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}, { $cards ->
    [one] { $cards } adventurer left
   *[other] { $cards } adventurers left
}
gnadenlos-board-market = Payday with { $needed } full rows, now { $full }
gnadenlos-board-payday = Payday
gnadenlos-board-last-payday = Last payday
gnadenlos-board-place = { $place }.
gnadenlos-board-over-vultures = The third vulture ends the game
gnadenlos-board-over-undertaker = The undertaker comes for us all
gnadenlos-board-over-goal = The road to success has led to the goal
gnadenlos-board-best = wins on field { $field }, with { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}
gnadenlos-board-tied = share first place on field { $field }
# What the picture of a private choice shows, said to who cannot see it
gnadenlos-board-open = The market; its places are listed below.
gnadenlos-board-chosen = Chosen: { $places }.

## Pictures: the hand

gnadenlos-hand-field = Field { $field }, goal from { $goal }
gnadenlos-hand-lost = You have left the road
# On a ribbon over an adventurer: at most 10 letters
gnadenlos-hand-laid = Face down
gnadenlos-hand-no-adventurers = You have no adventurers
gnadenlos-hand-bid = Your bid: { $total }
gnadenlos-hand-order = Laid in this order, which nobody else knows
gnadenlos-hand-own = { $own ->
    [one] { $own } IOU of your own
   *[other] { $own } IOUs of your own
}
gnadenlos-hand-own-and-stolen = { $own ->
    [one] { $own } IOU of your own, { $stolen } stolen
   *[other] { $own } IOUs of your own, { $stolen } stolen
}
gnadenlos-hand-stolen = { $stolen ->
    [one] { $stolen } stolen IOU
   *[other] { $stolen } stolen IOUs
}
gnadenlos-hand-no-notes = You have no IOUs
gnadenlos-hand-known = Laid by you in the market, with place numbers

## Pictures: what a question is about

gnadenlos-panel-payday = { $notes ->
    [0] Payday comes next
    [one] Payday in { $notes } IOU
   *[other] Payday in { $notes } IOUs
}
# On the panel of whoever buys standing, beside their nuggets; { $worth } is what these IOUs would cost
gnadenlos-panel-lying = { $own ->
    [0] You have laid no IOUs of your own
   *[other] Your own IOUs that you have laid: { $own }, worth { $worth }
}
gnadenlos-panel-others = The others’ adventurers: { $counts }
gnadenlos-panel-other-laid = { $player } { $count } (has laid)
gnadenlos-panel-fields = Fields of the others: { $fields }
gnadenlos-panel-cheating = Cheating, forward or back: { $zones }
# For whoever cannot see the picture
