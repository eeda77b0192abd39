### Was alle sehen, die sich um einen Server kümmern: wie die Spiele stehen und was ihnen hilft, was fehlt, Zahlen.

## Wie ein Spiel steht, in einem Satz, und was ihm hilft. { $players } sind Namen; in `still-paused-by-office` ist { $detail } ein Grund

still-none = Es geht weiter.
still-no-reason = kein Grund bekannt
still-frozen = Es ist eingefroren: Was davon gespeichert ist, lässt sich nicht mehr nachspielen. (Kennung { $detail })
mend-frozen = Ich habe dem Tisch vorgeschlagen, die Runde neu zu beginnen. Hilft das nicht, gib die Kennung denen weiter, die den Bot betreiben.
still-deleted = Der Thread wurde gelöscht.
mend-deleted = Verlege es in einen neuen Thread, oder lass jemanden am Tisch „{ button-move }“ drücken.
still-locked = Der Thread ist gesperrt.
mend-locked = Entsperre den Thread: Das Spiel geht von selbst weiter.
still-forbidden = Ich darf im Thread nicht schreiben.
mend-forbidden = `/saloon { saloon-command-check }` sagt, was fehlt. Sobald ich es wieder habe, geht das Spiel von selbst weiter.
still-refused = Discord nimmt das Brett nicht an.
mend-refused = Ich versuche es weiter, und am Tisch kann man mit Befehlen antworten. Dauert es Stunden, melde es denen, die den Bot betreiben.
still-full = Der Thread ist archiviert, und dieser Server hat so viele aktive Threads, wie Discord erlaubt.
mend-full = Archiviere Threads, die niemand braucht: Das Spiel geht von selbst weiter.
still-behind = Das neueste Brett hätte <t:{ $since }:R> da sein sollen, aber es gelingt mir nicht, es zu zeigen.
mend-behind = Ich versuche es weiter. Dauert es Stunden, melde es denen, die den Bot betreiben.
still-lobby-behind = Die Nachricht mit den freien Plätzen ist veraltet.
mend-lobby-behind = `/saloon { saloon-command-check }` sagt, ob mir eine Berechtigung fehlt. Ich versuche es weiter.
still-overdue = Die Zeit von { $players } war <t:{ $since }:R> um, aber es ist nichts geschehen.
mend-overdue = Nichts ist verloren. Melde es denen, die den Bot betreiben.
still-paused = Der Tisch macht bis <t:{ $until }:f> Pause.
still-paused-by-office = Die Moderation hat es bis <t:{ $until }:f> angehalten: „{ $detail }“
still-asleep = Es schläft seit <t:{ $since }:D>, weil einen Monat lang niemand gespielt hatte.
mend-asleep = Sobald jemand vom Tisch etwas drückt, wacht es auf. Nach drei Monaten Schlaf wird es geschlossen.
still-away = Es wartet auf { $players }: abwesend bis <t:{ $until }:D>.
still-nobody = Vom Tisch ist niemand da.
mend-nobody = Es geht weiter, sobald jemand vom Tisch zurück ist.
still-waits = Es wartet auf { $players }, gefragt <t:{ $since }:R>.
still-waits-until = Es wartet auf { $players }, gefragt <t:{ $since }:R>, spätestens <t:{ $until }:R>.
still-seats = Es sind Plätze frei. Bisher dabei: { $players }.

## Die Liste der Spiele, und eines davon

games-title = ### Die Spiele auf diesem Server
games-running = { $count } laufend
games-open = { $count } mit freien Plätzen
games-faulty = { $count ->
    [one] **{ $count } braucht Hilfe**
   *[other] **{ $count } brauchen Hilfe**
}
games-still = { $count ->
    [one] { $count } steht still, aber alles ist in Ordnung
   *[other] { $count } stehen still, aber alles ist in Ordnung
}
games-entry = { $mark } **{ $game }**, eröffnet <t:{ $at }:R>
games-mend = **{ $mend }**
menu-games = Sieh dir ein Spiel an…
button-all-games = Alle Spiele
game-seen = ### { $mark } { $game }
game-seen-ages = Eröffnet <t:{ $created }:f>. Zuletzt hat <t:{ $at }:R> jemand vom Tisch etwas getan.
refused-not-looked-after = Dieses Spiel ist zu Ende oder nicht auf diesem Server. Die Liste zeigt die offenen und die laufenden Spiele.

## Was geprüft wurde: Berechtigungen

check-title = ### Was auf diesem Server geprüft wurde
check-title-channel = ### Was in <#{ $channel }> geprüft wurde
check-nothing-changed = -# Hier wird nur nachgesehen: Nichts wurde verändert.
check-integrations = -# Unter Servereinstellungen → Integrationen → Saloon lässt sich jeder Befehl nach Rolle, Person und Kanal abschalten; Threads folgen ihrem Kanal. Knöpfe hält das nicht auf: Wer einen Thread sieht, kann sie drücken.
refused-not-checked-here = In diesem Kanal kann niemand schreiben, oder er ist nicht auf diesem Server. Wähle einen anderen.
button-check-again = Noch einmal prüfen
button-what-is-missing = Was fehlt
listed-and-more = { $listed } und { $count } weitere
finding-lacks = { $channel }: { $count ->
    [one] Mir fehlt die Berechtigung { $permissions }.
   *[other] Mir fehlen die Berechtigungen { $permissions }.
} { $cause } { $mend } { $result }
cause-me = Der Kanal verweigert { $count ->
    [one] sie
   *[other] sie
} mir als Mitglied.
cause-roles = Der Kanal verweigert { $count ->
    [one] sie
   *[other] sie
} der Rolle { $roles }.
cause-everyone = Der Kanal verweigert { $count ->
    [one] sie
   *[other] sie
} @everyone.
cause-nothing = Keine meiner Rollen hat { $count ->
    [one] sie
   *[other] sie
}.
mend-in-channel = Kanaleinstellungen → Berechtigungen → { $role }: Erlaube { $count ->
    [one] sie
   *[other] sie
}.
mend-for-me = Kanaleinstellungen → Berechtigungen: Erlaube { $count ->
    [one] sie
   *[other] sie
} mir als Mitglied.
mend-on-server = Servereinstellungen → Rollen → { $role } → Berechtigungen: Schalte { $count ->
    [one] sie
   *[other] sie
} ein.
mend-on-server-no-role = Servereinstellungen → Rollen: Gib mir eine Rolle, die { $count ->
    [one] sie
   *[other] sie
} hat.
result-boards = { $games ->
    [one] { $games } Spiel dort ist nicht richtig zu sehen oder zu spielen.
   *[other] { $games } Spiele dort sind nicht richtig zu sehen oder zu spielen.
}
result-nothing-opens = Bis dahin lässt sich dort kein Spiel eröffnen.
finding-lacks-in = In { $channels } lässt sich kein Spiel eröffnen: Dort fehlt mir { $permissions }.
finding-hidden = Für mich verborgen, dort lässt sich also kein Spiel eröffnen: { $channels }.
finding-channels-good = { $count ->
    [one] In { $count } Kanal habe ich alle Berechtigungen, die Spiele brauchen.
   *[other] In { $count } Kanälen habe ich alle Berechtigungen, die Spiele brauchen.
}
finding-channel-good = Hier habe ich alle Berechtigungen, die Spiele brauchen.
finding-nowhere = Es gibt keinen Kanal, in dem sich ein Spiel eröffnen lässt.
finding-timed-out = Ich habe bis <t:{ $until }:f> einen Timeout und kann darum nirgends schreiben. Die Moderation kann ihn beenden: Rechtsklick auf meinen Namen → Timeout entfernen.
finding-threads-few = { $count ->
    [one] { $count } aktiver Thread; Discord erlaubt { $all }.
   *[other] { $count } aktive Threads; Discord erlaubt { $all }.
}
finding-threads-many = { $count } aktive Threads; Discord erlaubt { $all }. Ab { $most } wird kein neues Spiel mehr eröffnet: Archiviere Threads, die niemand braucht.
finding-threads-full = { $count } aktive Threads; Discord erlaubt { $all }, und ab { $most } wird kein neues Spiel mehr eröffnet. Archiviere Threads, die niemand braucht.

## Was geprüft wurde: Einstellungen, und was bei Discord unter Integrationen abgeschaltet ist

finding-settings-good = Die Einstellungen passen zusammen.
finding-not-chosen = In diesem Kanal werden keine Spiele eröffnet: Die Einstellung „{ setting-channels }“ nennt andere. `/saloon einstellungen` zeigt sie.
finding-channels-none = Nirgends lässt sich ein Spiel eröffnen: Alle Kanäle, die dafür gewählt waren, wurden gelöscht. Wähle andere unter `/saloon einstellungen`.
finding-channels-gone = { $count ->
    [one] { $count } Kanal, der für Spiele gewählt war, ist weg.
   *[other] { $count } Kanäle, die für Spiele gewählt waren, sind weg.
} `/saloon einstellungen` zeigt die übrigen.
finding-no-text-channel = <#{ $channel }> ist kein Textkanal, dort lässt sich also kein Spiel eröffnen.
finding-openers-none = Nur Admins können Spiele eröffnen: Alle Rollen, die dafür gewählt waren, wurden gelöscht. `/saloon einstellungen` ändert das.
finding-openers-gone = { $count ->
    [one] { $count } Rolle, die Spiele eröffnen darf, wurde gelöscht.
   *[other] { $count } Rollen, die Spiele eröffnen dürfen, wurden gelöscht.
} `/saloon einstellungen` zeigt die übrigen.
finding-opener-bot = Die Rolle { $role } darf Spiele eröffnen, gehört aber zu einem Bot oder einem Dienst: Niemand kann sie haben.
finding-opener-blind = Die Rolle { $role } darf Spiele eröffnen, kann aber in keinem der Kanäle dafür den Kanal sehen und Befehle benutzen.
finding-language-older = { $count ->
    [one] { $count } Spiel spricht eine andere Sprache als die gewählte.
   *[other] { $count } Spiele sprechen eine andere Sprache als die gewählte.
} Wähle die Sprache noch einmal unter `/saloon einstellungen`: Dann ziehen sie nach.
finding-told-in-gone = Der Kanal, in dem Eingriffe der Moderation stehen sollen, ist weg. Wähle einen anderen unter `/saloon einstellungen`.
finding-told-in-mute = Ich kann in <#{ $channel }> nicht schreiben, wo Eingriffe der Moderation stehen sollen. Erlaub es dort, oder wähle einen anderen Kanal unter `/saloon einstellungen`.
every-command = Jeder meiner Befehle
some-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
finding-off-everybody = { $command } ist für alle abgeschaltet. Unter Servereinstellungen → Integrationen → Saloon lässt sich das ändern.
finding-off-everyone-but = { $command } ist für @everyone abgeschaltet, aber nicht für { $allowed }.
finding-off-roles = { $command } ist für die Rolle { $roles } abgeschaltet.
finding-off-people = { $command } ist für { $people } abgeschaltet.
finding-off-in = { $command } ist in { $channels } abgeschaltet: Niemand kann es dort benutzen. Unter Servereinstellungen → Integrationen → Saloon lässt sich das ändern.
finding-on-in = { $command } geht nur in { $channels }: Anderswo ist es abgeschaltet.
finding-off-everywhere = { $command } ist in allen Kanälen abgeschaltet. Unter Servereinstellungen → Integrationen → Saloon lässt sich das ändern.

## Was geprüft wurde: Spiele, Befehle, der Bot

finding-game = { $game }: { $why } { $mend }
finding-games-more = { $count ->
    [one] { $count } weiteres Spiel braucht Hilfe: `/moderation { moderate-command-games }`
   *[other] { $count } weitere Spiele brauchen Hilfe: `/moderation { moderate-command-games }`
}
finding-commands-good = Discord hat alle { $count } Befehle.
finding-commands-missing = Bei Discord fehlen: { $commands }. Ich reiche meine Befehle von selbst neu ein. Fehlt morgen noch etwas, melde es denen, die den Bot betreiben.
finding-commands-unknown = Discord hat nicht gesagt, welche Befehle es hat und wer sie benutzen darf. Versuche es in einer Minute noch einmal.
finding-line = Ich bin seit <t:{ $since }:f> mit Discord verbunden.
finding-line-unknown = Meine Verbindung zu Discord steht gerade erst wieder.
finding-outage = Die letzte Unterbrechung: <t:{ $since }:f> bis <t:{ $until }:f>.
finding-outage-none = Das war nie länger als fünf Minuten unterbrochen.
finding-version = Das ist Saloon { $version }.
finding-operator = Diesen Bot betreibt: { $operator }
finding-operator-none = Wer diesen Bot betreibt, hat keine Adresse angegeben, also kann niemand dort nachfragen. Angeben lässt sie sich in der Einstellung `SALOON_OPERATOR`.

## Zahlen

stats-title = ### Zahlen dieses Servers
stats-about = -# Spiele, die in den letzten zwölf Monaten zu Ende gingen.
stats-game = **{ $game }**: { $figures }
stats-all = Alle zusammen
stats-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
stats-days = { $days ->
    [0] die Hälfte dauerte weniger als einen Tag
    [one] die Hälfte dauerte höchstens { $days } Tag
   *[other] die Hälfte dauerte höchstens { $days } Tage
}
stats-in-time = { $share } % der Fragen rechtzeitig beantwortet
stats-robots = Roboter hatten { $share } % der Plätze
stats-months = -# { $months }
stats-month = { $month }: { $count }
stats-none = Noch gibt es keine Zahlen: Dafür müssen mindestens { $fewest } Spiele eines Titels zu Ende sein.
stats-hidden = -# Titel und Monate mit weniger als { $fewest } Spielen fehlen, ebenso alles über einzelne Personen. Nichts davon wird irgendwohin geschickt.

## Befehle

moderate-command-games = spiele
moderate-command-games-about = Alle Spiele auf diesem Server: wie sie stehen, und was ihnen hilft
saloon-command-check = prüfen
saloon-command-check-about = Was auf diesem Server für Spiele fehlt; nichts wird verändert
saloon-command-stats = zahlen
saloon-command-stats-about = Zahlen zu den Spielen auf diesem Server; niemand wird genannt
parameter-page = seite
parameter-page-about = Welche Seite der Liste
parameter-seen = spiel
parameter-seen-about = Die Nummer eines Spiels
parameter-checked-channel = kanal
parameter-checked-channel-about = Nur dieser Kanal; ohne ihn der ganze Server
