### What the pictures of leagues say, and the same as alternative texts and as lists to read.

## Numbers

league-decimal = { $whole }.{ $part }
league-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

## Titles

league-without-name = A league without a name
league-season = Season { $season }
league-season-round = Season { $season }, round { $round } of { $rounds }
league-season-over = Season { $season }, final
league-division = Division { $division }
league-divisions = { $count } divisions
league-rounds = { $count } rounds
league-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
league-nobody = Nobody plays in this division yet.

## Standings

league-column-rounds = Places by round
league-column-points = Points
league-column-lasts = Last
league-column-opposition = Opp.
league-row = { $place }. { $names }: { $points }
league-shared = shared
league-line-up = Whoever is above goes up
league-line-down = Whoever is below goes down
league-details = Rounds: { $rounds }; last places: { $lasts }; opposition: { $opposition }
league-note-columns = Last: last places; Opp.: opposition’s points
league-note-sign = { $sign } { $means }
league-square-bye = B
league-square-voided = V
league-told-excused = excused
league-told-missed = missed
league-told-lost = seat lost
league-told-bye = bye
league-told-voided = void
league-told-open = still open
league-sure-first = first for sure
league-sure-up = up for sure
league-sure-down = down for sure
league-final-champion = champion
league-final-first = first, goes up
league-final-up = goes up
league-final-down = goes down

## Who left whom behind

league-cross = Who left whom behind
league-cross-sign = Meetings
league-cross-about = 2:1 means: left the other behind twice, and was left behind once.
league-cross-note-pair = 2:1: twice ahead of that column’s person, once behind
league-cross-note-one = 2: twice ahead of that column’s person
league-cross-row = { $name }: { $met }
league-cross-pair = { $name } { $ahead }:{ $behind }
league-cross-nobody = nobody yet

## The poster

league-poster-heading = { $count ->
    [one] Champion
   *[other] Champions
}
league-poster-champions = { $count ->
    [one] Champion: { $names }
   *[other] Champions together: { $names }
}
league-poster-others = { $count } others
league-poster-each = { $points } each
league-seal = Seal of the standings: { $seal }
league-seal-short = Seal { $seal }
