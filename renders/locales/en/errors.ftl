### Refusals: why something is not possible, and what to do instead. `refused-<reason>` for each reason.

refused-with-rule = { $why } (rule { $rule })

## Answers that a decision does not allow

refused-not-an-option = That is not among the choices. Choose one from the list.
refused-not-a-place = There is no such place. Type a letter such as B, a house such as Bank, or a step such as Street 7.
refused-possible = You can choose: { $options }
refused-could-be = It could be one of these: { $options }
refused-not-a-number = That is not a whole number. Type one in plain digits, like 7.
refused-amount-too-low = That is too little. Name at least { $low }.
refused-amount-too-high = That is more than you may name. Name at most { $high }.
refused-amount-off-step = Amounts go up by { $step } here, from { $low } to { $high }.
refused-amount-only = You can name { $amount }{ $may_pass ->
    [yes] , or pass.
   *[no] .
}
refused-amounts = You can name { $low } to { $high }{ $step ->
    [1] {""}
   *[other] , in steps of { $step }
}{ $may_pass ->
    [yes] , or pass.
   *[no] .
}
refused-no-pass = You cannot pass here. Name an amount.
refused-only-pass = You can only pass here: you cannot go any higher.
refused-twice-the-same = You named the same thing twice. Name different ones.
refused-too-many-alike = There are only { $copies } of that, and you named more.
refused-sum-taken = The sum { $sum } is taken already. Choose what makes another sum.
refused-not-so-many = { $count ->
    [one] Choose exactly one.
   *[other] Choose exactly { $count }.
}
refused-wrong-count = { $low ->
    [0] Choose at most { $high }.
   *[other] Choose { $low } to { $high }.
}

## Answers at the wrong time

refused-not-stored = It could not be stored, so nothing has changed. Whoever runs the bot has been told: try again in a few minutes.
refused-stale = That question is no longer open. Use the newest buttons of this game.
refused-order-over = That is over: it was for a question that is not asked any more.
refused-order-not-now = You cannot say anything ahead for that now. `/game order` shows what you can say.
refused-sent-before = You sent this before you were asked. Here is the question as it is now.
refused-not-your-turn = Nothing is asked of you right now. You will be mentioned when it is your turn.
refused-for-others = That is for others at the table, not for you right now.
refused-asked-yourself = That is for the others: you are being asked something yourself.
refused-game-over = This game is over. `/game board` tells how it ended.

## Offices on a server

refused-not-an-admin = Only admins of this server can press that: it needs the permission “Manage Server”. If you may use `/saloon` without it, type the command instead.
refused-not-a-moderator = Only moderators of this server can press that: it needs the permission “Manage Threads”. If you may use `/moderate` without it, type the command instead.
refused-not-a-moderator-there = You moderate here, but not in <#{ $channel }>: that needs the permission “Manage Threads” in that channel.

## Ratings

refused-ratings-off = This server has no ratings. Its admins can switch them on with `/saloon settings`.
refused-rating-hidden = This person shows no rating here.

## Leagues

refused-league-unknown = There is no such league here.
refused-not-for-you-to-organise = Only organisers of leagues on this server can do this: you need the permission “Manage Events” for it. If you may use `/{ organise-command }` without it, type the command.
refused-league-which = There are several leagues here. Say which one you mean.
refused-league-name-missing = Give the league a name with at least one letter or digit.
refused-league-name-long = That name is too long. Use at most { $most } characters.
refused-league-name-taken = A league of this server has that name already. Choose another.
refused-league-game = A league keeps its game. Open another league for another game.
refused-league-zone = I know no time zone “{ $zone }”. Name one like “Europe/Amsterdam”.
refused-league-table = A table of this game has { $low } to { $high } people.
refused-league-setting = { $setting ->
    [division] A division has { $low } to { $high } people.
    [rounds] A season has { $low } to { $high } rounds.
    [every] Rounds are { $low } to { $high } days apart.
    [last_games] The last games have { $low } to { $high } days.
   *[at_once] One person can have { $low } to { $high } tables at once.
}
refused-league-setting-other = { $setting ->
    [pace] Tables of a league have the pace “{ pace-brisk }” or “{ pace-daily }”.
    [late] People can enter late at most until the draw of the last round.
   *[line] The number of people who go up and down cannot be below 0.
}
refused-league-setting-fixed = That cannot change any more in this season. It can in the next one.
refused-league-every = These games take too long for this. Leave at least { $least ->
    [one] one day
   *[other] { $least } days
} between two rounds.
refused-league-at-once = These games take too long for this. Allow at least { $least } tables at once.
refused-league-last-games = These games take too long for this. Leave at least { $least ->
    [one] one day
   *[other] { $least } days
} for the last games.
refused-league-too-long = Games with { $seats } people take too long for a league. Choose smaller tables or a shorter game.
refused-league-sign-up = Sign-up can last { $low } to { $high } days.
refused-league-start = The first round must be in { $low } to { $high } days.
refused-league-rounds-drawn = That is too few rounds: some are drawn or called already. Choose at least { $least }.
refused-league-extend-days = A season can be extended by { $low } to { $high } days.
refused-season-unknown = This league has no such season.
refused-season-running = This league has a season that is not over.
refused-season-over = This season is over.
refused-season-started = This season has started already.
refused-season-starts-anyway = The first round is drawn on <t:{ $at }:f>. It cannot be drawn any earlier: people need time to say that they are in.
refused-season-stopped = This season is stopped already.
refused-season-not-stopped = This season is not stopped.
refused-extended-already = This season has been extended already. That is possible only once.
refused-season-full = This season has { $most } people, and takes no more.
refused-sign-up-over = Nobody can sign up any more. The next season opens on <t:{ $until }:f>.
refused-sign-up-over-until-end = Nobody can sign up for this season any more. It ends on <t:{ $until }:f> at the latest; then the next one can open.
refused-sign-up-over-for-now = This season is over. You can sign up once the next one opens.
refused-already-entered = You are in this season already.
refused-not-entered = You are not in this season.
refused-expelled-from-season = An organiser has put you out of this season. You can enter the next one.
refused-lost-too-many-seats = You have lost three seats in this season, so it goes on without you. You can enter the next one.
refused-expelled-already = That person is out of this season already.
refused-not-expelled = No organiser has put that person out of this season.
refused-no-division-yet = You are in no division yet. The next draw for which you are there puts you into one.
refused-round-unknown = There is no such round to sit out now.
refused-too-late-to-sit-out = That is too late: the round was drawn on <t:{ $at }:f>.
refused-seat-for-others = Until <t:{ $until }:f> this seat is for people of this division who have no table in this round. Then all who have pressed **Stand by** may take it, too.
refused-seat-lost-here = You have lost a seat at this table, so you cannot take another one there.
refused-table-unknown = This season has no such table.
refused-table-over = This table is over.
refused-table-voided = This table is void already.
refused-places-do-not-fit = Name everybody who was at this table. Missing: { $missing }.
refused-places-do-not-fit-those = Name everybody who was at this table once, and nobody else.
refused-act-cannot-be-undone = That cannot be undone. Only what organisers have done can be undone, and each act only once.
