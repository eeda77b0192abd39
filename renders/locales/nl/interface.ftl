### Wat de bot rond de spellen zegt: vrije plaatsen, panelen, threads, lijsten, geweigerde handelingen.

## Vrije plaatsen

lobby-head = ### { $game }, spel #{ $number }
lobby-options = Opties: { $options }.
lobby-option-limited = { $option } (alleen voor { $seats } spelers)
lobby-option-struck = ~~{ $option }~~ (alleen voor { $seats } spelers: nu geen effect)
lobby-option-seats = { $count ->
    [1] { $low }
    [2] { $low } of { $high }
   *[other] { $low } tot en met { $high }
}
lobby-table = **Aan tafel** (voor { $low } tot en met { $high } spelers)
lobby-seat = { $number }. { $name }
lobby-robot = { $number }. { $name } (robot)
lobby-needed = { $needed ->
    [one] Er is nog één speler nodig: druk op **{ button-join }** of laat een robot aanschuiven.
   *[other] Er zijn nog { $needed } spelers nodig: druk op **{ button-join }** of laat robots aanschuiven.
}
lobby-ready = { $free ->
    [one] Wie aan tafel zit, mag beginnen. Er kan nog één speler bij.
   *[other] Wie aan tafel zit, mag beginnen. Er kunnen nog { $free } spelers bij.
}
lobby-full = Alle plaatsen zijn bezet: wie aan tafel zit, mag beginnen.
restored-seats = De bot is terug bij de stand van <t:{ $moment }:f>: wat sindsdien is veranderd, telt niet.
lobby-playing = Het spel is bezig in <#{ $thread }>.
lobby-playing-deleted = Het spel is bezig, maar de thread is verwijderd.
lobby-over = Het spel is afgelopen: { $result }. Je kunt het nalezen in <#{ $thread }>.
lobby-over-deleted = Het spel is afgelopen: { $result }.
lobby-closed = Dit spel is gesloten: er zit niemand meer aan tafel.
thread-name = { $game } #{ $number }

opened = Spel #{ $number } staat open en jij zit al aan tafel. Wacht op anderen, of laat robots aanschuiven en begin meteen.
left = Je hebt spel #{ $number } verlaten.

## Knoppen en menu’s

button-join = Meedoen
button-leave = Verlaten
button-robot = Robot erbij
button-unrobot = Robot weg
button-start = Beginnen
button-act = Mijn beurt
button-hand = Mijn hand
button-side = Mijn kant
button-luck = Eerlijk toeval
button-other = Ander bedrag…
button-confirm = Bevestigen
button-confirm-choice = Bevestigen: { $choice }
button-again = Opnieuw kiezen
button-back = Laatste keuze terug
button-question = Naar de vraag
button-quit = Voorgoed verlaten
button-earlier = Eerder
button-later = Later
button-luck-before = ◀ Terug
button-luck-after = Verder ▶
button-move = Verder spelen
button-move-game = Verder met #{ $number }
button-rule = Regel { $rule }
button-rules = Regels
button-overview = Overzicht
menu-group = Wie of waar?
menu-option = Kies er een
option-left = { $option }, nog { $left }
choice-sum = { $choice } (som { $sum })
choice-taken = { $choice } (som { $sum } is al bezet: kies er nog een bij)
choice-more = { $choice } (kies er nog { $count })
typed-pass = pas, passen, ik pas
menu-chapter = Kies een hoofdstuk
menu-found = Meer regels die erover gaan
amount-title = Hoeveel?
amount-label = Een heel getal
amount-range = Een heel getal van { $low } tot en met { $high }

## Meer, onder elk bord

menu-more = Meer
more-which = Wat wil je zien?
more-rules = { button-rules }
more-rules-about = Hoe het spel gaat, per hoofdstuk
more-log = Verloop
more-log-about = Alles wat er gebeurd is, vanaf het begin
more-look = { button-look }
more-look-about = Het bord na elke stap van het spel
more-board = Bord in woorden
more-board-about = De hele tafel als tekst
more-luck = { button-luck }
more-luck-about = Het zegel waarmee je nagaat of worpen en kaarten eerlijk zijn
more-leave = { button-leave }
more-leave-about = Je plaats opgeven; eerst bevestig je dat

## Het bordbericht

# Een oud bord: het eerste van zijn thread, en een van een toekomst die is teruggenomen
board-first = ### { $game }: { $names }
board-lost = -# Dit telt niet meer: de bot is terug bij een eerdere stand.
board-over = **Het spel is afgelopen.** { $result }.
board-closed = Dit spel is gesloten: iedereen was vertrokken.
story-more = -# … alles staat in `/spel verloop`.
picture-missing = -# De afbeelding kon hier niet worden getoond: in `/spel bord` staat alles in woorden.
strip-goes-on = Deel { $part }.
board-plain = -# Het bord kon hier niet worden getoond. Druk op **{ button-act }**, of lees `/spel bord` en `/spel verloop`.
restored = De bot is terug bij de stand van <t:{ $moment }:f>: wat sindsdien is gespeeld, telt niet.
# Niet “1. …”: zulke regels nummert Discord zelf, ook die met een gedeelde plaats
ranking-line = **{ $place }. { $name }**: { $score }
luck-short = -# Zegel voor eerlijk toeval: `{ $seal }`
told-renamed = { $before } heet nu { $name }.
told-robot-sat-down = { $left } is vertrokken. { $robot }, een robot, speelt verder.
told-round-restarted = Deze ronde wordt teruggedraaid en begint opnieuw, met nieuwe worpen en kaarten.

## Antwoorden onder vier ogen

confirmed = ✓ { $answer }
answered-elsewhere = -# { $game }
chosen-in-vain = ✗ { $why }
chosen = Tot nu toe gekozen: **{ $choice }**
chosen-in-order = Tot nu toe gekozen, in deze volgorde: **{ $choice }**
chosen-sum = Som: **{ $sum }**
taken-sums = { $count ->
    [one] Deze som is al bezet: { $sums }
   *[other] Deze sommen zijn al bezet: { $sums }
}
aside-meanwhile = Je bent niet aan de beurt, maar dit mag je intussen veranderen. Niemand anders merkt er iets van.
interjection-meanwhile = Je bent niet aan de beurt, maar dit mag je intussen doen. Iedereen ziet het.
news-since-your-move = **Sinds je laatste zet**
news-so-far = **Tot nu toe**
your-hand = Jouw kant van spel #{ $number }.
your-hand-here = **Jouw kant**
hand-in-words = Zoals hierboven.
board-in-words = Zoals hierboven.
card-in-words = Je bord.
really-leave = Spel #{ $number } voorgoed verlaten? Een robot speelt voor je verder. Je kunt alleen terugkomen als de anderen die plaats aanbieden.
leave-costs-place = Hoe dan ook telt dit als laatste plaats.
leave-costs-rating = Hoe dan ook telt dit als laatste plaats, ook voor je rating.
goes-on = Spel #{ $number } gaat verder.
game-choice = { $game } #{ $number }
game-in-place = { $game } #{ $number } ({ $where })

log-empty = Er is nog niets gebeurd.
list-open = **{ $game } #{ $number }** heeft vrije plaatsen in { $where }: { $players }
list-playing = **{ $game } #{ $number }** wordt gespeeld in { $where }: { $players }
list-deleted = **{ $game } #{ $number }** is bezig, maar de thread is verwijderd. Aan tafel: { $players }
list-locked = **{ $game } #{ $number }** wordt gespeeld in { $where }, die vergrendeld is. Aan tafel: { $players }
list-forbidden = **{ $game } #{ $number }** wordt gespeeld in { $where }, waar ik niet mag schrijven. Aan tafel: { $players }
list-refused = **{ $game } #{ $number }** wordt gespeeld in { $where }, waar Discord het bord niet aanneemt. Aan tafel: { $players }
list-full = **{ $game } #{ $number }** wordt gespeeld in { $where }, gearchiveerd omdat deze server te veel actieve threads heeft. Aan tafel: { $players }
list-more = … en nog { $count }.
list-empty = Alles rustig: op deze server staat geen spel open en wordt er niets gespeeld.
page-of = Pagina { $page } van { $last }

## Als een thread niet te gebruiken is

trouble-deleted = De thread van spel #{ $number } is verwijderd. Er is niets verloren: wie meespeelt, kan verder in een nieuwe thread.
trouble-locked = De thread van spel #{ $number } is vergrendeld. Er is niets verloren: ontgrendel hem, of speel verder in een nieuwe thread.
trouble-forbidden = Ik mag niet meer schrijven in de thread van spel #{ $number }. Er is niets verloren: geef mij daar mijn rechten terug en speel dan verder.
trouble-refused = Discord neemt het bord van spel #{ $number } op dit moment niet aan. Er is niets verloren: ik blijf het proberen, en wie meespeelt, kan intussen met opdrachten antwoorden.
trouble-full = De thread van spel #{ $number } is gearchiveerd, en deze server heeft zo veel actieve threads als Discord toestaat. Er is niets verloren: archiveer andere threads, dan gaat het spel verder.

## Als er iets misgaat

failed = Er ging bij ons iets mis. Er is niets verloren: kijk op het nieuwste bord, en probeer het opnieuw als je zet er niet bij staat. (Kenmerk { $reference })
failed-line = De verbinding haperde even. Laat het nieuwste bericht niet zien wat je deed? Doe het dan nog eens.
failed-replay = Dit spel is begonnen met een andere versie van Saloon en kan niet verder. Meld het aan wie de bot beheert. (Kenmerk { $reference })
failed-restarting = De bot start net opnieuw op, en wat je deed is niet verwerkt. Doe het over een minuut nog eens.
failed-command-changed = Deze opdracht is veranderd. Probeer het over een minuut opnieuw; dan kent je Discord de nieuwe.

## Geweigerde handelingen

refused-unknown-button = Die knop is niet meer in gebruik. Gebruik de nieuwste knoppen of een opdracht.
refused-no-such-game = Zo’n spel is er hier niet. `/spellen` laat al je eigen spellen zien, en `/spel lijst` die van een server.
refused-no-game-of-yours = Je doet hier aan geen spel mee. `/spel lijst` laat de open spellen zien.
refused-which-game = Je doet aan meerdere spellen mee: { $games }. Geef met de optie `{ parameter-game }` aan welk je bedoelt, of ga naar de thread ervan.
refused-no-game-of-title = Je speelt op deze server geen { $game }. `/spel lijst` laat de spellen hier zien.
refused-another-title = Spel #{ $number } is een spel van { $here }: gebruik de opdrachten daarvan.
refused-thread-of-another-title = Dit is een thread van { $here }, en je speelt op deze server geen { $game }.
refused-only-in-a-server = Spellen worden op servers gespeeld, niet in privéberichten.
refused-not-a-text-channel = Een spel open je in een tekstkanaal van een server, niet in een thread.
refused-goes-on-in-a-channel = Een nieuwe thread kan alleen vanuit een tekstkanaal worden geopend. Gebruik daar `/spel bord`, en druk op “{ button-move }”.
refused-missing-permissions = In dit kanaal heb ik deze rechten niet: { $missing }. Vraag het aan wie de server beheert.
refused-missing-permissions-there = In <#{ $channel }> heb ik deze rechten niet: { $missing }. Kies een ander kanaal, of vraag het aan wie de server beheert.
refused-cannot-make-thread = Ik mag hier geen thread openen. Vraag wie de server beheert om het recht “{ permission-create-public-threads }”.
refused-too-many-threads = Deze server heeft zo veel open threads als Discord toestaat. Archiveer er een en begin dan opnieuw.
refused-lobby-is-gone = Het bericht met de vrije plaatsen is verwijderd. Open een nieuw spel.
refused-too-many-open = Je hebt hier al { $count } spellen openstaan die nog niet begonnen zijn: { $games }. Begin er eerst een, of verlaat er een, voordat je een nieuw spel opent.
refused-already-seated = Je hebt al een plaats.
refused-no-free-seat = Alle plaatsen zijn bezet.
refused-no-robot = Er zit geen robot.
refused-not-seated = Je hebt geen plaats in dit spel. `/spel lijst` laat zien waar nog plaats is.
refused-join-first = Je hebt geen plaats in dit spel. Druk bij de vrije plaatsen eerst op “{ button-join }”.
refused-no-seat-left = Je hebt geen plaats in dit spel, en alle plaatsen zijn bezet.
refused-already-started = Dit spel is al begonnen.
refused-not-started = Dit spel is nog niet begonnen.
refused-game-closed = Dit spel is gesloten.
refused-goes-on-already = Dit spel is al hervat.
refused-too-few = Er moeten minstens { $low } spelers aan tafel zitten, robots meegeteld. Tot nu toe { $seated ->
    [one] zit er { $seated }
   *[other] zitten er { $seated }
}.
refused-asked-something-else = Er wordt je nu iets anders gevraagd: het staat hieronder.
refused-nothing-chosen = Kies eerst iets.
refused-choice-changed = Deze knop hoort bij een eerdere keuze. Hieronder zie je hoe het er nu voor staat: kijk, en kies of bevestig opnieuw.
refused-no-such-rule = Daar staat niets over in de regels. Zonder zoekwoord zie je ze allemaal.

permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten verzenden
permission-create-public-threads = Openbare threads maken
permission-send-messages-in-threads = Berichten verzenden in threads
permission-attach-files = Bestanden bijvoegen
permission-read-message-history = Berichtgeschiedenis lezen
