### Was am Tisch einer Liga anders ist: verlorene Plätze, was Gehen kostet, was allein die Liga entscheidet.

## Was geschehen ist

told-lost-seat-no-show = { $left } hat die erste Frage nicht rechtzeitig beantwortet und den Platz verloren. { $robot }, ein Roboter, spielt weiter.
told-lost-seat-absent = { $left } war zu lange abwesend und hat den Platz verloren: letzter Platz an diesem Tisch. { $robot }, ein Roboter, spielt weiter.
told-lost-seat-lapsed = { $left } hat in der Verlängerung nicht rechtzeitig geantwortet und den Platz verloren: letzter Platz an diesem Tisch. { $robot }, ein Roboter, spielt weiter.
told-robots-play-out = Die Saison ist vorbei: Roboter spielen dieses Spiel zu Ende. In der Liga zählt, was dabei herauskommt, für die Wertung nicht.

## Privat

really-leave-league = Spiel #{ $number } endgültig verlassen? Ein Roboter spielt für dich weiter, und die Liga kann deinen Platz weitergeben.
leave-costs-league = Du landest an diesem Tisch auf dem letzten Platz: 0 Punkte.
leave-costs-league-rating = Du landest an diesem Tisch auf dem letzten Platz: 0 Punkte, und auch deine Wertung ändert sich wie bei einem letzten Platz.
away-league = Am Tisch einer Liga wartet niemand auf dich: Eine Vertretung spielt sofort für dich. Wenn du 7 Tage wegbleibst, verlierst du dort deinen Platz (L6).

## Ablehnungen

refused-league-seat = Am Tisch einer Liga gibt nur die Liga einen Platz weiter (L6).
refused-league-pause = Der Tisch einer Liga macht keine Pause, denn die Runde geht nach dem Kalender (L6). Wenn du nicht spielen kannst, benutz `/spiel abwesend`: Eine Vertretung spielt für dich.
refused-league-pace = Die Liga bestimmt das Tempo dieses Tisches.
refused-league-again = Wer als Nächstes gegen wen spielt, lost die Liga aus. Mit denselben Leuten kannst du selbst ein Spiel eröffnen.

## Am Ende

outcome-unrated-played-out = -# Zählt nicht für die Wertung: Roboter haben es zu Ende gespielt.
