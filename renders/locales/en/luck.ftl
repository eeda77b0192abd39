### Fair luck: what was sealed, and how anybody can check it

luck-title = ### Fair luck in game #{ $number }
luck-about = All rolls and all shuffling in this game come from one secret text, the seed, which was drawn before the first card. This seal was made from it, and no other seed that anybody could find has the same seal: so nobody can change the luck afterwards without everybody seeing it.
luck-shown-first = -# The first message of the thread shows the first { $count } characters of it.
luck-later = When the game is over, you will find the seed here, and how to check it.
luck-next = -# The next page says how to check a seal.
luck-seed = The game is over, so here is the **seed**: `{ $seed }`
luck-check = **To check a seal**, copy this line into Python, which is free at python.org, or ask somebody who knows Python. It prints the seal of the text in `sha256(…)`; put another text there to check another seal:
luck-rounds = **To check the rolls and cards**, use `{ $code }`: each call of its `.random()` is one draw. A die shows `1 + int(6 * draw)`. A shuffle goes from the last card to the second, and swaps card number n with number `1 + int(n * draw)`. ROUND is 0 for the shuffling before the start, then counts from 1: each round or turn is one, and in { gnadenlos-name } and { ponte-vecchio-name } the set-up is one, too.
luck-attempts = ATTEMPT is 0, or a higher number if a round was played again: { $attempts }.
luck-attempt = { $count ->
    [one] { $attempt } in round { $first }
   *[other] { $attempt } in rounds { $first } to { $last }
}
luck-answers = **Sealed answers.** What players choose in secret, until all have chosen, is sealed as well, together with a random number that nobody can guess. Once it is turned up, everybody can check that it was not swapped.
luck-standing = Sealed now:
luck-answer-sealed = - { $player }: `{ $seal }`
luck-turned-up = Turned up so far, the oldest first. Each answer has its seal, then the text that was sealed:
luck-answer-turned-up = - { $player }: `{ $seal }` · `{ $text }`
