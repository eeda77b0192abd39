### Goldrush’s map and board: what is printed on them. Names of houses, creeks and the tree stay as they are.

goldrush-map-town = Nugget-Town

goldrush-map-smithy = Smithy
goldrush-map-assay = Assay Office
goldrush-map-registry = Registry
goldrush-map-saloon = Saddle Saloon
goldrush-map-hotel = Bison Hotel
goldrush-map-jail = Jail
goldrush-map-sheriff = Sheriff
goldrush-map-bank = Bank
goldrush-map-store = Jake’s General Store

goldrush-map-rattlesnake = Rattlesnake Creek
goldrush-map-silver = Silver Creek
goldrush-map-dry = Dry Creek
goldrush-map-mulch = Mulch Tree

# Die Ereignisfelder

goldrush-map-horseshoe = Hufeisen
goldrush-map-licence = Schein
goldrush-map-hold-up = Überfall
goldrush-map-room = Zimmer
# „Viehdieb“ ist dort zu breit.
goldrush-map-rustler = Dieb
goldrush-map-short-cut = Abkürzung

# Die Seiten der Spieler, und das Plakat am Ende

goldrush-board-move = { $players } zieht{ $why }
goldrush-board-bank = Bank
goldrush-board-cart = Karren
goldrush-board-markers = Marker
goldrush-board-place = { $place }.
