### Goldrush in grote letters: woorden naast tekens en getallen, zo kort als het kan.

goldrush-large-north-west = Noordwest
goldrush-large-north-east = Noordoost
goldrush-large-south-west = Zuidwest
goldrush-large-south-east = Zuidoost
goldrush-large-of = { $nuggets } van { $all }
goldrush-large-came = kwam van: { $place }
