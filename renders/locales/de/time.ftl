### Zeit am Tisch: bis wann gewartet wird, was die Zeit dort getan hat, und das Tempo.

## Bis wann auf einen Platz gewartet wird: eine kleine Zeile unter dem Zug

turn-until = bis <t:{ $at }:f>, <t:{ $at }:R>
turn-until-reserve = bis <t:{ $at }:f>, <t:{ $at }:R>; mit Reserve bis <t:{ $due }:f>
turn-on-reserve = mit Reserve bis <t:{ $at }:f>, <t:{ $at }:R>
turn-since = gefragt <t:{ $at }:R>
turn-away = abwesend bis <t:{ $until }:D>
turn-away-waits = abwesend bis <t:{ $until }:D>; der Tisch wartet bis <t:{ $at }:D>
turn-nobody-there = das Spiel geht weiter, sobald jemand zurück ist
turn-paused = Pause bis <t:{ $at }:f>
turn-asleep = das Spiel schläft
turn-of = { $name }: { $line }
turn-invited = { $players }: Mit **{ button-act }** lässt sich schon vorab antworten.

## Was geschehen ist

told-time-was-up = Die Zeit von { $names } war um.
told-caretaker-sat-down = Bis { $name } zurück ist, spielt { $caretaker } auf diesem Platz.
told-came-back = { $name } ist zurück.
told-went-away = { $name } ist bis <t:{ $until }:D> abwesend.
told-more-time = { $by } gibt { $name } mehr Zeit, bis <t:{ $until }:f>.
told-paused = Der Tisch macht Pause bis <t:{ $until }:f>.
told-went-on = Der Tisch spielt weiter.
told-pace-changed = Das Tempo ist jetzt **{ $pace }**: { $about }.
told-seat-offered = Der Platz von { $name } ist frei für alle, die weiterspielen möchten.
told-took-seat = { $name } spielt für { $left } weiter.
told-fell-asleep = Hier hat seit einem Monat niemand gespielt: Das Spiel schläft.
told-woke = Das Spiel ist wieder wach.
clocks-stood = Der Bot war von <t:{ $since }:{ $style }> bis <t:{ $until }:{ $style }> weg: Die Uhren standen still.

## Tempos

pace-evening = Abend
pace-evening-about = 5 Minuten je Antwort und 15 in Reserve, auch nachts: für eine Partie am Stück
pace-brisk = zügig
pace-brisk-about = 12 Stunden je Antwort und 24 in Reserve, wenn ihr alle mehrmals am Tag hereinschaut
pace-daily = täglich
pace-daily-about = 24 Stunden je Antwort und 48 in Reserve; nachts läuft keine Zeit ab
pace-relaxed = gemütlich
pace-relaxed-about = 48 Stunden je Antwort und 96 in Reserve; nachts läuft keine Zeit ab
pace-none = ohne Uhr
pace-none-about = niemand wird gedrängt; Erinnerungen kommen nach 1, 3 und 7 Tagen
pace-overtime = Verlängerung
pace-overtime-about = 12 Stunden je Antwort und nichts in Reserve
pace-choice-evening = { pace-evening }: { pace-evening-about }
pace-choice-brisk = { pace-brisk }: { pace-brisk-about }
pace-choice-daily = { pace-daily }: { pace-daily-about }
pace-choice-relaxed = { pace-relaxed }: { pace-relaxed-about }
pace-choice-none = { pace-none }: { pace-none-about }
lobby-pace = Tempo: **{ $pace }** ({ $about }).
button-pace = Tempo wählen
parameter-pace = tempo
parameter-pace-about = Wie lange der Tisch auf Antworten wartet; wählst du nichts, wie dieser Server es vorschlägt
refused-not-the-host = Das Tempo bestimmt, wer hier am längsten am Tisch sitzt. Bitte diese Person darum.
