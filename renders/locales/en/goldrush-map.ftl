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

goldrush-map-horseshoe = Horseshoe
goldrush-map-licence = Licence
goldrush-map-hold-up = Hold-up
goldrush-map-room = Room
goldrush-map-rustler = Rustler
goldrush-map-short-cut = Short cut

# The sides of the players, and the poster at the end

goldrush-board-move = { $players } moves{ $why }
goldrush-board-bank = Bank
goldrush-board-cart = Cart
goldrush-board-markers = Markers
goldrush-board-place = { $place }.
