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

# The instruction points

goldrush-map-horseshoe = Hoefijzer
goldrush-map-licence = Vergunning
goldrush-map-hold-up = Overval
goldrush-map-room = Kamer
goldrush-map-rustler = Veedief
goldrush-map-short-cut = Binnenweg

# De kanten van de spelers, en het affiche aan het eind

goldrush-board-move = { $players } is aan zet{ $why }
goldrush-board-bank = Bank
goldrush-board-cart = Karretje
goldrush-board-markers = Markers
goldrush-board-place = { $place }.
