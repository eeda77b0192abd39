### Ablehnungen: warum etwas nicht geht und was stattdessen. `refused-<Grund>` für jeden Grund.

refused-with-rule = { $why } (Regel { $rule })

## Antworten, die eine Entscheidung nicht zulässt

refused-not-an-option = Das steht nicht zur Wahl. Nimm etwas aus der Liste.
refused-not-a-number = Das ist keine ganze Zahl. Schreib eine in einfachen Ziffern, zum Beispiel 7.
refused-amount-too-low = Das ist zu wenig. Nenne mindestens { $low }.
refused-amount-too-high = Das ist mehr, als du nennen darfst. Geh nicht über { $high }.
refused-amount-off-step = Beträge steigen hier um { $step }, von { $low } bis { $high }.
refused-no-pass = Hier kannst du nicht passen. Nenne einen Betrag.
refused-only-pass = Hier kannst du nur passen: Höher kannst du nicht gehen.
refused-twice-the-same = Du hast zweimal dasselbe genannt. Nenne Verschiedenes.
refused-too-many-alike = Du hast dasselbe öfter genannt, als es da ist. Davon gibt es nur { $copies }.
refused-sum-taken = Die Summe { $sum } ist schon vergeben. Wähle etwas mit einer anderen Summe.
refused-not-so-many = { $count ->
    [one] Wähle genau eins.
   *[other] Wähle genau { $count }.
}
refused-wrong-count = Wähle { $low } bis { $high }.

## Antworten zur falschen Zeit

refused-not-stored = Es konnte nicht gespeichert werden, also hat sich nichts geändert. Wer den Bot betreibt, weiß Bescheid: Versuche es in ein paar Minuten noch einmal.
refused-stale = Diese Frage ist nicht mehr offen. Nimm die neuesten Knöpfe dieses Spiels.
refused-order-over = Das ist vorbei: Diese Frage wird nicht mehr gestellt.
refused-order-not-now = Dazu kannst du jetzt nichts vorab sagen. `/spiel vorab` zeigt, wozu es geht.
refused-sent-before = Du hast das abgeschickt, bevor du danach gefragt wurdest. Unten steht die Frage, wie sie jetzt lautet.
refused-not-your-turn = Du wirst gerade nichts gefragt. Man ruft dich, wenn du an der Reihe bist.
refused-for-others = Das ist gerade für andere am Tisch, nicht für dich.
refused-asked-yourself = Das ist für die anderen: Du wirst selbst etwas gefragt.
refused-game-over = Dieses Spiel ist zu Ende. Das letzte Brett zeigt, wie es ausging.

## Offices on a server

refused-not-an-admin = Das können nur Admins dieses Servers: Dafür brauchst du die Berechtigung „Server verwalten“. Darfst du `/saloon` auch ohne sie benutzen, tippe den Befehl.
refused-not-a-moderator = Das kann nur die Moderation dieses Servers: Dafür brauchst du die Berechtigung „Threads verwalten“. Darfst du `/moderation` auch ohne sie benutzen, tippe den Befehl.
refused-not-a-moderator-there = Du moderierst hier, aber nicht in <#{ $channel }>: Dafür brauchst du die Berechtigung „Threads verwalten“ in jenem Kanal.

## Ratings

refused-ratings-off = Auf diesem Server gibt es keine Wertungen. Seine Admins können sie mit `/saloon einstellungen` einschalten.
refused-rating-hidden = Von dieser Person ist hier keine Wertung zu sehen.
