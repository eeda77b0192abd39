### Was am Tisch einer Liga anders ist: verlorene Plätze, was Gehen kostet, was allein die Liga entscheidet.

## Was geschehen ist

told-lost-seat-no-show = { $left } hat die erste Frage nicht rechtzeitig beantwortet und den Platz verloren. { $robot }, ein Roboter, spielt weiter.
told-lost-seat-absent = { $left } war zu lange abwesend und hat den Platz verloren: letzter Platz an diesem Tisch. { $robot }, ein Roboter, spielt weiter.
told-lost-seat-lapsed = { $left } hat in der Verlängerung nicht rechtzeitig geantwortet und den Platz verloren: letzter Platz an diesem Tisch. { $robot }, ein Roboter, spielt weiter.
told-robots-play-out = Die Saison ist vorbei: Roboter spielen dieses Spiel zu Ende. Das Ergebnis zählt in der Liga, aber nicht für die Wertung.

## Privat

really-leave-league = Spiel #{ $number } endgültig verlassen? Ein Roboter spielt für dich weiter, und die Liga kann deinen Platz weitergeben.
leave-costs-league = Du landest an diesem Tisch auf dem letzten Platz: 0 Punkte.
leave-costs-league-rating = Du landest an diesem Tisch auf dem letzten Platz: 0 Punkte, und so zählt es auch in deiner Wertung.
away-league = Am Tisch einer Liga wartet niemand auf dich: Eine Vertretung spielt sofort für dich. Wenn du 7 Tage wegbleibst, verlierst du dort deinen Platz (L6).

## Ablehnungen

refused-league-seat = Am Tisch einer Liga gibt nur die Liga einen Platz weiter (L6).
refused-league-pause = Der Tisch einer Liga macht keine Pause, denn die Runde geht nach dem Kalender (L6). Wenn du nicht spielen kannst, benutz `/{ game-command } { game-command-away }`: Eine Vertretung spielt für dich.
refused-league-pace = Die Liga bestimmt das Tempo dieses Tisches.
refused-league-again = Wer als Nächstes gegen wen spielt, lost die Liga aus. Mit denselben Leuten kannst du selbst ein Spiel eröffnen.

## Am Ende

outcome-unrated-played-out = -# Zählt nicht für die Wertung: Roboter haben es zu Ende gespielt.

## An einem Tisch einer Liga

league-thread = { $table }, { $league }, Saison { $season }
league-on-board = -# { $table }
league-on-board-ends = -# { $table }, geplantes Ende <t:{ $at }:D>
league-end-notice = **{ $league }: Die Verlängerung beginnt <t:{ $at }:R>**, am <t:{ $at }:f>, wenn dieser Tisch bis dahin noch läuft. Dann hast du 12 Stunden für jede Antwort, ohne Reserve. Wer diese Zeit einmal verstreichen lässt, verliert den Platz am Tisch. Am <t:{ $last }:f> spielen Roboter zu Ende, was noch offen ist (L12).
league-tables-wait = Auf diesem Server sind fast so viele Threads aktiv, wie Discord erlaubt. Die übrigen Tische von Runde { $round } werden eröffnet, sobald andere Spiele zu Ende sind.

## Im Posteingang: verlorene Plätze

inbox-seats-lost = **Plätze, die du in dieser Saison an Tischen einer Liga verloren hast**
inbox-seat-lost = - { $why ->
    [no-show] { $game }: Du hast die erste Frage nicht rechtzeitig beantwortet (L5).
    [lapsed] { $game }: Du hast in der Verlängerung nicht rechtzeitig geantwortet (L12).
   *[absent] { $game }: Du warst zu lange abwesend (L6).
} { $cost }
inbox-seat-costs = { $why ->
    [no-show] Du bekommst dort 0 Punkte.
   *[other] Du hast dort den letzten Platz: 0 Punkte.
}
inbox-seat-costs-rating = { $why ->
    [no-show] Du bekommst dort 0 Punkte, und in deiner Wertung zählt es wie ein letzter Platz.
   *[other] Du hast dort den letzten Platz: 0 Punkte, und so zählt es auch in deiner Wertung.
}
