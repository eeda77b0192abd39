### Das Feld `/saloon einstellungen`: was auf einem Server eingestellt ist und wie man es ändert. Die Namen der
### Einstellungen und die Sätze, die sagen, wofür sie gelten, stehen in settings.ftl.

saloon-command-settings = einstellungen
saloon-command-settings-about = Sprache, Kanäle, Spiele und Grenzen dieses Servers
saloon-command-log = protokoll
saloon-command-log-about = Was Admins und Moderation auf diesem Server getan haben, und warum

## Die Seiten

settings-head = **Saloon auf { $server }**, Seite { $page } von 3: { $title }
settings-how = -# Wähle unten: Was du wählst, ist sofort gespeichert. Nur du siehst das hier.
settings-page-1 = Sprache und Kanäle
settings-page-2 = Spiele und Grenzen
settings-page-3 = Roboter und Aufräumen
settings-line = **{ $name }:** { $value }
settings-stored = ✓ Gespeichert. { $what }
settings-unchanged = Es hat sich nichts geändert. { $what }
settings-more = -# `/saloon prüfen` sagt, ob hier etwas fehlt, und `/saloon protokoll`, wer was geändert hat.

## Was jetzt gilt, in wenigen Worten

settings-default = { $value } (Standard)
settings-back-to-default = zurück zum Standard
settings-own-language = { $language }: die Sprache dieses Servers
settings-at-most = höchstens { $count }
settings-robots-yes = dürfen vor dem Beginn freie Plätze besetzen
settings-robots-no = besetzen vor dem Beginn keine Plätze
settings-ratings-yes = Ergebnisse zählen
settings-ratings-no = Ergebnisse zählen nicht
settings-tidy-leave = bleiben, wie sie sind
settings-tidy-fold = werden einen Tag später zu einer Zeile
settings-tidy-delete = werden eine Woche später gelöscht

## Was man dazu wissen muss

settings-about-language = -# Für Bretter und alles, was alle lesen. Was nur eine Person sieht, steht in der Sprache ihres eigenen Discords.
settings-about-channels = -# Laufende Spiele bleiben, wo sie sind. Wähle keinen, um alle Kanäle zuzulassen.
settings-about-openers = -# Mitspielen dürfen alle. Wähle keine, um alle eröffnen zu lassen.
settings-about-told-in = -# Was die Moderation tut, steht immer beim Spiel. Wählst du einen Kanal, steht es auch dort.
settings-about-most-running = -# Gezählt auf diesem Server. Wer bei so vielen mitspielt, kann kein weiteres eröffnen und bei keinem weiteren mitspielen.
settings-about-most-open = -# Ein offenes Spiel wartet auf Leute und hat noch nicht begonnen.
settings-about-most-on-server = -# Jedes laufende Spiel hat einen Thread. Ab 900 aktiven Threads öffnet sich nichts mehr, denn Discord erlaubt 1000.
settings-about-games = -# Nimm weg, was hier nicht eröffnet werden darf.
settings-about-pace = -# Beim Eröffnen lässt sich ein anderes wählen.
settings-about-robots = -# Für Abwesende und für alle, die gegangen sind, spielt immer ein Roboter weiter: Ein Spiel darf nicht stehen bleiben.
settings-about-ratings = -# Wer ein Spiel eröffnet, kann wählen, dass es nicht zählt.
settings-about-tidy = -# Das sind die Nachrichten mit den Plätzen, im Kanal. Threads beendeter Spiele werden archiviert, nie gelöscht.
settings-nowhere = ⚠ Jetzt kann niemand ein Spiel eröffnen. Wähle einen Kanal oder geh unten zurück zum Standard.
settings-channels-blocked = ⚠ In { $channels } fehlen mir Berechtigungen, die ein Spiel braucht. `/saloon prüfen` sagt, welche.
settings-told-in-blocked = ⚠ In { $channel } darf ich nicht schreiben. `/saloon prüfen` sagt, was fehlt.

## Knöpfe, Menüs und das Formular

settings-menu-channels = Wähle Kanäle, um nur diese zuzulassen…
settings-menu-openers = Wähle Rollen, um nur diese zuzulassen…
settings-menu-told-in = Wähle einen Kanal…
settings-menu-defaults = Zurück zum Standard…
button-robots-yes = Roboter erlauben
button-robots-no = Keine Roboter
button-ratings-yes = Zählen lassen
button-ratings-no = Nicht zählen lassen
button-limits = Andere Zahlen…
limits-title = Grenzen dieses Servers
limits-hint = Eine Zahl von { $low } bis { $high }. Leer: der Standard, { $default }.

## Was Discord selbst tut

settings-discord = **Was Discord selbst tut**
    Unter **Servereinstellungen → Integrationen → Saloon** kannst du die Befehle einzeln für Rollen, Personen und Kanäle abschalten. Threads folgen ihrem Kanal. Zwei Dinge gehen dort nicht, deshalb gibt es hier Einstellungen:
    - Discord kennt nur ganze Befehle: Wer `/boomtown neu` nicht benutzen darf, darf auch keinen anderen Befehl von Boomtown benutzen.
    - Es hält keinen Knopf auf: Die Knöpfe eines Bretts gehen für alle, die den Thread sehen.
    Um jemanden fernzuhalten, gibt es bei Discord den Timeout, den Bann und die Berechtigung „Kanal ansehen“. Eine eigene Sperrliste habe ich nicht.

## Abgelehnt

refused-no-such-text-channel = Das ist kein Textkanal dieses Servers, oder er wurde gelöscht. Wähle einen aus dem Menü.
refused-no-such-role = Das ist keine Rolle dieses Servers, oder sie wurde gelöscht. Wähle eine aus dem Menü.
refused-role-of-a-bot = Diese Rolle gehört einem Bot, niemand sonst kann sie haben. Wähle eine andere.
