### Abwesenheit: der Befehl, der Knopf, der sie beendet, und was man liest, solange man abwesend ist.

## Private Antworten

away-begun = Du bist bis <t:{ $moment }:D> abwesend, in allen deinen Spielen. Ein Tisch, der auf dich wartet, wartet höchstens 7 Tage; danach spielt eine Vertretung für dich, bis du wieder da bist.
away-begun-caretaker = Du bist bis <t:{ $moment }:D> abwesend, in allen deinen Spielen. Inzwischen spielen Vertretungen für dich.
away-left = { $left ->
    [one] Von deinen { $most } Tagen im Jahr ist noch 1 übrig.
   *[other] Von deinen { $most } Tagen im Jahr sind noch { $left } übrig.
}
away-over = Du bist wieder da. Deine Spiele gehen weiter, jedes mit voller Reserve.
button-back-home = Ich bin wieder da

## Abgelehnte Handlungen

refused-away-budget = { $left ->
    [one] Du hast bis <t:{ $moment }:D> noch 1 von { $most } Tagen. Wähle weniger Tage.
   *[other] Du hast bis <t:{ $moment }:D> noch { $left } von { $most } Tagen. Wähle weniger Tage.
}
refused-not-away = Du bist nicht abwesend.

## Befehl

game-command-away = abwesend
game-command-away-about = Sag, dass du einige Tage abwesend bist, in allen deinen Spielen; 0 Tage: Du bist wieder da
parameter-days-away = tage
parameter-days-away-about = Wie viele Tage, von 1 bis 21; 0, wenn du wieder da bist
parameter-meanwhile = inzwischen
parameter-meanwhile-about = Was geschieht, wenn ein Tisch dich braucht; wählst du nichts, wartet er
meanwhile-wait = der Tisch wartet bis zu 7 Tage
meanwhile-caretaker = eine Vertretung spielt für mich
away-choice = { $days ->
    [one] 1 Tag, bis { $date }
   *[other] { $days } Tage, bis { $date }
}
away-choice-back = 0: Ich bin wieder da
date-in-words = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
