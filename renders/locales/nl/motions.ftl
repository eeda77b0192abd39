### Wat een tafel samen beslist: pauzes, tempo’s, plaatsen, rondes die opnieuw beginnen; en meer tijd voor iemand.

## Het bericht van een voorstel

motion-pause = { $name } vraagt om een pauze tot <t:{ $moment }:f>.
motion-pace = { $name } vraagt om een ander tempo: **{ $pace }** ({ $about }).
motion-pace-offered = Dit spel heeft nog geen tempo: niemand wordt opgejaagd. Willen jullie er een? Mijn voorstel is **{ $pace }** ({ $about }).
motion-seat = { $name } vraagt om de plaats van { $owner } aan te bieden aan iemand die verder wil spelen.
motion-restart = Deze ronde kan niet verder: die is begonnen met een andere versie van Saloon. Opnieuw beginnen kan wel, met nieuwe worpen en kaarten; wat er in de ronde is gespeeld, telt dan niet meer.
motion-restart-lost = De bot is teruggegaan, en jullie hebben gezien wat nu teruggedraaid is. Deze ronde kan opnieuw beginnen, met nieuwe worpen en kaarten; wat er in de ronde is gespeeld, telt dan niet meer.
motion-asked = { $count ->
    [one] { $people }, ga je akkoord?
   *[other] { $people }, gaan jullie akkoord?
}
motion-open-until = Open tot <t:{ $moment }:f>. Zonder antwoord ga je niet akkoord.
motion-refused = { $count ->
    [one] { $name } speelt liever verder.
   *[other] { $name } spelen liever verder.
}
motion-not-agreed = { $count ->
    [one] { $name } gaat niet akkoord: er verandert niets.
   *[other] { $name } gaan niet akkoord: er verandert niets.
}
motion-withdrawn = Ingetrokken.
motion-late = Niet iedereen is op tijd akkoord gegaan: er verandert niets.
motion-gone = Hier valt niets meer te beslissen.
motion-replaced = Iemand vraagt een antwoord terug te nemen, en dat gaat voor. Daarna kan dit opnieuw worden gevraagd.
motion-pause-passed = Akkoord: de tafel pauzeert.
motion-pause-ended = De tafel speelt verder.
motion-pace-passed = Akkoord: dit tempo geldt vanaf het volgende bord.
motion-seat-passed = Akkoord: de plaats is vrij.
motion-restart-passed = Akkoord: de ronde begint opnieuw.

## Knoppen

button-agree = Akkoord
button-refuse = Weigeren
button-withdraw = Intrekken
button-play-on = Verder spelen

## Privéantwoorden

motion-proposed = De anderen krijgen de vraag in <#{ $thread }>. Ze kunnen 24 uur lang akkoord gaan.
motion-passed-at-once = Niemand anders hoeft akkoord te gaan, dus het is gebeurd.
motion-you-agree = Je gaat akkoord.
motion-you-refuse = Je gaat niet akkoord.
motion-you-withdraw = Je hebt het ingetrokken.
motion-you-play-on = De tafel speelt verder.
extended = { $name } heeft nu meer tijd.

## Geweigerde handelingen

refused-motion-over = Dat staat niet meer open: het is beslist, ingetrokken of vervangen. Het nieuwste bord laat zien hoe het ervoor staat.
refused-motion-not-yours = Dit wordt jou niet gevraagd. Alleen de anderen aan deze tafel beslissen erover, en alleen degene die het vroeg, kan het intrekken.
refused-motion-absent = Je bent afwezig. Druk eerst op “{ button-back-home }” en vraag of antwoord dan.
refused-motion-open = Aan deze tafel staat al een vraag open. Wacht tot daarover is beslist, of trek de vraag in als die van jou is.
refused-motion-often = Je hebt deze tafel binnen een dag { $most } keer iets gevraagd. Vraag het na <t:{ $moment }:f> opnieuw.
refused-pause-already = De tafel pauzeert al.
refused-pause-often = Deze tafel heeft { $most } keer gepauzeerd, en vaker kan een spel niet pauzeren. Kun je niet spelen, gebruik dan `/spel afwezig`.
refused-pause-not-yours = Alleen degene die om de pauze vroeg, kan die eerder beëindigen. Je kunt intussen verder spelen: antwoorden tellen gewoon.
refused-pace-already = Deze tafel heeft dat tempo al.
refused-pace-fixed = Het tempo van deze tafel kan niet worden veranderd.
refused-seat-taken = Die plaats is niet vrij: er speelt iemand.
refused-extend-yourself = Je kunt jezelf geen tijd geven: daar is je reserve voor. Elke andere speler kan je wel tijd geven.
refused-extend-nobody = De tafel wacht nu niet op die speler.
refused-extend-whom = De tafel wacht op meerdere spelers. Kies er een met de optie `{ parameter-player }`.
refused-extend-no-clock = Voor die speler loopt nu geen klok: er is alle tijd.
refused-extend-often = Die speler heeft voor dit antwoord al { $most } keer meer tijd gekregen. Meer kan niet.

## Opdrachten

game-command-pause = pauze
game-command-pause-about = Vraag de tafel om alle klokken een paar dagen stil te zetten
game-command-pace = tempo
game-command-pace-about = Vraag de tafel om een ander tempo
game-command-extend = verlengen
game-command-extend-about = Geef een speler op wie de tafel wacht meer tijd
parameter-days = dagen
parameter-days-about = Hoeveel dagen, van 1 tot en met 14
parameter-new-pace = tempo
parameter-new-pace-about = Hoelang de tafel op een antwoord zou wachten
parameter-player = speler
parameter-player-about = Wie meer tijd nodig heeft, als de tafel op meerdere spelers wacht
