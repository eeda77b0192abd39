### `/rating`: de pagina van een speler, de lijst, en verbergen. Wat in afbeeldingen staat, is in rating-pictures.ftl.

rating-command = rating
rating-command-about = Ratings op deze server: je pagina, de lijst van elk spel, en verbergen
rating-command-show = bekijken
rating-command-show-about = De rating van een speler in een spel, met de laatste spellen en een grafiek
rating-command-table = lijst
rating-command-table-about = De lijst met ratings in een spel
rating-command-hide = verbergen
rating-command-hide-about = Je ratings op deze server verbergen, of weer tonen
parameter-rated-person = persoon
parameter-rated-person-about = Van wie je de rating wilt zien; anders die van jezelf
parameter-rated-game = spel
parameter-rated-game-about = Welk spel; anders dat van deze thread, of het spel dat het vaakst heeft meegeteld
parameter-public = openbaar
parameter-public-about = Plaats het hier voor iedereen; anders zie alleen jij het

## De pagina van een speler

rating-title = ### { $player } in { $game }
rating-is = Rating **{ $rating }**
rating-is-provisional = Rating **{ $rating }**, voorlopig: { $missing }
rating-missing-games = { $count } van { $needed } spellen
rating-missing-opponents = { $count } van { $needed } tegenstanders
rating-place = plaats **{ $place }** van { $of }
rating-below-the-line = onder de streep in de lijst
rating-not-listed = niet in de lijst: de laatste { $days } dagen geen spel gespeeld dat meetelt
rating-games = { $count ->
    [one] 1 spel telde mee
   *[other] { $count } spellen telden mee
}
rating-best-win = Beste overwinning: vóór { $player }, met een rating van { $rating }, in { $game }
rating-last-games = **Laatste spellen**
rating-change = { $way ->
    [up] plus { $by }
    [down] min { $by }
   *[none] onveranderd
}
rating-game = { $game }: plaats { $place } van { $of }, van { $before } naar { $after } (**{ $change }**)
rating-game-absent = { $game }: nooit geantwoord, van { $before } naar { $after } (**{ $change }**)
rating-hidden-own = -# Je verbergt je ratings op deze server: alleen jij ziet deze pagina.
rating-none-own = **Je hebt op deze server nog geen rating.**
rating-none-own-in = **Je hebt in { $game } op deze server nog geen rating.**
rating-none-how = Speel een spel met minstens één ander tot het einde: dat telt voor jullie allemaal mee, tenzij er bij de vrije plaatsen iets anders staat. Een plaats in de lijst krijg je na { $games } spellen, met in totaal { $opponents } verschillende mensen.
rating-none = { $player } toont hier geen rating.
rating-none-in = { $player } toont hier geen rating in { $game }.

## De lijst

rating-list-none = **In de lijst van { $game } staat nu niemand.**
rating-list-none-at-all = **Op deze server staat nog niemand in een lijst met ratings.**
rating-list-none-how = Elk spel dat twee of meer mensen samen uitspelen, telt mee, tenzij er bij de vrije plaatsen iets anders staat.

## De lijst controleren

rating-check-games = { $count ->
    [one] 1 spel
   *[other] { $count } spellen
}
rating-check-people = { $count ->
    [one] 1 rating
   *[other] { $count } ratings
}
rating-check-agrees = **{ $game }:** { $games }, { $people }: opnieuw berekend uit alle plaatsen; alle cijfers kloppen.
rating-check-differs = **{ $game }:** { $games }, { $people }: opnieuw berekend uit alle plaatsen; niet alle cijfers kloppen. Het eerste spel dat afwijkt, is { $first }. Vertel het aan wie deze bot beheert.
rating-check-differs-at-the-end = **{ $game }:** { $games }, { $people }: opnieuw berekend uit alle plaatsen; alle spellen kloppen, maar niet alle ratings. Vertel het aan wie deze bot beheert.

## Verbergen

rating-are-shown = **Iedereen op deze server ziet je ratings.**
rating-are-hidden = **Je verbergt je ratings op deze server.**
rating-hiding-lists = Als ze verborgen zijn, sta je in geen enkele lijst, en ziet niemand behalve jij je ratings, grafieken en cijfers.
rating-hiding-rated = Je spellen tellen gewoon mee, omwille van de anderen. Op het laatste bord van een spel staat dan alleen je plaats; maar uit wat er met de ratings van de anderen gebeurt, is ongeveer af te leiden hoe sterk je bent.
rating-hiding-posted = Wat al geplaatst is, blijft zoals het is.
rating-hiding-here = Dit geldt voor alle spellen op deze server, en voor geen andere server.

## Knoppen en menu’s

button-rating-list = Lijst
button-rating-own = Mijn rating
button-rating-hide = Verbergen
button-rating-show = Weer tonen
button-rating-check = Controleren
button-rating-before = ‹ Vorige
button-rating-after = Volgende ›
menu-rating-game = Een ander spel

## Voor iedereen plaatsen

posted-for-all = Het staat hier nu voor iedereen.
picture-missing-words = -# De afbeelding kon hier niet worden getoond, maar alles staat er in woorden.

## Weigeringen

refused-cannot-post-here = Ik kan hier niets plaatsen. Probeer een ander kanaal, of laat `{ parameter-public }` weg.
refused-rating-hidden-to-post = Je verbergt je ratings op deze server, dus plaats ik er niets van. Met `/rating verbergen` toon je ze weer.
refused-rating-check-runs = Iemand controleert op dit moment een lijst op deze server. Probeer het zo weer.
