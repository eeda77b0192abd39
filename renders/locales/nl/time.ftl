### Tijd aan tafel: tot wanneer er wordt gewacht, wat de tijd daar heeft gedaan, en het tempo.

## Tot wanneer op een plaats wordt gewacht: een kleine regel onder de beurt

turn-until = tot <t:{ $at }:f>, <t:{ $at }:R>
turn-until-reserve = tot <t:{ $at }:f>, <t:{ $at }:R>; op reserve tot <t:{ $due }:f>
turn-on-reserve = op reserve tot <t:{ $at }:f>, <t:{ $at }:R>
turn-since = gevraagd <t:{ $at }:R>
turn-away = afwezig tot <t:{ $until }:D>
turn-away-waits = afwezig tot <t:{ $until }:D>; de tafel wacht tot <t:{ $at }:D>
turn-nobody-there = het spel gaat verder zodra er iemand terug is
turn-paused = pauze tot <t:{ $at }:f>
turn-asleep = het spel slaapt
turn-of = { $name }: { $line }
turn-invited = { $players }: met **{ button-act }** kun je alvast zeggen wat je zult antwoorden.

## Wat er is gebeurd

told-time-was-up = De tijd van { $names } was om.
told-caretaker-sat-down = Tot { $name } terug is, neemt { $caretaker } de plaats waar.
told-came-back = { $name } is terug.
told-went-away = { $name } is afwezig tot <t:{ $until }:D>.
told-more-time = { $by } geeft { $name } meer tijd, tot <t:{ $until }:f>.
told-paused = De tafel pauzeert tot <t:{ $until }:f>.
told-went-on = De tafel speelt verder.
told-pace-changed = Het tempo is nu **{ $pace }**: { $about }.
told-seat-offered = De plaats van { $name } is vrij voor wie verder wil spelen.
told-took-seat = { $name } speelt verder voor { $left }.
told-fell-asleep = Hier heeft een maand lang niemand gespeeld: het spel slaapt.
told-woke = Het spel is weer wakker.
clocks-stood = De bot was weg van <t:{ $since }:{ $style }> tot <t:{ $until }:{ $style }>: de klokken stonden stil.

## Tempo’s

pace-evening = avond
pace-evening-about = 5 minuten per antwoord en 15 in reserve, ook ’s nachts: om in één keer uit te spelen
pace-brisk = vlot
pace-brisk-about = 12 uur per antwoord en 24 in reserve, als jullie allemaal een paar keer per dag kijken
pace-daily = dagelijks
pace-daily-about = 24 uur per antwoord en 48 in reserve; ’s nachts loopt er geen tijd af
pace-relaxed = rustig
pace-relaxed-about = 48 uur per antwoord en 96 in reserve; ’s nachts loopt er geen tijd af
pace-none = zonder klok
pace-none-about = niemand wordt opgejaagd; herinneringen komen na 1, 3 en 7 dagen
pace-overtime = verlenging
pace-overtime-about = 12 uur per antwoord en niets in reserve
pace-choice-evening = { pace-evening }: { pace-evening-about }
pace-choice-brisk = { pace-brisk }: { pace-brisk-about }
pace-choice-daily = { pace-daily }: { pace-daily-about }
pace-choice-relaxed = { pace-relaxed }: { pace-relaxed-about }
pace-choice-none = { pace-none }: { pace-none-about }
lobby-pace = Tempo: **{ $pace }** ({ $about }).
button-pace = Kies een tempo
parameter-pace = tempo
parameter-pace-about = Hoelang de tafel op een antwoord wacht; kies je niets, dan zoals deze server voorstelt
refused-not-the-host = Het tempo wordt bepaald door de speler die hier het langst aan tafel zit. Vraag het die speler.
