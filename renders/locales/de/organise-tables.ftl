### Was die Spielleitung mit Tischen und Leuten einer Liga macht, und was Leute ihr melden.

## Die Befehle

parameter-league = liga
parameter-league-about = Welche Liga, wenn es nicht die dieses Kanals ist

organise-command-void = ungültig
organise-command-void-about = Einen Tisch für ungültig erklären: je 5 Punkte für alle, die da waren
organise-command-place = plätze
organise-command-place-about = Die Plätze eines Tisches selbst festlegen
organise-command-expel = ausschließen
organise-command-expel-about = Jemanden aus der Saison ausschließen: Roboter übernehmen die Plätze
organise-command-readmit = zulassen
organise-command-readmit-about = Jemanden nach einem Ausschluss wieder mitspielen lassen
organise-command-undo = zurücknehmen
organise-command-undo-about = Ungültige Tische, festgelegte Plätze, Ausschlüsse oder Zulassungen zurücknehmen
organise-command-reports = meldungen
organise-command-reports-about = Lesen, was gemeldet wurde, und darüber entscheiden
parameter-league-table = tisch
parameter-league-table-about = Welcher Tisch, zum Beispiel 2.7 für Runde 2, Tisch 7
parameter-places = plätze
parameter-places-about = Vom ersten bis zum letzten, = für gleichauf: @Anna @Bob = @Cem. #3 ist Nummer 3
parameter-expelled = wen
parameter-expelled-about = Wer ausgeschlossen wird: ein Name aus der Liste, @Anna oder #3
parameter-readmitted = wen
parameter-readmitted-about = Wer wieder mitspielen darf: ein Name aus der Liste, @Anna oder #3
parameter-league-act = eingriff
parameter-league-act-about = Was zurückgenommen wird: etwas aus der Liste oder die Nummer aus dem Protokoll

organise-act-choice = { $number }: { $kind ->
    [voided] Runde { $round }, Tisch { $table } ungültig
    [placed] Plätze von Runde { $round }, Tisch { $table }
    [expelled] { $who } ausgeschlossen
   *[readmitted] { $who } wieder zugelassen
}
organise-act-choice-by = { $act } (von { $by })

organise-how-to-undo = -# Alle können das in den Neuigkeiten und im Protokoll der Liga lesen. Mit `/{ organise-command } { organise-command-undo }` nimmst du es zurück: Eingriff { $number }.

## Meldungen, für die Spielleitung

reports-title = ### { $count ->
    [0] { $league }: keine offenen Meldungen
    [one] { $league }: { $count } offene Meldung
   *[other] { $league }: { $count } offene Meldungen
}
report-listed = **{ $number }**: { $table }, von { $who }, <t:{ $at }:f>
    > { $text }
report-table = Saison { $season }, { $table }
report-table-void = -# Dieser Tisch zählt nicht: Die Spielleitung hat ihn für ungültig erklärt.
report-table-placed = -# Die Spielleitung hat die Plätze dieses Tisches festgelegt.
report-dismissed = Meldung { $number } ist geschlossen. Wer sie gemacht hat, liest das unter **{ button-mytables }**.

button-report-void = Ungültig ({ $number })
button-report-place = Plätze festlegen ({ $number })
button-report-dismiss = Schließen ({ $number })
report-form-void = Meldung { $number }: Tisch ungültig
report-form-place = Meldung { $number }: Plätze festlegen
report-form-dismiss = Meldung { $number }: schließen
report-form-about-dismiss = Der Tisch bleibt, wie er ist. Wer ihn gemeldet hat, liest das unter **{ button-mytables }**.
report-form-places = Plätze, vom ersten bis zum letzten
report-form-places-hint = Die Nummern von oben. Ein = steht zwischen allen, die gleichauf sind: #1 #4 = #2

## Meldungen, für alle, die sie gemacht haben

report-own-title = **Was du gemeldet hast**
report-own = - { $table }: „{ $text }“ – { $outcome }
report-outcome-open = noch hat niemand entschieden.
report-outcome-voided = die Spielleitung hat den Tisch für ungültig erklärt.
report-outcome-placed = die Spielleitung hat die Plätze festgelegt.
report-outcome-dismissed = die Spielleitung hat es gelesen und den Tisch gelassen, wie er ist. Bist du nicht einverstanden, dann frag jemand anderen aus der Spielleitung (L14).

## Ablehnungen

refused-table-not-understood = Nenne den Tisch mit Runde und Nummer: `2.7` ist Tisch 7 der Runde 2.
refused-people-not-understood = „{ $part }“ verstehe ich nicht. Nenne Leute wie @Anna oder mit ihrer Nummer in der Saison, wie #3. Ein = steht nur zwischen Leuten, die gleichauf sind.
refused-entry-unknown = Niemand in dieser Saison hat die Nummer #{ $entry }.
refused-person-not-entered = Diese Person ist in dieser Saison nicht dabei.
refused-table-of-an-earlier-season = Dieser Tisch gehört zu einer Saison, die vorbei ist, und bleibt, wie er ist. Du kannst die Meldung nur schließen.
refused-report-decided = Über diese Meldung hat schon jemand entschieden.
refused-report-unknown = Diese Meldung gibt es nicht mehr.
