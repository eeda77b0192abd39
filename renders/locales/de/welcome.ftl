### Was Saloon auf einem Server sagt, zu dem es gerade gekommen ist, wie alles von einem Server gelöscht wird, und was
### von Nachrichten bleibt, wenn ein Spiel seit einem Tag aus ist.

## Ankommen

welcome =
    ### Brettspiele, ein paar Minuten am Tag
    Mit Saloon spielst du { $games } in Threads dieses Servers. Du antwortest, wann es dir passt, und ein Spiel dauert Tage; du kannst auch allein spielen, gegen Roboter.
    `/boomtown neu` eröffnet ein Spiel; jedes Spiel hat diesen Befehl. `/spiel hilfe` zeigt alles Übrige.
welcome-admins = -# Für Admins: Mit **{ welcome-settings }** legst du fest, wo und wie Spiele eröffnet werden. Eingestellt werden muss nichts.
welcome-back = { $games ->
    [0] Da bin ich wieder. `/boomtown neu` eröffnet ein Spiel.
    [one] Da bin ich wieder; ein Spiel geht weiter.
   *[other] Da bin ich wieder; { $games } Spiele gehen weiter.
}
welcome-settings = Einstellungen
rules-of-all = ### Die Regeln aller Spiele

## Alles von einem Server löschen

erase-what =
    ### Alles löschen, was Saloon über diesen Server weiß
    { $games ->
        [0] Hier gibt es keine Spiele. Gelöscht werden dann die Einstellungen dieses Servers und was Admins und Moderation getan haben.
       *[other] Gelöscht wird dann: { $games ->
            [one] 1 Spiel
           *[other] { $games } Spiele
        } ({ $playing } laufend, { $open } offen, { $ended } beendet) mit allen Antworten und Verläufen, die Einstellungen dieses Servers und was Admins und Moderation getan haben.
    }
    Laufende und offene Spiele enden sofort. Eine Woche lang kannst du alles zurücknehmen; danach ist es endgültig weg. Nachrichten und Bilder auf Discord bleiben: Sie gehören dem Server.
erase-ask = Alles löschen…
erase-really = **Wirklich?** Als Nächstes tippst du den Namen dieses Servers.
erase-all = Namen tippen…
erase-form = Alles von diesem Server löschen
erase-name = Der Name dieses Servers
erase-name-about = Alles, was Saloon über ihn weiß, wird in einer Woche gelöscht.
erase-keep = Zurücknehmen
erase-begun = { $games ->
    [0] Alles wird gelöscht: <t:{ $until }:F>.
    [one] Alles wird gelöscht: <t:{ $until }:F>. Ein Spiel ist beendet.
   *[other] Alles wird gelöscht: <t:{ $until }:F>. { $games } Spiele sind beendet.
} Bis dahin kannst du es zurücknehmen, hier oder später mit `/saloon löschen`.
erase-decided = Alles, was Saloon über diesen Server weiß, wird gelöscht: <t:{ $until }:F>. Bis dahin kannst du es zurücknehmen, hier oder später mit `/saloon löschen`.
erase-kept = { $games ->
    [0] Es wird nichts gelöscht.
    [one] Es wird nichts gelöscht: Das Spiel geht weiter, wie es war.
   *[other] Es wird nichts gelöscht: { $games } Spiele gehen weiter, wie sie waren.
}
told-set-aside = Ein Admin lässt alle Spiele dieses Servers löschen: <t:{ $until }:f>. Dieses Spiel ist zu Ende und hat kein Ergebnis; es geht nur weiter, wenn das bis dahin zurückgenommen wird.
told-taken-up = Es wird nichts gelöscht: Das Spiel geht weiter, wie es war.
lobby-set-aside = Geschlossen, weil ein Admin alle Spiele dieses Servers löschen lässt.

## Nachrichten von Spielen, die lange aus sind

folded-over = **{ $game }**: { $result }. { $thread }
folded-ended = **{ $game }** ist zu Ende. { $thread }
folded-closed = **{ $game }** wurde geschlossen. { $thread }
folded-given-up = **{ $game }** wurde geschlossen, weil niemand zurückkam. { $thread }
folded-expired = **{ $game }**: Eine Woche lang kam niemand dazu.
folded-thread = <#{ $thread }>

## Befehle

saloon-command-erase = löschen
saloon-command-erase-about = Alles löschen, was Saloon über diesen Server weiß; eine Woche lang lässt es sich zurücknehmen
parameter-undo = zurücknehmen
parameter-undo-about = Nimm es zurück: Nichts wird gelöscht, und alle Spiele gehen weiter

## Was abgelehnt wird

refused-server-erased = Alle Spiele dieses Servers werden gelöscht (<t:{ $until }:F>), also werden keine neuen eröffnet. Ein Admin kann das mit `/saloon löschen` zurücknehmen.
refused-erasing-already = Das steht schon fest: Alles wird gelöscht (<t:{ $until }:F>). `/saloon löschen` nimmt es zurück.
refused-not-erasing = Es wird nichts gelöscht, also gibt es nichts zurückzunehmen.
refused-erase-other-name = So heißt dieser Server nicht, also wurde nichts gelöscht. Tippe „{ $server }“.
refused-server-not-there = Discord erreicht diesen Server gerade nicht, also hat sich nichts geändert. Versuche es in einer Minute noch einmal.
refused-undo-erasing = Alle Spiele dieses Servers werden gelöscht (<t:{ $until }:F>), also kann kein einzelnes weitergehen. Ein Admin kann das mit `/saloon löschen` zurücknehmen.
