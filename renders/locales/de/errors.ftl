### Ablehnungen: warum etwas nicht geht und was stattdessen. `refused-<Grund>` für jeden Grund.

refused-with-rule = { $why } (Regel { $rule })

## Antworten, die eine Entscheidung nicht zulässt

refused-not-an-option = Das steht nicht zur Wahl. Wähle etwas aus der Liste.
refused-not-a-place = Diesen Ort gibt es nicht. Gib einen Buchstaben wie B, ein Haus wie Bank oder einen Schritt wie Straße 7 ein.
refused-possible = Zur Wahl stehen: { $options }
refused-could-be = Vielleicht meinst du etwas davon: { $options }
refused-not-a-number = Das ist keine ganze Zahl. Schreib eine in einfachen Ziffern, zum Beispiel 7.
refused-amount-too-low = Das ist zu wenig. Nenne mindestens { $low }.
refused-amount-too-high = Das ist mehr, als du nennen darfst. Nenne höchstens { $high }.
refused-amount-off-step = Beträge steigen hier um { $step }, von { $low } bis { $high }.
refused-amount-only = Du kannst { $amount } nennen{ $may_pass ->
    [yes] , oder passen.
   *[no] .
}
refused-amounts = Du kannst { $low } bis { $high } nennen{ $step ->
    [1] {""}
   *[other] , in Schritten von { $step }
}{ $may_pass ->
    [yes] , oder passen.
   *[no] .
}
refused-no-pass = Hier kannst du nicht passen. Nenne einen Betrag.
refused-only-pass = Hier kannst du nur passen: Höher kannst du nicht gehen.
refused-twice-the-same = Du hast zweimal dasselbe genannt. Nenne Verschiedenes.
refused-too-many-alike = Davon gibt es nur { $copies }, und du hast mehr genannt.
refused-sum-taken = Die Summe { $sum } ist schon vergeben. Wähle etwas mit einer anderen Summe.
refused-not-so-many = { $count ->
    [one] Wähle genau eins.
   *[other] Wähle genau { $count }.
}
refused-wrong-count = { $low ->
    [0] Wähle höchstens { $high }.
   *[other] Wähle { $low } bis { $high }.
}

## Antworten zur falschen Zeit

refused-not-stored = Es konnte nicht gespeichert werden, also hat sich nichts geändert. Wer den Bot betreibt, weiß Bescheid: Versuche es in ein paar Minuten noch einmal.
refused-stale = Diese Frage ist nicht mehr offen. Benutze die neuesten Knöpfe dieses Spiels.
refused-order-over = Das ist vorbei: Diese Frage wird nicht mehr gestellt.
refused-order-not-now = Dazu kannst du jetzt nichts vorab sagen. `/spiel vorab` zeigt, wozu es geht.
refused-sent-before = Du hast das abgeschickt, bevor du danach gefragt wurdest. Unten steht die Frage, wie sie jetzt lautet.
refused-not-your-turn = Du wirst gerade nichts gefragt. Du wirst erwähnt, wenn du an der Reihe bist.
refused-for-others = Das ist gerade für andere am Tisch, nicht für dich.
refused-asked-yourself = Das ist für die anderen: Du wirst selbst etwas gefragt.
refused-game-over = Dieses Spiel ist zu Ende. `/spiel brett` sagt, wie es ausging.

## Offices on a server

refused-not-an-admin = Das können nur Admins dieses Servers: Dafür brauchst du die Berechtigung „Server verwalten“. Darfst du `/saloon` auch ohne sie benutzen, tippe den Befehl.
refused-not-a-moderator = Das kann nur die Moderation dieses Servers: Dafür brauchst du die Berechtigung „Threads verwalten“. Darfst du `/moderation` auch ohne sie benutzen, tippe den Befehl.
refused-not-a-moderator-there = Du moderierst hier, aber nicht in <#{ $channel }>: Dafür brauchst du die Berechtigung „Threads verwalten“ in jenem Kanal.

## Ratings

refused-ratings-off = Auf diesem Server gibt es keine Wertungen. Seine Admins können sie mit `/saloon einstellungen` einschalten.
refused-rating-hidden = Von dieser Person ist hier keine Wertung zu sehen.

## Ligen

refused-league-unknown = So eine Liga gibt es hier nicht.
refused-not-for-you-to-organise = Das kann nur die Spielleitung dieses Servers: Dafür brauchst du die Berechtigung „Events verwalten“. Darfst du `/{ organise-command }` auch ohne sie benutzen, tippe den Befehl.
refused-league-which = Hier gibt es mehrere Ligen. Sag, welche du meinst.
refused-league-name-missing = Gib der Liga einen Namen mit mindestens einem Buchstaben oder einer Ziffer.
refused-league-name-long = Dieser Name ist zu lang. Benutze höchstens { $most } Zeichen.
refused-league-name-taken = Eine Liga dieses Servers heißt schon so. Wähle einen anderen Namen.
refused-league-game = Eine Liga bleibt bei ihrem Spiel. Eröffne für ein anderes Spiel eine andere Liga.
refused-league-zone = Ich kenne keine Zeitzone „{ $zone }“. Nenne eine wie „Europe/Berlin“.
refused-league-table = An einem Tisch dieses Spiels sitzen { $low } bis { $high } Personen.
refused-league-setting = { $setting ->
    [division] Eine Staffel hat { $low } bis { $high } Personen.
    [rounds] Eine Saison hat { $low } bis { $high } Runden.
    [every] Zwischen zwei Runden liegen { $low } bis { $high } Tage.
    [last_games] Die letzten Spiele haben { $low } bis { $high } Tage.
   *[at_once] Pro Person sind { $low } bis { $high } Tische gleichzeitig möglich.
}
refused-league-setting-other = { $setting ->
    [pace] Tische einer Liga haben das Tempo „{ pace-brisk }“ oder „{ pace-daily }“.
    [late] Einsteigen kann man höchstens bis zur Auslosung der letzten Runde.
   *[line] Wie viele auf- und absteigen, kann nicht weniger als 0 sein.
}
refused-league-setting-fixed = Das lässt sich in dieser Saison nicht mehr ändern. In der nächsten schon.
refused-league-every = Dafür dauern diese Spiele zu lange. Lass mindestens { $least ->
    [one] einen Tag
   *[other] { $least } Tage
} zwischen zwei Runden.
refused-league-at-once = Dafür dauern diese Spiele zu lange. Erlaube mindestens { $least } Tische gleichzeitig.
refused-league-last-games = Dafür dauern diese Spiele zu lange. Gib den letzten Spielen mindestens { $least ->
    [one] einen Tag
   *[other] { $least } Tage
}.
refused-league-too-long = Spiele mit { $seats } Personen dauern für eine Liga zu lange. Wähle kleinere Tische oder ein kürzeres Spiel.
refused-league-sign-up = Die Anmeldung kann { $low } bis { $high } Tage dauern.
refused-league-start = Die erste Runde muss in { $low } bis { $high } Tagen sein.
refused-league-rounds-drawn = Das sind zu wenige Runden: Mehr sind schon ausgelost oder angekündigt. Wähle mindestens { $least }.
refused-league-extend-days = Eine Saison lässt sich um { $low } bis { $high } Tage verlängern.
refused-season-unknown = So eine Saison hat diese Liga nicht.
refused-season-running = Diese Liga hat eine Saison, die noch nicht zu Ende ist.
refused-season-over = Diese Saison ist zu Ende.
refused-season-started = Diese Saison hat schon begonnen.
refused-season-starts-anyway = Die erste Runde wird am <t:{ $at }:f> ausgelost. Früher geht es nicht: Die Leute brauchen Zeit, um zu sagen, dass sie dabei sind.
refused-season-stopped = Diese Saison ist schon angehalten.
refused-season-not-stopped = Diese Saison ist nicht angehalten.
refused-extended-already = Diese Saison wurde schon verlängert. Das geht nur einmal.
refused-season-full = Diese Saison hat { $most } Personen. Mehr passen nicht hinein.
refused-sign-up-over = Anmelden kann man sich nicht mehr. Die nächste Saison wird am <t:{ $until }:f> eröffnet.
refused-sign-up-over-until-end = Für diese Saison kann man sich nicht mehr anmelden. Sie endet spätestens am <t:{ $until }:f>; danach kann die nächste eröffnet werden.
refused-sign-up-over-for-now = Diese Saison ist zu Ende. Du kannst dich anmelden, sobald die nächste eröffnet ist.
refused-already-entered = Du bist in dieser Saison schon dabei.
refused-not-entered = Du bist in dieser Saison nicht dabei.
refused-expelled-from-season = Die Spielleitung hat dich von dieser Saison ausgeschlossen. In der nächsten kannst du wieder mitspielen.
refused-lost-too-many-seats = Du hast in dieser Saison drei Plätze verloren, also geht sie ohne dich weiter. In der nächsten kannst du wieder mitspielen.
refused-expelled-already = Diese Person ist schon ausgeschlossen.
refused-not-expelled = Diese Person wurde von dieser Saison nicht ausgeschlossen.
refused-no-division-yet = Du bist noch in keiner Staffel. Bei der nächsten Auslosung, für die du da bist, kommst du in eine.
refused-round-unknown = So eine Runde zum Aussetzen gibt es gerade nicht.
refused-too-late-to-sit-out = Dafür ist es zu spät: Die Runde wurde am <t:{ $at }:f> ausgelost.
refused-seat-for-others = Bis <t:{ $until }:f> ist dieser Platz für Leute dieser Staffel, die in dieser Runde keinen Tisch haben. Danach dürfen ihn auch alle übernehmen, die **Bereit** gedrückt haben.
refused-seat-lost-here = Du hast an diesem Tisch einen Platz verloren, also kannst du dort keinen anderen übernehmen.
refused-table-unknown = So einen Tisch hat diese Saison nicht.
refused-table-over = Dieser Tisch ist zu Ende.
refused-table-voided = Dieser Tisch ist schon ungültig.
refused-places-do-not-fit = Nenne alle, die an diesem Tisch saßen. Es fehlen noch: { $missing }.
refused-places-do-not-fit-those = Nenne alle, die an diesem Tisch saßen, genau einmal, und sonst niemanden.
refused-act-cannot-be-undone = Das lässt sich nicht zurücknehmen. Das geht nur mit dem, was die Spielleitung getan hat, und jeweils nur einmal.
