### `/rating`: a player’s page, the list, and hiding. What stands in pictures is in rating-pictures.ftl.

rating-command = rating
rating-command-about = Ratings on this server: your page, the list of each game, and hiding
rating-command-show = show
rating-command-show-about = A player’s rating in a game, with their last games and a chart
rating-command-table = table
rating-command-table-about = The list of ratings in a game
rating-command-hide = hide
rating-command-hide-about = Hide your ratings on this server, or show them again
parameter-rated-person = person
parameter-rated-person-about = Whose rating you would like to see; without it, your own
parameter-rated-game = game
parameter-rated-game-about = Which game; without it, the one of this thread, or else the one with the most rated games
parameter-public = public
parameter-public-about = Post it here for everybody; without this, only you see it

## A player’s page

rating-title = ### { $player } in { $game }
rating-is = Rating **{ $rating }**
rating-is-provisional = Rating **{ $rating }**, provisional: { $missing }
rating-missing-games = { $count } of { $needed } games
rating-missing-opponents = { $count } of { $needed } opponents
rating-place = place **{ $place }** of { $of }
rating-below-the-line = below the line in the list
rating-not-listed = not in the list: no rated game played in the last { $days } days
rating-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
rating-best-win = Best win: ahead of { $player }, who had { $rating }, in { $game }
rating-last-games = **Last games**
rating-change = { $way ->
    [up] plus { $by }
    [down] minus { $by }
   *[none] unchanged
}
rating-game = { $game }: place { $place } of { $of }, from { $before } to { $after } (**{ $change }**)
rating-game-absent = { $game }: never answered, from { $before } to { $after } (**{ $change }**)
rating-hidden-own = -# You hide your ratings on this server: only you see this page.
rating-none-own = **You have no rating on this server yet.**
rating-none-own-in = **You have no rating in { $game } on this server yet.**
rating-none-how = Finish a game with at least one other person: it counts for all of you, unless its open seats say otherwise. You get a place in the list after { $games } games, with { $opponents } different people in all.
rating-none = { $player } shows no rating here.
rating-none-in = { $player } shows no rating in { $game } here.

## The list

rating-list-none = **Nobody is in the list of { $game } now.**
rating-list-none-at-all = **Nobody on this server is in a list of ratings yet.**
rating-list-none-how = Every game that two or more people finish together counts, unless its open seats say otherwise.

## Checking the list

rating-check-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
rating-check-people = { $count ->
    [one] 1 rating
   *[other] { $count } ratings
}
rating-check-agrees = **{ $game }:** { $games }, { $people }: computed again from all places; all digits agree.
rating-check-differs = **{ $game }:** { $games }, { $people }: computed again from all places; not all digits agree. The first game that differs is { $first }. Please tell whoever runs this bot.
rating-check-differs-at-the-end = **{ $game }:** { $games }, { $people }: computed again from all places; all games agree, but not all ratings. Please tell whoever runs this bot.

## Hiding

rating-are-shown = **Everybody on this server sees your ratings.**
rating-are-hidden = **You hide your ratings on this server.**
rating-hiding-lists = If they are hidden, you are in no list, and nobody but you sees your ratings, charts and figures.
rating-hiding-rated = Your games are rated all the same, for the others’ sake. The last board of a game then shows only your place; but from what it did to the others’ ratings, people can guess roughly how strong you are.
rating-hiding-posted = What is already posted stays as it is.
rating-hiding-here = This is for all games on this server, and for no other server.

## Buttons and menus

button-rating-list = List
button-rating-own = My rating
button-rating-hide = Hide
button-rating-show = Show again
button-rating-check = Check
button-rating-before = ‹ Previous
button-rating-after = Next ›
menu-rating-game = Another game

## Posting for everybody

posted-for-all = It is posted here for everybody.
picture-missing-words = -# The picture could not be shown here, but the text says all of it.

## Refusals

refused-cannot-post-here = I cannot post anything here. Try another channel, or leave out `{ parameter-public }`.
refused-rating-hidden-to-post = You hide your ratings on this server, so I post nothing of them. `/rating hide` shows them again.
refused-rating-check-runs = Somebody is checking a list on this server just now. Try again in a moment.
