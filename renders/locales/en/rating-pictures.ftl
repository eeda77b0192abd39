### What the pictures of ratings and figures say, and the same as alternative texts and as lists to read.

## Numbers

rating-picture-sure = { $rating } ± { $deviation }
rating-picture-provisional-number = { $rating }?
rating-picture-decimal = { $whole }.{ $tenths }
rating-picture-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
rating-picture-people = { $people ->
    [one] { $people } person
   *[other] { $people } people
}
rating-picture-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## The list

rating-picture-page = page { $page } of { $pages }
rating-picture-provisional = provisional
rating-picture-provisional-line = provisional: fewer than { $games } games or { $people } opponents
rating-picture-nobody = Nobody has a rating in this list yet.
rating-picture-you = you
rating-picture-list-sign = Ratings
rating-picture-list-title = Ratings in { $game }
rating-picture-row = { $place }. { $name }: { $rating }, { $games }
rating-picture-row-provisional = { $name }: { $rating }, { $games }
rating-picture-your-row = { $row } (you)
rating-picture-more = … and { $count } more.

## The chart

rating-picture-place = place { $place } of { $of }
rating-picture-no-place = no place in the list
rating-picture-after = Games
rating-picture-chart-sign = Rating
rating-picture-chart-title = { $name }: rating in { $game }
rating-picture-chart-now = { $rating } after { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}; { $place }.
rating-picture-chart-way = The line begins at { $first } and ends at { $last }; the band around it is the ±. Highest { $highest } ({ $highest-at ->
    [0] at the start
   *[other] game { $highest-at }
}), lowest { $lowest } ({ $lowest-at ->
    [0] at the start
   *[other] game { $lowest-at }
}).
rating-picture-chart-start = The line begins at { $first } and has no game yet; the band around it is the ±.

## The figures of a person

figures-picture-sign = Figures
figures-picture-title = Figures of { $name }
figures-picture-none = No game with others has ended yet.
figures-picture-first = First in { $wins } of { $games }; even would be { $even }
figures-picture-robots = Against robots only: first in { $wins } of { $games }
figures-picture-seats = { $seats } players
figures-picture-best = Best
figures-picture-games-of = { $game }: { $games }
figures-picture-places = { $seats }: { $places }
figures-picture-places-best = { $seats }: { $places }; best { $best }
figures-picture-times = { $place } { $times ->
    [one] once
   *[other] { $times } times
}
figures-picture-even-about = “Even” is how often anybody would be first if all played equally well.
