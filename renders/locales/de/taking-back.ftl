### Was man zurücknehmen kann.

taking-back-hardly = Meist folgt sofort ein Wurf oder eine Karte. Dann kannst du das nicht mehr zurücknehmen.
