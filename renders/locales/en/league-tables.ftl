### What is different at a league's table: lost seats, what leaving costs, what the league alone decides.

## What has happened

told-lost-seat-no-show = { $left } did not answer the first question in time and has lost the seat. { $robot }, a robot, plays on.
told-lost-seat-absent = { $left } was absent for too long and has lost the seat: last place at this table. { $robot }, a robot, plays on.
told-lost-seat-lapsed = { $left } did not answer in time in overtime and has lost the seat: last place at this table. { $robot }, a robot, plays on.
told-robots-play-out = The season is over: robots play this game to its end. It counts in the league as it comes out, but not for ratings.

## Private

really-leave-league = Leave game #{ $number } for good? A robot will play on for you, and the league may give your seat to somebody else.
leave-costs-league = You will be last at this table: 0 points.
leave-costs-league-rating = You will be last at this table: 0 points, and your rating as if last.
away-league = At a league’s table nobody waits for you: a caretaker plays at once. You lose your seat there if you stay away for 7 days (L6).

## Refusals

refused-league-seat = At a league’s table only the league hands a seat on (L6).
refused-league-pause = A league’s table does not pause, because its round goes by the calendar (L6). If you cannot play, use `/game away`: a caretaker plays your seat.
refused-league-pace = The league sets the pace of this table.
refused-league-again = The league draws who plays whom next. Open a game of your own with the same people if you like.

## At the end

outcome-unrated-played-out = -# Does not count for ratings: robots have played it to its end.
