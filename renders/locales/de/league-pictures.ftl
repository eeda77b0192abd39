### Was die Bilder der Ligen sagen, und dasselbe als Alternativtext und als Liste zum Lesen.

## Zahlen

league-decimal = { $whole },{ $part }
league-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Titel

league-without-name = Eine Liga ohne Namen
league-season = Saison { $season }
league-season-round = Saison { $season }, Runde { $round } von { $rounds }
league-season-over = Saison { $season }, Endstand
league-division = Staffel { $division }
league-divisions = { $count } Staffeln
league-rounds = { $count } Runden
league-tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
league-nobody = In dieser Staffel spielt noch niemand.

## Die Tabelle

league-column-rounds = Plätze je Runde
league-column-points = Punkte
league-column-lasts = Letzte
league-column-opposition = Geg.
league-row = { $place }. { $names }: { $points }
league-shared = geteilt
league-line-up = Wer darüber steht, steigt auf
league-line-down = Wer darunter steht, steigt ab
league-details = Runden: { $rounds }; letzte Plätze: { $lasts }; Gegnerschaft: { $opposition }
league-note-columns = Letzte: letzte Plätze; Geg.: Gegnerschaft
league-note-sign = { $sign } { $means }
league-square-bye = F
league-square-voided = U
league-told-excused = entschuldigt
league-told-missed = gefehlt
league-told-lost = Platz verloren
league-told-bye = spielfrei
league-told-voided = ungültig
league-told-open = noch offen
league-sure-first = sicher auf Platz 1
league-sure-up = steigt sicher auf
league-sure-down = steigt sicher ab
league-final-champion = gewinnt die Meisterschaft
league-final-first = auf Platz 1, steigt auf
league-final-up = steigt auf
league-final-down = steigt ab

## Wer wen hinter sich ließ

league-cross = Wer wen hinter sich ließ
league-cross-sign = Vergleich
league-cross-about = 2:1 heißt: hat die andere Person zweimal hinter sich gelassen und blieb einmal hinter ihr.
league-cross-note-pair = 2:1: zweimal vor dieser Person, einmal dahinter
league-cross-note-one = 2: zweimal vor der Person dieser Spalte
league-cross-row = { $name }: { $met }
league-cross-pair = { $name } { $ahead }:{ $behind }
league-cross-nobody = noch niemand

## Das Plakat

league-poster-heading = { $count ->
    [one] Meisterschaft
   *[other] Geteilte Meisterschaft
}
league-poster-champions = { $count ->
    [one] Die Meisterschaft gewinnt: { $names }
   *[other] Die Meisterschaft teilen sich: { $names }
}
league-poster-others = { $count } weitere
league-poster-each = je { $points }
league-seal = Siegel der Tabelle: { $seal }
league-seal-short = Siegel { $seal }
