### Was der Bot rund um die Spiele sagt: offene Plätze, Felder, Threads, Listen, abgelehnte Handlungen.

## Offene Plätze

lobby-head = ### { $game }, Spiel #{ $number }
lobby-options = Optionen: { $options }.
lobby-option-limited = { $option } (nur für { $seats } Personen)
lobby-option-struck = ~~{ $option }~~ (nur für { $seats } Personen: jetzt ohne Wirkung)
lobby-option-seats = { $count ->
    [1] { $low }
    [2] { $low } oder { $high }
   *[other] { $low } bis { $high }
}
lobby-table = **Am Tisch** (für { $low } bis { $high } Personen)
lobby-seat = { $number }. { $name }
lobby-robot = { $number }. { $name } (Roboter)
lobby-needed = { $needed ->
    [one] Es fehlt noch jemand: Drücke **{ button-join }** oder setze einen Roboter dazu.
   *[other] Es fehlen noch { $needed }: Drücke **{ button-join }** oder setze Roboter dazu.
}
lobby-ready = { $free ->
    [one] Wer am Tisch sitzt, darf beginnen. Ein Platz ist noch frei.
   *[other] Wer am Tisch sitzt, darf beginnen. { $free } Plätze sind noch frei.
}
lobby-full = Alle Plätze sind besetzt: Wer am Tisch sitzt, darf beginnen.
restored-seats = Der Bot ist wieder auf dem Stand vom <t:{ $moment }:f>: Was seitdem geändert wurde, zählt nicht.
lobby-playing = Das Spiel läuft in <#{ $thread }>.
lobby-playing-deleted = Das Spiel läuft, aber sein Thread wurde gelöscht.
lobby-over = Das Spiel ist zu Ende: { $result }. Du kannst es in <#{ $thread }> nachlesen.
lobby-over-deleted = Das Spiel ist zu Ende: { $result }.
lobby-closed = Dieses Spiel wurde geschlossen: Niemand sitzt mehr am Tisch.
thread-name = { $game } #{ $number }

opened = Spiel #{ $number } ist offen und du sitzt schon am Tisch. Warte auf andere oder setze Roboter dazu und beginne gleich.
left = Du hast Spiel #{ $number } verlassen.

## Knöpfe und Menüs

button-join = Mitspielen
button-leave = Verlassen
button-robot = Roboter dazu
button-unrobot = Roboter weg
button-start = Beginnen
button-act = Mein Zug
button-hand = Meine Hand
button-side = Meine Seite
button-luck = Fairer Zufall
button-other = Anderer Betrag…
button-confirm = Bestätigen
button-confirm-choice = Bestätigen: { $choice }
button-again = Neu wählen
button-back = Letzte Wahl zurück
button-question = Zur Frage
button-quit = Endgültig verlassen
button-earlier = Früher
button-later = Später
button-luck-before = ◀ Zurück
button-luck-after = Weiter ▶
button-move = Weiterspielen
button-move-game = Weiter mit #{ $number }
button-rule = Regel { $rule }
button-rules = Regeln
button-overview = Übersicht
menu-group = Wer oder wo?
menu-option = Bitte wählen
option-left = { $option }, noch { $left }
choice-sum = { $choice } (Summe { $sum })
choice-taken = { $choice } (Summe { $sum } ist schon vergeben: wähle noch etwas dazu)
choice-more = { $choice } (wähle noch { $count })
typed-pass = passe, passen, ich passe
menu-chapter = Wähle ein Kapitel
menu-found = Weitere Regeln dazu
amount-title = Wie viel?
amount-label = Eine ganze Zahl
amount-range = Eine ganze Zahl von { $low } bis { $high }

## Mehr, unter jedem Brett

menu-more = Mehr
more-which = Was möchtest du sehen?
more-rules = { button-rules }
more-rules-about = Wie das Spiel geht, Kapitel für Kapitel
more-log = Verlauf
more-log-about = Alles, was geschehen ist, von Anfang an
more-look = { button-look }
more-look-about = Das Brett nach jedem Schritt des Spiels
more-board = Brett in Worten
more-board-about = Der ganze Tisch als Text
more-luck = { button-luck }
more-luck-about = Das Siegel, das zeigt, dass Würfe und Karten fair sind
more-leave = { button-leave }
more-leave-about = Deinen Platz aufgeben; vorher bestätigst du das

## Die Brettnachricht

# Ein altes Brett: das erste seines Threads, und eins aus einer Zukunft, die zurückgenommen wurde
board-first = ### { $game }: { $names }
board-lost = -# Das zählt nicht mehr: Der Bot ist wieder auf einem früheren Stand.
board-over = **Das Spiel ist zu Ende.** { $result }.
board-closed = Dieses Spiel wurde geschlossen: Alle waren gegangen.
story-more = -# … alles steht in `/spiel verlauf`.
picture-missing = -# Das Bild konnte hier nicht gezeigt werden: In `/spiel brett` steht alles in Worten.
strip-goes-on = Teil { $part }.
board-plain = -# Das Brett konnte hier nicht gezeigt werden. Drücke auf **{ button-act }**, oder lies `/spiel brett` und `/spiel verlauf`.
restored = Der Bot ist wieder auf dem Stand vom <t:{ $moment }:f>: Was seitdem gespielt wurde, zählt nicht.
# Nicht „1. …“: solche Zeilen nummeriert Discord selbst, auch bei geteilten Plätzen
ranking-line = **{ $place }. { $name }**: { $score }
luck-short = -# Siegel für fairen Zufall: `{ $seal }`
told-renamed = { $before } heißt jetzt { $name }.
told-robot-sat-down = { $left } ist gegangen. { $robot }, ein Roboter, spielt weiter.
told-round-restarted = Diese Runde wird zurückgenommen und beginnt von vorn, mit neuen Würfen und Karten.

## Antworten unter vier Augen

confirmed = ✓ { $answer }
answered-elsewhere = -# { $game }
chosen-in-vain = ✗ { $why }
chosen = Bisher gewählt: **{ $choice }**
chosen-in-order = Bisher gewählt, in dieser Reihenfolge: **{ $choice }**
chosen-sum = Summe: **{ $sum }**
taken-sums = { $count ->
    [one] Diese Summe ist schon vergeben: { $sums }
   *[other] Diese Summen sind schon vergeben: { $sums }
}
aside-meanwhile = Du bist nicht an der Reihe, aber das darfst du inzwischen ändern. Niemand sonst merkt etwas davon.
interjection-meanwhile = Du bist nicht an der Reihe, aber das darfst du inzwischen tun. Alle sehen es.
news-since-your-move = **Seit deinem letzten Zug**
news-so-far = **Bisher**
your-hand = Deine Seite von Spiel #{ $number }.
your-hand-here = **Deine Seite**
hand-in-words = Wie oben.
board-in-words = Wie oben.
card-in-words = Dein Brett.
really-leave = Spiel #{ $number } endgültig verlassen? Ein Roboter spielt für dich weiter. Zurück kannst du nur, wenn die anderen den Platz anbieten.
leave-costs-place = So oder so zählt das als letzter Platz.
leave-costs-rating = So oder so zählt das als letzter Platz, auch für deine Wertung.
goes-on = Spiel #{ $number } geht weiter.
game-choice = { $game } #{ $number }
game-in-place = { $game } #{ $number } ({ $where })

log-empty = Es ist noch nichts geschehen.
list-open = **{ $game } #{ $number }** hat freie Plätze in { $where }: { $players }
list-playing = **{ $game } #{ $number }** wird in { $where } gespielt: { $players }
list-deleted = **{ $game } #{ $number }** läuft, aber der Thread wurde gelöscht. Am Tisch: { $players }
list-locked = **{ $game } #{ $number }** wird in { $where } gespielt, der Thread ist aber gesperrt. Am Tisch: { $players }
list-forbidden = **{ $game } #{ $number }** wird in { $where } gespielt, wo ich nicht schreiben darf. Am Tisch: { $players }
list-refused = **{ $game } #{ $number }** wird in { $where } gespielt, wo Discord das Brett nicht annimmt. Am Tisch: { $players }
list-full = **{ $game } #{ $number }** läuft in { $where }, der archiviert ist, weil dieser Server zu viele aktive Threads hat. Am Tisch: { $players }
list-more = … und { $count } weitere.
list-empty = Alles ruhig: Auf diesem Server ist kein Spiel offen, und keines läuft.
page-of = Seite { $page } von { $last }

## Wenn ein Thread nicht zu gebrauchen ist

trouble-deleted = Der Thread von Spiel #{ $number } wurde gelöscht. Nichts ist verloren: Wer mitspielt, kann in einem neuen Thread weiterspielen.
trouble-locked = Der Thread von Spiel #{ $number } ist gesperrt. Nichts ist verloren: Entsperrt ihn oder spielt in einem neuen Thread weiter.
trouble-forbidden = Ich darf im Thread von Spiel #{ $number } nicht mehr schreiben. Nichts ist verloren: Gebt mir dort meine Berechtigungen zurück, dann spielt weiter.
trouble-refused = Discord nimmt das Brett von Spiel #{ $number } gerade nicht an. Nichts ist verloren: Ich versuche es weiter, und wer mitspielt, kann inzwischen mit Befehlen antworten.
trouble-full = Der Thread von Spiel #{ $number } ist archiviert, und dieser Server hat so viele aktive Threads, wie Discord erlaubt. Nichts ist verloren: Archiviert andere Threads, dann geht das Spiel weiter.

## Wenn etwas schiefgeht

failed = Bei uns ist etwas schiefgegangen. Nichts ist verloren: Sieh auf dem neuesten Brett nach, und versuche es noch einmal, wenn dein Zug dort fehlt. (Kennung { $reference })
failed-line = Die Verbindung war eben gestört. Zeigt die neueste Nachricht nicht, was du getan hast, dann tu es noch einmal.
failed-replay = Dieses Spiel wurde mit einer anderen Version von Saloon begonnen und kann nicht weitergehen. Melde es denen, die den Bot betreiben. (Kennung { $reference })
failed-restarting = Der Bot startet gerade neu, und was du getan hast, wurde nicht angenommen. Versuche es in einer Minute noch einmal.
failed-command-changed = Dieser Befehl hat sich geändert. Versuche es in einer Minute noch einmal; dann kennt dein Discord den neuen.

## Abgelehnte Handlungen

refused-unknown-button = Dieser Knopf ist nicht mehr in Gebrauch. Benutze die neuesten Knöpfe oder einen Befehl.
refused-no-such-game = Ein solches Spiel gibt es hier nicht. `/spiele` zeigt alle deine Spiele und `/spiel liste` die eines Servers.
refused-no-game-of-yours = Du spielst hier nirgends mit. `/spiel liste` zeigt die offenen Spiele.
refused-which-game = Du spielst in mehreren Spielen mit: { $games }. Sag mit der Option `{ parameter-game }`, welches du meinst, oder geh in seinen Thread.
refused-no-game-of-title = Du spielst auf diesem Server kein { $game }. `/spiel liste` zeigt, welche Spiele es hier gibt.
refused-another-title = Spiel #{ $number } ist ein Spiel von { $here }: Benutze dessen Befehle.
refused-thread-of-another-title = Das hier ist ein Thread von { $here }, und du spielst auf diesem Server kein { $game }.
refused-only-in-a-server = Gespielt wird auf Servern, nicht in Direktnachrichten.
refused-not-a-text-channel = Ein Spiel wird in einem Textkanal eines Servers eröffnet, nicht in einem Thread.
refused-goes-on-in-a-channel = Ein neuer Thread lässt sich nur von einem Textkanal aus eröffnen. Benutze dort `/spiel brett` und drücke auf „{ button-move }“.
refused-missing-permissions = In diesem Kanal fehlen mir diese Berechtigungen: { $missing }. Wende dich an die Serververwaltung.
refused-missing-permissions-there = In <#{ $channel }> fehlen mir diese Berechtigungen: { $missing }. Wähle einen anderen Kanal, oder wende dich an die Serververwaltung.
refused-cannot-make-thread = Ich darf hier keinen Thread eröffnen. Bitte die Serververwaltung um die Berechtigung „{ permission-create-public-threads }“.
refused-too-many-threads = Dieser Server hat so viele offene Threads, wie Discord erlaubt. Archiviere einen und beginne dann noch einmal.
refused-lobby-is-gone = Die Nachricht mit den offenen Plätzen wurde gelöscht. Eröffne ein neues Spiel.
refused-too-many-open = Du hast hier schon { $count } offene Spiele, die noch nicht begonnen haben: { $games }. Beginne oder verlasse erst eines davon, bevor du ein neues eröffnest.
refused-already-seated = Du hast schon einen Platz.
refused-no-free-seat = Alle Plätze sind besetzt.
refused-no-robot = Es sitzt kein Roboter am Tisch.
refused-not-seated = Du hast keinen Platz in diesem Spiel. `/spiel liste` zeigt, wo noch Plätze frei sind.
refused-join-first = Du hast keinen Platz in diesem Spiel. Drücke bei den offenen Plätzen zuerst auf „{ button-join }“.
refused-no-seat-left = Du hast keinen Platz in diesem Spiel, und alle Plätze sind besetzt.
refused-already-started = Dieses Spiel hat schon begonnen.
refused-not-started = Dieses Spiel hat noch nicht begonnen.
refused-game-closed = Dieses Spiel wurde geschlossen.
refused-goes-on-already = Dieses Spiel läuft schon wieder.
refused-too-few = Am Tisch müssen mindestens { $low } sitzen, Roboter mitgezählt. Bisher { $seated ->
    [one] sitzt { $seated }
   *[other] sitzen { $seated }
} dort.
refused-asked-something-else = Du wirst gerade etwas anderes gefragt: Die Frage steht unten.
refused-nothing-chosen = Wähle zuerst etwas.
refused-choice-changed = Dieser Knopf gehört zu einer früheren Wahl. Unten steht, was jetzt gilt: Sieh nach und wähle oder bestätige noch einmal.
refused-no-such-rule = Davon steht nichts in den Regeln. Ohne Suchwort siehst du sie alle.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
