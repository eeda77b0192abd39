### What a league says on Discord: its news, its standing message, its tables, its log, and what people read of it privately. Its rules are in league-rules.ftl, its pictures in league-pictures.ftl.

## Buttons

button-enter = Join
button-present = I am in
button-sitout = Sit out
button-mytables = My tables
button-why = Why?
button-standby = Stand by
button-takeseat = Take the seat
button-opensignup = Open sign-up
button-nextseason = Next season

## People, tables, dates

league-organiser = organiser { $who }
league-organiser-plays = organiser { $who }, who plays in this division
league-organiser-plays-season = organiser { $who }, who plays in this season
league-organiser-former = a former organiser
league-and-others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}
menu-league-division = Standings of a division
league-round = Round { $round }
league-table = Round { $round }, table { $table }
league-table-short = Table { $table }
league-table-line = season { $season }, round { $round }, table { $table }
league-table-line-in = season { $season }, division { $division }, round { $round }, table { $table }
league-settings = { $game }, tables of { $table } people, { $rounds }, one every { $every } days
league-joined = { $count ->
    [0] Nobody has joined yet.
    [one] { $count } person has joined.
   *[other] { $count } people have joined.
}
league-dates-draw = Round { $round } is drawn on { $date }
league-dates-overtime = Overtime begins on { $date }
league-dates-end = The season ends on { $date }
league-dates-stopped = The season stands still

## What a table has left

league-result-won = won by { $who }
league-result-level = all level: { $who }
league-result-alone = only { $who } counted
league-result-nobody = nobody counted
league-result-lost = { $who } (lost the seat)
league-result-absent = { $who } (never answered)
league-result-substitute = { $who } (substitute)
league-left-void = does not count: { $points } for everybody who was there
league-left-placed = places set by an organiser: { $result }

## Acts, a line each

league-act-by = { $what } ({ $by }).
league-act-by-because = { $what } ({ $by }: “{ $reason }”).
league-act-opened = Sign-up for season { $season } is open: { $settings }
league-act-changed = The season changes: { $changes }
league-act-entered = { $who } { $count ->
    [one] has
   *[other] have
} joined.
league-act-left = { $who } { $count ->
    [one] has
   *[other] have
} left the season.
league-act-sat-out = { $who } { $count ->
    [one] sits
   *[other] sit
} round { $round } out.
league-act-came-in = { $who } { $count ->
    [one] is
   *[other] are
} in.
league-act-called = Round { $round } is announced.
league-act-called-again = Too few people were there for round { $round }, so it is announced once more.
league-act-seal = Seal of the draw: `{ $seal }`.
league-act-skipped = Round { $round } is skipped, because twice too few people were there. Everybody is excused: { $points } each (L2).
league-act-skipped-full = Round { $round } is skipped, because too many people have unfinished tables. Everybody is excused: { $points } each (L2).
league-act-drawn = Round { $round } is drawn: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
league-act-seed = Seed: `{ $seed }`.
league-act-table = { $table }: opened.
league-act-lost = { $why ->
    [no-show] { $table }: { $who } did not answer the first question in time and has lost the seat.
    [absent] { $table }: { $who } was away for too long and has lost the seat.
    [lapsed] { $table }: { $who } did not answer in time in overtime and has lost the seat.
    [left] { $table }: { $who } has left the table.
   *[expelled] { $table }: { $who } was expelled and has lost the seat.
} A robot plays on.
league-act-substitute = { $table }: { $who } takes the seat of { $instead }.
league-act-ended = { $table }: { $result }
league-act-ended-unrated = { $table }: { $result } (unrated)
league-act-voided = { $table }: **does not count**, { $points } for everybody who was there
league-act-voided-by-bot = { $table }: **does not count**, because its game cannot be played to its end. { $points } for everybody who was there.
league-act-placed = { $table }: **places set by hand**, { $result }
league-act-stopped = **The season stands still**: no draws, and no time runs at its tables
league-act-went-on = **The season goes on**: what is still to come moves by as many days as the season stood still
league-act-extended = **The end is put off** by { $days ->
    [one] { $days } day
   *[other] { $days } days
}
league-act-end-announced = Overtime begins on <t:{ $at }:f>. Please finish your open tables by then (L12).
league-act-overtime = Overtime begins: at tables that are not over, you have 12 hours for each answer and no reserve (L12).
league-act-played-out = Robots play out the tables that are not over. The results count in the standings, but not for ratings (L12).
league-act-expelled = **{ $who } is expelled from the season**
league-act-readmitted = **{ $who } may play again**
league-act-undone = **{ $effect }**: act { $number } of { $by } (“{ $reason }”) is undone
league-act-undone-number = Act { $number } is undone
league-undone-voided = { $table } counts again
league-undone-placed = { $table } has the places from before again
league-undone-expelled = { $who } may play again
league-undone-readmitted = { $who } is expelled again
league-act-over = { $who } { $count ->
    [one] is champion
   *[other] are champions together
} of { $league }, season { $season }, with { $points }.
league-act-over-without = Season { $season } of { $league } has no champion, because nobody played
league-act-closed = **This league is closed**: no other season opens

league-change = { $setting ->
    [table] tables of { $value }
    [division] divisions of at most { $value } people
    [division-usual] everybody in one division
    [rounds] { $value } rounds
    [every] a round every { $value } days
    [last_games] { $value } days for the last games
    [start] first draw on <t:{ $value }:f>
    [zone] time zone { $value }
    [pace] pace “{ $value }”
    [at_once] at most { $value } unfinished tables each
    [line] { $value } go up and down at each line
    [line-usual] one in six goes up and down at each line
    [late] joining is possible until the draw of round { $value }
    [goes_on] the next season opens by itself
    [goes_on-not] an organiser opens the next season
   *[options] options: { $value }
}
league-change-none = nothing
league-log-line = **{ $number }**, <t:{ $at }:d> <t:{ $at }:t>: { $what }
league-log-undone = { $line } *(undone)*

## News

league-news-sign-up = **{ $league }**, season { $season }: { $settings }. The first round is drawn on <t:{ $at }:f>: press **{ button-enter }** before that.
league-news-again = { $who }: press **{ button-enter }** to play this season, too.
league-news-thread = { $league }: news
league-news-called = **Round { $round }** is drawn on <t:{ $at }:f>, <t:{ $at }:R>. Whoever plays on this server is in (L1).
league-news-called-again = **Too few people are there for round { $round }**, so it is announced once more and drawn on <t:{ $at }:f>, <t:{ $at }:R> (L2).
league-news-are-you-in = { $who }: press **{ button-present }**, or sit this one out.
league-news-seal = -# Seal of the draw: `{ $seal }` (L3)
league-news-drawn = **Round { $round } is drawn:** { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} in <#{ $channel }>.
league-news-division = **Division { $division }**
league-news-table = - { $table }: { $who }
league-news-without = { $why ->
    [bye] Bye ({ $points }): { $who }
    [full] Too many unfinished tables, excused ({ $points }): { $who }
    [sits-excused] Sitting out, excused ({ $points }): { $who }
    [sits] Sitting out (0 points): { $who }
    [absent-excused] Not there, excused ({ $points }): { $who }
   *[absent] Not there (0 points): { $who }
}
league-news-seed = -# Seed: `{ $seed }` (L3)
league-news-next-draw = Round { $round } is drawn on <t:{ $at }:f>. The seal of its draw comes with the announcement, 2 days before.
league-news-draw-at = Round { $round } is drawn on <t:{ $at }:f>.
league-news-ends-at = The season ends on <t:{ $at }:f> at the latest.
league-news-results = { $count ->
    [one] **A table is over**
   *[other] **{ $count } tables are over**
}
league-news-seat = **Who takes the seat?** For 3 days it is for people of this division who have no table in this round, then also for everybody who has pressed **{ button-standby }** (L8).
league-news-overtime = It ends on <t:{ $at }:f>. Then robots play out what is left.
league-news-over = The season is over.
league-news-up = Up from division { $division }: { $who }
league-news-down = Down from division { $division }: { $who }
league-news-digest = -# SHA-256 of the standings: `{ $digest }`. Anybody can check them with `/{ league-command } { league-command-verify }`.
league-news-late = -# The bot was away: this was due on <t:{ $at }:f>.

## Standing message

league-board-round = Round { $round } of { $rounds }, { $tables ->
    [0] no table is open
    [one] { $tables } table is still open
   *[other] { $tables } tables are still open
}
league-board-first = **First:** { $who }
league-board-first-in = **Division { $division }:** { $who }
league-board-place = { $place } { $who } ({ $points })
league-board-champion = { $who } { $count ->
    [one] is champion
   *[other] are champions together
} with { $points }.
league-board-draw = Round { $round } is announced on <t:{ $call }:f> and drawn on <t:{ $at }:f>.
league-board-called = **Round { $round } is drawn <t:{ $at }:R>**, on <t:{ $at }:f>. Whoever plays on this server is in; others press **{ button-present }**.
league-board-end = Planned end: <t:{ $at }:D>, then overtime until <t:{ $last }:D> at the latest.
league-board-overtime = Overtime until <t:{ $at }:f>. Then robots play out what is left.
league-board-stopped = **The season has stood still** since <t:{ $at }:f>. An organiser lets it go on.
league-board-moved = **{ $league }** has moved: it is at home in <#{ $channel }> now.
league-board-join = To take part, press **{ button-enter }** before the first draw.
league-board-join-late = You can still join: press **{ button-enter }** before round { $round } is drawn.
league-board-gone = **This league is closed.**
league-board-closed = Nobody can join this season any more.
league-board-opens = The next season opens on <t:{ $at }:f>.
league-board-asks = The next season opens as soon as an organiser opens it.

## My tables

league-mine = **{ $league }, season { $season }: your tables**
league-mine-none = You have had no table in this season yet.
league-mine-open = { $table }: still open, with { $who }
league-mine-open-alone = { $table }: still open, with robots
league-mine-opens = { $table }: opens soon, with { $who }
league-mine-lost = { $table }: you have lost your seat there (L6)
league-mine-over = { $table }: { $result }

## Why?

league-why = { $divisions ->
    [one] **{ $league }: place { $place }, { $points }**
   *[other] **{ $league }, division { $division }: place { $place }, { $points }**
}
league-why-round = { $where }: { $what }, **{ $points }**
league-why-place = place { $place } of { $of }
league-why-substitute = as a substitute, place { $place } of { $of }
league-why-alone = nobody else counted
league-why-last = (counts as a last place)
league-why-sums = Last places: { $lasts }. Opposition: { $opposition } points per table, on average.
league-why-level = **As many points as you have (L10):**
league-why-fewer-lasts = { $who } is behind you: you have fewer last places ({ $own } against { $theirs }).
league-why-more-lasts = { $who } is ahead of you, with fewer last places ({ $theirs } against your { $own }).
league-why-stronger = { $who } is behind you: as many last places, but you had the stronger opposition ({ $own } against { $theirs }).
league-why-weaker = { $who } is ahead of you: as many last places, but the stronger opposition ({ $theirs } against your { $own }).
league-why-shared = { $who } shares your place: last places and opposition are equal, too.

## What is about to be opened

league-preview = **{ $league }**: { $settings }
league-preview-length = A game takes { $median ->
    [one] about a day
   *[other] about { $median } days
}; nine out of ten are over after { $long ->
    [one] a day
   *[other] { $long } days
}.
league-preview-unknown = Nobody has measured how long such a game takes.
league-preview-people = A round needs at least { $fewest } people.
league-preview-draw = - Round { $round }: <t:{ $at }:f>
league-preview-end = Planned end: <t:{ $at }:f>. After overtime, robots play out what is left on <t:{ $hard }:f>.
league-preview-latest = If an organiser puts the end off: <t:{ $at }:f> at the latest.
league-preview-zone = Time zone { $zone }, pace “{ $pace }”.
league-preview-peaks = Tables at the same time, each in a thread of its own:
league-preview-peak = - { $people } people: { $tables ->
    [one] { $tables } table
   *[other] up to { $tables } tables
}
