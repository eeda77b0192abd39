### Wat alle spellen delen: opsommingen, mensen, spellen. Toon: een goudzoekersstadje, maar eerst duidelijk.

## Opsommingen en mensen

list-and-last = { $rest } en { $last }
list-nothing = geen
list-nobody = niemand
player-without-name = Speler { $number }
player-former = een oud-speler
player-former-of-several = oud-speler { $number }

## Bedragen en dobbelstenen

gold-amount = { $gold } goud
dice-sum = { $first } + { $second } = { $sum }

## Wat de tafel zelf vertelt (verzegelde antwoorden)

table-answered = { $seat } heeft beslist.
table-sealed = { $seat } heeft beslist; het antwoord blijft verzegeld tot alle antwoorden worden onthuld.
table-unsealed = Het verzegelde antwoord van { $seat } wordt onthuld: { $answer }

## Regels, van elk spel

house-ruling = **Huisregel:**
rules-title = **{ $game }: de regels**
rules-how = Kies een hoofdstuk, of typ een woord: `{ $command }`
rules-rule = ### { $rule }: { $title }
rules-label = { $rule }: { $title }
rules-chapter = { $chapter } ({ $rules })
rules-chapter-title = **{ $game }: { $chapter }**
rules-run = { $first }–{ $last }
