### Was alle Spiele teilen: Aufzählungen, Leute, Spiele. Ton: eine Goldgräberstadt, aber zuerst verständlich.

## Aufzählungen und Leute

list-and-last = { $rest } und { $last }
list-nothing = nichts
list-nobody = niemand
player-without-name = Gast { $number }
player-former = Ex-Mitglied
player-former-of-several = Ex-Mitglied { $number }

## Beträge und Würfel

gold-amount = { $gold } Gold
dice-sum = { $first } + { $second } = { $sum }

## Was der Tisch selbst erzählt (versiegelte Antworten)

table-answered = { $seat } hat sich entschieden.
table-sealed = { $seat } hat sich entschieden; die Antwort bleibt versiegelt, bis alle aufgedeckt werden.
table-unsealed = Die versiegelte Antwort von { $seat } wird aufgedeckt: { $answer }

## Regeln, aller Spiele

house-ruling = **Hausregel:**
rules-title = **{ $game }: die Regeln**
rules-how = Wähle ein Kapitel oder schreib ein Wort: `{ $command }`
rules-rule = ### { $rule }: { $title }
rules-label = { $rule }: { $title }
rules-chapter = { $chapter } ({ $rules })
rules-chapter-title = **{ $game }: { $chapter }**
rules-run = { $first }–{ $last }
