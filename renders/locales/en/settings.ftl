### The settings of a server: what they are called, what is so now, and what they refuse.

saloon-command-set = set
saloon-command-set-about = Change one setting of this server
parameter-setting = setting
parameter-setting-about = What you want to change
parameter-value = value
parameter-value-about = What it is to be from now on; “default” takes your choice back

## What the settings are called

setting-language = language
setting-channels = channels for new games
setting-openers = who may open games
setting-most-running = running games per person
setting-most-open = open games per person
setting-most-on-server = running games on this server
setting-games = games on offer
setting-pace = proposed pace
setting-robots = robots
setting-ratings = ratings
setting-tidy = messages of finished games
setting-told-in = channel for moderators’ acts

## What they can be

setting-value-default = default
setting-value-all-channels = all
setting-value-no-channel = nowhere
setting-value-everyone = everyone
setting-value-admins = admins
setting-value-all-games = all
setting-value-none = none
setting-value-yes = yes
setting-value-no = no
setting-value-leave = leave
setting-value-fold = shorten
setting-value-delete = delete
setting-value-en = English
setting-value-nl = Dutch
setting-value-de = German
setting-choice-default = default ({ $value })
setting-choice-own-language = default (the server’s own language)

## What is so now, and what it holds for

setting-is-language = Everybody on this server reads Saloon in { $language } from the next message on, in running games too. Private answers stay in each person’s own language.
setting-is-own-language = Everybody on this server reads Saloon in the language that Discord gives for it ({ $language }), from the next message on, in running games too. Private answers stay in each person’s own language.
setting-is-channels = Games are opened in { $channels }. This holds for new games and for **{ button-replay }**; running games go on where they are.
setting-is-channels-all = Games may be opened in every channel.
setting-is-channels-none = Games can be opened nowhere on this server. Running games go on.
setting-is-openers = Games are opened by { $roles }, and by admins. This holds for new games and for **{ button-replay }**; anybody may join them.
setting-is-openers-all = Everybody may open games.
setting-is-openers-none = Only admins may open games. This holds for new games and for **{ button-replay }**; anybody may join them.
setting-is-most-running = { $count ->
    [one] On this server, one person may play only one game at a time.
   *[other] On this server, one person may play at most { $count } games at a time.
} This is checked whenever somebody opens a game, joins one or takes an offered seat. Nobody loses a seat.
setting-is-most-open = { $count ->
    [one] On this server, one person may have only one open game that has not started.
   *[other] On this server, one person may have at most { $count } open games that have not started.
} This holds for new games and for **{ button-replay }**.
setting-is-most-on-server = { $count ->
    [one] Only one game at a time may run on this server.
   *[other] At most { $count } games may run on this server at the same time.
} This is checked whenever a game is opened or started; running games go on. At { $threads } active threads, nothing is opened, whatever is set here.
setting-is-games = Only these of my games may be opened here: { $games }. This also holds for **{ button-replay }**; running games go on.
setting-is-games-all = All my games may be opened here.
setting-is-pace = Whoever opens a game and chooses no pace gets **{ $pace }**: { $about }. Every table may choose another one.
setting-is-robots-yes = Robots may sit down before the start of a game.
setting-is-robots-no = No robots sit down before the start of a game; this holds for games that are open now, too. Robots still play on for people who leave or stay away, so that no game dies.
setting-is-ratings-yes = Games on this server may count for ratings.
setting-is-ratings-no = Games on this server do not count for ratings.
setting-is-tidy-leave = Once a game is over, the message where it was opened stays as it is. Threads are never deleted.
setting-is-tidy-fold = A day after a game is over, the message where it was opened becomes one line with the winner and the thread. Threads are never deleted.
setting-is-tidy-delete = A week after a game is over, the message where it was opened is deleted. Threads are never deleted.
setting-is-told-in = Whatever moderators do with games is also told in { $channel }, from the next act on.
setting-is-told-in-none = Whatever moderators do with a game is told only in that game.

## Refusals

refused-only-in-channels = Here games are opened in { $channels } (a setting of this server).
refused-only-nowhere = Here no games can be opened: no channel is left that this server has chosen for them. An admin can choose others with `/saloon set`.
refused-only-by-roles = Here games are opened by { $roles } (a setting of this server). You can join any that is open.
refused-only-by-admins = Here games are opened only by admins (a setting of this server). You can join any that is open.
refused-only-these-games = Here only these games are opened: { $games } (a setting of this server).
refused-too-many-running = { $count ->
    [one] You play one game on this server already, and more are not allowed here (a setting of this server). Finish it first.
   *[other] You play { $count } games on this server already, and more are not allowed here (a setting of this server). Finish one of them first.
}
refused-server-full = { $count ->
    [one] One game is running on this server, and more are not allowed here (a setting of this server). Wait until it is over.
   *[other] { $count } games are running on this server, and more are not allowed here (a setting of this server). Wait until one of them is over.
}
refused-threads-nearly-full = This server has { $count } active threads. From { $most } on no game is opened, because Discord allows only 1,000. Archive some threads first.
refused-no-robots-here = Robots do not sit down here before a game starts (a setting of this server). Invite somebody with `/game invite`.
refused-setting-out-of-bounds = This setting takes a whole number from { $low } to { $high }, or “{ setting-value-default }”.
refused-setting-lists-too-many = You named { $listed }. This setting takes at most { $most }.
refused-setting-empty = Name at least one, or choose one of the suggestions.
refused-setting-no-such-channel = “{ $typed }” is not a text channel that you can see on this server. Type #, and choose one that Discord offers.
refused-setting-no-such-role = “{ $typed }” is not a role of this server. Type its whole name, or choose one of the suggestions.
refused-setting-no-such-game = “{ $typed }” is not one of my games. You can name { $games } here.
refused-setting-no-such-value = “{ $typed }” is not possible here. You can choose: { $values }.
