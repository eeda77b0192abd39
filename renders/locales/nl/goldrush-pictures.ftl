### Goldrush: wat er op en naast de kaartjes staat, op de afbeeldingen die maar één speler ziet.

## De kaartjes: hoe ze heten, en hun tekst

goldrush-card-gold = Goud
goldrush-card-gold-text = Claim het en haast je naar de Registry: daar wordt het je mijn.
goldrush-card-possible-gold = Mogelijk goud
goldrush-card-possible-gold-text = Het glinstert. Alleen het Assay Office kan zeggen of het goud is.
goldrush-card-no-gold = Geen goud
goldrush-card-no-gold-text = Niets dan zand. Met een claim hier kun je alleen misleiden.
goldrush-card-nugget = Een goudklompje
goldrush-card-nugget-text = Puur goud, voor het oprapen: neem een goudklompje van de stapel.
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
goldrush-card-wanted-text = Je lijkt sprekend op de opsporingsposter: ga naar Jail.
goldrush-card-beer = Gratis bier
goldrush-card-beer-text = Iedereen gaat naar de Saddle Saloon. Gevangenen blijven in Jail.

## De eigen kant van een speler

goldrush-hand-cart = Karretje
goldrush-hand-bank = Bank
goldrush-hand-claim = Claim
goldrush-hand-mine = Mijn
goldrush-hand-free = Vrij
# Wat er nu bijzonder is aan deze speler
goldrush-hand-now = { $what ->
    [jailed] In Jail: een 1 of een 6 bevrijdt je
    [over] Het spel is afgelopen
   *[owed] { $turns ->
        [one] { $turns } extra beurt
       *[other] { $turns } extra beurten
    }
}

## Naast een vraag

goldrush-panel-square = Vakje { $square }
goldrush-panel-alone = Alleen jij ziet dit kaartje
goldrush-panel-owner = { $player } heeft hier een claim
goldrush-panel-unclaimed = Hier ligt geen claim
goldrush-panel-markers = { $markers ->
    [one] Je hebt { $markers } marker vrij
   *[other] Je hebt { $markers } markers vrij
}
goldrush-panel-may-withdraw = Mag terug
goldrush-panel-may-assay = Te onderzoeken
goldrush-panel-stays = Blijft liggen

# Dezelfde afbeeldingen voor wie ze niet kan zien
goldrush-panel-looked = { $square }: { $card }.
goldrush-panel-creeks = De kreken.
goldrush-panel-chosen = Gekozen: { $what }.
