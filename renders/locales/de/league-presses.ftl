### Was Leute nur für sich von ihrer Teilnahme an einer Liga lesen, nach einem Druck auf einen Knopf oder einem Befehl.

button-league-rules = Regeln der Ligen
button-league-standings = Tabelle

## Was sie gerade getan haben

league-own = **{ $league }, Saison { $season }**
league-own-joined = **Du bist in dieser Saison dabei.**
league-own-rejoined = **Du bist in dieser Saison wieder dabei.**
league-own-already = Du bist in dieser Saison schon dabei.
league-own-late = { $count ->
    [one] Du hast eine Runde verpasst. Du bist entschuldigt: { $points } (L2).
   *[other] Du hast { $count } Runden verpasst. Für die erste bist du entschuldigt: { $points }. Die anderen bringen dir 0 (L2).
}
league-own-how-to-leave = -# Mit `/{ league-command } { league-command-leave }` verlässt du die Saison, mit **{ button-sitout }** setzt du eine Runde aus.
league-own-awake = **Du schläfst nicht mehr:** Du wirst wieder erwähnt.
league-own-sits-no-more = **Du setzt die nächste Runde nicht mehr aus.**
league-own-early = **Das war zu früh.** Drück noch einmal **{ button-present }**, wenn die Runde angekündigt ist.
league-own-no-points = In deiner Staffel hat noch niemand Punkte: Es ist noch kein Tisch zu Ende.
league-own-goodbye-tables = { $count ->
    [one] Einer deiner Tische läuft weiter, spiel ihn also bitte zu Ende: { $tables }.
   *[other] { $count } deiner Tische laufen weiter, spiel sie also bitte zu Ende: { $tables }.
}
league-own-stands-by = **Du stehst bereit.** Verliert jemand einen Platz und übernimmt ihn binnen 3 Tagen niemand aus der Staffel, darfst du es tun (L8). Welche Plätze es gibt, steht in den Neuigkeiten der Liga.
league-own-stands-by-not = **Du stehst nicht mehr bereit.** Drück noch einmal **{ button-standby }**, wenn du es doch willst.
league-own-standing-by = Du stehst für verlorene Plätze bereit (L8).
league-own-took-counts = Deine Platzierung zählt, wenn auf diesem Platz vor dir niemand geantwortet hat und du mindestens die Hälfte der Antworten gibst. Sonst spielst du um die Ehre (L8).

## Was für sie jetzt gilt

league-own-outside = Du bist in dieser Saison nicht dabei.
league-own-left = **Du hast diese Saison verlassen.** Drück **{ button-present }**, um zurückzukommen.
league-own-asleep = Du schläfst: Du wirst nicht erwähnt, bis du **{ button-present }** drückst (L1).
league-own-sits = Du setzt Runde { $round } aus, und sie bringt dir 0 Punkte (L2). Mit **{ button-present }** nimmst du das zurück, bis zur Auslosung am <t:{ $at }:f>.
league-own-sits-excused = Du setzt Runde { $round } aus und bist entschuldigt: { $points } (L2). Mit **{ button-present }** nimmst du das zurück, bis zur Auslosung am <t:{ $at }:f>.
league-own-sits-stopped = Du setzt Runde { $round } aus. Mit **{ button-present }** nimmst du das bis zur Auslosung zurück.
league-own-draw = Runde { $round } wird am <t:{ $call }:f> angekündigt und am <t:{ $at }:f> ausgelost. Wer dazwischen auf diesem Server spielt, ist dabei; die anderen drücken dann **{ button-present }** (L1).
league-own-called = Runde { $round } wird <t:{ $at }:R> ausgelost, am <t:{ $at }:f>. Hast du seit der Ankündigung auf diesem Server gespielt, bist du dabei. Wenn nicht, drück **{ button-present }** (L1).
league-own-in = Du bist in Runde { $round } dabei. Sie wird <t:{ $at }:R> ausgelost, am <t:{ $at }:f>.
league-own-full = { $count ->
    [one] Du hast aber einen Tisch dieser Saison, der noch läuft. Ist er bei der Auslosung nicht zu Ende, setzt du die Runde aus und bist entschuldigt: { $points } (L1).
   *[other] Du hast aber { $count } oder mehr Tische dieser Saison, die noch laufen. Ist das bei der Auslosung immer noch so, setzt du die Runde aus und bist entschuldigt: { $points } (L1).
}
league-own-no-more = Es wird keine Runde mehr ausgelost. Die Saison endet spätestens am <t:{ $at }:f>.

## Die Regeln der Ligen, von anderen Seiten aus

rules-of-leagues = **{ league-name }**: ein Spiel, Runde für Runde, mit Tabelle und Staffeln
help-commands-leagues = - `/{ league-command } { league-command-list }`: die Ligen hier
