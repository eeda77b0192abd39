### Refusals: why something is not possible, and what to do instead. `refused-<reason>` for each reason.

refused-with-rule = { $why } (rule { $rule })

## Answers that a decision does not allow

refused-not-an-option = That is not among the choices. Pick one of those on offer.
refused-not-a-number = That is not a whole number. Type one in plain digits, like 7.
refused-amount-too-low = That is too little. It takes at least { $low }.
refused-amount-too-high = That is more than you may name. Go no higher than { $high }.
refused-amount-off-step = Amounts go up by { $step } here, from { $low } to { $high }.
refused-no-pass = You cannot pass here. Name an amount.
refused-only-pass = You can only pass here: you cannot go any higher.
refused-twice-the-same = You named the same thing twice. Name different ones.
refused-too-many-alike = You named the same thing more often than it is there. There are only { $copies } of it.
refused-sum-taken = The sum { $sum } is taken already. Choose what makes another sum.
refused-not-so-many = { $count ->
    [one] Choose exactly one.
   *[other] Choose exactly { $count }.
}
refused-wrong-count = Choose { $low } to { $high }.

## Answers at the wrong time

refused-not-stored = It could not be stored, so nothing has changed. Whoever runs the bot has been told: try again in a few minutes.
refused-stale = That question is no longer open. Use the newest buttons of this game.
refused-order-over = That is over: it was for a question that is not asked any more.
refused-order-not-now = You cannot say anything ahead for that now. `/game order` shows what you can say.
refused-sent-before = You sent this before you were asked. Here is the question as it is now.
refused-not-your-turn = You are not asked for anything right now. You will be called when it is your turn.
refused-for-others = That is for others at the table, not for you right now.
refused-asked-yourself = That is for the others: you are being asked something yourself.
refused-game-over = This game is over. Its last board shows how it ended.

## Offices on a server

refused-not-an-admin = Only admins of this server can press that: it needs the permission “Manage Server”. If you may use `/saloon` without it, type the command instead.
refused-not-a-moderator = Only moderators of this server can press that: it needs the permission “Manage Threads”. If you may use `/moderate` without it, type the command instead.
refused-not-a-moderator-there = You moderate here, but not in <#{ $channel }>: that needs the permission “Manage Threads” in that channel.

## Ratings

refused-ratings-off = This server has no ratings. Its admins can switch them on with `/saloon settings`.
refused-rating-hidden = They show no rating here.
