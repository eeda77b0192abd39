### Was die Moderation mit Spielen auf ihrem Server tut, und wie es gemeldet wird.

## Eingriffe in je einem Satz, ohne Punkt. { $by } ist ein Name oder eine Erwähnung

act-somebody = jemand aus der früheren Moderation
act-operator = wer den Bot betreibt,
act-by-player = { $by } (spielt selbst mit)
act-setting = { $by } hat die Einstellung „{ $setting }“ geändert
act-close = { $by } hat Spiel #{ $game } geschlossen
act-pause = { $by } hat Spiel #{ $game } bis <t:{ $until }:f> angehalten
act-resume = { $by } hat Spiel #{ $game } weitergehen lassen
act-end = { $by } hat Spiel #{ $game } ohne Ergebnis beendet
act-seat = { $by } hat den Platz von { $player } in Spiel #{ $game } frei gemacht
act-move = { $by } hat Spiel #{ $game } nach <#{ $channel }> verlegt
act-undo = { $by } hat Spiel #{ $game } zurückgeholt (und damit Eingriff { $number } zurückgenommen)
act-erase = { $by } hat verlangt, alles von diesem Server zu löschen
act-keep = { $by } hat das Löschen dieses Servers aufgehalten
act-restart = { $by } hat die Runde von Spiel #{ $game } neu beginnen lassen, mit neuen Würfen und Karten
act-look = { $by } hat sich angesehen, was in Spiel #{ $game } geheim ist
act-with-reason = { $what }: „{ $reason }“
act-with-value = { $what }: { $value }
act-listed = **{ $number }**, <t:{ $at }:f>: { $what }
act-taken-back = (zurückgenommen <t:{ $at }:f>)

acts-title = ### Was Admins, Moderation und die Betreibenden des Bots hier getan haben
acts-none = Noch nichts.
acts-older = Ältere
acts-newest = Neueste

## Im Thread. { $reason } ist ein Satz

told-office-paused = { $by } hält das Spiel bis <t:{ $until }:f> an: { $reason } Ihr könnt inzwischen weiterspielen. Die Moderation kann die Pause früher beenden.
told-office-resumed = { $by } beendet die Pause: { $reason }
told-office-ended = Beendet von { $by }: { $reason } { $result } Bis <t:{ $until }:f> lässt sich das zurücknehmen; danach steht der Startwert unter „{ button-luck }“.
office-operator = denen, die den Bot betreiben
office-no-result = Es gibt kein Ergebnis.
office-result-stays = Es war schon entschieden, also bleibt das Ergebnis.
told-office-undone = { $by } nimmt das Ende zurück: { $reason } Das Spiel geht weiter, wie es war.
told-office-freed = { $by } macht den Platz von { $left } frei: { $reason } { $robot }, ein Roboter, spielt für { $left } weiter.
told-office-moved = { $by } verlegt das Spiel in diesen Thread: { $reason }
told-office-restarted = Wer den Bot betreibt, lässt diese Runde neu beginnen: { $reason }
told-office-looked = Wer den Bot betreibt, hat sich angesehen, was geheim ist.
board-office-ended = ### Dieses Spiel wurde beendet

moved-away = { $game } geht in <#{ $thread }> weiter.

## In der Nachricht mit den freien Plätzen

lobby-office-closed = Geschlossen von { $by }: { $reason }
lobby-office-ended = Beendet von { $by }: { $reason } { $result } Bis <t:{ $until }:f> lässt sich das zurücknehmen. <#{ $thread }>
lobby-office-ended-for-good = Beendet von { $by }: { $reason } { $result } <#{ $thread }>
lobby-office-freed = { $by } hat den Platz von { $player } frei gemacht: { $reason }
lobby-office-reopened = { $by } hat diese Plätze wieder geöffnet: { $reason }

## Glück eines Spiels, das beendet wurde

luck-after-end = Dieses Spiel wurde beendet. Bis <t:{ $until }:f> lässt sich das zurücknehmen. Danach findest du hier den Startwert.
luck-export-ended = In dieser Datei steht alles, was du von Spiel #{ $number } lesen darfst. Das Spiel wurde beendet. Bis <t:{ $until }:f> lässt sich das zurücknehmen; danach wird auch der Startwert gezeigt.
refused-verify-ended = Dieses Spiel wurde beendet. Bis <t:{ $until }:f> lässt sich das zurücknehmen, und so lange bleibt der Startwert geheim. Danach wird er unter „{ button-luck }“ gezeigt.

## Antworten an die Person, die es getan hat

moderated-close = Spiel #{ $number } ist geschlossen. Mit `/moderation zurücknehmen` lässt es sich bis <t:{ $until }:f> wieder öffnen.
moderated-pause = Spiel #{ $number } macht bis <t:{ $until }:f> Pause. `/moderation fortsetzen` beendet die Pause.
moderated-resume = Spiel #{ $number } geht weiter.
moderated-end = Spiel #{ $number } ist ohne Ergebnis beendet. Mit `/moderation zurücknehmen` lässt sich das bis <t:{ $until }:f> zurücknehmen.
moderated-seat = Der Platz von { $player } in Spiel #{ $number } ist frei. Diese Person kann darin keinen Platz mehr nehmen.
moderated-move = Spiel #{ $number } geht in <#{ $thread }> weiter.
moderated-undo = Zurückgenommen. Spiel #{ $number } ist wieder, wie es war.

## Knöpfe und Formulare. Ein Titel hat höchstens 45 Zeichen, eine Beschriftung auch

moderate-close = Schließen
moderate-pause = Anhalten
moderate-resume = Fortsetzen
moderate-end = Beenden
moderate-seat = Platz frei machen
moderate-move = Verlegen
moderate-undo = Zurücknehmen
moderate-form-close = Spiel #{ $number } schließen
moderate-form-pause = Spiel #{ $number } anhalten
moderate-form-resume = Pause von Spiel #{ $number } beenden
moderate-form-end = Spiel #{ $number } beenden
moderate-form-seat = Platz in Spiel #{ $number } frei machen
moderate-form-move = Spiel #{ $number } verlegen
moderate-form-undo = Zurücknehmen: Spiel #{ $number }
moderate-form-reason = Grund
moderate-form-reason-hint = Alle lesen ihn, zusammen mit deinem Namen.
moderate-form-days = Wie viele Tage, von { $low } bis { $high }
moderate-form-person = Wessen Platz
moderate-form-channel = Der Kanal für den neuen Thread

## Abgelehnte Eingriffe

refused-reason-missing = Gib einen Grund an: Alle werden ihn lesen.
refused-reason-long = Dieser Grund ist zu lang. Benutze höchstens { $most } Zeichen.
refused-moderate-which = Sag, welches Spiel: Nenne seine Nummer oder benutze den Befehl in seinem Thread.
refused-moderate-days = Wähle { $low } bis { $high } Tage.
refused-pause-of-moderator = Die Moderation hat dieses Spiel bis <t:{ $until }:f> angehalten. Antworten zählen inzwischen wie immer, du kannst also weiterspielen.
refused-not-paused = Dieses Spiel macht keine Pause.
refused-close-started = Dieses Spiel hat schon begonnen. `/moderation beenden` beendet es.
refused-end-not-started = Dieses Spiel hat noch nicht begonnen. `/moderation schließen` schließt die freien Plätze.
refused-not-their-seat = Diese Person hat keinen Platz in diesem Spiel.
refused-move-to-text = Ein Spiel zieht in einen Textkanal dieses Servers um. Wähle einen aus.
refused-moved-already = Jemand anders hat dieses Spiel gerade verlegt.
refused-restart-sound = Dieses Spiel läuft einfach weiter. Eine Runde beginnt nur dann neu, wenn sie nicht weitergehen kann oder wenn der Bot auf einen Stand mitten in dieser Runde zurückgegangen ist.
refused-no-such-act = Diesen Eingriff gibt es auf diesem Server nicht. `/moderation protokoll` zeigt alle.
refused-act-for-good = Dieser Eingriff lässt sich nicht zurücknehmen. Das geht nur, wenn ein Spiel beendet oder freie Plätze geschlossen wurden.
refused-act-undone = Dieser Eingriff wurde schon zurückgenommen.
refused-act-late = Dieser Eingriff ist mehr als { $days } Tage her, also bleibt es dabei.
refused-expelled = Die Moderation hat dir deinen Platz in diesem Spiel entzogen, darum kannst du hier nicht mehr mitspielen. In jedem anderen Spiel geht das.
refused-expelled-other = Die Moderation hat dieser Person den Platz in diesem Spiel entzogen. Darum lässt sie sich nicht dazu einladen.
refused-freed-by-you = Du hast diesen Platz bei der Moderation jemandem entzogen, darum kannst du ihn nicht selbst übernehmen: Du würdest seine Geheimnisse sehen. Für alle anderen ist er frei.

## Befehle

moderate-command-close = schließen
moderate-command-close-about = Die freien Plätze eines Spiels schließen, das noch nicht begonnen hat
moderate-command-pause = anhalten
moderate-command-pause-about = Die Uhren eines Spiels einige Tage anhalten
moderate-command-resume = fortsetzen
moderate-command-resume-about = Die Pause eines Spiels beenden
moderate-command-end = beenden
moderate-command-end-about = Ein laufendes Spiel ohne Ergebnis beenden
moderate-command-seat = platz
moderate-command-seat-about = Jemandem den Platz entziehen: Ein Roboter spielt weiter, und andere können ihn nehmen
moderate-command-move = verlegen
moderate-command-move-about = Ein Spiel in einem neuen Thread eines Kanals weitergehen lassen
moderate-command-log = protokoll
moderate-command-log-about = Was Admins und Moderation auf diesem Server getan haben, und warum
moderate-command-undo = zurücknehmen
moderate-command-undo-about = Zurücknehmen, dass ein Spiel beendet oder geschlossen wurde
parameter-reason = grund
parameter-reason-about = Warum: Alle lesen es, zusammen mit deinem Namen
parameter-pause-days = tage
parameter-pause-days-about = Wie viele Tage, von 1 bis 30
parameter-whose = person
parameter-whose-about = Wer den Platz verliert
parameter-to-channel = kanal
parameter-to-channel-about = Der Textkanal für den neuen Thread
parameter-act = eingriff
parameter-act-about = Was zurückgenommen wird: was in den letzten 7 Tagen beendet oder geschlossen wurde
# Eine Auswahl in einer Liste: höchstens 100 Zeichen
act-choice = { $number }: { $kind ->
    [close] Spiel #{ $game } geschlossen
   *[end] Spiel #{ $game } beendet
}
