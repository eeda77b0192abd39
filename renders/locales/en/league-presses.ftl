### What people read privately of their own part in a league, after a press or a command.

button-league-rules = Rules of leagues
button-league-standings = Standings

## What they have just done

league-own = **{ $league }, season { $season }**
league-own-joined = **You are in this season.**
league-own-rejoined = **You are in this season again.**
league-own-already = You are in this season already.
league-own-late = { $count ->
    [one] You have missed a round. It is excused: { $points } (L2).
   *[other] You have missed { $count } rounds. The first is excused: { $points }. The others give you 0 (L2).
}
league-own-how-to-leave = -# With `/{ league-command } { league-command-leave }` you leave the season, with **{ button-sitout }** you skip one round.
league-own-awake = **You do not sleep any more:** you are mentioned again.
league-own-sits-no-more = **You do not sit the next round out any more.**
league-own-early = **That was too early.** Press **{ button-present }** again once the round is announced.
league-own-no-points = Nobody in your division has points yet: no table is over.
league-own-goodbye-tables = { $count ->
    [one] One of your tables goes on, so please play it to its end: { $tables }.
   *[other] { $count } of your tables go on, so please play them to their end: { $tables }.
}
league-own-stands-by = **You stand by.** If somebody loses a seat and nobody of their division takes it within 3 days, you may take it (L8). The league’s news tells you which seats there are.
league-own-stands-by-not = **You do not stand by any more.** Press **{ button-standby }** again if you want to.
league-own-standing-by = You stand by for lost seats (L8).
league-own-took-counts = Your place counts if nobody has answered on this seat before you, and if you give at least half of its answers. Otherwise you play for honour (L8).

## What is so for them now

league-own-outside = You are not in this season.
league-own-left = **You have left this season.** Press **{ button-present }** to come back.
league-own-asleep = You sleep: you are not mentioned until you press **{ button-present }** (L1).
league-own-sits = You sit round { $round } out, and it gives you 0 points (L2). **{ button-present }** takes that back until its draw on <t:{ $at }:f>.
league-own-sits-excused = You sit round { $round } out and are excused: { $points } (L2). **{ button-present }** takes that back until its draw on <t:{ $at }:f>.
league-own-sits-stopped = You sit round { $round } out. **{ button-present }** takes that back until its draw.
league-own-draw = Round { $round } is announced on <t:{ $call }:f> and drawn on <t:{ $at }:f>. Whoever plays on this server between the two is in; others press **{ button-present }** then (L1).
league-own-called = Round { $round } is drawn <t:{ $at }:R>, on <t:{ $at }:f>. If you have played on this server since it was announced, you are in. If not, press **{ button-present }** (L1).
league-own-in = You are in for round { $round }. It is drawn <t:{ $at }:R>, on <t:{ $at }:f>.
league-own-full = { $count ->
    [one] But you have an unfinished table of this season. If it is not over by the draw, you sit the round out and are excused: { $points } (L1).
   *[other] But you have { $count } or more unfinished tables of this season. If that is still so at the draw, you sit the round out and are excused: { $points } (L1).
}
league-own-no-more = No more rounds are drawn. The season ends on <t:{ $at }:f> at the latest.

## The rules of leagues, from other pages

rules-of-leagues = **{ league-name }**: one game, round by round, with standings and divisions
help-commands-leagues = - `/{ league-command } { league-command-list }`: the leagues here
