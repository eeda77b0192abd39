### Weigeringen: waarom iets niet kan, en wat dan wel. `refused-<reden>` voor elke reden.

refused-with-rule = { $why } (regel { $rule })

## Antwoorden die een beslissing niet toelaat

refused-not-an-option = Dat is geen van de mogelijkheden. Kies er een uit de lijst.
refused-not-a-number = Dat is geen heel getal. Typ er een in gewone cijfers, zoals 7.
refused-amount-too-low = Dat is te weinig. Het moet minstens { $low } zijn.
refused-amount-too-high = Dat is meer dan je mag noemen. Ga niet hoger dan { $high }.
refused-amount-off-step = Bedragen gaan hier met { $step } omhoog, van { $low } tot { $high }.
refused-no-pass = Je kunt hier niet passen. Noem een bedrag.
refused-only-pass = Je kunt hier alleen passen: hoger kun je niet gaan.
refused-twice-the-same = Je noemde twee keer hetzelfde. Noem verschillende dingen.
refused-too-many-alike = Je noemde hetzelfde vaker dan het er is. Er zijn er maar { $copies } van.
refused-sum-taken = De som { $sum } is al bezet. Kies iets met een andere som.
refused-not-so-many = { $count ->
    [one] Kies er precies één.
   *[other] Kies er precies { $count }.
}
refused-wrong-count = Kies er { $low } tot { $high }.

## Antwoorden op het verkeerde moment

refused-not-stored = Het kon niet worden opgeslagen, dus er is niets veranderd. Wie de bot beheert, weet ervan: probeer het over een paar minuten opnieuw.
refused-stale = Die vraag is niet meer open. Gebruik de nieuwste knoppen van dit spel.
refused-order-over = Dat is voorbij: die vraag wordt niet meer gesteld.
refused-order-not-now = Daarover kun je nu niet alvast iets zeggen. `/spel alvast` laat zien waarover wel.
refused-sent-before = Je stuurde dit voordat het je gevraagd werd. Hieronder staat de vraag zoals die nu is.
refused-not-your-turn = Er wordt je nu niets gevraagd. Je wordt geroepen als je aan de beurt bent.
refused-for-others = Dat is nu voor anderen aan tafel, niet voor jou.
refused-asked-yourself = Dat is voor de anderen: jij krijgt zelf een vraag.
refused-game-over = Dit spel is afgelopen. Op het laatste bord zie je hoe het afliep.

## Offices on a server

refused-not-an-admin = Dat kunnen alleen beheerders van deze server: je hebt er het recht “Server beheren” voor nodig. Mag je `/saloon` ook zonder dat recht gebruiken, typ dan de opdracht.
refused-not-a-moderator = Dat kunnen alleen moderators van deze server: je hebt er het recht “Threads beheren” voor nodig. Mag je `/modereren` ook zonder dat recht gebruiken, typ dan de opdracht.
refused-not-a-moderator-there = Je bent hier moderator, maar niet in <#{ $channel }>: je hebt er het recht “Threads beheren” in dat kanaal voor nodig.

## Ratings

refused-ratings-off = Deze server heeft geen ratings. De beheerders kunnen ze inschakelen met `/saloon instellingen`.
refused-rating-hidden = Van deze persoon is hier geen rating te zien.
