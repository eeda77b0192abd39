### Was Spieler vorab sagen, auf eine Frage, die ihnen noch nicht gestellt ist.

order-limit = Bis…
order-wishes = Der Reihe nach…
order-up-to = Bis { $amount }
order-prompt = { $decision }: Was antwortest du, sobald du gefragt wirst?
order-said = Sobald du gefragt wirst, lautet deine Antwort: { $answer }.
