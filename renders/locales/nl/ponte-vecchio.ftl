### Ponte Vecchio. De woorden van de spelregels; alleen de Rijke Heer is ooit een “hij”.

ponte-vecchio-name = Ponte Vecchio
ponte-vecchio-about = Winkels op een oude brug, voor 2 tot 5 spelers: bied op winkels, leg in het geheim kaarten neer, en breng de Rijke Heer naar je eigen deur, of verkoop het recht daarop. De regels: `/ponte-vecchio regels`.
ponte-vecchio-length = Ongeveer { $count } rondes
ponte-vecchio-progress = { $when }, { $shops } van { $plots } winkels op de brug

## Hoe alles heet

ponte-vecchio-gulden = { $gulden } gulden
ponte-vecchio-joker = joker
ponte-vecchio-joker-worth = joker ({ $worth })
# Met welke kaart iemand zet
ponte-vecchio-with-card = { $card ->
    [joker] met de joker (waarde { $worth })
   *[other] met de { $card }
}
# De eigen kaart van de lezer, in “Met …”
ponte-vecchio-own-card = { $card ->
    [joker] je joker
   *[other] je { $card }
}
ponte-vecchio-steps = { $count ->
    [one] trede { $first }
   *[other] de treden { $first } tot en met { $last }
}
ponte-vecchio-step-numbers = { $count ->
    [one] trede { $steps }
   *[other] de treden { $steps }
}
# Een paar treden op rij: “11 tot en met 13”
ponte-vecchio-range = { $first } tot en met { $last }
ponte-vecchio-rich-man = { $step ->
    [0] De Rijke Heer staat op de oever en kijkt naar trede { $goal }.
   *[other] De Rijke Heer staat op trede { $step } en kijkt naar trede { $goal }.
}
ponte-vecchio-built = { $shops ->
    [0] geen winkel
    [one] { $shops } winkel
   *[other] { $shops } winkels
}
ponte-vecchio-in-hand = { $shops ->
    [0] geen meer over
   *[other] nog { $shops } over
}
ponte-vecchio-newest = laatste kaart { $card }
ponte-vecchio-offer-part = { $player } { $gulden }
ponte-vecchio-laid = { $player } { $card }
# De lezer tussen andere spelers: wie iets doet, en wie iets krijgt
ponte-vecchio-you = jij
ponte-vecchio-you-paid = jou

## Beslissingen: wat de gevraagde speler moet beslissen

ponte-vecchio-prompt-build-first = Bouw gratis je eerste winkel, op een trede waar er nog geen staat. { $where }
ponte-vecchio-prompt-build = Bouw de winkel die je hebt gekocht, op een vrije bouwplaats. { $where }
ponte-vecchio-prompt-bid-first = Open de veiling van een winkel: bied minstens { $least }; passen kan niet. { $means }
ponte-vecchio-prompt-bid = Bied op een winkel, of pas voorgoed: { $player } biedt { $gulden }. { $means }
ponte-vecchio-prompt-bid-means = Je hebt { $gulden } gulden en nog { $shops ->
    [one] { $shops } winkel
   *[other] { $shops } winkels
}; { $plots ->
    [one] er is { $plots } bouwplaats
   *[other] er zijn { $plots } bouwplaatsen
} vrij.
ponte-vecchio-prompt-play = Keer { $play } van { $plays }. { $question }
ponte-vecchio-prompt-card = Leg een kaart dicht neer: de laagste zet de Rijke Heer, en een winkel krijgt dat getal. { $has_joker ->
    [yes] Je joker is { $joker } waard.
   *[no] Je joker heb je al gespeeld.
}
# { $how }: of winkels even dichtbij kunnen zijn. De spelers, op volgorde van de trede van hun dichtstbijzijnde winkel
ponte-vecchio-choices-nearest = { $how ->
    [equal] Bij gelijke kaarten telt de dichtstbijzijnde winkel vóór hem, per trede; wie even dichtbij is, valt af: { $players }.
   *[other] Bij gelijke kaarten telt de dichtstbijzijnde winkel vóór hem, per trede: { $players }.
}
ponte-vecchio-near = { $step ->
    [0] { $players } geen
   *[other] { $players } { $step }
}
ponte-vecchio-prompt-laid = { $card ->
    [joker] Je hebt de joker neergelegd. Tot iedereen zover is, mag je een andere kaart kiezen.
   *[other] Je hebt de { $card } neergelegd. Tot iedereen zover is, mag je een andere kaart kiezen.
}
# { $start }: vanwaar hij wordt gezet
ponte-vecchio-prompt-move = { $how ->
    [sale] Zet de Rijke Heer vooruit { $start }, of verkoop het recht om te zetten.
    [bought] Zet de Rijke Heer vooruit { $start }; een gekocht recht kun je niet doorverkopen.
   *[alone] Zet de Rijke Heer vooruit { $start }; niemand kan het recht van je kopen.
} Met { $card } krijgt de winkel waar hij stopt { $worth }.
ponte-vecchio-from = { $step ->
    [0] vanaf de oever
   *[other] vanaf trede { $step }
}
# { $sales }: een of meer van “Ben zou met de 60 zetten”
ponte-vecchio-choices-sales = Geboden op het recht: { $sales }.
ponte-vecchio-choices-sale = { $player } { $gulden }, om { $card } te zetten
ponte-vecchio-choices-no-offer = Er is nog geen bod; je hoeft er niet op te wachten.
ponte-vecchio-choices-nothing-offered = Niemand heeft iets geboden.
ponte-vecchio-choices-ask = Je mag alle anderen nu één keer om biedingen vragen.
# { $may }, { $must }: treden vóór hem, uit “treden”
ponte-vecchio-choices-turning = { $how ->
    [may] Je mag de Rijke Heer omdraaien op { $may }.
    [both] Je mag de Rijke Heer omdraaien op { $may }; op { $must } moet het.
   *[must] Op { $must } moet je de Rijke Heer omdraaien.
}
# { $earns } is een van de volgende twee
ponte-vecchio-prompt-offer = Wil je een bod doen? { $player } mag { $card } zetten en dat recht verkopen. { $earns } Je hebt { $gulden } gulden.
ponte-vecchio-prompt-offers = { $player } mag { $card } zetten en vraagt je om een bod. { $earns } Je hebt { $gulden } gulden.
ponte-vecchio-prompt-offer-earns = Met { $card } kun je op { $count ->
    [one] { $count } trede
   *[other] { $count } treden
} { $worth } krijgen.
ponte-vecchio-prompt-offer-no-shop = Met { $card } kun je niets krijgen.
ponte-vecchio-prompt-offers-answered = { $gulden ->
    [0] Je hebt { $player } niets geboden; tot iedereen zover is, kun je dat veranderen.
   *[other] Je hebt { $player } { $gulden } geboden; tot iedereen zover is, kun je dat veranderen.
} { $earns } Je hebt { $money } gulden.
ponte-vecchio-choices-offer = Je kunt een bod veranderen of intrekken tot het is aangenomen of de Rijke Heer wordt gezet.
ponte-vecchio-choices-answer = { $stands ->
    [0] Alle antwoorden worden samen getoond.
   *[other] Je bod van { $stands } staat: verander het, of blijf erbij. Alle antwoorden worden samen getoond.
}
ponte-vecchio-choices-turn = Treden met winkels vóór de Rijke Heer als je hem omdraait: { $turned }. Anders: { $kept }.
ponte-vecchio-prompt-owner = Op trede { $step } hebben { $players } elk een winkel. Wie krijgt { $gulden }?
ponte-vecchio-prompt-turn = Draai je de Rijke Heer om? Hij staat op trede { $step } en kijkt naar trede { $goal }.

# De knop voor wie mag bieden terwijl een ander wordt gevraagd
ponte-vecchio-aside-offer = Een bod doen

## Beslissingen: op wie de tafel wacht

ponte-vecchio-turn-build-first = { $players }: een eerste winkel bouwen
ponte-vecchio-turn-build = { $players }: de winkel bouwen
ponte-vecchio-turn-bid-first = { $players }: de veiling van een winkel openen
ponte-vecchio-turn-bid = { $players }: op een winkel bieden, of passen
ponte-vecchio-invited = { $decision ->
    [build] { $players }: met **{ button-act }** kun je alvast zeggen waar je je eerste winkel wilt bouwen.
   *[bid] { $players }: met **{ button-act }** kun je alvast zeggen hoe hoog je op de winkel wilt bieden.
}
ponte-vecchio-turn-card = { $players }: een kaart neerleggen
ponte-vecchio-turn-move = { $offering ->
    [nobody] { $players } heeft { $card } het recht om te zetten.
    [one] { $players } heeft { $card } het recht om te zetten. { $rivals } mag erop bieden.
    [some] { $players } heeft { $card } het recht om te zetten. { $rivals } mogen erop bieden.
   *[all] { $players } heeft { $card } het recht om te zetten. De anderen mogen erop bieden.
}
ponte-vecchio-turn-move-bought = { $players } heeft het recht gekocht en zet { $card }.
ponte-vecchio-turn-offers = { $holder } vraagt { $players } om een bod
ponte-vecchio-turn-owner = { $players }: kiezen welke winkel geld krijgt
ponte-vecchio-turn-turn = { $players }: de Rijke Heer omdraaien, of niet
ponte-vecchio-turn-other = De tafel wacht op { $players }
ponte-vecchio-turn-over = De brug gaat dicht voor de nacht

## Beslissingen: mogelijkheden (hoogstens 80 tekens) en uitleg (hoogstens 100)

ponte-vecchio-option-build = Trede { $step } (links en rechts zijn vrij)
ponte-vecchio-option-build-opposite = Trede { $step }, tegenover de winkel van { $player }
ponte-vecchio-option-build-own = Trede { $step }, tegenover je eigen winkel
ponte-vecchio-option-bid = { $gulden } bieden
ponte-vecchio-option-pass = Passen
ponte-vecchio-option-joker = Joker (nu { $worth } waard)
ponte-vecchio-option-move = Trede { $step }: { $gulden ->
    [0] {""}
   *[other] { $gulden }{" "}
}voor { $player }
ponte-vecchio-option-move-either = Trede { $step }: { $gulden ->
    [0] {""}
   *[other] { $gulden }{" "}
}voor { $first } of { $second }, naar keuze
ponte-vecchio-option-move-nobody = Trede { $step }: niemand krijgt iets
ponte-vecchio-button-build = { $is_own ->
    [yes] { $step }, tegenover jou
   *[no] { $step }, tegenover { $player }
}
ponte-vecchio-button-joker = Joker ({ $worth })
ponte-vecchio-button-move = { $gulden ->
    [0] { $step }
   *[other] { $step }, { $players } { $gulden }
}
ponte-vecchio-button-move-owner = { $step }, { $players }
ponte-vecchio-option-from = Verkoop v.a. { $gulden }
ponte-vecchio-option-ask = Om biedingen vragen
ponte-vecchio-option-sell = Verkopen aan { $player } voor { $gulden }
ponte-vecchio-option-offer = { $gulden } bieden
ponte-vecchio-option-withdraw = { $gulden ->
    [0] Het bod intrekken
   *[other] Het bod van { $gulden } intrekken
}
ponte-vecchio-option-nothing = { $gulden ->
    [0] Niets bieden
   *[other] Bij { $gulden } blijven
}
ponte-vecchio-option-nothing-new = Geen nieuw bod
ponte-vecchio-option-owner = { $player } krijgt de { $gulden }
ponte-vecchio-option-owner-you = Jij krijgt de { $gulden }
ponte-vecchio-option-turn = De Rijke Heer omdraaien: dan kijkt hij naar { $steps }
ponte-vecchio-option-keep = De Rijke Heer niet omdraaien: hij blijft kijken naar { $steps }

ponte-vecchio-hint-ahead = { $far ->
    [one] De eerste trede vóór de Rijke Heer
   *[other] { $far } treden vóór de Rijke Heer
}
ponte-vecchio-hint-behind = Achter de Rijke Heer
ponte-vecchio-hint-beside = Naast de Rijke Heer: hij betaalt niet en draait zich niet om
ponte-vecchio-hint-sell = { $player } zou { $card } zetten
ponte-vecchio-hint-joker = De laagste kaart: lager dan 10
ponte-vecchio-hint-ask = Alle anderen die kunnen betalen antwoorden tegelijk; dit kan maar één keer
ponte-vecchio-hint-from = Je vraagt eerst om biedingen, en verkoopt aan de hoogste bieder als die deze prijs haalt
ponte-vecchio-hint-last-step = De laatste trede: de Rijke Heer moet daar worden omgedraaid
ponte-vecchio-hint-no-shop-ahead = Geen winkel verderop: de Rijke Heer moet daar worden omgedraaid
ponte-vecchio-hint-may-turn = De Rijke Heer mag daar worden omgedraaid
ponte-vecchio-hint-shops = { $player } { $shops }
ponte-vecchio-hint-turn = Winkels in die richting, per trede geteld: { $shops }

## Beslissingen: bevestigingen

ponte-vecchio-answer-build = Je bouwt op trede { $step }.
ponte-vecchio-answer-bid = Je biedt { $gulden }.
ponte-vecchio-answer-pass = Je past.
ponte-vecchio-answer-card = { $card ->
    [joker] Je legt de joker neer.
   *[other] Je legt de { $card } neer.
}
ponte-vecchio-answer-move = Je zet de Rijke Heer op trede { $step }.
ponte-vecchio-answer-sell = Je verkoopt het recht voor { $gulden } aan { $player }.
ponte-vecchio-answer-ask = Je vraagt de anderen om biedingen.
ponte-vecchio-answer-offer = Je biedt { $gulden } op het recht om te zetten.
ponte-vecchio-answer-withdraw = Je trekt je bod in.
ponte-vecchio-answer-nothing = { $gulden ->
    [0] Je biedt niets.
   *[other] Je blijft bij je bod van { $gulden }.
}
ponte-vecchio-answer-turn = Je draait de Rijke Heer om.
ponte-vecchio-answer-keep = Je draait de Rijke Heer niet om.

## Wat een speler alvast zegt (knoppen, vragen, en wat er gaat gebeuren)

ponte-vecchio-order-label-bid = Bieden tot en met…
ponte-vecchio-order-label-build = { $kind ->
    [first] Eerste winkel op…
   *[bought] Bouwen op…
}
ponte-vecchio-order-label-move = { $kind ->
    [buyer] Als ik koop…
   *[right] Als ik mag zetten…
}
ponte-vecchio-order-label-offers = Bod op verzoek…
ponte-vecchio-order-prompt-bid = Hoe ver ga je voor deze winkel? { $player ->
    [none] { $means }
   *[other] { $player } biedt { $gulden }. { $means }
}
ponte-vecchio-order-prompt-limit = Je biedt elke beurt zo weinig mogelijk; boven je grens pas je.
ponte-vecchio-order-prompt-open = Jij opent deze veiling en biedt dus in elk geval minstens { $least }.
ponte-vecchio-order-prompt-build = { $kind ->
    [first] Waar bouw je je eerste winkel? { $where }
   *[bought] Waar bouw je als je deze veiling wint? { $where }
}
# { $count }: het hoogste aantal treden dat nodig kan zijn
ponte-vecchio-order-prompt-wishes = { $count ->
    [one] Kies een trede.
   *[other] Kies hoogstens { $count } treden, de beste eerst: anderen bouwen vóór jou, en jij krijgt de eerste die nog vrij is.
}
ponte-vecchio-order-prompt-move = { $kind ->
    [buyer] Als je het recht om te zetten koopt: waar zet je de Rijke Heer heen?
   *[right] Als je deze keer het recht om te zetten krijgt: waar zet je de Rijke Heer heen?
} { $earns }
ponte-vecchio-order-prompt-price = Je vraagt eerst om biedingen. Als je ook een prijs kiest, verkoop je aan de hoogste bieder die hem haalt; zonder prijs wordt het je gevraagd als er biedingen zijn.
ponte-vecchio-order-prompt-offers = Als iemand deze keer om biedingen vraagt: wat bied je dan precies? { $earns } Je hebt { $gulden } gulden.
ponte-vecchio-order-prompt-no-card = Hoeveel een winkel krijgt, hangt af van de kaart die je neerlegt.
ponte-vecchio-order-limit-open = Met { $least } openen, dan passen
ponte-vecchio-order-text-bid-limit = Je biedt in deze veiling tot en met { $gulden } en past daarna.
ponte-vecchio-order-text-bid-open = Je opent deze veiling met { $gulden } en past daarna.
ponte-vecchio-order-text-bid-pass = Je past in deze veiling.
ponte-vecchio-order-text-build-bought = Als je deze veiling wint, bouw je op trede { $steps }.
# { $is_sure }: of een van de treden zeker vrij is
ponte-vecchio-order-text-build-first = { $count ->
    [one] Je bouwt je eerste winkel op trede { $steps }{ $is_sure ->
        [yes] .
       *[no] ; is die dan bezet, dan wordt het je gevraagd.
    }
   *[other] Je bouwt je eerste winkel op de eerste van deze treden die nog vrij is: { $steps }. { $is_sure ->
        [yes] {""}
       *[no] Is er geen meer vrij, dan wordt het je gevraagd.
    }
}
ponte-vecchio-order-text-move-both = Als het recht om te zetten van jou is, vraag je om biedingen en verkoop je aan de hoogste bieder, vanaf { $gulden } gulden; anders zet je de Rijke Heer op trede { $step }. Als je het recht koopt, zet je hem ook daar.
ponte-vecchio-order-text-move-step = Als het recht om te zetten van jou is, vraag je om biedingen. Zijn er geen, dan zet je de Rijke Heer op trede { $step }; anders wordt het je gevraagd. Als je het recht koopt, zet je hem ook daar.
ponte-vecchio-order-text-move-price = Als het recht om te zetten van jou is, vraag je om biedingen en verkoop je aan de hoogste bieder, vanaf { $gulden } gulden; biedt niemand zo veel, dan wordt het je gevraagd.
ponte-vecchio-order-text-move-buyer = { $step ->
    [0] Als je het recht om te zetten koopt, wordt je gevraagd waarheen.
   *[other] Als je het recht om te zetten koopt, zet je de Rijke Heer op trede { $step }.
}
ponte-vecchio-order-text-offers-amount = Als iemand deze keer om biedingen vraagt, bied je { $gulden } gulden.
ponte-vecchio-order-text-offers-nothing = { $gulden ->
    [0] Als iemand deze keer om biedingen vraagt, bied je niets.
   *[other] Als iemand deze keer om biedingen vraagt, blijf je bij je bod van { $gulden }.
}
ponte-vecchio-order-label-turn = Als ik de Rijke Heer mag omdraaien…
ponte-vecchio-order-prompt-turn = Als je de Rijke Heer deze keer zet en hem daar mag omdraaien: doe je dat?
ponte-vecchio-order-option-turn = De Rijke Heer omdraaien
ponte-vecchio-order-option-keep = De Rijke Heer niet omdraaien
ponte-vecchio-order-text-turn-turn = Als je de Rijke Heer deze keer zet en hem daar mag omdraaien, doe je dat.
ponte-vecchio-order-text-turn-keep = Als je de Rijke Heer deze keer zet en hem daar mag omdraaien, doe je dat niet.
ponte-vecchio-order-label-owner = Altijd mij betalen
ponte-vecchio-order-prompt-owner = Altijd jezelf laten betalen waar je ook een ander zou kunnen laten betalen? Dan wordt het je niet meer gevraagd.
ponte-vecchio-order-text-owner = Als je de Rijke Heer op een trede zet met een winkel van jou en een van iemand anders, krijg jij het geld, tot je dit intrekt.

## Weigeringen van dit spel zelf: ponte-vecchio-refused-<reden>-<beslissing>

ponte-vecchio-refused-not-an-option-move = { $kind ->
    [ask] Je kunt nu niet om biedingen vragen: dat mag één keer, en niet met een gekocht recht (regel P10). Hieronder zie je hoe het er nu voor staat.
    [sell] Dat bod geldt niet meer (regel P10). Hieronder zie je hoe het er nu voor staat.
   *[step] Daar kan de Rijke Heer niet heen. Kies hieronder een van de treden die vóór hem liggen.
}
ponte-vecchio-refused-no-pass-offer = Er staat nu geen bod van jou. Noem een bedrag om er een te doen.
ponte-vecchio-refused-no-pass-bid = Jij opent deze veiling en kunt niet passen. Noem een bedrag.
ponte-vecchio-refused-asked-yourself-offer = Het recht is van jou, dus bieden de anderen: zet zelf, of neem een bod van hen aan.
ponte-vecchio-refused-for-others-offer = Je kunt nu geen bod doen: je hebt minder dan 5 gulden.

## Het verhaal, een gebeurtenis per regel

ponte-vecchio-told-start-player-named = Ieder heeft { $gulden } gulden, en { $seat } begint.
ponte-vecchio-told-shop-built-first = { $seat } bouwt een eerste winkel op trede { $step }.
ponte-vecchio-told-shop-built = { $seat } bouwt op trede { $step } en heeft { $left ->
    [0] geen winkel meer
    [one] nog { $left } winkel
   *[other] nog { $left } winkels
} over.
ponte-vecchio-told-round-began = **Ronde { $round }.**
ponte-vecchio-told-duty-passed = { $count ->
    [one] { $seats } kan de veiling niet openen, bij gebrek aan winkels of geld.
   *[other] { $seats } kunnen de veiling niet openen, bij gebrek aan winkels of geld.
}
ponte-vecchio-told-auction-skipped = Niemand kan een veiling openen. Rondes zonder veiling, op rij: { $rounds }.
ponte-vecchio-told-bid-first = { $seat } opent met { $gulden }.
ponte-vecchio-told-bid = { $seat } biedt { $gulden }.
ponte-vecchio-told-passed = { $seat } past.
ponte-vecchio-told-passed-automatic = { $seat } kan niet meer bieden en past.
ponte-vecchio-told-auction-won = { $seat } wint de veiling en betaalt { $gulden }.
ponte-vecchio-told-final-round-began = { $ending ->
    [bridge-full] De brug is vol
    [no-shops] Niemand heeft nog een winkel over
   *[no-auctions] Te veel rondes zonder veiling
}: **de eindronde** begint. Ieder heeft weer alle kaarten in de hand.
ponte-vecchio-told-play-began = **Eindronde, keer { $play } van { $plays }.**
ponte-vecchio-told-cards-turned = Kaarten: { $cards }.
ponte-vecchio-told-tied = { $seats } hebben dezelfde kaart ({ $card }); { $nearest } heeft de winkel die het dichtst vóór de Rijke Heer ligt, op trede { $step }.
ponte-vecchio-told-tied-out = { $who ->
    [all] { $seats } hebben dezelfde kaart ({ $card }) en elk een winkel op trede { $step }, het dichtst vóór de Rijke Heer, en vallen allemaal af.
   *[some] { $seats } hebben dezelfde kaart ({ $card }); { $nearest } hebben elk een winkel op trede { $step }, het dichtst vóór de Rijke Heer, en vallen af.
}
ponte-vecchio-told-tied-nobody = { $seats } hebben dezelfde kaart ({ $card }); geen van hen heeft een winkel vóór de Rijke Heer, en ze vallen af.
ponte-vecchio-told-right-won = { $seat } heeft { $card } het recht om te zetten.
ponte-vecchio-told-nobody-moves = Er blijft niemand over, en de Rijke Heer blijft staan waar hij staat.
ponte-vecchio-told-offered = { $seat } biedt { $gulden } op het recht om te zetten.
ponte-vecchio-told-offered-raised = { $seat } verhoogt het bod van { $before } naar { $gulden }.
ponte-vecchio-told-offered-lowered = { $seat } verlaagt het bod van { $before } naar { $gulden }.
ponte-vecchio-told-offered-again = { $seat } biedt nog steeds { $gulden }.
ponte-vecchio-told-offer-withdrawn = { $seat } trekt het bod van { $gulden } in.
ponte-vecchio-told-offers-asked = { $seat } vraagt om biedingen.
ponte-vecchio-told-nothing-offered = { $seat } biedt niets.
ponte-vecchio-told-nothing-offered-more = { $seat } blijft bij het bod van { $stands }.
ponte-vecchio-told-right-sold = { $seller } verkoopt het recht voor { $gulden } aan { $buyer }; { $buyer } zet { $card }.
ponte-vecchio-told-moved = { $start ->
    [0] { $seat } zet de Rijke Heer van de oever op trede { $step }.
   *[other] { $seat } zet de Rijke Heer van trede { $start } op trede { $step }.
}
ponte-vecchio-told-paid = { $owner } krijgt { $gulden } voor de winkel op trede { $step }.
ponte-vecchio-told-nobody-paid = Op trede { $step } staat geen winkel, en niemand krijgt iets.
ponte-vecchio-told-turned-chosen = { $seat } draait de Rijke Heer om: hij kijkt nu naar trede { $direction }.
ponte-vecchio-told-turned-last-step = Op de laatste trede draait de Rijke Heer zich om: hij kijkt nu naar trede { $direction }.
ponte-vecchio-told-turned-no-shop-ahead = Er ligt geen winkel meer vóór de Rijke Heer, en hij draait zich om: hij kijkt nu naar trede { $direction }.
ponte-vecchio-told-direction-kept = { $seat } draait de Rijke Heer niet om: hij blijft naar trede { $direction } kijken.
ponte-vecchio-told-cards-taken-back = Alle elf kaarten zijn gespeeld: ieder neemt ze terug.
ponte-vecchio-told-scored = { $seat } eindigt met { $gulden } gulden en { $shops ->
    [one] { $shops } winkel
   *[other] { $shops } winkels
} op de brug.

# Delen hiervan, en regels die meer gebeurtenissen samenvatten
ponte-vecchio-round-begins = **Ronde { $round }** begint.
ponte-vecchio-play-begins = **Eindronde, keer { $play } van { $plays }** begint.
ponte-vecchio-first-shops = Eerste winkels: { $shops }.
ponte-vecchio-first-shop = { $player } op trede { $step }
ponte-vecchio-bids = Biedingen: { $bids }.
ponte-vecchio-bid-part = { $player } { $gulden }
ponte-vecchio-pass-part = { $player } past
# Hoe een veiling afliep; bij trede 0 is de winkel nog niet gebouwd
ponte-vecchio-won-against = { $player } wint de winkel voor { $gulden } tegen { $rival } ({ $bid }){ $step ->
    [0] .
   *[other] {" "}en bouwt op trede { $step }.
}
ponte-vecchio-won-alone = { $player } krijgt de winkel voor { $gulden }, want niemand biedt meer{ $step ->
    [0] .
   *[other] , en bouwt op trede { $step }.
}
ponte-vecchio-won-at-last = { $player } wint de winkel voor { $gulden }{ $step ->
    [0] .
   *[other] {" "}en bouwt op trede { $step }.
}
ponte-vecchio-have-laid = { $players } { $count ->
    [one] heeft
   *[other] hebben
} een kaart neergelegd.
ponte-vecchio-have-answered = { $players } { $count ->
    [one] heeft
   *[other] hebben
} geantwoord.
# Wie het recht heeft, en wat daarna komt
ponte-vecchio-lowest = { $player } heeft de laagste kaart ({ $card }; { $others })
ponte-vecchio-right = { $player } heeft { $card } het recht om te zetten
ponte-vecchio-has-right = { $right }.
ponte-vecchio-right-and = { $right } en
ponte-vecchio-sells = { $right ->
    [named] { $seller } verkoopt het voor { $gulden } aan { $buyer }.
   *[other] { $seller } verkoopt het recht voor { $gulden } aan { $buyer }.
}
ponte-vecchio-offers = Geboden op het recht: { $offers }.
# Meerdere spelers
ponte-vecchio-offer-nothing = { $players } bieden niets.
# { $turned } is leeg, of een van ponte-vecchio-then-…
ponte-vecchio-moves-own = { $player } zet de Rijke Heer op trede { $step }, goed voor { $gulden }{ $turned }.
ponte-vecchio-moves-other = { $player } zet de Rijke Heer op trede { $step }, waar { $owner } { $gulden } krijgt{ $turned }.
ponte-vecchio-moves-nobody = { $player } zet de Rijke Heer op trede { $step }, waar geen winkel staat{ $turned }.
ponte-vecchio-moves-on = { $player } zet de Rijke Heer op trede { $step }{ $turned }.
ponte-vecchio-then-chosen = , en draait hem om
ponte-vecchio-then-last-step = ; op deze laatste trede draait hij zich om
ponte-vecchio-then-no-shop-ahead = ; er ligt geen winkel meer vóór hem, en hij draait zich om
ponte-vecchio-more-shops = Bij evenveel gulden beslist wie meer winkels op de brug heeft.

## Het bord als tekst en in alternatieve teksten

ponte-vecchio-text-round = { $round ->
    [0] Voor de eerste ronde
   *[other] Ronde { $round }
}
ponte-vecchio-text-final = { $play ->
    [0] Eindronde
   *[other] Eindronde, keer { $play } van { $plays }
}
ponte-vecchio-text-bid = Hoogste bod: { $gulden } ({ $player })
ponte-vecchio-text-passed = Gepast: { $players }
ponte-vecchio-text-won = { $player } heeft de winkel gekocht voor { $gulden }
ponte-vecchio-text-sold = Recht verkocht door { $player }
ponte-vecchio-text-offers = Geboden op het recht: { $offers }
ponte-vecchio-text-opener = Opent de volgende veiling: { $player }
ponte-vecchio-text-quiet = Rondes zonder veiling, op rij: { $rounds } (bij { $most } begint de eindronde)
# { $plots }: de vrije bouwplaatsen; 0 als het er evenveel zijn als winkels
ponte-vecchio-text-to-come = nog { $shops ->
    [one] { $shops } winkel
   *[other] { $shops } winkels
} te bouwen{ $plots ->
    [0] {""}
    [one] , { $plots } bouwplaats vrij
   *[other] , { $plots } bouwplaatsen vrij
}
ponte-vecchio-text-cards = { $cards ->
    [one] elk { $cards } kaart
   *[other] elk { $cards } kaarten
}
ponte-vecchio-text-steps = Winkels per trede:
ponte-vecchio-text-step = { $step }: { $shops }
ponte-vecchio-text-player = **{ $player }:** { $side }
ponte-vecchio-text-answered = Geantwoord: { $players }
ponte-vecchio-text-out = Deze keer afgevallen (regel P8): { $players }
ponte-vecchio-text-hand = Kaarten: { $cards }
ponte-vecchio-text-joker = Je joker is { $worth } waard: { $each } voor elke winkel van jou op de brug
ponte-vecchio-text-laid-is = Dicht neergelegd: { $card }
ponte-vecchio-text-answered-is = Je antwoord tot nu toe: { $gulden ->
    [0] geen bod
   *[other] een bod van { $gulden }
}
ponte-vecchio-text-winner = { $players } { $count ->
    [one] wint
   *[other] delen de eerste plaats
} met { $gulden } gulden

ponte-vecchio-alt-title = Ponte Vecchio. { $when }
ponte-vecchio-alt-player = { $player }: { $side }
ponte-vecchio-alt-shops = { $count ->
    [0] geen winkel
    [one] winkel op { $steps }
   *[other] winkels op { $steps }
}

## Pictures: the board

ponte-vecchio-board-final = Eindronde
ponte-vecchio-board-play = Keer { $play } van { $plays }
ponte-vecchio-board-still = nog { $shops ->
    [one] { $shops } winkel te bouwen
   *[other] { $shops } winkels te bouwen
}
ponte-vecchio-board-quiet = { $rounds } van { $most } zonder veiling
ponte-vecchio-board-place = { $place }.
# What a player does or says, beside his name
ponte-vecchio-board-leads = hoogste bod
ponte-vecchio-board-passed = heeft gepast
ponte-vecchio-board-builds = bouwt
ponte-vecchio-board-moves = mag zetten
ponte-vecchio-board-sold = verkocht het recht
ponte-vecchio-board-offers = biedt
ponte-vecchio-board-out = deze keer uit
ponte-vecchio-board-best = wint met { $gulden } gulden
ponte-vecchio-board-tied = delen de eerste plaats: { $gulden } gulden, { $shops ->
    [one] { $shops } winkel
   *[other] { $shops } winkels
}

## De hand en het paneel

# Op een lint over een kaart: hoogstens 10 letters
ponte-vecchio-hand-laid = Gelegd
# Op een lint over de kaart die het laatst gespeeld is: hoogstens 10 letters
ponte-vecchio-hand-newest = Nieuwste
ponte-vecchio-hand-joker = Joker: { $shops } × { $each } = { $worth } gulden, { $each } per winkel op de brug
ponte-vecchio-hand-none-played = Je hebt al je kaarten; na elf keer spelen krijg je ze terug
ponte-vecchio-hand-back = { $plays ->
    [0] Na deze keer krijg je gespeelde kaarten terug
    [one] Na nog { $plays } keer spelen krijg je je kaarten terug
   *[other] Na nog { $plays } keer spelen krijg je je kaarten terug
}
ponte-vecchio-hand-last = { $plays ->
    [0] Eindronde: je laatste kaart is gespeeld
    [one] Eindronde: nog { $plays } kaart te spelen
   *[other] Eindronde: nog { $plays } kaarten te spelen
}
ponte-vecchio-hand-over = Het spel is afgelopen
ponte-vecchio-panel-move-title = Stoppen bij een winkel: { $gulden } gulden
ponte-vecchio-panel-move-below = Twee eigenaren: jij kiest er een. Geen winkel: niemand krijgt iets.
ponte-vecchio-panel-ahead-title = { $gulden ->
    [0] Als je mag zetten
   *[other] Als je mag zetten: { $gulden } gulden voor een winkel
}
ponte-vecchio-panel-offer-title = { $gulden ->
    [0] Als je het recht koopt
   *[other] Als je koopt: { $gulden } gulden voor een winkel
}
ponte-vecchio-panel-offer-below = Dan telt je eigen kaart. Twee eigenaren: jij kiest er een.
ponte-vecchio-panel-build-title = Bouw op een vrije bouwplaats
ponte-vecchio-panel-build-below = Een huisje laat zien waar je kunt bouwen.
ponte-vecchio-panel-may = Hier mag je omdraaien
ponte-vecchio-panel-must = Hier moet je omdraaien
# Wat de afbeelding van een geheime keuze laat zien, voor wie haar niet kan zien
ponte-vecchio-panel-build = Je kunt bouwen op { $steps }.
ponte-vecchio-panel-stop = { $players } { $step }
ponte-vecchio-panel-ahead = { $count ->
    [0] Vóór hem ligt geen winkel.
   *[other] Winkels vóór hem, per trede: { $stops }.
}
ponte-vecchio-panel-offers = De biedingen.
ponte-vecchio-panel-either = { $first } of { $second }
ponte-vecchio-panel-cards = Je kaarten: { $cards }.
