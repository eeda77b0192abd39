### Was die Bilder der Wertungen und Zahlen sagen, und dasselbe als Alternativtext und als Liste zum Lesen.

## Zahlen

rating-picture-sure = { $rating } ± { $deviation }
rating-picture-provisional-number = { $rating }?
rating-picture-decimal = { $whole },{ $tenths }
rating-picture-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
rating-picture-people = { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}
rating-picture-ordinal = { $place }.

## Die Liste

rating-picture-page = Seite { $page } von { $pages }
rating-picture-provisional = vorläufig
rating-picture-provisional-line = vorläufig: weniger als { $games } Spiele oder { $people } Mitspielende
rating-picture-nobody = In dieser Liste hat noch niemand eine Wertung.
rating-picture-you = du
rating-picture-list-sign = Wertungen
rating-picture-list-title = Wertungen in { $game }
rating-picture-row = { $place }. { $name }: { $rating }, { $games }
rating-picture-row-provisional = { $name }: { $rating }, { $games }
rating-picture-your-row = { $row } (du)
rating-picture-more = … und { $count } weitere.

## Die Kurve

rating-picture-place = Platz { $place } von { $of }
rating-picture-no-place = kein Platz in der Liste
rating-picture-after = Spiele
rating-picture-chart-sign = Wertung
rating-picture-chart-title = { $name }: Wertung in { $game }
rating-picture-chart-now = { $rating } nach { $games ->
    [one] { $games } gewerteten Spiel
   *[other] { $games } gewerteten Spielen
}; { $place }.
rating-picture-chart-way = Die Linie beginnt bei { $first } und endet bei { $last }; das Band um sie ist das ±. Höchster Wert { $highest } ({ $highest-at ->
    [0] am Anfang
   *[other] Spiel { $highest-at }
}), niedrigster { $lowest } ({ $lowest-at ->
    [0] am Anfang
   *[other] Spiel { $lowest-at }
}).
rating-picture-chart-start = Die Linie beginnt bei { $first } und hat noch kein Spiel; das Band um sie ist das ±.

## Die Zahlen einer Person

figures-picture-sign = Zahlen
figures-picture-title = Zahlen von { $name }
figures-picture-none = Noch ist kein Spiel mit anderen zu Ende.
figures-picture-first = Platz 1 in { $wins } von { $games }; gleich verteilt wären es { $even }
figures-picture-robots = Nur gegen Roboter: Platz 1 in { $wins } von { $games }
figures-picture-seats = { $seats } Personen
figures-picture-best = Rekord
figures-picture-games-of = { $game }: { $games }
figures-picture-places = { $seats }: { $places }
figures-picture-places-best = { $seats }: { $places }; bestes Ergebnis { $best }
figures-picture-times = { $place } Platz { $times }-mal
figures-picture-even-about = „Gleich verteilt“ ist, wie oft es Platz 1 wäre, wenn alle gleich gut spielten.
