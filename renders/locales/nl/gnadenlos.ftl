### Gnadenlos! De woorden van de spelregels; avonturiers heten zoals de gegevens van het spel zeggen.

gnadenlos-name = Gnadenlos!
gnadenlos-about = Schuldbrieven, betaaldagen en gieren voor 3 of 4 spelers: huur avonturiers in met niets dan papier, win goud en aanzien, en zorg dat je genoeg goudklompjes hebt als de betaaldag komt. De regels: `/gnadenlos regels`.
gnadenlos-length = Ongeveer { $count } beurten
gnadenlos-progress = { $turn ->
    [0] Nog vóór de eerste beurt
   *[other] Beurt { $turn }, de koploper op veld { $field }; het doel begint bij veld { $goal }
}
gnadenlos-table-advanced = opzet voor gevorderden (jullie bieden op jullie eerste avonturiers)
gnadenlos-table-bot-fills-gaps = de bot vult de gaten in de markt op

## Hoe alles heet

# De getallen van een avonturier, naar waar ze voor dienen
gnadenlos-skill-gold = goud { $number }
gnadenlos-skill-revolver = revolver { $number }
gnadenlos-skill-cards = kaarten { $number }
gnadenlos-adventurer = { $name }: { $numbers }
# Waar weinig plaats is: goud/revolver/kaarten
gnadenlos-adventurer-short = { $name } (goud { $gold }, revolver { $revolver }, kaarten { $cards })
gnadenlos-pair = { $first } + { $second }

gnadenlos-event-gold-rush = Goudkoorts ({ $larger } en { $smaller })
gnadenlos-event-high-noon = High Noon
gnadenlos-event-cheating = Valsspelen
gnadenlos-several = { $what } ({ $count } keer)
gnadenlos-range = { $first } tot en met { $last }

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

gnadenlos-prompt-adventurer-gold-rush = Leg een van je { $count } avonturiers neer voor de **Goudkoorts**: met het hoogste goud vind je { $larger }, met het getal daaronder { $smaller }.
gnadenlos-prompt-adventurer-high-noon = Leg een van je { $count } avonturiers neer voor **High Noon**: met de hoogste revolver mag je schuldbrieven stelen, de laagste worden doodgeschoten.
gnadenlos-prompt-adventurer-cheating = Leg een van je { $count } avonturiers neer voor **Valsspelen**: met de hoogste kaarten ga je { $winner ->
    [one] { $winner } veld
   *[other] { $winner } velden
} vooruit, met de laagste { $loser } terug.
gnadenlos-prompt-laid = **{ $event }**: tot iedereen een avonturier heeft neergelegd, mag je { $adventurer } door een ander vervangen.
gnadenlos-prompt-steal = { $count ->
    [one] Neem ongezien 1 schuldbrief van de markt: jouw revolver is een van de hoogste.
   *[other] Neem ongezien { $count } schuldbrieven van de markt: jouw revolver is de hoogste.
}
gnadenlos-prompt-may-steal = { $count ->
    [one] Je mag ongezien 1 schuldbrief van de markt nemen: jouw revolver is een van de hoogste.
   *[other] Je mag ongezien hoogstens { $count } schuldbrieven van de markt nemen: jouw revolver is de hoogste.
}
gnadenlos-prompt-fill = { $count ->
    [one] Vul ongezien het gat op { $gaps } met een schuldbrief uit de laatste rijen.
   *[other] Vul ongezien de gaten op { $gaps }, in deze volgorde, met schuldbrieven uit de laatste rijen.
}
gnadenlos-prompt-buy = Aanzien kopen, een goudklompje per veld? Je hebt { $nuggets } en staat op { $field }; het doel begint bij veld { $goal }.
gnadenlos-prompt-bid = Bied 1, 2 of 3 schuldbrieven op een avonturier. { $bids } Je hebt er { $notes }.
gnadenlos-prompt-bid-pairs = Bied 1, 2 of 3 schuldbrieven op een paar avonturiers. { $bids } Je hebt er { $notes }.
gnadenlos-prompt-no-bid = Er is nog niet geboden.
gnadenlos-prompt-bids = Bezette sommen: { $bids }.
gnadenlos-prompt-order = Je bod wordt in deze volgorde neergelegd: { $notes }. Noem een andere; de eerste wordt het eerst neergelegd.
gnadenlos-prompt-take = { $lots ->
    [one] Neem de laatste avonturier; daarna wordt je bod neergelegd: { $notes }.
   *[other] Neem een van de { $lots } avonturiers; daarna wordt je bod neergelegd: { $notes }.
}
gnadenlos-prompt-take-pairs = { $lots ->
    [one] Neem het laatste paar avonturiers; daarna wordt je bod neergelegd: { $notes }.
   *[other] Neem een van de { $lots } paren avonturiers; daarna wordt je bod neergelegd: { $notes }.
}
gnadenlos-choices-bid = Je schuldbrieven: { $notes }
gnadenlos-choices-places = Kies uit { $places }, zes per rij.

# De knop waarmee je intussen iets mag veranderen
gnadenlos-aside-order = Volgorde van mijn bod
# Een bod op een knop: de som, en de schuldbrieven
gnadenlos-bid-one = Bod { $total }
gnadenlos-bid-sum = Bod { $total }: { $notes }
gnadenlos-bid-total = { $total } ({ $notes })
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

gnadenlos-option-buy = { $nuggets }: naar { $field }
gnadenlos-option-buy-nothing = Niets kopen
gnadenlos-option-place = { $number } (rij { $row }, kolom { $column })
gnadenlos-option-place-last = { $number } (rij { $row }, kolom { $column }, de laatste)
gnadenlos-hint-known = Door jou neergelegd: { $note }

gnadenlos-hint-gold-rush = Hoogste: { $larger }; daarna: { $smaller }
gnadenlos-hint-high-noon = Hoogste: mag stelen; laagste: wordt doodgeschoten
gnadenlos-hint-cheating = Hoogste: { $winner ->
    [one] { $winner } veld
   *[other] { $winner } velden
} vooruit; laagste: { $loser } terug

## Beslissingen: bevestigingen

gnadenlos-answer-adventurer = Je legt { $what } neer.
gnadenlos-answer-steal = Je neemt wat er ligt op { $places }.
gnadenlos-answer-steal-none = Je neemt niets.
gnadenlos-answer-fill = { $count ->
    [one] Je vult het gat met { $places }.
   *[other] Je vult de gaten met { $places }.
}
gnadenlos-answer-buy = Je betaalt { $nuggets } en staat op { $field }.
gnadenlos-answer-buy-nothing = Je koopt niets.
gnadenlos-answer-bid = Je biedt { $bid }.
gnadenlos-answer-order = Nieuwe volgorde: { $notes }.
gnadenlos-answer-take = Je neemt { $what }.

## Wat een speler alvast zegt (knoppen, vragen, en wat er gaat gebeuren)

gnadenlos-order-label-steal = Stelen van…
gnadenlos-order-label-fill = Gaten laten vullen
gnadenlos-order-label-buy = Kopen tot en met…
gnadenlos-order-label-bid = Mijn biedingen…
gnadenlos-order-prompt-steal = Waar steel je als je mag stelen? Noem hoogstens { $count } plaatsen, de beste eerst: je neemt van de eerste waar nog een schuldbrief ligt.
gnadenlos-order-prompt-fill = De gaten altijd opvullen zoals de bot: de laatste schuldbrief in het eerste gat, enzovoort? Dan wordt er je niets meer gevraagd.
gnadenlos-order-prompt-buy = Hoeveel velden koop je deze beurt hoogstens, voor een goudklompje per veld? Je hebt { $nuggets } en staat op { $field }.
gnadenlos-order-prompt-bid = Noem hoogstens { $count } biedingen, de beste eerst. In je beurt bied je de eerste waarvan niemand de som heeft; de hoogste schuldbrief wordt het eerst neergelegd.
gnadenlos-order-prompt-bid-taken = Anderen hebben elke som geboden die jij kunt bieden: je laat in plaats daarvan je hand zien. Wat je hier noemt, wordt niet gebruikt.
gnadenlos-order-prompt-take = Welke avonturiers wil je het liefst? Kies de beste eerst: als je aan de beurt bent, neem je de eerste die er nog ligt.
gnadenlos-order-prompt-take-pairs = Welke paren avonturiers wil je het liefst? Kies het beste eerst: als je aan de beurt bent, neem je het eerste dat er nog ligt.
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

## Het verhaal, een gebeurtenis per regel

gnadenlos-told-turn-began = **Beurt { $turn }.** { $seat } heeft de revolver.
gnadenlos-told-first-rolled = Worpen: { $rolls }. { $first } begint.
gnadenlos-told-first-rolled-tie = Worpen: { $rolls }. Wie het hoogst gooide, gooit opnieuw.
gnadenlos-told-event-turned = Gebeurtenis: { $event }.
gnadenlos-told-pile-ended = De stapel eindigt met { $event }, die niet wordt uitgevoerd; alle gebeurtenissen worden geschud.
gnadenlos-told-undertaker-moved = Begrafenisondernemer: veld { $field } van { $fields }.
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
gnadenlos-told-gaps-filled-pushed = De laatste rij wordt aaneengeschoven.
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
}, tot veld { $after }.
gnadenlos-told-nothing-bought = { $seat } koopt geen aanzien.
gnadenlos-told-nothing-bought-automatic = { $seat } heeft geen goudklompjes om aanzien te kopen.
gnadenlos-told-goal-reached = { $seat } heeft het doel bereikt!
gnadenlos-told-no-bidding = { $seat } heeft { $adventurers } avonturiers: er wordt niet geboden.
gnadenlos-told-no-bidding-none-left = Er zijn geen avonturiers meer: er wordt niet geboden.
gnadenlos-told-deck-shuffled = De afgelegde avonturiers worden geschud: een nieuwe stapel van { $cards }.
gnadenlos-told-adventurers-offered = Op tafel: { $lots }.
gnadenlos-told-bid = { $seat } biedt { $bid }.
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
gnadenlos-told-note-turned-unpaid = { $die }, { $place }: { $player } kan de { $worth } niet betalen.
gnadenlos-told-column-empty = { $die }: niets meer om te draaien, en de betaaldag is voorbij.
gnadenlos-told-vulture-taken = { $seat } kan niet betalen, krijgt gier { $vultures } en gaat terug naar veld { $after }.
gnadenlos-told-vulture-taken-stays = { $seat } kan niet betalen, krijgt gier { $vultures } en blijft op veld { $after }.
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
   *[other] plaatsen { $numbers }
}
gnadenlos-move = { $source } naar { $gap }
gnadenlos-laid = { $player } { $number } ({ $adventurer })
gnadenlos-laid-shot = { $player } { $number } ({ $adventurer }, doodgeschoten)
gnadenlos-whose = { $adventurer } ({ $player })
gnadenlos-whose-count = { $player } { $count }
gnadenlos-turn-of = **Beurt { $turn }** van { $player }.
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
gnadenlos-hat-forward = { $player } { $fields } vooruit naar { $field }
gnadenlos-hat-back = { $player } { $fields } terug naar { $field }
gnadenlos-hat-stays = { $player } blijft op { $field }
gnadenlos-last-bought = Laatste aankopen: { $moves }.
gnadenlos-bids = Biedingen: { $bids }.
gnadenlos-bid-part = { $player } { $bid }
gnadenlos-takes = { $takes }.
gnadenlos-take = { $player } neemt { $lot }
gnadenlos-take-part = { $player } { $lot }
gnadenlos-payday = **Betaaldag!** { $count ->
    [0] Niemand betaalt.
   *[other] Betaald: { $paid }.
}
gnadenlos-payday-last = **De laatste betaaldag!** { $count ->
    [0] Niemand betaalt.
   *[other] Betaald: { $paid }.
}
gnadenlos-payday-goes-on = { $count ->
    [0] Niemand betaalt.
   *[other] Betaald: { $paid }.
}
gnadenlos-rolls = Worpen: { $rolls }.
gnadenlos-paid = { $die }, { $player } betaalt { $worth ->
    [0] niets
   *[other] { $worth }
}
gnadenlos-unpaid = { $die }, { $player } kan de { $worth } niet betalen
gnadenlos-empty = { $die }, leeg

## Het bord als tekst en in alternatieve teksten

gnadenlos-text-turn = Beurt { $turn }, { $player } heeft de revolver
gnadenlos-text-set-up = Voor de eerste beurt, { $player } heeft de revolver
gnadenlos-text-event = Gebeurtenis: { $event }
gnadenlos-text-to-come = Komt nog: { $events }
gnadenlos-text-undertaker = Begrafenisondernemer: veld { $field } van { $fields }
gnadenlos-text-market = Markt: { $notes ->
    [0] leeg
    [one] { $notes } schuldbrief
   *[other] { $notes } schuldbrieven
}. { $payday }
gnadenlos-text-gaps = Gaten: { $places }
gnadenlos-text-lots = Op tafel: { $lots }
gnadenlos-text-bids = Biedingen: { $bids }
# Wat met meer schuldbrieven geboden is, of met die van een ander, als alle sommen al genoemd zijn
gnadenlos-text-bids-of = Schuldbrieven in biedingen: { $bids }
gnadenlos-text-has-laid = Al neergelegd: { $players }
gnadenlos-text-takers = Daarna nemen: { $players }
gnadenlos-text-deck = Stapel: { $deck ->
    [one] { $deck } avonturier
   *[other] { $deck } avonturiers
}
gnadenlos-text-discards = Afgelegd: { $adventurers }
gnadenlos-text-goal = Doel: veld { $fields }
gnadenlos-text-zone = { $zone } tot en met veld { $last }, { $winner } of { $loser }
gnadenlos-text-zone-next = { $zone } tot en met { $last }, { $winner } of { $loser }
gnadenlos-text-fills-gaps = De bot vult de gaten in de markt op
gnadenlos-text-player = { $player }: { $side }
gnadenlos-text-lost = van de weg af
gnadenlos-text-shown = { $player }: { $adventurer }
gnadenlos-text-laid-is = Dicht neergelegd: { $adventurer }
gnadenlos-text-proved = Geen bod mogelijk: { $players }
gnadenlos-text-hand-notes = { $heading }: { $notes }
gnadenlos-text-hand-laying = { $count ->
    [one] Je bod: { $notes }
   *[other] Je bod van { $total }, in de volgorde die alleen jij kent: { $notes }
}
gnadenlos-text-goal-from = doel vanaf veld { $goal }
# Wat op de markt ligt en door de lezer is neergelegd; niemand anders ziet dat
gnadenlos-text-known = Door jou neergelegd, per plaats op de markt: { $notes }
gnadenlos-known = { $note } op { $places }
gnadenlos-text-winner = { $players } { $count ->
    [one] wint
   *[other] delen de eerste plaats
} op veld { $field }


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
gnadenlos-board-over-goal = De weg van de roem is ten einde
gnadenlos-board-best = wint op veld { $field }, met { $nuggets ->
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
}
gnadenlos-board-tied = delen de eerste plaats op veld { $field }
# What the picture of a private choice shows, said to who cannot see it
gnadenlos-board-open = De markt; de plaatsen staan hieronder.
gnadenlos-board-chosen = Gekozen: { $places }.

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
gnadenlos-panel-others = Avonturiers van de anderen: { $counts }
gnadenlos-panel-other-laid = { $player } { $count } (heeft gelegd)
gnadenlos-panel-fields = Velden van de anderen: { $fields }
gnadenlos-panel-cheating = Valsspelen, vooruit of terug: { $zones }
# Voor wie de afbeelding niet kan zien
