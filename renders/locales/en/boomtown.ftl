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
boomtown-mine-yield = { $mine } yields { $gold }
boomtown-mine-in-town = { $dice } yields { $gold }
boomtown-mine-more = { $dice }: { $gold }
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
boomtown-effect-card-shark = All others pay the bank 4 gold
boomtown-effect-dynamite = Destroy an opponent’s mine or saloon
boomtown-effect-expropriation = Take an opponent’s mine where you own one
boomtown-effect-governor = Doubles your mayor’s fee in one town
boomtown-effect-holdup = Demand gold from a player; roll that or more
boomtown-effect-mustang = For later: take right after the winner
boomtown-effect-new-vein = One of your mines yields 3 gold more
boomtown-effect-saloon = In one town, each opponent’s mine that yields pays you 2
boomtown-effect-saloon-girls = One of your saloons takes 4 gold, not 2
boomtown-effect-stagecoach-robbery = Take 10 gold from the bank
boomtown-effect-telegraph = For later: turn one die after a roll

## Decisions: what the asked player must decide

boomtown-prompt-bid = Bid for first pick, or pass. No bid yet.{ $count ->
    [0] {""}
   *[other] {" "}{ $passed } passed.
} You have { $gold } gold.
boomtown-prompt-bid-higher = Bid for first pick, or pass. { $leader } leads with { $standing }.{ $count ->
    [0] {""}
   *[other] {" "}{ $passed } passed.
} You have { $gold } gold.
boomtown-prompt-take = Take one of the cards. You have { $gold } gold.
boomtown-prompt-mustang = Do you play Mustang and take the next card, or keep it for later? You have { $gold } gold.
boomtown-prompt-telegraph = Do you turn one die with Telegraph, or keep it for later? The dice show { $dice }: your mines yield { $yield ->
    [0] nothing
   *[other] { $yield }
}.
boomtown-prompt-dynamite = Light the fuse: which of the others’ mines or saloons do you blow up?
boomtown-prompt-expropriation = Which mine do you take from its owner? It becomes yours, without a fee.
boomtown-prompt-holdup = Whom do you hold up, and for how much gold? You get it if you roll that number or more.
boomtown-prompt-saloon = In which town do you open your saloon? Each of the others’ mines there will pay you 2 gold when it yields.
boomtown-prompt-saloon-girls = In which of your saloons do the girls dance? It will take 4 gold instead of 2.
boomtown-prompt-new-vein = Which of your mines gets the New Vein? It will yield 3 gold more.
boomtown-prompt-governor = In which of your towns does the mayor become Governor? The fee there doubles.
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
boomtown-amount = { $gold } of { $all } gold
boomtown-choice = { $player }: { $option }
boomtown-option-mustang-play = Play Mustang
boomtown-option-mustang-keep = Keep Mustang
boomtown-option-telegraph-keep = Keep Telegraph
boomtown-option-telegraph-first = First die to { $face } (sum { $sum })
boomtown-option-telegraph-second = Second die to { $face } (sum { $sum })
boomtown-option-meaning = { $option }: { $meaning }
boomtown-option-holdup = { $number ->
    [12] 12 exactly
   *[other] { $number } or more
}

boomtown-hint-owner = Owned by { $player }
boomtown-hint-telegraph = your mines yield { $gold ->
    [0] nothing
   *[other] { $gold } gold
}
boomtown-hint-holdup = Succeeds on { $ways } of 36 rolls; { $player } has { $gold } gold
boomtown-hint-saloon = { $mines ->
    [0] the others have no mine there
    [one] the others have { $mines } mine there
   *[other] the others have { $mines } mines there
}
boomtown-hint-governor = the fee there becomes { $gold } gold
boomtown-card-event = { $card }: { $effect }
boomtown-card-dangerous = dangerous on 2 or 12
boomtown-card-new = makes you mayor
boomtown-card-number = your { $number ->
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
boomtown-card-fee = { $player }’s fee { $gold }

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
boomtown-order-prompt-bid = How far do you go for first pick? You bid as little as you can, and pass beyond your limit. { $standing }. You have { $gold } gold.
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
    [one] is bankrupt and cannot bid
   *[other] are bankrupt and cannot bid
}.
boomtown-told-bid = { $seat } bids { $gold } gold.
boomtown-told-passed = { $seat } passes.
boomtown-told-passed-automatic = { $seat } cannot go higher and passes.
boomtown-told-auction-won = { $seat } wins first pick for { $gold }.
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
boomtown-told-card-chosen = { $seat } carries out { $card } first.
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
boomtown-shared = Shares: { $shares }.
boomtown-paid = { $player } pays { $gold ->
    [0] nothing
   *[other] { $gold }
}
boomtown-bids = Bids: { $bids }.
boomtown-round = **Round { $round }.** Start player: { $start }.
boomtown-bids-part = { $player } { $gold }
boomtown-bids-pass = { $player } passes
boomtown-all-passed = All pass, so { $seat } gets first pick for nothing.
boomtown-takes = { $takes }.
boomtown-take = { $player } takes { $card }
boomtown-take-part = { $player } { $card }
boomtown-take-noted = { $card } ({ $notes })
boomtown-note-fee = fee { $gold } to { $mayor }
boomtown-note-fee-short = fee to { $mayor }: { $gold ->
    [0] nothing
   *[other] only { $gold }
} of { $owed }
boomtown-note-kept = for later
boomtown-note-waits = cannot be used yet
boomtown-note-gold = { $gold } gold
boomtown-note-in = in { $place }
boomtown-note-mayor = becomes mayor
boomtown-note-mayor-instead = becomes mayor in place of { $before }
boomtown-nothing-produced = No mine yields.
boomtown-yields = { $yields }.
boomtown-yield = { $player } gets { $gold }
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
boomtown-text-round = Round { $round } of { $rounds }
boomtown-text-last-keeps-all = Option: the last in the chain keeps all of a bid that arrives (B9)
boomtown-text-start = Start player: { $player }
boomtown-text-standing = { $player } leads with { $gold }
boomtown-text-no-bid = No bid yet
boomtown-text-passed = Passed: { $players }
boomtown-text-winner = First pick: { $player }
boomtown-text-taken = With a card: { $players }
boomtown-text-left = Still to take: { $players }
boomtown-text-offer = On offer:
boomtown-text-dice = Last roll: { $dice }
boomtown-text-purse = { $gold } gold, { $points }
boomtown-side = { $player }: { $gold } gold, { $points }
boomtown-side-gold = { $player }: { $gold } gold
boomtown-side-more = { $player }: { $gold }
boomtown-text-mayor = { $town } (mayor)
boomtown-text-governor = { $town } (mayor and Governor)
boomtown-text-owner = { $player }{ $office ->
    [mayor] , mayor
    [mayor-with] , mayor with { $count }
    [governor] , Governor
    [governor-with] , Governor with { $count }
    [several] {" "}with { $count }
   *[single] {""}
}: { $mines }
boomtown-text-mines = { $town }: { $mines }
boomtown-text-no-mines = Nobody has a mine yet
boomtown-text-kept = keeps { $cards }
boomtown-text-waiting = waiting: { $cards }
boomtown-text-empty = Nothing on the table yet

boomtown-alt-title = Round { $round } of { $rounds }
boomtown-alt-offer = On offer: { $cards }

## The pictures beside the questions, and their alternative texts

boomtown-panel-you = you
boomtown-panel-offer = The cards
boomtown-panel-mayor-of = { $player } (mayor)
boomtown-panel-nobody = no mines there
boomtown-panel-mine = { $number ->
    [1] 1st mine
    [2] 2nd mine
    [3] 3rd mine
   *[other] { $number }th mine
}
boomtown-panel-mayor = mayor
boomtown-panel-now = right away
boomtown-panel-kept = for later
boomtown-panel-waits = not yet
boomtown-panel-elects = { $mines } (makes you mayor)
boomtown-panel-fee = the fee becomes { $gold } gold
boomtown-panel-first = First die
boomtown-panel-second = Second die
boomtown-panel-die-first = { boomtown-panel-first }: { $rolls }
boomtown-panel-die-second = { boomtown-panel-second }: { $rolls }
boomtown-panel-roll = { $face }{ $kind ->
    [now] {" "}as it lies
   *[other] {""}
}, sum { $sum }: { $gets }
boomtown-panel-victims = Gold: { $players }
boomtown-panel-ways = Of 36 rolls, { $ways }
boomtown-panel-way = { $ways } reach { $number }
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
