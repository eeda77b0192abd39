### Was ein Tisch gemeinsam entscheidet: Pausen, Tempo, Plätze, Runden, die neu beginnen; und mehr Zeit für jemanden.

## Die Nachricht eines Antrags

motion-pause = { $name } bittet um eine Pause bis <t:{ $moment }:f>.
motion-pace = { $name } bittet um ein anderes Tempo: **{ $pace }** ({ $about }).
motion-pace-offered = Dieses Spiel hat noch kein Tempo: Niemand wird gedrängt. Wollt ihr eines? Mein Vorschlag ist **{ $pace }** ({ $about }).
motion-seat = { $name } möchte den Platz von { $owner } anbieten, damit jemand weiterspielen kann.
motion-restart = Diese Runde kann nicht weitergehen: Sie wurde mit einer anderen Version von Saloon begonnen. Sie kann von vorn beginnen, mit neuen Würfen und Karten; was darin gespielt wurde, zählt dann nicht mehr.
motion-restart-lost = Der Bot ist zurückgegangen, und ihr habt gesehen, was jetzt zurückgenommen ist. Diese Runde kann von vorn beginnen, mit neuen Würfen und Karten; was darin gespielt wurde, zählt dann nicht mehr.
motion-asked = { $count ->
    [one] { $people }, bist du einverstanden?
   *[other] { $people }, seid ihr einverstanden?
}
motion-open-until = Offen bis <t:{ $moment }:f>. Wer nicht antwortet, ist nicht einverstanden.
motion-refused = { $count ->
    [one] { $name } möchte lieber weiterspielen.
   *[other] { $name } möchten lieber weiterspielen.
}
motion-not-agreed = { $count ->
    [one] { $name } ist nicht einverstanden: Nichts ändert sich.
   *[other] { $name } sind nicht einverstanden: Nichts ändert sich.
}
motion-withdrawn = Zurückgezogen.
motion-late = Es waren nicht rechtzeitig alle einverstanden: Nichts ändert sich.
motion-gone = Hier gibt es nichts mehr zu entscheiden.
motion-replaced = Jemand möchte eine Antwort zurücknehmen, und das geht vor. Danach lässt sich dies noch einmal fragen.
motion-pause-passed = Einverstanden: Der Tisch macht Pause.
motion-pause-ended = Der Tisch spielt weiter.
motion-pace-passed = Einverstanden: Dieses Tempo gilt ab dem nächsten Brett.
motion-seat-passed = Einverstanden: Der Platz ist frei.
motion-restart-passed = Einverstanden: Die Runde beginnt von vorn.

## Knöpfe

button-agree = Einverstanden
button-refuse = Ablehnen
button-withdraw = Zurückziehen
button-play-on = Weiterspielen

## Private Antworten

motion-proposed = Die anderen werden in <#{ $thread }> gefragt. Sie haben 24 Stunden Zeit.
motion-passed-at-once = Niemand sonst muss einverstanden sein, also ist es geschehen.
motion-you-agree = Du bist einverstanden.
motion-you-refuse = Du bist nicht einverstanden.
motion-you-withdraw = Du hast es zurückgezogen.
motion-you-play-on = Der Tisch spielt weiter.
extended = { $name } hat jetzt mehr Zeit.

## Abgelehnte Handlungen

refused-motion-over = Das ist nicht mehr offen: Es ist entschieden, zurückgezogen oder ersetzt. Das neueste Brett zeigt, wie es steht.
refused-motion-not-yours = Du wirst hier nicht gefragt. Nur die anderen an diesem Tisch entscheiden, und zurückziehen kann nur, wer gefragt hat.
refused-motion-absent = Du bist abwesend. Drücke zuerst „{ button-back-home }“ und frag oder antworte dann.
refused-motion-open = An diesem Tisch ist schon eine Frage offen. Warte, bis sie entschieden ist, oder zieh sie zurück, wenn es deine ist.
refused-motion-often = Du hast diesen Tisch innerhalb eines Tages { $most }-mal gefragt. Frage nach <t:{ $moment }:f> wieder.
refused-pause-already = Der Tisch macht schon Pause.
refused-pause-often = Dieser Tisch hat schon { $most }-mal Pause gemacht, und öfter geht es in einem Spiel nicht. Wenn du nicht spielen kannst, benutze `/spiel abwesend`.
refused-pause-not-yours = Nur wer um die Pause gebeten hat, kann sie vorzeitig beenden. Du kannst inzwischen weiterspielen: Antworten zählen wie immer.
refused-pace-already = Dieser Tisch hat dieses Tempo schon.
refused-pace-fixed = Das Tempo dieses Tisches lässt sich nicht ändern.
refused-seat-taken = Dieser Platz ist nicht frei: Dort spielt jemand.
refused-extend-yourself = Du kannst dir selbst keine Zeit geben: Dafür ist deine Reserve da. Alle anderen am Tisch können dir welche geben.
refused-extend-nobody = Auf diesen Platz wartet der Tisch gerade nicht.
refused-extend-whom = Der Tisch wartet auf mehrere Leute. Wähle mit der Option `{ parameter-player }` jemanden aus.
refused-extend-no-clock = Für diesen Platz läuft gerade keine Uhr: Es ist Zeit genug.
refused-extend-often = Für diese Antwort gab es schon { $most }-mal mehr Zeit. Mehr geht nicht.

## Befehle

game-command-pause = pause
game-command-pause-about = Bitte den Tisch, alle Uhren einige Tage anzuhalten
game-command-pace = tempo
game-command-pace-about = Bitte den Tisch um ein anderes Tempo
game-command-extend = verlängern
game-command-extend-about = Gib jemandem, auf den der Tisch wartet, mehr Zeit
parameter-days = tage
parameter-days-about = Wie viele Tage, von 1 bis 14
parameter-new-pace = tempo
parameter-new-pace-about = Wie lange der Tisch auf eine Antwort warten würde
parameter-player = person
parameter-player-about = Wer mehr Zeit braucht, wenn der Tisch auf mehrere Leute wartet
