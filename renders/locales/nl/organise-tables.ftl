### Wat organisatoren met tafels en mensen van een competitie doen, en wat mensen hun melden.

## De opdrachten

parameter-league = competitie
parameter-league-about = Welke competitie, als het niet die van dit kanaal is

organise-command-void = ongeldig
organise-command-void-about = Verklaar een tafel ongeldig: 5 punten voor iedereen die er was
organise-command-place = plaatsen
organise-command-place-about = Leg de plaatsen van een tafel zelf vast
organise-command-expel = uitsluiten
organise-command-expel-about = Zet iemand uit het seizoen: robots nemen de plekken over
organise-command-readmit = toelaten
organise-command-readmit-about = Laat iemand die uit het seizoen is gezet weer meespelen
organise-command-undo = terugnemen
organise-command-undo-about = Neem een ongeldige tafel, vastgelegde plaatsen, een uitsluiting of een toelating terug
organise-command-reports = meldingen
organise-command-reports-about = Lees wat mensen hebben gemeld, en beslis erover
parameter-league-table = tafel
parameter-league-table-about = Welke tafel, bijvoorbeeld 2.7 voor ronde 2, tafel 7
parameter-places = plaatsen
parameter-places-about = Van eerste tot laatste, = voor gelijk: @Anna @Bob = @Cem. #3 is deelnemer 3
parameter-expelled = wie
parameter-expelled-about = Wie uit het seizoen wordt gezet: een naam uit de lijst, @Anna of #3
parameter-readmitted = wie
parameter-readmitted-about = Wie weer mag meespelen: een naam uit de lijst, @Anna of #3
parameter-league-act = handeling
parameter-league-act-about = Wat je terugneemt: iets uit de lijst, of het nummer uit het logboek

organise-act-choice = { $number }: { $kind ->
    [voided] ronde { $round }, tafel { $table } ongeldig
    [placed] plaatsen van ronde { $round }, tafel { $table }
    [expelled] { $who } uit het seizoen gezet
   *[readmitted] { $who } weer toegelaten
}
organise-act-choice-by = { $act } (door { $by })

organise-how-to-undo = -# Iedereen kan dit lezen in het nieuws en het logboek van de competitie. Met `/{ organise-command } { organise-command-undo }` neem je het terug: handeling { $number }.

## Meldingen, voor organisatoren

reports-title = ### { $count ->
    [0] { $league }: geen open meldingen
    [one] { $league }: { $count } open melding
   *[other] { $league }: { $count } open meldingen
}
report-listed = **{ $number }**: { $table }, van { $who }, <t:{ $at }:f>
    > { $text }
report-table = seizoen { $season }, { $table }
report-table-void = -# Deze tafel telt niet: een organisator heeft die ongeldig verklaard.
report-table-placed = -# Een organisator heeft de plaatsen van deze tafel vastgelegd.
report-dismissed = Melding { $number } is gesloten. Wie de melding heeft gedaan, leest dat bij **{ button-mytables }**.

button-report-void = Ongeldig ({ $number })
button-report-place = Plaatsen vastleggen ({ $number })
button-report-dismiss = Sluiten ({ $number })
report-form-void = Melding { $number }: tafel ongeldig
report-form-place = Melding { $number }: plaatsen vastleggen
report-form-dismiss = Melding { $number }: sluiten
report-form-about-dismiss = De tafel blijft zoals die is. Wie de melding heeft gedaan, leest dat bij **{ button-mytables }**.
report-form-places = Plaatsen, van eerste tot laatste
report-form-places-hint = De nummers van hierboven. Zet = tussen wie gelijk is geëindigd: #1 #4 = #2

## Meldingen, voor wie ze heeft gedaan

report-own-title = **Wat je hebt gemeld**
report-own = - { $table }: “{ $text }” – { $outcome }
report-outcome-open = nog niemand heeft beslist.
report-outcome-voided = een organisator heeft de tafel ongeldig verklaard.
report-outcome-placed = een organisator heeft de plaatsen vastgelegd.
report-outcome-dismissed = een organisator heeft het gelezen en de tafel gelaten zoals die is. Ben je het er niet mee eens, vraag het dan een andere organisator (L14).

## Weigeringen

refused-table-not-understood = Noem de tafel met ronde en nummer: `2.7` is tafel 7 van ronde 2.
refused-people-not-understood = “{ $part }” begrijp ik niet. Noem mensen als @Anna, of met hun deelnemersnummer, zoals #3. Zet = alleen tussen mensen die gelijk zijn geëindigd.
refused-entry-unknown = Niemand in dit seizoen heeft nummer #{ $entry }.
refused-person-not-entered = Die persoon doet niet mee aan dit seizoen.
refused-table-of-an-earlier-season = Deze tafel hoort bij een seizoen dat voorbij is, en blijft zoals die is. Je kunt de melding alleen sluiten.
refused-report-decided = Over deze melding heeft al iemand beslist.
refused-report-unknown = Deze melding is er niet meer.
