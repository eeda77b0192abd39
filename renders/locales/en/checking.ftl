### What somebody sees who looks after a server: how its games stand and what mends them, what is missing, figures.

## How a game stands, in one sentence, and what mends it. { $players } are names; in `still-paused-by-office`, { $detail } is a reason

still-none = It goes on.
still-no-reason = no reason is known
still-frozen = It is frozen: what is stored of it cannot be replayed. (Reference { $detail })
mend-frozen = I have proposed to its players to restart the round. If that does not help, give the reference to whoever runs the bot.
still-deleted = Its thread was deleted.
mend-deleted = Move it to a new thread, or let its players press “{ button-move }”.
still-locked = Its thread is locked.
mend-locked = Unlock the thread: the game goes on by itself.
still-forbidden = I may not post in its thread.
mend-forbidden = `/saloon { saloon-command-check }` says what is missing. Once I have it back, the game goes on by itself.
still-refused = Discord does not take its board.
mend-refused = I keep trying, and its players can answer by commands. If it lasts for hours, tell whoever runs the bot.
still-full = Its thread was archived, and this server has as many active threads as Discord allows.
mend-full = Archive threads that nobody uses: the game goes on by itself.
still-behind = Its newest board was due <t:{ $since }:R>, but I have not been able to post it.
mend-behind = I keep trying. If it lasts for hours, tell whoever runs the bot.
still-lobby-behind = The message with its open seats is out of date.
mend-lobby-behind = `/saloon { saloon-command-check }` says whether I lack a permission. I keep trying.
still-overdue = Time was up for { $players } <t:{ $since }:R>, but nothing has come of it.
mend-overdue = Nothing is lost. Tell whoever runs the bot.
still-paused = The table pauses until <t:{ $until }:f>.
still-paused-by-office = A moderator pauses it until <t:{ $until }:f>: “{ $detail }”
still-asleep = It has slept since <t:{ $since }:D>, because nobody had played for a month.
mend-asleep = One of its players wakes it by pressing something. After three months of sleep it is closed.
still-away = It waits for { $players }: away until <t:{ $until }:D>.
still-nobody = None of its players is there.
mend-nobody = It goes on as soon as one of its players is back.
still-waits = It waits for { $players }, asked <t:{ $since }:R>.
still-waits-until = It waits for { $players }, asked <t:{ $since }:R>, due <t:{ $until }:R>.
still-seats = Its seats are open. So far: { $players }.

## The list of games, and one of them

games-title = ### The games on this server
games-running = { $count } running
games-open = { $count } open
games-faulty = { $count ->
    [one] **{ $count } needs help**
   *[other] **{ $count } need help**
}
games-still = { $count ->
    [one] { $count } stands still, but nothing is wrong
   *[other] { $count } stand still, but nothing is wrong
}
games-entry = { $mark } **{ $game }**, opened <t:{ $at }:R>
games-mend = **{ $mend }**
menu-games = Look after a game…
button-all-games = All games
game-seen = ### { $mark } { $game }
game-seen-ages = Opened <t:{ $created }:f>. A player last did something <t:{ $at }:R>.
refused-not-looked-after = That game is over, or it is not on this server. The list shows those that are open or running.

## What is checked: permissions

check-title = ### What was checked on this server
check-title-channel = ### What was checked in <#{ $channel }>
check-nothing-changed = -# This only looks: nothing was changed.
check-integrations = -# In Server Settings → Integrations → Saloon, each command can be switched off by role, person and channel; threads follow their channel. That stops no buttons: whoever sees a thread can press them.
refused-not-checked-here = Nobody can write in that channel, or it is not on this server. Choose another.
button-check-again = Check again
button-what-is-missing = What is missing
listed-and-more = { $listed } and { $count } more
finding-lacks = { $channel }: { $count ->
    [one] I lack the permission { $permissions }.
   *[other] I lack the permissions { $permissions }.
} { $cause } { $mend } { $result }
cause-me = The channel denies { $count ->
    [one] it
   *[other] them
} to me as a member.
cause-roles = The channel denies { $count ->
    [one] it
   *[other] them
} to the role { $roles }.
cause-everyone = The channel denies { $count ->
    [one] it
   *[other] them
} to @everyone.
cause-nothing = None of my roles has { $count ->
    [one] it
   *[other] them
}.
mend-in-channel = Channel settings → Permissions → { $role }: allow { $count ->
    [one] it
   *[other] them
}.
mend-for-me = Channel settings → Permissions: allow { $count ->
    [one] it
   *[other] them
} for me, as a member.
mend-on-server = Server Settings → Roles → { $role } → Permissions: switch { $count ->
    [one] it
   *[other] them
} on.
mend-on-server-no-role = Server Settings → Roles: give me a role that has { $count ->
    [one] it
   *[other] them
}.
result-boards = { $games ->
    [one] { $games } game there cannot be shown or played properly.
   *[other] { $games } games there cannot be shown or played properly.
}
result-nothing-opens = Until then no game can be opened there.
finding-lacks-in = In { $channels }, no game can be opened: I lack { $permissions } there.
finding-hidden = Hidden from me, so no game can be opened there: { $channels }.
finding-channels-good = { $count ->
    [one] In { $count } channel I have all the permissions that games need.
   *[other] In { $count } channels I have all the permissions that games need.
}
finding-channel-good = I have all the permissions that games need here.
finding-nowhere = There is no channel in which a game can be opened.
finding-timed-out = I am timed out until <t:{ $until }:f>, so I cannot post anywhere. A moderator can end that: right-click my name → Remove Timeout.
finding-threads-few = { $count ->
    [one] { $count } active thread; Discord allows { $all }.
   *[other] { $count } active threads; Discord allows { $all }.
}
finding-threads-many = { $count } active threads; Discord allows { $all }. From { $most } on, no new game is opened: archive threads that nobody uses.
finding-threads-full = { $count } active threads; Discord allows { $all }, and from { $most } on no new game is opened. Archive threads that nobody uses.

## What is checked: settings, and what Discord’s page Integrations switches off

finding-settings-good = The settings fit together.
finding-not-chosen = Games are not opened in this channel: the setting “{ setting-channels }” names others. `/saloon settings` shows them.
finding-channels-none = Games can be opened nowhere: all channels that were chosen for them were deleted. Choose others in `/saloon settings`.
finding-channels-gone = { $count ->
    [one] { $count } channel that was chosen for games is gone.
   *[other] { $count } channels that were chosen for games are gone.
} `/saloon settings` shows the others.
finding-no-text-channel = <#{ $channel }> is not a text channel, so no game can be opened there.
finding-openers-none = Only admins can open games: all roles that were chosen for that were deleted. `/saloon settings` changes it.
finding-openers-gone = { $count ->
    [one] { $count } role that may open games was deleted.
   *[other] { $count } roles that may open games were deleted.
} `/saloon settings` shows the others.
finding-opener-bot = The role { $role } may open games, but it belongs to a bot or a service: nobody can have it.
finding-opener-blind = The role { $role } may open games, but in none of the channels for games can it both see the channel and use commands.
finding-language-older = { $count ->
    [one] { $count } game speaks another language than the one that was chosen.
   *[other] { $count } games speak another language than the one that was chosen.
} Choose the language again in `/saloon settings`: then they follow.
finding-told-in-gone = The channel for moderators’ acts is gone. Choose another in `/saloon settings`.
finding-told-in-mute = I cannot write in <#{ $channel }>, the channel for moderators’ acts. Allow it there, or choose another channel in `/saloon settings`.
every-command = Every command of mine
some-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
finding-off-everybody = { $command } is switched off for everybody. Server Settings → Integrations → Saloon switches it on again.
finding-off-everyone-but = { $command } is switched off for @everyone, but not for { $allowed }.
finding-off-roles = { $command } is switched off for the role { $roles }.
finding-off-people = { $command } is switched off for { $people }.
finding-off-in = { $command } is switched off in { $channels }: nobody can use it there. Server Settings → Integrations → Saloon changes that.
finding-on-in = { $command } works only in { $channels }: elsewhere it is switched off.
finding-off-everywhere = { $command } is switched off in all channels. Server Settings → Integrations → Saloon switches it on again.

## What is checked: games, commands, the bot

finding-game = { $game }: { $why } { $mend }
finding-games-more = { $count ->
    [one] { $count } more game needs help: `/moderate { moderate-command-games }`
   *[other] { $count } more games need help: `/moderate { moderate-command-games }`
}
finding-commands-good = Discord has all { $count } commands.
finding-commands-missing = Discord lacks { $commands }. I hand it my commands again by myself. If it still lacks them tomorrow, tell whoever runs the bot.
finding-commands-unknown = Discord did not say which commands it has and who may use them. Try again in a minute.
finding-line = I have been connected to Discord since <t:{ $since }:f>.
finding-line-unknown = My connection to Discord has only just been made again.
finding-outage = The last interruption: <t:{ $since }:f> to <t:{ $until }:f>.
finding-outage-none = It was never interrupted for more than five minutes.
finding-version = This is Saloon { $version }.
finding-operator = This bot is run by: { $operator }
finding-operator-none = Whoever runs this bot has given no address, so nobody can ask them anything. They can give one in their setting `SALOON_OPERATOR`.

## Figures

stats-title = ### Figures of this server
stats-about = -# Games that ended within the last twelve months.
stats-game = **{ $game }**: { $figures }
stats-all = All of these
stats-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stats-days = { $days ->
    [0] half of them took less than a day
    [one] half of them took at most { $days } day
   *[other] half of them took at most { $days } days
}
stats-in-time = { $share }% of questions answered in time
stats-robots = robots had { $share }% of the seats
stats-months = -# { $months }
stats-month = { $month }: { $count }
stats-none = There are no figures yet: at least { $fewest } games of one title must have ended.
stats-hidden = -# A title or a month with fewer than { $fewest } games is left out, and so is everything about single people. Nothing of this is sent anywhere.

## Commands

moderate-command-games = games
moderate-command-games-about = All games on this server: how they stand, and what mends them
saloon-command-check = check
saloon-command-check-about = What is missing for games on this server; nothing is changed
saloon-command-stats = stats
saloon-command-stats-about = Figures of the games on this server; nobody is named
parameter-page = page
parameter-page-about = Which page of the list
parameter-seen = game
parameter-seen-about = The number of one game
parameter-checked-channel = channel
parameter-checked-channel-about = Only this channel; without it, the whole server
