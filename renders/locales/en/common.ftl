### What every game shares: lists, people, games. Voice: a gold-rush town, but clear first.

## Lists and people

list-and-last = { $rest } and { $last }
list-nothing = none
list-nobody = nobody
player-without-name = Player { $number }
player-former = a former player
player-former-of-several = former player { $number }

## Amounts and dice

gold-amount = { $gold } gold
dice-sum = { $first } + { $second } = { $sum }

## The story that the table itself tells (sealed answers)

table-answered = { $seat } has decided.
table-sealed = { $seat } has decided; the answer stays sealed until all are revealed.
table-unsealed = { $seat }’s sealed answer is revealed: { $answer }

## Rules, of every game

house-ruling = **House rule:**
rules-title = **{ $game }: the rules**
rules-how = Pick a chapter, or type a word: `{ $command }`
rules-rule = ### { $rule }: { $title }
rules-label = { $rule }: { $title }
rules-chapter = { $chapter } ({ $rules })
rules-chapter-title = **{ $game }: { $chapter }**
rules-run = { $first }–{ $last }
