### Goldrush. The rule book’s words. Names of houses, creeks and the tree are on the map: `goldrush-map`.

goldrush-name = Goldrush
goldrush-table-short = short game (three nuggets win)
goldrush-about = A gold rush on a board of its own, for 2 to 4: roll, look at hidden cards, lay true claims and false ones, dig, fight duels, and bring five nuggets to the Bank. The rules: `/goldrush rules`.
goldrush-length = About { $count } turns each
goldrush-progress = Turn { $turn }, most nuggets in the Bank: { $nuggets } of { $goal }

## Places as on buttons, where they are not printed on the map (`goldrush-map-…`)

goldrush-map-west = West exit
goldrush-map-east = East exit
goldrush-map-square = { $square }
goldrush-map-street = Street { $number }
# { $number } is 0 for the only step between two places
goldrush-map-trail = { $number ->
    [0] { $trail }
   *[other] { $trail } { $number }
}
goldrush-short-trail = { $number ->
    [0] Trail { $trail }
   *[other] Trail { $trail } { $number }
}
goldrush-trail = { $first }–{ $last }

## Places as where one goes

goldrush-to-store = to Jake’s General Store
goldrush-to-bank = to the Bank
goldrush-to-registry = to the Registry
goldrush-to-assay = to the Assay Office
goldrush-to-sheriff = to the Sheriff
goldrush-to-jail = to Jail
goldrush-to-hotel = to the Bison Hotel
goldrush-to-saloon = to the Saddle Saloon
goldrush-to-smithy = to the Smithy
goldrush-to-west = to the west exit
goldrush-to-east = to the east exit
goldrush-to-horseshoe = to the lost horseshoe
goldrush-to-licence = to the forgotten licence
goldrush-to-hold-up = to the hold-up
goldrush-to-room = to the room for the night
goldrush-to-rustler = to “Taken for a rustler”
goldrush-to-short-cut = to the short cut
goldrush-to-rattlesnake = to Rattlesnake Creek
goldrush-to-silver = to Silver Creek
goldrush-to-dry = to Dry Creek
goldrush-to-mulch = to Mulch Tree
goldrush-to-square = to { $square }
goldrush-to-street = to Street { $number }
goldrush-to-trail = { $number ->
    [0] to trail { $trail }
   *[other] to trail { $trail } { $number }
}

## Places as where one is

goldrush-at-store = in Jake’s General Store
goldrush-at-bank = in the Bank
goldrush-at-registry = in the Registry
goldrush-at-assay = in the Assay Office
goldrush-at-sheriff = at the Sheriff’s
goldrush-at-jail = in Jail
goldrush-at-hotel = in the Bison Hotel
goldrush-at-saloon = in the Saddle Saloon
goldrush-at-smithy = in the Smithy
goldrush-at-west = at the west exit
goldrush-at-east = at the east exit
goldrush-at-horseshoe = at the lost horseshoe
goldrush-at-licence = at the forgotten licence
goldrush-at-hold-up = at the hold-up
goldrush-at-room = at the room for the night
goldrush-at-rustler = at “Taken for a rustler”
goldrush-at-short-cut = at the short cut
goldrush-at-rattlesnake = at Rattlesnake Creek
goldrush-at-silver = at Silver Creek
goldrush-at-dry = at Dry Creek
goldrush-at-mulch = at Mulch Tree
goldrush-at-square = on { $square }
goldrush-at-street = on Street { $number }
goldrush-at-trail = { $number ->
    [0] on trail { $trail }
   *[other] on trail { $trail } { $number }
}

## What things are called

goldrush-nuggets = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}
goldrush-in-bank = Bank { $nuggets }
goldrush-on-cart = { $nuggets ->
    [0] empty cart
   *[other] cart { $nuggets }
}
goldrush-mines = { $count ->
    [one] mine { $squares }
   *[other] mines { $squares }
}
goldrush-claims = { $count ->
    [one] claim { $squares }
   *[other] claims { $squares }
}
goldrush-markers = { $markers ->
    [0] no marker free
    [one] { $markers } marker free
   *[other] { $markers } markers free
}

# The instruction points, as they are read aloud
goldrush-point-horseshoe = A lost horseshoe
goldrush-point-licence = A forgotten licence
goldrush-point-hold-up = A hold-up
goldrush-point-room = A room for the night
goldrush-point-rustler = Taken for a rustler
goldrush-point-short-cut = A short cut
goldrush-known = { $square } ({ $card })
goldrush-run = { $first } to { $last }
goldrush-far-bank = Bank { $steps }
goldrush-far-registry = Registry { $steps }
goldrush-far-assay = Assay { $steps }
goldrush-far-mine = mine { $square } { $steps }
goldrush-far-card = card { $square } { $steps }

# Why it is somebody’s turn out of order
goldrush-why-guide = (turn { $turn } of { $turns } with the old guide)
goldrush-why-duel = (extra turn after a duel)
goldrush-why-shoot-out = (first to roll after the shoot-out)

## Decisions: what the asked player must decide

goldrush-prompt-move = Where do you go with **{ $roll }**{ $why }? You are { $at }: { $cart }, { $markers }.
goldrush-prompt-claim-gold = Square { $square } says **{ $card }**: you lay a claim on it. You have { $markers }.
goldrush-prompt-claim-no-gold = Square { $square } says **{ $card }**: do you bluff with a claim, or lay none? You have { $markers }.
goldrush-prompt-claim-taken = Square { $square }, with { $player }’s claim, says **{ $card }**: do you replace the claim by yours, or let it stand? You have { $markers }.
goldrush-prompt-withdraw = Which claims do you take back? You have: { $cards }.
# Only in games that began by the earlier R8
goldrush-prompt-withdraw-nothing = You cannot take back any of your claims: { $cards }. Go on?
goldrush-prompt-assay = Which claim do you have assayed? You have: { $cards }.
goldrush-prompt-assay-nothing = You have nothing to assay: { $cards }. Go on?
goldrush-prompt-creek = Two creeks are equally near: to which one do you go?

## Decisions: whom the table waits for

goldrush-turn-move = { $players }, { $at }, has rolled { $roll }{ $why }: where to?
goldrush-turn-claim = { $players } has looked at the card { $at }: a claim, or none?
goldrush-turn-claim-taken = { $players } has looked at the card with { $owner }’s claim { $at }: replace it, or let it stand?
goldrush-turn-withdraw = { $players }, { $at }, may take claims back
goldrush-turn-assay = { $players }, { $at }, may have a claim assayed
goldrush-turn-creek = { $players } needs water: to which creek?
goldrush-turn-other = The table waits for { $players }
goldrush-turn-over = The gold rush is over

## Decisions: options (at most 80 characters; of moves the number comes first) and hints (at most 100)

goldrush-option-move = { $number } · { $place }
goldrush-listed-move = { $number } { $place }
goldrush-option-duel = { $number } · Duel: { $player } ({ $place })
goldrush-listed-duel = { $number } Duel with { $player }, { $place }
goldrush-option-noted = { $label } ({ $note })
goldrush-note-mine = own mine
goldrush-note-claim = own claim
goldrush-option-claim = { $is_bluff ->
    [yes] Bluff: lay a claim
   *[no] Lay a claim
}
goldrush-option-claim-taken = { $is_bluff ->
    [yes] Bluff: replace { $player }’s claim
   *[no] Replace { $player }’s claim
}
goldrush-option-leave = Lay no claim
goldrush-option-leave-taken = Let { $player }’s claim stand
goldrush-option-keep = Take no claim back
goldrush-option-withdraw = Take back { $squares }
goldrush-option-assay = Have ore from { $square } assayed
goldrush-option-nothing = Have nothing assayed
goldrush-choices-move = { $label }: { $meaning }
goldrush-choices-moves = Steps from there:
goldrush-choices-claim-gold = In the Registry it becomes your mine. Others see a claim, and cannot tell it from a bluff.
goldrush-choices-claim-possible = The Assay Office must find out whether it is gold. Others see a claim, and cannot tell it from a bluff.
goldrush-choices-claim-no-gold = Others cannot tell a bluff from a true claim, and your marker stays here until you take it back in the Registry. If you lay none, everybody knows that there is no gold.
goldrush-choices-claim-taken = If you replace it, { $player } gets the marker back. What the card says stays secret.
goldrush-choices-withdraw = { $count ->
    [one] If you take it back, its marker is free again. Whatever you choose, the others learn only that this square is not sure gold.
   *[other] The markers of those that you take back are free again. Whatever you choose, the others learn only that these squares are not sure gold.
}
goldrush-choices-withdraw-bluffs = You may take back those on cards without gold: their markers are free again, and everybody sees that there is no gold.
goldrush-choices-withdraw-nothing = You are asked all the same, because it is secret whether you can take any back.
goldrush-choices-assay = You roll for ore from a claim on possible gold. With 4, 5 or 6 it is gold: your mine at once, and you go on into the Registry. With 1, 2 or 3 it is not: you take the claim back and leave by that many steps.
goldrush-choices-assay-nothing = None of these is possible gold. You are asked all the same, because that is secret.

goldrush-ahead-card = unknown card
goldrush-ahead-sent = you are taken { $to }
goldrush-ahead-dig = { $cart ->
    [one] you dig a nugget, your first on the cart
   *[other] you dig a nugget, then { $cart } on the cart
}
goldrush-ahead-full = no nugget: your cart is full
goldrush-ahead-empty = no nugget: the stack is empty
goldrush-ahead-mine = { $player }’s mine
goldrush-ahead-own-claim = your claim
goldrush-ahead-claim = { $known ->
    [no] { $player }’s claim, which you may replace
   *[other] { $player }’s claim on “{ $card }” (known)
}
goldrush-ahead-claim-full = { $known ->
    [no] { $player }’s claim, only to look at: no marker free
   *[other] { $player }’s claim on “{ $card }” (known); no marker free
}
goldrush-ahead-known = { $kind ->
    [gold] gold (known)
    [possible-gold] possible gold (known)
    [no-gold] no gold (known)
    [nugget] a nugget (known)
    [guide] the old guide (known): three turns in a row
    [water] no drinking water (known): off to the nearest creek
    [beer] free beer (known): all but prisoners go { $to }
   *[other] “{ $card }” (known): off { $to }
}
goldrush-ahead-duel = { $forced ->
    [yes] you must fight if you go this way (R15): you carry { $own }, { $player } { $other }
   *[no] the winner takes all: you carry { $own }, { $player } { $other }
}
goldrush-ahead-duel-tips = { $duel }; but more than 4: all go back (R18)
goldrush-ahead-duel-alone = { $duel }; nothing else counts there (R4)
goldrush-ahead-bank = { $is_won ->
    [yes] unload { $nuggets } and win
   *[no] { $nuggets ->
        [0] nothing to unload
        [one] unload { $nuggets } nugget
       *[other] unload { $nuggets } nuggets
    }
}
goldrush-ahead-registry = claims on gold become mines
goldrush-ahead-no-claims = no claim to register
goldrush-ahead-register = { $count ->
    [one] your claim on { $squares } becomes a mine
   *[other] your claims on { $squares } become mines
}
goldrush-ahead-assay = ore from possible gold can be assayed
goldrush-ahead-no-ore = nothing to assay
goldrush-ahead-jail = only a 1 or a 6 lets you out again
goldrush-ahead-sheriff = nobody may challenge you there

## Decisions: confirmations

goldrush-answer-move = You go { $to }.
goldrush-answer-duel = You challenge { $player }.
goldrush-answer-claim = You lay a claim { $at }.
goldrush-answer-leave = You lay no claim { $at }.
goldrush-answer-keep = You take no claim back.
goldrush-answer-withdraw = { $count ->
    [one] You take back the claim on { $squares }.
   *[other] You take back the claims on { $squares }.
}
goldrush-answer-assay = Ore from { $square } is assayed.
goldrush-answer-nothing = You have nothing assayed.

## What is said ahead: where to travel, and that one always claims

goldrush-order-move = Travel on to…
goldrush-order-claim = Always claim
goldrush-order-prompt-move = Where do you want to travel? Choose up to four places, one after another; **{ $rob }** counts as a place, too.
goldrush-order-prompt-claim = Do you want to lay a claim on every card that you look at, whatever it says, and on somebody else’s claim, too, while you have a marker free?
goldrush-order-said-move = { $robs ->
    [yes] You travel { $to } in as few turns as possible, and rob whoever carries gold that your cart has room for. { $asked }
   *[no] You travel { $to } in as few turns as possible. { $asked }
}
goldrush-order-said-rob = In your turns, you rob whoever carries gold that your cart has room for. { $asked }
# The legs of a journey: { $way } is the first ones, { $leg } the next one; each is “to …”
goldrush-order-then = { $way }, then { $leg }
goldrush-order-back = back { $to }
goldrush-order-option-again = Back here: { $label }
goldrush-order-said-claim = You lay a claim on every card that you look at while you have a marker free, whatever it says, until you say otherwise.
goldrush-order-asked = You are asked if you may gain by robbing somebody, and before a card, a duel or an instruction point on your way. The journey is over if you are sent somewhere or robbed.
goldrush-order-asked-robbing = You are asked before a card, a duel that wins you nothing, or an instruction point on your way. All this ends if you are sent somewhere or robbed.
goldrush-order-rob = Rob on the way
goldrush-order-turns = { $turns ->
    [one] about { $turns } turn
   *[other] about { $turns } turns
}
goldrush-group-town = Houses in town
goldrush-group-north = Squares A to M, in the north
goldrush-group-south = Squares N to Z, in the south
goldrush-group-wild = Creeks, exits, instruction points

## Refusals of this game’s own: goldrush-refused-<reason>-<decision>

goldrush-refused-not-an-option-move = You cannot move there. You must walk the whole roll without turning back, and you enter a house only by exact count. A journey leads to any place with a name, except the one where you are.
goldrush-refused-not-an-option-claim = { $kind ->
    [leave] Gold that nobody has claimed must be claimed.
   *[other] { refused-not-an-option }
}
goldrush-refused-not-an-option-withdraw = You cannot take that back. Choose among your own claims that are on offer.
goldrush-refused-not-an-option-assay = Only ore from a claim of your own on possible gold can be assayed.

## The story: what somebody does, to be joined: “Anna rolls 4, walks to K and looks at the card.”

goldrush-does = { $player } { $deeds }.
goldrush-turn-number = **Turn { $turn }.**
goldrush-does-turn-began-order = rolls { $roll }
goldrush-does-turn-began-guide = rolls { $roll } (led by the old guide)
goldrush-does-turn-began-duel = rolls { $roll } (extra turn)
goldrush-does-turn-began-shoot-out = rolls { $roll } (first after the shoot-out)
# { $by } is empty, or a space and by which roll
goldrush-does-stayed-in-jail = stays in Jail{ $by }
goldrush-does-moved = walks { $to }{ $by }
goldrush-does-moved-out = walks out of Jail { $to }{ $by }
# { $where } is empty, or a space and the place; { $known } says whether the claim was named before
goldrush-does-looked = looks at the card{ $where }
goldrush-does-looked-full = looks at the card{ $where } (no marker free)
goldrush-does-looked-claim = looks under { $owner }’s claim{ $where }
goldrush-does-looked-claim-full = looks under { $owner }’s claim{ $where } (no marker free)
goldrush-does-claimed = lays a claim{ $where }
goldrush-does-claimed-claim = { $known ->
    [yes] replaces it
   *[no] replaces { $owner }’s claim{ $where }
}
goldrush-does-left-open = lays no claim{ $where }
goldrush-does-left-open-claim = { $known ->
    [yes] lets it stand
   *[no] lets { $owner }’s claim stand{ $where }
}
goldrush-does-card-read = reads “{ $card }” aloud{ $where }
goldrush-does-point-read = reads “{ $point }” aloud
goldrush-does-sent = is taken { $to }
goldrush-does-promise-ended = { $turns ->
    [one] loses the last turn with the old guide
   *[other] loses { $turns } turns with the old guide
}
goldrush-does-guide-met = { $turns ->
    [one] has another turn at once{ $where }
   *[other] has { $turns } more turns in a row{ $where }
}
goldrush-does-nugget-found = picks up a nugget{ $where } (cart { $cart })
goldrush-does-dug = digs a nugget{ $where } (cart { $cart })
goldrush-does-nothing-taken-full = takes no nugget{ $where } (the cart is full)
goldrush-does-nothing-taken-empty = takes no nugget{ $where } (the stack is empty)
goldrush-does-banked = { $nuggets ->
    [one] unloads { $nuggets } nugget{ $where } ({ $total } in all)
   *[other] unloads { $nuggets } nuggets{ $where } ({ $total } in all)
}
goldrush-does-registered = { $count ->
    [one] opens a mine on { $squares }
   *[other] opens mines on { $squares }
}
goldrush-does-not-sure = has no sure gold on { $squares }
goldrush-does-claims-taken-back = { $count ->
    [one] takes back the claim on { $squares }
   *[other] takes back the claims on { $squares }
}
# In games that began by the earlier R8
goldrush-does-claims-taken-back-shown = { $count ->
    [one] takes back the claim on { $squares } (no gold)
   *[other] takes back the claims on { $squares } (no gold)
}
goldrush-does-claims-kept = takes no claim back
goldrush-does-assayed-gold = has ore from { $square } assayed ({ $roll }: gold, on to the Registry)
goldrush-does-assayed-no-gold = has ore from { $square } assayed ({ $roll }: no gold, claim taken back)
goldrush-does-nothing-assayed = has nothing assayed
goldrush-does-challenged = challenges { $rival } { $at }{ $by }

## The story: whole sentences

goldrush-told-beginner-rolled = Rolls for the first turn: { $rolls }; { $best } begins.
goldrush-told-beginner-rolled-tied = Rolls for the first turn: { $rolls }; { $best } roll again.
goldrush-told-card-seen = *Only you know what the card on square { $square } says: “{ $card }”.*
goldrush-told-sent = { $seats } go { $to }.
goldrush-told-duel-rolled = Duel: { $seat } rolls { $roll }, { $rival } { $rival_roll }.
goldrush-told-duel-rolled-tied = Duel: { $seat } rolls { $roll }, { $rival } { $rival_roll }; both roll again.
goldrush-told-duel-won = { $winner } wins against { $loser }, takes { $nuggets ->
    [0] nothing
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
} and has an extra turn.
goldrush-told-shoot-out-began = Shoot-out { $at }: { $seats }!
goldrush-told-shoot-out-rolled = Rolls: { $rolls }.
goldrush-told-shoot-out-rolled-tied = Rolls: { $rolls }; { $best } roll again.
goldrush-told-shoot-out-won = { $winner } wins the shoot-out, takes { $nuggets ->
    [0] nothing
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
} and rolls first.
goldrush-told-cart-tipped = { $nuggets } nuggets are more than a cart holds: all of { $seat }’s go back to the stack.
goldrush-told-won = { $seat } has { $nuggets } nuggets in the Bank and **wins!**

# Parts of these, and lines that put several events together
goldrush-walked = { $parts }.
goldrush-walks = { $player } walks { $to }{ $by }
goldrush-waits = { $player } stays in Jail{ $by }
goldrush-by-roll = {""} with a { $roll }
goldrush-rolled = { $player } { $roll }
goldrush-against = { $roll } to { $other }
goldrush-then = , then {""}
goldrush-duel = { $nuggets ->
    [0] **Duel!** { $winner } beats { $loser } { $rolls }, loses nothing and has an extra turn.
    [one] **Duel!** { $winner } beats { $loser } { $rolls }, takes { $nuggets } nugget and has an extra turn.
   *[other] **Duel!** { $winner } beats { $loser } { $rolls }, takes { $nuggets } nuggets and has an extra turn.
}
goldrush-shoot-out = { $nuggets ->
    [0] **Shoot-out { $at }!** { $rolls }: { $winner } loses nothing and rolls first.
    [one] **Shoot-out { $at }!** { $rolls }: { $winner } takes { $nuggets } nugget and rolls first.
   *[other] **Shoot-out { $at }!** { $rolls }: { $winner } takes { $nuggets } nuggets and rolls first.
}

## The board as text and in alternative texts

goldrush-text-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
goldrush-text-stack = Stack: { $nuggets } of { $all } nuggets
goldrush-text-supply = Stack { $nuggets }, goal { $goal }
goldrush-text-next = Next: { $players }
goldrush-text-unsure = Not sure gold: { $squares }
goldrush-text-owed-order = { $player }
goldrush-text-owed-guide = { $turns ->
    [one] { $player } (old guide)
   *[other] { $player } ({ $turns } turns, old guide)
}
goldrush-text-owed-duel = { $player } (extra turn)
goldrush-text-owed-shoot-out = { $player } (shoot-out)
goldrush-text-player = { $player } { $at }: { $side }
goldrush-text-nothing = empty-handed
goldrush-text-moves = Moves: { $moves }
goldrush-text-unclaimed = Nobody’s squares: { $squares }
goldrush-text-more = Distances: `/goldrush map`
goldrush-text-own-claims = Your claims: { $cards }
goldrush-text-known = You also know: { $cards }
goldrush-text-left-open = Looked at, then left without a claim: { $squares }
goldrush-text-spared = Claims that somebody else looked at and let stand: { $squares }
goldrush-text-winner = { $players } { $count ->
    [one] wins
   *[other] share first place
} with { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
} in the Bank

goldrush-alt-sheet = { $sheet ->
    [north] Northern part.
   *[south] Southern part.
}
goldrush-land-title = Places and paths, with the steps from: { $place }
goldrush-land-beside = Beside it: { $places }
goldrush-land-group = { $group ->
    [houses] Houses: { $places }
    [squares] Squares: { $places }
    [points] Instruction points: { $places }
   *[wild] Exits, creeks and the tree: { $places }
}
goldrush-land-others = Other players: { $places }
goldrush-land-mine = { $own ->
    [yes] your mine
   *[no] { $player }’s mine
}
goldrush-land-claim = { $own ->
    [yes] your claim
   *[no] { $player }’s claim
}
goldrush-land-paths = The paths
goldrush-land-note = No path leads through a house. A step of a trail has its number from the place that is named first: B–C 2 is the second step from B to C. All these places are ours; the printed board is lost.
goldrush-land-main = Main street: { $first }, Street 1 to { $steps }, { $last }
goldrush-land-doors = Houses, with the steps of the street at their doors: { $doors }
goldrush-land-between = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}

## The panel’s pictures, said to those who cannot see them

goldrush-panel-moves = Your moves.
goldrush-panel-journey = Your journey, with its goals in rings.
goldrush-panel-cards = Your claims, as in the question.
