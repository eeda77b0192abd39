## What a game that is over says of ratings on its last board, and before that on its open seats.
outcome-head = **Ratings**
outcome-change = { $who } from { $before } to { $after } (**{ $change }**)
outcome-expected = { $who }: ahead of { $behind } of { $others }, { $expected } expected
outcome-behind = { $who }: ahead of { $behind } of { $others }
outcome-chance = { $who }: the chance of finishing ahead was { $share }%
outcome-place = { $who }: place { $place } of { $people }
outcome-absent = { $who }: never answered, so counts as last
outcome-gone = { $name } (left early)
outcome-idle = { $name } (too few answers of their own)
outcome-provisional = -# ? = still provisional
outcome-unrated-alone = -# Does not count for ratings: fewer than two people took part.
outcome-unrated-robots = -# Does not count for ratings: the others were all robots.
outcome-unrated-chosen = -# Does not count for ratings: it was opened that way.
outcome-unrated-server = -# Does not count for ratings: they were switched off on this server.
outcome-unrated-voided = -# Does not count for ratings: an organiser of the league has voided it.
outcome-unrated-lost = -# Does not count for ratings: its answers can no longer be replayed.

## Open seats.
lobby-rated = Counts for ratings.
lobby-unrated = Does not count for ratings.
opened-without-ratings = This server has no ratings, so the game does not count for any.
parameter-rated = rated
parameter-rated-about = Whether the game counts for ratings on this server; yes, unless you choose no
