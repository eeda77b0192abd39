### Woorden in grote letters die alle spellen gebruiken: kort, en naast tekens gezet.

large-new = Nieuw: { $what }
large-lost = Verloren: { $what }
large-chosen = gekozen
large-points = { $points ->
    [one] punt
   *[other] punten
}
large-asked = nu
large-passed = gepast
