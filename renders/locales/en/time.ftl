### Time at a table: until when it waits, what time has done there, and its pace.

## Until when a seat is waited for: a small line below the turn

turn-until = until <t:{ $at }:f>, <t:{ $at }:R>
turn-until-reserve = until <t:{ $at }:f>, <t:{ $at }:R>; on reserve until <t:{ $due }:f>
turn-on-reserve = on reserve until <t:{ $at }:f>, <t:{ $at }:R>
turn-since = asked <t:{ $at }:R>
turn-away = away until <t:{ $until }:D>
turn-away-waits = away until <t:{ $until }:D>; the table waits until <t:{ $at }:D>
turn-nobody-there = the game goes on as soon as somebody is back
turn-paused = paused until <t:{ $at }:f>
turn-asleep = the game sleeps
turn-of = { $name }: { $line }
turn-invited = { $players }: with **{ button-act }** you can say ahead what you will answer.

## What has happened

told-time-was-up = Time was up for { $names }.
told-caretaker-sat-down = { $caretaker } minds the seat until { $name } is back.
told-came-back = { $name } is back.
told-went-away = { $name } is away until <t:{ $until }:D>.
told-more-time = { $by } gives { $name } more time, until <t:{ $until }:f>.
told-paused = The table pauses until <t:{ $until }:f>.
told-went-on = The table plays on.
told-pace-changed = The pace is now **{ $pace }**: { $about }.
told-seat-offered = { $name }’s seat is free for whoever likes to play on.
told-took-seat = { $name } plays on for { $left }.
told-fell-asleep = Nobody has played here for a month: the game sleeps.
told-woke = The game is awake again.
clocks-stood = The bot was away from <t:{ $since }:{ $style }> to <t:{ $until }:{ $style }>: clocks stood still.

## Paces

pace-evening = evening
pace-evening-about = 5 minutes per answer and 15 in reserve, even at night: for one sitting
pace-brisk = brisk
pace-brisk-about = 12 hours per answer and 24 in reserve, if you all look in several times a day
pace-daily = daily
pace-daily-about = 24 hours per answer and 48 in reserve; no time runs out at night
pace-relaxed = relaxed
pace-relaxed-about = 48 hours per answer and 96 in reserve; no time runs out at night
pace-none = no clock
pace-none-about = nobody is hurried; reminders come after 1, 3 and 7 days
pace-overtime = overtime
pace-overtime-about = 12 hours per answer and nothing in reserve
pace-choice-evening = { pace-evening }: { pace-evening-about }
pace-choice-brisk = { pace-brisk }: { pace-brisk-about }
pace-choice-daily = { pace-daily }: { pace-daily-about }
pace-choice-relaxed = { pace-relaxed }: { pace-relaxed-about }
pace-choice-none = { pace-none }: { pace-none-about }
lobby-pace = Pace: **{ $pace }** ({ $about }).
button-pace = Choose a pace
parameter-pace = pace
parameter-pace-about = How long the table waits for an answer; without a choice, what this server proposes
refused-not-the-host = Only the player who has sat at this table longest sets the pace. Ask them to change it.
