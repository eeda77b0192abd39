### Der Posteingang: alle laufenden Spiele einer Person auf allen Servern, und der Weg von einem zum nächsten.

games-command = spiele
games-command-about = Alle deine Spiele auf allen Servern: Sieh, was auf dich wartet, und antworte

## Die Seite

inbox-waiting = { $count ->
    [one] **{ $count } Spiel wartet auf dich**
   *[other] **{ $count } Spiele warten auf dich**
}
inbox-nothing-waits = { $count ->
    [one] **Nichts wartet auf dich.** { $count } Spiel wartet auf andere.
   *[other] **Nichts wartet auf dich.** { $count } Spiele warten auf andere.
}
inbox-empty = **Du bist in keinem laufenden Spiel.** Auf einem Server zeigt `/spiel liste` freie Plätze.
inbox-others = **Deine anderen Spiele**
inbox-game = **{ $game }**: { $until }
inbox-place = -# { $server }
# Der Zeitpunkt lautet „in 3 Stunden“, dazu passt kein „bis“
inbox-until = spätestens <t:{ $at }:R>
inbox-your-turn = Du bist an der Reihe
inbox-note = -# Deine Notiz: { $note }
inbox-other = - { $game } ({ $server }): { $state }
inbox-unreachable = - { $game }: schläft, weil ich gerade nicht auf dem Server bin
inbox-left = du bist nicht mehr auf diesem Server
inbox-waits-for = wartet auf { $players }
inbox-asleep = schläft; öffne es, um es zu wecken
inbox-paused = pausiert bis <t:{ $at }:f>
inbox-kept = eine Vertretung spielt für dich; öffne es, um wieder selbst zu spielen
inbox-goes-on = wartet auf niemanden
inbox-said-ahead = ; du hast deine Antwort vorab gesagt
inbox-said-ahead-below = -# Du hast auch etwas vorab gesagt.
inbox-hint = { $server }: { $what }
inbox-hint-others = wartet nicht auf dich
menu-inbox = Spielen in…

## Das nächste Spiel, unter einer bestätigten Antwort

inbox-next = Als Nächstes: { $game }, { $until }
button-next = Nächstes Spiel

## Von anderswo

button-leave-seat = Platz aufgeben
refused-left-server = Du bist nicht mehr auf { $server } und kannst Spiel #{ $number } darum nicht spielen. Tritt dem Server wieder bei oder gib den Platz auf.
refused-server-away = Ich bin gerade nicht auf dem Server von Spiel #{ $number }, darum wartet es. Wende dich an die Serververwaltung oder gib den Platz auf.
