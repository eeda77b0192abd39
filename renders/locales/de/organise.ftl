### `/leitung` für eine Liga als Ganzes: Eröffnen, Einstellungen, Termine und das Ende. Was Tische und Leute angeht, steht anderswo.

organise-command = leitung
organise-command-about = Ligen dieses Servers eröffnen und leiten
organise-command-open = eröffnen
organise-command-open-about = Eine Liga eröffnen, nach einer Vorschau; was du weglässt, wählt der Bot
organise-command-next = nächste
organise-command-next-about = Die nächste Saison einer Liga eröffnen, nach einer Vorschau
organise-command-settings = einstellungen
organise-command-settings-about = Sehen, wie eine Liga gespielt wird, oder es ändern und begründen
organise-command-start = starten
organise-command-start-about = Die erste Runde so früh wie möglich auslosen
organise-command-extend = verlängern
organise-command-extend-about = Das Ende einer Saison einmal um einige Tage verschieben
organise-command-stop = anhalten
organise-command-stop-about = Eine Saison anhalten: keine Auslosung, und an ihren Tischen läuft keine Zeit
organise-command-go-on = fortsetzen
organise-command-go-on-about = Eine angehaltene Saison weitergehen lassen
organise-command-close = schließen
organise-command-close-about = Eine Liga für immer schließen, während der Anmeldung oder nach einer Saison
organise-command-ratings = wertungen
organise-command-ratings-about = Wählen, ob Spiele auf diesem Server für die Wertung zählen

parameter-organise-name = name
parameter-organise-name-about = Wie die Liga heißt, höchstens 40 Zeichen
parameter-organise-game = spiel
parameter-organise-game-about = Das Spiel, das darin gespielt wird
parameter-organise-league = liga
parameter-organise-league-about = Welche Liga, wenn es nicht die dieses Kanals ist
parameter-organise-table = tisch
parameter-organise-table-about = Wie viele Leute an einem Tisch sitzen
parameter-organise-rounds = runden
parameter-organise-rounds-about = Wie viele Runden eine Saison hat, 3 bis 12
parameter-organise-every = abstand
parameter-organise-every-about = Die Tage von einer Auslosung zur nächsten, 3 bis 28
parameter-organise-start = start
parameter-organise-start-about = In wie vielen Tagen die erste Runde ausgelost wird, 1 bis 60; bis dahin läuft die Anmeldung
parameter-organise-tables = kanal
parameter-organise-tables-about = Der Kanal mit den Threads der Tische; am besten ein eigener
parameter-organise-home = zuhause
parameter-organise-home-about = Der Kanal mit der festen Nachricht und den Neuigkeiten
parameter-organise-division = staffel
parameter-organise-division-about = Wie viele Leute höchstens in einer Staffel sind, 8 bis 50; bei 0 sind alle in einer
parameter-organise-now = sofort
parameter-organise-now-about = Die Anmeldung sofort öffnen, ohne Vorschau
parameter-organise-last-games = letzte-spiele
parameter-organise-last-games-about = Die Tage für die Spiele nach der letzten Auslosung, 7 bis 90
parameter-organise-pace = tempo
parameter-organise-pace-about = Wie lange die Tische kommender Runden auf eine Antwort warten
parameter-organise-at-once = gleichzeitig
parameter-organise-at-once-about = Mit so vielen laufenden Tischen setzt man die nächste Runde aus, 1 bis 10
parameter-organise-line = linie
parameter-organise-line-about = Wie viele Leute zwischen zwei Staffeln auf- und absteigen
parameter-organise-late = einsteigen
parameter-organise-late-about = Bis zur Auslosung welcher Runde man noch einsteigen kann
parameter-organise-goes-on = von-selbst
parameter-organise-goes-on-about = Ob die nächste Saison von selbst beginnt, eine Woche nach dieser
parameter-organise-days = tage
parameter-organise-days-about = Wie viele Tage später, 1 bis 7
parameter-organise-on = an
parameter-organise-on-about = True: Sie zählen; False: Sie zählen nicht
parameter-organise-setting = { $setting ->
    [table] { parameter-organise-table }
    [division] { parameter-organise-division }
    [rounds] { parameter-organise-rounds }
    [every] { parameter-organise-every }
    [last_games] { parameter-organise-last-games }
    [start] { parameter-organise-start }
    [pace] { parameter-organise-pace }
    [at_once] { parameter-organise-at-once }
    [line] { parameter-organise-line }
    [late] { parameter-organise-late }
   *[goes_on] { parameter-organise-goes-on }
}
organise-line-usual = eine von sechs Personen, wie üblich

## Die Vorschau und ihr Formular. Ein Titel hat höchstens 45 Zeichen, eine Beschriftung auch

button-changeseason = Ändern…
organise-form = Die Saison ändern
organise-form-field = { $field ->
    [table] Leute an einem Tisch
    [rounds] Runden
    [every] Tage von Auslosung zu Auslosung
    [sign_up] Tage für die Anmeldung
   *[division] Höchstens so viele Leute in einer Staffel
}
organise-form-hint = { $field ->
    [table] { $low } bis { $high }. Leer: was zum Spiel passt
    [every] { $low } bis { $high }. Leer: was zum Spiel passt
    [division] { $low } bis { $high }. 0: alle in einer
   *[other] { $low } bis { $high }
}
organise-cannot-hold = **{ $league }** lässt sich so nicht eröffnen. { $why } Passe es an mit **{ button-changeseason }**
organise-dates-moved = **Die Termine haben sich verschoben**, seit du sie gesehen hast. Sieh sie dir an und drück noch einmal.
organise-preview-where = Die feste Nachricht und die Neuigkeiten kommen nach <#{ $channel }>, die Tische in Threads von <#{ $tables }>. Nur wer <#{ $channel }> sehen kann, findet die Liga und kann mitmachen.
organise-preview-flood = Mit 40 Leuten wären dort bis zu { $count } Tische gleichzeitig. Gib ihnen lieber einen eigenen Kanal, mit der Option `{ parameter-organise-tables }` von `/{ organise-command } { organise-command-settings }`: Das geht auch noch, wenn die Anmeldung offen ist.
organise-preview-zone = Ich kenne deine Zeitzone nicht, also gelten die Termine in UTC. Sag mit `/{ game-command } { game-command-hours }`, wo du bist, und drück dann **{ button-opensignup }**: Du siehst zuerst die neuen Termine.
organise-preview-next = **Noch ist nichts gespeichert.** Nach **{ button-opensignup }** haben die Leute { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} Zeit, um mitzumachen. Danach geht alles von selbst.

## Offen

organise-opened = **{ $league }, Saison { $season }, ist offen.** Die Leute drücken **{ button-enter }** unter der festen Nachricht, die gleich nach <#{ $channel }> kommt.
organise-open-already = **{ $league }, Saison { $season }, ist schon offen.** Die Leute drücken **{ button-enter }** unter der festen Nachricht in <#{ $channel }>.
organise-steps =
    Das geschieht von selbst:
    - Runde 1 wird am <t:{ $at }:f> ausgelost. Zwei Tage vor jeder Auslosung wird in den Neuigkeiten gefragt, wer da ist.
    - Die Tische kommen in Threads von <#{ $tables }>. Kommt jemand nicht, spielt ein Roboter weiter.
    - Wenn die letzte Runde vorbei ist, lesen alle, wer die Meisterschaft gewinnt.

    Willst du es anders? `/{ organise-command } { organise-command-settings }` ändert, was noch kommt, `/{ organise-command } { organise-command-start }` lost früher aus, `/{ organise-command } { organise-command-stop }` lässt alles stillstehen, `/{ organise-command } { organise-command-close }` schließt die Liga.

## Was getan wurde

organise-done = Alle lesen: { $line }
organise-settings = **{ $league }, Saison { $season }**, wird so gespielt:
organise-settings-can = Mit einem Grund, den alle lesen, kannst du noch ändern (L13): { $can }.
organise-settings-over = Die Saison ist zu Ende. `/{ organise-command } { organise-command-next }` eröffnet die nächste und kann einiges davon ändern.
organise-settings-unchanged = Die Einstellungen waren schon so, also hat sich nichts geändert.
organise-channels = Zu Hause in <#{ $channel }>. Neue Tische kommen in Threads von <#{ $tables }>.
organise-closed = **{ $league } ist geschlossen:** „{ $reason }“. Niemand kann mehr mitmachen, und es beginnt keine Saison mehr. Spiele, Neuigkeiten und Wertungen bleiben, aber `/{ league-command }` zeigt sie nicht mehr.

## Ablehnungen

refused-not-for-you-to-open = Um das zu drücken, brauchst du die Berechtigung „Events verwalten“. Darfst du `/{ organise-command }` auch ohne sie benutzen, schick denselben Befehl noch einmal mit der Option `{ parameter-organise-now }`.
refused-league-not-a-text-channel = Eine Liga braucht einen Textkanal. Schick den Befehl in dem Kanal, in dem die Leute mitmachen sollen.
refused-league-channel-gone = Einer der Kanäle der Liga wurde gelöscht, ist kein Textkanal oder ist vor dir verborgen. Wähle einen anderen; bei einer Liga, die es schon gibt, geht das mit `/{ organise-command } { organise-command-settings }`.
refused-league-setting-fixed-now = `{ $setting }` lässt sich in dieser Saison nicht mehr ändern. In der nächsten schon. Was du noch ändern kannst: { $can }.
menu-season-options = Optionen des Spiels (keine)
