### Was eine Liga auf Discord sagt: ihre Neuigkeiten, ihre feste Nachricht, ihre Tische, ihr Protokoll, und was man privat von ihr liest. Ihre Regeln stehen in league-rules.ftl, ihre Bilder in league-pictures.ftl.

## Knöpfe

button-enter = Mitmachen
button-present = Ich bin da
button-sitout = Aussetzen
button-mytables = Meine Tische
button-why = Warum?
button-standby = Bereit
button-takeseat = Platz übernehmen
button-opensignup = Anmeldung öffnen
button-nextseason = Nächste Saison

## Leute, Tische, Termine

league-organiser = Spielleitung: { $who }
league-organiser-plays = Spielleitung: { $who }, spielt selbst in dieser Staffel
league-organiser-plays-season = Spielleitung: { $who }, spielt selbst in dieser Saison
league-organiser-former = früher in der Spielleitung
league-and-others = { $count ->
    [one] { $count } weitere Person
   *[other] { $count } weitere
}
menu-league-division = Tabelle einer Staffel
league-round = Runde { $round }
league-table = Runde { $round }, Tisch { $table }
league-table-short = Tisch { $table }
league-table-line = Saison { $season }, Runde { $round }, Tisch { $table }
league-table-line-in = Saison { $season }, Staffel { $division }, Runde { $round }, Tisch { $table }
league-settings = { $game }, Tische für { $table } Leute, { $rounds }, alle { $every } Tage eine
league-joined = { $count ->
    [0] Noch macht niemand mit.
    [one] { $count } Person macht mit.
   *[other] { $count } Leute machen mit.
}
league-dates-draw = Runde { $round } wird am { $date } ausgelost
league-dates-overtime = Die Verlängerung beginnt am { $date }
league-dates-end = Die Saison endet am { $date }
league-dates-stopped = Die Saison steht still

## Was ein Tisch ergeben hat

league-result-won = gewonnen von { $who }
league-result-level = alle gleichauf: { $who }
league-result-alone = nur { $who } hat gezählt
league-result-nobody = niemand hat gezählt
league-result-lost = { $who } (Platz verloren)
league-result-absent = { $who } (nie geantwortet)
league-result-substitute = { $who } (Ersatz)
league-left-void = zählt nicht: je { $points } für alle, die da waren
league-left-placed = Plätze von der Spielleitung festgelegt: { $result }

## Was geschehen ist, je in einer Zeile

league-act-by = { $what } ({ $by }).
league-act-by-because = { $what } ({ $by }: „{ $reason }“).
league-act-opened = Die Anmeldung für Saison { $season } ist offen: { $settings }
league-act-changed = Die Saison ändert sich: { $changes }
league-act-entered = { $who } { $count ->
    [one] macht
   *[other] machen
} mit.
league-act-left = { $who } { $count ->
    [one] hat
   *[other] haben
} die Saison verlassen.
league-act-sat-out = { $who } { $count ->
    [one] setzt
   *[other] setzen
} Runde { $round } aus.
league-act-came-in = { $who } { $count ->
    [one] ist
   *[other] sind
} da.
league-act-called = Runde { $round } ist angekündigt.
league-act-called-again = Für Runde { $round } waren zu wenige Leute da, also wird sie noch einmal angekündigt.
league-act-seal = Siegel der Auslosung: `{ $seal }`.
league-act-skipped = Runde { $round } fällt aus, denn zweimal waren zu wenige Leute da. Alle sind entschuldigt: je { $points } (L2).
league-act-skipped-full = Runde { $round } fällt aus, denn zu viele Leute haben noch laufende Tische. Alle sind entschuldigt: je { $points } (L2).
league-act-drawn = Runde { $round } ist ausgelost: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}.
league-act-seed = Startwert: `{ $seed }`.
league-act-table = { $table }: eröffnet.
league-act-lost = { $why ->
    [no-show] { $table }: { $who } hat die erste Frage nicht rechtzeitig beantwortet und den Platz verloren.
    [absent] { $table }: { $who } war zu lange abwesend und hat den Platz verloren.
    [lapsed] { $table }: { $who } hat in der Verlängerung nicht rechtzeitig geantwortet und den Platz verloren.
    [left] { $table }: { $who } hat den Tisch verlassen.
   *[expelled] { $table }: { $who } wurde ausgeschlossen und hat den Platz verloren.
} Ein Roboter spielt weiter.
league-act-substitute = { $table }: { $who } übernimmt den Platz von { $instead }.
league-act-ended = { $table }: { $result }
league-act-ended-unrated = { $table }: { $result } (ohne Wertung)
league-act-voided = { $table }: **zählt nicht**, je { $points } für alle, die da waren
league-act-voided-by-bot = { $table }: **zählt nicht**, denn das Spiel lässt sich nicht zu Ende spielen. je { $points } für alle, die da waren.
league-act-placed = { $table }: **Plätze von Hand festgelegt**, { $result }
league-act-stopped = **Die Saison steht still**: Es wird nicht ausgelost, und an den Tischen läuft keine Zeit
league-act-went-on = **Die Saison geht weiter**: Was noch kommt, verschiebt sich um so viele Tage, wie die Saison stillstand
league-act-extended = **Das Ende verschiebt sich** um { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
league-act-end-announced = Die Verlängerung beginnt am <t:{ $at }:f>. Bitte spielt eure laufenden Tische bis dahin zu Ende (L12).
league-act-overtime = Die Verlängerung beginnt: An Tischen, die noch laufen, hast du 12 Stunden für jede Antwort und keine Reserve (L12).
league-act-played-out = Roboter spielen die Tische zu Ende, die noch laufen. Die Ergebnisse zählen in der Tabelle, aber nicht für die Wertung (L12).
league-act-expelled = **{ $who } ist aus der Saison ausgeschlossen**
league-act-readmitted = **{ $who } darf wieder mitspielen**
league-act-undone = **{ $effect }**: Nummer { $number } ({ $by }: „{ $reason }“) ist rückgängig gemacht
league-act-undone-number = Nummer { $number } ist rückgängig gemacht
league-undone-voided = { $table } zählt wieder
league-undone-placed = { $table } hat wieder die Plätze von vorher
league-undone-expelled = { $who } darf wieder mitspielen
league-undone-readmitted = { $who } ist wieder ausgeschlossen
league-act-over = { $count ->
    [one] { $who } gewinnt die Meisterschaft der Liga { $league }, Saison { $season }: { $points }.
   *[other] { $who } teilen sich die Meisterschaft der Liga { $league }, Saison { $season }: je { $points }.
}
league-act-over-without = Saison { $season } der Liga { $league } endet ohne Meisterschaft, denn niemand hat gespielt
league-act-closed = **Diese Liga ist geschlossen**: Es beginnt keine Saison mehr

league-change = { $setting ->
    [table] Tische für { $value }
    [division] Staffeln mit höchstens { $value } Leuten
    [division-usual] alle in einer Staffel
    [rounds] { $value } Runden
    [every] alle { $value } Tage eine Runde
    [last_games] { $value } Tage für die letzten Spiele
    [start] erste Auslosung am <t:{ $value }:f>
    [zone] Zeitzone { $value }
    [pace] Tempo „{ $value }“
    [at_once] je höchstens { $value } laufende Tische
    [line] an jeder Linie steigen { $value } auf und ab
    [line-usual] an jeder Linie steigt eine von sechs Personen auf und ab
    [late] einsteigen geht bis zur Auslosung von Runde { $value }
    [goes_on] die nächste Saison beginnt von selbst
    [goes_on-not] die Spielleitung eröffnet die nächste Saison
   *[options] Optionen: { $value }
}
league-change-none = nichts
league-log-line = **{ $number }**, <t:{ $at }:d> <t:{ $at }:t>: { $what }
league-log-undone = { $line } *(rückgängig gemacht)*

## Neuigkeiten

league-news-sign-up = **{ $league }**, Saison { $season }: { $settings }. Die erste Runde wird am <t:{ $at }:f> ausgelost: Drück bis dahin **{ button-enter }**.
league-news-again = { $who }: bitte **{ button-enter }** drücken, um auch diese Saison mitzuspielen.
league-news-thread = { $league }: Neuigkeiten
league-news-called = **Runde { $round }** wird am <t:{ $at }:f> ausgelost, <t:{ $at }:R>. Wer auf diesem Server spielt, ist dabei (L1).
league-news-called-again = **Für Runde { $round } sind zu wenige Leute da**, also wird sie noch einmal angekündigt und am <t:{ $at }:f> ausgelost, <t:{ $at }:R> (L2).
league-news-are-you-in = { $who }: bitte **{ button-present }** drücken oder diesmal aussetzen.
league-news-seal = -# Siegel der Auslosung: `{ $seal }` (L3)
league-news-drawn = **Runde { $round } ist ausgelost:** { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} in <#{ $channel }>.
league-news-division = **Staffel { $division }**
league-news-table = - { $table }: { $who }
league-news-without = { $why ->
    [bye] Spielfrei ({ $points }): { $who }
    [full] Zu viele laufende Tische, entschuldigt ({ $points }): { $who }
    [sits-excused] Aussetzen, entschuldigt ({ $points }): { $who }
    [sits] Aussetzen (0 Punkte): { $who }
    [absent-excused] Nicht da, entschuldigt ({ $points }): { $who }
   *[absent] Nicht da (0 Punkte): { $who }
}
league-news-seed = -# Startwert: `{ $seed }` (L3)
league-news-next-draw = Runde { $round } wird am <t:{ $at }:f> ausgelost. Das Siegel der Auslosung steht in der Ankündigung, 2 Tage vorher.
league-news-draw-at = Runde { $round } wird am <t:{ $at }:f> ausgelost.
league-news-ends-at = Die Saison endet spätestens am <t:{ $at }:f>.
league-news-results = { $count ->
    [one] **Ein Tisch ist zu Ende**
   *[other] **{ $count } Tische sind zu Ende**
}
league-news-seat = **Wer übernimmt den Platz?** In den ersten 3 Tagen dürfen das Leute dieser Staffel, die in dieser Runde keinen Tisch haben, danach auch alle, die **{ button-standby }** gedrückt haben (L8).
league-news-overtime = Sie endet am <t:{ $at }:f>. Dann spielen Roboter zu Ende, was noch offen ist.
league-news-over = Die Saison ist zu Ende.
league-news-up = Aufstieg aus Staffel { $division }: { $who }
league-news-down = Abstieg aus Staffel { $division }: { $who }
league-news-digest = -# SHA-256 der Tabelle: `{ $digest }`. Alle können sie mit `/{ league-command } { league-command-verify }` nachrechnen.
league-news-late = -# Der Bot war weg: Das war am <t:{ $at }:f> fällig.

## Die feste Nachricht

league-board-round = Runde { $round } von { $rounds }, { $tables ->
    [0] kein Tisch läuft
    [one] { $tables } Tisch läuft noch
   *[other] { $tables } Tische laufen noch
}
league-board-first = **Vorn:** { $who }
league-board-first-in = **Staffel { $division }:** { $who }
league-board-place = { $place } { $who } ({ $points })
league-board-champion = { $count ->
    [one] { $who } gewinnt die Meisterschaft: { $points }.
   *[other] { $who } teilen sich die Meisterschaft: je { $points }.
}
league-board-draw = Runde { $round } wird am <t:{ $call }:f> angekündigt und am <t:{ $at }:f> ausgelost.
league-board-called = **Runde { $round } wird <t:{ $at }:R> ausgelost**, am <t:{ $at }:f>. Wer auf diesem Server spielt, ist dabei; die anderen drücken **{ button-present }**.
league-board-end = Geplantes Ende: <t:{ $at }:D>, danach Verlängerung bis spätestens <t:{ $last }:D>.
league-board-overtime = Verlängerung bis <t:{ $at }:f>. Dann spielen Roboter zu Ende, was noch offen ist.
league-board-stopped = **Die Saison steht still** seit <t:{ $at }:f>. Die Spielleitung lässt sie weitergehen.
league-board-moved = **{ $league }** ist umgezogen und jetzt in <#{ $channel }> zu Hause.
league-board-join = Wenn du mitmachen willst, drück vor der ersten Auslosung **{ button-enter }**.
league-board-join-late = Du kannst noch einsteigen: Drück **{ button-enter }**, bevor Runde { $round } ausgelost wird.
league-board-gone = **Diese Liga ist geschlossen.**
league-board-closed = In diese Saison kann niemand mehr einsteigen.
league-board-opens = Die nächste Saison beginnt am <t:{ $at }:f> mit der Anmeldung.
league-board-asks = Die nächste Saison beginnt, sobald die Spielleitung sie eröffnet.

## Meine Tische

league-mine = **{ $league }, Saison { $season }: deine Tische**
league-mine-none = Du hattest in dieser Saison noch keinen Tisch.
league-mine-open = { $table }: läuft noch, mit { $who }
league-mine-open-alone = { $table }: läuft noch, mit Robotern
league-mine-opens = { $table }: wird gleich eröffnet, mit { $who }
league-mine-lost = { $table }: dort hast du deinen Platz verloren (L6)
league-mine-over = { $table }: { $result }

## Warum?

league-why = { $divisions ->
    [one] **{ $league }: Platz { $place }, { $points }**
   *[other] **{ $league }, Staffel { $division }: Platz { $place }, { $points }**
}
league-why-round = { $where }: { $what }, **{ $points }**
league-why-place = Platz { $place } von { $of }
league-why-substitute = als Ersatz, Platz { $place } von { $of }
league-why-alone = niemand sonst hat gezählt
league-why-last = (zählt als letzter Platz)
league-why-sums = Letzte Plätze: { $lasts }. Gegnerschaft: im Schnitt { $opposition } Punkte je Tisch.
league-why-level = **So viele Punkte wie du (L10):**
league-why-fewer-lasts = { $who } liegt hinter dir: Du hast weniger letzte Plätze ({ $own } gegen { $theirs }).
league-why-more-lasts = { $who } liegt vor dir, mit weniger letzten Plätzen ({ $theirs } gegen deine { $own }).
league-why-stronger = { $who } liegt hinter dir: gleich viele letzte Plätze, aber du hattest die stärkere Gegnerschaft ({ $own } gegen { $theirs }).
league-why-weaker = { $who } liegt vor dir: gleich viele letzte Plätze, aber die stärkere Gegnerschaft ({ $theirs } gegen deine { $own }).
league-why-shared = { $who } teilt deinen Platz: Auch letzte Plätze und Gegnerschaft sind gleich.

## Was eröffnet werden soll

league-preview = **{ $league }**: { $settings }
league-preview-length = Ein Spiel dauert { $median ->
    [one] etwa einen Tag
   *[other] etwa { $median } Tage
}; neun von zehn sind nach { $long ->
    [one] einem Tag
   *[other] { $long } Tagen
} zu Ende.
league-preview-unknown = Wie lange so ein Spiel dauert, wurde noch nicht gemessen.
league-preview-people = Für eine Runde müssen mindestens { $fewest } Leute da sein.
league-preview-draw = - Runde { $round }: <t:{ $at }:f>
league-preview-end = Geplantes Ende: <t:{ $at }:f>. Nach der Verlängerung spielen Roboter am <t:{ $hard }:f> zu Ende, was noch offen ist.
league-preview-latest = Wenn die Spielleitung das Ende verschiebt: spätestens <t:{ $at }:f>.
league-preview-zone = Zeitzone { $zone }, Tempo „{ $pace }“.
league-preview-peaks = Tische gleichzeitig, jeder in einem eigenen Thread:
league-preview-peak = - { $people } Leute: { $tables ->
    [one] { $tables } Tisch
   *[other] bis zu { $tables } Tische
}
