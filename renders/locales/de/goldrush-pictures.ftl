### Goldrush: was auf den Karten und daneben steht, auf den Bildern, die nur ein Spieler sieht.

## Die Karten: wie sie heißen, und ihr Text

goldrush-card-gold = Gold
goldrush-card-gold-text = Stecke den Claim ab und eile in die Registry: Dort wird er deine Mine.
goldrush-card-possible-gold = Mögliches Gold
goldrush-card-possible-gold-text = Es glitzert. Nur das Assay Office kann sagen, ob es Gold ist.
goldrush-card-no-gold = Kein Gold
goldrush-card-no-gold-text = Nichts als Sand. Ein Claim kann hier nur in die Irre führen.
goldrush-card-nugget = Ein Nugget
goldrush-card-nugget-text = Pures Gold, mitten im Sand: Nimm ein Nugget aus dem Vorrat.
goldrush-card-guide = Ein alter Trapper
goldrush-card-guide-text = So kommst du schnell voran: drei Züge hintereinander, dieser ist der erste.
goldrush-card-water = Kein Trinkwasser
goldrush-card-water-text = Deine Feldflasche ist leer: Geh zum nächsten Bach.
goldrush-card-lost = Verlaufen
goldrush-card-lost-text = Du läufst im Kreis: Geh zum Mulch Tree.
goldrush-card-bath = Ein heißes Bad
goldrush-card-bath-text = Das hast du dir verdient: Geh ins Bison Hotel.
goldrush-card-piano = Das Klavier spielt
goldrush-card-piano-text = Wer kann da widerstehen? Geh in den Saddle Saloon.
goldrush-card-wanted = Als Bandit verdächtigt
goldrush-card-wanted-text = Du siehst dem Steckbrief zum Verwechseln ähnlich: Geh ins Jail.
goldrush-card-beer = Freibier
goldrush-card-beer-text = Alle gehen in den Saddle Saloon. Gefangene bleiben im Jail.

## Die eigene Seite eines Spielers

goldrush-hand-cart = Karren
goldrush-hand-bank = Bank
goldrush-hand-claim = Claim
goldrush-hand-mine = Mine
goldrush-hand-free = Frei
# Was an diesem Spieler jetzt besonders ist
goldrush-hand-now = { $what ->
    [jailed] Im Jail: eine 1 oder 6 befreit dich
    [over] Das Spiel ist zu Ende
   *[owed] { $turns ->
        [one] { $turns } Extrazug
       *[other] { $turns } Extrazüge
    }
}

## Neben einer Frage

goldrush-panel-square = Feld { $square }
goldrush-panel-alone = Nur du siehst diese Karte
goldrush-panel-owner = { $player } hat hier einen Claim
goldrush-panel-unclaimed = Hier liegt kein Claim
goldrush-panel-markers = { $markers ->
    [one] Du hast { $markers } Marker frei
   *[other] Du hast { $markers } Marker frei
}
goldrush-panel-may-withdraw = Zurücknehmbar
goldrush-panel-may-assay = Prüfung möglich
goldrush-panel-stays = Bleibt liegen

# Dieselben Bilder für alle, die sie nicht sehen können
goldrush-panel-looked = { $square }: { $card }.
goldrush-panel-creeks = Die Bäche.
goldrush-panel-chosen = Gewählt: { $what }.
