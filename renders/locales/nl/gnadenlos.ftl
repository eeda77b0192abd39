### Gnadenlos! De woorden van de spelregels; avonturiers heten zoals de gegevens van het spel zeggen.

gnadenlos-name = Gnadenlos!
gnadenlos-about = Schuldbrieven, betaaldagen en gieren voor 3 of 4 spelers: huur avonturiers in met louter papier, win goud en aanzien, en heb genoeg goudklompjes als de betaaldag komt. De regels: `/gnadenlos regels`.
gnadenlos-length = Ongeveer { $count } beurten
gnadenlos-progress = { $turn ->
    [0] Nog vóór de eerste beurt
   *[other] Beurt { $turn }, de koploper op veld { $field }; het doel begint bij veld { $goal }
}
gnadenlos-table-advanced = opzet voor gevorderden (je biedt op je eerste avonturiers)
gnadenlos-table-bot-fills-gaps = de bot vult de gaten in de markt op

## Hoe alles heet

# De getallen van een avonturier, naar waar ze voor dienen
gnadenlos-skill-gold = goud { $number }
gnadenlos-skill-revolver = revolver { $number }
gnadenlos-skill-cards = kaarten { $number }
# Waar weinig plaats is: goud/revolver/kaarten
gnadenlos-adventurer-short = { $name } { $gold }/{ $revolver }/{ $cards }
gnadenlos-pair = { $first } + { $second }

gnadenlos-event-gold-rush = Goudkoorts { $larger }/{ $smaller }
gnadenlos-event-high-noon = High Noon
gnadenlos-event-cheating = Valsspelen
gnadenlos-several = { $what } ({ $count }×)

gnadenlos-zone-grey = grijs
gnadenlos-zone-beige = beige
gnadenlos-zone-blue = blauw
gnadenlos-zone-red = rood
gnadenlos-zone-goal = doel
# Voorbij het laatste veld van de weg
gnadenlos-zone-beyond = doel, { $fields } + { $beyond }

gnadenlos-nuggets = { $nuggets ->
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
}
gnadenlos-notes = { $notes ->
    [one] { $notes } schuldbrief
   *[other] { $notes } schuldbrieven
}
gnadenlos-adventurers = { $adventurers ->
    [one] { $adventurers } avonturier
   *[other] { $adventurers } avonturiers
}
gnadenlos-vultures = { $vultures ->
    [one] { $vultures } gier
   *[other] { $vultures } gieren
}
gnadenlos-field = veld { $field }
gnadenlos-field-in-zone = veld { $field } ({ $zone })
# Een schuldbrief in de hand of het bod van een ander: de waarde, en wie betaalt
gnadenlos-note-of = { $worth } (van { $player })
# Hetzelfde in een som, en zoals een dief het vindt
gnadenlos-note-in-sum = { $worth } van { $player }
gnadenlos-note-found = een { $worth } van { $player }
gnadenlos-note-found-own = een { $worth } van jezelf

## Beslissingen: wat de gevraagde speler moet beslissen

gnadenlos-prompt-adventurer-gold-rush = **{ $event }**: leg een avonturier dicht neer. Het hoogste goudgetal vindt { $larger }, het getal daaronder { $smaller }. De hoogste gaan daarna naar de aflegstapel.
gnadenlos-prompt-adventurer-high-noon = **{ $event }**: leg een avonturier dicht neer. De hoogste revolver mag van de markt stelen, de laagste wordt doodgeschoten. De hoogste gaan daarna naar de aflegstapel.
gnadenlos-prompt-adventurer-cheating = **{ $event }**: leg een avonturier dicht neer. De hoogste kaarten winnen: voor jou { $winner ->
    [one] +{ $winner } veld
   *[other] +{ $winner } velden
}. De laagste verliezen: voor jou { $loser ->
    [one] −{ $loser } veld
   *[other] −{ $loser } velden
}. De hoogste gaan daarna naar de aflegstapel.
gnadenlos-prompt-laid = **{ $event }**: tot iedereen zover is, mag je in plaats van { $adventurer } een ander neerleggen.
gnadenlos-prompt-steal = { $count ->
    [one] Jouw revolver was snel: neem ongezien een schuldbrief van de markt. De nummers van de plaatsen staan op de afbeelding.
   *[other] Jouw revolver was het snelst: neem ongezien { $count } schuldbrieven van de markt. De nummers van de plaatsen staan op de afbeelding.
}
gnadenlos-prompt-may-steal = { $count ->
    [one] Jouw revolver was snel: je mag ongezien een schuldbrief van de markt nemen. De nummers van de plaatsen staan op de afbeelding.
   *[other] Jouw revolver was het snelst: je mag ongezien { $count } schuldbrieven van de markt nemen, of maar 1. De nummers van de plaatsen staan op de afbeelding.
}
gnadenlos-prompt-fill = { $count ->
    [one] Vul het gat in de markt, { $gaps }, ongezien op met een schuldbrief uit de laatste rijen.
   *[other] Vul de gaten in de markt ongezien op met schuldbrieven uit de laatste rijen. Kies in deze volgorde: voor { $gaps }.
}
gnadenlos-prompt-buy = Koop aanzien: een goudklompje brengt je hoed een veld verder. Je hebt { $nuggets } en staat op { $field }.
gnadenlos-prompt-bid = Bied 1 tot 3 schuldbrieven op een avonturier; de eerste die je kiest, wordt het eerst neergelegd. Die volgorde ziet niemand, en je mag die nog veranderen.
gnadenlos-prompt-bid-pairs = Bied 1 tot 3 schuldbrieven op een paar avonturiers (goud/revolver/kaarten); de eerste die je kiest, wordt het eerst neergelegd. Die volgorde ziet niemand, en je mag die nog veranderen.
gnadenlos-prompt-no-bid = Er is nog niet geboden.
gnadenlos-prompt-market = Volle rijen op de markt: { $full }. Met { $rows } is het betaaldag: { $notes ->
    [0] dat is nu.
    [one] nog { $notes } schuldbrief is genoeg.
   *[other] daar zijn nog { $notes } schuldbrieven voor nodig.
}
gnadenlos-prompt-order = Je bod wordt in deze volgorde neergelegd: { $notes }. Noem een andere; de eerste wordt het eerst neergelegd.
gnadenlos-prompt-take = Neem een avonturier.
gnadenlos-prompt-take-pairs = Neem een paar avonturiers (goud/revolver/kaarten).
gnadenlos-prompt-laying = Daarna wordt je bod dicht neergelegd, in deze volgorde: { $notes }.

# De knop waarmee je intussen iets mag veranderen
gnadenlos-aside-order = Volgorde van mijn bod
# Een bod op een knop: de som, en de schuldbrieven
gnadenlos-bid-one = Bod { $total }
gnadenlos-bid-sum = Bod { $total }: { $notes }
gnadenlos-other-notes = Andere schuldbrieven…
# De knop met het gebruikelijke antwoord
gnadenlos-usual-fill = Zoals de bot: { $choice }
gnadenlos-usual-steal = { $count ->
    [one] De laatste nemen: { $choice }
   *[other] De laatste { $count } nemen: { $choice }
}
# De knop die niets kiest
gnadenlos-none-steal = Niets nemen

## Beslissingen: op wie de tafel wacht

gnadenlos-turn-adventurer = { $players }: een avonturier neerleggen
gnadenlos-turn-steal = { $players }: van de markt nemen, of niet
gnadenlos-turn-fill = { $players }: de gaten in de markt opvullen
gnadenlos-turn-buy = { $players }: aanzien kopen, of niet
gnadenlos-turn-bid = { $players }: schuldbrieven bieden
gnadenlos-invited = { $players }: met **{ button-act }** kun je alvast zeggen welke schuldbrieven je wilt bieden.
gnadenlos-turn-take = { $players }: een avonturier nemen
gnadenlos-turn-take-pairs = { $players }: een paar avonturiers nemen
gnadenlos-turn-order = { $players }: de volgorde van het bod noemen
gnadenlos-turn-other = De tafel wacht op { $players }
gnadenlos-turn-over = Alle schulden zijn vereffend

## Beslissingen: mogelijkheden (hoogstens 80 tekens) en uitleg (hoogstens 100)

gnadenlos-option-buy = { $nuggets } → { $field }
gnadenlos-option-buy-nothing = Niets kopen

gnadenlos-hint-gold-rush = Hoogste: { $larger }; daarna: { $smaller }
gnadenlos-hint-high-noon = Hoogste: mag stelen; laagste: wordt doodgeschoten
gnadenlos-hint-cheating = Hoogste: { $winner ->
    [one] +{ $winner } veld
   *[other] +{ $winner } velden
}; laagste: { $loser ->
    [one] −{ $loser } veld
   *[other] −{ $loser } velden
}

## Beslissingen: bevestigingen

gnadenlos-answer-adventurer = Je legt { $what } neer.
gnadenlos-answer-steal = Je neemt wat er ligt op { $places }.
gnadenlos-answer-steal-none = Je neemt niets.
gnadenlos-answer-fill = Je verplaatst { $moves }.
gnadenlos-answer-buy = Je koopt aanzien voor { $nuggets } en staat op { $field }.
gnadenlos-answer-buy-nothing = Je koopt niets.
gnadenlos-answer-bid = Je biedt { $total }. Volgorde van neerleggen: { $notes }.
gnadenlos-answer-order = Je bod wordt in deze volgorde neergelegd: { $notes }.
gnadenlos-answer-take = Je neemt { $what }.

## Wat een speler alvast zegt (knoppen, vragen, en wat er gaat gebeuren)

gnadenlos-order-label-steal = Stelen van…
gnadenlos-order-label-fill = Gaten laten vullen
gnadenlos-order-label-buy = Kopen tot en met…
gnadenlos-order-label-bid = Mijn biedingen…
gnadenlos-order-prompt-steal = Waar steel je als je mag stelen? Noem hoogstens { $count } plaatsen, de beste eerst. Je neemt van de eerste waar nog een schuldbrief ligt, zo veel als je mag; noem je er maar 1, dan neem je niet meer. De nummers van de plaatsen staan op de afbeelding.
gnadenlos-order-prompt-fill = De gaten in de markt altijd opvullen zoals de bot? Dan gaat de laatste schuldbrief naar het eerste gat, enzovoort, en wordt je er niet meer naar gevraagd.
gnadenlos-order-prompt-buy = Hoeveel velden koop je deze beurt hoogstens? Een goudklompje brengt je hoed een veld verder. Je hebt { $nuggets } en staat op { $field }.
gnadenlos-order-prompt-bid = Noem hoogstens { $count } biedingen, de beste eerst. Als je aan de beurt bent, bied je de eerste waarvan niemand de som heeft. Van elk bod wordt de hoogste schuldbrief het eerst neergelegd.
gnadenlos-order-prompt-bid-taken = Anderen hebben elke som geboden die jij kunt bieden: je laat in plaats daarvan je hand zien. Wat je hier noemt, wordt niet gebruikt.
gnadenlos-order-prompt-take = Welke avonturiers wil je het liefst? Kies de beste eerst. Als je aan de beurt bent, neem je de eerste die er nog ligt.
gnadenlos-order-prompt-take-pairs = Welke paren avonturiers (goud/revolver/kaarten) wil je het liefst? Kies het beste eerst. Als je aan de beurt bent, neem je het eerste dat er nog ligt.
gnadenlos-order-text-steal = Als je mag stelen, neem je wat er ligt op { $places } en verder niets.
gnadenlos-order-text-steal-first = Als je mag stelen, neem je van de eerste van deze plaatsen waar nog een schuldbrief ligt, zo veel als je mag: { $places }.
gnadenlos-order-text-fill = De gaten die jij moet opvullen, worden opgevuld zoals de bot het doet, tot je dit intrekt.
gnadenlos-order-text-buy = Je koopt deze beurt hoogstens { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}, zo veel als je met je goudklompjes kunt.
gnadenlos-order-text-buy-nothing = Je koopt deze beurt geen aanzien.
gnadenlos-order-text-bid = Je biedt { $bids } als niemand die som heeft; anders wordt het je gevraagd.
gnadenlos-order-text-bid-first = Je biedt { $bids }: het eerste bod waarvan niemand de som heeft. Als alle sommen bezet zijn, wordt het je gevraagd.
gnadenlos-order-text-take = Je neemt { $lots } als dat dan nog kan; anders wordt het je gevraagd.
gnadenlos-order-text-take-first = Je neemt { $lots }. Ligt er niets meer van, dan wordt het je gevraagd.
gnadenlos-order-text-take-any = Je neemt { $lots }.
# Wensen op volgorde
gnadenlos-order-or-else = { $first }, anders { $second }
# Een heel bod: de som, en de schuldbrieven
gnadenlos-order-sum = { $total } ({ $notes })

## Het verhaal, een gebeurtenis per regel

gnadenlos-told-turn-began = **Beurt { $turn }.** { $seat } heeft de revolver.
gnadenlos-told-first-rolled = Worpen: { $rolls }. { $first } begint.
gnadenlos-told-first-rolled-tie = Worpen: { $rolls }. De hoogste gooien opnieuw.
gnadenlos-told-event-turned = Gebeurtenis: { $event }.
gnadenlos-told-pile-ended = De stapel eindigt met { $event }, die niet wordt uitgevoerd; alle gebeurtenissen worden geschud.
gnadenlos-told-undertaker-moved = De begrafenisondernemer gaat naar veld { $field } van { $fields }.
gnadenlos-told-too-few-adventurers = Alleen { $seats } heeft een avonturier: geen gebeurtenis.
gnadenlos-told-too-few-adventurers-nobody = Niemand heeft een avonturier: geen gebeurtenis.
gnadenlos-told-adventurers-shown = { $kind ->
    [gold-rush] Goud
    [high-noon] Revolvers
   *[cheating] Kaarten
}: { $laid }.
gnadenlos-told-nothing-happened = Iedereen toont { $number }: er gebeurt niets, en ieder neemt de avonturier terug.
gnadenlos-told-nuggets-found = { $seat } vindt { $nuggets ->
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
}.
gnadenlos-told-nothing-to-steal = Voor { $seats } liggen er te weinig schuldbrieven op de markt: niemand neemt er een.
gnadenlos-told-notes-stolen = { $seat } steelt van de markt: { $places }.
gnadenlos-told-notes-stolen-none = { $seat } steelt niets.
gnadenlos-told-note-seen = Je vond { $note }.
gnadenlos-told-gaps-filled = { $seat } vult de gaten op: { $moves }.
gnadenlos-told-gaps-filled-bot = De gaten worden opgevuld: { $moves }.
gnadenlos-told-gaps-filled-pushed = De laatste rij wordt aangeschoven.
gnadenlos-told-adventurers-shot = Doodgeschoten: { $shot }.
gnadenlos-told-cheated = { $seat } wint bij het valsspelen: { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
} vooruit naar veld { $after }.
gnadenlos-told-cheated-lost = { $seat } verliest bij het valsspelen: { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
} terug naar veld { $after }.
gnadenlos-told-cheated-stays = { $seat } verliest bij het valsspelen, maar blijft op veld { $after }.
gnadenlos-told-adventurers-discarded = Afgelegd: { $discarded }.
gnadenlos-told-standing-bought = { $seat } koopt { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
} aanzien en staat op veld { $after }.
gnadenlos-told-nothing-bought = { $seat } koopt geen aanzien.
gnadenlos-told-nothing-bought-automatic = { $seat } heeft geen goudklompjes om aanzien te kopen.
gnadenlos-told-goal-reached = { $seat } heeft het doel bereikt!
gnadenlos-told-no-bidding = { $seat } heeft { $adventurers } avonturiers: er wordt niet geboden.
gnadenlos-told-no-bidding-none-left = Er zijn geen avonturiers meer: er wordt niet geboden.
gnadenlos-told-deck-shuffled = De afgelegde avonturiers worden geschud: een nieuwe stapel van { $cards }.
gnadenlos-told-adventurers-offered = Te krijgen: { $lots }.
gnadenlos-told-bid = { $seat } biedt { $notes } = { $total }.
gnadenlos-told-bid-one = { $seat } biedt { $notes }.
gnadenlos-told-no-bid-possible = { $seat } kan geen bod doen en laat dat zien: { $hand }.
gnadenlos-told-no-bid-possible-empty = { $seat } heeft geen schuldbrief meer om te bieden.
gnadenlos-told-adventurers-taken = { $seat } neemt { $lot }.
gnadenlos-told-notes-laid = { $seat } legt het bod dicht neer: { $places }.
gnadenlos-told-bid-returned = { $seat } krijgt geen avonturier en neemt { $notes ->
    [one] { $notes } schuldbrief
   *[other] { $notes } schuldbrieven
} terug.
gnadenlos-told-adventurers-left = Niemand neemt { $adventurers }: afgelegd.
gnadenlos-told-payday-began = **Betaaldag!** { $seat } gooit.
gnadenlos-told-payday-began-last = **De laatste betaaldag!** { $seat } gooit.
gnadenlos-told-note-turned = { $die }, { $place }: { $player } betaalt { $worth ->
    [0] niets
   *[other] { $worth }
}.
gnadenlos-told-note-turned-unpaid = { $die }, { $place }: { $player } kan geen { $worth } betalen.
gnadenlos-told-column-empty = { $die }: niets meer om te draaien, en de betaaldag is voorbij.
gnadenlos-told-vulture-taken = { $seat } neemt een gier, nummer { $vultures }, en gaat terug naar veld { $after }.
gnadenlos-told-vulture-taken-stays = { $seat } neemt een gier, nummer { $vultures }, en blijft op veld { $after }.
gnadenlos-told-notes-returned = Schuldbrieven terug in de hand: { $returned }.
gnadenlos-told-end-began = { $why ->
    [vultures] Een derde gier: het spel is uit.
    [undertaker] De begrafenisondernemer komt ons halen: nog één betaaldag, en het spel is uit.
   *[goal] Nog één betaaldag, en het spel is uit.
}
gnadenlos-told-road-left = { $seat } heeft verloren en verlaat de weg.
gnadenlos-told-last-bought = { $seat } koopt nog één keer: { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
} vooruit naar veld { $after }.
gnadenlos-told-scored = { $seat } eindigt op veld { $field } met { $nuggets ->
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
}.
gnadenlos-told-scored-out = { $seat } ligt eruit: drie gieren.

# Delen hiervan, en regels die meer gebeurtenissen samenvatten
gnadenlos-roll = { $player } { $die }
gnadenlos-places = { $count ->
    [one] plaats { $numbers }
   *[other] plaats { $numbers }
}
gnadenlos-move = { $source } → { $gap }
gnadenlos-laid = { $player } { $number } ({ $adventurer })
gnadenlos-whose = { $adventurer } ({ $player })
gnadenlos-whose-count = { $player } { $count }
gnadenlos-have-laid = { $players } { $count ->
    [one] heeft
   *[other] hebben
} een avonturier dicht neergelegd.
gnadenlos-thefts = Van de markt gestolen: { $thefts }.
gnadenlos-theft = { $player } ({ $places })
gnadenlos-theft-none = { $player } (niets)
gnadenlos-finds = { $finds }.
gnadenlos-find = { $player } vindt { $nuggets ->
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
}
gnadenlos-find-part = { $player } { $nuggets }
gnadenlos-hats = Hoeden: { $moves }.
gnadenlos-hat-forward = { $player } +{ $fields } → veld { $field }
gnadenlos-hat-back = { $player } −{ $fields } → veld { $field }
gnadenlos-hat-stays = { $player } blijft op veld { $field }
gnadenlos-last-bought = Laatste aankopen: { $moves }.
gnadenlos-bids = Biedingen: { $bids }.
gnadenlos-bid-part = { $player } { $total } ({ $notes })
gnadenlos-bid-part-one = { $player } { $notes }
gnadenlos-takes = { $takes }.
gnadenlos-take = { $player } neemt { $lot }
gnadenlos-take-part = { $player } { $lot }
gnadenlos-take-laid = { $lot } ({ $places })
gnadenlos-back = Bod terug: { $players }.
gnadenlos-payday = **Betaaldag!** { $rolls }.
gnadenlos-payday-last = **De laatste betaaldag!** { $rolls }.
gnadenlos-payday-goes-on = { $rolls }.
gnadenlos-paid = { $die }: { $player } betaalt { $worth ->
    [0] niets
   *[other] { $worth }
}
gnadenlos-unpaid = { $die }: { $player } kan geen { $worth } betalen
gnadenlos-vulture = { $roll } en neemt gier { $vultures }, terug naar veld { $field }
gnadenlos-vulture-stays = { $roll } en neemt gier { $vultures }
gnadenlos-empty = { $die }: leeg

## Het bord als tekst en in alternatieve teksten

gnadenlos-text-turn = Beurt { $turn } · { $player } heeft de revolver
gnadenlos-text-set-up = Voor de eerste beurt · { $player } heeft de revolver
gnadenlos-text-event = Gebeurtenis: { $event }
gnadenlos-text-to-come = Nog in de stapel: { $events }
gnadenlos-text-undertaker = Begrafenisondernemer: veld { $field } van { $fields }
gnadenlos-text-market = Markt: { $notes ->
    [0] leeg
    [one] { $notes } schuldbrief
   *[other] { $notes } schuldbrieven
}, volle rijen: { $full } ({ $rows } voor een betaaldag)
gnadenlos-text-row = Rij { $row }: { $places }
gnadenlos-text-gap = gat
gnadenlos-text-lots = Te krijgen: { $lots }
gnadenlos-text-bids = Biedingen: { $bids }
gnadenlos-text-has-laid = Al neergelegd: { $players }
gnadenlos-text-takers = Daarna: { $players }
gnadenlos-text-deck = Avonturiers: { $deck } op de stapel
gnadenlos-text-discards = Afgelegd: { $adventurers }
gnadenlos-text-road = Weg, met de velden die valsspelen oplevert of kost: { $zones }; doel { $fields }
gnadenlos-text-zone = { $zone } { $first }–{ $last } (+{ $winner } / −{ $loser })
gnadenlos-text-player = { $sign } **{ $player }** · { $side }
gnadenlos-text-lost = van de weg af
gnadenlos-text-shown = { $player }: { $adventurer }
gnadenlos-text-laid = Heeft een avonturier dicht neergelegd
gnadenlos-text-laid-is = Dicht neergelegd: { $adventurer }
gnadenlos-text-laid-up = Toont { $adventurer }
gnadenlos-text-bid = Biedt { $notes }
gnadenlos-text-proved = Kan geen bod doen
gnadenlos-text-hand-notes = Schuldbrieven: { $notes }
gnadenlos-text-hand-laying = Volgorde van je bod: { $notes }
# Wat op de markt ligt en door de lezer is neergelegd; niemand anders ziet dat
gnadenlos-text-known = Door jou op de markt gelegd: { $notes }
gnadenlos-known = { $places }: { $note }
gnadenlos-text-winner = { $players } { $count ->
    [one] wint
   *[other] delen de eerste plaats
} op veld { $field }

gnadenlos-alt-title = Gnadenlos!, beurt { $turn }
gnadenlos-alt-player = { $player }: { $side }

## Pictures: the board

gnadenlos-board-turn = { $turn ->
    [0] Voorbereiding
   *[other] Beurt { $turn }
}, { $cards ->
    [one] nog { $cards } avonturier
   *[other] nog { $cards } avonturiers
}
gnadenlos-board-market = Betaaldag bij { $needed } volle rijen, nu { $full }
gnadenlos-board-payday = Betaaldag
gnadenlos-board-last-payday = Laatste betaaldag
gnadenlos-board-place = { $place }.
gnadenlos-board-over-vultures = De derde gier maakt een einde aan het spel
gnadenlos-board-over-undertaker = De begrafenisondernemer is er voor ons allemaal
gnadenlos-board-over-goal = Het doel van de weg van de roem is bereikt
gnadenlos-board-best = wint op veld { $field }, met { $nuggets ->
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
}
gnadenlos-board-tied = delen de eerste plaats op veld { $field }
# What the picture of a private choice shows, said to who cannot see it
gnadenlos-board-open = De markt, elke plaats met een nummer. Te kiezen: { $places }.
gnadenlos-board-gaps = De gaten worden in deze volgorde opgevuld: { $places }.
gnadenlos-board-chosen = Gekozen: { $places }.
gnadenlos-board-known = Door jou gelegd: { $notes }.

## Plaatjes: de hand

gnadenlos-hand-field = Veld { $field }, doel vanaf { $goal }
gnadenlos-hand-lost = Je bent van de weg af
# Op een lint over een avonturier: hoogstens 10 letters
gnadenlos-hand-laid = Ligt dicht
gnadenlos-hand-no-adventurers = Je hebt geen avonturiers
gnadenlos-hand-bid = Je bod: { $total }
gnadenlos-hand-order = Komt in deze volgorde op de markt, die niemand anders kent
gnadenlos-hand-own = { $own ->
    [one] { $own } eigen schuldbrief
   *[other] { $own } eigen schuldbrieven
}
gnadenlos-hand-own-and-stolen = { $own ->
    [one] { $own } eigen schuldbrief, { $stolen } gestolen
   *[other] { $own } eigen schuldbrieven, { $stolen } gestolen
}
gnadenlos-hand-stolen = { $stolen ->
    [one] { $stolen } gestolen schuldbrief
   *[other] { $stolen } gestolen schuldbrieven
}
gnadenlos-hand-no-notes = Je hebt geen schuldbrieven
gnadenlos-hand-known = Door jou op de markt gelegd, met plaatsnummer

## Afbeeldingen: waar een vraag over gaat

gnadenlos-panel-payday = { $notes ->
    [0] Hierna is het betaaldag
   *[other] Nog { $notes } tot betaaldag
}
# Bij wie aanzien koopt, naast de goudklompjes; { $worth } is wat deze schuldbrieven zouden kosten
gnadenlos-panel-lying = { $own ->
    [0] Je hebt geen eigen schuldbrieven gelegd
   *[other] Eigen schuldbrieven die jij hebt gelegd: { $own }, waarde { $worth }
}
# Voor wie de afbeelding niet kan zien
gnadenlos-panel-adventurers = Je avonturiers: { $adventurers }
