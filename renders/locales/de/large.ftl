### Wörter in Großschrift, die alle Spiele benutzen: kurz und neben Zeichen gesetzt.

large-new = Neu: { $what }
large-lost = Verloren: { $what }
large-chosen = gewählt
large-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
large-asked = jetzt
large-passed = gepasst
