### Wat de afbeeldingen van ratings en cijfers zeggen, en hetzelfde als alternatieve tekst en als lijst om te lezen.

## Getallen

rating-picture-sure = { $rating } ± { $deviation }
rating-picture-provisional-number = { $rating }?
rating-picture-decimal = { $whole },{ $tenths }
rating-picture-games = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
rating-picture-people = { $people ->
    [one] { $people } persoon
   *[other] { $people } mensen
}
rating-picture-ordinal = { $place }e

## De lijst

rating-picture-page = pagina { $page } van { $pages }
rating-picture-provisional = voorlopig
rating-picture-provisional-line = voorlopig: minder dan { $games } spellen of { $people } tegenstanders
rating-picture-nobody = Nog niemand heeft een rating in deze lijst.
rating-picture-you = jij
rating-picture-list-sign = Ratings
rating-picture-list-title = Ratings in { $game }
rating-picture-row = { $place }. { $name }: { $rating }, { $games }
rating-picture-row-provisional = { $name }: { $rating }, { $games }
rating-picture-your-row = { $row } (jij)
rating-picture-more = … en nog { $count }.

## De grafiek

rating-picture-place = plaats { $place } van { $of }
rating-picture-no-place = geen plaats in de lijst
rating-picture-after = Spellen
rating-picture-chart-sign = Rating
rating-picture-chart-title = { $name }: rating in { $game }
rating-picture-chart-now = { $rating } na { $games ->
    [one] { $games } spel dat meetelt
   *[other] { $games } spellen die meetellen
}; { $place }.
rating-picture-chart-way = De lijn begint bij { $first } en eindigt bij { $last }; de band eromheen is de ±. Hoogste waarde { $highest } ({ $highest-at ->
    [0] aan het begin
   *[other] spel { $highest-at }
}), laagste { $lowest } ({ $lowest-at ->
    [0] aan het begin
   *[other] spel { $lowest-at }
}).
rating-picture-chart-start = De lijn begint bij { $first } en heeft nog geen spel; de band eromheen is de ±.

## De cijfers van een persoon

figures-picture-sign = Cijfers
figures-picture-title = Cijfers van { $name }
figures-picture-none = Er is nog geen spel met anderen afgelopen.
figures-picture-first = { $wins } van de { $games } keer eerste; gelijk verdeeld: { $even }
figures-picture-robots = Alleen tegen robots: { $wins } van de { $games } keer eerste
figures-picture-seats = { $seats } spelers
figures-picture-best = Record
figures-picture-games-of = { $game }: { $games }
figures-picture-places = { $seats }: { $places }
figures-picture-places-best = { $seats }: { $places }; beste uitslag { $best }
figures-picture-times = { $place } { $times } keer
figures-picture-even-about = “Gelijk verdeeld” is hoe vaak iemand eerste zou zijn als iedereen even goed speelde.
