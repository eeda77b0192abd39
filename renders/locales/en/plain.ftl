### What a game is called and says that has no words of its own yet.

plain-about = A game that has no words of its own yet: everything is called as in its source code.
plain-command-about = A game that has no words of its own yet
plain-command-new = new
plain-command-new-about = Open a game in this channel
plain-command-answer-about = Answer the question of this name
plain-parameter-answer = answer
plain-parameter-answer-about = One of the answers that are offered
plain-parameter-option-about = An option of the game, for the whole table

plain-prompt = { $decision }: choose.
plain-prompt-again = { $decision }: you may still change your answer.
plain-waits = Waiting for { $players }.
plain-turn = Waiting for { $players }: { $decision }.
plain-over = The game is over.
plain-answer = Your answer: { $answer }.
plain-pass = Pass
plain-usual = As usual: { $choice }
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plain-won = { $count ->
    [one] { $players } has won with { $points }
   *[other] { $players } share the first place with { $points }
}
plain-place = Place: { $place }
plain-field = { $field }: { $value }
plain-yes = yes
plain-no = no
