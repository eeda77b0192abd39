### Wat spelers alvast zeggen, op een vraag die hun nog niet gesteld is.

order-limit = Tot en met…
order-wishes = Favorieten…
# Kort: drie naast elkaar op een telefoon
order-up-to = Tot en met { $amount }
order-prompt = { $decision }: wat antwoord je zodra het je gevraagd wordt?
order-said = Zodra het je gevraagd wordt, antwoord je: { $answer }.

## Knoppen en panelen

button-forget = Intrekken
# Als niet alles een eigen knop kan krijgen
button-ahead = Alvast zeggen…
button-forget-one = { $number } intrekken
order-also = -# Alvast zeggen: { $what }
order-also-many = -# Alvast zeggen, { $count } dingen: `/spel alvast`
order-may = Je kunt alvast zeggen: { $what }
order-not-your-turn = Je bent nog niet aan de beurt. Met `/spel alvast` kun je nu al zeggen: { $what }
order-about = Wat je alvast zegt, is je antwoord zodra het je gevraagd wordt. Verder weet niemand ervan.
order-secret = -# Verder weet niemand dit.
order-forgotten = Ingetrokken. Het wordt je gewoon gevraagd.
# In een regel van het verloop of het nieuws, achter wat deze lezer al had gezegd
order-used = (zoals je al had gezegd)

## De opdracht

game-command-order = alvast
game-command-order-about = Zeg alvast wat je zult antwoorden, of trek in wat je zei
parameter-order-decision = keuze
parameter-order-decision-about = Waar het over gaat; zonder dit zie je alles wat je alvast hebt gezegd
parameter-order-answer = antwoord
parameter-order-answer-about = Wat je zult antwoorden; “intrekken” trekt in wat je zei
refused-order-nothing = Je kunt nu niets alvast zeggen. Probeer het opnieuw als het spel verder is.
refused-order-which = Het is niet duidelijk op welke vraag je antwoordt. Kies die met de optie `{ parameter-order-decision }`.
