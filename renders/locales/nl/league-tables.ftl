### Wat er anders is aan een tafel van een competitie: plekken die iemand kwijtraakt, wat vertrekken kost, wat alleen de competitie beslist.

## Wat er is gebeurd

told-lost-seat-no-show = { $left } heeft de eerste vraag niet op tijd beantwoord en is de plek aan tafel kwijt. { $robot }, een robot, speelt verder.
told-lost-seat-absent = { $left } was te lang afwezig en is de plek aan tafel kwijt: laatste plaats aan deze tafel. { $robot }, een robot, speelt verder.
told-lost-seat-lapsed = { $left } heeft in de verlenging niet op tijd geantwoord en is de plek aan tafel kwijt: laatste plaats aan deze tafel. { $robot }, een robot, speelt verder.
told-robots-play-out = Het seizoen is voorbij: robots spelen dit spel uit. De uitslag telt mee in de competitie, maar niet voor de ratings.

## Privé

really-leave-league = Spel #{ $number } voorgoed verlaten? Een robot speelt voor je verder, en de competitie kan je plek aan iemand anders geven.
leave-costs-league = Je wordt laatste aan deze tafel: 0 punten.
leave-costs-league-rating = Je wordt laatste aan deze tafel: 0 punten, en zo telt het ook voor je rating.
away-league = Aan een tafel van een competitie wacht niemand op je: een waarnemer speelt meteen voor je. Blijf je 7 dagen weg, dan raak je je plek daar kwijt (L6).

## Weigeringen

refused-league-seat = Aan een tafel van een competitie geeft alleen de competitie een plek door (L6).
refused-league-pause = Een tafel van een competitie pauzeert niet, want de ronde volgt de kalender (L6). Kun je niet spelen, gebruik dan `/{ game-command } { game-command-away }`: een waarnemer speelt voor je.
refused-league-pace = De competitie bepaalt het tempo van deze tafel.
refused-league-again = De competitie loot wie hierna tegen wie speelt. Je kunt wel zelf een spel openen met dezelfde mensen.

## Aan het eind

outcome-unrated-played-out = -# Telt niet mee voor de ratings: robots hebben het uitgespeeld.

## Aan een tafel van een competitie

league-thread = { $table }, { $league }, seizoen { $season }
league-on-board = -# { $table }
league-on-board-ends = -# { $table }, gepland einde <t:{ $at }:D>
league-end-notice = **{ $league }: de verlenging begint <t:{ $at }:R>**, op <t:{ $at }:f>, als deze tafel dan nog bezig is. Vanaf dan heb je 12 uur voor elk antwoord, zonder reserve. Wie die tijd één keer laat verlopen, is de plek kwijt. Op <t:{ $last }:f> spelen robots uit wat er nog over is (L12).
league-tables-wait = Op deze server zijn bijna zoveel threads actief als Discord toestaat. De andere tafels van ronde { $round } gaan open zodra andere spellen zijn afgelopen.

## In de inbox: plekken die verloren zijn

inbox-seats-lost = **Plekken die je dit seizoen aan tafels van een competitie kwijt bent**
inbox-seat-lost = - { $why ->
    [no-show] { $game }: je hebt de eerste vraag niet op tijd beantwoord (L5).
    [lapsed] { $game }: je hebt in de verlenging niet op tijd geantwoord (L12).
   *[absent] { $game }: je was te lang afwezig (L6).
} { $cost }
inbox-seat-costs = { $why ->
    [no-show] Je krijgt daar 0 punten.
   *[other] Je bent daar laatste: 0 punten.
}
inbox-seat-costs-rating = { $why ->
    [no-show] Je krijgt daar 0 punten, en voor je rating telt het als laatste plaats.
   *[other] Je bent daar laatste: 0 punten, en zo telt het ook voor je rating.
}
