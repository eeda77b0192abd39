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
luck-answers = **Sealed answers.** What players choose in secret, until all have chosen, is sealed as well, together with a random number that nobody can guess. Once it is revealed, everybody can check that it was not swapped.
luck-standing = Sealed now:
luck-answer-sealed = - { $player }: `{ $seal }`
luck-turned-up = Revealed so far, the oldest first. Each answer has its seal, then the text that was sealed:
luck-answer-turned-up = - { $player }: `{ $seal }`, `{ $text }`

## Once a game is over: the check of it, and its file

button-verify = Check
game-command-verify = verify
game-command-verify-about = Check the luck and all answers of a game that is over
game-command-export = export
game-command-export-about = A game as a file, with everything that you may read of it
refused-verify-later = This game can be checked once it is over: until then its seed is secret.
luck-verified-title = ### Game #{ $number }, checked
luck-verified = **{ $counts }: all as sealed.**
luck-count-sealed = { $count ->
    [one] { $count } sealed answer
   *[other] { $count } sealed answers
}
luck-count-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
luck-count-shuffles = { $count ->
    [one] { $count } shuffle
   *[other] { $count } shuffles
}
luck-count-lots = { $count ->
    [one] { $count } draw of lots
   *[other] { $count } draws of lots
}
luck-replayed = { $answers ->
    [one] The one answer was played again by the rules with which the game began, and the game went as its log says.
   *[other] All { $answers } answers were played again by the rules with which the game began, and the game went as its log says.
}
luck-compared = All { $answers } answers were played again by the rules with which the game began. The outcome of { $compared } of them could be compared: the others were stored by an earlier version of the bot.
luck-rules-unknown = The game was played by rules that this version of the bot does not know. So only its seed and its sealed answers were checked.
luck-differs = **Something is not as it was.** { $what } This is the first thing that differs, and nothing after it was checked.
luck-differs-seed = The seed is not the one that was sealed before the first card.
luck-differs-sealed = Answer { $answer }, by { $player } in round { $round }, is not what was sealed.
luck-differs-turned-up = What was revealed after answer { $answer }, by { $player } in round { $round }, is not what was sealed.
luck-differs-set-up = The seed leads to a different set-up from the one with which the game began.
luck-differs-refused = The rules do not allow answer { $answer }, by { $player } in round { $round }.
luck-differs-story = After answer { $answer }, by { $player } in round { $round }, the rules lead to something other than what the log says.
luck-differs-state = After answer { $answer }, by { $player } in round { $round }, the game is not in the state it was in then.
luck-differs-result = By the rules, the game does not end as it ended.
luck-compare = Compare the seal of the seed yourself. The first message of the thread must show this one: `{ $seal }`
luck-yourself = -# You need not trust the bot: `/game export` gives you a file, and `tools/verify_luck.py` from the bot’s source code checks it.
luck-export-all = Everything about game #{ $number } is in this file, the seed included. `tools/verify_luck.py` from the bot’s source code checks it.
luck-export-now = Everything that you may read of game #{ $number } is in this file. When the game is over, the file has all the rest, too.
luck-export-readable = Everything that you may read of game #{ $number } is in this file.
