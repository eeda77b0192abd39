### Goldrush: wat er op en naast de kaartjes staat, op de afbeeldingen die maar één speler ziet.

## De kaartjes: hoe ze heten, en hun tekst

goldrush-card-gold = Goud
goldrush-card-gold-text = Claim het en haast je naar de Registry: daar wordt het je mijn.
goldrush-card-possible-gold = Mogelijk goud
goldrush-card-possible-gold-text = Het glinstert. Alleen het Assay Office kan zeggen of het goud is.
goldrush-card-no-gold = Geen goud
goldrush-card-no-gold-text = Niets dan zand. Met een claim hier kun je alleen misleiden.
goldrush-card-nugget = Een goudklomp
goldrush-card-nugget-text = Puur goud, voor het oprapen: neem een goudklomp van de stapel.
goldrush-card-guide = Een oude gids
goldrush-card-guide-text = Zo kom je snel vooruit: drie beurten na elkaar, deze is de eerste.
goldrush-card-water = Geen drinkwater
goldrush-card-water-text = Je veldfles is leeg: ga naar de dichtstbijzijnde kreek.
goldrush-card-lost = De weg kwijt
goldrush-card-lost-text = Je loopt in een kringetje rond: ga naar Mulch Tree.
goldrush-card-bath = Een heet bad
goldrush-card-bath-text = Dat heb je wel verdiend: ga naar het Bison Hotel.
goldrush-card-piano = De piano speelt
goldrush-card-piano-text = Wie kan dat weerstaan? Ga naar de Saddle Saloon.
goldrush-card-wanted = Voor bandiet aangezien
goldrush-card-wanted-text = Je lijkt sprekend op de tekening: ga naar Jail.
goldrush-card-beer = Gratis bier
goldrush-card-beer-text = Iedereen gaat naar de Saddle Saloon. Gevangenen blijven in Jail.
