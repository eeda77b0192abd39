### Fairer Zufall: was versiegelt ist, und wie alle es prüfen können

luck-title = ### Fairer Zufall in Spiel #{ $number }
luck-about = Alle Würfe und jedes Mischen in diesem Spiel kommen aus einem geheimen Text, dem Startwert, der vor der ersten Karte gezogen wurde. Dieses Siegel wurde aus ihm gemacht, und niemand kann einen anderen Startwert mit demselben Siegel finden: Niemand kann also den Zufall nachträglich ändern, ohne dass es alle sehen.
luck-shown-first = -# Die erste Nachricht des Threads zeigt die ersten { $count } Zeichen davon.
luck-later = Wenn das Spiel zu Ende ist, findest du hier den Startwert und wie du ihn prüfst.
luck-next = -# Die nächste Seite sagt, wie man ein Siegel prüft.
luck-seed = Das Spiel ist zu Ende, hier ist also der **Startwert**: `{ $seed }`
luck-check = **Ein Siegel prüfen:** Kopiere diese Zeile in Python, das es kostenlos auf python.org gibt, oder frag Leute, die Python kennen. Sie zeigt das Siegel des Textes in `sha256(…)`; setz dort einen anderen Text ein, um ein anderes Siegel zu prüfen:
luck-rounds = **Würfe und Karten prüfen:** Benutze `{ $code }`; je ein Aufruf von `.random()` ist eine Ziehung. Ein Würfel zeigt `1 + int(6 * ziehung)`. Gemischt wird von der letzten Karte bis zur zweiten: Karte Nummer n wird mit Nummer `1 + int(n * ziehung)` vertauscht. ROUND ist 0 beim Mischen vor dem Anfang und zählt dann ab 1: Jede Runde und jeder Zug zählt, bei { gnadenlos-name } und { ponte-vecchio-name } auch die Vorbereitung.
luck-attempts = ATTEMPT ist 0, oder eine höhere Zahl, wenn eine Runde noch einmal gespielt wurde: { $attempts }.
luck-attempt = { $count ->
    [one] { $attempt } in Runde { $first }
   *[other] { $attempt } in Runde { $first } bis { $last }
}
luck-answers = **Versiegelte Antworten.** Was verdeckt gewählt wird, bis alle gewählt haben, wird ebenfalls versiegelt, zusammen mit einer zufälligen Zahl, die niemand erraten kann. Sobald es aufgedeckt ist, können alle prüfen, dass nichts vertauscht wurde.
luck-standing = Jetzt versiegelt:
luck-answer-sealed = - { $player }: `{ $seal }`
luck-turned-up = Bisher aufgedeckt, das Älteste zuerst. Bei jeder Antwort stehen das Siegel und der Text, der versiegelt wurde:
luck-answer-turned-up = - { $player }: `{ $seal }`, `{ $text }`

## Wenn ein Spiel zu Ende ist: die Prüfung und die Datei

button-verify = Prüfen
game-command-verify = prüfen
game-command-verify-about = Prüfe den Zufall und alle Antworten eines Spiels, das zu Ende ist
game-command-export = export
game-command-export-about = Ein Spiel als Datei, mit allem, was du davon lesen darfst
refused-verify-later = Dieses Spiel lässt sich prüfen, wenn es zu Ende ist: Bis dahin ist der Startwert geheim.
luck-verified-title = ### Spiel #{ $number }, geprüft
luck-verified = **{ $counts }: alles wie versiegelt.**
luck-count-sealed = { $count ->
    [one] { $count } versiegelte Antwort
   *[other] { $count } versiegelte Antworten
}
luck-count-rolls = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}
luck-count-shuffles = { $count ->
    [one] { $count }-mal gemischt
   *[other] { $count }-mal gemischt
}
luck-count-lots = { $count ->
    [one] { $count }-mal gelost
   *[other] { $count }-mal gelost
}
luck-replayed = { $answers ->
    [one] Die einzige Antwort wurde nach den Regeln, mit denen das Spiel begann, noch einmal gespielt, und das Spiel verlief so, wie es erzählt wurde.
   *[other] Alle { $answers } Antworten wurden nach den Regeln, mit denen das Spiel begann, noch einmal gespielt, und das Spiel verlief so, wie es erzählt wurde.
}
luck-compared = Alle { $answers } Antworten wurden nach den Regeln, mit denen das Spiel begann, noch einmal gespielt. Bei { $compared } davon ließ sich das Ergebnis vergleichen: Die anderen hat eine frühere Version des Bots gespeichert.
luck-rules-unknown = Das Spiel wurde nach Regeln gespielt, die diese Version des Bots nicht kennt. Geprüft wurden also nur der Startwert und die versiegelten Antworten.
luck-differs = **Etwas ist nicht, wie es war.** { $what } Das ist der erste Unterschied; was danach kam, wurde nicht geprüft.
luck-differs-seed = Der Startwert ist nicht der, der vor der ersten Karte versiegelt wurde.
luck-differs-sealed = Antwort { $answer }, von { $player } in Runde { $round }, ist nicht das, was versiegelt wurde.
luck-differs-turned-up = Was nach Antwort { $answer }, von { $player } in Runde { $round }, aufgedeckt wurde, ist nicht das, was versiegelt wurde.
luck-differs-set-up = Der Startwert führt zu einer anderen Aufstellung als der, mit der das Spiel begann.
luck-differs-refused = Die Regeln erlauben Antwort { $answer }, von { $player } in Runde { $round }, nicht.
luck-differs-story = Nach Antwort { $answer }, von { $player } in Runde { $round }, führen die Regeln zu etwas anderem, als erzählt wurde.
luck-differs-state = Nach Antwort { $answer }, von { $player } in Runde { $round }, steht das Spiel anders da als damals.
luck-differs-result = Nach den Regeln endet das Spiel nicht so, wie es geendet hat.
luck-compare = Vergleiche das Siegel des Startwerts selbst. Die erste Nachricht des Threads muss dieses zeigen: `{ $seal }`
luck-yourself = -# Du musst dem Bot nicht vertrauen: `/spiel export` gibt dir eine Datei, und `tools/verify_luck.py` aus dem Quelltext des Bots prüft sie.
luck-export-all = Alles über Spiel #{ $number } steht in dieser Datei, auch der Startwert. `tools/verify_luck.py` aus dem Quelltext des Bots prüft sie.
luck-export-now = Alles, was du von Spiel #{ $number } lesen darfst, steht in dieser Datei. Wenn das Spiel zu Ende ist, steht auch alles andere darin.
luck-export-readable = Alles, was du von Spiel #{ $number } lesen darfst, steht in dieser Datei.
