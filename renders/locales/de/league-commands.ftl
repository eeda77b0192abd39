### `/liga`: was alle von den Ligen eines Servers lesen, und was Leute darin tun. Ihr Name und der der Regeln stehen in league-rules.ftl.

league-command-about = Ligen auf diesem Server: mitmachen, eigene Tische und Tabellen sehen, alles nachlesen
league-command-list = liste
league-command-list-about = Die Ligen dieses Servers: wie weit sie sind und was als Nächstes kommt
league-command-table = tabelle
league-command-table-about = Die Tabelle einer Staffel
league-command-mine = meine
league-command-mine-about = Deine Tische in einer Liga
league-command-join = mitmachen
league-command-join-about = In einer Saison einer Liga mitmachen
league-command-leave = verlassen
league-command-leave-about = Die Saison einer Liga verlassen; deine laufenden Tische gehen weiter
league-command-sit-out = aussetzen
league-command-sit-out-about = Die nächste Runde aussetzen
league-command-round = runde
league-command-round-about = Die Tische einer Runde oder die nächste Runde, und ob du dabei bist
league-command-cross = vergleich
league-command-cross-about = Wer in einer Staffel wen hinter sich gelassen hat und wie oft
league-command-log = protokoll
league-command-log-about = Alles, was in einer Saison geschehen ist, das Neueste zuerst
league-command-verify = prüfen
league-command-verify-about = Eine Saison prüfen: Auslosungen, Tische, Tabelle und Wertungen
league-command-export = exportieren
league-command-export-about = Eine Saison als Dateien, mit denen alle sie nachrechnen können
league-command-report = melden
league-command-report-about = Der Spielleitung melden, dass an einem Tisch etwas nicht stimmt; nur sie liest es

league-parameter-league = liga
league-parameter-league-about = Welche Liga; ohne Angabe die dieses Kanals, sonst die einzige
league-parameter-division = staffel
league-parameter-division-about = Welche Staffel; ohne Angabe deine eigene, sonst die erste
league-parameter-season = saison
league-parameter-season-about = Welche Saison; ohne Angabe die neueste
league-parameter-round = runde
league-parameter-round-about = Welche Runde; ohne Angabe die nächste und die neueste
league-parameter-table = tisch
league-parameter-table-about = Welcher Tisch: Wähle ihn aus oder tippe Runde und Nummer, wie 2.7
league-parameter-report = text
league-parameter-report-about = Was dort nicht stimmt

## Knöpfe und Menüs

button-cross = { league-cross }
button-leaguelog = Protokoll
button-league-newer = ‹ Neuer
button-league-older = Älter ›
menu-league-cross = Wer wen hinter sich ließ, je Staffel

## Die Liste

league-list-title = **Ligen dieses Servers**
league-list-state = { $state ->
    [signup] Anmeldung
    [playing] Runde { $round } von { $rounds }
    [overtime] Verlängerung
   *[over] Zu Ende
}, { $count ->
    [one] { $count } Person
   *[other] { $count } Leute
}
league-list-board = [Zur Liga]({ $url })
league-list-none = **Auf diesem Server gibt es noch keine Liga.**
league-list-none-how = Die Spielleitung eröffnet eine: alle, die die Berechtigung „Events verwalten“ haben oder denen die Admins `/{ organise-command }` erlauben.

## Vor der ersten Auslosung

league-entered = **{ $league }, Saison { $season }: Wer mitmacht**

## Eine Runde

league-round-title = **{ $league }, Saison { $season }: Runde { $round }**
league-own-because = Denn du hast <t:{ $at }:R> hier in einem Spiel geantwortet oder gesagt, dass du da bist.

## Das Protokoll

league-log-title = **{ $league }, Saison { $season }: Protokoll**

## Prüfen

league-season-title = **{ $league }, Saison { $season }**
league-check-count = { $what ->
    [draw] { $count ->
        [one] { $count } Auslosung
       *[other] { $count } Auslosungen
    }
    [result] { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }
    [standings] { $count ->
        [one] { $count } Platz in der Tabelle
       *[other] { $count } Plätze in der Tabelle
    }
   *[ratings] { $count ->
        [one] { $count } Wertung
       *[other] { $count } Wertungen
    }
}
league-check-agrees = Alles wurde aus dem, was gespeichert ist, neu berechnet und stimmt bis auf die letzte Ziffer: { $counts }.
league-check-replayed = { $replayed ->
    [0] Keiner dieser Tische ließ sich nach den Regeln nachspielen; sie wurden mit dem verglichen, was ihre Spiele ergeben haben.
    [one] Von diesen { $tables } Tischen wurde einer nach den Regeln nachgespielt; die anderen wurden mit dem verglichen, was ihre Spiele ergeben haben.
   *[other] Von diesen { $tables } Tischen wurden { $replayed } nach den Regeln nachgespielt; die anderen wurden mit dem verglichen, was ihre Spiele ergeben haben.
}
league-check-differs = { $what ->
    [draw] **Nicht alles stimmt.** Eine Runde ist nicht so ausgelost, wie ihr Startwert es sagt:
    [result] **Nicht alles stimmt.** Ein Tisch ist nicht so ausgegangen, wie sein Spiel es sagt:
    [standings] **Nicht alles stimmt.** Die Saison endete nicht mit der Tabelle, die sich aus dem ergibt, was geschehen ist:
   *[ratings] **Nicht alles stimmt.** Alle Auslosungen, Tische und die Tabelle stimmen, aber die Wertungen sind nicht die, die sich aus den Spielen ergeben.
}
league-check-tell = Bitte sag denen Bescheid, die diesen Bot betreiben.
league-check-digest = -# SHA-256 der Tabelle: `{ $digest }`

## Dateien

league-export = In `league.json` stehen die Einstellungen, alles, was geschehen ist, mit den Startwerten, und die Tabelle; in `standings.csv` steht die Tabelle für eine Tabellenkalkulation. Wer mitmacht, steht dort mit Nummer und öffentlichem Namen, ohne Discord-ID.
league-export-how = -# Wer den Quelltext des Programms hat, berechnet ohne den Bot dieselbe Tabelle: `python -m engine.leagues league.json`

## Meldungen

league-reported = **Deine Meldung zu diesem Tisch ist abgeschickt:** { $table }.
league-reported-what-next = Nur die Spielleitung liest sie und sieht, dass sie von dir ist. Was daraus geworden ist, steht bei **{ button-mytables }** (L14).

## Ablehnungen

refused-league-division-unknown = So eine Staffel hat diese Saison nicht. { $last ->
    [one] Es gibt nur Staffel 1.
   *[other] Ihre Staffeln haben die Nummern 1 bis { $last }.
}
refused-league-round-unknown = Von dieser Runde gibt es noch nichts zu sehen. Eine Saison dieser Liga hat { $last } Runden.
refused-league-no-round = In dieser Saison wurde keine Runde ausgelost, und es kommt auch keine mehr.
refused-league-check-runs = Gerade prüft jemand eine Liga dieses Servers. Versuch es gleich noch einmal.
refused-league-report-missing = Sag, was an diesem Tisch nicht stimmt.
refused-too-many-reports = Der Spielleitung liegen { $most } Meldungen von dir vor, über die noch nicht entschieden ist. Warte sie erst ab.
