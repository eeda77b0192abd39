### Weigeringen: waarom iets niet kan, en wat dan wel. `refused-<reden>` voor elke reden.

refused-with-rule = { $why } (regel { $rule })

## Antwoorden die een beslissing niet toelaat

refused-not-an-option = Dat is geen van de mogelijkheden. Kies er een uit de lijst.
refused-not-a-place = Die plek is er niet. Typ een letter zoals B, een huis zoals Bank, of een stap zoals Straat 7.
refused-possible = Je kunt kiezen uit: { $options }
refused-could-be = Misschien bedoel je een van deze: { $options }
refused-not-a-number = Dat is geen heel getal. Typ er een in gewone cijfers, zoals 7.
refused-amount-too-low = Dat is te weinig. Noem minstens { $low }.
refused-amount-too-high = Dat is meer dan je mag noemen. Noem hoogstens { $high }.
refused-amount-off-step = Bedragen gaan hier met { $step } omhoog, van { $low } tot en met { $high }.
refused-amount-only = Je kunt { $amount } noemen{ $may_pass ->
    [yes] , of passen.
   *[no] .
}
refused-amounts = Je kunt { $low } tot en met { $high } noemen{ $step ->
    [1] {""}
   *[other] , in stappen van { $step }
}{ $may_pass ->
    [yes] , of passen.
   *[no] .
}
refused-no-pass = Je kunt hier niet passen. Noem een bedrag.
refused-only-pass = Je kunt hier alleen passen: hoger kun je niet gaan.
refused-twice-the-same = Je noemde twee keer hetzelfde. Noem verschillende dingen.
refused-too-many-alike = Daar zijn er maar { $copies } van, en je noemde er meer.
refused-sum-taken = De som { $sum } is al bezet. Kies iets met een andere som.
refused-not-so-many = { $count ->
    [one] Kies er precies één.
   *[other] Kies er precies { $count }.
}
refused-wrong-count = { $low ->
    [0] Kies er hoogstens { $high }.
   *[other] Kies er { $low } tot en met { $high }.
}

## Antwoorden op het verkeerde moment

refused-not-stored = Het kon niet worden opgeslagen, dus er is niets veranderd. Wie de bot beheert, weet ervan: probeer het over een paar minuten opnieuw.
refused-stale = Die vraag is niet meer open. Gebruik de nieuwste knoppen van dit spel.
refused-order-over = Dat is voorbij: die vraag wordt niet meer gesteld.
refused-order-not-now = Daarover kun je nu niet alvast iets zeggen. `/spel alvast` laat zien waarover wel.
refused-sent-before = Je stuurde dit voordat het je gevraagd werd. Hieronder staat de vraag zoals die nu is.
refused-not-your-turn = Er wordt je nu niets gevraagd. Je krijgt een vermelding als je aan de beurt bent.
refused-for-others = Dat is nu voor anderen aan tafel, niet voor jou.
refused-asked-yourself = Dat is voor de anderen: jij krijgt zelf een vraag.
refused-game-over = Dit spel is afgelopen. `/spel bord` vertelt hoe het afliep.

## Offices on a server

refused-not-an-admin = Dat kunnen alleen beheerders van deze server: je hebt er het recht “Server beheren” voor nodig. Mag je `/saloon` ook zonder dat recht gebruiken, typ dan de opdracht.
refused-not-a-moderator = Dat kunnen alleen moderators van deze server: je hebt er het recht “Threads beheren” voor nodig. Mag je `/modereren` ook zonder dat recht gebruiken, typ dan de opdracht.
refused-not-a-moderator-there = Je bent hier moderator, maar niet in <#{ $channel }>: je hebt er het recht “Threads beheren” in dat kanaal voor nodig.

## Ratings

refused-ratings-off = Deze server heeft geen ratings. De beheerders kunnen ze inschakelen met `/saloon instellingen`.
refused-rating-hidden = Van deze persoon is hier geen rating te zien.

## Competities

refused-league-unknown = Zo’n competitie is er hier niet.
refused-not-for-you-to-organise = Dat kunnen alleen organisatoren van competities op deze server: je hebt er het recht “Evenementen beheren” voor nodig. Mag je `/{ organise-command }` ook zonder dat recht gebruiken, typ dan de opdracht.
refused-league-which = Er zijn hier meerdere competities. Zeg welke je bedoelt.
refused-league-name-missing = Geef de competitie een naam met minstens één letter of cijfer.
refused-league-name-long = Die naam is te lang. Gebruik hoogstens { $most } tekens.
refused-league-name-taken = Een competitie van deze server heet al zo. Kies een andere naam.
refused-league-game = Een competitie blijft bij hetzelfde spel. Open voor een ander spel een andere competitie.
refused-league-zone = Ik ken geen tijdzone “{ $zone }”. Noem er een als “Europe/Amsterdam”.
refused-league-table = Aan een tafel van dit spel zitten { $low } tot en met { $high } mensen.
refused-league-setting = { $setting ->
    [division] Een divisie heeft { $low } tot en met { $high } mensen.
    [rounds] Een seizoen heeft { $low } tot en met { $high } rondes.
    [every] Tussen twee rondes zitten { $low } tot en met { $high } dagen.
    [last_games] De laatste spellen hebben { $low } tot en met { $high } dagen.
   *[at_once] Per persoon zijn { $low } tot en met { $high } tafels tegelijk mogelijk.
}
refused-league-setting-other = { $setting ->
    [pace] Tafels van een competitie hebben het tempo “{ pace-brisk }” of “{ pace-daily }”.
    [late] Instappen kan hoogstens tot de loting van de laatste ronde.
   *[line] Hoeveel mensen er promoveren en degraderen, kan niet minder dan 0 zijn.
}
refused-league-setting-fixed = Dat kan in dit seizoen niet meer veranderen. In het volgende wel.
refused-league-every = Daarvoor duren deze spellen te lang. Laat minstens { $least ->
    [one] één dag
   *[other] { $least } dagen
} tussen twee rondes.
refused-league-at-once = Daarvoor duren deze spellen te lang. Sta minstens { $least } tafels tegelijk toe.
refused-league-last-games = Daarvoor duren deze spellen te lang. Geef de laatste spellen minstens { $least ->
    [one] één dag
   *[other] { $least } dagen
}.
refused-league-too-long = Spellen met { $seats } mensen duren te lang voor een competitie. Kies kleinere tafels of een korter spel.
refused-league-sign-up = De inschrijving kan { $low } tot en met { $high } dagen duren.
refused-league-start = De eerste ronde moet over { $low } tot en met { $high } dagen zijn.
refused-league-rounds-drawn = Dat zijn te weinig rondes: er zijn er al meer geloot of aangekondigd. Kies er minstens { $least }.
refused-league-extend-days = Een seizoen kan { $low } tot en met { $high } dagen langer worden.
refused-season-unknown = Zo’n seizoen heeft deze competitie niet.
refused-season-running = Deze competitie heeft een seizoen dat nog niet is afgelopen.
refused-season-over = Dit seizoen is afgelopen.
refused-season-started = Dit seizoen is al begonnen.
refused-season-starts-anyway = De eerste ronde wordt geloot op <t:{ $at }:f>. Eerder kan niet: mensen hebben tijd nodig om te zeggen dat ze meedoen.
refused-season-stopped = Dit seizoen is al stilgezet.
refused-season-not-stopped = Dit seizoen is niet stilgezet.
refused-extended-already = Dit seizoen is al verlengd. Dat kan maar één keer.
refused-season-full = Dit seizoen heeft { $most } mensen. Meer kunnen er niet bij.
refused-sign-up-over = Inschrijven kan niet meer. Het volgende seizoen opent op <t:{ $until }:f>.
refused-sign-up-over-until-end = Voor dit seizoen kun je je niet meer inschrijven. Het eindigt uiterlijk op <t:{ $until }:f>; daarna kan het volgende openen.
refused-sign-up-over-for-now = Dit seizoen is afgelopen. Inschrijven kan weer als het volgende opent.
refused-already-entered = Je doet al mee aan dit seizoen.
refused-not-entered = Je doet niet mee aan dit seizoen.
refused-expelled-from-season = Een organisator heeft je uit dit seizoen gezet. Aan het volgende kun je weer meedoen.
refused-lost-too-many-seats = Je bent in dit seizoen drie plekken kwijtgeraakt, dus het gaat zonder je verder. Aan het volgende kun je weer meedoen.
refused-expelled-already = Die persoon is al uit dit seizoen gezet.
refused-not-expelled = Die persoon is door geen organisator uit dit seizoen gezet.
refused-no-division-yet = Je zit nog niet in een divisie. Bij de eerstvolgende loting waarvoor je er bent, kom je in een divisie.
refused-round-unknown = Zo’n ronde om over te slaan is er nu niet.
refused-too-late-to-sit-out = Dat is te laat: de ronde is geloot op <t:{ $at }:f>.
refused-seat-for-others = Tot <t:{ $until }:f> is deze plek voor mensen uit deze divisie die in deze ronde geen tafel hebben. Daarna mag ook iedereen die op **Reserve** heeft gedrukt, die innemen.
refused-seat-lost-here = Je bent aan deze tafel een plek kwijtgeraakt, dus je kunt er geen andere innemen.
refused-table-unknown = Zo’n tafel heeft dit seizoen niet.
refused-table-over = Deze tafel is afgelopen.
refused-table-voided = Deze tafel is al ongeldig.
refused-places-do-not-fit = Noem iedereen die aan deze tafel zat. Wat nog ontbreekt: { $missing }.
refused-places-do-not-fit-those = Noem iedereen die aan deze tafel zat één keer, en verder niemand.
refused-act-cannot-be-undone = Dat is niet terug te nemen. Alleen wat een organisator heeft gedaan, en elke handeling maar één keer.
