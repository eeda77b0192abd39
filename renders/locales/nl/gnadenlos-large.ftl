### Gnadenlos! in grote letters: woorden naast tekens en getallen, zo kort als het kan.

gnadenlos-large-over = Voorbij: { $events }
gnadenlos-large-highest = hoogste
gnadenlos-large-shot = neergeschoten
gnadenlos-large-has-laid = heeft gelegd
gnadenlos-large-void = Iedereen toont hetzelfde getal: er gebeurt niets
gnadenlos-large-no-bid = geen bod mogelijk
gnadenlos-large-has-taken = heeft genomen
