### Boomtown. The rule book's words; cards and towns keep their names.

boomtown-name = Boomtown
boomtown-about = A gold rush for 3 to 5: bid for first pick, take mines and events, and pray for the right dice. The rules: `/boomtown rules`.
boomtown-length = About { $count } rounds
boomtown-progress = Round { $round } of { $rounds }
boomtown-table-short = short game
boomtown-table-last-keeps-all = the last in the chain keeps everything

## Towns

boomtown-town-cactus-junction = Cactus Junction
boomtown-town-cold-mountain = Cold Mountain
boomtown-town-coyote-city = Coyote City
boomtown-town-dry-gulch = Dry Gulch
boomtown-town-san-narciso = San Narciso

## Cards

boomtown-mine = { $town } { $dice }
boomtown-mine-yield = { $mine } → { $gold } gold
boomtown-dangerous = dangerous
boomtown-with-new-vein = New Vein
boomtown-saloon-in = Saloon in { $town }
boomtown-saloon-with-girls = Saloon with Girls in { $town }

# "\u00AD" is where a long name may be broken on a card
boomtown-event-card-shark = Card Shark
boomtown-event-dynamite = Dynamite
boomtown-event-expropriation = Expropri{"\u00AD"}ation
boomtown-event-governor = Governor
boomtown-event-holdup = Holdup
boomtown-event-mustang = Mustang
boomtown-event-new-vein = New Vein
boomtown-event-saloon = Saloon
boomtown-event-saloon-girls = Saloon Girls
boomtown-event-stagecoach-robbery = Stagecoach Robbery
boomtown-event-telegraph = Telegraph

# What they do, in at most 100 characters
boomtown-effect-card-shark = Everybody else pays the bank 4 gold
boomtown-effect-dynamite = Destroy an opponent’s mine or saloon
boomtown-effect-expropriation = Take an opponent’s mine in a town where you own one
boomtown-effect-governor = Doubles the mayor’s fee in a town where you are mayor
boomtown-effect-holdup = Name a player and a number: roll that or more to get that much gold
boomtown-effect-mustang = Keep it: later, take right after the winner
boomtown-effect-new-vein = One of your mines yields 3 gold more
boomtown-effect-saloon = Opponents’ mines in a town of your choice pay you 2 gold when they yield
boomtown-effect-saloon-girls = One of your saloons takes 4 gold instead of 2
boomtown-effect-stagecoach-robbery = Take 10 gold from the bank
boomtown-effect-telegraph = Keep it: once, set a die after the winner’s roll

## Decisions: what the asked player must decide

boomtown-prompt-bid = Bid for first pick, or pass. Nobody has bid yet. You have { $gold } gold.
boomtown-prompt-bid-higher = Bid for first pick, or pass. Highest bid: { $standing } gold by { $leader }. You have { $gold } gold.
boomtown-prompt-take = Take one of the cards.
boomtown-prompt-mustang = You may play Mustang and take the next card, or keep it for later.
boomtown-prompt-telegraph = The dice show { $dice }. Set one of them with Telegraph, or keep it for later.
boomtown-prompt-dynamite = Light the fuse: which mine or saloon do you blow up?
boomtown-prompt-expropriation = Which mine do you take from its owner?
boomtown-prompt-holdup = Whom do you hold up, and for how much? Roll that number or more to get it.
boomtown-prompt-saloon = In which town do you open your saloon?
boomtown-prompt-saloon-girls = In which of your saloons do the girls dance?
boomtown-prompt-new-vein = Which of your mines gets the New Vein?
boomtown-prompt-governor = In which of your towns does the mayor become Governor?
boomtown-prompt-waiting = Several of your waiting cards can be carried out now. Which comes first?

## Decisions: whom the table waits for

boomtown-turn-first-bid = { $players }: open the bidding, or pass
boomtown-turn-bid = { $players }: bid or pass
boomtown-invited = { $players }: with **{ button-act }** you can say ahead how high you will bid.
boomtown-turn-take = { $players }: take a card
boomtown-turn-mustang = { $players }: play Mustang, or keep it
boomtown-turn-telegraph = { $players }: use Telegraph, or keep it
boomtown-turn-dynamite = { $players }: light the Dynamite
boomtown-turn-expropriation = { $players }: expropriate a mine
boomtown-turn-holdup = { $players }: stage a Holdup
boomtown-turn-saloon = { $players }: open a saloon
boomtown-turn-saloon-girls = { $players }: find the Saloon Girls a stage
boomtown-turn-new-vein = { $players }: lay the New Vein
boomtown-turn-governor = { $players }: name the Governor
boomtown-turn-waiting = { $players }: say which waiting card comes first
boomtown-turn-other = The table waits for { $players }
boomtown-turn-over = The gold rush is over

## Decisions: options (at most 80 characters) and hints (at most 100)

boomtown-pass = Pass
boomtown-choice = { $player }: { $option }
boomtown-option-mustang-play = Play Mustang
boomtown-option-mustang-keep = Keep Mustang
boomtown-option-telegraph-keep = Keep Telegraph
boomtown-option-telegraph-first = First die to { $face } (sum { $sum })
boomtown-option-telegraph-second = Second die to { $face } (sum { $sum })
boomtown-option-holdup = { $number ->
    [12] 12 exactly
   *[other] { $number } or more
}

boomtown-hint-fee = Fee to Mayor { $player }: { $gold } gold
boomtown-hint-dangerous = Collapses on a roll of 2 or 12
boomtown-hint-owner = Owned by { $player }
boomtown-hint-telegraph = Your mines would yield { $gold ->
    [0] nothing
   *[other] { $gold } gold
}
boomtown-hint-holdup = Succeeds on { $ways } of 36 rolls; { $player } has { $gold } gold
boomtown-hint-saloon = { $mines ->
    [0] Your opponents have no mine there
    [one] Your opponents have { $mines } mine there
   *[other] Your opponents have { $mines } mines there
}
boomtown-hint-governor = The fee there would be { $gold } gold

## Decisions: confirmations

boomtown-answer-pass = You pass.
boomtown-answer-bid = You bid { $gold } gold.
boomtown-answer-take = You take { $what }.
boomtown-answer-mustang-play = You play Mustang and take next.
boomtown-answer-mustang-keep = You keep Mustang for later.
boomtown-answer-telegraph = You wire for other dice: { $dice }.
boomtown-answer-telegraph-keep = You keep Telegraph for later.
boomtown-answer-dynamite = You blow up { $player }’s { $what }.
boomtown-answer-expropriation = You expropriate { $player }’s { $what }.
boomtown-answer-holdup = You hold up { $player } for { $number } gold.
boomtown-answer-saloon = You open your saloon in { $what }.
boomtown-answer-saloon-girls = You send the girls to your { $what }.
boomtown-answer-new-vein = You lay the New Vein under { $what }.
boomtown-answer-governor = Your mayor of { $what } becomes Governor.
boomtown-answer-waiting = You carry out { $what } first.

## Orders: what a player says ahead (buttons, questions, and what will happen)

boomtown-order-label-event = { $event }…
boomtown-order-label-mustang-always = Always keep Mustang
boomtown-order-option-mustang-play = Play it this round
boomtown-order-option-mustang-keep = Keep it this round
boomtown-order-option-mustang-always = Always keep it
boomtown-order-prompt-bid = How far do you go for first pick? On each turn you bid as little as you can. Beyond your limit you pass. { $standing }. You have { $gold } gold.
boomtown-order-prompt-take = Which cards do you want most? Choose the best one first. When it is your turn, you take the first that is still there.
boomtown-order-prompt-mustang = What do you do if you may play Mustang in this round? You can also always keep it: then you are no longer asked.
boomtown-order-prompt-mustang-always = Always keep Mustang? Then you are no longer asked whether you play it.
boomtown-order-prompt-dynamite = What do you blow up if you take Dynamite in this round? Choose the best target first. You blow up the first that is still there.
boomtown-order-prompt-saloon = In which town do you open your saloon if you take one in this round?
boomtown-order-text-bid = You bid up to { $gold } gold in this round, then pass.
boomtown-order-text-pass = You pass in this round’s auction.
boomtown-order-text-take = You take { $card } if it is still there; if not, you are asked.
boomtown-order-text-take-first = You take the first of these that is still there: { $cards }. If none is left, you are asked.
boomtown-order-text-take-any = You take the first of these that is still there: { $cards }.
boomtown-order-text-mustang-play = If you may play Mustang in this round, you play it.
boomtown-order-text-mustang-keep = If you may play Mustang in this round, you keep it.
boomtown-order-text-mustang-always = You keep Mustang whenever you may play it, until you say otherwise.
boomtown-order-text-dynamite = If you take Dynamite in this round, you blow up { $what }. If it is gone by then, you are asked.
boomtown-order-text-dynamite-first = If you take Dynamite in this round, you blow up the first of these that is still there: { $what }. If all are gone, you are asked.
boomtown-order-text-saloon = If you take a saloon in this round, you open it in { $town }.

## The story, an event a line

boomtown-told-round-began = **Round { $round }.** On offer: { $offer }. { $start } is the start player.
boomtown-told-sat-out = { $seats } { $count ->
    [one] is
   *[other] are
} bankrupt and cannot bid.
boomtown-told-bid = { $seat } bids { $gold } gold.
boomtown-told-passed = { $seat } passes.
boomtown-told-passed-automatic = { $seat } cannot go higher and passes.
boomtown-told-auction-won = { $seat } wins first pick for { $gold } gold.
boomtown-told-auction-won-free = { $seat } gets first pick for nothing.
boomtown-told-bid-shared = { $payer } pays: { $shares }.
boomtown-told-mustang-played = { $seat } plays Mustang and takes next.
boomtown-told-card-taken = { $seat } takes { $card }.
boomtown-told-fee-paid = { $payer } pays Mayor { $mayor } { $gold } gold for building in { $town }.
boomtown-told-fee-paid-short = { $payer } owes Mayor { $mayor } { $owed } gold for building in { $town } but can pay { $gold ->
    [0] nothing
   *[other] only { $gold }
}.
boomtown-told-mayor-elected = { $seat } becomes mayor of { $town }.
boomtown-told-mayor-elected-instead = { $seat } becomes mayor of { $town } in place of { $before }.
boomtown-told-mayor-gone = { $town } has no mayor any more: { $before } steps down.
boomtown-told-governor-gone = The Governor leaves { $town } for good.
boomtown-told-shark-paid = { $seat }’s Card Shark cleans out the table: { $paid }.
boomtown-told-stagecoach-robbed = { $seat } robs the stagecoach and takes { $gold } gold.
boomtown-told-mine-dynamited = { $seat } blows up { $owner }’s { $mine }.
boomtown-told-mine-dynamited-vein = { $seat } blows up { $owner }’s { $mine }, New Vein and all.
boomtown-told-saloon-dynamited = { $seat } blows up { $owner }’s saloon in { $town }.
boomtown-told-saloon-dynamited-girls = { $seat } blows up { $owner }’s saloon in { $town }; the girls leave town.
boomtown-told-mine-expropriated = { $seat } expropriates { $owner }’s { $mine }.
boomtown-told-holdup-tried = { $seat } holds up { $victim } for { $number } and rolls { $dice }: { $victim } { $gold ->
    [0] has nothing to hand over
   *[other] hands over { $gold } gold
}.
boomtown-told-holdup-tried-failed = { $seat } holds up { $victim } for { $number } but rolls { $dice }: nothing.
boomtown-told-saloon-opened = { $seat } opens a saloon in { $town }.
boomtown-told-girls-hired = The Saloon Girls now dance in { $seat }’s saloon in { $town }.
boomtown-told-vein-found = { $seat } strikes a New Vein in { $mine }.
boomtown-told-governor-named = { $seat }, mayor of { $town }, becomes Governor.
boomtown-told-card-waits = { $seat } cannot use { $card } yet; it waits.
boomtown-told-card-kept = { $seat } keeps { $card }.
boomtown-told-held-back = { $seat } keeps { $card } for later.
boomtown-told-card-chosen = { $seat } turns to { $card } first.
boomtown-told-dice-rolled = { $seat } rolls { $dice }.
boomtown-told-telegraph-played = { $seat } uses Telegraph: the dice now show { $dice }.
boomtown-told-mine-produced = { $mine } yields { $seat } { $gold } gold.
boomtown-told-saloon-paid = { $payer } spends { $gold } gold in { $owner }’s saloon.
boomtown-told-saloon-paid-short = { $payer } owes { $owed } gold in { $owner }’s saloon but can pay { $gold ->
    [0] nothing
   *[other] only { $gold }
}.
boomtown-told-mine-collapsed = { $owner }’s { $mine } collapses.
boomtown-told-mine-collapsed-vein = { $owner }’s { $mine } collapses, New Vein and all.
boomtown-told-scored = { $seat } ends with { $total } { $total ->
    [one] point
   *[other] points
}: { $gold } gold, { $yields } for mines, { $pawns } for mayors.

# Parts of these, and lines that put several events together
boomtown-share = { $player } { $gold }
boomtown-share-bank = the bank { $gold }
boomtown-shared = The gold goes round: { $shares }.
boomtown-paid = { $player } pays { $gold ->
    [0] nothing
   *[other] { $gold }
}
boomtown-bids = Bids: { $bids }.
boomtown-bids-part = { $player } { $gold }
boomtown-bids-pass = { $player } passes
boomtown-all-passed = All pass, so { $seat } gets first pick for nothing.
boomtown-won-against = { $seat } wins first pick for { $gold } gold against { $rivals }.
boomtown-rival = { $player } ({ $gold })
boomtown-takes = { $takes }.
boomtown-take = { $player } takes { $card }
boomtown-take-part = { $player } { $card }
boomtown-take-noted = { $card } ({ $notes })
boomtown-note-fee = { $gold } gold to Mayor { $mayor }
boomtown-note-fee-short = { $gold ->
    [0] none
   *[other] only { $gold }
} of the { $owed } gold due to Mayor { $mayor }
boomtown-note-kept = for later
boomtown-note-waits = cannot be used yet
boomtown-note-gold = { $gold } gold
boomtown-note-in = in { $place }
boomtown-note-mayor = becomes mayor
boomtown-note-mayor-instead = becomes mayor in place of { $before }
boomtown-nothing-produced = No mine yields.
boomtown-yields = { $yields }.
boomtown-yield = { $player } gets { $gold } gold
boomtown-yield-part = { $player } { $gold }
boomtown-spent = Saloons: { $payments }.
boomtown-spent-part = { $payer } pays { $owner } { $gold ->
    [0] nothing
   *[other] { $gold }
}
boomtown-collapsed = Dangerous mines collapse: { $mines }.
boomtown-collapsed-part = { $mine } ({ $player })

## The board as text and in alternative texts

boomtown-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
boomtown-won = { $players } { $count ->
    [one] wins
   *[other] share first place
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
boomtown-text-round = Round { $round } of { $rounds } · { $cards ->
    [0] no cards left
    [one] { $cards } card left
   *[other] { $cards } cards left
}
boomtown-text-start = { $player } is the start player this round
boomtown-text-standing = Highest bid: { $gold } gold by { $player }
boomtown-text-no-bid = Nobody has bid yet
boomtown-text-passed = Passed: { $players }
boomtown-text-winner = { $player } won first pick
boomtown-text-taken = Have a card: { $players }
boomtown-text-left = Still without a card: { $players }
boomtown-text-offer = Cards on offer:
boomtown-text-dice = Last roll: { $dice }
boomtown-text-player = { $sign } **{ $player }** · { $gold } gold · { $points } if the game ended now
boomtown-text-player-final = { $sign } **{ $player }** · { $gold } gold · { $points }
boomtown-text-mayor = { $town } (mayor)
boomtown-text-governor = { $town } (mayor and Governor)
boomtown-text-mines = { $town }: { $mines }
boomtown-text-kept = Keeps { $cards }
boomtown-text-waiting = Waiting: { $cards }
boomtown-text-empty = Nothing on the table yet

boomtown-alt-title = Boomtown, round { $round } of { $rounds }
boomtown-alt-offer = Cards: { $cards }
boomtown-alt-player = { $player }: { $gold } gold, { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
}, { $points }
boomtown-alt-mayor = mayor of { $towns }

## The pictures beside the questions, and their alternative texts

boomtown-panel-you = you
boomtown-panel-purse = You have { $gold } gold and { $points }
boomtown-panel-card = { $card }: { $what }
boomtown-panel-holding = { $player } { $mines }{ $mayor ->
    [yes] {" "}(mayor)
   *[no] {""}
}
boomtown-panel-mayor-of = { $player } (mayor)
boomtown-panel-nobody = no mines there
boomtown-panel-mine = { $number ->
    [1] 1st mine
    [2] 2nd mine
    [3] 3rd mine
   *[other] { $number }th mine
}
boomtown-panel-mayor = mayor
boomtown-panel-would-no = your { $mine }
boomtown-panel-would-new = your { $mine }, you become mayor
boomtown-panel-would-stays = your { $mine }, you stay mayor
boomtown-panel-now = right away
boomtown-panel-kept = for later
boomtown-panel-waits = not yet
boomtown-panel-elects = { $mines } (makes you mayor)
boomtown-panel-fee = fee { $gold } gold
boomtown-panel-first = First die
boomtown-panel-second = Second die
boomtown-panel-die-first = { boomtown-panel-first }: { $rolls }
boomtown-panel-die-second = { boomtown-panel-second }: { $rolls }
boomtown-panel-roll = { $face }{ $kind ->
    [now] {" "}as it lies
   *[other] {""}
}, sum { $sum }: { $gets }
boomtown-panel-victims = Gold: { $players }
boomtown-panel-ways = How many of 36 rolls reach each number: { $ways }
boomtown-panel-reach = of { $rolls } rolls
boomtown-panel-chosen = Chosen: { $what }

## Words in the pictures: short, and set in narrow places

boomtown-picture-round = Round { $round } of { $rounds }
boomtown-picture-cards = { $cards ->
    [0] no cards left
    [one] { $cards } card left
   *[other] { $cards } cards left
}
boomtown-picture-taken = taken
boomtown-picture-keeps = Kept
boomtown-picture-waits = Waiting
boomtown-picture-best = wins with { $gold ->
    [one] { $gold } point
   *[other] { $gold } points
}
boomtown-picture-tied = share first place with { $gold ->
    [one] { $gold } point
   *[other] { $gold } points
}
boomtown-picture-place = { $place }.
