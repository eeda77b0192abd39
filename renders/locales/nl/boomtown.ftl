### Boomtown. De woorden van de spelregels; steden houden hun naam.

boomtown-name = Boomtown
boomtown-about = Goudkoorts voor 3 tot 5 spelers: bied op de eerste keus, neem mijnen en gebeurtenissen, en hoop op de juiste worp. De regels: `/boomtown regels`.
boomtown-length = Ongeveer { $count } rondes
boomtown-progress = Ronde { $round } van { $rounds }
boomtown-table-short = kort spel
boomtown-table-last-keeps-all = de laatste in de rij houdt alles

## Steden

boomtown-town-cactus-junction = Cactus Junction
boomtown-town-cold-mountain = Cold Mountain
boomtown-town-coyote-city = Coyote City
boomtown-town-dry-gulch = Dry Gulch
boomtown-town-san-narciso = San Narciso

## Kaarten

boomtown-mine = { $town } { $dice }
boomtown-mine-yield = { $mine } geeft { $gold }
boomtown-mine-in-town = { $dice } geeft { $gold }
boomtown-mine-more = { $dice }: { $gold }
boomtown-dangerous = gevaarlijk
boomtown-with-new-vein = nieuwe goudader
boomtown-saloon-in = Saloon in { $town }
boomtown-saloon-with-girls = Saloon met danseressen in { $town }

# "\u00AD": hier mag een lange naam op een kaart worden afgebroken
boomtown-event-card-shark = Valsspeler
boomtown-event-dynamite = Dynamiet
boomtown-event-expropriation = Ontei{"\u00AD"}gening
boomtown-event-governor = Gouver{"\u00AD"}neur
boomtown-event-holdup = Overval
boomtown-event-mustang = Mustang
boomtown-event-new-vein = Nieuwe goudader
boomtown-event-saloon = Saloon
boomtown-event-saloon-girls = Danse{"\u00AD"}ressen
boomtown-event-stagecoach-robbery = Postkoets{"\u00AD"}overval
boomtown-event-telegraph = Telegraaf

# Wat ze doen, in hoogstens 100 tekens
boomtown-effect-card-shark = Alle anderen betalen de bank 4 goud
boomtown-effect-dynamite = Blaas andermans mijn of saloon op
boomtown-effect-expropriation = Neem een mijn van een ander in een stad waar je er een hebt
boomtown-effect-governor = Verdubbelt je burgemeestersheffing in één stad
boomtown-effect-holdup = Eis goud van een speler; gooi dat of meer
boomtown-effect-mustang = Voor later: neem meteen na de winnaar
boomtown-effect-new-vein = Een van je mijnen geeft 3 goud meer
boomtown-effect-saloon = Kies een stad: elke mijn van een ander die daar goud geeft, betaalt jou 2
boomtown-effect-saloon-girls = Een van je saloons vangt 4 goud, niet 2
boomtown-effect-stagecoach-robbery = Neem 10 goud van de bank
boomtown-effect-telegraph = Voor later: verander na een worp één dobbelsteen

## Beslissingen: wat de gevraagde speler moet beslissen

boomtown-prompt-bid = Bied op de eerste keus, of pas. Nog geen bod.{ $count ->
    [0] {""}
    [one] {" "}{ $passed } heeft gepast.
   *[other] {" "}{ $passed } hebben gepast.
} Je hebt { $gold } goud.
boomtown-prompt-bid-higher = Bied op de eerste keus, of pas. { $leader } bood { $standing }.{ $count ->
    [0] {""}
    [one] {" "}{ $passed } heeft gepast.
   *[other] {" "}{ $passed } hebben gepast.
} Je hebt { $gold } goud.
boomtown-prompt-take = Neem een van de kaarten. Je hebt { $gold } goud.
boomtown-prompt-mustang = Speel je Mustang om de volgende kaart te nemen, of bewaar je hem voor later? Je hebt { $gold } goud.
boomtown-prompt-telegraph = Verander je één dobbelsteen met de Telegraaf, of bewaar je de kaart voor later? De worp is { $dice }: jouw mijnen geven { $yield ->
    [0] niets
   *[other] { $yield }
}.
boomtown-prompt-dynamite = Steek de lont aan: welke mijn of saloon van een ander blaas je op?
boomtown-prompt-expropriation = Welke mijn neem je van de eigenaar af? Je betaalt er geen heffing voor.
boomtown-prompt-holdup = Wie overval je, en hoeveel goud eis je? Gooi dat getal of meer en het goud is van jou.
boomtown-prompt-saloon = In welke stad open je je saloon? Elke mijn van een ander die daar goud geeft, betaalt jou er 2 van.
boomtown-prompt-saloon-girls = In welke van je saloons treden de danseressen op? Die levert dan 4 goud op in plaats van 2.
boomtown-prompt-new-vein = Welke van je mijnen krijgt de nieuwe goudader? Die geeft voortaan 3 goud meer.
boomtown-prompt-governor = In welke van je steden wordt de burgemeester gouverneur? De heffing wordt daar verdubbeld.
boomtown-prompt-waiting = Meerdere van je wachtende kaarten kunnen nu worden uitgevoerd. Welke gaat voor?

## Beslissingen: op wie de tafel wacht

boomtown-turn-first-bid = { $players }: de veiling openen of passen
boomtown-turn-bid = { $players }: bieden of passen
boomtown-invited = { $players }: met **{ button-act }** kun je alvast zeggen hoe hoog je wilt bieden.
boomtown-turn-take = { $players }: een kaart nemen
boomtown-turn-mustang = { $players }: Mustang spelen of bewaren
boomtown-turn-telegraph = { $players }: de Telegraaf gebruiken of bewaren
boomtown-turn-dynamite = { $players }: het dynamiet aansteken
boomtown-turn-expropriation = { $players }: een mijn onteigenen
boomtown-turn-holdup = { $players }: een overval plegen
boomtown-turn-saloon = { $players }: een saloon openen
boomtown-turn-saloon-girls = { $players }: een podium voor de danseressen kiezen
boomtown-turn-new-vein = { $players }: de nieuwe goudader leggen
boomtown-turn-governor = { $players }: de gouverneur benoemen
boomtown-turn-waiting = { $players }: zeggen welke wachtende kaart voorgaat
boomtown-turn-other = De tafel wacht op { $players }
boomtown-turn-over = De goudkoorts is voorbij

## Beslissingen: mogelijkheden (hoogstens 80 tekens) en uitleg (hoogstens 100)

boomtown-pass = Passen
boomtown-amount = { $gold } van { $all } goud
boomtown-choice = { $player }: { $option }
boomtown-option-mustang-play = Mustang spelen
boomtown-option-mustang-keep = Mustang bewaren
boomtown-option-telegraph-keep = Telegraaf bewaren
boomtown-option-telegraph-first = Eerste dobbelsteen op { $face } (som { $sum })
boomtown-option-telegraph-second = Tweede dobbelsteen op { $face } (som { $sum })
boomtown-option-meaning = { $option }: { $meaning }
boomtown-option-holdup = { $number ->
    [12] precies 12
   *[other] { $number } of meer
}

boomtown-hint-owner = Van { $player }
boomtown-hint-telegraph = jouw mijnen geven { $gold ->
    [0] niets
   *[other] { $gold } goud
}
boomtown-hint-holdup = Lukt bij { $ways } van de 36 worpen; { $player } heeft { $gold } goud
boomtown-hint-saloon = { $mines ->
    [0] de anderen hebben daar geen mijn
    [one] de anderen hebben daar { $mines } mijn
   *[other] de anderen hebben daar { $mines } mijnen
}
boomtown-hint-governor = de heffing wordt daar { $gold } goud
boomtown-card-event = { $card }: { $effect }
boomtown-card-dangerous = gevaarlijk bij 2 of 12
boomtown-card-new = maakt je burgemeester
boomtown-card-number = je { $number }e
boomtown-card-fee = heffing { $gold } aan { $player }

## Beslissingen: bevestigingen

boomtown-answer-pass = Je past.
boomtown-answer-bid = Je biedt { $gold } goud.
boomtown-answer-take = Je neemt de kaart { $what }.
boomtown-answer-mustang-play = Je speelt Mustang en neemt de volgende kaart.
boomtown-answer-mustang-keep = Je bewaart Mustang voor later.
boomtown-answer-telegraph = Je seint andere ogen: { $dice }.
boomtown-answer-telegraph-keep = Je bewaart de Telegraaf voor later.
boomtown-answer-dynamite = Je blaast op bij { $player }: { $what }.
boomtown-answer-expropriation = Je onteigent { $what } van { $player }.
boomtown-answer-holdup = Je overvalt { $player } en eist { $number } goud.
boomtown-answer-saloon = Je opent je saloon in { $what }.
boomtown-answer-saloon-girls = Je stuurt de danseressen naar je { $what }.
boomtown-answer-new-vein = Je legt de nieuwe goudader onder { $what }.
boomtown-answer-governor = Je burgemeester van { $what } wordt gouverneur.
boomtown-answer-waiting = Je voert eerst { $what } uit.

## Wat een speler alvast zegt (knoppen, vragen, en wat er gaat gebeuren)

boomtown-order-label-event = { $event }…
boomtown-order-label-mustang-always = Mustang altijd bewaren
boomtown-order-option-mustang-play = Deze ronde spelen
boomtown-order-option-mustang-keep = Deze ronde bewaren
boomtown-order-option-mustang-always = Altijd bewaren
boomtown-order-prompt-bid = Hoe ver ga je voor de eerste keus? Je biedt steeds zo weinig mogelijk en past boven je grens. { $standing }. Je hebt { $gold } goud.
boomtown-order-prompt-take = Welke kaarten wil je het liefst? Kies de beste eerst. Als je aan de beurt bent, neem je de eerste die er nog ligt.
boomtown-order-prompt-mustang = Wat doe je als je Mustang deze ronde mag spelen? Als je hem altijd bewaart, wordt het je niet meer gevraagd.
boomtown-order-prompt-mustang-always = Mustang altijd bewaren? Dan wordt er niet meer gevraagd of je die kaart speelt.
boomtown-order-prompt-dynamite = Wat blaas je op als je deze ronde Dynamiet neemt? Kies het beste doelwit eerst. Je blaast het eerste op dat er dan nog is.
boomtown-order-prompt-saloon = In welke stad open je je saloon als je er deze ronde een neemt?
boomtown-order-text-bid = Je biedt deze ronde tot en met { $gold } goud en past daarna.
boomtown-order-text-pass = Je past in de veiling van deze ronde.
boomtown-order-text-take = Je neemt { $card } als die kaart er dan nog ligt; anders wordt het je gevraagd.
boomtown-order-text-take-first = Je neemt de eerste van deze kaarten die er dan nog ligt: { $cards }. Ligt er geen meer, dan wordt het je gevraagd.
boomtown-order-text-take-any = Je neemt de eerste van deze kaarten die er dan nog ligt: { $cards }.
boomtown-order-text-mustang-play = Als je Mustang deze ronde mag spelen, doe je dat.
boomtown-order-text-mustang-keep = Als je Mustang deze ronde mag spelen, bewaar je die kaart.
boomtown-order-text-mustang-always = Je bewaart Mustang elke keer dat je die kaart mag spelen, tot je dit intrekt.
boomtown-order-text-dynamite = Als je deze ronde Dynamiet neemt, blaas je { $what } op. Kan dat dan niet meer, dan wordt het je gevraagd.
boomtown-order-text-dynamite-first = Als je deze ronde Dynamiet neemt, blaas je het eerste van deze doelwitten op dat er dan nog is: { $what }. Is er geen meer, dan wordt het je gevraagd.
boomtown-order-text-saloon = Als je deze ronde een saloon neemt, open je die in { $town }.

## Het verhaal, een gebeurtenis per regel

boomtown-told-round-began = **Ronde { $round }.** Op tafel: { $offer }. { $start } is startspeler.
boomtown-told-sat-out = { $seats } { $count ->
    [one] is bankroet en biedt
   *[other] zijn bankroet en bieden
} niet mee.
boomtown-told-bid = { $seat } biedt { $gold } goud.
boomtown-told-passed = { $seat } past.
boomtown-told-passed-automatic = { $seat } kan niet hoger en past.
boomtown-told-auction-won = { $seat } wint de eerste keus voor { $gold }.
boomtown-told-auction-won-free = { $seat } krijgt de eerste keus voor niets.
boomtown-told-bid-shared = { $payer } betaalt: { $shares }.
boomtown-told-mustang-played = { $seat } speelt Mustang en neemt de volgende kaart.
boomtown-told-card-taken = { $seat } neemt { $card }.
boomtown-told-fee-paid = { $payer } betaalt burgemeester { $mayor } { $gold } goud om in { $town } te bouwen.
boomtown-told-fee-paid-short = { $payer } moet burgemeester { $mayor } { $owed } goud betalen om in { $town } te bouwen, maar heeft { $gold ->
    [0] niets
   *[other] er slechts { $gold }
}.
boomtown-told-mayor-elected = { $seat } wordt burgemeester van { $town }.
boomtown-told-mayor-elected-instead = { $seat } wordt burgemeester van { $town } in plaats van { $before }.
boomtown-told-mayor-gone = { $town } heeft geen burgemeester meer: { $before } treedt af.
boomtown-told-governor-gone = De gouverneur verlaat { $town } voorgoed.
boomtown-told-shark-paid = De valsspeler van { $seat } plukt de tafel kaal: { $paid }.
boomtown-told-stagecoach-robbed = { $seat } berooft de postkoets en neemt { $gold } goud.
boomtown-told-mine-dynamited = { $seat } blaast een mijn van { $owner } op: { $mine }.
boomtown-told-mine-dynamited-vein = { $seat } blaast een mijn van { $owner } op: { $mine }, met goudader en al.
boomtown-told-saloon-dynamited = { $seat } blaast de saloon van { $owner } in { $town } op.
boomtown-told-saloon-dynamited-girls = { $seat } blaast de saloon van { $owner } in { $town } op; de danseressen verlaten de stad.
boomtown-told-mine-expropriated = { $seat } onteigent { $mine } van { $owner }.
boomtown-told-holdup-tried = { $seat } overvalt { $victim }, eist { $number } goud en gooit { $dice }: { $victim } { $gold ->
    [0] heeft niets om af te geven
   *[other] geeft { $gold } goud af
}.
boomtown-told-holdup-tried-failed = { $seat } overvalt { $victim }, eist { $number } goud, maar gooit { $dice }: niets.
boomtown-told-saloon-opened = { $seat } opent een saloon in { $town }.
boomtown-told-girls-hired = De danseressen treden nu op in de saloon van { $seat } in { $town }.
boomtown-told-vein-found = { $seat } vindt een nieuwe goudader in { $mine }.
boomtown-told-governor-named = { $seat }, burgemeester van { $town }, wordt gouverneur.
boomtown-told-card-waits = { $seat } kan { $card } nog niet gebruiken; de kaart wacht.
boomtown-told-card-kept = { $seat } bewaart { $card }.
boomtown-told-held-back = { $seat } bewaart { $card } voor later.
boomtown-told-card-chosen = { $seat } voert eerst { $card } uit.
boomtown-told-dice-rolled = { $seat } gooit { $dice }.
boomtown-told-telegraph-played = { $seat } gebruikt de Telegraaf: de dobbelstenen tonen nu { $dice }.
boomtown-told-mine-produced = { $mine } geeft { $seat } { $gold } goud.
boomtown-told-saloon-paid = { $payer } laat { $gold } goud achter in de saloon van { $owner }.
boomtown-told-saloon-paid-short = { $payer } moet { $owed } goud betalen in de saloon van { $owner }, maar heeft { $gold ->
    [0] niets
   *[other] er slechts { $gold }
}.
boomtown-told-mine-collapsed = { $mine } van { $owner } stort in.
boomtown-told-mine-collapsed-vein = { $mine } van { $owner } stort in, met goudader en al.
boomtown-told-scored = { $seat } eindigt met { $total } { $total ->
    [one] punt
   *[other] punten
}: { $gold } goud, { $yields } voor mijnen, { $pawns } voor burgemeesters.

# Delen hiervan, en regels die meer gebeurtenissen samenvatten
boomtown-share = { $player } { $gold }
boomtown-share-bank = de bank { $gold }
boomtown-shared = Verdeeld: { $shares }.
boomtown-paid = { $player } betaalt { $gold ->
    [0] niets
   *[other] { $gold }
}
boomtown-bids = Biedingen: { $bids }.
boomtown-round = **Ronde { $round }.** Startspeler: { $start }.
boomtown-bids-part = { $player } { $gold }
boomtown-bids-pass = { $player } past
boomtown-all-passed = Iedereen past, dus { $seat } krijgt de eerste keus voor niets.
boomtown-takes = { $takes }.
boomtown-take = { $player } neemt { $card }
boomtown-take-part = { $player } { $card }
boomtown-take-noted = { $card } ({ $notes })
boomtown-note-fee = heffing { $gold } aan { $mayor }
boomtown-note-fee-short = heffing aan { $mayor }: { $gold ->
    [0] niets
   *[other] maar { $gold }
} van { $owed }
boomtown-note-kept = voor later
boomtown-note-waits = nog niet te gebruiken
boomtown-note-gold = { $gold } goud
boomtown-note-in = in { $place }
boomtown-note-mayor = wordt burgemeester
boomtown-note-mayor-instead = wordt burgemeester in plaats van { $before }
boomtown-nothing-produced = Geen enkele mijn geeft goud.
boomtown-yields = { $yields }.
boomtown-yield = { $player } krijgt { $gold }
boomtown-yield-part = { $player } { $gold }
boomtown-spent = Saloons: { $payments }.
boomtown-spent-part = { $payer } betaalt { $owner } { $gold ->
    [0] niets
   *[other] { $gold }
}
boomtown-collapsed = Gevaarlijke mijnen storten in: { $mines }.
boomtown-collapsed-part = { $mine } ({ $player })

## Het bord als tekst en in alternatieve teksten

boomtown-points = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
boomtown-won = { $players } { $count ->
    [one] wint
   *[other] delen de eerste plaats
} met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
boomtown-text-round = Ronde { $round } van { $rounds }
boomtown-text-last-keeps-all = Optie: de laatste in de rij houdt alles wat er van een bod aankomt (B9)
boomtown-text-start = Startspeler: { $player }
boomtown-text-standing = Hoogste bod: { $gold } van { $player }
boomtown-text-no-bid = Nog geen bod
boomtown-text-passed = Gepast: { $players }
boomtown-text-winner = Eerste keus: { $player }
boomtown-text-taken = Met kaart: { $players }
boomtown-text-left = Nog zonder kaart: { $players }
boomtown-text-offer = Op tafel:
boomtown-text-dice = Laatste worp: { $dice }
boomtown-text-purse = { $gold } goud, { $points }
boomtown-side = { $player }: { $gold } goud, { $points }
boomtown-side-gold = { $player }: { $gold } goud
boomtown-side-more = { $player }: { $gold }
boomtown-text-mayor = { $town } (burgemeester)
boomtown-text-governor = { $town } (burgemeester en gouverneur)
boomtown-text-owner = { $player }{ $office ->
    [mayor] , burgemeester
    [mayor-with] , burgemeester met { $count }
    [governor] , gouverneur
    [governor-with] , gouverneur met { $count }
    [several] {" "}met { $count }
   *[single] {""}
}: { $mines }
boomtown-text-mines = { $town }: { $mines }
boomtown-text-no-mines = Niemand heeft nog een mijn
boomtown-text-kept = bewaart { $cards }
boomtown-text-waiting = wachtend: { $cards }
boomtown-text-empty = Nog niets op tafel

boomtown-alt-title = Ronde { $round } van { $rounds }
boomtown-alt-offer = Op tafel: { $cards }

## De afbeeldingen bij de vragen, en hun alternatieve teksten

boomtown-panel-you = jij
boomtown-panel-offer = De kaarten
boomtown-panel-mayor-of = { $player } (burgemeester)
boomtown-panel-nobody = geen mijnen daar
boomtown-panel-mine = { $number }e mijn
boomtown-panel-mayor = burgemeester
boomtown-panel-now = meteen
boomtown-panel-kept = voor later
boomtown-panel-waits = nog niet
boomtown-panel-elects = { $mines } (maakt je burgemeester)
boomtown-panel-fee = de heffing wordt { $gold } goud
boomtown-panel-first = Eerste steen
boomtown-panel-second = Tweede steen
boomtown-panel-die-first = Eerste dobbelsteen: { $rolls }
boomtown-panel-die-second = Tweede dobbelsteen: { $rolls }
boomtown-panel-roll = { $face }{ $kind ->
    [now] {" "}zoals die ligt
   *[other] {""}
}, som { $sum }: { $gets }
boomtown-panel-victims = Goud: { $players }
boomtown-panel-ways = Van de 36 worpen halen er { $ways }
boomtown-panel-way = { $ways } de { $number }
boomtown-panel-reach = van { $rolls } worpen
boomtown-panel-chosen = Gekozen: { $what }

## Woorden in de plaatjes: kort, op smalle plekken

boomtown-picture-round = Ronde { $round } van { $rounds }
boomtown-picture-cards = { $cards ->
    [0] geen kaarten meer
    [one] nog { $cards } kaart
   *[other] nog { $cards } kaarten
}
boomtown-picture-taken = genomen
boomtown-picture-keeps = Bewaard
boomtown-picture-waits = Wachtend
boomtown-picture-best = wint met { $gold ->
    [one] { $gold } punt
   *[other] { $gold } punten
}
boomtown-picture-tied = delen de eerste plaats met { $gold ->
    [one] { $gold } punt
   *[other] { $gold } punten
}
boomtown-picture-place = { $place }.
