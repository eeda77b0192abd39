### Die Befehle von Gnadenlos!: Namen (keine Großbuchstaben oder Leerzeichen, höchstens 32 Zeichen) und was sie tun
### (`-about`, höchstens 100).

gnadenlos-command = gnadenlos
gnadenlos-command-about = Gnadenlos!, Schuldscheine, Zahltage und Geier für 3 oder 4 Personen
gnadenlos-command-new = neu
gnadenlos-command-new-about = Eröffne ein Spiel Gnadenlos! in diesem Kanal
gnadenlos-command-rules = regeln
gnadenlos-command-rules-about = Die Regeln von Gnadenlos!, alle oder eine

gnadenlos-command-adventurer = abenteurer
gnadenlos-command-adventurer-about = Lege für das Ereignis verdeckt einen Abenteurer aus
gnadenlos-command-steal = stehlen
gnadenlos-command-steal-about = Nimm nach einem High Noon Schuldscheine vom Markt oder keine
gnadenlos-command-fill = auffüllen
gnadenlos-command-fill-about = Fülle die Lücken im Markt
gnadenlos-command-buy = kaufen
gnadenlos-command-buy-about = Kaufe Ansehen für Nuggets oder nichts
gnadenlos-command-bid = bieten
gnadenlos-command-bid-about = Biete 1 bis 3 Schuldscheine auf einen Abenteurer
gnadenlos-command-order = reihenfolge
gnadenlos-command-order-about = Ändere, in welcher Reihenfolge dein Gebot abgelegt wird
gnadenlos-command-take = nehmen
gnadenlos-command-take-about = Nimm einen der offenen Abenteurer

## Parameter

gnadenlos-parameter-advanced = fortgeschritten
gnadenlos-parameter-advanced-about = Ihr bietet auf eure ersten Abenteurer, und der Markt beginnt leer
gnadenlos-parameter-bot-fills-gaps = bot_füllt_lücken
gnadenlos-parameter-bot-fills-gaps-about = Der Bot füllt die Lücken im Markt und fragt niemanden
gnadenlos-parameter-adventurer = abenteurer
gnadenlos-parameter-adventurer-about = Der Abenteurer, den du auslegst
gnadenlos-parameter-steal = plätze
gnadenlos-parameter-steal-about = Von welchen Plätzen des Marktes du nimmst, oder passen
gnadenlos-parameter-fill = plätze
gnadenlos-parameter-fill-about = Von welchen Plätzen die Lücken gefüllt werden, die erste Lücke zuerst
gnadenlos-parameter-buy = nuggets
gnadenlos-parameter-buy-about = Wie viele Nuggets du ausgibst, eines je Feld, oder passen
gnadenlos-parameter-bid = schuldscheine
gnadenlos-parameter-bid-about = Deine Schuldscheine in der Reihenfolge, in der sie abgelegt werden, etwa 3,2,0
gnadenlos-parameter-order = schuldscheine
gnadenlos-parameter-order-about = Dieselben Schuldscheine in anderer Reihenfolge, der erste kommt zuerst
gnadenlos-parameter-take = abenteurer
gnadenlos-parameter-take-about = Der Abenteurer oder das Paar, das du nimmst
