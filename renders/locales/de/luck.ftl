### Fairer Zufall: was versiegelt ist, und wie alle es prüfen können

luck-title = ### Fairer Zufall in Spiel #{ $number }
luck-about = Alle Würfe und jedes Mischen in diesem Spiel kommen aus einem geheimen Text, dem Startwert, der vor der ersten Karte gezogen wurde. Dieses Siegel wurde aus ihm gemacht, und niemand kann einen anderen Startwert mit demselben Siegel finden: Niemand kann also den Zufall nachträglich ändern, ohne dass es alle sehen.
luck-shown-first = -# Die erste Nachricht des Threads zeigt die ersten { $count } Zeichen davon.
luck-later = Wenn das Spiel vorbei ist, findest du hier den Startwert und wie du ihn prüfst.
luck-next = -# Die nächste Seite sagt, wie man ein Siegel prüft.
luck-seed = Das Spiel ist vorbei, hier ist also der **Startwert**: `{ $seed }`
luck-check = **Ein Siegel prüfen:** Kopiere diese Zeile in Python, das es kostenlos auf python.org gibt, oder frag Leute, die Python kennen. Sie zeigt das Siegel des Textes in `sha256(…)`; setz dort einen anderen Text ein, um ein anderes Siegel zu prüfen:
luck-rounds = **Würfe und Karten prüfen:** Nimm `{ $code }`; je ein Aufruf von `.random()` ist eine Ziehung. Ein Würfel zeigt `1 + int(6 * ziehung)`. Gemischt wird von der letzten Karte bis zur zweiten: Karte Nummer n wird mit Nummer `1 + int(n * ziehung)` vertauscht. ROUND ist 0 beim Mischen vor dem Anfang und zählt dann ab 1: Jede Runde und jeder Zug zählt, bei { gnadenlos-name } und { ponte-vecchio-name } auch die Vorbereitung.
luck-attempts = ATTEMPT ist 0, oder eine höhere Zahl, wenn eine Runde noch einmal gespielt wurde: { $attempts }.
luck-attempt = { $count ->
    [one] { $attempt } in Runde { $first }
   *[other] { $attempt } in Runde { $first } bis { $last }
}
luck-answers = **Versiegelte Antworten.** Was verdeckt gewählt wird, bis alle gewählt haben, wird ebenfalls versiegelt, zusammen mit einer zufälligen Zahl, die niemand erraten kann. Sobald es aufgedeckt ist, können alle prüfen, dass nichts vertauscht wurde.
luck-standing = Jetzt versiegelt:
luck-answer-sealed = - { $player }: `{ $seal }`
luck-turned-up = Bisher aufgedeckt, das Älteste zuerst. Bei jeder Antwort stehen das Siegel und der Text, der versiegelt wurde:
luck-answer-turned-up = - { $player }: `{ $seal }` · `{ $text }`
