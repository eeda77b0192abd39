### Wat de afbeeldingen van competities zeggen, en hetzelfde als alternatieve tekst en als lijst om te lezen.

## Getallen

league-decimal = { $whole },{ $part }
league-points = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Titels

league-without-name = Een competitie zonder naam
league-season = Seizoen { $season }
league-season-round = Seizoen { $season }, ronde { $round } van { $rounds }
league-season-over = Seizoen { $season }, eindstand
league-division = Divisie { $division }
league-divisions = { $count } divisies
league-rounds = { $count } rondes
league-tables = { $count ->
    [one] { $count } tafel
   *[other] { $count } tafels
}
league-nobody = In deze divisie speelt nog niemand.

## De stand

league-column-rounds = Plaats per ronde
league-column-points = Punten
league-column-lasts = Laatst
league-column-opposition = Teg.
league-row = { $place }. { $names }: { $points }
league-shared = gedeeld
league-line-up = Wie hierboven staat, promoveert
league-line-down = Wie hieronder staat, degradeert
league-details = Rondes: { $rounds }; laatste plaatsen: { $lasts }; tegenstand: { $opposition }
league-note-columns = Laatst: laatste plaatsen; Teg.: tegenstand
league-note-sign = { $sign } { $means }
league-square-bye = V
league-square-voided = N
league-told-excused = verontschuldigd
league-told-missed = gemist
league-told-lost = plek kwijt
league-told-bye = vrij
league-told-voided = niet geldig
league-told-open = nog bezig
league-sure-first = zeker eerste
league-sure-up = promoveert zeker
league-sure-down = degradeert zeker
league-final-champion = kampioen
league-final-first = eerste, promoveert
league-final-up = promoveert
league-final-down = degradeert

## Wie liet wie achter zich

league-cross = Wie wie achter zich liet
league-cross-sign = Onderling
league-cross-about = 2:1 betekent: heeft de ander twee keer achter zich gelaten, en bleef één keer achter.
league-cross-note-pair = 2:1: twee keer vóór die persoon, één keer erachter
league-cross-note-one = 2: twee keer vóór wie in die kolom staat
league-cross-row = { $name }: { $met }
league-cross-pair = { $name } { $ahead }:{ $behind }
league-cross-nobody = nog niemand

## De affiche

league-poster-heading = { $count ->
    [one] Kampioen
   *[other] Kampioenen
}
league-poster-champions = { $count ->
    [one] Kampioen: { $names }
   *[other] Samen kampioen: { $names }
}
league-poster-others = { $count } anderen
league-poster-each = elk { $points }
league-seal = Zegel van de stand: { $seal }
league-seal-short = Zegel { $seal }
