### Hoe een spel heet en spreekt dat nog geen eigen woorden heeft.

plain-about = Een spel dat nog geen eigen woorden heeft: alles heet zoals in de broncode.
plain-command-about = Een spel dat nog geen eigen woorden heeft
plain-command-new = nieuw
plain-command-new-about = Open een spel in dit kanaal
plain-command-answer-about = Beantwoord de vraag met deze naam
plain-parameter-answer = antwoord
plain-parameter-answer-about = Een van de antwoorden die worden aangeboden
plain-parameter-option-about = Een optie van het spel, voor de hele tafel

plain-prompt = { $decision }: kies.
plain-prompt-again = { $decision }: je mag je antwoord nog veranderen.
plain-waits = Er wordt gewacht op { $players }.
plain-turn = Er wordt gewacht op { $players }: { $decision }.
plain-over = Het spel is afgelopen.
plain-answer = Jouw antwoord: { $answer }.
plain-pass = Passen
plain-usual = Zoals gewoonlijk: { $choice }
plain-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
plain-won = { $count ->
    [one] { $players } heeft gewonnen met { $points }
   *[other] { $players } delen de eerste plaats met { $points }
}
plain-place = Plaats: { $place }
plain-field = { $field }: { $value }
plain-yes = ja
plain-no = nee
