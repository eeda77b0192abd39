### What is different at a league's table: lost seats, what leaving costs, what the league alone decides.

## What has happened

told-lost-seat-no-show = { $left } did not answer the first question in time and has lost the seat. { $robot }, a robot, plays on.
told-lost-seat-absent = { $left } was away for too long and has lost the seat: last place at this table. { $robot }, a robot, plays on.
told-lost-seat-lapsed = { $left } did not answer in time in overtime and has lost the seat: last place at this table. { $robot }, a robot, plays on.
told-robots-play-out = The season is over: robots play this game to its end. The result counts in the league, but not for ratings.

## Private

really-leave-league = Leave game #{ $number } for good? A robot will play on for you, and the league may give your seat to somebody else.
leave-costs-league = You will be last at this table: 0 points.
leave-costs-league-rating = You will be last at this table: 0 points, and it counts as last place for your rating, too.
away-league = At a league’s table nobody waits for you: a caretaker plays for you immediately. You lose your seat there if you stay away for 7 days (L6).

## Refusals

refused-league-seat = At a league’s table, only the league gives a seat to somebody else (L6).
refused-league-pause = A league’s table does not pause, because its round goes by the calendar (L6). If you cannot play, use `/{ game-command } { game-command-away }`: a caretaker plays your seat.
refused-league-pace = The league sets the pace of this table.
refused-league-again = The league draws who plays whom next. Open a game of your own with the same people if you like.

## At the end

outcome-unrated-played-out = -# Does not count for ratings: robots have played it to its end.

## At a table of a league

league-thread = { $table }, { $league }, season { $season }
league-on-board = -# { $table }
league-on-board-ends = -# { $table }, planned end <t:{ $at }:D>
league-end-notice = **{ $league }: overtime begins <t:{ $at }:R>**, on <t:{ $at }:f>, if this table is not over by then. You then have 12 hours for each answer, without a reserve. Whoever lets that time run out once loses the seat. On <t:{ $last }:f> robots play out what is left (L12).
league-tables-wait = This server has almost as many active threads as Discord allows. The other tables of round { $round } are opened as soon as other games are over.

## In the inbox: seats that were lost

inbox-seats-lost = **Seats you have lost in a league this season**
inbox-seat-lost = - { $why ->
    [no-show] { $game }: you did not answer the first question in time (L5).
    [lapsed] { $game }: you did not answer in time in overtime (L12).
   *[absent] { $game }: you were away for too long (L6).
} { $cost }
inbox-seat-costs = { $why ->
    [no-show] You get 0 points there.
   *[other] You are last there: 0 points.
}
inbox-seat-costs-rating = { $why ->
    [no-show] You get 0 points there, and it counts as last place for your rating.
   *[other] You are last there: 0 points, and it counts as last place for your rating, too.
}
