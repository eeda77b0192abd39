### Wie ein Spiel heißt und spricht, das noch keine eigenen Worte hat.

plain-about = Ein Spiel, das noch keine eigenen Worte hat: Alles heißt so wie im Quelltext.
plain-command-about = Ein Spiel, das noch keine eigenen Worte hat
plain-command-new = neu
plain-command-new-about = Ein Spiel in diesem Kanal eröffnen
plain-command-answer-about = Die Frage dieses Namens beantworten
plain-parameter-answer = antwort
plain-parameter-answer-about = Eine der angebotenen Antworten
plain-parameter-option-about = Eine Option des Spiels, für den ganzen Tisch

plain-prompt = { $decision }: bitte wählen.
plain-prompt-again = { $decision }: Du kannst deine Antwort noch ändern.
plain-waits = Gewartet wird auf { $players }.
plain-turn = Gewartet wird auf { $players }: { $decision }.
plain-over = Das Spiel ist zu Ende.
plain-answer = Deine Antwort: { $answer }.
plain-pass = Passen
plain-usual = Wie üblich: { $choice }
plain-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
plain-won = { $count ->
    [one] { $players } hat mit { $points } gewonnen
   *[other] { $players } teilen sich den ersten Platz mit { $points }
}
plain-place = Platz: { $place }
plain-field = { $field }: { $value }
plain-yes = ja
plain-no = nein
