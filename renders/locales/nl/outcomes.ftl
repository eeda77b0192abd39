## Wat een spel dat voorbij is, op zijn laatste bord over ratings zegt, en eerder bij de vrije plaatsen.
outcome-head = **Ratings**
outcome-change = { $who } van { $before } naar { $after } (**{ $change }**)
outcome-expected = { $who }: { $behind } van de { $others } achter zich gelaten, verwacht { $expected }
outcome-behind = { $who }: { $behind } van de { $others } achter zich gelaten
outcome-chance = { $who }: de kans om vóór de ander te eindigen was { $share }%
outcome-place = { $who }: plaats { $place } van { $people }
outcome-absent = { $who }: nooit geantwoord, telt dus als laatste
outcome-gone = { $name } (voortijdig vertrokken)
outcome-idle = { $name } (te weinig zelf geantwoord)
outcome-provisional = -# ? = nog voorlopig
outcome-unrated-alone = -# Telt niet mee voor de ratings: er deden minder dan twee mensen mee.
outcome-unrated-robots = -# Telt niet mee voor de ratings: de anderen waren allemaal robots.
outcome-unrated-chosen = -# Telt niet mee voor de ratings: zo is het geopend.
outcome-unrated-server = -# Telt niet mee voor de ratings: die zijn op deze server uitgezet.
outcome-unrated-voided = -# Telt niet mee voor de ratings: een organisator heeft het ongeldig verklaard.
outcome-unrated-lost = -# Telt niet mee voor de ratings: de antwoorden zijn niet meer na te spelen.

## Vrije plaatsen.
lobby-rated = Telt mee voor de ratings.
lobby-unrated = Telt niet mee voor de ratings.
opened-without-ratings = Deze server heeft geen ratings, dus het spel telt daarvoor niet mee.
parameter-rated = rating
parameter-rated-about = Of het spel op deze server voor de ratings meetelt; ja, tenzij je nee kiest
