### Was über jemanden gespeichert ist, und wie es gelöscht wird. Nur diese Person liest es. Die Datenschutzerklärung selbst
### steht in docs/privacy.de.md.

privacy-command-show = anzeigen
privacy-command-show-about = Was über dich gespeichert ist, wer den Bot betreibt, und die Datenschutzerklärung
privacy-command-export = exportieren
privacy-command-export-about = Alles, was über dich gespeichert ist, als Datei
privacy-command-delete = löschen
privacy-command-delete-about = Alles über dich löschen lassen; erst siehst du, was geschieht

## Was gespeichert ist

privacy-knows = **Was Saloon über dich weiß:** { $what }.
privacy-knows-nothing = **Saloon weiß nichts über dich:** Es ist nichts gespeichert.
privacy-kept-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
} auf { $servers ->
    [one] 1 Server
   *[other] { $servers } Servern
}
privacy-kept-answers = { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
} darin
privacy-kept-acts = { $count ->
    [one] 1 andere Handlung in Spielen
   *[other] { $count } andere Handlungen in Spielen
}
privacy-kept-notes = { $count ->
    [one] 1 Notiz
   *[other] { $count } Notizen
}
privacy-kept-orders = { $count }-mal etwas vorab gesagt
privacy-kept-drafts = { $count ->
    [one] 1 halb getroffene Auswahl
   *[other] { $count } halb getroffene Auswahlen
}
privacy-kept-invitations = { $count ->
    [one] 1 Einladung
   *[other] { $count } Einladungen
}
privacy-kept-absences = { $count ->
    [one] 1 Abwesenheit
   *[other] { $count } Abwesenheiten
}
privacy-kept-office = { $count ->
    [one] 1 Eingriff der Admins oder der Moderation eines Servers, von dir oder zu dir
   *[other] { $count } Eingriffe der Admins oder der Moderation eines Servers, von dir oder zu dir
}
privacy-kept-places = { $count ->
    [one] 1 erreichter Platz
   *[other] { $count } erreichte Plätze
}
privacy-kept-ratings = { $count ->
    [one] 1 Wertung
   *[other] { $count } Wertungen
}
privacy-kept-hidden = { $count ->
    [one] dass du auf 1 Server deine Wertungen verbirgst
   *[other] dass du auf { $count } Servern deine Wertungen verbirgst
}
privacy-kept-entries = { $count ->
    [one] 1 Saison einer Liga
   *[other] { $count } Saisons von Ligen
}
privacy-kept-organised = { $count ->
    [one] 1 Eingriff als Spielleitung einer Liga
   *[other] { $count } Eingriffe als Spielleitung von Ligen
}
privacy-kept-reports = { $count ->
    [one] 1 Meldung an die Spielleitung
   *[other] { $count } Meldungen an die Spielleitung
}
privacy-kept-active = { $count ->
    [one] wann du auf 1 Server zuletzt geantwortet hast
   *[other] wann du auf { $count } Servern zuletzt geantwortet hast
}
privacy-kept-preferences = was du eingestellt hast, wie Farben und Zeitzone
privacy-seated = Du spielst mit in { $games }.
privacy-in-running = { $count ->
    [one] 1 laufenden Spiel
   *[other] { $count } laufenden Spielen
}
privacy-in-open = { $count ->
    [one] 1 Spiel, das noch nicht begonnen hat
   *[other] { $count } Spielen, die noch nicht begonnen haben
}
privacy-operator = Diesen Bot betreibt: { $operator }
privacy-no-operator = Zu diesem Bot ist kein Kontakt angegeben. Frag die Admins deines Servers, wer ihn betreibt.
privacy-kept-for = Was du eingestellt hast, wird gelöscht, wenn du drei Jahre lang nichts gedrückt hast. Spiele werden aufbewahrt, weil sie auch den anderen gehören. Sicherungen werden 35 Tage aufbewahrt. Alles Weitere steht unter **Datenschutz**.

button-privacy-show = Zurück
button-privacy-export = Exportieren
button-privacy-delete = Löschen…
button-privacy-policy = Datenschutz
button-privacy-before = Vorige Seite
button-privacy-after = Nächste Seite

## Die Datei

privacy-exported = { $count ->
    [one] Alles, was über dich gespeichert ist, steht in dieser Datei. Nur du siehst sie hier: Auch deine Notizen stehen darin, und was du vorab gesagt hast.
   *[other] Alles, was über dich gespeichert ist, steht in { $count } Dateien: in dieser und den folgenden darunter. Nur du siehst sie hier: Auch deine Notizen stehen darin, und was du vorab gesagt hast.
}

## Löschen

privacy-nothing-to-delete = Über dich ist nichts gespeichert, also gibt es nichts zu löschen.
privacy-delete-title = **Alles über dich löschen?**
privacy-delete-yours = Gelöscht werden deine Einstellungen, Abwesenheiten, Notizen, Einladungen und was du vorab gesagt hast.
privacy-delete-running = { $count ->
    [one] Du spielst in 1 laufenden Spiel mit{ $games }: Ein Roboter spielt weiter.
   *[other] Du spielst in { $count } laufenden Spielen mit{ $games }: Roboter spielen weiter.
}
privacy-delete-open = { $count ->
    [one] Du hast einen Platz in 1 Spiel, das noch nicht begonnen hat{ $games }: Dein Platz wird frei.
   *[other] Du hast Plätze in { $count } Spielen, die noch nicht begonnen haben{ $games }: Deine Plätze werden frei.
}
privacy-delete-hosted = { $count ->
    [one] Bei 1 davon hast du die Leitung: Jemand anders am Tisch übernimmt sie. Wenn dort sonst niemand ist, wird das Spiel geschlossen.
   *[other] Bei { $count } davon hast du die Leitung: Andere an diesen Tischen übernehmen sie. Wenn dort sonst niemand ist, wird das Spiel geschlossen.
}
privacy-delete-stays = Spiele, die andere mit dir gespielt haben, bleiben, wie sie sind, weil sie auch ihnen gehören. Dort bist du ein „Ex-Mitglied“.
privacy-delete-messages = Nachrichten auf Discord bleiben. In Sicherungen stehst du noch 35 Tage.
privacy-delete-warning = Das lässt sich nicht rückgängig machen. Danach kannst du wieder mitspielen wie alle, die neu sind.
button-forget-me = Alles über mich löschen
privacy-asked-again = Seit dieser Frage ist einige Zeit vergangen, oder deine Spiele haben sich geändert. Deshalb ist noch nichts gelöscht. Sieh noch einmal nach:
privacy-forgotten = **Alles über dich ist gelöscht.**
privacy-forgotten-running = { $count ->
    [one] Dein laufendes Spiel spielt ein Roboter weiter.
   *[other] Deine { $count } laufenden Spiele spielen Roboter weiter.
}
privacy-forgotten-open = { $count ->
    [one] Dein Platz in 1 Spiel, das noch nicht begonnen hatte, ist frei.
   *[other] Deine Plätze in { $count } Spielen, die noch nicht begonnen hatten, sind frei.
}
privacy-forgotten-after = Du kannst jederzeit wieder mitspielen wie alle, die neu sind.
privacy-forgotten-before = Das ist schon geschehen: Über dich ist nichts gespeichert.
