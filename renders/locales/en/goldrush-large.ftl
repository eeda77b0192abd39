### Goldrush in large print: words beside signs and numbers, as short as they can be.

goldrush-large-north-west = North-west
goldrush-large-north-east = North-east
goldrush-large-south-west = South-west
goldrush-large-south-east = South-east
goldrush-large-of = { $nuggets } of { $all }
goldrush-large-came = came from: { $place }
