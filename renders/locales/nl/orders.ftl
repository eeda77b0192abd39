### Wat spelers vooruit zeggen, op een vraag die hun nog niet gesteld is.

order-limit = Tot en met…
order-wishes = Op volgorde…
order-up-to = Tot en met { $amount }
order-prompt = { $decision }: wat antwoord je zodra het je gevraagd wordt?
order-said = Zodra het je gevraagd wordt, antwoord je: { $answer }.
