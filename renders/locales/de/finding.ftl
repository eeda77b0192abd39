### Was den Weg zeigt: auf wen ein Tisch wartet, die Hilfeseite, wie lange Spiele dauern und wie weit eines ist.

## Auf wen ein Tisch wartet

waits-for = Der Tisch wartet auf { $players }.
waits-since = { $players } ({ $line })
waits-paused = Der Tisch macht bis <t:{ $at }:f> Pause.
waits-asleep = Das Spiel schläft: Einen Monat lang hat niemand gespielt. Es wacht auf, sobald jemand vom Tisch etwas drückt.
waits-nobody-there = Wer an der Reihe ist, ist nicht da: Das Spiel geht weiter, sobald jemand zurück ist.
list-waits-for-you = **Wartet auf dich** ({ $line })
list-waits = -# { $waits }

## Die Hilfeseite

help-title = ### Was du hier tun kannst
help-waits = **Das wartet auf dich**
help-game = - { $place }, { $line }
help-games-more = - … und { $count } weitere: `/spiel liste`
help-nothing-waits = Hier wartet nichts auf dich. `/spiel liste` zeigt die Spiele dieses Servers.
help-nothing-here = `/spiele` zeigt, welche deiner Spiele auf dich warten.
help-buttons = **Unter jedem Brett**
help-act = - **{ button-act }**: was du gefragt wirst, mit allem, was du antworten kannst
help-ahead = - Dort kannst du auch **vorab** antworten: Sonst weiß niemand davon. **{ button-forget }** macht es ungültig.
help-hand = - **{ button-hand }** oder **{ button-side }**: deine Seite des Tisches; nur du siehst sie
help-more = - **{ menu-more }**: { more-rules }, { more-log }, { more-look }, { more-board }, { more-luck }, { more-leave }
help-others = - Jeder andere Knopf ist sofort deine Antwort.
help-commands = **Dasselbe als Befehl, in jedem Kanal**
help-commands-move = - `/spiel zug`, `/spiel hand`, `/spiel brett`, `/spiel verlauf`, `/spiel rückblick`
help-commands-order = - `/spiel vorab`: was du vorab sagen kannst und gesagt hast
help-commands-undo = - `/spiel zurücknehmen`: nimmt deine letzte Antwort zurück oder fragt die anderen, ob du darfst
help-commands-games = - `/spiele`: alle deine Spiele auf allen Servern an einem Ort; auch in Direktnachrichten
help-commands-list = - `/spiel liste`: alle Spiele dieses Servers
help-commands-new = - `/boomtown neu`: neues Spiel; `/boomtown bieten`: deine Antwort, wie du sie liest; so überall
help-commands-away = - `/spiel abwesend`, `/spiel zeiten`: Urlaub, Ruhezeiten und Erinnerungen
help-words = **In Worten**: `/spiel brett` zeigt auch das ganze Brett als Text, und jedes Bild hat eine Beschreibung.

## Wie lange ein Spiel dauert, bei den offenen Plätzen

lobby-length = { $length }: rund { $minutes } Minuten, wenn alle da sind.
lobby-length-days = { $length }: rund { $days } Tage, wenn ihr alle ein- oder zweimal am Tag hereinschaut, oder { $minutes } Minuten, wenn alle da sind.
lobby-length-brisk = { $length }: rund { $days } Tage, wenn ihr alle mehrmals am Tag hereinschaut, oder { $minutes } Minuten, wenn alle da sind.
lobby-length-range = { $low } bis { $high }

## Wie weit ein Spiel ist

lobby-players = Am Tisch: { $players }.
lobby-named-robot = { $name } (Roboter)
lobby-so-far = Bisher: { $progress } (<t:{ $at }:R>).
plain-length = Etwa { $count } Runden
plain-progress = Runde { $round }

## Befehle

game-command-act = zug
game-command-act-about = Was du gefragt wirst, wie bei „Mein Zug“
game-command-help = hilfe
game-command-help-about = Was auf dich wartet und was du drücken kannst
