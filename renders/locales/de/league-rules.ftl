### Die Regeln der Ligen: L1 bis L15. Die Zahlen sind die von `engine.leagues`; ein Test vergleicht sie.

league-name = Ligen
league-rules-overview =
    - Eine **Liga** spielt auf diesem Server ein Spiel. Eine **Saison** hat eine Anmeldung, einige Runden und ein Ende.
    - **Du meldest dich einmal an.** Vor jeder Runde sieht der Bot nach, wer da ist, und lost unter diesen Leuten Tische aus. Jeder Tisch ist ein gewöhnliches Spiel in einem eigenen Thread.
    - **Niemand wartet auf den letzten Tisch.** Die Runden kommen nach dem Kalender, auch wenn ältere Tische noch laufen.
    - **Dein Platz an einem Tisch bringt Punkte**, im Schnitt fünf je Person, wie groß der Tisch auch ist. Roboter bekommen nie Punkte.
    - Viele Leute spielen in **Staffeln**. Am Ende einer Saison steigen die Besten einer Staffel auf und die Letzten ab.
    - Wenn du eine Runde nicht spielen kannst, **setz aus**: Beim ersten Mal kostet es dich wenig. Wer einen Tisch verlässt oder seinen Platz am Tisch verliert, bekommt dort keine Punkte.
    - Alles, was geschieht, steht im Protokoll der Liga, und alle können die Tabelle prüfen lassen.

## Was du tippst, um sie zu lesen

league-command = liga
league-command-rules = regeln
league-command-rules-about = Die Regeln der Ligen, alle oder eine

## Kapitel

league-chapter-rounds = Runden und die Auslosung
league-chapter-seats = Am Tisch
league-chapter-standings = Punkte und die Tabelle
league-chapter-office = Spielleitung und Wertungen

## Runden und die Auslosung

league-rule-l1-title = Wer da ist
league-rule-l1 =
    Jede Runde wird 2 Tage vor der Auslosung angekündigt. Du **bist da**, wenn du seitdem in einem Spiel auf diesem Server geantwortet oder **Mitmachen** oder **Ich bin da** gedrückt hast. Wenn du ohnehin spielst, musst du nichts drücken.

    Mit **Aussetzen** setzt du eine Runde aus, mit `/{ league-command } { league-command-leave }` verlässt du die Saison. Beides geht bis zur Auslosung, und mit **Ich bin da** nimmst du es zurück.

    Bist du bei 2 Ankündigungen in Folge nicht da, dann schläfst du: Du wirst nicht mehr erwähnt, bis du **Ich bin da** drückst. Hast du 3 laufende Tische der Saison, dann setzt du die nächste Runde aus und bist entschuldigt (L2); die Spielleitung kann eine andere Zahl gewählt haben.

league-rule-l2-title = Verpasste Runden
league-rule-l2 =
    Für die erste Runde, die du verpasst, bist du entschuldigt: Sie bringt dir 3 Punkte, wie ein dritter Platz von vier. Jede weitere bringt dir 0.

    Du kannst später einsteigen, meist bis zur Auslosung von Runde 3. Die Runden davor hast du verpasst: Für die erste bist du entschuldigt, für die anderen nicht.

    Sind zu wenige Leute da, wird die Runde noch einmal angekündigt und 2 Tage später ausgelost. Sind es dann immer noch zu wenige, fällt sie aus, und alle sind entschuldigt. Fallen 2 Runden in Folge aus, weil zu wenige kamen, wird nicht mehr ausgelost: Die Saison endet, sobald alle ihre Tische zu Ende sind, mit der Tabelle, wie sie dann ist. Runden, die ausfallen, weil Leute zu viele Tische haben, die noch laufen (L1), zählen hier nicht mit.

league-rule-l3-title = Die Auslosung und ihr Siegel
league-rule-l3 =
    Der Zufall bestimmt die Tische, in jeder Staffel unter denen, die da sind. Er achtet darauf, dass sich dieselben Leute möglichst selten treffen und dass kleine Tische und die Reihenfolge am Tisch gerecht verteilt sind. Manche Tische haben eine Person weniger als sonst, wenn die Zahl der Leute es verlangt.

    All dieser Zufall kommt aus einem Text, dem **Startwert**, der vor der Ankündigung entsteht, wenn noch niemand weiß, wer da sein wird. Sein **Siegel**, ein Fingerabdruck dieses Textes, steht in der Ankündigung, der Startwert selbst in der Nachricht der Auslosung. Damit können alle die Auslosung wiederholen und vergleichen. Eine Auslosung bleibt gültig, was später auch berichtigt wird.

league-rule-l4-title = Spielfrei
league-rule-l4 = Gehen die Leute, die da sind, an den Tischen nicht auf, dann hat jemand **spielfrei**. Das bringt 5 Punkte, den Schnitt eines Tisches. Spielfrei haben die, die es am seltensten hatten; sind das zu viele, entscheidet der Zufall.

## Am Tisch

league-rule-l5-title = Keine Antwort auf die erste Frage
league-rule-l5 =
    Wenn ein Tisch dich zum ersten Mal etwas fragt, hast du so lange Zeit, wie sein Tempo dir gibt: 24 Stunden beim Tempo „{ pace-daily }“, danach eine Reserve von 48; 12 Stunden beim Tempo „{ pace-brisk }“, danach eine Reserve von 24. In deiner Ruhezeit läuft diese Zeit nie ab, und solange der Bot ausfällt, steht sie still.

    Ist diese Zeit vorbei und du hast kein einziges Mal geantwortet, dann ist dein Platz am Tisch verloren (L6). Ein Roboter spielt sofort weiter, damit niemand wartet, und der Platz wird anderen angeboten (L8). Wenn du gesagt hast, dass du abwesend bist, läuft für dich keine Zeit; dann kann das nicht geschehen.

league-rule-l6-title = Gehen, abwesend sein, einen Platz verlieren
league-rule-l6 =
    - **Wenn du einen Tisch verlässt oder deinen Platz am Tisch verlierst**, liegst du dort ganz hinten: 0 Punkte, ein letzter Platz mehr, und deine Wertung sinkt, als wärst du auf dem letzten Platz gelandet. Wenn du nur eine Runde aussetzt oder die Saison verlässt, gehen deine laufenden Tische weiter.

    - **Wenn du abwesend bist** oder immer wieder nicht antwortest, spielt eine Vertretung für dich. Du hast deinen Platz zurück, sobald du etwas tust. Spielt die Vertretung 7 Tage am Stück oder an einem Tisch zweimal 3 Tage, dann ist dein Platz verloren. Tage, für die du dich abgemeldet hast, zählen nur für die 7 Tage, nicht für die 3.

    Am Tisch einer Liga gibt es keine Pausen, und über Plätze entscheidet dort allein die Liga.

    Mit 2 verlorenen Plätzen in einer Saison schläfst du, bis du **Ich bin da** drückst. Mit 3 bist du aus der Saison ausgeschlossen; bei der nächsten kannst du wieder mitmachen. Tische, die zu Ende sind, bleiben, wie sie sind, wer auch immer später geht.

league-rule-l7-title = Roboter
league-rule-l7 =
    Roboter haben keinen Platz und keine Punkte. Verglichen werden nur die Menschen untereinander: Mit einem Roboter zählt ein Vierertisch als Dreiertisch.

    Wenn du bleibst, aber weniger als die Hälfte der Antworten selbst gibst, liegst du hinter allen, die gespielt haben. Was du vorab gesagt hast, ist deine eigene Antwort; was eine Vertretung oder die Uhr für dich antwortet, ist es nicht. Wenn alle anderen endgültig weg sind, liegst du auf dem ersten Platz.

league-rule-l8-title = Ersatz
league-rule-l8 =
    Ein verlorener Platz am Tisch wird anderen angeboten. In den ersten 3 Tagen dürfen ihn nur Leute derselben Staffel übernehmen, die in dieser Runde keinen Tisch haben, danach auch alle, die **Bereit** gedrückt haben. Wer zuerst drückt, bekommt ihn.

    Wenn du als Ersatz einspringst, hast du nur dann einen Platz im Ergebnis, wenn dort noch niemand geantwortet hatte und du mindestens die Hälfte der Antworten gibst. Sonst spielst du für die Ehre. Was du dort bekommst, zählt, wenn es mehr ist als das, was die Runde dir sonst bringt.

## Punkte und die Tabelle

league-rule-l9-title = Punkte
league-rule-l9 =
    Jeder Platz bringt Punkte. Es kommt darauf an, wie viele Menschen am Tisch gezählt haben (L7):

    - Zu zweit: 9, 1.
    - Zu dritt: 10, 4, 1.
    - Zu viert: 10, 6, 3, 1.
    - Zu fünft: 11, 7, 4, 2, 1.

    Wenn ihr euch einen Platz teilt, teilt ihr die Punkte der Plätze, die ihr zusammen einnehmt: An einem Vierertisch haben zwei Erste je 8, drei je 6⅓. Ein Platz am Tisch, den du verlassen oder verloren hast, bringt 0, und ebenso ein Tisch, an dem du nie geantwortet hast. Zählt nur eine Person, dann bekommt sie 5.

    Wie viele Punkte du im Spiel selbst gemacht hast, spielt keine Rolle.

league-rule-l10-title = Punktgleich
league-rule-l10 =
    Manchmal haben mehrere Leute gleich viele Punkte. Dann entscheidet, eines nach dem anderen:

    - **Weniger letzte Plätze.** Ein verlorener Platz am Tisch ist einer.
    - **Die stärkere Gegnerschaft**: wie viele Punkte je Tisch die Leute im Schnitt gemacht haben, auf die du getroffen bist. Leute, auf die du zweimal getroffen bist, zählen zweimal. Verlorene Plätze und ungültige Tische bleiben außen vor.

    Ist beides gleich, wird der Platz geteilt.

league-rule-l11-title = Aufstieg und Abstieg
league-rule-l11 =
    An jeder Linie zwischen zwei Staffeln steigen so viele Leute auf wie ab: 1 von 6 der kleineren Staffel, aufgerundet (3 von 16, 2 von 12). Die Spielleitung kann eine andere Zahl gewählt haben, aber nie mehr als 1 von 3.

    Wird ein Platz an der Linie geteilt, steigen alle auf, die ihn teilen. Alle, die sich den letzten sicheren Platz teilen, bleiben.

    Zeichen in der Tabelle sagen, was **sicher** ist, was auch noch kommt: ein Stern für den ersten Platz, ▲ für den Aufstieg, ▼ für den Abstieg. Nur eine Berichtigung (L13) kann das ändern.

    Für die erste Saison einer Liga werden alle nach ihrer Wertung geordnet, soweit sie zu sehen und nicht vorläufig ist. Alle anderen kommen dahinter, in ausgeloster Reihenfolge.

    Für die nächste Saison werden alle in eine Reihenfolge gebracht: die erste Staffel, ohne die Absteigenden und mit den Aufsteigenden, dann die zweite und so weiter. Wer nicht wieder mitmacht, fällt weg, und neue Leute kommen ans Ende. Dann werden die Staffeln neu gebildet.

league-rule-l12-title = Das Ende und die Verlängerung
league-rule-l12 =
    Eine Saison hat ein geplantes Ende. Alle Tische, die noch laufen, erfahren es eine Woche vorher. Am geplanten Ende beginnt für alle, die dann noch laufen, die **Verlängerung**. Sie dauert 7 Tage: Du hast 12 Stunden für jede Antwort, ohne Reserve. In deiner Ruhezeit läuft diese Zeit nie ab. Wer sie einmal verstreichen lässt, verliert den Platz am Tisch. Die Spielleitung darf die Verlängerung einmal ausdehnen, um höchstens 7 Tage.

    Was dann nicht zu Ende ist, spielen Roboter sofort zu Ende. Das Ergebnis zählt in der Tabelle, aber nicht für die Wertung.

    Wer in der ersten Staffel auf Platz eins liegt, gewinnt die **Meisterschaft**. Teilen sich mehrere Leute den Platz, gewinnen sie alle.

## Spielleitung und Wertungen

league-rule-l13-title = Was die Spielleitung darf
league-rule-l13 =
    Die Spielleitung darf einen Tisch für ungültig erklären: Dann bekommen alle, die da waren, je 5 Punkte, und er zählt nicht für die Wertung. Sie darf die Plätze eines Tisches selbst festlegen und Leute aus der Saison ausschließen und wieder zulassen. Sie darf eine Saison auch früher beginnen lassen, anhalten und weitergehen lassen, die Verlängerung ausdehnen (L12), ändern, was noch nicht ausgeloste Runden betrifft, und die Liga schließen, wenn gerade keine Saison gespielt wird.

    Jedes Mal gibt sie einen Grund von höchstens 300 Zeichen an. Alle können ihn lesen, mit dem Namen dazu, in den Neuigkeiten und im Protokoll der Liga. Spielt jemand von ihnen in derselben Staffel, dann steht auch das dabei.

    Ungültige Tische, festgelegte Plätze, Ausschlüsse und Zulassungen können je einmal rückgängig gemacht werden, von allen aus der Spielleitung und ebenfalls mit einem Grund. Was der Bot inzwischen ausgelost oder eröffnet hat, bleibt.

league-rule-l14-title = Meldungen
league-rule-l14 = Stimmt an einem Tisch etwas nicht, dann melde es mit `/{ league-command } { league-command-report }`. Nur die Spielleitung liest deine Meldung und sieht, dass sie von dir ist. Sie erklärt den Tisch für ungültig, legt seine Plätze fest oder lässt ihn, wie er ist. Unter **{ button-mytables }** liest du, was daraus wurde. Bist du nicht einverstanden, dann frag jemand anderen aus der Spielleitung; die Entscheidung kann rückgängig gemacht werden (L13). Danach entscheidet niemand mehr.

league-rule-l15-title = Wertungen
league-rule-l15 =
    Tische einer Liga zählen für die Wertung wie andere Spiele, wenn dieser Server Wertungen hat.

    Sie zählen nicht, wenn ein Tisch für ungültig erklärt wurde, wenn Roboter ihn zu Ende gespielt haben (L12) oder wenn weniger als 2 Menschen gezählt haben. Plätze, die die Spielleitung festgelegt hat, zählen wie festgelegt.
