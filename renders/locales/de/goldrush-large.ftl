### Goldrush in Großschrift: Wörter neben Zeichen und Zahlen, so kurz es geht.

goldrush-large-north-west = Nordwesten
goldrush-large-north-east = Nordosten
goldrush-large-south-west = Südwesten
goldrush-large-south-east = Südosten
goldrush-large-of = { $nuggets } von { $all }
goldrush-large-came = kam von: { $place }
