### Wat er anders is aan een tafel van een competitie: plekken die iemand kwijtraakt, wat vertrekken kost, wat alleen de competitie beslist.

## Wat er is gebeurd

told-lost-seat-no-show = { $left } heeft de eerste vraag niet op tijd beantwoord en is de plek aan tafel kwijt. { $robot }, een robot, speelt verder.
told-lost-seat-absent = { $left } was te lang afwezig en is de plek aan tafel kwijt: laatste plaats aan deze tafel. { $robot }, een robot, speelt verder.
told-lost-seat-lapsed = { $left } heeft in de verlenging niet op tijd geantwoord en is de plek aan tafel kwijt: laatste plaats aan deze tafel. { $robot }, een robot, speelt verder.
told-robots-play-out = Het seizoen is voorbij: robots spelen dit spel uit. De uitslag telt mee in de competitie, maar niet voor de ratings.

## Privé

really-leave-league = Spel #{ $number } voorgoed verlaten? Een robot speelt voor je verder, en de competitie kan je plek aan iemand anders geven.
leave-costs-league = Je wordt laatste aan deze tafel: 0 punten.
leave-costs-league-rating = Je wordt laatste aan deze tafel: 0 punten, en een rating alsof je laatste bent.
away-league = Aan een tafel van een competitie wacht niemand op je: een waarnemer speelt meteen voor je. Blijf je 7 dagen weg, dan raak je je plek daar kwijt (L6).

## Weigeringen

refused-league-seat = Aan een tafel van een competitie geeft alleen de competitie een plek door (L6).
refused-league-pause = Een tafel van een competitie pauzeert niet, want de ronde volgt de kalender (L6). Kun je niet spelen, gebruik dan `/spel afwezig`: een waarnemer speelt voor je.
refused-league-pace = De competitie bepaalt het tempo van deze tafel.
refused-league-again = De competitie loot wie hierna tegen wie speelt. Je kunt wel zelf een spel openen met dezelfde mensen.

## Aan het eind

outcome-unrated-played-out = -# Telt niet mee voor de ratings: robots hebben het uitgespeeld.
