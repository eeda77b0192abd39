### Die Einstellungen eines Servers: wie sie heißen, was jetzt gilt und was sie ablehnen.

saloon-command-set = einstellen
saloon-command-set-about = Ändere eine Einstellung dieses Servers
parameter-setting = einstellung
parameter-setting-about = Was du ändern willst
parameter-value = wert
parameter-value-about = Was ab jetzt gelten soll; mit „Standard“ nimmst du deine Wahl zurück

## Wie die Einstellungen heißen

setting-language = Sprache
setting-channels = Kanäle für neue Spiele
setting-openers = wer Spiele eröffnen darf
setting-most-running = laufende Spiele je Person
setting-most-open = offene Spiele je Person
setting-most-on-server = laufende Spiele auf diesem Server
setting-games = Spiele zur Auswahl
setting-pace = vorgeschlagenes Tempo
setting-robots = Roboter
setting-ratings = Wertungen
setting-tidy = Nachrichten beendeter Spiele
setting-told-in = Kanal für Eingriffe der Moderation

## Was sie sein können

setting-value-default = Standard
setting-value-all-channels = alle
setting-value-no-channel = nirgends
setting-value-everyone = alle
setting-value-admins = Admins
setting-value-all-games = alle
setting-value-none = keiner
setting-value-yes = ja
setting-value-no = nein
setting-value-leave = stehen lassen
setting-value-fold = kürzen
setting-value-delete = löschen
setting-value-en = Englisch
setting-value-nl = Niederländisch
setting-value-de = Deutsch
setting-choice-default = Standard ({ $value })
setting-choice-own-language = Standard (die eigene Sprache des Servers)

## Was jetzt gilt und wofür

setting-is-language = Auf diesem Server spricht Saloon ab der nächsten Nachricht { $language }, auch in laufenden Spielen. Was nur du liest, bleibt in deiner eigenen Sprache.
setting-is-own-language = Auf diesem Server spricht Saloon ab der nächsten Nachricht die Sprache, die Discord für ihn angibt ({ $language }), auch in laufenden Spielen. Was nur du liest, bleibt in deiner eigenen Sprache.
setting-is-channels = Spiele werden in { $channels } eröffnet. Das gilt für neue Spiele und für **{ button-replay }**; laufende Spiele gehen weiter, wo sie sind.
setting-is-channels-all = Spiele lassen sich in jedem Kanal eröffnen.
setting-is-channels-none = Auf diesem Server lässt sich nirgends ein Spiel eröffnen. Laufende Spiele gehen weiter.
setting-is-openers = Spiele eröffnen { $roles } und Admins. Das gilt für neue Spiele und für **{ button-replay }**; mitspielen dürfen alle.
setting-is-openers-all = Alle dürfen Spiele eröffnen.
setting-is-openers-none = Nur Admins dürfen Spiele eröffnen. Das gilt für neue Spiele und für **{ button-replay }**; mitspielen dürfen alle.
setting-is-most-running = { $count ->
    [one] Hier darf eine Person nur in einem Spiel auf einmal mitspielen.
   *[other] Hier darf eine Person in höchstens { $count } Spielen gleichzeitig mitspielen.
} Gezählt wird, wenn jemand ein Spiel eröffnet, sich dazusetzt oder einen angebotenen Platz nimmt. Niemand verliert einen Platz.
setting-is-most-open = { $count ->
    [one] Hier darf eine Person nur ein Spiel offen haben, das noch nicht begonnen hat.
   *[other] Hier darf eine Person höchstens { $count } Spiele offen haben, die noch nicht begonnen haben.
} Das gilt für neue Spiele und für **{ button-replay }**.
setting-is-most-on-server = { $count ->
    [one] Auf diesem Server darf nur ein Spiel auf einmal laufen.
   *[other] Auf diesem Server dürfen höchstens { $count } Spiele gleichzeitig laufen.
} Gezählt wird, wenn ein Spiel eröffnet oder begonnen wird; laufende Spiele gehen weiter. Ab { $threads } aktiven Threads wird gar nichts mehr eröffnet.
setting-is-games = Von meinen Spielen lassen sich hier { $games } eröffnen, auch mit **{ button-replay }**; laufende Spiele gehen weiter.
setting-is-games-all = Alle meine Spiele lassen sich hier eröffnen.
setting-is-pace = Wer ein Spiel eröffnet und kein Tempo wählt, bekommt **{ $pace }**: { $about }. Jeder Tisch darf ein anderes wählen.
setting-is-robots-yes = Vor dem Beginn eines Spiels dürfen Roboter dazukommen.
setting-is-robots-no = Vor dem Beginn eines Spiels kommen keine Roboter dazu; das gilt auch für Spiele, die jetzt offen sind. Für alle, die gehen oder wegbleiben, spielt weiterhin ein Roboter, damit kein Spiel stehen bleibt.
setting-is-ratings-yes = Spiele auf diesem Server dürfen in Wertungen eingehen.
setting-is-ratings-no = Spiele auf diesem Server gehen nicht in Wertungen ein.
setting-is-tidy-leave = Ist ein Spiel zu Ende, bleibt die Nachricht, mit der es eröffnet wurde, wie sie ist. Threads werden nie gelöscht.
setting-is-tidy-fold = Einen Tag nach dem Ende eines Spiels wird die Nachricht, mit der es eröffnet wurde, zu einer Zeile mit Ergebnis und Thread. Threads werden nie gelöscht.
setting-is-tidy-delete = Eine Woche nach dem Ende eines Spiels wird die Nachricht, mit der es eröffnet wurde, gelöscht. Threads werden nie gelöscht.
setting-is-told-in = Was die Moderation mit Spielen tut, steht ab dem nächsten Mal auch in { $channel }.
setting-is-told-in-none = Was die Moderation mit einem Spiel tut, steht nur bei diesem Spiel selbst.

## Ablehnungen

refused-only-in-channels = Hier werden Spiele in { $channels } eröffnet (eine Einstellung dieses Servers).
refused-only-nowhere = Hier lässt sich nirgends ein Spiel eröffnen: Von den Kanälen, die dieser Server dafür gewählt hat, ist keiner mehr da. Ein Admin kann mit `/saloon einstellen` andere wählen.
refused-only-by-roles = Hier werden Spiele von { $roles } eröffnet (eine Einstellung dieses Servers). Bei einem offenen Spiel kannst du mitspielen.
refused-only-by-admins = Hier werden Spiele nur von Admins eröffnet (eine Einstellung dieses Servers). Bei einem offenen Spiel kannst du mitspielen.
refused-only-these-games = Hier werden nur diese Spiele eröffnet: { $games } (eine Einstellung dieses Servers).
refused-too-many-running = { $count ->
    [one] Du spielst auf diesem Server schon in einem Spiel mit, und mehr sind hier nicht erlaubt (eine Einstellung dieses Servers). Spiel es erst zu Ende.
   *[other] Du spielst auf diesem Server schon in { $count } Spielen mit, und mehr sind hier nicht erlaubt (eine Einstellung dieses Servers). Spiel erst eines zu Ende.
}
refused-server-full = { $count ->
    [one] Auf diesem Server läuft schon ein Spiel, und mehr sind hier nicht erlaubt (eine Einstellung dieses Servers). Warte, bis es vorbei ist.
   *[other] Auf diesem Server laufen schon { $count } Spiele, und mehr sind hier nicht erlaubt (eine Einstellung dieses Servers). Warte, bis eines vorbei ist.
}
refused-threads-nearly-full = Dieser Server hat { $count } aktive Threads. Ab { $most } wird kein Spiel mehr eröffnet, denn Discord erlaubt nur 1000. Archiviere erst ein paar davon.
refused-no-robots-here = Hier kommen vor dem Beginn keine Roboter dazu (eine Einstellung dieses Servers). Lade jemanden mit `/spiel einladen` ein.
refused-setting-out-of-bounds = Zu dieser Einstellung gehört eine ganze Zahl von { $low } bis { $high } oder „{ setting-value-default }“.
refused-setting-lists-too-many = Du hast { $listed } genannt. Diese Einstellung nimmt höchstens { $most }.
refused-setting-empty = Nenne mindestens eines oder wähle einen der Vorschläge.
refused-setting-no-such-channel = „{ $typed }“ ist kein Textkanal dieses Servers, den du sehen kannst. Tippe # und wähle einen, den Discord anbietet.
refused-setting-no-such-role = „{ $typed }“ ist keine Rolle dieses Servers. Tippe den ganzen Namen oder wähle einen der Vorschläge.
refused-setting-no-such-game = „{ $typed }“ ist kein Spiel von mir. Du kannst hier { $games } nennen.
refused-setting-no-such-value = „{ $typed }“ geht hier nicht. Zur Wahl stehen: { $values }.
